//! Tries a program, on the stored cases or on questions of the user's, and says what helps on.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use games::{Problem, Question, counted};
use itertools::Itertools;
use two_player_games::questions;

use crate::compare::cases::{Answered, CaseName, StoredCase, cases_of};
use crate::compare::judgement::{Judgement, Verdict, judge, judge_all};
use crate::compare::layout::reads_otherwise;
use crate::hunt::{Hunted, ask_alone, hunt};
use crate::prepare::sanitizers::finding;
use crate::report::failure::{of_answers, of_failure};
use crate::report::{Told, bar, of_all, of_rest, undisturbed, with_sign, wrapped};
use crate::run::program::Program;
use crate::slow::{PROBE_TIME, where_slow};

/// Judges one question alone: the verdict, and expected, found and the play. Or several in one run.
pub fn judge_alone(
    problem: &'static Problem,
    program: &Program,
    case: &str,
) -> Result<(Verdict, String)> {
    let questions = questions(problem, case)?;
    let example = problem.example();
    let has_rows = example.contains('[') && !case.contains('[');
    let hint = if has_rows {
        "; without brackets the length comes first"
    } else {
        ""
    };
    let is_clear = questions.len() == 1 || !has_rows;
    ensure!(
        is_clear,
        "--case: expected a question, such as {example}{hint}"
    );
    let expected = questions.iter().map(|question| {
        let name = problem.named(question);
        let too_long = || format!("the rules would take too long to play {name}");
        problem.answer(question).with_context(too_long)
    });
    let expected: Vec<_> = expected.try_collect()?;
    let [question] = &questions[..] else {
        return judge_in_one_run(problem, program, questions, expected);
    };
    let asked = (question.clone(), expected.concat());
    let outcome = ask_alone(problem, program, &asked)?;
    let finding = finding(program, problem, Some(question));
    let finding = finding.map_or(String::new(), |finding| wrapped("", &finding) + "\n");
    let mut text = of_answers(problem, &asked, &outcome) + &finding;
    if !problem.allows(question) {
        text = format!("{question} is beyond the judge's limits\n{text}");
    }
    let summary = of_all(outcome.verdict, &format!("on {}", problem.named(question)));
    Ok((outcome.verdict, text + &summary))
}

fn judge_in_one_run(
    problem: &'static Problem,
    program: &Program,
    questions: Vec<Question>,
    expected: Vec<String>,
) -> Result<(Verdict, String)> {
    let count = counted(questions.len(), "question");
    let case = String::new();
    let name = CaseName { problem, case };
    let case = StoredCase {
        name,
        questions,
        expected,
    };
    let judgement = judge(program, &case)?;
    let details = wrapped("", &judgement.details);
    let summary = of_all(judgement.verdict, &format!("on {count}, asked in one run"));
    Ok((judgement.verdict, details + &judgement.printed + &summary))
}

