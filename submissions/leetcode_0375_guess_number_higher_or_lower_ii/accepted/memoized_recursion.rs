// Memoized recursion on the range of numbers; tries every guess

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        let n = n as usize;
        let mut memo = vec![vec![None; n + 1]; n + 1];
        cost(1, n, &mut memo)
    }
}

fn cost(low: usize, high: usize, memo: &mut [Vec<Option<i32>>]) -> i32 {
    if low >= high {
        return 0;
    }
    if let Some(known) = memo[low][high] {
        return known;
    }
    let mut least = i32::MAX;
    for guess in low..high {
        let below = cost(low, guess - 1, memo);
        let above = cost(guess + 1, high, memo);
        least = least.min(guess as i32 + below.max(above));
    }
    memo[low][high] = Some(least);
    least
}
