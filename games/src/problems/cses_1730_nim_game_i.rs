//! Nim: take any positive number of sticks from one heap.

use super::nim::{Asked, Nim};
use super::shared::in_64_bits;
use crate::Shape::Row;
use crate::cases::{near_ties, random};
use crate::input::shape::MAX_LENGTH;
use crate::words::{word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Nim Game I", "尼姆游戏 I"),
    aliases: &["尼姆博弈"],
    family: Family::Nim,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes any number of sticks, at least one, from one heap. A player who has no move loses.",
        "每次从任意一堆中取走至少一根小棒。不能操作的人输。",
    ),
    usual: &[
        (words("xor of all heaps", "求各堆的异或和"), "xor_of_heaps.cpp"),
        (words("number of heaps with each bit", "逐位数含有这一位的堆"), "heaps_with_each_bit.c"),
        (words("search for the winning move", "枚举必胜的第一步"), "winning_move_in_some_heap.cpp"),
    ],
    technique: words("xor of all heaps, by Bouton's theorem", "各堆的异或和，Bouton 定理"),
    time: word("O(n) → O(n)"),
    largest_input: words("200,000 heaps", "200,000 堆"),
    link: "https://cses.fi/problemset/task/1730",
    related: &["Luogu 洛谷 P2197 【模板】Nim 游戏"],
    page: "classic-games",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CSES,
    &[Argument::new("x", Row(1..=200_000, 1..=1_000_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| {
        let asked = Asked::Winner(["second", "first"]);
        Box::new(Nim::new(word("x"), in_64_bits(input.row(0)), asked))
    }),
    &[
        random("random-small-heaps", 100, &[Row(1..=5, 1..=9)]),
        near_ties("random-shapes", 80, &[Row(1..=6, 1..=1_000_000_000)]),
        random("random-many-heaps", 1, &[Row(1000..=1000, 1..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases_of_size(200_000, 200_000))
.played_by(words("first", "先手"), words("second", "后手"))
.explained_at("1-nim-and-the-winning-move", "1-nim-和必胜的一步");
