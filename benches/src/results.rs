//! Where the measurements go: to standard output, and into the section of `benches/RESULTS.md` that they belong to.

use std::process::Command;
use std::time::Duration;
use std::{env, fs, thread};

/// Whether the whole benchmark is asked for, without a word or an option behind `--`.
#[must_use]
pub fn measures_all() -> bool {
    env::args().skip(1).all(|argument| argument == "--bench")
}

/// Whether `title` contains all words behind `--`.
#[must_use]
pub fn is_chosen(title: &str) -> bool {
    env::args().skip(1).filter(|argument| !argument.starts_with('-')).all(|word| title.contains(&word))
}

/// Prints `section`, Markdown, and puts it into `RESULTS.md` between the marks of that name if all is measured.
///
/// # Panics
/// If there is no such section, or the file cannot be written.
pub fn publish(name: &str, section: &str) {
    let section = format!("{}\n\n{}", machine(), section.trim());
    println!("\n{section}");
    if !measures_all() {
        return;
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/RESULTS.md");
    let file = fs::read_to_string(path).expect("the file of the results");
    let [start, end] = [format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->\n")];
    let (before, rest) = file.split_once(&start).expect("the start of the section");
    let (_, after) = rest.split_once(&end).expect("the end of the section");
    fs::write(path, format!("{before}{start}{section}\n{end}{after}")).expect("the results are written");
}

/// What the numbers were measured on.
fn machine() -> String {
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = processors.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or(": unknown processor");
    let model = model.trim_start_matches([':', ' ', '\t']);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let version = Command::new("rustc").arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    let version = String::from_utf8_lossy(&version);
    let version = version.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    format!("Measured on: {model}, {cores} cores, {}, {version}.", env::consts::OS)
}

/// A time in the unit that suits it, with three digits.
#[must_use]
pub fn time(duration: Duration) -> String {
    let seconds = duration.as_secs_f64();
    let (number, unit) = match seconds {
        1.0.. => (seconds, "s"),
        1e-3.. => (seconds * 1e3, "ms"),
        1e-6.. => (seconds * 1e6, "µs"),
        _ => (seconds * 1e9, "ns"),
    };
    let decimals = match number {
        100.0.. => 0,
        10.0.. => 1,
        _ => 2,
    };
    format!("{number:.decimals$} {unit}")
}

/// The middle one.
///
/// # Panics
/// If there is none.
pub fn median<T: Ord + Copy>(values: impl Iterator<Item = T>) -> T {
    let mut values: Vec<T> = values.collect();
    values.sort_unstable();
    values[values.len() / 2]
}

/// A row of a Markdown table.
#[must_use]
pub fn table_row<Cell: AsRef<str>>(cells: &[Cell]) -> String {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    format!("| {} |\n", cells.join(" | "))
}
