//! Splits input into tokens: brackets, commas, equals signs, and the words between these and whitespace.

use std::fmt::Display;
use std::io::{self, BufRead};
use std::ops::RangeInclusive;

use crate::input::error::InputError;
use crate::text;
use crate::text::cut_in_the_middle;
use crate::words::{Text, words};

/// Maximum length of a token in a message, in characters.
const MAX_SHOWN: usize = 40;

/// Maximum number of digits of the numbers that need no check for overflow.
const MAX_DIGITS: usize = 18;

const FULL_WIDTH_OFFSET: u32 = '！' as u32 - '!' as u32;

/// Number of letters that are checked at once.
const LETTERS: usize = 16;

/// Number of bytes that are searched at once for the end of a line.
const CHUNK: usize = 512;

/// The ASCII letters of an alphabet, as a table.
pub(super) struct Alphabet {
    pub(super) letters: &'static str,
    contains: [bool; 256],
}

impl Alphabet {
    pub(super) fn new(letters: &'static str) -> Self {
        let mut contains = [false; 256];
        letters.bytes().for_each(|letter| contains[usize::from(letter)] = true);
        Self { letters, contains }
    }

    /// Returns the number of bytes before the first one that is not a letter of the alphabet.
    fn prefix_length(&self, bytes: &[u8]) -> usize {
        let is_letter = |byte: &u8| self.contains[usize::from(*byte)];
        // Most texts are long and right; a single branch for many letters makes them faster.
        let chunks = bytes.chunks_exact(LETTERS);
        let right =
            chunks.take_while(|chunk| chunk.iter().fold(true, |all, byte| all & is_letter(byte)));
        let start = right.count() * LETTERS;
        let other = bytes[start..].iter().position(|byte| !is_letter(byte));
        other.map_or(bytes.len(), |index| start + index)
    }
}

