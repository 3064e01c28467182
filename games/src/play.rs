//! Describes optimal play, move by move.

use std::cmp::Reverse;
use std::iter::once;
use std::ops::Range;

use itertools::Itertools;
use rustc_hash::FxHashSet;

use crate::{Columns, Input, Leads, Move, Problem, Rules, cut_in_the_middle, shortened};

/// Maximum number of moves shown at a position of a game with points.
const MAX_CHOICES: usize = 3;

/// Maximum length of each shown part of a text, in letters.
const MAX_TEXT: usize = 20;

/// Optimal play of a game.
pub struct Play<'a> {
    /// The headings, then the cells of each move, computed lazily.
    pub rows: Box<dyn Iterator<Item = Vec<String>> + 'a>,
    /// A note below the table.
    pub note: Option<String>,
}

/// The content of a column at a position.
pub enum Cell {
    Text(String),
    /// Cards or stones; a move may take some of them.
    Cards(Vec<i64>),
    /// Letters; a move may take some of them.
    Letters(String),
}

impl Cell {
    pub(crate) fn text(text: impl ToString) -> Self {
        Self::Text(text.to_string())
    }

    pub(crate) fn cards(cards: impl IntoIterator<Item: Into<i64>>) -> Self {
        Self::Cards(cards.into_iter().map(Into::into).collect())
    }

    /// Formats the cell, with the taken cards or letters in brackets.
    pub(crate) fn marked(&self, taken: &Range<usize>) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Cards(cards) => {
                let parts = split(taken, cards.len()).map(|part| shortened(&cards[part], " "));
                let shown = in_brackets(parts).into_iter();
                shown.filter(|part| !part.is_empty()).join(" ")
            }
            Self::Letters(text) => {
                let parts = split(taken, text.len()).map(|part| &text[part]);
                in_brackets(parts.map(|part| cut_in_the_middle(part, MAX_TEXT))).concat()
            }
        }
    }
}

/// Returns the ranges before, in and after a part.
fn split(part: &Range<usize>, length: usize) -> [Range<usize>; 3] {
    [0..part.start, part.clone(), part.end..length]
}

/// Puts brackets around the middle part, unless it is empty.
fn in_brackets([before, mut taken, after]: [String; 3]) -> [String; 3] {
    if !taken.is_empty() {
        taken = format!("[{taken}]");
    }
    [before, taken, after]
}

/// Returns optimal play. `leads` has the lead of the player to move in each position.
pub(crate) fn play<'a, R: Rules>(
    rules: &'a R,
    problem: &'a Problem,
    input: &'a Input,
    leads: Leads<R::Position>,
) -> Play<'a> {
    let note = rules.note(&leads);
    let columns = rules.show(input, &rules.start(input));
    let headings = headings(problem, &columns, R::HAS_POINTS);
    let turns = turns(rules, problem, input, leads);
    let rows = Box::new(once(headings).chain(turns));
    Play { rows, note }
}

/// Returns the cells of each turn, up to a repeated position. The player to move wins as soon, or loses as late, as
/// possible, and makes the first of equally good moves.
fn turns<R: Rules>(
    rules: &R,
    problem: &Problem,
    input: &Input,
    leads: Leads<R::Position>,
) -> impl Iterator<Item = Vec<String>> {
    let mut next = Some(rules.start(input));
    let mut scores = [0, 0];
    let mut seen = FxHashSet::default();
    let turn = move |(player, count): (usize, usize)| {
        let position = next.take()?;
        let shown = rules.show(input, &position);
        let lead = scores[player] - scores[1 - player];
        let final_lead =
            |choice: &Move<R::Position>| lead + choice.gain - leads[&choice.next].points;
        let rank = |choice: &Move<R::Position>| {
            let lead = final_lead(choice);
            Reverse((lead, -lead.signum() * leads[&choice.next].moves))
        };
        let comes_again = R::CAN_REPEAT && !seen.insert(position.clone());
        let moves = rules.moves(input, position.clone());
        let mut moves = moves.filter(|_| !comes_again).collect_vec();
        // Sorting ranks instead of moves compiles the sort once instead of once per game.
        let ranks = moves.iter().map(rank).zip(0..).sorted().collect_vec();
        let named = |choice| (rules.name(&position, &shown, choice), final_lead(choice));
        let choices = ranks.iter().map(|(_, index)| named(&moves[*index]));
        let choices = choices.collect_vec();
        let best = ranks.first().map(|(_, index)| moves.swap_remove(*index));
        let number = best.as_ref().map(|_| count.to_string());
        let taken = best.as_ref().map_or(0..0, |best| best.taken.clone());
        let player_name = problem.players[player].to_owned();
        let mut cells = vec![number.unwrap_or_default(), player_name];
        cells.extend(shown.iter().map(|(_, cell)| cell.marked(&taken)));
        if R::HAS_POINTS {
            scores[player] += best.as_ref()?.gain;
            cells.extend(scores.map(|score| score.to_string()));
            cells.push(final_leads(&choices));
        } else if comes_again {
            cells.push(format!("{}: the position repeats", R::REPETITION_RESULT));
        } else {
            let end = rules.final_value(input, &position);
            cells.push(outcome(&choices, end, R::VERB, R::REPETITION_RESULT));
        }
        next = best.map(|best| best.next);
        Some(cells)
    };
    [0, 1].into_iter().cycle().zip(1..).map_while(turn)
}

fn headings(problem: &Problem, columns: &Columns, has_points: bool) -> Vec<String> {
    let mut headings = vec!["move", "player"];
    let name = problem.arguments[0].name;
    for (heading, _) in columns {
        headings.push(if heading.is_empty() { name } else { heading });
    }
    if has_points {
        headings.extend(problem.players);
        headings.push("final lead, by move");
    } else {
        headings.push("result");
    }
    headings.into_iter().map(str::to_owned).collect()
}

/// Formats the best moves with the final lead after each, best first: `left: +1, right: -3`.
fn final_leads(choices: &[(String, i64)]) -> String {
    let best = choices.iter().unique().take(MAX_CHOICES);
    let shown = best.map(|(name, lead)| format!("{name}: {lead:+}"));
    let more = (choices.len() > MAX_CHOICES).then(|| "…".to_owned());
    shown.chain(more).join(", ")
}

/// Formats whether a position of a game without points is won, and the moves that keep the result.
fn outcome(choices: &[(String, i64)], end: i64, verb: &str, repetition: &str) -> String {
    let best = choices.first().map_or(end, |(_, lead)| *lead);
    let as_good = choices.iter().filter(|(_, lead)| lead.signum() == best);
    let names = as_good.map(|(name, _)| name).unique().collect_vec();
    let shown = shortened(&names, " or ");
    match (&names[..], best) {
        ([], 1..) => "won: the opponent has lost".to_owned(),
        ([], _) => "lost: the game is over".to_owned(),
        (_, 1..) => format!("won: {verb} {shown}"),
        (_, 0) => format!("{repetition}: {verb} {shown}"),
        _ => "lost: every move loses".to_owned(),
    }
}
