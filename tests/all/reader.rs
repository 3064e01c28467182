//! Checks that inputs are parsed in all the forms that people write, and checks the errors about bad ones.

use std::fs;
use std::io::{self, BufReader, Read, Write};
use std::iter::from_fn;
use std::slice;

use fastrand::Rng;
use games::Shape::{List, Number, Pairs, Row, Text};
use games::Word::{CountedLines, Length, LengthPlus, Lines, NewLine, Plain, SharedLength, Width};
use games::make::random;
use games::words::Language::{Chinese, English};
use games::{
    Argument, Format, Input, InputError, PROBLEMS, Problem, Reader, Signature, parse_file,
    parse_inputs,
};
use itertools::Itertools;

use crate::common::{check_problems, files_below};

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

const A: Argument = Argument::new("a", Row(1..=200_000, 0..=1_000_000_000));
const EDGES: Argument = pairs("edges");
const QUERIES: Argument = pairs("queries");
const MOVES: Argument = Argument::new("moves", Row(1..=100, 1..=1_000_000));
const N: Argument = number("n", 1_000_000);
const STONES: Argument = Argument::new("stones", Row(1..=1000, 0..=1000));
const TRIPLE: Argument = Argument::new("triple", Row(3..=3, 0..=1000));
const BOARD: Argument = Argument::new("board", List(3..=3, &Row(3..=3, -9..=9)));
const PILES: Argument = Argument::new("piles", List(1..=100, &Row(1..=100, 1..=1000)));
const GRID: Argument = Argument::new("rows", List(1..=100, &Text(1..=100, ".#")));
const DIGITS: Argument = Argument::new("S", Text(1..=200_000, "0123456789"));
const TURNS: Argument = Argument::new("X", Text(1..=200_000, "AT"));

const fn number(name: &'static str, most: i64) -> Argument {
    Argument::new(name, Number(0..=most))
}

const fn pairs(name: &'static str) -> Argument {
    Argument::new(name, Pairs(1..=500_000, 1..=100_000))
}

/// Reads a sample, compares its inputs with the expected ones, and writes them again.
fn check_sample(
    arguments: &'static [Argument],
    format: Format,
    sample: &str,
    expected: &str,
    words: &str,
) {
    let mut signature = Signature::new(arguments);
    signature.format = format;
    let inputs = parse_file(&signature, sample).expect(sample);
    assert_eq!(inputs.iter().join(" / "), expected);
    assert_eq!(signature.written(inputs.iter()), sample);
    assert_eq!(format.in_words(arguments).en, words);
    // Typed alone and with brackets, each input is read as well.
    for input in inputs {
        let typed = input.to_string();
        let named = signature.named(&input);
        for text in [typed, named] {
            let read = parse_inputs(&signature, &text).expect(&text);
            assert_eq!(read, slice::from_ref(&input));
        }
    }
}

#[test]
fn samples_with_a_count_of_cases_are_read_and_written() {
    check_sample(
        &[A],
        Format::ONE_ROW.with_cases_of_size(200_000, 200_000),
        "3\n4\n5 7 2 5\n2\n4 1\n3\n3 5 6\n",
        "[5,7,2,5] / [4,1] / [3,5,6]",
        "T, then per case n, then the n numbers of a",
    );
    check_sample(
        &[N],
        Format::new(&[Plain(0)]).with_cases(100_000),
        "3\n6\n7\n8\n",
        "6 / 7 / 8",
        "T, then per case n",
    );
    check_sample(
        const { &[number("m", 2_147_483_647), number("n", 2_147_483_647)] },
        Format::new(&[Plain(0), Plain(1)]).with_cases(6),
        "2\n25 7\n24 15\n",
        "25 7 / 24 15",
        "T, then per case m and n",
    );
}

#[test]
fn samples_of_numbers_and_rows_are_read_and_written() {
    check_sample(&[A], Format::ONE_ROW, "3\n3 6 9\n", "[3,6,9]", "n, then the n numbers of a");
    check_sample(
        const { &[number("n", 1_000_000_000_000_000)] },
        Format::new(&[Plain(0)]),
        "806515533049393\n",
        "806515533049393",
        "n",
    );
    check_sample(
        const { &[number("a", 1_000_000_000), number("b", 1_000_000_000)] },
        Format::new(&[Plain(0), Plain(1)]),
        "8 4\n",
        "8 4",
        "a and b",
    );
    check_sample(
        &[N, MOVES],
        Format::new(&[Plain(0), Length(1), NewLine, Plain(1)]),
        "10 3\n1 3 4\n",
        "10 [1,3,4]",
        "n and m, then the m numbers of moves",
    );
    check_sample(
        &[PILES],
        Format::new(&[Length(0), NewLine, CountedLines(0)]),
        "2\n1 100\n2 1 10\n",
        "[[100],[1,10]]",
        "n, then n lines of piles, each after its length",
    );
}

