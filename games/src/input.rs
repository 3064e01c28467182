//! One instance of a game: a value for each argument of the problem.

use std::fmt;

use itertools::Itertools;

use crate::{FromValue, Value};

/// One instance of a game: the values of the problem's arguments, in the order of the statement.
///
/// Shown as people write it: `4`, `[1,5,2]`, `[1,1] [2,3]`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Input {
    pub values: Vec<Value>,
}

impl Input {
    /// Returns the value of an argument that is a number.
    ///
    /// # Panics
    /// There is no such argument, or it is not a number.
    pub fn number(&self, index: usize) -> i32 {
        self.values[index].number()
    }

    /// Returns the value of an argument that is a row.
    ///
    /// # Panics
    /// There is no such argument, or it is not a row.
    pub fn row(&self, index: usize) -> &[i32] {
        self.values[index].row()
    }

    /// Returns the value of an argument that is a text.
    ///
    /// # Panics
    /// There is no such argument, or it is not a text.
    pub fn text(&self, index: usize) -> &str {
        self.values[index].text()
    }

    /// Returns the value of an argument that is a list.
    ///
    /// # Panics
    /// There is no such argument, or it is not a list.
    pub fn list(&self, index: usize) -> &[Value] {
        self.values[index].list()
    }
}

impl Input {
    /// Number of numbers, letters and items in the values; numbers alone do not count.
    pub fn size(&self) -> usize {
        self.values.iter().map(Value::size).sum()
    }

    /// The first value if it is a number, else its length.
    pub fn first_size(&self) -> usize {
        match &self.values[0] {
            Value::Number(number) => usize::try_from(*number).unwrap_or(0),
            value => value.length(),
        }
    }

    /// Returns the input with another value for an argument.
    pub(crate) fn with(&self, index: usize, value: Value) -> Self {
        let mut changed = self.clone();
        changed.values[index] = value;
        changed
    }

    /// As sites write it on standard input: on the first line the length of the rows, if there are any, and the numbers;
    /// then a line for each row.
    pub fn laid_out(&self) -> String {
        let is_row = |value: &&Value| matches!(value, Value::Row(_));
        let (rows, numbers): (Vec<_>, Vec<_>) = self.values.iter().partition(is_row);
        let length = rows.first().map(|row| row.size().to_string());
        let shown = numbers.iter().map(ToString::to_string);
        let first = length.into_iter().chain(shown).join(" ");
        let lines = rows.iter().map(|row| row.row().iter().join(" "));
        [first].into_iter().chain(lines).join("\n") + "\n"
    }
}

impl fmt::Display for Input {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.values.iter().format(" "))
    }
}

/// What a solution takes: a tuple with a type for each argument.
pub trait Arguments: Sized {
    /// The values of the input, if they are of these types.
    fn from_input(input: Input) -> Option<Self>;
}

macro_rules! arguments {
    ($($($argument:ident)+;)+) => {$(
        impl<$($argument: FromValue),+> Arguments for ($($argument,)+) {
            fn from_input(input: Input) -> Option<Self> {
                let mut values = input.values.into_iter();
                Some(($($argument::from_value(values.next()?)?,)+))
            }
        }
    )+};
}

arguments! {
    A;
    A B;
    A B C;
}
