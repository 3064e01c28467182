//! What a user waits for: whole programs, from their start to their end, beside a program that only reads.
//!
//! `cargo bench --bench whole_process`; words behind `--` choose the rows of the table that contain them.
//!
//! The floor is `benches/floor.rs`. The benchmark builds it by itself.

mod shared;

use std::collections::VecDeque;
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, io};

use fastrand::Rng;
use home_judge::Case;
use shared::results::{median, publish, table_row, time};
use shared::rows::random_deal;
use wait4::Wait4;

/// Each pair of programs is run for about so long,
const TIME: Duration = Duration::from_millis(1500);
/// and so often.
const RUNS: RangeInclusive<u32> = 21..=401;

fn main() {
    let words: Vec<String> = env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let floor = built_floor();
    let mut table =
        table_row(&["program", "input", "time", "floor", "ratio", "goal", "met", "user time", "peak memory", "runs"]);
    table += &table_row(&["---", "---", "--:", "--:", "--:", "---", "---", "--:", "--:", "--:"]);
    for comparison in PROGRAMS.iter().flat_map(comparisons) {
        let title = format!("{} {}", comparison.program.name, comparison.input);
        if words.iter().all(|word| title.contains(word)) {
            let row = comparison.measure(&floor);
            eprint!("{row}");
            table += &row;
        }
    }
    publish("whole_process", &table);
}

/// The executable of `benches/floor.rs`, built as this benchmark and the programs are.
fn built_floor() -> PathBuf {
    let build = ["build", "--quiet", "--profile", "bench", "--example", "floor"];
    assert!(Command::new(env!("CARGO")).args(build).status().expect("cargo runs").success());
    let benchmark = env::current_exe().expect("the path of this benchmark");
    benchmark.ancestors().nth(2).expect("target/<profile>/deps/<benchmark>").join("examples/floor")
}

/// A program of `src/bin/`.
struct Program {
    name: &'static str,
    path: &'static str,
    asks: Asks,
}

/// What a case is.
#[derive(Clone)]
enum Asks {
    /// A number up to the judge's limit.
    Number(i32),
    /// A row up to so long, of such values.
    Row(u32, RangeInclusive<i32>),
    /// Two hands of so many cards.
    Deal(u32),
}

macro_rules! program {
    ($name:literal, $asks:expr) => {
        Program { name: $name, path: env!(concat!("CARGO_BIN_EXE_", $name)), asks: $asks }
    };
}

/// The two without a judge have the limit of the Nowcoder game and the article's hands.
const PROGRAMS: [Program; 10] = [
    program!("leetcode_0292_nim_game", Asks::Number(i32::MAX)),
    program!("leetcode_0486_predict_the_winner", Asks::Row(20, 0..=10_000_000)),
    program!("leetcode_0877_stone_game", Asks::Row(500, 1..=500)),
    program!("leetcode_1025_divisor_game", Asks::Number(1000)),
    program!("leetcode_1140_stone_game_ii", Asks::Row(100, 1..=10_000)),
    program!("leetcode_1406_stone_game_iii", Asks::Row(50_000, -1000..=1000)),
    program!("leetcode_1510_stone_game_iv", Asks::Number(100_000)),
    program!("nowcoder_card_game", Asks::Row(5000, 1..=100_000)),
    program!("stone_game_difference", Asks::Row(5000, 1..=100_000)),
    program!("kitten_fishing", Asks::Deal(6)),
];

impl Program {
    /// What the floor is to read.
    fn floor(&self) -> &'static str {
        match self.asks {
            Asks::Number(_) => "number",
            Asks::Row(..) => "row",
            Asks::Deal(_) => "deal",
        }
    }
}

impl Asks {
    /// The case that is `times` as large as the judge's largest; `None` if it would not fit the judge's type.
    fn times(&self, times: u32) -> Option<Self> {
        Some(match self {
            Self::Number(limit) => Self::Number(limit.checked_mul(i32::try_from(times).ok()?)?),
            Self::Row(length, values) => Self::Row(length * times, values.clone()),
            Self::Deal(size) => Self::Deal(size * times),
        })
    }