/// Judges the stored cases, and says why it is slow, or looks for the smallest game that fails. Returns the verdict, and
/// the last line on it.
pub fn judge_and_hunt(
    problem: &'static Problem,
    program: &mut Program,
    jobs: usize,
    hunt_time: Duration,
    output: &mut impl Write,
) -> Result<(Verdict, String)> {
    let cases = cases_of(problem)?;
    let mut told = Told::default();
    let done = AtomicUsize::new(0);
    let sign = |time| bar(done.load(Ordering::Relaxed), cases.len(), time);
    let judge_all = || {
        judge_all(program, &cases, jobs, |judgement| {
            done.fetch_add(1, Ordering::Relaxed);
            let text = told.of_case(judgement);
            undisturbed(|| write!(output, "{text}"))?;
            Ok(())
        })
    };
    let judged = with_sign(sign, judge_all)?;
    write!(output, "{}", told.of_others())?;
    write!(output, "{}", of_rest(&judged, cases.len()))?;
    let counting = judged.iter().filter(|one| one.case.name.counts());
    let counting = counting.collect_vec();
    let has_failed = |one: &&Judgement| one.verdict != Verdict::Accepted;
    let failed = counting.iter().copied().filter(has_failed).collect_vec();
    let first = failed.first().map(|first| first.verdict);
    let mut verdict = first.unwrap_or(Verdict::Accepted);
    let count = cases.iter().filter(|case| case.name.counts()).count();
    let mut summary = summary(count, counting.len(), &failed);
    if hunt_time.is_zero() {
        return Ok((verdict, of_all(verdict, &summary)));
    }
    if !failed.is_empty()
        && let Some(wrong_turn) = reads_otherwise(problem, program, &cases)?
    {
        write!(output, "{}", wrapped("", &wrong_turn))?;
        return Ok((verdict, of_all(verdict, &summary)));
    }
    if let Some(told) = slow_in(problem, program, &failed)? {
        write!(output, "{}", wrapped("", &told))?;
        if verdict == Verdict::TimeLimitExceeded {
            return Ok((verdict, of_all(verdict, &summary)));
        }
    }
    let known = failed.first().map_or(vec![], |first| known(first));
    let goal = "looking for the smallest game that it gets wrong";
    let sign = |time| {
        let left = hunt_time.saturating_sub(time).as_secs_f64().ceil();
        format!("{verdict} so far; {goal}, {left} s left")
    };
    let hunted = with_sign(sign, || hunt(problem, program, &known, hunt_time, jobs))?;
    let wrong = match &hunted {
        Hunted::Failure(failure) => Some(&failure.asked.0),
        Hunted::Agreement(_) => known.last().map(|(question, _)| question),
    };
    let sign = |time: Duration| format!("asking it with sanitizers, {} s", time.as_secs());
    let finding = with_sign(sign, || finding(program, problem, wrong));
    match hunted {
        Hunted::Agreement(compared) => {
            let agreement = format!("agrees with the rules on {compared}");
            write!(output, "{}", wrapped("", &agreement))?;
        }
        Hunted::Failure(failure) => {
            write!(output, "{}", of_failure(problem, &failure))?;
            if verdict == Verdict::Accepted {
                verdict = failure.outcome.verdict;
                summary += ", but not the game above";
            }
        }
    }
    if let Some(finding) = finding {
        write!(output, "{}", wrapped("", &finding))?;
    }
    Ok((verdict, of_all(verdict, &summary)))
}

/// Where it gets slow, if it has failed by a time-out.
fn slow_in(
    problem: &Problem,
    program: &mut Program,
    failed: &[&Judgement],
) -> Result<Option<String>> {
    let is_slow = |one: &&&Judgement| one.verdict == Verdict::TimeLimitExceeded;
    let slow = failed.iter().filter(is_slow);
    let slow = slow.flat_map(|one| &one.case.questions);
    let Some(largest) = slow.max_by_key(|question| question.size()) else {
        return Ok(None);
    };
    program.limits.time = program.limits.time.min(PROBE_TIME);
    let sign = |time: Duration| format!("looking for where it gets slow, {} s", time.as_secs());
    with_sign(sign, || where_slow(problem, program, largest))
}

/// What became of so many cases.
fn summary(count: usize, judged: usize, failed: &[&Judgement]) -> String {
    let Some(first) = failed.first() else {
        return counted(count, "case") + " passed";
    };
    let (failed, first) = (failed.len(), &first.case.name.case);
    let rest = match count - judged {
        0 => String::new(),
        rest => format!(", {rest} not run"),
    };
    format!(
        "{failed} failed, {} passed{rest}; first: {first}",
        judged - failed
    )
}

/// The questions of a case up to the one that failed.
fn known(failed: &Judgement) -> Vec<Answered> {
    let StoredCase {
        questions,
        expected,
        ..
    } = failed.case;
    let asked = questions.iter().cloned().zip(expected.iter().cloned());
    let place = failed.failed;
    place.map_or(vec![], |place| asked.take(place + 1).collect())
}
