// Luogu P2148: E&D / [SDOI2009] E&D
// https://www.luogu.com.cn/problem/P2148
//
// Input:       the number of cases, then for each case n and s, a row of n piles. The piles
//              s[1] and s[2] are a pair, s[3] and s[4], and so on
// Answer:      YES if the first player wins, else NO, for each case. Each player in turn removes
//              one pile of a pair and splits the other into two nonempty piles, which are the pair
//              then. A player with no move loses
// Constraints: 1 to 20 cases; n is even, 2 <= n <= 20,000; 1 <= s[i] <= 2 * 10^9
//
// Rule: the Grundy number of a pair is the least number that no move leads to:
//   grundy(a, b) = mex of grundy(x, y) over all x, y >= 1 with x + y = a or x + y = b
// The first player wins if and only if the xor of the Grundy numbers of all pairs is not 0
// (Sprague-Grundy).
//
// Idea: print a table of small pairs and look at the bits of a - 1 and b - 1.
//   grundy(a, b) = the lowest bit that is 0 in a - 1 and in b - 1
// This is the number of trailing ones of (a - 1) or (b - 1), bitwise.
//
// Proof, by induction on a + b: it is enough to see that splitting a leads to exactly the numbers k
// for which a - 1 has the bit k; then the mex is the lowest bit that neither a - 1 nor b - 1 has.
// Let u = x - 1 and v = y - 1, so u + v = a - 2.
// - If grundy(x, y) = k, every bit below k is in u or in v, and the bit k is in neither. The bits
//   up to k of u and v are numbers whose sum is at least 2^k - 1 and at most 2 (2^k - 1). So
//   (u + v + 1) mod 2^(k+1), which is (a - 1) mod 2^(k+1), is at least 2^k: a - 1 has the bit k.
// - If a - 1 has the bit k, let u = 2^k - 1. Then v = a - 1 - 2^k does not have the bit k, and u
//   has all lower bits and no other, so grundy(x, y) = k.
//
// Example: s = [1, 2, 3, 1]
//   0 or 1 = 001  one trailing one
//   2 or 0 = 010  no trailing one
//   1 xor 0 = 1, so the answer is YES: the first player removes the 1 and splits the 2 into 1 and
//   1. Now both pairs have the Grundy number 0.
//
// Time O(n), memory O(1) besides the input.
//
// 思路：各对石子互不影响，总的 SG 值是各对 SG 值的异或和，不为 0 时先手必胜。S 很大，只能打表找规律：
// grundy(a, b) 等于 a - 1 与 b - 1 的二进制中同为 0 的最低位，也就是 (a - 1) | (b - 1) 末尾连续的 1 的个
// 数。证明：对 a + b 归纳，只要说明分割 a 恰好能得到那些 k，满足 a - 1 的第 k 位为 1，mex 就是两者同为 0
// 的最低位。设分成 x, y，u = x - 1，v = y - 1，则 u + v = a - 2。若 grundy(x, y) = k，u 与 v 的低 k 位按
// 位或全为 1，第 k 位都是 0，那么两者的低 k + 1 位之和在 2^k - 1 与 2(2^k - 1) 之间，再加 1 就是 a - 1
// 的低 k + 1 位，所以第 k 位为 1。反过来，若 a - 1 的第 k 位为 1，取 u = 2^k - 1，则 v = a - 1 - 2^k 的
// 第 k 位为 0，grundy(x, y) = k。注意 1 << k 可能溢出。

fn winner(piles: &[i32]) -> &'static str {
    if first_player_wins(piles) { "YES" } else { "NO" }
}

fn first_player_wins(piles: &[i32]) -> bool {
    let (pairs, _) = piles.as_chunks();
    pairs.iter().fold(0, |xor, &pair| xor ^ grundy(pair)) != 0
}

fn grundy([a, b]: [i32; 2]) -> u32 {
    ((a - 1) | (b - 1)).trailing_ones()
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&s));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let mut numbers = input.split_ascii_whitespace().map(str::parse::<i32>);
    numbers.next(); // the number of cases
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let row = numbers.by_ref().take(usize::try_from(n?)?);
        let piles = row.collect::<Result<Vec<_>, _>>()?;
        output += &format!("{}\n", winner(&piles));
    }
    print!("{output}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, grundy, winner};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(s,): (Vec<i32>,)| {
            winner(&s)
        });
    }

    #[test]
    fn splitting_a_leads_to_the_bits_of_a_minus_1() {
        for a in 1..=300 {
            let found = (1..a).fold(0, |bits, x| bits | 1 << grundy([x, a - x]));
            assert_eq!(found, a - 1, "a = {a}");
        }
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!([[1, 2], [3, 1]].map(grundy), [1, 0]);
        assert_eq!(winner(&[1, 2, 3, 1]), "YES");
        assert_eq!(winner(&[1, 1, 3, 1]), "NO");
    }

    #[test]
    fn large_piles_use_all_bits() {
        for (piles, expected) in [
            ([1 << 30, 1], 30),
            ([(1 << 30) + 1, 1 << 30], 31),
            ([2_000_000_000, 2_000_000_000], 10),
            ([i32::MAX, 1], 0),
        ] {
            assert_eq!(grundy(piles), expected, "{piles:?}");
            assert_eq!(first_player_wins(&piles), expected > 0, "{piles:?}");
        }
    }
}
