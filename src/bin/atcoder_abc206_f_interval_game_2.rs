// AtCoder ABC 206 F. Interval Game 2 / 选区间游戏 2
// https://atcoder.jp/contests/abc206/tasks/abc206_f
//
// Input:       the number of cases, then n and n intervals for each case; an interval is a pair l r
//              and has the points x with l <= x < r
// Answer:      Alice if Alice, who begins, wins, else Bob, for each case; each player in turn
//              chooses an interval that has no point in common with one chosen before; a player
//              with no move loses
// Constraints: 1 to 20 cases; 1 <= n <= 100; 1 <= l < r <= 100
//
// Rule: grundy[l][r] is the Grundy number of the game with only the intervals inside [l, r). The
// mex of a set is the smallest non-negative integer that is not in it:
//   grundy[l][r] = mex of grundy[l][a] xor grundy[b][r] over all intervals [a, b), l <= a, b <= r
// Alice wins if and only if grundy[1][100] is not 0.
//
// Idea: choose [a, b) inside [l, r). Every other interval either has a point in common with [a, b)
// or lies inside [l, a) or inside [b, r). The last two kinds have no point in common, so they are
// independent games, and by the Sprague-Grundy theorem the number after the move is the xor of
// theirs. Both stretches are shorter, so the numbers are found from the shortest to the longest.
//
// A player has at most n <= 100 moves, so no Grundy number is larger than 100, and no xor of two is
// larger than 127: the numbers that moves reach are the bits of a u128, and the mex is the number
// of its trailing ones.
//
// Example: intervals [1, 2), [1, 3), [2, 3)
//   grundy[1][2] = grundy[2][3] = mex {0 xor 0} = 1
//   grundy[1][3]: [1, 2) leaves 0 xor 1, [1, 3) leaves 0 xor 0, [2, 3) leaves 1 xor 0
//   grundy[1][3] = mex {1, 0, 1} = 2, so Alice wins: she chooses [1, 3). The others have no number:
//   grundy[1][100] = 2, too.
//
// Time O(C^2 n) for each case, where C = 100. Memory O(C^2).
//
// 思路：grundy[l][r] 是只看 [l, r) 之内的区间时的 SG 值。选了其中的 [a, b)，别的区间要么与它相交，
// 不能再选；要么在 [l, a) 之内，要么在 [b, r) 之内，这两类互不相交，是独立的两个游戏，SG 值异或起
// 来。所以 grundy[l][r] 是所有 grundy[l][a] xor grundy[b][r] 的 mex，从短到长做区间
// DP，grundy[1][100] 不为 0 时 Alice 必胜。区间左闭右开，端点相接不算相交。至多有 100 种走法，SG 值
// 不超过 100，两个的异或不超过 127，所以用一个 u128 记下能到达的数，末尾连续的 1 的个数就是 mex。

/// The largest end of an interval.
const LAST: usize = 100;

fn winner(intervals: &[(usize, usize)]) -> &'static str {
    if grundy(intervals)[1][LAST] == 0 { "Bob" } else { "Alice" }
}

/// Returns the Grundy numbers of all stretches [l, r).
fn grundy(intervals: &[(usize, usize)]) -> Vec<Vec<u32>> {
    let mut grundy = vec![vec![0; LAST + 1]; LAST + 1];
    for length in 1..LAST {
        for l in 1..=LAST - length {
            let r = l + length;
            // The numbers that a move leads to, as bits.
            let mut reached = 0_u128;
            for &(a, b) in intervals {
                if l <= a && b <= r {
                    reached |= 1 << (grundy[l][a] ^ grundy[b][r]);
                }
            }
            grundy[l][r] = reached.trailing_ones();
        }
    }
    grundy
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&intervals));

#[cfg(not(feature = "local"))]
fn main() {
    use proconio::input;

    input! {
        t: usize,
        cases: [[(usize, usize)]; t],
    }
    for intervals in cases {
        println!("{}", winner(&intervals));
    }
}

#[cfg(test)]
mod tests {
    use super::{LAST, grundy, winner};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(
            env!("CARGO_BIN_NAME"),
            |(intervals,): (Vec<(usize, usize)>,)| winner(&intervals),
        );
    }

    #[test]
    fn the_example_is_right() {
        let grundy = grundy(&[(1, 2), (1, 3), (2, 3)]);
        assert_eq!([grundy[1][2], grundy[2][3], grundy[1][3]], [1, 1, 2]);
        assert_eq!(grundy[1][LAST], 2);
        assert_eq!(winner(&[(1, 2), (1, 3), (2, 3)]), "Alice");
    }

    #[test]
    fn intervals_that_touch_do_not_meet() {
        assert_eq!(winner(&[(1, 2), (2, 3)]), "Bob");
        assert_eq!(winner(&[(1, 3), (2, 4)]), "Alice");
        assert_eq!(winner(&[(99, 100), (1, 2)]), "Bob");
    }

    /// Unit intervals are games of their own; those that join two of them are Dawson's Kayles.
    #[test]
    fn known_games_are_intervals() {
        let units: Vec<_> = (1..LAST).map(|l| (l, l + 1)).collect();
        assert_eq!(grundy(&units)[1][LAST], 1);
        let pairs: Vec<_> = (1..LAST - 1).map(|l| (l, l + 2)).collect();
        let numbers = grundy(&pairs);
        let dawson: Vec<_> = (1..=15).map(|r| numbers[1][r]).collect();
        assert_eq!(dawson, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4]);
    }
}
