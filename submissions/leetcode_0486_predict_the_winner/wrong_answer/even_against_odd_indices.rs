// Compares the even with the odd indices, but the first player can choose between them only if the length is even

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let even: i32 = nums.iter().step_by(2).sum();
        let odd: i32 = nums.iter().skip(1).step_by(2).sum();
        nums.len() % 2 == 0 || even >= odd
    }
}
