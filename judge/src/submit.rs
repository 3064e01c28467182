//! `judge submit`: a file of the reader's, or a command, judged as its judge would; and the smallest game that it gets
//! wrong.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail, ensure};
use itertools::Itertools;
use two_player_games::problems::{Form, Judge};
use two_player_games::{PROBLEMS, Problem, Question, counted, questions};

use crate::cases::cases_of;
use crate::comparison::{hint, on_one_line};
use crate::contestant::{Asked, Contestant};
use crate::hunt::{Answered, Budget, Failure, Hunted, ask_alone, hunt};
use crate::languages::{Prepared, SCRIPT_TIME, SourceForm, prepare};
use crate::play::play;
use crate::process::{Limits, Scratch};
use crate::system;
use crate::verdict::Verdict;

/// After so many time-outs, or one beyond the judge's limits, the rest is not run.
const MOST_TIMEOUTS: usize = 3;

/// How many characters of an answer are shown.
const SHOWN: usize = 200;

/// How wide the bar of the progress is.
const BAR: usize = 40;

/// What the user asks for.
pub struct Request {
    /// The file, unless there is a command.
    pub file: Option<String>,
    /// A part of the name of the program.
    pub program: Option<String>,
    /// `-c`: a command instead of a file.
    pub command: Option<String>,
    /// `-t`
    pub time: Option<Duration>,
    /// `--form`
    pub form: Option<SourceForm>,
    /// `--case`: one question alone.
    pub case: Option<String>,
    /// `--hunt`: how long to look for a smallest game; not at all if it is zero.
    pub hunt: Duration,
}

/// What became of the stored cases.
struct Result {
    verdict: Verdict,
    /// The first case that fails, and in it the question that fails, with its right answer.
    first_failure: Option<(String, Option<Answered>)>,
    passed: usize,
    count: usize,
}

/// Judges what is asked for, and says whether it is accepted.
///
/// # Errors
/// It cannot be judged, or the report cannot be written.
pub fn submit(request: &Request, output: &mut impl Write) -> anyhow::Result<bool> {
    let scratch = Scratch::new()?;
    let source = request.source()?;
    let problem = request.problem(&source)?;
    let contestant = match request.contestant(problem, &source, &scratch)? {
        Prepared::Ready(contestant) => contestant,
        Prepared::CompileError { messages } => {
            writeln!(output, "{messages}")?;
            write_verdict(Verdict::CompileError, &format!("{} does not compile", request.name()), output)?;
            return Ok(false);
        }
    };
    if let Some(case) = &request.case {
        return judge_one(problem, &contestant, case, output);
    }
    writeln!(output, "{} as {}", request.name(), problem.program)?;
    let result = judge_stored(problem, &contestant, output)?;
    let first = result.first_failure.as_ref().map(|(case, _)| format!(", the first that fails is {case}"));
    let mut summary = format!("{} of {} cases passed{}", result.passed, result.count, first.unwrap_or_default());
    let mut verdict = result.verdict;
    if !request.hunt.is_zero() {
        let known = result.first_failure.as_ref().and_then(|(_, asked)| asked.as_ref());
        write_verdict(verdict, &format!("so far: {summary}"), output)?;
        progress(&format!("looking for the smallest game that it gets wrong, for {} s", request.hunt.as_secs_f64()));
        let budget = Budget { until: Instant::now() + request.hunt, games: usize::MAX };
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

fn write_verdict(verdict: Verdict, summary: &str, output: &mut impl Write) -> anyhow::Result<()> {
    let style = verdict.style();
    Ok(writeln!(output, "{style}{verdict}{style:#} {summary}")?)
}

impl Request {
    fn name(&self) -> &str {
        self.command.as_deref().or(self.file.as_deref()).unwrap_or_default()
    }

    /// What the file holds; nothing if there is a command.
    fn source(&self) -> anyhow::Result<String> {
        if self.command.is_some() {
            return Ok(String::new());
        }
        let file = self.file.as_ref().context("a file is needed, or -c COMMAND (cargo judge -h helps)")?;
        ensure!(!Path::new(file).is_dir(), "{file} is a folder");
        let bytes = fs::read(file).map_err(|error| anyhow!("{file} cannot be read: {error}"))?;
        let source = String::from_utf8(bytes).ok().filter(|source| !source.contains('\0'));
        let source = source.with_context(|| format!("{file} is no text"))?;
        ensure!(!source.trim().is_empty(), "{file} is empty");
        Ok(source)
    }

    /// The problem that the user names, or else the one after which the file, a folder or the function is named.
    fn problem(&self, source: &str) -> anyhow::Result<&'static Problem> {
        if let Some(named) = &self.program {
            return named_problem(named);
        }
        let mut candidates = self.file.iter().flat_map(|file| names_of(Path::new(file)));
        let found = candidates.find_map(|name| recognized(&name)).or_else(|| called_problem(source));
        found.with_context(|| format!("which problem? Name one after the file:\n{}", list(PROBLEMS)))
    }

    fn contestant(&self, problem: &Problem, source: &str, scratch: &Scratch) -> anyhow::Result<Prepared> {
        if let Some(command) = &self.command {
            ensure!(self.form.is_none(), "--form is for files, a command reads standard input");
            let limits = Limits { time: self.time.unwrap_or(SCRIPT_TIME), memory: None };
            let contestant = Contestant { words: system::shell(command), limits, asked: Asked::ByStandardInput };
            return Ok(Prepared::Ready(contestant));
        }
        progress(&format!("preparing {}", self.name()));
        let prepared = prepare(Path::new(self.name()), source, problem, self.form, self.time, scratch);
        end_progress();
        prepared
    }
}

/// The problem whose function at LeetCode stands in the file.
fn called_problem(source: &str) -> Option<&'static Problem> {
    let words: Vec<&str> = source.split(|letter: char| !letter.is_ascii_alphanumeric()).collect();
    let is_called =
        |problem: &&Problem| matches!(problem.judge, Judge::LeetCode { function } if words.contains(&function));
    PROBLEMS.iter().filter(is_called).exactly_one().ok()
}

