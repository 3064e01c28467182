// Table of all ranges; tries every guess

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        let n = n as usize;
        let mut cost = vec![vec![0; n + 1]; n + 2];
        for low in (1..n).rev() {
            for high in low + 1..=n {
                let money = |guess: usize| {
                    let worse = cost[low][guess - 1].max(cost[guess + 1][high]);
                    guess as i32 + worse
                };
                cost[low][high] = (low..high).map(money).min().unwrap();
            }
        }
        cost[1][n]
    }
}
