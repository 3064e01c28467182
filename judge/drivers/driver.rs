
// Behind a solution in LeetCode's form. The judge writes the solution's function and types in place of the capitals.
fn main() {
    let answer_all = || {
        let function: fn(QUESTION) -> ANSWER = Solution::FUNCTION;
        let path = std::env::args().nth(1).expect("a file for the answers");
        let mut answers = std::fs::File::create(path).expect("a file for the answers");
        let input = std::io::read_to_string(std::io::stdin()).expect("the questions");
        let mut numbers = input.split_ascii_whitespace().map(|token| token.parse::<i32>().expect("a number"));
        while let Some(number) = numbers.next() {
            let answer = function(READ);
            std::io::Write::write_all(&mut answers, format!("{answer}\n").as_bytes()).expect("an answer written");
        }
    };
    // The main thread's stack is too small for a deep recursion.
    let thread = std::thread::Builder::new().stack_size(8 << 20).spawn(answer_all).expect("a thread");
    std::process::exit(if thread.join().is_ok() { 0 } else { 101 });
}
