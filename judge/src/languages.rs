//! Your own solution in any of the judges' languages: how a file becomes a program that can be judged.

pub mod crash;
mod form;
mod go;
mod recipe;

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, anyhow};
use itertools::Itertools;
use two_player_games::Problem;
use two_player_games::problems::Judge;

pub use form::{SourceForm, submitted_part};
use recipe::Recipe;

use crate::contestant::{Asked, Contestant};
use crate::process::{Ending, Limits, Run, Scratch, run};
use crate::submission::{Compiled, PATIENCE, limits};

/// The time limit of Python and JavaScript.
pub const SCRIPT_TIME: Duration = Duration::from_secs(10);

/// A language that a solution can be written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// `.c`, for programs that read standard input
    C,
    /// `.cpp`
    Cpp,
    /// `.go`
    Go,
    /// `.java`
    Java,
    /// `.js`
    JavaScript,
    /// `.py`
    Python,
    /// `.rs`
    Rust,
}

/// The languages, by the extension of a file.
const LANGUAGES: [(&str, Language); 9] = [
    ("c", Language::C),
    ("cc", Language::Cpp),
    ("cpp", Language::Cpp),
    ("cxx", Language::Cpp),
    ("go", Language::Go),
    ("java", Language::Java),
    ("js", Language::JavaScript),
    ("py", Language::Python),
    ("rs", Language::Rust),
];

/// A file that is submitted.
struct Submitted<'a> {
    /// Its name, as messages show it.
    name: String,
    source: &'a str,
    language: Language,
    problem: &'a Problem,
    form: SourceForm,
    folder: &'a Path,
}

impl Language {
    /// The language of a file, by its extension.
    ///
    /// # Errors
    /// The extension is unknown.
    pub fn of(path: &Path) -> anyhow::Result<Self> {
        let extension = path.extension().unwrap_or_default().to_ascii_lowercase();
        let known = LANGUAGES.iter().find(|(known, _)| extension == *known);
        known.map(|(_, language)| *language).ok_or_else(|| {
            let known = LANGUAGES.iter().format_with(" ", |(known, _), write| write(&format_args!(".{known}")));
            anyhow!("{}: the language is not known by the extension (known: {known})", path.display())
        })
    }

    /// Whether a file is run from its start, without a function `main`.
    fn is_script(self) -> bool {
        matches!(self, Self::JavaScript | Self::Python)
    }

    /// What its programs may use at this judge.
    #[must_use]
    pub fn limits(self, judge: Judge) -> Limits {
        match self {
            Self::C | Self::Cpp | Self::Rust => limits(judge),
            // Their run-time systems reserve more address space than a program needs.
            Self::Go | Self::Java => Limits { memory: None, ..limits(judge) },
            Self::JavaScript | Self::Python => Limits { time: SCRIPT_TIME, memory: None },
        }
    }
}

/// Makes a program of a file that contains `source`. `scratch` is for this file alone. A form that is not
/// given is guessed; a time limit that is not given is the language's.
///
/// # Errors
/// The language is not known, or not for this judge; or what it needs is not installed.
pub fn prepare(
    file: &Path,
    source: &str,
    problem: &Problem,
    form: Option<SourceForm>,
    time: Option<Duration>,
    scratch: &Scratch,
) -> anyhow::Result<Compiled> {
    let language = Language::of(file)?;
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let form = form.or_else(|| SourceForm::guess(language, source, problem));
    let form = form.with_context(|| format!("{name} {} (--form says which)", unknown_form(problem, language)))?;
    let source = if language == Language::Java { &form::without_package(source) } else { source };
    let submitted = Submitted { name, source, language, problem, form, folder: scratch.path() };
    let recipe = submitted.recipe()?;
    let may_have_main = language == Language::Java || form == SourceForm::StandardInput;
    if !may_have_main && form::has_visible_main(language, source) {
        let messages = format!("{}: LeetCode brings a main of its own, so this one is one too many", submitted.name);
        return Ok(Compiled { contestant: None, messages });
    }
    for (name, text) in &recipe.files {
        fs::write(submitted.folder.join(name), text).with_context(|| format!("{name} cannot be written"))?;
    }
    if let Some(words) = &recipe.compile {
        let compilation = run(words, b"", PATIENCE)?;
        if !compilation.is_success() {
            return Ok(Compiled { contestant: None, messages: submitted.messages(&compilation, &recipe) });
        }
    }
    let limits = language.limits(problem.judge);
    let limits = Limits { time: time.unwrap_or(limits.time), ..limits };
    let asked = match form {
        SourceForm::StandardInput => Asked::ByStandardInput,
        SourceForm::LeetCode => Asked::ByDriver(scratch.path().to_owned()),
    };
    Ok(Compiled { contestant: Some(Contestant { words: recipe.run, limits, asked }), messages: String::new() })
}

