//! Take any stone; who makes the sum of all that are taken divisible by 3 loses; if no stone is left, Bob wins.

use std::iter::repeat_n;

use itertools::Itertools;

use super::takes_one;
use crate::{AnswerType, Argument, Cell, Columns, Judge, Move, Problem, Question, Rules};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game IX", "石子游戏 IX"],
    Judge::leetcode("stoneGameIX", AnswerType::Boolean),
    &[Argument::row("stones", 1..=100_000, 1..=10_000)],
    &StoneGameIX,
    |cases| {
        let small = [(); 3]
            .map(|()| 0..=5)
            .into_iter()
            .multi_cartesian_product();
        cases.add_rows(
            "edge-small",
            small.skip(1).map(|counts| with_remainders(&counts)),
        );
        // About as many of 1 as of 2, for every number of zeros.
        let near = (0..=4).cartesian_product(16..=24);
        let near = near.map(|(zeros, ones)| with_remainders(&[zeros, ones, 20]));
        cases.add_rows("edge-near", near);
        let zeros = [[31, 30, 30], [32, 0, 40], [31, 40, 38], [100, 100, 100]];
        cases.add_rows(
            "edge-many-zeros",
            zeros.map(|counts| with_remainders(&counts)),
        );
        // Both remainders in turn are the more frequent one, by every difference and by all that there can be.
        let differences = (0..=70).chain([99, 100, 101, 126, 127, 128, 129, 254, 255, 256, 257]);
        let differences = differences.flat_map(|more| [[1, more, 0], [1, 1, more + 1]]);
        let differences = differences.map(|counts| with_remainders(&counts));
        cases.add_rows("hack-large-differences-lose", differences);
        // Each count and each difference has the wrong sign, is 0 or is small where it has so few bits.
        let width = |half: usize| {
            let whole = 2 * half;
            [
                [0, whole, 5],
                [0, 5, whole],
                [half + 1, 3, 0],
                [1, half + 1, half - 1],
                [1, half - 1, half + 1],
                [1, whole + 1, 1],
                [1, 1, whole + 1],
                [half + 1, 0, 3],
                [0, whole, whole],
            ]
        };
        let rows = width(128).map(|counts| with_remainders(&counts));
        cases.add_rows("hack-counts-of-8-bits", rows);
        let [_, _, odd_zeros, _, _, far, other_far, ..] = width(32_768);
        // A counter that stops at 32,767 finds no difference.
        let more = [1, 32_772, 32_768];
        let rows = [odd_zeros, far, other_far, more].map(|counts| with_remainders(&counts));
        cases.add_rows("hack-counts-of-16-bits", rows);
        // Each count is as good as a smaller one, but not as the largest one of a counter that stops there.
        let around = |most| {
            [
                [most, 1, 1],
                [most + 1, 1, 1],
                [1, most + 4, most],
                [1, most, most + 4],
            ]
        };
        let stops = [32, 64, 100, 128, 256, 1000].into_iter().flat_map(around);
        let rows = stops.map(|counts| with_remainders(&counts));
        cases.add_rows("hack-counts-that-stop", rows);
        let zeros = with_remainders(&[65_536, 1, 1]);
        cases.add_rows("hack-counts-that-stop-at-65535", [zeros]);
        // One count times the other is more than 32 bits hold.
        let mut longest = with_remainders(&[2, 49_999, 49_999]);
        longest.reverse();
        cases.add_rows("max-length", [longest]);
        let largest = [9998, 9999, 10_000];
        let largest =
            (1..=3).flat_map(|length| repeat_n(largest, length).multi_cartesian_product());
        cases.add_rows("max-largest-values", largest);
        cases.add_random("random-short", 400, 1..=9, 1..=6);
        cases.add_random("random-long", 40, 1..=60, 1..=10_000);
    },
);

/// A row with so many stones of each remainder.
fn with_remainders(counts: &[usize]) -> Vec<i32> {
    let stones = [3, 1, 2].into_iter().zip(counts);
    stones
        .flat_map(|(stone, count)| vec![stone; *count])
        .collect()
}

struct StoneGameIX;

/// The sum of the stones that are taken, and the others.
type State = (i64, Vec<i32>);

impl Rules for StoneGameIX {
    type Position = State;
    const HAS_POINTS: bool = false;

    fn start(&self, question: &Question) -> State {
        (0, question.first_row().to_vec())
    }

    /// Of the stones with a remainder the first.
    fn moves(&self, question: &Question, (sum, left): State) -> impl Iterator<Item = Move<State>> {
        let is_open = !is_lost_by_the_last(question, sum, &left);
        let moves = takes_one(if is_open { left } else { vec![] }, |stone| (*stone).into());
        let moves = moves.unique_by(|one| one.gain % 3);
        moves.map(move |one| Move::new(0, one.takes, (sum + one.gain, one.next)))
    }

    /// Unless the last move has lost, no stone is left, and Alice has lost.
    fn end(&self, question: &Question, (sum, left): &State) -> i64 {
        let is_bobs_turn = question.first_row().len() % 2 == 1;
        let is_won = is_lost_by_the_last(question, *sum, left) || is_bobs_turn;
        if is_won { 1 } else { -1 }
    }

    /// After the first stone, each but those of remainder 0 must have the remainder of the sum, or it loses; those of 0
    /// fit in anywhere. So the first stone decides how many moves there are before one loses.
    fn lead(&self, question: &Question) -> Option<i64> {
        let mut all = [0; 3];
        for stone in question.first_row() {
            all[remainder(*stone)] += 1;
        }
        let wins = |first: usize| {
            let mut sum = first;
            let mut left = all;
            left[sum] -= 1;
            while left[sum] > 0 {
                left[sum] -= 1;
                sum = 3 - sum;
            }
            let lost = left[1] + left[2];
            let moves = question.first_row().len() - lost;
            lost > 0 && moves % 2 == 1
        };
        let starts = [1, 2].into_iter().filter(|first| all[*first] > 0);
        let is_won = starts.map(wins).contains(&true);
        Some(if is_won { 1 } else { -1 })
    }

    fn show(&self, _: &Question, (sum, left): &State) -> Columns {
        let stones = Cell::cards(left.iter().copied());
        vec![("", stones), ("sum", Cell::text(sum))]
    }
}

fn remainder(stone: i32) -> usize {
    usize::try_from(stone.rem_euclid(3)).unwrap_or(0)
}

fn is_lost_by_the_last(question: &Question, sum: i64, left: &[i32]) -> bool {
    left.len() < question.first_row().len() && sum % 3 == 0
}
