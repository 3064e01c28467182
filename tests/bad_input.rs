//! Throws thousands of bad inputs at every program.
//!
//! `BAD_INPUTS=100000 cargo test --release --test bad_input` is the long run, with so many inputs in all.

mod common;

use std::iter::repeat_with;
use std::process::{Command, Output};
use std::{env, fs, thread};

use common::{executable, output_of, stored_inputs};
use fastrand::Rng;
use itertools::Itertools;
use two_player_games::problems::{Answer, Judge, Player};
use two_player_games::{Case, PROBLEMS, Problem, Question, cut_in_the_middle};

/// Inputs that are bad in a way of their own.
fn named_inputs() -> Vec<Vec<u8>> {
    let letters = "| |\n|\r|\0|[|]|,|=|n|-|+|٤|\u{feff}|4\r5\r|4\0";
    let numbers = "n =|= 4|--4|4.5|1e3|0x10|2147483648|-2147483649|2147483647 1|99999999999999999999 1";
    let rows = "[1,,2]|[1,2|[,1]|[1 2]|[[1]]|1 [1]|3 1 2|0,1|0 ,1|1,5,2|n = [1]|m = [1]|nums = nums = [1]|m = 1 1|[]";
    let large = "[2147483647,2147483647]|[2147483647,-2147483648]|2147483647|123456789012";
    let deals = "u1 = [1] u2 = [2]|u2 = [1] u1 = [2]|u1 = 1 1 2|m = 1 1 2|[] []|[1] [2,3]|[1] 2";
    let words = "\u{feff}Input: n = 4|输入：[1,2] [3,4]|输入:1 1 1|Input: Input: 4|Input|input: 4|Input: \u{feff}4";
    let short = [letters, numbers, rows, large, deals, words].into_iter().flat_map(|texts| texts.split('|'));
    let repeated = ["7", "[", "]", ",", "x", "=", "-", "\0", "1 ", "[1]", "1,", "好"];
    // The reader takes 65,536 bytes at once.
    let long = repeated.into_iter().flat_map(|text| [1000, 70_000].map(|length| text.repeat(length / text.len())));
    let blank = " ".repeat(2_000_000);
    let texts = short.map(str::to_owned).chain(long).chain([blank.clone() + "x", blank]);
    texts.map(String::into_bytes).chain([b"\xff\xfe4\0".to_vec(), b"[1,\xc3]".to_vec()]).collect()
}

/// Up to three of `inputs` one after another, with a few bytes changed.
fn mutated(random: &mut Rng, inputs: &[Vec<u8>]) -> Vec<u8> {
    const BYTES: &[u8] = b"0123456789-+[],= \r\n\0x\xff";
    let mut input = Vec::new();
    for _ in 0..random.usize(1..=3) {
        input.extend_from_slice(&inputs[random.usize(..inputs.len())]);
    }
    for _ in 0..random.usize(..4) {
        let place = random.usize(..=input.len());
        let end = input.len().min(place + random.usize(..5));
        match random.u8(..4) {
            0 => input.truncate(place),
            1 => drop(input.drain(place..end)),
            2 => input.extend_from_within(place..end),
            _ => input.insert(place, BYTES[random.usize(..BYTES.len())]),
        }
    }
    input
}

/// Runs the program, with 32 MiB of address space and 10 seconds where a shell can limit them.
fn run(program: &str, input: &[u8]) -> Output {
    let program = executable(program);
    if !cfg!(unix) {
        return output_of(&mut Command::new(program), input);
    }
    let script = "ulimit -v 32768; ulimit -t 10; exec \"$0\"";
    output_of(Command::new("sh").args(["-c", script]).arg(program), input)
}

/// The answers before the first bad case, as far as the player knows them, and whether there is no bad case. `None` if
/// that takes too long.
fn expected(problem: &Problem, player: &mut Player, input: &[u8]) -> Option<(Vec<Option<String>>, bool)> {
    let has_32_bits = problem.answer == Answer::Integer && matches!(problem.judge, Judge::LeetCode { .. });
    let mut case = Case::new(input);
    let mut answers = Vec::new();
    while let Ok(question) = case.question(problem) {
        if !problem.is_linear && matches!(question, Question::Number(100_000_000..)) {
            return None;
        }
        let answer = player(&question);
        if has_32_bits && answer.as_ref().is_some_and(|answer| answer.parse::<i32>().is_err()) {
            break;
        }
        answers.push(answer);
        if case.is_last() {
            return Some((answers, true));
        }
    }
    Some((answers, false))
}

/// Whether `stdout` holds just these answers; an unknown one may be any.
fn holds_answers(problem: &Problem, stdout: &str, answers: &[Option<String>]) -> bool {
    let mut lines = stdout.split_inclusive('\n');
    let all_found = answers.iter().all(|answer| {
        let first = lines.clone().next().unwrap_or_default();
        let given: String = lines.by_ref().take(problem.answer.lines(first)).collect();
        let given = given.strip_suffix('\n').filter(|given| !given.is_empty());
        given.is_some_and(|given| answer.as_ref().is_none_or(|answer| answer == given))
    });
    all_found && lines.next().is_none()
}

/// Checks how the program behaves on the named inputs and on as many random ones as make up `count`.
fn check(problem: &Problem, count: usize) {
    let mut player = problem.player();
    let mut random = Rng::with_seed(1);
    let named = named_inputs();
    let stored = stored_inputs(problem).map(|file| fs::read(file).expect("a test case"));
    let short = named.iter().cloned().chain(stored).filter(|input| input.len() < 2000).collect_vec();
    let mutations = repeat_with(|| mutated(&mut random, &short));
    for input in named.iter().cloned().chain(mutations).take(count) {
        let Some((answers, is_good)) = expected(problem, &mut player, &input) else { continue };
        let output = run(problem.program, &input);
        let [text, stdout, stderr] = [&input, &output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
        let is_error_line = stderr.starts_with("error: ") && stderr.ends_with('\n') && stderr.lines().count() == 1;
        let status = i32::from(!is_good);
        let is_told = output.status.code() == Some(status) && if is_good { stderr.is_empty() } else { is_error_line };
        assert!(
            is_told && !stdout.contains('\r') && holds_answers(problem, &stdout, &answers),
            "{}: expected {answers:?}, status {status}, found {}\ninput: {:?}\nstdout: {stdout:?}\nstderr: {stderr:?}",
            problem.program,
            output.status,
            cut_in_the_middle(&text, 300),
        );
    }
}

#[test]
fn bad_input_is_told_in_one_line() {
    let count = env::var("BAD_INPUTS").map_or(2000, |count| count.parse().expect("a number in BAD_INPUTS"));
    thread::scope(|scope| {
        for problem in PROBLEMS {
            scope.spawn(move || check(problem, count / PROBLEMS.len()));
        }
    });
}
