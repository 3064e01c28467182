//! `judge play`: a game as the best players play it, by the rules alone.

pub mod moves;

use std::collections::VecDeque;
use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::ops::Range;

use anyhow::{Context, bail};
use itertools::Itertools;
use two_player_games::problems::Form;
use two_player_games::reference::{Play, kitten_fishing_plays, kitten_fishing_repetition};
use two_player_games::{Problem, Question, counted, cut_in_the_middle, questions};

use crate::naming::named_problem;
use crate::options::Options;
use moves::{LastMovePlay, RowMove, Turn, last_move_play, row_moves};

/// How many columns a line has at most.
const COLUMNS: usize = 100;
/// How many moves of a long game are shown at its start, and at its end.
const ENDS: usize = 12;
/// How many moves are shown at most where all are asked for.
const MOST_SHOWN: usize = 200_000;
/// How many columns a hand or the table has at most.
const CARDS: usize = 24;
/// How many columns the list of what can be left has at most.
const ALTERNATIVES: usize = 34;
/// How many columns the list of leads should have at most.
const LEADS: usize = 40;
/// How many columns a row has at least, for one number and the gap.
const LEAST_ROW: usize = 15;
/// What stands above the list of leads.
const LEADS_HEADING: &str = "its lead at the end if it takes";

/// A cell of a table, whose text stands at its left or at its right side.
enum Cell {
    Left(String),
    Right(String),
}

/// Plays the case that the user gives, or all on standard input.
///
/// # Errors
/// No problem or no case is meant, or as those of [`play`].
pub fn play_cases(options: &Options, output: &mut impl Write) -> anyhow::Result<bool> {
    let (program, case) =
        options.words.split_first().context("which game? Name a program (cargo judge -h lists them)")?;
    let problem = named_problem(program)?;
    if case.is_empty() && io::stdin().is_terminal() {
        eprintln!("waiting for a case, such as {}", problem.form.example());
    }
    let input = || io::read_to_string(io::stdin()).context("standard input cannot be read");
    let text = if case.is_empty() { input()? } else { case.join(" ") };
    for (number, question) in questions(problem, &text)?.iter().enumerate() {
        if number > 0 {
            writeln!(output)?;
        }
        play(problem, question, options.shows_all, output)?;
    }
    Ok(true)
}

/// Writes how the best players play, and the answer.
///
/// # Errors
/// The game is too long, or the output cannot be written.
pub fn play(problem: &Problem, question: &Question, shows_all: bool, output: &mut impl Write) -> anyhow::Result<()> {
    let name = problem.named(question);
    let played = problem.player()(question).and_then(|answer| {
        let lines = match question {
            Question::Number(number) => last_move_lines(problem, *number, shows_all),
            Question::Row(row) => row_lines(problem, row, shows_all),
            Question::Deal([first, second]) => deal_lines(problem, first, second, shows_all),
        };
        Some((lines?, answer))
    });
    let Some((lines, answer)) = played else {
        bail!("{}: this game is too long to be played here", cut_in_the_middle(&name, 50));
    };
    writeln!(output, "{}\n", cut_in_the_middle(&format!("{}  {name}", problem.program), COLUMNS))?;
    for line in lines {
        writeln!(output, "{}", cut_in_the_middle(line.trim_end_matches(' '), COLUMNS))?;
    }
    let first_line = if answer.contains('\n') { "answer:\n" } else { "answer: " };
    let answer = answer.lines().map(|line| cut(line.split(' '), COLUMNS - first_line.len())).join("\n");
    writeln!(output, "\n{first_line}{answer}")?;
    Ok(())
}

