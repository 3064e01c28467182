//! Turns, steps, and refusals of questions, as JSON.

use games::frame::{Frame, Mark, Picture, Question, Sheet, Steps, Strip, Theorem, Tile};
use games::turn::{Board, Cell, Choice, Column, Facts, Places, Scene, Scoring, Turn};
use games::words::Language;
use games::{Entry, Input, Lead, Play};
use itertools::Itertools;
use jzon::{JsonValue, array, object};

/// Maximum number of inputs that are offered if a text holds several.
const MAX_OFFERED: usize = 20;

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

/// Writes what the game is played for: `win`, `lead`, or the index of the player whose total counts.
pub fn written_scoring(facts: &Facts) -> JsonValue {
    match facts.scoring {
        Scoring::Win => "win".into(),
        Scoring::Lead => "lead".into(),
        Scoring::Total(player) => player.index().into(),
    }
}

pub fn written_option(text: Option<String>) -> JsonValue {
    text.map_or(JsonValue::Null, JsonValue::from)
}

/// Makes the moves, and then at most `best` best moves. Writes for each of them the turn before it. Also returns the
/// turn after them.
pub fn written_history(
    play: &mut dyn Play,
    moves: &[usize],
    best: usize,
    language: Language,
) -> Result<(JsonValue, Turn), Refusal> {
    let facts = play.facts();
    let mut history = Vec::new();
    let mut turn = play.turn();
    for number in 0..moves.len() + best {
        let chosen = match moves.get(number) {
            Some(id) => turn.moves.iter().find(|choice| choice.id == *id),
            None => turn.moves.first(),
        };
        let Some(choice) = chosen else {
            if number >= moves.len() {
                break;
            }
            return Err(Refusal::Move(number + 1));
        };
        play.make(choice.id).ok_or(Refusal::Move(number + 1))?;
        let after = play.turn();
        let mut entry = written_choice(choice, &facts, language);
        entry["places"] = written_places(&remaining_places(choice, &turn, &after)).into();
        entry["player"] = turn.player.index().into();
        entry["before"] = written_lead(turn.result);
        history.push(entry);
        turn = after;
    }
    Ok((history.into(), turn))
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

pub fn written_turn(turn: &Turn, facts: &Facts, language: Language) -> JsonValue {
    let columns = turn.columns.iter().map(|column| written_column(column, language));
    let moves = turn.moves.iter().map(|choice| written_choice(choice, facts, language));
    object! {
        player: turn.player.index(),
        scores: turn.scores.to_vec(),
        columns: columns.collect_vec(),
        board: written_board(turn, language),
        coordinates: turn.coordinates.clone().unwrap_or_default(),
        result: written_lead(turn.result),
        repeats: turn.repeats,
        moves: moves.collect_vec(),
    }
}

fn written_lead(lead: Lead) -> JsonValue {
    array![lead.points, lead.moves]
}

fn written_column(column: &Column, language: Language) -> JsonValue {
    let (kind, items): (_, JsonValue) = match &column.cell {
        Cell::Text(text) => ("text", text.get(language).into()),
        Cell::Number(number) => ("number", (*number).into()),
        Cell::Pile(pile) => ("pile", (*pile).into()),
        Cell::Piles(piles) => ("piles", piles.clone().into()),
        Cell::Cards(cards) => ("cards", cards.clone().into()),
        Cell::Letters(letters) => ("letters", letters.as_str().into()),
    };
    object! { heading: column.heading.get(language), kind: kind, items: items }
}

fn written_choice(choice: &Choice, facts: &Facts, language: Language) -> JsonValue {
    let name = choice.name.get(language);
    let phrase = facts.phrase.get(language).replace("{}", &name);
    object! {
        id: choice.id,
        name: name,
        phrase: phrase,
        places: written_places(&choice.places),
        board: choice.board_places.clone(),
        gain: choice.gain,
        result: written_lead(choice.result),
    }
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
        title: frame.title.get(language),
        caption: frame.caption.get(language),
        pictures: pictures.collect_vec(),
        question: question.map_or(JsonValue::Null, |question| written_question(question, language)),
        theorem: frame.theorem.as_ref().map_or(JsonValue::Null, |theorem| written_theorem(theorem, language)),
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
                object! { heading: heading.get(language), tiles: written_tiles(tiles) }
            });
            object! {
                corner: corner.get(language),
                columns: columns.clone(),
                rows: rows.collect_vec(),
            }
        }
        Picture::Board { label, scene, tiles } => object! {
            label: label.get(language),
            board: written_scene(scene, language),
            tiles: written_tiles(tiles),
        },
    }
}

/// Writes a tile: its text, its tone and its mark.
fn written_tile(tile: Option<&Tile>, language: Language) -> JsonValue {
    let written = |Tile { text, tone, mark }: &Tile| {
        let mark = mark.map_or(JsonValue::Null, |mark| mark_name(mark).into());
        array![text.get(language), format!("{tone:?}").to_lowercase(), mark]
    };
    tile.map_or(JsonValue::Null, written)
}

fn mark_name(mark: Mark) -> String {
    format!("{mark:?}").to_lowercase()
}

fn written_question(question: &Question, language: Language) -> JsonValue {
    let choices = question.choices.iter().map(|choice| choice.get(language));
    object! {
        text: question.text.get(language),
        choices: choices.collect_vec(),
        answer: question.answer.get(language),
    }
}

fn written_theorem(theorem: &Theorem, language: Language) -> JsonValue {
    object! { name: theorem.name.get(language), page: theorem.page.as_ref() }
}

/// Writes what a legend says of each mark.
pub fn written_marks(language: Language) -> JsonValue {
    let mut written = JsonValue::new_object();
    for mark in Mark::ALL {
        written[mark_name(mark).as_str()] = mark.words().get(language).into();
    }
    written
}

pub fn written_positions(entries: &[Entry]) -> JsonValue {
    let written =
        entries.iter().map(|entry| array![entry.coordinates.clone(), entry.points, entry.grundy]);
    written.collect_vec().into()
}
