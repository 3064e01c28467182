// Luogu P6487: HRPA / [COCI2010-2011#4] HRPA（斐波那契博弈，Fibonacci Nim）
// https://www.luogu.com.cn/problem/P6487
//
// Input:       n, the number of pebbles in a pile
// Answer:      the smallest number of pebbles that the first player can take as the first move of a
//              win. The first move takes any positive number of pebbles, even all. After that, each
//              player in turn takes at least one pebble and at most twice as many as the opponent
//              just took. The player who takes the last pebble wins
// Constraints: 1 <= n <= 10^15
//
// Rule: least[n] is the smallest number of pebbles that a player who wins with n left has to take:
//   least[n] = the smallest m >= 1 with m = n or 2m < least[n-m]
// The player to move, who may take at most q pebbles, wins if and only if q >= least[n].
//
// Idea: write n as a sum of Fibonacci numbers 1, 2, 3, 5, 8, ... without two neighbors (Zeckendorf).
// There is exactly one such sum; always taking the largest number that fits finds it. Its smallest
// term is least[n].
//
// Proof, by induction on n, for a player who may take at most q pebbles. F(2), F(3), F(4), F(5),
// ... are 1, 2, 3, 5, ..., and z = F(k) is the smallest term of n.
// - If q >= z, the player takes z. If that is not all, the smallest term of the rest is at least
//   F(k+2) > 2 F(k), so the opponent, who may take at most 2 F(k), loses.
// - If q < z, every move takes some m < z. The terms of the rest are those of z - m, and the terms
//   of n other than z. Let F(j) be the smallest term of z - m. If F(j) were greater than 2m, then
//   m < F(j-1), so the terms of m would be at most F(j-2), and together with the terms of z - m
//   they would be a second such sum for z. So F(j) <= 2m, and the opponent wins.
// By the second part, taking less than z loses. At first q = n >= z, so the first player wins.
//
// Example: n = 11 = 8 + 3, so the answer is 3
//   8 are left, and the opponent may take at most 6. After 1, the first player has 7 = 5 + 2 and
//   takes 2; after 2, 6 = 5 + 1 and takes 1; after 3 or more, at most 5 are left and all are taken.
//
// Time O(log n), memory O(1).
//
// 思路：斐波那契博弈。由齐肯多夫定理（Zeckendorf），n 可以唯一地写成若干个互不相邻的斐波那契数之和，
// 每次减去不超过剩余部分的最大斐波那契数就得到它；最小的一项 z 就是答案。证明：设 z = F(k)，当前最多
// 能取 q 颗，则先手必胜当且仅当 q >= z。q >= z 时取 z，若没有取完，剩下的最小项至少是
// F(k+2) > 2F(k)，由归纳假设对手必败。q < z 时只能取 m < z，剩下的最小项就是 z - m 的最小项 F(j)；假如
// F(j) > 2m，则 m < F(j-1)，m 的各项都不超过 F(j-2)，与 z - m 的各项合起来是 z 的另一种表示，与唯一性
// 矛盾。所以 F(j) <= 2m，对手必胜。第一步可以取任意多颗，q = n >= z，所以先手必胜，并且至少要取 z 颗。
// 只需 72 个斐波那契数，注意用 64 位整数。

/// Returns the smallest term of the sum of Fibonacci numbers, no two of them neighbors, that is
/// `pebbles`.
fn smallest_winning_move(pebbles: i64) -> i64 {
    let mut rest = pebbles;
    let (mut previous, mut term) = (1, 1);
    while previous <= rest - term {
        (previous, term) = (term, previous + term);
    }
    while rest != term {
        if term < rest {
            rest -= term;
        }
        (previous, term) = (term - previous, previous);
    }
    term
}

#[cfg(feature = "local")]
two_player_games::answer!(smallest_winning_move(n));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    println!("{}", smallest_winning_move(input.trim().parse()?));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::smallest_winning_move;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n,)| {
            smallest_winning_move(n)
        });
    }

    #[test]
    fn answers_are_those_of_the_rule() {
        let mut least = vec![0];
        for n in 1..=1000 {
            let wins =
                |m: &i64| *m == n || usize::try_from(n - m).is_ok_and(|left| 2 * m < least[left]);
            least.extend((1..=n).find(wins));
            assert_eq!(least.last(), Some(&smallest_winning_move(n)), "n = {n}");
        }
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!(smallest_winning_move(8 + 3), 3);
        for taken in 1..=6 {
            let left = 8 - taken;
            let expected = match taken {
                1 => 2,
                2 => 1,
                _ => left.min(smallest_winning_move(left)),
            };
            assert_eq!(smallest_winning_move(left), expected, "{taken}");
            assert!(expected <= 2 * taken, "{taken}");
            assert!(taken < 3 || left <= 2 * taken, "{taken}");
        }
    }

    #[test]
    fn large_piles_need_64_bits() {
        for (n, expected) in [
            (1_000_000_000_000_000, 3),
            (806_515_533_049_393, 806_515_533_049_393),
            (806_515_533_049_392, 1),
            (7_540_113_804_746_346_429, 7_540_113_804_746_346_429),
            (i64::MAX, smallest_winning_move(i64::MAX - 7_540_113_804_746_346_429)),
        ] {
            assert_eq!(smallest_winning_move(n), expected, "n = {n}");
        }
    }
}
