// 294. Flip Game II / 翻转游戏 II
// https://leetcode.com/problems/flip-game-ii/
// https://leetcode.cn/problems/flip-game-ii/
//
// Input:       currentState, a string of + and -
// Answer:      true if the first player wins; each player in turn flips two adjacent + to -; a
//              player with no move loses
// Constraints: 1 to 60 characters, at most 20 + in a row
//
// Rule: grundy[n] is the Grundy number of a run of n +. The mex of a set is the smallest
// non-negative integer that is not in it:
//   grundy[n] = mex of grundy[i] xor grundy[n-2-i] for i from 0 to n - 2
//   grundy[0] = grundy[1] = 0, as there is no move
//
// Idea: a - never changes again, so the runs of + are independent games. By the Sprague-Grundy
// theorem, the first player wins if and only if the xor of their Grundy numbers is not 0. A flip in
// a run of n leaves two runs, of lengths i and n - 2 - i, hence the rule. The game on one run is
// known as Dawson's Kayles. Its Grundy numbers have period 34: grundy[n+34] = grundy[n] for
// n >= 53. So the first 53 + 34 numbers suffice for runs of any length.
//
// Proof of the period: by the theorem of Guy and Smith it holds for all n >= 53 if it holds for
// 53 <= n < 2 * 53 + 34 + 2 = 142, which a test checks. Their proof is by induction: let n >= 142,
// and assume that the period holds from 53 up to n - 1.
// - A flip in a run of n + 34 leaves i <= j with i + j = n + 32 >= 174, so j >= 87. As
//   53 <= j - 34 < n, grundy[j] = grundy[j-34], and a flip in a run of n can leave i and j - 34.
// - A flip in a run of n leaves i <= j with i + j = n - 2 >= 140, so 53 <= j < n. Therefore
//   grundy[j+34] = grundy[j], and a flip in a run of n + 34 can leave i and j + 34.
// So flips in the two runs lead to the same Grundy numbers, and the runs have the same mex.
//
// Example: currentState = "++++-+++"
//   A flip in ++++ leaves ++ on one side, with grundy[0] xor grundy[2] = 1, or + on both sides,
//   with grundy[1] xor grundy[1] = 0. So grundy[4] = mex {1, 0} = 2.
//   n           0  1  2  3  4  5  6  7  8  9
//   grundy[n]   0  0  1  1  2  0  3  1  1  0
//   grundy[4] xor grundy[3] = 2 xor 1 = 3, so the first player wins by leaving "--++-+++", where
//   grundy[2] xor grundy[3] = 1 xor 1 = 0. Now each run has room for one flip: the second player
//   makes one of the two flips, and the first player makes the last one.
//
// Time O(n): the table takes a constant number of steps. Memory O(1).
//
// 思路：减号不会再变，所以各段连续的加号互不影响，是几个独立的公平组合游戏。由 Sprague-Grundy 定
// 理，各段 SG 值的异或和不为 0 时先手必胜，否则必败。在长为 n 的一段里翻转，剩下长为 i 和 n - 2 - i
// 的两段，所以 SG 值是所有 grundy[i] xor grundy[n-2-i] 的 mex。一段的游戏叫做 Dawson's Kayles，SG
// 值从 53 起有周期 34：n >= 53 时 grundy[n+34] = grundy[n]，所以只要算前 87 项，一段再长也够用。周
// 期的证明用 Guy-Smith 定理：只需验证 53 <= n < 2 * 53 + 34 + 2 = 142（测试里有），其余用归纳法。设
// n >= 142，且 53 到 n - 1 都成立。在长为 n + 34 的一段里翻转，剩下 i <= j，i + j = n + 32 >= 174，
// 所以 j >= 87，53 <= j - 34 < n，由归纳假设 grundy[j] = grundy[j-34]，而长为 n 的一段可以翻成 i 和
// j - 34。反过来，在长为 n 的一段里翻转，剩下 i <= j，i + j = n - 2 >= 140，所以 53 <= j < n，由归
// 纳假设 grundy[j+34] = grundy[j]，而长为 n + 34 的一段可以翻成 i 和 j + 34。两种长度能走到的 SG 值
// 完全相同，所以 mex 也相同。

#[cfg(feature = "local")]
struct Solution;

/// Length of a run from which on the Grundy numbers repeat.
const PERIODIC_FROM: usize = 53;
/// Number of lengths after which the Grundy numbers repeat.
const PERIOD: usize = 34;

impl Solution {
    pub fn can_win(current_state: String) -> bool {
        let grundy = grundy_numbers(PERIODIC_FROM + PERIOD);
        let runs = current_state.split('-').map(str::len);
        let xor = runs.fold(0, |xor, run| {
            let periods = run.saturating_sub(PERIODIC_FROM) / PERIOD;
            xor ^ grundy[run - periods * PERIOD]
        });
        xor != 0
    }
}

/// Returns the Grundy numbers of the runs that are shorter than `count`.
fn grundy_numbers(count: usize) -> Vec<u32> {
    let mut grundy: Vec<u32> = Vec::new();
    for run in 0..count {
        // Bit i: whether a flip leads to the Grundy number i.
        let mut reached: u32 = 0;
        for left in 0..run.saturating_sub(1) {
            reached |= 1 << (grundy[left] ^ grundy[run - 2 - left]);
        }
        grundy.push(reached.trailing_ones());
    }
    grundy
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::can_win(current_state));

#[cfg(test)]
mod tests {
    use super::{PERIOD, PERIODIC_FROM, Solution, grundy_numbers};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(current_state,)| {
            Solution::can_win(current_state)
        });
    }

    /// Performs the finite check that the theorem of Guy and Smith requires, in which 2 stands for
    /// the two + that a move removes.
    #[test]
    fn the_period_is_proved() {
        let checked = PERIODIC_FROM..2 * PERIODIC_FROM + PERIOD + 2;
        assert_eq!(checked, 53..142);
        let grundy = grundy_numbers(checked.end + PERIOD);
        for run in checked {
            assert_eq!(grundy[run], grundy[run + PERIOD], "{run}");
        }
        assert_ne!(grundy[52], grundy[52 + PERIOD]);
    }

    #[test]
    fn runs_of_any_length_are_answered() {
        let grundy = grundy_numbers(600);
        for (run, number) in grundy.into_iter().enumerate() {
            let state = "+".repeat(run);
            assert_eq!(Solution::can_win(state.clone()), number != 0, "{run}");
            assert!(!Solution::can_win(format!("{state}-{state}")), "{run}");
        }
        let period = "+".repeat(PERIOD * 30_000);
        let losing = "+".repeat(PERIODIC_FROM + 2);
        assert!(!Solution::can_win(format!("{period}{losing}")));
        assert!(Solution::can_win(format!("{period}{losing}+")));
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!(grundy_numbers(10), [0, 0, 1, 1, 2, 0, 3, 1, 1, 0]);
        let wins = |state: &str| Solution::can_win(state.to_owned());
        assert!(wins("++++-+++"));
        assert!(!wins("--++-+++"));
        let after_each_reply = ["-----+++", "--++---+", "--++-+--"];
        assert!(after_each_reply.into_iter().all(wins));
    }
}
