//! What a case asks: a value for each argument of the problem.

use std::fmt;

use itertools::Itertools;

use crate::{Argument, Bounds};

/// What a case asks: the values of the problem's arguments, in their order.
///
/// Shown as people write it: `4`, `[1,5,2]`, `[1,1] [2,3]`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Input {
    pub numbers: Vec<i32>,
    /// All of the same length.
    pub rows: Vec<Vec<i32>>,
}

impl Input {
    /// The first row; empty if there is none.
    pub fn first_row(&self) -> &[i32] {
        self.rows.first().map_or(&[], Vec::as_slice)
    }

    /// The numbers of each value: one, or those of the row.
    pub fn parts(&self) -> impl Iterator<Item = &[i32]> {
        let rows = self.rows.iter().map(Vec::as_slice);
        self.numbers.chunks(1).chain(rows)
    }

    /// All numbers in it.
    pub fn values(&self) -> impl Iterator<Item = i32> {
        self.parts().flatten().copied()
    }

    /// The same with another number at this place among all.
    pub(crate) fn with(&self, place: usize, number: i32) -> Self {
        let mut changed = self.clone();
        let rows = changed.rows.iter_mut().flatten();
        let mut values = changed.numbers.iter_mut().chain(rows);
        if let Some(value) = values.nth(place) {
            *value = number;
        }
        changed
    }

    /// The first value, if that is a row its length.
    pub fn first_size(&self) -> usize {
        let row = self.first_row().len();
        let number = self.numbers.first();
        number.map_or(row, |number| usize::try_from(*number).unwrap_or(0))
    }

    /// Whether each value is within the bounds that `bounds` picks, and all rows have the same length.
    pub fn is_within(&self, arguments: &[Argument], bounds: fn(&Argument) -> &Bounds) -> bool {
        let mut parts = self.parts().zip_eq(arguments);
        self.rows.iter().map(Vec::len).all_equal()
            && parts.all(|(values, argument)| bounds(argument).contain(values))
    }

    /// As judges write it on standard input: on the first line the length of the rows, if there are any, and the
    /// numbers; then a line for each row.
    pub fn laid_out(&self) -> String {
        let length = self.rows.first().map(|row| row.len().to_string());
        let numbers = self.numbers.iter().map(ToString::to_string);
        let first = length.into_iter().chain(numbers).join(" ");
        let rows = self.rows.iter().map(|row| row.iter().join(" "));
        [first].into_iter().chain(rows).join("\n") + "\n"
    }

    /// A line for each value, a row with its length first.
    pub fn with_lengths(&self) -> String {
        let numbers = self.numbers.iter().map(|number| format!("{number}\n"));
        let row = |row: &Vec<i32>| format!("{} {}\n", row.len(), row.iter().format(" "));
        numbers.chain(self.rows.iter().map(row)).collect()
    }

    /// How people write each value.
    pub(crate) fn written(&self) -> impl Iterator<Item = String> {
        let numbers = self.numbers.iter().map(ToString::to_string);
        let row = |row: &Vec<i32>| format!("[{}]", row.iter().format(","));
        numbers.chain(self.rows.iter().map(row))
    }
}

impl fmt::Display for Input {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.written().format(" "))
    }
}

/// A solution takes its arguments as a tuple.
macro_rules! arguments {
    ($($tuple:ty, $input:ident => $values:expr;)+) => {$(
        impl TryFrom<Input> for $tuple {
            type Error = &'static str;

            fn try_from($input: Input) -> Result<Self, Self::Error> {
                $values.ok_or("other arguments")
            }
        }
    )+};
}

arguments! {
    (i32,), input => input.numbers.into_iter().collect_tuple();
    (i32, i32), input => input.numbers.into_iter().collect_tuple();
    (i32, Vec<i32>), input =>
        input.numbers.first().copied().zip(input.rows.into_iter().next());
    (Vec<i32>,), input => input.rows.into_iter().collect_tuple();
    (Vec<i32>, Vec<i32>), input => input.rows.into_iter().collect_tuple();
}
