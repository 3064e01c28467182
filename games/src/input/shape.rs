//! The shape of an argument's values, and how to check, draw, enumerate and shrink them.

use std::iter::{empty, once, repeat_n, repeat_with, successors};
use std::ops::{Range, RangeInclusive};
use std::slice;

use fastrand::Rng;
use itertools::Itertools;

use crate::input::value::Value;
use crate::text;
use crate::text::thousands;
use crate::words::Text;

/// Maximum length of a row or text, since a site may pass its length as an `i32`.
pub(crate) const MAX_LENGTH: usize = 2_147_483_647;

/// The largest number of 32 bits.
const MAX_I32: i64 = 2_147_483_647;

/// Upper bound of the numbers that [`Shape::draw`] draws for a number argument, unless its `spread` is larger.
const MAX_DRAWN_NUMBER: i64 = 100_000;

/// Largest absolute value of a tiny number.
const MAX_TINY_NUMBER: i64 = 2000;

/// Maximum size of an alphabet whose letters all occur in tiny texts.
const MAX_TINY_ALPHABET_SIZE: usize = 5;

/// The `max_step` of [`smaller_numbers`] for a number argument.
const MAX_SMALL_STEP: i64 = 64;

type Lengths = RangeInclusive<usize>;
type Numbers = RangeInclusive<i64>;

