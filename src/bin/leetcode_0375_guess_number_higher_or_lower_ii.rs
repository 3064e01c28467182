// 375. Guess Number Higher or Lower II / 猜数字大小 II
// https://leetcode.com/problems/guess-number-higher-or-lower-ii/
// https://leetcode.cn/problems/guess-number-higher-or-lower-ii/
//
// Input:       n, the largest number
// Answer:      the least money that is enough to find any number from 1 to n; a wrong guess x costs
//              x, and the opponent says whether the number is higher or lower than x
// Constraints: 1 <= n <= 200
//
// Rule: cost(low, high) is the money needed if the number can be any from low to high:
//   cost(low, high) = 0 if low >= high
//   cost(low, high) = min of x + max(cost(low, x-1), cost(x+1, high)) for x from low to high
//
// Idea: invert the problem: given high and an amount of money, how far down can low go? Call it
// reach(high, money), the least low with cost(low, high) <= money.
// - The player can afford the guess x if cost(x+1, high) <= money - x. This leaves money - x for
//   the numbers below x, so low can go down to reach(x-1, money-x).
// - Of two guesses y < x that the player can afford, y is at least as good. With y, low can be y
//   itself. If low is below y, then y + cost(low, y-1) <= x + cost(low, x-1): there are fewer
//   numbers below y, and y is cheaper. So the best guess is the smallest one that the player can
//   afford.
// - As money grows, reach(high, money) goes down in steps. After a step to low, the player can
//   afford the guess low - 1 with low - 1 more money. Guesses of later steps are smaller. If one of
//   them needs no more money than an earlier guess, the earlier one is never the best. So the
//   guesses that are not affordable yet form a monotonic queue, and each of them becomes the best
//   one in turn.
// - As long as x is the best guess, the steps for high are those for x - 1, each with x more money.
//
// Example: the steps for each high up to 10, as money:low
//    1   0:1                 5   0:5   4:3   6:1          8   0:8   7:6  12:1
//    2   0:2   1:1           6   0:6   5:4   8:1          9   0:9   8:7  14:1
//    3   0:3   2:1           7   0:7   6:5  10:1         10   0:10  9:8  16:1
//    4   0:4   3:2   4:1
//   For high = 10, the guess 9 needs 9 + 0, and the step 0:8 for 8 becomes 9:8. Now the guess 7
//   needs 9 + 7 = 16. With 16, the guess 9 would reach 6, by the step 7:6. But the guess 7 leaves
//   9 for the numbers below it, and the last step for 6 is 8:1. So 16 is enough for 1 to 10.
//
// Time O(n^2) at worst: there are at most n steps for each high. When a guess x becomes affordable,
// the last affordable step for x - 1 is found without a search: cost(x+1, high) never falls as high
// grows, so this step only moves on, and one index for each x stays where the last high left it.
// In practice there are far fewer steps: 2111 in total for n = 200, 27119 for 1000 and 358343 for
// 5000, which is about n^1.6 (measured up to 200000; we have no proof of a better bound). If high
// is large enough, the last s numbers cost more than the last s - 1 if and only if s in binary ends
// in at least as many zeros as it has ones. From 2^d to 2^(d+1) - 1, the number of these s is the
// d-th Fibonacci number. docs/guess-number.md has the proof, and all of this step by step. Memory:
// one entry for each step. A table of all costs can be filled in O(n^2), as in
// submissions/leetcode_0375_guess_number_higher_or_lower_ii/accepted/moving_crossing.rs, but it has
// n^2 / 2 entries and takes longer.
//
// A trap: a common shortcut tries only the guesses from the middle of a range up. It is wrong for
// many ranges: 9 to 20 cost 49, by the guess 13 alone, and the shortcut says 50. For the ranges
// from 1 to n, it agrees up to n = 2000.
//
// 思路：cost(low, high) 表示数在 low 到 high 之间时要准备多少钱，区间 DP 枚举猜哪个数，是 O(n³)。不
// 妨反过来问：给定 high 和手里的钱，low 最低可以是多少？记为 reach(high, money)。只要
// cost(x+1, high) <= money - x，就猜得起 x，这时 low 最低是 reach(x-1, money-x)。猜得起的数里，越小
// 越好：设 y < x 都猜得起，猜 y 时 low 可以是 y；若 low < y，则小于 y 的数更少，y 也更便宜，所以 y
// + cost(low, y-1) <= x + cost(low, x-1)。因此最优的是猜得起的最小的数。钱从少到多，low 一级一级下
// 降。每降到一个新的 low，再多 low - 1 的钱就猜得起 low - 1；后来的数更小，如果需要的钱不比先来的
// 多，先来的就不会是最优。所以等待中的数构成单调队列，依次成为最优；x 最优时，各级就是 high 换成 x
// - 1 时的各级，钱数都加 x。每个 high 至多 n 级，共 O(n²) 级。猜得起 x 时，要找 x - 1 的各级中钱够用的
// 最后一级：high 变大时 cost(x+1, high) 不会变小，这一级只会往后移，所以给每个 x 记一个下标，从上次的
// 位置接着往后走，不必二分，最坏 O(n²)。实际上级数少得多，n = 200、1000、5000 时总共 2111、
// 27119、358343 级，约 n^1.6（实测到 200000；没有证明更好的上界）。high 足够大时，最后 s 个数的花费
// 大于最后 s - 1 个数的，当且仅当 s 的二进制末尾 0 的个数不少于 1 的个数；2^d 到 2^(d+1) - 1 之间这样
// 的 s 的个数就是第 d 个斐波那契数，证明和详细讲解见 docs/guess-number.zh-CN.md。记下所有
// cost 的区间 DP 也可以做到 O(n²)，见上文列出的文件，但要存 n² / 2 个数，也更慢。
// 常见的错误：只从区间中点往上枚举。9 到 20 要 49，第一次只有猜 13 才行，只枚举上半就成了 50；不过从
// 1 开始的区间，n 不超过 2000 时答案都对。

