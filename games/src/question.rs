//! What a case asks: a list of values, one for each argument of the problem.

use std::fmt;
use std::ops::RangeInclusive;

use itertools::Itertools;

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

/// What a case asks: the values of the problem's arguments, in their order.
///
/// Shown as people write it: `4`, `[1,5,2]`, `[1,1] [2,3]`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Question(pub Vec<Value>);

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

impl Bounds {
    /// Any row of numbers of 32 bits.
    pub const ANY_ROW: Self = Self {
        lengths: 0..=usize::MAX,
        values: i32::MIN..=i32::MAX,
    };
}

impl Argument {
    /// A row within the judge's bounds; at home any row.
    pub(crate) const fn row(name: &'static str, lengths: Lengths, values: Values) -> Self {
        Self {
            name,
            kind: Kind::Row,
            judge: Bounds { lengths, values },
            home: Bounds::ANY_ROW,
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
}

impl Value {
    /// The number, or the numbers of the row.
    pub fn values(&self) -> &[i32] {
        match self {
            Self::Number(number) => std::slice::from_ref(number),
            Self::Row(row) => row,
        }
    }

    pub(crate) fn row(&self) -> Option<&[i32]> {
        match self {
            Self::Number(_) => None,
            Self::Row(row) => Some(row),
        }
    }
}

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
    pub fn row(&self) -> &[i32] {
        self.0.iter().find_map(Value::row).unwrap_or_default()
    }

    /// All numbers in it.
    pub fn values(&self) -> impl Iterator<Item = i32> {
        self.0.iter().flat_map(Value::values).copied()
    }

    /// The first value, if that is a row its length: what the time to play it depends on.
    pub fn size(&self) -> usize {
        match self.0.first() {
            Some(Value::Number(number)) => usize::try_from(*number).unwrap_or(0),
            Some(Value::Row(row)) => row.len(),
            None => 0,
        }
    }

    /// Whether there is a value for each of the `arguments`, within the bounds that `bounds` picks.
    pub fn is_within(&self, arguments: &[Argument], bounds: fn(&Argument) -> &Bounds) -> bool {
        let fits = |(value, argument): (&Value, &Argument)| {
            let is_of_kind = match value {
                Value::Number(_) => argument.kind == Kind::Number,
                Value::Row(row) => argument.kind != Kind::Number && row.len() == self.row().len(),
            };
            let Bounds { lengths, values } = bounds(argument);
            let mut numbers = value.values().iter();
            is_of_kind
                && lengths.contains(&numbers.len())
                && numbers.all(|number| values.contains(number))
        };
        self.0.len() == arguments.len() && self.0.iter().zip(arguments).all(fits)
    }

    /// As a judge writes it on standard input. In the `layout`, the name of an argument stands for its value, and any
    /// other word for the length of the rows.
    pub fn laid_out(&self, arguments: &[Argument], layout: &str) -> String {
        let word = |word: &str| match arguments.iter().position(|argument| argument.name == word) {
            Some(place) => self.0[place].values().iter().join(" "),
            None => self.row().len().to_string(),
        };
        let line = |line: &str| line.split(' ').map(word).join(" ") + "\n";
        layout.lines().map(line).collect()
    }

    /// A line for each value, a row with its length first.
    pub fn with_lengths(&self) -> String {
        let line = |value: &Value| match value {
            Value::Number(number) => format!("{number}\n"),
            Value::Row(row) => format!("{} {}\n", row.len(), row.iter().format(" ")),
        };
        self.0.iter().map(line).collect()
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

impl fmt::Display for Question {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}", self.0.iter().format(" "))
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

/// A solution takes its arguments as a tuple.
impl<A: TryFrom<Value, Error = &'static str>> TryFrom<Question> for (A,) {
    type Error = &'static str;

    fn try_from(question: Question) -> Result<Self, Self::Error> {
        let values = question.0.into_iter().collect_tuple();
        let (only,) = values.ok_or("not one value")?;
        Ok((only.try_into()?,))
    }
}

impl<A, B> TryFrom<Question> for (A, B)
where
    A: TryFrom<Value, Error = &'static str>,
    B: TryFrom<Value, Error = &'static str>,
{
    type Error = &'static str;

    fn try_from(question: Question) -> Result<Self, Self::Error> {
        let values = question.0.into_iter().collect_tuple();
        let (first, second) = values.ok_or("not two values")?;
        Ok((first.try_into()?, second.try_into()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBER_AND_ROWS: [Argument; 3] = [
        Argument::number("k", 1..=9),
        Argument::row("a", 1..=3, 1..=9),
        Argument::row("b", 1..=3, -9..=9).of_equal_length(),
    ];

    fn question(number: i32, first: &[i32], second: &[i32]) -> Question {
        let rows = [first, second].map(|row| Value::Row(row.to_vec()));
        Question([vec![Value::Number(number)], rows.into()].concat())
    }

    #[test]
    fn questions_are_written_in_every_way() {
        let question = question(4, &[1, 5], &[2, -3]);
        assert_eq!(question.to_string(), "4 [1,5] [2,-3]");
        let laid_out = question.laid_out(&NUMBER_AND_ROWS, "n k\na\nb");
        assert_eq!(laid_out, "2 4\n1 5\n2 -3\n");
        assert_eq!(question.with_lengths(), "4\n2 1 5\n2 2 -3\n");
        assert_eq!(question.size(), 4);
        assert_eq!(Question::rows([vec![7, 7]]).size(), 2);
        assert_eq!(question.row(), [1, 5]);
    }

    #[test]
    fn bounds_hold_for_every_value() {
        let check = |question: Question, is_allowed: bool| {
            let found = question.is_within(&NUMBER_AND_ROWS, |argument| &argument.judge);
            assert_eq!(found, is_allowed, "{question}");
        };
        check(question(1, &[1, 9], &[-9, 9]), true);
        check(question(10, &[1], &[1]), false);
        check(question(1, &[0], &[1]), false);
        check(question(1, &[], &[]), false);
        check(question(1, &[1, 1], &[1]), false);
        check(Question::number(1), false);
        check(Question::rows([vec![1], vec![1], vec![1]]), false);
    }
}
