//! Splits input into tokens: brackets, commas, equals signs, and the words between these and whitespace.

use std::fmt::Display;
use std::io::{self, BufRead};
use std::mem;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::cut_in_the_middle;

/// Maximum length of a token in a message, in characters.
pub(crate) const MAX_SHOWN: usize = 40;

const FULL_WIDTH_OFFSET: u32 = '！' as u32 - '!' as u32;

/// A tokenizer that reads only as many lines as it needs and converts full-width characters to ASCII.
pub(crate) struct Tokens<'a> {
    source: Box<dyn BufRead + 'a>,
    /// The current line, without full-width characters.
    line: String,
    /// Number of bytes of the line that have been consumed.
    offset: usize,
    has_ended: bool,
    /// The error that ended reading.
    pub(crate) failure: Option<io::Error>,
}

impl<'a> Tokens<'a> {
    pub(crate) fn new(source: impl BufRead + 'a) -> Self {
        Self {
            source: Box::new(source),
            line: String::new(),
            offset: 0,
            has_ended: false,
            failure: None,
        }
    }

    /// Skips whitespace. Returns whether there is another token.
    #[inline]
    pub(crate) fn has_next(&mut self) -> bool {
        loop {
            match self.line.as_bytes().get(self.offset).copied() {
                Some(byte) if byte.is_ascii_whitespace() => self.offset += 1,
                None if self.read_line() => {}
                next => return next.is_some(),
            }
        }
    }

    /// Returns the rest of the line.
    pub(crate) fn rest(&self) -> &str {
        &self.line[self.offset..]
    }

    /// Skips bytes of the line.
    pub(crate) fn skip(&mut self, count: usize) {
        self.offset += count;
    }

    /// Consumes the next token if it is this symbol. Returns whether it was.
    pub(crate) fn take(&mut self, symbol: u8) -> bool {
        let is_next = self.has_next() && self.line.as_bytes()[self.offset] == symbol;
        self.offset += usize::from(is_next);
        is_next
    }

    /// Consumes the next token.
    pub(crate) fn next(&mut self) -> Option<&str> {
        if !self.has_next() {
            return None;
        }
        let start = self.offset;
        self.offset += first_word(self.rest()).len().max(1);
        Some(&self.line[start..self.offset])
    }

    /// Returns the next word if an equals sign follows it on the same line. Looking further would make a person at a
    /// terminal type another line.
    pub(crate) fn name(&mut self) -> Option<&str> {
        self.has_next();
        let word = first_word(self.rest());
        let after = self.rest()[word.len()..].trim_start();
        (!word.is_empty() && after.starts_with('=')).then_some(word)
    }

    /// Consumes the next token, which must be a number. Errors refer to it as `name`.
    pub(crate) fn number<Number: FromStr + PartialOrd + Display>(
        &mut self,
        name: impl Display,
        allowed: &RangeInclusive<Number>,
    ) -> Result<Number, String> {
        let token = self.next();
        match token.and_then(|token| token.parse().ok()) {
            Some(number) if allowed.contains(&number) => Ok(number),
            _ if token.is_some_and(is_integer) => {
                let expected = format!("{} to {}", allowed.start(), allowed.end());
                Err(unexpected(name, &expected, token))
            }
            _ => Err(unexpected(name, "an integer", token)),
        }
    }

    /// Returns whether exactly this many numbers, with or without names and commas, precede the next bracket. Reads no
    /// further.
    pub(crate) fn brackets_follow(&mut self, numbers: usize) -> bool {
        // The offset of the next token in the rest of the line.
        let mut offset = 0;
        let mut count = 0;
        loop {
            let rest = &self.rest()[offset..];
            let start = rest.trim_start_matches([' ', '\t', '\r', '\n', ',', '=']);
            let word = first_word(start);
            let after = start[word.len()..].trim_start();
            offset += rest.len() - after.len();
            match start.chars().next() {
                Some('[') => return count == numbers,
                Some(_) if is_integer(word) && count < numbers => count += 1,
                Some(_) if after.starts_with('=') => {}
                None if self.read_line() => {}
                _ => return false,
            }
        }
    }

    /// Consumes and returns the next token if it is a quoted text that ends on the same line.
    pub(crate) fn text(&mut self) -> Option<&str> {
        self.has_next();
        let rest = self.rest();
        let quote = rest.chars().next().filter(|quote| "\"'".contains(*quote))?;
        let (text, _) = rest[1..].split_once(quote)?;
        let start = self.offset + 1;
        self.offset = start + text.len() + 1;
        Some(&self.line[start..self.offset - 1])
    }

    /// Appends the next line to the rest of this one. Returns whether there was one. Never reads past the end of the
    /// input, because a terminal would wait for more.
    fn read_line(&mut self) -> bool {
        let mut bytes = mem::take(&mut self.line).into_bytes();
        bytes.drain(..self.offset);
        self.offset = 0;
        let left = bytes.len();
        if !self.has_ended {
            self.failure = self.source.read_until(b'\n', &mut bytes).err();
            self.has_ended = bytes.len() == left || !bytes.ends_with(b"\n");
        }
        let line = String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        self.line = if line.is_ascii() { line } else { line.chars().map(to_ascii).collect() };
        self.line.len() > left
    }
}

/// Returns the text before the next symbol or whitespace.
fn first_word(text: &str) -> &str {
    let ends_word = |byte: u8| {
        !byte.is_ascii_digit() && (byte.is_ascii_whitespace() || b"[],=".contains(&byte))
    };
    let end = text.bytes().position(ends_word);
    &text[..end.unwrap_or(text.len())]
}

/// Returns the ASCII form of a full-width or typographic character.
fn to_ascii(character: char) -> char {
    match character {
        '！'..='～' => {
            char::from_u32(u32::from(character) - FULL_WIDTH_OFFSET).unwrap_or(character)
        }
        '【' => '[',
        '】' => ']',
        '、' => ',',
        '−' => '-',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '\u{feff}' => ' ',
        _ if character.is_whitespace() => ' ',
        _ => character,
    }
}

/// Returns whether `token` is an integer, of any size.
pub(crate) fn is_integer(token: &str) -> bool {
    let digits = token.strip_prefix(['+', '-']).unwrap_or(token);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Formats an error about a value. Shows a number as it is, and anything else in quotes.
pub(crate) fn unexpected(name: impl Display, expected: &str, found: Option<&str>) -> String {
    let shown = match found.map(|token| cut_in_the_middle(token, MAX_SHOWN)) {
        Some(token) if is_integer(&token) => token,
        Some(token) => format!("{token:?}"),
        None => "the end of the input".to_owned(),
    };
    format!("{name}: expected {expected}, found {shown}")
}
