// AtCoder ABC 368 F. Dividing Game / 除法游戏：把一个数换成更小的约数
// https://atcoder.jp/contests/abc368/tasks/abc368_f
//
// Input:       n, then a, a row of n numbers
// Answer:      Anna if Anna, who begins, wins, else Bruno; each player in turn replaces one of the
//              numbers by a smaller divisor of it, which may be 1; a player with no move loses
// Constraints: 1 <= n <= 10^5, 2 <= a[i] <= 10^5
//
// Rule: grundy[x] is the Grundy number of the number x. The mex of a set is the smallest
// non-negative integer that is not in it:
//   grundy[x] = mex of grundy[d] over all divisors d < x of x; so grundy[1] = 0
// Anna wins if and only if the xor of grundy[x] over all x in a is not 0 (Sprague-Grundy).
//
// Idea: grundy[x] is the number of prime factors of x, each counted as often as it divides x. The
// proof is by induction on x. Let x have k prime factors. A smaller divisor is the product of some
// of them, but not of all, so it has fewer than k. And every smaller number j is possible: take the
// product of j of them. By the induction hypothesis the moves lead to the Grundy numbers 0 to k - 1
// and to no others, and the mex is k. So each number is a heap of Nim with its prime factors.
//
// The counts come from a linear sieve: each composite number is p x for exactly one pair of its
// smallest prime factor p and a smaller number x, and has one factor more than x. The inner loop
// goes over the primes p up to the smallest prime factor of x, which is the first one to divide x.
//
// Example: a = [2, 3, 4, 6] has 1, 1, 2 and 2 prime factors, and 1 xor 1 xor 2 xor 2 = 0, so the
// answer is Bruno. For 12 = 2 2 3:
//   divisor  1  2  3  4  6
//   grundy   0  1  1  2  2    so grundy[12] = 3
//
// Time O(n + A), memory O(n + A), where A is the largest number.
//
// 思路：换成更小的约数，就是留下一部分质因数，至少去掉一个。x 有 k 个质因数（重复的也算）时，更小的约
// 数的质因数不足 k 个，而且 0 到 k - 1 个都能取到，由归纳假设，mex 就是 k。所以 SG 值就是质因数的个
// 数，一个数相当于有这么多颗石子的一堆，异或和不为 0 时先手 Anna 必胜，否则必败。质因数个数用线性筛
// 求：每个合数 p x（p 是它的最小质因数）只被筛到一次，比 x 多一个质因数。注意不是不同质因数的个数
// （2 和 4 先手必胜），也不是约数的个数（4 和 6 先手必败）。

fn winner(a: Vec<i32>) -> &'static str {
    let numbers: Vec<usize> = a.into_iter().filter_map(|x| usize::try_from(x).ok()).collect();
    let largest = numbers.iter().copied().max().unwrap_or(1);
    let factors = numbers_of_prime_factors(largest);
    let xor = numbers.into_iter().fold(0, |xor, x| xor ^ factors[x]);
    if xor == 0 { "Bruno" } else { "Anna" }
}

/// Returns the number of prime factors of each number up to `largest`, by a linear sieve.
fn numbers_of_prime_factors(largest: usize) -> Vec<u32> {
    let mut factors = vec![0; largest + 1];
    let mut primes = Vec::new();
    for x in 2..=largest {
        if factors[x] == 0 {
            factors[x] = 1;
            primes.push(x);
        }
        for p in &primes {
            if p * x > largest {
                break;
            }
            factors[p * x] = factors[x] + 1;
            if x % p == 0 {
                break;
            }
        }
    }
    factors
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(a));

#[cfg(not(feature = "local"))]
fn main() {
    use proconio::input;

    input! {
        n: usize,
        a: [i32; n],
    }
    println!("{}", winner(a));
}

#[cfg(test)]
mod tests {
    use super::{numbers_of_prime_factors, winner};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(a,)| winner(a));
    }

    /// Computes the Grundy numbers by the rule in the header.
    #[test]
    fn the_grundy_number_is_the_number_of_prime_factors() {
        let mut grundy: Vec<u32> = vec![0];
        for x in 1..=5000_usize {
            let divisors = (1..=x / 2).filter(|d| x % d == 0);
            let reached: u32 = divisors.fold(0, |reached, d| reached | 1 << grundy[d]);
            grundy.push(reached.trailing_ones());
        }
        assert_eq!(numbers_of_prime_factors(5000), grundy);
    }

    #[test]
    fn factors_are_counted_as_often_as_they_divide() {
        let factors = numbers_of_prime_factors(100_000);
        let expected = [(1, 0), (65_536, 16), (98_304, 16), (99_991, 1), (100_000, 10)];
        for (x, count) in expected {
            assert_eq!(factors[x], count, "{x}");
        }
        assert_eq!(factors.iter().max(), Some(&16));
    }

    #[test]
    fn the_example_is_right() {
        let factors = numbers_of_prime_factors(12);
        assert_eq!([2, 3, 4, 6].map(|x| factors[x]), [1, 1, 2, 2]);
        assert_eq!(winner(vec![2, 3, 4, 6]), "Bruno");
        let divisors: Vec<usize> = (1..12).filter(|d| 12 % d == 0).collect();
        assert_eq!(divisors, [1, 2, 3, 4, 6]);
        assert_eq!([1, 2, 3, 4, 6].map(|d| factors[d]), [0, 1, 1, 2, 2]);
        assert_eq!(factors[12], 3);
        assert_eq!(winner(vec![2, 4]), "Anna");
        assert_eq!(winner(vec![4, 6]), "Bruno");
    }
}
