//! Nim: print the first winning move.

use crate::mechanics::nim::{Asked, Nim};
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Matchsticks", "取火柴游戏"),
    family: Family::Nim,
    difficulty: Difficulty::Rated(words("level 4 of 7", "普及+/提高")),
    rules: words(
        "Each move takes any number of matches, at least one, from one heap. A player who has no move loses.",
        "每次从任意一堆中取走至少一根火柴。不能操作的人输。",
    ),
    usual: &[
        (words("first heap that shrinks", "第一个能变小的堆"), "first_heap_that_shrinks.cpp"),
        (words("highest bit of the xor", "异或和的最高位"), "highest_bit.cpp"),
        (words("xor of all others", "其余各堆的异或和"), "xor_of_all_others.cpp"),
    ],
    technique: words(
        "Bouton's theorem: replace the first heap h by h xor s where that is smaller",
        "Bouton 定理的构造：第一个 h xor s < h 的堆",
    ),
    time: same("O(k) → O(k)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("n", Row(1..=500_000, 1..=1_000_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| {
        let asked = Asked::Move { if_lost: "lose" };
        Box::new(Nim::new(same("n"), in_64_bits(input.row(0)), asked))
    }),
    &[
        random("random-small-heaps", 20, &[Row(1..=5, 1..=9)]),
        near_ties("random-shapes", 20, &[Row(1..=6, 1..=1_000_000_000)]),
        random("random-many-heaps", 1, &[Row(1000..=1000, 1..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_lengths(&["k"]))
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["Nim 第一步"])
.explained_at("classic-games", "1-nim-and-the-winning-move", "1-nim-和必胜的一步");
