// Luogu P2599: Only the End Heaps / [ZJOI2009] 取石子游戏：只能从两端的堆取
// https://www.luogu.com.cn/problem/P2599
//
// Input:       the count of cases, then for each case n and the row a of n heaps
// Answer:      1 if the first player wins, else 0; each player in turn takes any positive number of
//              stones from the first or the last heap that is left; a player with no move loses
// Constraints: at most 10 cases; 1 <= n <= 1000, 1 <= a[i] <= 10^9
//
// Rule: wins(row) tells whether the player to move wins:
//   wins(row) = whether !wins(row with fewer stones in its first or its last heap) for some move; an
//     empty heap leaves the row, and wins(no heap) = false
//
// Idea: for a part M of the row, exactly one size of a heap put to its left makes the row lost, L(M),
// and exactly one put to its right, R(M); 0 means no heap. So the first player loses if and only if
// a[1] = L(a[2..n]) for n > 1; one heap is taken whole. A single heap has L = R = its size. For a part
// with one heap x more at its right end, l = L(M) and r = R(M):
//   L(M x) = 0      if x = r
//            x + 1  if l <= x < r
//            x - 1  if r < x <= l
//            x      otherwise
// R is found in the same way from the left end.
//
// Proof: let s(x) be the size to the left of M with which a heap x to its right loses; s(0) = l, and
// L(M x) = s(x). For x >= 1, M x alone is lost only if x = r, so s(r) = 0. Otherwise, moves from y M x
// with y >= 1 change only y or x. So it is lost if and only if y is not s(x') for any x' < x, and no
// smaller y' >= 1 is such a size. So s(x) is the smallest size from 1 on that s(0) = l, s(1), ...,
// s(x-1) have not used. One after another: s(x) = x until l or r is reached. If l comes first, l is
// used, and each s(x) is x + 1 until r, which gets 0. If r comes first, it gets 0, its own size stays
// free, and each s(x) is x - 1 up to l. After both, the sizes 1 to x - 1 are used, and s(x) = x again.
//
// Example: a = [3, 1, 9, 4]
//   parts of 1 heap:  1, 9 and 4 have L = R = 1, 9 and 4
//   1 9:   x = 9 > l = r = 1, so L = 9;  with x = 1 from the left, l = r = 9, so R = 1
//   9 4:   x = 4 < l = r = 9, so L = 4;  with x = 9 from the left, l = r = 4, so R = 9
//   1 9 4: x = 4 with l = 9, r = 1, so L = 4 - 1 = 3, which is a[1]: the first player loses
//
// Time O(n^2), memory O(n).
//
// 思路：区间 DP。对一段 M，在它左边添一堆，恰有一个大小使先手必败，记作 L(M)；在右边添也恰有一个，记
// 作 R(M)；0 表示不添。n > 1 时先手必败当且仅当 a[1] = L(a[2..n])，只有一堆时先手必胜。一堆的 L、R 都
// 等于它自己。在 M 右边多一堆 x 时，设 l = L(M)、r = R(M)：x = r 时 L = 0；l <= x < r 时 L = x + 1；
// r < x <= l 时 L = x - 1；其余 L = x。R 从左边同样求。证明：设右边是 x 时左边必败的大小是 s(x)，
// s(0) = l，s(r) = 0；其余的 s(x) 是从 1 起没有被 s(0)、……、s(x-1) 用过的最小的数（两端都不空时，走
// 一步只改变两端）。逐个看：先到 l，它已经用过，就都多 1，到 r 为止；先到 r，它对应 0，r 这个数空出来，
// 就都少 1，到 l 为止；两个都过了，又是 s(x) = x。按长度滚动，空间 O(n)。

/// Returns 1 if the first player wins, else 0.
fn answer(heaps: &[i32]) -> i32 {
    let Some((&first, others)) = heaps.split_first() else {
        return 0; // no move
    };
    // For each part of the other heaps, the losing sizes at its left and at its right.
    let mut left = others.to_vec();
    let mut right = others.to_vec();
    for length in 1..others.len() {
        // The parts become longer by one heap. The next one still has the old length.
        for start in 0..others.len() - length {
            let (first, last) = (others[start], others[start + length]);
            left[start] = losing_size(last, left[start], right[start]);
            right[start] = losing_size(first, right[start + 1], left[start + 1]);
        }
    }
    i32::from(left.first() != Some(&first))
}

/// Returns the losing size at one end of a part with the heap `heap` at its other end. Without that
/// heap, it is `same`, and the losing size at the other end is `other`.
fn losing_size(heap: i32, same: i32, other: i32) -> i32 {
    if heap == other {
        0
    } else if (same..other).contains(&heap) {
        heap + 1
    } else if (other..=same).contains(&heap) {
        heap - 1
    } else {
        heap
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(answer(&heaps));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    // The first number is the count of cases.
    let mut tokens = input.split_ascii_whitespace().skip(1);
    while let Some(n) = tokens.next() {
        let numbers = tokens.by_ref().take(n.parse()?).map(str::parse);
        let heaps = numbers.collect::<Result<Vec<i32>, _>>()?;
        println!("{}", answer(&heaps));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{answer, losing_size};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(heaps,): (Vec<i32>,)| {
            answer(&heaps)
        });
    }

    #[test]
    fn sizes_are_used_one_after_another() {
        // The losing size for each heap at the other end, from 1 on.
        let sizes = |l, r| [1, 2, 3, 4, 5, 6, 7].map(|heap| losing_size(heap, l, r));
        assert_eq!(sizes(3, 5), [1, 2, 4, 5, 0, 6, 7]);
        assert_eq!(sizes(5, 3), [1, 2, 0, 3, 4, 6, 7]);
        assert_eq!(sizes(3, 3), [1, 2, 0, 4, 5, 6, 7]);
        assert_eq!(sizes(0, 0), [1, 2, 3, 4, 5, 6, 7]);
        for (heaps, expected) in
            [(&[][..], 0), (&[1], 1), (&[1, 1], 0), (&[1, 2, 1], 0), (&[1, 1, 2, 1], 1)]
        {
            assert_eq!(answer(heaps), expected, "{heaps:?}");
        }
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!([losing_size(9, 1, 1), losing_size(1, 9, 9)], [9, 1]);
        assert_eq!([losing_size(4, 9, 9), losing_size(9, 4, 4)], [4, 9]);
        assert_eq!(losing_size(4, 9, 1), 3);
        assert_eq!(answer(&[3, 1, 9, 4]), 0);
        assert_eq!(answer(&[4, 1, 9, 4]), 1);
    }
}
