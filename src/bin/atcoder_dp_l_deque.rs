// AtCoder Educational DP Contest L. Deque / 双端队列：先手和后手的得分之差
// https://atcoder.jp/contests/dp/tasks/dp_l
//
// Input:       n, then a, a row of n numbers; each player in turn takes a number from either end
// Answer:      the first player's score minus the second's. CSES 1097 asks for the first player's
//              score, (total + lead) / 2; Luogu P2734 (USACO "A Game") asks for both scores
// Constraints: 1 to 3000 numbers from 1 to 10^9
//
// Rule: the lead is the score of the player to move minus the opponent's score.
//   lead(row) = max(first - lead(row without first), last - lead(row without last))
//   lead(empty row) = 0
//
// Idea: the problem asks only for the lead, so one table of leads is enough, in O(n^2). The fold
// needs no table: replace three neighbors a <= b >= c (a peak) with a - b + c until no peak is
// left. The lead stays the same. Then both players always take the larger end, and taking the same
// end of the given row is a best first move. A stack finds the peaks: each new number is folded
// with the two on top of the stack as long as the three form a peak.
// Proof and picture: docs/take-from-either-end.md
//
// Example: a = [4, 2, 9, 7, 1, 5]
//   4 2 9 7 1 5  the peak 2 9 7 folds into 2 - 9 + 7 = 0
//   4 0 1 5      no peak is left, so both players take the larger end
//   5 - 4 + 1 - 0 = 2
//
// Time O(n), memory O(n).
//
// 思路：题目只问先手与后手的得分之差，所以区间 DP 只记分差，O(n²)；用折叠则连表都不用，O(n)：用栈反
// 复把相邻的 a <= b >= c 折叠成 a - b + c（题解里多叫“合并”或“打包”），分差不变；折叠到底，双方每次
// 都拿两端中较大的数，它在哪一端，原来的序列第一步也就取哪一端。证明见
// docs/take-from-either-end.zh-CN.md。洛谷有同一题：AT_dp_l。

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
two_player_games::answer!(first_player_lead(&a));

#[cfg(not(feature = "local"))]
fn main() {
    use proconio::input;

    input! {
        n: usize,
        a: [i32; n],
    }
    println!("{}", first_player_lead(&a));
}

#[cfg(test)]
mod tests {
    use super::first_player_lead;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a,): (Vec<i32>,)| {
            first_player_lead(&a)
        });
    }

    #[test]
    fn the_example_is_right() {
        for row in [&[4, 2, 9, 7, 1, 5][..], &[4, 0, 1, 5]] {
            assert_eq!(first_player_lead(row), 2, "{row:?}");
        }
    }
}
