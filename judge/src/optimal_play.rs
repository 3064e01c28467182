//! Formats optimal play as a table.

use std::ops::Range;

use anyhow::{Context, Result, ensure};
use games::turn::{Cell, Choice, Column, Facts, Places, Scoring, Turn};
use games::words::Language::English;
use games::{Budget, Input, Lead, Play, Player, Problem, counted, cut_in_the_middle, shortened};
use itertools::Itertools;

use crate::case::Case;
use crate::program::Program;
use crate::scene::drawn;
use crate::submission::{LIMITS, build_programs};
use crate::table::{Aligned, table};
use crate::terminal::fitting;

/// Maximum number of games of one input that are shown.
const MAX_GAMES: usize = 5;
/// What is shown instead of a game that cannot be solved.
const TOO_LARGE: &str = "this game has too many positions for a table of optimal play";
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

/// Formats optimal play of each game of an input, and the answer: the reference answer or, where that takes too long,
/// that of our program. Instead of a game with too many positions, says so.
pub fn played(problem: &'static Problem, input: &Input) -> Result<String> {
    let cut = |line: &str| cut_in_the_middle(line, MAX_LINE_LENGTH);
    let title = cut(&format!("{}  {}", problem.program, problem.named(input)));
    let count = problem.game_count(input);
    let mut shown = (0..count.min(MAX_GAMES)).map(|index| {
        let heading =
            if count > 1 { format!("game {} of {count}\n\n", index + 1) } else { String::new() };
        let play = problem.game(input, index).play(&mut Budget::default());
        heading + &play.map_or(TOO_LARGE.to_owned(), |mut play| one_game(problem, &mut *play))
    });
    let games = shown.join("\n\n");
    let answer = match problem.answer(input) {
        Some(answer) => answer,
        None => answer_of_program(problem, input)?,
    };
    let separator = if answer.contains('\n') { '\n' } else { ' ' };
    let lines = answer.lines().map(cut).join("\n");
    Ok(format!("{title}\n\n{games}\n\nanswer:{separator}{lines}\n"))
}

/// Formats the board at the start, optimal play and a note.
fn one_game(problem: &Problem, play: &mut dyn Play) -> String {
    let scene = play.turn().scene;
    let board = scene.map_or_else(String::new, |scene| drawn(&scene) + "\n");
    let table = table_of_turns(problem, play);
    let note = note(play).map_or(String::new(), |note| "\n\n".to_owned() + &note);
    format!("{board}{table}{note}")
}

/// Runs our program on an input. Returns its answer.
fn answer_of_program(problem: &'static Problem, input: &Input) -> Result<String> {
    let built = build_programs(&[problem.program])?;
    let file = built.get(problem.program).context("the build did not produce our program")?;
    let command = vec![file.into()];
    let program = Program::new(problem, problem.program.to_owned(), command, LIMITS);
    let case = Case::new(problem, "play", vec![(input.clone(), String::new())]);
    let (run, answer) = program.run(&case, LIMITS)?;
    ensure!(run.ending.is_success(), "our program gives no answer within its limits");
    Ok(answer.trim_end().to_owned())
}

/// Formats the columns of a turn, a line each.
pub fn columns_of(turn: &Turn) -> String {
    let line =
        |column: &Column| format!("{}: {}\n", column.heading.en, marked(&column.cell, &[]).text());
    turn.columns.iter().map(line).collect()
}

/// Formats a lead as the number that counts: the signed lead, or the total of the player who collects.
pub fn signed(scoring: Scoring, player: Player, points: i64) -> String {
    match scoring {
        Scoring::Total(collector) if collector == player => points.to_string(),
        Scoring::Total(_) => (-points).to_string(),
        Scoring::Win | Scoring::Lead => format!("{points:+}"),
    }
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
    let mut made = Vec::new();
    while let Some(best) = play.best() {
        play.make(best);
        made.push(best);
    }
    play.restart();
    // The end of a game without points says who has won.
    let shows_end = facts.scoring == Scoring::Win && facts.has_choices;
    let count = made.len() + usize::from(shows_end);
    if count == 0 {
        return "no move is possible".to_owned();
    }
    let skipped = END_MOVES..count.saturating_sub(END_MOVES).max(END_MOVES);
    let mut rows = Vec::new();
    for index in 0..count {
        if !skipped.contains(&index) {
            rows.push(row(problem, &facts, play, index));
        } else if index == skipped.start {
            rows.push(vec![Aligned::left(format!("… {} …", counted(skipped.len(), "move")))]);
        }
        made.get(index).map(|id| play.make(*id));
    }
    table(headings, &rows).lines().map(fitting_row).join("\n")
}

/// Fits a row into the terminal. If it is too wide, moves the last cell, which has the move, to a line of its own.
fn fitting_row(line: &str) -> String {
    let whole = fitting(line);
    match line.rsplit_once("  ") {
        Some((before, last)) if whole != line => {
            [fitting(before.trim_end()), fitting(&format!("      {last}"))].join("\n")
        }
        _ => whole,
    }
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

/// Formats the turn with this index, with the scores after its best move.
fn row(problem: &Problem, facts: &Facts, play: &dyn Play, index: usize) -> Vec<Aligned> {
    let turn = play.turn();
    let best = turn.moves.first();
    let number = if facts.has_choices { index + 1 } else { index / 2 + 1 };
    let number = best.map_or(String::new(), |_| number.to_string());
    let player = turn.player.index();
    let mut row = vec![Aligned::right(number), Aligned::left(problem.players[player].en)];
    row.extend(turn.columns.iter().enumerate().map(|(index, column)| {
        let taken = best.map_or(Vec::new(), |best| taken_in(index, &best.places));
        marked(&column.cell, &taken)
    }));
    if facts.scoring != Scoring::Win {
        let mut scores = turn.scores;
        scores[player] += best.map_or(0, |best| best.gain);
        row.extend(scores.map(Aligned::right));
        row.push(Aligned::left(final_leads(&turn.moves)));
    } else if facts.has_choices {
        row.push(Aligned::left(outcome(&turn, facts)));
    }
    row
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

/// Formats the number of moves to the end, if there is one: ` in 3 moves`.
pub fn in_moves(lead: Lead) -> String {
    match lead.moves {
        0 => String::new(),
        1 => " in 1 move".to_owned(),
        count => format!(" in {count} moves"),
    }
}

/// Formats whether a position of a game without points is won, in how many moves, and the moves that keep the result.
fn outcome(turn: &Turn, facts: &Facts) -> String {
    let repetition = facts.repetition.en;
    if turn.repeats {
        return format!("{repetition}: the position repeats");
    }
    let best = turn.result.points;
    let as_good = turn.moves.iter().filter(|choice| choice.result.points == best);
    let (best_moves, later): (Vec<_>, Vec<_>) =
        as_good.partition(|choice| choice.result.moves == turn.result.moves);
    let names = |choices: &[&Choice]| {
        let names = choices.iter().map(|choice| choice.name.get(English)).collect_vec();
        shortened(&names, " or ")
    };
    let phrase = facts.phrase.with(names(&best_moves)).en;
    let later = if later.is_empty() { String::new() } else { format!("; later {}", names(&later)) };
    let moves = in_moves(turn.result);
    match (&best_moves[..], best) {
        ([], 1..) => "won: the opponent has lost".to_owned(),
        ([], 0) => "a draw: the game is over".to_owned(),
        ([], _) => "lost: the game is over".to_owned(),
        (_, 1..) => format!("won{moves}: {phrase}{later}"),
        (_, 0) => format!("{repetition}: {phrase}"),
        _ => format!("lost{moves}: every move loses"),
    }
}