/// The set of values that an argument can take.
#[derive(Debug, Clone)]
pub enum Shape {
    Number(Numbers),
    /// Rows with these lengths and numbers.
    Row(Lengths, RangeInclusive<i32>),
    /// Texts with these lengths, over an alphabet of ASCII characters. Tiny texts over a large alphabet use only its
    /// first letters, and shrinking replaces a letter with an earlier one.
    Text(Lengths, &'static str),
    /// As many pairs as these lengths say, of such numbers: edges, or squares of a board.
    Pairs(Lengths, RangeInclusive<i32>),
    /// Lists with these lengths, of values of one shape.
    List(Lengths, &'static Shape),
}

use Shape::{List, Number, Pairs, Row};

/// Number of tiny values to try: for a number argument, and for each number in a row.
#[derive(Clone, Copy)]
pub(crate) struct TinyCounts {
    pub(crate) numbers: usize,
    pub(crate) elements: usize,
}

impl Shape {
    /// Returns the unbounded shape: any positive number of 32 bits or, if the site allows more, of 64 bits, any row, any
    /// text over the alphabet. Pairs and lists keep their bounds, and a single possible length stays the only one.
    pub(crate) const fn unbounded(&self) -> Self {
        match self {
            Number(numbers) => {
                let most = if *numbers.end() > MAX_I32 { i64::MAX } else { MAX_I32 };
                Number(1..=most)
            }
            Row(lengths, _) => Row(any_length(lengths), i32::MIN..=i32::MAX),
            Shape::Text(lengths, letters) => Shape::Text(any_length(lengths), letters),
            Pairs(lengths, numbers) => {
                Pairs(*lengths.start()..=*lengths.end(), *numbers.start()..=*numbers.end())
            }
            List(lengths, item) => List(*lengths.start()..=*lengths.end(), item),
        }
    }

    /// Returns whether the value has this shape.
    pub fn contains(&self, value: &Value) -> bool {
        match (self, value) {
            (Number(numbers), Value::Number(number)) => numbers.contains(number),
            (Row(lengths, numbers), Value::Row(row)) => {
                lengths.contains(&row.len()) && row.iter().all(|number| numbers.contains(number))
            }
            (Shape::Text(lengths, letters), Value::Text(text)) => {
                lengths.contains(&text.len()) && text.chars().all(|letter| letters.contains(letter))
            }
            (Pairs(lengths, numbers), Value::Pairs(pairs)) => {
                let mut found = pairs.as_flattened().iter();
                lengths.contains(&pairs.len()) && found.all(|number| numbers.contains(number))
            }
            (List(lengths, item), Value::List(values)) => {
                lengths.contains(&values.len()) && values.iter().all(|value| item.contains(value))
            }
            _ => false,
        }
    }

    /// Describes the largest value: `20 numbers`, `60 characters`, `8 × 8 cells`; `None` for a number.
    pub(super) fn largest(&self) -> Option<Text> {
        let largest = |lengths: &Lengths| large(i64::try_from(*lengths.end()).unwrap_or(i64::MAX));
        let text = match self {
            Number(_) => return None,
            Row(lengths, _) => text!("{0} numbers", "{0} 个数", largest(lengths)),
            Self::Text(lengths, _) => text!("{0} characters", "{0} 个字符", largest(lengths)),
            Pairs(lengths, _) => text!("{0} pairs", "{0} 对数", largest(lengths)),
            List(lengths, Self::Text(widths, _)) => {
                let (height, width) = (largest(lengths), largest(widths));
                text!("{height} × {width} cells", "{height} × {width} 个格子")
            }
            List(lengths, item) => {
                let (count, item) = (largest(lengths), item.largest()?);
                let Text { en, zh } = item;
                text!("{count} rows of {en}", "{count} 行，每行 {zh}")
            }
        };
        Some(text)
    }

    /// Returns the length of a row, text or list, or the number of pairs, if there is only one possible.
    pub(crate) fn fixed_length(&self) -> Option<usize> {
        match self {
            Number(_) => None,
            Row(lengths, _) | Self::Text(lengths, _) | Pairs(lengths, _) | List(lengths, _) => {
                (lengths.start() == lengths.end()).then_some(*lengths.end())
            }
        }
    }

    /// Returns whether the values are rows, texts or lists that all have the same [size](Value::size).
    pub(crate) fn has_fixed_size(&self) -> bool {
        self.fixed_length().is_some() && self.item().is_none_or(Self::has_fixed_size)
    }

    /// Returns the shape of the items of a list.
    pub(crate) const fn item(&self) -> Option<&Self> {
        match self {
            List(_, item) => Some(item),
            Number(_) | Row(..) | Shape::Text(..) | Pairs(..) => None,
        }
    }

    /// Returns the alphabet of the texts in a value of this shape; empty if there are none.
    pub(crate) const fn letters(&self) -> &'static str {
        match self {
            Number(_) | Row(..) | Pairs(..) => "",
            Shape::Text(_, letters) => letters,
            List(_, item) => item.letters(),
        }
    }

    /// Returns all numbers in a value of this shape. A letter counts as its index in the alphabet.
    pub fn numbers(&self, value: &Value) -> Vec<i64> {
        match (self, value) {
            (List(_, item), Value::List(values)) => {
                let numbers = values.iter().flat_map(|value| item.numbers(value));
                numbers.collect()
            }
            (Shape::Text(_, letters), Value::Text(text)) => {
                let indices = text.chars().filter_map(|letter| letters.find(letter));
                indices.filter_map(|index| index.try_into().ok()).collect()
            }
            (_, Value::Row(row)) => row.iter().copied().map(i64::from).collect(),
            (_, Value::Pairs(pairs)) => {
                pairs.as_flattened().iter().copied().map(i64::from).collect()
            }
            (_, Value::Number(number)) => vec![*number],
            _ => Vec::new(),
        }
    }

    /// Returns the row or the pairs of these numbers or, for a text, the letters with these indices.
    fn value_from_numbers(&self, numbers: Vec<i64>) -> Value {
        if let Shape::Text(_, letters) = self {
            let letter = |number: i64| letters.chars().nth(number.try_into().ok()?);
            return Value::Text(numbers.into_iter().filter_map(letter).collect());
        }
        let small = numbers.into_iter().filter_map(|number| number.try_into().ok());
        let row: Vec<i32> = small.collect();
        match self {
            Pairs(..) => Value::Pairs(row.as_chunks().0.to_vec()),
            _ => Value::Row(row),
        }
    }

    /// Returns the range of the numbers in a value of this shape. A letter counts as its index in the alphabet.
    pub(crate) fn range(&self) -> Numbers {
        match self {
            Number(numbers) => numbers.clone(),
            Row(_, numbers) | Pairs(_, numbers) => {
                i64::from(*numbers.start())..=i64::from(*numbers.end())
            }
            Shape::Text(_, letters) => 0..=i64::try_from(letters.len()).unwrap_or(i64::MAX) - 1,
            List(_, item) => item.range(),
        }
    }

    /// Draws a value. Rows, texts, pairs and lists are no longer than `longest`, and items of a list no longer than the square
    /// root of `longest`, unless the shape requires more. Numbers are within `spread` of 0 or, if all must be positive,
    /// of the smallest allowed one; a number argument may be as large as [`MAX_DRAWN_NUMBER`].
    pub(crate) fn draw(&self, random: &mut Rng, longest: usize, spread: i64) -> Value {
        let (least, most) = self.range().into_inner();
        let largest = match self {
            Number(_) => spread.max(MAX_DRAWN_NUMBER),
            _ => least.max(0).saturating_add(spread),
        };
        let numbers = least.max(-spread)..=most.min(largest);
        match self {
            Number(_) => Value::Number(draw_number(random, &numbers)),
            Row(lengths, _) | Shape::Text(lengths, _) => {
                let length = draw_length(random, lengths, longest);
                let row = repeat_with(|| draw_number(random, &numbers)).take(length);
                self.value_from_numbers(row.collect())
            }
            Pairs(lengths, _) => {
                let length = 2 * draw_length(random, lengths, longest);
                let row = repeat_with(|| draw_number(random, &numbers)).take(length);
                self.value_from_numbers(row.collect())
            }
            List(lengths, item) => {
                let length = draw_length(random, lengths, longest);
                let values = repeat_with(|| item.draw(random, longest.isqrt(), spread));
                Value::List(values.take(length).collect())
            }
        }
    }

    /// Calls `change` with each row in a value and the range of allowed numbers. Pairs count as one row, and a text as
    /// the row of its letters' indices in the alphabet.
    pub(crate) fn change_rows(
        &self,
        value: &mut Value,
        change: &mut impl FnMut(&mut Vec<i64>, Numbers),
    ) {
        match (self, &mut *value) {
            (Number(_), _) => {}
            (List(_, item), Value::List(values)) => {
                for inner in values {
                    item.change_rows(inner, change);
                }
            }
            _ => {
                let mut row = self.numbers(value);
                change(&mut row, self.range());
                *value = self.value_from_numbers(row);
            }
        }
    }

    /// Returns all values of this [size](Value::size) with tiny numbers, trying 0, 1, −1, 2, −2, … for each number.
    pub(crate) fn values_of_size(
        &self,
        size: usize,
        tiny: TinyCounts,
    ) -> Box<dyn Iterator<Item = Value> + '_> {
        let smallest = |count: usize| {
            let range = self.range();
            // The search ends when all numbers of a small range are found.
            let others = usize::try_from(range.end().saturating_sub(*range.start()));
            let all = others.map_or(usize::MAX, |others| others.saturating_add(1));
            let numbers = (0..=MAX_TINY_NUMBER).flat_map(|number| [number, -number]).dedup();
            let allowed = numbers.filter(|number| range.contains(number));
            allowed.take(count.min(all)).collect_vec()
        };
        match self {
            Number(_) if size == 0 => {
                Box::new(smallest(tiny.numbers).into_iter().map(Value::Number))
            }
            Row(lengths, _) | Shape::Text(lengths, _) if lengths.contains(&size) => {
                let count = match self {
                    Shape::Text(_, letters) if letters.len() <= MAX_TINY_ALPHABET_SIZE => {
                        MAX_TINY_ALPHABET_SIZE
                    }
                    _ => tiny.elements,
                };
                let rows = repeat_n(smallest(count), size).multi_cartesian_product();
                Box::new(rows.map(|row| self.value_from_numbers(row)))
            }
            Pairs(lengths, _) if size.is_multiple_of(3) && lengths.contains(&(size / 3)) => {
                let numbers = repeat_n(smallest(tiny.elements), size / 3 * 2);
                let pairs = numbers.multi_cartesian_product();
                Box::new(pairs.map(|numbers| self.value_from_numbers(numbers)))
            }
            List(lengths, item) => {
                let lists = lists_of_size(item, size, tiny);
                let allowed = lists.filter(|values| lengths.contains(&values.len()));
                Box::new(allowed.map(Value::List))
            }
            _ => Box::new(empty()),
        }
    }

