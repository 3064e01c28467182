//! The kinds of arguments: how the value of each is written, read, made at random, made smaller and told in words.

use std::fmt;
use std::iter::{repeat_n, repeat_with, successors};
use std::ops::{Range, RangeInclusive};

use fastrand::Rng;
use itertools::Itertools;

use crate::counted;
use crate::tokens::{Tokens, wrong};

/// A number that fails counts as the smallest if none of so many numbers just below it fails.
const NEXT_BELOW: i64 = 64;
/// In rows of up to this length, any two values may be left out together.
const LONGEST_FOR_PAIRS: usize = 20;

type Lengths = RangeInclusive<usize>;
type Values = RangeInclusive<i32>;

/// What stands for one argument.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Value {
    /// A heap, a number on a blackboard, a total.
    Number(i32),
    /// A row of numbers, piles or cards, from its first.
    Row(Vec<i32>),
}

/// An argument of a problem.
#[derive(Debug)]
pub struct Argument {
    pub name: &'static str,
    pub kind: Kind,
    /// What the judge allows.
    pub judge: Bounds,
    /// What the program answers at home.
    pub home: Bounds,
}

/// What the value of an argument is. All rows of a question have the same length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Number,
    /// A row of any length within the bounds.
    Row,
    /// A row as long as the one before it.
    RowAsLong,
}

/// How long a row may be, and which values are allowed; a number has the length 1.
#[derive(Debug, Clone)]
pub struct Bounds {
    pub lengths: Lengths,
    pub values: Values,
}

/// Two parts of a row, of which the second may be empty.
pub(crate) type Parts = [Range<usize>; 2];

impl Argument {
    /// A row within the judge's bounds; at home any row.
    pub(crate) const fn row(name: &'static str, lengths: Lengths, values: Values) -> Self {
        Self {
            name,
            kind: Kind::Row,
            judge: Bounds { lengths, values },
            home: Bounds {
                lengths: 0..=usize::MAX,
                values: i32::MIN..=i32::MAX,
            },
        }
    }

    /// A number within the judge's bounds; at home any positive one.
    pub(crate) const fn number(name: &'static str, values: Values) -> Self {
        let row_of_one = Self::row(name, 1..=1, values);
        let mut number = row_of_one.at_home(1..=1, 1..=i32::MAX);
        number.kind = Kind::Number;
        number
    }

    /// The same row, as long as the one before it.
    pub(crate) const fn of_equal_length(mut self) -> Self {
        self.kind = Kind::RowAsLong;
        self
    }

    /// The same within these bounds at home.
    pub(crate) const fn at_home(mut self, lengths: Lengths, values: Values) -> Self {
        self.home = Bounds { lengths, values };
        self
    }

    /// Whether it has a length.
    pub fn is_row(&self) -> bool {
        match self.kind {
            Kind::Number => false,
            Kind::Row | Kind::RowAsLong => true,
        }
    }

    /// How people write a value.
    pub(crate) fn example(&self) -> &'static str {
        match self.kind {
            Kind::Number => "4",
            Kind::Row => "[1,5,2]",
            Kind::RowAsLong => "[2,3,1]",
        }
    }

    /// Reads a value: a number; a row in brackets, or so many values.
    pub(crate) fn read(&self, tokens: &mut Tokens, count: Option<usize>) -> Result<Value, String> {
        match (self.kind, count) {
            (Kind::Number, _) => tokens
                .integer(self.name, &self.home.values)
                .map(Value::Number),
            (Kind::Row | Kind::RowAsLong, None) => self.read_brackets(tokens).map(Value::Row),
            (Kind::Row | Kind::RowAsLong, Some(count)) => {
                self.read_values(tokens, count).map(Value::Row)
            }
        }
    }

    fn read_brackets(&self, tokens: &mut Tokens) -> Result<Vec<i32>, String> {
        let name = self.name;
        if !tokens.take("[") {
            return Err(wrong(name, "\"[\"", tokens.next()));
        }
        let mut values = Vec::new();
        let mut is_open = !tokens.take("]");
        while is_open {
            let place = format_args!("{name}[{}]", values.len());
            values.push(tokens.integer(place, &self.home.values)?);
            is_open = !tokens.take("]");
            if is_open && !tokens.take(",") {
                return Err(wrong(name, "\",\" or \"]\"", tokens.next()));
            }
        }
        let (least, most) = self.home.lengths.clone().into_inner();
        let count = values.len();
        let expected = match count {
            _ if count < least => format!("at least {}", counted(least, "value")),
            _ if count > most => format!("at most {}", counted(most, "value")),
            _ => return Ok(values),
        };
        Err(wrong(name, &expected, Some(&count.to_string())))
    }

    fn read_values(&self, tokens: &mut Tokens, count: usize) -> Result<Vec<i32>, String> {
        // A value takes two bytes of the line at least.
        let mut values = Vec::with_capacity(count.min(tokens.rest().len() / 2 + 1));
        while values.len() < count {
            let place = format_args!("{}[{}]", self.name, values.len());
            let value = tokens.integer(place, &self.home.values);
            let hint = |error| format!("{error} (without brackets the length comes first)");
            values.push(value.map_err(hint)?);
        }
        Ok(values)
    }

    /// All values of these numbers: rows have this length. More than `most` + 1 are not made.
    pub(crate) fn all(&self, numbers: Vec<i32>, length: usize, most: usize) -> Vec<Value> {
        let numbers = numbers.into_iter();
        match self.kind {
            Kind::Number => numbers.map(Value::Number).collect(),
            Kind::Row | Kind::RowAsLong => {
                let rows = repeat_n(numbers, length).multi_cartesian_product();
                rows.take(most + 1).map(Value::Row).collect()
            }
        }
    }

    /// A random value within the bounds. `length` is that of the row before it, and becomes that of this row.
    pub(crate) fn random(&self, bounds: Bounds, length: &mut usize, random: &mut Rng) -> Value {
        if self.kind == Kind::Row {
            *length = random.usize(bounds.lengths);
        }
        let mut number = || random.i32(bounds.values.clone());
        match self.kind {
            Kind::Number => Value::Number(number()),
            Kind::Row | Kind::RowAsLong => Value::Row(repeat_with(number).take(*length).collect()),
        }
    }

    /// The numbers to try instead of one in a value: some that are nearer to 0, or to the least that is allowed, and the
    /// one just below it, or for a number that stands alone all just below it.
    pub(crate) fn lower_numbers(&self, number: i32) -> impl Iterator<Item = i32> + use<> {
        let nearest = 0.clamp(*self.judge.values.start(), *self.judge.values.end());
        let distance = i64::from(number) - i64::from(nearest);
        let count = match self.kind {
            Kind::Number => distance.min(NEXT_BELOW),
            Kind::Row | Kind::RowAsLong => 1,
        };
        let next_below = (1..=count)
            .rev()
            .map(move |less| distance - less * distance.signum());
        let distances = [0, distance / 4, distance / 2, distance - distance / 8];
        let distances = distances.into_iter().chain(next_below).dedup();
        let nearer = distances.filter(move |nearer| nearer.abs() < distance.abs());
        nearer.filter_map(move |distance| i32::try_from(i64::from(nearest) + distance).ok())
    }
}

