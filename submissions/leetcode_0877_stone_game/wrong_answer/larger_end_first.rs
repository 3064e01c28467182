// Both players take the larger end, whatever it uncovers

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        let mut rest = &piles[..];
        let mut lead = 0;
        let mut sign = 1;
        while let (Some(&left), Some(&right)) = (rest.first(), rest.last()) {
            lead += sign * left.max(right);
            sign = -sign;
            rest = if left > right { &rest[1..] } else { &rest[..rest.len() - 1] };
        }
        lead > 0
    }
}
