//! Where the project is.

use std::env;
use std::path::{Path, PathBuf};

/// The folder of the project: the one from which cargo runs this program, or else the one that it was built in.
/// `package` is the folder of its package then, `CARGO_MANIFEST_DIR`.
///
/// # Errors
/// The clone that it was built in has gone, or it is another one than that from which cargo runs it: cargo takes for
/// fresh what another clone with the same target folder has built.
pub fn project(package: &str) -> Result<PathBuf, String> {
    let running = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    choose(running.as_deref(), Path::new(package))
}

fn choose(running: Option<&Path>, package: &Path) -> Result<PathBuf, String> {
    match (running.and_then(clone_of), clone_of(package)) {
        (Some(running), Some(built)) if running != built => Err(format!(
            "this was built in {}, another clone with the same target folder: give each clone its own \
             CARGO_TARGET_DIR, or run `cargo clean` when you change from one to the other",
            built.display()
        )),
        (Some(clone), _) | (None, Some(clone)) => Ok(clone.to_owned()),
        (None, None) => Err(format!(
            "the project has gone from {}: run `cargo install --path judge` in it again",
            package.display()
        )),
    }
}

/// The clone of the project that has the folder, which is that of a package.
fn clone_of(package: &Path) -> Option<&Path> {
    package
        .ancestors()
        .find(|folder| folder.join("games/src/problems").is_dir())
}

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
