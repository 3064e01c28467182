//! `judge submit`: a file of the reader's, or a command, judged as its judge would; and the smallest game that it gets
//! wrong.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail, ensure};
use itertools::Itertools;
use two_player_games::problems::Judge;
use two_player_games::{PROBLEMS, Problem, Question, counted, cut_in_the_middle, questions};

use crate::cases::{StoredCase, cases_of};
use crate::comparison::{hint, side_by_side};
use crate::contestant::{Asked, Contestant, Judgement};
use crate::hunt::{Answered, Budget, Failure, Hunted, ask_alone, hunt};
use crate::languages::{SCRIPT_TIME, prepare, submitted_part};
use crate::naming::{list, named_problem, problem_of_file};
use crate::options::Options;
use crate::parallel::{cores, in_order};
use crate::play::play;
use crate::process::{Limits, Scratch};
use crate::submission::Compiled;
use crate::system;
use crate::verdict::Verdict;

/// After so many time-outs, or one beyond the judge's limits, the rest is not run.
const MOST_TIMEOUTS: usize = 3;

/// How long to look for the smallest game, unless the user says so.
const HUNT_TIME: Duration = Duration::from_secs(10);

/// How many characters of an answer are shown.
const SHOWN: usize = 200;

/// How many characters of the smallest game are shown.
const LONGEST_GAME: usize = 1000;

/// How wide the bar of the progress is.
const BAR: usize = 40;

/// What became of the stored cases.
struct Result {
    verdict: Verdict,
    /// The first case that fails, and in it the question that fails, with its right answer.
    first_failure: Option<(String, Option<Answered>)>,
    passed: usize,
    count: usize,
}

/// Why not all cases are judged.
enum Stop {
    /// Too many time-outs.
    Enough,
    Failed(anyhow::Error),
}

impl<Error: Into<anyhow::Error>> From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Failed(error.into())
    }
}

/// Judges what is asked for, and says whether it is accepted.
///
/// # Errors
/// It cannot be judged, or the report cannot be written.
pub fn submit(options: &Options, output: &mut impl Write) -> anyhow::Result<bool> {
    let scratch = Scratch::new()?;
    let (file, program) = file_and_program(options)?;
    let name = options.command.as_deref().or(file).unwrap_or_default();
    let source = file.map(read_source).transpose()?.unwrap_or_default();
    let problem = meant_problem(program, file, &source)?;
    let compiled = compiled(options, name, problem, &source, &scratch)?;
    let Some(contestant) = compiled.contestant else {
        writeln!(output, "{}", compiled.messages)?;
        write_verdict(Verdict::CompileError, &format!("{name} does not compile"), output)?;
        return Ok(false);
    };
    if let Some(case) = &options.case {
        return judge_one(problem, &contestant, case, output);
    }
    writeln!(output, "{name} as {}{}", problem.program, form(problem, &contestant))?;
    // A command may write files, as a compiler does.
    let at_once = options.jobs.unwrap_or_else(|| if options.command.is_some() { 1 } else { cores() });
    let result = judge_stored(problem, &contestant, at_once, output)?;
    let first = result.first_failure.as_ref().map(|(case, _)| format!(", the first that fails is {case}"));
    let mut summary = format!("{} of {} cases passed{}", result.passed, result.count, first.unwrap_or_default());
    let mut verdict = result.verdict;
    let hunt_time = options.hunt.unwrap_or(HUNT_TIME);
    if !hunt_time.is_zero() {
        let known = result.first_failure.as_ref().and_then(|(_, asked)| asked.as_ref());
        write_verdict(verdict, &format!("so far: {summary}"), output)?;
        progress(&format!("looking for the smallest game that it gets wrong, for {} s", hunt_time.as_secs_f64()));
        let budget = Budget { until: Instant::now() + hunt_time, games: usize::MAX, at_once };
        let hunted = hunt(problem, &contestant, known, budget)?;
        end_progress();
        write_hunted(problem, &hunted, output)?;
        if let (Some(failure), Verdict::Accepted) = (&hunted.failure, verdict) {
            verdict = failure.verdict;
            summary += ", but not the game above";
        }
    }
    write_verdict(verdict, &summary, output)?;
    Ok(verdict == Verdict::Accepted)
}

/// As what it is judged, if that is not plain.
fn form(problem: &Problem, contestant: &Contestant) -> String {
    match (&contestant.asked, problem.judge) {
        (Asked::ByDriver(_), _) => ", in LeetCode's form".to_owned(),
        (Asked::ByStandardInput, Judge::LeetCode { .. }) => {
            format!(", a program that reads lines such as {}", problem.form.example())
        }
        (Asked::ByStandardInput, Judge::AtCoder | Judge::StandardLibrary) => String::new(),
    }
}

fn write_verdict(verdict: Verdict, summary: &str, output: &mut impl Write) -> anyhow::Result<()> {
    let style = verdict.style();
    Ok(writeln!(output, "{style}{verdict}{style:#} {summary}")?)
}

