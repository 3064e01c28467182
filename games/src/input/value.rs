//! Values of arguments.

use std::fmt;
use std::ops::Range;

use itertools::Itertools;

/// Two numbers, such as the ends of an edge.
pub type Pair = [i32; 2];

/// A value of an argument. Displayed as JSON: `4`, `[1,5,2]`, `"AAB"`, `[[1,2],[3,4]]`, `["a","b"]`, `[[1,2],[3]]`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Value {
    Number(i64),
    /// Numbers, such as piles or cards.
    Row(Vec<i32>),
    Text(String),
    /// Pairs of numbers, such as edges. A pair is no value of its own.
    Pairs(Vec<Pair>),
    List(Vec<Value>),
}

/// Accessors for the content of a value. They panic if the value has another shape.
#[allow(clippy::missing_panics_doc, reason = "stated above")]
impl Value {
    pub fn number(&self) -> i64 {
        let Self::Number(number) = self else { self.panic() };
        *number
    }

    pub fn row(&self) -> &[i32] {
        let Self::Row(row) = self else { self.panic() };
        row
    }

    pub fn text(&self) -> &str {
        let Self::Text(text) = self else { self.panic() };
        text
    }

    pub fn pairs(&self) -> &[Pair] {
        let Self::Pairs(pairs) = self else { self.panic() };
        pairs
    }

    pub fn list(&self) -> &[Self] {
        let Self::List(list) = self else { self.panic() };
        list
    }

    fn panic(&self) -> ! {
        panic!("unexpected shape: {self}")
    }
}

impl Value {
    /// Returns the length of a row, text or list, or the number of pairs; 0 for a number.
    pub fn length(&self) -> usize {
        match self {
            Self::Number(_) => 0,
            Self::Row(row) => row.len(),
            Self::Text(text) => text.len(),
            Self::Pairs(pairs) => pairs.len(),
            Self::List(values) => values.len(),
        }
    }

    /// Returns the length plus, for a list or pairs, the sizes of its items.
    pub fn size(&self) -> usize {
        match self {
            Self::Pairs(pairs) => pairs.iter().map(|pair| 1 + pair.len()).sum(),
            Self::List(values) => values.iter().map(|value| 1 + value.size()).sum(),
            _ => self.length(),
        }
    }

    /// Returns the value without the numbers, letters, pairs or items in this range.
    pub(crate) fn without(&self, part: Range<usize>) -> Self {
        let mut rest = self.clone();
        match &mut rest {
            Self::Number(_) => {}
            Self::Row(row) => drop(row.drain(part)),
            Self::Text(text) => drop(text.drain(part)),
            Self::Pairs(pairs) => drop(pairs.drain(part)),
            Self::List(values) => drop(values.drain(part)),
        }
        rest
    }
}

impl fmt::Display for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(formatter, "{number}"),
            Self::Row(row) => write!(formatter, "[{}]", row.iter().format(",")),
            Self::Text(text) => write!(formatter, "\"{text}\""),
            Self::Pairs(pairs) => {
                let pairs = pairs.iter().map(|[one, other]| format!("[{one},{other}]"));
                write!(formatter, "[{}]", pairs.format(","))
            }
            Self::List(values) => write!(formatter, "[{}]", values.iter().format(",")),
        }
    }
}

/// A type that an argument of a solution can have.
pub trait FromValue: Sized {
    /// Converts a value. Panics if it has another type.
    fn from_value(value: Value) -> Self;

    /// Converts the numbers of a row. Panics unless this type is `i32`: numbers of a row have 32 bits.
    fn from_row(row: Vec<i32>) -> Vec<Self> {
        Value::Row(row).panic()
    }

    /// Converts pairs of numbers. Panics unless this type is an array, a tuple or a row of two.
    fn from_pairs(pairs: Vec<Pair>) -> Vec<Self> {
        Value::Pairs(pairs).panic()
    }
}

impl FromValue for i32 {
    fn from_value(value: Value) -> Self {
        value.number().try_into().expect("the number should have 32 bits")
    }

    fn from_row(row: Vec<i32>) -> Vec<Self> {
        row
    }
}

impl FromValue for i64 {
    fn from_value(value: Value) -> Self {
        value.number()
    }
}

impl FromValue for u64 {
    fn from_value(value: Value) -> Self {
        value.number().try_into().expect("the number should not be negative")
    }
}

impl FromValue for usize {
    fn from_value(value: Value) -> Self {
        value.number().try_into().expect("the number should not be negative")
    }
}

impl FromValue for String {
    fn from_value(value: Value) -> Self {
        let Value::Text(text) = value else { value.panic() };
        text
    }
}

impl<T: TryFrom<i32>> FromValue for [T; 2] {
    fn from_value(value: Value) -> Self {
        value.panic()
    }

    fn from_pairs(pairs: Vec<Pair>) -> Vec<Self> {
        pairs.into_iter().map(converted).collect()
    }
}

/// The type of a pair that proconio reads.
impl<T: TryFrom<i32>> FromValue for (T, T) {
    fn from_value(value: Value) -> Self {
        value.panic()
    }

    fn from_pairs(pairs: Vec<Pair>) -> Vec<Self> {
        pairs.into_iter().map(|pair| converted(pair).into()).collect()
    }
}

/// Converts the numbers of a pair. Panics if this type cannot have them.
fn converted<T: TryFrom<i32>>(pair: Pair) -> [T; 2] {
    pair.map(|number| T::try_from(number).ok().expect("the numbers should fit the type"))
}

impl<T: FromValue> FromValue for Vec<T> {
    fn from_value(value: Value) -> Self {
        match value {
            Value::Row(row) => T::from_row(row),
            Value::Pairs(pairs) => T::from_pairs(pairs),
            Value::List(values) => values.into_iter().map(T::from_value).collect(),
            Value::Number(_) | Value::Text(_) => value.panic(),
        }
    }

    fn from_pairs(pairs: Vec<Pair>) -> Vec<Self> {
        pairs.into_iter().map(|pair| T::from_row(pair.to_vec())).collect()
    }
}
