// Both players take the larger end, whatever it uncovers

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let mut rest = &nums[..];
        let mut lead = 0;
        let mut sign = 1;
        while let (Some(&left), Some(&right)) = (rest.first(), rest.last()) {
            lead += sign * left.max(right);
            sign = -sign;
            rest = if left > right { &rest[1..] } else { &rest[..rest.len() - 1] };
        }
        lead >= 0
    }
}
