//! Formats optimal play as a table.

use std::ops::Range;

use anyhow::{Context, Result};
use games::turn::{Cell, Choice, Facts, Places, Scoring, Turn};
use games::words::Language::English;
use games::{Budget, Input, Play, Problem, counted, cut_in_the_middle, shortened};
use itertools::Itertools;

use crate::table::{Aligned, table};

/// Number of moves shown at each end of a long game.
const END_MOVES: usize = 12;
/// Maximum length of the title and of each line of the answer, in characters.
const MAX_LINE_LENGTH: usize = 200;
/// Maximum number of moves shown at a position of a game with points.
const MAX_CHOICES: usize = 3;
/// Maximum length of each shown part of a text, in letters.
const MAX_TEXT: usize = 20;
/// Maximum number of positions among which the losing ones are listed.
const MAX_POSITIONS: usize = 1_000_000;

/// Formats optimal play of each game of an input, and the answer.
pub fn played(problem: &Problem, input: &Input) -> Result<String> {
    let name = problem.named(input);
    let too_long = || {
        let game = cut_in_the_middle(&name, 50);
        format!("{game}: optimal play would take too long to find")
    };
    let game = problem.game(input, 0);
    let mut play = game.play(&mut Budget::default()).with_context(too_long)?;
    let answer = problem.answer(input).with_context(too_long)?;
    let separator = if answer.contains('\n') { '\n' } else { ' ' };
    let cut = |line: &str| cut_in_the_middle(line, MAX_LINE_LENGTH);
    let title = cut(&format!("{}  {name}", problem.program));
    let table = table_of_turns(problem, &mut *play);
    let note = note(&*play).map_or(String::new(), |note| note + "\n\n");
    let lines = answer.lines().map(cut).join("\n");
    Ok(format!("{title}\n\n{table}\n\n{note}answer:{separator}{lines}\n"))
}

/// Returns the remark of a game on its course or, if its positions have one coordinate, the losing positions.
fn note(play: &dyn Play) -> Option<String> {
    let facts = play.facts();
    if facts.scoring != Scoring::Win || facts.axes.len() != 1 {
        return Some(play.note()?.en);
    }
    let lost = play.positions(MAX_POSITIONS)?.into_iter().filter(|entry| entry.points < 0);
    let positions = lost.map(|entry| entry.coordinates[0]).collect_vec();
    Some(format!("losing positions: {}", shortened(&positions, " ")))
}

/// Formats the turns of optimal play as a table, without those in the middle of a long game.
fn table_of_turns(problem: &Problem, play: &mut dyn Play) -> String {
    let facts = play.facts();
    let headings = headings(problem, &facts, &play.turn());
    let mut rows = Rows { problem, facts, play, number: 1, has_ended: false };
    let mut shown = rows.by_ref().take(END_MOVES).collect_vec();
    if shown.is_empty() {
        return "no move is possible".to_owned();
    }
    let mut count = 0;
    let end = rows.inspect(|_| count += 1).tail(END_MOVES).collect_vec();
    if count > END_MOVES {
        shown.push(vec![Aligned::left(format!("… {} …", counted(count - END_MOVES, "move")))]);
    }
    shown.extend(end);
    table(headings, &shown)
}

fn headings(problem: &Problem, facts: &Facts, turn: &Turn) -> Vec<String> {
    let number = if facts.has_choices { "move" } else { "round" };
    let mut headings = vec![number, "player"];
    headings.extend(turn.columns.iter().map(|column| column.heading.en));
    if facts.scoring != Scoring::Win {
        headings.extend(problem.players.map(|player| player.en));
        headings.push("final lead, by move");
    } else if facts.has_choices {
        headings.push("result");
    }
    headings.into_iter().map(str::to_owned).collect()
}

/// The rows of optimal play, made one after another.
struct Rows<'a> {
    problem: &'a Problem,
    facts: Facts,
    play: &'a mut dyn Play,
    /// The number of the next turn.
    number: usize,
    has_ended: bool,
}