fn last_move_lines(problem: &Problem, number: i32, shows_all: bool) -> Option<Vec<String>> {
    let LastMovePlay { turns, lost } = last_move_play(problem, number)?;
    let heading = vec![right("move"), left("player"), right("n"), right("takes"), right("leaves"), left("n is")];
    let rows = rows(turns.into_iter().zip(1..), shows_all, |(turn, count)| {
        let player = left(problem.players[turn.player]);
        let number = turn.number;
        let value = left(value(&turn));
        match turn.leaves {
            Some(leaves) => vec![right(count), player, right(number), right(number - leaves), right(leaves), value],
            None => vec![right(""), player, right(number), right(""), right(""), value],
        }
    })?;
    let lost = format!("lost for the player to move: {}\n", cut(&lost, COLUMNS - 30));
    Some([lost].into_iter().chain(table(heading, rows)).collect())
}

/// Whether the player to move wins, and why.
fn value(Turn { choices, .. }: &Turn) -> String {
    let losing = choices.iter().filter(|(_, wins)| !wins).map(|(leaves, _)| *leaves).collect_vec();
    let all = choices.iter().map(|(leaves, _)| *leaves).collect_vec();
    match (&all[..], &losing[..]) {
        ([], _) => "lost: no move".to_owned(),
        (all, []) => format!("lost: must leave a won one: {}", alternatives(all)),
        (_, losing) => format!("won: leave {}", alternatives(losing)),
    }
}

fn alternatives(numbers: &[i32]) -> String {
    match numbers {
        [others @ .., last] if !others.is_empty() => {
            cut(format!("{} or {last}", others.iter().join(", ")).split(' '), ALTERNATIVES)
        }
        _ => numbers.iter().join(""),
    }
}

fn row_lines(problem: &Problem, row: &[i32], shows_all: bool) -> Option<Vec<String>> {
    let moves = row_moves(problem, row)?;
    let (Form::Row(name), [first, second]) = (problem.form, problem.players) else { return None };
    if moves.is_empty() {
        return Some(vec!["nobody can move".to_owned()]);
    }
    let leads = leads(&moves);
    let leads_width = longest(&leads).max(LEADS_HEADING.len());
    let score_width = longest(moves.iter().flat_map(|one| one.scores)).max(longest([first, second]));
    let has_m = moves.iter().any(|one| one.m.is_some());
    // A count of up to 5 columns, a player of up to 6, M of up to 2, and the gaps.
    let others = 5 + 6 + 2 * score_width + leads_width + 5 * 2 + if has_m { 2 + 2 } else { 0 };
    let row_width = COLUMNS.saturating_sub(others).max(LEAST_ROW);

    let row_heading = left(format!(" {name}"));
    let mut heading =
        vec![right("move"), left("player"), row_heading, right(first), right(second), left(LEADS_HEADING)];
    if has_m {
        heading.insert(2, right("M"));
    }
    let rows = rows(moves.into_iter().zip(leads).zip(1..), shows_all, |((one, leads), count)| {
        let player = [first, second][one.player];
        let [first_score, second_score] = one.scores.map(right);
        let row = left(shown_row(row, &one, row_width));
        let mut cells = vec![right(count), left(player), row, first_score, second_score, left(leads)];
        if let Some(m) = one.m {
            cells.insert(2, right(m));
        }
        cells
    })?;
    Some(table(heading, rows).collect())
}

/// For each move of the game, the leads at the end after it and after each move that was possible instead.
fn leads(moves: &[RowMove]) -> Vec<String> {
    let has_right_end = moves.iter().any(|one| one.choices.iter().any(|(taken, _)| taken.start > one.part.start));
    let leads_of = |RowMove { part, choices, .. }: &RowMove| {
        let shown = choices.iter().map(|(taken, lead)| match taken.len() {
            count if !has_right_end => format!("{count}: {lead:+}"),
            _ if taken.start == part.start => format!("left: {lead:+}"),
            _ => format!("right: {lead:+}"),
        });
        shown.collect_vec()
    };
    let width = longest(moves.iter().flat_map(leads_of));
    moves.iter().map(|one| shown_leads(&leads_of(one), one.chosen, width)).collect()
}

