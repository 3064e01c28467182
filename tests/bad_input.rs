//! Throws bad inputs at every program. What must become of them is known from how they are made.
//!
//! `BAD_INPUTS=100000 cargo test --release --test bad_input` is the long run, with so many inputs in all.
#![cfg(unix)]

mod common;

use std::process::Command;
use std::{env, iter, thread};

use common::{outcome, program};
use fastrand::Rng;
use games::{PROBLEMS, Problem, Question, cut_in_the_middle, questions};
use itertools::Itertools;

/// What no case of any program starts with.
const BAD: &[u8] = b"x - + , ] [ [1, [1,,2] [,1] [1;2] [[1]] [1 1.5 1e3 0x10 --1 = n n= n=n=1 nums=[1, \
    n,1 4: { } Input input: \0 1\0 1\x7f \xff\xfe4\0 [1,\xc3] \xd9\xa4 [\xe5\xa5\xbd] [1,x] 2147483648 \
    -2147483649 99999999999999999999 [99999999999] [1,2147483648]";

/// Three of these texts one after another, with a few bytes changed.
fn mutated(random: &mut Rng, texts: &[Vec<u8>]) -> Vec<u8> {
    const BYTES: &[u8] = b"0123456789-+[],= \r\n\0x\xff";
    let mut text = || texts[random.usize(..texts.len())].clone();
    let mut input = [text(), text(), text()].concat();
    for _ in 0..random.usize(..4) {
        let place = random.usize(..=input.len());
        let end = input.len().min(place + random.usize(..5));
        let bytes = random.choice(BYTES).copied().filter(|_| random.bool());
        input.splice(place..end, bytes);
    }
    input.truncate(random.usize(..=2 * input.len()));
    input
}

/// Two cases come first, whose answers are known. What comes then is bad, or may be.
fn check(problem: &Problem, count: usize) {
    let questions = questions::random(problem).take(100).collect_vec();
    let forms = |question| [problem.written(question), problem.named(question) + "\n"];
    let forms = questions.iter().flat_map(forms);
    let forms = forms.map(String::into_bytes).collect_vec();
    let first = [&forms[0][..], &forms[3]].concat();
    let answer = |question: &Question| problem.answer(question).expect("an answer") + "\n";
    let answers = questions[..2].iter().map(answer).collect::<String>();
    let told = format!("{answers}! error: case 3: ");

    let short = BAD.split(|byte| *byte == b' ').map(<[u8]>::to_vec);
    let repeated = |text: &str| (text.repeat(300_000) + "x").into_bytes();
    let long = [" ", "x", "[", "=", "-", "1x", "\0"].map(repeated);
    let bad = short.clone().chain(long).map(|bad| (bad, &told));
    let texts = forms.into_iter().chain(short).collect_vec();
    let mut random = Rng::with_seed(1);
    let mutations = iter::repeat_with(|| (mutated(&mut random, &texts), &answers));
    for (rest, expected) in bad.chain(mutations.take(count)) {
        let input = [first.clone(), rest].concat();
        // With 32 MiB of address space, where they can be limited, and 10 seconds.
        let script = "ulimit -v 32768 2>/dev/null; ulimit -t 10; exec \"$0\"";
        let mut shell = Command::new("sh");
        shell
            .args(["-c", script])
            .arg(program(problem.program).get_program());
        let found = outcome(&mut shell, &input);
        let end = found.find("! ").or(found.find("exit")).unwrap_or(0);
        let (answered, end) = found.split_at(end);
        // An answer has one line, or it tells a winner in four.
        let count = answered.lines().count() - 3 * answered.matches(" win. ").count();
        let is_error = end.starts_with(&format!("! error: case {}: ", count + 1));
        let is_told = is_error && end.ends_with("\nexit 1") && end.lines().count() == 2;
        let is_right = found.starts_with(expected) && (is_told || end == "exit 0");
        let input = cut_in_the_middle(&String::from_utf8_lossy(&input), 300);
        assert!(is_right, "{}, {input:?}: {found}", problem.program);
    }
}

#[test]
fn bad_input_is_told_in_one_line() {
    let count = env::var("BAD_INPUTS").map_or(2000, |count| count.parse().expect("a number"));
    thread::scope(|scope| {
        for problem in PROBLEMS {
            scope.spawn(move || check(problem, count / PROBLEMS.len()));
        }
    });
}