/// The file, unless there is a command, and the part of a program's name that stands behind.
fn file_and_program(options: &Options) -> anyhow::Result<(Option<&str>, Option<&str>)> {
    let mut words = options.words.iter().map(String::as_str);
    let file = if options.command.is_some() {
        None
    } else {
        Some(words.next().context("a file is needed, or -c COMMAND (cargo judge -h helps)")?)
    };
    let program = words.next();
    match words.next() {
        Some(word) => bail!("\"{word}\" is one word too many (cargo judge -h helps)"),
        None => Ok((file, program)),
    }
}

fn read_source(file: &str) -> anyhow::Result<String> {
    ensure!(!Path::new(file).is_dir(), "{file} is a folder");
    let bytes = fs::read(file).map_err(|error| anyhow!("{file} cannot be read: {error}"))?;
    let source = String::from_utf8(bytes).ok().filter(|source| !source.contains('\0'));
    let source = source.with_context(|| format!("{file} is no text in UTF-8; was it saved in another encoding?"))?;
    // Windows puts a byte order mark before a text. It gets lost where the text is pasted, and compilers refuse it.
    let source = submitted_part(source.strip_prefix('\u{feff}').unwrap_or(&source));
    ensure!(!source.trim().is_empty(), "{file} is empty");
    Ok(source)
}

/// The problem that the user names, or else the one that the file is about.
fn meant_problem(program: Option<&str>, file: Option<&str>, source: &str) -> anyhow::Result<&'static Problem> {
    if let Some(name) = program {
        return named_problem(name);
    }
    let found = file.and_then(|file| problem_of_file(Path::new(file), source));
    found.with_context(|| format!("which problem? Name one after the file:\n{}", list(PROBLEMS)))
}

/// The file that the user submits as a program, or the command.
fn compiled(
    options: &Options,
    name: &str,
    problem: &Problem,
    source: &str,
    scratch: &Scratch,
) -> anyhow::Result<Compiled> {
    let Options { command, form, time, .. } = options;
    if let Some(command) = command {
        ensure!(form.is_none(), "--form is for files, a command reads standard input");
        let limits = Limits { time: time.unwrap_or(SCRIPT_TIME), memory: None };
        let contestant = Contestant { words: system::shell(command), limits, asked: Asked::ByStandardInput };
        return Ok(Compiled { contestant: Some(contestant), messages: String::new() });
    }
    progress(&format!("preparing {name}"));
    let compiled = prepare(Path::new(name), source, problem, *form, *time, scratch);
    end_progress();
    compiled
}

/// Judges one question alone: expected, found, and the play.
fn judge_one(problem: &Problem, contestant: &Contestant, case: &str, output: &mut impl Write) -> anyhow::Result<bool> {
    let Ok(question) = questions(problem, case)?.into_iter().exactly_one() else {
        bail!("--case: expected one question, such as {}", problem.form.example());
    };
    let expected = problem.player()(&question);
    let expected =
        expected.with_context(|| format!("the rules would take too long to play {}", problem.named(&question)))?;
    let asked = (question, expected);
    let failure = ask_alone(problem, contestant, &asked)?;
    let (question, expected) = asked;
    let (verdict, found) =
        failure.map_or_else(|| (Verdict::Accepted, expected.clone()), |failure| (failure.verdict, failure.found));
    if !problem.allows(&question) {
        writeln!(output, "{question} is beyond the judge's limits")?;
    }
    write_answers(problem, &question, &expected, &found, output)?;
    write_verdict(verdict, &format!("on {}", problem.named(&question)), output)?;
    Ok(verdict == Verdict::Accepted)
}

/// Judges the stored cases, and writes a line for each that fails; those beyond the judge's limits do not count.
fn judge_stored(
    problem: &'static Problem,
    contestant: &Contestant,
    at_once: usize,
    output: &mut impl Write,
) -> anyhow::Result<Result> {
    let mut cases = cases_of(problem)?;
    cases.sort_by_key(|case| !case.is_within_limits());
    let count = cases.iter().filter(|case| case.is_within_limits()).count();
    let mut result = Result { verdict: Verdict::Accepted, first_failure: None, passed: 0, count };
    let mut timeouts = 0;
    let mut timeouts_beyond = 0;
    let mut done = 0;
    progress(&bar(done, cases.len()));
    let judge = |case| contestant.judge(case).map_err(Stop::Failed);
    let outcome = in_order(&cases, at_once, judge, |case, judgement| {
        let counts = case.is_within_limits();
        let verdict = judgement.verdict;
        let is_failed = verdict != Verdict::Accepted;
        done += 1;
        end_progress();
        if is_failed {
            write_failed(case, &judgement, counts, output)?;
        }
        if is_failed && counts && result.first_failure.is_none() {
            result.first_failure = Some((case.name.case.clone(), failed_question(case, &judgement)));
            result.verdict = verdict;
        }
        result.passed += usize::from(!is_failed && counts);
        timeouts += usize::from(verdict == Verdict::TimeLimitExceeded && counts);
        timeouts_beyond += usize::from(verdict == Verdict::TimeLimitExceeded && !counts);
        if (timeouts == MOST_TIMEOUTS || timeouts_beyond > 0) && done < cases.len() {
            writeln!(output, "  after {} the rest is not run", counted(timeouts + timeouts_beyond, "time-out"))?;
            return Err(Stop::Enough);
        }
        progress(&bar(done, cases.len()));
        Ok(())
    });
    end_progress();
    match outcome {
        Err(Stop::Failed(error)) => Err(error),
        Ok(()) | Err(Stop::Enough) => Ok(result),
    }
}