/// The leads, each `width` columns wide. Of many leads only the first ones, the chosen one and the last one are shown.
fn shown_leads(leads: &[String], chosen: usize, width: usize) -> String {
    let most = (LEADS / (width + 2)).max(3);
    let places = [chosen, leads.len() - 1].into_iter().chain(0..leads.len());
    let mut next = 0;
    let shown = places.unique().take(most).sorted().map(|place| {
        let gap = if place == next { "" } else { "… " };
        next = place + 1;
        format!("{gap}{:width$}", leads[place])
    });
    shown.collect_vec().join("  ").trim_end().to_owned()
}

/// The row with what is taken in brackets. What is gone leaves its place empty, where the whole row fits.
fn shown_row(row: &[i32], one: &RowMove, width: usize) -> String {
    let part = &one.part;
    let taken = one.taken();
    let in_place = row.iter().map(ToString::to_string).enumerate().map(|(place, number)| {
        let number = if part.contains(&place) { number } else { " ".repeat(number.len()) };
        let before = if place == taken.start { '[' } else { ' ' };
        let after = if place + 1 == taken.end { ']' } else { ' ' };
        format!("{before}{number}{after}")
    });
    // A long row does not fit: each number has at least 3 columns.
    let in_place = (row.len() <= width / 3).then(|| in_place.collect()).filter(|text: &String| text.len() <= width);
    in_place.unwrap_or_else(|| marked(row, part, taken, width))
}

/// The part of a row or of the table with what is taken in brackets, cut where it does not fit.
fn marked<Value: Display>(row: &[Value], part: &Range<usize>, taken: &Range<usize>, width: usize) -> String {
    let before = &row[part.start..taken.start];
    let after = &row[taken.end..part.end];
    let text = |columns: usize, taken_columns: usize| {
        let values = cut(&row[taken.clone()], taken_columns - 2);
        let taken = if taken.is_empty() { values } else { format!("[{values}]") };
        let rest = columns.saturating_sub(taken.chars().count() + 1);
        [cut(before, rest), taken, cut(after, rest)].iter().filter(|text| !text.is_empty()).join(" ")
    };
    // A long part does not fit: each value has at least 2 columns.
    let whole = (part.len() <= width / 2).then(|| text(usize::MAX, usize::MAX));
    let rest_is_empty = before.is_empty() && after.is_empty();
    whole
        .filter(|text| text.chars().count() <= width)
        .unwrap_or_else(|| text(width, if rest_is_empty { width } else { width * 2 / 3 }))
}

fn deal_lines(problem: &Problem, first: &[u8], second: &[u8], shows_all: bool) -> Option<Vec<String>> {
    let repetition = kitten_fishing_repetition(first, second);
    let plays = kitten_fishing_plays(first, second).take(repetition.map_or(usize::MAX, |[_, later]| 2 * later));
    let [one, other] = problem.players.map(left);
    let heading = vec![right("round"), left("player"), right("card"), one, other, left("table [captured]")];
    let rows = rows(plays.zip(2..), shows_all, |(Play { player, card, hands, table, captured }, count)| {
        let [first, second] = hands.map(|hand| left(cut(&hand, CARDS)));
        let table = left(marked(&table, &(0..table.len()), &captured, CARDS));
        vec![right(count / 2), left(problem.players[player - 1]), right(card), first, second, table]
    })?;
    let end = repetition.map(|[earlier, later]| {
        let earlier = if earlier == 0 { "at the start".to_owned() } else { format!("after round {earlier}") };
        format!("\nafter round {later} everything lies as {earlier}: the game never ends")
    });
    Some(table(heading, rows).chain(end).collect())
}

