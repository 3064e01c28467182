//! Turns, steps, and refusals of questions, as JSON.

use games::frame::{Frame, Mark, Picture, Question, Sheet, Steps, Strip, Theorem, Tile};
use games::told::{Teller, Tone, joined};
use games::turn::{Board, Cell, Choice, Column, Places, Scene, Turn};
use games::words::Language;
use games::{Entry, Input, Lead, Play, Player};
use itertools::Itertools;
use jzon::{JsonValue, array, object};

/// Maximum number of inputs that are offered if a text holds several.
const MAX_OFFERED: usize = 20;
/// Maximum number of mistakes that are listed at the end.
const MAX_MISTAKES: usize = 20;

/// Why a question has no answer. The page has the sentences.
pub enum Refusal {
    /// The reader's message on the input.
    Input(String),
    /// Several inputs, of which the person has to choose one.
    Inputs(Vec<Input>),
    /// The number of the first move that is not possible.
    Move(usize),
    /// The number of games of the input.
    Game(usize),
    /// The page has a mistake.
    Question,
}

impl Refusal {
    pub fn written(self) -> JsonValue {
        match self {
            Self::Input(message) => object! { error: "input", message: message },
            Self::Inputs(inputs) => {
                let offered = inputs.iter().take(MAX_OFFERED).map(Input::to_string).collect_vec();
                object! { error: "inputs", count: inputs.len(), inputs: offered }
            }
            Self::Move(number) => object! { error: "move", number: number },
            Self::Game(count) => object! { error: "game", count: count },
            Self::Question => object! { error: "question" },
        }
    }
}

/// A move that has been made.
pub struct Made {
    player: Player,
    choice: Choice,
    /// The result before the move.
    before: Lead,
    /// The places that it touches in columns that lose no item.
    remaining: Places,
    /// What it takes from a column, if it takes items.
    taken: Option<Cell>,
}

/// Makes the moves, and then at most `best` best moves. Returns all that have been made and the turn after them.
pub fn course_after(
    play: &mut dyn Play,
    moves: &[usize],
    best: usize,
) -> Result<(Vec<Made>, Turn), Refusal> {
    let mut course = Vec::new();
    let mut turn = play.turn();
    for number in 0..moves.len() + best {
        let chosen = match moves.get(number) {
            Some(id) => turn.moves.iter().position(|choice| choice.id == *id),
            None => (!turn.moves.is_empty()).then_some(0),
        };
        let Some(chosen) = chosen else {
            if number >= moves.len() {
                break;
            }
            return Err(Refusal::Move(number + 1));
        };
        let choice = turn.moves.swap_remove(chosen);
        play.make(choice.id).ok_or(Refusal::Move(number + 1))?;
        let after = play.turn();
        let remaining = remaining_places(&choice, &turn, &after);
        let taken = taken(&choice, &turn);
        course.push(Made { player: turn.player, choice, before: turn.result, remaining, taken });
        turn = after;
    }
    Ok((course, turn))
}

/// Returns the places that a move touches in columns that lose no item: where it turns letters or leaves a part.
fn remaining_places(choice: &Choice, before: &Turn, after: &Turn) -> Places {
    let counts =
        |turn: &Turn| turn.columns.iter().map(|column| column.cell.item_count()).collect_vec();
    let (before, after) = (counts(before), counts(after));
    let remains = match choice.places {
        Places::Nothing => true,
        Places::Items(_) => before == after,
        Places::Column(column, _) => before.get(column) == after.get(column),
    };
    if remains { choice.places.clone() } else { Places::Nothing }
}

/// Returns what a move takes from the first column that it touches.
fn taken(choice: &Choice, before: &Turn) -> Option<Cell> {
    let has_items = |column: &&Column| column.cell.item_count() > 0;
    let (column, places) = match &choice.places {
        Places::Nothing => return None,
        Places::Items(range) => {
            let places = range.clone().map(|index| (index, None)).collect_vec();
            (before.columns.iter().find(has_items)?, places)
        }
        Places::Column(column, places) => (before.columns.get(*column)?, places.clone()),
    };
    let items = |items: &[i64]| {
        let taken = places.iter().map(|(index, left)| Some(items.get(*index)? - left.unwrap_or(0)));
        taken.collect::<Option<Vec<i64>>>()
    };
    match &column.cell {
        Cell::Text(_) | Cell::Number(_) | Cell::Pile(_) => None,
        Cell::Piles(piles) => items(piles).map(Cell::Cards),
        Cell::Cards(cards) => items(cards).map(Cell::Cards),
        Cell::Letters(letters) => {
            let letters = letters.as_bytes();
            let taken =
                places.iter().map(|(index, _)| letters.get(*index).copied().map(char::from));
            taken.collect::<Option<String>>().map(Cell::Letters)
        }
    }
}

