//! The game that is being played.

use std::cell::OnceCell;

use fastrand::Rng;
use games::make::{random, tiny};
use games::told::{Teller, Tone, answer as told_answer};
use games::turn::Facts;
use games::words::Language;
use games::{
    Budget, Input, InputError, Play, Player, Problem, cut_in_the_middle, parse_given, problem,
    search,
};
use itertools::Itertools;
use jzon::{JsonValue, object};

use crate::written::{
    Refusal, course_after, written_curve, written_ending, written_history, written_marks,
    written_option, written_positions, written_steps, written_turn,
};

/// The budget of the page: the same on every device, so that a link works everywhere, and about two seconds. Where no
/// worker starts, the page asks for a quarter, since it cannot be used meanwhile.
pub const BUDGET: Budget = Budget::new(60_000_000, 300_000_000);

/// Maximum number of letters of an answer that are shown.
const MAX_ANSWER: usize = 200;
/// Maximum number of best moves that are made at once.
const MAX_BEST_MOVES: usize = 1000;
/// Maximum number of positions in the table of positions.
const MAX_POSITIONS: usize = 20_000;
/// Maximum number of tiny inputs that are searched for one that the player to move loses.
const MAX_SEARCHED: usize = 3000;
const SMALL_BUDGET: Budget = Budget::new(200_000, 10_000_000);
/// Maximum number of random inputs that are tried until one can be solved.
const MAX_TRIED: usize = 30;

/// The solved game, and what it was made from.
#[derive(Default)]
pub struct Session(Option<Open>);

struct Open {
    problem: &'static Problem,
    input: Input,
    index: usize,
    play: Box<dyn Play>,
    /// The answer of the input, once a game has been played to its end.
    answer: OnceCell<Option<String>>,
}

/// A question that concerns a problem.
struct Question {
    problem: &'static Problem,
    json: JsonValue,
    language: Language,
}

impl Question {
    fn new(json: JsonValue) -> Result<Self, Refusal> {
        let problem = json["problem"].as_str().and_then(problem).ok_or(Refusal::Question)?;
        let is_chinese = json["language"].as_str() == Some("zh");
        let language = if is_chinese { Language::Chinese } else { Language::English };
        Ok(Self { problem, json, language })
    }

    /// Parses the input of the question, which must be one.
    fn input(&self) -> Result<Input, Refusal> {
        let text = self.json["input"].as_str().unwrap_or_default();
        let signature = &self.problem.signature;
        let inputs = parse_given(signature, text);
        let mut inputs = inputs.map_err(|error| {
            Refusal::Input(InputError::text_of(&error).get(self.language).to_owned())
        })?;
        match inputs.len() {
            1 => Ok(inputs.remove(0)),
            _ => Err(Refusal::Inputs(inputs)),
        }
    }

    /// Returns the index of the game, and the number of games of the input.
    fn game_of(&self, input: &Input) -> Result<(usize, usize), Refusal> {
        let count = self.problem.game_count(input);
        let index = self.json["game"].as_usize().unwrap_or(0);
        if index < count { Ok((index, count)) } else { Err(Refusal::Game(count)) }
    }

    /// Returns who tells about the game, given its facts.
    fn teller<'a>(&self, facts: &'a Facts) -> Teller<'a> {
        let reader = match self.json["you"].as_usize() {
            Some(0) => Some(Player::First),
            Some(1) => Some(Player::Second),
            _ => None,
        };
        Teller { facts, players: self.problem.players, reader, language: self.language }
    }

    /// Writes the sentence on an answer.
    fn written_answer(&self, answer: Option<String>) -> JsonValue {
        let shown = answer.map(|answer| cut_in_the_middle(&answer, MAX_ANSWER));
        written_option(shown.map(|answer| told_answer(self.language, &answer)))
    }

    /// Returns the ids of the moves.
    fn moves(&self) -> Result<Vec<usize>, Refusal> {
        let ids = self.json["moves"].members().map(JsonValue::as_usize).enumerate();
        ids.map(|(index, id)| id.ok_or(Refusal::Move(index + 1))).collect()
    }

    fn budget(&self) -> Budget {
        let divisor = if self.json["quarter"].as_bool() == Some(true) { 4 } else { 1 };
        Budget::new(BUDGET.steps() / divisor, BUDGET.bytes() / divisor)
    }
}

impl Session {
    pub fn respond(&mut self, text: &str) -> Result<JsonValue, Refusal> {
        let json = jzon::parse(text).map_err(|_| Refusal::Question)?;
        if json["ask"] == "search" {
            return found(&json);
        }
        let question = Question::new(json)?;
        match question.json["ask"].as_str() {
            Some("turn") => self.turn(&question),
            Some("steps") => steps(&question),
            Some("positions") => self.positions(&question),
            Some("random") => Ok(object! { input: random_input(question.problem) }),
            Some("losing") => Ok(object! { input: losing_input(question.problem) }),
            _ => Err(Refusal::Question),
        }
    }

