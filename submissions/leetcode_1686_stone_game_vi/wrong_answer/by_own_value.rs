// Both players take the stone that is worth the most to them

use itertools::Itertools;

impl Solution {
    pub fn stone_game_vi(alice_values: Vec<i32>, bob_values: Vec<i32>) -> i32 {
        let values = [alice_values, bob_values];
        let mut left: Vec<_> = (0..values[0].len()).collect();
        let orders = [0, 1].map(|player| {
            let stones = left.iter().copied();
            stones.sorted_by_key(|&stone| -values[player][stone]).collect_vec()
        });
        let mut orders = orders.map(Vec::into_iter);
        let mut scores = [0, 0];
        for player in [0, 1].into_iter().cycle() {
            let mut order = orders[player].by_ref();
            let Some(stone) = order.find(|&stone| left[stone] == stone) else {
                break;
            };
            left[stone] = usize::MAX;
            scores[player] += values[player][stone];
        }
        (scores[0] - scores[1]).signum()
    }
}
