// Keeps all Fibonacci numbers up to n in a vector, and goes through it backward

use std::io::read_to_string;

fn main() {
    let mut rest: u64 = read_to_string(std::io::stdin()).unwrap().trim().parse().unwrap();
    let mut terms = vec![1, 2];
    while terms[terms.len() - 1] <= rest {
        terms.push(terms[terms.len() - 1] + terms[terms.len() - 2]);
    }
    let mut smallest = 0;
    for term in terms.into_iter().rev() {
        if term <= rest {
            rest -= term;
            smallest = term;
        }
    }
    println!("{smallest}");
}
