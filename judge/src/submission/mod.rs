//! Turns a submitted file into a program that can be judged.

mod languages;
mod rust;
pub mod sanitizers;
mod source;

use std::ffi::OsString;
use std::fs;
use std::iter::once;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use games::words::{Words, words};
use games::{AnswerType, Function, Problem, Shape};
use which::which_in;

pub use languages::{LIMITS, Language, precompile};
pub use rust::build_programs;
use source::{Definition, has_function, is_called};

use crate::answers::visible;
use crate::files::{decoded_text_of, text_of};
use crate::hints::IS_PYTHON_2;
use crate::language::language;
use crate::naming::{problem_of_file, spelled_in};
use crate::program::Program;
use crate::run::cleanup::PATH;
use crate::run::ending::Ending;
use crate::run::limits::Limits;
use crate::run::process::run;

/// Memory limit of a function, in bytes.
const MEMORY_OF_FUNCTIONS: u64 = 1 << 30;

/// Maximum size of a source file, in bytes. AtCoder allows half of it, other sites less.
const MAX_SOURCE_SIZE: u64 = 1 << 20;

/// CPU time of a compiler and its children.
const COMPILER_TIME: Duration = Duration::from_secs(60);

/// Address space of each process of a compiler, in bytes, where it can be limited.
const COMPILER_MEMORY: u64 = 2 << 30;

/// Maximum length of a compiler's standard output that we keep, in bytes.
const MAX_STDOUT: usize = 64 << 10;

/// Exit status of `prepare.js` if the file needs another version of Node.js.
const EXIT_WRONG_NODE_VERSION: i32 = 69;

/// Phrases with which compilers report that they have crashed or run out of something, separated by `|`.
const COMPILER_FAILURES: &str = "out of memory|memory exhausted|llocate memory|memory allocation of|\
out of resources|o space left|oo many open files|terminated program|internal compiler error|\
unexpectedly panicked";

/// Phrases with which linkers report, without a place, what a program lacks or has twice, separated by `|`.
const LACKS: &str = "ndefined reference|ndefined symbol|multiple definition|one main package|\
in the main package";

/// Name of the file that calls `main` of a program in Java.
const LAUNCHER: &str = "Launcher.java";

/// Name of the executable that a compiler writes. Windows requires the extension.
const EXECUTABLE: &str = "solution.exe";

/// The start of Python's message about a `print` or `exec` statement of Python 2.
const PYTHON_2_STATEMENT: &str = "Missing parentheses in call to ";

const FREOPEN: Words = words(
    "does freopen make it read or write a file? remove it here, or guard it with ONLINE_JUDGE, which \
we define for programs of Codeforces, Luogu and AtCoder",
    "是不是用 freopen 读写了文件？请删掉，或者用 ONLINE_JUDGE 判断（Codeforces、洛谷、AtCoder 的程序定义了它）",
);

/// The commands that compile and run a file.
pub struct Commands {
    /// The command that compiles the file, or checks its syntax, in the build folder.
    pub compile: Vec<OsString>,
    /// The command that runs the compiled program or the script.
    pub run: Vec<OsString>,
}

/// A submitted file.
#[derive(Clone)]
pub struct Submission {
    /// The file's name, as shown in messages.
    pub name: String,
    pub source: String,
    /// The source, with comments and string literals replaced by blanks.
    code: String,
    pub language: &'static Language,
    pub problem: &'static Problem,
    /// The function that the site calls; `None` if the file is a program that reads standard input.
    pub function: Option<Function>,
    /// Why the file seems to be neither the site's function nor a program. A syntax error may be the cause.
    unrecognized: Option<String>,
    /// Options for the C and C++ compilers.
    c_options: &'static str,
}

/// What came of compiling a file.
pub enum Compilation {
    Compiled {
        program: Box<Program>,
        /// The compiler's warnings.
        warnings: String,
    },
    /// The file does not compile, for this reason.
    CompileError(String),
    /// The file compiles, but is neither the site's function nor a program, for this reason.
    Unrecognized(String),
}

