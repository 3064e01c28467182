// 1690. Stone Game VII / 石子游戏 VII
// https://leetcode.com/problems/stone-game-vii/
// https://leetcode.cn/problems/stone-game-vii/
//
// Input:       stones, a row of values; Alice, who begins, and Bob in turn remove a stone from
//              either end and score the sum of the stones that remain
// Answer:      Alice's score minus Bob's
// Constraints: 2 to 1000 stones from 1 to 1000
//
// Rule: the lead is the score of the player to move minus the opponent's score.
//   lead(row) = max(sum(rest) - lead(rest)), where rest is the row without its first or last stone
//   lead(empty row) = 0
//
// Idea: let R1, R2, R3, ... be the sums that remain after the moves. Alice's lead is
// R1 - R2 + R3 - R4 + ..., where R1 - R2 is the first stone that Bob removes, R3 - R4 the second
// one, and so on: her lead is the sum of the stones that Bob removes. Let A be the sum of the
// stones that Alice removes, and B that of Bob's. As A + B is the total, B = (total - (A - B)) / 2.
// So Alice wants A - B to be small, and Bob wants it to be large. That is the game of taking
// numbers from either end of the negated row, in which Alice's lead is B - A:
//   lead = (total + lead of that game) / 2
// The fold finds the lead of that game in linear time: replace three neighbors a <= b >= c (a peak)
// with a - b + c until no peak is left. Then both players always take the larger end, and removing
// the stone at the same end of the given row is a best first move in this game too.
// Proof and picture: docs/take-from-either-end.md
//
// Example: stones = [5, 3, 1, 4, 2]
//   -5 -3 -1 -4 -2  the negated row; the peak -3 -1 -4 folds into -3 - (-1) + (-4) = -6
//   -5 -6 -2        no peak is left, so both players take the larger end
//   -2 - (-5) + (-6) = -3, and the total is 15
//   (15 + (-3)) / 2 = 6
//
// Time O(n), memory O(n).
//
// 思路：区间 DP 要 O(n²)，其实可以化成“从两端取数”的博弈，做到 O(n)。设每次操作后剩余石子之和依次为
// R1、R2、R3……，分差就是 R1 - R2 + R3 - R4 + ……，其中 R1 - R2 是 Bob 第一次移除的石子，R3 - R4 是他
// 第二次移除的，依此类推，所以分差等于 Bob 移除的石子之和。设 Alice、Bob 移除的石子之和分别是 A、
// B，总和是 S = A + B，则 B = (S + (B - A)) / 2。双方都想让自己移除的石子之和小一些，把每个数取相反
// 数，就化成了轮流从两端取数、比谁得分多的博弈，其中 Alice 的分差就是 B - A。用栈反复把相邻的
// a <= b >= c 折叠成 a - b + c，分差不变；折叠到底，双方每次都拿两端中较大的数，它在哪一端，第一步
// 也就取哪一端。证明见 docs/take-from-either-end.zh-CN.md。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        let total: i64 = stones.iter().map(|&stone| i64::from(stone)).sum();
        let negated: Vec<i32> = stones.iter().map(|stone| -stone).collect();
        // The sum of the stones that Alice removes minus the sum of those that Bob removes.
        let difference = -first_player_lead(&negated);
        let lead = (total - difference) / 2;
        i32::try_from(lead).expect("the sum of the stones that Bob removes")
    }
}

/// Returns the first player's score minus the second's.
fn first_player_lead(row: &[i32]) -> i64 {
    // The row so far, with all its peaks folded.
    let mut valley: Vec<i64> = Vec::with_capacity(row.len());
    for &value in row {
        let mut right = i64::from(value);
        while let [.., left, peak] = valley[..] {
            if peak < left || peak < right {
                break;
            }
            valley.truncate(valley.len() - 2);
            right += left - peak;
        }
        valley.push(right);
    }

    let mut lead = 0;
    let mut sign = 1;
    let mut rest = &valley[..];
    while let (Some(&first), Some(&last)) = (rest.first(), rest.last()) {
        lead += sign * first.max(last);
        sign = -sign;
        rest = if first > last { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    lead
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::stone_game_vii(stones));

#[cfg(test)]
mod tests {
    use super::{Solution, first_player_lead};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(stones,)| {
            Solution::stone_game_vii(stones)
        });
    }

    #[test]
    fn the_example_is_right() {
        let stones = [5, 3, 1, 4, 2];
        for row in [stones.map(|stone: i32| -stone).as_slice(), &[-5, -6, -2]] {
            assert_eq!(first_player_lead(row), -3, "{row:?}");
        }
        assert_eq!(stones.iter().sum::<i32>(), 15);
        assert_eq!(Solution::stone_game_vii(stones.to_vec()), 6);
    }
}