/// What can be left out of rows of this length: halves, quarters and so on to single values; then two values, which
/// keeps a length even or odd, on which much depends.
pub(crate) fn removals(length: usize) -> impl Iterator<Item = Parts> {
    let sizes = successors(Some(length / 2), |size| Some(size / 2)).take_while(|size| *size > 1);
    let parts = sizes.chain([1]).flat_map(move |size| {
        let starts = (0..length).step_by(size);
        starts.map(move |start| {
            let end = length.min(start + size);
            [start..end, end..end]
        })
    });
    let places = 0..if length <= LONGEST_FOR_PAIRS {
        length
    } else {
        0
    };
    let pairs = places.tuple_combinations();
    parts.chain(pairs.map(|(one, other)| [one..one + 1, other..other + 1]))
}

impl Value {
    /// The number, or the numbers of the row.
    pub fn values(&self) -> &[i32] {
        match self {
            Self::Number(number) => std::slice::from_ref(number),
            Self::Row(row) => row,
        }
    }

    pub(crate) fn values_mut(&mut self) -> &mut [i32] {
        match self {
            Self::Number(number) => std::slice::from_mut(number),
            Self::Row(row) => row,
        }
    }

    pub(crate) fn row(&self) -> Option<&[i32]> {
        match self {
            Self::Number(_) => None,
            Self::Row(row) => Some(row),
        }
    }

    /// The number itself, or the length of the row.
    pub(crate) fn size(&self) -> usize {
        match self {
            Self::Number(number) => usize::try_from(*number).unwrap_or(0),
            Self::Row(row) => row.len(),
        }
    }

    /// Leaves these parts out of a row.
    pub(crate) fn remove(&mut self, [one, other]: Parts) {
        match self {
            Self::Number(_) => {}
            Self::Row(row) => {
                row.drain(other);
                row.drain(one);
            }
        }
    }

    /// Whether it is one for the argument, within these bounds and, if it is a row, of this length.
    pub(crate) fn fits(&self, argument: &Argument, bounds: &Bounds, length: usize) -> bool {
        let is_of_kind = match self {
            Self::Number(_) => !argument.is_row(),
            Self::Row(row) => argument.is_row() && row.len() == length,
        };
        let mut numbers = self.values().iter();
        is_of_kind
            && bounds.lengths.contains(&numbers.len())
            && numbers.all(|number| bounds.values.contains(number))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(formatter, "{number}"),
            Self::Row(row) => write!(formatter, "[{}]", row.iter().format(",")),
        }
    }
}

impl TryFrom<Value> for i32 {
    type Error = &'static str;

    fn try_from(value: Value) -> Result<Self, Self::Error> {
        match value {
            Value::Number(number) => Ok(number),
            Value::Row(_) => Err("a row for a number"),
        }
    }
}

impl TryFrom<Value> for Vec<i32> {
    type Error = &'static str;

    fn try_from(value: Value) -> Result<Self, Self::Error> {
        match value {
            Value::Row(row) => Ok(row),
            Value::Number(_) => Err("a number for a row"),
        }
    }
}
