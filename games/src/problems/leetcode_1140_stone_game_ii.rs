//! Take the first X of the piles that are left, for any X from 1 to 2M. M starts at 1 and is the largest X so far.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stone Game II", "石子游戏 II"),
    family: Family::FromTheFront,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move takes the first X piles for any X from 1 to 2M. M starts at 1 and becomes X if X is larger. Each player wants as many stones as possible.",
        "每次取走最前面的 X 堆，1 ≤ X ≤ 2M。M 从 1 开始，每次变成 M 与 X 中较大的数。两人都想多得石子。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.rs"),
        (words("O(n³) table", "O(n³) 的 DP"), "cubic_table.rs"),
    ],
    technique: words("two sliding windows with monotonic queues", "两个滑动窗口，用单调队列维护"),
    time: same("O(n³) → O(n²)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGameII", AnswerType::Integer),
    // Local constraints: the sum of all piles fits in 32 bits, and the program still answers quickly.
    &[Argument::new("piles", Row(1..=100, 1..=10_000)).locally(Row(0..=5000, 0..=400_000))],
    Games::One(|input| {
        Box::new(StoneGameII { piles: in_64_bits(input.row(0)), sums: sums(input.row(0)) })
    }),
    &[
        random("max-random", 1, &[Row(100..=100, 1..=10_000)]),
        random("random-short", 300, &[Row(1..=10, 1..=5)]),
        random("random-long", 10, &[Row(1..=100, 1..=10_000)]),
        random("random-many-zeros", 200, &[Row(1..=12, 0..=1)]),
    ],
)
.explained_in("stone-game-ii");

struct StoneGameII {
    piles: Vec<i64>,
    /// The sums of the first 0, 1, 2, … piles.
    sums: Vec<i64>,
}

/// The index of the first pile that is left, and M.
type State = (usize, usize);

impl Game for StoneGameII {
    type Position = State;
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> State {
        (0, 1)
    }

    fn moves(&self, (start, m): State) -> impl Iterator<Item = MoveOf<Self>> {
        let ends = start + 1..=self.piles.len().min(start + 2 * m);
        ends.map(move |end| {
            let gain = self.sums[end] - self.sums[start];
            Move::new((), (end, m.max(end - start))).gaining(gain)
        })
    }

    fn final_lead(&self, _: &State) -> i64 {
        0
    }
}

impl Shown for StoneGameII {
    fn columns(&self, &(start, m): &State) -> Vec<Column> {
        let piles = Cell::cards(self.piles[start..].iter().copied());
        vec![
            column(same("M"), Cell::Number(m.try_into().unwrap_or(i64::MAX))),
            column(same("piles"), piles),
        ]
    }

    fn places(&self, (start, _): &State, choice: &MoveOf<Self>) -> Places {
        Places::Items(0..choice.next.0 - start)
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("first pile left", "剩下的第一堆"), same("M")]
    }

    fn coordinates(&self, &(start, m): &State) -> Option<Vec<i64>> {
        Some(vec![start.try_into().ok()?, m.try_into().ok()?])
    }

    /// Returns the number of stones that the first player takes.
    fn total(&self) -> Option<i64> {
        Some(self.piles.iter().sum())
    }

    fn answer(&self, lead: i64) -> String {
        i64::midpoint(self.piles.iter().sum(), lead).to_string()
    }
}
