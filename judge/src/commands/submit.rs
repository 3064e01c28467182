//! `cargo judge submit`: judges a file or a command as the site would, and finds the smallest failing input.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use tempfile::TempDir;

use crate::case::{Case, samples, stored_cases};
use crate::detection::{detect_input_format, ignores_count};
use crate::given::{given_inputs, out_of_constraints};
use crate::hints::{IGNORES_COUNT, hint};
use crate::judgement::{CASE, Judgement, Verdict, failing, judge, judge_all};
use crate::language::language;
use crate::naming::{named_problem, which_problem};
use crate::options::Options;
use crate::program::Program;
use crate::report::{conclusion, explanation, failures, stress_report, summary};
use crate::run::cleanup::temporary_folder;
use crate::run::limits::COMMAND_LIMITS;
use crate::run::shell;
use crate::stress::{Outcome, stress_test};
use crate::submission::{Compilation, Submission, read_source, sanitizers};
use crate::terminal::show_progress;

pub const HELP: &str = "\
Usage: cargo judge submit FILE [PROBLEM]
       cargo judge submit -c COMMAND PROBLEM

Tests your solution on the stored cases, then stress-tests it to find the
smallest failing input. FILE is a solution as you would write it in the site's
editor, or a program that reads standard input; the file extension determines
the language: .py .cpp .c .java .js .ts .go .rs

Examples: cargo judge submit mine.py 486
          cargo judge submit mine.py --input '[1,5,2]'

  -c COMMAND         test COMMAND, which reads standard input, instead of FILE
  --input '[1,5,2]'  test only this input, or several separated by spaces
  --stress SECONDS   stress-testing time (default: 5; 0 disables it)
  -j N               number of parallel runs (default: one per core; 1 with -c)
  -t SECONDS         time limit per case (default: 2; scripts and commands: 20)

Your solution runs with your permissions, without a sandbox.
Verdicts: AC accepted, WA wrong answer, TLE time limit exceeded,
          RE runtime error, CE compile error.
Exit status: 0 accepted, 1 not accepted, 2 cannot judge.";

/// Default stress-testing time.
const STRESS_TIME: Duration = Duration::from_secs(5);

/// A solution that is ready to be judged.
struct Submitted {
    program: Program,
    /// `None` for a command.
    submission: Option<Submission>,
    folder: TempDir,
    /// The stored cases that its site allows.
    cases: Vec<Arc<Case>>,
}

