//! What cargo builds: the programs of `src/bin/`, and the crates that judges have.

use std::env;
use std::io::{BufRead, BufReader, IsTerminal};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::project;

/// A program or a library that cargo built.
pub struct Artifact {
    /// Of the program or the library.
    pub name: String,
    /// The program, or the library's files.
    pub files: Vec<PathBuf>,
}

/// The programs of `src/bin/`, built as they are run at home.
///
/// # Errors
/// The build fails.
pub fn build(programs: &[&str]) -> anyhow::Result<Vec<Artifact>> {
    cargo_build(&programs.iter().flat_map(|program| ["--bin", program]).collect::<Vec<_>>())
}

/// The libraries that a submission may use at some judge.
///
/// # Errors
/// The build fails.
pub fn build_crates() -> anyhow::Result<Vec<Artifact>> {
    cargo_build(&["--lib"])
}

/// Cargo itself says where it puts things. Its messages are shown while it has something to build.
fn cargo_build(arguments: &[&str]) -> anyhow::Result<Vec<Artifact>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--release", "--package", "two-player-games", "--message-format=json-render-diagnostics"]);
    if std::io::stderr().is_terminal() {
        cargo.env("CARGO_TERM_COLOR", "always");
    }
    let mut build = cargo
        .args(arguments)
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
    let artifacts = lines.filter_map(|line| artifact(&serde_json::from_str(&line).ok()?)).collect();
    let _ = messages.join();
    ensure!(build.wait()?.success(), "the build failed");
    Ok(artifacts)
}

fn artifact(message: &Value) -> Option<Artifact> {
    let files = message["filenames"].as_array()?.iter().filter_map(Value::as_str).map(PathBuf::from).collect();
    Some(Artifact { name: message["target"]["name"].as_str()?.to_owned(), files })
}
