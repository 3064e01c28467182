// A set of the values that have occurred an odd number of times

use std::collections::HashSet;

use proconio::input;

fn main() {
    input! { t: usize, cases: [[i32]; t] }
    let mut output = String::new();
    for bags in cases {
        let mut odd = HashSet::new();
        for bag in &bags {
            if !odd.insert(bag) {
                odd.remove(bag);
            }
        }
        let first_wins = bags.len() % 2 == 0 && !odd.is_empty();
        output += if first_wins { "First\n" } else { "Second\n" };
    }
    print!("{output}");
}
