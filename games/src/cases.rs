//! Where test cases lie, and those that are random.

use std::iter::repeat_with;
use std::ops::RangeInclusive;

use fastrand::Rng;

use crate::inputs::{random_input, shaped};
use crate::{Bounds, Input, Problem};

/// The folder of the cases that ask what the judge does not, which does not count.
pub const BEYOND: &str = "beyond";

/// The folder of the cases that ask many inputs where the judge gives one.
pub const MANY: &str = "many";

/// A case of random inputs.
pub struct RandomCase {
    name: &'static str,
    count: usize,
    bounds: Bounds,
    is_of_near_ties: bool,
}

/// So many inputs that the judge may ask, or that only are not within its bounds, with rows of these lengths and values.
pub(crate) const fn random(
    name: &'static str,
    count: usize,
    lengths: RangeInclusive<usize>,
    values: RangeInclusive<i32>,
) -> RandomCase {
    RandomCase {
        name,
        count,
        bounds: Bounds { lengths, values },
        is_of_near_ties: false,
    }
}

/// So many inputs that the judge may ask, with rows of every shape. Where a value decides the answer, it is on the edge,
/// and the input comes twice, with both answers.
pub(crate) const fn near_ties(
    name: &'static str,
    count: usize,
    lengths: RangeInclusive<usize>,
    values: RangeInclusive<i32>,
) -> RandomCase {
    let mut case = random(name, count, lengths, values);
    case.is_of_near_ties = true;
    case
}

/// The random cases of a problem, the same at every call: the path in the project, without `.in` and `.out`, and the
/// inputs of each.
pub fn random_cases(problem: &Problem) -> Vec<(String, Vec<Input>)> {
    let seed = problem.program.bytes().map(u64::from).sum();
    let mut random = Rng::with_seed(seed);
    let cases = problem.random_cases.iter().map(|case| {
        let drawn = repeat_with(|| {
            let mut input = random_input(problem.arguments, &mut random, |_| case.bounds.clone());
            if case.is_of_near_ties {
                return shaped(problem, input, true, &mut random);
            }
            (problem.keep_guarantee)(&mut input);
            vec![input]
        });
        let is_taken = |input: &Input| !case.is_of_near_ties || problem.allows(input);
        let taken = drawn.flatten().filter(is_taken).take(case.count);
        let inputs: Vec<_> = taken.collect();
        let path = format!("{}/{}", folder(problem, &inputs), case.name);
        (path, inputs)
    });
    cases.collect()
}

/// The folder in the project where a case with these inputs lies.
pub fn folder(problem: &Problem, inputs: &[Input]) -> String {
    let is_allowed = inputs.iter().all(|input| problem.allows(input));
    let folder = format!("testcases/{}", problem.program);
    if !is_allowed {
        format!("{folder}/{BEYOND}")
    } else if problem.asks_once() && inputs.len() > 1 {
        format!("{folder}/{MANY}")
    } else {
        folder
    }
}
