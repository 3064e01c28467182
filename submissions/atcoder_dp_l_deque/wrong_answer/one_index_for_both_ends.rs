// One index for both ends: a move at either end moves both ends inward

use proconio::input;

fn first_player_lead(piles: &[i64]) -> i64 {
    let total: i64 = piles.iter().sum();
    2 * best_score(piles, 0) - total
}

fn best_score(piles: &[i64], index: usize) -> i64 {
    if index == piles.len() / 2 {
        return 0;
    }
    let deeper = best_score(piles, index + 1);
    let left = piles[index] + deeper;
    let right = piles[piles.len() - 1 - index] + deeper;
    left.max(right)
}

fn main() {
    input! { n: usize, a: [i64; n] }
    println!("{}", first_player_lead(&a));
}
