//! Analyzes source code: removes comments and string literals, and recognizes how the code takes its input.

use std::ops::Range;

use itertools::Itertools;

/// The starts and ends of comments and string literals. A start precedes its own prefixes.
pub type Delimiters = &'static [(&'static str, &'static str)];

/// Delimiters in languages other than Python. Backticks are left out, since a regular expression may have a single one.
pub const C_DELIMITERS: Delimiters = &[("/*", "*/"), ("//", "\n"), ("\"", "\""), ("'", "'")];

pub const PYTHON_DELIMITERS: Delimiters =
    &[("\"\"\"", "\"\"\""), ("'''", "'''"), ("#", "\n"), ("\"", "\""), ("'", "'")];

/// Identifiers that show, in a compiled language, that code reads standard input.
const READING_IDENTIFIERS: &str = "cin fgets getchar getline gets proconio read_line read_to_string scanf stdin \
Fscan Scan Scanf Scanln Scanner Stdin";

/// A line that begins or ends the part of a file that an editor submits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Marker {
    Start,
    End,
}

/// Returns the marker that a line is, if it is one: a comment such as `@lc code=start`, `leetcode submit region begin`
/// or `@leet end`. Such a comment names a tool and perhaps the code, but nothing else: `@leet imports start` and
/// `@lcpr case=start` begin other parts.
fn marker(line: &str) -> Option<Marker> {
    let line = line.trim_start();
    let comment = line.strip_prefix("//").or(line.strip_prefix('#'))?;
    let words = comment.split(|character| !is_word_char(character));
    let mut words = words.filter(|word| !word.is_empty());
    words.next().filter(|tool| ["lc", "leet", "leetcode"].contains(tool))?;
    match words.find(|word| !["code", "submit", "region"].contains(word))? {
        "start" | "begin" => Some(Marker::Start),
        "end" => Some(Marker::End),
        _ => None,
    }
}

/// Returns the part of a file that an editor marks for submission, or the whole file. Lines keep their numbers.
pub fn submitted_part(source: &str) -> String {
    let lines = source.split_inclusive('\n').collect_vec();
    let is = |expected| move |line: &&str| marker(line) == Some(expected);
    let start = lines.iter().position(is(Marker::Start)).unwrap_or(lines.len());
    match lines[start..].iter().position(is(Marker::End)) {
        Some(length) => "\n".repeat(start) + &lines[start..start + length].concat(),
        None => source.to_owned(),
    }
}

/// Returns the source with blanks instead of comments and string literals. Each byte keeps its offset. As a
/// heuristic, a string literal ends with its line at the latest, except between triple quotes.
pub fn code_of(source: &str, delimiters: Delimiters) -> String {
    let mut code = String::new();
    let mut rest = source;
    // The end of the open comment or string literal.
    let mut end = None;
    while let Some(character) = rest.chars().next() {
        let delimiter = delimiters.iter().find(|(start, _)| rest.starts_with(start));
        let (length, next) = match (end, delimiter) {
            (None, Some((start, end))) => (start.len(), Some(*end)),
            (Some(end), _) if rest.starts_with(end) => (end.len(), None),
            (Some("\"" | "'"), _) if character == '\n' => (1, None),
            (Some("*/" | "\n") | None, _) => (character.len_utf8(), end),
            // A backslash escapes the next character.
            _ if character == '\\' => (rest.chars().take(2).map(char::len_utf8).sum(), end),
            _ => (character.len_utf8(), end),
        };
        let (passed, following) = rest.split_at(length);
        if end.or(next).is_none() {
            code += passed;
        } else {
            let blank = |byte: u8| if byte == b'\n' { '\n' } else { ' ' };
            code.extend(passed.bytes().map(blank));
        }
        (rest, end) = (following, next);
    }
    code
}

/// The character that stands for the byte 0 of a source that is not UTF-8.
const FIRST_BYTE: u32 = 0x10_F000;

/// Decodes a source. A byte that is not UTF-8, as in a comment in GBK, becomes a character for private use, which
/// [`encoded`] turns back.
pub fn decoded(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.utf8_chunks() {
        text += chunk.valid();
        let invalid = chunk.invalid().iter().map(|byte| FIRST_BYTE + u32::from(*byte));
        text.extend(invalid.filter_map(char::from_u32));
    }
    text
}

