//! Alice cuts the row in two, Bob throws away the part with the larger sum, and Alice scores the sum of the other.

use std::cmp::Ordering;
use std::ops::Range;

use itertools::Itertools;

use super::sum;
use crate::{AnswerType, Argument, Cell, Columns, Judge, Problem, Question, Rules};

pub const PROBLEM: Problem = Problem {
    program: "leetcode_1563_stone_game_v",
    titles: &["Stone Game V", "石子游戏 V"],
    judge: Judge::leetcode("stoneGameV", AnswerType::Integer),
    // At home twice the sum of all values fits 32 bits. Of values below 1 a longer part need not have a larger sum.
    arguments: &[
        Argument::row("stoneValue", 1..=500, 1..=1_000_000).at_home(0..=1000, 1..=1_000_000)
    ],
    layout: "n\nstoneValue",
    promise: None,
    players: ["Alice", "Bob"],
    game: &StoneGameV,
    cases: |cases| {
        cases.add_shapes();
        // Hardly any cut leaves more than a part of one value.
        let doubling = (0..20).map(|power| 1 << power).collect_vec();
        let halving = doubling.iter().rev().copied().collect();
        cases.add_rows("edge-doubling", [doubling, halving]);
        // The best cut is not one of those in the middle.
        let far = [
            1, 1, 5, 1, 5, 1, 5, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 5, 5, 1, 5, 1, 5, 5, 1, 1, 5, 5, 5,
        ];
        let uneven = [vec![9, 1, 2, 2, 4], vec![17, 8, 8, 2, 44], far.to_vec()];
        let uneven = uneven.map(|row| [row.iter().rev().copied().collect(), row]);
        cases.add_rows("hack-most-even-cuts-only", uneven.concat());
        cases.add_random("random-short", 400, 1..=10, 1..=3);
        cases.add_random("random-many-ties", 100, 10..=30, 1..=2);
        cases.add_random("random-medium", 300, 5..=15, 1..=50);
        cases.add_random("random-long", 20, 1..=100, 1..=1_000_000);
        let both_ways = |row: Vec<i32>| [row.iter().rev().copied().collect(), row];
        // The best cut is as many places from the half of the sum as there are ones: without them the part can be halved
        // twice.
        let far = |first, ones, unit| {
            let row = [vec![first], vec![1; ones], vec![unit, unit, 2 * unit]];
            both_ways(row.concat())
        };
        let near_half = [1, 2, 3, 5, 8, 20, 80].map(|ones| far(10_000, ones, 1000));
        cases.add_rows("hack-cuts-around-the-half-only", near_half.concat());
        let near_middle = far(1_000_000, 480, 100_000);
        cases.add_rows("hack-cuts-around-the-middle-only", near_middle);
        let falling = vec![35, 1, 1, 1, 1, 1, 4, 1, 4, 1, 1, 1];
        let first_larger = vec![9, 17, 26, 41, 67, 108, 1, 1, 2, 3, 6];
        let stops = [falling, first_larger].map(both_ways);
        cases.add_rows("hack-stops-where-a-part-is-larger", stops.concat());
        // All ones but one that is as large as the others together, or larger.
        let skewed = |largest, ones| both_ways([vec![largest], vec![1; ones]].concat());
        let equal = [(3, 3), (7, 7), (23, 23), (64, 64)].map(|(sum, ones)| skewed(sum, ones));
        cases.add_rows("edge-one-large-value", equal.concat());
        cases.add_rows("max-one-large-value", skewed(1_000_000, 498));
    },
};

struct StoneGameV;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Position {
    left: Range<usize>,
    /// The part that Bob is to throw away, after Alice's cut.
    larger: Option<Range<usize>>,
}

impl Position {
    /// What is left without this part at one of its ends.
    fn without(&self, part: &Range<usize>) -> Range<usize> {
        if part.start == self.left.start {
            part.end..self.left.end
        } else {
            self.left.start..part.start
        }
    }

    /// What the move to `next` scores or throws away.
    fn part(&self, next: &Self) -> Range<usize> {
        let larger = self.larger.clone();
        let smaller = || next.larger.as_ref().map(|larger| self.without(larger));
        larger.or_else(smaller).unwrap_or_default()
    }
}

impl Rules for StoneGameV {
    type Position = Position;
    const LARGEST: usize = 100;

    fn start(&self, question: &Question) -> Position {
        let left = 0..question.row().len();
        let larger = None;
        Position { left, larger }
    }

    fn moves(&self, question: &Question, position: &Position) -> Vec<(i64, Position)> {
        if let Some(larger) = &position.larger {
            let left = position.without(larger);
            let larger = None;
            return vec![(0, Position { left, larger })];
        }
        let left = &position.left;
        let parts = (left.start + 1..left.end).flat_map(|cut| {
            let parts = [left.start..cut, cut..left.end];
            let [first, last] = parts.clone().map(|part| sum(&question.row()[part]));
            // Of two equal sums Alice chooses.
            let parts = parts.into_iter().zip([(first, last), (last, first)]);
            parts.filter(|(_, (scored, thrown))| scored <= thrown)
        });
        let moves = parts.map(|(part, (score, _))| {
            let left = left.clone();
            let larger = Some(position.without(&part));
            (score, Position { left, larger })
        });
        moves.collect()
    }

    /// What Alice scores.
    fn answer(&self, _: &Question, lead: i64) -> String {
        lead.to_string()
    }

    /// By the recurrence over all parts of the row: <https://leetcode.com/problems/stone-game-v/editorial/>
    fn lead_by_recurrence(&self, question: &Question) -> Option<i64> {
        let count = question.size();
        if count > 1000 {
            return None;
        }
        let sums = (0..=count)
            .map(|end| sum(&question.row()[..end]))
            .collect_vec();
        // scores[start][end]: what Alice scores with that part of the row.
        let mut scores = vec![vec![0; count + 1]; count + 1];
        for start in (0..count).rev() {
            for end in start + 2..=count {
                let score = |cut: usize| {
                    let [first, last] = [sums[cut] - sums[start], sums[end] - sums[cut]];
                    let [with_first, with_last] =
                        [first + scores[start][cut], last + scores[cut][end]];
                    match first.cmp(&last) {
                        Ordering::Less => with_first,
                        Ordering::Equal => with_first.max(with_last),
                        Ordering::Greater => with_last,
                    }
                };
                scores[start][end] = (start + 1..end).map(score).max().unwrap_or(0);
            }
        }
        Some(scores[0][count])
    }

    fn show<'a>(
        &self,
        question: &'a Question,
        position: &Position,
        next: Option<&Position>,
    ) -> Columns<'a> {
        let part = next.map_or(0..0, |next| position.part(next));
        let what = match position.larger {
            Some(_) => "thrown away",
            None => "scored",
        };
        let row = Cell::row(question.row(), position.left.clone(), part);
        vec![("stoneValue", row), ("[ ]", Cell::text(what))]
    }

    /// How many stones are left and right of the cut; those in brackets are scored or thrown away.
    fn name(&self, position: &Position, next: &Position) -> String {
        let part = position.part(next);
        let others = position.left.len() - part.len();
        if part.start == position.left.start {
            format!("[{}] {others}", part.len())
        } else {
            format!("{others} [{}]", part.len())
        }
    }
}
