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
// Time O(n^2 log n) at worst: there are at most n steps for each high, with a binary search each.
// In practice there are far fewer: 2111 in total for n = 200, 27119 for 1000 and 358343 for 5000,
// which is about n^1.6 (measured; we have no proof of a better bound). For high = 10000 and each d
// from 1 to 9, the number of steps to a range of 2^d to 2^(d+1) - 1 numbers is the d-th Fibonacci
// number. Memory: one entry for each step. A table of all costs can be filled in O(n^2), as in
// submissions/leetcode_0375_guess_number_higher_or_lower_ii/accepted/moving_crossing.rs, but it has
// n^2 / 2 entries and takes longer.
//
// 思路：cost(low, high) 表示数在 low 到 high 之间时要准备多少钱，区间 DP 枚举猜哪个数，是 O(n³)。不
// 妨反过来问：给定 high 和手里的钱，low 最低可以是多少？记为 reach(high, money)。只要
// cost(x+1, high) <= money - x，就猜得起 x，这时 low 最低是 reach(x-1, money-x)。猜得起的数里，越小
// 越好：设 y < x 都猜得起，猜 y 时 low 可以是 y；若 low < y，则小于 y 的数更少，y 也更便宜，所以 y
// + cost(low, y-1) <= x + cost(low, x-1)。因此最优的是猜得起的最小的数。钱从少到多，low 一级一级下
// 降。每降到一个新的 low，再多 low - 1 的钱就猜得起 low - 1；后来的数更小，如果需要的钱不比先来的
// 多，先来的就不会是最优。所以等待中的数构成单调队列，依次成为最优；x 最优时，各级就是 high 换成 x
// - 1 时的各级，钱数都加 x。每个 high 至多 n 级，每级至多二分一次，最坏 O(n² log n)；实际上级数少得
// 多，n = 200、1000、5000 时总共 2111、27119、358343 级，约 n^1.6（实测；没有证明更好的上界）。记下
// 所有 cost 的区间 DP 也可以做到 O(n²)，见上文列出的文件，但要存 n² / 2 个数，也更慢。

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

/// Returns the steps for each high from 0 to `n`.
fn all_steps(n: i32) -> Vec<Vec<Step>> {
    // prices[x]: the cost of a wrong guess x.
    let prices: Vec<i32> = (0..=n).collect();
    // The steps for high = 0, where no number is left: low is 1, and no money is needed.
    let mut steps = vec![vec![Step { money: 0, low: 1 }]];
    for high in 1..prices.len() {
        steps.push(steps_for(high, &steps, &prices));
    }
    steps
}

/// Returns the steps for `high`; `smaller` has the steps for each smaller value.
fn steps_for(high: usize, smaller: &[Vec<Step>], prices: &[i32]) -> Vec<Step> {
    let mut low = high;
    let mut steps = vec![Step { money: 0, low }];
    // The guesses that are not affordable yet, with the money that each needs, in ascending order.
    let mut waiting = VecDeque::from([(high - 1, prices[high - 1])]);
    while low > 1
        && let Some((guess, enough)) = waiting.pop_front()
    {
        let price = prices[guess];
        let below = &smaller[guess - 1];
        let affordable = below.partition_point(|step| price + step.money <= enough);
        for step in &below[affordable - 1..] {
            let money = enough.max(price + step.money);
            if waiting.front().is_some_and(|&(_, next)| next <= money) {
                break;
            }
            if step.low < low {
                low = step.low;
                steps.push(Step { money, low });
                let needed = money + prices[low - 1];
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
    fn steps_to_short_ranges_are_counted_by_fibonacci_numbers() {
        let last = all_steps(10_000).pop().expect("the steps for 10,000");
        let logarithms = last.iter().map(|step| (10_001 - step.low).ilog2());
        let count = |d| logarithms.clone().filter(|&one| one == d).count();
        let counts: Vec<usize> = (1..=9).map(count).collect();
        assert_eq!(counts, [1, 1, 2, 3, 5, 8, 13, 21, 34]);
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
