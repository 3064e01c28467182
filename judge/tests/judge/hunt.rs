//! The hunt finds the smallest games that wrong solutions get wrong, whatever way they are wrong.
#![cfg(unix)]

use std::time::{Duration, Instant};

use judge::contestant::{Asked, Contestant};
use judge::games::tiny;
use judge::hunt::{Answered, Budget, Hunted, hunt};
use judge::process::Limits;
use judge::verdict::Verdict;
use two_player_games::problems::Form;
use two_player_games::{PROBLEMS, Question, reference};

use crate::entry;

const TIME: Duration = Duration::from_millis(500);

/// What the programs in awk may call. A line has the numbers a[1] to a[n]; `best` takes one above 8 for a 0.
const FUNCTIONS: &str = "
    function alternating_sum(i) { return i > n ? 0 : a[i] - alternating_sum(i + 1) }
    function value(i) { return a[i] > 8 ? 0 : a[i] }
    function best(i, j, first, last) {
        if (i > j) return 0
        first = value(i) - best(i + 1, j)
        last = value(j) - best(i, j - 1)
        return first > last ? first : last
    }";

/// The hunt for a program in awk that answers `true` if `condition` holds, and is asked many questions a run.
fn hunted(program: &str, condition: &str, known: Option<&Answered>, games: usize) -> Hunted {
    let answer = format!("print ({condition}) ? \"true\" : \"false\"; fflush()");
    let text = format!("{FUNCTIONS}\n{{ gsub(/[][,]/, \" \"); n = split($0, a); {answer} }}");
    let words = ["awk", &text].map(Into::into).into();
    let limits = Limits { time: TIME, memory: None };
    let contestant = Contestant { words, limits, asked: Asked::ByStandardInput };
    let budget = Budget { until: Instant::now() + Duration::from_secs(600), games, at_once: 2 };
    hunt(entry(program), &contestant, known, budget).expect("a hunt")
}

/// The smallest game, and how it fails.
fn smallest(program: &str, condition: &str) -> (String, Verdict) {
    let failure = hunted(program, condition, None, 20_000).failure.expect("a failure");
    (failure.game.to_string(), failure.verdict)
}

#[test]
fn wrong_answers_crashes_and_hangs_are_found() {
    let nim = "leetcode_0292_nim_game";
    assert_eq!(smallest(nim, "a[1] % 3"), ("3".to_owned(), Verdict::WrongAnswer));
    assert_eq!(smallest(nim, "a[1] == 8 ? system(\"kill $PPID\") : a[1] % 4"), ("8".to_owned(), Verdict::RunTimeError));
    let hangs = "a[1] == 12 ? system(\"sleep 60\") : a[1] % 4";
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
    let smallest = smallest("leetcode_0486_predict_the_winner", "alternating_sum(1) >= 0");
    assert_eq!(smallest, (expected, Verdict::WrongAnswer));
}

#[test]
fn what_fails_only_in_larger_games_is_made_smaller() {
    let condition = "a[1] % 4 && a[1] < 5000";
    let failure = hunted("leetcode_0292_nim_game", condition, None, 20_000).failure.expect("a failure");
    assert_eq!(failure.game, Question::Number(5001));
    // No tiny row has a number above 8.
    let condition = "best(1, n) >= 0";
    let known = (Question::Row(vec![3, 50, 1, 2, 0, 4, 7]), "false".to_owned());
    let failure = hunted("leetcode_0486_predict_the_winner", condition, Some(&known), 100).failure.expect("a failure");
    assert_eq!(failure.verdict, Verdict::WrongAnswer);
    assert!(failure.game.length() <= 3, "{}", failure.game);
    assert!(failure.game.values().iter().sum::<i32>() <= 18, "{}", failure.game);
}

#[test]
fn what_stays_from_call_to_call_is_told() {
    let condition = "calls++ || a[1] % 4";
    let failure = hunted("leetcode_0292_nim_game", condition, None, 20_000).failure.expect("a failure");
    assert_eq!(failure.game, Question::Number(4));
    assert!(!failure.is_alone);
}

#[test]
fn what_agrees_is_told_with_its_count() {
    let hunted = hunted("leetcode_0292_nim_game", "a[1] % 4", None, 3000);
    assert!(hunted.failure.is_none());
    assert_eq!(hunted.compared, "all 2,000 numbers from 1, and on 1,000 random ones");
}

/// The smallest number that a program in the shell gets wrong, if one is found in this time.
fn smallest_number(script: &str, time: Duration) -> Option<Question> {
    let words = ["sh", "-c", script].map(Into::into).into();
    let limits = Limits { time: TIME, memory: None };
    let contestant = Contestant { words, limits, asked: Asked::ByStandardInput };
    let budget = Budget { until: Instant::now() + time, games: 100, at_once: 2 };
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
