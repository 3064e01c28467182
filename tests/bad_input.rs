//! Throws thousands of bad inputs at every program.
//!
//! `BAD_INPUTS=100000 cargo test --release --test bad_input` is the long run; the number is that of all inputs.

mod common;

use std::collections::VecDeque;
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::{env, fs, thread};

use common::{Limits, PROGRAMS, Program, Question, on_all_cores};
use fastrand::Rng;
use home_judge::reference;
use itertools::Itertools;

/// How many inputs there are if nobody asks for more.
const USUAL_INPUTS: usize = 5000;

/// What a process may take of memory beside a few times its input, in KiB of address space.
const BASE_MEMORY: usize = 32 << 10;

/// Reads cases as simply as can be, all the input at once.
struct NaiveReader<'a> {
    program: &'a Program,
    tokens: VecDeque<String>,
}

impl<'a> NaiveReader<'a> {
    fn new(program: &'a Program, input: &[u8]) -> Self {
        let mut text = String::from_utf8_lossy(input).into_owned();
        for mark in ["[", "]", ",", "="] {
            text = text.replace(mark, &format!(" {mark} "));
        }
        let white_space = [' ', '\t', '\n', '\x0b', '\x0c', '\r'];
        let tokens = text.split(white_space).filter(|token| !token.is_empty()).map(str::to_owned).collect();
        Self { program, tokens }
    }

    /// The questions before the first bad one, and whether that is all.
    fn questions(mut self) -> (Vec<Question>, bool) {
        let mut questions = Vec::new();
        loop {
            match self.question() {
                Some(question) => questions.push(question),
                None => return (questions, false),
            }
            if self.tokens.is_empty() {
                return (questions, true);
            }
        }
    }

    fn question(&mut self) -> Option<Question> {
        match &self.program.limits {
            Limits::Number(_) => {
                self.skip_name();
                self.integer(1..=i32::MAX).map(Question::Number)
            }
            Limits::Row { .. } => {
                let least = if self.program.name == "leetcode_1140_stone_game_ii" { 0 } else { i32::MIN };
                self.skip_name();
                if self.take("[") {
                    return self.list(least..=i32::MAX).map(Question::Row);
                }
                let count = self.integer(0..=i32::MAX)?;
                self.values(count, least..=i32::MAX).map(Question::Row)
            }
            Limits::Deal { .. } => {
                self.skip_name();
                if !self.take("[") {
                    let count = self.integer(1..=i32::MAX)?;
                    return Some(deal(self.values(count, 1..=9)?, self.values(count, 1..=9)?));
                }
                let first = self.list(1..=9)?;
                self.skip_name();
                let second = if self.take("[") { self.list(1..=9)? } else { return None };
                (!first.is_empty() && first.len() == second.len()).then(|| deal(first, second))
            }
        }
    }

    fn take(&mut self, token: &str) -> bool {
        let found = self.tokens.front().is_some_and(|front| front == token);
        if found {
            self.tokens.pop_front();
        }
        found
    }

    fn skip_name(&mut self) {
        let is_name = |token: &String| token.starts_with(|first: char| first.is_ascii_alphabetic());
        if self.tokens.front().is_some_and(is_name) && self.tokens.get(1).is_some_and(|token| token == "=") {
            self.tokens.drain(..2);
        }
    }

    fn integer(&mut self, range: RangeInclusive<i32>) -> Option<i32> {
        self.tokens.pop_front()?.parse().ok().filter(|number| range.contains(number))
    }

    fn values(&mut self, count: i32, range: RangeInclusive<i32>) -> Option<Vec<i32>> {
        (0..count).map(|_| self.integer(range.clone())).collect()
    }

    /// What stands behind a `[`.
    fn list(&mut self, range: RangeInclusive<i32>) -> Option<Vec<i32>> {
        if self.take("]") {
            return Some(Vec::new());
        }
        let mut values = vec![self.integer(range.clone())?];
        while self.take(",") {
            values.push(self.integer(range.clone())?);
        }
        self.take("]").then_some(values)
    }
}

fn deal(first: Vec<i32>, second: Vec<i32>) -> Question {
    Question::Deal([first, second].map(|hand| hand.into_iter().flat_map(u8::try_from).collect()))
}

