//! Cuts the input into tokens in one pass over its bytes.

use std::borrow::Cow;
use std::io::{self, Read};
use std::ops::RangeInclusive;

/// The bytes asked for in one read.
const CHUNK: usize = 65_536;

/// Tokens of an input, with the punctuation of `nums = [1,5,2]`.
///
/// A token is one of `[ ] , =`, or the longest run of other bytes without ASCII white space. Bytes that are not UTF-8
/// come out as U+FFFD, which stands in no number and in no name.
///
/// Tokens are handed out where they lie in the buffer, which holds one chunk of the input and grows only for a longer
/// token: time linear in the input's size, memory in the longest token's.
pub struct Tokens<'a> {
    reader: Box<dyn Read + 'a>,
    buffer: Vec<u8>,
    /// The bytes `start..end` of `buffer` are read from `reader` and not yet handed out.
    start: usize,
    end: usize,
    failure: Option<io::Error>,
}

impl<'a> Tokens<'a> {
    /// The tokens of all that `reader` gives.
    pub fn new(reader: impl Read + 'a) -> Self {
        Self { reader: Box::new(reader), buffer: vec![0; CHUNK], start: 0, end: 0, failure: None }
    }

    /// The error that made the input end early, if there was one; given once.
    pub fn take_failure(&mut self) -> Option<io::Error> {
        self.failure.take()
    }

    /// The first byte of the next token, `None` at the end of the input.
    pub fn peek(&mut self) -> Option<u8> {
        loop {
            if let Some(skipped) = self.unread().iter().position(|&byte| !is_white_space(byte)) {
                self.start += skipped;
                return self.unread().first().copied();
            }
            self.start = self.end;
            if !self.read_more() {
                return None;
            }
        }
    }

    /// Takes `text` if the input goes on with it, whatever follows, and says whether it did.
    pub fn take(&mut self, text: &str) -> bool {
        if self.peek() != text.bytes().next() {
            return false;
        }
        while self.unread().len() < text.len() && self.read_more() {}
        let found = self.unread().starts_with(text.as_bytes());
        if found {
            self.start += text.len();
        }
        found
    }

    /// Whether the byte behind the last token is `mark`. Does not wait for more input.
    pub fn is_next_to(&self, mark: u8) -> bool {
        self.unread().first() == Some(&mark)
    }

    /// Takes the next token if it is a number of `range` with one to seven digits, perhaps after a `-`. Any other
    /// token, and one that lies too near the end of the buffer to tell at once, stays for [`Tokens::next_token`].
    ///
    /// Most numbers are this short. This reads them five times as fast as `next_token` and `parse` do.
    pub fn take_short_number(&mut self, range: &RangeInclusive<i32>) -> Option<i32> {
        let first = self.peek()?;
        let bytes: &[u8; 9] = self.unread().first_chunk()?;
        let sign = usize::from(first == b'-');
        let (number, digits) = short_number(*bytes[sign..].first_chunk()?)?;
        let number = if sign == 1 { -number } else { number };
        if !ends_word(bytes[sign + digits]) || !range.contains(&number) {
            return None;
        }
        self.start += sign + digits;
        Some(number)
    }

    fn unread(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Reads more of the input into the buffer, and says whether there was more.
    fn read_more(&mut self) -> bool {
        self.buffer.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        if self.end == self.buffer.len() {
            self.buffer.resize(2 * self.end, 0);
        }
        loop {
            match self.reader.read(&mut self.buffer[self.end..]) {
                Ok(length) => {
                    self.end += length;
                    return length > 0;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.failure = Some(error);
                    return false;
                }
            }
        }
    }

    /// The length of the word that comes next, all of which is in the buffer afterwards.
    fn read_word(&mut self) -> usize {
        let mut searched = 0;
        loop {
            let rest = &self.unread()[searched..];
            if let Some(length) = rest.iter().position(|&byte| ends_word(byte)) {
                return searched + length;
            }
            searched = self.unread().len();
            if !self.read_more() {
                return searched;
            }
        }
    }

    /// Takes the next token; `None` at the end of the input.
    pub fn next_token(&mut self) -> Option<Cow<'_, str>> {
        let first = self.peek()?;
        let length = if is_mark(first) { 1 } else { self.read_word() };
        let token = self.start..self.start + length;
        self.start = token.end;
        Some(String::from_utf8_lossy(&self.buffer[token]))
    }

    /// Whether no token is left.
    pub fn is_empty(&mut self) -> bool {
        self.peek().is_none()
    }
}

fn is_white_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

fn is_mark(byte: u8) -> bool {
    matches!(byte, b'[' | b']' | b',' | b'=')
}

fn ends_word(byte: u8) -> bool {
    is_white_space(byte) || is_mark(byte)
}

