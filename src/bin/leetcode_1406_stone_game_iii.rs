// 1406. Stone Game III / 石子游戏 III
// https://leetcode.com/problems/stone-game-iii/
// https://leetcode.cn/problems/stone-game-iii/
//
// Input:  stoneValue, a row of values
// Answer: Alice, who begins, Bob or Tie: who scores more; each in turn takes the first 1, 2 or 3 values that are left
// Limits: 1 to 5 * 10^4 values from -1000 to 1000
//
// Idea: who is to move shares what is left with the other, so the best score is the sum of what is left minus the least
// that the other can be left with: the other's best score after 1, 2 or 3 values. From the back, three scores are enough.
// Behind the end they are 0: taking more than there is is taking all.
//
// Time O(n), memory O(1).

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let winner = match alice_minus_bob(&stone_value) {
            1.. => "Alice",
            0 => "Tie",
            _ => "Bob",
        };
        winner.to_string()
    }
}

/// Alice's score minus Bob's.
fn alice_minus_bob(values: &[i32]) -> i64 {
    let mut total = 0; // of the values so far
    // The best scores from the next value on, from the one after it, and from the third.
    let mut scores = [0; 3];
    for &value in values.iter().rev() {
        total += i64::from(value);
        let [next, second, third] = scores;
        scores = [total - next.min(second.min(third)), next, second];
    }
    let [score, ..] = scores;
    score - (total - score)
}

#[cfg(feature = "local")]
fn main() -> std::process::ExitCode {
    let source = include_str!("leetcode_1406_stone_game_iii.rs");
    two_player_games::answer_cases("leetcode_1406_stone_game_iii", source, |stone_value| {
        Ok(Solution::stone_game_iii(stone_value))
    })
}

#[cfg(test)]
mod tests {
    use super::{Solution, alice_minus_bob};
    use two_player_games::reference;

    #[test]
    fn plays_as_the_rules_say() {
        for values in reference::all_rows(8, &[-1, 0, 2]).chain(reference::all_rows(6, &[-3, -1, 0, 1, 2])) {
            assert_eq!(alice_minus_bob(&values), reference::stone_game_iii_lead(&values), "{values:?}");
        }
    }

    #[test]
    fn named_cases() {
        for (values, winner, catches) in [
            (vec![1, 2, 3, 7], "Bob", "as many values as possible"),
            (vec![1, 2, 3, -9], "Alice", "one value at a time"),
            (vec![1, 2, 3, 6], "Tie", "two values at most"),
            (vec![-1], "Bob", "a best score that starts from 0"),
            (vec![-1, -2], "Alice", "a best score that starts from 0"),
            (vec![-1, -2, -3], "Tie", "a best score that starts from 0"),
            (vec![], "Tie", "no value to start from"),
            (vec![i32::MAX; 4], "Alice", "sums of 32 bits"),
        ] {
            assert_eq!(Solution::stone_game_iii(values), winner, "{catches}");
        }
    }
}
