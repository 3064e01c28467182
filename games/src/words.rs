//! Words in both languages, and the names of moves.

use itertools::Itertools;

/// Maximum number of items listed in the name of a move; a move that takes more items is named by their number.
const MAX_NAMED_ITEMS: usize = 4;

/// A language in which people read the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    English,
    Chinese,
}

/// The same text in both languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Words {
    pub en: &'static str,
    pub zh: &'static str,
}

/// Creates a text in both languages.
pub const fn words(en: &'static str, zh: &'static str) -> Words {
    Words { en, zh }
}

/// Creates a text that is the same in both languages, such as a name.
pub const fn word(text: &'static str) -> Words {
    words(text, text)
}

impl Words {
    pub const fn get(self, language: Language) -> &'static str {
        match language {
            Language::English => self.en,
            Language::Chinese => self.zh,
        }
    }

    /// Returns both texts with `{}` replaced.
    pub fn with(self, gap: impl ToString) -> Text {
        let gap = gap.to_string();
        Text { en: self.en.replace("{}", &gap), zh: self.zh.replace("{}", &gap) }
    }
}

/// The same text in both languages, made while the program runs.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Text {
    pub en: String,
    pub zh: String,
}

impl Text {
    /// Creates a text that is the same in both languages.
    pub fn plain(text: impl ToString) -> Self {
        let en = text.to_string();
        Self { zh: en.clone(), en }
    }

    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::English => &self.en,
            Language::Chinese => &self.zh,
        }
    }
}

impl From<Words> for Text {
    fn from(Words { en, zh }: Words) -> Self {
        Self { en: en.to_owned(), zh: zh.to_owned() }
    }
}

/// An end of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    Left,
    Right,
}

/// The name of a move. The game's phrase surrounds it: `take {}`, `取 {}`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Name {
    /// Takes these numbers.
    Take(Vec<i64>),
    /// Takes these letters.
    TakeLetters(String),
    /// Takes from an end of the row.
    End(End),
    /// Leaves this number.
    Leave(i64),
    /// Leaves these piles.
    LeavePiles(Vec<i64>),
    /// Something that both languages write like this.
    Written(String),
    /// Goes to a place of the board that this text names.
    Go(String),
    /// Takes an item that has one value for each player.
    TakeValued([i64; 2]),
    /// Cuts a row into two parts of these lengths, and scores or throws away the one at this end.
    Cut([usize; 2], End),
    /// Splits a pile into two.
    Split(i64, i64),
    /// A text in the game's file.
    Other(Text),
    /// Takes something of this name that occurs several times, at these indices of a column.
    At(Box<Name>, Words, Vec<usize>),
}

impl Name {
    /// Returns the name without the game's phrase.
    pub fn get(&self, language: Language) -> String {
        let in_chinese = language == Language::Chinese;
        match self {
            Self::Take(items) if items.len() > MAX_NAMED_ITEMS => {
                let count = items.len();
                if in_chinese { format!("{count} 个数") } else { format!("{count} numbers") }
            }
            Self::Take(items) => items.iter().join(" "),
            Self::TakeLetters(letters) if letters.len() > MAX_NAMED_ITEMS => {
                let count = letters.len();
                if in_chinese { format!("{count} 个字母") } else { format!("{count} letters") }
            }
            Self::TakeLetters(text) | Self::Written(text) | Self::Go(text) => text.clone(),
            Self::End(End::Left) => words("left", "左端").get(language).to_owned(),
            Self::End(End::Right) => words("right", "右端").get(language).to_owned(),
            Self::Leave(number) => number.to_string(),
            Self::LeavePiles(piles) => format!("[{}]", piles.iter().join(" ")),
            Self::TakeValued([first, second]) => format!("{first}|{second}"),
            Self::Cut([left, right], End::Left) => format!("[{left}] {right}"),
            Self::Cut([left, right], End::Right) => format!("{left} [{right}]"),
            Self::Split(one, other) => format!("{one} + {other}"),
            Self::Other(text) => text.get(language).to_owned(),
            Self::At(name, column, indices) => {
                let (name, column) = (name.get(language), column.get(language));
                let place = format!("{column}[{}]", indices.iter().join(","));
                if in_chinese {
                    format!("{place} 处的 {name}")
                } else {
                    format!("{name} at {place}")
                }
            }
        }
    }
}
