//! Prepares solutions in Rust, and has cargo build the programs of `src/bin/` and the crates that submissions use.

use std::collections::BTreeMap;
use std::env::{self, consts::EXE_SUFFIX};
use std::iter::once;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use anyhow::{Context, Result, ensure};
use itertools::Itertools;
use jzon::JsonValue;
use tempfile::tempfile_in;

use super::{Commands, EXECUTABLE, Submission};
use crate::files::project;
use crate::run::cleanup::{lock, output};

/// The code around a LeetCode-style solution, which keeps its line numbers.
const TEMPLATE: &str = "struct Solution; @SOURCE@
fn main() { ::driver::answer_all(|| {
    use ::driver::*;
    let answer: @ANSWER@ = Solution::@FUNCTION@(@ARGUMENTS@);
    answer.to_string()
}) }
";

/// Prepares a solution in Rust, to be compiled as its site does. Strips debug information, because copying that of the
/// standard library would take a tenth of the time.
pub fn prepare(submission: &Submission, folder: &Path) -> Result<Commands> {
    let site = submission.problem.site;
    let (text, libraries): (_, &[_]) = match submission.function {
        Some(_) => (TEMPLATE, &["driver", "itertools"]),
        None => ("@SOURCE@", site.crates),
    };
    submission.write_template(folder, "solution.rs", text)?;
    let edition = site.edition;
    let options = "-C opt-level=2 -C codegen-units=1 -C strip=debuginfo";
    let args = format!("--edition {edition} {options} -o {EXECUTABLE} solution.rs");
    let mut commands = submission.native_commands(&["rustc"], &args, folder)?;
    let name = format!("--remap-path-prefix=solution.rs={}", submission.name);
    commands.compile.push(name.into());
    let mut targets = vec!["--package", "driver", "--lib"];
    if libraries.contains(&"proconio") && submission.source.contains("fastout") {
        targets.extend(["--features", "fastout"]);
    }
    for library in libraries {
        let built = build(&targets)?;
        let missing = || format!("the build did not produce {library}");
        let file = built.get(*library).with_context(missing)?;
        let folder = file.parent().unwrap_or(file).display();
        let library = format!("--extern={library}={}", file.display());
        let others = format!("-Ldependency={folder}");
        commands.compile.extend([library.into(), others.into()]);
    }
    Ok(commands)
}

/// Returns the crate that the compiler's messages miss.
pub fn missing_crate(messages: &str) -> Option<&str> {
    let starts = ["unlinked crate `", "unresolved import `", "can't find crate for `"];
    let found = starts.iter().find_map(|start| messages.split_once(start))?.1;
    let path = found.split('`').next()?;
    let name = path.split("::").next()?;
    let is_own = ["crate", "self", "super", "std", "core", "alloc"].contains(&name);
    (!is_own).then_some(name)
}

/// Builds these programs of `src/bin/`. Returns the path of each. If the project cannot be written, returns those that
/// have been built beside the judge, and says so.
pub fn build_programs(programs: &[&str]) -> Result<BTreeMap<String, PathBuf>> {
    for program in programs {
        let sample = format!("testcases/{program}/sample-1.in");
        ensure!(
            project()?.join(&sample).exists(),
            "{sample} is missing; the program shows it in --help"
        );
    }
    if let Some(built) = built_in_read_only_folder(programs) {
        eprintln!(
            "warning: the build folder is read-only; the programs are as they were last built"
        );
        return Ok(built);
    }
    let targets = programs.iter().flat_map(|program| ["--bin", program]);
    build(&targets.collect_vec())
}

/// Returns the path of each program beside the judge, if all are there and cargo could not build others there.
fn built_in_read_only_folder(programs: &[&str]) -> Option<BTreeMap<String, PathBuf>> {
    let judge = env::current_exe().ok()?;
    let folder = judge.parent().filter(|folder| tempfile_in(folder).is_err())?;
    let file = |program: &&str| {
        let file = folder.join(format!("{program}{EXE_SUFFIX}"));
        file.exists().then(|| ((*program).to_owned(), file))
    };
    programs.iter().map(file).collect()
}

/// Builds these targets of the project, given as cargo's options, with the crates they need. Returns the path of each
/// program and library. Caches the result, because running cargo again would take a tenth of the matrix's time.
fn build(targets: &[&str]) -> Result<BTreeMap<String, PathBuf>> {
    static CACHE: Mutex<BTreeMap<String, BTreeMap<String, PathBuf>>> = Mutex::new(BTreeMap::new());
    let mut cache = lock(&CACHE);
    let key = targets.join(" ");
    if let Some(built) = cache.get(&key) {
        return Ok(built.clone());
    }
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let args = "build --quiet --message-format=json-render-diagnostics --package two-player-games";
    cargo.args(args.split(' ')).args(targets);
    // Builds in the judge's own profile, so that its tests need no release build.
    if cfg!(not(debug_assertions)) {
        cargo.arg("--release");
    }
    cargo.current_dir(project()?);
    let (status, messages) = output(&mut cargo)?;
    ensure!(status.success(), "the build failed");
    let built: BTreeMap<_, _> = messages.lines().filter_map(artifact).collect();
    cache.insert(key, built.clone());
    Ok(built)
}

/// Returns the name and the path of a program or library, if cargo's message reports one.
fn artifact(message: &str) -> Option<(String, PathBuf)> {
    let message = jzon::parse(message).ok()?;
    let mut files = message["filenames"].members().filter_map(JsonValue::as_str);
    let file = files.find(|file| !file.ends_with("rmeta"))?;
    Some((message["target"]["name"].as_str()?.to_owned(), file.into()))
}

/// Converts a name to snake case: `stoneGameII` becomes `stone_game_ii`, and `canIWin` becomes `can_i_win`.
pub fn snake_case(name: &str) -> String {
    let mut snake_case = String::new();
    let letters = once('_').chain(name.chars()).chain(once('_'));
    for (before, letter, after) in letters.tuple_windows() {
        let starts_word = before.is_lowercase() || before.is_uppercase() && after.is_lowercase();
        if starts_word && letter.is_uppercase() {
            snake_case.push('_');
        }
        snake_case.extend(letter.to_lowercase());
    }
    snake_case
}
