//! `judge submit`: a file or a command, judged as its judge would; and the smallest game that it gets wrong.

use std::io::Write;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use games::{Question, counted, cut_in_the_middle, questions};
use tempfile::TempDir;

use crate::case::{Case, samples, stored_cases};
use crate::hints::hint;
use crate::hunt::{Failure, hunt};
use crate::judge::{Judgement, Verdict, as_it_reads, count, judge};
use crate::naming::{named_problem, which_problem};
use crate::options::Options;
use crate::program::Program;
use crate::report::{conclusion, explained, failing_question, listed};
use crate::run::limits::COMMAND_LIMITS;
use crate::run::parallel::in_parallel;
use crate::run::shell;
use crate::run::started::temporary_folder;
use crate::submission::{Submission, read_source, sanitizers};
use crate::terminal::show_progress;

pub const HELP: &str = "\
Usage: cargo judge submit FILE [PROGRAM]
       cargo judge submit -c COMMAND PROGRAM

Judges your solution on the stored cases, and looks for the smallest game that
it gets wrong. FILE is what stands in the judge's editor, or a program that
reads standard input; its extension tells the language:
.py .cpp .c .java .js .ts .go .rs

Examples: cargo judge submit mine.py 486
          cargo judge submit mine.py --case '[1,5,2]'

  -c COMMAND        a command that reads standard input, in place of a file
  --case '[1,5,2]'  this question alone, or several in one run
  --hunt SECONDS    how long to look for a smallest game (default: 5; 0: not)
  -j N              N runs at once (default: one per core; of a command one)
  -t SECONDS        time limit per case (default: 2; scripts and commands 20)

What you submit runs as a program of yours, without protection.
Verdicts: AC accepted, WA wrong answer, TLE time limit exceeded,
          RE run-time error, CE compile error.
Exit status: 0 all accepted, 1 not so, 2 cannot judge.";

/// How long a smallest game is looked for.
const HUNT: Duration = Duration::from_secs(5);

/// How many cases that fail are shown; the others are counted.
const MOST_SHOWN: usize = 5;

/// How many characters of a game that fails are shown.
const LONGEST_GAME: usize = 1000;

const STAYS: &str = "\
alone it is right: does something stay from call to call,
or, in C and C++, has a variable no first value?\n";

/// What is submitted.
struct Submitted {
    program: Program,
    /// The file, unless it is a command.
    submission: Option<Submission>,
    folder: TempDir,
}

/// Judges what is asked for, and says whether it is accepted.
pub fn submit(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let mut submitted = match prepare(options)? {
        Ok(submitted) => submitted,
        Err(messages) => {
            let conclusion = conclusion(Verdict::CompileError, "it does not compile");
            write!(output, "{messages}\n{conclusion}")?;
            return Ok(false);
        }
    };
    let mut cases = stored_cases(submitted.program.problem)?;
    submitted.program = as_it_reads(submitted.program, &samples(&cases)?)?;
    let program = &submitted.program;
    let verdict = if let Some(case) = &options.case {
        submitted.judge_alone(case, output)?
    } else {
        let (name, problem) = (&program.name, program.problem.program);
        writeln!(output, "{name} as {problem}, {}", program.form())?;
        cases.retain(|case| program.allows_all(&case.questions));
        submitted.judge_and_hunt(&cases, options, output)?
    };
    Ok(verdict == Verdict::Accepted)
}

/// What is asked for; or what its compiler says, if it does not compile.
fn prepare(options: &Options) -> Result<Result<Submitted, String>> {
    let mut words = options.words.iter();
    let name = options
        .command
        .as_ref()
        .or_else(|| words.next())
        .context("a file is needed, or -c COMMAND (cargo judge submit -h helps)")?;
    ensure!(!name.trim().is_empty(), "an empty name names nothing");
    let named = words.next().map(|name| named_problem(name)).transpose()?;
    if let Some(word) = words.next() {
        bail!("\"{word}\" is one word too many (cargo judge submit -h helps)");
    }
    let folder = temporary_folder()?;
    let (submission, program) = if options.command.is_some() {
        let problem = named.with_context(which_problem)?;
        let program = Program::new(problem, name.clone(), shell(name), COMMAND_LIMITS);
        (None, program)
    } else {
        let submission = Submission::new(name, &read_source(name)?, named)?;
        show_progress(&format!("compiling {name}"));
        let compiled = submission.compile(&folder.path().join("program"))?;
        show_progress("");
        match compiled {
            Ok((program, _)) => (Some(submission), program),
            Err(messages) => return Ok(Err(messages)),
        }
    };
    let time = options.time.unwrap_or(program.limits.time);
    let limits = program.limits.with_time(time);
    Ok(Ok(Submitted {
        program: Program { limits, ..program },
        submission,
        folder,
    }))
}

