//! `judge submit`: a file or a command, judged as its judge would; and the smallest game that it gets wrong.

use std::io::Write;
use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, Builder};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use games::{PROBLEMS, counted, questions};

use crate::case::{Case, samples, stored_cases};
use crate::hints::hint;
use crate::hunt::{Failure, hunt};
use crate::judge::{Judgement, Verdict, as_it_reads, count, judge, judge_all};
use crate::naming::{list, named_problem, problem_of_file};
use crate::options::Options;
use crate::program::Program;
use crate::report::{alone, conclusion, in_list, question, question_in_line, rest};
use crate::run::limits::COMMAND_LIMITS;
use crate::run::shell;
use crate::run::started::Scratch;
use crate::submission::sanitizers::{build, finding};
use crate::submission::{Language, Submission, code, read_source};
use crate::terminal::{bar, undisturbed, with_sign};

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

/// How many cases that fail are shown; the others are counted.
const MOST_SHOWN: usize = 5;

/// What is submitted.
struct Submitted {
    program: Program,
    /// The file, unless it is a command.
    submission: Option<Submission>,
    /// The stored cases that the judge may ask.
    cases: Vec<Case>,
    scratch: Scratch,
}

/// Judges what is asked for, and says whether it is accepted.
pub fn submit(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let Some(submitted) = prepare(options, output)? else {
        return Ok(false);
    };
    let verdict = match &options.case {
        Some(case) => submitted.judge_alone(case, output)?,
        None => submitted.judge_and_hunt(options, output)?,
    };
    Ok(verdict == Verdict::Accepted)
}

/// What is asked for, if it compiles; else writes what its compiler says.
fn prepare(options: &Options, output: &mut dyn Write) -> Result<Option<Submitted>> {
    let mut words = options.words.iter();
    let name = options.command.as_ref().or_else(|| words.next());
    let name = name.context("a file is needed, or -c COMMAND (cargo judge submit -h helps)")?;
    ensure!(!name.trim().is_empty(), "an empty name names nothing");
    let named = words.next().map(|name| named_problem(name)).transpose()?;
    if let Some(word) = words.next() {
        bail!("\"{word}\" is one word too many (cargo judge submit -h helps)");
    }
    let unknown = || {
        format!(
            "which problem? Name one after the file:\n{}",
            list(PROBLEMS)
        )
    };
    let scratch = Scratch::new()?;
    let (submission, program) = if options.command.is_some() {
        let problem = named.with_context(unknown)?;
        (
            None,
            Program::new(problem, name.clone(), shell(name), COMMAND_LIMITS),
        )
    } else {
        let (path, source) = (Path::new(name), read_source(name)?);
        let code = code(&source, Language::of(path)?.marks);
        let problem = named.or_else(|| problem_of_file(path, &code));
        let submission = Submission::new(name, &source, problem.with_context(unknown)?)?;
        let sign = |time: Duration| format!("compiling {name}, {} s", time.as_secs());
        let folder = scratch.path().join("program");
        match with_sign(sign, || submission.compile(&folder))? {
            Ok((program, _)) => (Some(submission), program),
            Err(messages) => {
                let conclusion = conclusion(Verdict::CompileError, "it does not compile");
                write!(output, "{messages}\n{conclusion}")?;
                return Ok(None);
            }
        }
    };
    Submitted::new(submission, program, scratch, options.time).map(Some)
}

impl Submitted {
    /// The program as it reads, under this limit of time if there is one, and the cases that its judge may ask.
    fn new(
        submission: Option<Submission>,
        mut program: Program,
        scratch: Scratch,
        time: Option<Duration>,
    ) -> Result<Self> {
        let time = time.unwrap_or(program.limits.time);
        program.limits = program.limits.with_time(time);
        let mut cases = stored_cases(program.problem)?;
        let samples = samples(&cases)?;
        let sign = |time: Duration| format!("looking how it reads, {} s", time.as_secs());
        let program = with_sign(sign, || as_it_reads(program, &samples))?;
        let is_asked = |case: &Case| case.questions.iter().all(|one| program.allows(one));
        cases.retain(|case| !case.is_beyond() && is_asked(case));
        Ok(Self {
            program,
            submission,
            cases,
            scratch,
        })
    }

