// The first player gets the even positions or the odd ones, which only holds for an even length

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let even: i32 = nums.iter().step_by(2).sum();
        let odd: i32 = nums.iter().skip(1).step_by(2).sum();
        nums.len() % 2 == 0 || even >= odd
    }
}
