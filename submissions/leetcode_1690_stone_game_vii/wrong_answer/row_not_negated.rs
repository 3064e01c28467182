// Does not negate the row, as if both players wanted to remove as much as possible

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        let total: i32 = stones.iter().sum();
        (total - lead(stones.into_iter())) / 2
    }
}

/// The first player's lead, where the numbers are taken from either end.
fn lead(row: impl Iterator<Item = i32>) -> i32 {
    let mut valley: Vec<i32> = Vec::new();
    for mut right in row {
        while let [.., left, peak] = valley[..] {
            if peak < left || peak < right {
                break;
            }
            valley.truncate(valley.len() - 2);
            right += left - peak;
        }
        valley.push(right);
    }

    let mut lead = 0;
    let mut sign = 1;
    let mut rest = &valley[..];
    while let (Some(&left), Some(&right)) = (rest.first(), rest.last()) {
        lead += sign * left.max(right);
        sign = -sign;
        rest = if left > right { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    lead
}