    /// What the table calls one such case.
    fn title(&self) -> String {
        match self {
            Self::Number(number) => format!("n = {number}"),
            Self::Row(length, _) => format!("{length} values"),
            Self::Deal(size) => format!("{size} + {size} cards"),
        }
    }

    /// Writes the largest such case.
    fn write_largest(&self, output: &mut impl Write, random: &mut Rng) -> io::Result<()> {
        match self {
            Self::Number(number) => writeln!(output, "{number}"),
            Self::Row(length, values) => write_row(output, *length, values, random),
            Self::Deal(size) => write_deal(output, &random_deal(*size as usize, random)),
        }
    }

    /// Writes a small such case: any number, a row of up to ten, a deal of 6 + 6.
    fn write_small(&self, output: &mut impl Write, random: &mut Rng) -> io::Result<()> {
        match self {
            Self::Number(limit) => writeln!(output, "{}", random.i32(1..=*limit)),
            Self::Row(_, values) => write_row(output, random.u32(1..=10), values, random),
            Self::Deal(_) => write_deal(output, &random_deal(6, random)),
        }
    }
}

fn write_row(output: &mut impl Write, length: u32, values: &RangeInclusive<i32>, random: &mut Rng) -> io::Result<()> {
    write!(output, "{length}")?;
    for _ in 0..length {
        write!(output, " {}", random.i32(values.clone()))?;
    }
    writeln!(output)
}

fn write_deal(output: &mut impl Write, [first, second]: &[Vec<u8>; 2]) -> io::Result<()> {
    let [first_line, second_line] = [first, second].map(|hand| itertools::join(hand, " "));
    writeln!(output, "{}\n{first_line}\n{second_line}", first.len())
}

/// What is promised of a measurement.
#[derive(Clone, Copy)]
enum Goal {
    None,
    /// The program's time is at most so many times the floor's.
    Ratio(f64),
    /// So, and its peak memory is at most so many bytes.
    RatioAndMemory(f64, u64),
    /// The program takes less time and less memory.
    TimeAndMemory(Duration, u64),
    /// So many cards are played and at least so many a second.
    Plays(u64, f64),
}

/// A row of the table: a program and what it is compared with, on one input.
struct Comparison<'a> {
    program: &'a Program,
    floor: &'static str,
    input: String,
    file: PathBuf,
    goal: Goal,
}

/// What a run of a program took.
#[derive(Clone, Copy)]
struct Run {
    wall: Duration,
    user: Duration,
    peak: u64,
}

/// The medians of several runs.
struct Runs {
    wall: Duration,
    user: Duration,
    peak: u64,
}

impl Runs {
    fn new(runs: &[Run]) -> Self {
        Self {
            wall: median(runs.iter().map(|run| run.wall).collect()),
            user: median(runs.iter().map(|run| run.user).collect()),
            peak: median(runs.iter().map(|run| run.peak).collect()),
        }
    }
}

fn run(command: &mut Command, input: &Path) -> Run {
    let input = File::open(input).expect("the input");
    let start = Instant::now();
    let mut child = command.stdin(input).stdout(Stdio::null()).spawn().expect("the program starts");
    let used = child.wait4().expect("the program ends");
    let wall = start.elapsed();
    assert!(used.status.success(), "{command:?}");
    Run { wall, user: used.rusage.utime, peak: used.rusage.maxrss }
}

impl Comparison<'_> {
    /// Both programs in turn, so that what else the machine does meets both.
    fn measure(&self, floor: &Path) -> String {
        let mut floor = Command::new(floor);
        floor.env("FLOOR", self.floor);
        let mut program = Command::new(self.program.path);
        let once = run(&mut floor, &self.file).wall + run(&mut program, &self.file).wall;
        let wanted = TIME.as_nanos() / once.as_nanos();
        let wanted = u32::try_from(wanted).unwrap_or(u32::MAX).clamp(*RUNS.start(), *RUNS.end());
        let (floors, programs): (Vec<Run>, Vec<Run>) =
            (0..wanted).map(|_| (run(&mut floor, &self.file), run(&mut program, &self.file))).unzip();
        self.table_row(&Runs::new(&floors), &Runs::new(&programs), wanted)
    }

    fn table_row(&self, floor: &Runs, program: &Runs, runs: u32) -> String {
        let ratio = program.wall.as_secs_f64() / floor.wall.as_secs_f64();
        let (goal, met) = self.goal.judge(ratio, program);
        table_row(&[
            self.program.name,
            &self.input,
            &time(program.wall),
            &time(floor.wall),
            &format!("{ratio:.2}"),
            &goal,
            met,
            &format!("{} / {}", time(program.user), time(floor.user)),
            &format!("{} / {}", megabytes(program.peak), megabytes(floor.peak)),
            &runs.to_string(),
        ])
    }
}

