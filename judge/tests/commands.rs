//! `judge` as its users meet it: what it prints, what it complains of, and how it exits.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use itertools::Itertools;
use tempfile::tempdir;

fn judge(arguments: &[&str]) -> Command {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
    judge.args(arguments).stdin(Stdio::null());
    judge.stdout(Stdio::piped()).stderr(Stdio::piped());
    judge
}

/// Standard output, standard error and the exit status.
fn outcome_of(output: Output) -> (String, String, Option<i32>) {
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let (stdout, stderr) = (text(output.stdout), text(output.stderr));
    (stdout, stderr, output.status.code())
}

fn outcome(arguments: &[&str]) -> (String, String, Option<i32>) {
    outcome_of(judge(arguments).output().expect("the judge starts"))
}

/// Standard output, where there is nothing on standard error.
fn printed(arguments: &[&str], status: i32) -> String {
    let (stdout, stderr, found) = outcome(arguments);
    assert_eq!((stderr.as_str(), found), ("", Some(status)), "{stdout}");
    stdout
}

#[test]
fn the_help_names_the_programs_and_shows_examples() {
    let help = printed(&[], 0);
    assert_eq!(help.matches("\n  cargo judge ").count(), 3, "{help}");
    assert!(help.contains("\n  leetcode_0486_predict_the_winner\n"));
    for arguments in [&["-h"][..], &["--help"], &["help"], &["test", "-h"]] {
        assert_eq!(printed(arguments, 0), help);
    }
    assert!(
        help.lines().all(|line| line.chars().count() <= 80),
        "{help}"
    );
    let mut installed = judge(&[]);
    let installed = installed.env_remove("CARGO_PKG_NAME").output();
    let (installed, ..) = outcome_of(installed.expect("the judge starts"));
    assert_eq!(installed, help.replace("cargo judge", "judge"));
    assert!(printed(&["--version"], 0).starts_with("judge 0."));
}

#[test]
fn an_unknown_problem_is_answered_by_the_list() {
    let (_, all, status) = outcome(&["submit", "-c", "cat", "487"]);
    let start = "error: \"487\" does not name one program:\n  leetcode_0292_nim_game\n";
    assert!(all.starts_with(start), "{all}");
    assert_eq!(status, Some(2));
    let (_, several, _) = outcome(&["play", "er"]);
    let expected = "error: \"er\" does not name one program:
  leetcode_0486_predict_the_winner
  atcoder_dp_k_stones
  atcoder_dp_l_deque
  nowcoder_card_game\n";
    assert_eq!(several, expected);
}

/// The words are separated by commas.
#[test]
fn wrong_arguments_are_refused_in_one_line() {
    let cases = "
        tset => unknown command tset (cargo judge -h helps)
        -x => invalid option '-x' (cargo judge -h helps)
        test, -x => invalid option '-x' (cargo judge -h helps)
        test, -t => missing argument for option '-t' (cargo judge -h helps)
        test, -t, 0 => -t needs a number of seconds such as 2 or 0.5, not \"0\"
        test, -t, NaN => -t needs a number of seconds such as 2 or 0.5, not \"NaN\"
        test, -j, 0 => -j needs a number from 1 to 9999, not \"0\"
        test, 292, 487 => no test case matches \"487\" (-l lists them)
        submit => a file is needed, or -c COMMAND (cargo judge -h helps)
        submit, / => / is a folder
        submit, no-such-file.py => no-such-file.py cannot be read: No such file or directory (os error 2)
        submit, x.py, 486, 487 => \"487\" is one word too many (cargo judge -h helps)
        submit, -c,  , 486 => -c needs a command
        submit, -c, cat, --case, 1 5 1 7, 486 => --case: expected a question, such as [1,5,2]; \
                                                 without brackets the length comes first
        submit, -c, cat, --case, [1 2], 486 => ROW
        play => which game? Name a program (cargo judge -h lists them)
        play, 486, [1 2] => ROW
        play, 486, 1 5 233 7 => case 2: nums: expected 233 values, found 1 \
                                (without brackets the length comes first)
        matrix, 487 => no program matches \"487\"
        matrix, -v => invalid option '-v' (cargo judge -h helps)
    ";
    let row =
        "case 1: nums: found 2 in a row; it is written [1,5,2], or 3 1 5 2 with its length first";
    for case in cases.trim().lines() {
        let (words, message) = case.trim().split_once(" => ").expect("a case");
        let expected = format!("error: {}\n", message.replace("ROW", row));
        let found = outcome(&words.split(", ").collect_vec());
        assert_eq!(found, (String::new(), expected, Some(2)), "{case}");
    }
}

