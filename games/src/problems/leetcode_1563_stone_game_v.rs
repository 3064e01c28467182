//! Alice cuts the row in two, Bob throws away the part with the larger sum, and Alice scores the sum of the other.

use std::cmp::Ordering;
use std::ops::Range;

use itertools::Itertools;

use super::sum;
use crate::{AnswerType, Argument, Cell, Columns, Judge, Move, Problem, Question, Rules};

/// The longest row that is answered.
const LONGEST: usize = 1000;

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game V", "石子游戏 V"],
    Judge::leetcode("stoneGameV", AnswerType::Integer),
    // At home twice the sum of all values fits 32 bits. Of values below 1 a longer part need not have a larger sum.
    &[Argument::row("stoneValue", 1..=500, 1..=1_000_000).at_home(0..=LONGEST, 1..=1_000_000)],
    &StoneGameV,
    |cases| {
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
);

struct StoneGameV;

/// The part of the row that is left; and after Alice's cut the part of that which she has scored, and which Bob leaves.
type Position = (Range<usize>, Option<Range<usize>>);

/// What is left without this part at one of its ends.
fn without(left: &Range<usize>, part: &Range<usize>) -> Range<usize> {
    if part.start == left.start {
        part.end..left.end
    } else {
        left.start..part.start
    }
}

impl Rules for StoneGameV {
    type Position = Position;

    fn start(&self, question: &Question) -> Position {
        (0..question.first_row().len(), None)
    }

    fn moves(
        &self,
        question: &Question,
        (left, scored): Position,
    ) -> impl Iterator<Item = Move<Position>> {
        let shown = |part: &Range<usize>| part.start - left.start..part.end - left.start;
        let throw = scored.iter().map(|scored| {
            let takes = shown(&without(&left, scored));
            Move::new(0, takes, (scored.clone(), None))
        });
        let cuts = left.start + 1..if scored.is_none() { left.end } else { 0 };
        let parts = cuts.flat_map(|cut| [left.start..cut, cut..left.end]);
        let cut = parts.filter_map(|part| {
            let score = |part: &Range<usize>| sum(&question.first_row()[part.clone()]);
            // Of two equal sums Alice chooses.
            let is_thrown = score(&part) > score(&without(&left, &part));
            (!is_thrown).then(|| {
                let next = (left.clone(), Some(part.clone()));
                Move::new(score(&part), shown(&part), next)
            })
        });
        throw.chain(cut).collect_vec().into_iter()
    }

    /// By the recurrence over all parts of the row: <https://leetcode.com/problems/stone-game-v/editorial/>
    fn lead(&self, question: &Question) -> Option<i64> {
        let count = question.first_row().len();
        if count > LONGEST {
            return None;
        }
        let sums = (0..=count).map(|end| sum(&question.first_row()[..end]));
        let sums = sums.collect_vec();
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

    fn show(&self, question: &Question, (left, scored): &Position) -> Columns {
        let what = ["scored", "thrown away"][usize::from(scored.is_some())];
        let row = question.first_row()[left.clone()].iter().copied();
        vec![("", Cell::cards(row)), ("[ ]", Cell::text(what))]
    }

    /// How many stones are left and right of the cut; those in brackets are scored or thrown away.
    fn name(&self, (left, _): &Position, _: &Columns, one: &Move<Position>) -> String {
        let part = one.takes.len();
        let others = left.len() - part;
        if one.takes.start == 0 {
            format!("[{part}] {others}")
        } else {
            format!("{others} [{part}]")
        }
    }
}