/// A tokenizer that reads only when it needs another line and converts full-width characters to ASCII.
pub(super) struct Tokens<'a> {
    source: Box<dyn BufRead + 'a>,
    /// The lines that have been read and not yet consumed, without full-width characters, in UTF-8.
    text: Vec<u8>,
    /// Number of bytes of the text that have been consumed.
    offset: usize,
    has_ended: bool,
    /// The error that ended reading.
    pub(super) failure: Option<io::Error>,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(source: impl BufRead + 'a) -> Self {
        Self {
            source: Box::new(source),
            text: Vec::new(),
            offset: 0,
            has_ended: false,
            failure: None,
        }
    }

    /// Skips whitespace. Returns the first byte of the next token, if there is one.
    #[inline]
    pub(super) fn peek(&mut self) -> Option<u8> {
        loop {
            match self.text.get(self.offset).copied() {
                Some(byte) if byte.is_ascii_whitespace() => self.offset += 1,
                None if self.read_lines() => {}
                next => return next,
            }
        }
    }

    /// Returns the text that has been read and not yet consumed: the rest of the line, and sometimes more lines.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        &self.text[self.offset..]
    }

    /// Skips bytes of the line.
    pub(super) fn skip(&mut self, count: usize) {
        self.offset += count;
    }

    pub(super) fn skip_line(&mut self) {
        let end = self.rest().iter().position(|byte| *byte == b'\n');
        self.offset += end.unwrap_or(self.rest().len());
    }

    /// Consumes the next token if it is this symbol. Returns whether it was.
    #[inline]
    pub(super) fn take(&mut self, symbol: u8) -> bool {
        let is_next = self.peek() == Some(symbol);
        self.offset += usize::from(is_next);
        is_next
    }

    /// Consumes the next token.
    pub(super) fn next(&mut self) -> Option<&str> {
        self.peek()?;
        let start = self.offset;
        self.offset += word_length(self.rest()).max(1);
        str::from_utf8(&self.text[start..self.offset]).ok()
    }

    /// Returns the next word if an equals sign follows it on the same line. Looking further would make a person at a
    /// terminal type another line.
    #[inline]
    pub(super) fn name(&mut self) -> Option<&str> {
        match self.peek()? {
            b'[' | b'"' | b'\'' | b'-' | b'0'..=b'9' => None,
            _ => self.word_before_equals(),
        }
    }

    fn word_before_equals(&self) -> Option<&str> {
        let rest = self.rest();
        let (word, after) = rest.split_at(word_length(rest));
        let is_name = !word.is_empty() && first_on_line(after) == Some(b'=');
        str::from_utf8(word).ok().filter(|_| is_name)
    }

    /// Returns whether this symbol is next on the same line.
    pub(super) fn is_next_on_line(&self, symbol: u8) -> bool {
        first_on_line(self.rest()) == Some(symbol)
    }

    /// Returns whether the next token is an integer and the only one on its line.
    pub(super) fn stands_alone(&mut self) -> bool {
        self.peek();
        let (before, rest) = self.text.split_at(self.offset);
        let spaces = before.iter().rev().take_while(|byte| **byte != b'\n');
        let (word, after) = rest.split_at(word_length(rest));
        let is_last = is_integer(word) && first_on_line(after).is_none();
        is_last && spaces.copied().all(|byte| byte.is_ascii_whitespace())
    }

    /// Consumes the next token, which must be a number. Errors refer to it as `name`.
    #[inline]
    pub(super) fn number(
        &mut self,
        name: impl Display,
        allowed: &RangeInclusive<i64>,
    ) -> Result<i64, InputError> {
        if let Some((number, length)) = self.peek().and_then(|_| leading_number(self.rest()))
            && allowed.contains(&number)
            && self.rest().get(length).is_none_or(|byte| ends_word(*byte))
        {
            self.offset += length;
            return Ok(number);
        }
        self.long_number(name, allowed)
    }

    /// Consumes the next token, which must be a number, of any length. Errors refer to it as `name`.
    #[cold]
    fn long_number(
        &mut self,
        name: impl Display,
        allowed: &RangeInclusive<i64>,
    ) -> Result<i64, InputError> {
        let token = self.next();
        match token.and_then(|token| token.parse().ok()) {
            Some(number) if allowed.contains(&number) => Ok(number),
            _ if token.is_some_and(|token| is_integer(token.as_bytes())) => {
                let (least, most) = (allowed.start(), allowed.end());
                let expected = text!("{least} to {most}", "{least} 到 {most} 之间的整数");
                Err(unexpected(name, &expected, token))
            }
            _ => Err(unexpected(name, &words("an integer", "整数").into(), token)),
        }
    }

    /// Appends the next numbers to a row of at most `longest`, as long as they are within the range and a separator
    /// follows each on its line: a comma, or a space if `commas` is false. Leaves anything else to [`Tokens::number`].
    #[inline]
    pub(super) fn take_numbers(
        &mut self,
        row: &mut Vec<i32>,
        longest: usize,
        allowed: &RangeInclusive<i32>,
        commas: bool,
    ) {
        let range = i64::from(*allowed.start())..=i64::from(*allowed.end());
        let separator = if commas { b',' } else { b' ' };
        let mut rest = &self.text[self.offset..];
        while row.len() < longest {
            while let [b' ', after @ ..] = rest {
                rest = after;
            }
            let Some((number, length)) = leading_number(rest) else { break };
            match (i32::try_from(number), &rest[length..]) {
                (Ok(small), [byte, after @ ..])
                    if *byte == separator && range.contains(&number) =>
                {
                    row.push(small);
                    rest = after;
                }
                _ => break,
            }
        }
        self.offset = self.text.len() - rest.len();
    }

    /// Consumes the next token if it is a text of these letters, in quotes or as a bare word. Errors refer to it as
    /// `name`.
    pub(super) fn text(
        &mut self,
        name: impl Display,
        alphabet: &Alphabet,
    ) -> Result<String, InputError> {
        let first = self.peek();
        let quote = first.filter(|byte| matches!(byte, b'"' | b'\''));
        let rest = &self.rest()[usize::from(quote.is_some())..];
        let (text, after) = rest.split_at(alphabet.prefix_length(rest));
        let is_complete = match quote {
            Some(quote) => after.first() == Some(&quote),
            None => !text.is_empty() && after.first().is_none_or(|byte| ends_word(*byte)),
        };
        if !is_complete {
            return Err(self.text_error(name, alphabet, quote));
        }
        let text = text.to_vec();
        self.offset += text.len() + 2 * usize::from(quote.is_some());
        Ok(String::from_utf8(text).unwrap_or_default())
    }

    /// Says why the next token is not a text of these letters.
    fn text_error(
        &mut self,
        name: impl Display,
        alphabet: &Alphabet,
        quote: Option<u8>,
    ) -> InputError {
        let start = self.offset + usize::from(quote.is_some());
        let rest = &self.text[start..];
        let end = match quote {
            Some(quote) => rest.iter().position(|byte| [quote, b'\n'].contains(byte)),
            None => Some(word_length(rest)),
        };
        let is_closed = end.is_none_or(|end| quote.is_none() || rest.get(end) == quote.as_ref());
        let text = end.and_then(|end| str::from_utf8(&rest[..end]).ok());
        let is_other = |letter: &(_, char)| !alphabet.letters.contains(letter.1);
        let other = text.and_then(|text| text.char_indices().find(is_other));
        if let Some((index, letter)) = other.filter(|_| is_closed) {
            let item = format!("{name}[{index}]");
            let letters = alphabet.letters;
            let expected = text!("one of the characters \"{letters}\"", "字符 \"{letters}\" 之一");
            return unexpected(item, &expected, Some(&letter.to_string()));
        }
        let found =
            self.next().map(|token| cut_in_the_middle(token, MAX_SHOWN).escape_debug().to_string());
        let error = match quote {
            Some(_) => misplaced(name, &words("a quoted string", "带引号的字符串").into(), found),
            None => misplaced(name, &words("a string", "字符串").into(), found),
        };
        match quote {
            Some(_) => error,
            None => error.with(&text!(
                "; a shell removes quotes, unless there are more around them",
                "；命令行会去掉引号，要留住引号，请在外面再加一层"
            )),
        }
    }

    /// Returns whether exactly this many numbers, with or without names and commas, precede the next bracket or quote,
    /// or a name that `is_meant`. Reads no further.
    pub(super) fn brackets_follow(
        &mut self,
        numbers: usize,
        is_meant: impl Fn(&[u8]) -> bool,
    ) -> bool {
        if numbers == 0 && self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            return false;
        }
        // The offset of the next token in the text that is left.
        let mut offset = 0;
        let mut count = 0;
        loop {
            let rest = &self.rest()[offset..];
            let is_between = |byte: &u8| byte.is_ascii_whitespace() || b",=".contains(byte);
            let skipped = rest.iter().take_while(|byte| is_between(byte)).count();
            let (word, after) = rest[skipped..].split_at(word_length(&rest[skipped..]));
            let is_name = first_on_line(after) == Some(b'=');
            match rest.get(skipped) {
                Some(b'[' | b'"' | b'\'') => return count == numbers,
                Some(_) if is_name && is_meant(word) => return true,
                Some(_) if is_name => {}
                Some(_) if is_integer(word) && count < numbers => count += 1,
                None => {
                    offset += skipped;
                    if self.read_lines() {
                        continue;
                    }
                    return false;
                }
                Some(_) => return false,
            }
            offset += skipped + word.len();
        }
    }

    /// Reads one or more lines: those that the source has at hand. Returns whether there was one. Never reads past the
    /// end of the input, because a terminal would wait for more.
    fn read_lines(&mut self) -> bool {
        if self.has_ended {
            return false;
        }
        if self.offset == self.text.len() {
            self.text.clear();
            self.offset = 0;
        }
        let start = self.text.len();
        self.failure = self.append_lines().err();
        let lines = &self.text[start..];
        self.has_ended = !lines.ends_with(b"\n");
        if !lines.is_ascii() {
            let lines = self.text.split_off(start);
            append_as_ascii(&mut self.text, &lines);
        }
        self.text.len() > start
    }

    /// Appends the source's text up to the last line that is complete in the source's buffer, or up to the end.
    fn append_lines(&mut self) -> io::Result<()> {
        loop {
            let buffer = match self.source.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                result => result?,
            };
            // Whole chunks are searched much faster than bytes, and a long line has no end in most buffers.
            let after = buffer.rchunks(CHUNK).take_while(|chunk| !chunk.contains(&b'\n'));
            let end = buffer.len() - after.map(<[u8]>::len).sum::<usize>();
            let complete = buffer[..end].iter().rposition(|byte| *byte == b'\n');
            let length = complete.map_or(buffer.len(), |last| last + 1);
            self.text.extend_from_slice(&buffer[..length]);
            self.source.consume(length);
            if complete.is_some() || length == 0 {
                return Ok(());
            }
        }
    }
}

