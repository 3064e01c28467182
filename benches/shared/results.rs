//! Where the measurements go: to standard output, and into the section of `benches/RESULTS.md` that they belong to.

use std::process::Command;
use std::time::Duration;
use std::{env, fs, thread};

/// Prints `section`, Markdown, and puts it into `RESULTS.md` between the marks of that name, unless only a part of the
/// benchmark was asked for.
///
/// # Panics
/// If there is no such section, or the file cannot be written.
pub fn publish(name: &str, section: &str) {
    let section = format!("{}\n\n{}", machine(), section.trim());
    println!("\n{section}");
    if env::args().skip(1).any(|argument| argument != "--bench") {
        return;
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/RESULTS.md");
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
pub fn median<T: PartialOrd + Copy>(mut values: Vec<T>) -> T {
    values.sort_by(|one, other| one.partial_cmp(other).expect("numbers"));
    values[values.len() / 2]
}

/// A row of a Markdown table.
#[must_use]
pub fn table_row<Cell: AsRef<str>>(cells: &[Cell]) -> String {
    let cells: Vec<&str> = cells.iter().map(AsRef::as_ref).collect();
    format!("| {} |\n", cells.join(" | "))
}
