//! The languages, and how a file in each becomes a program. The code that calls a function is in `drivers/`.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::time::Duration;

use anyhow::{Result, anyhow};
use games::{AnswerType, Shape};
use itertools::Itertools;

use super::source::{
    self, C_DELIMITERS, Definition, PYTHON_DELIMITERS, after_each, has_one_of, is_word_char,
};
use super::{Commands, EXECUTABLE, Submission, rust};
use crate::run::INTERPRETER_STACK_KIB;
use crate::run::cleanup::output;
use crate::run::limits::Limits;

/// A language that a solution can be written in. Its functions take code without comments and string literals.
pub struct Language {
    /// File extensions, without the dot.
    pub extensions: &'static [&'static str],
    /// Limits of a run; [`Submission::compile`] allows some programs more memory.
    pub limits: Limits,
    /// The starts and ends of comments and string literals.
    pub delimiters: source::Delimiters,
    /// Finds a class's function, given the names of both and the code.
    pub definition: fn(&str, &str, &str) -> Option<Definition>,
    /// Returns whether the code reads standard input, outside of a site's function.
    pub reads: fn(&str) -> bool,
    /// Returns whether the code may be a program that reads standard input, given the name of the site's function and
    /// the code.
    pub is_program: fn(&str, &str) -> bool,
    /// Whether compiling only checks the syntax, and does so for any file.
    pub only_checks_syntax: bool,
    /// Converts a function's name to the naming convention of the language.
    pub spelling: fn(&str) -> String,
    /// Returns the type of a function's answer; `None` if the driver does not check it.
    pub type_of: fn(AnswerType) -> Option<&'static str>,
    /// Writes the solution and its driver into a folder. Returns the commands.
    pub prepare: fn(&Submission, &Path) -> Result<Commands>,
}

/// Default limits of a program.
pub const LIMITS: Limits = Limits::new(Duration::from_secs(2), Some(256 << 20));

/// Limits of a script, which may run much more slowly than a compiled program.
const SCRIPT_LIMITS: Limits = Limits::new(Duration::from_secs(20), Some(2 << 30));

static LANGUAGES: [Language; 7] = [
    Language::compiled(&["c"], c),
    Language {
        definition: source::definition_with_class,
        type_of: |answer| Some(type_among(answer, ["bool", "int", "string"])),
        ..Language::compiled(&["cpp", "cc", "cxx"], cpp)
    },
    Language {
        limits: Limits::new(LIMITS.cpu_time, Some(1 << 30)),
        type_of: |answer| Some(type_among(answer, ["bool", "int", "string"])),
        ..Language::compiled(&["go"], go)
    },
    Language {
        limits: Limits::new(LIMITS.cpu_time, None),
        definition: source::definition_with_class,
        type_of: |answer| Some(type_among(answer, ["boolean", "int", "String"])),
        ..Language::compiled(&["java"], java)
    },
    Language {
        limits: SCRIPT_LIMITS,
        reads: |code| has_one_of("readFileSync stdin readline createInterface", code),
        is_program: |_, code| {
            has_one_of("readFileSync stdin readline createInterface console", code)
        },
        only_checks_syntax: true,
        ..Language::compiled(&["js", "ts", "mjs", "mts"], javascript)
    },
    Language {
        limits: SCRIPT_LIMITS,
        delimiters: PYTHON_DELIMITERS,
        definition: source::method,
        reads: source::reads_in_python,
        is_program: |_, code| source::reads_anywhere(code, code) || has_one_of("print write", code),
        only_checks_syntax: true,
        ..Language::compiled(&["py"], python)
    },
    Language {
        definition: source::definition_with_class,
        spelling: rust::snake_case,
        ..Language::compiled(&["rs"], rust::prepare)
    },
];

