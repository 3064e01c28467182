//! Questions for any problem: all tiny ones, random ones, and those that are a step smaller than a given one.

use fastrand::Rng;
use itertools::Itertools;

use crate::argument::removals;
use crate::{Argument, Bounds, Kind, Problem, Question, Value, thousands};

/// How many tiny questions there are at the most.
const MOST_TINY: usize = 10_000;
/// How many numbers are tiny, where a number is all that is asked.
const TINY_NUMBERS: usize = 2000;
/// How many numbers are tiny beside other arguments.
const TINY_NUMBERS_BESIDE: usize = 40;
/// How large random questions become, few of them the longest; the number of one that has no row.
const LONGEST_RANDOM: usize = 100;
const LONGEST_OF_FEW: usize = 500;
const LARGEST_RANDOM: i32 = 100_000;

/// All tiny questions within the judge's limits, from the smallest on: a list for each length of the rows, or one list
/// of all numbers. Those of a length come by their largest absolute value, then in the order of 0, 1, −1, 2, −2 … from
/// the front.
pub fn tiny(problem: &Problem) -> Vec<Vec<Question>> {
    tiny_of(problem, Problem::allows, |argument| {
        let limits = &argument.judge.values;
        let count = match argument.kind {
            Kind::Number if problem.arguments.len() == 1 => TINY_NUMBERS,
            Kind::Number => TINY_NUMBERS_BESIDE,
            Kind::Row | Kind::RowAsLong if *limits.start() < 0 => 5,
            Kind::Row | Kind::RowAsLong => 3,
        };
        let nearest_to_zero = 0.clamp(*limits.start(), *limits.end());
        let sizes = nearest_to_zero.abs()..=i32::MAX;
        let numbers = sizes.flat_map(|size| [size, -size]).dedup();
        let numbers = numbers.take(2 * count);
        let allowed = numbers.filter(|number| limits.contains(number));
        allowed.take(count).collect()
    })
}

/// Tiny questions that the program answers at home, to compare it with the rules; those with shorter rows first.
pub fn tiny_at_home(problem: &Problem) -> Vec<Question> {
    let all = |numbers: usize, values: &[i32]| {
        tiny_of(problem, Problem::answers_at_home, |argument| {
            let limits = &argument.home.values;
            let values = values.iter().filter(|value| limits.contains(value));
            match argument.kind {
                Kind::Number => limits.clone().take(numbers).collect(),
                Kind::Row | Kind::RowAsLong => values.copied().collect(),
            }
        })
    };
    let lists = [all(500, &[0, 1, 2]), all(25, &[-2, -1, 0, 1, 3, 5])];
    let questions = lists.into_iter().flatten().flatten();
    questions
        .sorted_by_key(|question| question.first_row().len())
        .collect()
}

/// The same of other values, and those that are taken: all of a length, or none.
fn tiny_of(
    problem: &Problem,
    is_taken: fn(&Problem, &Question) -> bool,
    values: impl Fn(&Argument) -> Vec<i32>,
) -> Vec<Vec<Question>> {
    let has_rows = problem.arguments.iter().any(Argument::is_row);
    let lengths = 0..=if has_rows { LONGEST_RANDOM } else { 0 };
    let mut most = MOST_TINY;
    let of_length = |length| {
        let all = problem.arguments.iter();
        let all = all.map(|argument| argument.all(values(argument), length, most).into_iter());
        let all = all.multi_cartesian_product().take(most + 1);
        let mut questions = all.map(Question).collect_vec();
        if questions.len() > most {
            return None;
        }
        questions.sort_by_key(|question| question.values().map(i32::abs).max());
        questions.retain(|question| is_taken(problem, question));
        most -= questions.len();
        Some(questions)
    };
    let lists = lengths.map_while(of_length);
    lists.filter(|questions| !questions.is_empty()).collect()
}

/// What the questions of `tiny` are, in words.
pub fn describe(problem: &Problem, tiny: &[Vec<Question>]) -> String {
    let values = tiny.iter().flatten().flat_map(|question| &question.0);
    let rows = values.filter_map(Value::row);
    let longest = rows.clone().map(<[i32]>::len).max();
    let numbers = rows.flatten().minmax().into_option();
    let count = thousands(tiny.iter().map(Vec::len).sum());
    let Some((longest, (least, most))) = longest.zip(numbers) else {
        return match problem.arguments {
            [number] => format!("all {count} numbers from {}", number.judge.values.start()),
            _ => format!("all {count} games with tiny numbers"),
        };
    };
    let games = match problem.arguments {
        [_] => "rows",
        _ => "games with rows",
    };
    format!("all {count} {games} of up to {longest} numbers {least} to {most}")
}