/// The problem that is named by any part of its program's name, or as people call it.
///
/// # Errors
/// The name fits no problem, or several. The message lists those that fit; if there is none, all.
pub fn named_problem(name: &str) -> anyhow::Result<&'static Problem> {
    let named = PROBLEMS.iter().filter(|problem| problem.program.contains(name)).collect_vec();
    let only = if let [only] = named[..] { Some(only) } else { recognized(name) };
    only.with_context(|| {
        let candidates = if named.is_empty() { list(PROBLEMS) } else { list(named) };
        format!("\"{name}\" does not name one program:\n{candidates}")
    })
}

fn list(problems: impl IntoIterator<Item = &'static Problem>) -> String {
    problems.into_iter().map(|problem| format!("  {}", problem.program)).join("\n")
}

/// The names that may say what a file is about: its own, and those of its folders, the innermost first.
fn names_of(file: &Path) -> Vec<String> {
    let path = std::path::absolute(file).unwrap_or(file.to_owned());
    let own = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let folders =
        path.ancestors().skip(1).filter_map(|folder| Some(folder.file_name()?.to_string_lossy().into_owned()));
    own.into_iter().chain(folders).collect()
}

/// The problem that a name is about: by its number, by the longest title in it, or by being a part of only one title.
fn recognized(name: &str) -> Option<&'static Problem> {
    let numbers =
        name.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect_vec();
    let by_number = PROBLEMS.iter().find(|problem| number(problem).is_some_and(|number| numbers.contains(&number)));
    let name = plain(name);
    let longest_title = || {
        let titled = PROBLEMS.iter().filter(|problem| name.contains(&title(problem)));
        titled.max_by_key(|problem| title(problem).len())
    };
    let part =
        || PROBLEMS.iter().filter(|problem| name.len() >= 3 && title(problem).contains(&name)).exactly_one().ok();
    by_number.or_else(longest_title).or_else(part)
}

/// LeetCode's number.
fn number(problem: &Problem) -> Option<u32> {
    problem.program.strip_prefix("leetcode_")?.split('_').next()?.parse().ok()
}

fn title(problem: &Problem) -> String {
    let name = problem.program.trim_start_matches("leetcode_");
    plain(name.trim_start_matches(|letter: char| letter.is_ascii_digit()))
}

