//! `judge submit`: a file or a command, judged as its judge would; and the smallest game that it gets wrong.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use games::{PROBLEMS, Problem};
use lexopt::{Arg, Parser, ValueExt};

use super::naming::{list, named_problem, problem_of_file};
use super::{help_or_refuse, seconds, text};
use crate::compare::cases::sample_of;
use crate::compare::judgement::Verdict;
use crate::prepare::sanitizers::watch;
use crate::prepare::{
    COMMAND_MEMORY, EDITION, Language, Prepared, SCRIPT_TIME, Submission, submitted_part,
};
use crate::report::{of_all, with_sign};
use crate::run::parallel::cores;
use crate::run::process::Limits;
use crate::run::program::{Asked, Program};
use crate::run::shell;
use crate::run::started::Scratch;
use crate::trial::{judge_alone, judge_and_hunt};

/// Judges what is asked for, and says whether it is accepted.
pub fn submit(arguments: &mut Parser, output: &mut impl Write) -> Result<bool> {
    let mut words = Vec::new();
    let mut case = None;
    let mut command = None;
    let mut hunt_time = Duration::from_secs(5);
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
    let prepared = if is_command {
        let problem = named.with_context(unknown)?;
        let limits = Limits::new(time.unwrap_or(SCRIPT_TIME), COMMAND_MEMORY);
        let words = shell(&name);
        Prepared::Program(Program::new(problem, name.clone(), words, limits))
    } else {
        let source = read_source(&name)?;
        let problem = named.or_else(|| problem_of_file(Path::new(&name), &source));
        let problem = problem.with_context(unknown)?;
        let mut submission = submission(&name, source, problem)?;
        submission.time = time;
        let sample = sample_of(problem)?;
        let sign = |time: Duration| format!("preparing {name}, {} s", time.as_secs());
        let mut prepared = with_sign(sign, || submission.prepare(&sample, &scratch))?;
        if let Prepared::Program(program) = &mut prepared {
            watch(submission, program, &scratch);
        }
        prepared
    };
    let (verdict, text) = match (prepared, case) {
        (Prepared::Refused(messages), _) => {
            let verdict = Verdict::CompileError;
            let summary = of_all(verdict, &format!("{name} does not compile"));
            (verdict, format!("{messages}\n{summary}"))
        }
        (Prepared::Program(program), Some(case)) => judge_alone(&program, &case)?,
        (Prepared::Program(mut program), None) => {
            let problem = program.problem;
            let form = match program.asked {
                Asked::ByDriver(_) => ", in LeetCode's form".to_owned(),
                Asked::ByStandardInput => {
                    format!(", a program that reads {}", problem.input_in_words())
                }
            };
            writeln!(output, "{name} as {}{form}", problem.program)?;
            // A command may write files, as a compiler does.
            let jobs = jobs.unwrap_or_else(|| if is_command { 1 } else { cores() });
            judge_and_hunt(&mut program, jobs, hunt_time, output)?
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
    let is_other = fs::metadata(file).is_ok_and(|file| !file.is_file());
    ensure!(!is_other, "{file} is no regular file");
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
}
