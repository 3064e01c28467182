//! What cargo builds: the programs of `src/bin/`, and the crates that judges have.

use std::env;
use std::io::{BufRead, BufReader, IsTerminal};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::project;

/// The profile that the judge itself was built in, so that its tests need no release build.
const PROFILE: &str = if cfg!(debug_assertions) { "dev" } else { "release" };

/// Builds the programs of `src/bin/` with these names, and says where they are.
///
/// # Errors
/// The build fails.
pub fn build(programs: &[&str]) -> anyhow::Result<Vec<(String, PathBuf)>> {
    let arguments: Vec<&str> = programs.iter().flat_map(|program| ["--bin", program]).collect();
    cargo_build(&arguments, programs, env::consts::EXE_EXTENSION)
}

/// Builds the libraries of these crates, which this project uses too, and says where they are.
///
/// # Errors
/// The build fails.
pub fn build_crates(names: &[&str]) -> anyhow::Result<Vec<(String, PathBuf)>> {
    cargo_build(&["--lib"], names, "rlib")
}

/// Runs `cargo build`, and takes from its output, for each target with one of these names, the file with this
/// extension. Shows its messages, but not the one that it has finished.
fn cargo_build(arguments: &[&str], names: &[&str], extension: &str) -> anyhow::Result<Vec<(String, PathBuf)>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let options = ["--package", "two-player-games", "--profile", PROFILE, "--message-format=json-render-diagnostics"];
    cargo.arg("build").args(options).args(arguments);
    if std::io::stderr().is_terminal() {
        cargo.env("CARGO_TERM_COLOR", "always");
    }
    let mut build = cargo
        .current_dir(project())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("cargo cannot be started")?;
    let (stdout, stderr) = (build.stdout.take(), build.stderr.take());
    let messages = thread::spawn(move || {
        for line in stderr.into_iter().flat_map(|stderr| BufReader::new(stderr).lines()).map_while(Result::ok) {
            if !line.contains("Finished") {
                eprintln!("{line}");
            }
        }
    });
    let lines = stdout.into_iter().flat_map(|stdout| BufReader::new(stdout).lines()).map_while(Result::ok);
    let artifacts = lines.filter_map(|line| artifact(&serde_json::from_str(&line).ok()?, names, extension)).collect();
    let _ = messages.join();
    ensure!(build.wait()?.success(), "the build failed");
    Ok(artifacts)
}

fn artifact(message: &Value, names: &[&str], extension: &str) -> Option<(String, PathBuf)> {
    let name = message["target"]["name"].as_str().filter(|name| names.contains(name))?;
    let mut files = message["filenames"].as_array()?.iter().filter_map(Value::as_str).map(PathBuf::from);
    let file = files.find(|file| file.extension().unwrap_or_default() == extension)?;
    Some((name.to_owned(), file))
}
