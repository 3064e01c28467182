//! The judge beside programs that are hostile, hungry, asleep or fleeing, and beside a hand on the keyboard. Whatever
//! happens, no process and no file is left, and the judge itself needs little memory.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use itertools::Itertools;
use tempfile::tempdir;
use wait4::Wait4;

/// What a shell command answers the Nim game's question 3 with. Its parent is the judge.
const ALONE: &str = "submit --case 3 292 -t 0.5 -c";

/// What the judge says, and its exit status. The shell does `setting` before, in a folder that is also that of temporary
/// files. All that is started has the folder's name in its environment.
fn judged(setting: &str, arguments: &str, last: &str) -> (String, i32) {
    let folder = tempdir().expect("a folder");
    let mut command = Command::new("sh");
    let judge = env!("CARGO_BIN_EXE_judge");
    command.args(["-c", &format!("{setting}\nexec \"$@\" 2>&1"), "sh", judge]);
    command.args(arguments.split(' ')).arg(last);
    command.current_dir(&folder).env("TMPDIR", folder.path());
    command.env("JUDGED_IN", folder.path()).stdin(Stdio::null());
    let mut judge = command.stdout(Stdio::piped()).spawn().expect("a shell");
    let mut said = String::new();
    let mut output = judge.stdout.take().expect("a pipe");
    output.read_to_string(&mut said).expect("text");
    let used = judge.wait4().expect("the judge ends");
    assert!(used.rusage.maxrss < 200 << 20, "{command:?}: {used:?}");
    assert_eq!(processes_of(folder.path()), [""; 0], "{command:?}");
    let files = fs::read_dir(&folder).expect("a folder");
    let files = files.map(|file| file.expect("a file").file_name());
    let left = files.filter(|name| name.to_string_lossy().contains("judge-"));
    assert_eq!(left.collect_vec(), [""; 0], "{command:?}");
    (said, used.status.code().expect("an exit"))
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

/// Checks what is found when each command is asked, and that it is found soon.
fn check_found<const N: usize>(found: [(&str, &str); N]) {
    for (command, found) in found {
        let start = Instant::now();
        let said = judged("", ALONE, command).0.replace('\n', " ");
        assert!(start.elapsed() < Duration::from_secs(15), "{command}");
        let found = format!("found: {found} ");
        assert!(said.contains(&found), "{command}: {said}");
    }
}

#[test]
fn endless_output_is_ended() {
    check_found([
        ("yes 1", "endless output"),
        ("yes 1 >&2", "endless output"),
        ("setsid yes & sleep 60", "endless output"),
        (
            "yes | head -c 3000000 >&2; echo end >&2; exit 3",
            "exit status: 3: end",
        ),
    ]);
    let (said, _) = judged("", "submit --hunt 0 -j 8 292 -c", "yes 1");
    assert!(said.contains("endless output"), "{said}");
}

#[test]
fn what_ended_a_child_of_a_shell_is_told() {
    let killed = "signal: 9 (SIGKILL), killed from outside: is the machine out of memory?";
    check_found([
        (
            "sh -c 'while :; do :; done'; exit $?",
            "stopped after 0.5 s",
        ),
        ("sh -c 'kill -9 $$'; exit $?", &format!("{killed}: Killed")),
        (
            "sh -c 'kill -FPE $$'; exit 136",
            "signal: 8 (SIGFPE): Floating point exception",
        ),
    ]);
    // It is killed after half of its time.
    let half = "ulimit -t 1; while :; do :; done";
    let (said, _) = judged("", &ALONE.replace("0.5", "1.9"), half);
    assert!(said.contains(&format!("found: {killed}\n")), "{said}");
}

#[test]
fn only_time_on_the_processor_counts_unless_it_sleeps() {
    let waits = "waits for something: is input read that is not there?";
    check_found([
        ("sleep 0.9; sleep 0.9; echo true", "true"),
        ("sleep 60", waits),
        ("sleep 60 & cat </dev/tty; wait", waits),
        // The judge is stopped as by Ctrl-Z.
        (
            "kill -STOP $PPID; sleep 4; kill -CONT $PPID; echo true",
            "true",
        ),
    ]);
}

#[test]
fn what_flees_is_ended() {
    check_found([
        ("setsid sleep 60 & echo true", "true"),
        ("setsid sleep 60 >/dev/null 2>&1 & echo true", "true"),
        (
            "(setsid sh -c 'sleep 60 & setsid sleep 60 & wait' &) ; echo true",
            "true",
        ),
        ("(setsid yes >&2 &); echo true", "true"),
    ]);
    let (said, _) = judged("(sleep 2; echo it stays) &", ALONE, "echo true");
    assert!(said.ends_with("it stays\n"), "{said}");
}

#[test]
fn every_signal_ends_all_unless_it_is_ignored() {
    for (name, number) in [
        ("HUP", 1),
        ("INT", 2),
        ("QUIT", 3),
        ("ALRM", 14),
        ("TERM", 15),
    ] {
        let command = format!("setsid sleep 60 & sleep 0.2; kill -{name} $PPID; sleep 60");
        assert_eq!(judged("", ALONE, &command), (String::new(), 128 + number));
    }
    let command = "kill -HUP $PPID; kill -INT $PPID; sleep 0.2; echo true";
    assert_eq!(judged("trap '' HUP INT", ALONE, command).1, 0);
}

/// What is said when the compiler does this.
fn compiled(does: &str) -> (String, i32) {
    let compiler = format!("cat >gcc <<'END'\n#!/bin/sh\n{does}\nEND\nchmod +x gcc");
    let setting = format!("{compiler}; PATH=$PWD:$PATH; echo 'int main() {{}}' >292.c");
    judged(&setting, "submit --hunt 0", "292.c")
}

#[test]
fn a_compiler_is_ended_too() {
    let writes = "n=0; while :; do n=$((n + 1)); echo >$TMPDIR/cc$n.s; done";
    let does = format!("({writes}) & (sleep 0.2; kill -INT $PPID) & {writes}");
    assert_eq!(compiled(&does), (String::new(), 130));
}

#[test]
fn a_compiler_that_cannot_work_is_no_compile_error() {
    let full = "error writing to ./cc1.s: No space left on device";
    let told = format!("error: the compiler cannot work: {full}\n");
    assert_eq!(compiled(&format!("echo '{full}'; exit 1")), (told, 2));
    let (said, status) = compiled(r"printf 'a\tb\033[31m\r\n'; exit 1");
    assert!(said.starts_with("a\tb\\u{1b}[31m\n"), "{said}");
    assert_eq!(status, 1);
    let homeless = "unset HOME XDG_CACHE_HOME GOCACHE
        echo 'func canWinNim(n int) bool { return n%4 != 0 }' >292.go";
    let (said, status) = judged(homeless, "submit", "292.go");
    let start = "error: the compiler cannot work: ";
    assert!(said.starts_with(start), "{said}");
    assert_eq!(status, 2);
}

#[test]
fn too_few_threads_are_told_in_one_line() {
    let for_none = "export RUST_MIN_STACK=9000000000000000";
    let for_few = "export RUST_MIN_STACK=200000000; ulimit -v 900000";
    let for_some = "export RUST_MIN_STACK=200000000; ulimit -v 1500000";
    for room in [for_none, for_few, for_some] {
        let command = "sleep 1; echo true";
        let (said, status) = judged(room, "submit --hunt 0 -j 8 292 -c", command);
        let last = said.lines().last();
        let is_told = last.is_some_and(|line| line.starts_with("error: no "));
        assert!(is_told && !said.contains("panicked"), "{said}");
        assert_eq!(status, 2);
    }
}

#[test]
fn what_the_parent_did_does_not_matter() {
    let (said, status) = judged("trap '' CHLD", ALONE, "sh -c 'echo true'; :");
    assert_eq!(status, 0, "{said}");
    let told = "error: 292.py is no regular file\n".to_owned();
    assert_eq!(judged("mkfifo 292.py", "submit", "292.py"), (told, 2));
}