/// Returns the number of at most [`MAX_DIGITS`] digits that the bytes begin with, and its length with its sign.
#[inline]
fn leading_number(bytes: &[u8]) -> Option<(i64, usize)> {
    let is_negative = bytes.first() == Some(&b'-');
    let sign = usize::from(is_negative || bytes.first() == Some(&b'+'));
    let mut number = 0_i64;
    let mut length = sign;
    for byte in &bytes[sign..] {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            break;
        }
        number = number.wrapping_mul(10).wrapping_add(digit.into());
        length += 1;
    }
    let is_short = length > sign && length - sign <= MAX_DIGITS;
    is_short.then_some((if is_negative { number.wrapping_neg() } else { number }, length))
}

/// Returns the first byte after spaces, unless the line ends before it.
fn first_on_line(bytes: &[u8]) -> Option<u8> {
    let mut bytes = bytes.iter().copied();
    let first = bytes.find(|byte| *byte == b'\n' || !byte.is_ascii_whitespace());
    first.filter(|byte| *byte != b'\n')
}

#[inline]
fn ends_word(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\t' | b'\r' | b'\x0c' | b'[' | b']' | b',' | b'=')
}

/// Returns the number of bytes before the next symbol or whitespace.
fn word_length(bytes: &[u8]) -> usize {
    let end = bytes.iter().position(|byte| ends_word(*byte));
    end.unwrap_or(bytes.len())
}

