//! Throws thousands of bad inputs at every program.
//!
//! `BAD_INPUTS=100000 cargo test --release --test bad_input` is the long run; the number is that of all inputs.

mod common;

use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, iter, thread};

use common::{executable, holds_answers, output_of, stored_inputs};
use fastrand::Rng;
use itertools::Itertools;
use two_player_games::problems::{Answer, Form, Judge, Player};
use two_player_games::{PROBLEMS, Problem, Question, cut_in_the_middle};

/// How many inputs there are if nobody asks for more.
const USUAL_INPUTS: usize = 2000;

/// What a process may take of memory beside a few times its input, in KiB of address space.
const BASE_MEMORY: usize = 32 << 10;

/// The largest question that the reference players are asked, some of which are slow.
const LARGEST_ANSWERED: usize = 5000;

const WHITE_SPACE: [char; 6] = [' ', '\t', '\n', '\x0b', '\x0c', '\r'];
const MARKS: [char; 4] = ['[', ']', ',', '='];

/// Reads cases as simply as can be, all the input at once.
struct NaiveReader<'a> {
    problem: &'a Problem,
    rest: &'a str,
}

impl<'a> NaiveReader<'a> {
    /// The questions before the first bad one, and whether that is all.
    fn questions(mut self) -> (Vec<Question>, bool) {
        let mut questions = Vec::new();
        loop {
            match self.question() {
                Some(question) => questions.push(question),
                None => return (questions, false),
            }
            if self.skip_white_space().is_empty() {
                return (questions, true);
            }
        }
    }

    fn question(&mut self) -> Option<Question> {
        for word in ["\u{feff}", "Input:", "输入：", "输入:"] {
            self.take(word);
        }
        match self.problem.form {
            Form::Number(_) => {
                self.name()?;
                self.integer().map(Question::Number)
            }
            Form::Row(_) => match (self.name()?, self.take("[")) {
                ("n", true) => None,
                (_, true) => self.list().map(Question::Row),
                (_, false) => {
                    let count = self.count()?;
                    self.values(count).map(Question::Row)
                }
            },
            Form::Deal([first_name, second_name]) => {
                let name = self.name()?;
                let hands = if self.take("[") {
                    let first = self.list()?;
                    let names_match = ["", first_name].contains(&name) && ["", second_name].contains(&self.name()?);
                    [first, if names_match && self.take("[") { self.list()? } else { return None }]
                } else {
                    let count = if ["", "n"].contains(&name) { self.count()? } else { return None };
                    [self.values(count)?, self.values(count)?]
                };
                let is_fair = hands[0].len() == hands[1].len();
                is_fair.then(|| Question::Deal(hands.map(|hand| hand.into_iter().flat_map(u8::try_from).collect())))
            }
        }
    }

    fn skip_white_space(&mut self) -> &'a str {
        self.rest = self.rest.trim_start_matches(WHITE_SPACE);
        self.rest
    }

    fn take(&mut self, text: &str) -> bool {
        let behind = self.skip_white_space().strip_prefix(text);
        self.rest = behind.unwrap_or(self.rest);
        behind.is_some()
    }

    fn word(&mut self) -> &'a str {
        let rest = self.skip_white_space();
        let end = rest.find(|letter| WHITE_SPACE.contains(&letter) || MARKS.contains(&letter));
        let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
        self.rest = behind;
        word
    }

    /// The name of a value, which is empty if there is none. A word that is neither a name nor a number is bad.
    fn name(&mut self) -> Option<&'a str> {
        if !self.skip_white_space().starts_with(|first: char| first.is_ascii_alphabetic()) {
            return Some("");
        }
        let name = self.word();
        self.take("=").then_some(name)
    }

    fn integer(&mut self) -> Option<i32> {
        self.word().parse().ok().filter(|number| self.problem.home.values.contains(number))
    }

    fn count(&mut self) -> Option<usize> {
        let count = self.word().parse::<i32>().ok()?.try_into().ok()?;
        (self.problem.home.lengths.contains(&count) && !self.rest.starts_with(',')).then_some(count)
    }

    fn values(&mut self, count: usize) -> Option<Vec<i32>> {
        (0..count).map(|_| self.integer()).collect()
    }

    /// What stands behind a `[`.
    fn list(&mut self) -> Option<Vec<i32>> {
        let mut values = Vec::new();
        if !self.take("]") {
            values.push(self.integer()?);
            while self.take(",") {
                values.push(self.integer()?);
            }
            self.take("]").then_some(())?;
        }
        self.problem.home.lengths.contains(&values.len()).then_some(values)
    }
}

/// The number, or how many values there are.
fn size(question: &Question) -> usize {
    if let Question::Number(number) = question { usize::try_from(*number).unwrap_or(0) } else { question.length() }
}

