// Luogu P3210: Taking Stones / [HNOI2010] 取石头游戏
// https://www.luogu.com.cn/problem/P3210
//
// Input:       n, then the row a of n piles, with 0 for an empty place
// Answer:      both scores with optimal play, the first player's before the second's; each player
//              in turn takes a whole pile that has an empty place beside it (outside the row there
//              are no empty places)
// Constraints: 1 to 10^6 places with 0 to 10^8 stones; at least one place is empty
//
// Rule: the lead is the score of the player to move minus the opponent's score.
//   lead(row) = max(pile - lead(row with 0 for this pile)) over the piles beside an empty place
//   lead(row without such a pile) = 0
// The scores add up to the total, so they are (total + lead) / 2 and (total - lead) / 2.
//
// Idea: the empty places cut the row into parts. A part between two of them can be taken from
// either end. The first and the last part can be taken only from the inner end, so their outermost
// piles are taken last.
// - Fold all peaks in each part: a <= b >= c becomes a - b + c, and the lead stays the same.
// - In the first and in the last part, compare the outermost number with its neighbor. If the
//   outermost number is not smaller, a player who takes the neighbor leaves the outermost number to
//   the opponent. So nobody gains by opening this pair before everything else is gone: remove both
//   numbers, set their difference aside, and go on with the next pair.
// - Now the largest number that is left can always be taken, so the players take all numbers in
//   descending order, whichever part they are in. Then they take the pairs, with two moves per
//   pair: the player who is then to move opens every pair, and loses its difference. The largest
//   number stands at one end of a part; a best first move takes the pile that stood at this end of
//   the part before folding.
// Proof and picture: docs/take-from-either-end.md
//
// Example: a = [6, 2, 5, 9, 7, 0, 3, 8, 4, 0, 1, 5], the total is 50
//   6 2 5 9 7  the peak 5 9 7 folds into 5 - 9 + 7 = 3
//   6 2 3      6 is not smaller than 2: 6 - 2 = 4 is set aside, and 3 is left
//   3 8 4      the peak folds into 3 - 8 + 4 = -1
//   1 5        from the outside, 5 1: 5 - 1 = 4 is set aside, and nothing is left
//   3 - (-1) = 4 for two numbers, so the first player opens both pairs: 4 - (4 + 4) = -4
//   The scores are (50 - 4) / 2 = 23 and (50 + 4) / 2 = 27, so the answer is 23 27
//
// Time O(n log n) to sort, the rest O(n). Memory O(n).
//
// 思路：0 把整排石子分成若干段，中间的段可以从两端取，最左和最右的段只能从靠 0 的一端取。先对每一段用栈
// 折叠：相邻三个数满足 a <= b >= c 就换成 a - b + c（题解里多叫“合并”或“打包”），先手与后手的得分之
// 差不变。再看最左、最右两段：若最靠外的数不小于与它相邻的数，谁先取里面的那个，外面的那个就归对方，所
// 以提前动这一对不占便宜，可以当作留到最后才取。把这一对删去，另外记下它们的差，再看接下来的一对。这样
// 处理之后，剩下的数里最大的总能取到，双方就从大到小轮流取；最大的数在哪一段的哪一端，第一步就取原序列
// 中那一段、那一端的那堆石子。先前删去的各对留到最后，一对一对地取：这时轮到谁，每一对就都由谁先动，各
// 对的差全归对方。前面从大到小取的数有偶数个时，差归后手；有奇数个时，归先手。证明见
// docs/take-from-either-end.zh-CN.md。与波兰竞赛 PA 2010 的 Termity 是同一题。

/// Returns both scores as Luogu expects them.
fn both_scores(piles: &[i32]) -> String {
    let (first, second) = scores(piles);
    format!("{first} {second}")
}

/// Returns the first player's score and the second's.
fn scores(piles: &[i32]) -> (i64, i64) {
    let mut parts = piles.split(|&pile| pile == 0);
    let (Some(first), Some(last)) = (parts.next(), parts.next_back()) else {
        // There is no empty place, so no pile can be taken.
        return (0, 0);
    };
    // The numbers that are taken in descending order.
    let mut numbers: Vec<i64> = parts.flat_map(folded).collect();
    let mut aside = 0;
    let from_its_end: Vec<i32> = first.iter().rev().copied().collect();
    for part in [&from_its_end, last] {
        let mut valley = folded(part);
        while let [.., next, deepest] = valley[..] {
            if deepest < next {
                break;
            }
            valley.truncate(valley.len() - 2);
            aside += deepest - next;
        }
        numbers.extend(valley);
    }

    numbers.sort_unstable();
    let mut lead = 0;
    let mut sign = 1;
    for number in numbers.iter().rev() {
        lead += sign * number;
        sign = -sign;
    }
    // The player who is to move now has to open the pairs.
    lead -= sign * aside;
    let total: i64 = piles.iter().map(|&pile| i64::from(pile)).sum();
    let second = (total - lead) / 2;
    (total - second, second)
}

/// Returns a part of the row with all its peaks folded.
fn folded(part: &[i32]) -> Vec<i64> {
    let mut valley = Vec::new();
    for &pile in part {
        let mut right = i64::from(pile);
        while let [.., left, peak] = valley[..] {
            if peak < left || peak < right {
                break;
            }
            valley.truncate(valley.len() - 2);
            right += left - peak;
        }
        valley.push(right);
    }
    valley
}

#[cfg(feature = "local")]
two_player_games::answer!(both_scores(&a));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(token) = tokens.next() {
        let n = token.parse()?;
        let numbers = tokens.by_ref().take(n).map(str::parse);
        let piles = numbers.collect::<Result<Vec<i32>, _>>()?;
        if piles.len() < n {
            return Err("the row has fewer numbers than the given length".into());
        }
        println!("{}", both_scores(&piles));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{both_scores, folded, scores};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a,): (Vec<i32>,)| {
            both_scores(&a)
        });
    }

    #[test]
    fn the_example_is_right() {
        let piles = [6, 2, 5, 9, 7, 0, 3, 8, 4, 0, 1, 5];
        assert_eq!(folded(&piles[..5]), [6, 2, 3]);
        assert_eq!(folded(&piles[6..9]), [-1]);
        assert_eq!(piles.iter().sum::<i32>(), 50);
        assert_eq!((50 - 4) / 2, 23);
        assert_eq!(both_scores(&piles), "23 27");
        // Opening the pair 1 5 at once brings as much, but no more.
        let (second, first) = scores(&[6, 2, 5, 9, 7, 0, 3, 8, 4, 0, 0, 5]);
        assert_eq!((1 + first, second), (23, 27));
    }
}
