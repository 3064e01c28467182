// Nowcoder: Card Game / 排成一条线的纸牌博弈问题
// https://www.nowcoder.com/practice/19c98d950b3347d19f991d10bde12288
// The same game as a function, cardGame(A, n), where this file cannot be pasted: 纸牌博弈
// https://www.nowcoder.com/questionTerminal/7036f62c64ba4104a28deee98a6f53f6
//
// Input:  n, then arr, a row of n cards; each player in turn takes a card from either end
// Answer: the larger of the two final scores
// Limits: 1 to 5000 cards from 1 to 10^5; 纸牌博弈: 1 to 300 cards from 1 to 1000
//
// Rule: the lead is what the player to move scores minus what the other player scores.
//   lead(row) = max(first - lead(row without first), last - lead(row without last))
//   lead(empty row) = 0
//
// Idea: the two scores add up to the total and differ by the lead, so they are (total + lead) / 2
// and (total - lead) / 2: the lead is enough, and the fold gives it. A peak is three neighbours
// a <= b >= c. If a is taken, one expects b and c to follow. That is worth a - b + c and passes the
// turn, as one number would. So the fold replaces the three by a - b + c. docs/ proves that nothing
// better exists, even for a peak inside the row: the lead stays the same. One pass with a stack
// folds all peaks. When none is left, both players take the larger end. That end is a best one to
// begin with in the given row, too.
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
// 差只要一个函数（从两个函数到折叠的每一步，见 docs/from-recursion-to-the-fold.zh-CN.md）。设相邻三
// 张牌 a <= b >= c：直观上，自己拿 a，对方拿 b，自己再拿 c，然后轮到对方，等价于取走一张牌
// a - b + c；严格证明见 docs/take-from-either-end.zh-CN.md。用栈反复折叠，直到不能再折，双方每次都
// 拿两端中较大的一张，就得到分差；较大的在哪一端，在原来的序列中第一步也就取哪一端。洛谷 P2734 要输
// 出两人的得分，做法相同。

/// The larger of the two final scores.
fn larger_score(cards: &[i32]) -> i64 {
    let total: i64 = cards.iter().map(|&card| i64::from(card)).sum();
    let smaller = (total - first_player_lead(cards).abs()) / 2;
    total - smaller
}

/// The first player's score minus the second's.
fn first_player_lead(row: &[i32]) -> i64 {
    // The row up to here with all its peaks folded.
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
        rest = if first > last {
            &rest[1..]
        } else {
            &rest[..rest.len() - 1]
        };
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
            return Err("the row is shorter than its length says".into());
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
