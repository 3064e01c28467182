//! Where the measurements go: to standard output, and into the section of `benches/RESULTS.md` that they belong to.

use std::process::Command;
use std::{env, fs, thread};

/// The words after `--`.
fn words() -> impl Iterator<Item = String> {
    env::args().skip(1).filter(|argument| argument != "--bench")
}

/// Whether `title` contains all words.
pub fn is_chosen(title: &str) -> bool {
    words().all(|word| title.contains(&word))
}

/// Prints `section`. Without words after `--`, also puts it between the marks `name` of `RESULTS.md`. Says if it did.
pub fn publish(name: &str, section: &str) -> bool {
    let section = format!("{}\n\n{}", machine(), section.trim());
    println!("\n{section}");
    let is_whole = words().next().is_none();
    if is_whole {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/RESULTS.md");
        let file = fs::read_to_string(path).expect("the file of the results");
        let [start, end] = [format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->\n")];
        let (before, rest) = file.split_once(&start).expect("the start of the section");
        let (_, after) = rest.split_once(&end).expect("the end of the section");
        fs::write(path, format!("{before}{start}{section}\n{end}{after}")).expect("the results are written");
    }
    is_whole
}

/// What the numbers were measured on.
fn machine() -> String {
    let processors = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = processors.lines().find_map(|line| line.strip_prefix("model name\t: ")).unwrap_or("unknown processor");
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let rustc = Command::new("rustc").arg("--version").output().expect("rustc").stdout;
    let rustc = String::from_utf8_lossy(&rustc);
    format!("Measured on: {model}, {cores} cores, {}, {}.", env::consts::OS, rustc.trim_end())
}

/// The middle value; of two the larger.
pub fn median<T: PartialOrd + Copy>(mut values: Vec<T>) -> T {
    values.sort_unstable_by(|one, other| one.partial_cmp(other).expect("no value is NaN"));
    values[values.len() / 2]
}
