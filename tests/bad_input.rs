//! Throws thousands of bad inputs at every program.
//!
//! `BAD_INPUTS=100000 cargo test --release --test bad_input` is the long run, with so many inputs in all.

mod common;

use std::process::{Command, Output};
use std::{env, fs, thread};

use common::{executable, holds_answers, output_of, stored_inputs};
use fastrand::Rng;
use itertools::Itertools;
use two_player_games::problems::{Answer, Judge, Player};
use two_player_games::{Case, PROBLEMS, Problem, Question, cut_in_the_middle};

/// Inputs that are bad in a way of their own.
fn named_inputs() -> Vec<Vec<u8>> {
    let letters = "| |\n|\r|\0|[|]|,|=|n|-|+|٤|\u{feff}|4\r5\r|4\0";
    let numbers = "n =|= 4|--4|4.5|1e3|0x10|2147483648|-2147483649|2147483647 1|99999999999999999999 1";
    let rows = "[1,,2]|[1,2|[,1]|[1 2]|[[1]]|1 [1]|3 1 2|0,1|0 ,1|1,5,2|n = [1]|m = [1]|nums = nums = [1]|m = 1 1";
    let deals = "u1 = [1] u2 = [2]|u2 = [1] u1 = [2]|u1 = 1 1 2|m = 1 1 2|[] []|[1] [2,3]|[1] 2";
    let words = "\u{feff}Input: n = 4|输入：[1,2] [3,4]|输入:1 1 1|Input: Input: 4|Input|input: 4|Input: \u{feff}4";
    let short = [letters, numbers, rows, deals, words].into_iter().flat_map(|texts| texts.split('|'));
    let repeated = ["7", "[", "]", ",", "x", "=", "-", "\0", "1 ", "[1]", "1,"];
    let long = repeated.into_iter().flat_map(|text| [1000, 100_000].map(|count| text.repeat(count)));
    let blank = " ".repeat(2_000_000);
    let texts = short.map(str::to_owned).chain(long).chain([blank.clone() + "x", blank]);
    texts.map(String::into_bytes).chain([b"\xff\xfe4\0".to_vec(), b"[1,\xc3]".to_vec()]).collect()
}

/// The short ones among the stored cases of a program.
fn short_inputs(problem: &Problem) -> Vec<Vec<u8>> {
    let inputs = stored_inputs(problem).map(|file| fs::read(file).expect("a test case"));
    inputs.filter(|input| input.len() < 2000).collect()
}

fn random_input(random: &mut Rng, stored: &[Vec<u8>]) -> Vec<u8> {
    match random.u8(..8) {
        0 => (0..random.usize(..200)).map(|_| random.u8(..)).collect(),
        1..4 => random_tokens(random),
        _ => mutated(random, stored),
    }
}

/// Pieces of cases, whole cases among them, in no order.
fn random_tokens(random: &mut Rng) -> Vec<u8> {
    const VALUES: &str = "1|2|3|0|-1|7|12|+5|-|--1|1x|x|4.5|\0|2147483647|-2147483648|2147483648|123456789012";
    const ROWS: &str = "n = |nums=|u1 = |[|]|,|,,|=|[]|[1,2]|2 1 2|1 5|2 1 2 3 4|\u{feff}|Input:|输入：";
    const SPACES: &str = "| | | |\n|\n|\r\n|\t|\r|\x0b";
    let pieces = VALUES.split('|').chain(ROWS.split('|')).collect_vec();
    let spaces = SPACES.split('|').collect_vec();
    let count = random.usize(1..12);
    let pairs = (0..count).map(|_| [pieces[random.usize(..pieces.len())], spaces[random.usize(..spaces.len())]]);
    pairs.flatten().collect::<String>().into_bytes()
}

