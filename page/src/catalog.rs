//! What the page shows of each problem before a game is made.

use std::cmp::Reverse;
use std::iter;

use games::frame::Section;
use games::words::Language::{Chinese, English};
use games::words::{Text, Words};
use games::{Budget, Family, PROBLEMS, Play, Problem, parse_inputs};
use itertools::Itertools;
use jzon::{JsonValue, object};

use crate::session::played;

/// Most moves that are played to see whether a game is worth playing.
const MOST_PLAYED: usize = 10;
/// Most inputs that are tried.
const MOST_TRIED: usize = 10;
/// What an opening may take, so that it is solved at once on any device.
const OPENING_BUDGET: Budget = Budget::new(3_000_000, 30_000_000);
/// Most letters of an input that is no sample, and with which the page opens a problem.
const MOST_LETTERS: usize = 35;

/// The stored inputs of a problem.
pub struct StoredInputs {
    /// The samples, in the order of the statement.
    pub samples: Vec<String>,
    /// Some small ones.
    pub others: Vec<String>,
}

/// Returns the families and the problems, given the stored inputs of each problem. `link` returns the address of a file of
/// the project, whose path may end in an anchor.
pub fn catalog(stored: Vec<StoredInputs>, link: &dyn Fn(&str) -> String) -> JsonValue {
    let families = Family::ALL.map(|family| {
        object! { name: family_name(family), title: written_words(family.title()) }
    });
    let problems = PROBLEMS.iter().zip_eq(stored).map(|(problem, stored)| {
        let about = &problem.about;
        let usual = |language| {
            let names = about.usual.iter().map(|(name, _)| name.get(language));
            names.collect_vec()
        };
        let page = |language| problem.explanation.map(|section| link(&section.path(language)));
        object! {
            program: problem.program,
            number: written_text(&problem.number()),
            name: problem.short_name(),
            title: written_words(about.title),
            rules: written_words(about.rules),
            family: family_name(about.family),
            difficulty: written_words(about.difficulty.words()),
            technique: written_words(about.technique),
            time: written_words(about.time),
            usual: object! { en: usual(English), zh: usual(Chinese) },
            opening: opening(problem, &stored),
            samples: stored.samples,
            link: object! { en: problem.link(English), zh: problem.link(Chinese) },
            solution: link(&format!("src/bin/{}.rs", problem.program)),
            page: object! { en: page(English), zh: page(Chinese) },
        }
    });
    object! {
        families: families.to_vec(),
        problems: problems.collect_vec(),
        documents: documents(link),
    }
}

/// Returns the addresses of the documents to which theorems link: those that explain problems, and the one on techniques.
fn documents(link: &dyn Fn(&str) -> String) -> JsonValue {
    let mut documents = JsonValue::new_object();
    let pages = PROBLEMS.iter().filter_map(|problem| Some(problem.explanation?.page));
    for page in pages.chain(["which-technique"]) {
        let address = |language| link(&Section { page, anchor: None }.path(language));
        documents[page] = object! { en: address(English), zh: address(Chinese) };
    }
    documents
}

/// Returns the input with which the page opens: a sample that is worth playing, or else another stored input that is, or
/// else any sample that can be played.
pub fn opening(problem: &Problem, stored: &StoredInputs) -> Option<String> {
    let StoredInputs { samples, others } = stored;
    let short = others.iter().filter(|input| input.len() <= MOST_LETTERS);
    let worth_playing = most_suitable(problem, samples.iter(), 1000, is_worth_playing)
        .or_else(|| most_suitable(problem, short, 20, is_worth_playing));
    let has_move = |play: &mut dyn Play| play.best().is_some();
    let playable = || most_suitable(problem, samples.iter(), 1000, has_move).or(samples.first());
    worth_playing.or_else(playable).cloned()
}

/// Returns, of the inputs whose games suit, one whose numbers are below a bound, if there is any; of several the longest,
/// and of these the largest. Tries a few.
fn most_suitable<'a>(
    problem: &Problem,
    inputs: impl Iterator<Item = &'a String>,
    bound: i64,
    suits: fn(&mut dyn Play) -> bool,
) -> Option<&'a String> {
    let parsed = inputs.filter_map(|text| {
        let input = parse_inputs(&problem.signature, text).ok()?.into_iter().next()?;
        let mut numbers = problem.signature.numbers(&input).into_iter();
        let is_small = numbers.all(|number| number.abs() < bound);
        Some(((is_small, text.len(), text), input))
    });
    let in_order = parsed.sorted_by_key(|(suitability, _)| Reverse(*suitability));
    let mut tried = in_order.take(MOST_TRIED);
    let suiting = tried.find(|(_, input)| {
        let play = played(problem, input, OPENING_BUDGET);
        play.is_some_and(|mut play| suits(&mut *play))
    });
    suiting.map(|((_, _, text), _)| text)
}

/// Returns whether a game in which both sides play well has more than one move, one of them chosen from several.
fn is_worth_playing(play: &mut dyn Play) -> bool {
    let counts = iter::from_fn(|| {
        let count = play.turn().moves.len();
        play.make(play.best()?)?;
        Some(count)
    });
    let counts = counts.take(MOST_PLAYED).collect_vec();
    counts.len() > 1 && counts.iter().any(|count| *count > 1)
}

fn written_words(words: Words) -> JsonValue {
    object! { en: words.en, zh: words.zh }
}

fn written_text(text: &Text) -> JsonValue {
    object! { en: text.en.as_str(), zh: text.zh.as_str() }
}

fn family_name(family: Family) -> String {
    format!("{family:?}")
}