/// The right answer by the rules, without its line end. `None` where finding it would take too long.
fn answer(program: &Program, question: &Question) -> Option<String> {
    let either_end_lead = |row: &[i32]| (row.len() <= 100).then(|| reference::either_end_lead(row));
    Some(match (program.name, question) {
        ("leetcode_0292_nim_game", &Question::Number(n)) => (n % 4 != 0).to_string(),
        ("leetcode_1025_divisor_game", &Question::Number(n)) => (n % 2 == 0).to_string(),
        ("leetcode_1510_stone_game_iv", &Question::Number(n)) => {
            (n <= 2000).then(|| reference::square_game().wins(n))?.to_string()
        }
        ("leetcode_0486_predict_the_winner", Question::Row(row)) => (either_end_lead(row)? >= 0).to_string(),
        ("leetcode_0877_stone_game", Question::Row(row)) => (either_end_lead(row)? > 0).to_string(),
        ("stone_game_difference", Question::Row(row)) => either_end_lead(row)?.to_string(),
        ("nowcoder_card_game", Question::Row(row)) => {
            let total: i64 = row.iter().copied().map(i64::from).sum();
            i64::midpoint(total, either_end_lead(row)?.abs()).to_string()
        }
        ("leetcode_1140_stone_game_ii", Question::Row(row)) => {
            (row.len() <= 100).then(|| reference::stone_game_ii_stones(row))?.to_string()
        }
        ("leetcode_1406_stone_game_iii", Question::Row(row)) => reference::stone_game_iii_winner(row).to_owned(),
        ("kitten_fishing", Question::Deal([first, second])) => reference::kitten_fishing_answer(first, second),
        _ => unreachable!("every program is asked what it reads"),
    })
}

/// Whether the program takes long by nature: a huge heap in 1510.
fn takes_long(program: &Program, question: &Question) -> bool {
    program.name == "leetcode_1510_stone_game_iv" && matches!(question, Question::Number(1_000_000..))
}

/// Whether the answer of Stone Game II is more than its judge's integer holds, which is an error.
fn does_not_fit(program: &Program, answer: &str) -> bool {
    program.name == "leetcode_1140_stone_game_ii" && answer.parse::<i32>().is_err()
}

/// Inputs that are bad in a way of their own.
fn named_inputs() -> Vec<Vec<u8>> {
    let texts = [
        "",
        " ",
        "\n",
        "\r",
        "4\r5\r",
        "\0",
        "4\0",
        "\u{feff}4",
        "[",
        "]",
        ",",
        "=",
        "n",
        "n =",
        "= 4",
        "-",
        "+",
        "--4",
        "4.5",
        "1e3",
        "0x10",
        "٤",
        "[1,,2]",
        "[1,2",
        "[,1]",
        "[1 2]",
        "[[1]]",
        "1 [1]",
        "3 1 2",
        "nums = nums = [1]",
        "2147483648",
        "-2147483649",
        "2147483647 1",
        "99999999999999999999 1",
    ];
    let mut inputs = texts.map(|text| text.as_bytes().to_vec()).to_vec();
    inputs.push(b"\xff\xfe4\0".to_vec());
    inputs.push(b"[1,\xc3]".to_vec());
    inputs.push(b" ".repeat(10_000_000));
    inputs.push([&b" ".repeat(10_000_000)[..], b"x"].concat());
    for repeated in ["7", "[", "]", ",", "x", "=", "-", "\0", "1 ", "[1]", "1,"] {
        inputs.push(repeated.repeat(100_000).into_bytes());
        inputs.push(repeated.repeat(1000).into_bytes());
    }
    inputs
}

