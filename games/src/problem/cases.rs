//! The folders of the stored cases, and the random cases.

use std::iter::repeat_with;

use fastrand::Rng;

use crate::problem::make::varied;
pub use crate::problem::random_case::{RandomCase, near_ties, random, structured};
use crate::{Input, Problem, Runs, Shape};

/// The folder of the cases beyond the site's constraints.
pub const BEYOND: &str = "beyond";

/// The folder of the cases with many inputs, where the site gives one input per run.
pub const BATCH: &str = "batch";

/// Returns the path and the inputs of each random case of a problem; every call returns the same cases. The paths are
/// relative to the project, without `.in` and `.out`.
pub fn random_cases(problem: &Problem) -> Vec<(String, Vec<Input>)> {
    let seed = problem.program.bytes().map(u64::from).sum();
    let mut random = Rng::with_seed(seed);
    let cases = problem.random_cases.iter().map(|case| {
        let drawn = repeat_with(|| {
            let signature = &problem.signature;
            if let Some(structure) = signature.structure {
                return vec![(structure.draw)(signature.arguments, &mut random, case.longest)];
            }
            let draw = |shape: &Shape| shape.draw(&mut random, usize::MAX, i64::MAX);
            let values = case.shapes.iter().map(draw).collect();
            let input = Input { values };
            if case.is_of_near_ties {
                return varied(problem, input, true, &mut random);
            }
            vec![problem.signature.repaired(input)]
        });
        let is_taken = |input: &Input| !case.is_of_near_ties || problem.allows(input);
        let taken = drawn.flatten().filter(is_taken).take(case.count);
        let inputs: Vec<_> = taken.collect();
        let path = format!("{}/{}", folder(problem, &inputs), case.name);
        (path, inputs)
    });
    cases.collect()
}

/// Returns the folder for a case with these inputs, relative to the project.
pub fn folder(problem: &Problem, inputs: &[Input]) -> String {
    let is_allowed = inputs.iter().all(|input| problem.allows(input))
        && problem.signature.allows_together(inputs);
    let folder = format!("testcases/{}", problem.program);
    if !is_allowed {
        format!("{folder}/{BEYOND}")
    } else if problem.signature.format.runs == Runs::One && inputs.len() > 1 {
        format!("{folder}/{BATCH}")
    } else {
        folder
    }
}
