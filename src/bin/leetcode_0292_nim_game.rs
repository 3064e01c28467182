// 292. Nim Game / Nim 游戏
// https://leetcode.com/problems/nim-game/
// https://leetcode.cn/problems/nim-game/
//
// Input:  n, the stones on the heap
// Answer: true if the player to move wins, who may take 1, 2 or 3 stones at a time; the last stone wins
// Limits: 1 <= n <= 2^31 - 1
//
// Idea: whoever faces a multiple of 4 loses. Whatever they take, 1, 2 or 3, the other takes the rest of 4, and so
// faces no multiple of 4 before the last stone is gone. From any other heap, 1, 2 or 3 stones lead to a multiple of 4.
//
// Time O(1), memory O(1).

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}

#[cfg(feature = "local")]
fn main() -> std::process::ExitCode {
    let source = include_str!("leetcode_0292_nim_game.rs");
    two_player_games::answer_cases("leetcode_0292_nim_game", source, |n| Ok(Solution::can_win_nim(n)))
}

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        let mut player = two_player_games::reference::nim_game();
        for n in 1..=500 {
            assert_eq!(Solution::can_win_nim(n), player.wins(n), "n = {n}");
        }
    }

    #[test]
    fn largest_heaps() {
        assert!(Solution::can_win_nim(i32::MAX));
        assert!(!Solution::can_win_nim(i32::MAX - 3));
    }
}
