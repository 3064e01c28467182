// 1025. Divisor Game / 除数博弈
// https://leetcode.com/problems/divisor-game/
// https://leetcode.cn/problems/divisor-game/
//
// Input:       n, the number on the blackboard
// Answer:      true if the first player wins; each player in turn replaces n with n - x, where
//              0 < x < n and x divides n; a player with no move loses
// Constraints: 1 <= n <= 1000
//
// Rule: wins[n] tells whether the player to move wins with n on the blackboard:
//   wins[1] = false
//   wins[n] = whether !wins[n-x] for some x < n that divides n
//
// Idea: the game is impartial (both players have the same moves), so each number is either winning
// or losing for the player to move. Odd numbers are losing, even numbers are winning:
// - Odd: its divisors are odd, and odd minus odd is even, so every move leaves an even number.
// - Even: the player subtracts 1, which leaves the opponent an odd number every time, and in the
//   end 1, from which there is no move.
//
// Example: W: the player to move wins, L: loses; x: the moves that win
//     n    1    2    3    4    5    6    7    8    9   10   11   12
//          L    W    L    W    L    W    L    W    L    W    L    W
//     x         1         1       1,3         1       1,5       1,3
//
// Time O(1), memory O(1).
//
// 思路：这是公平组合游戏，每个数不是必胜态就是必败态；这里看奇偶就够了：奇数是必败态，偶数是必胜
// 态。奇数的约数都是奇数，奇数减奇数得偶数，所以面对奇数只能把偶数留给对手；面对偶数只要减 1，就把
// 奇数留给对手。数越来越小，总是面对奇数的一方最后面对 1，无法操作。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        n % 2 == 0
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::divisor_game(n));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n,)| {
            Solution::divisor_game(n)
        });
    }

    #[test]
    fn largest_numbers() {
        assert!(!Solution::divisor_game(i32::MAX));
        assert!(Solution::divisor_game(i32::MAX - 1));
    }

    #[test]
    fn the_example_is_right() {
        let winning_moves = ["", "1", "", "1", "", "1,3", "", "1", "", "1,5", "", "1,3"];
        for (n, moves) in (1..).zip(winning_moves) {
            let divisors = (1..n).filter(|x| n % x == 0);
            let winning = divisors.filter(|x| !Solution::divisor_game(n - x));
            let written: Vec<String> = winning.map(|x| x.to_string()).collect();
            assert_eq!(written.join(","), moves, "n = {n}");
            assert_eq!(Solution::divisor_game(n), !moves.is_empty(), "n = {n}");
        }
    }
}
