//! How the judge runs a process: what it keeps of it, what it limits, and what it leaves behind.
#![cfg(unix)]

use std::ffi::OsString;
use std::time::Duration;
use std::{fs, thread};

use judge::process::{Ending, LONGEST_MESSAGES, LONGEST_OUTPUT, Limits, Run, Scratch, run};

fn shell(command: &str, memory: Option<u64>) -> Run {
    let limits = Limits { time: Duration::from_secs(20), memory };
    run(&["sh", "-c", command].map(OsString::from), b"4 5\n", limits).expect("a shell")
}

#[test]
fn what_is_written_is_kept() {
    let run = shell("cat; echo oops >&2", None);
    assert!(run.is_success());
    assert_eq!(run.output, "4 5\n");
    assert_eq!(run.messages, "oops\n");
}

#[test]
fn what_stays_in_the_background_is_ended() {
    let folder = Scratch::new().expect("a folder");
    let mark = folder.path().join("mark");
    let run = shell(&format!("(sleep 0.5; echo late >'{}') & echo 4", mark.display()), None);
    assert!(run.is_success());
    assert_eq!(run.output, "4\n");
    thread::sleep(Duration::from_millis(800));
    assert!(!mark.exists());
}

#[cfg(target_os = "linux")]
#[test]
fn what_was_written_counts_while_another_process_holds_the_output() {
    let run = shell("setsid sleep 2 2>&- & echo 4", None);
    assert!(run.is_success());
    assert_eq!(run.output, "4\n");
}

#[test]
fn endless_output_is_cut_off() {
    let run = shell("yes", None);
    assert_eq!(run.ending, Ending::TooMuchOutput);
    assert_eq!(run.output.len(), LONGEST_OUTPUT + 1);
    let run = shell("head -c 3000000 /dev/zero >&2; echo end >&2", None);
    assert!(run.is_success());
    assert!(run.messages.ends_with("end\n"));
    assert!(run.messages.len() <= 2 * LONGEST_MESSAGES);
}

#[cfg(target_os = "linux")]
#[test]
fn memory_has_a_limit() {
    let command = "head -c 300000000 /dev/zero | tail -c 300000000 | head -c 1 | wc -c";
    let run = shell(command, Some(256 << 20));
    assert_eq!(run.output.trim(), "0");
}

#[test]
fn a_temporary_folder_is_removed() {
    let folder = Scratch::new().expect("a folder");
    let path = folder.path().to_owned();
    fs::write(path.join("file"), "text").expect("a file");
    drop(folder);
    assert!(!path.exists());
}