/// Writes the moves that have been made.
pub fn written_history(course: &[Made], teller: &Teller) -> JsonValue {
    let written = course.iter().map(|made| {
        let Made { player, choice, before, remaining, .. } = made;
        let said = teller.made(*player, choice);
        let mistake = teller.mistake(*player, *before, choice.result);
        let told = joined(teller.language, [said.clone()].into_iter().chain(mistake.clone()));
        object! {
            id: choice.id,
            name: typeset(&choice.name.get(teller.language)),
            player: player.index(),
            places: written_places(remaining),
            board: choice.board_places.clone(),
            said: written_twice(&told, &said),
            mistake: written_option(mistake.map(|mistake| typeset(&mistake))),
        }
    });
    written.collect_vec().into()
}

/// Writes the turn after the moves that have been made.
pub fn written_turn(turn: &Turn, course: &[Made], teller: &Teller) -> JsonValue {
    let language = teller.language;
    let moves = turn.moves.iter().map(|choice| written_choice(choice, turn.player, teller));
    let points = [Player::First, Player::Second].map(|player| teller.points(turn, player));
    let points = points.map(|points| points.map(|points| typeset(&points.to_string())));
    object! {
        player: turn.player.index(),
        points: points.map(written_option).to_vec(),
        columns: written_columns(turn, course, teller),
        board: written_board(turn, language),
        coordinates: turn.coordinates.clone().unwrap_or_default(),
        said: written_twice(&teller.prospects(turn), &teller.mover(turn)),
        moves: moves.collect_vec(),
    }
}

/// Writes the columns. At the end of a game that has taken all, what each side took stands instead of what is left.
fn written_columns(turn: &Turn, course: &[Made], teller: &Teller) -> Vec<JsonValue> {
    let written = |column| written_column(column, teller.language);
    let (of_items, others): (Vec<_>, Vec<_>) =
        turn.columns.iter().partition(|column| column.cell.has_items());
    let is_empty = of_items.iter().all(|column| column.cell.item_count() == 0);
    if of_items.is_empty() || !is_empty || !turn.moves.is_empty() {
        return turn.columns.iter().map(written).collect();
    }
    let taken = written_taken(course, teller);
    let of_items = of_items.into_iter().map(written).collect_vec();
    let left = if taken.is_empty() { of_items } else { taken };
    others.into_iter().map(written).chain(left).collect()
}

/// Writes what each side took: a column for each that took something.
fn written_taken(course: &[Made], teller: &Teller) -> Vec<JsonValue> {
    let sides = [Player::First, Player::Second].map(|player| {
        let own = course.iter().filter(|made| made.player == player);
        let cells = own.filter_map(|made| made.taken.as_ref()).collect_vec();
        let cell = joined_cells(&cells).filter(|cell| cell.item_count() > 0)?;
        let mut written = written_cell(&cell, teller.language);
        written["heading"] = teller.taken(player).into();
        Some(written)
    });
    sides.into_iter().flatten().collect()
}

/// Joins cells that all hold cards or all hold letters.
fn joined_cells(cells: &[&Cell]) -> Option<Cell> {
    let letters = cells.iter().map(|cell| match cell {
        Cell::Letters(letters) => Some(letters.as_str()),
        _ => None,
    });
    let cards = cells.iter().map(|cell| match cell {
        Cell::Cards(cards) => Some(cards.as_slice()),
        _ => None,
    });
    let cards = cards.collect::<Option<Vec<_>>>().filter(|cards| !cards.is_empty());
    let cards = cards.map(|cards| Cell::Cards(cards.concat()));
    cards.or_else(|| letters.collect::<Option<String>>().map(Cell::Letters))
}

/// Writes how the game has ended, and the mistakes; null if it goes on.
pub fn written_ending(turn: &Turn, course: &[Made], teller: &Teller) -> JsonValue {
    if !turn.moves.is_empty() {
        return JsonValue::Null;
    }
    let mistake = |made: &Made| teller.mistake(made.player, made.before, made.choice.result);
    let told = course.iter().enumerate().filter_map(|(index, made)| {
        let numbered = teller.numbered(index + 1, &made.choice);
        let said = joined(teller.language, [numbered, mistake(made)?]);
        Some(object! { index: index, said: typeset(&said) })
    });
    let mistakes = told.take(MAX_MISTAKES).collect_vec();
    let first = course.first().filter(|_| teller.facts.has_choices);
    let quality =
        first.map(|first| teller.quality(first.player, first.before, !mistakes.is_empty()));
    let said = joined(teller.language, [teller.ending(turn)].into_iter().chain(quality));
    object! { said: typeset(&said), mistakes: mistakes }
}

