//! Inputs for any problem: all tiny ones, random ones, and those that are a step smaller than a given one.

use std::iter::{repeat_n, repeat_with, successors};
use std::ops::Range;

use fastrand::Rng;
use itertools::Itertools;

use crate::{Argument, Bounds, Input, Kind, Problem};

/// How many tiny inputs there are at the most.
const MOST_TINY: usize = 10_000;
/// How many numbers are tiny, where a number is all that is asked, and beside other arguments.
const TINY_NUMBERS: i32 = 2000;
const TINY_NUMBERS_BESIDE: usize = 40;
/// How long random rows become, and few of them; how large a number that is no row's.
const LONGEST_RANDOM: usize = 100;
const LONGEST_OF_FEW: usize = 500;
const LARGEST_RANDOM: i32 = 100_000;
/// A number that fails counts as the smallest if none of so many numbers just below it fails.
const NEXT_BELOW: i32 = 64;

/// All tiny inputs within the judge's limits, from the smallest on: those with shorter rows first. Those of a length
/// come by their largest absolute value, then in the order of 0, 1, −1, 2, −2 … from the front.
pub fn tiny(problem: &Problem) -> Vec<Input> {
    let is_negative = |argument: &Argument| *argument.limits.values.start() < 0;
    let values = [3, 5][usize::from(problem.rows().iter().any(is_negative))];
    let mut inputs = tiny_of(problem, |argument| &argument.limits, values);
    inputs.retain(|input| problem.allows(input));
    inputs
}

/// Tiny inputs that the program answers locally, to compare it with the rules; those with shorter rows first.
pub fn tiny_local(problem: &Problem) -> Vec<Input> {
    let lists = [3, 5].map(|values| tiny_of(problem, |argument| &argument.local, values));
    let mut inputs = lists.concat();
    inputs.sort_by_key(|input| input.first_row().len());
    inputs
}

/// All inputs within the bounds, with rows of so many `values`: all of a length, or none.
fn tiny_of(problem: &Problem, bounds: fn(&Argument) -> &Bounds, values: usize) -> Vec<Input> {
    let tiny = |argument: &Argument| {
        let numbers = (0..=TINY_NUMBERS).flat_map(|size| [size, -size]).dedup();
        let allowed = numbers.filter(|number| bounds(argument).values.contains(number));
        let count = match argument.kind {
            Kind::Row => values,
            Kind::Number if problem.arguments.len() > 1 => TINY_NUMBERS_BESIDE,
            Kind::Number => usize::MAX,
        };
        allowed.take(count).collect_vec()
    };
    let mut most = MOST_TINY;
    let of_length = |length| {
        let places = |argument: &'static Argument| match argument.kind {
            Kind::Number => repeat_n(argument, 1),
            Kind::Row => repeat_n(argument, length),
        };
        let choices = problem.arguments.iter().flat_map(places).map(tiny);
        let products = choices.multi_cartesian_product();
        let all = products.map(|numbers| with_numbers(problem, numbers, length));
        let mut inputs = all.take(most + 1).collect_vec();
        most = most.checked_sub(inputs.len())?;
        inputs.sort_by_key(|input| input.values().map(i32::abs).max());
        Some(inputs)
    };
    let row = problem.rows().first();
    let lengths = row.map_or(0..=0, |row| bounds(row).lengths.clone());
    lengths.map_while(of_length).flatten().collect()
}

/// The input with these numbers, of which rows have this length.
fn with_numbers(problem: &Problem, mut numbers: Vec<i32>, length: usize) -> Input {
    let count = problem.rows().len();
    let values = numbers.split_off(numbers.len() - count * length);
    let row = |index: usize| values[index * length..][..length].to_vec();
    Input {
        rows: (0..count).map(row).collect(),
        numbers,
    }
}

/// Random inputs within the judge's limits, with rows of every shape, longer and longer, and near-ties.
pub fn random(problem: &Problem) -> impl Iterator<Item = Input> {
    let mut random = Rng::with_seed(1);
    let inputs = (0..).flat_map(move |round| {
        let spread = [1, 2, 5, 20, 1000, i32::MAX][random.usize(0..6)];
        let longest = match round % 16 {
            15 => LONGEST_OF_FEW,
            _ => LONGEST_RANDOM.min(4 + round / 20),
        };
        let bounds = |argument: &Argument| {
            let (shortest, limit) = argument.limits.lengths.clone().into_inner();
            let (least, most) = argument.limits.values.clone().into_inner();
            let largest = match argument.kind {
                Kind::Number => LARGEST_RANDOM,
                Kind::Row => least.max(0).saturating_add(spread),
            };
            Bounds {
                lengths: shortest..=longest.clamp(shortest, limit),
                values: least.max(-spread)..=most.min(largest),
            }
        };
        let input = random_input(problem.arguments, &mut random, bounds);
        shaped(problem, input, round % 4 == 0, &mut random)
    });
    inputs.filter(|input| problem.allows(input))
}

