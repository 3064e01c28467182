// Recursion without memoization: tries every subarray in every move

impl Solution {
    pub fn final_element(nums: Vec<i32>) -> i32 {
        result(&nums, true)
    }
}

fn result(nums: &[i32], is_alice: bool) -> i32 {
    let count = nums.len();
    if count == 1 {
        return nums[0];
    }
    let mut results = Vec::new();
    for start in 0..count {
        for end in start + 1..=count {
            if end - start < count {
                let left = [&nums[..start], &nums[end..]].concat();
                results.push(result(&left, !is_alice));
            }
        }
    }
    let results = results.into_iter();
    if is_alice { results.max().unwrap() } else { results.min().unwrap() }
}
