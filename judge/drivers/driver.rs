//! Calls a solution in LeetCode's form. It is a library, since it takes longer to compile than a solution.

use std::fs::File;
use std::io::{Write, read_to_string, stdin};
use std::thread;

/// The numbers of standard input that are not used yet.
pub struct Numbers(std::vec::IntoIter<i32>);

impl Numbers {
    pub fn number(&mut self) -> i32 {
        self.0.next().expect("a number")
    }

    /// The next row. Its length stands before it.
    pub fn row(&mut self) -> Vec<i32> {
        let length = self.number().try_into().expect("a length");
        self.0.by_ref().take(length).collect()
    }
}

/// Writes the answer to each question into the file that the argument names.
pub fn answer_all(answer: fn(&mut Numbers) -> String) {
    let answer_all = move || {
        let path = std::env::args().nth(1).expect("a file for the answers");
        let mut answers = File::create(path).expect("a file for the answers");
        let input = read_to_string(stdin()).expect("the questions");
        let numbers: Vec<i32> = input.split_ascii_whitespace().map(|token| token.parse().expect("a number")).collect();
        let mut numbers = Numbers(numbers.into_iter());
        while numbers.0.len() > 0 {
            let answer = answer(&mut numbers) + "\n";
            answers.write_all(answer.as_bytes()).expect("an answer written");
        }
    };
    // The main thread's stack is too small for a deep recursion. On Windows each call takes more of it.
    let stack_size = if cfg!(windows) { 16 << 20 } else { 8 << 20 };
    let thread = thread::Builder::new().stack_size(stack_size).spawn(answer_all).expect("a thread");
    std::process::exit(if thread.join().is_ok() { 0 } else { 101 });
}
