//! Take a pile from either end.

use crate::mechanics::either_end::EitherEnd;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stone Game", "石子游戏"),
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
    time: same("O(1) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGame", AnswerType::Boolean),
    &[Argument::new("piles", Row(2..=500, 1..=500))],
    Games::One(|input| {
        let row = input.row(0);
        let game =
            EitherEnd::new(same("piles"), row, |taken, _| taken, |_, lead| (lead > 0).to_string());
        Box::new(game.colored())
    }),
    &[],
)
.guaranteeing("an even number of piles and an odd sum", "堆数为偶数，总数为奇数", repair)
.explained_at("take-from-either-end", "even-rows-are-never-lost", "个数为偶数时先手不会输");

/// Makes the number of piles even and the number of stones odd.
fn repair(input: &Input) -> Option<Input> {
    let mut piles = input.row(0).to_vec();
    piles.truncate(piles.len() / 2 * 2);
    if sum(&piles) % 2 == 0
        && let Some(pile) = piles.first_mut()
    {
        *pile += if *pile > 1 { -1 } else { 1 };
    }
    Some(input.with(0, Value::Row(piles)))
}
