//! What a case asks: a list of values, one for each argument of the problem.

use std::fmt;

use itertools::Itertools;

use crate::{Argument, Bounds, Value};

/// What a case asks: the values of the problem's arguments, in their order.
///
/// Shown as people write it: `4`, `[1,5,2]`, `[1,1] [2,3]`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Question(pub Vec<Value>);

impl Question {
    /// A question of one number.
    pub fn number(number: i32) -> Self {
        Self(vec![Value::Number(number)])
    }

    /// A question of these rows.
    pub fn rows(rows: impl IntoIterator<Item = Vec<i32>>) -> Self {
        Self(rows.into_iter().map(Value::Row).collect())
    }

    /// The first row; empty if there is none.
    pub fn first_row(&self) -> &[i32] {
        self.0.iter().find_map(Value::row).unwrap_or_default()
    }

    /// All numbers in it.
    pub fn values(&self) -> impl Iterator<Item = i32> {
        self.0.iter().flat_map(Value::values).copied()
    }

    /// The first value, if that is a row its length.
    pub fn first_size(&self) -> usize {
        self.0.first().map_or(0, Value::size)
    }

    /// Whether there is a value for each of the `arguments`, within the bounds that `bounds` picks.
    pub fn is_within(&self, arguments: &[Argument], bounds: fn(&Argument) -> &Bounds) -> bool {
        let length = self.first_row().len();
        let mut values = self.0.iter().zip(arguments);
        self.0.len() == arguments.len()
            && values.all(|(value, argument)| value.fits(argument, bounds(argument), length))
    }

    /// As judges write it on standard input: on the first line the length of the rows, if there are any, and the
    /// numbers; then a line for each row.
    pub fn laid_out(&self) -> String {
        let (rows, numbers): (Vec<_>, Vec<_>) =
            self.0.iter().partition(|value| value.row().is_some());
        let length = rows.first().map(|row| row.values().len().to_string());
        let numbers = numbers.iter().map(ToString::to_string);
        let rows = rows.iter().map(|row| row.values().iter().join(" "));
        let first = length.into_iter().chain(numbers).join(" ");
        [first].into_iter().chain(rows).join("\n") + "\n"
    }

    /// A line for each value, a row with its length first.
    pub fn with_lengths(&self) -> String {
        let line = |value: &Value| {
            let length = value.row().map(|row| row.len().to_string());
            let values = value.values().iter().map(ToString::to_string);
            length.into_iter().chain(values).join(" ") + "\n"
        };
        self.0.iter().map(line).collect()
    }
}

impl fmt::Display for Question {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0.iter().format(" "))
    }
}

/// A solution takes its arguments as a tuple.
macro_rules! tuple {
    ($($argument:ident)+) => {
        impl<$($argument: TryFrom<Value, Error = &'static str>),+> TryFrom<Question> for ($($argument,)+) {
            type Error = &'static str;

            fn try_from(question: Question) -> Result<Self, Self::Error> {
                let mut values = question.0.into_iter();
                Ok(($($argument::try_from(values.next().ok_or("too few values")?)?,)+))
            }
        }
    };
}

tuple!(A);
tuple!(A B);