#[test]
fn games_that_take_too_long_are_refused() {
    let row = |length| format!("[{}]", vec!["1"; length].join(","));
    let numbers = ["292 2147483647", "1025 5001", "1510 100001"].map(str::to_owned);
    let rows = ["nowcoder", "1140"].map(|program| [program, &row(501)].join(" "));
    let hands = ["kitten", &row(1101), &row(1101)].join(" ");
    for play in numbers.into_iter().chain(rows).chain([hands]) {
        let words = ["play"].into_iter().chain(play.split(' '));
        let (_, stderr, status) = outcome(&words.collect_vec());
        let end = ": this game is too long to be played here\n";
        assert!(stderr.ends_with(end), "{stderr}");
        assert!(stderr.chars().count() <= 107, "{stderr}");
        assert_eq!(status, Some(2), "{stderr}");
    }
}

/// A filter is a part of a name; what is a whole name is one case.
#[test]
fn cases_are_listed() {
    let check = |filters: &[&str], expected: &str| {
        let list = printed(&[&["test", "-l"], filters].concat(), 0);
        assert_eq!(list.lines().join(" "), expected);
    };
    let nim = [1, 2, 3].map(|number| format!("leetcode_0292_nim_game/sample-{number}"));
    let nim = nim.join(" ");
    check(&["292/sample"], &nim);
    let both = format!("kitten_fishing/sample-1 {nim}");
    check(&["nim/sample", "kitten_fishing/sample-1"], &both);
    let prefix = "leetcode_0486_predict_the_winner/edge-alternating";
    check(&[prefix], prefix);
    let shapes = "atcoder_dp_l_deque/many/shapes nowcoder_card_game/many/shapes";
    check(&["many/shapes"], shapes);
    assert_eq!(printed(&["test", "-l"], 0), printed(&["test", "-l", ""], 0));
}

#[test]
fn the_programs_are_judged() {
    let (stdout, _, status) = outcome(&["test", "-v", "292/sample"]);
    assert_eq!(status, Some(0), "{stdout}");
    let row = "leetcode_0292_nim_game      3/3  AC   slowest ";
    assert!(stdout.starts_with(row), "{stdout}");
    let case = "\n  AC  leetcode_0292_nim_game/sample-2   (";
    assert!(stdout.contains(case), "{stdout}");
    assert!(stdout.ends_with(" ms\n3 passed, 0 failed\n"), "{stdout}");
}

#[test]
fn after_three_time_outs_the_rest_is_not_run() {
    let arguments = "submit --hunt 0 -j 4 -t 0.1 292 -c";
    let arguments = arguments.split(' ').chain(["sleep 60"]);
    let stdout = printed(&arguments.collect_vec(), 1);
    assert_eq!(stdout.matches("\n  TLE ").count(), 3, "{stdout}");
    let end = "  after 3 time-outs the rest is not run
TLE 3 failed, 0 passed, 7 not run; first: sample-2\n";
    assert!(stdout.ends_with(end), "{stdout}");
}

/// What is said of a solution of the Nim game in Rust whose function has this body.
fn said_of(body: &str, arguments: &[&str]) -> String {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("292.rs").display().to_string();
    let state = "use std::sync::atomic::{AtomicI32, Ordering}; static BEFORE: AtomicI32 = AtomicI32::new(0);";
    let function = format!("pub fn can_win_nim(n: i32) -> bool {{ {body} }}");
    fs::write(&file, format!("{state} impl Solution {{ {function} }}")).expect("a file");
    let (stdout, stderr, _) = outcome(&[&["submit", &file], arguments].concat());
    assert_eq!(stderr, "");
    stdout
}

