// Luogu P2252: Wythoff's Game / [SHOI2002] 取石子游戏（威佐夫博弈）
// https://www.luogu.com.cn/problem/P2252
//
// Input:       a and b, the numbers of stones in two piles
// Answer:      1 if the first player wins, else 0; each player in turn removes any positive number
//              of stones from one pile, or the same number from both; a player with no move loses.
//              POJ 1067 is the same game, with many lines
// Constraints: 0 <= a, b <= 10^9
//
// Rule: wins(a, b) tells whether the player to move wins:
//   wins(a, b) = whether !wins(a-x, b), !wins(a, b-x) or !wins(a-x, b-x) for some x >= 1
//   wins(0, 0) = false
//
// Idea: the losing positions are the pairs (floor(k p), floor(k p) + k) for k = 0, 1, 2, ...; p is
// the golden ratio (1 + sqrt(5)) / 2. With d = |a - b|, the player to move loses if and only if the
// smaller pile is floor(d p).
// Floating-point numbers are not exact enough: with `double`, the usual formula is wrong for
// 165580140 and 267914295. Integers decide it without a root. A number x >= 0 is at most d p if and
// only if x^2 - d x - d^2 <= 0, because the roots of this polynomial are d p and -d / p. The
// smaller pile is floor(d p) if and only if it is at most d p, and the next number is not.
//
// Proof: p^2 = p + 1, so floor(k p) + k = floor(k p^2), and 1/p + 1/p^2 = 1. By Beatty's theorem
// every positive number is floor(k p) or floor(k p^2) for exactly one k, and not both. So each
// positive number is in exactly one of the pairs, and each difference k belongs to one pair.
// - From one of these pairs, no move leads to another: removing stones from one pile keeps the
//   other number, and removing as many from both keeps the difference.
// - From a position (x, y) with x <= y that is not such a pair, some move leads to one. If x is the
//   larger number of a pair (u, x), reduce y to u. Otherwise, x is the smaller number of a pair
//   (x, x + k). If y > x + k, reduce y to x + k. If y < x + k, the difference d = y - x is less
//   than k, so floor(d p) < x: remove x - floor(d p) stones from both.
//
// Example: the losing positions are (0,0), (1,2), (3,5), (4,7), (6,10), (8,13), ...
//   a = 8, b = 4: d = 4, and 4 is at most 4 p because 4*4 - 4*4 - 4*4 = -16 <= 0, but so is 5:
//   5*5 - 4*5 - 4*4 = -11 <= 0. So 4 is not floor(4 p), and the answer is 1: one stone from the 8
//   leaves (4, 7). There d = 3, 4*4 - 3*4 - 3*3 = -5 <= 0, and 5*5 - 3*5 - 3*3 = 1 > 0.
//
// Time O(1), memory O(1).
//
// 思路：威佐夫博弈。必败态（奇异局势）是 (⌊kφ⌋, ⌊kφ⌋ + k)，φ 是黄金比 (1 + √5) / 2。设两堆之差为 d，
// 先手必败当且仅当较少的一堆等于 ⌊dφ⌋。证明：φ² = φ + 1，且 1/φ + 1/φ² = 1，由贝蒂定理（Beatty），每
// 个正整数在 ⌊kφ⌋ 与 ⌊kφ²⌋ = ⌊kφ⌋ + k 中恰好出现一次，所以每个正整数恰好属于一个奇异局势，每个差 k 也
// 恰好对应一个。从奇异局势出发，只动一堆则另一堆不变，两堆同取则差不变，都到不了另一个奇异局势。设
// x <= y 且 (x, y) 不是奇异局势：若 x 是某个奇异局势 (u, x) 中较大的数，把 y 取成 u；否则 x 是
// (x, x + k) 中较小的数，y > x + k 时把 y 取成 x + k，y < x + k 时差 d < k，⌊dφ⌋ < x，两堆同取
// x - ⌊dφ⌋ 个。常见的坑是精度：题解里常用的 double 公式在题目范围内就会错，例如 165580140 和
// 267914295 应输出 0。x <= dφ 等价于 x² - dx - d² <= 0，用整数判断即可，不必开方。

/// Returns 1 if the first player wins, and 0 otherwise.
fn result(a: i32, b: i32) -> u8 {
    u8::from(first_player_wins(a, b))
}

fn first_player_wins(a: i32, b: i32) -> bool {
    let smaller = i64::from(a.min(b));
    let difference = i64::from(a.max(b)) - smaller;
    let is_at_most_golden = |x| x * (x - difference) <= difference * difference;
    !is_at_most_golden(smaller) || is_at_most_golden(smaller + 1)
}

#[cfg(feature = "local")]
two_player_games::answer!(result(a, b));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let numbers = input.split_ascii_whitespace().map(str::parse);
    let piles = numbers.collect::<Result<Vec<i32>, _>>()?;
    let mut output = String::new();
    for pair in piles.chunks_exact(2) {
        output += &format!("{}\n", result(pair[0], pair[1]));
    }
    print!("{output}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, result};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a, b)| result(a, b));
    }

    #[test]
    fn the_example_is_right() {
        let losing = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)];
        for (a, b) in (0..=8).flat_map(|a| (a..=13).map(move |b| (a, b))) {
            assert_eq!(first_player_wins(a, b), !losing.contains(&(a, b)), "{a}, {b}");
            assert_eq!(first_player_wins(b, a), !losing.contains(&(a, b)), "{b}, {a}");
        }
        let polynomial = |x: i32, d: i32| x * x - d * x - d * d;
        assert_eq!([polynomial(4, 4), polynomial(5, 4)], [-16, -11]);
        assert_eq!([polynomial(4, 3), polynomial(5, 3)], [-5, 1]);
        assert_eq!(result(8, 4), 1);
    }

    #[test]
    fn the_golden_ratio_is_exact() {
        for (a, b, expected) in [
            (165_580_140, 267_914_295, 0),
            (165_580_141, 267_914_296, 1),
            (433_494_436, 701_408_732, 0),
            (433_494_437, 701_408_733, 1),
            (1_000_000_000, 1_000_000_000, 1),
            (0, i32::MAX, 1),
            (i32::MAX - 1, i32::MAX, 1),
        ] {
            assert_eq!(result(a, b), expected, "{a}, {b}");
        }
    }
}
