//! A judge at home: it compiles a submitted file as the real judges do, runs it under their limits, and gives a verdict.

use std::fmt;
use std::fs::File;
use std::io::{Read, Seek, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use crate::common::Question;

/// Time on the processor, so that a busy machine changes no verdict.
const CPU_SECONDS: u64 = 2;
const ADDRESS_SPACE_KIB: u64 = 256 * 1024;
const OUTPUT_KIB: u64 = 64 * 1024;
/// For a program that waits.
const WALL_CLOCK: Duration = Duration::from_secs(30);

/// The signals that a process gets when its time is over.
const TIME_SIGNALS: [i32; 2] = [9, 24];

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    Accepted,
    WrongAnswer,
    TimeLimitExceeded,
    RuntimeError,
    CompileError,
}

impl Verdict {
    pub const ALL: [Self; 5] =
        [Self::Accepted, Self::WrongAnswer, Self::TimeLimitExceeded, Self::RuntimeError, Self::CompileError];

    pub fn letter(self) -> char {
        match self {
            Self::Accepted => 'A',
            Self::WrongAnswer => 'W',
            Self::TimeLimitExceeded => 'T',
            Self::RuntimeError => 'R',
            Self::CompileError => 'C',
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::TimeLimitExceeded => "TLE",
            Self::RuntimeError => "RE",
            Self::CompileError => "CE",
        })
    }
}

