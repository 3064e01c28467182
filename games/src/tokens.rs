//! The tokens of an input: brackets, commas, equals signs, and what stands between these and white space.

use std::fmt::Display;
use std::io::{self, BufRead};
use std::ops::RangeInclusive;

use crate::cut_in_the_middle;

/// How many characters of a token a message repeats.
const SHOWN: usize = 40;

/// How far the full-width signs are from the plain ones.
const FULL_WIDTH: u32 = '！' as u32 - '!' as u32;

/// Reads tokens line by line, and of the lines no more than it needs. Full-width signs are taken as the plain ones.
pub(crate) struct Tokens<'a> {
    input: Box<dyn BufRead + 'a>,
    /// The line that is being read, with plain signs.
    line: String,
    /// How many bytes of the line are read.
    place: usize,
    has_ended: bool,
    /// Why no more could be read.
    pub(crate) failure: Option<io::Error>,
}

/// What is wrong with a value.
pub(crate) fn wrong(name: impl Display, expected: &str, found: Option<&str>) -> String {
    format!("{name}: expected {expected}, found {}", shown(found))
}

impl<'a> Tokens<'a> {
    pub(crate) fn new(input: impl BufRead + 'a) -> Self {
        Self {
            input: Box::new(input),
            line: String::new(),
            place: 0,
            has_ended: false,
            failure: None,
        }
    }

    /// The first byte of the next token, `None` at the end of the input.
    pub(crate) fn peek(&mut self) -> Option<u8> {
        loop {
            match self.line.as_bytes().get(self.place) {
                Some(byte) if is_white_space(*byte) => self.place += 1,
                Some(byte) => return Some(*byte),
                None => self.read_line()?,
            }
        }
    }

    /// What is left of the line.
    pub(crate) fn rest(&self) -> &str {
        &self.line[self.place..]
    }

    /// Skips so many bytes of the line.
    pub(crate) fn skip(&mut self, count: usize) {
        self.place += count;
    }

    /// Takes `text` if the input goes on with it, and says whether it did.
    pub(crate) fn take(&mut self, text: &str) -> bool {
        let is_next = self.peek().is_some() && self.rest().starts_with(text);
        self.skip(if is_next { text.len() } else { 0 });
        is_next
    }

    /// The next token.
    pub(crate) fn next(&mut self) -> Option<&str> {
        self.peek()?;
        let start = self.place;
        self.skip(first_word(self.rest()).len().max(1));
        Some(&self.line[start..self.place])
    }

    /// Takes a name and the equals sign behind it, if both are next. They stand on the same line: a person who wrote
    /// another word should not have to write more.
    pub(crate) fn name(&mut self) -> Option<String> {
        self.peek();
        let word = first_word(self.rest());
        let behind = self.rest()[word.len()..].trim_start();
        let is_name = !word.is_empty() && behind.starts_with('=');
        let name = is_name.then(|| word.to_owned())?;
        self.place = self.line.len() - behind.len() + 1;
        Some(name)
    }

    /// The next token as an integer, which is the value `name`.
    pub(crate) fn integer(
        &mut self,
        name: impl Display,
        values: &RangeInclusive<i32>,
    ) -> Result<i32, String> {
        let token = self.next();
        match token.and_then(|token| token.parse().ok()) {
            Some(number) if values.contains(&number) => Ok(number),
            _ if token.is_some_and(is_integer) => {
                let expected = format!("{} to {}", values.start(), values.end());
                Err(wrong(name, &expected, token))
            }
            _ => Err(wrong(name, "an integer", token)),
        }
    }

    /// Reads the next line. After the last, nothing more is read: a terminal would go on.
    fn read_line(&mut self) -> Option<()> {
        if self.has_ended {
            return None;
        }
        let mut bytes = std::mem::take(&mut self.line).into_bytes();
        bytes.clear();
        self.failure = self.input.read_until(b'\n', &mut bytes).err();
        self.has_ended = !bytes.ends_with(b"\n");
        let is_empty = bytes.is_empty();
        self.place = 0;
        self.line = String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        if !self.line.is_ascii() {
            self.line = self.line.chars().map(plain).collect();
        }
        (!is_empty).then_some(())
    }
}

/// What stands before the next sign or white space.
pub(crate) fn first_word(text: &str) -> &str {
    let mut bytes = text.bytes();
    &text[..bytes.position(ends_word).unwrap_or(text.len())]
}

/// The plain sign that a full-width one stands for.
fn plain(sign: char) -> char {
    match sign {
        '！'..='～' => char::from_u32(u32::from(sign) - FULL_WIDTH).unwrap_or(sign),
        '【' => '[',
        '】' => ']',
        '、' => ',',
        '−' => '-',
        '\u{feff}' => ' ',
        _ if sign.is_whitespace() => ' ',
        _ => sign,
    }
}

fn is_white_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

fn ends_word(byte: u8) -> bool {
    !byte.is_ascii_digit() && (is_white_space(byte) || b"[],=".contains(&byte))
}

/// Whether `token` is an integer, of any size.
pub(crate) fn is_integer(token: &str) -> bool {
    let digits = token.strip_prefix(['+', '-']).unwrap_or(token);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// `token` on one line of bearable length: a number as it is, anything else in quotes.
fn shown(token: Option<&str>) -> String {
    match token.map(|token| cut_in_the_middle(token, SHOWN)) {
        Some(token) if is_integer(&token) => token,
        Some(token) => format!("{token:?}"),
        None => "the end of the input".to_owned(),
    }
}
