//! Take one, two or three sticks from one heap.

use crate::mechanics::nim::{Asked, Nim, Takes};
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Nim Game II", "尼姆游戏 II"),
    family: Family::Nim,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes one, two or three sticks from one heap. A player who has no move loses.",
        "每次从任意一堆中取走 1、2 或 3 根小棒。不能操作的人输。",
    ),
    usual: &[
        (words("remainders modulo 4", "每堆对 4 取余再异或"), "remainders_of_four.cpp"),
        (words("last two bits of the xor", "异或和的最低两位"), "last_two_bits.java"),
        (
            words("number of heaps with each remainder", "数每种余数的堆"),
            "heaps_of_each_remainder.cpp",
        ),
    ],
    technique: words("Grundy numbers x mod 4, and their xor", "每堆的 SG 值是 x mod 4，求异或和"),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CSES,
    &[Argument::new("x", Row(1..=200_000, 1..=1_000_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| {
        let asked = Asked::Winner(["second", "first"]);
        let nim = Nim::new(same("x"), in_64_bits(input.row(0)), asked);
        Box::new(Nim { takes: Takes::AtMost(3), ..nim })
    }),
    &[
        random("random-small-heaps", 100, &[Row(1..=4, 1..=9)]),
        near_ties("random-shapes", 80, &[Row(1..=6, 1..=1_000_000_000)]),
        random("random-large-heaps", 50, &[Row(2..=3, 1..=1_000_000_000)]),
        random("random-many-heaps", 1, &[Row(1000..=1000, 1..=1_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases_of_size(200_000, 200_000))
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["巴什博弈", "bash game"])
.same_game_as(&["ABC 297 G"])
.explained_at("classic-games", "2-sums-of-small-games", "2-小游戏之和巴什博弈");
