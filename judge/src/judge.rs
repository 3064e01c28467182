//! The verdict on a program for a case. Whatever a run comes to is interpreted here.

use std::fmt;
use std::time::Duration;

use anyhow::Result;
use games::cut_in_the_middle;

use crate::answers::{NO_ANSWER, answers, first_wrong, visible};
use crate::case::Case;
use crate::program::Program;
use crate::run::limits::Limits;
use crate::run::parallel::in_parallel;
use crate::run::process::{Ending, Run};

/// How many characters are shown of what a program printed.
const PRINTED: usize = 1000;

/// How long the runs of a case may take together, where each question has its own.
const MOST_TIME: Duration = Duration::from_secs(5);

/// How long it may take to see how a program reads.
const READING_TIME: Duration = Duration::from_secs(2);

/// What is said of a program that did nothing until the clock ended it.
const SLEEPS: &str = "waits for something: is input read that is not there?";

/// What a judge says of a submission, or of one case; the worst comes last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    Accepted,
    WrongAnswer,
    TimeLimitExceeded,
    RunTimeError,
    CompileError,
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::TimeLimitExceeded => "TLE",
            Self::RunTimeError => "RE",
            Self::CompileError => "CE",
        })
    }
}

/// What a program made of a case.
pub struct Judgement {
    pub verdict: Verdict,
    /// The place of the question that is not answered rightly; any if all are.
    pub place: usize,
    /// The answer to it, or how the run ended.
    pub found: String,
    /// What the program printed besides its answers; of a crash, its own words.
    pub printed: String,
    /// Time on the processor, of the longest run.
    pub time: Duration,
}

/// Judges the program on the cases, `jobs` at once, and calls `progress` with the number of those that are done. After a
/// time-out it is not run on the rest.
pub fn judge_all(
    program: &Program,
    cases: &[Case],
    jobs: usize,
    progress: impl Fn(usize),
) -> Result<Vec<Judgement>> {
    let judge = |case| judge(program, case, program.limits);
    let is_late = |judgement: &Judgement| judgement.verdict == Verdict::TimeLimitExceeded;
    in_parallel(cases, jobs, judge, is_late, progress)
}

/// How many have this verdict.
pub fn count(judgements: &[Judgement], verdict: Verdict) -> usize {
    let verdicts = judgements.iter().map(|judgement| judgement.verdict);
    verdicts.filter(|one| *one == verdict).count()
}

/// Judges the program on a case in one run. A program may answer one question a run, or hold its answers back to the end:
/// then each question from the first without an answer on is asked alone.
pub fn judge(program: &Program, case: &Case, limits: Limits) -> Result<Judgement> {
    let together = judge_in_one_run(program, case, limits)?;
    if program.function.is_some() || case.questions.len() == 1 {
        return Ok(together);
    }
    let answers_one = together.place == 1 && together.found == NO_ANSWER;
    if answers_one || together.verdict > Verdict::WrongAnswer {
        let alone = judge_one_by_one(program, case, together.place, limits)?;
        if answers_one || alone.verdict > Verdict::WrongAnswer {
            return Ok(alone);
        }
    }
    Ok(together)
}

/// The program as it reads: a row with its length before it, if only so it answers the first question.
pub fn as_it_reads(mut program: Program, samples: &Case) -> Result<Program> {
    if program.function.is_none() && !program.problem.asks_once() {
        let first = samples.with_only([0]);
        let limits = program.limits.with_time(READING_TIME);
        let verdict = |program: &Program| anyhow::Ok(judge(program, &first, limits)?.verdict);
        let is_wrong = [Verdict::WrongAnswer, Verdict::RunTimeError].contains(&verdict(&program)?);
        program.reads_lengths = is_wrong;
        program.reads_lengths = is_wrong && verdict(&program)? == Verdict::Accepted;
    }
    Ok(program)
}

fn judge_in_one_run(program: &Program, case: &Case, limits: Limits) -> Result<Judgement> {
    let (run, text) = program.ask(&case.questions, limits)?;
    // A line that was begun when it ended is no answer.
    let complete = text.rsplit_once('\n').map_or("", |(lines, _)| lines);
    let lines = if run.is_success() { &text } else { complete };
    let found = answers(lines, &case.expected);
    let (verdict, place, found) = verdict(case, &run, &found, limits);
    Ok(Judgement {
        verdict,
        place,
        found,
        printed: printed(&run, &text),
        time: run.time,
    })
}

/// Asks the questions from a place on each in a run of its own, up to the first that is not answered rightly, or until
/// the runs together have taken very long.
fn judge_one_by_one(
    program: &Program,
    case: &Case,
    start: usize,
    limits: Limits,
) -> Result<Judgement> {
    let alone = |place| judge_in_one_run(program, &case.with_only([place]), limits);
    let mut place = start;
    let mut judgement = alone(place)?;
    let (mut longest, mut all) = (judgement.time, judgement.time);
    while judgement.verdict == Verdict::Accepted
        && place + 1 < case.questions.len()
        && all < MOST_TIME
    {
        place += 1;
        judgement = alone(place)?;
        longest = longest.max(judgement.time);
        all += judgement.time;
    }
    Ok(Judgement {
        place,
        time: longest,
        ..judgement
    })
}