fn write_failed(case: &StoredCase, judgement: &Judgement, counts: bool, output: &mut impl Write) -> anyhow::Result<()> {
    let Judgement { verdict, details, .. } = judgement;
    let style = verdict.style();
    let beyond = if counts { "" } else { "   (beyond the judge's limits: does not count)" };
    Ok(writeln!(output, "  {style}{verdict:<3}{style:#} {}{beyond}\n      {details}", case.name.case)?)
}

/// The first question that is not answered rightly, with its right answer.
fn failed_question(case: &StoredCase, judgement: &Judgement) -> Option<Answered> {
    let number = judgement.failed_at?;
    Some((case.questions.get(number)?.clone(), case.expected.get(number)?.clone()))
}

fn write_hunted(problem: &Problem, hunted: &Hunted, output: &mut impl Write) -> anyhow::Result<()> {
    let Some(Failure { game, expected, found, is_alone, .. }) = &hunted.failure else {
        return Ok(writeln!(output, "agrees with the rules on {}", hunted.compared)?);
    };
    if hunted.is_cut_off {
        writeln!(output, "there may be a smaller one; looking for it took too long")?;
    }
    if !is_alone {
        writeln!(output, "it fails only after other games in the same run: does something stay from call to call?")?;
    }
    let text = game.to_string();
    let length = counted(game.length(), "value");
    let shown = cut_in_the_middle(&text, LONGEST_GAME);
    writeln!(output, "smallest: {shown}{}", if shown == text { String::new() } else { format!(" ({length})") })?;
    write_answers(problem, game, expected, found, output)
}

/// Expected and found, and the play where it can be shown.
fn write_answers(
    problem: &Problem,
    question: &Question,
    expected: &str,
    found: &str,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    let [expected_line, found_line] = side_by_side(expected, found, SHOWN);
    writeln!(output, "expected: {expected_line}\nfound: {found_line}{}\n", hint(expected, found))?;
    let mut text = Vec::new();
    match play(problem, question, false, &mut text) {
        Ok(()) => output.write_all(&text)?,
        Err(error) => writeln!(output, "{error:#}")?,
    }
    Ok(writeln!(output)?)
}

fn bar(done: usize, all: usize) -> String {
    let full = BAR * done / all.max(1);
    format!("[{}{}] {done} of {all} cases", "#".repeat(full), "-".repeat(BAR - full))
}

/// At a terminal, shows what goes on, in place of what this has shown before.
fn progress(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K{text}");
    }
}

fn end_progress() {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_as_an_editor_reads_it() {
        let scratch = Scratch::new().expect("a folder");
        let file = scratch.path().join("mine.py").display().to_string();
        let read = |bytes: &[u8]| {
            fs::write(&file, bytes).expect("a file");
            read_source(&file).map_err(|error| error.to_string().replace(&file, "mine.py"))
        };
        assert_eq!(read("\u{feff}n = 4\r\n".as_bytes()).as_deref(), Ok("n = 4\r\n"));
        for (name, bytes) in [("GBK", &b"# \xba\xc3"[..]), ("UTF-16", b"\xff\xfen\0"), ("a program", b"\x7fELF\0")] {
            let message = "mine.py is no text in UTF-8; was it saved in another encoding?";
            assert_eq!(read(bytes), Err(message.to_owned()), "{name}");
        }
        assert_eq!(read("\u{feff} \n".as_bytes()), Err("mine.py is empty".to_owned()));
    }

    #[test]
    fn the_smallest_game_is_shown_unless_it_is_large() {
        let shown = |length| {
            let game = Question::Row(vec![1; length]);
            let expected = "0".to_owned();
            let found = "1".to_owned();
            let verdict = Verdict::WrongAnswer;
            let failure = Some(Failure { game, expected, found, verdict, is_alone: true });
            let hunted = Hunted { failure, is_cut_off: false, compared: String::new() };
            let mut output = Vec::new();
            write_hunted(named_problem("stone_game_difference").expect("a problem"), &hunted, &mut output)
                .expect("text");
            String::from_utf8(output).expect("text").lines().next().unwrap_or_default().to_owned()
        };
        assert_eq!(shown(3), "smallest: [1,1,1]");
        let long = shown(3000);
        assert!(long.chars().count() < 1100, "{long}");
        assert!(long.ends_with(",1,1,1] (3000 values)"), "{long}");
    }
}
