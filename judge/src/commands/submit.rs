//! `judge submit`: a file or a command, judged as its judge would; and the smallest game that it gets wrong.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use games::{PROBLEMS, Problem, Question, counted, cut_in_the_middle};
use lexopt::{Arg, Parser, ValueExt};
use two_player_games::questions;

use super::naming::{list, named_problem, problem_of_file};
use super::{help_or_refuse, seconds, text};
use crate::compare::answers::side_by_side;
use crate::compare::cases::{Answered, StoredCase, cases_of};
use crate::compare::judgement::{Judgement, Verdict, judge_all};
use crate::hunt::{Hunted, ask_alone, hunt};
use crate::prepare::sanitizers::{finding, watch};
use crate::prepare::{EDITION, Language, Prepared, SCRIPT_TIME, Submission, submitted_part};
use crate::report::record::played;
use crate::report::{of_all, of_case, of_rest, show, show_bar};
use crate::run::parallel::cores;
use crate::run::process::{Limits, Scratch};
use crate::run::program::{Asked, Program};
use crate::run::shell;

/// How many characters of an answer are shown.
const SHOWN: usize = 200;
/// How many characters of the smallest game are shown.
const LONGEST_GAME: usize = 1000;
/// What is said of a case that the judge may not ask.
const BEYOND: &str = "   (beyond the judge's limits: does not count)";

/// Judges what is asked for, and says whether it is accepted.
pub fn submit(arguments: &mut Parser, output: &mut impl Write) -> Result<bool> {
    let mut words = Vec::new();
    let mut case = None;
    let mut command = None;
    let mut hunt_time = Duration::from_secs(10);
    let mut jobs = None;
    let mut time = None;
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Value(word) => words.push(word.string()?),
            Arg::Short('c') => command = Some(text(arguments)?),
            Arg::Short('j') => jobs = Some(super::jobs(arguments)?),
            Arg::Short('t') => time = Some(seconds("-t", 1e-3, arguments)?),
            Arg::Long("case") => case = Some(text(arguments)?),
            Arg::Long("hunt") => hunt_time = seconds("--hunt", 0.0, arguments)?,
            option => return help_or_refuse(option, output),
        }
    }
    let is_command = command.is_some();
    let mut words = words.into_iter();
    let name = command.or_else(|| words.next());
    let name = name.context("a file is needed, or -c COMMAND (cargo judge -h helps)")?;
    ensure!(!is_command || !name.trim().is_empty(), "-c needs a command");
    let named = words.next();
    if let Some(word) = words.next() {
        bail!("\"{word}\" is one word too many (cargo judge -h helps)");
    }
    let named = named.as_deref().map(named_problem).transpose()?;
    let scratch = Scratch::new()?;
    let (problem, prepared) = if is_command {
        let limits = Limits {
            time: time.unwrap_or(SCRIPT_TIME),
            memory: None,
        };
        let program = Program::new(name.clone(), shell(&name), limits);
        (named.with_context(unknown)?, Prepared::Program(program))
    } else {
        let source = read_source(&name)?;
        let problem = named.or_else(|| problem_of_file(Path::new(&name), &source));
        let problem = problem.with_context(unknown)?;
        let mut submission = submission(&name, source, problem)?;
        submission.time = time;
        let cases = cases_of(problem)?;
        let is_sample = |case: &&StoredCase| case.name.case.starts_with("sample");
        let sample = cases.iter().find(is_sample);
        let sample = sample.and_then(|case| case.questions.first());
        let sample = sample.with_context(|| format!("{} has no sample", problem.program))?;
        show(&format!("preparing {name}"));
        let prepared = submission.prepare(sample, &scratch);
        show("");
        let mut prepared = prepared?;
        if let Prepared::Program(program) = &mut prepared {
            watch(submission, program, &scratch);
        }
        (problem, prepared)
    };
    let (verdict, text) = match (prepared, case) {
        (Prepared::Refused(messages), _) => {
            let verdict = Verdict::CompileError;
            let summary = of_all(verdict, &format!("{name} does not compile"));
            (verdict, format!("{messages}\n{summary}"))
        }
        (Prepared::Program(program), Some(case)) => judge_one(problem, &program, &case)?,
        (Prepared::Program(program), None) => {
            let form = match program.asked {
                Asked::ByDriver(_) => ", in LeetCode's form".to_owned(),
                Asked::ByStandardInput => {
                    format!(", a program that reads {}", problem.input_in_words())
                }
            };
            writeln!(output, "{name} as {}{form}", problem.program)?;
            // A command may write files, as a compiler does.
            let jobs = jobs.unwrap_or_else(|| if is_command { 1 } else { cores() });
            judge_and_hunt(problem, &program, jobs, hunt_time, output)?
        }
    };
    write!(output, "{text}")?;
    Ok(verdict == Verdict::Accepted)
}

