//! The games that a hunt plays: all tiny ones, random ones, and those that are a step smaller than a given one.

use std::iter::{repeat_n, successors};

use fastrand::Rng;
use itertools::Itertools;
use two_player_games::problems::Form;
use two_player_games::{Problem, Question};

/// How many tiny games there are at the most.
const MOST_TINY: usize = 10_000;

/// How many numbers are tiny.
const TINY_NUMBERS: i32 = 2000;

/// A number that fails counts as the smallest if none of so many numbers just below it fails.
const NEXT_BELOW: i32 = 64;

/// In rows of up to this length, any two values may be left out together.
const LONGEST_FOR_PAIRS: usize = 20;

/// How large random games become.
const LONGEST_RANDOM: usize = 100;

/// How many games are tried that are two steps smaller, where one step leads out of what the judge promises.
const MOST_DOUBLE_STEPS: usize = 5000;

/// All tiny games within the judge's limits, from the smallest on: a list for each length, or one list of all numbers.
/// Rows of a length come by their largest absolute value, then in the order of 0, 1, −1, 2, −2 … from the front. Deals
/// come as the rows of all their cards do.
#[must_use]
pub fn tiny(problem: &Problem) -> Vec<Vec<Question>> {
    if matches!(problem.form, Form::Number(_)) {
        let numbers = problem.limits.values.clone().take(TINY_NUMBERS.unsigned_abs() as usize);
        return vec![numbers.map(Question::Number).collect()];
    }
    let values = tiny_values(problem);
    let mut count = 0;
    let of_length = |length: usize| {
        let games = games_of_length(problem, length, &values);
        count += games.len();
        (count <= MOST_TINY).then_some(games)
    };
    problem.limits.lengths.clone().map_while(of_length).filter(|games| !games.is_empty()).collect()
}

/// The values of tiny rows, or the ranks of tiny deals, in order.
fn tiny_values(problem: &Problem) -> Vec<i32> {
    let limits = &problem.limits.values;
    let count = if *limits.start() < 0 { 5 } else { 3 };
    let by_size = (0..).flat_map(|size: i32| [size, -size]).dedup();
    by_size.filter(|value| limits.contains(value)).take(count).collect()
}

fn games_of_length(problem: &Problem, length: usize, values: &[i32]) -> Vec<Question> {
    let cards = if matches!(problem.form, Form::Deal(_)) { 2 * length } else { length };
    // Surely too many. `tiny` only counts these, so they may all be the same.
    if u32::try_from(cards).map_or(true, |cards| values.len().saturating_pow(cards) > 10 * MOST_TINY) {
        return repeat_n(Question::Number(0), MOST_TINY + 1).collect();
    }
    let mut rows = repeat_n(values.iter().copied(), cards).multi_cartesian_product().collect_vec();
    rows.sort_by_key(|row| row.iter().map(|value| value.abs()).max());
    let games = rows.into_iter().map(|row| game(problem, row));
    games.filter(|game| problem.allows(game)).collect()
}

/// The row, or the deal of its cards: those of the first hand, then those of the second.
fn game(problem: &Problem, row: Vec<i32>) -> Question {
    if matches!(problem.form, Form::Row(_)) {
        return Question::Row(row);
    }
    let cards = row.into_iter().flat_map(u8::try_from).collect_vec();
    let (first, second) = cards.split_at(cards.len() / 2);
    Question::Deal([first.to_vec(), second.to_vec()])
}

/// What the games of `tiny` are, in words.
#[must_use]
pub fn describe(problem: &Problem, tiny: &[Vec<Question>]) -> String {
    let count = thousands(tiny.iter().map(Vec::len).sum());
    let longest = tiny.iter().flatten().map(Question::length).max().unwrap_or(0);
    let values = tiny_values(problem);
    let least = values.iter().min().unwrap_or(&0);
    let most = values.iter().max().unwrap_or(&0);
    match problem.form {
        Form::Number(_) => format!("all {count} numbers from {}", problem.limits.values.start()),
        Form::Row(_) => format!("all {count} rows of up to {longest} numbers {least} to {most}"),
        Form::Deal(_) => format!("all {count} deals of up to {longest} cards a hand, ranks {least} to {most}"),
    }
}

/// `41000` as `41,000`.
#[must_use]
pub fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let places = digits.len();
    let digits = digits.chars().enumerate();
    digits
        .flat_map(|(place, digit)| [(place > 0 && (places - place).is_multiple_of(3)).then_some(','), Some(digit)])
        .flatten()
        .collect()
}

