//! Makes inputs for any problem: all tiny inputs, random inputs, and inputs one step smaller than a given input.

use std::iter::repeat_with;
use std::slice;

use fastrand::Rng;
use itertools::Itertools;
use rustc_hash::FxHashSet;

use crate::input::shape::{TinyCounts, removable_ranges, shorter};
use crate::{Argument, Budget, Input, Problem, Shape, Value};

/// Maximum number of inputs that [`tiny_of`] returns.
const MAX_TINY_COUNT: usize = 10_000;
/// Maximum size of a tiny input.
const MAX_TINY_SIZE: usize = 30;
/// Number of candidates of one size at which we skip this size and all larger ones.
const MAX_CANDIDATES_PER_SIZE: usize = 100_000;

/// Number of tiny inputs drawn where all inputs have the same size, and largest absolute value of their numbers.
const FIXED_SIZE_COUNT: usize = 200;
const FIXED_SIZE_SPREAD: i64 = 2;

/// Number of tiny values tried for a number argument: in problems with one argument, with two, and with more.
const TINY_NUMBER_COUNTS: [usize; 3] = [4000, 40, 4];

/// Number of tiny values tried for each number of a row: the first if no number may be negative, otherwise the second.
/// [`tiny_local`] tries both.
const TINY_ELEMENT_COUNTS: [usize; 2] = [3, 5];

/// Maximum length of random rows, except in every 16th round.
const MAX_RANDOM_LENGTH: usize = 100;
/// Maximum length of random rows in every 16th round.
const MAX_RARE_LENGTH: usize = 500;

/// Maximum length of an answer that [`near_tie`] compares, in bytes. Longer answers take too long to compute.
const MAX_TIE_LENGTH: usize = 10_000;

/// Number of consecutive disallowed random inputs after which [`random`] gives up.
const MAX_REJECTIONS: usize = 10_000;

/// Returns all tiny inputs that the site allows, sorted by size, then by the largest absolute value.
pub fn tiny(problem: &Problem) -> Vec<Input> {
    let least = |argument: &Argument| match argument.site {
        Shape::Number(_) => 0,
        _ => *argument.site.range().start(),
    };
    let allows_negatives = problem.signature.arguments.iter().map(least).any(|least| least < 0);
    let elements = TINY_ELEMENT_COUNTS[usize::from(allows_negatives)];
    tiny_of(problem, |argument| &argument.site, elements, true)
}

/// Returns the tiny inputs that the program answers locally, sorted by size, for comparison with brute force.
pub fn tiny_local(problem: &Problem) -> Vec<Input> {
    let is_needed = problem.signature.guarantee.is_some_and(|guarantee| guarantee.is_needed);
    let tiny = |elements| tiny_of(problem, |argument| &argument.local, elements, is_needed);
    let inputs = TINY_ELEMENT_COUNTS.into_iter().flat_map(tiny).unique();
    inputs.sorted_by_key(Input::size).collect()
}

/// Returns the distinct tiny inputs of these shapes, stopping before the first size that has too many candidates or
/// makes the total too large. Tries `elements` tiny values for each number of a row. If all inputs have the same size,
/// draws some. If `repairs` is true, repairs inputs that break the guarantee. Sorts the inputs by size, then by the largest
/// absolute value.
fn tiny_of(
    problem: &Problem,
    shape: fn(&Argument) -> &Shape,
    elements: usize,
    repairs: bool,
) -> Vec<Input> {
    let mut inputs = if let Some(structure) = problem.signature.structure {
        let mut inputs = (structure.tiny)(problem.signature.arguments);
        inputs.retain(|input| problem.signature.shapes_contain(input, shape));
        inputs
    } else {
        tiny_of_shapes(problem, shape, elements, repairs)
    };
    inputs.sort_by_cached_key(|input| (input.size(), largest_number(problem, input)));
    inputs
}

/// Returns what [`tiny_of`] does, in any order, if the values of the arguments can be made one by one.
fn tiny_of_shapes(
    problem: &Problem,
    shape: fn(&Argument) -> &Shape,
    elements: usize,
    repairs: bool,
) -> Vec<Input> {
    let shapes = problem.signature.arguments.iter().map(shape).collect_vec();
    let numbers = TINY_NUMBER_COUNTS[shapes.len().min(TINY_NUMBER_COUNTS.len()) - 1];
    let tiny = TinyCounts { numbers, elements };
    let mut allowed = Allowed { problem, shape, seen: FxHashSet::default(), inputs: Vec::new() };
    if shapes.iter().all(|shape| shape.has_fixed_size()) {
        let mut random = Rng::with_seed(1);
        let drawn = repeat_with(|| {
            let values = shapes.iter().map(|shape| shape.draw(&mut random, 0, FIXED_SIZE_SPREAD));
            Input { values: values.collect() }
        });
        allowed.add_all(drawn.take(FIXED_SIZE_COUNT), repairs);
        return allowed.inputs;
    }
    for size in 0..=MAX_TINY_SIZE {
        let count = allowed.inputs.len();
        let candidates = values_of_total_size(&shapes, size, tiny).map(|values| Input { values });
        if !allowed.add_all(candidates, repairs) {
            allowed.inputs.truncate(count);
            break;
        }
    }
    allowed.inputs
}