impl Submitted {
    /// Judges one question alone, or several in one run, and writes what is expected, found and played.
    fn judge_alone(&self, text: &str, output: &mut dyn Write) -> Result<Verdict> {
        let program = &self.program;
        let case = case_of(program, text)?;
        let mut questions = case.questions.iter();
        if let Some(beyond) = questions.find(|question| !program.allows(question)) {
            writeln!(output, "{beyond} is beyond the judge's limits")?;
        }
        let judgement = judge(program, &case, program.limits)?;
        let name = match &case.questions[..] {
            [question] => {
                write!(output, "{}", explained(&case, &judgement))?;
                program.problem.named(question)
            }
            questions => {
                if judgement.verdict != Verdict::Accepted {
                    writeln!(output, "{}", failing_question(&case, &judgement))?;
                }
                write!(output, "{}", judgement.printed)?;
                format!("{} questions", questions.len())
            }
        };
        let told = self.cause(&case.with_only([judgement.place]), &judgement);
        let conclusion = conclusion(judgement.verdict, &format!("on {name}"));
        write!(output, "{told}{conclusion}")?;
        Ok(judgement.verdict)
    }

    /// Judges the stored cases, and looks for the smallest game that it gets wrong. After a time-out nothing more is run.
    fn judge_and_hunt(
        &self,
        cases: &[Case],
        options: &Options,
        output: &mut dyn Write,
    ) -> Result<Verdict> {
        let program = &self.program;
        let judged = |case| judge(program, case, program.limits);
        let is_late = |one: &Judgement| one.verdict == Verdict::TimeLimitExceeded;
        let progress = |done| show_progress(&format!("{done} of {} cases", cases.len()));
        let judgements = in_parallel(cases, options.jobs(), judged, is_late, progress)?;
        show_progress("");
        write!(output, "{}", failures(cases, &judgements))?;
        let first = first_failed(&judgements).map(|place| (&cases[place], &judgements[place]));
        let time = if judgements.iter().any(is_late) {
            Duration::ZERO
        } else {
            options.hunt.unwrap_or(HUNT)
        };
        show_progress("looking for the smallest game that it gets wrong");
        let hunted = hunt(program, first, time)?;
        show_progress("");
        let summary = summary(cases, &judgements, hunted.is_err());
        let (verdict, told) = match (first, hunted) {
            (first, Err(failure)) => {
                let (_, judgement) = first.unwrap_or((&failure.case, &failure.judgement));
                (judgement.verdict, self.shown(&failure))
            }
            (Some((case, first)), Ok(_)) => {
                let only = case.with_only([first.place]);
                (first.verdict, self.cause(&only, first))
            }
            (None, Ok(agreement)) => {
                let found = self.finding(&samples(cases)?).unwrap_or_default();
                (Verdict::Accepted, agreement + &found)
            }
        };
        write!(output, "{told}{}", conclusion(verdict, &summary))?;
        Ok(verdict)
    }

    /// A game that fails, after which others it fails if there are any, and what is to be said of it.
    fn shown(&self, failure: &Failure) -> String {
        let (case, judgement) = (&failure.case, &failure.judgement);
        let last = case.questions.len() - 1;
        let only = case.with_only([last]);
        let game = shortened(&case.questions[last]);
        let heading = match last {
            0 if failure.is_smallest => format!("smallest: {game}\n"),
            0 => format!("fails: {game}\nthere may be a smaller one\n"),
            1 => format!(
                "fails: {game} after {}\n{STAYS}",
                shortened(&case.questions[0])
            ),
            others => format!("fails: {game} after {others} others\n{STAYS}"),
        };
        heading + &explained(&only, judgement) + &self.cause(&only, judgement)
    }

