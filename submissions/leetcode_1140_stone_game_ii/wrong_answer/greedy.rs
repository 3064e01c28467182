// Both players take as many piles as they may

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let mut scores = [0, 0];
        let mut rest = &piles[..];
        let mut m = 1;
        for player in [0, 1].into_iter().cycle() {
            if rest.is_empty() {
                break;
            }
            let x = (2 * m).min(rest.len());
            scores[player] += rest[..x].iter().sum::<i32>();
            rest = &rest[x..];
            m = m.max(x);
        }
        scores[0]
    }
}