/// Whether the program's time grows faster than the question, which is large.
fn takes_long(problem: &Problem, question: &Question) -> bool {
    !problem.is_linear && size(question) >= 1_000_000
}

/// Whether the judge's function can return `answer`; LeetCode's integers have 32 bits.
fn fits(problem: &Problem, answer: &str) -> bool {
    let is_short = problem.answer == Answer::Integer && matches!(problem.judge, Judge::LeetCode { .. });
    !is_short || answer.parse::<i32>().is_ok()
}

/// Inputs that are bad in a way of their own.
fn named_inputs() -> Vec<Vec<u8>> {
    let letters = ["", " ", "\n", "\r", "\0", "[", "]", ",", "=", "n", "-", "+", "٤", "\u{feff}", "4\r5\r", "4\0"];
    let numbers = "n =|= 4|--4|4.5|1e3|0x10|2147483648|-2147483649|2147483647 1|99999999999999999999 1";
    let rows = "[1,,2]|[1,2|[,1]|[1 2]|[[1]]|1 [1]|3 1 2|0,1|0 ,1|1,5,2|n = [1]|m = [1]|nums = nums = [1]|m = 1 1";
    let deals = "u1 = [1] u2 = [2]|u2 = [1] u1 = [2]|u1 = 1 1 2|m = 1 1 2|[] []|[1] [2,3]|[1] 2";
    let words = "\u{feff}Input: n = 4|输入：[1,2] [3,4]|输入:1 1 1|Input: Input: 4|Input|input: 4|Input: \u{feff}4";
    let texts = [numbers, rows, deals, words].into_iter().flat_map(|texts| texts.split('|')).chain(letters);
    let mut inputs = texts.map(|text| text.as_bytes().to_vec()).collect_vec();
    inputs.push(b"\xff\xfe4\0".to_vec());
    inputs.push(b"[1,\xc3]".to_vec());
    inputs.push(b" ".repeat(2_000_000));
    inputs.push([&b" ".repeat(2_000_000)[..], b"x"].concat());
    for repeated in ["7", "[", "]", ",", "x", "=", "-", "\0", "1 ", "[1]", "1,"] {
        inputs.push(repeated.repeat(100_000).into_bytes());
        inputs.push(repeated.repeat(1000).into_bytes());
    }
    inputs
}

/// The stored cases of a program, those that are short.
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
        let memory = BASE_MEMORY + 4 * input.len() / 1024;
        let limits = format!("ulimit -v {memory}; ulimit -t 10; exec \"$0\"");
        command.args(["-c", &limits]).arg(executable(program));
    }
    output_of(&mut command, input)
}

/// What is wrong with the program's behaviour, if anything is.
fn complaint(problem: &Problem, player: &mut Player, input: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(input);
    let (questions, all_good) = NaiveReader { problem, rest: &text }.questions();
    if questions.iter().any(|question| takes_long(problem, question)) {
        return None;
    }
    let answer = |question| if size(question) <= LARGEST_ANSWERED { player(question) } else { None };
    let mut answers = questions.iter().map(answer).collect_vec();
    let fitting =
        answers.iter().take_while(|answer| answer.as_ref().is_none_or(|answer| fits(problem, answer))).count();
    let good = all_good && fitting == answers.len();
    answers.truncate(fitting);

    let output = run(problem.program, input);
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
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

#[test]
fn bad_input_is_told_in_one_line() {
    let count = env::var("BAD_INPUTS").map_or(USUAL_INPUTS, |count| count.parse().expect("a number in BAD_INPUTS"));
    let named = named_inputs();
    let stored = PROBLEMS.iter().map(short_inputs).collect_vec();
    let count = count.max(named.len() * PROBLEMS.len());
    let next = AtomicUsize::new(0);
    let complain = || {
        let mut players = PROBLEMS.iter().map(|problem| (problem.player)()).collect_vec();
        let numbers = iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed)).take_while(|&number| number < count);
        let complaints = numbers.filter_map(|number| {
            let program = number % PROBLEMS.len();
            let random = || random_input(&mut Rng::with_seed(number as u64), &stored[program]);
            let input = named.get(number / PROBLEMS.len()).cloned().unwrap_or_else(random);
            complaint(&PROBLEMS[program], &mut players[program], &input)
        });
        complaints.collect_vec()
    };
    let complaints = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = (0..cores).map(|_| scope.spawn(complain)).collect_vec();
        threads.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect_vec()
    });
    assert!(complaints.is_empty(), "{} complaints, the first:\n{}", complaints.len(), complaints[0]);
    println!("{count} inputs, {} of them named", named.len() * PROBLEMS.len());
}