/// Writes the curve of what best play reaches after each move.
pub fn written_curve(turn: &Turn, course: &[Made], teller: &Teller) -> JsonValue {
    let leads = course.iter().map(|made| (made.player, made.before.points));
    let last = teller.plotted(turn.player, turn.result.points);
    let plotted = leads.map(|(player, points)| teller.plotted(player, points));
    let ends = teller.ends_of_curve(last);
    object! {
        values: plotted.chain([last]).collect_vec(),
        labels: ends.iter().map(|end| typeset(end)).collect_vec(),
        startsAtZero: teller.tone(0) == Tone::Total,
    }
}

fn written_choice(choice: &Choice, player: Player, teller: &Teller) -> JsonValue {
    let result = || {
        object! {
            text: typeset(&teller.result(player, choice.result)),
            short: typeset(&teller.cell(choice.result.points)),
            tone: written_tone(teller.tone(choice.result.points)),
        }
    };
    object! {
        id: choice.id,
        name: typeset(&choice.name.get(teller.language)),
        phrase: typeset(&teller.phrase(choice)),
        places: written_places(&choice.places),
        board: choice.board_places.clone(),
        result: if teller.facts.has_choices { result() } else { JsonValue::Null },
    }
}

fn written_tone(tone: Tone) -> &'static str {
    match tone {
        Tone::Win => "win",
        Tone::Loss => "loss",
        Tone::Tie => "tie",
        Tone::Total => "total",
    }
}

/// Writes what is said while results are shown, and while they are hidden.
fn written_twice(shown: &str, hidden: &str) -> JsonValue {
    object! { shown: typeset(shown), hidden: typeset(hidden) }
}

/// Writes the sign of negative numbers, and the operator between two spaces, as a minus, which is as wide as a plus.
fn typeset(text: &str) -> String {
    let before = ['\0'].into_iter().chain(text.chars());
    let after = text.chars().skip(1).chain(['\0']);
    let signed = before.zip(text.chars()).zip(after).map(|((before, letter), after)| {
        let is_sign = after.is_ascii_digit() && !before.is_ascii_alphanumeric();
        let is_operator = before == ' ' && after == ' ';
        if letter == '-' && (is_sign || is_operator) { '−' } else { letter }
    });
    signed.collect()
}

pub fn written_option(text: Option<String>) -> JsonValue {
    text.map_or(JsonValue::Null, JsonValue::from)
}

fn written_column(column: &Column, language: Language) -> JsonValue {
    let mut written = written_cell(&column.cell, language);
    written["heading"] = column.heading.get(language).into();
    written
}

fn written_cell(cell: &Cell, language: Language) -> JsonValue {
    let typeset_all =
        |numbers: &[i64]| numbers.iter().map(|number| typeset(&number.to_string())).collect_vec();
    let (kind, items): (_, JsonValue) = match cell {
        Cell::Text(text) => ("text", typeset(text.get(language)).into()),
        Cell::Number(number) => ("number", typeset(&number.to_string()).into()),
        Cell::Pile(pile) => ("pile", (*pile).into()),
        Cell::Piles(piles) => ("piles", piles.clone().into()),
        Cell::Cards(cards) => ("cards", typeset_all(cards).into()),
        Cell::Letters(letters) => ("letters", letters.as_str().into()),
    };
    object! { kind: kind, items: items }
}

/// Writes what a move touches: for each item its column (`null` for all columns), its index and what is left of it.
fn written_places(places: &Places) -> Vec<JsonValue> {
    match places {
        Places::Nothing => Vec::new(),
        Places::Items(range) => {
            range.clone().map(|index| array![JsonValue::Null, index, JsonValue::Null]).collect()
        }
        Places::Column(column, items) => {
            items.iter().map(|(index, left)| array![*column, *index, *left]).collect()
        }
    }
}

fn written_board(turn: &Turn, language: Language) -> JsonValue {
    turn.scene.as_ref().map_or(JsonValue::Null, |scene| written_scene(scene, language))
}

