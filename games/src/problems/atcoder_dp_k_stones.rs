//! Take one of the given numbers of stones.

use std::rc::Rc;

use crate::mechanics::pile::{Pile, after_taking};
use crate::prelude::*;

const ABOUT: About = About {
    title: same("Stones"),
    family: Family::OnePile,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes one of the given numbers of stones. A player who has no move loses.",
        "每次取走给定个数中的某一个数的石子。不能操作的人输。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.cpp"),
        (words("table", "递推"), "table_of_all_piles.rs"),
    ],
    technique: words("from each losing position, mark the winning ones", "由必败态标记必胜态"),
    time: same("O(n k) → O(n k)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER,
    // Local constraints: the program still answers quickly.
    &[
        Argument::new("k", Number(1..=100_000)).locally(Number(1..=1_000_000)),
        Argument::new("a", Row(1..=100, 1..=100_000)).locally(Row(0..=1000, 1..=i32::MAX)),
    ],
    Games::One(|input| {
        let takes: Rc<[i64]> = Rc::from(in_64_bits(input.row(1)));
        let of_moves = Rc::clone(&takes);
        let left = move |k| after_taking(&of_moves, k);
        let pile = Pile::new(same("k"), input.number(0), left).taking(takes);
        Box::new(pile.answering(["Second", "First"]))
    }),
    &[],
)
.written_as(Format::new(&[Length(1), Plain(0), NewLine, Plain(1)]))
.played_by(words("First", "先手"), words("Second", "后手"))
.guaranteeing("ascending numbers up to k", "各数严格递增，不超过 k", repair)
.also_called(&["EDPC K", "DP K"])
.same_game_as(&["AT_dp_k"])
.explained_at(
    "from-heaps-to-grundy",
    "3-losing-positions-mark-the-winning-ones",
    "3-由必败态标记必胜态",
);

/// Sorts the numbers, drops duplicates, and raises `k` to the largest number.
fn repair(input: &Input) -> Option<Input> {
    let row = input.row(1).iter().copied().sorted().dedup().collect_vec();
    let k = input.number(0).max(row.last().copied().map_or(0, i64::from));
    Some(Input { values: vec![Value::Number(k), Value::Row(row)] })
}