/// Distinct inputs that a problem allows.
struct Allowed<'a> {
    problem: &'a Problem,
    shape: fn(&Argument) -> &Shape,
    seen: FxHashSet<Input>,
    inputs: Vec<Input>,
}

impl Allowed<'_> {
    /// Adds candidates, those last that `repairs` changes. Returns false, perhaps before all are added, if they or all
    /// inputs are too many.
    fn add_all(&mut self, candidates: impl Iterator<Item = Input>, repairs: bool) -> bool {
        let mut changed = Vec::new();
        for (count, input) in candidates.enumerate() {
            let repaired = repairs.then(|| self.problem.signature.repaired(input.clone()));
            let fits = match repaired.filter(|repaired| *repaired != input) {
                Some(repaired) => {
                    changed.push(repaired);
                    true
                }
                None => self.add(input),
            };
            if !fits || count + 1 == MAX_CANDIDATES_PER_SIZE {
                return false;
            }
        }
        changed.into_iter().all(|input| self.add(input))
    }

    /// Adds an input if it is new and allowed. Returns whether the inputs are not too many.
    fn add(&mut self, input: Input) -> bool {
        let is_allowed = self.problem.signature.shapes_contain(&input, self.shape);
        if is_allowed && self.seen.insert(input.clone()) {
            self.inputs.push(input);
        }
        self.inputs.len() <= MAX_TINY_COUNT
    }
}

/// Returns all lists of values for these shapes with this total size.
fn values_of_total_size<'a>(
    shapes: &'a [&'a Shape],
    size: usize,
    tiny: TinyCounts,
) -> Box<dyn Iterator<Item = Vec<Value>> + 'a> {
    let Some((first, others)) = shapes.split_first() else {
        return Box::new((size == 0).then(Vec::new).into_iter());
    };
    Box::new((0..=size).flat_map(move |used| {
        first.values_of_size(used, tiny).flat_map(move |value| {
            let rests = values_of_total_size(others, size - used, tiny);
            rests.map(move |rest| [slice::from_ref(&value), &rest].concat())
        })
    }))
}

/// Returns random inputs that the site allows. They grow longer, and some come in pairs that `near_tie` finds. Every
/// call returns the same inputs.
pub fn random(problem: &Problem) -> impl Iterator<Item = Input> {
    let mut random = Rng::with_seed(1);
    let mut rejections = 0;
    let inputs = (0..).flat_map(move |round| {
        let spread = [1, 2, 5, 20, 1000, i64::MAX][random.usize(0..6)];
        let longest = match round % 16 {
            15 => MAX_RARE_LENGTH,
            _ => MAX_RANDOM_LENGTH.min(4 + round / 20),
        };
        if let Some(structure) = problem.signature.structure {
            let arguments = problem.signature.arguments;
            return vec![(structure.draw)(arguments, &mut random, longest)];
        }
        let shapes = problem.signature.arguments.iter().map(|argument| &argument.site);
        let drawn = shapes.map(|shape| shape.draw(&mut random, longest, spread));
        let values = drawn.collect();
        varied(problem, Input { values }, round % 4 == 0, &mut random)
    });
    let allowed = inputs.map(|input| problem.allows(&input).then_some(input));
    let until_too_many_rejections = allowed.take_while(move |input| {
        rejections = if input.is_some() { 0 } else { rejections + 1 };
        rejections < MAX_REJECTIONS
    });
    until_too_many_rejections.flatten()
}

/// Varies each row and text of an input at random: it may be filled with extreme values, or become periodic or a
/// palindrome. Returns the varied input or, if `seeks_near_tie` is true and [`near_tie`] finds two inputs, those two.
pub(crate) fn varied(
    problem: &Problem,
    mut input: Input,
    seeks_near_tie: bool,
    random: &mut Rng,
) -> Vec<Input> {
    for (value, argument) in input.values.iter_mut().zip(problem.signature.arguments) {
        argument.site.change_rows(value, &mut |row, numbers| {
            let (least, most) = numbers.into_inner();
            if random.bool() {
                row.fill_with(|| if random.bool() { least } else { most });
            }
            if random.u8(..4) == 0 {
                let period = random.usize(1..=4);
                for index in period..row.len() {
                    row[index] = row[index - period];
                }
            }
            if random.u8(..3) == 0 {
                let half = row.len() / 2;
                let (first, second) = row.split_at_mut(half);
                let pairs = second.iter_mut().rev().zip(first);
                pairs.for_each(|(to, from)| *to = *from);
            }
        });
    }
    let repaired = problem.signature.repaired(input);
    let ties = seeks_near_tie.then(|| near_tie(problem, &repaired, random));
    ties.flatten().map_or(vec![repaired], Vec::from)
}

