//! The languages: what a file of each needs to become a program.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, anyhow};
use games::Judge;
use itertools::Itertools;

use super::source::{self, C_MARKS, PYTHON_MARKS, RUST_MARKS};
use super::{Submission, Values, c, cpp, go, java, python, rust};
use crate::run::limits::Limits;

/// A language that a solution can be written in.
pub struct Language {
    /// Those of its files.
    pub extensions: &'static [&'static str],
    /// What its programs may use, but memory where the judge says that.
    limits: Limits,
    /// Whether a judge has its functions in a class.
    pub has_classes: bool,
    /// Whether its compiler may have sanitizers.
    pub has_sanitizers: bool,
    /// What starts and ends its comments and texts.
    pub marks: &'static [(&'static str, &'static str)],
    /// Whether this class has this function, in code without comments and texts.
    pub defines: fn(&str, &str, &str) -> bool,
    /// Whether such code reads, outside of a judge's function.
    pub reads: fn(&str) -> bool,
    /// Whether such code may be a program.
    pub runs: fn(&str) -> bool,
    /// A function's name as the language writes it.
    pub spelling: fn(&str) -> String,
    /// Changes what stands in its recipes for words between @, where that is not what most languages have.
    pub adapt: fn(&Submission, &mut Values) -> Result<()>,
    /// What stands beside the solution: the names and texts of files.
    pub drivers: &'static [(&'static str, &'static str)],
    /// What makes a file with a judge's function a program.
    pub function: Recipe,
    /// What makes a program of a file that reads standard input.
    pub program: Recipe,
}

/// How a file becomes a program. Words between @ stand for what is known only then.
pub struct Recipe {
    /// The text of the solution's file.
    pub text: &'static str,
    /// The command that compiles it in its folder, or says whether it can be read. Its first word names the tools of
    /// which one is needed.
    pub compile: &'static str,
    /// The command that runs the program.
    pub run: &'static str,
}

/// What a program may use, unless its judge or its language has other limits.
pub const LIMITS: Limits = Limits::new(Duration::from_secs(2), Some(256 << 20));

/// What a script may use.
const SCRIPT_LIMITS: Limits = Limits::new(Duration::from_secs(20), Some(2 << 30));

const LINE_1: &str = "#line 1 \"@NAME@\"\n@SOURCE@";

/// What most languages have in common.
const COMPILED: Language = Language {
    extensions: &[],
    limits: LIMITS,
    has_classes: false,
    has_sanitizers: false,
    marks: C_MARKS,
    defines: |_, name, code| source::is_defined(name, code),
    reads: source::reads_in_main,
    runs: source::has_main,
    spelling: str::to_owned,
    adapt: |_, _| Ok(()),
    drivers: &[],
    function: Recipe::compiled("", ""),
    program: Recipe::compiled("", ""),
};

/// JavaScript, or what this makes JavaScript of.
const fn javascript(extensions: &'static [&'static str], compile: &'static str) -> Language {
    Language {
        extensions,
        limits: SCRIPT_LIMITS,
        reads: source::reads_in_javascript,
        runs: source::runs_in_javascript,
        drivers: &[
            ("driver.js", include_str!("../../drivers/driver.js")),
            ("crash.js", include_str!("../../drivers/crash.js")),
            ("prepare.js", include_str!("../../drivers/prepare.js")),
        ],
        function: Recipe {
            text: "@SOURCE@",
            compile,
            run: "node|nodejs --max-old-space-size=512 @FOLDER@/driver.js",
        },
        program: Recipe {
            text: "@SOURCE@",
            compile,
            run: "node|nodejs --max-old-space-size=512 --stack-size=@STACK@ --require @FOLDER@/crash.js @FOLDER@/solution.js",
        },
        ..COMPILED
    }
}

