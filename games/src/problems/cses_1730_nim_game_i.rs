//! Nim: take any positive number of sticks from one heap.

use crate::mechanics::nim::{Asked, Nim};
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Nim Game I", "尼姆游戏 I"),
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
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CSES,
    &[Argument::new("x", Row(1..=200_000, 1..=1_000_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| {
        let asked = Asked::Winner(["second", "first"]);
        Box::new(Nim::new(same("x"), in_64_bits(input.row(0)), asked))
    }),
    &[
        random("random-small-heaps", 100, &[Row(1..=5, 1..=9)]),
        near_ties("random-shapes", 80, &[Row(1..=6, 1..=1_000_000_000)]),
        random("random-many-heaps", 1, &[Row(1000..=1000, 1..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases_of_size(200_000, 200_000))
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["尼姆博弈"])
.same_game_as(&["Luogu 洛谷 P2197 【模板】Nim 游戏"])
.explained_at("classic-games", "1-nim-and-the-winning-move", "1-nim-和必胜的一步");