impl Goal {
    /// The goal in words, and whether it is met.
    fn judge(self, ratio: f64, program: &Runs) -> (String, &'static str) {
        let (goal, met) = match self {
            Self::None => return (String::new(), ""),
            Self::Ratio(most) => (format!("≤ {most:.2}"), ratio <= most),
            Self::RatioAndMemory(most, memory) => {
                (format!("≤ {most:.2}, ≤ {}", megabytes(memory)), ratio <= most && program.peak <= memory)
            }
            Self::TimeAndMemory(wall, memory) => {
                (format!("< {}, < {}", time(wall), megabytes(memory)), program.wall < wall && program.peak < memory)
            }
            Self::Plays(plays, least) => {
                #[expect(clippy::cast_precision_loss, reason = "far less than 2^52")]
                let speed = plays as f64 / program.wall.as_secs_f64() / 1e6;
                (format!("{plays} plays: ≥ {least} million/s, is {speed:.1}"), speed >= least)
            }
        };
        (goal, if met { "yes" } else { "**no**" })
    }
}

fn megabytes(bytes: u64) -> String {
    format!("{}.{} MB", bytes / 1_000_000, bytes / 100_000 % 10)
}

/// Writes an input, unless it is there from an earlier run.
fn input_file(name: &str, write: impl FnOnce(&mut BufWriter<File>, &mut Rng) -> io::Result<()>) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).with_extension("in");
    let mut output = BufWriter::new(File::create(&path).expect("a file for the input"));
    write(&mut output, &mut Rng::with_seed(877)).and_then(|()| output.flush()).expect("the input is written");
    path
}

impl Program {
    fn compare(
        &self,
        input: String,
        goal: Goal,
        write: impl FnOnce(&mut BufWriter<File>, &mut Rng) -> io::Result<()>,
    ) -> Comparison<'_> {
        let file = input_file(&format!("{} {input}", self.name).replace(' ', "_"), write);
        Comparison { program: self, floor: self.floor(), input, file, goal }
    }

    /// The judge's limit, ten and a hundred times it.
    fn large_cases(&self) -> Vec<Comparison<'_>> {
        let sizes = [1, 10, 100].into_iter().filter_map(|times| Some((times, self.asks.times(times)?)));
        sizes
            .map(|(times, asks)| {
                let goal = match (&asks, times) {
                    (_, 1) => Goal::Ratio(1.10),
                    (Asks::Row(1000, _), _) => Goal::Ratio(2.0),
                    (Asks::Row(10_000, _), _) if self.name.contains("1140") => {
                        Goal::TimeAndMemory(Duration::from_millis(500), 256_000_000)
                    }
                    _ => Goal::None,
                };
                let title = if times == 1 { asks.title() } else { format!("{} (×{times})", asks.title()) };
                self.compare(title, goal, |output, random| asks.write_largest(output, random))
            })
            .collect()
    }

    fn small_cases(&self) -> Comparison<'_> {
        let (title, most) = match self.asks {
            Asks::Number(_) => ("100000 numbers up to the limit", 1.25),
            Asks::Row(..) => ("100000 rows of 1 to 10 values", 1.25),
            Asks::Deal(_) => ("100000 deals of 6 + 6 cards", 3.0),
        };
        self.compare(title.to_owned(), Goal::Ratio(most), |output, random| {
            (0..100_000).try_for_each(|_| self.asks.write_small(output, random))
        })
    }

    fn million_values(&self) -> Option<Comparison<'_>> {
        let Asks::Row(_, values) = &self.asks else { return None };
        (!self.name.contains("1140")).then(|| {
            self.compare("1000000 values".to_owned(), Goal::Ratio(1.25), |output, random| {
                write_row(output, 1_000_000, values, random)
            })
        })
    }

    /// The whole program beside a loop that only sums the tokens of `proconio`'s source.
    fn reader(&self) -> Option<Comparison<'_>> {
        const LENGTH: u32 = 5_000_000;
        (self.name == "stone_game_difference").then(|| {
            let title = format!("{LENGTH} values, against `proconio`'s `OnceSource` alone");
            let file =
                input_file("reader", |output, random| write_row(output, LENGTH, &(-1_000_000..=1_000_000), random));
            let size = file.metadata().expect("the input").len();
            let goal = Goal::RatioAndMemory(0.75, size + 4 * u64::from(LENGTH));
            Comparison { program: self, floor: "proconio", input: title, file, goal }
        })
    }

    /// A long game, and the endless deals of the test cases so often that the start of the process does not count.
    fn long_games(&self) -> Vec<Comparison<'_>> {
        if !matches!(self.asks, Asks::Deal(_)) {
            return vec![];
        }
        let long = vec![random_deal(1000, &mut Rng::with_seed(2019))];
        let endless = stored_deals("max-endless-hundred-cards-each");
        let endless_title = format!("1000 times {} endless deals of 100 + 100", endless.len());
        [("1000 + 1000 random cards".to_owned(), long, 1), (endless_title, endless, 1000)]
            .into_iter()
            .map(|(title, deals, times)| {
                let plays = times * deals.iter().map(|deal| Game::new(deal).plays()).sum::<u64>();
                self.compare(title, Goal::Plays(plays, 20.0), |output, _| {
                    (0..times).try_for_each(|_| deals.iter().try_for_each(|deal| write_deal(output, deal)))
                })
            })
            .collect()
    }
}