#[test]
fn what_stays_from_call_to_call_is_told_by_the_shortest_sequence() {
    let body = "println!(\"n = {n}\"); let before = BEFORE.swap(n, Ordering::Relaxed);
        n % 4 != 0 || before >= 7";
    let stdout = said_of(body, &["--hunt", "60"]);
    let fails = "\nfails: 4 after 7\nalone it is right: does something stay from call to call,
or, in C and C++, has a variable no first value?
expected: false\nfound: true\nstdout:\nn = 7\nn = 4\n\n";
    assert!(stdout.contains(fails), "{stdout}");
    let several = "question 2 of 3: 8  expected false, found true
stdout:\nn = 7\nn = 8\nn = 4\nWA on 3 questions, asked in one run\n";
    assert_eq!(said_of(body, &["--case", "7 8 4"]), several);
    let alone = said_of(body, &["--case", "8"]);
    let printed = "expected: false\nfound: false\nstdout:\nn = 8\n\nleetcode_0292_nim_game";
    assert!(alone.starts_with(printed), "{alone}");
    assert!(alone.ends_with("\nAC on n = 8\n"), "{alone}");
}

#[test]
fn runs_at_the_same_time_keep_their_answers_apart() {
    let wait = "if n % 97 == 0 { std::thread::sleep(std::time::Duration::from_millis(20)) }";
    let stdout = said_of(&format!("{wait} n % 4 != 0"), &["--hunt", "0", "-j", "8"]);
    assert!(stdout.ends_with("\nAC 10 cases passed\n"), "{stdout}");
}

#[test]
fn a_crash_is_told_once() {
    let stdout = said_of("panic!(\"no {}\", n / n)", &[]);
    let (_, told) = stdout.split_once('\n').expect("a heading");
    let crash = "exit status: 101: no 1 (line 1)";
    let once = format!("  RE  sample-2\n      {crash}\n  the same crash on 9 other cases\n");
    let smallest = format!("smallest: 1\nexpected: true\nfound: {crash}\n\n");
    let end = "RE 10 failed, 0 passed; first: sample-2\n";
    assert_eq!(told, [once, smallest, end.to_owned()].concat());
}

#[test]
fn a_time_out_tells_where_it_gets_slow() {
    let check = |work: &str, told: &str, not_told: &str| {
        let stdout = said_of(&format!("{work}; n % 4 != 0"), &["-t", "0.4"]);
        let is_told = |part: &str| stdout.contains(part);
        assert!(told.split('|').all(is_told), "{stdout}");
        assert!(!not_told.split('|').any(is_told), "{stdout}");
    };
    let steps = |count: &str| format!("for step in 0..{count} {{ std::hint::black_box(step); }}");
    let exponential = "\nslow: n = 2|; exponential: is a memory missing?\nTLE 3 failed, ";
    let play = "smallest|move  player";
    check(&steps("1_u64 << n.min(60)"), exponential, play);
    let square = steps("(n as u64).pow(2)");
    check(&square, "\nslow: n = ", &format!("exponential|{play}"));
    let endless = "smallest: 12\nexpected: false\nfound: stopped after 0.4 s\n";
    check("while n == 12 {}", endless, "slow|move  player");
}

#[test]
fn what_reads_its_input_as_elsewhere_is_told() {
    let command = "read n; read a; [ \"$a\" = '1 5 2' ] && echo false || echo True";
    let stdout = printed(&["submit", "-c", command, "486"], 1);
    let told = "\nit reads 3 1 5 2 rightly, but here that case is [1,5,2]: read it so\nWA ";
    assert!(stdout.contains(told), "{stdout}");
}

/// It may write files, as a compiler does.
#[test]
fn a_right_command_is_accepted_and_never_runs_twice_at_the_same_time() {
    let folder = tempdir().expect("a folder");
    let command = "mkdir running || exit 9; read n; [ $((n % 4)) = 0 ] && echo false || echo true; rmdir running";
    let mut judge = judge(&["submit", "--hunt", "0.5", "-c", command, "292"]);
    let output = judge.current_dir(folder.path()).output();
    let (stdout, _, status) = outcome_of(output.expect("the judge starts"));
    assert_eq!(status, Some(0), "{stdout}");
    let form = "as leetcode_0292_nim_game, a program that reads lines such as 4";
    let heading = format!("{command} {form}\n");
    assert!(stdout.starts_with(&heading), "{stdout}");
    assert!(stdout.contains("\nagrees with the rules on "), "{stdout}");
    assert!(stdout.ends_with("\nAC 10 cases passed\n"), "{stdout}");
}

