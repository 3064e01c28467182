//! Solutions in all languages and both forms get the verdicts that they deserve.
#![cfg(unix)]

use std::ffi::OsStr;
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs};

use judge::cases::{CaseName, StoredCase};
use judge::contestant::Contestant;
use judge::languages::{Language, SourceForm, find_python, find_tool, prepare};
use judge::process::Scratch;
use judge::submission::Compiled;
use judge::verdict::Verdict;
use two_player_games::{PROBLEMS, Problem, Question};

use crate::entry;

const NIM: &str = "leetcode_0292_nim_game";
const PREDICT: &str = "leetcode_0486_predict_the_winner";
const STONES: &str = "leetcode_1406_stone_game_iii";

/// The folders of `solutions/`, with the extension of their files.
const LANGUAGES: [(&str, &str); 7] = [
    ("c", "c"),
    ("cpp", "cpp"),
    ("go", "go"),
    ("java", "java"),
    ("javascript", "js"),
    ("python", "py"),
    ("rust", "rs"),
];

/// Those with LeetCode's form.
const OF_LEETCODE: &[(&str, &str)] = LANGUAGES.split_at(1).1;

fn path(folder: &str, name: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/solutions").join(folder).join(name).with_extension(extension)
}

fn case(program: &str, questions: Vec<Question>) -> StoredCase {
    let problem = entry(program);
    let mut player = problem.player();
    StoredCase {
        name: CaseName { problem, case: "case".to_owned() },
        expected: questions.iter().map(|question| player(question).expect("an answer")).collect(),
        questions,
    }
}

/// Verdict and details; `None` where the language is not installed.
fn judged(file: &Path, source: &str, case: &StoredCase) -> Option<(Verdict, String)> {
    let scratch = Scratch::new().expect("a folder");
    let Compiled { contestant, messages } = compiled(file, source, case.name.problem, &scratch)?;
    Some(contestant.map_or((Verdict::CompileError, messages), |contestant| verdict(&contestant, case)))
}

fn compiled(file: &Path, source: &str, problem: &Problem, scratch: &Scratch) -> Option<Compiled> {
    match prepare(file, source, problem, None, None, scratch) {
        Ok(compiled) => Some(compiled),
        Err(error) if error.to_string().contains("is needed for") && env::var_os("CI").is_none() => {
            println!("skipped: {error}");
            None
        }
        Err(error) => panic!("{}: {error}", file.display()),
    }
}

fn verdict(contestant: &Contestant, case: &StoredCase) -> (Verdict, String) {
    let judgement = contestant.judge(case).expect("a judgement");
    (judgement.verdict, judgement.details)
}

/// The same for a file in `solutions/`.
fn solution((folder, extension): (&str, &str), name: &str, case: &StoredCase) -> Option<(Verdict, String)> {
    let file = path(folder, name, extension);
    judged(&file, &fs::read_to_string(&file).expect("a solution"), case)
}

fn nim(numbers: &[i32]) -> StoredCase {
    case(NIM, numbers.iter().copied().map(Question::Number).collect())
}

#[test]
fn deep_recursions_are_accepted_whatever_they_print() {
    let rows = [vec![1, 2, 3, 7], vec![1; 50_000], vec![-1, -2, -3], vec![0; 50_000]];
    let case = case(STONES, rows.map(Question::Row).into());
    for &language in OF_LEETCODE {
        let accepted = Some((Verdict::Accepted, String::new()));
        assert!([accepted, None].contains(&solution(language, "deep_recursion", &case)), "{language:?}");
    }
}

