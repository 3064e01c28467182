//! Misère Nim: the player who takes the last stone loses.

use crate::mechanics::nim::{Asked, Nim};
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Little John's Game", "SHOI2008 小约翰的游戏"),
    family: Family::Nim,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes any number of stones, at least one, from one heap. The player who takes the last stone loses.",
        "每次从任意一堆中取走至少一颗石子。取走最后一颗的人输。",
    ),
    usual: &[
        (words("xor and largest heap", "异或和与最大的一堆"), "xor_and_largest_heap.cpp"),
        (words("heaps above 1 counted", "数大于 1 的堆"), "heaps_above_one_counted.java"),
    ],
    technique: words(
        "misère Nim: as in Nim until all heaps are 1, then parity",
        "有大于 1 的堆看异或和，否则看堆数的奇偶（反常 Nim）",
    ),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("a", Row(1..=50, 1..=5000)).locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| {
        let asked = Asked::Winner(["Brother", "John"]);
        let nim = Nim::new(same("a"), in_64_bits(input.row(0)), asked);
        Box::new(Nim { last_stone_wins: false, ..nim })
    }),
    &[
        random("random-small-heaps", 100, &[Row(1..=5, 1..=4)]),
        random("random-ones-and-twos", 30, &[Row(1..=50, 1..=2)]),
        near_ties("random-shapes", 80, &[Row(1..=6, 1..=5000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases(500))
.played_by(words("John", "小约翰"), words("Brother", "哥哥"))
.also_called(&["小约翰的游戏", "misère Nim", "anti-nim", "反常 Nim", "反 Nim", "SJ 定理"])
.same_game_as(&["POJ 3480", "HDU 1907"])
.explained_at(
    "classic-games",
    "3-misère-nim-the-last-stone-loses",
    "3-反常-nim反-nim取到最后一颗的输",
);
