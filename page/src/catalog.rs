//! What the page shows of each problem before a game is made.

use games::words::Language::{self, Chinese, English};
use games::words::{Text, Words};
use games::{Family, PROBLEMS, Problem, SYNONYMS, parse_inputs, plain, search};
use itertools::Itertools;
use jzon::{JsonValue, object};

use crate::session::played;

/// Returns the families and the problems. `samples` has the inputs of each problem's samples, and `home` is the address
/// of the project's folder, in which the links to files lie.
pub fn catalog(samples: Vec<Vec<String>>, home: &str) -> JsonValue {
    let families = Family::ALL.map(|family| {
        object! { name: family_name(family), title: written_words(family.title()) }
    });
    let problems = PROBLEMS.iter().zip_eq(samples).map(|(problem, samples)| {
        let about = &problem.about;
        let usual = |language| {
            let names = about.usual.iter().map(|(name, _)| name.get(language));
            names.collect_vec()
        };
        let page = |language: Language| match (about.page, language) {
            ("", _) => JsonValue::Null,
            (page, English) => format!("{home}/docs/{page}.md").into(),
            (page, Chinese) => format!("{home}/docs/{page}.zh-CN.md").into(),
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
            solution: format!("{home}/src/bin/{}.rs", problem.program),
            page: object! { en: page(English), zh: page(Chinese) },
            others: others(problem),
        }
    });
    let synonyms = SYNONYMS.map(|(word, meant)| vec![plain(word), plain(meant)]);
    object! {
        families: families.to_vec(),
        problems: problems.collect_vec(),
        synonyms: synonyms.to_vec(),
    }
}

/// Answers `{"ask":"search","text":"LC 877"}` with the programs that match; `None` if the text is another question.
pub fn found(text: &str) -> Option<JsonValue> {
    let question = jzon::parse(text).ok()?;
    let words = question["text"].as_str().filter(|_| question["ask"] == "search")?;
    let words = words.split_whitespace().map(str::to_owned).collect_vec();
    let programs = search(&words).into_iter().map(|problem| problem.program).collect_vec();
    Some(object! { programs: programs })
}

/// Returns the sample with which the page opens: of those that it can play, and that have a move, one whose numbers are
/// small, if there is any; of several the longest, and of these the largest.
fn opening(problem: &Problem, samples: &[String]) -> Option<String> {
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