/// What survives from call to call, wrong answers, crashes, endless recursions and endless loops: one program for each
/// language.
///
/// The longest of this file has a name by which it starts early, so that little is left to wait for at the end.
#[test]
fn all_that_a_number_leads_to_is_told_with_the_message_of_the_language() {
    for &(language, extension) in OF_LEETCODE {
        let (crash, recursion) = match language {
            // Others have another C++ library, with other messages.
            "cpp" if !cfg!(target_os = "linux") => continue,
            "cpp" => (
                "signal: 6 (SIGABRT): what():  vector<bool>::_M_range_check: __n (which is 8) >= this->size() (which \
                 is 4)",
                "SIGSEGV",
            ),
            "go" => (
                "exit status: 2: panic: runtime error: integer divide by zero (line 16)",
                "fatal error: stack overflow",
            ),
            "java" => ("exit status: 1: java.lang.ArithmeticException: / by zero (line 14)", "StackOverflowError"),
            "javascript" => (
                "exit status: 1: TypeError: Cannot read properties of undefined (reading 'length') (line 8)",
                "RangeError: Maximum call stack size exceeded",
            ),
            "python" => ("exit status: 1: IndexError: list index out of range (line 16)", "RecursionError"),
            _ => ("exit status: 101: attempt to divide by zero (line 15)", "stack overflow"),
        };
        let file = path(language, "by_number", extension);
        let source = fs::read_to_string(&file).expect("a solution");
        let scratch = Scratch::new().expect("a folder");
        let Some(compiled) = compiled(&file, &source, entry(NIM), &scratch) else { continue };
        let mut contestant = compiled.contestant.expect("a program");

        // A busy machine lets Go's stack grow slowly.
        contestant.limits.time = Duration::from_secs(20);
        assert_eq!(verdict(&contestant, &nim(&[3, 4, 5])), (Verdict::Accepted, String::new()), "{language}");
        let expected = (Verdict::WrongAnswer, "question 3 of 3: 4  expected false, found true".to_owned());
        assert_eq!(verdict(&contestant, &nim(&[3, 6, 4])), expected, "{language}");
        let expected = (Verdict::RunTimeError, format!("{crash}; 3 of 5 answered"));
        assert_eq!(verdict(&contestant, &nim(&[3, 4, 7, 8, 9])), expected, "{language}");
        let (endless, details) = verdict(&contestant, &nim(&[12]));
        assert_eq!(endless, Verdict::RunTimeError, "{language}: {details}");
        assert!(details.contains(recursion), "{language}: {details}");
        contestant.limits.time = Duration::from_millis(500);
        let expected = (Verdict::TimeLimitExceeded, "stopped after 0.5 s".to_owned());
        assert_eq!(verdict(&contestant, &nim(&[16])), expected, "{language}");
    }
}

#[test]
fn answers_are_shown_as_the_language_shows_them() {
    for (name, source, shown) in [
        ("mine.js", "var canWinNim = (n) => [true];", "[true]"),
        ("mine.js", "var canWinNim = (n) => {};", "undefined"),
        ("mine.js", "const canWinNim = (n) => n / 8;", "0.5"),
        ("mine.py", "class Solution:\n  def canWinNim(self, n): pass", "None"),
        ("mine.go", "func canWinNim(n int) []int { return []int{n} }", "[4]"),
    ] {
        if let Some((verdict, details)) = judged(Path::new(name), source, &nim(&[4])) {
            assert_eq!(verdict, Verdict::WrongAnswer, "{name}: {details}");
            assert!(details.ends_with(&format!("found {shown}")), "{name}: {details}");
        }
    }
}

#[test]
fn compilers_speak_of_the_files_own_name() {
    for language in LANGUAGES {
        if let Some((verdict, messages)) = solution(language, "compile_error", &nim(&[4])) {
            let file = path(language.0, "compile_error", language.1);
            let name = file.file_name().and_then(OsStr::to_str).expect("a name");
            assert!(["judge-", "/tmp", "solution."].iter().all(|part| !messages.contains(part)), "{messages}");
            if ["javascript", "python"].contains(&language.0) {
                assert_eq!(verdict, Verdict::RunTimeError, "{language:?}");
                assert!(messages.contains("SyntaxError: "), "{messages}");
                continue;
            }
            assert_eq!(verdict, Verdict::CompileError, "{language:?}");
            let lines = 3..=5;
            assert!(lines.into_iter().any(|line| messages.contains(&format!("{name}:{line}"))), "{messages}");
        }
    }
    if !cfg!(target_os = "linux") {
        return; // Others have another linker, with other messages.
    }
    for name in ["mine.c", "mine.cpp"] {
        let source = "int f();\nint main() { return f(); }";
        if let Some((verdict, messages)) = judged(Path::new(name), source, &nim(&[4])) {
            assert_eq!(verdict, Verdict::CompileError);
            assert!(messages.contains("undefined reference to `f"), "{messages}");
            assert!(!messages.contains("/tmp"), "{messages}");
        }
    }
}

