//! Formats optimal play as a table.

use std::ops::Range;

use anyhow::{Context, Result, ensure};
use games::told::Teller;
use games::turn::{Cell, Column, Facts, Places, Scoring, Turn};
use games::words::words;
use games::{Budget, Input, Play, Player, Problem, cut_in_the_middle, shortened};
use itertools::Itertools;

use crate::case::Case;
use crate::language::{counted, language};
use crate::program::Program;
use crate::scene::drawn;
use crate::submission::{LIMITS, build_programs};
use crate::table::{Aligned, table};
use crate::terminal::fitting;

/// Maximum number of games of one input that are shown.
const MAX_GAMES: usize = 5;
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
        let heading = if count > 1 { game_of(index, count) + "\n\n" } else { String::new() };
        let play = problem.game(input, index).play(&mut Budget::default());
        heading + &play.map_or_else(too_large, |mut play| one_game(problem, &mut *play))
    });
    let games = shown.join("\n\n");
    let answer = match problem.reference_answer(input, &mut Budget::default()) {
        Some(answer) => answer,
        None => answer_of_program(problem, input)?,
    };
    let has_lines = answer.contains('\n');
    let lines = answer.lines().map(cut).join("\n");
    let answer = if has_lines {
        tell!("answer:\n{lines}", "答案：\n{lines}")
    } else {
        tell!("answer: {lines}", "答案：{lines}")
    };
    Ok(format!("{title}\n\n{games}\n\n{answer}\n"))
}

/// Returns what is shown instead of a game that cannot be solved.
fn too_large() -> String {
    tell!(
        "this game has too many positions for a table of optimal play",
        "局面太多，无法演示最优走法"
    )
}

/// Says which game of an input comes.
pub fn game_of(index: usize, count: usize) -> String {
    tell!("game {} of {count}", "第 {} 局（共 {count} 局）", index + 1)
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
    let file = built.get(problem.program).with_context(|| {
        tell!("the build did not produce our program", "编译没有生成我们的程序")
    })?;
    let command = vec![file.into()];
    let program = Program::new(problem, problem.program.to_owned(), command, LIMITS);
    let case = Case::new(problem, "play", vec![(input.clone(), String::new())]);
    let (run, answer) = program.run(&case, LIMITS)?;
    let failed =
        tell!("our program gives no answer within its limits", "我们的程序在限制内没有给出答案");
    ensure!(run.ending.is_success(), failed);
    Ok(answer.trim_end().to_owned())
}

/// Formats the columns of a turn, a line each.
pub fn columns_of(turn: &Turn) -> String {
    let line = |column: &Column| {
        let (heading, cell) = (column.heading.get(language()), marked(&column.cell, &[]));
        tell!("{heading}: {}\n", "{heading}：{}\n", cell.text())
    };
    turn.columns.iter().map(line).collect()
}

/// Returns the remark of a game on its course or, if its positions have one coordinate, the losing positions.
fn note(play: &dyn Play) -> Option<String> {
    let facts = play.facts();
    if facts.scoring != Scoring::Win || facts.axes.len() != 1 {
        return Some(play.note()?.get(language()).to_owned());
    }
    let lost = play.positions(MAX_POSITIONS)?.into_iter().filter(|entry| entry.points < 0);
    let positions = lost.map(|entry| entry.coordinates[0]).collect_vec();
    let positions = shortened(&positions, " ");
    Some(tell!("losing positions: {positions}", "必败态：{positions}"))
}

/// Formats the turns of optimal play as a table, without those in the middle of a long game.
fn table_of_turns(problem: &Problem, play: &mut dyn Play) -> String {
    let facts = play.facts();
    let teller = teller(problem, &facts, None);
    let headings = headings(&teller, &play.turn());
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
        return tell!("no move is possible", "没有走法");
    }
    let skipped = END_MOVES..count.saturating_sub(END_MOVES).max(END_MOVES);
    let mut rows = Vec::new();
    for index in 0..count {
        if !skipped.contains(&index) {
            rows.push(row(&teller, &play.turn(), index));
        } else if index == skipped.start {
            rows.push(vec![Aligned::left(skipped_moves(skipped.len()))]);
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

/// Says how many moves a table leaves out.
fn skipped_moves(count: usize) -> String {
    let moves = counted(count, words("move", "步"));
    tell!("… {moves} …", "… 省略 {moves} …")
}

/// Returns what tells about a game in the language of the process.
pub fn teller<'a>(problem: &Problem, facts: &'a Facts, reader: Option<Player>) -> Teller<'a> {
    Teller { facts, players: problem.players, reader, language: language() }
}

fn headings(teller: &Teller, turn: &Turn) -> Vec<String> {
    let Facts { has_choices, scoring, .. } = *teller.facts;
    let number = if has_choices { words("move", "步") } else { words("round", "轮") };
    let mut headings = vec![number, words("player", "玩家")];
    headings.extend(turn.columns.iter().map(|column| column.heading));
    match scoring {
        Scoring::Win if has_choices => headings.push(words("result", "结果")),
        Scoring::Win => {}
        Scoring::Lead => {
            headings.extend(teller.players);
            headings.push(words("final lead, by move", "各走法的最终分差"));
        }
        Scoring::Total(_) => {
            headings.extend(teller.players);
            headings.push(words("final total, by move", "各走法的最终总数"));
        }
    }
    headings.into_iter().map(|heading| heading.get(teller.language).to_owned()).collect()
}

/// Formats the turn with this index, with the scores after its best move.
fn row(teller: &Teller, turn: &Turn, index: usize) -> Vec<Aligned> {
    let facts = teller.facts;
    let best = turn.moves.first();
    let number = if facts.has_choices { index + 1 } else { index / 2 + 1 };
    let number = best.map_or(String::new(), |_| number.to_string());
    let player = turn.player.index();
    let mut row = vec![Aligned::right(number), Aligned::left(teller.name(turn.player))];
    row.extend(turn.columns.iter().enumerate().map(|(index, column)| {
        let taken = best.map_or(Vec::new(), |best| taken_in(index, &best.places));
        marked(&column.cell, &taken)
    }));
    if facts.scoring != Scoring::Win {
        let mut scores = turn.scores;
        scores[player] += best.map_or(0, |best| best.gain);
        row.extend(scores.map(Aligned::right));
        row.push(Aligned::left(final_results(turn, teller)));
    } else if facts.has_choices {
        row.push(Aligned::left(teller.optimal(turn)));
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
        Cell::Text(text) => Aligned::left(text.get(language())),
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

/// Formats the best moves with the final lead or total after each, best first: `left: +1, right: -3`.
fn final_results(turn: &Turn, teller: &Teller) -> String {
    let shown = turn.moves.iter().take(MAX_CHOICES).map(|choice| {
        let name = choice.name.get(teller.language);
        let result = teller.number(turn.player, choice.result.points);
        tell!("{name}: {result}", "{name}：{result}")
    });
    let more = (turn.moves.len() > MAX_CHOICES).then(|| "…".to_owned());
    shown.chain(more).join(&tell!(", ", "，"))
}