impl Language {
    /// Creates a language in which a function may be outside of a class, and a program has a `main`. A `main` that
    /// reads no input may also be a test of the site's function.
    const fn compiled(
        extensions: &'static [&'static str],
        prepare: fn(&Submission, &Path) -> Result<Commands>,
    ) -> Self {
        Self {
            extensions,
            limits: LIMITS,
            delimiters: C_DELIMITERS,
            definition: |_, name, code| source::definition(name, code),
            reads: source::reads_in_main,
            is_program: |function, code| {
                let may_test = source::has_function(function, code);
                source::is_called("main", code) && (!may_test || source::reads_in_main(code))
            },
            only_checks_syntax: false,
            spelling: |name| name.to_owned(),
            type_of: |_| None,
            prepare,
        }
    }

    /// Returns whether it is C or C++.
    pub fn has_sanitizers(&self) -> bool {
        ["c", "cpp"].contains(&self.extensions[0])
    }

    /// Returns the language of a file, by its extension.
    pub fn of(path: &Path) -> Result<&'static Self> {
        let written = path.extension().unwrap_or_default();
        let extension = written.to_string_lossy().to_lowercase();
        let is_known = |language: &&Self| language.extensions.contains(&extension.as_str());
        LANGUAGES.iter().find(is_known).ok_or_else(|| {
            let known = LANGUAGES.iter().flat_map(|language| language.extensions);
            let listed = known.sorted().map(|known| format!(".{known}")).join(" ");
            let file = path.display();
            anyhow!(tell!(
                "{file} has an unknown extension (known: {listed}); for other languages, use -c 'COMMAND' PROBLEM",
                "{file} 的扩展名不认识（认识的有：{listed}）；其他语言请用 -c 'COMMAND' PROBLEM"
            ))
        })
    }
}

/// Returns the type of an answer, given the types of truth values, integers and texts.
const fn type_among(answer: AnswerType, [boolean, integer, text]: [&str; 3]) -> &str {
    match answer {
        AnswerType::Boolean => boolean,
        AnswerType::Integer => integer,
        AnswerType::Text => text,
    }
}

/// Prepares a solution in C. The driver reads the values before the call, since C may evaluate arguments in any order.
fn c(submission: &Submission, folder: &Path) -> Result<Commands> {
    let shapes = submission.shapes().enumerate();
    let calls = shapes.map(|(index, shape)| {
        let (c_type, arguments) = match shape {
            Shape::Number(_) => ("int", "value#"),
            Shape::Row(..) => ("int*", "value#, size#"),
            Shape::Text(..) => ("char*", "value#"),
            Shape::List(_, Shape::Text(..)) => ("char**", "value#, size#"),
            Shape::Pairs(..) | Shape::List(..) => ("int**", "value#, size#, sizes#"),
        };
        let sizes = "int size#, *sizes#";
        let reads = format!("{c_type} value#; {sizes}; judge_read(&value#, &size#, &sizes#); ");
        let numbered = |text: &str| text.replace('#', &index.to_string());
        (numbered(&reads), numbered(arguments))
    });
    let (reads, arguments): (String, Vec<_>) = calls.unzip();
    let driver = include_str!("../../drivers/driver.c")
        .replace("@READ@", &reads)
        .replace("@ARGUMENTS@", &arguments.join(", "));
    let (text, strictness) = match submission.function {
        Some(_) => (driver.as_str(), "-Werror=return-type"),
        None => ("#line 1 \"@NAME@\"\n@SOURCE@", ""),
    };
    write_with_excerpts(submission, folder, "driver.c", text)?;
    let options = submission.c_options;
    let defines = defines(submission);
    let args =
        format!("{options} {defines} -pthread {strictness} -o {EXECUTABLE} driver/driver.c -lm");
    submission.native_commands(&["gcc", "clang", "cc"], &args, folder)
}

/// Returns the options that define what the site defines for programs.
fn defines(submission: &Submission) -> String {
    submission.defined().iter().map(|name| format!("-D{name}")).join(" ")
}

/// Writes a C or C++ file that contains the source into a folder of its own, and the source itself under the user's
/// name, where the compiler finds the lines that it shows.
fn write_with_excerpts(
    submission: &Submission,
    folder: &Path,
    name: &str,
    text: &str,
) -> Result<()> {
    let driver = folder.join("driver");
    fs::create_dir(&driver)?;
    submission.write_template(&driver, name, text)?;
    fs::write(folder.join(&submission.name), source::encoded(&submission.source))?;
    Ok(())
}

const CPP_HEADER: &str = include_str!("../../drivers/driver.hpp");

/// The path of the C++ header, if it has been precompiled.
static PRECOMPILED: OnceLock<PathBuf> = OnceLock::new();

/// Prepares a solution in C++. As on LeetCode, a function may use C++23, and must not end without a return value.
fn cpp(submission: &Submission, folder: &Path) -> Result<Commands> {
    let driver = include_str!("../../drivers/driver.cpp");
    let (text, mode) = match submission.function {
        Some(_) => (driver, "-std=c++2b -Werror=return-type"),
        None => ("#line 1 \"@NAME@\"\n@SOURCE@", "-std=c++20 -Wreturn-type"),
    };
    write_with_excerpts(submission, folder, "driver.cpp", text)?;
    fs::write(folder.join("driver/driver.hpp"), CPP_HEADER)?;
    let options = submission.c_options;
    let defines = defines(submission);
    let args = format!("{options} {defines} -pthread {mode} -o {EXECUTABLE} driver/driver.cpp");
    let mut commands = submission.native_commands(&["g++", "clang++", "c++"], &args, folder)?;
    if let (Some(_), Some(header)) = (submission.function, PRECOMPILED.get()) {
        commands.compile.extend(["-include".into(), header.into()]);
    }
    Ok(commands)
}

