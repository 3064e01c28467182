//! What stands in a source: its code without comments and texts, its words, and what they show.

use std::ops::Range;

use itertools::Itertools;

/// What starts and what ends a comment or a text, the longer before what it starts with. A text on one line ends with
/// that too, and a backslash in a text takes the next letter with it. The form is guessed by this; more exact it need
/// not be: what stands between grave accents counts as code, since one of them alone may stand in a regular expression.
pub const C_MARKS: &[(&str, &str)] = &[("/*", "*/"), ("//", "\n"), ("\"", "\""), ("'", "'")];

pub const PYTHON_MARKS: &[(&str, &str)] = &[
    ("\"\"\"", "\"\"\""),
    ("'''", "'''"),
    ("#", "\n"),
    ("\"", "\""),
    ("'", "'"),
];

/// By one of these words a program that was compiled reads standard input.
const READS: &str = "cin fgets getchar getline gets proconio read_line read_to_string scanf stdin \
Fscan Scan Scanf Scanln Scanner Stdin";

/// The part of the file that editors submit to LeetCode, if they have marked it; else all. Lines keep their numbers.
pub fn submitted_part(source: &str) -> String {
    let has = |line: &str, marks: [&str; 2]| marks.iter().any(|mark| line.contains(mark));
    let starts = |line: &&str| has(line, ["@lc code=start", "leetcode submit region begin"]);
    let ends = |line: &&str| has(line, ["@lc code=end", "leetcode submit region end"]);
    let lines = source.split_inclusive('\n').collect_vec();
    let mark = lines.iter().position(|line| starts(line) && !ends(line));
    let start = mark.unwrap_or(lines.len());
    match lines[start..].iter().position(ends) {
        Some(length) => "\n".repeat(start) + &lines[start..start + length].concat(),
        None => source.to_owned(),
    }
}

/// The source with blanks for comments and for what stands in texts. Each byte keeps its place.
pub fn code(source: &str, marks: &[(&str, &str)]) -> String {
    let mut code = String::new();
    let mut rest = source;
    // What ends the comment or the text that has begun.
    let mut end = None;
    while let Some(letter) = rest.chars().next() {
        let mark = marks.iter().find(|(start, _)| rest.starts_with(start));
        let (length, next) = match (end, mark) {
            (None, Some((start, end))) => (start.len(), Some(*end)),
            (Some(end), _) if rest.starts_with(end) => (end.len(), None),
            (Some("\"" | "'"), _) if letter == '\n' => (1, None),
            (Some("*/" | "\n") | None, _) => (letter.len_utf8(), end),
            // A backslash takes the next letter with it.
            _ if letter == '\\' => (rest.chars().take(2).map(char::len_utf8).sum(), end),
            _ => (letter.len_utf8(), end),
        };
        let (passed, behind) = rest.split_at(length);
        if end.or(next).is_none() {
            code += passed;
        } else {
            let blank = |byte: u8| if byte == b'\n' { '\n' } else { ' ' };
            code.extend(passed.bytes().map(blank));
        }
        (rest, end) = (behind, next);
    }
    code
}

pub fn is_in_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// What stands behind the word, wherever it is whole.
pub fn behind<'a>(word: &str, code: &'a str) -> impl Iterator<Item = &'a str> {
    let places = code.match_indices(word);
    places.filter_map(move |(start, word)| {
        let (before, rest) = (&code[..start], &code[start + word.len()..]);
        let is_whole = !before.ends_with(is_in_word) && !rest.starts_with(is_in_word);
        is_whole.then_some(rest)
    })
}

/// Whether one of these words, with spaces between, stands in the code.
pub fn has_one_of(words: &str, code: &str) -> bool {
    let mut words = words.split(' ');
    words.any(|word| behind(word, code).next().is_some())
}

/// Whether a parenthesis follows the word.
pub fn is_called(word: &str, code: &str) -> bool {
    behind(word, code).any(|rest| rest.trim_start().starts_with('('))
}

/// Whether a function is defined, or called, or has a value: its name is followed by `(` or `=`, and is no member.
pub fn is_defined(name: &str, code: &str) -> bool {
    let members = code.replace(&[".", name].concat(), "");
    behind(name, &members).any(|rest| rest.trim_start().starts_with(['(', '=']))
}

/// Whether a program that is compiled has a `main`, and reads.
pub fn reads_in_main(code: &str) -> bool {
    is_called("main", code) && (has_one_of(READS, code) || code.contains("System.in"))
}

/// The lines of code in Python, each with the line at the margin that it stands under.
fn with_headings(code: &str) -> impl Iterator<Item = (&str, &str)> {
    code.lines().scan("", |heading, line| {
        if line.starts_with(is_in_word) {
            *heading = line;
        }
        Some((*heading, line))
    })
}

/// Whether Python has this method in this class.
pub fn has_method(class: &str, name: &str, code: &str) -> bool {
    let class = format!("class {class}");
    with_headings(code).any(|(heading, line)| {
        has_one_of("def", line) && is_called(name, line) && behind(&class, heading).next().is_some()
    })
}

/// Whether Python reads outside of classes and of what runs only as a program.
pub fn reads_in_python(code: &str) -> bool {
    with_headings(code).any(|(heading, line)| {
        let is_inside = heading.starts_with("class ") || heading.starts_with("if __name__");
        !is_inside && reads_anywhere(line, code)
    })
}

/// Returns whether something in this part of a code in Python reads, by what the code does not define itself. A file
/// may be opened to write, as some do to be told a better time.
pub fn reads_anywhere(part: &str, code: &str) -> bool {
    let calls = "input raw_input read readline readlines".split(' ');
    let mut foreign = calls.filter(|call| !code.contains(&format!("def {call}(")));
    let inputs = [" stdin", " sys.stdin", " open("];
    let is_input = |rest: &str| inputs.iter().any(|input| rest.starts_with(input));
    foreign.any(|call| is_called(call, part)) || behind("in", part).any(is_input)
}

/// Where the code names its package, if it starts with that: to the semicolon, or the end of the line.
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
    fn comments_and_texts_are_blank_and_the_rest_keeps_its_place() {
        let check = |marks, source: &str, expected: &str| {
            assert_eq!(code(source, marks).replace(' ', "."), expected);
        };
        check(C_MARKS, "n // x\n//*\nm\n//*/", "n.....\n...\nm\n....");
        check(C_MARKS, "/* x */ n /* 好", "........n.......");
        check(C_MARKS, "f(\"gets\\\" x\", 'c')", "f(..........,....)");
        check(C_MARKS, "\"open\nn `m`", ".....\nn.`m`");
        check(
            PYTHON_MARKS,
            "# ''' x\nn#x\n'''y\n'''",
            ".......\nn..\n....\n...",
        );
    }

    #[test]
    fn names_are_whole() {
        assert!(is_defined("f", "int f (int n)"));
        assert!(is_defined("f", "const f = n => n"));
        assert!(!is_defined("f", "self(n); of(n); a.f(n); f + 1"));
        assert!(reads_in_main("int main() { gets(s); }"));
        assert!(!reads_in_main("int main() { vector<int> targets; }"));
    }

    #[test]
    fn python_reads_where_it_is_run() {
        let method = "class Solution:\n    def f(self, n): return input()\n";
        assert!(has_method("Solution", "f", method) && !has_method("Cards", "f", method));
        let lines = "n = int(input())|for n in open(0):|for n in stdin:|def f():\n    read()";
        for reads in lines.split('|') {
            assert!(reads_in_python(&[method, reads].concat()), "{reads}");
        }
    }
}
