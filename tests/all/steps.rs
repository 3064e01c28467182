//! Tests the steps of all games: their answers against the reference, and that every frame can be drawn.

use std::fs::read_to_string;

use games::frame::{Course, Frame, Picture, Sheet, Steps};
use games::make::{random, tiny};
use games::words::Language::{Chinese, English};
use games::{Budget, Input, Problem};
use itertools::Itertools;

use crate::common::check_problems;

/// Maximum number of tiny and of random inputs per problem.
const MAX_TINY: usize = 150;
const MAX_RANDOM: usize = 12;
/// Maximum number of frames of a kind.
const MAX_FRAMES: usize = 50;

/// Returns the steps of the first game of an input, and the answer if the input has no other game.
fn steps(problem: &Problem, input: &Input) -> (Vec<Steps>, Option<String>) {
    let mut budget = Budget::new(4_000_000, 100_000_000);
    let is_whole = problem.game_count(input) == 1;
    let answer = if is_whole { problem.answer(input) } else { None };
    (problem.game(input, 0).steps(&mut budget), answer)
}

#[test]
fn steps_arrive_at_the_answer_and_can_be_drawn() {
    check_problems(|problem| {
        let inputs = tiny(problem).into_iter().take(MAX_TINY);
        for input in inputs.chain(random(problem).take(MAX_RANDOM)) {
            let (all, answer) = steps(problem, &input);
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
                let last = &frames[count - 1].caption;
                let [en, zh] = [English, Chinese].map(|language| last.get(language));
                let says_answer = found.lines().all(|line| en.contains(line) && zh.contains(line));
                assert!(says_answer, "{of_input}: the last frame does not give the answer: {en}");
            }
            assert!(all.iter().map(|steps| steps.key).all_unique(), "{input}");
        }
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
        let (page, section) = theorem.page.split_once('#').expect("a page and a section");
        let text = read_to_string(format!("docs/{page}.md")).expect("the page of a theorem");
        let headings = text.lines().filter_map(|line| line.strip_prefix('#'));
        let has_section = headings.map(anchor).any(|anchor| anchor == section);
        assert!(has_section, "{of_input}: docs/{page}.md has no section #{section}");
    }
    if let Some(question) = question {
        let is_offered = question.choices.is_empty() || question.choices.contains(&question.answer);
        assert!(is_offered, "{of_input}: {question:?}");
        assert!(question.choices.iter().all_unique(), "{of_input}: {question:?}");
    }
}
