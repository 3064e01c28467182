// 1025. Divisor Game / 除数博弈
// https://leetcode.com/problems/divisor-game/
// https://leetcode.cn/problems/divisor-game/
//
// Input:  n, the number on the blackboard
// Answer: true if the first player wins; each in turn replaces n by n - x, for a divisor x < n; who cannot loses
// Limits: 1 <= n <= 1000
//
// Idea: odd numbers lose. All divisors of an odd number are odd, so every move from it leaves an even number; from an even
// number x = 1 leaves an odd one. The numbers fall, and the 1, from which there is no move, is odd.
//
// Time O(1), memory O(1).

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        n % 2 == 0
    }
}

#[cfg(feature = "local")]
fn main() -> std::process::ExitCode {
    let source = include_str!("leetcode_1025_divisor_game.rs");
    two_player_games::answer_cases("leetcode_1025_divisor_game", source, |n| Ok(Solution::divisor_game(n)))
}

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        let mut player = two_player_games::reference::divisor_game();
        for n in 1..=1000 {
            assert_eq!(Solution::divisor_game(n), player.wins(n), "n = {n}");
        }
    }

    #[test]
    fn largest_numbers() {
        assert!(!Solution::divisor_game(i32::MAX));
        assert!(Solution::divisor_game(i32::MAX - 1));
    }
}
