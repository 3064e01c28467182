// Luogu P1290: Euclid's Game / 欧几里德的游戏
// https://www.luogu.com.cn/problem/P1290
//
// Input:       the count of cases, then m and n for each case
// Answer:      Stan wins if Stan, who begins, wins, else Ollie wins; each player in turn subtracts
//              a positive multiple of the smaller number from the larger one, which must not become
//              negative; the player who makes a number 0 wins
// Constraints: at most 6 cases, 1 <= m, n < 2^31
//
// Rule: wins(a, b) tells whether the player to move wins with a >= b:
//   wins(a, b) = whether !wins(b, a - k * b) for some k >= 1 with a - k * b >= 0, where the larger
//     number of the two comes first
//   wins(b, 0) = false, since the opponent has made the 0
//
// Idea: the player to move wins if and only if a = b or a > phi * b, where phi = 1.618... is the
// golden ratio, the positive root of x^2 - x - 1. Proof by induction on a + b:
// - a is a multiple of b: the player makes it 0, and wins.
// - a > 2b, not a multiple: let r = a mod b. The player can leave (b, r), or else (b + r, b), from
//   which the opponent has to leave (b, r). So the player chooses who is to move at (b, r), and
//   wins.
// - b < a < 2b: the only move leaves (b, a - b), whose numbers differ. If a > phi * b, then a - b
//   is greater than (phi - 1) * b = b / phi, so b < phi * (a - b), and the opponent loses. If
//   a < phi * b, then b > phi * (a - b) by the same computation, and the opponent wins.
// The ratio of two integers is never phi. To compare without rounding errors, put a / b into the
// polynomial: a > phi * b if and only if a^2 - a * b - b^2 > 0. All terms are below 2^62.
//
// Example: 25 7: 25^2 - 25 * 7 - 7^2 = 401 > 0, so the answer is Stan wins
//   Stan   leaves 11 7, and not 4 7, since 7^2 - 7 * 4 - 4^2 = 5 > 0
//   Ollie  leaves  4 7, the only move
//   Stan   leaves  4 3, the only move
//   Ollie  leaves  1 3, the only move
//   Stan   leaves  1 0, and wins
//
// Time O(1), memory O(1).
//
// 思路：设 a >= b。a 是 b 的倍数时，先手一步变成 0，获胜。a > 2b 且不是倍数时，设 r = a mod b：先手
// 可以直接留下 (b, r)，也可以留下 (b + r, b)，对手就只能留下 (b, r)；所以由先手决定谁面对 (b, r)，
// 必胜。b < a < 2b 时只有一种走法，留下 (b, a - b)。所以常见解法是做辗转相除，第一次商不小于 2 或者
// 整除时，轮到的人必胜，O(log n)。还可以 O(1)：先手必胜当且仅当 a = b 或 a > φb，φ = 1.618… 是黄
// 金分割比。对 a + b 归纳，只剩 b < a < 2b 要看：φ - 1 = 1 / φ，所以 a > φb 等价于 a - b > b /
// φ，即 b < φ(a - b)，对手必败；a < φb 则相反。φ 是无理数，用浮点数比较会错（比如相邻的两个斐波
// 那契数 1836311903 和 1134903170）；φ 是 x² - x - 1 的根，所以改为判断 a² - ab - b² > 0，各项小于
// 2^62，用 64 位整数。两个数的大小顺序不定，先要比较。POJ 2348 是同一题，以 0 0 结束。

/// Returns who wins, as Luogu expects it.
fn winner(m: i32, n: i32) -> &'static str {
    let a = i64::from(m.max(n));
    let b = i64::from(m.min(n));
    if a == b || a * a - a * b - b * b > 0 { "Stan wins" } else { "Ollie wins" }
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(m, n));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    // The first number is the count of cases.
    let mut tokens = input.split_ascii_whitespace().skip(1);
    while let (Some(m), Some(n)) = (tokens.next(), tokens.next()) {
        println!("{}", winner(m.parse()?, n.parse()?));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::winner;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(m, n)| winner(m, n));
    }

    /// Returns the winner by Euclid's algorithm: the player who first has a choice, or makes a 0.
    fn winner_by_quotients(m: i32, n: i32) -> &'static str {
        let (mut a, mut b) = (m.max(n), m.min(n));
        let mut stan_moves = true;
        while a % b != 0 && a / b == 1 {
            (a, b) = (b, a % b);
            stan_moves = !stan_moves;
        }
        if stan_moves { "Stan wins" } else { "Ollie wins" }
    }

    #[test]
    fn the_golden_ratio_agrees_with_the_quotients() {
        for m in 1..=300 {
            for n in 1..=300 {
                assert_eq!(winner(m, n), winner_by_quotients(m, n), "{m} {n}");
            }
        }
        // The numbers around the golden ratio, up to the largest Fibonacci numbers below 2^31.
        let mut fibonacci = (1, 2);
        while let Some(next) = i32::checked_add(fibonacci.0, fibonacci.1) {
            fibonacci = (fibonacci.1, next);
            for n in [fibonacci.0 - 1, fibonacci.0, fibonacci.0 + 1] {
                assert_eq!(winner(next, n), winner_by_quotients(next, n), "{next} {n}");
            }
        }
        assert_eq!(fibonacci, (1_134_903_170, 1_836_311_903));
        for other in [1, 2, 1_327_217_884, 1_327_217_885, i32::MAX - 1, i32::MAX] {
            assert_eq!(winner(other, i32::MAX), winner_by_quotients(i32::MAX, other), "{other}");
        }
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!([25 * 25 - 25 * 7 - 7 * 7, 7 * 7 - 7 * 4 - 4 * 4], [401, 5]);
        for (index, (m, n)) in [(25, 7), (11, 7), (4, 7), (4, 3), (1, 3)].into_iter().enumerate() {
            let expected = if index % 2 == 0 { "Stan wins" } else { "Ollie wins" };
            assert_eq!(winner(m, n), expected, "{m} {n}");
            assert_eq!(winner(n, m), expected, "{n} {m}");
        }
    }
}