/// The number that `bytes` starts with and how many digits it has; `None` unless they are one to seven.
///
/// All eight bytes at once, without a branch for each: neighbouring digits are joined to pairs, pairs to fours, and
/// the two fours to the number. <https://lemire.me/blog/2022/01/21/swar-explained-parsing-eight-digits/>
fn short_number(bytes: [u8; 8]) -> Option<(i32, usize)> {
    const ZEROS: u64 = u64::from_le_bytes([b'0'; 8]);
    const ABOVE_NINE: u64 = u64::from_le_bytes([0x80 - 10; 8]);
    const HIGH_BITS: u64 = u64::from_le_bytes([0x80; 8]);

    let digits = u64::from_le_bytes(bytes) ^ ZEROS;
    let no_digit = (digits | digits.wrapping_add(ABOVE_NINE)) & HIGH_BITS;
    let length = no_digit.trailing_zeros() / 8;
    if !(1..=7).contains(&length) {
        return None;
    }
    // The first digit is the lowest byte. Moved to the top, the digits have zeros before them and nothing behind.
    let digits = digits << (64 - 8 * length);
    let pairs = (digits.wrapping_mul((10 << 8) + 1) >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = (pairs.wrapping_mul((100 << 16) + 1) >> 16) & 0x0000_FFFF_0000_FFFF;
    let number = fours.wrapping_mul((10_000 << 32) + 1) >> 32;
    Some((i32::try_from(number).ok()?, usize::try_from(length).ok()?))
}

#[cfg(test)]
mod tests {
    use std::iter::{from_fn, repeat_n};

    use itertools::Itertools;

    use super::*;

    const ANY: RangeInclusive<i32> = i32::MIN..=i32::MAX;

    /// Gives its parts one at a time.
    struct Parts<'a>(Vec<io::Result<&'a [u8]>>);

    impl Read for Parts<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if self.0.is_empty() {
                return Ok(0);
            }
            let part = self.0.remove(0)?;
            buffer[..part.len()].copy_from_slice(part);
            Ok(part.len())
        }
    }

    fn all_tokens(mut tokens: Tokens) -> Vec<String> {
        from_fn(|| tokens.next_token().map(Cow::into_owned)).collect()
    }

    #[test]
    fn cuts_at_white_space_and_punctuation() {
        let tokens = all_tokens(Tokens::new(&b" nums = [1,-5 ,\r\n233]\t\x0b\x0c4x,,[]==7"[..]));
        let expected = ["nums", "=", "[", "1", ",", "-5", ",", "233", "]", "4x", ",", ",", "[", "]", "=", "=", "7"];
        assert_eq!(tokens, expected);
        assert_eq!(all_tokens(Tokens::new("1\u{a0}2".as_bytes())), ["1\u{a0}2"], "a no-break space");
        assert_eq!(all_tokens(Tokens::new(&b"1 \xff2 3"[..])), ["1", "\u{fffd}2", "3"], "not UTF-8");
    }

    #[test]
    fn the_buffer_grows_only_for_a_longer_token() {
        let long = "7".repeat(5 * CHUNK / 2);
        let input = format!("{}{long}", "123 ".repeat(CHUNK));
        let mut tokens = Tokens::new(input.as_bytes());
        for _ in 0..CHUNK {
            assert_eq!(tokens.next_token().as_deref(), Some("123"));
        }
        assert_eq!(tokens.buffer.len(), CHUNK);
        assert_eq!(tokens.next_token().as_deref(), Some(&*long));
        assert_eq!(tokens.buffer.len(), 4 * CHUNK);
    }

    #[test]
    fn a_failure_ends_the_input_and_is_told_once() {
        let interruption = io::ErrorKind::Interrupted.into();
        let failure = io::Error::other("the disk is gone");
        let mut tokens = Tokens::new(Parts(vec![Ok(b"1 2"), Err(interruption), Ok(b"3"), Err(failure)]));
        assert_eq!(tokens.next_token().as_deref(), Some("1"));
        assert!(tokens.take_failure().is_none());
        assert_eq!(tokens.next_token().as_deref(), Some("23"));
        assert!(tokens.is_empty());
        assert_eq!(tokens.take_failure().map(|error| error.to_string()), Some("the disk is gone".to_owned()));
        assert!(tokens.take_failure().is_none());
    }

    #[test]
    fn text_is_taken_only_as_a_whole() {
        let mut tokens = Tokens::new(b" Inp".chain(&b"ut:4,"[..]).chain(&b"Inp"[..]));
        assert!(!tokens.take("Inputs"));
        assert!(tokens.take("Input:"));
        assert!(!tokens.take("x"));
        assert_eq!(tokens.next_token().as_deref(), Some("4"));
        assert!(tokens.is_next_to(b','));
        assert!(!tokens.is_next_to(b'4'));
        assert!(!tokens.take("]"));
        assert!(tokens.take(","));
        assert!(!tokens.take("Input:"));
        assert_eq!(tokens.peek(), Some(b'I'));
        assert_eq!(tokens.next_token().as_deref(), Some("Inp"));
    }

    /// In all short texts, with each byte between two digits, and in all lengths.
    #[test]
    fn short_numbers_are_those_that_parse() {
        let short = (1..=5).flat_map(|length| repeat_n(*b"-+0379:/a.", length).multi_cartesian_product());
        let with_any_byte = (0..=u8::MAX).map(|byte| vec![b'1', byte, b'2']);
        let digits = [&b"1234567890"[..], b"9999999999", b"-1234567890", b"-9999999999"];
        let of_any_length =
            digits.into_iter().cartesian_product(1..=10).map(|(digits, length)| digits[..length].into());
        for text in short.chain(with_any_byte).chain(of_any_length) {
            // The padding keeps the text away from the end of the buffer.
            let input = [&text, &b" padding"[..]].concat();
            let length = input.iter().take_while(|byte| !b"\t\n\x0b\x0c\r [],=".contains(byte)).count();
            let token = String::from_utf8_lossy(&input[..length]);
            let is_short = !token.starts_with('+') && token.trim_start_matches('-').len() <= 7;
            let number = token.parse().ok().filter(|_| is_short);

            let mut tokens = Tokens::new(&*input);
            assert_eq!(tokens.take_short_number(&ANY), number, "{token}");
            if number.is_none() {
                assert_eq!(tokens.next_token().as_deref(), Some(&*token));
            }
            assert_eq!(tokens.unread(), &input[length..], "{token}");
        }
    }
}