/// Appends a text with characters beyond ASCII, each in its ASCII form, if it has one. Bytes that are not UTF-8 become one
/// replacement character, however many they are.
fn append_as_ascii(text: &mut Vec<u8>, lines: &[u8]) {
    let mut is_replaced = false;
    for chunk in lines.utf8_chunks() {
        let valid = chunk.valid().chars().map(to_ascii);
        let replaces = !chunk.invalid().is_empty();
        let follows = is_replaced && chunk.valid().is_empty();
        let replacement = (replaces && !follows).then_some(char::REPLACEMENT_CHARACTER);
        for character in valid.chain(replacement) {
            text.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
        }
        is_replaced = replaces;
    }
}

/// Returns the ASCII form of a full-width, typographic or invisible character, and any other one as it is.
fn to_ascii(character: char) -> char {
    match character {
        // A line break stays one.
        _ if character.is_ascii() => character,
        '！'..='～' => {
            char::from_u32(u32::from(character) - FULL_WIDTH_OFFSET).unwrap_or(character)
        }
        '【' => '[',
        '】' => ']',
        '、' => ',',
        '‐' | '‑' | '–' | '−' => '-',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        '\u{200b}' | '\u{2060}' | '\u{feff}' => ' ',
        _ if character.is_whitespace() => ' ',
        _ => character,
    }
}

/// Returns whether `token` is an integer, of any size.
fn is_integer(token: &[u8]) -> bool {
    let digits = token.strip_prefix(b"+").or(token.strip_prefix(b"-")).unwrap_or(token);
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}

/// Formats an error about a value. Shows a number as it is, and anything else in quotes.
#[cold]
pub(super) fn unexpected(name: impl Display, expected: &Text, found: Option<&str>) -> InputError {
    let found = found.map(|token| cut_in_the_middle(token, MAX_SHOWN));
    let shown =
        found.map(|token| if is_integer(token.as_bytes()) { token } else { format!("{token:?}") });
    misplaced(name, expected, shown)
}

/// Formats an error about a value, given what was found as it is shown; `None` at the end of the input.
fn misplaced(name: impl Display, expected: &Text, shown: Option<String>) -> InputError {
    let Text { en, zh } = expected;
    let text = match shown {
        Some(shown) => Text {
            en: format!("{name}: expected {en}, found {shown}"),
            zh: format!("{name}：应为{}，读到的是 {shown}", gap_before(zh)),
        },
        None => Text {
            en: format!("{name}: expected {en}, found the end of the input"),
            zh: format!("{name}：应为{}，但输入已经结束", gap_before(zh)),
        },
    };
    text.into()
}

/// Sets a space before a Chinese text that begins with another character, such as a digit.
fn gap_before(text: &str) -> String {
    let gap = if text.starts_with(|first: char| first.is_ascii()) { " " } else { "" };
    format!("{gap}{text}")
}
