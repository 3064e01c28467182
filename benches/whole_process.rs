//! What a user waits for: whole programs, from their start to their end, beside a program that only reads.
//!
//! `cargo bench -p benches --bench whole_process`; words after `--` choose the rows of the table that contain them,
//! and then nothing is written.
//!
//! The system counts this program's peak memory as that of the programs that it starts, so it must stay small: inputs
//! go to a file value by value.

mod results;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::ops::RangeInclusive;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fastrand::Rng;
use two_player_games::problems::Form;
use two_player_games::{PROBLEMS, Problem};
use wait4::Wait4;

use results::{is_chosen, median, publish};

const FLOOR: &str = env!("CARGO_BIN_EXE_floor");
/// The file that the programs read.
const INPUT: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/input");

/// At most so many `ms` or `MB`, or times the floor's time.
type Goals = &'static [(f64, &'static str)];

/// A row of the table: a program beside the floor, on random questions.
struct Comparison {
    problem: &'static Problem,
    questions: usize,
    /// The numbers, or how long the rows and hands are.
    sizes: RangeInclusive<usize>,
    /// The program whose cases the floor reads. Without a name it is a bare loop over `proconio`'s source.
    floor: &'static str,
    goals: Goals,
}

/// What a program took: milliseconds from its start to its end, milliseconds of the processor, megabytes of memory.
type Usage = [f64; 3];