/// Random games within the judge's limits, larger and larger.
pub fn random(problem: &Problem) -> impl Iterator<Item = Question> {
    let mut random = Rng::with_seed(1);
    let games = (0..).map(move |round| random_game(problem, round, &mut random));
    games.filter(|game| problem.allows(game))
}

fn random_game(problem: &Problem, round: usize, random: &mut Rng) -> Question {
    let limits = &problem.limits;
    let least = *limits.values.start();
    let most = *limits.values.end();
    if matches!(problem.form, Form::Number(_)) {
        let largest =
            i32::try_from(round).map_or(most, |round| most.min(least.saturating_add(100).saturating_mul(round + 1)));
        return Question::Number(random.i32(least..=largest));
    }
    let longest = LONGEST_RANDOM.min(4 + round / 20).clamp(*limits.lengths.start(), *limits.lengths.end());
    let length = random.usize(*limits.lengths.start()..=longest);
    let spread = random.choice([1, 2, 5, 20, 1000, i32::MAX]).unwrap_or(i32::MAX);
    let values = least.max(-spread)..=most.min(least.max(0).saturating_add(spread));
    let count = if matches!(problem.form, Form::Deal(_)) { 2 * length } else { length };
    game(problem, (0..count).map(|_| random.i32(values.clone())).collect())
}

/// The games that are one step smaller and that the judge may ask: values left out, many at first, or a value lowered.
/// Where one step breaks what the judge promises, two steps.
pub fn smaller<'a>(problem: &'a Problem, game: &'a Question) -> impl Iterator<Item = Question> + 'a {
    let mended = steps(problem, game).filter(|smaller| !problem.allows(smaller)).flat_map(|smaller| {
        let twice = steps(problem, &smaller).collect_vec();
        twice.into_iter()
    });
    let once = steps(problem, game).filter(|smaller| problem.allows(smaller));
    once.chain(mended.take(MOST_DOUBLE_STEPS).filter(|smaller| problem.allows(smaller)))
}

fn steps<'a>(problem: &'a Problem, question: &'a Question) -> Box<dyn Iterator<Item = Question> + 'a> {
    match question {
        Question::Number(number) => {
            let next_below = (*problem.limits.values.start()).max(number - NEXT_BELOW)..*number;
            Box::new(lowered(*number, problem).chain(next_below).map(Question::Number))
        }
        Question::Row(row) => {
            let shorter = parts(row.len()).map(|(start, end)| [&row[..start], &row[end..]].concat());
            // Two at once keep the length even or odd, on which much depends.
            let pairs = (0..row.len()).tuple_combinations().filter(|_| row.len() <= LONGEST_FOR_PAIRS);
            let without_two = pairs.map(|(one, other)| [&row[..one], &row[one + 1..other], &row[other + 1..]].concat());
            let lowered = with_one_lowered(row.clone(), problem);
            Box::new(shorter.chain(without_two).chain(lowered).map(Question::Row))
        }
        Question::Deal([first, second]) => {
            let without = |hand: &[u8], start: usize, end: usize| [&hand[..start], &hand[end..]].concat();
            let both =
                parts(first.len()).map(move |(start, end)| [without(first, start, end), without(second, start, end)]);
            let one_each = (0..first.len().min(20)).cartesian_product(0..second.len().min(20));
            let one_each =
                one_each.map(move |(one, other)| [without(first, one, one + 1), without(second, other, other + 1)]);
            let cards = first.iter().chain(second).map(|&card| card.into()).collect_vec();
            let lowered = with_one_lowered(cards, problem).map(|row| game(problem, row));
            Box::new(both.chain(one_each).map(Question::Deal).chain(lowered))
        }
    }
}

/// The parts of a row that can be left out: halves, quarters and so on to single values.
fn parts(length: usize) -> impl Iterator<Item = (usize, usize)> {
    let sizes = successors(Some(length / 2), |size| Some(size / 2)).take_while(|size| *size > 1).chain([1]);
    let starts = move |size: usize| (0..length).step_by(size).map(move |start| (start, length.min(start + size)));
    sizes.flat_map(starts)
}

fn with_one_lowered(row: Vec<i32>, problem: &Problem) -> impl Iterator<Item = Vec<i32>> {
    (0..row.len()).flat_map(move |place| {
        let row = row.clone();
        lowered(row[place], problem).map(move |value| {
            let mut row = row.clone();
            row[place] = value;
            row
        })
    })
}

