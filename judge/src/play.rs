//! Formats optimal play as a table.

use anyhow::{Context, Result};
use games::{Input, Problem, counted, cut_in_the_middle};
use itertools::Itertools;

/// Number of moves shown at each end of a long game.
const END_MOVES: usize = 12;
/// Maximum length of the title and of each line of the answer, in characters.
const MAX_LINE_LENGTH: usize = 200;

/// Formats optimal play on an input, and the answer.
pub fn played(problem: &Problem, input: &Input) -> Result<String> {
    let name = problem.named(input);
    let too_long = || {
        let game = cut_in_the_middle(&name, 50);
        format!("{game}: optimal play would take too long to find")
    };
    let play = problem.game.play(problem, input).with_context(too_long)?;
    let answer = problem.answer(input).with_context(too_long)?;
    let separator = if answer.contains('\n') { '\n' } else { ' ' };
    let cut = |line: &str| cut_in_the_middle(line, MAX_LINE_LENGTH);
    let title = cut(&format!("{}  {name}", problem.program));
    let table = table(play.rows);
    let note = play.note.map_or(String::new(), |note| note + "\n\n");
    let lines = answer.lines().map(cut).join("\n");
    Ok(format!("{title}\n\n{table}\n\n{note}answer:{separator}{lines}\n"))
}

/// Formats a table whose first row is the heading. Right-aligns columns that begin with a number.
fn table(mut rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut shown = rows.by_ref().take(1 + END_MOVES).collect_vec();
    if shown.len() == 1 {
        return "no move is possible".to_owned();
    }
    let mut count = 0;
    let end = rows.inspect(|_| count += 1).tail(END_MOVES).collect_vec();
    if count > END_MOVES {
        shown.push(vec![format!("… {} …", counted(count - END_MOVES, "move"))]);
    }
    shown.extend(end);
    let width_of = |column: usize| {
        // The last cell of a row may be wider than the other cells of its column.
        let longer = shown.iter().filter(|row| row.len() > column + 1);
        let widths = longer.map(|row| row[column].chars().count());
        widths.max().unwrap_or(0)
    };
    let cell = |(column, text): (usize, &String)| {
        let width = width_of(column);
        if shown[1][column].parse::<i64>().is_ok() {
            format!("{text:>width$}")
        } else {
            format!("{text:width$}")
        }
    };
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).join("  ");
    let lines = shown.iter().map(line);
    lines.map(|line| line.trim_end().to_owned()).join("\n")
}