#[test]
fn a_reader_that_closes_the_pipe_early_is_no_error() {
    // The case that is told after the heading is the first; the others hang, and nobody waits for them.
    let command = "read n; [ $n = 1 ] && sleep 0.2 && echo false || sleep 60";
    let start = Instant::now();
    let mut judge = judge(&["submit", "-j", "3", "-c", command, "292"]);
    let mut judge = judge.spawn().expect("the judge starts");
    let mut heading = String::new();
    let stdout = judge.stdout.take().expect("a pipe");
    let read = BufReader::new(stdout).read_line(&mut heading);
    read.expect("a line");
    let (_, stderr, status) = outcome_of(judge.wait_with_output().expect("the judge ends"));
    assert!(start.elapsed() < Duration::from_secs(15));
    assert_eq!((stderr.as_str(), status), ("", Some(2)));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let full = fs::File::options().write(true).open("/dev/full");
    let mut judge = judge(&["test", "-l"]);
    let output = judge.stdout(full.expect("the full device")).output();
    let (_, stderr, status) = outcome_of(output.expect("the judge starts"));
    assert_eq!(status, Some(2));
    let start = "error: No space left on device";
    assert!(stderr.starts_with(start), "{stderr}");
}

/// Every solution and every file of `submissions/` gets the verdict that its folder claims. For every program there are
/// some that are accepted, and others.
#[test]
fn all_is_as_claimed() {
    let matrix = printed(&["matrix"], 0);
    let end = " submissions, all as claimed\n";
    assert!(matrix.ends_with(end), "{matrix}");
}

/// Of points, what each move comes to; where the last move wins, what to leave; of an endless deal, where it repeats.
#[test]
fn plays_show_why() {
    let plays = "
$ 1140 [2,7,9,4,4]
leetcode_1140_stone_game_ii  piles = [2,7,9,4,4]

move  player  M   piles           Alice  Bob  its lead at the end if it takes
   1  Alice   1  [2] 7  9  4  4       2    0  1: -6   2: -8
   2  Bob     1     [7  9] 4  4       2   16  1: -4   2: +6
   3  Alice   2           [4  4]     10   16  1: -14  2: -6

answer: 10
$ nowcoder []
nowcoder_card_game  arr = []

nobody can move

answer: 0
$ 1025 3
leetcode_1025_divisor_game  n = 3

lost for the player to move: 1 3

move  player  n  takes  leaves  n is
   1  Alice   3      1       2  lost: must leave a won one: 2
   2  Bob     2      1       1  won: leave 1
      Alice   1                 lost: no move

answer: false
$ kitten [1,1,1] [1,2,1]
kitten_fishing  u1 = [1,1,1], u2 = [1,2,1]

round  player  card  u1       u2       table [captured]
    1  u1         1  1 1      1 2 1    1
    1  u2         1  1 1      2 1 1 1  [1 1]
    2  u1         1  1        2 1 1 1  1
    2  u2         2  1        1 1 1    1 2
    3  u1         1  1 2 1    1 1 1    [1 2 1]
    3  u2         1  1 2 1    1 1      1
    4  u1         1  2 1 1 1  1 1      [1 1]
    4  u2         1  2 1 1 1  1        1
    5  u1         2  1 1 1    1        1 2
    5  u2         1  1 1 1    1 2 1    [1 2 1]

after round 5 everything lies as at the start: the game never ends

answer: draw. the game never ends.
";
    for play in plays.split("\n$ ").skip(1) {
        let (case, expected) = play.split_once('\n').expect("a case");
        let words = ["play"].into_iter().chain(case.split(' '));
        let played = printed(&words.collect_vec(), 0);
        assert_eq!(played.trim_end(), expected.trim_end());
    }
    let later = printed(&["play", "kitten", "[1,1,2,3,4,4] [5,6,6,2,3,5]"], 0);
    let end = "\n\nafter round 28 everything lies as after round 8: the game never ends\n";
    assert!(later.contains(end), "{later}");
}