/// The stored cases of a program, those that are short.
fn stored_inputs(program: &Program) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testcases").join(program.name);
    let files = fs::read_dir(folder).expect("the test cases").map(|file| file.expect("a file").path());
    let inputs = files.filter(|path| path.extension().is_some_and(|extension| extension == "in")).sorted();
    inputs.map(|path| fs::read(path).expect("a test case")).filter(|input| input.len() < 2000).collect()
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
    const PIECES: [&str; 30] = [
        "1",
        "2",
        "3",
        "0",
        "-1",
        "7",
        "12",
        "+5",
        "-",
        "--1",
        "1x",
        "x",
        "n = ",
        "nums=",
        "[",
        "]",
        ",",
        ",,",
        "=",
        "[]",
        "[1,2]",
        "2 1 2",
        "1 5",
        "2 1 2 3 4",
        "4.5",
        "2147483647",
        "-2147483648",
        "2147483648",
        "\0",
        "123456789012",
    ];
    let spaces = ["", " ", " ", " ", "\n", "\n", "\r\n", "\t", "\r", "\x0b"];
    let pieces =
        (0..random.usize(1..12)).map(|_| [PIECES[random.usize(..PIECES.len())], spaces[random.usize(..spaces.len())]]);
    pieces.flatten().collect::<String>().into_bytes()
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

/// Runs the program in a memory of a few times the input's size.
fn run(program: &Program, input: &[u8]) -> Output {
    let memory = BASE_MEMORY + 4 * input.len() / 1024;
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v $1; ulimit -t 10; exec \"$0\""])
        .arg(program.executable())
        .arg(memory.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    thread::scope(|scope| {
        // The program need not read on after a bad case.
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the program ends")
    })
}

/// What is wrong with the program's behaviour, if anything is.
fn complaint(program: &Program, input: &[u8]) -> Option<String> {
    let (questions, all_good) = NaiveReader::new(program, input).questions();
    if questions.iter().any(|question| takes_long(program, question)) {
        return None;
    }
    let answers = questions.iter().map(|question| answer(program, question)).collect_vec();
    let fitting =
        answers.iter().take_while(|answer| !answer.as_ref().is_some_and(|answer| does_not_fit(program, answer)));
    let fitting = fitting.count();
    let good = all_good && fitting == answers.len();

    let output = run(program, input);
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    let is_error_line = stderr.starts_with("error: ") && stderr.ends_with('\n') && stderr.lines().count() == 1;
    let problem = if output.status.code() != Some(i32::from(!good)) {
        format!("status {} instead of {}", output.status, i32::from(!good))
    } else if good && !stderr.is_empty() {
        "something on standard error".to_owned()
    } else if !good && !is_error_line {
        "not one error line".to_owned()
    } else if !stdout_is(&stdout, &answers[..fitting]) {
        "not the answers of the cases before the bad one".to_owned()
    } else {
        return None;
    };
    let shown = String::from_utf8_lossy(&input[..input.len().min(300)]);
    Some(format!("{}: {problem}\ninput: {shown:?}\nstdout: {stdout:?}\nstderr: {stderr:?}", program.name))
}

/// Whether `stdout` holds just these answers; an unknown one may be any line.
fn stdout_is(stdout: &str, answers: &[Option<String>]) -> bool {
    let mut rest = stdout;
    let all_found = answers.iter().all(|answer| {
        let line = rest.split_once('\n').map_or(rest, |(line, _)| line);
        let answer = answer.as_deref().unwrap_or(line);
        let behind = rest.strip_prefix(answer).and_then(|behind| behind.strip_prefix('\n'));
        rest = behind.unwrap_or(rest);
        behind.is_some()
    });
    all_found && rest.is_empty()
}

#[test]
fn bad_input_is_told_in_one_line() {
    let count = env::var("BAD_INPUTS").map_or(USUAL_INPUTS, |count| count.parse().expect("a number in BAD_INPUTS"));
    let named = named_inputs();
    let stored = PROGRAMS.each_ref().map(stored_inputs);
    let numbers = 0..count.max(named.len() * PROGRAMS.len());
    let complaints = on_all_cores(numbers.collect(), |number| {
        let program = number % PROGRAMS.len();
        let input = named.get(number / PROGRAMS.len()).cloned().unwrap_or_else(|| {
            let mut random = Rng::with_seed(number as u64);
            random_input(&mut random, &stored[program])
        });
        complaint(&PROGRAMS[program], &input)
    });
    let complaints = complaints.into_iter().flatten().collect_vec();
    assert!(complaints.is_empty(), "{} complaints, the first:\n{}", complaints.len(), complaints[0]);
    println!("{count} inputs, {} of them named", named.len() * PROGRAMS.len());
}
