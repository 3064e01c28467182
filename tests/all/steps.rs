//! Tests the steps of all games: their answers against the reference, and that every frame can be drawn.

use std::collections::HashMap;
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
        1 => problem.answer(input),
        _ => problem.game(input, index).reference_answer(&mut Budget::default()),
    };
    (problem.steps(input, index, &mut budget), answer)
}

#[test]
fn steps_arrive_at_the_answer_and_can_be_drawn() {
    check_problems(|problem| {
        let inputs = tiny(problem).into_iter().take(MAX_TINY);
        let inputs = inputs.map(|input| (input, true));
        for (input, is_tiny) in
            inputs.chain(random(problem).take(MAX_RANDOM).map(|input| (input, false)))
        {
            for index in 0..problem.game_count(&input).min(MAX_GAMES) {
                check_steps(problem, &input, index, is_tiny);
            }
        }
    });
}

/// Checks the steps of a game of an input. No tiny input is too large.
fn check_steps(problem: &Problem, input: &Input, index: usize, is_tiny: bool) {
    let (all, answer) = steps(problem, input, index);
    for Steps { key, course, .. } in &all {
        let of_input = format!("{} on {input}, {key}", problem.program);
        assert!(course.is_some() || !is_tiny, "{of_input}: too large");
        let Some(Course { frames, answer: found }) = course else { continue };
        if let Some(answer) = &answer {
            assert_eq!(found, answer, "{of_input}");
        }
        let count = frames.len();
        assert!((1..=MAX_FRAMES).contains(&count), "{of_input}: {count} frames");
        assert!(frames[0].question.is_none(), "{of_input}: the first frame says what is asked");
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

/// Checks that neither titles nor headings, which are shown while a number is asked for, always have it.
#[test]
fn no_kind_gives_its_answers_away() {
    check_problems(|problem| {
        let mut asked: HashMap<(&str, bool), Vec<bool>> = HashMap::new();
        for input in tiny(problem).into_iter().take(MAX_TINY) {
            for Steps { key, course, .. } in steps(problem, &input, 0).0 {
                for frame in course.iter().flat_map(|course| &course.frames) {
                    let Some(question) = &frame.question else { continue };
                    if question.choices.is_empty() && question.answer.en != "0" {
                        let is_in = |text: &str| numbers(text).contains(&question.answer.en);
                        let is_in_heading =
                            headings(frame).any(|heading| is_in(heading) && !heading.contains('→'));
                        asked.entry((key, false)).or_default().push(is_in(&frame.title.en));
                        asked.entry((key, true)).or_default().push(is_in_heading);
                    }
                }
            }
        }
        for ((key, _), given) in asked {
            let shown = given.iter().filter(|given| **given).count();
            assert!(
                given.len() < 8 || shown * 10 < given.len() * 9,
                "{}, {key}: {shown} of {} answers are shown",
                problem.program,
                given.len()
            );
        }
    });
}

/// Returns the numbers in a text, as they are written.
fn numbers(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_ascii_digit() && letter != '-');
    words.map(str::to_owned).collect()
}

fn headings(frame: &Frame) -> impl Iterator<Item = &str> {
    let sheets = frame.pictures.iter().filter_map(|picture| match picture {
        Picture::Sheet(sheet) => Some(sheet),
        Picture::Board { .. } => None,
    });
    sheets.flat_map(|sheet| sheet.rows.iter().map(|row| row.heading.en.as_str()))
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

/// Returns whether a page is there and has a section with this anchor.
fn has_section(path: &str, section: Option<&str>) -> bool {
    let Ok(text) = read_to_string(path) else { return false };
    let mut headings = text.lines().filter_map(|line| line.strip_prefix('#')).map(anchor);
    section.is_none_or(|section| headings.any(|heading| heading == section))
}

fn check_frame(frame: &Frame, of_input: &str) {
    let Frame { title, caption, pictures, question, theorem } = frame;
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
    if let Some(theorem) = theorem {
        [(English, "md"), (Chinese, "zh-CN.md")].map(|(language, ending)| {
            let path = format!("docs/{}.{ending}", theorem.page);
            let section = theorem.section.map(|section| section.get(language));
            assert!(has_section(&path, section), "{of_input}: {path} has no {section:?}");
        });
    }
    if let Some(question) = question {
        let is_offered = question.choices.is_empty() || question.choices.contains(&question.answer);
        assert!(is_offered, "{of_input}: {question:?}");
        assert!(question.choices.iter().all_unique(), "{of_input}: {question:?}");
    }
}
