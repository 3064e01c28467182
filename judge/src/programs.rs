//! What cargo builds: the programs of `src/bin/`, and the crates that judges have.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, IsTerminal};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, ensure};
use jzon::JsonValue;

use crate::project;

/// The profile that the judge itself was built in, so that its tests need no release build.
const PROFILE: &str = if cfg!(debug_assertions) { "dev" } else { "release" };

/// Builds these targets of the project, given by cargo's options, with the crates that they need. Says where each
/// program and each library is, by its name. Shows cargo's messages, but not the one that it has finished.
///
/// # Errors
/// The build fails.
pub fn build(targets: &[&str]) -> anyhow::Result<BTreeMap<String, PathBuf>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let options = ["--package", "two-player-games", "--profile", PROFILE, "--message-format=json-render-diagnostics"];
    cargo.arg("build").args(options).args(targets);
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
    let artifacts = lines.filter_map(|line| artifact(&jzon::parse(&line).ok()?)).collect();
    let _ = messages.join();
    ensure!(build.wait()?.success(), "the build failed");
    Ok(artifacts)
}

/// The name of a program or a library, and its file, if the message tells of one.
fn artifact(message: &JsonValue) -> Option<(String, PathBuf)> {
    let program = message["executable"].as_str().map(PathBuf::from);
    let mut files = message["filenames"].members().filter_map(JsonValue::as_str).map(PathBuf::from);
    let file = program.or_else(|| files.find(|file| file.extension().unwrap_or_default() == "rlib"))?;
    Some((message["target"]["name"].as_str()?.to_owned(), file))
}