/// What is said of a file that seems to be in none of the forms in which the problem is judged.
fn unknown_form(problem: &Problem, language: Language) -> String {
    let Judge::LeetCode { function } = problem.judge else {
        return format!("is no program that reads standard input, as for {}", problem.program);
    };
    let function = form::spelling(language, function, "");
    let place = if matches!(language, Language::Go | Language::JavaScript) { "" } else { " in Solution" };
    format!("has no {function}{place}, which LeetCode calls, nor is it a program that reads standard input")
}

/// The first of these programs in the folders of `path`, the value of the variable `PATH`.
///
/// # Errors
/// There is none; the message says that `file` needs it.
pub fn find_tool(tools: &[&str], path: &OsStr, file: &str) -> anyhow::Result<PathBuf> {
    let folders = env::split_paths(path).collect_vec();
    let files = tools.iter().map(|tool| [tool, env::consts::EXE_SUFFIX].concat()).collect_vec();
    let mut programs = files.iter().flat_map(|file| folders.iter().map(move |folder| folder.join(file)));
    programs.find(|program| program.is_file()).ok_or_else(|| {
        let others = tools.iter().skip(1).map(|tool| format!(" (or {tool})")).join("");
        anyhow!("{}{others} is needed for {file}, and is not on the PATH", tools.first().unwrap_or(&""))
    })
}

/// The Python that one of its names in the folders of `path` starts, where `path` is the value of the variable `PATH`.
/// If none says where it is, the first that is there.
///
/// # Errors
/// There is none; the message says that `file` needs it.
pub fn find_python(path: &OsStr, file: &str) -> anyhow::Result<PathBuf> {
    let names = ["python3", "python", "py"];
    let first = find_tool(&names, path, file)?;
    let itself = names.iter().find_map(|name| python_itself(&find_tool(&[name], path, file).ok()?));
    Ok(itself.unwrap_or(first))
}

/// The Python that `tool` starts. It may be a script that looks for it at every start, as pyenv's is, and that takes
/// longer than most games; or start none, as `python3` on Windows, which may only name the store that has it.
fn python_itself(tool: &Path) -> Option<PathBuf> {
    let question =
        [tool.as_os_str(), "-X".as_ref(), "utf8".as_ref(), "-c".as_ref(), "import sys; print(sys.executable)".as_ref()];
    let asked = run(&question.map(OsString::from), b"", PATIENCE).ok().filter(Run::is_success)?;
    Some(PathBuf::from(asked.output.trim_end())).filter(|itself| itself.is_file())
}

impl Submitted<'_> {
    /// What the compiler says, with the file's own name and without temporary paths.
    fn messages(&self, compilation: &Run, recipe: &Recipe) -> String {
        if compilation.ending == Ending::TimeOut {
            return format!("the compiler was stopped after {} s", PATIENCE.time.as_secs());
        }
        let messages = [compilation.output.as_str(), &compilation.messages].concat();
        let folder = self.folder.file_name().unwrap_or_default().to_string_lossy();
        let messages = messages.replace(&*self.folder.to_string_lossy(), &folder);
        let temporary = env::temp_dir().to_string_lossy().into_owned();
        let shown = |word: &str| {
            let is_temporary = word.contains(&*folder) || word.starts_with(&temporary);
            let file = word.rsplit(['/', '\\']).next().filter(|_| is_temporary).unwrap_or(word);
            let is_own = is_temporary && recipe.files.first().is_some_and(|(own, _)| own == file);
            if is_own { self.name.clone() } else { file.to_owned() }
        };
        let is_end = |letter: char| letter.is_whitespace() || ":;,()'\"`‘’".contains(letter);
        let words = messages.trim_end().split_inclusive(is_end).map(|word| {
            let name = word.trim_end_matches(is_end);
            shown(name) + &word[name.len()..]
        });
        words.collect()
    }
}
