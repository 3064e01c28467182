// Goes from the middle outward, once for each parity of the number of carrots left

use std::io::{Read, stdin};

fn main() {
    let mut input = String::new();
    stdin().read_to_string(&mut input).unwrap();
    let a: Vec<i32> = input.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let n = a.len();
    let mut answers = vec![0; n];
    for parity in 0..2 {
        let mut best = 0;
        for k in (parity..n).step_by(2) {
            let left = (n - k - 1) / 2;
            for i in [left, left + k] {
                let value = match n - k {
                    1 => a[i],
                    rest if rest % 2 == 0 => a[i].max(a[i + 1]),
                    _ => a[i - 1].min(a[i]).max(a[i].min(a[i + 1])),
                };
                best = best.max(value);
            }
            if n - k == 1 {
                best = a.iter().copied().max().unwrap();
            }
            answers[k] = best;
        }
    }
    let words: Vec<String> = answers.iter().map(i32::to_string).collect();
    println!("{}", words.join(" "));
}