    /// The questions of a user.
    fn case_of(&self, text: &str) -> Result<Case> {
        let problem = self.program.problem;
        let case = Case::new(problem, "--case", questions(problem, text)?)?;
        let example = problem.example();
        let is_clear = case.questions.len() == 1 || text.contains('[') || !example.contains('[');
        let hint = "without brackets the length comes first";
        ensure!(
            is_clear,
            "--case: expected a question, such as {example}; {hint}"
        );
        Ok(case)
    }

    /// Judges one question alone, or several in one run, and writes what is expected, found and played.
    fn judge_alone(&self, text: &str, output: &mut dyn Write) -> Result<Verdict> {
        let (program, case) = (&self.program, self.case_of(text)?);
        let count = case.questions.len();
        let beyond = case
            .questions
            .iter()
            .find(|question| !program.allows(question));
        if let Some(beyond) = beyond {
            writeln!(output, "{beyond} is beyond the judge's limits")?;
        }
        let judgement = judge(program, &case, program.limits)?;
        let name = if count == 1 {
            write!(output, "{}", alone(&case, &judgement, true))?;
            program.problem.named(&case.questions[0])
        } else {
            if judgement.verdict != Verdict::Accepted {
                writeln!(output, "{}", question_in_line(&case, &judgement))?;
            }
            write!(output, "{}", judgement.printed)?;
            format!("{count} questions, asked in one run")
        };
        if judgement.verdict != Verdict::Accepted {
            let failing = case.with_only([judgement.place]);
            write!(
                output,
                "{}",
                cause(self.sanitized().as_ref(), &failing, &judgement)
            )?;
        }
        write!(
            output,
            "{}",
            conclusion(judgement.verdict, &format!("on {name}"))
        )?;
        Ok(judgement.verdict)
    }

    /// Judges the stored cases; then finds what helps on, unless it takes too long.
    fn judge_and_hunt(&self, options: &Options, output: &mut dyn Write) -> Result<Verdict> {
        let (program, problem) = (&self.program, self.program.problem);
        let form = match &program.function {
            Some((function, _)) => format!(", by its function {}", function.name),
            None if program.reads_lengths => ", a program that reads lengths first".to_owned(),
            None => format!(", a program that reads {}", problem.input_in_words()),
        };
        writeln!(output, "{} as {}{form}", program.name, problem.program)?;
        // A command may write files, as a compiler does.
        let jobs = match self.submission {
            None => options.jobs.map_or(1, NonZero::get),
            Some(_) => options.jobs(),
        };
        let judgements = self.judge_stored(jobs, output)?;
        let mut judged = self.cases.iter().zip(&judgements);
        let first = judged.find(|(_, one)| one.verdict != Verdict::Accepted);
        let mut summary = summary(&self.cases, &judgements);
        let mut verdict = first.map_or(Verdict::Accepted, |(_, first)| first.verdict);
        let is_late = count(&judgements, Verdict::TimeLimitExceeded) > 0;
        let failing = first.map(|(case, first)| (case.with_only(0..=first.place), first));
        if !is_late && !options.hunt.is_zero() {
            let failing = failing.as_ref().map(|(case, first)| (case, *first));
            let wrong = self.hunt(failing, options.hunt, output)?;
            if let (Verdict::Accepted, Some(wrong)) = (verdict, wrong) {
                verdict = wrong;
                summary += ", but not the game above";
            }
        } else if let Some((case, first)) = first {
            let cause = cause(None, &case.with_only([first.place]), first);
            write!(output, "{cause}")?;
        }
        write!(output, "{}", conclusion(verdict, &summary))?;
        Ok(verdict)
    }

    /// Judges the stored cases, and writes what is wrong with them as soon as it is known.
    fn judge_stored(&self, jobs: usize, output: &mut dyn Write) -> Result<Vec<Judgement>> {
        let all = self.cases.len();
        let done = AtomicUsize::new(0);
        let mut failed = 0;
        let report = |case: &Case, judgement: &Judgement| {
            done.fetch_add(1, Ordering::Relaxed);
            if judgement.verdict != Verdict::Accepted {
                failed += 1;
                if failed <= MOST_SHOWN {
                    let text = in_list(&case.name, "", case, judgement);
                    undisturbed(|| write!(output, "{text}"))?;
                }
            }
            Ok(())
        };
        let sign = |time| bar(done.load(Ordering::Relaxed), all, time);
        let judgements = with_sign(sign, || judge_all(&self.program, &self.cases, jobs, report))?;
        if failed > MOST_SHOWN {
            writeln!(
                output,
                "  and {}",
                counted(failed - MOST_SHOWN, "other case")
            )?;
        }
        write!(output, "{}", rest(judgements.len(), all))?;
        Ok(judgements)
    }