/// Judges the solution. Returns whether it is accepted.
pub fn submit(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let submitted = match prepare(options)? {
        Preparation::Ready(submitted) => submitted,
        Preparation::CompileError(messages) => {
            let conclusion = conclusion(
                Verdict::CompileError,
                &tell!(": it does not compile", "：没有编译通过"),
            );
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

/// What came of preparing a solution.
enum Preparation {
    Ready(Box<Submitted>),
    /// The solution does not compile, for this reason.
    CompileError(String),
}

/// Recognizes and compiles the solution.
fn prepare(options: &Options) -> Result<Preparation> {
    let mut words = options.operands.iter();
    let given = options.command.as_ref().or_else(|| words.next());
    let name = given.with_context(|| {
        tell!(
            "missing FILE or -c COMMAND; try `cargo judge submit --help`",
            "没有给出代码文件 FILE 或 -c COMMAND；用法见 `cargo judge submit --help`"
        )
    })?;
    let is_empty = name.trim().is_empty();
    ensure!(!is_empty, tell!("the file name or command is empty", "文件名或命令是空的"));
    let named = words.next().map(|name| named_problem(name)).transpose()?;
    if let Some(word) = words.next() {
        bail!(tell!(
            "unexpected argument \"{word}\"; try `cargo judge submit --help`",
            "多余的参数 \"{word}\"；用法见 `cargo judge submit --help`"
        ));
    }
    let folder = temporary_folder()?;
    let (submission, mut program) = if options.command.is_some() {
        let problem = named.with_context(|| which_problem(&[]))?;
        let program = Program::new(problem, name.clone(), shell(name), COMMAND_LIMITS);
        (None, program)
    } else {
        let submission = Submission::new(name, &read_source(name)?, named)?;
        show_progress(&tell!("compiling {name}", "正在编译 {name}"));
        let compiled = submission.compile(&folder.path().join("program"))?;
        show_progress("");
        match compiled {
            Compilation::Compiled { program, .. } => (Some(submission), *program),
            Compilation::CompileError(reason) => return Ok(Preparation::CompileError(reason)),
            Compilation::Unrecognized(reason) => bail!(reason),
        }
    };
    if let Some(time) = options.time {
        program.limits = program.limits.with_cpu_time(time);
    }
    let mut cases = stored_cases(program.problem)?;
    cases.retain(|case| program.allows_all(case));
    Ok(Preparation::Ready(Box::new(Submitted {
        program: detect_input_format(program, &samples(&cases)?)?,
        submission,
        folder,
        cases,
    })))
}

impl Submitted {
    /// Judges the inputs of `--input` in one run. Explains the only or the failing one.
    fn judge_alone(&self, text: &str, output: &mut dyn Write) -> Result<Verdict> {
        let program = &self.program;
        let case = case_of(program, text)?;
        if let Some(beyond) = case.inputs().find(|input| !program.allows(input)) {
            write!(output, "{}", out_of_constraints(&beyond.to_string()))?;
        }
        let judgement = judge(program, &case, program.limits)?;
        let verdict = judgement.verdict();
        let failed = (verdict != Verdict::Accepted).then_some(&judgement);
        let (number, all) = (judgement.input_index + 1, case.pairs.len());
        let count = tell!("{number} of {all} inputs", "共 {all} 组，测了 {number} 组，全对");
        let name = program.problem.named(&judgement.input_and_answer().0);
        let (report, name) = match failed {
            _ if all == 1 => (explanation(&judgement), name),
            Some(one) => (
                explanation(one),
                tell!("input {number} of {all}: {name}", "第 {number} 组（共 {all} 组）：{name}"),
            ),
            None => (judgement.streams.clone(), count),
        };
        let reason = failed.map_or(Ok(String::new()), |failed| self.cause(Some(failed)))?;
        let conclusion = conclusion(verdict, &tell!(" on {name}", "：{name}"));
        write!(output, "{report}{reason}{conclusion}")?;
        Ok(verdict)
    }

    /// Judges the solution on the stored cases, then stress-tests it.
    fn judge_and_stress_test(&self, options: &Options, output: &mut dyn Write) -> Result<Verdict> {
        let (program, cases) = (&self.program, &self.cases);
        let (name, problem) = (&program.name, program.problem.program);
        let form = program.form()?;
        let heading =
            tell!("judging {name} as {problem}: {form}", "把 {name} 当作 {problem} 评测：{form}");
        writeln!(output, "{heading}")?;
        let judgements = judge_all(program, cases, options.jobs(), Some(CASE), |_| false)?;
        write!(output, "{}", failures(&judgements))?;
        show_progress(&tell!("stress testing", "正在对拍"));
        let outcome = stress_test(program, &judgements, options.stress.unwrap_or(STRESS_TIME))?;
        show_progress("");
        let first = failing(&judgements).next();
        let shrunk = match &outcome {
            Outcome::Failed(_, judgement) => Some(judgement),
            Outcome::Passed(_) => None,
        };
        write!(output, "{}", stress_report(program.problem, &outcome))?;
        let cause = self.cause(shrunk.or(first))?;
        write!(output, "{cause}")?;
        // A failing stored case determines the verdict, though the shrunk input explains more.
        let decisive = first.or(shrunk);
        let verdict = decisive.map_or(Verdict::Accepted, Judgement::verdict);
        let mut summary = summary(cases.len(), &judgements, shrunk.is_some());
        if verdict == Verdict::Accepted && !cause.is_empty() && program.function.is_some() {
            summary += &tell!(
                ", but a site with sanitizers, such as LeetCode, would stop at the error above",
                "，但力扣等开了 sanitizer 的 OJ 会因为上面的错误判为不通过"
            );
        }
        write!(output, "{}", conclusion(verdict, &tell!(": {summary}", "：{summary}")))?;
        Ok(verdict)
    }

    /// Returns what the sanitizers and the compiler's warnings report on the failing input, and a hint. If no input
    /// fails, returns what the sanitizers report on the samples.
    fn cause(&self, failed: Option<&Judgement>) -> Result<String> {
        let case = match failed {
            None => samples(&self.cases)?,
            Some(one) => one.case.part(one.input_index..one.input_index + 1),
        };
        let found = match failed {
            Some(one) if one.was_idle() => None, // It would wait as long again.
            _ => self.found_by_compiler(&case, failed),
        };
        let ignores_count =
            failed.is_some() && ignores_count(&self.program, &samples(&self.cases)?)?;
        let hint = if ignores_count { Some(IGNORES_COUNT) } else { failed.and_then(hint) };
        let freopen = self.submission.as_ref().filter(|_| failed.is_some());
        let hint = freopen.and_then(Submission::hint_at_freopen).or(hint);
        let hint = hint.map(|hint| tell!("hint: {}\n", "提示：{}\n", hint.get(language())));
        Ok(found.into_iter().chain(hint).collect())
    }

    /// Returns what the sanitizers, if there are any, report on these inputs, and if an input failed the compiler's
    /// warnings.
    fn found_by_compiler(&self, case: &Case, failed: Option<&Judgement>) -> Option<String> {
        let folder = self.folder.path().join("sanitizers");
        let built = sanitizers::build(self.submission.as_ref()?, &self.program, &folder)?;
        let (sanitized, warnings) = built;
        let warnings = warnings.iter().filter(|_| failed.is_some());
        let hints = warnings.map(|warning| tell!("hint: {warning}\n", "提示：{warning}\n"));
        let timed_out = failed.is_some_and(Judgement::timed_out);
        let found = sanitizers::finding(&sanitized, case, timed_out);
        let found = found.map(|(input, error)| {
            tell!(
                "sanitizer error on {input}: {error}\n",
                "sanitizer 报错，数据 {input}：{error}\n"
            )
        });
        Some(found.into_iter().chain(hints).collect())
    }
}

/// Parses the inputs of `--input` and answers them.
fn case_of(program: &Program, text: &str) -> Result<Arc<Case>> {
    Case::from_inputs(
        program.problem,
        given_inputs(program.problem, text, &tell!("--input: ", "--input："))?,
    )
}
