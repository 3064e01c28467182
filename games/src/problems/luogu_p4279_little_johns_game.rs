//! Misère Nim: the player who takes the last stone loses.

use super::nim::{Asked, Nim};
use super::shared::in_64_bits;
use crate::Shape::Row;
use crate::cases::{near_ties, random};
use crate::input::shape::MAX_LENGTH;
use crate::words::{word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Problem, Site};

const ABOUT: About = About {
    title: words("Little John's Game", "SHOI2008 小约翰的游戏"),
    aliases: &["小约翰的游戏", "misère Nim", "anti-nim", "反常 Nim", "反 Nim", "SJ 定理"],
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
        "Nim until all heaps are 1, then parity",
        "有大于 1 的堆看异或和，否则看堆数的奇偶（反常 Nim）",
    ),
    time: word("O(n) → O(n)"),
    largest_input: words("50 heaps of at most 5000", "50 堆，每堆至多 5000 颗"),
    link: "https://www.luogu.com.cn/problem/P4279",
    related: &["POJ 3480", "HDU 1907"],
    page: "classic-games",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("a", Row(1..=50, 1..=5000)).locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| {
        let asked = Asked::Winner(["Brother", "John"]);
        let nim = Nim::new(word("a"), in_64_bits(input.row(0)), asked);
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
.explained_at("3-misère-nim-the-last-stone-loses", "3-反常-nim反-nim取到最后一颗的输");
