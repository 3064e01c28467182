//! Questions for any problem: all tiny ones, random ones, and those that are a step smaller than a given one.

use std::iter::{repeat_n, repeat_with, successors};
use std::ops::Range;

use fastrand::Rng;
use itertools::Itertools;

use crate::{Argument, Bounds, Kind, Problem, Question, Value, thousands};

/// How many tiny questions there are at the most.
const MOST_TINY: usize = 10_000;
/// How many numbers are tiny, where a number is all that is asked.
const TINY_NUMBERS: usize = 2000;
/// How many numbers are tiny beside other arguments.
const TINY_NUMBERS_BESIDE: usize = 40;
/// A number that fails counts as the smallest if none of so many numbers just below it fails.
const NEXT_BELOW: i32 = 64;
/// In rows of up to this length, any two values may be left out together.
const LONGEST_FOR_PAIRS: usize = 20;
/// How large random questions become, few of them the longest; the number of one that has no row.
const LONGEST_RANDOM: usize = 100;
const LONGEST_OF_FEW: usize = 500;
const LARGEST_RANDOM: i32 = 100_000;
/// How many questions are tried that are two steps smaller, where one step leads out of what the judge promises.
const MOST_DOUBLE_STEPS: usize = 5000;

/// All tiny questions within the judge's limits, from the smallest on: a list for each length of the rows, or one list
/// of all numbers. Those of a length come by their largest absolute value, then in the order of 0, 1, −1, 2, −2 … from
/// the front.
pub fn tiny(problem: &Problem) -> Vec<Vec<Question>> {
    tiny_of(problem, Problem::allows, |argument| {
        let limits = &argument.judge.values;
        let count = match argument.kind {
            Kind::Number if problem.arguments.len() == 1 => TINY_NUMBERS,
            Kind::Number => TINY_NUMBERS_BESIDE,
            _ if *limits.start() < 0 => 5,
            _ => 3,
        };
        let nearest_to_zero = 0.clamp(*limits.start(), *limits.end());
        let sizes = nearest_to_zero.abs()..=i32::MAX;
        let numbers = sizes.flat_map(|size| [size, -size]).dedup();
        let numbers = numbers.take(2 * count);
        let allowed = numbers.filter(|number| limits.contains(number));
        allowed.take(count).collect()
    })
}

/// Tiny questions that the program answers at home, to compare it with the rules.
pub fn tiny_at_home(problem: &Problem) -> Vec<Question> {
    let all = |numbers: usize, values: &[i32]| {
        tiny_of(problem, Problem::answers_at_home, |argument| {
            let limits = &argument.home.values;
            let values = values.iter().filter(|value| limits.contains(value));
            match argument.kind {
                Kind::Number => limits.clone().take(numbers).collect(),
                _ => values.copied().collect(),
            }
        })
    };
    let lists = [all(1000, &[0, 1, 2]), all(60, &[-2, -1, 0, 1, 3, 5])];
    lists.into_iter().flatten().flatten().collect()
}

