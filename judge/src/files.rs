//! Reads the project's files.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};
use games::{Problem, parse_file};
use itertools::Itertools;

/// Returns the project's folder: the one from which cargo runs the judge, or else the one in which it was built. Fails
/// if cargo runs the judge of another clone, which happens when both share a target folder.
pub fn project() -> Result<PathBuf> {
    let built = Path::new(env!("CARGO_MANIFEST_DIR"));
    let built_in = built.display();
    let running = env::var_os("CARGO_MANIFEST_DIR").map_or(built.into(), PathBuf::from);
    let missing = running.display();
    ensure!(
        running.exists(),
        tell!(
            "{missing} is missing: if the clone was moved, run `cargo install --path judge` in its new location",
            "找不到 {missing}：如果移动过仓库，请在新位置重新执行 `cargo install --path judge`"
        )
    );
    // A clone that was moved no longer exists where it was built.
    let is_same = !built.exists() || running.canonicalize()? == built.canonicalize()?;
    ensure!(
        is_same,
        tell!(
            "this judge was built in {built_in}, another clone that uses the same target folder; \
             give each clone its own CARGO_TARGET_DIR, or run `cargo clean` when you switch clones",
            "这个评测器是在另一份仓库 {built_in} 里编译的，两份仓库共用了一个 target 文件夹；\
             请让它们各用各的 CARGO_TARGET_DIR，或者在切换时执行 `cargo clean`"
        )
    );
    Ok(running.with_file_name(""))
}

/// Returns the project's folder, as [`project`] does, for a command that changes it. Fails if the working directory is in
/// another clone.
pub fn project_here() -> Result<PathBuf> {
    let project = project()?;
    let here = env::current_dir().context("cannot find the working directory")?;
    let clone = here.ancestors().find(|folder| folder.join("judge/src/commands/new.rs").exists());
    let is_other = |clone: &Path| clone.canonicalize().ok() != project.canonicalize().ok();
    if let Some(other) = clone.filter(|clone| is_other(clone)) {
        let (project, other) = (project.display(), other.display());
        bail!(tell!(
            "this judge belongs to {project}; in {other}, run `cargo judge` instead",
            "这个评测器属于 {project}；在 {other} 里请用 `cargo judge`"
        ));
    }
    Ok(project)
}

/// Returns the sorted names of the files in a folder of the project, except names that begin with a dot.
pub fn file_names(folder: &str) -> Result<Vec<String>> {
    let folder = project()?.join(folder);
    let cannot = || format!("cannot read {}", folder.display());
    let files: Vec<_> = fs::read_dir(&folder).with_context(cannot)?.try_collect()?;
    Ok(files
        .iter()
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .filter(|name| !name.starts_with('.'))
        .sorted()
        .collect())
}

/// Reads a text file of the project.
pub fn read_project_file(path: &str) -> Result<String> {
    text_of(&project()?.join(path))
}

/// Reads the first sample of a problem.
pub fn first_sample(problem: &Problem) -> Result<String> {
    read_project_file(&format!("testcases/{}/sample-1.in", problem.program))
}

/// Returns the first input of a problem's first sample on one line.
pub fn example(problem: &Problem) -> Result<String> {
    let inputs = parse_file(&problem.signature, &first_sample(problem)?)?;
    Ok(inputs.first().map(ToString::to_string).unwrap_or_default())
}

/// Reads a text file, without the byte order mark that some Windows editors add and some compilers reject.
pub fn text_of(path: &Path) -> Result<String> {
    decoded_text_of(path, |bytes| String::from_utf8(bytes.to_vec()).ok())
}

/// Reads a text file with this way to decode its bytes, which fails if they are in another encoding.
pub fn decoded_text_of(path: &Path, decode: fn(&[u8]) -> Option<String>) -> Result<String> {
    let file = path.display();
    let cannot = || tell!("cannot read {file}", "无法读取 {file}");
    let kind = fs::metadata(path).with_context(cannot)?;
    ensure!(kind.is_file(), tell!("{file} is not a regular file", "{file} 不是普通文件"));
    let text = decode(&fs::read(path).with_context(cannot)?).filter(|text| !text.contains('\0'));
    let encoding = || {
        tell!(
            "{file} is not valid UTF-8; was it saved in another encoding?",
            "{file} 不是 UTF-8 编码；是不是存成了 GBK 等别的编码？"
        )
    };
    let text = text.with_context(encoding)?;
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}
