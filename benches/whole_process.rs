//! What a user waits for: whole programs, from their start to their end, beside a program that only reads.
//!
//! `cargo bench -p benches --bench whole_process`; words behind `--` choose the rows of the table that contain them.
//!
//! The system counts this program's peak memory as that of the programs that it starts, so it must stay small: inputs go
//! to a file value by value.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use benches::results::{is_chosen, median, publish, table_row, time};
use fastrand::Rng;
use two_player_games::problems::{Form, Limits};
use two_player_games::{PROBLEMS, Problem};
use wait4::Wait4;

/// Each pair of programs is run for about so long,
const TIME: Duration = Duration::from_millis(1500);
/// and so often.
const RUNS: RangeInclusive<u32> = 21..=401;

/// The cards in a hand of the article on kitten fishing, which names no limit.
const ARTICLES_HAND: usize = 6;

const FLOOR: &str = env!("CARGO_BIN_EXE_floor");
/// The file that the programs read.
const INPUT: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/input");

/// A row of the table: a program beside the floor, on one input.
struct Comparison {
    problem: &'static Problem,
    /// How many random questions the input holds,
    questions: usize,
    /// how long their rows or hands are,
    lengths: RangeInclusive<usize>,
    /// and which values they have.
    values: RangeInclusive<i32>,
    /// Whether the floor is a bare loop over `proconio`'s source.
    is_beside_proconio: bool,
    goals: Vec<Goal>,
}

/// What is promised of a measurement: at most so much.
enum Goal {
    /// The program's time divided by the floor's.
    Ratio(f64),
    Time(Duration),
    /// In bytes.
    Memory(u64),
}

/// What a run of a program took.
#[derive(Clone, Copy)]
struct Run {
    wall: Duration,
    user: Duration,
    peak: u64,
}

fn main() {
    build_programs();
    let mut table =
        table_row(&["program", "input", "time", "floor", "ratio", "goal", "met", "user time", "peak memory", "runs"]);
    table += &table_row(&["---", "---", "--:", "--:", "--:", "---", "---", "--:", "--:", "--:"]);
    for comparison in PROBLEMS.iter().flat_map(comparisons) {
        if is_chosen(&format!("{} {}", comparison.problem.program, comparison.input())) {
            let row = comparison.measure();
            eprint!("{row}");
            table += &row;
        }
    }
    publish("whole_process", &table);
}

/// Builds the programs like the floor, and into its folder.
fn build_programs() {
    let target = concat!(env!("CARGO_TARGET_TMPDIR"), "/..");
    let build = ["build", "--quiet", "--profile", "bench", "--package", "two-player-games", "--bins"];
    let status = Command::new(env!("CARGO")).args(build).args(["--target-dir", target]).status();
    assert!(status.expect("cargo runs").success());
}

fn comparisons(problem: &'static Problem) -> Vec<Comparison> {
    let largest = [1, 10, 100].into_iter().filter_map(|times| largest_question(problem, times));
    let mut comparisons: Vec<Comparison> = largest.collect();
    comparisons.push(small_questions(problem));
    if problem.is_linear && matches!(problem.form, Form::Row(_)) {
        comparisons.push(Comparison::new(problem, 1_000_000, problem.limits.values.clone(), vec![Goal::Ratio(1.25)]));
    }
    match problem.program {
        "stone_game_difference" => comparisons.push(beside_proconio(problem)),
        "kitten_fishing" => comparisons.push(long_game(problem)),
        _ => {}
    }
    comparisons
}

/// A question `times` as large as the judge's largest; `None` if it would not fit the judge's type.
fn largest_question(problem: &'static Problem, times: u8) -> Option<Comparison> {
    let goals = match (problem.program, times) {
        (_, 1) => vec![Goal::Ratio(1.10)],
        ("leetcode_1140_stone_game_ii", 10) => vec![Goal::Ratio(2.0)],
        ("leetcode_1140_stone_game_ii", 100) => {
            vec![Goal::Time(Duration::from_millis(500)), Goal::Memory(256_000_000)]
        }
        _ => vec![],
    };
    let Limits { lengths, values } = problem.limits.clone();
    Some(match problem.form {
        Form::Number(_) => {
            let number = values.end().checked_mul(times.into())?;
            Comparison::new(problem, 1, number..=number, goals)
        }
        Form::Row(_) => Comparison::new(problem, lengths.end() * usize::from(times), values, goals),
        Form::Deal(_) => Comparison::new(problem, ARTICLES_HAND * usize::from(times), values, goals),
    })
}

/// Many questions: any numbers, rows of up to ten values, the article's hands.
fn small_questions(problem: &'static Problem) -> Comparison {
    let (lengths, most) = match problem.form {
        Form::Number(_) => (1..=1, 1.25),
        Form::Row(_) => (1..=10, 1.25),
        Form::Deal(_) => (ARTICLES_HAND..=ARTICLES_HAND, 3.0),
    };
    let comparison = Comparison::new(problem, 1, problem.limits.values.clone(), vec![Goal::Ratio(most)]);
    Comparison { questions: 100_000, lengths, ..comparison }
}