/// Returns the bytes of a source, as they were before [`decoded`].
pub fn encoded(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    for letter in text.chars() {
        let byte = u32::from(letter).checked_sub(FIRST_BYTE).map(u8::try_from);
        match byte {
            Some(Ok(byte)) => bytes.push(byte),
            _ => bytes.extend(letter.encode_utf8(&mut [0; 4]).bytes()),
        }
    }
    bytes
}

pub fn is_word_char(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// Returns the code after each occurrence of `word` as a whole word.
pub fn after_each<'a>(word: &str, code: &'a str) -> impl Iterator<Item = &'a str> {
    let occurrences = code.match_indices(word);
    occurrences.filter_map(move |(start, word)| {
        let (before, rest) = (&code[..start], &code[start + word.len()..]);
        let is_whole = !before.ends_with(is_word_char) && !rest.starts_with(is_word_char);
        is_whole.then_some(rest)
    })
}

/// Returns whether the code contains one of these words, which are separated by spaces.
pub fn has_one_of(words: &str, code: &str) -> bool {
    let mut words = words.split(' ');
    words.any(|word| after_each(word, code).next().is_some())
}

/// Returns whether the code contains the word, followed by an opening parenthesis.
pub fn is_called(word: &str, code: &str) -> bool {
    after_each(word, code).any(|rest| rest.trim_start().starts_with('('))
}

/// How openly a function is declared. A site's function is more open than a helper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    Public,
    Unstated,
    Private,
}

/// The definition of a function. The least one is the most open and, among those, the first in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Definition {
    access: Access,
    /// The offset of the function's name, or of the line that defines it.
    offset: usize,
}

/// Maximum number of a function's uses that we look at, since the way to look at one takes as long as all code before it.
const MAX_USES: usize = 100;

/// Finds where a function is defined, called or assigned: `(` or `=` follows its name, and no `.` precedes it.
pub fn definition(name: &str, code: &str) -> Option<Definition> {
    let uses = after_each(name, code).filter(|rest| rest.trim_start().starts_with(['(', '=']));
    let offsets = uses.map(|rest| code.len() - rest.len() - name.len());
    let own = offsets.filter(|offset| !code[..*offset].ends_with('.')).take(MAX_USES);
    own.map(|offset| Definition { access: access(&code[..offset]), offset }).min()
}

/// Returns how openly a function is declared, given the code up to its name: by the modifiers on its line or, in C++,
/// by the last label.
fn access(before: &str) -> Access {
    let line = before.rsplit('\n').next().unwrap_or_default();
    let public = before.rfind("public:");
    let hidden = before.rfind("private:").max(before.rfind("protected:"));
    if has_one_of("public pub", line) || public > hidden {
        Access::Public
    } else if has_one_of("private protected static", line) || hidden > public {
        Access::Private
    } else {
        Access::Unstated
    }
}

/// Finds a function in code that also has its class.
pub fn definition_with_class(class: &str, name: &str, code: &str) -> Option<Definition> {
    let mut classes =
        ["class", "struct", "impl"].into_iter().flat_map(|word| after_each(word, code));
    let has_class = classes.any(|rest| {
        let name = rest.trim_start().strip_prefix(class);
        name.is_some_and(|rest| !rest.starts_with(is_word_char))
    });
    has_class.then(|| definition(name, code))?
}

/// Returns whether a function is defined, called or assigned.
pub fn has_function(name: &str, code: &str) -> bool {
    definition(name, code).is_some()
}

/// Returns whether a compiled program has a `main` and reads standard input.
pub fn reads_in_main(code: &str) -> bool {
    is_called("main", code) && (has_one_of(READING_IDENTIFIERS, code) || code.contains("System.in"))
}

/// Pairs each line of Python code with its heading, the last unindented line up to it.
fn with_headings(code: &str) -> impl Iterator<Item = (&str, &str)> {
    code.lines().scan("", |heading, line| {
        if line.starts_with(is_word_char) {
            *heading = line;
        }
        Some((*heading, line))
    })
}

/// Finds where Python code first defines this method in this class.
pub fn method(class: &str, name: &str, code: &str) -> Option<Definition> {
    let class = format!("class {class}");
    let line = with_headings(code).position(|(heading, line)| {
        let is_in_class = after_each(&class, heading).next().is_some();
        is_in_class && has_one_of("def", line) && is_called(name, line)
    })?;
    let offset = code.split_inclusive('\n').take(line).map(str::len).sum();
    Some(Definition { access: Access::Public, offset })
}

