//! Take a card from either end.

use crate::Function;
use crate::mechanics::either_end::EitherEnd;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Card Game", "排成一条线的纸牌博弈问题"),
    family: Family::EitherEnd,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes a card from either end of the row. The answer is the higher of the two totals.",
        "轮流从一排纸牌的最左或最右拿走一张，求获胜者的分数。",
    ),
    usual: &[(words("two tables", "先手、后手两张表"), "two_tables.rs")],
    technique: words("the fold", "折叠"),
    time: same("O(n²) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::nowcoder(Function {
        class: "Cards",
        name: "cardGame",
        older_name: None,
        answer: AnswerType::Integer,
        with_length: Some((300, 1000)),
    }),
    &[Argument::new("arr", Row(1..=5000, 1..=100_000))],
    Games::One(|input| {
        let game = EitherEnd::new(
            same("arr"),
            input.row(0),
            |taken, _| taken,
            |row, lead| i64::midpoint(row.iter().sum(), lead.abs()).to_string(),
        );
        Box::new(game.scored())
    }),
    &[
        random("max-random", 1, &[Row(5000..=5000, 1..=100_000)]),
        random("random-short", 1, &[Row(9..=9, 1..=5)]),
        random("random-long", 1, &[Row(999..=999, 1..=100_000)]),
        random("random-short", 100, &[Row(1..=9, 1..=3)]),
        random("random-long", 10, &[Row(1..=60, 1..=100_000)]),
        near_ties("random-shapes", 80, &[Row(1..=60, 1..=9)]),
    ],
)
.written_as(Format::ONE_ROW)
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["纸牌博弈", "排成一条线", "牛客"])
.explained_in("take-from-either-end")
.linked_at("https://www.nowcoder.com/practice/19c98d950b3347d19f991d10bde12288");
