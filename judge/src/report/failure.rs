//! A game that fails, and how.

use games::{Problem, Question, counted, cut_in_the_middle};
use itertools::Itertools;

use super::record::played;
use super::wrapped;
use crate::compare::answers::side_by_side;
use crate::compare::cases::Answered;
use crate::compare::judgement::Verdict;
use crate::hunt::{Failure, Outcome};

/// How many characters of an answer are shown.
const SHOWN: usize = 200;
/// How many characters of games are shown.
const LONGEST_GAME: usize = 1000;

/// The game, after which others it fails if there are any, and what is to be said of it.
pub fn of_failure(problem: &Problem, failure: &Failure) -> String {
    let game = shown(&failure.asked.0);
    let answers = of_answers(problem, &failure.asked, &failure.outcome);
    let others = failure.before.iter().map(|(game, _)| game).join(" ");
    let others = cut_in_the_middle(&others, LONGEST_GAME);
    if failure.is_smallest {
        return format!("smallest: {game}\n{answers}");
    }
    if !others.is_empty() {
        let hint = "alone it is right: does something stay from call to call,\n\
            or, in C and C++, has a variable no first value?";
        return format!("fails: {game} after {others}\n{hint}\n{answers}");
    }
    let hint = if is_large(&failure.asked.0) {
        "does a sum exceed 32 bits?"
    } else {
        "there may be a smaller one"
    };
    format!("fails: {game}\n{hint}\n{answers}")
}

/// Whether the sum of its values is just above what 32 bits hold, although the game was made smaller.
fn is_large(game: &Question) -> bool {
    let sum: i64 = game.values().map(|value| i64::from(value).abs()).sum();
    i32::try_from(sum).is_err() && u32::try_from(sum).is_ok()
}

/// A game, with its length if it is cut.
fn shown(game: &Question) -> String {
    let text = game.to_string();
    let shown = cut_in_the_middle(&text, LONGEST_GAME);
    let length = counted(game.first_row().len(), "value");
    if shown == text {
        text
    } else {
        format!("{shown} ({length})")
    }
}

/// Expected and found, and what was printed; and the play, if there is an answer that it may explain.
pub fn of_answers(problem: &Problem, (question, expected): &Answered, outcome: &Outcome) -> String {
    let [expected, found] = side_by_side(expected, &outcome.found, SHOWN);
    let answers = format!("expected: {expected}\nfound: {found}");
    let mut text = wrapped("", &answers) + &outcome.printed + "\n";
    if outcome.verdict < Verdict::TimeLimitExceeded {
        let play = played(problem, question, false);
        text += &play.unwrap_or_else(|error| format!("{error:#}\n"));
        text += "\n";
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_game_is_shown_unless_it_is_large() {
        let game = |length| shown(&Question::rows([vec![1; length]]));
        assert_eq!(game(3), "[1,1,1]");
        assert!(game(600).ends_with("1] (600 values)"), "{}", game(600));
        assert!(game(600).chars().count() < 1100, "{}", game(600));
    }
}