/// A stored case, or two, with a few bytes changed.
fn mutated(random: &mut Rng, stored: &[Vec<u8>]) -> Vec<u8> {
    const BYTES: &[u8] = b"0123456789-+[],= \r\n\0x\xff";
    let mut input = stored[random.usize(..stored.len())].clone();
    if random.bool() {
        input.extend_from_slice(&stored[random.usize(..stored.len())]);
    }
    for _ in 0..random.usize(..4) {
        let place = random.usize(..=input.len());
        let end = input.len().min(place + random.usize(..5));
        let piece = input[place..end].to_vec();
        match random.u8(..5) {
            0 => input.truncate(place),
            1 => drop(input.drain(place..end)),
            2 => drop(input.splice(place..place, piece)),
            3 => input.insert(place, BYTES[random.usize(..BYTES.len())]),
            _ => input.extend_from_slice(&piece),
        }
    }
    input
}

/// Runs the program, in a memory of a few times the input's size where a shell can limit it.
fn run(program: &str, input: &[u8]) -> Output {
    let mut command = Command::new(if cfg!(unix) { "sh".into() } else { executable(program) });
    if cfg!(unix) {
        // In KiB of address space.
        let memory = 32 * 1024 + 4 * input.len() / 1024;
        let limits = format!("ulimit -v {memory}; ulimit -t 10; exec \"$0\"");
        command.args(["-c", &limits]).arg(executable(program));
    }
    output_of(&mut command, input)
}

/// Whether the judge's function can return `answer`; LeetCode's integers have 32 bits.
fn fits(problem: &Problem, answer: &str) -> bool {
    let is_short = problem.answer == Answer::Integer && matches!(problem.judge, Judge::LeetCode { .. });
    !is_short || answer.parse::<i32>().is_ok()
}

/// The answers before the first bad case, as far as the reference player knows them, and whether there is no bad case.
/// `None` if a case takes too long.
fn expected(problem: &Problem, player: &mut Player, input: &[u8]) -> Option<(Vec<Option<String>>, bool)> {
    let mut case = Case::new(input);
    let mut answers = Vec::new();
    while let Ok(question) = case.question(problem) {
        if !problem.is_linear && matches!(question, Question::Number(100_000_000..)) {
            return None;
        }
        let answer = player(&question);
        if answer.as_ref().is_some_and(|answer| !fits(problem, answer)) {
            break;
        }
        answers.push(answer);
        if case.is_last() {
            return Some((answers, true));
        }
    }
    Some((answers, false))
}

/// What is wrong with the program's behaviour, if anything is.
fn complaint(problem: &Problem, player: &mut Player, input: &[u8]) -> Option<String> {
    let (answers, good) = expected(problem, player, input)?;
    let output = run(problem.program, input);
    let [text, stdout, stderr] = [input, &output.stdout, &output.stderr].map(String::from_utf8_lossy);
    let is_error_line = stderr.starts_with("error: ") && stderr.ends_with('\n') && stderr.lines().count() == 1;
    let status = i32::from(!good);
    let is_told = output.status.code() == Some(status) && if good { stderr.is_empty() } else { is_error_line };
    if is_told && holds_answers(problem, &stdout, &answers) {
        return None;
    }
    let shown = cut_in_the_middle(&text, 300);
    let found = format!("{}\ninput: {shown:?}\nstdout: {stdout:?}\nstderr: {stderr:?}", output.status);
    Some(format!("{}: expected status {status} and {answers:?}, found {found}", problem.program))
}

/// What is wrong after the named inputs and as many random ones as make up `count`.
fn complaints(problem: &Problem, count: usize) -> Vec<String> {
    let mut player = problem.player();
    let stored = short_inputs(problem);
    let random_inputs = (0..).map(|seed| random_input(&mut Rng::with_seed(seed), &stored));
    let inputs = named_inputs().into_iter().chain(random_inputs).take(count);
    inputs.filter_map(|input| complaint(problem, &mut player, &input)).collect()
}

#[test]
fn bad_input_is_told_in_one_line() {
    let count = env::var("BAD_INPUTS").map_or(2000, |count| count.parse().expect("a number in BAD_INPUTS"));
    let complaints = thread::scope(|scope| {
        let start = |problem| scope.spawn(move || complaints(problem, count / PROBLEMS.len()));
        let threads = PROBLEMS.iter().map(start).collect_vec();
        threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect_vec()
    });
    assert!(complaints.is_empty(), "{} complaints, the first:\n{}", complaints.len(), complaints[0]);
}
