//! Tests the steps of all games: their answers against the reference, and that every frame can be drawn.

use std::fs::read_to_string;

use games::frame::{Course, Frame, Mark, Picture, Sheet, Steps, Tile, Tone};
use games::make::{random, tiny};
use games::words::Language::{Chinese, English};
use games::{Budget, Input, Problem};
use itertools::Itertools;

use crate::common::{check_problems, first_sample};

/// Maximum number of tiny and of random inputs per problem.
const MAX_TINY: usize = 150;
const MAX_RANDOM: usize = 12;
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

#[test]
fn steps_arrive_at_the_answer_and_can_be_drawn() {
    check_problems(|problem| {
        let inputs = tiny(problem).into_iter().take(MAX_TINY);
        for input in inputs.chain(random(problem).take(MAX_RANDOM)) {
            for index in 0..problem.game_count(&input).min(MAX_GAMES) {
                check_steps(problem, &input, index);
            }
        }
    });
}

fn check_steps(problem: &Problem, input: &Input, index: usize) {
    let (all, answer) = steps(problem, input, index);
    for Steps { key, course, .. } in &all {
        let of_input = format!("{} on {input}, {key}", problem.program);
        let Some(Course { frames, answer: found }) = course else { continue };
        if let Some(answer) = &answer {
            assert_eq!(found, answer, "{of_input}");
        }
        let count = frames.len();
        assert!((1..=MAX_FRAMES).contains(&count), "{of_input}: {count} frames");
        for frame in frames {
            check_frame(frame, &of_input);
        }
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

/// Checks that a rule, if there is one, marks the lost positions of a whole table, and no others.
fn check_rule(last: &Frame, of_input: &str) {
    let sheets = last.pictures.iter().filter_map(|picture| match picture {
        Picture::Sheet(sheet) => Some(sheet),
        Picture::Board { .. } => None,
    });
    let tiles = sheets.flat_map(|sheet| &sheet.rows).flat_map(|row| row.tiles.iter().flatten());
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

fn check_frame(frame: &Frame, of_input: &str) {
    let Frame { title, caption, pictures, question, theorem } = frame;
    let texts = [&title.en, &title.zh, &caption.en, &caption.zh];
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
    if let Some(theorem) = theorem {
        let (page, section) = match theorem.page.split_once('#') {
            Some((page, section)) => (page, Some(section)),
            None => (&*theorem.page, None),
        };
        let text = read_to_string(format!("docs/{page}.md")).expect("the page of a theorem");
        let headings = text.lines().filter_map(|line| line.strip_prefix('#'));
        let mut anchors = headings.map(anchor);
        let has_section = section.is_none_or(|section| anchors.any(|anchor| anchor == section));
        assert!(has_section, "{of_input}: docs/{} has no such section", theorem.page);
    }
    if let Some(question) = question {
        let is_offered = question.choices.is_empty() || question.choices.contains(&question.answer);
        assert!(is_offered, "{of_input}: {question:?}");
        assert!(question.choices.iter().all_unique(), "{of_input}: {question:?}");
    }
}