/// The letters and digits alone, in lower case.
fn plain(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

/// Judges one question alone: expected, found, and the play.
fn judge_one(problem: &Problem, contestant: &Contestant, case: &str, output: &mut impl Write) -> anyhow::Result<bool> {
    let Ok(question) = questions(problem, case)?.into_iter().exactly_one() else {
        bail!("--case: expected one question, such as {}", example(problem));
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

/// A question, as it may be written.
#[must_use]
pub fn example(problem: &Problem) -> &'static str {
    match problem.form {
        Form::Number(_) => "4",
        Form::Row(_) => "[1,5,2]",
        Form::Deal(_) => "[1,1] [2,3]",
    }
}

/// Judges the stored cases, and writes a line for each that fails; those beyond the judge's limits do not count.
fn judge_stored(problem: &'static Problem, contestant: &Contestant, output: &mut impl Write) -> anyhow::Result<Result> {
    let cases = cases_of(problem)?;
    let (within, beyond): (Vec<_>, Vec<_>) = cases.iter().partition(|case| case.is_within_limits());
    let mut result = Result { verdict: Verdict::Accepted, first_failure: None, passed: 0, count: within.len() };
    let (mut timeouts, mut timeouts_beyond) = (0, 0);
    for (number, case) in within.iter().chain(&beyond).enumerate() {
        let counts = number < within.len();
        if timeouts == MOST_TIMEOUTS || !counts && timeouts_beyond > 0 {
            writeln!(output, "  after {} the rest is not run", counted(timeouts + timeouts_beyond, "time-out"))?;
            break;
        }
        progress(&bar(number, cases.len()));
        let judgement = contestant.judge(case)?;
        end_progress();
        let timeouts = if counts { &mut timeouts } else { &mut timeouts_beyond };
        *timeouts += usize::from(judgement.verdict == Verdict::TimeLimitExceeded);
        if judgement.verdict == Verdict::Accepted {
            result.passed += usize::from(counts);
            continue;
        }
        let (verdict, style) = (judgement.verdict, judgement.verdict.style());
        let beyond = if counts { "" } else { "   (beyond the judge's limits: does not count)" };
        writeln!(output, "  {style}{verdict:<3}{style:#} {}{beyond}\n      {}", case.name.case, judgement.details)?;
        if counts && result.first_failure.is_none() {
            let asked = judgement
                .failed_at
                .and_then(|number| Some((case.questions.get(number)?.clone(), case.expected.get(number)?.clone())));
            result.first_failure = Some((case.name.case.clone(), asked));
            result.verdict = verdict;
        }
    }
    Ok(result)
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
    writeln!(output, "smallest: {game}")?;
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
    writeln!(output, "expected: {}", on_one_line(expected, SHOWN))?;
    writeln!(output, "found: {}{}\n", on_one_line(found, SHOWN), hint(expected, found))?;
    let mut text = Vec::new();
    match play(problem, question, false, &mut text) {
        Ok(()) => output.write_all(&text)?,
        Err(error) => writeln!(output, "{error:#}")?,
    }
    Ok(writeln!(output)?)
}

fn bar(done: usize, all: usize) -> String {
    let full = BAR * done / all.max(1);
    format!("[{}{}] case {} of {all}", "#".repeat(full), "-".repeat(BAR - full), done + 1)
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

    fn problem_of(name: &str) -> Option<&'static str> {
        recognized(name).map(|problem| problem.program)
    }

    #[test]
    fn problems_are_recognized_by_what_people_call_them() {
        for (name, program) in [
            ("486", "leetcode_0486_predict_the_winner"),
            ("lc0486", "leetcode_0486_predict_the_winner"),
            ("PredictTheWinner", "leetcode_0486_predict_the_winner"),
            ("877. Stone Game", "leetcode_0877_stone_game"),
            ("stone-game", "leetcode_0877_stone_game"),
            ("stone-game-ii", "leetcode_1140_stone_game_ii"),
            ("stone_game_iii_mine", "leetcode_1406_stone_game_iii"),
            ("StoneGameIV", "leetcode_1510_stone_game_iv"),
            ("stone_game_difference", "stone_game_difference"),
            ("kitten", "kitten_fishing"),
            ("nim", "leetcode_0292_nim_game"),
        ] {
            assert_eq!(problem_of(name), Some(program), "{name}");
        }
        for name in ["game", "solution", "main", "487", "", "好"] {
            assert_eq!(problem_of(name), None, "{name}");
        }
    }
}