fn written_scene(scene: &Scene, language: Language) -> JsonValue {
    let pieces = scene.pieces.iter().map(|piece| {
        object! { place: piece.place, name: piece.name.get(language) }
    });
    let pieces = pieces.collect_vec();
    match &scene.board {
        Board::Grid { rows, corner } => object! {
            kind: "grid",
            rows: rows.clone(),
            corner: array![corner.0, corner.1],
            pieces: pieces,
        },
        Board::Graph { neighbors, names } => object! {
            kind: "graph",
            neighbors: neighbors.clone(),
            names: names.clone(),
            pieces: pieces,
        },
        Board::Tree { parents, names } => object! {
            kind: "tree",
            parents: parents.clone(),
            names: names.clone(),
            pieces: pieces,
        },
    }
}

/// Writes steps. The frames are null if the input is too large for them.
pub fn written_steps(steps: &Steps, language: Language) -> JsonValue {
    let frames = steps.course.as_ref().map_or(JsonValue::Null, |course| {
        course.frames.iter().map(|frame| written_frame(frame, language)).collect_vec().into()
    });
    object! { key: steps.key, title: steps.title.get(language), frames: frames }
}

fn written_frame(frame: &Frame, language: Language) -> JsonValue {
    let pictures = frame.pictures.iter().map(|picture| written_picture(picture, language));
    let question = frame.question.as_ref();
    object! {
        title: typeset(frame.title.get(language)),
        caption: typeset(frame.caption.get(language)),
        pictures: pictures.collect_vec(),
        question: question.map_or(JsonValue::Null, |question| written_question(question, language)),
        theorem: frame.theorem.map_or(JsonValue::Null, |theorem| written_theorem(theorem, language)),
    }
}

fn written_picture(picture: &Picture, language: Language) -> JsonValue {
    let written_tiles = |tiles: &[Option<Tile>]| {
        let tiles = tiles.iter().map(Option::as_ref);
        tiles.map(|tile| written_tile(tile, language)).collect_vec()
    };
    match picture {
        Picture::Sheet(Sheet { corner, columns, rows }) => {
            let rows = rows.iter().map(|Strip { heading, tiles }| {
                object! { heading: typeset(heading.get(language)), tiles: written_tiles(tiles) }
            });
            object! {
                corner: corner.get(language),
                columns: columns.clone(),
                rows: rows.collect_vec(),
            }
        }
        Picture::Board { label, scene, tiles } => object! {
            label: typeset(label.get(language)),
            board: written_scene(scene, language),
            tiles: written_tiles(tiles),
        },
    }
}

/// Writes a tile: its text, its tone and its mark.
fn written_tile(tile: Option<&Tile>, language: Language) -> JsonValue {
    let written = |Tile { text, tone, mark }: &Tile| {
        let mark = mark.map_or(JsonValue::Null, |mark| mark_name(mark).into());
        array![typeset(text.get(language)), format!("{tone:?}").to_lowercase(), mark]
    };
    tile.map_or(JsonValue::Null, written)
}

fn mark_name(mark: Mark) -> String {
    format!("{mark:?}").to_lowercase()
}

fn written_question(question: &Question, language: Language) -> JsonValue {
    let choices = question.choices.iter().map(|choice| typeset(choice.get(language)));
    object! {
        text: typeset(question.text.get(language)),
        choices: choices.collect_vec(),
        answer: typeset(question.answer.get(language)),
    }
}

fn written_theorem(Theorem { name, section }: Theorem, language: Language) -> JsonValue {
    let anchor = section.anchor.map_or("", |anchor| anchor.get(language));
    object! { name: name.get(language), page: section.page, section: anchor }
}

/// Writes what a legend says of each mark.
pub fn written_marks(language: Language) -> JsonValue {
    let mut written = JsonValue::new_object();
    for mark in Mark::ALL {
        written[mark_name(mark).as_str()] = mark.words().get(language).into();
    }
    written
}

/// Writes positions of the table: the coordinates, the cell with its tone, and the Grundy number.
pub fn written_positions(entries: &[Entry], teller: &Teller) -> JsonValue {
    let written = entries.iter().map(|Entry { coordinates, points, grundy }| {
        let (cell, tone) = (typeset(&teller.cell(*points)), written_tone(teller.tone(*points)));
        array![coordinates.clone(), cell, tone, *grundy]
    });
    written.collect_vec().into()
}

#[cfg(test)]
mod tests {
    use super::typeset;

    #[test]
    fn signs_and_operators_become_a_minus() {
        for (text, expected) in [
            ("first had +2, now -222.", "first had +2, now −222."),
            ("取 -3", "取 −3"),
            ("-3|-4", "−3|−4"),
            ("2 - (-1) = 3", "2 − (−1) = 3"),
            ("从 n - 1 起", "从 n − 1 起"),
            ("+--+", "+--+"),
            ("-", "-"),
            ("1-2", "1-2"),
        ] {
            assert_eq!(typeset(text), expected);
        }
    }
}