impl Iterator for Rows<'_> {
    type Item = Vec<Aligned>;

    fn next(&mut self) -> Option<Vec<Aligned>> {
        if self.has_ended {
            return None;
        }
        let turn = self.play.turn();
        let best = turn.moves.first();
        self.has_ended = best.is_none();
        // The end of a game without points says who has won.
        if self.has_ended && (self.facts.scoring != Scoring::Win || !self.facts.has_choices) {
            return None;
        }
        let mut row = vec![self.number_of(best), self.player(&turn)];
        row.extend(turn.columns.iter().enumerate().map(|(index, column)| {
            let taken = best.map_or(Vec::new(), |best| taken_in(index, &best.places));
            marked(&column.cell, &taken)
        }));
        if let Some(best) = best {
            self.play.make(best.id)?;
        }
        if self.facts.scoring != Scoring::Win {
            row.extend(self.play.turn().scores.map(Aligned::right));
            row.push(Aligned::left(final_leads(&turn.moves)));
        } else if self.facts.has_choices {
            row.push(Aligned::left(outcome(&turn, &self.facts)));
        }
        self.number += 1;
        Some(row)
    }
}

impl Rows<'_> {
    fn number_of(&self, best: Option<&Choice>) -> Aligned {
        let number = if self.facts.has_choices { self.number } else { self.number.div_ceil(2) };
        Aligned::right(best.map_or(String::new(), |_| number.to_string()))
    }

    fn player(&self, turn: &Turn) -> Aligned {
        Aligned::left(self.problem.players[turn.player.index()].en)
    }
}

/// Returns the ranges of items that a move touches in the column with this index, in ascending order.
fn taken_in(column: usize, places: &Places) -> Vec<Range<usize>> {
    match places {
        Places::Items(range) => vec![range.clone()],
        Places::Column(touched, items) if *touched == column => {
            let indices = items.iter().map(|(index, _)| *index).sorted_unstable();
            let single = indices.map(|index| index..index + 1);
            let join = |one: Range<usize>, next: Range<usize>| {
                if one.end == next.start { Ok(one.start..next.end) } else { Err((one, next)) }
            };
            single.coalesce(join).collect()
        }
        Places::Nothing | Places::Column(..) => Vec::new(),
    }
}

/// Formats the content of a column, with the taken items in brackets.
fn marked(cell: &Cell, taken: &[Range<usize>]) -> Aligned {
    match cell {
        Cell::Text(text) => Aligned::left(&text.en),
        Cell::Number(number) | Cell::Pile(number) => Aligned::right(number),
        Cell::Piles(items) | Cell::Cards(items) => {
            let part = |range: Range<usize>| shortened(&items[range], " ");
            Aligned::left(in_brackets(taken, items.len(), part).join(" "))
        }
        Cell::Letters(text) => {
            let part = |range: Range<usize>| cut_in_the_middle(&text[range], MAX_TEXT);
            Aligned::left(in_brackets(taken, text.len(), part).concat())
        }
    }
}

/// Formats the parts of `count` items between and in the ascending ranges, the latter in brackets. Leaves out empty parts.
fn in_brackets(
    ranges: &[Range<usize>],
    count: usize,
    format: impl Fn(Range<usize>) -> String,
) -> Vec<String> {
    let mut parts = Vec::new();
    let mut end = 0;
    for range in ranges {
        parts.push(format(end..range.start));
        parts.push(format!("[{}]", format(range.clone())));
        end = range.end;
    }
    parts.push(format(end..count));
    parts.retain(|part| !part.is_empty() && part != "[]");
    parts
}

/// Formats the best moves with the final lead after each, best first: `left: +1, right: -3`.
fn final_leads(choices: &[Choice]) -> String {
    let best = choices.iter().take(MAX_CHOICES);
    let shown =
        best.map(|choice| format!("{}: {:+}", choice.name.get(English), choice.result.points));
    let more = (choices.len() > MAX_CHOICES).then(|| "…".to_owned());
    shown.chain(more).join(", ")
}

/// Formats whether a position of a game without points is won, and the moves that keep the result.
fn outcome(turn: &Turn, facts: &Facts) -> String {
    let repetition = facts.repetition.en;
    if turn.repeats {
        return format!("{repetition}: the position repeats");
    }
    let best = turn.result.points;
    let as_good = turn.moves.iter().filter(|choice| choice.result.points == best);
    let names = as_good.map(|choice| choice.name.get(English)).collect_vec();
    let phrase = facts.phrase.with(shortened(&names, " or ")).en;
    match (&names[..], best) {
        ([], 1..) => "won: the opponent has lost".to_owned(),
        ([], 0) => "a draw: the game is over".to_owned(),
        ([], _) => "lost: the game is over".to_owned(),
        (_, 1..) => format!("won: {phrase}"),
        (_, 0) => format!("{repetition}: {phrase}"),
        _ => "lost: every move loses".to_owned(),
    }
}