/// The values to try instead of this one, all nearer to 0, or to the least that is allowed.
fn lowered(value: i32, problem: &Problem) -> impl Iterator<Item = i32> + use<> {
    let least = 0.clamp(*problem.limits.values.start(), *problem.limits.values.end());
    let distance = i64::from(value) - i64::from(least);
    let targets = [0, distance / 4, distance / 2, distance - distance / 8, distance - distance.signum()];
    let targets = targets.into_iter().filter(move |target| target.abs() < distance.abs()).dedup();
    targets.filter_map(move |target| i32::try_from(i64::from(least) + target).ok())
}

#[cfg(test)]
mod tests {
    use two_player_games::problem;

    use super::*;

    fn rows(problem: &Problem) -> Vec<Vec<i32>> {
        tiny(problem).concat().iter().map(Question::values).collect()
    }

    #[test]
    fn tiny_rows_are_all_and_in_order() {
        let predict = problem("leetcode_0486_predict_the_winner").expect("a problem");
        let found = rows(predict);
        assert_eq!(found.len(), (1..=8).map(|length| 3_usize.pow(length)).sum::<usize>());
        assert_eq!(found[..7], [vec![0], vec![1], vec![2], vec![0, 0], vec![0, 1], vec![1, 0], vec![1, 1]]);
        assert_eq!(describe(predict, &tiny(predict)), "all 9,840 rows of up to 8 numbers 0 to 2");

        let stone_game_iii = problem("leetcode_1406_stone_game_iii").expect("a problem");
        let found = rows(stone_game_iii);
        assert_eq!(found[..6], [vec![0], vec![1], vec![-1], vec![2], vec![-2], vec![0, 0]]);
        assert_eq!(describe(stone_game_iii, &tiny(stone_game_iii)), "all 3,905 rows of up to 5 numbers -2 to 2");

        let stone_game = problem("leetcode_0877_stone_game").expect("a problem");
        let found = rows(stone_game);
        assert_eq!(found[..3], [vec![1, 2], vec![2, 1], vec![2, 3]]);
        assert_eq!(describe(stone_game, &tiny(stone_game)), "all 3,688 rows of up to 8 numbers 1 to 3");
    }

    #[test]
    fn tiny_numbers_and_deals() {
        let nim = problem("leetcode_0292_nim_game").expect("a problem");
        assert_eq!(describe(nim, &tiny(nim)), "all 2,000 numbers from 1");
        let kitten = problem("kitten_fishing").expect("a problem");
        assert_eq!(describe(kitten, &tiny(kitten)), "all 7,380 deals of up to 4 cards a hand, ranks 1 to 3");
    }

    #[test]
    fn random_games_are_allowed_and_grow() {
        for problem in two_player_games::PROBLEMS {
            let games = random(problem).take(3000).collect_vec();
            assert!(games.iter().all(|game| problem.allows(game)), "{}", problem.program);
            let size = |games: &[Question]| games.iter().map(|game| game.length() + game.values().len()).sum::<usize>();
            assert!(size(&games[..1000]) <= size(&games[2000..]), "{}", problem.program);
        }
    }

    #[test]
    fn smaller_games_are_smaller() {
        let sum = |game: &Question| game.values().iter().map(|value| i64::from(value.abs())).sum::<i64>();
        for problem in two_player_games::PROBLEMS {
            for game in random(problem).take(100) {
                for smaller in smaller(problem, &game).take(500) {
                    assert!(problem.allows(&smaller), "{smaller} of {game}");
                    assert!(smaller.length() < game.length() || sum(&smaller) < sum(&game), "{smaller} of {game}");
                }
            }
        }
    }

    #[test]
    fn every_value_can_be_left_out_and_lowered() {
        let predict = problem("leetcode_0486_predict_the_winner").expect("a problem");
        let game = Question::Row(vec![5, 0, 3]);
        let found = smaller(predict, &game).map(|game| game.to_string()).collect_vec();
        let shorter = ["[0,3]", "[5,3]", "[5,0]", "[3]", "[0]", "[5]"];
        let lowered = ["[0,0,3]", "[1,0,3]", "[2,0,3]", "[4,0,3]", "[5,0,0]", "[5,0,1]", "[5,0,2]"];
        assert_eq!(found, [&shorter[..], &lowered].concat());
        let stone_game = problem("leetcode_0877_stone_game").expect("a problem");
        let game = Question::Row(vec![2, 2, 2, 3]);
        assert!(smaller(stone_game, &game).any(|game| game == Question::Row(vec![2, 3])));
        assert!(smaller(stone_game, &game).any(|game| game == Question::Row(vec![1, 1, 2, 3])));
    }
}
