// CSES 1097: Removal Game / 从两端取数：先手的最大得分
// https://cses.fi/problemset/task/1097
//
// Input:       n, then the row x of n numbers; each player in turn takes a number from either end
// Answer:      the first player's score with optimal play
// Constraints: 1 to 5000 numbers from -10^9 to 10^9
//
// Rule: the lead is the score of the player to move minus the opponent's score.
//   lead(row) = max(first - lead(row without first), last - lead(row without last))
//   lead(empty row) = 0
//
// Idea: the two scores add up to the total and differ by the lead, so the first player's score is
// (total + lead) / 2. The fold gives the lead in one pass with a stack: replace three neighbors
// a <= b >= c (a peak) with a - b + c until no peak is left. The lead stays the same, for negative
// numbers too. Then both players always take the larger end, and taking the same end of the given
// row is a best first move. AtCoder EDPC L asks for the lead of the same game.
// Proof and picture: docs/take-from-either-end.md
//
// Example: x = [4, 5, 1, 3]
//   4 5 1 3  the peak 4 5 1 folds into 4 - 5 + 1 = 0
//   0 3      no peak is left, so both players take the larger end
//   3 - 0 = 3, the lead of the first player, and the total is 13
//   (13 + 3) / 2 = 8
//
// Time O(n), memory O(n).
//
// 思路：两人得分之和是总分，差是分差，所以先手的得分是 (总分 + 分差) / 2。常规做法是分差的区间 DP，
// O(n²)；分差可以 O(n) 求出：用栈反复把相邻的 a <= b >= c 折叠成 a - b + c（题解里多叫“合并”或
// “打包”），分差不变，有负数也成立；折叠到底，双方每次都拿两端中较大的数，它在哪一端，原来的序列
// 第一步也就取哪一端。证明见 docs/take-from-either-end.zh-CN.md。数有负的，得分也可能为负，求最大值
// 不能从 0 开始；5000 个数的和超过 32 位，要用 64 位整数。AtCoder EDPC L 是同一个游戏，问的是分差。

/// Returns the first player's score.
fn first_player_score(numbers: &[i32]) -> i64 {
    let total: i64 = numbers.iter().map(|&number| i64::from(number)).sum();
    let second = (total - first_player_lead(numbers)) / 2;
    total - second
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
two_player_games::answer!(first_player_score(&x));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    // The first number is the length of the row.
    let numbers = input.split_ascii_whitespace().skip(1).map(str::parse);
    println!("{}", first_player_score(&numbers.collect::<Result<Vec<i32>, _>>()?));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{first_player_lead, first_player_score};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(x,): (Vec<i32>,)| {
            first_player_score(&x)
        });
    }

    #[test]
    fn scores_may_be_negative_and_large() {
        assert_eq!(first_player_score(&[-7]), -7);
        assert_eq!(first_player_score(&[-3, -5, -1]), -6);
        assert_eq!(first_player_score(&vec![-1_000_000_000; 5000]), -2_500_000_000_000);
        assert_eq!(first_player_score(&vec![1_000_000_000; 4999]), 2_500_000_000_000);
    }

    #[test]
    fn the_example_is_right() {
        let numbers = [4, 5, 1, 3];
        for row in [&numbers[..], &[0, 3]] {
            assert_eq!(first_player_lead(row), 3, "{row:?}");
        }
        assert_eq!(numbers.iter().sum::<i32>(), 13);
        assert_eq!(first_player_score(&numbers), 8);
    }
}
