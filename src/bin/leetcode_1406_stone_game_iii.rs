// 1406. Stone Game III / 石子游戏 III
// https://leetcode.com/problems/stone-game-iii/
// https://leetcode.cn/problems/stone-game-iii/
//
// Input:       stoneValue, a row of values
// Answer:      Alice (who begins) or Bob, whoever scores more, or Tie; each player in turn takes
//              the first 1, 2 or 3 values that are left
// Constraints: 1 to 5 * 10^4 values from -1000 to 1000
//
// Rule: best[i] is the best score of the player to move if the values from i on are left; rest[i]
// is the sum of these values:
//   best[i] = rest[i] - min(best[i+1], best[i+2], best[i+3])
// Past the end best is 0, so taking more values than are left counts as taking them all.
//
// Idea: in this zero-sum game the two players share what is left, so each player scores what the
// opponent does not. Take 1, 2 or 3 values such that the opponent's best score after that is as
// small as possible. From the back, only the last three best scores are needed, not the whole
// table.
// Picture: docs/in-one-picture.md
//
// Example: stoneValue = [1, 2, 3, 7]
//   i  value  rest[i]  best[i]
//   3      7        7  7 - min(0, 0, 0) = 7
//   2      3       10  10 - min(7, 0, 0) = 10
//   1      2       12  12 - min(10, 7, 0) = 12
//   0      1       13  13 - min(12, 10, 7) = 6
//   Alice scores 6, Bob 13 - 6 = 7, so the answer is Bob
//
// Time O(n), memory O(1).
//
// 思路：这是零和游戏：剩下的总分由两人瓜分，对手少得一分，自己就多得一分。从后往前递推，best[i] 表
// 示从第 i 个数开始，当前玩家最多能得多少分，rest[i] 是后缀和。取走 1、2 或 3 个数后轮到对手，所以
// best[i] = rest[i] - min(best[i+1], best[i+2], best[i+3])；越过末尾的 best 都是 0，相当于全部取
// 完。每一步只用到后面三个值，用滚动变量保存即可，空间 O(1)；最后比较 best[0] 与
// rest[0] - best[0]。图见 docs/in-one-picture.zh-CN.md。

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

/// Returns Alice's score minus Bob's.
fn alice_minus_bob(values: &[i32]) -> i64 {
    // The sum of the values from the last one to the current one.
    let mut total = 0;
    // best[i+1], best[i+2] and best[i+3], where i is the index of the current value.
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
two_player_games::answer!(Solution::stone_game_iii(stone_value));

#[cfg(test)]
mod tests {
    use super::{Solution, alice_minus_bob};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(values,)| {
            Solution::stone_game_iii(values)
        });
    }

    #[test]
    fn local_sums_need_more_than_32_bits() {
        assert_eq!(Solution::stone_game_iii(vec![i32::MAX; 4]), "Alice");
    }

    #[test]
    fn the_example_is_right() {
        let values = [1, 2, 3, 7];
        for (i, rest, best) in [(3, 7, 7), (2, 10, 10), (1, 12, 12), (0, 13, 6)] {
            assert_eq!(values[i..].iter().sum::<i32>(), rest, "i = {i}");
            // Bob scores what Alice does not.
            let bob = i64::from(rest) - best;
            assert_eq!(alice_minus_bob(&values[i..]), best - bob, "i = {i}");
        }
        assert_eq!(Solution::stone_game_iii(values.to_vec()), "Bob");
    }
}
