// Nowcoder: Card Game / 排成一条线的纸牌博弈问题
// https://www.nowcoder.com/practice/19c98d950b3347d19f991d10bde12288
// 纸牌博弈 is the same game as a function, cardGame(A, n), and does not accept this file
//
// Input:       n, then arr, a row of n cards; each player in turn takes a card from either end
// Answer:      the larger of the two final scores
// Constraints: 1 to 5000 cards from 1 to 10^5; 纸牌博弈: 1 to 300 cards from 1 to 1000
//
// Rule: the lead is the score of the player to move minus the opponent's score.
//   lead(row) = max(first - lead(row without first), last - lead(row without last))
//   lead(empty row) = 0
//
// Idea: the two scores add up to the total and differ by the lead, so they are (total + lead) / 2
// and (total - lead) / 2. The fold gives the lead in one pass with a stack: replace three neighbors
// a <= b >= c (a peak) with a - b + c until no peak is left. The lead stays the same. Then both
// players always take the larger end, and taking the same end of the given row is a best first
// move.
// Proof and picture: docs/take-from-either-end.md
//
// Example: arr = [1, 2, 100, 4]
//   1 2 100 4  the peak 2 100 4 folds into 2 - 100 + 4 = -94
//   1 -94      no peak is left, so both players take the larger end
//   1 - (-94) = 95, the lead of the first player, and the total is 107
//   (107 + 95) / 2 and (107 - 95) / 2 are the scores, so 101
//
// Time O(n), memory O(n).
//
// 思路：两人得分之和是总分，所以只要求出分差，就能由和与差算出两人的得分，取较大者。常见解法是先手
// 函数和后手函数各填一张表（左程云的书中记作 f 和 s，课上记作 f 和 g），时间和空间都是 O(n²)，而分
// 差只要一个函数（从两个函数到折叠的每一步，见 docs/from-recursion-to-the-fold.zh-CN.md），并且可以
// O(n) 求出：用栈反复把相邻的 a <= b >= c 折叠成 a - b + c（题解里多叫“合并”或“打包”），分差不变；
// 折叠到底，双方每次都拿两端中较大的一张，它在哪一端，原来的序列第一步也就取哪一端。证明见
// docs/take-from-either-end.zh-CN.md。洛谷 P2734 要输出两人的得分，做法相同。

/// Returns the larger of the two final scores.
fn larger_score(cards: &[i32]) -> i64 {
    let total: i64 = cards.iter().map(|&card| i64::from(card)).sum();
    let smaller = (total - first_player_lead(cards).abs()) / 2;
    total - smaller
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
two_player_games::answer!(larger_score(&arr));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(token) = tokens.next() {
        let n = token.parse()?;
        let numbers = tokens.by_ref().take(n).map(str::parse);
        let cards = numbers.collect::<Result<Vec<i32>, _>>()?;
        if cards.len() < n {
            return Err("the row has fewer numbers than the given length".into());
        }
        println!("{}", larger_score(&cards));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{first_player_lead, larger_score};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(arr,): (Vec<i32>,)| {
            larger_score(&arr)
        });
    }

    #[test]
    fn the_example_is_right() {
        let cards = [1, 2, 100, 4];
        for row in [&cards[..], &[1, -94]] {
            assert_eq!(first_player_lead(row), 95, "{row:?}");
        }
        let (score, other) = (101, 6);
        assert_eq!(cards.iter().sum::<i32>(), 107);
        assert_eq!((score + other, score - other), (107, 95));
        assert_eq!(larger_score(&cards), score);
    }
}
