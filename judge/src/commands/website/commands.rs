//! Commands of the judge in documents, and where the board shows the same.

use anyhow::{Context, Result};
use games::Problem;
use lexopt::Parser;

use crate::commands::page::{one_input, place, place_of_opening};
use crate::commands::steps::kinds;
use crate::naming::{named_problem, player_named};
use crate::options::Options;

/// The commands that the board can show, and their options.
const COMMANDS: [(&str, &str); 3] = [("page", ""), ("play", "--as"), ("steps", "")];

/// Words and signs that stand for something else, or for more than one command.
const PLACEHOLDERS: [&str; 6] = ["PROBLEM", "INPUT", "KIND", "&&", "|", ";"];

/// Returns the part of the board's address that shows what a command shows; `None` if the text is not a command about a
/// problem, or has a placeholder. Fails if the judge would not accept the command.
pub fn place_of_command(text: &str) -> Result<Option<String>> {
    let Some(words) = text.strip_prefix("cargo judge ").and_then(shlex::split) else {
        return Ok(None);
    };
    let Some((name, arguments)) = words.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        return Ok(None);
    };
    let Some((_, known)) = COMMANDS.iter().find(|(command, _)| command == name) else {
        return Ok(None);
    };
    let is_placeholder = |word: &String| {
        word.contains('…') || word.starts_with(['<', '>']) || PLACEHOLDERS.contains(&&**word)
    };
    if arguments.iter().any(is_placeholder) {
        return Ok(None);
    }
    let place = place_of_arguments(name, arguments, known);
    place.with_context(|| format!("the command `{text}`"))
}

fn place_of_arguments(command: &str, arguments: &[String], known: &str) -> Result<Option<String>> {
    // The parser takes the first argument for the program's name.
    let all = ["judge".to_owned()].into_iter().chain(arguments.iter().cloned());
    let Some(options) = Options::parse(&mut Parser::from_iter(all), known)? else {
        return Ok(None);
    };
    let (name, input) = options.operands.split_first().context("missing PROBLEM")?;
    let problem = named_problem(name)?;
    let place_of_input = |words: &[String]| match words {
        [] => Ok(place_of_opening(problem)),
        words => one_input(problem, &words.join(" ")).map(|input| place(problem, &input)),
    };
    let steps = (command == "steps").then(|| place_of_steps(problem, input, place_of_input));
    let place = steps.unwrap_or_else(|| place_of_input(input))?;
    let player = options.player.map(|name| player_named(problem, &name)).transpose()?;
    let side = player.map_or(String::new(), |player| format!("&side={}", player.index()));
    Ok(Some(place + &side))
}

/// Returns the place of `steps`, whose last word may be the key of a kind; without it, of the first kind. Fails if the
/// input has no such steps.
fn place_of_steps(
    problem: &'static Problem,
    words: &[String],
    place_of_input: impl Fn(&[String]) -> Result<String>,
) -> Result<String> {
    let (named, input_words) = match words.split_last() {
        Some((last, rest)) if one_input(problem, &words.join(" ")).is_err() => (Some(last), rest),
        _ => (None, words),
    };
    let input = one_input(problem, &input_words.join(" "))?;
    let kinds = kinds(problem, &input);
    let kind = kinds.iter().find(|kind| named.is_none_or(|name| name == *kind));
    let kind = kind.with_context(|| format!("the steps of this input are {kinds:?}"))?;
    Ok(format!("{}&steps={kind}", place_of_input(input_words)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_lead_to_the_board() {
        for (command, place) in [
            ("page kitten", "problem=kitten_fishing"),
            ("page 486 '[0,0,1,0]'", "problem=486&input=%5B0%2C0%2C1%2C0%5D"),
            ("play 486 \"[1,5]\"", "problem=486&input=%5B1%2C5%5D"),
            ("play 486 '[1,5]' --as second", "problem=486&input=%5B1%2C5%5D&side=1"),
            ("play P2252 '8 4'", "problem=P2252&input=8%204"),
            ("steps 486", "problem=486&steps=table"),
            ("steps 486 fold", "problem=486&steps=fold"),
            ("steps 486 '[1,5]' fold", "problem=486&input=%5B1%2C5%5D&steps=fold"),
        ] {
            let found = place_of_command(&format!("cargo judge {command}")).expect(command);
            assert_eq!(found.as_deref(), Some(place), "{command}");
        }
    }

    #[test]
    fn patterns_and_other_commands_are_no_links() {
        for text in [
            "cargo judge page",
            "cargo judge page PROBLEM",
            "cargo judge play … --as first",
            "cargo judge play 486 --help",
            "cargo judge page && node --test",
            "cargo judge play P2148 <sample-1.in",
            "cargo judge submit 486.py",
            "play 486",
        ] {
            assert_eq!(place_of_command(text).expect(text), None, "{text}");
        }
    }

    #[test]
    fn commands_that_the_judge_would_refuse_are_errors() {
        for (command, expected) in [
            ("page 4860", "no problem matches \"4860\""),
            ("page 486 '[1,x]'", "expected an integer, found \"x\""),
            ("page 486 '[1] [2]'", "expected one input, found 2"),
            ("play 486 '[1]' --as third", "expected first or second"),
            ("page 486 '[1]' --as first", "--as"),
            ("steps 486 '[1' fold", "the command `cargo judge steps 486 '[1' fold`"),
            ("steps 486 '[1,5]' bits", "the steps of this input are [\"table\""),
            ("steps 464 20 100 sets", "the steps of this input are"),
        ] {
            let error = place_of_command(&format!("cargo judge {command}")).expect_err(command);
            assert!(format!("{error:#}").contains(expected), "{error:#}");
        }
    }
}
