// Folds a peak only if it is larger than both neighbors, not if it equals one of them

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        first_player_lead(&nums) >= 0
    }
}

fn first_player_lead(row: &[i32]) -> i32 {
    let mut valley: Vec<i32> = Vec::new();
    for &value in row {
        let mut last = value;
        while let [.., left, peak] = valley[..] {
            if peak <= left || peak <= last {
                break;
            }
            valley.truncate(valley.len() - 2);
            last += left - peak;
        }
        valley.push(last);
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