/// Random questions within the judge's limits, larger and larger: with rows of every shape, and near-ties.
pub fn random(problem: &Problem) -> impl Iterator<Item = Question> {
    let mut random = Rng::with_seed(1);
    let questions = (0..).flat_map(move |round: i32| {
        let spread = [1, 2, 5, 20, 1000, i32::MAX][random.usize(0..6)];
        let most_values = usize::try_from(4 + round / 20).unwrap_or(LONGEST_RANDOM);
        let is_longest = round % 16 == 15;
        let bounds = |argument: &Argument| {
            let (mut shortest, longest) = argument.judge.lengths.clone().into_inner();
            let mut longest = longest.min(LONGEST_OF_FEW);
            if is_longest {
                shortest = longest;
            } else {
                longest = most_values.min(LONGEST_RANDOM).clamp(shortest, longest);
            }
            let (least, most) = argument.judge.values.clone().into_inner();
            let most_of_round = match argument.kind {
                Kind::Number => 1000_i32.saturating_mul(round + 1).min(LARGEST_RANDOM),
                Kind::Row | Kind::RowAsLong => least.max(0).saturating_add(spread),
            };
            let lengths = shortest..=longest;
            let values = least.max(-spread)..=most.min(most_of_round).max(least);
            Bounds { lengths, values }
        };
        let mut question = random_question(problem.arguments, &mut random, bounds);
        if random.u8(..4) == 0 {
            skew(problem, &mut question, &mut random);
        }
        shaped(problem, question, round % 4 == 0, &mut random)
    });
    questions.filter(|question| problem.allows(question))
}

/// Puts the least or the largest value in each place of the rows but up to three, of which some are at an end.
fn skew(problem: &Problem, question: &mut Question, random: &mut Rng) {
    for (value, argument) in question.0.iter_mut().zip(problem.arguments) {
        let Value::Row(row) = value else { continue };
        let (least, most) = argument.judge.values.clone().into_inner();
        let same = if random.bool() { least } else { most };
        let end = row.len() - 1;
        let others = [(); 3].map(|()| [0, end, random.usize(0..=end)][random.usize(..3)]);
        for (place, number) in row.iter_mut().enumerate() {
            if !others.contains(&place) {
                *number = same;
            }
        }
    }
}

/// The question with each of its rows in a shape: it may be of the least and the largest value alone, a few values
/// again and again, the same from both ends. Where it is asked for and a value decides the answer, this value becomes
/// the last of one answer, and the first of the other one.
pub(crate) fn shaped(
    problem: &Problem,
    mut question: Question,
    as_ties: bool,
    random: &mut Rng,
) -> Vec<Question> {
    for (value, argument) in question.0.iter_mut().zip(problem.arguments) {
        let Value::Row(row) = value else { continue };
        let (least, most) = argument.judge.values.clone().into_inner();
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
    let ties = as_ties.then(|| near_tie(problem, &question, random));
    problem.keep_promise(&mut question);
    ties.flatten().map_or(vec![question], Vec::from)
}

/// Two questions between which the answer changes, though they differ by 1 in one value of a row; `None` if the value
/// that is tried does not change it.
fn near_tie(problem: &Problem, question: &Question, random: &mut Rng) -> Option<[Question; 2]> {
    let is_row = |value: &Value| value.row().is_some();
    let index = question.0.iter().position(is_row)?;
    let row = question.0[index].values();
    let place = random.usize(0..row.len());
    let (least, most) = problem.arguments[index].judge.values.clone().into_inner();
    let with = |number| replaced(question, index, place, number);
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

/// The question with another number at a place of one value.
fn replaced(question: &Question, index: usize, place: usize, number: i32) -> Question {
    let mut replaced = question.clone();
    replaced.0[index].values_mut()[place] = number;
    replaced
}

/// A question with random numbers and with rows of a random length, within the bounds of each argument.
pub(crate) fn random_question(
    arguments: &[Argument],
    random: &mut Rng,
    bounds: impl Fn(&Argument) -> Bounds,
) -> Question {
    let mut length = 0;
    let value = |argument: &Argument| argument.random(bounds(argument), &mut length, random);
    Question(arguments.iter().map(value).collect())
}

/// The questions that are one step smaller and that the judge may ask: values left out, many at first, or a value
/// lowered. Where that breaks what the judge promises, more is changed.
pub fn smaller(problem: &Problem, question: &Question) -> impl Iterator<Item = Question> {
    let whole = question.clone();
    let shorter = removals(whole.first_row().len()).map(move |parts| {
        let mut smaller = whole.clone();
        let values = smaller.0.iter_mut();
        values.for_each(|value| value.remove(parts.clone()));
        smaller
    });
    let mut places = Vec::new();
    for (index, argument) in problem.arguments.iter().enumerate() {
        for (place, &number) in question.0[index].values().iter().enumerate() {
            let numbers = argument.lower_numbers(number);
            places.extend(numbers.map(|number| (index, place, number)));
        }
    }
    let whole = question.clone();
    let lowered = places.into_iter();
    let lowered = lowered.map(move |(index, place, number)| replaced(&whole, index, place, number));
    let largest = weight(question);
    let steps = shorter
        .chain(lowered)
        .update(|step| problem.keep_promise(step));
    steps.filter(move |step| problem.allows(step) && weight(step) < largest)
}

/// The length of the rows, and the sum of all absolute values: a step to a smaller question lowers the one, or the other.
fn weight(question: &Question) -> (usize, i64) {
    let values = question.values().map(|value| i64::from(value).abs());
    (question.first_row().len(), values.sum())
}