static LANGUAGES: [Language; 8] = [
    Language {
        extensions: &["c"],
        has_sanitizers: true,
        adapt: c::adapt,
        function: Recipe::compiled(
            include_str!("../../drivers/driver.c"),
            "gcc|clang|cc @OPTIONS@ -pthread -Werror=return-type -o @PROGRAM@ @FILE@ -lm",
        ),
        program: Recipe::compiled(LINE_1, "gcc|clang|cc @OPTIONS@ -o @PROGRAM@ @FILE@ -lm"),
        ..COMPILED
    },
    // LeetCode refuses a function that may end without a value.
    Language {
        extensions: &["cpp", "cc", "cxx"],
        has_classes: true,
        has_sanitizers: true,
        adapt: cpp::adapt,
        drivers: &[("driver.hpp", cpp::HEADER)],
        function: Recipe::compiled(
            include_str!("../../drivers/driver.cpp"),
            "g++|clang++|c++ @OPTIONS@ -std=@STANDARD@ @PRECOMPILED@ -pthread -Werror=return-type -o @PROGRAM@ @FILE@",
        ),
        program: Recipe::compiled(
            LINE_1,
            "g++|clang++|c++ @OPTIONS@ -std=c++20 -pthread -Wreturn-type -o @PROGRAM@ @FILE@",
        ),
        ..COMPILED
    },
    Language {
        extensions: &["go"],
        limits: Limits::new(LIMITS.time, Some(1 << 30)),
        adapt: go::adapt,
        drivers: &[("driver.go", include_str!("../../drivers/driver.go"))],
        function: Recipe::compiled(
            "//line @NAME@:1\n@SOURCE@",
            "go build -buildmode=exe -trimpath -o @PROGRAM@ @FILE@ driver.go",
        ),
        program: Recipe::compiled(
            "//line @NAME@:1\n@SOURCE@",
            "go build -buildmode=exe -trimpath -o @PROGRAM@ @FILE@",
        ),
        ..COMPILED
    },
    // A compiler that runs this short is not worth its own optimization.
    Language {
        extensions: &["java"],
        limits: Limits::new(LIMITS.time, None),
        has_classes: true,
        adapt: java::adapt,
        drivers: &[
            ("Launcher.java", include_str!("../../drivers/Launcher.java")),
            ("Driver.java", include_str!("../../drivers/Driver.java")),
            ("Program.java", include_str!("../../drivers/Program.java")),
        ],
        function: Recipe {
            text: java::SOLUTION,
            compile: "javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -J-XX:-UsePerfData -encoding UTF-8 @FILE@ Launcher.java Driver.java",
            run: "java -Xmx512m -Xss64m -XX:CompressedClassSpaceSize=64m -XX:ReservedCodeCacheSize=64m -XX:+UseSerialGC -XX:-UsePerfData -cp @FOLDER@ Driver",
        },
        program: Recipe {
            text: "@SOURCE@",
            compile: "javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -J-XX:-UsePerfData -encoding UTF-8 @FILE@ Launcher.java Program.java",
            run: "java -Xmx512m -Xss64m -XX:CompressedClassSpaceSize=64m -XX:ReservedCodeCacheSize=64m -XX:+UseSerialGC -XX:-UsePerfData -cp @FOLDER@ Program",
        },
        ..COMPILED
    },
    javascript(&["js"], "node|nodejs prepare.js"),
    javascript(&["ts"], "node|nodejs --no-warnings prepare.js"),
    Language {
        extensions: &["py"],
        limits: SCRIPT_LIMITS,
        has_classes: true,
        marks: PYTHON_MARKS,
        defines: source::has_method,
        reads: source::reads_in_python,
        runs: source::runs_in_python,
        adapt: python::adapt,
        drivers: &[
            ("driver.py", include_str!("../../drivers/driver.py")),
            ("launcher.py", include_str!("../../drivers/launcher.py")),
        ],
        function: Recipe {
            text: "@SOURCE@",
            compile: "@PYTHON@ launcher.py check",
            run: "@PYTHON@ @FOLDER@/driver.py",
        },
        program: Recipe {
            text: "@SOURCE@",
            compile: "@PYTHON@ launcher.py check",
            run: "@PYTHON@ -u @FOLDER@/launcher.py",
        },
        ..COMPILED
    },
    Language {
        extensions: &["rs"],
        marks: RUST_MARKS,
        spelling: rust::snake_case,
        adapt: rust::adapt,
        function: Recipe::compiled(rust::SOLUTION, rust::COMPILE),
        program: Recipe::compiled("@SOURCE@", rust::COMPILE),
        ..COMPILED
    },
];

impl Recipe {
    /// Makes a program of its own.
    const fn compiled(text: &'static str, compile: &'static str) -> Self {
        let run = "@FOLDER@/@PROGRAM@";
        Self { text, compile, run }
    }
}

impl Language {
    /// The language of a file, by its extension.
    pub fn of(path: &Path) -> Result<&'static Self> {
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        let extension = extension.to_lowercase();
        let is_known = |language: &&Self| language.extensions.contains(&extension.as_str());
        LANGUAGES.iter().find(is_known).ok_or_else(|| {
            let known = LANGUAGES.iter().flat_map(|language| language.extensions);
            let known = known.sorted().map(|known| format!(".{known}")).join(" ");
            let path = path.display();
            let known = format!("the language is not known by the extension (known: {known})");
            anyhow!("{path}: {known}; for any other: submit -c 'COMMAND' PROGRAM")
        })
    }

    /// What its programs may use at this judge.
    pub fn limits(&self, judge: Judge) -> Limits {
        match (judge, self.limits.memory) {
            (Judge::AtCoder, Some(memory)) => Limits {
                memory: Some(memory.max(1 << 30)),
                ..self.limits
            },
            _ => self.limits,
        }
    }
}
