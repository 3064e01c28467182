//! `cargo judge page`: joins the games and the page's source to one file that a browser opens.

use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use games::cases::BEYOND;
use games::{Input, PROBLEMS, Problem, parse_given};
use itertools::Itertools;
use jzon::JsonValue;
use page::{Code, StoredInputs};

use crate::case::{is_sample, stored_cases};
use crate::files::{first_sample, project};
use crate::naming::named_problem;
use crate::options::Options;
use crate::run::cleanup::output as output_of;

pub const HELP: &str = "\
Usage: cargo judge page [PROBLEM [INPUT]]

Writes the board page, target/games.html: all games in one file that opens in
a browser by double-click. Prints its address, with PROBLEM and INPUT if given.

Example: cargo judge page 486 '[0,0,1,0]'";

/// Most numbers and letters of an input with which the page opens a problem.
const MOST_NUMBERS: usize = 40;

const TARGET: &str = "wasm32-unknown-unknown";

/// Writes the page and its address.
pub fn page(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let place = match options.operands.split_first() {
        None => String::new(),
        Some((name, input)) => {
            let problem = named_problem(name)?;
            let input = (!input.is_empty()).then(|| one_input(problem, &input.join(" ")));
            let place = match input {
                Some(input) => place(problem, &input?),
                None => place_of_opening(problem),
            };
            format!("#{place}")
        }
    };
    let path = project()?.join("target/games.html");
    // On GitHub, the links lead to the repository; in a clone, to the files beside the page.
    let repository = env::var("GITHUB_REPOSITORY").ok();
    let home =
        repository.map_or("..".to_owned(), |name| format!("https://github.com/{name}/blob/HEAD"));
    let text = board(&catalog(&|file| format!("{home}/{file}"))?)?;
    fs::create_dir_all(path.with_file_name(""))?;
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    writeln!(output, "{}{place}", address(&path.display().to_string()))?;
    Ok(true)
}

/// Returns the address at which a browser opens the file with this absolute path.
pub fn address(path: &str) -> String {
    let path = percent_encoded(&path.replace('\\', "/")).replace("%2F", "/").replace("%3A", ":");
    let root = if path.starts_with('/') { "" } else { "/" };
    format!("file://{root}{path}")
}

/// Parses the only input of a text; the first sample if the text is empty.
pub fn one_input(problem: &Problem, text: &str) -> Result<Input> {
    let sample = first_sample(problem)?;
    let inputs = parse_given(&problem.signature, if text.is_empty() { &sample } else { text })?;
    let count = inputs.len();
    ensure!(
        count == 1 || text.is_empty(),
        tell!("expected one input, found {count}", "应给出一组数据，读到了 {count} 组")
    );
    inputs.into_iter().next().context("no input was given")
}

/// Returns the part of the page's address that names a problem and an input.
pub fn place(problem: &Problem, input: &Input) -> String {
    format!("{}&input={}", place_of_opening(problem), percent_encoded(&input.to_string()))
}

/// Returns the part of the page's address that names a problem, whose input the page chooses.
pub fn place_of_opening(problem: &Problem) -> String {
    format!("problem={}", percent_encoded(&problem.short_name()))
}

/// Encodes what an address does not hold as it is.
pub fn percent_encoded(text: &str) -> String {
    let encode = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}

/// Compiles to WebAssembly what the page runs.
fn build() -> Result<Code> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    let is_installed = output_of(&mut rustc)
        .is_ok_and(|(status, folder)| status.success() && Path::new(folder.trim()).exists());
    ensure!(
        is_installed,
        tell!(
            "the board page needs the target {TARGET}: run `rustup target add {TARGET}`",
            "生成网页需要目标平台 {TARGET}：请执行 `rustup target add {TARGET}`"
        )
    );
    if !project()?.join("target").join(TARGET).exists() {
        let advice = tell!(
            "compiling the games for the browser, which takes about a minute the first time",
            "正在为浏览器编译，第一次约需一分钟"
        );
        eprintln!("{advice}");
    }
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let args = "build --quiet --message-format=json-render-diagnostics --package page --package unpacker --lib --profile page --target";
    cargo.args(args.split(' ')).arg(TARGET).current_dir(project()?);
    let (status, messages) = output_of(&mut cargo)?;
    ensure!(status.success(), "the build of the games failed");
    let messages = messages.lines().filter_map(|line| jzon::parse(line).ok());
    let files = messages.flat_map(|message| {
        let files = message["filenames"].members().filter_map(JsonValue::as_str);
        files.map(PathBuf::from).collect_vec()
    });
    let files = files.collect_vec();
    let read = |name: &str| {
        let file = files.iter().find(|file| file.ends_with(name));
        fs::read(file.with_context(|| format!("the build produced no {name}"))?)
            .with_context(|| format!("cannot read {name}"))
    };
    Ok(Code { games: read("page.wasm")?, unpacker: read("unpacker.wasm")? })
}

/// Returns what the page knows of the problems. `link` returns the address of a file of the project, whose path may end
/// in an anchor.
pub fn catalog(link: &dyn Fn(&str) -> String) -> Result<JsonValue> {
    let stored: Vec<_> = PROBLEMS.iter().map(stored_inputs).try_collect()?;
    Ok(page::catalog(stored, link))
}

/// Builds the games and returns the page with this catalog.
pub fn board(catalog: &JsonValue) -> Result<String> {
    page::assembled(&project()?.join("page/web"), &build()?, catalog)
}

/// Returns the input with which the page opens a problem.
pub fn opening_of(problem: &'static Problem) -> Result<String> {
    page::opening(problem, &stored_inputs(problem)?).context("the problem has no sample")
}

/// Returns the samples of a problem and its other small inputs, which are neither random nor beyond the site's constraints.
fn stored_inputs(problem: &'static Problem) -> Result<StoredInputs> {
    let mut cases = stored_cases(problem)?;
    cases.sort_by_key(|case| case.name.clone());
    let (samples, others): (Vec<_>, Vec<_>) = cases.iter().partition(|case| is_sample(&case.name));
    let samples = samples.iter().flat_map(|case| case.inputs()).map(ToString::to_string).collect();
    let is_usual = |name: &str| !name.contains("random") && !name.starts_with(BEYOND);
    let made_by_hand = others.iter().filter(|case| is_usual(&case.name));
    let others = made_by_hand.flat_map(|case| case.inputs());
    let small = others.filter(|input| input.size() <= MOST_NUMBERS).map(ToString::to_string);
    Ok(StoredInputs { samples, others: small.collect() })
}

#[test]
fn a_browser_opens_paths_of_any_system() {
    assert_eq!(address("/home/a b/games.html"), "file:///home/a%20b/games.html");
    assert_eq!(address(r"C:\games\#1.html"), "file:///C:/games/%231.html");
}