/// A row of cells for each move, and one for those in the middle of a long game; `None` if there are too many.
fn rows<Move>(
    moves: impl Iterator<Item = Move>,
    shows_all: bool,
    cells: impl Fn(Move) -> Vec<Cell>,
) -> Option<Vec<Vec<Cell>>> {
    let most = if shows_all { MOST_SHOWN } else { ENDS };
    let mut rows = Vec::new();
    let mut last = VecDeque::new();
    let mut count = 0;
    for one in moves {
        if rows.len() < most {
            rows.push(cells(one));
        } else if shows_all {
            return None;
        } else {
            last.push_back(one);
            if last.len() > ENDS {
                last.pop_front();
                count += 1;
            }
        }
    }
    if count > 0 {
        rows.push(vec![left(format!("… {} …", counted(count, "move")))]);
    }
    rows.extend(last.into_iter().map(cells));
    Some(rows)
}

/// The lines of a table. The last cell of a row may be of any width.
fn table(heading: Vec<Cell>, mut rows: Vec<Vec<Cell>>) -> impl Iterator<Item = String> {
    rows.insert(0, heading);
    let width = |column: usize| longest(rows.iter().filter(|row| row.len() > column + 1).map(|row| row[column].text()));
    let widths = (0..rows[0].len()).map(width).collect_vec();
    rows.into_iter().map(move |row| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| match cell {
            Cell::Left(text) => format!("{text:width$}"),
            Cell::Right(text) => format!("{text:>width$}"),
        });
        cells.collect_vec().join("  ")
    })
}

impl Cell {
    fn text(&self) -> &str {
        let (Self::Left(text) | Self::Right(text)) = self;
        text
    }
}

fn left(text: impl Display) -> Cell {
    Cell::Left(text.to_string())
}

fn right(text: impl Display) -> Cell {
    Cell::Right(text.to_string())
}

/// How many characters the longest text has.
fn longest<Text: Display>(texts: impl IntoIterator<Item = Text>) -> usize {
    texts.into_iter().map(|text| text.to_string().chars().count()).max().unwrap_or(0)
}

/// The words with spaces between. If they need more columns, those in the middle are cut out.
fn cut<Word: Display>(words: impl IntoIterator<IntoIter: DoubleEndedIterator<Item = Word>>, columns: usize) -> String {
    let mut words = words.into_iter();
    let mut start = Vec::new();
    let mut end = VecDeque::new();
    // The columns for both, with a gap after each word.
    let mut used = 0;
    while let Some(word) = if start.len() > end.len() { words.next_back() } else { words.next() } {
        let word = word.to_string();
        used += longest([&word]) + 1;
        if start.len() > end.len() {
            end.push_front(word);
        } else {
            start.push(word);
        }
        if used - 1 > columns {
            while used + 1 > columns {
                let Some(word) = (if start.len() > end.len() { start.pop() } else { end.pop_front() }) else { break };
                used -= longest([&word]) + 1;
            }
            start.push("…".to_owned());
            break;
        }
    }
    start.into_iter().chain(end).join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_is_cut_out_of_the_middle() {
        for (columns, expected) in
            [(9, "1 2 3 4 5"), (8, "1 2 … 5"), (7, "1 2 … 5"), (6, "1 … 5"), (4, "1 …"), (1, "…"), (0, "…")]
        {
            assert_eq!(cut(1..=5, columns), expected, "{columns}");
        }
        assert_eq!(cut([10, 20], 4), "10 …");
        assert_eq!(cut([0; 0], 0), "");
    }

    #[test]
    fn what_is_taken_keeps_its_place_beside_the_rest() {
        let row = [1, 2, 3, 4, 5, 6, 7, 8, 9];
        assert_eq!(marked(&row, &(0..9), &(0..2), 19), "[1 2] 3 4 5 6 7 8 9");
        assert_eq!(marked(&row, &(0..9), &(0..2), 18), "[1 2] 3 4 5 … 8 9");
        assert_eq!(marked(&row, &(0..9), &(2..9), 18), "1 2 [3 4 … 8 9]");
        assert_eq!(marked(&row, &(0..9), &(0..9), 12), "[1 2 … 8 9]");
        assert_eq!(marked(&row, &(0..9), &(9..9), 9), "1 2 … 9");
    }
}
