//! What the user is shown of judgements, in colours where a terminal has them.

use std::ptr;

use anstyle::{AnsiColor, Style};
use games::{Input, counted, cut_in_the_middle, thousands};
use itertools::Itertools;

use crate::answers::side_by_side;
use crate::judge::{Judgement, Verdict, failing};
use crate::play::played;
use crate::stress::{Outcome, Reproduction};

/// How many characters of an input, and of an answer, are shown where both stand in one line.
const SHOWN: usize = 60;
/// How many characters are shown of an answer or of what a crash printed, on a line of its own.
const SHOWN_ALONE: usize = 200;
/// How many lines of what a crash printed are shown in a list.
const PRINTED_LINES: usize = 8;

/// From so many games on it is worth telling that all are right.
const WORTH_TELLING: usize = 100;
/// How many characters of a game that fails are shown.
const LONGEST_GAME: usize = 1000;
/// Number of the other cases that are named; the rest is counted.
const MOST_NAMES: usize = 3;

const STAYS: &str = "\
alone it is right: does something stay from call to call, is something random,
or, in C and C++, has a variable no first value?\n";

/// The colour of a verdict.
pub fn style(verdict: Verdict) -> Style {
    let color = match verdict {
        Verdict::Accepted => AnsiColor::Green,
        Verdict::TimeLimitExceeded => AnsiColor::Yellow,
        Verdict::WrongAnswer | Verdict::RunTimeError | Verdict::CompileError => AnsiColor::Red,
    };
    color.on_default()
}

/// The verdict on all.
pub fn conclusion(verdict: Verdict, summary: &str) -> String {
    let style = style(verdict);
    format!("{style}{verdict}{style:#} {summary}\n")
}

/// Returns the verdict on a case in a list, and after its name a note; then the input that is not answered rightly, and
/// a crash's own words.
pub fn listed(name: &str, note: &str, judgement: &Judgement) -> String {
    let verdict = judgement.verdict;
    let style = style(verdict);
    let heading = format!("  {style}{verdict:<3}{style:#} {name}{note}\n");
    if verdict == Verdict::Accepted {
        return heading;
    }
    let is_crash = verdict == Verdict::RunTimeError;
    let printed = judgement.printed.lines().filter(|_| is_crash);
    let skipped = printed.clone().count().saturating_sub(PRINTED_LINES);
    let cut = |line| cut_in_the_middle(line, SHOWN_ALONE);
    let printed = printed.skip(skipped).map(cut);
    let lines = [failing_input(judgement)].into_iter().chain(printed);
    lines.fold(heading, |text, line| text + "      " + &line + "\n")
}

/// `input 2 of 3: 8  expected: false, found: true`
pub fn failing_input(judgement: &Judgement) -> String {
    let (number, all) = (judgement.index + 1, judgement.case.pairs.len());
    let input = cut_in_the_middle(&judgement.pair().0.to_string(), SHOWN);
    let facts = facts(judgement, SHOWN).join(", ");
    format!("input {number} of {all}: {input}  {facts}")
}

/// Returns what is told of an input that fails, wherever it is shown.
fn facts(judgement: &Judgement, longest: usize) -> [String; 2] {
    let (_, expected) = judgement.pair();
    let [expected, found] = side_by_side(expected, &judgement.found, longest);
    [format!("expected: {expected}"), format!("found: {found}")]
}

/// Returns expected and found of the input that fails, and what was printed; and the play, if there is an answer that
/// it may explain.
pub fn explained(judgement: &Judgement) -> String {
    let facts = facts(judgement, SHOWN_ALONE).join("\n");
    let text = format!("{facts}\n{}", judgement.printed);
    if judgement.verdict > Verdict::WrongAnswer {
        return text;
    }
    let play = played(judgement.case.problem, &judgement.pair().0);
    let play = play.unwrap_or_else(|error| format!("{error:#}\n"));
    format!("{text}\n{play}\n")
}

/// Returns how many games agree with the rules, if that is worth telling; or the game that fails, and after which
/// others.
pub fn game_or_agreement(outcome: &Outcome) -> String {
    let (fails, judgement) = match outcome {
        Outcome::Passed(..WORTH_TELLING) => return String::new(),
        Outcome::Passed(games) => {
            return format!("agrees with the rules on {} games\n", thousands(*games));
        }
        Outcome::Failed(fails, judgement) => (fails, judgement),
    };
    let inputs = judgement.case.inputs().collect_vec();
    let (others, game) = inputs.split_at(judgement.index);
    let [others, game] = [others, game].map(shortened);
    let heading = match fails {
        Reproduction::Smallest => format!("smallest: {game}\n"),
        Reproduction::Alone => format!("fails: {game}\nthere may be a smaller one\n"),
        Reproduction::AfterOthers if others.is_empty() => format!("fails: {game}\n{STAYS}"),
        Reproduction::AfterOthers => format!("fails: {game} after {others}\n{STAYS}"),
    };
    heading + &explained(judgement)
}

/// Games, with their count of values if they are cut.
fn shortened(games: &[&Input]) -> String {
    let text = games.iter().join("  ");
    let cut = cut_in_the_middle(&text, LONGEST_GAME);
    if cut == text {
        return text;
    }
    let values = games.iter().map(|game| game.size()).sum();
    format!("{cut} ({})", counted(values, "value"))
}

/// Returns the first case that failed and the first that timed out, then the names of the others.
pub fn failures(judgements: &[Judgement]) -> String {
    let late = failing(judgements).find(|one| one.timed_out());
    let full = [failing(judgements).next(), late];
    let is_full = |one: &&Judgement| full.iter().flatten().any(|full| ptr::eq(*full, *one));
    let (full, others): (Vec<_>, Vec<_>) = failing(judgements).partition(is_full);
    let listed = full.iter().map(|one| listed(&one.case.name, "", one));
    let name = |one: &&Judgement| format!("{} {}", one.verdict, one.case.name);
    let names = others.iter().take(MOST_NAMES).map(name).join(", ");
    let others = match others.len() {
        0 => String::new(),
        1..=MOST_NAMES => format!("  also {names}\n"),
        all => format!(
            "  also {names} and {}\n",
            counted(all - MOST_NAMES, "other case")
        ),
    };
    listed.collect::<String>() + &others
}

/// Returns how many of `all` cases failed, and the first; or that only the hunt has found a game.
pub fn summary(all: usize, judgements: &[Judgement], is_found: bool) -> String {
    let failed = failing(judgements);
    let Some(first) = failed.clone().next() else {
        let judged = judgements.iter();
        let in_part = judged.filter(|one| one.index + 1 < one.case.pairs.len());
        let part = match in_part.count() {
            0 => String::new(),
            part => format!(", {part} of them in part: a run for each input takes long"),
        };
        let but = ["", ", but not the game above"][usize::from(is_found)];
        return format!("{} passed{part}{but}", counted(all, "case"));
    };
    let count = failed.count();
    let passed = judgements.len() - count;
    let rest = match all - judgements.len() {
        0 => String::new(),
        rest => format!(", {rest} not run"),
    };
    let name = &first.case.name;
    format!("{count} failed, {passed} passed{rest}; first: {name}")
}
