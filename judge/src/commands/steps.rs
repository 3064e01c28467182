//! `cargo judge steps`: shows the idea of a solution on an input, frame by frame.

use std::io::Write;

use anyhow::{Context, Result, anyhow, bail};
use games::frame::Steps;
use games::words::Language;
use games::{Input, Problem, cut_in_the_middle};
use itertools::Itertools;

use super::page::opening_of;
use crate::given::{given_input, warning};
use crate::language::{language, told};
use crate::naming::{missing_problem, named_problem};
use crate::options::Options;
use crate::steps::{drawn, legend, too_large, wrapped};

pub const HELP: &str = "\
Usage: cargo judge steps PROBLEM [INPUT] [KIND]

Shows the idea of the solution on INPUT, frame by frame; without INPUT, on the
one with which the board page opens. Without KIND, shows all kinds of steps
that the game has, such as table, bits or fold.

Example: cargo judge steps 1690 '[5,3,1,4,2]' fold";

/// Maximum length of the input in the first line, in characters.
const MAX_SHOWN: usize = 40;

/// Shows the steps of an input.
pub fn steps(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let (name, rest) = options.operands.split_first().with_context(missing_problem)?;
    let problem = named_problem(name)?;
    let language = language();
    let opening = given_input(problem, &opening_of(problem)?)?;
    let of_opening = steps_of(problem, &opening);
    let keys = of_opening.iter().map(|steps| steps.key).collect_vec();
    let (kind, words) = split_kind(rest, &keys);
    let text = words.join(" ");
    let (input, all) = if text.is_empty() {
        (opening.clone(), of_opening)
    } else {
        let kinds = keys.join(", ");
        let input = given_input(problem, &text).map_err(|error| {
            let error = told(&error);
            anyhow!(tell!(
                "{error}; the kinds of steps here: {kinds}",
                "{error}；这道题的步骤有：{kinds}"
            ))
        })?;
        let all = steps_of(problem, &input);
        (input, all)
    };
    write!(output, "{}", warning(problem, &input).unwrap_or_default())?;
    let shown = cut_in_the_middle(&input.to_string(), MAX_SHOWN);
    write!(output, "{}", wrapped(&format!("{} {shown}", problem.program)))?;
    let chosen = all.iter().filter(|steps| kind.is_none_or(|kind| kind == steps.key)).collect_vec();
    if chosen.is_empty() {
        let kind = kind.unwrap_or("steps");
        bail!(tell!("there are no {kind} of this input", "这组数据没有 {kind}"));
    }
    for steps in chosen {
        write!(output, "\n{}", block(steps, &opening, language))?;
    }
    Ok(true)
}

fn steps_of(problem: &Problem, input: &Input) -> Vec<Steps> {
    problem.steps(input, 0, &mut page::BUDGET.clone())
}

/// Returns the keys of the kinds of steps that can be shown on an input.
pub fn kinds(problem: &Problem, input: &Input) -> Vec<&'static str> {
    let all = steps_of(problem, input);
    all.iter().filter(|steps| steps.course.is_some()).map(|steps| steps.key).collect()
}

/// Takes a kind's key off the end of the words.
fn split_kind<'a>(words: &'a [String], keys: &[&'a str]) -> (Option<&'a str>, &'a [String]) {
    match words.split_last() {
        Some((last, rest)) if keys.contains(&last.as_str()) => (Some(last), rest),
        _ => (None, words),
    }
}

/// Writes the steps of a kind, a block per frame.
fn block(steps: &Steps, opening: &Input, language: Language) -> String {
    let title = steps.title.get(language);
    let Some(course) = &steps.course else {
        let advice = format!("{}{opening}", too_large(language));
        return format!("{title} ({})\n{}", steps.key, wrapped(&advice));
    };
    let count = course.frames.len();
    let frames = course.frames.iter().enumerate().map(|(index, frame)| {
        let number = format!("{} {}/{count}", steps.key, index + 1);
        format!("\n{}", drawn(frame, &number, language))
    });
    let frames = frames.collect::<String>();
    format!("{title} ({})\n{}{frames}", steps.key, legend(&course.frames, language))
}

#[cfg(test)]
mod tests {
    use games::PROBLEMS;
    use unicode_width::UnicodeWidthStr;

    use super::*;

    #[test]
    fn lines_have_at_most_80_columns() {
        for problem in PROBLEMS {
            let opening = opening_of(problem).expect("a sample");
            let opening = given_input(problem, &opening).expect("an input");
            for steps in steps_of(problem, &opening) {
                for language in [Language::English, Language::Chinese] {
                    let block = block(&steps, &opening, language);
                    let wide = block.lines().find(|line| line.width() > 80);
                    assert_eq!(wide, None, "{} {}", problem.program, steps.key);
                }
            }
        }
    }

    #[test]
    fn a_last_word_that_is_a_key_is_the_kind() {
        let words = ["5".to_owned(), "fold".to_owned()];
        assert_eq!(split_kind(&words, &["table", "fold"]), (Some("fold"), &words[..1]));
        assert_eq!(split_kind(&words, &["table"]), (None, &words[..]));
        assert_eq!(split_kind(&[], &["table"]), (None, &[][..]));
    }
}
