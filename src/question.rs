//! What a case asks.

use std::fmt;

use itertools::Itertools;

/// What a case asks: the position from which a game is played.
///
/// Shown as people write it: `4`, `[1,5,2]`, `[1,1] [2,3]`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Question {
    /// A heap, or a number on a blackboard.
    Number(i32),
    /// A row of numbers, from its first.
    Row(Vec<i32>),
    /// The hands of both players, each from the card that is played first.
    Deal([Vec<u8>; 2]),
}

impl Question {
    /// How many values there are in the row, or cards in a hand; 1 for a number.
    #[must_use]
    pub fn length(&self) -> usize {
        match self {
            Self::Number(_) => 1,
            Self::Row(row) => row.len(),
            Self::Deal([first, _]) => first.len(),
        }
    }

    /// All numbers, values or ranks in it.
    #[must_use]
    pub fn values(&self) -> Vec<i32> {
        match self {
            Self::Number(number) => vec![*number],
            Self::Row(row) => row.clone(),
            Self::Deal(hands) => hands.iter().flatten().map(|&rank| rank.into()).collect(),
        }
    }

    /// As judges give it on standard input: the length on the first line, then each row or hand on a line of its own.
    #[must_use]
    pub fn counted(&self) -> String {
        match self {
            Self::Number(number) => format!("{number}\n"),
            Self::Row(row) => format!("{}\n{}\n", row.len(), row.iter().join(" ")),
            Self::Deal([first, second]) => {
                format!("{}\n{}\n{}\n", first.len(), first.iter().join(" "), second.iter().join(" "))
            }
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(formatter, "{number}"),
            Self::Row(row) => write!(formatter, "[{}]", row.iter().format(",")),
            Self::Deal([first, second]) => {
                write!(formatter, "[{}] [{}]", first.iter().format(","), second.iter().format(","))
            }
        }
    }
}

macro_rules! form_holds {
    ($($form:ident: $values:ty),*) => {$(
        impl TryFrom<Question> for $values {
            type Error = Question;

            fn try_from(question: Question) -> Result<Self, Question> {
                if let Question::$form(values) = question { Ok(values) } else { Err(question) }
            }
        }
    )*};
}

form_holds!(Number: i32, Row: Vec<i32>, Deal: [Vec<u8>; 2]);

/// `text` in at most `longest` characters: what is too much is cut out of the middle.
#[must_use]
pub fn cut_in_the_middle(text: &str, longest: usize) -> String {
    let count = text.chars().count();
    if count <= longest {
        return text.to_owned();
    }
    let kept = longest.saturating_sub(1);
    let start = text.chars().take(kept.div_ceil(2));
    let end = text.chars().skip(count - kept / 2);
    start.chain(['…']).chain(end).collect()
}

/// `1 case`, `2 cases`
#[must_use]
pub fn counted(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_cut_in_the_middle() {
        assert_eq!(cut_in_the_middle("123456789", 9), "123456789");
        assert_eq!(cut_in_the_middle("1234567890", 9), "1234…7890");
        assert_eq!(cut_in_the_middle("好好好好好", 4), "好好…好");
        assert_eq!(cut_in_the_middle("12", 0), "…");
    }
}
