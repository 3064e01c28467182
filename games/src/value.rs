//! The value of an argument, which is JSON.

use std::fmt;
use std::ops::Range;

use itertools::Itertools;

/// A value of an argument. Shown as JSON: `4`, `[1,5,2]`, `"AAB"`, `["a","b"]`, `[[1,2],[3]]`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Value {
    Number(i32),
    /// Numbers, piles or cards, from the first.
    Row(Vec<i32>),
    Text(String),
    List(Vec<Value>),
}

impl Value {
    /// Number of numbers, letters and items in it, also in its items; 0 for a number alone.
    pub fn size(&self) -> usize {
        match self {
            Self::List(values) => values.iter().map(|value| 1 + value.size()).sum(),
            _ => self.length(),
        }
    }

    /// Number of numbers, letters or items; 0 for a number alone.
    pub fn length(&self) -> usize {
        match self {
            Self::Number(_) => 0,
            Self::Row(row) => row.len(),
            Self::Text(text) => text.len(),
            Self::List(values) => values.len(),
        }
    }

    /// Returns the value without a part of its numbers, letters or items.
    pub(crate) fn without(&self, part: Range<usize>) -> Self {
        let mut rest = self.clone();
        match &mut rest {
            Self::Number(_) => {}
            Self::Row(row) => drop(row.drain(part)),
            Self::Text(text) => drop(text.drain(part)),
            Self::List(values) => drop(values.drain(part)),
        }
        rest
    }
}

impl Value {
    /// Returns the number.
    ///
    /// # Panics
    /// The value is not a number.
    pub fn number(&self) -> i32 {
        match self {
            Self::Number(number) => *number,
            other => panic!("{other} is not a number"),
        }
    }

    /// Returns the row.
    ///
    /// # Panics
    /// The value is not a row.
    pub fn row(&self) -> &[i32] {
        match self {
            Self::Row(row) => row,
            other => panic!("{other} is not a row"),
        }
    }

    /// Returns the text.
    ///
    /// # Panics
    /// The value is not a text.
    pub fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            other => panic!("{other} is not a text"),
        }
    }

    /// Returns the list.
    ///
    /// # Panics
    /// The value is not a list.
    pub fn list(&self) -> &[Self] {
        match self {
            Self::List(values) => values,
            other => panic!("{other} is not a list"),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(formatter, "{number}"),
            Self::Row(row) => write!(formatter, "[{}]", row.iter().format(",")),
            Self::Text(text) => write!(formatter, "\"{text}\""),
            Self::List(values) => write!(formatter, "[{}]", values.iter().format(",")),
        }
    }
}

/// What a solution takes as an argument.
pub trait FromValue: Sized {
    /// The value, if it is of this type.
    fn from_value(value: Value) -> Option<Self>;

    /// The numbers of a row, if they are of this type.
    fn from_row(row: Vec<i32>) -> Option<Vec<Self>> {
        row.into_iter()
            .map(Value::Number)
            .map(Self::from_value)
            .collect()
    }
}

impl FromValue for i32 {
    fn from_value(value: Value) -> Option<Self> {
        match value {
            Value::Number(number) => Some(number),
            _ => None,
        }
    }

    fn from_row(row: Vec<i32>) -> Option<Vec<Self>> {
        Some(row)
    }
}

impl FromValue for String {
    fn from_value(value: Value) -> Option<Self> {
        match value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl<T: FromValue> FromValue for Vec<T> {
    fn from_value(value: Value) -> Option<Self> {
        match value {
            Value::Row(row) => T::from_row(row),
            Value::List(values) => values.into_iter().map(T::from_value).collect(),
            Value::Number(_) | Value::Text(_) => None,
        }
    }
}
