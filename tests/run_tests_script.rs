//! The behaviour of `run_tests.sh`, on small projects whose programs are shell scripts and whose cargo is a stub.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// "Builds" what lies in `target/release`, and logs its own folder and arguments.
const STUB_OF_CARGO: &str = r#"
echo "$PWD: $*" >>"${0%/*}/cargo_calls"
echo "   Compiling fake v0.1.0" >&2
if [ -e "${0%/*}/break_the_build" ]; then
    echo "error[E0425]: cannot find value" >&2
    exit 101
fi
echo '{"reason":"compiler-artifact","target":{"kind":["lib"]},"executable":null,"fresh":true}'
for executable in "$PWD"/target/release/*; do
    echo "{\"reason\":\"compiler-artifact\",\"executable\":\"$executable\",\"fresh\":true}"
done
echo '{"reason":"build-finished","success":true}'
"#;

/// Answers with its input.
const ECHO: &str = "cat";

/// Long enough for the slowest machine; no test that passes waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// Held while an executable is written and while a process starts: a process that starts in another
/// thread would inherit the open file for a moment, and running it then fails with "Text file busy".
static NO_START_WHILE_WRITING: Mutex<()> = Mutex::new(());

/// A project in a temporary folder with a space in its path.
struct Project {
    temporary: TempDir,
}

impl Project {
    fn new() -> Self {
        let project = Self { temporary: tempfile::tempdir().unwrap() };
        for folder in ["src/bin", "testcases", "target/release"] {
            fs::create_dir_all(project.path(folder)).unwrap();
        }
        for folder in ["tools", "temporary files"] {
            fs::create_dir(project.temporary.path().join(folder)).unwrap();
        }
        let script = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/run_tests.sh"));
        write_executable(&project.path("run_tests.sh"), &script.unwrap());
        write_executable(&project.tool("cargo"), &format!("#!/bin/sh{STUB_OF_CARGO}"));
        project
    }

    /// One program `game` with one case `game/only` of input and expected output `7`.
    fn with_one_case(script: &str) -> Self {
        Self::new().program("game", script).case("game/only", "7\n", "7\n")
    }

    /// Programs `first_game` and `second_game` that pass all of their two and one cases.
    fn with_two_programs() -> Self {
        Self::new()
            .program("first_game", ECHO)
            .program("second_game", ECHO)
            .case("first_game/max-1", "1\n", "1\n")
            .case("first_game/max-10", "2\n", "2\n")
            .case("second_game/sample-1", "1\n", "1\n")
    }

    fn program(self, name: &str, script: &str) -> Self {
        write_executable(&self.path("target/release").join(name), &format!("#!/bin/sh\n{script}\n"));
        self.file(&format!("src/bin/{name}.rs"), "")
    }

    fn case(self, name: &str, input: &str, expected: &str) -> Self {
        self.file(&format!("testcases/{name}.in"), input).file(&format!("testcases/{name}.out"), expected)
    }

    fn file(self, name: &str, content: &str) -> Self {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
        self
    }

    fn path(&self, name: &str) -> PathBuf {
        self.temporary.path().join("a project").join(name)
    }

    fn tool(&self, name: &str) -> PathBuf {
        self.temporary.path().join("tools").join(name)
    }

    fn temporary_files(&self) -> PathBuf {
        self.temporary.path().join("temporary files")
    }

    fn cargo_calls(&self) -> String {
        fs::read_to_string(self.tool("cargo_calls")).unwrap_or_default()
    }

    /// A command that sees the stub of cargo, in the project's folder.
    fn command(&self, program: &str) -> Command {
        let search_path = std::env::var("PATH").unwrap();
        let tools = self.tool("").display().to_string();
        let mut command = Command::new(program);
        command
            .current_dir(self.path(""))
            .env("PATH", format!("{tools}:{search_path}"))
            .env("TMPDIR", self.temporary_files())
            .env_remove("NO_COLOR")
            .env("TERM", "xterm")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    fn run(&self, arguments: &[&str]) -> Outcome {
        self.outcome_of(self.command("./run_tests.sh").args(arguments))
    }

    fn outcome_of(&self, command: &mut Command) -> Outcome {
        self.outcome(start(command))
    }

    /// Waits for the end, after which no temporary file may be left.
    fn outcome(&self, child: Child) -> Outcome {
        let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
        let left_behind: Vec<_> = fs::read_dir(self.temporary_files()).unwrap().collect();
        assert!(left_behind.is_empty(), "left behind: {left_behind:?}");
        Outcome {
            exit_code: status.code(),
            stdout: without_times(&String::from_utf8(stdout).unwrap()),
            stderr: String::from_utf8(stderr).unwrap(),
        }
    }
}

fn write_executable(path: &Path, content: &str) {
    let _lock = lock();
    fs::write(path, content).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

fn start(command: &mut Command) -> Child {
    let _lock = lock();
    command.spawn().unwrap()
}

fn lock() -> MutexGuard<'static, ()> {
    NO_START_WHILE_WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Debug)]
struct Outcome {
    exit_code: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Outcome {
    #[track_caller]
    fn assert_passed(&self, stdout: &str) {
        self.assert(0, stdout, "");
    }

    #[track_caller]
    fn assert_failed(&self, stdout: &str) {
        self.assert(1, stdout, "");
    }

    #[track_caller]
    fn assert_cannot_judge(&self, stderr: &str) {
        self.assert(2, "", stderr);
    }

    #[track_caller]
    fn assert(&self, exit_code: i32, stdout: &str, stderr: &str) {
        assert_eq!(self.stdout, stdout, "standard output, {self:#?}");
        assert_eq!(self.stderr, stderr, "standard error, {self:#?}");
        assert_eq!(self.exit_code, Some(exit_code), "exit code, {self:#?}");
    }
}

/// Replaces each time, and the name of the slowest case, which depends on the times.
fn without_times(text: &str) -> String {
    let mut result = String::new();
    for line in text.split_inclusive('\n') {
        let parts: Vec<&str> = line.split(" ms").collect();
        for (index, part) in parts.iter().enumerate() {
            if index + 1 < parts.len() {
                let start = part.trim_end_matches(|c: char| c.is_ascii_digit());
                assert_ne!(start, *part, "a number before ms in {line:?}");
                let start = match start.split_once(" cases, slowest ") {
                    Some((count, _)) => &start[..count.len() + " cases, slowest ".len()],
                    None => start.trim_end_matches(' '),
                };
                result += start;
                result += if start.ends_with(['(', ' ']) { "#" } else { " #" };
                result += " ms";
            } else {
                result += part;
            }
        }
    }
    result
}

fn wait_until(what: &str, is_true: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_true() {
        assert!(start.elapsed() < PATIENCE, "waited in vain until {what}");
        sleep(Duration::from_millis(10));
    }
}

/// Asserts that the processes which a test program wrote to a file, one id per line, end at once.
fn assert_processes_end(ids: &Path, count: usize) {
    let ids = fs::read_to_string(ids).unwrap();
    assert_eq!(ids.lines().count(), count);
    for id in ids.lines() {
        wait_until(&format!("process {id} has ended"), || has_ended(id));
    }
}

fn has_ended(process: &str) -> bool {
    let Ok(status) = fs::read_to_string(format!("/proc/{process}/stat")) else {
        return true;
    };
    let zombie = status.rsplit_once(')').is_some_and(|(_, state)| state.starts_with(" Z"));
    zombie || status.is_empty()
}

// ---- verdicts ----

#[test]
fn all_pass() {
    let project = Project::with_two_programs();
    project.run(&[]).assert_passed(
        "\
first_game       2/2  AC   slowest # ms
second_game      1/1  AC   slowest # ms
2 programs, 3 cases, slowest # ms
3 passed, 0 failed
",
    );
    let folder = project.path("").canonicalize().unwrap();
    let expected = format!("{}: build --release --bins ", folder.display());
    assert!(project.cargo_calls().starts_with(&expected), "{} instead of {expected}", project.cargo_calls());
}

#[test]
fn a_wrong_answer_among_right_ones_is_shown_and_the_rest_still_runs() {
    Project::with_two_programs().case("first_game/hack-greedy", "1\n5\n3\n", "1\n2\n3\n").run(&[]).assert_failed(
        "\
first_game       2/3  WA   slowest # ms
  WA  first_game/hack-greedy   (# ms)
      --- expected
      +++ actual
      @@ -1,3 +1,3 @@
       1
      -2
      +5
       3
      again: ./run_tests.sh first_game/hack-greedy
second_game      1/1  AC   slowest # ms
2 programs, 4 cases, slowest # ms
3 passed, 1 failed
",
    );
}

#[test]
fn a_long_difference_is_cut_in_the_middle() {
    let outcome = Project::with_one_case("seq 1000; seq -s ' ' 1000").run(&[]);
    assert_eq!(outcome.exit_code, Some(1));
    assert!(outcome.stdout.contains("\n      +1\n      +2\n"));
    assert!(outcome.stdout.contains("\n      +999\n      +1000\n"));
    assert!(outcome.stdout.contains("\n      +1 2 3 4 "));
    assert!(outcome.stdout.contains(" 998 999 1000\n"));
    assert!(outcome.stdout.lines().count() < 40, "{}", outcome.stdout);
    assert!(outcome.stdout.lines().all(|line| line.len() < 200));
}

#[test]
fn a_crash_by_exit_code_shows_the_last_line_that_says_something() {
    let panic = "cat; echo first >&2; echo 'index out of bounds' >&2
        echo 'note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace' >&2; echo >&2; exit 101";
    Project::with_one_case(panic).run(&[]).assert_failed(
        "\
game      0/1  RE   slowest # ms
  RE  game/only   (# ms)
      exit code 101: index out of bounds
      again: ./run_tests.sh game/only
1 program, 1 case, slowest game/only # ms
0 passed, 1 failed
",
    );
}

#[test]
fn a_crash_by_signal_shows_the_signal() {
    let outcome = Project::with_one_case("echo wrong; kill -SEGV $$").run(&[]);
    let expected = "  RE  game/only   (# ms)\n      signal SIGSEGV (exit code 139)\n";
    assert!(outcome.stdout.contains(expected), "{outcome:#?}");
    assert!(outcome.stdout.ends_with("\n0 passed, 1 failed\n"));
    assert_eq!((outcome.exit_code, &*outcome.stderr), (Some(1), ""));
}

#[test]
fn the_exit_codes_of_a_time_out_are_crashes_when_a_program_ends_with_them_itself() {
    for code in [124, 137] {
        let outcome = Project::with_one_case(&format!("exit {code}")).run(&[]);
        assert!(outcome.stdout.contains("  RE  game/only"), "{outcome:#?}");
        assert!(outcome.stdout.contains(&format!("exit code {code}")));
    }
}

#[test]
fn a_hang_is_killed_with_its_children() {
    let project = Project::with_one_case("sleep 300 & echo $! >child; wait").case("game/other", "8\n", "8\n");
    project.run(&["-t", "0.2", "game/only"]).assert_failed(
        "\
game      0/1  TLE  slowest # ms
  TLE game/only   (# ms)
      killed after 0.2 s
      again: ./run_tests.sh -t 0.2 game/only
1 program, 1 case, slowest game/only # ms
0 passed, 1 failed
",
    );
    assert_processes_end(&project.path("child"), 1);
}

#[test]
fn processes_that_resist_or_leave_their_group_are_killed() {
    let stubborn = "trap '' TERM HUP INT; echo $$ >>processes
        timeout 300 sh -c 'echo $$ >>processes; while :; do sleep 1; done' & wait; wait";
    let project = Project::with_one_case(stubborn);
    let outcome = project.run(&["-t", "1"]);
    assert!(outcome.stdout.contains("  TLE game/only"), "{outcome:#?}");
    assert_processes_end(&project.path("processes"), 2);
}

#[test]
fn a_background_child_does_not_delay_its_case_and_is_gone_before_the_next() {
    // The second case answers when the child of the first has ended or is a zombie.
    let script = "read -r number
        if [ $number = 1 ]; then sleep 300 & echo $! >child; echo 1; exit; fi
        while grep -v ') Z ' /proc/$(cat child)/stat >&2; do sleep 0.05; done
        echo 2";
    Project::new()
        .program("game", script)
        .case("game/1", "1\n", "1\n")
        .case("game/2", "2\n", "2\n")
        .run(&["-j", "1", "-t", "30"])
        .assert_passed(
            "\
game      2/2  AC   slowest # ms
1 program, 2 cases, slowest # ms
2 passed, 0 failed
",
        );
}

#[test]
fn a_time_out_after_a_wrong_partial_answer_is_no_wrong_answer() {
    let outcome = Project::with_one_case("echo wrong; sleep 300").run(&["-t", "0.3"]);
    assert!(outcome.stdout.contains("  TLE game/only"), "{outcome:#?}");
    assert!(!outcome.stdout.contains("WA"), "{outcome:#?}");
}

#[test]
fn an_endless_output_is_stopped() {
    let outcome = Project::with_one_case("exec yes").run(&["-t", "60"]);
    let expected = "signal SIGXFSZ (exit code 153), output longer than 64 MiB\n";
    assert!(outcome.stdout.contains(expected), "{outcome:#?}");
}

#[test]
fn white_space_at_line_ends_and_carriage_returns_do_not_matter() {
    for output in ["1 2\\n3", "1 2\\r\\n3\\r\\n", "1 2 \\t\\n3  \\n", "1 2\\n3\\n\\n \\n"] {
        Project::new()
            .program("game", &format!("printf '{output}'"))
            .case("game/only", "\n", "1 2\n3\n")
            .run(&[])
            .assert_passed(
                "\
game      1/1  AC   slowest # ms
1 program, 1 case, slowest game/only # ms
1 passed, 0 failed
",
            );
    }
}

#[test]
fn everything_else_matters() {
    for output in [
        "",
        "1 2\\n",
        "1  2\\n3\\n",
        "12\\n3\\n",
        " 1 2\\n3\\n",
        "1 2\\n\\n3\\n",
        "\\n1 2\\n3\\n",
        "1 2 3\\n",
        "1 2\\n3\\n4\\n",
        "1\\r2\\n3\\n",
        "1 2\\n3\\0\\n",
        "1 2\\n3\\0 4\\n",
    ] {
        let outcome =
            Project::new().program("game", &format!("printf '{output}'")).case("game/only", "\n", "1 2\n3\n").run(&[]);
        assert!(outcome.stdout.contains("  WA  game/only"), "{output:?}: {outcome:#?}");
        assert_eq!(outcome.exit_code, Some(1));
    }
}

// ---- lint of testcases/ ----

#[test]
fn test_data_that_cannot_be_trusted_is_refused_by_name() {
    for (name, content, error) in [
        ("game/a.in", "1\n", "game/a.in: no .out beside it"),
        ("game/a.out", "1\n", "game/a.out: no .in beside it"),
        ("game/README.md", "1\n", "game/README.md: stray file, only <case>.in and <case>.out belong here"),
        ("game/.hidden", "1\n", "game/.hidden: stray file, only <case>.in and <case>.out belong here"),
        ("game/folder.in/x.in", "1\n", "game/folder.in: stray file, only <case>.in and <case>.out belong here"),
        ("notes.txt", "1\n", "notes.txt: stray file, only folders of test cases belong here"),
        ("game/only.in", "7", "game/only.in: no final newline"),
        ("game/only.out", "7", "game/only.out: no final newline"),
        ("game/only.out", "", "game/only.out: no final newline"),
        ("game/only.in", "7\r\n", "game/only.in: carriage return"),
        ("game/only.out", "7\r\n", "game/only.out: carriage return"),
    ] {
        Project::with_one_case(ECHO)
            .file(&format!("testcases/{name}"), content)
            .run(&[])
            .assert_cannot_judge(&format!("error: testcases/{error}\n"));
    }
}

#[test]
fn two_equal_inputs_in_one_program_are_refused_but_not_in_two() {
    Project::with_two_programs()
        .case("first_game/sample-1", "2\n", "2\n")
        .run(&[])
        .assert_cannot_judge("error: testcases/first_game/sample-1.in: same input as max-10.in\n");
}

#[test]
fn a_program_without_cases_is_refused() {
    let without_folder = Project::with_one_case(ECHO).program("lonely", ECHO);
    let error = "error: src/bin/lonely.rs: no test cases in testcases/lonely\n";
    without_folder.run(&[]).assert_cannot_judge(error);
    fs::create_dir(without_folder.path("testcases/lonely")).unwrap();
    without_folder.run(&[]).assert_cannot_judge(error);
}

#[test]
fn cases_without_a_program_are_refused() {
    Project::with_one_case(ECHO)
        .case("unknown_game/only", "7\n", "7\n")
        .run(&[])
        .assert_cannot_judge("error: testcases/unknown_game: cases without a program src/bin/unknown_game.rs\n");
}

#[test]
fn all_problems_are_reported_whatever_the_filter_and_before_the_build() {
    let project = Project::with_two_programs()
        .file("testcases/first_game/a.in", "5\n")
        .file("testcases/first_game/b.out", "5")
        .file("testcases/second_game/c.txt", "");
    project.run(&["second"]).assert_cannot_judge(
        "\
error: testcases/first_game/a.in: no .out beside it
error: testcases/first_game/b.out: no .in beside it
error: testcases/second_game/c.txt: stray file, only <case>.in and <case>.out belong here
error: testcases/first_game/b.out: no final newline
",
    );
    assert_eq!(project.cargo_calls(), "");
}

#[test]
fn a_project_without_cases_is_refused() {
    Project::new().run(&[]).assert_cannot_judge("error: testcases: no test cases\n");
}

// ---- options ----

#[test]
fn filters_are_parts_of_names_and_a_whole_name_is_one_case() {
    let project = Project::with_two_programs();
    for (filters, cases) in [
        (&["game"][..], "first_game/max-1\nfirst_game/max-10\nsecond_game/sample-1\n"),
        (&["st_game/m"], "first_game/max-1\nfirst_game/max-10\n"),
        (&["first/ax", "sec/ple"], "first_game/max-1\nfirst_game/max-10\nsecond_game/sample-1\n"),
        (&["first_game/max-1"], "first_game/max-1\n"),
        (&["sample", "x-10", "max-10"], "first_game/max-10\nsecond_game/sample-1\n"),
    ] {
        project.run(&[&["-l"], filters].concat()).assert_passed(cases);
    }
    project.run(&["-j1", "max-10", "-v"]).assert_passed(
        "\
first_game      1/1  AC   slowest # ms
  AC  first_game/max-10   (# ms)
1 program, 1 case, slowest first_game/max-10 # ms
1 passed, 0 failed
",
    );
}

#[test]
fn a_filter_that_matches_nothing_is_an_error() {
    Project::with_two_programs()
        .run(&["first", "max-2"])
        .assert_cannot_judge("error: no test case matches \"max-2\" (./run_tests.sh -l lists them)\n");
}

#[test]
fn listing_does_not_build() {
    let project = Project::with_two_programs();
    project.run(&["-l"]).assert_passed("first_game/max-1\nfirst_game/max-10\nsecond_game/sample-1\n");
    assert_eq!(project.cargo_calls(), "");
}

#[test]
fn verbose_shows_every_case() {
    Project::with_two_programs().run(&["-v"]).assert_passed(
        "\
first_game       2/2  AC   slowest # ms
  AC  first_game/max-1   (# ms)
  AC  first_game/max-10   (# ms)
second_game      1/1  AC   slowest # ms
  AC  second_game/sample-1   (# ms)
2 programs, 3 cases, slowest # ms
3 passed, 0 failed
",
    );
}

#[test]
fn the_order_does_not_depend_on_the_number_of_jobs() {
    let script = "read -r wait code; sleep \"$wait\"; echo done; exit \"$code\"";
    let mut project = Project::new();
    for program in ["a", "b", "c"] {
        // The earlier, the slower; the first gives a wrong answer, the second crashes.
        project = project
            .program(program, script)
            .case(&format!("{program}/1"), "0.4 0\n", "other\n")
            .case(&format!("{program}/2"), "0.2 1\n", "done\n")
            .case(&format!("{program}/3"), "0 0\n", "done\n");
    }
    let one_at_once = project.run(&["-v", "-j", "1"]);
    let four_at_once = project.run(&["-v", "-j", "4"]);
    let first_row = "a      1/3  WA RE  slowest # ms\n";
    assert!(one_at_once.stdout.starts_with(first_row), "{one_at_once:#?}");
    assert!(one_at_once.stdout.ends_with("\n3 passed, 6 failed\n"));
    assert_eq!(one_at_once.stdout, four_at_once.stdout);
}

#[test]
fn jobs_run_at_once() {
    // Each of the two waits for the file that the other makes.
    let meet = "read -r mine other; : >\"$mine\"; until [ -e \"$other\" ]; do sleep 0.05; done";
    Project::new()
        .program("game", &format!("{meet}; echo met"))
        .case("game/1", "one two\n", "met\n")
        .case("game/2", "two one\n", "met\n")
        .run(&["-j", "2", "-t", "60"])
        .assert_passed(
            "\
game      2/2  AC   slowest # ms
1 program, 2 cases, slowest # ms
2 passed, 0 failed
",
        );
}

#[test]
fn a_row_appears_while_later_programs_still_run() {
    let project = Project::with_one_case(ECHO).program("later", "until [ -e go ]; do sleep 0.05; done; cat").case(
        "later/only",
        "7\n",
        "7\n",
    );
    let mut child = start(project.command("./run_tests.sh").args(["-t", "120"]));
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut row = String::new();
    output.read_line(&mut row).unwrap();
    assert!(row.starts_with("game "), "{row:?}");
    fs::write(project.path("go"), "").unwrap();
    let rest: Vec<String> = output.lines().map(Result::unwrap).collect();
    assert_eq!(rest.last().unwrap(), "2 passed, 0 failed");
    assert_eq!(project.outcome(child).exit_code, Some(0));
}

#[test]
fn another_command_is_judged_on_the_cases_of_one_program_without_a_build() {
    let project = Project::with_two_programs();
    project.run(&["-c", "cat | sed 's/2/3/'", "first"]).assert_failed(
        "\
first_game      1/2  WA   slowest # ms
  WA  first_game/max-10   (# ms)
      --- expected
      +++ actual
      @@ -1 +1 @@
      -2
      +3
      again: ./run_tests.sh -c 'cat | sed '\\''s/2/3/'\\''' first_game/max-10
1 program, 2 cases, slowest # ms
1 passed, 1 failed
",
    );
    assert_eq!(project.cargo_calls(), "");
}

#[test]
fn another_command_runs_in_the_folder_of_the_caller() {
    let project = Project::with_one_case("echo wrong").file("mine/answer", "7\n");
    let outcome = project.outcome_of(project.command("../run_tests.sh").current_dir(project.path("mine")).args([
        "-c",
        "cat answer",
        "game",
    ]));
    assert!(outcome.stdout.ends_with("\n1 passed, 0 failed\n"), "{outcome:#?}");
}

#[test]
fn another_command_needs_one_program() {
    let project = Project::with_two_programs();
    for arguments in [&["-c", ECHO][..], &["-c", ECHO, "game"]] {
        project.run(arguments).assert_cannot_judge(
            "error: -c needs a filter that names one program, this selects 2 (./run_tests.sh -h helps)\n",
        );
    }
}

#[test]
fn wrong_options_are_refused_in_one_line() {
    let project = Project::with_two_programs();
    let seconds = "-t needs a number of seconds such as 2 or 0.5, not";
    let jobs = "-j needs a number from 1 to 9999, not";
    for (arguments, error) in [
        (&["-x"][..], "unknown option -x".to_owned()),
        (&["first", "-vx"], "unknown option -x".to_owned()),
        (&["--quick"], "unknown option --quick".to_owned()),
        (&["-t"], "-t needs a value".to_owned()),
        (&["-c", " "], "-c needs a command".to_owned()),
        (&["-t", "0"], format!("{seconds} \"0\"")),
        (&["-t0.0"], format!("{seconds} \"0.0\"")),
        (&["-t", "-1"], format!("{seconds} \"-1\"")),
        (&["-t", "1s"], format!("{seconds} \"1s\"")),
        (&["-t", "."], format!("{seconds} \".\"")),
        (&["-t", ""], format!("{seconds} \"\"")),
        (&["-j", "0"], format!("{jobs} \"0\"")),
        (&["-j", "two"], format!("{jobs} \"two\"")),
    ] {
        project.run(arguments).assert_cannot_judge(&format!("error: {error} (./run_tests.sh -h helps)\n"));
    }
}

#[test]
fn options_combine_and_stand_anywhere_and_two_dashes_end_them() {
    let project = Project::with_two_programs().case("first_game/edge-v", "4\n", "4\n");
    project.run(&["second", "-lj2", "-t", ".5", "--", "-v"]).assert_passed("first_game/edge-v\nsecond_game/sample-1\n");
}

#[test]
fn help_goes_to_standard_output() {
    for option in ["-h", "--help"] {
        let outcome = Project::new().run(&[option]);
        assert!(outcome.stdout.starts_with("Usage: ./run_tests.sh "));
        for letter in ["-c", "-j", "-l", "-t", "-v", "-h"] {
            assert!(outcome.stdout.contains(&format!("\n  {letter} ")));
        }
        assert_eq!((outcome.exit_code, &*outcome.stderr), (Some(0), ""));
    }
}

// ---- surroundings ----

#[test]
fn no_colour_in_a_pipe() {
    let outcome = Project::with_two_programs().case("first_game/hack-greedy", "5\n", "6\n").run(&["-v"]);
    assert_eq!(outcome.exit_code, Some(1));
    assert!(!outcome.stdout.contains('\x1b'), "{outcome:#?}");
}

#[test]
fn a_failed_build_is_shown() {
    let project = Project::with_one_case(ECHO);
    fs::write(project.tool("break_the_build"), "").unwrap();
    project
        .run(&[])
        .assert_cannot_judge("   Compiling fake v0.1.0\nerror[E0425]: cannot find value\nerror: the build failed\n");
}

#[test]
fn a_program_that_was_not_built_is_an_error() {
    let project = Project::with_one_case(ECHO);
    fs::remove_file(project.path("target/release/game")).unwrap();
    project.run(&[]).assert_cannot_judge("error: the build made no program game\n");
}

#[test]
fn a_failing_tool_never_accepts_an_answer() {
    let project = Project::with_one_case("echo wrong");
    write_executable(&project.tool("awk"), "#!/bin/sh\necho 'awk: no space left' >&2\nexit 2\n");
    project.run(&[]).assert_cannot_judge("awk: no space left\nerror: the processes that judge have stopped\n");
}

#[test]
fn runs_from_any_folder() {
    let project = Project::with_one_case(ECHO);
    let outcome = project.outcome_of(project.command(project.path("run_tests.sh").to_str().unwrap()).current_dir("/"));
    outcome.assert_passed(
        "\
game      1/1  AC   slowest # ms
1 program, 1 case, slowest game/only # ms
1 passed, 0 failed
",
    );
}

#[test]
fn a_reader_that_closes_the_pipe_early_is_no_error() {
    let project = Project::with_two_programs();
    for arguments in ["-v -j1", "-l"] {
        let pipe = format!("./run_tests.sh {arguments} | head -n 1");
        let outcome = project.outcome_of(project.command("sh").args(["-c", &pipe]));
        assert_eq!(outcome.stdout.lines().count(), 1);
        assert_eq!((outcome.exit_code, &*outcome.stderr), (Some(0), ""));
    }
}

#[test]
fn an_interrupt_kills_what_runs() {
    let project = Project::with_one_case("sleep 300 & echo $! >child; echo $$ >>child; wait");
    // Under a shell that runs the tests in the background the interrupt would be ignored.
    let child = start(project.command("env").args(["--default-signal=INT", "./run_tests.sh", "-t", "250"]));
    wait_until("the case runs", || fs::read_to_string(project.path("child")).is_ok_and(|ids| ids.lines().count() == 2));
    let interrupt = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &interrupt]).status().unwrap().success());
    project.outcome(child).assert(130, "", "");
    assert_processes_end(&project.path("child"), 2);
}