#[test]
fn programs_read_standard_input() {
    let row = case(PREDICT, [vec![1, 5, 2], vec![3, 6, 4, 0, 2]].map(Question::Row).into());
    let numbers = nim(&[3, 4, 5]);
    for language in LANGUAGES {
        let case = if language.0 == "c" { &numbers } else { &row };
        let accepted = Some((Verdict::Accepted, String::new()));
        assert!([accepted, None].contains(&solution(language, "program", case)), "{language:?}");
    }
}

#[test]
fn crashes_of_programs_are_told() {
    for (name, source, message) in [
        (
            "Mine.java",
            "public class Mine {\n public static void main(String[] a) { a[0].length(); }\n}",
            "exit status: 1: Exception in thread \"main\" java.lang.ArrayIndexOutOfBoundsException: Index 0 out of \
             bounds for length 0 (line 2)",
        ),
        (
            "mine.js",
            "process.stdin.resume(); null.length;",
            "exit status: 1: TypeError: Cannot read properties of null (reading 'length') (line 1)",
        ),
        ("mine.py", "input()\nraise ValueError('no')", "exit status: 1: ValueError: no (line 2)"),
        ("mine.go", "package main\nfunc main() { panic(\"no\") }", "exit status: 2: panic: no (line 2)"),
        ("mine.rs", "fn main() { panic!(\"no\") }", "exit status: 101: no (line 1)"),
        #[cfg(target_os = "linux")] // Others have other words for it.
        (
            "mine.c",
            "#include <assert.h>\nint main(int count, char **words) { assert(count > 1); }",
            "signal: 6 (SIGABRT): solution: mine.c:2: main: Assertion `count > 1' failed.",
        ),
    ] {
        if let Some(found) = judged(Path::new(name), source, &nim(&[3])) {
            assert_eq!(found, (Verdict::RunTimeError, message.to_owned()), "{name}");
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn atcoder_allows_more_memory() {
    let source = "#include <stdio.h>\nstatic volatile char table[500 << 20];\nint main() { puts(table[getchar()] ? \
        \"\" : \"10\"); }";
    let verdict = |program: &str| {
        let case = case(program, vec![Question::Row(vec![10])]);
        judged(Path::new("mine.c"), source, &case).map(|(verdict, _)| verdict)
    };
    assert_eq!(verdict("stone_game_difference"), Some(Verdict::Accepted));
    assert_eq!(verdict("nowcoder_card_game"), Some(Verdict::RunTimeError));
}

#[test]
fn forms_are_guessed() {
    use SourceForm::{LeetCode, StandardInput};

    let guess = |extension: &str, source: &str| {
        let language = Language::of(&Path::new("mine").with_extension(extension)).expect("a language");
        SourceForm::guess(language, source, entry(NIM))
    };
    for (form, extension, source) in [
        (LeetCode, "py", "class Solution:\n  def canWinNim(self, n): return self.input(n)"),
        (StandardInput, "py", "class Solution: pass\nprint(Solution().canWinNim(int(input())))"),
        (LeetCode, "py", "class Solution: pass\nif __name__ == '__main__': print(Solution().canWinNim(4))"),
        (LeetCode, "py", "class Solution: pass\n'''\nprint(Solution().canWinNim(int(input())))\n'''"),
        (
            LeetCode,
            "py",
            "class Solution: pass\nif __name__ == '__main__':\n  print(Solution().canWinNim(int(input())))",
        ),
        (StandardInput, "py", "if __name__ == '__main__': print(int(input()) % 4 > 0)"),
        (LeetCode, "js", "const canWinNim = n => n % 4"),
        (LeetCode, "js", "let canWinNim=function(n) {}"),
        (LeetCode, "js", "function canWinNim (n) {}"),
        (LeetCode, "js", "const CanWinNim = n => n % 4"),
        (LeetCode, "js", "let canWinNim = n => n % 4;\n/*\nprocess.stdin.on('data', canWinNim)\n*/"),
        (StandardInput, "js", "console.log(require('fs').readFileSync(0) % 4 > 0)"),
        (LeetCode, "cpp", "class Solution { };\n// int main() { cin >> n; }"),
        (LeetCode, "cpp", "class Solution { };\n/*\nint main() { cin >> n; }\n*/"),
        (LeetCode, "cpp", "class Solution { };\n#ifdef LOCAL\nint main() { cin >> n; }\n#endif"),
        (LeetCode, "cpp", "#ifndef NIM\n#define NIM\nclass Solution { };\n#endif"),
        (StandardInput, "cpp", "#if !__INCLUDE_LEVEL__\nint main() { }\n#else\n#include <vector>\n#endif"),
        (LeetCode, "cpp", "class Solution { };\nint main() { cin.tie(0); }"),
        (StandardInput, "cpp", "class Solution { };\nint main() { getline (cin, line); }"),
        (StandardInput, "cpp", "#if 1\n#endif\nclass Solution { };\nint main (int count, char** words) { cin >> n; }"),
        (StandardInput, "c", "bool canWinNim(int n);\nint main() { scanf(\"%d\", &n); }"),
        (LeetCode, "go", "func canWinNim(n int) bool { return true }"),
        (LeetCode, "go", "func CanWinNim(n int) bool { return true }"),
        (StandardInput, "go", "package main\nfunc canWinNim(n int) bool { return true }\nfunc main() { fmt.Scan(&n) }"),
        (LeetCode, "java", "class Solution { public static void main(String[] a) {} }"),
        (StandardInput, "java", "class Solution { static void main (String[] a) { new Scanner(System.in); } }"),
        (LeetCode, "rs", "impl Solution {}\n#[cfg(test)]\nfn main() {}"),
        (StandardInput, "rs", "struct Solution;\nimpl Solution {}\nfn main() { std::io::stdin(); }"),
        (StandardInput, "rs", "#[allow(unused)] fn main() {}"),
    ] {
        assert_eq!(guess(extension, source), Some(form), "{source}");
    }
    for (extension, source) in [
        ("py", "def canWinNim(n): return n % 4"),
        ("js", "const canWin = n => n % 4"),
        ("cpp", "bool canWinNim(int n) { return n % 4; }"),
        ("go", "package main\nfunc canWin(n int) bool { return true }"),
    ] {
        assert_eq!(guess(extension, source), None, "{source}");
    }
    for problem in PROBLEMS {
        let file = judge::project().join("src/bin").join(problem.program).with_extension("rs");
        let source = fs::read_to_string(file).expect("a program");
        let form = if problem.asks_once() { StandardInput } else { LeetCode };
        assert_eq!(SourceForm::guess(Language::Rust, &source, problem), Some(form), "{}", problem.program);
    }
}

#[test]
fn programs_of_this_project_are_accepted() {
    for (program, question) in [
        (PREDICT, Question::Row(vec![1, 5, 2])),
        ("stone_game_difference", Question::Row(vec![10, 80, 90, 30])),
        ("kitten_fishing", Question::Deal([vec![1, 1], vec![2, 3]])),
    ] {
        let file = judge::project().join("src/bin").join(program).with_extension("rs");
        let source = fs::read_to_string(&file).expect("a program");
        let judged = judged(&file, &source, &case(program, vec![question]));
        assert_eq!(judged, Some((Verdict::Accepted, String::new())), "{program}");
    }
}

#[test]
fn what_cannot_be_judged_is_an_error() {
    let error = |name: &str, source: &str, program: &str| {
        let scratch = Scratch::new().expect("a folder");
        let prepared = prepare(Path::new(name), source, entry(program), None, None, &scratch);
        prepared.err().map(|error| error.to_string()).unwrap_or_default()
    };
    let known = "the language is not known by the extension (known: .c .cc .cpp .cxx .go .java .js .py .rs)";
    assert_eq!(error("a/mine.cs", "", NIM), format!("a/mine.cs: {known}"));
    assert_eq!(error("mine", "", NIM), format!("mine: {known}"));
    let message = "mine.c: LeetCode's form is not known for C, only standard input";
    assert_eq!(error("mine.c", "bool canWinNim(int n) { return n % 4; }", NIM), message);
    let message = "mine.py has no canWinNim in Solution, which LeetCode calls, nor is it a program that reads standard \
                   input (--form says which)";
    assert_eq!(error("mine.py", "def canWinNim(n): return n % 4 != 0", NIM), message);
    let message = "mine.py is no program that reads standard input, as for nowcoder_card_game (--form says which)";
    assert_eq!(error("mine.py", "class Cards:\n  def cardGame(self, A, n): pass", "nowcoder_card_game"), message);
    let message = "LeetCode calls can_win_nim for leetcode_0292_nim_game, and mine.rs has none";
    assert_eq!(error("mine.rs", "impl Solution { pub fn stone_game(row: Vec<i32>) -> bool { true } }", NIM), message);
    let scratch = Scratch::new().expect("a folder");
    let form = Some(SourceForm::LeetCode);
    let prepared = prepare(Path::new("mine.py"), "", entry("nowcoder_card_game"), form, None, &scratch);
    let message = "nowcoder_card_game is judged by standard input: it has no form of LeetCode";
    assert_eq!(prepared.err().map(|error| error.to_string()).as_deref(), Some(message));
}

#[test]
fn a_main_too_many_is_told() {
    for (name, source) in [
        ("mine.cpp", "class Solution { public: bool canWinNim(int n) { return n % 4; } };\nint main() {}"),
        ("mine.go", "func canWinNim(n int) bool { return n%4 != 0 }\nfunc main() {}"),
        ("mine.rs", "impl Solution { pub fn can_win_nim(n: i32) -> bool { n % 4 != 0 } }\nfn main() {}"),
    ] {
        let message = format!("{name}: LeetCode brings a main of its own, so this one is one too many");
        if let Some(found) = judged(Path::new(name), source, &nim(&[4])) {
            assert_eq!(found, (Verdict::CompileError, message));
        }
    }
}

#[test]
fn a_missing_tool_is_named() {
    let error =
        |tools: &[&str]| find_tool(tools, OsStr::new("/no/such/folder:"), "mine.py").expect_err("none").to_string();
    assert_eq!(error(&["python3", "python"]), "python3 (or python) is needed for mine.py, and is not on the PATH");
    assert_eq!(error(&["go"]), "go is needed for mine.py, and is not on the PATH");
    let shell = find_tool(&["no-such-shell", "sh"], OsStr::new("/no/such/folder:/bin"), "mine.sh").expect("a shell");
    assert_eq!(shell, Path::new("/bin/sh"));
}

#[test]
fn the_python_that_says_where_it_is_is_started() {
    let found = |python3: &str, python: &str| {
        let scratch = Scratch::new().expect("a folder");
        for (name, says) in [("python3", python3), ("python", python)] {
            let script = scratch.path().join(name);
            fs::write(&script, format!("#!/bin/sh\n{says}\n")).expect("a script");
            fs::set_permissions(&script, Permissions::from_mode(0o755)).expect("a program");
        }
        let found = find_python(scratch.path().as_os_str(), "mine.py").expect("a Python");
        found.strip_prefix(scratch.path()).unwrap_or(&found).display().to_string()
    };
    assert_eq!(found("echo /bin/sh", "echo /bin/cat"), "/bin/sh");
    for python3 in ["echo /no/such/file", "echo", "echo /bin/sh; exit 1"] {
        assert_eq!(found(python3, "echo /bin/cat"), "/bin/cat", "{python3}");
        assert_eq!(found(python3, python3), "python3", "{python3}");
    }
}