    /// Returns the turn after the moves, and the turns before it.
    fn turn(&mut self, question: &Question) -> Result<JsonValue, Refusal> {
        let problem = question.problem;
        let input = question.input()?;
        let moves = question.moves()?;
        let (index, count) = question.game_of(&input)?;
        let mut written = object! {
            input: input.to_string(),
            allowed: problem.allows(&input),
            game: index,
            games: count,
        };
        let Some(Open { play, answer, .. }) = self.open(question, &input, index) else {
            written["tooLarge"] = true.into();
            written["answer"] = question.written_answer(faster_answer(problem, &input));
            return Ok(written);
        };
        let best = question.json["best"].as_usize().unwrap_or(0).min(MAX_BEST_MOVES);
        play.restart();
        let (course, turn) = course_after(&mut **play, &moves, best)?;
        if turn.moves.is_empty() {
            let reference = || problem.reference_answer(&input, &mut question.budget());
            written["answer"] = question.written_answer(answer.get_or_init(reference).clone());
        }
        let facts = play.facts();
        let teller = question.teller(&facts);
        let players = [Player::First, Player::Second];
        written["history"] = written_history(&course, &teller);
        written["turn"] = written_turn(&turn, &course, &teller);
        written["ending"] = written_ending(&turn, &course, &teller);
        written["curve"] = written_curve(&turn, &course, &teller);
        written["sides"] = players.map(|player| teller.side(player)).to_vec().into();
        written["offers"] = players.map(|player| teller.offer(player)).to_vec().into();
        written["choices"] = facts.has_choices.into();
        written["isWonOrLost"] = (facts.has_choices && teller.tone(0) != Tone::Total).into();
        written["hasTable"] = (!facts.axes.is_empty()).into();
        let note = play.note();
        written["note"] = written_option(note.map(|note| note.get(question.language).to_owned()));
        Ok(written)
    }

    /// Solves the game, unless it is open already. Returns `None` if the budget does not suffice.
    fn open(&mut self, question: &Question, input: &Input, index: usize) -> Option<&mut Open> {
        let problem = question.problem;
        let is_open = self.0.as_ref().is_some_and(|open| {
            open.problem.program == problem.program && open.input == *input && open.index == index
        });
        if !is_open {
            self.0 = None;
            let play = problem.game(input, index).play(&mut question.budget())?;
            let (input, answer) = (input.clone(), OnceCell::new());
            self.0 = Some(Open { problem, input, index, play, answer });
        }
        self.0.as_mut()
    }

    /// Returns the table of positions of the open game.
    fn positions(&self, question: &Question) -> Result<JsonValue, Refusal> {
        let open = self.0.as_ref().ok_or(Refusal::Question)?;
        let Some(entries) = open.play.positions(MAX_POSITIONS) else {
            return Ok(object! { tooLarge: true });
        };
        let facts = open.play.facts();
        let teller = question.teller(&facts);
        let axes = facts.axes.iter().map(|axis| axis.get(question.language)).collect_vec();
        let entries = written_positions(&entries, &teller);
        Ok(object! { axes: axes, legend: teller.legend(), entries: entries })
    }
}

/// Returns all steps of a game, with all their frames.
fn steps(question: &Question) -> Result<JsonValue, Refusal> {
    let input = question.input()?;
    let (index, _) = question.game_of(&input)?;
    let all = question.problem.steps(&input, index, &mut question.budget());
    let written = all.iter().map(|steps| written_steps(steps, question.language));
    Ok(object! { steps: written.collect_vec(), marks: written_marks(question.language) })
}

/// Answers `{"ask":"search","text":"LC 877"}` with the programs that match.
fn found(question: &JsonValue) -> Result<JsonValue, Refusal> {
    let text = question["text"].as_str().ok_or(Refusal::Question)?;
    let words = text.split_whitespace().map(str::to_owned).collect_vec();
    let programs = search(&words).into_iter().map(|problem| problem.program).collect_vec();
    Ok(object! { programs: programs })
}

/// Returns the answer to an input that is too large to be played, if the game has a faster method than brute force.
fn faster_answer(problem: &Problem, input: &Input) -> Option<String> {
    problem.reference_answer(input, &mut Budget::new(0, 0))
}

/// Returns whether the page can play an input.
pub fn can_play(problem: &Problem, input: &Input) -> bool {
    played(problem, input, BUDGET).is_some()
}

/// Returns the first game of an input, solved; `None` if the budget does not suffice.
pub fn played(problem: &Problem, input: &Input, mut budget: Budget) -> Option<Box<dyn Play>> {
    problem.game(input, 0).play(&mut budget)
}

/// Returns a random input that the site allows and that is solved quickly; null if none is found.
fn random_input(problem: &Problem) -> JsonValue {
    let skipped = Rng::new().usize(0..200);
    let is_small = |input: &Input| problem.game(input, 0).play(&mut SMALL_BUDGET.clone()).is_some();
    let mut inputs = random(problem).skip(skipped).take(MAX_TRIED);
    written_option(inputs.find(is_small).map(|input| input.to_string()))
}

/// Returns a smallest input that the player to move loses; null if there is none.
fn losing_input(problem: &Problem) -> JsonValue {
    let lead = |input: &Input| problem.game(input, 0).lead(&mut SMALL_BUDGET.clone());
    let mut inputs = tiny(problem).into_iter().take(MAX_SEARCHED);
    let losing = inputs.find(|input| lead(input).is_some_and(|lead| lead < 0));
    written_option(losing.map(|input| input.to_string()))
}
