//! Calls a LeetCode-style solution. This is a library, since compiling it takes longer than compiling a solution.

use std::fs::File;
use std::io::{BufRead, BufReader, Lines, Write};
use std::sync::{LazyLock, Mutex};
use std::{env, process, thread};

// The types that a function may return.
pub type Boolean = bool;
pub type Integer = i32;
pub type Text = String;

/// A type that a function may take.
pub trait Value {
    fn from_json(json: &str) -> Self;
}

impl Value for i32 {
    fn from_json(json: &str) -> Self {
        json.parse().expect("a number")
    }
}

impl Value for String {
    fn from_json(json: &str) -> Self {
        json.trim_matches('"').to_owned()
    }
}

impl<Item: Value> Value for Vec<Item> {
    fn from_json(json: &str) -> Self {
        let mut depth = 0;
        let parts = json[1..json.len() - 1].split(|mark| {
            depth += i32::from(mark == '[') - i32::from(mark == ']');
            mark == ',' && depth == 0
        });
        let items = parts.filter(|part| !part.is_empty());
        items.map(Item::from_json).collect()
    }
}

/// The unread lines of the file that the first argument names.
static INPUTS: LazyLock<Mutex<Lines<BufReader<File>>>> = LazyLock::new(|| {
    let path = env::args().nth(1).expect("a file with the inputs");
    let inputs = File::open(path).expect("a file with the inputs");
    Mutex::new(BufReader::new(inputs).lines())
});

/// Reads the next value, which is on its own line.
///
/// # Panics
/// If there is no value, or if it has another type.
pub fn value<T: Value>() -> T {
    let mut inputs = INPUTS.lock().expect("no panic");
    T::from_json(&inputs.next().expect("a line").expect("text"))
}

/// Answers all inputs, writes the answers to the file that the second argument names, and exits.
///
/// # Panics
/// If the inputs cannot be read, or the answers cannot be written.
pub fn answer_all(answer: fn() -> String) {
    let answer_all = move || {
        let path = env::args().nth(2).expect("a file for the answers");
        let mut answers = File::create(path).expect("a file for the answers");
        for _ in 0..value() {
            let answer = answer() + "\n";
            answers.write_all(answer.as_bytes()).expect("an answer");
        }
    };
    // The main thread's stack is too small for deep recursion.
    let thread = thread::Builder::new().stack_size(64 << 20);
    let answered = thread.spawn(answer_all).expect("a thread").join();
    process::exit(if answered.is_ok() { 0 } else { 101 });
}