impl Submission {
    /// Creates a submission for the `named` problem or, by default, the problem that the file's name or code suggests.
    pub fn new(path: &str, source: &str, named: Option<&'static Problem>) -> Result<Self> {
        let path = Path::new(path);
        let language = Language::of(path)?;
        let source = source::submitted_part(source);
        let code = source::code_of(&source, language.delimiters);
        let definition = |function| definition(language, function, &code);
        let problem = match named {
            Some(problem) => problem,
            None => problem_of_file(path, &source, &code, definition)?,
        };
        let name = path.file_name().unwrap_or_default().display().to_string();
        let mut submission = Self {
            // A quote or backslash would break the string literal that holds the name in a driver.
            name: name.replace(['"', '\'', '\\'], "_"),
            source,
            code,
            language,
            problem,
            function: None,
            unrecognized: None,
            c_options: "-O2",
        };
        match submission.detect_function() {
            Ok(function) => submission.function = function,
            Err(reason) if language.only_checks_syntax => {
                submission.unrecognized = Some(reason.to_string());
            }
            Err(reason) => return Err(reason),
        }
        Ok(submission)
    }

    /// Returns the site's function if the file defines it and does not read input, or `None` if the file may be a
    /// program. Any other file is an error.
    fn detect_function(&self) -> Result<Option<Function>> {
        let (language, code) = (self.language, &self.code);
        let Some(function) = self.problem.site.function() else {
            return Ok(None);
        };
        let is_defined = definition(language, function, code).is_some();
        if is_defined && !(language.reads)(code) {
            return Ok(Some(function));
        }
        let name = self.spelling_of(function);
        if (language.is_program)(&name, code) {
            return Ok(None);
        }
        let (file, program) = (&self.name, self.problem.program);
        let is_elsewhere = has_function(&name, code);
        let similar = spelled_in(code, &name).filter(|found| !is_elsewhere && *found != name);
        if let Some(found) = similar {
            bail!(tell!(
                "{file} contains {found}; did you mean {name}, which {program} needs?",
                "{file} 里有 {found}；{program} 要的是 {name}，是不是写错了？"
            ));
        }
        if is_elsewhere {
            bail!(tell!(
                "{file}: put {name} into `class {}`, as in the site's editor",
                "{file}：请像网站的编辑器里那样，把 {name} 写在 `class {}` 里",
                function.class
            ));
        }
        bail!(tell!(
            "{file} does not define {name}, which {program} needs, and does not read input as a program would",
            "{file} 没有定义 {program} 要的 {name}，也没有读输入的语句"
        ))
    }

    /// Returns the function's name as the file spells it.
    fn spelling_of(&self, function: Function) -> String {
        let mut spellings = spellings(self.language, function);
        let spelling = spellings.find(|name| has_function(name, &self.code));
        spelling.unwrap_or_else(|| (self.language.spelling)(function.name))
    }

