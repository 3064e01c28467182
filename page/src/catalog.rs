//! What the page shows of each problem before a game is made.

use games::words::Language::{self, Chinese, English};
use games::words::{Text, Words};
use games::{Family, PROBLEMS, Problem, SYNONYMS, parse_inputs, plain};
use itertools::Itertools;
use jzon::{JsonValue, object};

use crate::session::played;

/// Returns the families and the problems. `samples` has the inputs of each problem's samples, and `link` returns the
/// address of a file of the project, whose path may end in an anchor.
pub fn catalog(samples: Vec<Vec<String>>, link: &dyn Fn(&str) -> String) -> JsonValue {
    let families = Family::ALL.map(|family| {
        object! { name: family_name(family), title: written_words(family.title()) }
    });
    let problems = PROBLEMS.iter().zip_eq(samples).map(|(problem, samples)| {
        let about = &problem.about;
        let usual = |language| {
            let names = about.usual.iter().map(|(name, _)| name.get(language));
            names.collect_vec()
        };
        let page = |language: Language| match about.page {
            "" => JsonValue::Null,
            page => link(&document(page, problem.section, language)).into(),
        };
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
            opening: opening(problem, &samples),
            samples: samples,
            link: object! { en: about.link, zh: about.chinese_link() },
            solution: link(&format!("src/bin/{}.rs", problem.program)),
            page: object! { en: page(English), zh: page(Chinese) },
            others: others(problem),
        }
    });
    let synonyms = SYNONYMS.map(|(word, meant)| vec![plain(word), plain(meant)]);
    object! {
        families: families.to_vec(),
        problems: problems.collect_vec(),
        synonyms: synonyms.to_vec(),
        documents: documents(link),
    }
}

/// Returns the addresses of the documents that explain problems, to which theorems link, too.
fn documents(link: &dyn Fn(&str) -> String) -> JsonValue {
    let mut documents = JsonValue::new_object();
    for page in PROBLEMS.iter().map(|problem| problem.about.page).filter(|page| !page.is_empty()) {
        let address = |language| link(&document(page, None, language));
        documents[page] = object! { en: address(English), zh: address(Chinese) };
    }
    documents
}

/// Returns the path of the document in `docs/` with this name, and the anchor of its section, if there is one.
fn document(name: &str, section: Option<Words>, language: Language) -> String {
    let ending = match language {
        English => "md",
        Chinese => "zh-CN.md",
    };
    let anchor = section.map_or(String::new(), |section| format!("#{}", section.get(language)));
    format!("docs/{name}.{ending}{anchor}")
}

/// Returns the sample with which the page opens: of those that it can play, and that have a move, one whose numbers are
/// small, if there is any; of several the longest, and of these the largest.
pub fn opening(problem: &Problem, samples: &[String]) -> Option<String> {
    let suitability = |sample: &String| {
        let inputs = parse_inputs(&problem.signature, sample).unwrap_or_default();
        let input = inputs.first()?;
        let has_move = !played(problem, input)?.turn().moves.is_empty();
        let mut numbers = problem.signature.numbers(input).into_iter();
        let is_small = numbers.all(|number| number.abs() < 1000);
        has_move.then_some((is_small, sample.len()))
    };
    let playable = samples.iter().filter_map(|sample| Some((suitability(sample)?, sample)));
    playable.max().map(|(_, sample)| sample).or(samples.first()).cloned()
}

/// Returns the words in which people look for the problem and that the catalog does not show.
fn others(problem: &Problem) -> Vec<&'static str> {
    let about = &problem.about;
    let words = [problem.site.name, about.largest_input].into_iter();
    let shown = words.flat_map(|Words { en, zh }| [en, zh]);
    shown.chain(about.aliases.iter().copied()).chain(about.related.iter().copied()).collect()
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
