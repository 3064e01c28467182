//! An input: one instance of a game.

use std::fmt;

use itertools::Itertools;

pub mod argument;
pub mod error;
pub mod format;
pub mod guarantee;
pub mod reader;
pub mod shape;
pub mod signature;
pub mod structure;
mod tokens;
pub mod value;

use crate::input::value::{FromValue, Pair, Value};

/// One instance of a game: the values of the problem's arguments, in the order of the statement. Displayed with spaces
/// between the values: `4`, `[1,5,2]`, `[1,1] [2,3]`.
#[derive(Debug, Default, Clone, PartialEq, Eq, Hash)]
pub struct Input {
    pub values: Vec<Value>,
}

/// Accessors for the value of an argument. They panic if it has another shape.
#[allow(clippy::missing_panics_doc, reason = "stated above")]
impl Input {
    pub fn number(&self, index: usize) -> i64 {
        self.values[index].number()
    }

    /// Returns the number of an argument whose numbers have 32 bits.
    pub fn small(&self, index: usize) -> i32 {
        self.number(index).try_into().expect("the number should have 32 bits")
    }

    pub fn row(&self, index: usize) -> &[i32] {
        self.values[index].row()
    }

    pub fn text(&self, index: usize) -> &str {
        self.values[index].text()
    }

    pub fn pairs(&self, index: usize) -> &[Pair] {
        self.values[index].pairs()
    }

    pub fn list(&self, index: usize) -> &[Value] {
        self.values[index].list()
    }
}

impl Input {
    /// Returns the total [size](Value::size) of the values.
    pub fn size(&self) -> usize {
        self.values.iter().map(Value::size).sum()
    }

    /// Returns the first value if it is a number (0 if negative), otherwise the length of the first value.
    pub fn first_size(&self) -> usize {
        match &self.values[0] {
            Value::Number(number) => usize::try_from(*number).unwrap_or(0),
            value => value.length(),
        }
    }

    /// Returns the input with one value replaced.
    pub(crate) fn with(&self, index: usize, value: Value) -> Self {
        let mut changed = self.clone();
        changed.values[index] = value;
        changed
    }
}

impl fmt::Display for Input {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.values.iter().format(" "))
    }
}

/// The arguments of a solution, as a tuple.
pub trait Arguments {
    /// Takes the values out of an input and converts them. Panics if the number of arguments or a type differs.
    fn from_input(input: &mut Input) -> Self;
}

macro_rules! arguments {
    ($($($argument:ident $value:ident)+;)+) => {$(
        impl<$($argument: FromValue),+> Arguments for ($($argument,)+) {
            fn from_input(input: &mut Input) -> Self {
                let mut values = input.values.drain(..);
                $(let $value = $argument::from_value(values.next().expect("one value per argument"));)+
                assert!(values.next().is_none(), "one argument per value");
                ($($value,)+)
            }
        }
    )+};
}

arguments! {
    A a;
    A a B b;
    A a B b C c;
    A a B b C c D d;
    A a B b C c D d E e;
    A a B b C c D d E e F f;
}