    /// Returns the shapes of the function's arguments.
    fn shapes(&self) -> impl Iterator<Item = &'static Shape> {
        static LENGTH: Shape = Shape::Number(0..=2_147_483_647);
        let length = self.function.and_then(|function| function.with_length);
        let shapes = self.problem.signature.arguments.iter().map(|argument| &argument.site);
        shapes.chain(length.map(|_| &LENGTH))
    }

    /// Compiles the file in a new `folder`.
    pub fn compile(&self, folder: &Path) -> Result<Compilation> {
        let compilation = self.compile_as_recognized(folder);
        match (&self.unrecognized, compilation) {
            (Some(reason), Ok(Compilation::Compiled { .. }) | Err(_)) => {
                Ok(Compilation::Unrecognized(reason.clone()))
            }
            (_, compilation) => compilation,
        }
    }

    /// Compiles the file; as a program if it is unrecognized.
    fn compile_as_recognized(&self, folder: &Path) -> Result<Compilation> {
        fs::create_dir(folder).context("cannot create the build folder")?;
        let commands = (self.language.prepare)(self, folder)?;
        let compile = &commands.compile;
        // Node reserves far more than it uses, as the Java machine does; both limit their heap by an option.
        let has_own_limit =
            self.language.only_checks_syntax || self.language.limits.memory.is_none();
        let memory = (!has_own_limit).then_some(COMPILER_MEMORY);
        let limits = Limits::new(COMPILER_TIME, memory).without_tolerance();
        let compilation = run(compile, Some(folder), b"", MAX_STDOUT, limits, None)?;
        let printed = visible((compilation.output + &compilation.messages).trim_end());
        let ending = compilation.ending;
        if matches!(ending, Ending::Exited(status) if status.code() == Some(EXIT_WRONG_NODE_VERSION))
        {
            bail!(printed);
        }
        if !ending.is_success() {
            let has_exited = matches!(ending, Ending::Exited(status) if status.code().is_some());
            return if has_exited && self.is_at_fault(&printed) {
                Ok(Compilation::CompileError(self.compile_error(printed)))
            } else {
                let reason = format!("{ending}\n{}", printed.trim());
                let (name, reason) = (&self.name, reason.trim_end());
                bail!(tell!(
                    "{name} cannot be judged; compiler: {reason}",
                    "{name} 无法评测；编译器：{reason}"
                ))
            };
        }
        let site = self.problem.site;
        let mut limits = self.language.limits;
        // The judge calls a function more often in one run than its site does, and the function may never free memory.
        let memory = if self.function.is_some() { MEMORY_OF_FUNCTIONS } else { site.memory };
        limits.memory = limits.memory.map(|own| own.max(memory));
        // A script gets as many times the site's time as it gets of the usual time.
        let time = limits.cpu_time.mul_f64(site.time.div_duration_f64(LIMITS.cpu_time));
        let limits = limits.with_cpu_time(time);
        let mut program = Program::new(self.problem, self.name.clone(), commands.run, limits);
        program.function = self.function;
        let runs = folder.join("runs");
        fs::create_dir(&runs).context("cannot create the folder for runs")?;
        program.folder = Some(runs);
        Ok(Compilation::Compiled { program: Box::new(program), warnings: printed })
    }

    /// Returns whether the file is why a compiler failed with these messages: they name a place in it, or in the driver
    /// that calls it, or what it lacks. If they do not, or if the compiler has crashed or run out of something, then the
    /// compiler, its environment or the machine is why.
    fn is_at_fault(&self, messages: &str) -> bool {
        // A line of the source is indented, or follows its number and a bar.
        let is_source = |line: &&str| line.starts_with(char::is_whitespace) || line.contains(" | ");
        let has_failed = messages
            .lines()
            .filter(|line| !is_source(line))
            .any(|line| has_phrase(COMPILER_FAILURES, line));
        !has_failed && (self.places(messages).next().is_some() || has_phrase(LACKS, messages))
    }

    /// Returns the file's or the driver's name in each of a compiler's messages that begins with a place.
    fn places<'a>(&self, messages: &'a str) -> impl Iterator<Item = &'a str> {
        messages.lines().filter_map(|line| {
            let (file, _) = line.trim_start_matches([' ', '-', '>', '.', '/']).split_once(':')?;
            let has_extension =
                |known: &&str| file.strip_suffix(known).is_some_and(|file| file.ends_with('.'));
            let file_name = file.strip_prefix("driver/").unwrap_or(file);
            let is_source = file == self.name
                || !file_name.contains(['/', '('])
                    && self.language.extensions.iter().any(has_extension);
            is_source.then_some(file_name)
        })
    }

    /// Returns the compiler's messages, with advice if we recognize the mistake.
    fn compile_error(&self, messages: String) -> String {
        if let Some(advice) = self.advice_on_driver(&messages) {
            return tell!("{}: {advice}\n{messages}", "{}：{advice}\n{messages}", self.name);
        }
        let has_main = is_called("main", &self.code) && messages.contains("main");
        let extra = match self.function {
            Some(_) if has_main => "main",
            Some(_) if messages.contains("`Solution` is defined multiple") => "struct Solution",
            // Only C++ has this syntax.
            _ if self.code.contains("(this auto") => {
                let requirement = tell!(
                    "`this auto` is C++23, which LeetCode supports; here it needs Clang 18 or GCC 14",
                    "`this auto` 是 C++23 的写法，力扣支持；本地要 Clang 18 或 GCC 14"
                );
                return format!("{messages}\n{requirement}");
            }
            _ if rust::missing_crate(&messages).is_some() => {
                let hint = self.hint_at_crates(rust::missing_crate(&messages).unwrap_or_default());
                return format!("{messages}\n{hint}");
            }
            _ if messages.contains(PYTHON_2_STATEMENT) => {
                let hint = IS_PYTHON_2.get(language());
                return tell!("{messages}\nhint: {hint}", "{messages}\n提示：{hint}");
            }
            _ => return messages,
        };
        tell!(
            "{}: remove `{extra}`; the site supplies its own\n{messages}",
            "{}：请删掉 `{extra}`，网站自己有\n{messages}",
            self.name
        )
    }

    /// Says which crates the judge has for the problem's site.
    fn hint_at_crates(&self, missing: &str) -> String {
        let site = self.problem.site;
        let known = match site.crates {
            [] => tell!("only the standard library", "标准库"),
            crates => tell!("only {}", "{}", crates.join(&tell!(" and ", "、"))),
        };
        let name = site.name.get(language());
        tell!(
            "hint: there is no crate {missing} here: for {name}, this judge has {known}; the site may have more",
            "提示：本地没有 {missing} 这个 crate：{name}的题目在本地只有{known}，网站上可能更多"
        )
    }

    /// Returns what the file lacks, if the compiler complains only about the code that calls it.
    fn advice_on_driver(&self, messages: &str) -> Option<String> {
        if has_phrase("one main package|in the main package", messages) {
            return Some(tell!(
                "a program needs `package main` and `func main()`",
                "程序要有 `package main` 和 `func main()`"
            ));
        }
        let is_ours = |file: &str| file.to_lowercase().starts_with("driver.") || file == LAUNCHER;
        if self.places(messages).next().is_none() || !self.places(messages).all(is_ours) {
            return None;
        }
        let Some(function) = self.function else {
            return Some(tell!(
                "no class has `public static void main(String[] args)`",
                "没有哪个类有 `public static void main(String[] args)`"
            ));
        };
        let (name, needed) =
            (self.spelling_of(function), (self.language.type_of)(function.answer)?);
        let found =
            messages.split_once("value of type ").and_then(|(_, rest)| rest.split_once(')'));
        Some(match found {
            Some((found, _)) => tell!(
                "{name} must return {needed}, not {found}",
                "{name} 的返回值应为 {needed}，而不是 {found}"
            ),
            None if has_phrase("cannot be converted to|cannot convert", messages) => {
                tell!("{name} must return {needed}", "{name} 的返回值应为 {needed}")
            }
            None => tell!(
                "{name} must take the site's arguments and return {needed}",
                "{name} 的参数应与网站一致，返回值应为 {needed}"
            ),
        })
    }

    /// Writes a template with its placeholders, such as `@NAME@`, replaced. The source is inserted last, so nothing in
    /// it is replaced.
    fn write_template(&self, folder: &Path, name: &str, text: &str) -> Result<()> {
        let defined = self.defined().first().copied().unwrap_or_default();
        let mut text = text.replace("@NAME@", &self.name).replace("@DEFINED@", defined);
        if let Some(function) = self.function {
            let count = self.shapes().count();
            text = text
                .replace("@CLASS@", function.class)
                .replace("@FUNCTION@", &self.spelling_of(function))
                .replace("@ANSWER@", name_in_drivers(function.answer))
                .replace("@COUNT@", &count.to_string())
                .replace("@ARGUMENTS@", &vec!["value()"; count].join(", "));
        }
        let text = text.replace("@SOURCE@", &self.source);
        fs::write(folder.join(name), source::encoded(&text))?;
        Ok(())
    }

    /// Returns a command: the first of `tools` that is on the `PATH`, then the space-separated arguments.
    fn command(&self, tools: &[&str], arguments: &str) -> Result<Vec<OsString>> {
        let find = |tool| which_in(tool, Some(&*PATH), ".").ok();
        let (all, name) = (tools.join(&tell!(" or ", " 或 ")), &self.name);
        let missing =
            || tell!("{name} needs {all} on the PATH", "{name} 需要 {all}，但 PATH 里没有");
        let tool = tools.iter().find_map(find).with_context(missing)?;
        let arguments = arguments.split_whitespace().map(OsString::from);
        Ok(once(tool.into()).chain(arguments).collect())
    }

    /// Returns the names that its site defines for programs.
    fn defined(&self) -> &'static [&'static str] {
        if self.function.is_some() { &[] } else { self.problem.site.defines }
    }

    /// Returns a question about `freopen`, if the file calls it here although it may not do so at the site.
    pub fn hint_at_freopen(&self) -> Option<Words> {
        let is_guarded = self.code.contains("ONLINE_JUDGE") && !self.defined().is_empty();
        (is_called("freopen", &self.code) && !is_guarded).then_some(FREOPEN)
    }

    /// Returns the commands that compile the file with the first of `tools` that is found, and run the executable.
    fn native_commands(&self, tools: &[&str], arguments: &str, folder: &Path) -> Result<Commands> {
        let compile = self.command(tools, arguments)?;
        let run = vec![folder.join(EXECUTABLE).into()];
        Ok(Commands { compile, run })
    }
}

