//! The hunt finds the smallest games that wrong solutions get wrong, whatever way they are wrong.
#![cfg(unix)]

use std::ffi::OsString;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use judge::contestant::{Asked, Contestant};
use judge::games::tiny;
use judge::hunt::{Answered, Budget, Hunted, hunt};
use judge::languages::python_itself;
use judge::process::Limits;
use judge::verdict::Verdict;
use two_player_games::problems::Form;
use two_player_games::{PROBLEMS, Question, reference};

use crate::entry;

const TIME: Duration = Duration::from_millis(500);

static PYTHON: LazyLock<OsString> = LazyLock::new(|| python_itself("python3".as_ref()));

/// The hunt for a program in Python, which reads the row `a` and says `answer`, and is asked many questions a run. It
/// starts without other packages, which would take most of the time.
fn hunted(program: &str, answer: &str, known: Option<&Answered>, games: usize) -> Hunted {
    let text = format!("import sys, time\nfor line in sys.stdin:\n a = eval(line)\n print({answer}, flush=True)");
    let words = vec![PYTHON.clone(), "-S".into(), "-c".into(), text.into()];
    let contestant =
        Contestant { words, limits: Limits { time: TIME, memory: None }, asked: Asked::ByStandardInput, at_once: 2 };
    let budget = Budget { until: Instant::now() + Duration::from_secs(600), games };
    hunt(entry(program), &contestant, known, budget).expect("a hunt")
}

/// The smallest game, and how it fails.
fn smallest(program: &str, answer: &str) -> (String, Verdict) {
    let failure = hunted(program, answer, None, 20_000).failure.expect("a failure");
    (failure.game.to_string(), failure.verdict)
}

#[test]
fn wrong_answers_crashes_and_hangs_are_found() {
    let nim = "leetcode_0292_nim_game";
    assert_eq!(smallest(nim, "'true' if a % 3 else 'false'"), ("3".to_owned(), Verdict::WrongAnswer));
    assert_eq!(
        smallest(nim, "'true' if a % 4 else 'false' if a != 8 else 1 // 0"),
        ("8".to_owned(), Verdict::RunTimeError)
    );
    let hangs = "'true' if a % 4 else 'false' if a != 12 else time.sleep(60)";
    assert_eq!(smallest(nim, hangs), ("12".to_owned(), Verdict::TimeLimitExceeded));
}

/// The order that is promised: by length, then by the largest absolute value, then 0, 1, −1, 2, −2 … from the front.
fn order(row: &[i32]) -> impl Ord + use<> {
    let place = |value: &i32| 2 * value.abs() - i32::from(*value > 0);
    (row.len(), row.iter().map(|value| value.abs()).max(), row.iter().map(place).collect::<Vec<_>>())
}

/// Independent of the hunt: all tiny rows that a judge may ask, sorted.
#[test]
fn tiny_rows_come_in_the_promised_order() {
    for problem in PROBLEMS.iter().filter(|problem| matches!(problem.form, Form::Row(_))) {
        let found: Vec<Vec<i32>> = tiny(problem).concat().iter().map(Question::values).collect();
        let least = found.iter().flatten().min().expect("a value");
        let most = found.iter().flatten().max().expect("a value");
        let longest = found.iter().map(Vec::len).max().expect("a row");
        let values: Vec<i32> = (*least..=*most).collect();
        let mut rows: Vec<Vec<i32>> =
            reference::all_rows(longest, &values).filter(|row| problem.allows(&Question::Row(row.clone()))).collect();
        rows.sort_by_key(|row| order(row));
        assert!(found == rows, "{}", problem.program);
    }
}

#[test]
fn the_first_failure_is_a_smallest_one() {
    let wrong = |row: &[i32]| row.iter().step_by(2).sum::<i32>() >= row.iter().skip(1).step_by(2).sum::<i32>();
    let rows = reference::all_rows(5, &[0, 1, 2]).filter(|row| !row.is_empty());
    let failing = rows.filter(|row| wrong(row) != (reference::either_end_lead(row) >= 0));
    let expected = Question::Row(failing.min_by_key(|row| order(row)).expect("a row")).to_string();
    let answer = "'true' if sum(a[::2]) >= sum(a[1::2]) else 'false'";
    assert_eq!(smallest("leetcode_0486_predict_the_winner", answer), (expected, Verdict::WrongAnswer));
}

#[test]
fn what_fails_only_in_larger_games_is_made_smaller() {
    let answer = "'true' if a % 4 and a < 5000 else 'false'";
    let failure = hunted("leetcode_0292_nim_game", answer, None, 20_000).failure.expect("a failure");
    assert_eq!(failure.game, Question::Number(5001));
    // A value of 9 or more is forgotten: no tiny row has one.
    let sums = "(lambda f: 'true' if f(tuple(0 if x > 8 else x for x in a)) >= 0 else 'false')\
                (lambda f, a: max(a[0] - f(f, a[1:]), a[-1] - f(f, a[:-1])) if a else 0)";
    let forgets = sums.replace("(lambda f: 'true' if f(tuple(", "(lambda f: 'true' if f(f, tuple(");
    let known = (Question::Row(vec![3, 50, 1, 2, 0, 4, 7]), "false".to_owned());
    let failure = hunted("leetcode_0486_predict_the_winner", &forgets, Some(&known), 100).failure.expect("a failure");
    assert_eq!(failure.verdict, Verdict::WrongAnswer);
    assert!(failure.game.length() <= 3 && failure.game.values().iter().sum::<i32>() <= 18, "{}", failure.game);
}

#[test]
fn what_stays_from_call_to_call_is_told() {
    let answer =
        "('true' if a % 4 else 'false') if not hasattr(sys, 'seen') and not setattr(sys, 'seen', 1) else 'true'";
    let failure = hunted("leetcode_0292_nim_game", answer, None, 20_000).failure.expect("a failure");
    assert_eq!((failure.game, failure.is_alone), (Question::Number(4), false));
}

#[test]
fn what_agrees_is_told_with_its_count() {
    let hunted = hunted("leetcode_0292_nim_game", "'true' if a % 4 else 'false'", None, 3000);
    assert!(hunted.failure.is_none());
    assert_eq!(hunted.compared, "all 2,000 numbers from 1, and on 1,000 random ones");
}

/// The smallest number that a program in the shell gets wrong, if one is found in this time.
fn smallest_number(script: &str, time: Duration) -> Option<Question> {
    let words = ["sh", "-c", script].map(Into::into).into();
    let limits = Limits { time: TIME, memory: None };
    let contestant = Contestant { words, limits, asked: Asked::ByStandardInput, at_once: 2 };
    let budget = Budget { until: Instant::now() + time, games: 100 };
    let hunted = hunt(entry("leetcode_0292_nim_game"), &contestant, None, budget).expect("a hunt");
    hunted.failure.map(|failure| failure.game)
}

#[test]
fn a_program_that_answers_once_is_hunted_too() {
    let wrong_at_three = "read n; [ $((n % 3)) = 0 ] && echo false || echo true";
    assert_eq!(smallest_number(wrong_at_three, Duration::from_secs(600)), Some(Question::Number(3)));
}

/// Such as a program that hangs: the first question that it is asked may take all the time.
#[test]
fn the_first_games_are_asked_also_if_no_time_is_left() {
    assert_eq!(smallest_number("while read n; do echo false; done", Duration::ZERO), Some(Question::Number(1)));
}