fn unknown() -> String {
    let programs = list(PROBLEMS);
    format!("which problem? Name one after the file:\n{programs}")
}

/// A file that is submitted for the problem.
pub fn submission(path: &str, source: String, problem: &'static Problem) -> Result<Submission> {
    let path = Path::new(path);
    let name = path.file_name().unwrap_or_default();
    Ok(Submission {
        name: name.to_string_lossy().into_owned(),
        source,
        language: Language::of(path)?,
        problem,
        edition: EDITION,
        options: "",
        time: None,
    })
}

fn read_source(file: &str) -> Result<String> {
    ensure!(!Path::new(file).is_dir(), "{file} is a folder");
    let bytes = fs::read(file).map_err(|error| anyhow!("{file} cannot be read: {error}"))?;
    let source = String::from_utf8(bytes).ok();
    let source = source.filter(|source| !source.contains('\0'));
    let encoding = || format!("{file} is no text in UTF-8; was it saved in another encoding?");
    let source = source.with_context(encoding)?;
    // Windows puts a byte order mark before a text. It gets lost where the text is pasted, and compilers refuse it.
    let source = submitted_part(source.strip_prefix('\u{feff}').unwrap_or(&source));
    ensure!(!source.trim().is_empty(), "{file} is empty");
    Ok(source)
}

/// Judges one question alone: the verdict, and expected, found and the play.
fn judge_one(problem: &Problem, program: &Program, case: &str) -> Result<(Verdict, String)> {
    let questions = questions(problem, case)?;
    let [question] = &questions[..] else {
        let example = problem.example();
        let mut hint = "; without brackets the length comes first";
        if case.contains('[') {
            hint = "";
        }
        bail!("--case: expected one question, such as {example}{hint}");
    };
    let name = problem.named(question);
    let too_long = || format!("the rules would take too long to play {name}");
    let expected = problem.answer(question).with_context(too_long)?;
    let asked = (question.clone(), expected);
    let failed = ask_alone(problem, program, &asked)?;
    let (verdict, found) = failed.unwrap_or((Verdict::Accepted, asked.1.clone()));
    let finding = finding(program, problem, Some(question));
    let finding = finding.map(|finding| finding + "\n\n").unwrap_or_default();
    let mut text = of_answers(problem, &asked, &found) + &finding;
    if !problem.allows(question) {
        text = format!("{question} is beyond the judge's limits\n{text}");
    }
    let summary = of_all(verdict, &format!("on {name}"));
    Ok((verdict, text + &summary))
}

