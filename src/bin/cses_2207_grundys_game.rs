// CSES 2207: Grundy's Game / Grundy 游戏：把一堆分成大小不同的两堆
// https://cses.fi/problemset/task/2207
//
// Input:       the count of cases, then n for each case, the number of coins in the only heap
// Answer:      first if the first player wins, else second; each player in turn splits one heap
//              into two nonempty heaps of different sizes; a player with no move loses
// Constraints: at most 10^5 cases, 1 <= n <= 10^6
//
// Rule: grundy[n] is the Grundy number of a heap of n coins. The mex of a set is the smallest
// non-negative integer that is not in it:
//   grundy[n] = mex of grundy[i] xor grundy[n-i] for 1 <= i < n - i
//   so grundy[1] = grundy[2] = 0, as there is no move
//
// Idea: the two parts of a heap are independent games, so by the Sprague-Grundy theorem the Grundy
// number after a split is the xor of theirs, hence the rule. A heap loses if its Grundy number is
// 0. Up to 10^6 this holds for just 41 sizes, the largest of which is 1222, so a list of these
// sizes answers every case. They come from the rule, in O(1222^2) steps, and a test computes them
// again.
//
// That no larger size up to 10^6 loses takes more than the rule, which needs O(n^2) steps, but was
// checked, even up to 2^35 (A. Flammenkamp): most Grundy numbers have a bit pattern that the xor
// preserves, and the few exceptions, 1273 from 1 to 10^6, suffice to find each mex. Whether the
// list is complete, and whether the Grundy numbers become periodic, is an open question.
//
// Example: n = 8
//   n          1  2  3  4  5  6  7  8
//   grundy[n]  0  0  1  0  2  1  0  2
//   8 = 1 + 7  0 xor 0 = 0
//   8 = 2 + 6  0 xor 1 = 1
//   8 = 3 + 5  1 xor 2 = 3
//   grundy[8] = mex {0, 1, 3} = 2, so the answer is first: 1 + 7 is the winning split.
//
// Time O(1) per case: a binary search in 41 sizes. Memory O(1).
//
// 思路：把一堆分成两堆，就成了两个独立的游戏，所以 SG 值 grundy[n] 是所有 grundy[i] xor grundy[n-i]
// （1 <= i < n - i）的 mex，为 0 时先手必败。直接递推是 O(n²)，n 到 10^6 会超时；先打表找规律：10^6
// 以内必败的大小只有 41 个，最大的是 1222，所以把它们列成表，每组数据查表即可（或者只递推到 1222，
// 更大的都是先手必胜）。1222 以后直到 2^35 都没有必败的大小，这是用计算机验证的（Flammenkamp）：绝
// 大多数 SG 值的二进制有一种异或后保持的特征，例外很少（1 到 10^6 有 1273 个），求 mex 只需枚举例外。
// SG 值是否最终有周期、1222 是不是最后一个必败的大小，至今没有证明。注意不能分成相等的两堆。

/// The sizes of all losing heaps up to 2^35.
const LOSING: [i32; 41] = [
    1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359,
    362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222,
];

/// Returns who wins: `first` or `second`.
fn winner(n: i32) -> &'static str {
    if LOSING.binary_search(&n).is_err() { "first" } else { "second" }
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(n));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut output = String::new();
    // The first number is the count of cases.
    for n in input.split_ascii_whitespace().skip(1) {
        output += winner(n.parse()?);
        output.push('\n');
    }
    print!("{output}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{LOSING, winner};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n,): (i32,)| winner(n));
    }

    /// Returns the Grundy numbers of the heaps that are smaller than `count`.
    fn grundy_numbers(count: usize) -> Vec<usize> {
        let mut grundy: Vec<usize> = Vec::new();
        for heap in 0..count {
            let mut is_reached = vec![false; heap + 1];
            for part in 1..heap.div_ceil(2) {
                let number = grundy[part] ^ grundy[heap - part];
                if let Some(is_reached) = is_reached.get_mut(number) {
                    *is_reached = true;
                }
            }
            let mex = is_reached.iter().position(|&is_reached| !is_reached);
            grundy.push(mex.expect("fewer numbers than splits are reached"));
        }
        grundy
    }

    #[test]
    fn the_list_follows_from_the_rule() {
        let grundy = grundy_numbers(5000);
        let losing = grundy.iter().enumerate().skip(1).filter(|(_, number)| **number == 0);
        let sizes = losing.map(|(size, _)| i32::try_from(size).expect("a small size"));
        assert!(sizes.eq(LOSING));
    }

    #[test]
    fn large_heaps_win() {
        assert_eq!(winner(1222), "second");
        for n in [1221, 1223, 1_000_000, i32::MAX] {
            assert_eq!(winner(n), "first", "{n}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let grundy = grundy_numbers(9);
        assert_eq!(grundy[1..], [0, 0, 1, 0, 2, 1, 0, 2]);
        assert_eq!([1, 2, 3].map(|part| grundy[part] ^ grundy[8 - part]), [0, 1, 3]);
        assert_eq!(winner(8), "first");
    }
}
