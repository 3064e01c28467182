// Searches all piles for the three of each round

impl Solution {
    pub fn max_coins(piles: Vec<i32>) -> i32 {
        let mut is_taken = vec![false; piles.len()];
        let mut take = |is_largest: bool| {
            let mut best = None;
            for (i, &pile) in piles.iter().enumerate() {
                let is_better = best.is_none_or(|best: usize| {
                    if is_largest { pile > piles[best] } else { pile < piles[best] }
                });
                if !is_taken[i] && is_better {
                    best = Some(i);
                }
            }
            let best = best.unwrap();
            is_taken[best] = true;
            piles[best]
        };
        let mut coins = 0;
        for _ in 0..piles.len() / 3 {
            take(true);
            coins += take(true);
            take(false);
        }
        coins
    }
}