#[test]
fn samples_of_graphs_grids_and_texts_are_read_and_written() {
    check_sample(
        &[EDGES],
        Format::new(&[LengthPlus(0, 1), NewLine, Lines(0)]),
        "5\n1 2\n2 3\n2 4\n4 5\n",
        "[[1,2],[2,3],[2,4],[4,5]]",
        "n, then n - 1 lines of edges",
    );
    check_sample(
        &[N, EDGES, QUERIES],
        Format::new(&[Plain(0), Length(1), Length(2), NewLine, Lines(1), NewLine, Lines(2)]),
        "5 5 2\n1 2\n2 3\n3 1\n3 4\n4 5\n1 5\n4 3\n",
        "5 [[1,2],[2,3],[3,1],[3,4],[4,5]] [[1,5],[4,3]]",
        "n, m and q, then m lines of edges, then q lines of queries",
    );
    check_sample(
        &[GRID],
        Format::new(&[Length(0), Width(0), NewLine, Lines(0)]),
        "3 3\n.##\n...\n#.#\n",
        "[\".##\",\"...\",\"#.#\"]",
        "n and m, then n lines of rows",
    );
    check_sample(
        &[DIGITS, TURNS],
        Format::new(&[Length(0), NewLine, Plain(0), NewLine, Plain(1)]),
        "5\n12345\nAAAAT\n",
        "\"12345\" \"AAAAT\"",
        "n, then S, then X",
    );
}

#[test]
fn samples_of_fixed_lengths_shared_lengths_and_many_arguments_are_read_and_written() {
    check_sample(
        &[BOARD],
        Format::new(&[Lines(0)]),
        "0 1 0\n-1 2 0\n0 0 9\n",
        "[[0,1,0],[-1,2,0],[0,0,9]]",
        "3 lines of board",
    );
    check_sample(
        &[TRIPLE, N],
        Format::new(&[Plain(0), NewLine, Plain(1)]),
        "7 8 9\n5\n",
        "[7,8,9] 5",
        "the 3 numbers of triple, then n",
    );
    check_sample(
        &[STONES, EDGES],
        Format::new(&[Length(0), SharedLength(1, 1), NewLine, Plain(0), NewLine, Lines(1)]),
        "3\n1 2 3\n1 2\n2 3\n",
        "[1,2,3] [[1,2],[2,3]]",
        "n, then the n numbers of stones, then n - 1 lines of edges",
    );
    check_sample(
        &[N, N, N, N, N],
        Format::new(&[Plain(0), Plain(1), Plain(2), Plain(3), Plain(4)]),
        "1 2 3 4 5\n",
        "1 2 3 4 5",
        "n, n, n, n and n",
    );
}

#[test]
fn a_number_alone_on_a_line_is_the_count_of_cases() {
    let mut signature = Signature::new(&[N]);
    signature.format = Format::new(&[Plain(0)]).with_cases(100_000);
    let read = |text| match parse_file(&signature, text) {
        Ok(inputs) => inputs.iter().join(" "),
        Err(error) => error.to_string(),
    };
    for (text, expected) in [
        ("n = 8", "8"),
        ("[8]", "8"),
        ("8 9", "8 9"),
        ("2\n8\n9\n1\n7\n", "8 9 7"),
        (
            "8",
            "input 1: n: expected an integer, found the end of the input (8 alone on a line is the count of \
                cases; a case without it is n = 8 or [8])",
        ),
        (
            "2\n8\n",
            "input 2: n: expected an integer, found the end of the input (2 alone on a line is the count of \
                cases; a case without it is n = 2 or [2])",
        ),
        ("2\nx\n3\n", "input 1: n: expected an integer, found \"x\""),
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
    assert_eq!(parse_inputs(&signature, "8\n9").expect("two inputs").len(), 2);
}

/// Each line has part of a program's name, a text, and the Chinese error; `|` stands for a newline.
const CHINESE_ERRORS: &str = "
486 [1,x] => 第 1 组数据：nums[1]：应为整数，读到的是 \"x\"
486 [1 2] => 第 1 组数据：nums：应为 \",\" 或 \"]\"，读到的是 2
486 [1] [2 => 第 2 组数据：nums：应为 \",\" 或 \"]\"，但输入已经结束
877 [99999999999] => 第 1 组数据：piles[0]：应为 -2147483648 到 2147483647 之间的整数，读到的是 99999999999
877 [石子4颗] => 第 1 组数据：piles[0]：应为整数，读到的是 \"石子4颗\"
294 +-x => 第 1 组数据：currentState[2]：应为字符 \"-+\" 之一，读到的是 \"x\"
2868 [\"a\"] [ ] => 第 1 组数据：b：长度应为 1 到 100000，实际为 0
P2148 [1,2,3] => 第 1 组数据：应满足：堆数为偶数
486 3 1 2 => 第 1 组数据：nums[2]：应为整数，但输入已经结束（一组数据写成 nums = […]；不带括号时依次为 n，换行，nums 的 n 个数）
";

#[test]
fn errors_have_both_languages() {
    for line in CHINESE_ERRORS.trim().lines() {
        let (program, rest) = line.split_once(' ').expect("a program");
        let (text, expected) = rest.split_once(" => ").expect("an error");
        let problem = PROBLEMS
            .iter()
            .find(|problem| problem.program.to_lowercase().contains(&program.to_lowercase()));
        let signature = &problem.expect(program).signature;
        let error = parse_inputs(signature, &text.replace('|', "\n")).expect_err(text);
        let told = InputError::text_of(&error);
        assert_eq!(told.get(Chinese), expected);
        assert_eq!(told.get(English), error.to_string());
    }
}
