//! Nim with given moves: take one of the given numbers of beads from one heap.

use std::rc::Rc;

use crate::mechanics::nim::{Asked, GivenTakes, Nim, Takes};
use crate::prelude::*;

const ABOUT: About = About {
    title: same("S-Nim"),
    family: Family::Nim,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes beads from one heap; their number must be one of the given ones. A player who has no move loses. Answer for several positions.",
        "每次从任意一堆中取走给定个数中的某一个数的珠子。不能操作的人输。给出多个局面，分别判断。",
    ),
    usual: &[
        (words("table of Grundy numbers", "递推 SG 值"), "table_of_grundy_numbers.cpp"),
        (words("memoized Grundy numbers", "记忆化搜索 SG 值"), "memoized_grundy_numbers.cpp"),
    ],
    technique: words(
        "Grundy numbers by mex, and their xor: Sprague–Grundy",
        "SG 函数：由小到大求 mex，各堆 SG 值求异或和",
    ),
    time: words(
        "O(h k) for heaps up to h and k given numbers → the same",
        "O(h k)，最大的堆为 h，给定 k 个数 → 相同",
    ),
};

const TAKES: Argument =
    Argument::new("s", Row(1..=100, 1..=10_000)).locally(Row(0..=100, 1..=i32::MAX));
const POSITIONS: Argument = Argument::new("positions", List(1..=100, &Row(1..=100, 0..=10_000)))
    .locally(List(1..=MAX_LENGTH, &Row(0..=MAX_LENGTH, 0..=1_000_000)));

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::KATTIS,
    &[TAKES, POSITIONS],
    Games::Many(ManyGames {
        count: |input| input.list(1).len(),
        game: |input, index| {
            let heaps = in_64_bits(input.list(1)[index].row());
            let given = GivenTakes::new(in_64_bits(input.row(0)), largest(&heaps));
            let nim = Nim::new(words("heaps", "各堆"), heaps, Asked::Winner(["L", "W"]));
            Box::new(Nim { takes: Takes::OneOf(Rc::new(given)), ..nim })
        },
        separator: "",
        reference_answer: winners,
    }),
    &[
        random("random-small", 100, &[Row(1..=4, 1..=9), List(1..=6, &Row(1..=4, 0..=20))]),
        near_ties("random-shapes", 40, &[Row(1..=5, 1..=12), List(1..=2, &Row(1..=5, 0..=300))]),
        random("random-large", 5, &[Row(5..=30, 1..=500), List(20..=30, &Row(1..=9, 0..=10_000))]),
    ],
)
.written_as(
    Format::new(&[Length(0), Plain(0), NewLine, Length(1), NewLine, CountedLines(1)])
        .with_lengths(&["k", "m"]),
)
.guaranteeing("different numbers in s", "s 中各数互不相同", repair)
.played_by(words("first", "先手"), words("second", "后手"))
.same_game_as(&["HDU 1536", "POJ 2960"])
.explained_at("classic-games", "2-sums-of-small-games", "2-小游戏之和巴什博弈");

/// Drops duplicates from the given numbers.
fn repair(input: &Input) -> Option<Input> {
    let numbers = input.row(0);
    let is_right = numbers.iter().all_unique();
    let unique = || Value::Row(numbers.iter().copied().unique().collect());
    (!is_right).then(|| input.with(0, unique()))
}

fn largest(heaps: &[i64]) -> i64 {
    heaps.iter().copied().max().unwrap_or(0)
}

/// Returns the letter of each position, from one table of Grundy numbers.
fn winners(input: &Input) -> Option<String> {
    let positions = input.list(1).iter().map(|heaps| in_64_bits(heaps.row())).collect_vec();
    let largest = positions.iter().map(|heaps| largest(heaps)).max()?;
    let given = GivenTakes::new(in_64_bits(input.row(0)), largest);
    let xor = |heaps: &Vec<i64>| heaps.iter().fold(0, |xor, heap| xor ^ given.number(*heap));
    Some(positions.iter().map(|heaps| if xor(heaps) == 0 { 'L' } else { 'W' }).collect())
}
