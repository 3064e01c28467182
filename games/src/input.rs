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

/// The value of an argument; if it has another shape, they panic.
#[allow(clippy::missing_panics_doc, reason = "said above")]
impl Input {
    pub fn number(&self, index: usize) -> i32 {
        self.values[index].number()
    }

    pub fn row(&self, index: usize) -> &[i32] {
        self.values[index].row()
    }

    pub fn text(&self, index: usize) -> &str {
        self.values[index].text()
    }

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

/// What a solution takes: a tuple with a type for each argument. An input of other types makes it panic.
pub trait Arguments {
    fn from_input(input: Input) -> Self;
}

macro_rules! arguments {
    ($($($argument:ident $value:ident)+;)+) => {$(
        impl<$($argument: FromValue),+> Arguments for ($($argument,)+) {
            fn from_input(input: Input) -> Self {
                let ($($value,)+) = input.values.into_iter().collect_tuple().expect("so many arguments");
                ($($argument::from_value($value),)+)
            }
        }
    )+};
}

arguments! {
    A a;
    A a B b;
    A a B b C c;
}
