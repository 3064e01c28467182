//! Where the project is.

use std::env;
use std::path::{Path, PathBuf};

/// The folder of the project: the one from which cargo runs this program, or else the one that it was built in.
/// `package` is the folder of its package then, `CARGO_MANIFEST_DIR`.
///
/// # Errors
/// As those of [`check_clone`]; or the clone that it was built in has gone.
pub fn project(package: &str) -> Result<PathBuf, String> {
    choose(running().as_deref(), Path::new(package))
}

/// Checks that cargo did not take for fresh what it built in another clone with the same target folder.
///
/// # Errors
/// This was built in another clone than the one from which cargo runs it, and that is still there.
pub fn check_clone(package: &str) -> Result<(), String> {
    check(running().as_deref(), Path::new(package))
}

fn running() -> Option<PathBuf> {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR")?);
    clone_of(&package).map(Path::to_owned)
}

fn check(running: Option<&Path>, package: &Path) -> Result<(), String> {
    match (running, clone_of(package)) {
        (Some(running), Some(built)) if running != built => Err(format!(
            "this was built in {}, another clone with the same target folder: give each clone its own \
             CARGO_TARGET_DIR, or run `cargo clean` when you change from one to the other",
            built.display()
        )),
        _ => Ok(()),
    }
}

fn choose(running: Option<&Path>, package: &Path) -> Result<PathBuf, String> {
    check(running, package)?;
    let project = running.or_else(|| clone_of(package)).map(Path::to_owned);
    project.ok_or_else(|| {
        let place = package.display();
        format!("the project has gone from {place}: run `cargo install --path judge` in it again")
    })
}

/// The clone of the project that has the folder, which is that of a package.
fn clone_of(package: &Path) -> Option<&Path> {
    package
        .ancestors()
        .find(|folder| folder.join("games/src/problems").is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_at_run_time_counts_unless_it_is_of_another_clone() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let other = tempfile::tempdir().expect("a folder");
        std::fs::create_dir_all(other.path().join("games/src/problems")).expect("a clone");
        let gone = Path::new("/no/such/folder/judge");
        let found = Ok(here.to_owned());
        assert_eq!(choose(Some(here), &here.join("judge")), found);
        assert_eq!(choose(None, &here.join("judge")), found);
        assert_eq!(choose(Some(here), gone), found, "a clone that was moved");
        let message = choose(Some(here), &other.path().join("judge")).expect_err("another");
        let place = format!("built in {}, another clone", other.path().display());
        assert!(message.contains(&place), "{message}");
        let message = choose(None, gone).expect_err("no clone");
        assert!(message.contains("gone from /no/such/folder/judge"));
    }
}