    /// What sanitizers find in the question that fails, and what it hints at.
    fn cause(&self, failing: &Case, judgement: &Judgement) -> String {
        let found = match judgement.verdict {
            Verdict::Accepted | Verdict::TimeLimitExceeded => None,
            _ => self.finding(failing),
        };
        let hint = hint(&failing.questions[0], &failing.expected[0], judgement);
        let hint_line = hint.map(|hint| format!("hint: {hint}\n"));
        found.into_iter().chain(hint_line).collect()
    }

    /// What the compiler's sanitizers find in these questions, if it has some.
    fn finding(&self, case: &Case) -> Option<String> {
        let folder = self.folder.path().join("sanitizers");
        let sanitized = sanitizers::build(self.submission.as_ref()?, &self.program, &folder)?;
        let found = sanitizers::finding(&sanitized, &case.questions)?;
        Some(format!("the compiler's sanitizers find on {found}\n"))
    }
}

/// The questions of a user.
fn case_of(program: &Program, text: &str) -> Result<Case> {
    let case = Case::new(program.problem, "--case", questions(program.problem, text)?)?;
    let example = program.problem.example();
    let is_clear = case.questions.len() == 1 || text.contains('[') || !example.contains('[');
    let hint = "without brackets the length comes first";
    ensure!(
        is_clear,
        "--case: expected a question, such as {example}; {hint}"
    );
    Ok(case)
}

/// A game, with its length if it is cut.
fn shortened(game: &Question) -> String {
    let text = game.to_string();
    let cut = cut_in_the_middle(&text, LONGEST_GAME);
    if cut == text {
        return text;
    }
    format!("{cut} ({})", counted(game.values().count(), "value"))
}

/// The place of the first case that failed.
fn first_failed(judgements: &[Judgement]) -> Option<usize> {
    let mut judgements = judgements.iter();
    judgements.position(|judgement| judgement.verdict != Verdict::Accepted)
}

/// The first cases that failed.
fn failures(cases: &[Case], judgements: &[Judgement]) -> String {
    let judged = cases.iter().zip(judgements);
    let failed = judged.filter(|(_, one)| one.verdict != Verdict::Accepted);
    let count = failed.clone().count();
    let shown: String = failed
        .take(MOST_SHOWN)
        .map(|(case, one)| listed(&case.name, "", case, one))
        .collect();
    let others = match count.saturating_sub(MOST_SHOWN) {
        0 => String::new(),
        others => format!("  and {}\n", counted(others, "other case")),
    };
    shown + &others
}

/// How many of the cases failed, and the first; or that only the hunt has found a game.
fn summary(cases: &[Case], judgements: &[Judgement], is_found: bool) -> String {
    let Some(first) = first_failed(judgements) else {
        let judged = cases.iter().zip(judgements);
        let in_part = judged.filter(|(case, one)| one.place + 1 < case.questions.len());
        let part = match in_part.count() {
            0 => String::new(),
            part => format!(", {part} of them in part: a run for each question takes long"),
        };
        let but = if is_found {
            ", but not the game above"
        } else {
            ""
        };
        return format!("{} passed{part}{but}", counted(cases.len(), "case"));
    };
    let passed = count(judgements, Verdict::Accepted);
    let failed = judgements.len() - passed;
    let rest = match cases.len() - judgements.len() {
        0 => String::new(),
        rest => format!(", {rest} not run"),
    };
    let name = &cases[first].name;
    format!("{failed} failed, {passed} passed{rest}; first: {name}")
}

#[cfg(test)]
mod tests {
    use std::slice;

    use super::*;

    #[test]
    fn what_is_asked_in_part_is_told() {
        let problem = named_problem("292").expect("a problem");
        let asked = questions(problem, "1 2 3").expect("questions");
        let case = Case::new(problem, "some", asked).expect("a case");
        let judgement = |place| Judgement {
            verdict: Verdict::Accepted,
            place,
            answered: 1,
            found: String::new(),
            printed: String::new(),
            time: Duration::ZERO,
        };
        let summary = |place| summary(slice::from_ref(&case), &[judgement(place)], false);
        assert_eq!(summary(2), "1 case passed");
        assert!(summary(1).starts_with("1 case passed, 1 of them in part"));
    }
}
