//! The languages: what a file of each needs to become a program.

use std::path::Path;

use anyhow::anyhow;
use games::Judge;
use itertools::Itertools;

use super::source::capital_or_small;
use super::{Form, LIMITS, SCRIPT_TIME, Submission, Values, c, go, java, rust};
use crate::run::process::Limits;

/// With this exit status a compiler says that it cannot do its work, whatever the file is.
pub const UNABLE: i32 = 69;

/// A language that a solution can be written in.
pub struct Language {
    /// Those of its files.
    pub extensions: &'static [&'static str],
    /// What starts and ends a comment.
    pub comments: &'static [(&'static str, &'static str)],
    /// What its programs may use.
    limits: Limits,
    /// Where LeetCode has its functions, as messages say it.
    pub place: &'static str,
    /// LeetCode's function as a file spells it.
    pub spelling: fn(&str, &str) -> String,
    /// Changes what stands in its recipes for words between @, where that is not what most languages have.
    pub adapt: fn(&Submission, Form, &mut Values),
    /// The words, each on a line, by which its compiler finds the judge's libraries.
    pub libraries: fn(&Submission, Form) -> anyhow::Result<String>,
    /// Whether its compiler may have sanitizers.
    pub has_sanitizers: bool,
    /// What stands beside the solution: the names and texts of files.
    pub drivers: &'static [(&'static str, &'static str)],
    /// What makes a solution in LeetCode's form a program, if LeetCode has the language.
    pub leetcode: Option<Recipe>,
    /// What makes a program of a file that reads standard input.
    pub program: Recipe,
}

/// How a file becomes a program. Words between @ stand for what is known only then.
pub struct Recipe {
    /// The text of the solution's file.
    pub text: &'static str,
    /// The command that compiles it in its folder, unless it is a script. Its first word names the tools of which one
    /// is needed.
    pub compile: &'static str,
    /// The command that runs the program.
    pub run: &'static str,
}

/// Bytes that may be used where the address space is not limited.
const RUNTIME_MEMORY: u64 = 2 << 30;

const LINE_1: &str = "#line 1 \"@NAME@\"\n@SOURCE@";

pub const C_COMMENTS: &[(&str, &str)] = &[("/*", "*/"), ("//", "\n")];

pub const PYTHON_COMMENTS: &[(&str, &str)] = &[("\"\"\"", "\"\"\""), ("'''", "'''"), ("#", "\n")];

/// What most languages have in common.
const COMPILED: Language = Language {
    extensions: &[],
    comments: C_COMMENTS,
    limits: LIMITS,
    place: " in Solution",
    spelling: capital_or_small,
    adapt: |_, _, _| {},
    libraries: |_, _| Ok(String::new()),
    has_sanitizers: false,
    drivers: &[],
    leetcode: None,
    program: Recipe::compiled("", ""),
};

/// JavaScript, or what this makes JavaScript of.
const fn javascript(extensions: &'static [&'static str], compile: &'static str) -> Language {
    Language {
        extensions,
        limits: Limits::new(SCRIPT_TIME, RUNTIME_MEMORY),
        place: "",
        drivers: &[
            ("driver.js", include_str!("../../drivers/driver.js")),
            ("crash.js", include_str!("../../drivers/crash.js")),
            ("strip.js", include_str!("../../drivers/strip.js")),
        ],
        leetcode: Some(Recipe::script(
            compile,
            "node|nodejs --max-old-space-size=512 @FOLDER@/driver.js",
        )),
        program: Recipe::script(
            compile,
            "node|nodejs --max-old-space-size=512 --stack-size=@STACK@ --require @FOLDER@/crash.js @FOLDER@/solution.js",
        ),
        ..COMPILED
    }
}

