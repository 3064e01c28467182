//! Where the project is.

use std::env;
use std::path::{Path, PathBuf};

/// The folder of the project: the one from which cargo runs this program, or else the one that it was built in.
/// `package` is the folder of its package then, `CARGO_MANIFEST_DIR`.
///
/// # Errors
/// The clone that it was built in has gone.
pub fn project(package: &str) -> Result<PathBuf, String> {
    let running = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let package = Path::new(package);
    let project = running.as_deref().and_then(clone_of).or(clone_of(package));
    project.map(Path::to_owned).ok_or_else(|| {
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