    /// Returns copies of a row or text, each without all occurrences of a number or letter that occurs more than once.
    pub(crate) fn without_repeated(&self, value: &Value) -> impl Iterator<Item = Value> {
        self.repeated(value).map(|number| {
            let others = self.numbers(value).into_iter().filter(|other| *other != number);
            self.value_from_numbers(others.collect())
        })
    }

    /// Returns copies of a row or text, each with all occurrences of a number or letter that occurs more than once
    /// replaced by one of the [`smaller_numbers`].
    pub(crate) fn reduce_repeated(&self, value: &Value) -> impl Iterator<Item = Value> {
        self.repeated(value).flat_map(move |number| {
            smaller_numbers(number, 1).map(move |smaller| {
                let mut row = self.numbers(value);
                row.iter_mut().filter(|other| **other == number).for_each(|other| *other = smaller);
                self.value_from_numbers(row)
            })
        })
    }

    /// Returns the numbers that occur more than once in a row, or the indices of such letters in a text.
    fn repeated(&self, value: &Value) -> impl Iterator<Item = i64> {
        let row = match self {
            Row(..) | Shape::Text(..) => self.numbers(value),
            Number(_) | Pairs(..) | List(..) => Vec::new(),
        };
        row.into_iter().duplicates()
    }

    /// Returns copies of the value, each with one number or letter changed by [`smaller_numbers`] or one item shrunk.
    pub(crate) fn reduce<'a>(&'a self, value: &Value) -> Box<dyn Iterator<Item = Value> + 'a> {
        match (self, value) {
            (Number(_), Value::Number(number)) => {
                Box::new(smaller_numbers(*number, MAX_SMALL_STEP).map(Value::Number))
            }
            (List(_, item), Value::List(values)) => {
                let smaller = |value: &_| shorter(value).chain(item.reduce(value)).collect();
                Box::new(with_one_replaced(values.clone(), smaller).map(Value::List))
            }
            _ => {
                let rows = with_one_replaced(self.numbers(value), |number| {
                    smaller_numbers(*number, 1).collect()
                });
                Box::new(rows.map(|row| self.value_from_numbers(row)))
            }
        }
    }
}

