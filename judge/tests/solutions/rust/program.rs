use std::io::stdin;

struct Solution;

impl Solution {
    fn predict_the_winner(row: Vec<i64>) -> bool {
        let mut leads = row.clone();
        for length in 2..=row.len() {
            for start in 0..=row.len() - length {
                leads[start] = (row[start] - leads[start + 1]).max(row[start + length - 1] - leads[start]);
            }
        }
        leads[0] >= 0
    }
}

fn main() {
    let input = stdin().lines().next().unwrap().unwrap();
    let row = input.trim().trim_matches(['[', ']']).split(',').map(|value| value.parse().unwrap());
    println!("{}", Solution::predict_the_winner(row.collect()));
}
// judged 486 --input '[1,5,2] [3,6,4,0,2]': AC on 2 of 2 inputs
