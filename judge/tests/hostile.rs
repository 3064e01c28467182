//! The judge beside programs that are hostile, hungry, asleep or fleeing, and beside a hand on the keyboard. Whatever
//! happens, no process and no file is left.
#![cfg(target_os = "linux")]

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use itertools::Itertools;
use tempfile::{TempDir, tempdir};
use wait4::Wait4;

/// What a shell command answers the Nim game's question 3 with.
const ALONE: &str = "submit --case 3 292 -t 0.5 -c";

/// A judge in a folder of its own, which is also that of its temporary files. All that it starts has the folder's name
/// in its environment.
struct Judge {
    folder: TempDir,
    command: Command,
}

impl Judge {
    /// With these arguments, the last of which is `last`. `setting` is done by the shell before.
    fn new(setting: &str, arguments: &str, last: &str) -> Self {
        let folder = tempdir().expect("a folder");
        let mut command = Command::new("sh");
        let judge = env!("CARGO_BIN_EXE_judge");
        command.args(["-c", &format!("{setting}\nexec \"$@\""), "sh", judge]);
        command.args(arguments.split(' ')).arg(last);
        command.current_dir(&folder).stdin(Stdio::null());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command.env("TMPDIR", folder.path());
        command.env("JUDGED_IN", folder.path());
        Self { folder, command }
    }

    /// With a file that is submitted.
    fn of_file(setting: &str, name: &str, source: &str) -> Self {
        let judge = Self::new(setting, "submit --hunt 0", name);
        fs::write(judge.folder.path().join(name), source).expect("a file");
        judge
    }

    /// Starts it. The command that it judges, or a compiler, writes the file `started`.
    fn started(&mut self) -> Child {
        let judge = self.command.spawn().expect("the judge starts");
        let start = Instant::now();
        while !self.has("started") {
            assert!(start.elapsed() < Duration::from_secs(60));
            sleep(Duration::from_millis(5));
        }
        judge
    }

    fn has(&self, file: &str) -> bool {
        self.folder.path().join(file).exists()
    }

    /// Runs it, and says what it printed, and its exit status as a shell has it.
    fn outcome(&mut self) -> (String, i32) {
        let judge = self.command.spawn().expect("the judge starts");
        self.outcome_of(judge)
    }

    fn outcome_of(&self, judge: Child) -> (String, i32) {
        let output = judge.wait_with_output().expect("the judge ends");
        let left = processes_of(self.folder.path());
        assert_eq!(left, [""; 0], "{:?}", self.command);
        let files = fs::read_dir(&self.folder).expect("a folder");
        let files = files.map(|file| file.expect("a file").file_name());
        let left = files.filter(|name| name.to_string_lossy().contains("judge-"));
        assert_eq!(left.collect_vec(), [""; 0], "{:?}", self.command);
        let text = [output.stdout, output.stderr].concat();
        let status = output.status.code().expect("an exit");
        (String::from_utf8(text).expect("text"), status)
    }
}

/// The programs of the processes that have the folder in their environment.
fn processes_of(folder: &Path) -> Vec<String> {
    let folder = format!("JUDGED_IN={}\0", folder.display());
    let processes = fs::read_dir("/proc").expect("processes");
    let processes = processes.flatten().filter(|process| {
        let environment = fs::read(process.path().join("environ"));
        String::from_utf8_lossy(&environment.unwrap_or_default()).contains(&folder)
    });
    let name = |process: fs::DirEntry| fs::read_to_string(process.path().join("comm")).ok();
    processes.filter_map(name).collect()
}

fn signal(name: &str, judge: &Child) {
    let number = judge.id().to_string();
    let sent = Command::new("kill").args([name, &number]).status();
    assert!(sent.expect("kill").success());
}

/// Checks what is found when this command is asked, and that it takes at most so many seconds.
fn check_found(command: &str, seconds: f32, found: &str) {
    let start = Instant::now();
    let said = Judge::new("", ALONE, command).outcome().0;
    assert!(start.elapsed().as_secs_f32() < seconds, "{command}");
    let in_one_line = said.replace('\n', " ");
    assert!(
        in_one_line.contains(&format!("found: {found} ")),
        "{command}: {said}"
    );
}

#[test]
fn endless_output_costs_neither_memory_nor_time() {
    for arguments in ["submit --hunt 0 -j 8 292 -c", ALONE] {
        let mut judge = Judge::new("", arguments, "yes 1");
        let mut running = judge.command.spawn().expect("the judge starts");
        let used = running.wait4().expect("the judge ends");
        assert!(used.rusage.maxrss < 200 << 20, "{}", used.rusage.maxrss);
        assert!(judge.outcome().0.contains("endless output"));
    }
    check_found("setsid yes & sleep 60", 30.0, "endless output");
}

#[test]
fn what_ended_a_child_of_a_shell_is_told() {
    let killed = "signal: 9 (SIGKILL), killed from outside: is the machine out of memory?";
    let endless = "while :; do :; done";
    check_found(
        &format!("sh -c '{endless}'; exit $?"),
        30.0,
        "stopped after 0.5 s",
    );
    check_found(
        "sh -c 'kill -9 $$'; exit $?",
        30.0,
        &format!("{killed}: Killed"),
    );
    check_found(
        "sh -c 'kill -FPE $$'; exit 136",
        30.0,
        "signal: 8 (SIGFPE): Floating point exception",
    );
    let most_of_its_time = format!("ulimit -t 1; {endless}");
    let arguments = ALONE.replace("0.5", "1.9");
    let said = Judge::new("", &arguments, &most_of_its_time).outcome().0;
    assert!(said.contains(&format!("found: {killed}\n")), "{said}");
}

