// Codeforces 794E: Choosing Carrot / 选胡萝卜
// https://codeforces.com/problemset/problem/794/E
//
// Input:       n, then a, a row of n carrots with their juiciness
// Answer:      for each k from 0 to n - 1, the juiciness of the last carrot with optimal play.
//              Oleg first eats k carrots, each from either end. Then Oleg and Igor in turn eat a
//              carrot from either end, and Oleg begins, until one is left. Oleg wants this one to
//              be as juicy as possible, and Igor wants the opposite
// Constraints: 1 <= n <= 3 * 10^5, 1 <= a[i] <= 10^9
//
// Rule: with m carrots left and Oleg to move, where k is 0,
//   best(row) = the carrot if there is only one
//   best(row) = max(worst(row without first), worst(row without last))
// With Igor to move, worst(row) is the same with min instead of max, and best and worst exchanged.
//
// Idea: only the middle of the row counts.
// - m is even: best(row) is the larger of the two middle carrots. Oleg gets either of them, say the
//   left one: he eats the last carrot, so it is in the center of an odd number, and then answers
//   each of Igor's moves at the opposite end. Igor prevents more: he also answers at the opposite
//   end, so that in the end Oleg chooses between the two.
// - m is odd and at least 3: with l, c and r in the center, Oleg's move makes l, c or c, r the two
//   in the middle of an even number, and Igor to move gets the smaller of them, as above. So
//   best(row) is max(min(l, c), min(c, r)) = min(c, max(l, r)).
// - m = 1: the carrot.
// With k > 0, Oleg's first k moves leave any m = n - k neighbors of his choice, so the answer is the
// largest best(row) of these. When k grows by 2, the middles of these rows are those of k - 2 and
// one more on each side.
//
// Example: a = [6, 1, 5, 2, 7]
//   k  m  the numbers in the middle       value of each          answer
//   0  5  1 5 2                           min(5, max(1, 2))      2
//   1  4  1 5, 5 2                        5, 5                   5
//   2  3  6 1 5, 1 5 2, 5 2 7             1, 2, 2                2
//   3  2  6 1, 1 5, 5 2, 2 7              6, 5, 5, 7             7
//   4  1  6, 1, 5, 2, 7                   the number             7
//
// Time O(n), memory O(n).
//
// 思路：剩下 m 个且轮到 Oleg 时，结果只与最中间的几个数有关。m 为偶数：答案是中间两个的较大者，Oleg 想要
// 其中哪一个，就先吃一个使它位于正中，再与 Igor 对称地吃；Igor 也可以对称地吃，最后只剩这两个让 Oleg
// 选。m 为奇数且至少为 3，中间三个是 l, c, r：Oleg 先吃一个，变成偶数个且轮到 Igor，中间两个是 l, c 或
// c, r，Igor 得到较小者，所以是 max(min(l, c), min(c, r)) = min(c, max(l, r))。m = 1 时就是剩下的那个。Oleg
// 先多吃 k 个，可以留下任意一段长为 m = n - k 的区间，取各段的最大值。k 增加 2 时，可能的中间位置左右各多
// 一个，所以 ans[k] 由 ans[k-2] 和这两个新位置得到，O(n)。注意 k = n - 1 时要单独处理：答案是全部的最大
// 值。

use std::iter::{once, repeat};

/// Returns the answers for k = 0, 1 and so on, separated by spaces.
fn answers(carrots: &[i32]) -> String {
    let mut line = String::new();
    for (separator, carrot) in once("").chain(repeat(" ")).zip(last_carrots(carrots)) {
        line += separator;
        line += &carrot.to_string();
    }
    line
}

fn last_carrots(carrots: &[i32]) -> Vec<i32> {
    let n = carrots.len();
    let mut answers = Vec::with_capacity(n);
    for k in 0..n.saturating_sub(1) {
        // The index of the middle carrot, or of the left one of two, if the rest is at the left end.
        let middle = (n - k - 1) / 2;
        let ends = [middle, middle + k].map(|index| {
            let carrot = carrots[index];
            if (n - k).is_multiple_of(2) {
                carrot.max(carrots[index + 1])
            } else {
                carrot.min(carrots[index - 1].max(carrots[index + 1]))
            }
        });
        let inside = k.checked_sub(2).map(|before| answers[before]);
        answers.extend(ends.into_iter().chain(inside).max());
    }
    answers.extend(carrots.iter().max());
    answers
}

#[cfg(feature = "local")]
two_player_games::answer!(answers(&a));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let numbers = input.split_ascii_whitespace().skip(1).map(str::parse);
    let carrots = numbers.collect::<Result<Vec<i32>, _>>()?;
    println!("{}", answers(&carrots));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{answers, last_carrots};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a,): (Vec<i32>,)| {
            answers(&a)
        });
    }

    #[test]
    fn short_rows_have_their_answers() {
        for (row, expected) in [
            (&[4][..], &[4][..]),
            (&[1, 2], &[2, 2]),
            (&[1, 2, 1], &[1, 2, 2]),
            (&[2, 1, 2], &[1, 2, 2]),
            (&[1, 2, 3, 5], &[3, 3, 5, 5]),
        ] {
            assert_eq!(last_carrots(row), expected, "{row:?}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let row = [6, 1, 5, 2, 7];
        let odd = |three: &[i32]| three[1].min(three[0].max(three[2]));
        assert_eq!(odd(&row[1..4]), 2);
        assert!(row.windows(3).map(odd).eq([1, 2, 2]));
        let even = row.windows(2).map(|two| two[0].max(two[1]));
        assert!(even.eq([6, 5, 5, 7]));
        assert_eq!(answers(&row), "2 5 2 7 7");
    }
}
