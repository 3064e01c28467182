//! What cargo builds: the programs of `src/bin/`, and the crates that judges have.

use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};
use jzon::JsonValue;

use crate::project;

/// The profile that the judge itself was built in, so that its tests need no release build.
const PROFILE: &str = if cfg!(debug_assertions) { "dev" } else { "release" };

/// Builds these targets of the project, given by cargo's options, with the crates that they need. Says where each
/// program and each library is, by its name. Of cargo's messages only warnings and errors are shown.
///
/// # Errors
/// The build fails.
pub fn build(targets: &[&str]) -> anyhow::Result<BTreeMap<String, PathBuf>> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--message-format=json-render-diagnostics"]);
    cargo.args(["--package", "two-player-games", "--profile", PROFILE]).args(targets).current_dir(project());
    let build = cargo.stdin(Stdio::null()).stderr(Stdio::inherit()).output().context("cargo cannot be started")?;
    ensure!(build.status.success(), "the build failed");
    let messages = String::from_utf8_lossy(&build.stdout);
    Ok(messages.lines().filter_map(|message| artifact(&jzon::parse(message).ok()?)).collect())
}

/// The name of a program or a library, and its file, if the message tells of one.
fn artifact(message: &JsonValue) -> Option<(String, PathBuf)> {
    let program = message["executable"].as_str().map(PathBuf::from);
    let mut files = message["filenames"].members().filter_map(JsonValue::as_str).map(PathBuf::from);
    let file = program.or_else(|| files.find(|file| file.extension().unwrap_or_default() == "rlib"))?;
    Some((message["target"]["name"].as_str()?.to_owned(), file))
}