#[test]
fn only_time_on_the_processor_counts_unless_it_sleeps() {
    check_found("sleep 0.9; sleep 0.9; echo true", 30.0, "true");
    let waits = "waits for something: is input read that is not there?";
    check_found("sleep 60", 30.0, waits);
    check_found("sleep 60 & cat </dev/tty; wait", 30.0, waits);
    // The judge is stopped as by Ctrl-Z.
    let mut judge = Judge::new("", ALONE, "echo >started; sleep 1; echo true");
    let running = judge.started();
    signal("-STOP", &running);
    sleep(Duration::from_secs(4));
    signal("-CONT", &running);
    let (said, status) = judge.outcome_of(running);
    assert_eq!(status, 0, "{said}");
}

#[test]
fn what_flees_is_ended() {
    for fleeing in [
        "setsid sleep 60 & echo true",
        "setsid sleep 60 >/dev/null 2>&1 & echo true",
        "(setsid sh -c 'sleep 60 & setsid sleep 60 & wait' &) ; echo true",
        "(setsid yes >&2 &); echo true",
    ] {
        check_found(fleeing, 15.0, "true");
    }
    // What was there before the judge stays.
    let mut judge = Judge::new(
        "sleep 60 >/dev/null 2>&1 & echo $! >first",
        ALONE,
        "echo true",
    );
    let running = judge.command.spawn().expect("the judge starts");
    let output = running.wait_with_output().expect("the judge ends");
    assert!(output.status.success());
    let left = processes_of(judge.folder.path());
    assert_eq!(left, ["sleep\n"]);
    let kill = Command::new("sh")
        .args(["-c", "kill $(cat first)"])
        .current_dir(&judge.folder)
        .status();
    assert!(kill.expect("kill").success());
}

#[test]
fn every_signal_ends_all_unless_it_is_ignored() {
    for (name, number) in [
        ("-HUP", 1),
        ("-INT", 2),
        ("-QUIT", 3),
        ("-ALRM", 14),
        ("-TERM", 15),
    ] {
        let mut judge = Judge::new("", ALONE, "echo >started; setsid sleep 60 & sleep 60");
        let running = judge.started();
        signal(name, &running);
        assert_eq!(judge.outcome_of(running), (String::new(), 128 + number));
    }
    let mut judge = Judge::new(
        "trap '' HUP INT",
        ALONE,
        "echo >started; sleep 0.5; echo true",
    );
    let running = judge.started();
    signal("-HUP", &running);
    signal("-INT", &running);
    assert_eq!(judge.outcome_of(running).1, 0);
}

/// A compiler that says and does this.
fn with_compiler(does: &str) -> Judge {
    let judge = Judge::of_file("PATH=$PWD:$PATH", "292.c", "int main() {}\n");
    let compiler = judge.folder.path().join("gcc");
    fs::write(&compiler, format!("#!/bin/sh\n{does}\n")).expect("a script");
    fs::set_permissions(&compiler, Permissions::from_mode(0o755)).expect("a program");
    judge
}

#[test]
fn a_compiler_is_ended_too() {
    let writes = "n=0; while :; do n=$((n + 1)); echo >$TMPDIR/cc$n.s; done";
    let mut judge = with_compiler(&format!("echo >$JUDGED_IN/started; ({writes}) & {writes}"));
    let running = judge.started();
    signal("-INT", &running);
    assert_eq!(judge.outcome_of(running), (String::new(), 130));
}

#[test]
fn a_compiler_that_cannot_work_is_no_compile_error() {
    let full = "error writing to ./cc1.s: No space left on device";
    let (said, status) = with_compiler(&format!("echo '{full}'; exit 1")).outcome();
    let told = format!("error: the compiler cannot work: {full}\n");
    assert_eq!((said, status), (told, 2));
    let (said, status) = with_compiler(r"printf 'a\tb\033[31m\r\n'; exit 1").outcome();
    assert!(said.starts_with("a\tb\\u{1b}[31m\n"), "{said}");
    assert_eq!(status, 1);
    let source = "func canWinNim(n int) bool { return n%4 != 0 }\n";
    let (said, status) =
        Judge::of_file("unset HOME XDG_CACHE_HOME GOCACHE", "292.go", source).outcome();
    assert!(
        said.starts_with("error: the compiler cannot work: "),
        "{said}"
    );
    assert_eq!(status, 2);
}

#[test]
fn too_few_threads_are_told_in_one_line() {
    // The first number leaves room for none, the others for some.
    for (stack, memory) in [
        ("9000000000000000", "unlimited"),
        ("200000000", "900000"),
        ("200000000", "1500000"),
    ] {
        let setting = format!("export RUST_MIN_STACK={stack}; ulimit -v {memory}");
        let command = "sleep 1; echo true";
        let (said, status) = Judge::new(&setting, "submit --hunt 0 -j 8 292 -c", command).outcome();
        let last = said.lines().last();
        let is_told = last.is_some_and(|line| line.starts_with("error: no "));
        assert!(is_told && !said.contains("panicked"), "{said}");
        assert_eq!(status, 2);
    }
}

#[test]
fn what_the_parent_did_does_not_matter() {
    let ignores_children = "trap '' CHLD";
    let (said, status) = Judge::new(ignores_children, ALONE, "sh -c 'echo true'; :").outcome();
    assert_eq!(status, 0, "{said}");
    let (said, status) = Judge::new("mkfifo 292.py", "submit", "292.py").outcome();
    let told = "error: 292.py is no regular file\n".to_owned();
    assert_eq!((said, status), (told, 2));
}
