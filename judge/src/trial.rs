//! Tries a program, on the stored cases or on questions of the user's, and says what helps on.

use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use games::{Question, counted};
use itertools::Itertools;
use two_player_games::questions;

use crate::compare::cases::{Answered, CaseName, StoredCase, cases_of};
use crate::compare::judgement::{Judgement, Verdict, judge, judge_all};
use crate::compare::layout::reads_otherwise;
use crate::hunt::{Hunted, ask_alone, hunt};
use crate::prepare::sanitizers::finding;
use crate::report::failure::{of_answers, of_failure};
use crate::report::{Shown, bar, of_all, of_rest, undisturbed, with_sign, wrapped};
use crate::run::program::Program;
use crate::slow::{PROBE_TIME, where_slow};

/// Judges one question alone: the verdict, and expected, found and the play. Or several in one run.
pub fn judge_alone(program: &Program, case: &str) -> Result<(Verdict, String)> {
    let problem = program.problem;
    let questions = questions(problem, case)?;
    let example = problem.example();
    let is_clear = questions.len() == 1 || case.contains('[') || !example.contains('[');
    let needed = format!("expected a question, such as {example}");
    let hint = "without brackets the length comes first";
    ensure!(is_clear, "--case: {needed}; {hint}");
    let answer = |question| {
        let name = problem.named(question);
        let too_long = || format!("the rules would take too long to play {name}");
        problem.answer(question).with_context(too_long)
    };
    let expected: Vec<_> = questions.iter().map(answer).try_collect()?;
    let [question] = &questions[..] else {
        return judge_in_one_run(program, questions, expected);
    };
    let asked = (question.clone(), expected.concat());
    let outcome = ask_alone(program, &asked)?;
    let mut text = String::new();
    if !problem.allows(question) {
        text = format!("{question} is beyond the judge's limits\n");
    }
    if let Some(finding) = finding(program, Some(question)) {
        text += &wrapped("", &finding);
    }
    text += &of_answers(problem, &asked, &outcome);
    let summary = of_all(outcome.verdict, &format!("on {}", problem.named(question)));
    Ok((outcome.verdict, text + &summary))
}

fn judge_in_one_run(
    program: &Program,
    questions: Vec<Question>,
    expected: Vec<String>,
) -> Result<(Verdict, String)> {
    let count = counted(questions.len(), "question");
    let case = String::new();
    let problem = program.problem;
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

/// Judges the stored cases; then, if there is time for a hunt, finds what helps on. Returns the verdict, and the last
/// line on it.
pub fn judge_and_hunt(
    program: &mut Program,
    jobs: usize,
    hunt_time: Duration,
    output: &mut impl Write,
) -> Result<(Verdict, String)> {
    let cases = cases_of(program.problem)?;
    let judged = judge_stored(program, &cases, jobs, output)?;
    let has_failed = |one: &&Judgement| one.case.name.counts() && one.verdict != Verdict::Accepted;
    let failed = judged.iter().filter(has_failed).collect_vec();
    let first = failed.first().map(|first| first.verdict);
    let mut verdict = first.unwrap_or(Verdict::Accepted);
    let mut summary = summary(&cases, &judged, &failed);
    if !hunt_time.is_zero() {
        let (help, on_game) = help(program, &cases, &failed, hunt_time)?;
        write!(output, "{help}")?;
        if let (None, Some(on_game)) = (first, on_game) {
            verdict = on_game;
            summary += ", but not the game above";
        }
    }
    Ok((verdict, of_all(verdict, &summary)))
}

/// Judges the cases, and writes what is wrong with them as soon as it is known.
fn judge_stored<'a>(
    program: &Program,
    cases: &'a [StoredCase],
    jobs: usize,
    output: &mut impl Write,
) -> Result<Vec<Judgement<'a>>> {
    let mut shown = Shown::default();
    let done = AtomicUsize::new(0);
    let report = |judgement: &Judgement| {
        done.fetch_add(1, Ordering::Relaxed);
        let text = shown.of_case(judgement);
        Ok(undisturbed(|| write!(output, "{text}"))?)
    };
    let sign = |time| bar(done.load(Ordering::Relaxed), cases.len(), time);
    let judged = with_sign(sign, || judge_all(program, cases, jobs, report))?;
    let rest = of_rest(&judged, cases.len());
    write!(output, "{}{rest}", shown.of_others())?;
    Ok(judged)
}

