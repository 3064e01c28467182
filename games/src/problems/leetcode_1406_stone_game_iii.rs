//! Take the first 1, 2 or 3 of the values that are left.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stone Game III", "石子游戏 III"),
    family: Family::FromTheFront,
    difficulty: Difficulty::Hard,
    rules: words(
        "Each move takes the first 1, 2 or 3 values of the row. The higher total wins.",
        "每次取走最前面的 1、2 或 3 堆，得到它们的分数，分数可以为负。总分高的人获胜。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.rs"),
        (words("table", "递推"), "table_from_the_back.rs"),
    ],
    technique: words("from the back, storing three scores", "从后往前，只留三个得分"),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGameIII", AnswerType::Text),
    &[Argument::new("stoneValue", Row(1..=50_000, -1000..=1000))],
    Games::One(|input| {
        Box::new(StoneGameIII { values: in_64_bits(input.row(0)), sums: sums(input.row(0)) })
    }),
    &[
        random("max-random", 1, &[Row(50_000..=50_000, -1000..=1000)]),
        random("random-short", 400, &[Row(1..=9, -3..=3)]),
        near_ties("hack-near-ties-of-small-values", 400, &[Row(1..=12, -3..=3)]),
        near_ties("hack-near-ties-of-large-values", 400, &[Row(1..=30, -1000..=1000)]),
        near_ties("hack-near-ties-of-1000-values", 10, &[Row(1000..=1000, -1000..=1000)]),
        random("random-long", 100, &[Row(1..=60, -1000..=1000)]),
    ],
)
.explained_at("in-one-picture", "1406-and-1872-from-the-back", "1406-和-1872从后往前");

struct StoneGameIII {
    values: Vec<i64>,
    /// The sums of the first 0, 1, 2, … values.
    sums: Vec<i64>,
}

impl Game for StoneGameIII {
    /// The index of the first value that is left.
    type Position = usize;
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> usize {
        0
    }

    fn moves(&self, start: usize) -> impl Iterator<Item = MoveOf<Self>> {
        let ends = start + 1..=self.values.len().min(start + 3);
        ends.map(move |next| Move::new((), next).gaining(self.sums[next] - self.sums[start]))
    }

    fn final_lead(&self, _: &usize) -> i64 {
        0
    }
}

impl Shown for StoneGameIII {
    fn columns(&self, start: &usize) -> Vec<Column> {
        vec![column(same("stoneValue"), Cell::cards(self.values[*start..].iter().copied()))]
    }

    fn places(&self, start: &usize, choice: &MoveOf<Self>) -> Places {
        Places::Items(0..choice.next - start)
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("first stone left", "剩下的第一堆")]
    }

    fn coordinates(&self, start: &usize) -> Option<Vec<i64>> {
        Some(vec![(*start).try_into().ok()?])
    }

    fn answer(&self, lead: i64) -> String {
        let winner = match lead {
            1.. => "Alice",
            0 => "Tie",
            _ => "Bob",
        };
        winner.to_owned()
    }
}