    /// Looks for the smallest game that it gets wrong, and writes it, with what sanitizers find. Returns the verdict on
    /// it.
    fn hunt(
        &self,
        failing: Option<(&Case, &Judgement)>,
        time: Duration,
        output: &mut dyn Write,
    ) -> Result<Option<Verdict>> {
        let sign = |spent| {
            let left = time.saturating_sub(spent).as_secs_f64().ceil();
            format!("looking for the smallest game that it gets wrong, {left} s left")
        };
        // Sanitizers take as long to compile as a hunt.
        let (hunted, sanitized) = with_sign(sign, || {
            thread::scope(|scope| {
                let build = Builder::new().spawn_scoped(scope, || self.sanitized());
                let build = build.context("no thread can be started")?;
                let hunted = hunt(&self.program, failing, time)?;
                anyhow::Ok((hunted, build.join().ok().flatten()))
            })
        })?;
        match hunted {
            Ok(failure) => {
                write!(output, "{}", shown(&failure, sanitized.as_ref()))?;
                Ok(Some(failure.judgement.verdict))
            }
            Err(compared) => {
                let asked = match failing {
                    Some((case, judgement)) => case.with_only([judgement.place]),
                    None => samples(&self.cases)?,
                };
                let found = sanitized.and_then(|program| finding(&program, &asked.questions));
                let warning = found.map_or(String::new(), |found| format!("warning: {found}\n"));
                write!(output, "{compared}{warning}")?;
                Ok(None)
            }
        }
    }

    fn sanitized(&self) -> Option<Program> {
        let folder = self.scratch.path().join("sanitizers");
        build(self.submission.as_ref()?, &self.program, &folder)
    }
}

/// A game that fails, after which others it fails if there are any, and what is to be said of it.
fn shown(failure: &Failure, sanitized: Option<&Program>) -> String {
    let (case, judgement) = (&failure.case, &failure.judgement);
    let last = case.questions.len() - 1;
    let only = case.with_only([last]);
    let game = question(case, last);
    let heading = match last {
        0 if failure.is_smallest => format!("smallest: {game}\n"),
        0 => format!("fails: {game}\nthere may be a smaller one\n"),
        1 => format!("fails: {game} after {}\n{STAYS}", question(case, 0)),
        others => format!("fails: {game} after {others} others\n{STAYS}"),
    };
    heading + &alone(&only, judgement, last == 0) + &cause(sanitized, &only, judgement)
}

const STAYS: &str = "\
alone it is right: does something stay from call to call,
or, in C and C++, has a variable no first value?\n";

/// What sanitizers find in the question that fails, and what it hints at.
fn cause(sanitized: Option<&Program>, failing: &Case, judgement: &Judgement) -> String {
    let found = sanitized.and_then(|program| finding(program, &failing.questions));
    let hint = hint(&failing.questions[0], &failing.expected[0], judgement);
    let hint = hint.map(|hint| format!("hint: {hint}"));
    let lines = found.into_iter().chain(hint);
    lines.map(|line| line + "\n").collect()
}

/// How many of the cases failed, and the first.
fn summary(cases: &[Case], judgements: &[Judgement]) -> String {
    let passed = count(judgements, Verdict::Accepted);
    let failed = judgements.len() - passed;
    let mut judged = cases.iter().zip(judgements);
    let Some((first, _)) = judged.find(|(_, one)| one.verdict != Verdict::Accepted) else {
        return counted(cases.len(), "case") + " passed";
    };
    let rest = match cases.len() - judgements.len() {
        0 => String::new(),
        rest => format!(", {rest} not run"),
    };
    format!(
        "{failed} failed, {passed} passed{rest}; first: {}",
        first.name
    )
}