use std::collections::VecDeque;

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        let steps = all_steps(n);
        let last = steps.last().and_then(|steps| steps.last());
        last.map_or(0, |step| step.money)
    }
}

/// The least money that is enough for the numbers from `low` up to some high.
struct Step {
    money: i32,
    low: usize,
}

/// A number x to guess.
struct Guess {
    price: i32,
    /// The index, in the steps for x - 1, of the last step that was affordable when x last became
    /// affordable.
    affordable: usize,
}

/// Returns the steps for each high from 0 to `n`.
fn all_steps(n: i32) -> Vec<Vec<Step>> {
    let mut guesses: Vec<Guess> = (0..=n).map(|price| Guess { price, affordable: 0 }).collect();
    // The steps for high = 0, where no number is left: low is 1, and no money is needed.
    let mut steps = vec![vec![Step { money: 0, low: 1 }]];
    for high in 1..guesses.len() {
        steps.push(steps_for(high, &steps, &mut guesses));
    }
    steps
}

/// Returns the steps for `high`; `smaller` has the steps for each smaller value.
fn steps_for(high: usize, smaller: &[Vec<Step>], guesses: &mut [Guess]) -> Vec<Step> {
    let mut low = high;
    let mut steps = vec![Step { money: 0, low }];
    // The guesses that are not affordable yet, with the money that each needs, in ascending order.
    let mut waiting = VecDeque::from([(high - 1, guesses[high - 1].price)]);
    while low > 1
        && let Some((x, enough)) = waiting.pop_front()
    {
        let below = &smaller[x - 1];
        let price = guesses[x].price;
        // A larger high leaves at least as much money for the numbers below x: continue from the
        // index of the last time.
        let affordable = &mut guesses[x].affordable;
        while below.get(*affordable + 1).is_some_and(|step| price + step.money <= enough) {
            *affordable += 1;
        }
        for step in &below[*affordable..] {
            let money = enough.max(price + step.money);
            if waiting.front().is_some_and(|&(_, next)| next <= money) {
                break;
            }
            if step.low < low {
                low = step.low;
                steps.push(Step { money, low });
                let needed = money + guesses[low - 1].price;
                while waiting.back().is_some_and(|&(_, last)| last >= needed) {
                    waiting.pop_back();
                }
                waiting.push_back((low - 1, needed));
            }
        }
    }
    steps
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::get_money_amount(n));

