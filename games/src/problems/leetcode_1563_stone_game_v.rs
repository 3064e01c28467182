//! Alice cuts the row in two, Bob throws away the part with the larger sum, and Alice scores the sum of the rest.

use std::ops::Range;

use crate::prelude::*;

/// The longest row for which the recurrence is computed.
const MAX_LENGTH: usize = 1000;

const ABOUT: About = About {
    title: words("Stone Game V", "石子游戏 V"),
    family: Family::Intervals,
    difficulty: Difficulty::Hard,
    rules: words(
        "Alice cuts the row in two, and Bob throws away the part with the larger sum; if the sums are equal, Alice decides. Alice scores the other part and plays on with it until one stone is left.",
        "Alice 把一行石子分成两段，Bob 扔掉和较大的一段（相等时由 Alice 决定）。Alice 得到另一段的分数，并用它继续，直到只剩一颗石子。",
    ),
    usual: &[
        (words("O(n³) interval DP", "O(n³) 区间 DP"), "cubic_table.cpp"),
        (words("binary search for the cut", "二分分割点"), "search_for_the_cut.java"),
        (words("moving cut, the official solution", "移动分割点，官方题解"), "three_tables.rs"),
    ],
    technique: words("the moving cut in a single table", "移动分割点，只用一张表"),
    time: same("O(n²) → O(n²)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGameV", AnswerType::Integer),
    // Local constraints: twice the sum of all values fits in 32 bits. Values are at least 1, because the program relies
    // on longer parts having larger sums.
    &[Argument::new("stoneValue", Row(1..=500, 1..=1_000_000))
        .locally(Row(0..=MAX_LENGTH, 1..=1_000_000))],
    Games::One(|input| {
        Box::new(StoneGameV { values: in_64_bits(input.row(0)), sums: sums(input.row(0)) })
    }),
    &[
        random("max-random", 1, &[Row(500..=500, 1..=1_000_000)]),
        random("random-short", 400, &[Row(1..=10, 1..=3)]),
        random("random-many-ties", 100, &[Row(10..=30, 1..=2)]),
        random("random-medium", 300, &[Row(5..=15, 1..=50)]),
        random("random-long", 20, &[Row(1..=100, 1..=1_000_000)]),
    ],
)
.explained_in("stone-game-v");

struct StoneGameV {
    values: Vec<i64>,
    /// The sums of the first 0, 1, 2, … values.
    sums: Vec<i64>,
}

/// A part of the row.
type Part = Range<usize>;

impl StoneGameV {
    fn sum(&self, part: &Part) -> i64 {
        self.sums[part.end] - self.sums[part.start]
    }
}

impl Game for StoneGameV {
    /// The part that is left and, after Alice's cut, the part that she has scored and the part that Bob throws away.
    type Position = (Part, Option<[Part; 2]>);
    /// The part that is scored or thrown away.
    type Action = Part;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Self::Position {
        (0..self.values.len(), None)
    }

    fn moves(&self, (left, parts): Self::Position) -> impl Iterator<Item = MoveOf<Self>> {
        let throw = parts.clone().map(|[scored, thrown]| Move::new(thrown, (scored, None)));
        let cuts = if parts.is_some() { 0..0 } else { left.start + 1..left.end };
        let choices = cuts.flat_map({
            let left = left.clone();
            move |cut| {
                let [first, last] = [left.start..cut, cut..left.end];
                [[first.clone(), last.clone()], [last, first]]
            }
        });
        // If the sums are equal, Alice chooses.
        let possible = choices.filter(|[scored, thrown]| self.sum(scored) <= self.sum(thrown));
        let scores = possible.map(move |parts| {
            let (scored, gain) = (parts[0].clone(), self.sum(&parts[0]));
            Move::new(scored, (left.clone(), Some(parts))).gaining(gain)
        });
        throw.into_iter().chain(scores)
    }

    fn final_lead(&self, _: &Self::Position) -> i64 {
        0
    }
}

impl Shown for StoneGameV {
    const SCORING: Scoring = Scoring::Total(Player::First);
    const PHRASE: Words = words("cut {}", "分成 {}");

    fn columns(&self, (left, parts): &Self::Position) -> Vec<Column> {
        let labels = [words("scored", "得分"), words("thrown away", "扔掉")];
        let label = labels[usize::from(parts.is_some())];
        let stones = Cell::cards(self.values[left.clone()].iter().copied());
        vec![
            column(same("stoneValue"), stones),
            column(words("bracketed part", "括号里的部分"), Cell::Text(label.into())),
        ]
    }

    fn places(&self, (left, _): &Self::Position, choice: &MoveOf<Self>) -> Places {
        let part = &choice.action;
        Places::Items(part.start - left.start..part.end - left.start)
    }

    /// Returns the numbers of stones left and right of the cut; those in brackets are scored or thrown away.
    fn name(&self, _: &[Column], (left, _): &Self::Position, choice: &MoveOf<Self>) -> MoveName {
        let part = &choice.action;
        let others = left.len() - part.len();
        if part.start == left.start {
            MoveName::Cut([part.len(), others], End::Left)
        } else {
            MoveName::Cut([others, part.len()], End::Right)
        }
    }

    fn axes(&self) -> Vec<Words> {
        vec![words("left end", "左端"), words("right end", "右端")]
    }

    fn cell_meaning(&self) -> Option<Text> {
        Some(text!(
            "How much can Alice score with the part of the row from the left end to the right end? A move “2 [1]” cuts it into 2 and 1 numbers and scores the part in brackets, the smaller sum, with which she goes on. Only the parts that cuts can leave have a cell.",
            "从左端到右端的一段，Alice 最多能得多少分？“2 [1]”表示分成 2 个数和 1 个数，得到方括号里（和较小）的一段的和，再用这一段继续。只有切得出的段才有一格。"
        ))
    }

    fn coordinates(&self, (left, parts): &Self::Position) -> Option<Vec<i64>> {
        let last = left.end.checked_sub(1).filter(|_| parts.is_none())?;
        Some(vec![left.start.try_into().ok()?, last.try_into().ok()?])
    }

    /// Computes the recurrence over all parts of the row: <https://leetcode.com/problems/stone-game-v/editorial/>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let (sums, count) = (&self.sums, self.values.len());
        if count > MAX_LENGTH {
            return None;
        }
        // scores[start][end]: Alice's score with that part of the row.
        let mut scores = vec![vec![0; count + 1]; count + 1];
        for start in (0..count).rev() {
            for end in start + 2..=count {
                let score = |cut: usize| {
                    let [first, last] = [sums[cut] - sums[start], sums[end] - sums[cut]];
                    let with_first = (first <= last).then(|| first + scores[start][cut]);
                    let with_last = (last <= first).then(|| last + scores[cut][end]);
                    with_first.max(with_last)
                };
                scores[start][end] = (start + 1..end).map(score).max().flatten().unwrap_or(0);
            }
        }
        Some(scores[0][count])
    }
}
