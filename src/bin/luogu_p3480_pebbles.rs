// Luogu P3480: Pebbles / [POI2009] KAM-Pebbles：取完以后每一堆仍不少于左边的一堆
// https://www.luogu.com.cn/problem/P3480
//
// Input:       the count of cases, then for each case n and the row a of n piles
// Answer:      TAK if the first player wins, else NIE; each player in turn takes any positive number
//              of pebbles from one pile, so that the row still ascends: a[1] <= a[2] <= ... <= a[n]; a
//              player with no move loses
// Constraints: at most 10 cases; 1 <= n <= 1000, 0 <= a[1] <= ... <= a[n], at most 10^4 pebbles in a
//              row
//
// Rule: wins(a) tells whether the player to move wins:
//   wins(a) = whether !wins(a with y pebbles less in pile i)
//     for some i and some y from 1 to a[i] - a[i-1], where a[0] = 0
//
// Idea: look at the differences d[i] = a[i] - a[i-1]. Taking y from pile i makes d[i] smaller by y and
// d[i+1] larger by y; from the last pile, only d[n] becomes smaller. So the differences are the stairs
// of staircase Nim, with the ground behind d[n]: y pebbles move from a stair to the next one. The
// first player wins if and only if the xor of d[n], d[n-2], d[n-4], ... is not 0. Proof: moving out of
// one of these is a move of Nim. Moving y into one of them can be undone: the opponent moves these y
// on at once. So the player who wins Nim on these differences never lacks an answer.
//
// Example: a = [1, 2, 4]
//   d = 1 1 2, and those that count are 2 and 1: 2 xor 1 = 3, so the answer is TAK
//   first   takes 1 from pile 3, and leaves 1 2 3, with 1 1 1: 1 xor 1 = 0
//   second  takes 1 from pile 2, and leaves 1 1 3, with 1 0 2
//   first   takes 1 from pile 3, and leaves 1 1 2, with 1 0 1: 1 xor 1 = 0
//
// Time O(n), memory O(1) besides the input.
//
// 思路：差分后转化为阶梯 Nim。令 d[i] = a[i] - a[i-1]（a[0] = 0），从第 i 堆取 y 颗，d[i] 减少 y，d[i+1]
// 增加 y；从最后一堆取，只有 d[n] 减少。所以各个差就是台阶，石子从左往右移，移过 d[n] 就落地。从 d[n]
// 起往前隔一个取一个，d[n]、d[n-2]、…… 的异或和不为 0 时先手必胜，否则必败：从这些差里移出相当于在 Nim
// 里取石子；移进这些差里的 y 颗，对手可以马上再移走，等于没有走。注意要从右往左数：n 是奇数时算到
// d[1] = a[1]，n 是偶数时不算它。

/// Returns whether the first player wins: `TAK` or `NIE`.
fn winner(piles: &[i32]) -> &'static str {
    // The differences that count are those of pairs from the right; a pile without a neighbor counts.
    let difference = |pair: &[i32]| pair.iter().rev().copied().reduce(|upper, lower| upper - lower);
    let xor = piles.rchunks(2).filter_map(difference).fold(0, |xor, number| xor ^ number);
    if xor != 0 { "TAK" } else { "NIE" }
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&piles));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    // The first number is the count of cases.
    let mut tokens = input.split_ascii_whitespace().skip(1);
    while let Some(n) = tokens.next() {
        let numbers = tokens.by_ref().take(n.parse()?).map(str::parse);
        let piles = numbers.collect::<Result<Vec<i32>, _>>()?;
        println!("{}", winner(&piles));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::winner;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(piles,): (Vec<i32>,)| {
            winner(&piles)
        });
    }

    #[test]
    fn differences_count_from_the_right() {
        for (piles, expected) in [
            (&[][..], "NIE"),
            (&[0], "NIE"),
            (&[1], "TAK"),
            (&[0, 1], "TAK"),
            (&[1, 1], "NIE"),
            (&[1, 1, 1], "TAK"),
            (&[1, 1, 2], "NIE"),
            (&[5, 5, 9, 9], "NIE"),
        ] {
            assert_eq!(winner(piles), expected, "{piles:?}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let mut piles = [1, 2, 4];
        assert_eq!(winner(&piles), "TAK");
        for (pile, after, differences, expected) in [
            (3, [1, 2, 3], [1, 1, 1], "NIE"),
            (2, [1, 1, 3], [1, 0, 2], "TAK"),
            (3, [1, 1, 2], [1, 0, 1], "NIE"),
        ] {
            piles[pile - 1] -= 1;
            assert_eq!(piles, after);
            assert_eq!([piles[0], piles[1] - piles[0], piles[2] - piles[1]], differences);
            assert_eq!(winner(&piles), expected);
        }
    }
}