/// Draws a number. A number of 32 bits takes one step of the generator.
fn draw_number(random: &mut Rng, numbers: &Numbers) -> i64 {
    let ends = [*numbers.start(), *numbers.end()].map(i32::try_from);
    match ends {
        [Ok(least), Ok(most)] => random.i32(least..=most).into(),
        _ => random.i64(numbers.clone()),
    }
}

fn draw_length(random: &mut Rng, lengths: &Lengths, longest: usize) -> usize {
    let (shortest, limit) = lengths.clone().into_inner();
    random.usize(shortest..=longest.clamp(shortest, limit))
}

/// Returns all lists of tiny values of the shape `item` with this total size.
fn lists_of_size(
    item: &Shape,
    size: usize,
    tiny: TinyCounts,
) -> Box<dyn Iterator<Item = Vec<Value>> + '_> {
    if size == 0 {
        return Box::new(once(Vec::new()));
    }
    Box::new((0..size).flat_map(move |first_size| {
        item.values_of_size(first_size, tiny).flat_map(move |first| {
            let others = lists_of_size(item, size - first_size - 1, tiny);
            others.map(move |rest| [slice::from_ref(&first), &rest].concat())
        })
    }))
}

/// Returns the numbers that shrinking tries instead of this one: 0 and 1, then the number moved toward 0 by half, a
/// quarter and an eighth of its value, then by each step from `max_step` down to 1.
fn smaller_numbers(number: i64, max_step: i64) -> impl Iterator<Item = i64> {
    let parts = [2, 4, 8].map(|divisor| number - number / divisor);
    let steps = (1..=max_step.min(number.saturating_abs())).rev();
    let next = steps.map(move |step| number - step * number.signum());
    [0, 1].into_iter().chain(parts).chain(next).unique()
}

/// Returns copies of the list, each with one item replaced by one of its `replacements`.
fn with_one_replaced<T: Clone>(
    items: Vec<T>,
    replacements: impl Fn(&T) -> Vec<T>,
) -> impl Iterator<Item = Vec<T>> {
    (0..items.len()).flat_map(move |index| {
        let same = items.clone();
        replacements(&items[index]).into_iter().map(move |replacement| {
            let mut changed = same.clone();
            changed[index] = replacement;
            changed
        })
    })
}

/// Returns copies of the value with one part removed: a half, then a quarter and so on, then two items (which keeps the
/// parity of the length), and finally one item.
pub(crate) fn shorter(value: &Value) -> impl Iterator<Item = Value> {
    removable_ranges(value.length()).map(|part| value.without(part))
}

/// Returns the ranges of indices that shrinking removes from a value of this length, the longest first.
pub(crate) fn removable_ranges(length: usize) -> impl Iterator<Item = Range<usize>> {
    let sizes = successors(Some(length / 2), |size| Some(size / 2)).take_while(|size| *size > 2);
    sizes.chain([2, 1]).flat_map(move |size| {
        let starts = 0..(length + 1).saturating_sub(size);
        starts.step_by(size.div_ceil(2)).map(move |start| start..start + size)
    })
}

/// Returns the local lengths of a row or text: any, unless the site has only one.
const fn any_length(lengths: &Lengths) -> Lengths {
    if *lengths.start() == *lengths.end() {
        *lengths.start()..=*lengths.end()
    } else {
        0..=MAX_LENGTH
    }
}

/// Writes a large number as a statement does: `1000`, `100,000`, `10⁶`.
pub(super) fn large(number: i64) -> String {
    let zeros = number.checked_ilog10().filter(|zeros| 10_i64.pow(*zeros) == number);
    match zeros {
        Some(zeros @ 6..) => {
            let raised = |digit: char| {
                let index = usize::try_from(digit.to_digit(10)?).ok()?;
                "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(index)
            };
            format!("10{}", zeros.to_string().chars().filter_map(raised).join(""))
        }
        _ if number < 10_000 => number.to_string(),
        _ => thousands(usize::try_from(number).unwrap_or(usize::MAX)),
    }
}
