// 292. Nim Game / Nim 游戏
// https://leetcode.com/problems/nim-game/
// https://leetcode.cn/problems/nim-game/
//
// Input:       n, the number of stones
// Answer:      true if the first player wins; each player in turn takes 1, 2 or 3 stones; the
//              player who takes the last stone wins
// Constraints: 1 <= n <= 2^31 - 1
//
// Rule: wins[n] tells whether the player to move wins with n stones; a player with no move loses:
//   wins[0] = false
//   wins[n] = !wins[n-1] || !wins[n-2] || !wins[n-3], without the terms below wins[0]
//
// Idea: this is Bachet's game. Multiples of 4 are losing positions: the opponent answers 1, 2 or 3
// stones with 3, 2 or 1. Together that is 4, so a multiple of 4 is left again. In the end no stone
// is left, and the player has no move. From every other position the player takes n % 4 stones,
// which leaves the opponent a multiple of 4.
//
// Example: W: the player to move wins, L: loses; take: the moves that win
//     n    0    1    2    3    4    5    6    7    8    9   10   11   12
//          L    W    W    W    L    W    W    W    L    W    W    W    L
//  take         1    2    3         1    2    3         1    2    3
//
// Time O(1), memory O(1).
//
// 思路：这就是巴什博弈，每次至多拿 3 颗。石子数是 4 的倍数时先手必败：先手拿 1、2、3 颗，后手就拿
// 3、2、1 颗，两人合起来拿 4 颗，剩下的仍是 4 的倍数，最后轮到先手时已经没有石子了。否则先手必胜：
// 拿走 n % 4 颗，把 4 的倍数留给对手。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::can_win_nim(n));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n,)| {
            Solution::can_win_nim(n)
        });
    }

    #[test]
    fn the_example_is_right() {
        let winning_moves = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0];
        for (n, stones) in (0..).zip(winning_moves) {
            assert_eq!(Solution::can_win_nim(n), stones > 0, "n = {n}");
            let winning = (1..=n.min(3)).filter(|taken| !Solution::can_win_nim(n - taken));
            assert!(winning.eq((stones > 0).then_some(stones)), "n = {n}");
        }
    }
}
