//! Formats optimal play as a table.

use anyhow::{Context, Result};
use games::{Input, Problem, counted, cut_in_the_middle};
use itertools::Itertools;

/// Number of moves shown at the start of a long game, and at its end.
const ENDS: usize = 12;
/// Maximum length of the shown title and of each line of the answer, in characters.
const MAX_LENGTH: usize = 200;

/// Returns optimal play on an input, and the answer.
pub fn played(problem: &Problem, input: &Input) -> Result<String> {
    let name = problem.named(input);
    let too_long = || {
        let game = cut_in_the_middle(&name, 50);
        format!("{game}: optimal play would take too long to find")
    };
    let play = problem.game.play(problem, input).with_context(too_long)?;
    let answer = problem.answer(input).with_context(too_long)?;
    let gap = if answer.contains('\n') { '\n' } else { ' ' };
    let lines = answer
        .lines()
        .map(|line| cut_in_the_middle(line, MAX_LENGTH));
    let title = format!("{}  {name}", problem.program);
    let parts = [
        Some(cut_in_the_middle(&title, MAX_LENGTH)),
        Some(table(play.rows)),
        play.note,
        Some(format!("answer:{gap}{}\n", lines.format("\n"))),
    ];
    Ok(parts.into_iter().flatten().join("\n\n"))
}

/// Aligns a table whose first row has the headings. A column is right-aligned if its first cell is a number.
fn table(mut moves: impl Iterator<Item = Vec<String>>) -> String {
    let mut rows = moves.by_ref().take(1 + ENDS).collect_vec();
    if rows.len() == 1 {
        return "no move is possible".to_owned();
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
