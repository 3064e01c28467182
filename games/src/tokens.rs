//! The tokens of an input: brackets, commas, equals signs, and what stands between these and white space.

use std::fmt::Display;
use std::io::{self, BufRead};
use std::mem;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::cut_in_the_middle;

/// How many characters of a token a message repeats.
pub(crate) const SHOWN: usize = 40;

/// How far the full-width signs are from the plain ones.
const FULL_WIDTH: u32 = '！' as u32 - '!' as u32;

/// Reads tokens line by line, and of the lines no more than it needs. Full-width signs are taken as the plain ones.
pub(crate) struct Tokens<'a> {
    source: Box<dyn BufRead + 'a>,
    /// The line that is being read, with plain signs.
    line: String,
    /// How many bytes of the line are read.
    place: usize,
    has_ended: bool,
    /// Why no more could be read.
    pub(crate) failure: Option<io::Error>,
}

impl<'a> Tokens<'a> {
    pub(crate) fn new(source: impl BufRead + 'a) -> Self {
        Self {
            source: Box::new(source),
            line: String::new(),
            place: 0,
            has_ended: false,
            failure: None,
        }
    }

    /// Whether there is another token, after white space.
    #[inline]
    pub(crate) fn has_next(&mut self) -> bool {
        loop {
            match self.line.as_bytes().get(self.place).copied() {
                Some(byte) if byte.is_ascii_whitespace() => self.place += 1,
                None if self.read_line() => {}
                next => return next.is_some(),
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

    /// Takes this sign if it is the next token, and says whether it is.
    pub(crate) fn take(&mut self, sign: u8) -> bool {
        let is_next = self.has_next() && self.line.as_bytes()[self.place] == sign;
        self.place += usize::from(is_next);
        is_next
    }

    /// The next token.
    pub(crate) fn next(&mut self) -> Option<&str> {
        if !self.has_next() {
            return None;
        }
        let start = self.place;
        self.place += first_word(self.rest()).len().max(1);
        Some(&self.line[start..self.place])
    }

    /// The next word, if an equals sign stands behind it. They stand on the same line: a person who wrote another word
    /// should not have to write more.
    pub(crate) fn name(&mut self) -> Option<&str> {
        self.has_next();
        let word = first_word(self.rest());
        let behind = self.rest()[word.len()..].trim_start();
        (!word.is_empty() && behind.starts_with('=')).then_some(word)
    }

    /// The next token as a number, which is the value `name`.
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
                Err(wrong(name, &expected, token))
            }
            _ => Err(wrong(name, "an integer", token)),
        }
    }

    /// Returns whether a bracket follows on so many numbers, with names and commas between. Reads no further than the
    /// token that tells.
    pub(crate) fn brackets_follow(&mut self, numbers: usize) -> bool {
        // Where in the rest of the line the next token is looked for.
        let mut place = 0;
        let mut count = 0;
        loop {
            let rest = &self.rest()[place..];
            let start = rest.trim_start_matches([' ', '\t', '\r', '\n', ',', '=']);
            let word = first_word(start);
            let behind = start[word.len()..].trim_start();
            place += rest.len() - behind.len();
            match start.chars().next() {
                Some('[') => return count == numbers,
                Some(_) if is_integer(word) && count < numbers => count += 1,
                Some(_) if behind.starts_with('=') => {}
                None if self.read_line() => {}
                _ => return false,
            }
        }
    }

    /// The next text in quotes, which stands on one line.
    pub(crate) fn text(&mut self) -> Option<&str> {
        self.has_next();
        let rest = self.rest();
        let quote = rest.chars().next().filter(|sign| "\"'".contains(*sign))?;
        let (text, _) = rest[1..].split_once(quote)?;
        let start = self.place + 1;
        self.place = start + text.len() + 1;
        Some(&self.line[start..self.place - 1])
    }

    /// Reads the next line, if there is one, behind what is left of this one. After the last, nothing more is read: a
    /// terminal would go on.
    fn read_line(&mut self) -> bool {
        let mut bytes = mem::take(&mut self.line).into_bytes();
        bytes.drain(..self.place);
        self.place = 0;
        let left = bytes.len();
        if !self.has_ended {
            self.failure = self.source.read_until(b'\n', &mut bytes).err();
            self.has_ended = bytes.len() == left || !bytes.ends_with(b"\n");
        }
        let line = String::from_utf8(bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
        self.line = if line.is_ascii() {
            line
        } else {
            line.chars().map(plain).collect()
        };
        self.line.len() > left
    }
}

/// What stands before the next sign or white space.
fn first_word(text: &str) -> &str {
    let ends_word = |byte: u8| {
        !byte.is_ascii_digit() && (byte.is_ascii_whitespace() || b"[],=".contains(&byte))
    };
    let end = text.bytes().position(ends_word);
    &text[..end.unwrap_or(text.len())]
}

/// The plain sign that a full-width one stands for.
fn plain(sign: char) -> char {
    match sign {
        '！'..='～' => char::from_u32(u32::from(sign) - FULL_WIDTH).unwrap_or(sign),
        '【' => '[',
        '】' => ']',
        '、' => ',',
        '−' => '-',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '\u{feff}' => ' ',
        _ if sign.is_whitespace() => ' ',
        _ => sign,
    }
}

/// Whether `token` is an integer, of any size.
pub(crate) fn is_integer(token: &str) -> bool {
    let digits = token.strip_prefix(['+', '-']).unwrap_or(token);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// What is wrong with a value, on one line of bearable length: a number as it is, anything else in quotes.
pub(crate) fn wrong(name: impl Display, expected: &str, found: Option<&str>) -> String {
    let shown = match found.map(|token| cut_in_the_middle(token, SHOWN)) {
        Some(token) if is_integer(&token) => token,
        Some(token) => format!("{token:?}"),
        None => "the end of the input".to_owned(),
    };
    format!("{name}: expected {expected}, found {shown}")
}
