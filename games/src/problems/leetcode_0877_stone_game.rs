//! Take a pile from either end.

use super::either_end::EitherEnd;
use super::sum;
use crate::Shape::Row;
use crate::{AnswerType, Argument, Input, Problem, Site, Value};

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game", "石子游戏"],
    Site::leetcode("stoneGame", AnswerType::Boolean),
    &[Argument::new("piles", Row(2..=500, 1..=500))],
    &EitherEnd { gain: |taken, _| taken, answer: |_, lead| (lead > 0).to_string() },
    &[],
)
.guaranteeing("an even number of piles and an odd sum", repair);

/// Makes the number of piles even and the number of stones odd.
fn repair(input: &mut Input) {
    let [Value::Row(piles)] = &mut input.values[..] else {
        return;
    };
    piles.truncate(piles.len() / 2 * 2);
    if sum(piles) % 2 == 0
        && let Some(pile) = piles.first_mut()
    {
        *pile += if *pile > 1 { -1 } else { 1 };
    }
}
