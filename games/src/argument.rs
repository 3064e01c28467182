//! What a problem asks for: numbers and rows, and which of them.

use std::ops::RangeInclusive;

/// The longest row that is read.
pub(crate) const LONGEST: usize = 2_147_483_647;

type Lengths = RangeInclusive<usize>;
type Values = RangeInclusive<i32>;

/// An argument of a problem.
#[derive(Debug)]
pub struct Argument {
    pub name: &'static str,
    pub kind: Kind,
    /// What the site guarantees.
    pub limits: Bounds,
    /// What the program answers locally.
    pub local: Bounds,
}

/// What the value of an argument is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A heap, a number on a blackboard, a total.
    Number,
    /// A row of numbers, piles or cards, from its first. All rows of an input have the same length.
    Row,
}

/// How long a row may be, and which values are allowed; a number has the length 1.
#[derive(Debug, Clone)]
pub struct Bounds {
    pub lengths: Lengths,
    pub values: Values,
}

impl Argument {
    /// A row within the site's limits; locally any row.
    pub(crate) const fn row(name: &'static str, lengths: Lengths, values: Values) -> Self {
        Self {
            name,
            kind: Kind::Row,
            limits: Bounds { lengths, values },
            local: Bounds {
                lengths: 0..=LONGEST,
                values: i32::MIN..=i32::MAX,
            },
        }
    }

    /// A number within the site's limits; locally any positive one.
    pub(crate) const fn number(name: &'static str, values: Values) -> Self {
        let row_of_one = Self::row(name, 1..=1, values);
        let mut number = row_of_one.locally(1..=1, 1..=i32::MAX);
        number.kind = Kind::Number;
        number
    }

    /// The same within these bounds locally.
    pub(crate) const fn locally(mut self, lengths: Lengths, values: Values) -> Self {
        self.local = Bounds { lengths, values };
        self
    }
}

impl Bounds {
    pub(crate) fn contain(&self, values: &[i32]) -> bool {
        let mut numbers = values.iter();
        self.lengths.contains(&values.len()) && numbers.all(|number| self.values.contains(number))
    }
}