/// What a judge makes of a submitted file.
#[derive(Debug, Clone, Copy)]
pub enum Form {
    /// The file stands between the judge's lines, which call `Solution::function` for each case.
    LeetCode { function: &'static str, signature: &'static str },
    /// The file is a program.
    StandardInput { edition: &'static str },
}

/// The function of each of LeetCode's problems, with its exact type.
const FUNCTIONS: [(&str, &str, &str); 7] = [
    ("leetcode_0292_nim_game", "can_win_nim", "fn(i32) -> bool"),
    ("leetcode_0486_predict_the_winner", "predict_the_winner", "fn(Vec<i32>) -> bool"),
    ("leetcode_0877_stone_game", "stone_game", "fn(Vec<i32>) -> bool"),
    ("leetcode_1025_divisor_game", "divisor_game", "fn(i32) -> bool"),
    ("leetcode_1140_stone_game_ii", "stone_game_ii", "fn(Vec<i32>) -> i32"),
    ("leetcode_1406_stone_game_iii", "stone_game_iii", "fn(Vec<i32>) -> String"),
    ("leetcode_1510_stone_game_iv", "winner_square_game", "fn(i32) -> bool"),
];

/// What LeetCode puts before a submission. No name here can clash with one there, except `Solution`.
const PRELUDE: &str = "use std::io::Read as _;\n\nstruct Solution;\n\n";

/// What LeetCode puts after a submission. Calls have a small stack, so that recursion which survives at home dies here.
const DRIVER: &str = "
fn main() {
    let answer_all = || {
        let function: SIGNATURE = Solution::FUNCTION;
        let mut input = String::new();
        std::io::stdin().read_to_string(&mut input).expect(\"the cases\");
        let mut numbers = input.split_ascii_whitespace().map(|token| token.parse::<i32>().expect(\"a number\"));
        while let Some(number) = numbers.next() {
            println!(\"{}\", function(ARGUMENT));
        }
    };
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(answer_all).expect(\"a thread\");
    thread.join().expect(\"all answers\");
}
";

impl Form {
    /// The forms in which the judge of `program` takes a file, each with a name.
    pub fn all_of(program: &str) -> Vec<(&'static str, Self)> {
        match FUNCTIONS.iter().find(|(name, ..)| *name == program) {
            Some((_, function, signature)) => vec![("LeetCode", Self::LeetCode { function, signature })],
            None => {
                ["2018", "2021", "2024"].map(|edition| (edition, Self::StandardInput { edition })).into_iter().collect()
            }
        }
    }

    fn whole_source(self, submitted: &str) -> String {
        match self {
            Self::StandardInput { .. } => submitted.to_owned(),
            Self::LeetCode { function, signature } => {
                let row = "numbers.by_ref().take(number as usize).collect()";
                let argument = if signature.contains("Vec") { row } else { "number" };
                let driver =
                    DRIVER.replace("SIGNATURE", signature).replace("FUNCTION", function).replace("ARGUMENT", argument);
                [PRELUDE, submitted, &driver].concat()
            }
        }
    }

    fn options(self) -> Vec<String> {
        let options = match self {
            Self::StandardInput { edition } => vec!["--edition", edition, "-O"],
            Self::LeetCode { .. } => vec!["--edition", "2024", "-C", "opt-level=2"],
        };
        options.into_iter().map(str::to_owned).collect()
    }
}

/// Where rustc finds LeetCode's `itertools`. Its other crates, `rand` and `regex`, are of no use in these games.
static ITERTOOLS: LazyLock<[String; 4]> = LazyLock::new(|| {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["build", "--package=itertools@0.14", "--release", "--offline", "--locked", "--message-format=json"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo starts");
    let messages = String::from_utf8(output.stdout).expect("text");
    let library = messages
        .split('"')
        .find(|path| path.ends_with("/libitertools.rlib"))
        .unwrap_or_else(|| panic!("itertools is not built: {}", String::from_utf8_lossy(&output.stderr)));
    let folder = Path::new(library).with_file_name("deps");
    let dependencies = format!("dependency={}", folder.display());
    ["--extern".to_owned(), format!("itertools={library}"), "-L".to_owned(), dependencies]
});

/// What the compiler made of a submission, and all that it said.
pub struct Compiled {
    pub program: Option<Executable>,
    pub messages: String,
}

/// Compiles in `folder`, with `name` for the files there.
pub fn compile(form: Form, submitted: &str, folder: &Path, name: &str) -> Compiled {
    let source = folder.join(name).with_extension("rs");
    let executable = folder.join(name);
    fs::write(&source, form.whole_source(submitted)).expect("the source written");

    let mut compiler = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    compiler.args(["--crate-name", "submission"]).args(form.options()).arg(&source).arg("-o").arg(&executable);
    if matches!(form, Form::LeetCode { .. }) && submitted.contains("itertools") {
        compiler.args(&*ITERTOOLS);
    }
    let output = compiler.output().expect("rustc starts");
    let program = output.status.success().then_some(Executable(executable));
    Compiled { program, messages: String::from_utf8_lossy(&output.stderr).into_owned() }
}

pub struct Executable(PathBuf);

impl Executable {
    /// The verdict on one run with `input`, to which `expected` is the right output.
    pub fn judge(&self, input: &str, expected: &str) -> Verdict {
        let mut stdin = tempfile::tempfile().expect("a file");
        stdin.write_all(input.as_bytes()).expect("the input written");
        stdin.rewind().expect("the start of the file");
        let mut stdout = tempfile::tempfile().expect("a file");

        let Some(status) = wait(self.start(stdin, stdout.try_clone().expect("the file"))) else {
            return Verdict::TimeLimitExceeded;
        };
        if status.signal().is_some_and(|signal| TIME_SIGNALS.contains(&signal)) {
            return Verdict::TimeLimitExceeded;
        }
        if !status.success() {
            return Verdict::RuntimeError;
        }
        let mut output = Vec::new();
        stdout.rewind().expect("the start of the file");
        stdout.read_to_end(&mut output).expect("the output");
        let same = String::from_utf8(output).is_ok_and(|output| is_same_output(&output, expected));
        if same { Verdict::Accepted } else { Verdict::WrongAnswer }
    }

    fn start(&self, stdin: File, stdout: File) -> Child {
        let limits = [
            "ulimit -c 0".to_owned(),
            format!("ulimit -S -t {CPU_SECONDS}"),
            format!("ulimit -v {ADDRESS_SPACE_KIB}"),
            format!("ulimit -f {}", 2 * OUTPUT_KIB),
            "exec \"$0\"".to_owned(),
        ];
        Command::new("sh")
            .args(["-c", &limits.join(" && ")])
            .arg(&self.0)
            // One pool of memory for all threads, since each pool takes 64 MiB of the address space.
            .env("MALLOC_ARENA_MAX", "1")
            .stdin(stdin)
            .stdout(stdout)
            .stderr(Stdio::null())
            .spawn()
            .expect("sh starts")
    }
}

/// How the process ended; `None` if it had to be killed.
fn wait(mut process: Child) -> Option<ExitStatus> {
    let start = Instant::now();
    loop {
        if let Some(status) = process.try_wait().expect("a process") {
            return Some(status);
        }
        if start.elapsed() > WALL_CLOCK {
            process.kill().expect("the process killed");
            process.wait().expect("the process ends");
            return None;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// White space at the ends of lines, the end of the last line and empty lines after it do not matter.
fn is_same_output(output: &str, expected: &str) -> bool {
    let [output, expected] = [output, expected].map(|text| text.trim_end().lines().map(str::trim_end));
    output.eq(expected)
}

/// The questions as a judge writes them.
pub fn judges_input(questions: &[Question]) -> String {
    questions.iter().map(judges_lines).collect()
}

fn judges_lines(question: &Question) -> String {
    match question {
        Question::Number(number) => format!("{number}\n"),
        Question::Row(row) => format!("{}\n{}\n", row.len(), spaced(row)),
        Question::Deal([first, second]) => format!("{}\n{}\n{}\n", first.len(), spaced(first), spaced(second)),
    }
}

fn spaced(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn output_is_compared_as_judges_do() {
    for output in ["1 2\n3\n", "1 2\n3", "1 2 \r\n3\r\n", "1 2\n3\n\n \n"] {
        assert!(is_same_output(output, "1 2\n3\n"), "{output:?}");
    }
    for output in ["", "1 2\n", "1 2 3\n", "1  2\n3\n", " 1 2\n3\n", "1 2\n\n3\n", "1 2\n3\n4\n", "\n1 2\n3\n"] {
        assert!(!is_same_output(output, "1 2\n3\n"), "{output:?}");
    }
}

#[test]
fn every_verdict_is_given() {
    let folder = tempfile::tempdir().expect("a folder");
    let verdict = |name: &str, statement: &str| {
        let source = format!("fn main() {{ {statement} }}");
        let compiled = compile(Form::StandardInput { edition: "2021" }, &source, folder.path(), name);
        compiled.program.map_or(Verdict::CompileError, |program| program.judge("", "4\n"))
    };
    assert_eq!(verdict("right", "print!(\"4\");"), Verdict::Accepted);
    assert_eq!(verdict("wrong", "println!(\"5\");"), Verdict::WrongAnswer);
    assert_eq!(verdict("silent", ""), Verdict::WrongAnswer);
    assert_eq!(verdict("busy", "loop { std::hint::spin_loop() }"), Verdict::TimeLimitExceeded);
    assert_eq!(verdict("panic", "println!(\"4\"); panic!()"), Verdict::RuntimeError);
    assert_eq!(verdict("exit", "println!(\"4\"); std::process::exit(1)"), Verdict::RuntimeError);
    assert_eq!(verdict("abort", "println!(\"4\"); std::process::abort()"), Verdict::RuntimeError);
    assert_eq!(verdict("memory", "println!(\"{}\", vec![1_u8; 300 << 20][0])"), Verdict::RuntimeError);
    assert_eq!(verdict("no-program", "4 +"), Verdict::CompileError);
}
