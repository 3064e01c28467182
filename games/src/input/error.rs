//! Why a text is not an input, in both languages.

use std::{error, fmt, io};

use crate::words::Text;

/// Why a text is not an input: one line. Displayed in English.
#[derive(Debug)]
pub struct InputError(Box<Text>);

impl InputError {
    /// Returns what the reader of inputs says in both languages; another error says the same in both.
    pub fn text_of(error: &io::Error) -> Text {
        let own = error.get_ref().and_then(|source| source.downcast_ref::<Self>());
        own.map_or_else(|| Text::plain(error), |Self(text)| (**text).clone())
    }

    /// Returns the error with a text after it.
    pub(super) fn with(mut self, end: &Text) -> Self {
        self.0.en += &end.en;
        self.0.zh += &end.zh;
        self
    }

    /// Returns the text in both languages.
    pub(super) fn into_text(self) -> Text {
        *self.0
    }
}

impl From<Text> for InputError {
    fn from(text: Text) -> Self {
        Self(Box::new(text))
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.en)
    }
}

impl error::Error for InputError {}