#[cfg(test)]
mod tests {
    use super::{Solution, all_steps};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n,)| {
            Solution::get_money_amount(n)
        });
    }

    /// Returns every cost(low, high) up to `n` by the rule, as `costs[low][high]`.
    fn costs(n: usize) -> Vec<Vec<i32>> {
        let mut costs = vec![vec![0; n + 1]; n + 2];
        for low in (1..n).rev() {
            for high in low + 1..=n {
                let worst = |x: usize| {
                    let price = i32::try_from(x).expect("a small number");
                    price + costs[low][x - 1].max(costs[x + 1][high])
                };
                let least = (low..=high).map(worst).min();
                costs[low][high] = least.expect("a guess");
            }
        }
        costs
    }

    #[test]
    fn the_steps_are_those_of_the_costs() {
        let costs = costs(200);
        for (high, steps) in all_steps(200).iter().enumerate().skip(1) {
            let lows: Vec<usize> = steps.iter().map(|step| step.low).collect();
            assert!(lows.is_sorted_by(|a, b| a > b), "{high}: {lows:?}");
            for (low, row) in costs.iter().enumerate().skip(1).take(high) {
                let enough = steps.iter().find(|step| step.low <= low);
                let money = enough.map(|step| step.money);
                assert_eq!(money, Some(row[high]), "{low} to {high}");
            }
        }
    }

    /// Compares with the answers known from <https://projecteuler.net/problem=328>.
    #[test]
    fn answers_are_as_known() {
        assert_eq!(Solution::get_money_amount(8), 12);
        assert_eq!(Solution::get_money_amount(100), 400);
        let answers = (1..=100).map(Solution::get_money_amount);
        assert_eq!(answers.sum::<i32>(), 17_575);
    }

    #[test]
    fn steps_are_as_few_as_the_header_says() {
        for (n, expected) in [(200, 2111), (1000, 27_119), (5000, 358_343)] {
            let steps = all_steps(n).iter().skip(1).map(Vec::len).sum::<usize>();
            assert_eq!(steps, expected, "n = {n}");
        }
    }

    #[test]
    fn the_cost_of_the_last_numbers_rises_where_the_header_says() {
        let steps = all_steps(10_000).pop().expect("the steps for 10,000");
        // A step is to the largest range of its cost.
        let rises = steps.iter().map(|step| 10_000 - step.low + 2);
        let rises: Vec<usize> = rises.take_while(|&size| size < 1024).collect();
        let expected = (2..1024_usize).filter(|size| size.trailing_zeros() >= size.count_ones());
        assert_eq!(rises, expected.collect::<Vec<_>>());
        let count = |d| rises.iter().filter(|size| size.ilog2() == d).count();
        assert_eq!([1, 2, 3, 4, 5, 6, 7, 8, 9].map(count), [1, 1, 2, 3, 5, 8, 13, 21, 34]);
    }

    #[test]
    fn the_example_is_right() {
        let columns: [&[(i32, usize)]; 10] = [
            &[(0, 1)],
            &[(0, 2), (1, 1)],
            &[(0, 3), (2, 1)],
            &[(0, 4), (3, 2), (4, 1)],
            &[(0, 5), (4, 3), (6, 1)],
            &[(0, 6), (5, 4), (8, 1)],
            &[(0, 7), (6, 5), (10, 1)],
            &[(0, 8), (7, 6), (12, 1)],
            &[(0, 9), (8, 7), (14, 1)],
            &[(0, 10), (9, 8), (16, 1)],
        ];
        for (high, expected) in (1..).zip(columns) {
            let steps = all_steps(10).swap_remove(high);
            let found = steps.iter().map(|step| (step.money, step.low));
            assert_eq!(found.collect::<Vec<_>>(), expected, "high = {high}");
        }
        assert_eq!(Solution::get_money_amount(10), 16);
    }
}