/// The deals of a test case.
fn stored_deals(name: &str) -> Vec<[Vec<u8>; 2]> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testcases/kitten_fishing");
    let file = File::open(folder.join(name).with_extension("in")).expect("a test case");
    let mut case = Case::new(BufReader::new(file));
    let mut deals = Vec::new();
    while !case.is_last() {
        deals.push(case.hands(["u1", "u2"], 1..=9).expect("two hands"));
    }
    deals
}

/// Kitten fishing, to count plays.
#[derive(Clone, PartialEq)]
struct Game {
    hands: [VecDeque<u8>; 2],
    table: Vec<u8>,
}

impl Game {
    fn new(deal: &[Vec<u8>; 2]) -> Self {
        Self { hands: deal.clone().map(VecDeque::from), table: Vec::new() }
    }

    /// Each player plays a card; `None` if the game is over then.
    fn round(&mut self) -> Option<()> {
        self.hands.iter_mut().try_for_each(|hand| {
            let card = hand.pop_front()?;
            let equal = self.table.iter().position(|&lying| lying == card);
            self.table.push(card);
            if let Some(equal) = equal {
                hand.extend(self.table.drain(equal..).rev());
            }
            (!hand.is_empty()).then_some(())
        })
    }

    /// The rounds after which the state comes back that the game is in at some time, by Brent's algorithm; `None` if the
    /// game ends.
    fn cycle(mut self) -> Option<u64> {
        let mut saved = self.clone();
        let mut since = 0;
        let mut limit = 1;
        loop {
            self.round()?;
            since += 1;
            if self == saved {
                return Some(since);
            }
            if since == limit {
                saved.clone_from(&self);
                since = 0;
                limit *= 2;
            }
        }
    }

    /// The plays until the game ends (or one more), or until a state comes for the second time.
    fn plays(mut self) -> u64 {
        let mut ahead = self.clone();
        let cycle = self.clone().cycle().unwrap_or(0);
        (0..cycle).try_for_each(|_| ahead.round());
        let mut rounds = cycle;
        while cycle == 0 || self != ahead {
            rounds += 1;
            if ahead.round().is_none() {
                break;
            }
            self.round();
        }
        2 * rounds
    }
}

fn comparisons(program: &Program) -> Vec<Comparison<'_>> {
    let mut comparisons = program.large_cases();
    comparisons.push(program.small_cases());
    comparisons.extend(program.million_values());
    comparisons.extend(program.reader());
    comparisons.extend(program.long_games());
    comparisons
}