/// Returns how a function may be spelled in this language: LeetCode's older code templates capitalize it, or have
/// another name.
fn spellings(language: &Language, function: Function) -> impl Iterator<Item = String> {
    let names = function.names().map(language.spelling);
    names.flat_map(|name| {
        let capitalized = name[..1].to_uppercase() + &name[1..];
        [name, capitalized]
    })
}

/// Finds a function in the code.
fn definition(language: &Language, function: Function, code: &str) -> Option<Definition> {
    let mut spellings = spellings(language, function);
    spellings.find_map(|name| (language.definition)(function.class, &name, code))
}

/// Returns whether the text contains one of these phrases, which are separated by `|`.
fn has_phrase(phrases: &str, text: &str) -> bool {
    phrases.split('|').any(|phrase| text.contains(phrase))
}

/// Returns the name that the drivers give to the type of an answer.
const fn name_in_drivers(answer: AnswerType) -> &'static str {
    match answer {
        AnswerType::Boolean => "Boolean",
        AnswerType::Integer => "Integer",
        AnswerType::Text => "Text",
    }
}

/// Reads a source file. A file that is empty or too large for any site is an error. C and C++ may be in any encoding, such as GBK, as at the sites: their
/// bytes are kept.
pub fn read_source(file: &str) -> Result<String> {
    let path = Path::new(file);
    let is_large = fs::metadata(path).is_ok_and(|file| file.len() > MAX_SOURCE_SIZE);
    ensure!(!is_large, tell!("{file} is larger than 1 MiB", "{file} 超过 1 MiB"));
    let is_c = Language::of(path).is_ok_and(Language::has_sanitizers);
    let source = if is_c {
        decoded_text_of(path, |bytes| Some(source::decoded(bytes)))?
    } else {
        text_of(path)?
    };
    ensure!(!source.trim().is_empty(), tell!("{file} is empty", "{file} 是空的"));
    Ok(source)
}
