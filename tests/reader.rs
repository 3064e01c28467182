//! Checks that inputs are parsed in all the forms that people write, and checks the errors about bad ones.

mod common;

use std::fs;
use std::io::{self, BufReader, Read, Write};
use std::iter::from_fn;

use common::{check_problems, files_below};
use fastrand::Rng;
use games::make::random;
use games::{Input, PROBLEMS, Problem, Reader, parse_file, parse_inputs};
use itertools::Itertools;

/// Each line has part of a program's name, a text, and the expected inputs or error; `|` stands for a newline.
const CASES: &str = "
292 \u{feff}n = 4\r|7 +8 => 4;7;8
292 输入：n ＝ ４|输出：false| => 4
292 Example 1:|Input: n = 4|Output: false|Explanation: 1 to 3||Example 2:||  Input: n = 1|Output: true| => 4;1
292 **Input:** n = 4|**Output:** false| => 4
486 []|3 1 5 2 [5] nums = [1,| -5\t,2] 0 => [];[1,5,2];[5];[1,-5,2];[]
486 nums＝［１，－５，2］|【7、8】 => [1,-5,2];[7,8]
486 n = 2 1 5 => [1,5]
486 2\u{a0}1\u{3000}5 => [1,5]
nowcoder [1,2,100,4],4|[5] , 1|[6] 1 7 => [1,2,100,4];[5];[6];[7]
dp_k 2 4 2 3 4 [2,3]|k = 5, a = [1] 6,[2],1 => 4 [2,3];4 [2,3];5 [1];6 [2]
dp_k 4|[2,3]|2|4|2 3|k =|5 a =|[1] => 4 [2,3];4 [2,3];5 [1]
464 10 11|10|0|maxChoosableInteger = 10, desiredTotal = 1 => 10 11;10 0;10 1
kitten 2|1 1|2 3|[4] [5] => [1,1] [2,3];[4] [5]
2038 \"AAB\"|colors = “AB”| ‘B’ => \"AAB\";\"AB\";\"B\"
2038 Example 1:|Input: colors = \"AAB\"|Output: false => \"AAB\"
2868 [\"a\", \"b\"]|[ ] => input 1: b: expected length 1 to 100000, found 0
2868 Input: a = [\"a\",|\"b\"], b = [“c”] => [\"a\",\"b\"] [\"c\"]
3283 1, 2|[[0,0], [3,4]]|0 0 [[1,1]] => 1 2 [[0,0],[3,4]];0 0 [[1,1]]
kitten u1 = [1,1], u2 = [2,3]|u1 = [1] u2 = [2] => [1,1] [2,3];[1] [2]
2038 AAB|colors = BA [] => input 3: colors: expected a string, found [; a shell removes quotes, unless there are more around them
2038  => no input was given
1728 [M.,FC] 1 2|[\"M.\", FC], 1, 2 => [\"M.\",\"FC\"] 1 2;[\"M.\",\"FC\"] 1 2
2868 [avokado,dabar] [brazil] => [\"avokado\",\"dabar\"] [\"brazil\"]
294 ++++ +-+ => \"++++\";\"+-+\"
464 [10,11] 1 0 [3 4] => 10 11;1 0;3 4
292 [8] n = 8 => 8;8
486 nums = 1 5 2 => input 1: nums: expected \"[\", found 1
486 1 5 2 => input 2: nums[0]: expected an integer, found the end of the input (an input is nums = […] or, without brackets, n, then the n numbers of nums)
2038 \"AAB => input 1: colors: expected a quoted string, found \\\"AAB
2038 \"ABC\" => input 1: colors[2]: expected one of the characters \"AB\", found \"C\"
3283 1 2 [[0,0],[3]] => input 1: positions[1]: expected length 2, found 1
3283 1 2 [[0,0],[3,50]] => input 1: positions[1][1]: expected 0 to 49, found 50
3283 1 2 0,0 => input 1: positions: expected \"[\", found 0
292  | => no input was given
292 4 x => input 2: n: expected an integer, found \"x\"
292 0 => input 1: n: expected 1 to 2147483647, found 0
292 99999999999 => input 1: n: expected 1 to 2147483647, found 99999999999
486 [1,x] => input 1: nums[1]: expected an integer, found \"x\"
486 [1 2] => input 1: nums: expected \",\" or \"]\", found 2
486 1,5 => input 1: nums[0]: expected an integer, found \",\" (an input is nums = […] or, without brackets, n, then the n numbers of nums)
486 [1,5 => input 1: nums: expected \",\" or \"]\", found the end of the input
486 x => input 1: n: expected an integer, found \"x\" (an input is nums = […] or, without brackets, n, then the n numbers of nums)
486 -1 => input 1: n: expected 0 to 2147483647, found -1 (an input is nums = […] or, without brackets, n, then the n numbers of nums)
486 1 5 233 7 => input 2: nums[1]: expected an integer, found the end of the input (an input is nums = […] or, without brackets, n, then the n numbers of nums)
nowcoder [1,2],3 => input 1: arr: expected length 3, found 2
kitten [1] [2,3] => input 1: expected hands of equal size
kitten [1] 2 => input 1: u2: expected \"[\", found 2
kitten [] [] => input 1: u1: expected length 1 to 2147483647, found 0
kitten u2 = [1] u1 = [2] => input 1: u1: expected \"u1 =\", found \"u2\"
kitten m = 1 1 2 => input 1: n: expected \"n =\", found \"m\" (an input is u1 = […], u2 = […] or, without brackets, n, then the n numbers of u1, then the n numbers of u2)
kitten 1 10 1 => input 1: u1[0]: expected 1 to 9, found 10 (an input is u1 = […], u2 = […] or, without brackets, n, then the n numbers of u1, then the n numbers of u2)
1140 5001 => input 1: n: expected 0 to 5000, found 5001 (an input is piles = […] or, without brackets, n, then the n numbers of piles)";

/// Returns the inputs that the program with this part in its name reads, or the error.
fn read(program: &str, text: &str) -> String {
    let is_meant = |problem: &&Problem| problem.program.contains(program);
    let problem = PROBLEMS.iter().find(is_meant).expect("a problem");
    match parse_inputs(&problem.signature, text) {
        Ok(inputs) => inputs.iter().join(";"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn inputs_are_read_in_every_form_and_errors_name_the_value() {
    for line in CASES.lines().skip(1) {
        let (input, expected) = line.split_once(" => ").expect("an arrow");
        let (program, text) = input.split_once(' ').expect("a program");
        assert_eq!(read(program, &text.replace('|', "\n")), expected, "{line}");
    }
    assert!(read("292", &"x".repeat(1000)).chars().count() < 100);
    let row = |length| format!("[{}]", vec!["1"; length].join(","));
    assert_eq!(read("1140", &row(5000)), row(5000));
    let expected = "input 1: piles: expected length 0 to 5000, found 5001";
    assert_eq!(read("1140", &row(5001)), expected);
}

/// The texts of a problem's stored cases, each with its path.
fn stored_texts(problem: &Problem) -> impl Iterator<Item = (String, String)> {
    let files = files_below(format!("testcases/{}", problem.program)).into_iter();
    let inputs = files.filter(|file| file.extension().is_some_and(|extension| extension == "in"));
    inputs.map(|file| (file.display().to_string(), fs::read_to_string(file).expect("a text")))
}

/// Reads the inputs of a file through a buffer of each size; all must give the same inputs.
fn read_in_parts(problem: &Problem, path: &str, text: &str) -> Vec<Input> {
    let read = |size| {
        let source = BufReader::with_capacity(size, text.as_bytes());
        let mut reader = Reader::of_files(&problem.signature, source);
        let inputs = from_fn(|| reader.next_input().transpose()).collect::<io::Result<Vec<_>>>();
        inputs.unwrap_or_else(|error| panic!("{path}, read in parts of {size} bytes: {error}"))
    };
    let [first, others @ ..] = [1, 7, 100, 64 << 10].map(read);
    assert!(others.iter().all(|other| *other == first), "{path} depends on the size of the buffer");
    first
}

#[test]
fn stored_cases_are_read_alike_through_buffers_of_any_size() {
    check_problems(|problem| {
        for (path, text) in stored_texts(problem) {
            let expected = parse_file(&problem.signature, &text).expect(&path);
            assert_eq!(read_in_parts(problem, &path, &text), expected, "{path}");
        }
    });
}

/// What people type or paste instead of ASCII: characters, each with what stands for it.
const BEYOND_ASCII: [(&str, &str); 12] = [
    (" ", "\u{a0}"),
    (" ", "\u{3000}"),
    (" ", " \u{200b}"),
    ("\n", "\u{2028}"),
    ("\n", "\u{3000}\n"),
    ("\n", "\u{2009}\r\n\u{feff}"),
    ("\"", "“"),
    ("\"", "’"),
    ("[", "【"),
    ("]", "】"),
    (",", "、"),
    ("-", "−"),
];

/// Returns the text with full-width characters.
fn full_width(text: &str) -> String {
    let wide = |character: char| match character {
        '!'..='~' => char::from_u32(u32::from(character) - u32::from('!') + u32::from('！')),
        _ => Some(character),
    };
    text.chars().filter_map(wide).collect()
}

/// Returns the inputs as the examples of a Chinese statement.
fn statement(problem: &Problem, inputs: &[Input]) -> String {
    let example = |(number, input): (usize, &Input)| {
        let input = problem.named(input).replace(", ", "，");
        format!("示例 {number}：\n\n输入：{input}\n输出：7\n解释：取 1、2 和 3。\n\n")
    };
    (1..).zip(inputs).map(example).collect()
}

#[test]
fn samples_beyond_ascii_are_read_as_in_ascii() {
    check_problems(|problem| {
        let samples = stored_texts(problem).filter(|(path, _)| path.contains("/sample-"));
        for (path, text) in samples {
            let expected = parse_file(&problem.signature, &text).expect(&path);
            let replaced = BEYOND_ASCII.map(|(ascii, other)| text.replace(ascii, other));
            let others = [
                format!("\u{feff}{text}"),
                format!("{text}　"),
                format!("输入：\n{text}"),
                full_width(&text),
                statement(problem, &expected),
            ];
            for form in others.into_iter().chain(replaced) {
                assert_eq!(read_in_parts(problem, &path, &form), expected, "{path} as {form}");
            }
        }
    });
}

/// A source that returns one part per read. Like a terminal, it may return more after the end.
struct Terminal(Vec<&'static str>);

impl Read for Terminal {
    fn read(&mut self, mut buffer: &mut [u8]) -> io::Result<usize> {
        buffer.write(self.0.remove(0).as_bytes())
    }
}

/// Reads until the end or an error, and checks that the last part stays unread.
#[test]
fn nothing_is_read_past_the_end_or_an_error() {
    let problem = games::problem("leetcode_0486_predict_the_winner").expect("a problem");
    for (parts, expected) in [
        (&["2 1 ", "5\n[3", "]", "", "more"][..], "[1,5] [3]"),
        (&["[1]\n", "", "more"], "[1]"),
        (&["x\n", "more"], ""),
        (&["[1]\n2 1 x\n", "more"], "[1]"),
        (&["[1 2\n", "more"], ""),
    ] {
        let mut terminal = Terminal(parts.to_vec());
        let mut reader = Reader::new(&problem.signature, BufReader::new(&mut terminal));
        let read = from_fn(|| reader.next_input().ok().flatten()).join(" ");
        assert_eq!(read, expected);
        drop(reader);
        assert_eq!(terminal.0, ["more"]);
    }
}

/// Texts that no input starts with.
const BAD: &[u8] = b"x - + , ] [ [1, [1,,2] [,1] [1;2] [[1]] [1 1.5 1e3 0x10 --1 = n n= n=n=1 nums=[1, \
    n,1 4: { } Input input: \0 1\0 1\x7f \xff\xfe4\0 [1,\xc3] \xd9\xa4 [\xe5\xa5\xbd] [1,x] 2147483648 \
    -2147483649 99999999999999999999 [99999999999] [1,2147483648]";

#[test]
fn bad_input_is_reported_in_one_line() {
    for problem in PROBLEMS {
        let signature = &problem.signature;
        let forms = |input| {
            let written = signature.format.written(&input);
            let without_brackets = signature.written_without_brackets(&input);
            [written, without_brackets, problem.named(&input) + "\n"]
        };
        let good = random(problem).take(100).flat_map(forms);
        let long = [" ", "x", "[", "=", "-", "1x", "\0"].map(|text| text.repeat(30_000));
        let bad = BAD.split(|byte| *byte == b' ').map(<[u8]>::to_vec);
        let strings = good.chain(long).map(String::into_bytes);
        let texts = strings.chain(bad).collect_vec();
        let mut random = Rng::with_seed(1);
        for _ in 0..1000 {
            let parts = [(); 3].map(|()| texts[random.usize(..texts.len())].as_slice());
            let input = parts.concat();
            let mut reader = Reader::new(&problem.signature, &input[..]);
            let results = from_fn(|| reader.next_input().transpose());
            let up_to_error = results.take_while_inclusive(Result::is_ok);
            let (read, errors): (Vec<_>, Vec<_>) = up_to_error.partition_result();
            assert!(read.iter().all(|input| signature.is_answered_locally(input)), "{input:?}");
            let prefix = format!("input {}: ", read.len() + 1);
            for error in errors.iter().map(ToString::to_string) {
                let is_named = error.starts_with(&prefix) || error == "no input was given";
                assert!(is_named && error.lines().count() == 1, "{input:?}: {error}");
            }
        }
    }
}
