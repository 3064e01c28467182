//! Measures the CPU time of whole programs on large inputs, in turn with other programs:
//!
//! ```sh
//! cargo build --release && PEERS=/tmp/peers cargo bench -p benches --bench programs
//! ```
//!
//! `PEERS` is a folder of executables with the names of our programs, such as public solutions; without one, ours is
//! compared only with parsing: a loop over the bytes of a buffer, which adds up the numbers.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, iter};

use fastrand::Rng;
use wait4::Wait4;

/// Number of measurements per program. The programs take turns.
const ROUNDS: usize = 11;

/// The argument that makes this program parse its standard input.
const PARSE: &str = "parse";

const MILLION: usize = 1_000_000;

/// An input: its description, the program that reads it, and its text.
type Row = (&'static str, &'static str, fn(&mut Rng) -> String);

const ROWS: [Row; 18] = [
    ("a tree of 10⁴ vertices", "atcoder_agc017_d_game_on_tree", |random| tree(random, 10_000)),
    ("a tree of 10⁵ vertices", "atcoder_agc017_d_game_on_tree", |random| tree(random, 100_000)),
    ("5 · 10⁵ edges, 1 query", "luogu_p6560_passing_time", |random| graph(random, false, 1)),
    ("the same without cycles, 500 queries", "luogu_p6560_passing_time", |random| {
        graph(random, false, 500)
    }),
    ("5 · 10⁵ edges, mostly undecided, 500 queries", "luogu_p6560_passing_time", |random| {
        graph(random, true, 500)
    }),
    ("5 · 10⁵ heaps", "luogu_p1247_matchsticks", |random| one_row(random, 500_000)),
    ("3 · 10⁵ carrots", "codeforces_794e_choosing_carrot", |random| one_row(random, 300_000)),
    ("10⁵ cases of 2 bags", "atcoder_arc105_d_lets_play_nim", |random| rows(random, 100_000, 2)),
    ("2 · 10⁵ cases of a heap", "cses_1730_nim_game_i", |random| rows(random, 200_000, 1)),
    ("2 · 10⁵ cases of a heap", "cses_1098_nim_game_ii", |random| rows(random, 200_000, 1)),
    ("2 · 10⁵ cases of a stair", "cses_1099_stair_game", |random| rows(random, 200_000, 1)),
    ("2 · 10⁵ cases of a heap", "cses_2208_another_game", |random| rows(random, 200_000, 1)),
    ("10⁵ cases of a number", "cses_2207_grundys_game", |random| {
        let numbers = iter::repeat_with(|| random.usize(1..=MILLION));
        lines(iter::once(100_000).chain(numbers.take(100_000)))
    }),
    ("20 numbers, total 50", "leetcode_0464_can_i_win", |_| "20 50\n".to_owned()),
    ("20 numbers, total 100", "leetcode_0464_can_i_win", |_| "20 100\n".to_owned()),
    ("20 numbers, total 150", "leetcode_0464_can_i_win", |_| "20 150\n".to_owned()),
    ("20 numbers, total 190", "leetcode_0464_can_i_win", |_| "20 190\n".to_owned()),
    ("20 numbers, total 209", "leetcode_0464_can_i_win", |_| "20 209\n".to_owned()),
];

fn main() -> io::Result<()> {
    let own = env::current_exe()?;
    if env::args().nth(1).is_some_and(|argument| argument == PARSE) {
        return parse();
    }
    let release = own.ancestors().nth(2).unwrap_or(&own);
    let peers = env::var_os("PEERS").map(PathBuf::from);
    let input = env::temp_dir().join(format!("programs-{}.in", std::process::id()));
    println!("| input | program | ms | ours : parsing | ours : theirs |");
    println!("| --- | --- | --: | --: | --: |");
    for (description, program, text) in ROWS {
        fs::write(&input, text(&mut Rng::with_seed(70)))?;
        let mut parsing = Command::new(&own);
        parsing.arg(PARSE);
        let peer = peers.as_ref().map(|peers| peers.join(program)).filter(|peer| peer.exists());
        let ours = Command::new(release.join(program));
        let commands = [ours, parsing].into_iter().chain(peer.map(Command::new));
        let medians = medians(&mut commands.collect::<Vec<_>>(), &input)?;
        let ratio = |other: &Duration| format!("1 : {:.2}", other.div_duration_f64(medians[0]));
        let ratios = [1, 2].map(|other| medians.get(other).map_or(String::new(), ratio));
        let milliseconds = medians[0].as_secs_f64() * 1000.0;
        println!(
            "| {description} | {program} | {milliseconds:.1} | {} | {} |",
            ratios[0], ratios[1]
        );
    }
    fs::remove_file(&input)
}

