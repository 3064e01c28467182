//! Calls a solution in LeetCode's form. It is a library, since it takes longer to compile than a solution.

use std::fs::File;
use std::io::{Write, read_to_string, stdin};
use std::sync::Mutex;
use std::{env, process, thread};

// What a function may return.
pub type Boolean = bool;
pub type Integer = i32;
pub type Text = String;

/// The numbers of standard input that are not used yet, from the last.
static NUMBERS: Mutex<Vec<i32>> = Mutex::new(Vec::new());

/// The next number.
///
/// # Panics
/// There is none.
pub fn number() -> i32 {
    NUMBERS.lock().expect("one thread").pop().expect("a number")
}

/// The next row. Its length stands before it.
pub fn row() -> Vec<i32> {
    (0..number()).map(|_| number()).collect()
}

/// Writes the answer to each input into the file that the argument names. Ends the process.
///
/// # Panics
/// The inputs cannot be read, or the answers cannot be written.
pub fn answer_all(answer: fn() -> String) {
    let answer_all = move || {
        let path = env::args().nth(1).expect("a file for the answers");
        let mut answers = File::create(path).expect("a file for the answers");
        let input = read_to_string(stdin()).expect("the inputs");
        let tokens = input.split_ascii_whitespace().rev();
        let numbers = tokens.map(|token| token.parse().expect("a number"));
        *NUMBERS.lock().expect("one thread") = numbers.collect();
        for _ in 0..number() {
            let answer = answer() + "\n";
            answers.write_all(answer.as_bytes()).expect("an answer");
        }
    };
    // The main thread's stack is too small for a deep recursion.
    let thread = thread::Builder::new().stack_size(64 << 20);
    let answered = thread.spawn(answer_all).expect("a thread").join();
    process::exit(if answered.is_ok() { 0 } else { 101 });
}