/// The input with each of its rows in a shape: it may be of the least and the largest value alone, a few values
/// again and again, the same from both ends. Where it is asked for and a value decides the answer, this value becomes
/// the last of one answer, and the first of the other one.
pub(crate) fn shaped(
    problem: &Problem,
    mut input: Input,
    as_ties: bool,
    random: &mut Rng,
) -> Vec<Input> {
    for (row, argument) in input.rows.iter_mut().zip(problem.rows()) {
        let (least, most) = argument.limits.values.clone().into_inner();
        if random.bool() {
            row.fill_with(|| if random.bool() { least } else { most });
        }
        if random.u8(..4) == 0 {
            let period = random.usize(1..=4);
            for place in period..row.len() {
                row[place] = row[place - period];
            }
        }
        if random.u8(..3) == 0 {
            let half = row.len() / 2;
            let (first, second) = row.split_at_mut(half);
            let places = second.iter_mut().rev().zip(first);
            places.for_each(|(to, from)| *to = *from);
        }
    }
    let ties = as_ties.then(|| near_tie(problem, &input, random));
    (problem.keep_guarantee)(&mut input);
    ties.flatten().map_or(vec![input], Vec::from)
}

/// Two inputs between which the answer changes, though they differ by 1 in one value of a row; `None` if the value
/// that is tried does not change it.
fn near_tie(problem: &Problem, input: &Input, random: &mut Rng) -> Option<[Input; 2]> {
    let row = input.rows.first()?;
    let place = random.usize(0..row.len());
    let (least, most) = problem.rows()[0].limits.values.clone().into_inner();
    let with = |number| input.with(input.numbers.len() + place, number);
    let answer = |number| problem.answer(&with(number));
    let mut one = row[place];
    let mut other = if random.bool() { least } else { most };
    let first = answer(one);
    if answer(other) == first {
        return None;
    }
    while one.abs_diff(other) > 1 {
        let middle = i32::midpoint(one, other);
        if answer(middle) == first {
            one = middle;
        } else {
            other = middle;
        }
    }
    Some([one, other].map(with))
}

/// An input with random numbers and with rows of a random length, within the bounds of each argument.
pub(crate) fn random_input(
    arguments: &[Argument],
    random: &mut Rng,
    bounds: impl Fn(&Argument) -> Bounds,
) -> Input {
    let mut input = Input::default();
    for argument in arguments {
        let Bounds { lengths, values } = bounds(argument);
        match argument.kind {
            Kind::Number => input.numbers.push(random.i32(values)),
            Kind::Row => {
                let first = input.rows.first();
                let length = first.map_or_else(|| random.usize(lengths), Vec::len);
                let row = repeat_with(|| random.i32(values.clone())).take(length);
                input.rows.push(row.collect());
            }
        }
    }
    input
}

/// The inputs that are one step smaller and that the judge may ask: values left out, many at first, or a value
/// lowered. Where that breaks what the judge guarantees, more is changed.
pub fn smaller(problem: &Problem, input: &Input) -> impl Iterator<Item = Input> {
    let shorter = parts(input.first_row().len()).map(|part| {
        let mut rest = input.clone();
        for row in &mut rest.rows {
            row.drain(part.clone());
        }
        rest
    });
    let lower = move |(place, number): (usize, i32)| {
        let is_in_row = place >= input.numbers.len();
        let distances = (1..=if is_in_row { 1 } else { NEXT_BELOW }).rev();
        let next_below = distances.map(move |distance| number - distance * number.signum());
        let parts = [2, 4, 8].map(|part| number - number / part);
        let numbers = [0, 1].into_iter().chain(parts).chain(next_below).unique();
        numbers.map(move |lower| input.with(place, lower))
    };
    let lowered = input.values().enumerate().flat_map(lower);
    let largest = weight(input);
    let steps = shorter
        .chain(lowered)
        .update(|step| (problem.keep_guarantee)(step));
    steps.filter(move |step| problem.allows(step) && weight(step) < largest)
}

/// What can be left out of rows of this length: halves, quarters and so on; then two values, which keeps a length even
/// or odd, on which much depends; then one.
fn parts(length: usize) -> impl Iterator<Item = Range<usize>> {
    let sizes = successors(Some(length / 2), |size| Some(size / 2)).take_while(|size| *size > 2);
    sizes.chain([2, 1]).flat_map(move |size| {
        let places = 0..(length + 1).saturating_sub(size);
        let starts = places.step_by(size.div_ceil(2));
        starts.map(move |start| start..start + size)
    })
}

/// The length of the rows, and the sum of all absolute values: a step to a smaller input lowers the one, or the other.
fn weight(input: &Input) -> (usize, i64) {
    let values = input.values().map(|value| i64::from(value).abs());
    (input.first_row().len(), values.sum())
}