/// Returns the median CPU times of the commands, which run in turn on the same input.
fn medians(commands: &mut [Command], input: &Path) -> io::Result<Vec<Duration>> {
    let mut times = vec![Vec::new(); commands.len()];
    for _ in 0..ROUNDS {
        for (command, times) in commands.iter_mut().zip(&mut times) {
            let input = File::open(input)?;
            let usage = command.stdin(input).stdout(Stdio::null()).spawn()?.wait4()?.rusage;
            times.push(usage.utime + usage.stime);
        }
    }
    let median = |mut times: Vec<Duration>| {
        times.sort();
        times[ROUNDS / 2]
    };
    Ok(times.into_iter().map(median).collect())
}

/// Adds up the numbers in standard input.
fn parse() -> io::Result<()> {
    let mut buffer = vec![0; 64 << 10];
    let (mut sum, mut number) = (0_u64, 0_u64);
    loop {
        let length = io::stdin().lock().read(&mut buffer)?;
        if length == 0 {
            break;
        }
        for byte in &buffer[..length] {
            if byte.is_ascii_digit() {
                number = 10 * number + u64::from(byte - b'0');
            } else {
                sum += number;
                number = 0;
            }
        }
    }
    println!("{}", sum + number);
    Ok(())
}

fn lines(numbers: impl Iterator<Item = usize>) -> String {
    let mut text = String::new();
    for number in numbers {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{number}");
    }
    text
}

/// Returns a row of numbers up to 10⁹ after its length.
fn one_row(random: &mut Rng, length: usize) -> String {
    let mut text = format!("{length}\n");
    for _ in 0..length {
        let _ = write!(text, "{} ", random.u32(1..=1_000_000_000));
    }
    text.pop();
    text + "\n"
}

/// Returns cases of a row each, after their count.
fn rows(random: &mut Rng, count: usize, length: usize) -> String {
    let rows = iter::repeat_with(|| one_row(random, length)).take(count);
    iter::once(format!("{count}\n")).chain(rows).collect()
}

/// Returns a random tree with shuffled numbers and edges.
fn tree(random: &mut Rng, count: usize) -> String {
    let mut numbers: Vec<usize> = (2..=count).collect();
    random.shuffle(&mut numbers);
    numbers.insert(0, 1);
    let edge = |child: usize| [numbers[random.usize(..child)], numbers[child]];
    let mut edges: Vec<_> = (1..count).map(edge).collect();
    random.shuffle(&mut edges);
    let edges = edges.iter().map(|[one, other]| format!("{one} {other}\n"));
    iter::once(format!("{count}\n")).chain(edges).collect()
}

/// Returns a graph with 10⁵ vertices and 5 · 10⁵ edges, at random or, without cycles, from each vertex to later ones of
/// a random order.
fn graph(random: &mut Rng, has_cycles: bool, queries: usize) -> String {
    const COUNT: usize = 100_000;
    const EDGES: usize = 500_000;
    let mut numbers: Vec<usize> = (1..=COUNT).collect();
    random.shuffle(&mut numbers);
    let mut text = format!("{COUNT} {EDGES} {queries}\n");
    for index in 0..EDGES + queries {
        let [mut from, mut to] = [random.usize(..COUNT), random.usize(..COUNT - 1)];
        // Any of the other vertices.
        to += usize::from(to >= from);
        if from > to && !has_cycles && index < EDGES {
            (from, to) = (to, from);
        }
        let _ = writeln!(text, "{} {}", numbers[from], numbers[to]);
    }
    text
}
