use itertools::Itertools;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let mut row = nums.into_iter().collect_vec();
        let odd = row.len() % 2;
        let mut leads = [0, 0];
        while let (Some(&first), Some(&last)) = (row.first(), row.last()) {
            leads[row.len() % 2] += first.max(last);
            row.remove(if first > last { 0 } else { row.len() - 1 });
        }
        leads[odd] >= leads[1 - odd]
    }
}
