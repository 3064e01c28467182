//! Take one of the given numbers of stones.

use std::rc::Rc;

use super::pile::{Pile, after_taking};
use super::shared::in_64_bits;
use crate::Shape::{Number, Row};
use crate::Word::{Length, NewLine, Plain};
use crate::words::{word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Input, Problem, Site, Value};

const ABOUT: About = About {
    title: word("Stones"),
    aliases: &["EDPC K", "DP K"],
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
    time: word("O(n k) → O(n k)"),
    largest_input: words("100 moves, k ≤ 100,000", "100 种走法，k ≤ 100,000"),
    link: "https://atcoder.jp/contests/dp/tasks/dp_k",
    related: &["AT_dp_k"],
    page: "from-heaps-to-grundy",
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
        Box::new(Pile {
            start: input.number(0),
            name: word("k"),
            answers: ["Second", "First"],
            asks_for_each: false,
            rule: None,
            weight: input.row(1).len(),
            takes: Some(Rc::clone(&takes)),
            leaves: move |k| after_taking(&takes, k),
        })
    }),
    &[],
)
.written_as(Format::new(&[Length(1), Plain(0), NewLine, Plain(1)]))
.played_by(words("First", "先手"), words("Second", "后手"))
.guaranteeing("ascending numbers up to k", "各数严格递增，不超过 k", repair)
.explained_at("3-losing-positions-mark-the-winning-ones", "3-由必败态标记必胜态");

/// Sorts the numbers, drops duplicates, and raises `k` to the largest number.
fn repair(input: &mut Input) {
    let [Value::Number(k), Value::Row(row)] = &mut input.values[..] else {
        return;
    };
    row.sort_unstable();
    row.dedup();
    *k = row.last().map_or(*k, |largest| i64::from(*largest).max(*k));
}
