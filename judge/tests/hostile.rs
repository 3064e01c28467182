//! The judge beside programs that are hostile or hungry, and beside a hand on the keyboard. Whatever happens, no process
//! of a run's group and no file is left, and the judge itself needs little memory.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use itertools::Itertools;
use tempfile::tempdir;
use wait4::Wait4;

/// What a shell command answers the Nim game's question 3 with. Its parent is the judge.
const ALONE: &str = "submit --case 3 292 -t 1 -c";

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
    // What was killed just now needs a moment.
    let mut looks = 0;
    while !processes_of(folder.path()).is_empty() && looks < 1000 {
        thread::sleep(Duration::from_millis(10));
        looks += 1;
    }
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

#[test]
fn what_takes_too_much_harms_nobody() {
    let takes = |command: &str, found: &str| {
        let (said, _) = judged("", ALONE, command);
        assert!(
            said.contains(&format!("found: {found}")),
            "{command}: {said}"
        );
    };
    takes("yes 1", "endless output");
    takes("yes 1 >&2", "endless output");
    takes(
        "for i in 1 2 3 4 5 6 7 8 9 10; do sleep 600 & done; echo true",
        "true",
    );
    takes("while :; do :; done", "stopped after 1 s");
}

/// As Ctrl-C does, also where the parent ignores it.
#[test]
fn a_signal_ends_all() {
    for (setting, name) in [
        ("", "INT"),
        ("", "TERM"),
        ("", "HUP"),
        ("trap '' INT", "INT"),
    ] {
        let command = format!("sleep 600 & sleep 600 & kill -{name} $PPID; sleep 600");
        assert_eq!(judged(setting, ALONE, &command), (String::new(), 130));
    }
}

#[test]
fn a_compiler_is_ended_too() {
    let writes = "n=0; while :; do n=$((n + 1)); echo >$TMPDIR/cc$n.s; done";
    let does = format!("({writes}) & (sleep 0.2; kill -INT $PPID) & {writes}");
    let compiler = format!("cat >gcc <<'END'\n#!/bin/sh\n{does}\nEND\nchmod +x gcc");
    let setting = format!("{compiler}; PATH=$PWD:$PATH; echo 'int main() {{}}' >292.c");
    let ended = judged(&setting, "submit --hunt 0", "292.c");
    assert_eq!(ended, (String::new(), 130));
}

#[test]
fn what_is_no_file_is_not_read() {
    let told = "error: 292.py is no regular file\n".to_owned();
    assert_eq!(judged("mkfifo 292.py", "submit", "292.py"), (told, 2));
}