/// That it reads its input as elsewhere; or where it gets slow, the smallest game that it gets wrong, and what
/// sanitizers find. Of a time-out no game is looked for if it is known where it gets slow. Returns the verdict on the
/// game too.
fn help(
    program: &mut Program,
    cases: &[StoredCase],
    failed: &[&Judgement],
    hunt_time: Duration,
) -> Result<(String, Option<Verdict>)> {
    let first = failed.first();
    if first.is_some()
        && let Some(elsewhere) = reads_otherwise(program, cases)?
    {
        return Ok((wrapped("", &elsewhere), None));
    }
    let verdict = first.map_or(Verdict::Accepted, |first| first.verdict);
    let slow = slow_in(program, failed)?;
    let mut text = slow.map_or(String::new(), |slow| wrapped("", &slow));
    if !text.is_empty() && verdict == Verdict::TimeLimitExceeded {
        return Ok((text, None));
    }
    let failing = first.map_or(vec![], |first| up_to_failure(first));
    let sign = |time| {
        let left = hunt_time.saturating_sub(time).as_secs_f64().ceil();
        format!("{verdict} so far; looking for the smallest game that it gets wrong, {left} s left")
    };
    let hunted = with_sign(sign, || hunt(program, &failing, hunt_time))?;
    let (wrong, on_game, told) = match &hunted {
        Hunted::Failure(failure) => {
            let verdict = failure.outcome.verdict;
            let told = of_failure(program.problem, failure);
            (Some(&failure.asked), Some(verdict), told)
        }
        Hunted::Agreement(compared) => {
            let told = wrapped("", &format!("agrees with the rules on {compared}"));
            (failing.last(), None, told)
        }
    };
    let wrong = wrong.map(|(question, _)| question);
    let sign = |time: Duration| format!("looking for the cause, {} s", time.as_secs());
    if let Some(finding) = with_sign(sign, || finding(program, wrong)) {
        text += &wrapped("", &finding);
    }
    Ok((text + &told, on_game))
}

/// Where it gets slow, if it has failed by a time-out.
fn slow_in(program: &mut Program, failed: &[&Judgement]) -> Result<Option<String>> {
    let is_slow = |one: &&&Judgement| one.verdict == Verdict::TimeLimitExceeded;
    let slow = failed.iter().filter(is_slow);
    let slow = slow.flat_map(|one| &one.case.questions);
    let Some(largest) = slow.max_by_key(|question| question.first_size()) else {
        return Ok(None);
    };
    program.limits.time = program.limits.time.min(PROBE_TIME);
    let sign = |time: Duration| format!("looking for where it gets slow, {} s", time.as_secs());
    with_sign(sign, || where_slow(program, largest))
}

/// How many of the cases that count failed, and the first.
fn summary(cases: &[StoredCase], judged: &[Judgement], failed: &[&Judgement]) -> String {
    let counting = cases.iter().filter(|case| case.name.counts()).count();
    let Some(first) = failed.first() else {
        return counted(counting, "case") + " passed";
    };
    let judged = judged.iter().filter(|one| one.case.name.counts()).count();
    let passed = judged - failed.len();
    let rest = match counting - judged {
        0 => String::new(),
        rest => format!(", {rest} not run"),
    };
    let first = &first.case.name.case;
    format!(
        "{} failed, {passed} passed{rest}; first: {first}",
        failed.len()
    )
}

/// The questions of a case up to the one that failed, with the right answers; none if all were answered rightly.
fn up_to_failure(judgement: &Judgement) -> Vec<Answered> {
    let case = judgement.case;
    let asked = case.questions.iter().cloned();
    let answered = asked.zip(case.expected.iter().cloned());
    let count = judgement.failed.map_or(0, |place| place + 1);
    answered.take(count).collect()
}
