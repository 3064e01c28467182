// Table of all ranges in O(n^2): the guess at which the costs of the two sides cross only moves one way.
// As a guess x rises, the cost of the numbers below it never falls, and that of those above it never rises. The crossing
// is the least x for which the numbers below cost at least as much as those above. As low falls, the cost of the numbers
// below never falls, so for the same high the crossing never rises. From it on, x + cost(low, x - 1) is least at the
// crossing itself.
// Before it, x + cost(x + 1, high) does not depend on low: a monotonic queue holds the least one.

use std::collections::VecDeque;

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        let n = n as usize;
        // costs[high][length] is the cost of the last so many numbers up to high.
        let mut costs: Vec<Vec<i32>> = vec![vec![0]];
        for high in 1..=n {
            let mut column = vec![0, 0];
            let mut crossing = high;
            let mut queue: VecDeque<(usize, i32)> = VecDeque::new();
            for low in (1..high).rev() {
                let above = low as i32 + column[high - low];
                while queue.back().is_some_and(|&(_, last)| last >= above) {
                    queue.pop_back();
                }
                queue.push_back((low, above));
                let below = |guess: usize| costs[guess - 1][guess - low];
                while crossing > low && below(crossing - 1) >= column[high + 1 - crossing] {
                    crossing -= 1;
                }
                while queue.front().is_some_and(|&(guess, _)| guess >= crossing) {
                    queue.pop_front();
                }
                let at_crossing = crossing as i32 + below(crossing);
                let before = queue.front().map_or(at_crossing, |&(_, least)| least);
                column.push(at_crossing.min(before));
            }
            costs.push(column);
        }
        costs[n][n]
    }
}