/// Judges the stored cases, and looks for the smallest game that fails. Returns the verdict, and the last line on it.
fn judge_and_hunt(
    problem: &'static Problem,
    program: &Program,
    jobs: usize,
    hunt_time: Duration,
    output: &mut impl Write,
) -> Result<(Verdict, String)> {
    let cases = cases_of(problem)?;
    let mut done = 0;
    show_bar(done, cases.len());
    let judged = judge_all(program, &cases, jobs, |judgement| {
        done += 1;
        show("");
        let name = &judgement.case.name;
        if judgement.verdict != Verdict::Accepted {
            let note = if name.counts() { "" } else { BEYOND };
            write!(output, "{}", of_case(judgement, &name.case, note))?;
        }
        show_bar(done, cases.len());
        Ok(())
    })?;
    show("");
    write!(output, "{}", of_rest(&judged, cases.len()))?;
    let count = cases.iter().filter(|case| case.name.counts()).count();
    let mut counting = judged.iter().filter(|one| one.case.name.counts());
    let is_accepted = |one: &&Judgement| one.verdict == Verdict::Accepted;
    let passed = counting.clone().filter(is_accepted).count();
    let first = counting.find(|one| !is_accepted(one));
    let known = first.and_then(|first| first.failed.as_ref());
    let mut verdict = first.map_or(Verdict::Accepted, |first| first.verdict);
    let mut summary = format!("{passed} of {count} cases passed");
    if let Some(first) = first {
        summary += ", the first that fails is ";
        summary += &first.case.name.case;
    }
    if !hunt_time.is_zero() {
        write!(output, "{}", of_all(verdict, &format!("so far: {summary}")))?;
        let seconds = hunt_time.as_secs_f64();
        let goal = "the smallest game that it gets wrong";
        show(&format!("looking for {goal}, for {seconds} s"));
        let hunted = hunt(problem, program, known, Instant::now() + hunt_time, jobs)?;
        let wrong = match &hunted {
            Hunted::Failure(failure) => Some(&failure.asked.0),
            Hunted::Agreement(_) => known.map(|(question, _)| question),
        };
        let is_slow = verdict == Verdict::TimeLimitExceeded;
        let finding = (!is_slow).then(|| finding(program, problem, wrong));
        show("");
        match hunted {
            Hunted::Agreement(compared) => writeln!(output, "agrees with the rules on {compared}")?,
            Hunted::Failure(failure) => {
                for note in &failure.notes {
                    writeln!(output, "{note}")?;
                }
                let (fault, found) = failure.fault;
                let answers = of_answers(problem, &failure.asked, &found);
                write!(output, "smallest: {}\n{answers}", shown(&failure.asked.0))?;
                if verdict == Verdict::Accepted {
                    verdict = fault;
                    summary += ", but not the game above";
                }
            }
        }
        if let Some(finding) = finding.flatten() {
            writeln!(output, "{finding}")?;
        }
    }
    Ok((verdict, of_all(verdict, &summary)))
}

/// A game, with its length if it is cut.
fn shown(game: &Question) -> String {
    let text = game.to_string();
    let shown = cut_in_the_middle(&text, LONGEST_GAME);
    let length = counted(game.row().len(), "value");
    if shown == text {
        text
    } else {
        format!("{shown} ({length})")
    }
}

/// Expected and found, and the play where it can be shown.
fn of_answers(problem: &Problem, (question, expected): &Answered, found: &str) -> String {
    let play = played(problem, question, false).unwrap_or_else(|error| format!("{error:#}\n"));
    let [expected, found] = side_by_side(expected, found, SHOWN);
    format!("expected: {expected}\nfound: {found}\n\n{play}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_as_an_editor_reads_it() {
        let scratch = Scratch::new().expect("a folder");
        let file = scratch.path().join("mine.py").display().to_string();
        let check = |bytes: &[u8], expected: Result<&str, &str>| {
            fs::write(&file, bytes).expect("a file");
            let read = read_source(&file).map_err(|error| error.to_string());
            let expected = expected.map_err(|message| format!("{file} {message}"));
            assert_eq!(read.as_deref(), expected.as_deref());
        };
        check("\u{feff}n = 4\r\n".as_bytes(), Ok("n = 4\r\n"));
        check("\u{feff} \n".as_bytes(), Err("is empty"));
        let encoding = Err("is no text in UTF-8; was it saved in another encoding?");
        for bytes in [&b"# \xba\xc3"[..], b"\xff\xfen\0", b"\x7fELF\0"] {
            check(bytes, encoding);
        }
    }

    #[test]
    fn the_smallest_game_is_shown_unless_it_is_large() {
        let game = |length| shown(&Question::rows([vec![1; length]]));
        assert_eq!(game(3), "[1,1,1]");
        assert!(game(600).ends_with("1] (600 values)"), "{}", game(600));
        assert!(game(600).chars().count() < 1100, "{}", game(600));
    }
}
