//! Take a pile from either end.

use super::either_end::EitherEnd;
use super::shared::sum;
use crate::Shape::Row;
use crate::words::{word, words};
use crate::{About, AnswerType, Argument, Difficulty, Family, Games, Input, Problem, Site, Value};

const ABOUT: About = About {
    title: words("Stone Game", "石子游戏"),
    aliases: &[],
    family: Family::EitherEnd,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move takes a whole pile from either end of the row. The player with more stones wins.",
        "轮流从一行石子堆的左端或右端取走整堆。石子多的人获胜。",
    ),
    usual: &[(words("even and odd indices", "只取奇数位或只取偶数位"), "even_and_odd_indices.rs")],
    technique: words(
        "the fold, which is right beyond the constraints too",
        "与 486 一样折叠，堆数为奇数或平局时也正确",
    ),
    time: word("O(1) → O(n)"),
    largest_input: words("500 piles", "500 堆"),
    link: "https://leetcode.com/problems/stone-game/",
    related: &[],
    page: "take-from-either-end",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGame", AnswerType::Boolean),
    &[Argument::new("piles", Row(2..=500, 1..=500))],
    Games::One(|input| {
        let row = input.row(0);
        let game =
            EitherEnd::new(word("piles"), row, |taken, _| taken, |_, lead| (lead > 0).to_string());
        Box::new(game.colored())
    }),
    &[],
)
.guaranteeing("an even number of piles and an odd sum", "堆数为偶数，总数为奇数", repair)
.explained_at("even-rows-are-never-lost", "个数为偶数时先手不会输");

/// Makes the number of piles even and the number of stones odd.
fn repair(input: &mut Input) {
    let [Value::Row(piles)] = &mut input.values[..] else {
        return;
    };
    piles.truncate(piles.len() / 2 * 2);
    if sum(piles) % 2 == 0
        && let Some(pile) = piles.first_mut()
    {
        *pile += if *pile > 1 { -1 } else { 1 };
    }
}