static LANGUAGES: [Language; 8] = [
    Language {
        extensions: &["c"],
        place: "",
        adapt: c::adapt,
        has_sanitizers: true,
        leetcode: Some(Recipe::compiled(
            include_str!("../../drivers/driver.c"),
            "clang|gcc|cc -O2 -pthread -Werror=return-type -o @PROGRAM@ @FILE@ -lm",
        )),
        program: Recipe::compiled(LINE_1, "gcc|cc -O2 -o @PROGRAM@ @FILE@ -lm"),
        ..COMPILED
    },
    // LeetCode has clang, and refuses a function that may end without a value; the judges of whole programs mostly have
    // GCC.
    Language {
        extensions: &["cpp", "cc", "cxx"],
        has_sanitizers: true,
        leetcode: Some(Recipe::compiled(
            include_str!("../../drivers/driver.cpp"),
            "clang++|g++|c++ -O2 -std=c++2b -pthread -Werror=return-type -o @PROGRAM@ @FILE@",
        )),
        program: Recipe::compiled(
            LINE_1,
            "g++|clang++|c++ -O2 -std=c++20 -pthread -Wreturn-type -o @PROGRAM@ @FILE@",
        ),
        ..COMPILED
    },
    Language {
        extensions: &["go"],
        limits: Limits::new(LIMITS.time, RUNTIME_MEMORY),
        place: "",
        adapt: go::adapt,
        drivers: &[("driver.go", include_str!("../../drivers/driver.go"))],
        leetcode: Some(Recipe::compiled(
            "//line @NAME@:1\n@SOURCE@",
            "go build -buildmode=exe -trimpath -o @PROGRAM@ @FILE@ driver.go",
        )),
        program: Recipe::compiled(
            "//line @NAME@:1\n@SOURCE@",
            "go build -buildmode=exe -trimpath -o @PROGRAM@ @FILE@",
        ),
        ..COMPILED
    },
    // A compiler that runs this short is not worth its own optimization.
    Language {
        extensions: &["java"],
        limits: Limits::new(LIMITS.time, RUNTIME_MEMORY),
        adapt: java::adapt,
        drivers: &[
            ("Launcher.java", include_str!("../../drivers/Launcher.java")),
            ("Driver.java", include_str!("../../drivers/Driver.java")),
            ("Program.java", include_str!("../../drivers/Program.java")),
        ],
        leetcode: Some(Recipe {
            text: java::SOLUTION,
            compile: "javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -J-XX:-UsePerfData -encoding UTF-8 @FILE@ Launcher.java Driver.java",
            run: "java -Xmx512m -Xss64m -XX:+UseSerialGC -XX:-UsePerfData -cp @FOLDER@ Driver",
        }),
        program: Recipe {
            text: "@SOURCE@",
            compile: "javac -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -J-XX:-UsePerfData -encoding UTF-8 @FILE@ Launcher.java Program.java",
            run: "java -Xmx512m -Xss64m -XX:+UseSerialGC -XX:-UsePerfData -cp @FOLDER@ Program",
        },
        ..COMPILED
    },
    javascript(&["js"], ""),
    javascript(&["ts"], "node|nodejs --no-warnings strip.js"),
    Language {
        extensions: &["py"],
        comments: PYTHON_COMMENTS,
        limits: Limits::new(SCRIPT_TIME, RUNTIME_MEMORY),
        drivers: &[
            ("driver.py", include_str!("../../drivers/driver.py")),
            ("launcher.py", include_str!("../../drivers/launcher.py")),
        ],
        leetcode: Some(Recipe::script("", "python3|python|py @FOLDER@/driver.py")),
        program: Recipe::script("", "python3|python|py @FOLDER@/launcher.py"),
        ..COMPILED
    },
    Language {
        extensions: &["rs"],
        spelling: |function, _| rust::snake_case(function),
        libraries: rust::libraries,
        leetcode: Some(Recipe::compiled(rust::SOLUTION, rust::COMPILE)),
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

    /// Runs the file from its start, or what is made of it.
    const fn script(compile: &'static str, run: &'static str) -> Self {
        let text = "@SOURCE@";
        Self { text, compile, run }
    }
}

impl Language {
    /// The language of a file, by its extension.
    pub fn of(path: &Path) -> anyhow::Result<&'static Self> {
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

    /// How a file in this form becomes a program.
    pub fn recipe(&self, form: Form) -> &Recipe {
        let leetcode = self.leetcode.as_ref();
        let leetcode = leetcode.filter(|_| form == Form::LeetCode);
        leetcode.unwrap_or(&self.program)
    }

    /// The names and texts of the files that it then needs.
    pub fn files(&self, form: Form) -> impl Iterator<Item = (&str, &str)> {
        let solution = ("@FILE@", self.recipe(form).text);
        self.drivers.iter().copied().chain([solution])
    }

    /// Whether a file is run from its start, so that only then it shows whether it loads.
    pub fn is_script(&self) -> bool {
        self.limits.time == SCRIPT_TIME
    }

    /// What its programs may use at this judge.
    pub fn limits(&self, judge: Judge) -> Limits {
        let mut limits = self.limits;
        if judge == Judge::AtCoder {
            limits.memory = 1 << 30;
        }
        limits
    }
}