/// Returns two inputs that differ by 1 in one number of a row and have different answers. Tries one extreme value for a
/// randomly chosen number in the first nonempty row; returns `None` if there is no such row, if the answer does not
/// change, or if computing an answer takes too long.
fn near_tie(problem: &Problem, input: &Input, random: &mut Rng) -> Option<[Input; 2]> {
    let is_nonempty_row = |value: &Value| matches!(value, Value::Row(row) if !row.is_empty());
    let argument = input.values.iter().position(is_nonempty_row)?;
    let row = input.row(argument);
    let index = random.usize(0..row.len());
    let (least, most) = problem.signature.arguments[argument].site.range().into_inner();
    let with = |number| {
        let mut changed = row.to_vec();
        changed[index] = i32::try_from(number).unwrap_or(row[index]);
        input.with(argument, Value::Row(changed))
    };
    let answer = |number| problem.reference_answer(&with(number), &mut Budget::default());
    let mut same = i64::from(row[index]);
    let mut different = if random.bool() { least } else { most };
    let first = answer(same).filter(|answer| answer.len() <= MAX_TIE_LENGTH)?;
    if answer(different)? == first {
        return None;
    }
    while same.abs_diff(different) > 1 {
        let middle = i64::midpoint(same, different);
        if answer(middle)? == first {
            same = middle;
        } else {
            different = middle;
        }
    }
    Some([same, different].map(with))
}

/// Returns the inputs that are one step smaller, as the problem's structure has them or else by `shrink_values`. Skips
/// those that the site does not allow.
pub fn shrink<'a>(problem: &'a Problem, input: &'a Input) -> Box<dyn Iterator<Item = Input> + 'a> {
    let Some(structure) = problem.signature.structure else {
        return Box::new(shrink_values(problem, input));
    };
    let limit = weight(problem, input);
    let steps = (structure.smaller)(problem.signature.arguments, input);
    Box::new(steps.filter(move |step| weight(problem, step) < limit && problem.allows(step)))
}

/// Returns the inputs that are one step smaller: first without a number or letter that occurs more than once, then with
/// the same part removed from all rows, texts and lists, then with a part removed from one of them, then with all equal
/// numbers or one number moved toward 0, or one list item shrunk. Repairs inputs that break the guarantee, and skips
/// those that the site does not allow.
fn shrink_values(problem: &Problem, input: &Input) -> impl Iterator<Item = Input> {
    let longest = input.values.iter().map(Value::length).max().unwrap_or(0);
    let together = removable_ranges(longest).map(|part| {
        let without = |value: &Value| {
            let end = part.end.min(value.length());
            value.without(part.start.min(end)..end)
        };
        let values = input.values.iter().map(without).collect();
        Input { values }
    });
    let count = input.values.len();
    let indices = || 0..count;
    let without_repeated = indices().flat_map(move |index| {
        let values = problem.signature.arguments[index].site.without_repeated(&input.values[index]);
        values.map(move |value| input.with(index, value))
    });
    let separately = indices().filter(move |_| count > 1).flat_map(move |index| {
        let values = shorter(&input.values[index]);
        values.map(move |value| input.with(index, value))
    });
    let reduced = indices().flat_map(move |index| {
        let (shape, value) = (&problem.signature.arguments[index].site, &input.values[index]);
        let values = shape.reduce_repeated(value).chain(shape.reduce(value));
        values.map(move |value| input.with(index, value))
    });
    let limit = weight(problem, input);
    let steps = without_repeated.chain(together).chain(separately).chain(reduced);
    let repaired = steps.map(|step| problem.signature.repaired(step));
    let is_allowed = |step: &_| problem.signature.shapes_contain(step, |argument| &argument.site);
    repaired.filter(move |step| weight(problem, step) < limit && is_allowed(step))
}

/// Returns the input's size and the sum of the absolute values of its numbers. Each step of shrinking lowers this pair.
fn weight(problem: &Problem, input: &Input) -> (usize, i64) {
    let numbers = problem.signature.numbers(input).into_iter();
    let sum = numbers.map(i64::saturating_abs).fold(0, i64::saturating_add);
    (input.size(), sum)
}

/// Returns the largest absolute value of a number in the input.
fn largest_number(problem: &Problem, input: &Input) -> u64 {
    let numbers = problem.signature.numbers(input).into_iter();
    numbers.map(i64::unsigned_abs).max().unwrap_or(0)
}