/// The same of other values, and those that are taken: all of a length, or none.
fn tiny_of(
    problem: &Problem,
    is_taken: fn(&Problem, &Question) -> bool,
    values: impl Fn(&Argument) -> Vec<i32>,
) -> Vec<Vec<Question>> {
    let is_row = |argument: &Argument| argument.kind != Kind::Number;
    let has_rows = problem.arguments.iter().any(is_row);
    let lengths = 0..=if has_rows { LONGEST_RANDOM } else { 0 };
    let mut most = MOST_TINY;
    let of_length = |length| {
        let all_values = |argument: &Argument| {
            let values = values(argument).into_iter();
            let rows = repeat_n(values.clone(), length).multi_cartesian_product();
            let all = match argument.kind {
                Kind::Number => values.map(Value::Number).collect_vec(),
                _ => rows.take(most + 1).map(Value::Row).collect(),
            };
            all.into_iter()
        };
        let all = problem.arguments.iter().map(all_values);
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
                _ => least.max(0).saturating_add(spread),
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
    match &mut replaced.0[index] {
        Value::Number(whole) => *whole = number,
        Value::Row(row) => row[place] = number,
    }
    replaced
}

/// A question with random numbers and with rows of a random length, within the bounds of each argument.
pub(crate) fn random_question(
    arguments: &[Argument],
    random: &mut Rng,
    bounds: impl Fn(&Argument) -> Bounds,
) -> Question {
    let mut length = 0;
    let value = |argument: &Argument| {
        let Bounds { lengths, values } = bounds(argument);
        if argument.kind == Kind::Row {
            length = random.usize(lengths);
        }
        let mut number = || random.i32(values.clone());
        match argument.kind {
            Kind::Number => Value::Number(number()),
            _ => Value::Row(repeat_with(number).take(length).collect()),
        }
    };
    Question(arguments.iter().map(value).collect())
}

/// The questions that are one step smaller and that the judge may ask: values left out, many at first, or a value
/// lowered. Where one step breaks what the judge promises, two steps.
pub fn smaller(problem: &Problem, question: &Question) -> impl Iterator<Item = Question> {
    let [once, broken] = [true, false].map(|is_allowed| {
        let steps = steps(problem, question.clone());
        steps.filter(move |smaller| problem.allows(smaller) == is_allowed)
    });
    let most = problem.promise.as_ref().map_or(0, |_| MOST_DOUBLE_STEPS);
    let twice = broken.flat_map(|smaller| steps(problem, smaller));
    let twice = twice.take(most);
    once.chain(twice.filter(|smaller| problem.allows(smaller)))
}

fn steps(problem: &Problem, question: Question) -> impl Iterator<Item = Question> {
    let mut lowered = Vec::new();
    for (index, argument) in problem.arguments.iter().enumerate() {
        for (place, &number) in question.0[index].values().iter().enumerate() {
            let numbers = lower_numbers(number, argument);
            lowered.extend(numbers.map(|number| (index, place, number)));
        }
    }
    let is_later_row = |argument: &Argument| argument.kind == Kind::RowAsLong;
    let has_several_rows = problem.arguments.iter().any(is_later_row);
    let whole = question.clone();
    let removals = removals(question.row().len(), has_several_rows);
    let shorter = removals.map(move |parts| {
        let mut smaller = whole.clone();
        for (value, argument) in smaller.0.iter_mut().zip(problem.arguments) {
            if let Value::Row(row) = value {
                let [one, other] = parts[usize::from(is_later_row(argument))].clone();
                row.drain(other);
                row.drain(one);
            }
        }
        smaller
    });
    let lowered = lowered.into_iter();
    let lowered =
        lowered.map(move |(index, place, number)| replaced(&question, index, place, number));
    shorter.chain(lowered)
}

/// Two parts of a row, of which the second may be empty.
type Parts = [Range<usize>; 2];

/// What can be left out of rows of this length: of the first one, and of the others.
fn removals(length: usize, has_several_rows: bool) -> impl Iterator<Item = [Parts; 2]> {
    let part = move |start: usize, size| {
        let end = length.min(start + size);
        [start..end, end..end]
    };
    // Halves, quarters and so on to single values.
    let sizes = successors(Some(length / 2), |size| Some(size / 2)).take_while(|size| *size > 1);
    let parts = sizes.chain([1]).flat_map(move |size| {
        let starts = (0..length).step_by(size);
        starts.map(move |start| part(start, size))
    });
    // Two values, which keeps a length even or odd, on which much depends.
    let places = 0..length.min(LONGEST_FOR_PAIRS);
    let pairs = places.clone().tuple_combinations();
    let pairs = pairs.map(|(one, other)| [one..one + 1, other..other + 1]);
    let pairs = pairs.filter(move |_| length <= LONGEST_FOR_PAIRS);
    let same = parts.chain(pairs).map(|parts| [parts.clone(), parts]);
    // One of the first row, and another one of those that are as long.
    let one_each = places.clone().cartesian_product(places);
    let one_each = one_each.filter(move |_| has_several_rows);
    same.chain(one_each.map(move |(first, other)| [part(first, 1), part(other, 1)]))
}

/// The numbers to try instead of this one: some that are nearer to 0, or to the least that is allowed, and for a number
/// that stands alone all just below it.
fn lower_numbers(number: i32, argument: &Argument) -> impl Iterator<Item = i32> {
    let (least, most) = argument.judge.values.clone().into_inner();
    let nearest = 0.clamp(least, most);
    let distance = i64::from(number) - i64::from(nearest);
    let next = [distance - distance / 8, distance - distance.signum()];
    let distances = [0, distance / 4, distance / 2].into_iter().chain(next);
    let nearer = distances.filter(move |nearer| nearer.abs() < distance.abs());
    let nearer = nearer.dedup();
    let numbers = nearer.map(move |distance| i64::from(nearest) + distance);
    let numbers = numbers.filter_map(|number| number.try_into().ok());
    let next_below = match argument.kind {
        Kind::Number => least.max(number.saturating_sub(NEXT_BELOW))..number,
        _ => 0..0,
    };
    numbers.chain(next_below)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PROBLEMS, problem};

    #[test]
    fn tiny_questions_are_told_and_come_in_order() {
        let told = "\
            leetcode_0292_nim_game: all 2,000 numbers from 1: 1 2 3 4
            leetcode_0486_predict_the_winner: all 9,840 rows of up to 8 numbers 0 to 2: \
            [0] [1] [2] [0,0] [0,1] [1,0] [1,1] [0,2] [1,2] [2,0] [2,1] [2,2] [0,0,0] [0,0,1]
            leetcode_0877_stone_game: all 3,688 rows of up to 8 numbers 1 to 3: [1,2] [2,1] [2,3]
            leetcode_1406_stone_game_iii: all 3,905 rows of up to 5 numbers -2 to 2: \
            [0] [1] [-1] [2] [-2] [0,0] [0,1] [0,-1] [1,0] [1,1] [1,-1] [-1,0] [-1,1] [-1,-1] [0,2]
            kitten_fishing: all 7,380 games with rows of up to 4 numbers 1 to 3: [1] [1] [1] [2] [2]";
        for line in told.lines() {
            let (program, told) = line.trim().split_once(": ").expect("a name");
            let problem = problem(program).expect("a problem");
            let tiny = tiny(problem);
            let all = describe(problem, &tiny) + ": " + &tiny.concat().iter().join(" ");
            assert!(all.starts_with(told), "{told}, not {}", &all[..200]);
        }
    }

    #[test]
    fn random_questions_grow_and_are_made_smaller() {
        let size = |question: &Question| {
            let values = question.values().map(i64::from).map(i64::abs);
            (question.row().len(), values.sum::<i64>())
        };
        for problem in PROBLEMS {
            let questions = random(problem).take(900).collect_vec();
            let sum = |part: &[Question]| part.iter().map(Question::size).sum::<usize>();
            let grows = sum(&questions[..300]) < sum(&questions[600..]);
            // Numbers of up to 1000 are as large as they may be from the start.
            let can_grow = |argument: &Argument| {
                argument.kind != Kind::Number || *argument.judge.values.end() > 1000
            };
            let can_grow = problem.arguments.iter().any(can_grow);
            assert!(grows || !can_grow, "{}", problem.program);
            for question in &questions[..100] {
                for smaller in smaller(problem, question).take(500) {
                    assert!(problem.allows(&smaller), "{smaller} of {question}");
                    assert!(size(&smaller) < size(question), "{smaller} of {question}");
                }
                if let Some(promise) = &problem.promise {
                    for mut step in steps(problem, question.clone()) {
                        (promise.keep)(&mut step);
                        assert!((promise.is_kept)(&step) || step.row().is_empty(), "{step}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_value_can_be_left_out_and_lowered() {
        let check = |program: &str, question: Question, expected: &str| {
            let problem = problem(program).expect("a problem");
            let found = smaller(problem, &question).join(" or ") + ".";
            assert!(found.contains(expected), "{expected}, not {found}");
        };
        let row = |row: &[i32]| Question::rows([row.to_vec()]);
        let all = "[0,3] or [5,3] or [5,0] or [3] or [0] or [5] or \
            [0,0,3] or [1,0,3] or [2,0,3] or [4,0,3] or [5,0,0] or [5,0,1] or [5,0,2].";
        check("leetcode_0486_predict_the_winner", row(&[5, 0, 3]), all);
        check("leetcode_0877_stone_game", row(&[2, 2, 2, 3]), "[2,3]");
        check("leetcode_0877_stone_game", row(&[2, 2, 2, 3]), "[1,1,2,3]");
        let deal = Question::rows([vec![1, 2], vec![3, 1]]);
        let shorter = "[2] [1] or [1] [3] or [2] [1] or [2] [3] or ";
        check("kitten_fishing", deal, shorter);
        check("leetcode_0292_nim_game", Question::number(200), " or 199.");
    }
}