/// The whole program beside a loop that only sums the tokens of `proconio`'s source.
fn beside_proconio(problem: &'static Problem) -> Comparison {
    // As much memory as the input and its values of 4 bytes.
    let goals = vec![Goal::Ratio(0.75), Goal::Memory(57_000_000)];
    let comparison = Comparison::new(problem, 5_000_000, -1_000_000..=1_000_000, goals);
    Comparison { is_beside_proconio: true, ..comparison }
}

/// A game of 2.1 million plays, of which 20 million are to be played in a second.
fn long_game(problem: &'static Problem) -> Comparison {
    Comparison::new(problem, 1000, problem.limits.values.clone(), vec![Goal::Time(Duration::from_millis(106))])
}

impl Comparison {
    /// One question of this length.
    fn new(problem: &'static Problem, length: usize, values: RangeInclusive<i32>, goals: Vec<Goal>) -> Self {
        Self { problem, questions: 1, lengths: length..=length, values, is_beside_proconio: false, goals }
    }

    /// What the table calls the input.
    fn input(&self) -> String {
        let question = match self.problem.form {
            Form::Number(name) => format!("{name} = {}", shown(&self.values)),
            Form::Row(_) => format!("{} values", shown(&self.lengths)),
            Form::Deal(_) => format!("{0} + {0} cards", shown(&self.lengths)),
        };
        let questions = if self.questions == 1 { question } else { format!("{} × {question}", self.questions) };
        if self.is_beside_proconio { questions + ", beside `proconio`'s `OnceSource` alone" } else { questions }
    }

    fn write_input(&self, mut output: impl Write) -> io::Result<()> {
        let mut random = Rng::with_seed(877);
        for _ in 0..self.questions {
            let length = random.usize(self.lengths.clone());
            let count = match self.problem.form {
                Form::Number(_) => 1,
                Form::Row(_) => length,
                Form::Deal(_) => 2 * length,
            };
            if !matches!(self.problem.form, Form::Number(_)) {
                writeln!(output, "{length}")?;
            }
            for _ in 0..count {
                write!(output, "{} ", random.i32(self.values.clone()))?;
            }
            writeln!(output)?;
        }
        output.flush()
    }

    /// Runs both programs in turn, so that what else the machine does meets both.
    fn measure(&self) -> String {
        self.write_input(BufWriter::new(File::create(INPUT).expect("a file"))).expect("the input is written");
        let mut program = Command::new(Path::new(FLOOR).with_file_name(self.problem.program));
        let mut floor = Command::new(FLOOR);
        if !self.is_beside_proconio {
            floor.env("FLOOR", self.problem.program);
        }
        let once = run(&mut floor).wall + run(&mut program).wall;
        let wanted = u32::try_from(TIME.as_nanos() / once.as_nanos()).unwrap_or(u32::MAX);
        let wanted = wanted.clamp(*RUNS.start(), *RUNS.end());
        let (floors, programs): (Vec<Run>, Vec<Run>) =
            (0..wanted).map(|_| (run(&mut floor), run(&mut program))).unzip();
        self.table_row(&Run::medians(&floors), &Run::medians(&programs), wanted)
    }

    fn table_row(&self, floor: &Run, program: &Run, runs: u32) -> String {
        let ratio = program.wall.as_secs_f64() / floor.wall.as_secs_f64();
        let (goals, met): (Vec<String>, Vec<bool>) = self.goals.iter().map(|goal| goal.judge(ratio, program)).unzip();
        let met = match met[..] {
            [] => "",
            _ if met.contains(&false) => "**no**",
            _ => "yes",
        };
        table_row(&[
            self.problem.program,
            &self.input(),
            &time(program.wall),
            &time(floor.wall),
            &format!("{ratio:.2}"),
            &goals.join(", "),
            met,
            &format!("{} / {}", time(program.user), time(floor.user)),
            &format!("{} / {}", megabytes(program.peak), megabytes(floor.peak)),
            &runs.to_string(),
        ])
    }
}

impl Goal {
    /// The goal in words, and whether it is met.
    fn judge(&self, ratio: f64, program: &Run) -> (String, bool) {
        match *self {
            Self::Ratio(most) => (format!("≤ {most:.2}"), ratio <= most),
            Self::Time(most) => (format!("≤ {}", time(most)), program.wall <= most),
            Self::Memory(most) => (format!("≤ {}", megabytes(most)), program.peak <= most),
        }
    }
}

impl Run {
    fn medians(runs: &[Self]) -> Self {
        Self {
            wall: median(runs.iter().map(|run| run.wall)),
            user: median(runs.iter().map(|run| run.user)),
            peak: median(runs.iter().map(|run| run.peak)),
        }
    }
}

fn run(command: &mut Command) -> Run {
    let input = File::open(INPUT).expect("the input");
    let start = Instant::now();
    let mut child = command.stdin(input).stdout(Stdio::null()).spawn().expect("the program starts");
    let used = child.wait4().expect("the program ends");
    let wall = start.elapsed();
    assert!(used.status.success(), "{command:?}");
    Run { wall, user: used.rusage.utime, peak: used.rusage.maxrss }
}

/// `7`, or `1 to 10`.
fn shown<T: PartialEq + Display>(range: &RangeInclusive<T>) -> String {
    let (least, most) = (range.start(), range.end());
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

fn megabytes(bytes: u64) -> String {
    format!("{}.{} MB", bytes / 1_000_000, bytes / 100_000 % 10)
}
