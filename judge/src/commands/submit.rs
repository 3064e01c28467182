//! `judge submit`: a file or a command, judged as its judge would; and the smallest game that it gets wrong.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use games::inputs;
use tempfile::TempDir;

use crate::case::{Case, samples, stored_cases};
use crate::hints::hint;
use crate::judge::{Judgement, Verdict, as_it_reads, failing, judge, judge_all};
use crate::naming::{named_problem, which_problem};
use crate::options::Options;
use crate::program::Program;
use crate::report::{conclusion, explained, failing_input, failures, game_or_agreement, summary};
use crate::run::limits::COMMAND_LIMITS;
use crate::run::shell;
use crate::run::started::temporary_folder;
use crate::stress::{Outcome, stress_test};
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
          cargo judge submit mine.py --input '[1,5,2]'

  -c COMMAND        a command that reads standard input, in place of a file
  --input '[1,5,2]'  this input alone, or several in one run
  --stress SECONDS    how long to look for a smallest game (default: 5; 0: not)
  -j N              N runs at once (default: one per core; of a command one)
  -t SECONDS        time limit per case (default: 2; scripts and commands 20)

What you submit runs as a program of yours, without protection.
Verdicts: AC accepted, WA wrong answer, TLE time limit exceeded,
          RE run-time error, CE compile error.
Exit status: 0 all accepted, 1 not so, 2 cannot judge.";

/// How long a smallest game is looked for.
const STRESS_TIME: Duration = Duration::from_secs(5);

/// What is submitted.
struct Submitted {
    program: Program,
    /// The file, unless it is a command.
    submission: Option<Submission>,
    folder: TempDir,
    /// The stored cases that its judge may ask.
    cases: Vec<Arc<Case>>,
}

/// Judges what is asked for, and says whether it is accepted.
pub fn submit(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let submitted = match prepare(options)? {
        Ok(submitted) => submitted,
        Err(messages) => {
            let conclusion = conclusion(Verdict::CompileError, "it does not compile");
            write!(output, "{messages}\n{conclusion}")?;
            return Ok(false);
        }
    };
    let verdict = match &options.input {
        Some(case) => submitted.judge_alone(case, output)?,
        None => submitted.judge_and_stress_test(options, output)?,
    };
    Ok(verdict == Verdict::Accepted)
}

/// What is asked for, ready to be judged; or what its compiler says, if it does not compile.
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
    let (submission, mut program) = if options.command.is_some() {
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
    if let Some(time) = options.time {
        program.limits = program.limits.with_cpu_time(time);
    }
    let mut cases = stored_cases(program.problem)?;
    cases.retain(|case| program.allows_all(case));
    Ok(Ok(Submitted {
        program: as_it_reads(program, &samples(&cases)?)?,
        submission,
        folder,
        cases,
    }))
}

impl Submitted {
    /// Judges one input alone, or several in one run, and writes what is expected, found and played.
    fn judge_alone(&self, text: &str, output: &mut dyn Write) -> Result<Verdict> {
        let program = &self.program;
        let case = case_of(program, text)?;
        if let Some(beyond) = case.inputs().find(|input| !program.allows(input)) {
            writeln!(output, "{beyond} is beyond the judge's limits")?;
        }
        let judgement = judge(program, &case, program.limits)?;
        let name = match &case.pairs[..] {
            [(input, _)] => {
                write!(output, "{}", explained(&judgement))?;
                program.problem.named(input)
            }
            pairs => {
                if judgement.verdict != Verdict::Accepted {
                    writeln!(output, "{}", failing_input(&judgement))?;
                }
                write!(output, "{}", judgement.printed)?;
                let (number, all) = (judgement.index + 1, pairs.len());
                match judgement.verdict {
                    Verdict::Accepted => format!("{number} of {all} inputs"),
                    _ => format!("input {number} of {all}"),
                }
            }
        };
        let told = match judgement.verdict {
            Verdict::Accepted => String::new(),
            _ => self.cause(Some(&judgement))?,
        };
        let conclusion = conclusion(judgement.verdict, &format!("on {name}"));
        write!(output, "{told}{conclusion}")?;
        Ok(judgement.verdict)
    }

    /// Judges the stored cases, and looks for the smallest game that it gets wrong.
    fn judge_and_stress_test(&self, options: &Options, output: &mut dyn Write) -> Result<Verdict> {
        let (program, cases) = (&self.program, &self.cases);
        let (name, problem) = (&program.name, program.problem.program);
        writeln!(output, "{name} as {problem}, {}", program.form())?;
        let judgements = judge_all(program, cases, options.jobs(), "case")?;
        write!(output, "{}", failures(&judgements))?;
        show_progress("looking for the smallest game that it gets wrong");
        let outcome = stress_test(program, &judgements, options.stress.unwrap_or(STRESS_TIME))?;
        show_progress("");
        let first = failing(&judgements).next();
        let game = match &outcome {
            Outcome::Failed(_, judgement) => Some(judgement),
            Outcome::Passed(_) => None,
        };
        write!(output, "{}", game_or_agreement(&outcome))?;
        let cause = self.cause(game.or(first))?;
        write!(output, "{cause}")?;
        // The small game explains more, but the stored cases go first.
        let verdict = first.or(game).map_or(Verdict::Accepted, |one| one.verdict);
        let mut summary = summary(cases.len(), &judgements, game.is_some());
        if verdict == Verdict::Accepted && !cause.is_empty() && program.function.is_some() {
            summary += ", but LeetCode's own sanitizers stop at what is found above";
        }
        write!(output, "{}", conclusion(verdict, &summary))?;
        Ok(verdict)
    }

    /// Returns what the compiler and its sanitizers find in the input that fails, and what it hints at; what sanitizers
    /// find in the samples, if none fails.
    fn cause(&self, failed: Option<&Judgement>) -> Result<String> {
        let case = match failed {
            None => samples(&self.cases)?,
            Some(one) => one.case.part(one.index..one.index + 1),
        };
        let found = match failed {
            Some(one) if one.timed_out() => None,
            _ => self.found_by_compiler(&case, failed.is_some()),
        };
        let hint = failed.and_then(hint).map(|hint| format!("hint: {hint}\n"));
        Ok(found.into_iter().chain(hint).collect())
    }

    /// Returns what the compiler's sanitizers find in these inputs, if it has some, and perhaps its warnings.
    fn found_by_compiler(&self, case: &Case, warns: bool) -> Option<String> {
        let folder = self.folder.path().join("sanitizers");
        let built = sanitizers::build(self.submission.as_ref()?, &self.program, &folder)?;
        let (sanitized, warnings) = built;
        let warnings = warnings.iter().filter(|_| warns);
        let hints = warnings.map(|warning| format!("hint: {warning}\n"));
        let found = sanitizers::finding(&sanitized, case);
        let found = found.map(|found| format!("the compiler's sanitizers find on {found}\n"));
        Some(found.into_iter().chain(hints).collect())
    }
}

/// The inputs of a user.
fn case_of(program: &Program, text: &str) -> Result<Arc<Case>> {
    let case = Case::with_reference_answers(program.problem, inputs(program.problem, text)?)?;
    let example = program.problem.example();
    let is_clear = case.pairs.len() == 1 || text.contains('[') || !example.contains('[');
    let hint = "without brackets the length comes first";
    ensure!(
        is_clear,
        "--input: expected an input, such as {example}; {hint}"
    );
    Ok(case)
}