/// Precompiles the C++ header in this folder, if possible, to save two seconds per submission.
pub fn precompile(folder: &Path) -> Result<()> {
    let header = folder.join("driver.hpp");
    fs::write(&header, CPP_HEADER)?;
    let mut command = Command::new("g++");
    command.args(["-O2", "-std=c++2b", "-pthread", "-x", "c++-header"]);
    command.arg(&header).stderr(Stdio::null());
    if output(&mut command).is_ok_and(|(status, _)| status.success()) {
        PRECOMPILED.get_or_init(|| header);
    }
    Ok(())
}

fn go(submission: &Submission, folder: &Path) -> Result<Commands> {
    let (source, files) = match submission.function {
        Some(_) => (completed(submission), "solution.go driver.go"),
        None => (submission.source.clone(), "solution.go"),
    };
    let line = format!("//line {}:1\n", submission.name);
    fs::write(folder.join("solution.go"), line + &source)?;
    submission.write_template(folder, "driver.go", include_str!("../../drivers/driver.go"))?;
    let args = format!("build -buildmode=exe -trimpath -o {EXECUTABLE} {files}");
    submission.native_commands(&["go"], &args, folder)
}

/// The packages that LeetCode imports, each with one of its members.
const GO_PACKAGES: &str = "bytes.Compare container/heap.Init container/list.New errors.New \
fmt.Println math.Sqrt math/bits.Len math/rand.Intn os.Exit slices.Max[[]int] sort.Ints \
strconv.Itoa strings.Repeat time.Now unicode.IsDigit";

/// Template of `min` and `max`, which Go has only since 1.21.
const GO_MIN_MAX: &str = "
func NAME[Number ~int | ~int32 | ~int64 | ~uint | ~float64](first Number, others ...Number) Number {
	for _, other := range others { if other BETTER first { first = other } }
	return first
}
";

/// Completes a Go source to a file of the package `main`, keeping its line numbers. Imports the packages that it
/// mentions, and uses each of them once, because Go rejects unused imports, and a mention may not be a use.
fn completed(submission: &Submission) -> String {
    let (source, code) = (&submission.source, &submission.code);
    let mut start = "package main; ".to_owned();
    let mut end = "\n".to_owned();
    let members = GO_PACKAGES.split(' ');
    for (path, member) in members.filter_map(|member| member.split_once('.')) {
        let name = path.rsplit('/').next().unwrap_or(path);
        let is_mentioned = after_each(name, code).any(|rest| rest.starts_with('.'));
        if is_mentioned && !source.contains(&format!("\"{path}\"")) {
            start += &format!("import \"{path}\"; ");
            end += &format!("var _ = {name}.{member}\n");
        }
    }
    for (name, better) in [("min", "<"), ("max", ">")] {
        let [function, generic] = ["(", "["].map(|end| format!("func {name}{end}"));
        if !code.contains(&function) && !code.contains(&generic) {
            end += &GO_MIN_MAX.replace("NAME", name).replace("BETTER", better);
        }
    }
    let mut completed = source.clone() + &end;
    completed.replace_range(source::package_clause(code), &start);
    completed
}

const JAVA_IMPORTS: &str = "import java.util.*; import java.util.function.*; \
import java.util.stream.*; import java.math.*; import java.io.*; ";

/// Arguments of `javac`, which runs too briefly to benefit from fully optimizing its own code.
const JAVAC_ARGS: &str = "-J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -J-XX:-UsePerfData -J-Xmx512m -encoding UTF-8 \
Launcher.java";

const JAVA_OPTIONS: &str = "-Xmx512m -Xss64m -XX:CompressedClassSpaceSize=64m \
-XX:ReservedCodeCacheSize=64m -XX:+UseSerialGC -XX:-UsePerfData -cp";

