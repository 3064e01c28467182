//! Draws how the best players play a game.

use anyhow::{Context, Result};
use games::{Input, Problem, counted, cut_in_the_middle};
use itertools::Itertools;

/// How many moves of a long game are shown at its start, and at its end.
const ENDS: usize = 12;
/// How many characters of a title and of an answer are shown.
const LONGEST: usize = 200;

/// How the best players play, and the answer.
pub fn played(problem: &Problem, input: &Input) -> Result<String> {
    let name = problem.named(input);
    let too_long = || {
        let game = cut_in_the_middle(&name, 50);
        format!("{game}: this game is too long to be played here")
    };
    let play = problem.game.play(problem, input).with_context(too_long)?;
    let answer = problem.answer(input).with_context(too_long)?;
    let gap = if answer.contains('\n') { '\n' } else { ' ' };
    let lines = answer.lines().map(|line| cut_in_the_middle(line, LONGEST));
    let title = format!("{}  {name}", problem.program);
    let parts = [
        Some(cut_in_the_middle(&title, LONGEST)),
        Some(table(play.rows)),
        play.note,
        Some(format!("answer:{gap}{}\n", lines.format("\n"))),
    ];
    Ok(parts.into_iter().flatten().join("\n\n"))
}

/// The table of a game, with its headings in the first row. A column whose first cell is a number stands at the right
/// side, and the last cell of a row may be of any width.
fn table(mut moves: impl Iterator<Item = Vec<String>>) -> String {
    let mut rows = moves.by_ref().take(1 + ENDS).collect_vec();
    if rows.len() == 1 {
        return "nobody can move".to_owned();
    }
    let mut count = 0;
    let end = moves.inspect(|_| count += 1).tail(ENDS).collect_vec();
    if count > ENDS {
        rows.push(vec![format!("… {} …", counted(count - ENDS, "move"))]);
    }
    rows.extend(end);
    let width_of = |column: usize| {
        let wider = rows.iter().filter(|row| row.len() > column + 1);
        let widths = wider.map(|row| row[column].chars().count());
        widths.max().unwrap_or(0)
    };
    let cell = |(column, text): (usize, &String)| {
        let width = width_of(column);
        if rows[1][column].parse::<i64>().is_ok() {
            format!("{text:>width$}")
        } else {
            format!("{text:width$}")
        }
    };
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).join("  ");
    let lines = rows.iter().map(line);
    lines.map(|line| line.trim_end().to_owned()).join("\n")
}
