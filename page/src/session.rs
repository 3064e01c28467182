//! The game that is being played.

use fastrand::Rng;
use games::make::{random, tiny};
use games::words::Language;
use games::{Budget, Input, Play, Problem, cut_in_the_middle, parse_inputs, problem};
use itertools::Itertools;
use jzon::{JsonValue, object};

use crate::written::{written_history, written_positions, written_scoring, written_turn};

/// The budget of the page: the same on every device, so that a link works everywhere, and about two seconds. Where no
/// worker starts, the page asks for a quarter, since it cannot be used meanwhile.
const STEPS: usize = 24_000_000;
const BYTES: usize = 150_000_000;

/// Maximum number of best moves that are made at once.
const MAX_BEST_MOVES: usize = 1000;
/// Maximum number of positions in the table of positions.
const MAX_POSITIONS: usize = 20_000;
/// Maximum number of tiny inputs that are searched for one that the player to move loses.
const MAX_SEARCHED: usize = 3000;
const SMALL_BUDGET: Budget = Budget::new(200_000, 10_000_000);
/// Maximum length of an input in a message, in characters.
const MAX_SHOWN: usize = 60;

/// The solved game, and what it was made from.
#[derive(Default)]
pub struct Session(Option<Open>);

struct Open {
    problem: &'static Problem,
    input: Input,
    index: usize,
    play: Box<dyn Play>,
}

/// A question that concerns a problem.
struct Question {
    problem: &'static Problem,
    json: JsonValue,
    language: Language,
}

impl Question {
    fn parse(text: &str) -> Result<Self, String> {
        let json = jzon::parse(text).map_err(|_| "the question is not JSON".to_owned())?;
        let name = json["problem"].as_str().unwrap_or_default();
        let problem = problem(name).ok_or_else(|| {
            format!("there is no problem named \"{}\"", cut_in_the_middle(name, MAX_SHOWN))
        })?;
        let is_chinese = json["language"].as_str() == Some("zh");
        let language = if is_chinese { Language::Chinese } else { Language::English };
        Ok(Self { problem, json, language })
    }

    /// Parses the input of the question.
    fn input(&self) -> Result<Input, String> {
        let text = self.json["input"].as_str().unwrap_or_default();
        let inputs =
            parse_inputs(&self.problem.signature, text).map_err(|error| error.to_string())?;
        let count = inputs.len();
        inputs.into_iter().exactly_one().map_err(|_| format!("these are {count} inputs; write one"))
    }

    /// Returns the ids of the moves.
    fn moves(&self) -> Result<Vec<usize>, String> {
        let ids = self.json["moves"].members().map(JsonValue::as_usize);
        ids.collect::<Option<_>>().ok_or_else(|| "a move is a whole number".to_owned())
    }

    fn budget(&self) -> Budget {
        let divisor = if self.json["quarter"].as_bool() == Some(true) { 4 } else { 1 };
        Budget::new(STEPS / divisor, BYTES / divisor)
    }
}

impl Session {
    pub fn respond(&mut self, text: &str) -> Result<JsonValue, String> {
        let question = Question::parse(text)?;
        match question.json["ask"].as_str() {
            Some("turn") => self.turn(&question),
            Some("positions") => self.positions(&question),
            Some("random") => Ok(object! { input: random_input(question.problem)? }),
            Some("losing") => Ok(object! { input: losing_input(question.problem) }),
            _ => Err("the page asks for something unknown".to_owned()),
        }
    }

    /// Returns the turn after the moves, and the turns before it.
    fn turn(&mut self, question: &Question) -> Result<JsonValue, String> {
        let problem = question.problem;
        let input = question.input()?;
        let moves = question.moves()?;
        let count = problem.game_count(&input);
        let index = question.json["game"].as_usize().unwrap_or(0);
        if index >= count {
            return Err(format!("the input has {count} games"));
        }
        let mut written = object! {
            input: input.to_string(),
            named: problem.named(&input),
            allowed: problem.allows(&input),
            game: index,
            games: count,
            players: problem.players.map(|player| player.get(question.language)).to_vec(),
        };
        if !self.open(question, &input, index) {
            written["tooLarge"] = true.into();
            let answer = problem.faster_answer(&input);
            written["answer"] = answer.map_or(JsonValue::Null, JsonValue::from);
            return Ok(written);
        }
        let Some(Open { play, .. }) = &mut self.0 else {
            return Err("no game is open".to_owned());
        };
        let facts = play.facts();
        let best = question.json["best"].as_usize().unwrap_or(0).min(MAX_BEST_MOVES);
        play.restart();
        written["history"] = written_history(&mut **play, &moves, best, question.language)?;
        written["turn"] = written_turn(&play.turn(), &facts, question.language);
        written["scoring"] = written_scoring(&facts);
        written["choices"] = facts.has_choices.into();
        written["repetition"] = facts.repetition.get(question.language).into();
        let axes = facts.axes.iter().map(|axis| axis.get(question.language));
        written["axes"] = axes.collect_vec().into();
        written["note"] =
            play.note().map_or(JsonValue::Null, |note| note.get(question.language).into());
        Ok(written)
    }

    /// Solves the game, unless it is open already. Returns whether the budget suffices.
    fn open(&mut self, question: &Question, input: &Input, index: usize) -> bool {
        let problem = question.problem;
        let is_open = self.0.as_ref().is_some_and(|open| {
            open.problem.program == problem.program && open.input == *input && open.index == index
        });
        if !is_open {
            self.0 = None;
            let play = problem.game(input, index).play(&mut question.budget());
            self.0 = play.map(|play| Open { problem, input: input.clone(), index, play });
        }
        self.0.is_some()
    }

    /// Returns the table of positions of the open game.
    fn positions(&self, question: &Question) -> Result<JsonValue, String> {
        let open = self.0.as_ref().ok_or("no game is open")?;
        let entries = open.play.positions(MAX_POSITIONS);
        let entries = entries.ok_or("the table has too many positions")?;
        let axes = open.play.facts().axes;
        let axes = axes.iter().map(|axis| axis.get(question.language)).collect_vec();
        Ok(object! { axes: axes, entries: written_positions(&entries) })
    }
}

/// Returns a random input that the site allows, of a moderate size.
fn random_input(problem: &Problem) -> Result<String, String> {
    let skipped = Rng::new().usize(0..200);
    let input = random(problem).nth(skipped).ok_or("no random input was found")?;
    Ok(input.to_string())
}

/// Returns a smallest input that the player to move loses; null if there is none.
fn losing_input(problem: &Problem) -> JsonValue {
    let lead = |input: &Input| problem.game(input, 0).lead(&mut SMALL_BUDGET.clone());
    let mut inputs = tiny(problem).into_iter().take(MAX_SEARCHED);
    let losing = inputs.find(|input| lead(input).is_some_and(|lead| lead < 0));
    losing.map_or(JsonValue::Null, |input| input.to_string().into())
}
