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
pub const fn same(text: &'static str) -> Words {
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

    /// Creates a text from what is said in each language.
    pub fn said(say: impl Fn(Language) -> String) -> Self {
        Self { en: say(Language::English), zh: say(Language::Chinese) }
    }

    /// Returns both sentences after each other. Either may be empty.
    #[must_use]
    pub fn then(self, next: &Self) -> Self {
        let gap = if self.en.is_empty() || next.en.is_empty() { "" } else { " " };
        Self { en: self.en + gap + &next.en, zh: self.zh + &next.zh }
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

/// Formats a text in a language, given the literals of both languages. Chinese gets the usual spaces around letters and
/// numbers.
///
/// ```
/// # use games::say;
/// # use games::words::Language;
/// let count = 3;
/// assert_eq!(say!(Language::English, "win in {count}", "{count}步胜"), "win in 3");
/// assert_eq!(say!(Language::Chinese, "win in {count}", "{count}步胜"), "3 步胜");
/// ```
#[macro_export]
macro_rules! say {
    ($language:expr, $en:literal, $zh:literal $(, $argument:expr)* $(,)?) => {
        match $language {
            $crate::words::Language::English => format!($en $(, $argument)*),
            $crate::words::Language::Chinese => {
                $crate::words::spaced(&format!($zh $(, $argument)*))
            }
        }
    };
}

/// Formats a text in both languages, given the literals of both. Chinese gets the usual spaces around letters and numbers.
#[macro_export]
macro_rules! text {
    ($en:literal, $zh:literal $(, $argument:expr)* $(,)?) => {
        $crate::words::Text {
            en: format!($en $(, $argument)*),
            zh: $crate::words::spaced(&format!($zh $(, $argument)*)),
        }
    };
}

/// Sets a space between a Chinese character and a letter, digit, sign or bracket beside it, and none between two Chinese
/// characters or after Chinese punctuation. Other texts, and what stands in quotes, stay as they are.
pub fn spaced(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    let mut last = ' ';
    let mut is_quoted = false;
    while let Some(character) = characters.next() {
        is_quoted ^= character == '"';
        if is_quoted {
            spaced.push(character);
            last = character;
            continue;
        }
        let is_needless = character == ' '
            && characters.peek().is_some_and(|next| {
                is_chinese_punctuation(last) || (is_han(last) && is_han(*next))
            });
        if is_needless {
            continue;
        }
        let opens = character.is_ascii_alphanumeric() || "+-[(".contains(character);
        let closed = last.is_ascii_alphanumeric() || ")]".contains(last);
        if (is_han(last) && opens) || (closed && is_han(character)) {
            spaced.push(' ');
        }
        spaced.push(character);
        last = character;
    }
    spaced
}

fn is_han(character: char) -> bool {
    matches!(character, '〇' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}')
}

fn is_chinese_punctuation(character: char) -> bool {
    "。，、：；！？（）《》“”".contains(character)
}

/// Begins a sentence with a capital if its first word is one, such as `first`; a name such as `u1` stays.
pub fn capital(text: &str) -> String {
    let is_word = text.len() >= 3 && text.bytes().take(3).all(|byte| byte.is_ascii_lowercase());
    let (first, rest) = text.split_at(usize::from(is_word));
    first.to_ascii_uppercase() + rest
}

/// An end of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    Left,
    Right,
}

/// The name of a move. The game's phrase surrounds it: `take {}`, `取 {}`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum MoveName {
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
    At(Box<MoveName>, Words, Vec<usize>),
}

impl MoveName {
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