fn main() {
    build_programs();
    let mut table = "| program | input | time | floor | ratio | goal | user time | peak memory | runs |\n".to_owned();
    table += "| --- | --- | --: | --: | --: | --- | --: | --: | --: |\n";
    for comparison in PROBLEMS.iter().flat_map(comparisons).filter(|comparison| is_chosen(&comparison.title())) {
        let row = comparison.measure();
        eprint!("{row}");
        table += &row;
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

/// One question at the judge's limit, ten times and a hundred times it; many small ones; and what else is promised.
fn comparisons(problem: &'static Problem) -> Vec<Comparison> {
    let one = |size, goals| Comparison { problem, questions: 1, sizes: size..=size, floor: problem.program, goals };
    let largest = usize::try_from(*problem.limits.values.end()).expect("a positive value");
    let (limit, small) = match problem.form {
        Form::Number(_) => (largest, 1..=largest),
        Form::Row(_) => (*problem.limits.lengths.end(), 1..=10),
        Form::Deal(_) => (6, 6..=6), // The hand of the article, which names no limit.
    };
    let [ten_times, a_hundred_times, many]: [Goals; 3] = match problem.program {
        "leetcode_0486_predict_the_winner" => [&[], &[], &[(1.1, "")]],
        "leetcode_1140_stone_game_ii" => [&[(1.6, "")], &[(40.0, " MB")], &[(2.0, "")]],
        "leetcode_1510_stone_game_iv" => [&[], &[], &[(1.25, "")]],
        _ => [&[]; 3],
    };
    let mut comparisons = vec![
        one(limit, &[(1.1, "")]),
        one(10 * limit, ten_times),
        one(100 * limit, a_hundred_times),
        Comparison { questions: 100_000, sizes: small, ..one(1, many) },
    ];
    // No program reads a larger number or length.
    comparisons.retain(|comparison| i32::try_from(*comparison.sizes.end()).is_ok());
    if problem.is_linear && matches!(problem.form, Form::Row(_)) {
        comparisons.push(one(1_000_000, &[(1.45, "")]));
    }
    comparisons.extend(match problem.program {
        // The second is a losing heap, which takes the longest.
        "leetcode_1510_stone_game_iv" => vec![
            one(2_147_483_647, &[(100.0, " ms"), (256.0, " MB")]),
            one(99_999_882, &[(5000.0, " ms"), (256.0, " MB")]),
        ],
        "stone_game_difference" => vec![Comparison { floor: "", ..one(5_000_000, &[(0.65, "")]) }],
        "kitten_fishing" => vec![one(1000, &[])],
        _ => vec![],
    });
    comparisons
}

impl Comparison {
    /// The program and its input, as the table names them.
    fn title(&self) -> String {
        let least = self.sizes.start();
        let most = self.sizes.end();
        let sizes = if least == most { most.to_string() } else { format!("{least} to {most}") };
        let question = match self.problem.form {
            Form::Number(name) => format!("{name} = {sizes}"),
            Form::Row(_) => format!("{sizes} values"),
            Form::Deal(_) => format!("{sizes} + {sizes} cards"),
        };
        let times = if self.questions == 1 { String::new() } else { format!("{} × ", self.questions) };
        let beside = if self.floor.is_empty() { ", beside `proconio`'s `OnceSource` alone" } else { "" };
        format!("{} | {times}{question}{beside}", self.problem.program)
    }

    fn write_input(&self, mut output: impl Write) -> io::Result<()> {
        let values = if self.floor.is_empty() { -1_000_000..=1_000_000 } else { self.problem.limits.values.clone() };
        let mut random = Rng::with_seed(877);
        for _ in 0..self.questions {
            let size = random.usize(self.sizes.clone());
            let count = match self.problem.form {
                Form::Number(_) => 0,
                Form::Row(_) => size,
                Form::Deal(_) => 2 * size,
            };
            write!(output, "{size}")?;
            for _ in 0..count {
                write!(output, " {}", random.i32(values.clone()))?;
            }
            writeln!(output)?;
        }
        output.flush()
    }

    /// Runs both programs in turn, so that whatever else the machine does slows both alike.
    fn measure(&self) -> String {
        self.write_input(BufWriter::new(File::create(INPUT).expect("a file"))).expect("the input is written");
        let mut program = Command::new(Path::new(FLOOR).with_file_name(self.problem.program));
        let mut floor = Command::new(FLOOR);
        floor.env("FLOOR", self.floor);
        let mut floors = Vec::new();
        let mut programs = Vec::new();
        let start = Instant::now();
        let is_within = |milliseconds| start.elapsed() <= Duration::from_millis(milliseconds);
        // Three of a long one, at least 21 of the others.
        while programs.len() < 3 || is_within(15_000) && (programs.len() < 21 || is_within(1500)) {
            floors.push(run(&mut floor));
            programs.push(run(&mut program));
        }
        let medians = |runs: &[Usage]| [0, 1, 2].map(|part| median(runs.iter().map(|run| run[part]).collect()));
        let [floor_wall, floor_user, floor_peak] = medians(&floors);
        let [wall, user, peak] = medians(&programs);
        let ratio = wall / floor_wall;
        let goals = self.goals.iter().map(|&(most, unit)| {
            let found = match unit {
                " ms" => wall,
                " MB" => peak,
                _ => ratio,
            };
            format!("≤ {most}{unit} {}", if found <= most { "is met" } else { "is **not** met" })
        });
        format!(
            "| {} | {wall:.2} ms | {floor_wall:.2} ms | {ratio:.2} | {} | {user:.2} ms / {floor_user:.2} ms | \
             {peak:.1} MB / {floor_peak:.1} MB | {} |\n",
            self.title(),
            goals.collect::<Vec<_>>().join(", "),
            programs.len(),
        )
    }
}

fn run(command: &mut Command) -> Usage {
    let input = File::open(INPUT).expect("the input");
    let start = Instant::now();
    let mut child = command.stdin(input).stdout(Stdio::null()).spawn().expect("the program starts");
    let used = child.wait4().expect("the program ends");
    let wall = start.elapsed();
    assert!(used.status.success(), "{command:?}");
    let peak = u32::try_from(used.rusage.maxrss / 1000).expect("less than terabytes");
    [wall.as_secs_f64() * 1e3, used.rusage.utime.as_secs_f64() * 1e3, f64::from(peak) / 1e3]
}
