//! Tests the steps of all games: their answers against the reference, and that every frame can be drawn.

use std::collections::{HashMap, HashSet};
use std::fs::read_to_string;

use games::frame::{Course, Frame, Mark, Picture, Section, Sheet, Steps, Tile, Tone};
use games::make::{random, tiny};
use games::words::Language::{Chinese, English};
use games::{Budget, Input, Problem};
use itertools::Itertools;

use crate::common::{check_problems, first_sample};

/// Maximum number of tiny and of random inputs per problem.
const MAX_TINY: usize = 90;
const MAX_RANDOM: usize = 4;
/// Size of the largest inputs that must fit all steps.
const MAX_SMALL: usize = 8;
/// Maximum number of games of an input.
const MAX_GAMES: usize = 4;
/// Problems whose rule marks other positions than the lost ones.
const RULES_OF_OTHERS: [&str; 1] = ["atcoder_agc002_e_candy_piles"];
/// Maximum number of frames of a kind.
const MAX_FRAMES: usize = 50;

/// Returns the steps of a game of an input, and the reference answer of this game.
fn steps(problem: &Problem, input: &Input, index: usize) -> (Vec<Steps>, Option<String>) {
    let mut budget = Budget::new(4_000_000, 100_000_000);
    let answer = match problem.game_count(input) {
        1 => problem.reference_answer(input, &mut Budget::default()),
        _ => problem.game(input, index).reference_answer(&mut Budget::default()),
    };
    (problem.steps(input, index, &mut budget), answer)
}

/// What the frames of a problem have in common.
#[derive(Default)]
struct Seen {
    /// For each kind, whether the title of a frame that asks for a number has it, and whether a heading of a row has it.
    given_away: HashMap<&'static str, Vec<[bool; 2]>>,
    /// Where the theorems are proved.
    sections: HashSet<Section>,
}

#[test]
fn steps_arrive_at_the_answer_and_can_be_drawn() {
    check_problems(|problem| {
        let mut seen = Seen::default();
        let tiny = tiny(problem).into_iter().take(MAX_TINY);
        for input in tiny.chain(random(problem).take(MAX_RANDOM)) {
            for index in 0..problem.game_count(&input).min(MAX_GAMES) {
                check_steps(problem, &input, index, &mut seen);
            }
        }
        for section in seen.sections {
            for language in [English, Chinese] {
                let (path, anchor) = (section.file(language), section.anchor);
                let anchor = anchor.map(|anchor| anchor.get(language));
                assert!(has_section(&path, anchor), "{path} has no {anchor:?}");
            }
        }
        for (key, given) in seen.given_away {
            for place in [0, 1] {
                let shown = given.iter().filter(|given| given[place]).count();
                let count = given.len();
                assert!(
                    count < 8 || shown * 10 < count * 9,
                    "{}, {key}: {shown} of {count} answers are shown while they are asked for",
                    problem.program
                );
            }
        }
    });
}

/// Checks the steps of a game of an input. No small input is too large.
fn check_steps(problem: &Problem, input: &Input, index: usize, seen: &mut Seen) {
    let (all, answer) = steps(problem, input, index);
    for Steps { key, course, .. } in &all {
        let of_input = format!("{} on {input}, {key}", problem.program);
        assert!(course.is_some() || size(input) > MAX_SMALL, "{of_input}: too large");
        let Some(Course { frames, answer: found }) = course else { continue };
        if let Some(answer) = &answer {
            assert_eq!(found, answer, "{of_input}");
        }
        let count = frames.len();
        assert!((1..=MAX_FRAMES).contains(&count), "{of_input}: {count} frames");
        assert!(frames[0].question.is_none(), "{of_input}: the first frame says what is asked");
        for frame in frames {
            check_frame(frame, &of_input);
            seen.sections.extend(frame.theorem.map(|theorem| theorem.section));
        }
        let given_away = frames.windows(2).filter_map(|pair| given_away(&pair[0], &pair[1]));
        seen.given_away.entry(key).or_default().extend(given_away);
        let last = &frames[count - 1];
        let says_answer = |language| {
            let said = last.caption.get(language);
            found.lines().all(|line| said.contains(line))
        };
        let caption = &last.caption.en;
        assert!(says_answer(English) && says_answer(Chinese), "{of_input}: no answer in {caption}");
        if *key == "table" && !RULES_OF_OTHERS.contains(&problem.program) {
            check_rule(last, &of_input);
        }
    }
    assert!(all.iter().map(|steps| steps.key).all_unique(), "{input}");
}