/// Returns whether Python code reads standard input outside of classes and of `if __name__` blocks.
pub fn reads_in_python(code: &str) -> bool {
    let outside = with_headings(code).filter(|(heading, _)| {
        !heading.starts_with("class ") && !heading.starts_with("if __name__")
    });
    reads_anywhere(&outside.map(|(_, line)| line).join("\n"), code)
}

/// Returns whether a part of Python code reads standard input through functions that the code does not define itself.
/// Opening a file does not count, since many solutions write one to improve the run time that LeetCode displays.
pub fn reads_anywhere(part: &str, code: &str) -> bool {
    let calls = "input raw_input read readline readlines".split(' ');
    let mut external = calls.filter(|call| !code.contains(&format!("def {call}(")));
    let inputs = [" stdin", " sys.stdin", " open("];
    let is_input = |rest: &str| inputs.iter().any(|input| rest.starts_with(input));
    external.any(|call| is_called(call, part)) || after_each("in", part).any(is_input)
}

/// Returns the range of the package clause at the start of the code, with any semicolon; empty if there is no clause.
pub fn package_clause(code: &str) -> Range<usize> {
    let start = code.len() - code.trim_start().len();
    let line = code[start..].lines().next().unwrap_or_default();
    let clause = line.split_inclusive(';').next().unwrap_or_default();
    let is_clause = clause.starts_with("package ");
    start..start + if is_clause { clause.len() } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_strings_are_blank_and_the_rest_keeps_its_offset() {
        let check = |marks, source: &str, expected: &str| {
            assert_eq!(code_of(source, marks).replace(' ', "."), expected);
        };
        check(C_DELIMITERS, "n // x\n//*\nm\n//*/", "n.....\n...\nm\n....");
        check(C_DELIMITERS, "/* x */ n /* 好", "........n.......");
        check(C_DELIMITERS, "f(\"gets\\\" x\", 'c')", "f(..........,....)");
        check(C_DELIMITERS, "\"open\nn `m`", ".....\nn.`m`");
        let python = "# ''' x\nn#x\n'''y\n'''";
        check(PYTHON_DELIMITERS, python, ".......\nn..\n....\n...");
    }

    #[test]
    fn bytes_that_are_not_utf_8_stay_as_they_are() {
        let bytes = b"int n; // \xc4\xe3\xba\xc3\n\xff\x80 \xe4\xbd\xa0";
        assert_eq!(encoded(&decoded(bytes)), bytes);
        let code = code_of(&decoded(bytes), C_DELIMITERS);
        assert!(code.starts_with("int n;"), "{code}");
    }

    #[test]
    fn only_whole_words_match() {
        assert!(has_function("f", "int f (int n)"));
        assert!(has_function("f", "const f = n => n"));
        assert!(!has_function("f", "self(n); of(n); a.f(n); f + 1"));
        assert!(reads_in_main("int main() { gets(s); }"));
        assert!(!reads_in_main("int main() { vector<int> targets; }"));
    }

    #[test]
    fn the_most_open_definition_comes_first() {
        let check = |code: &str, expected| {
            let [f, g] = ["f", "g"].map(|name| definition(name, code).expect(name));
            assert_eq!(if f < g { "f" } else { "g" }, expected, "{code}");
        };
        check("static bool f() {}\nbool g() { return f(); }", "g");
        check("private bool f() {}\npublic bool g() { return f(); }", "g");
        check("class S {\nprivate:\n bool f() {}\npublic:\n bool g() { return f(); }\n};", "g");
        check("fn f() {}\npub fn g() { f() }", "g");
        check("function f() { return g(); }\nfunction g() {}", "f");
    }

    #[test]
    fn python_reads_only_at_top_level() {
        let method = "class Solution:\n    def f(self, n): return input()\n";
        assert!(super::method("Solution", "f", method).is_some());
        assert_eq!(super::method("Cards", "f", method), None);
        let lines = "n = int(input())|for n in open(0):|for n in stdin:|def f():\n    read()";
        for reads in lines.split('|') {
            assert!(reads_in_python(&[method, reads].concat()), "{reads}");
        }
    }
}