/// What a run comes to in which these answers were found: the verdict, the place of the question that is not answered
/// rightly, and the answer to it, or how the run ended. A wrong answer counts before what came after it.
fn verdict(case: &Case, run: &Run, found: &[String], limits: Limits) -> (Verdict, usize, String) {
    let wrong = first_wrong(&case.expected, found);
    let ending = match run.ending {
        Ending::Exit(status) if status.success() => None,
        Ending::Exit(status) => Some((Verdict::RunTimeError, status.to_string())),
        Ending::TooMuchOutput => Some((Verdict::RunTimeError, "endless output".to_owned())),
        Ending::TimeOut => {
            let stopped = format!("stopped after {} s", limits.time.as_secs_f64());
            Some((Verdict::TimeLimitExceeded, stopped))
        }
        Ending::Sleep => Some((Verdict::TimeLimitExceeded, SLEEPS.to_owned())),
    };
    let running = found.len().min(case.questions.len().saturating_sub(1));
    match (ending, wrong) {
        (None, None) => (Verdict::Accepted, 0, case.expected.join("\n")),
        (None, Some((place, answer))) => (Verdict::WrongAnswer, place, answer),
        (Some(_), Some((place, answer))) if place < running => {
            (Verdict::WrongAnswer, place, answer)
        }
        (Some((verdict, ending)), Some(_)) => (verdict, running, ending),
        (Some((verdict, ending)), None) => (verdict, running, ending + "; the answers are right"),
    }
}

/// What a run printed besides its `answers`, in blocks that are cut in the middle.
fn printed(run: &Run, answers: &str) -> String {
    let blocks = [("stdout", &run.output), ("stderr", &run.messages)];
    let is_more =
        |(_, text): &(_, &String)| !text.trim().is_empty() && text.trim() != answers.trim();
    let block = |(name, text): (&str, &String)| {
        let text = cut_in_the_middle(&visible(text.trim_end()), PRINTED);
        format!("{name}:\n{text}\n")
    };
    blocks.into_iter().filter(is_more).map(block).collect()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::report::failing_question;
    use crate::run::shell;
    use two_player_games::questions;

    const LIMITS: Limits = Limits::new(Duration::from_secs(20), None);

    fn case(program: &str, asked: &str) -> Case {
        let problem = games::problem(program).expect("a problem");
        let questions = questions(problem, asked).expect("questions");
        Case::new(problem, "case", questions).expect("answers")
    }

    /// What is told of a shell program that is asked these numbers of the Nim game, or these rows.
    fn told(script: &str, program: &str, asked: &str, limits: Limits) -> String {
        let case = case(program, asked);
        let program = Program::new(case.problem, "sh".to_owned(), shell(script), limits);
        let program = as_it_reads(program, &case).expect("a program");
        let judgement = judge(&program, &case, limits).expect("a judgement");
        let line = failing_question(&case, &judgement);
        format!("{} {line}", judgement.verdict)
    }

    #[test]
    fn the_question_that_was_running_is_told_whatever_the_verdict() {
        let check = |at_8: &str, expected: &str| {
            let script = format!(
                "while read n; do [ $n = 8 ] && {{ {at_8}; }}; [ $((n % 4)) = 0 ] && echo false || echo true; done"
            );
            let limits = LIMITS.with_time(Duration::from_secs(1));
            let told = told(&script, "leetcode_0292_nim_game", "3 4 8 9", limits);
            assert_eq!(told, format!("{expected}"));
            // The same with answers that are held back to the end.
            let script = format!("held=$({script}) || exit 3; echo \"$held\"");
            if at_8.starts_with("exit") {
                let told = self::told(&script, "leetcode_0292_nim_game", "3 4 8 9", limits);
                assert_eq!(told, "RE question 3 of 4: 8  exit status: 3");
            }
        };
        check("exit 3", "RE question 3 of 4: 8  exit status: 3");
        check("kill -9 $$", "RE question 3 of 4: 8  signal: 9 (SIGKILL)");
        check(
            "while :; do :; done",
            "TLE question 3 of 4: 8  stopped after 1 s",
        );
        let more = "WA question 3 of 4: 8  expected false, found more";
        check("echo more", more);
        // A wrong answer counts before what comes after it.
        let wrong = "while read n; do [ $n != 8 ] || exit 3; echo true; done";
        let told = told(wrong, "leetcode_0292_nim_game", "3 4 8 9", LIMITS);
        assert_eq!(told, "WA question 2 of 4: 4  expected false, found true");
    }

    #[test]
    fn what_answers_one_question_is_asked_one_a_run() {
        let script = "read n; [ $((n % 4)) = 0 ] && echo false || echo true; [ $n != 8 ] || exit 3";
        let told = |asked| told(script, "leetcode_0292_nim_game", asked, LIMITS);
        assert!(told("3 4 7").starts_with("AC"));
        assert_eq!(
            told("3 4 8 9"),
            "RE question 3 of 4: 8  exit status: 3; the answers are right"
        );
    }

    #[test]
    fn a_program_may_read_the_length_of_a_row_before_it() {
        let script = "read n; read row; [ \"$row\" = '1 5 2' ] && echo false || echo true";
        let told = |asked| told(script, "leetcode_0486_predict_the_winner", asked, LIMITS);
        assert!(told("[1,5,2] [1,5,233,7]").starts_with("AC"));
    }

    #[test]
    fn more_answers_than_questions_are_wrong() {
        let script = "cat >/dev/null; echo true; echo false; echo true";
        let told = told(script, "leetcode_0292_nim_game", "3 4", LIMITS);
        assert_eq!(
            told,
            "WA question 2 of 2: 4  expected false, found false / true"
        );
    }
}
