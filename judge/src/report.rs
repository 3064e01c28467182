//! What the user is shown of judgements, in colours where a terminal has them.

use anstyle::{AnsiColor, Style};
use games::{Input, counted, cut_in_the_middle, thousands};
use itertools::Itertools;

use crate::answers::side_by_side;
use crate::case::Case;
use crate::hunt::{Fails, Failure};
use crate::judge::{Judgement, Verdict, failing};
use crate::play::played;

/// How many characters of an input, and of an answer, are shown where both stand in one line.
const SHOWN: usize = 60;
/// How many characters of an answer are shown on a line of its own.
const SHOWN_ALONE: usize = 200;
/// How many lines of what a crash printed are shown in a list.
const PRINTED_LINES: usize = 8;

/// From so many games on it is worth telling that all are right.
const WORTH_TELLING: usize = 100;
/// How many characters of a game that fails are shown.
const LONGEST_GAME: usize = 1000;
/// How many cases that fail are shown; the others are counted.
const MOST_SHOWN: usize = 5;

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

/// The verdict on a case in a list, and behind its name a note; then the input that is not answered rightly, and a
/// crash's own words.
pub fn listed(name: &str, note: &str, case: &Case, judgement: &Judgement) -> String {
    let verdict = judgement.verdict;
    let style = style(verdict);
    let heading = format!("  {style}{verdict:<3}{style:#} {name}{note}\n");
    if verdict == Verdict::Accepted {
        return heading;
    }
    let input = failing_input(case, judgement);
    let is_crash = verdict == Verdict::RunTimeError;
    let printed = judgement.printed.lines().filter(|_| is_crash);
    let skipped = printed.clone().count().saturating_sub(PRINTED_LINES);
    let lines = [input.as_str()].into_iter().chain(printed.skip(skipped));
    lines.fold(heading, |text, line| text + "      " + line + "\n")
}

/// `input 2 of 3: 8  expected: false, found: true`
pub fn failing_input(case: &Case, judgement: &Judgement) -> String {
    let (place, all) = (judgement.place, case.inputs.len());
    let input = cut_in_the_middle(&case.inputs[place].to_string(), SHOWN);
    let facts = facts(&case.expected[place], judgement, SHOWN).join(", ");
    format!("input {} of {all}: {input}  {facts}", place + 1)
}

/// What is told of an input that fails, wherever it is shown.
fn facts(expected: &str, judgement: &Judgement, longest: usize) -> Vec<String> {
    let [expected, found] = side_by_side(expected, &judgement.found, longest);
    vec![format!("expected: {expected}"), format!("found: {found}")]
}

/// Expected and found of the input that fails, and what was printed; and the play, if there is an answer that it may
/// explain.
pub fn explained(case: &Case, judgement: &Judgement) -> String {
    let place = judgement.place;
    let facts = facts(&case.expected[place], judgement, SHOWN_ALONE).join("\n");
    let text = format!("{facts}\n{}", judgement.printed);
    if judgement.verdict > Verdict::WrongAnswer {
        return text;
    }
    let play =
        played(case.problem, &case.inputs[place]).unwrap_or_else(|error| format!("{error:#}\n"));
    format!("{text}\n{play}\n")
}

/// How many games agree with the rules, if that is worth telling; or the game that fails, and after which others.
pub fn game_or_agreement(hunted: &Result<usize, Failure>) -> String {
    let (fails, case, judgement) = match hunted {
        Ok(..WORTH_TELLING) => return String::new(),
        Ok(games) => return format!("agrees with the rules on {} games\n", thousands(*games)),
        Err(failure) => failure,
    };
    let (others, games) = case.inputs.split_at(judgement.place);
    let [others, game] = [others, games].map(shortened);
    let heading = match fails {
        Fails::Smallest => format!("smallest: {game}\n"),
        Fails::Alone => format!("fails: {game}\nthere may be a smaller one\n"),
        Fails::AfterOthers if others.is_empty() => format!("fails: {game}\n{STAYS}"),
        Fails::AfterOthers => format!("fails: {game} after {others}\n{STAYS}"),
    };
    heading + &explained(case, judgement)
}

/// Games, with their count of values if they are cut.
fn shortened(games: &[Input]) -> String {
    let text = games.iter().join("  ");
    let cut = cut_in_the_middle(&text, LONGEST_GAME);
    if cut == text {
        return text;
    }
    let values = games.iter().map(Input::size).sum();
    format!("{cut} ({})", counted(values, "value"))
}

/// The first cases that failed.
pub fn failures(cases: &[Case], judgements: &[Judgement]) -> String {
    let failed = failing(cases, judgements);
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
pub fn summary(cases: &[Case], judgements: &[Judgement], is_found: bool) -> String {
    let failed = failing(cases, judgements);
    let Some((first, _)) = failed.clone().next() else {
        let judged = cases.iter().zip(judgements);
        let in_part = judged.filter(|(case, one)| one.place + 1 < case.inputs.len());
        let part = match in_part.count() {
            0 => String::new(),
            part => format!(", {part} of them in part: a run for each input takes long"),
        };
        let but = if is_found {
            ", but not the game above"
        } else {
            ""
        };
        return format!("{} passed{part}{but}", counted(cases.len(), "case"));
    };
    let count = failed.count();
    let passed = judgements.len() - count;
    let rest = match cases.len() - judgements.len() {
        0 => String::new(),
        rest => format!(", {rest} not run"),
    };
    let name = &first.name;
    format!("{count} failed, {passed} passed{rest}; first: {name}")
}

#[cfg(test)]
mod tests {
    use std::slice;
    use std::time::Duration;

    use games::inputs;

    use super::*;
    use crate::naming::named_problem;

    #[test]
    fn what_is_asked_in_part_is_told() {
        let problem = named_problem("292").expect("a problem");
        let asked = inputs(problem, "1 2 3").expect("inputs");
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
