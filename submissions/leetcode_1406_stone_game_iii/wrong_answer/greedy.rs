// Both players take what gives the most at once

use itertools::Itertools;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let mut scores = [0, 0];
        let mut rest = &stone_value[..];
        for player in [0, 1].into_iter().cycle() {
            let sum = |count: &usize| rest[..*count].iter().sum::<i32>();
            let Some(count) = (1..=rest.len().min(3)).max_by_key(sum) else {
                break;
            };
            scores[player] += sum(&count);
            rest = &rest[count..];
        }
        let best_players =
            ["Alice", "Bob"].into_iter().zip(scores).max_set_by_key(|(_, score)| *score);
        best_players.into_iter().map(|(name, _)| name).exactly_one().unwrap_or("Tie").to_string()
    }
}