/// Prepares a solution in Java, in a file named after its class, as Java requires of a public class.
fn java(submission: &Submission, folder: &Path) -> Result<Commands> {
    let mut source = submission.source.clone();
    source.replace_range(source::package_clause(&submission.code), "");
    let (class, main_class) = if let Some(function) = submission.function {
        source.insert_str(0, JAVA_IMPORTS);
        (function.class, "Driver")
    } else {
        let class = class_of_main(&submission.code).unwrap_or("Main");
        (class, class)
    };
    let file = format!("{class}.java");
    let launcher = include_str!("../../drivers/Launcher.java")
        .replace("@FILE@", &file)
        .replace("@MAIN_CLASS@", main_class);
    let driver = include_str!("../../drivers/Driver.java");
    submission.write_template(folder, "Driver.java", driver)?;
    submission.write_template(folder, "Launcher.java", &launcher)?;
    fs::write(folder.join(&file), source)?;
    let compile = submission.command(&["javac"], &format!("{JAVAC_ARGS} {file}"))?;
    let defines = submission.defined().iter().map(|name| format!("-D{name}=true "));
    let mut run = submission.command(&["java"], &(defines.collect::<String>() + JAVA_OPTIONS))?;
    run.extend([folder.into(), "Launcher".into()]);
    Ok(Commands { compile, run })
}

/// Returns the class that contains `main` in a Java program: the last unindented class before it.
fn class_of_main(code: &str) -> Option<&str> {
    let before_main = code.split("void main").next()?;
    before_main.lines().rev().find_map(|line| {
        let (modifiers, class) = line.split_once("class ")?;
        let is_inner = modifiers.starts_with([' ', '\t']) || modifiers.contains("static");
        let name = class.split(|letter| !is_word_char(letter)).next()?;
        (!is_inner).then_some(name)
    })
}

/// Prepares a solution in JavaScript, or in TypeScript, which `prepare.js` turns into JavaScript.
fn javascript(submission: &Submission, folder: &Path) -> Result<Commands> {
    let prepare = include_str!("../../drivers/prepare.js");
    let source = match submission.function {
        Some(_) => without_exports(&submission.source),
        None => submission.source.clone(),
    };
    fs::write(folder.join("solution.js"), source)?;
    submission.write_template(folder, "crash.js", include_str!("../../drivers/crash.js"))?;
    submission.write_template(folder, "driver.js", include_str!("../../drivers/driver.js"))?;
    submission.write_template(folder, "prepare.js", prepare)?;
    let compile =
        submission.command(&["node"], "--no-warnings --max-old-space-size=512 prepare.js")?;
    let args = format!("--max-old-space-size=512 --stack-size={INTERPRETER_STACK_KIB} --require");
    let mut run = submission.command(&["node"], &args)?;
    let entry = submission.function.map_or("solution.js", |_| "driver.js");
    run.extend(["crash.js", entry].map(|file| folder.join(file).into()));
    Ok(Commands { compile, run })
}

/// Removes `export` and `export default` before declarations, and other exports, since the driver finds a function without
/// them. Keeps the lines' numbers.
fn without_exports(source: &str) -> String {
    let declarations = "abstract async class const enum function interface let namespace type var";
    let lines = source.split_inclusive('\n').map(|line| {
        let Some(exported) = line.strip_prefix("export ") else { return line };
        let rest = exported.trim_start();
        let declared = rest.strip_prefix("default ").unwrap_or(rest).trim_start();
        let first = declared.split(|letter| !is_word_char(letter)).next().unwrap_or_default();
        let is_declaration = declarations.split(' ').any(|word| word == first);
        if is_declaration { declared } else { "\n" }
    });
    lines.collect()
}

fn python(submission: &Submission, folder: &Path) -> Result<Commands> {
    static PYTHON: OnceLock<OsString> = OnceLock::new();
    let launcher = include_str!("../../drivers/launcher.py");
    submission.write_template(folder, "solution.py", "@SOURCE@")?;
    submission.write_template(folder, "driver.py", include_str!("../../drivers/driver.py"))?;
    submission.write_template(folder, "launcher.py", launcher)?;
    // On Windows, `python3` may only open Microsoft's store.
    let tools: &[_] =
        if cfg!(windows) { &["py", "python3", "python"] } else { &["python3", "python"] };
    let compile = submission.command(tools, "launcher.py check")?;
    // The tool may be a script that searches for Python at each start, which takes longer than most runs.
    let python = PYTHON.get_or_init(|| {
        let mut command = Command::new(&compile[0]);
        let path = output(command.args(["-c", "import sys; print(sys.executable)"]));
        path.map_or(compile[0].clone(), |(_, path)| path.trim_end().into())
    });
    let entry = submission.function.map_or("launcher.py", |_| "driver.py");
    let run = vec![python.clone(), "-u".into(), folder.join(entry).into()];
    Ok(Commands { compile, run })
}
