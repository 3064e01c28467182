//! Cases in the forms in which people write them, and what is said of bad ones.

use std::io::{BufReader, Read, Result, Write};
use std::iter::from_fn;

use fastrand::Rng;
use games::questions::random;
use games::{PROBLEMS, Problem, Reader, questions};
use itertools::Itertools;

/// Each line has a part of a program's name, a text and what is read; `|` stands for a line end.
const CASES: &str = "
292 4 => 4
292 \u{feff}n = 4\r|7 +8 => 4;7;8
292 输入：n ＝ ４|输出：false| => 4
292 Example 1:|Input: n = 4|Output: false|Explanation: 1 to 3||Example 2:||  Input: n = 1|Output: true| => 4;1
486 [1,5,2] => [1,5,2]
486 []|3 1 5 2 [5] nums = [1,| -5\t,2] 0 => [];[1,5,2];[5];[1,-5,2];[]
486 nums＝［１，－５，2］|【7、8】 => [1,-5,2];[7,8]
486 n = 2 1 5 => [1,5]
486 2\u{a0}1\u{3000}5 => [1,5]
nowcoder [1,2,100,4],4|[5] , 1|[6] 1 7 => [1,2,100,4];[5];[6];[7]
dp_k 2 4 2 3 4 [2,3]|k = 5, a = [1] 6,[2],1 => 4 [2,3];4 [2,3];5 [1];6 [2]
464 10 11|10|0|maxChoosableInteger = 10, desiredTotal = 1 => 10 11;10 0;10 1
kitten 2|1 1|2 3|[4] [5] => [1,1] [2,3];[4] [5]
kitten u1 = [1,1], u2 = [2,3]|u1 = [1] u2 = [2] => [1,1] [2,3];[1] [2]
292  | => no case was given
292 4 x => case 2: n: expected an integer, found \"x\"
292 4.5 => case 1: n: expected an integer, found \"4.5\"
292 0 => case 1: n: expected 1 to 2147483647, found 0
292 99999999999 => case 1: n: expected 1 to 2147483647, found 99999999999
292 n 4 => case 1: n: expected an integer, found \"n\"
486 [1,x] => case 1: nums[1]: expected an integer, found \"x\"
486 [1 2] => case 1: nums: expected \",\" or \"]\", found 2
486 1,5 => case 1: nums[0]: expected an integer, found \",\" (without brackets the length comes first)
486 [1,5 => case 1: nums: expected \",\" or \"]\", found the end of the input
486 x => case 1: nums: expected n or \"[\", found \"x\"
486 -1 => case 1: n: expected 0 to 2147483647, found -1
486 1 5 233 7 => case 2: nums[1]: expected an integer, found the end of the input (without brackets the length comes first)
nowcoder [1,2],3 => case 1: arr: expected 3 values, found 2
kitten [1] [2,3] => case 1: u2: expected 1 value, found 2
kitten [1] 2 => case 1: u2: expected \"[\", found 2
kitten [] [] => case 1: u1: expected at least 1 value, found 0
kitten u2 = [1] u1 = [2] => case 1: u1: expected u1 =, found \"u2\"
kitten m = 1 1 2 => case 1: n: expected n =, found \"m\"
kitten 1 10 1 => case 1: u1[0]: expected 1 to 9, found 10 (without brackets the length comes first)
1140 [1,400001] => case 1: piles[1]: expected 0 to 400000, found 400001
1140 5001 => case 1: n: expected 0 to 5000, found 5001";

/// The questions of the only program with this part in its name, or the error.
fn read(program: &str, text: &str) -> String {
    let is_meant = |problem: &&Problem| problem.program.contains(program);
    let problem = PROBLEMS.iter().find(is_meant).expect("a problem");
    match questions(problem, text) {
        Ok(questions) => questions.iter().join(";"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn cases_are_read_in_every_form_and_what_is_wrong_is_named() {
    for line in CASES.lines().skip(1) {
        let (input, expected) = line.split_once(" => ").expect("an arrow");
        let (program, text) = input.split_once(' ').expect("a program");
        assert_eq!(read(program, &text.replace('|', "\n")), expected, "{line}");
    }
    assert!(read("292", &"x".repeat(1000)).chars().count() < 100);
    let row = |length| format!("[{}]", vec!["1"; length].join(","));
    assert_eq!(read("1140", &row(5000)), row(5000));
    let expected = "case 1: piles: expected at most 5000 values, found 5001";
    assert_eq!(read("1140", &row(5001)), expected);
}

/// Gives its parts one at a time, and after the end more, as a terminal does.
struct Terminal(Vec<&'static str>);

impl Read for Terminal {
    fn read(&mut self, mut buffer: &mut [u8]) -> Result<usize> {
        buffer.write(self.0.remove(0).as_bytes())
    }
}

/// What is read of the parts, up to the end or an error; the last part is not read any more.
#[test]
fn no_more_is_read_than_it_takes() {
    let problem = games::problem("leetcode_0486_predict_the_winner").expect("a problem");
    for (parts, expected) in [
        (&["2 1 ", "5\n[3", "]", "", "more"][..], "[1,5] [3]"),
        (&["[1]\n", "", "more"], "[1]"),
        (&["x\n", "more"], ""),
        (&["[1]\n2 1 x\n", "more"], "[1]"),
        (&["[1 2\n", "more"], ""),
    ] {
        let mut terminal = Terminal(parts.to_vec());
        let mut reader = Reader::new(problem, BufReader::new(&mut terminal));
        let read = from_fn(|| reader.question().ok().flatten()).join(" ");
        assert_eq!(read, expected);
        drop(reader);
        assert_eq!(terminal.0, ["more"]);
    }
}

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
    input
}

/// Two cases come first. What comes then is bad, or may be.
#[test]
fn bad_input_is_told_in_one_line() {
    for problem in PROBLEMS {
        let asked = random(problem).take(100).collect_vec();
        let forms = |question| [problem.written(question), problem.named(question) + "\n"];
        let forms = asked.iter().flat_map(forms);
        let forms = forms.map(String::into_bytes).collect_vec();
        let first = [&forms[0][..], &forms[3]].concat();
        let short = BAD.split(|byte| *byte == b' ').map(<[u8]>::to_vec);
        let repeated = |text: &str| (text.repeat(30_000) + "x").into_bytes();
        let long = [" ", "x", "[", "=", "-", "1x", "\0"].map(repeated);
        let bad = short.clone().chain(long).map(|bad| (bad, true));
        let texts = forms.into_iter().chain(short).collect_vec();
        let mut random = Rng::with_seed(1);
        let mutations = (0..1000).map(|_| (mutated(&mut random, &texts), false));
        for (rest, is_bad) in bad.chain(mutations) {
            let input = [first.clone(), rest].concat();
            let mut reader = Reader::new(problem, &input[..]);
            let mut read = Vec::new();
            let error = loop {
                match reader.question() {
                    Ok(Some(question)) => read.push(question),
                    Ok(None) => break None,
                    Err(error) => break Some(error.to_string()),
                }
            };
            let start = format!("case {}: ", read.len() + 1);
            let is_told = |error: &String| error.starts_with(&start) && error.lines().count() == 1;
            assert!(read.starts_with(&asked[..2]), "{input:?}");
            assert!(
                read.iter()
                    .all(|question| problem.answers_at_home(question)),
                "{input:?}"
            );
            assert!(
                error.as_ref().map_or(!is_bad, is_told),
                "{input:?}: {error:?}"
            );
        }
    }
}