/// Returns the number of items of an input, or its largest number if that is larger.
fn size(input: &Input) -> usize {
    let written = input.to_string();
    let numbers = written.split(|letter: char| !letter.is_ascii_digit());
    let numbers = numbers.filter_map(|number| number.parse().ok());
    numbers.max().unwrap_or(0).max(input.size())
}

/// Returns whether the title, and the headings of the rows that the frame before has not, which are shown while a number is
/// asked for, have it; `None` if no number other than 0 is asked for.
fn given_away(before: &Frame, frame: &Frame) -> Option<[bool; 2]> {
    let question = frame.question.as_ref()?;
    let answer = &question.answer.en;
    let is_asked = question.choices.is_empty() && answer != "0";
    let has_answer = |text: &str| {
        text.split(|letter: char| !letter.is_ascii_digit() && letter != '-')
            .any(|word| word == answer)
    };
    let is_new = |heading: &&str| !headings(before).contains(heading);
    is_asked.then(|| [has_answer(&frame.title.en), headings(frame).filter(is_new).any(has_answer)])
}

/// Returns the headings of the rows.
fn headings(frame: &Frame) -> impl Iterator<Item = &str> {
    sheets(frame).flat_map(|sheet| &sheet.rows).map(|row| row.heading.en.as_str())
}

fn sheets(frame: &Frame) -> impl Iterator<Item = &Sheet> {
    frame.pictures.iter().filter_map(|picture| match picture {
        Picture::Sheet(sheet) => Some(sheet),
        Picture::Board { .. } => None,
    })
}

/// Checks that a rule, if there is one, marks the lost positions of a whole table, and no others.
fn check_rule(last: &Frame, of_input: &str) {
    let tiles =
        sheets(last).flat_map(|sheet| &sheet.rows).flat_map(|row| row.tiles.iter().flatten());
    let (ruled, others): (Vec<_>, Vec<_>) = tiles.partition(|tile| tile.mark == Some(Mark::Ruled));
    let is_lost = |tile: &&Tile| tile.tone == Tone::Loss;
    assert!(ruled.iter().all(is_lost), "{of_input}: the rule marks won positions");
    assert!(
        ruled.is_empty() || !others.iter().any(is_lost),
        "{of_input}: the rule misses positions"
    );
}

/// Checks that every game has steps that fit its first sample.
#[test]
fn every_game_has_steps() {
    check_problems(|problem| {
        let (all, _) = steps(problem, &first_sample(problem), 0);
        let fits = all.iter().any(|steps| steps.course.is_some());
        assert!(fits, "{}: no steps on the first sample", problem.program);
    });
}

/// Returns the anchor of a heading, as GitHub makes it.
fn anchor(heading: &str) -> String {
    let heading = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.collect::<String>().replace(' ', "-")
}

/// Returns whether a page of `docs/` is there and has a section with this anchor.
fn has_section(page: &str, section: Option<&str>) -> bool {
    let Ok(text) = read_to_string(format!("docs/{page}")) else { return false };
    let mut headings = text.lines().filter_map(|line| line.strip_prefix('#')).map(anchor);
    section.is_none_or(|section| headings.any(|heading| heading == section))
}

fn check_frame(frame: &Frame, of_input: &str) {
    let Frame { title, caption, pictures, question, .. } = frame;
    let texts = [&title.en, &title.zh, &caption.en, &caption.zh];
    assert!(
        !texts.iter().any(|text| text.contains('−')),
        "{of_input}: {texts:?} has a minus that results have not"
    );
    assert!(texts.iter().all(|text| !text.is_empty()), "{of_input}: {texts:?}");
    assert!(!pictures.is_empty(), "{of_input}: {title:?} has no picture");
    for picture in pictures {
        match picture {
            Picture::Sheet(Sheet { columns, rows, .. }) => {
                let fits = |count: usize| columns.is_empty() || count == columns.len();
                assert!(rows.iter().all(|row| fits(row.tiles.len())), "{of_input}: {title:?}");
            }
            Picture::Board { scene, tiles, .. } => {
                assert_eq!(tiles.len(), scene.board.place_count(), "{of_input}: {title:?}");
            }
        }
    }
    if let Some(question) = question {
        let is_offered = question.choices.is_empty() || question.choices.contains(&question.answer);
        assert!(is_offered, "{of_input}: {question:?}");
        assert!(question.choices.iter().all_unique(), "{of_input}: {question:?}");
    }
}
