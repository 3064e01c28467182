//! What stands in a source: its code without comments and texts, its words, and what they show.

use std::ops::Range;

use itertools::Itertools;

/// What starts and what ends a comment or a text, the longer before what it starts with. A text on one line ends with
/// that too, and a backslash in a text takes the next letter with it. The form is guessed by this; more exact it need
/// not be.
pub const C_MARKS: &[(&str, &str)] = &[
    ("/*", "*/"),
    ("//", "\n"),
    ("\"", "\""),
    ("'", "'"),
    ("`", "`"),
];

/// A lifetime has but one quote.
pub const RUST_MARKS: &[(&str, &str)] = &[("/*", "*/"), ("//", "\n"), ("'\"'", ""), ("\"", "\"")];

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
    let start = lines.iter().position(|line| starts(line) && !ends(line));
    let start = start.unwrap_or(lines.len());
    match lines[start..].iter().position(ends) {
        Some(length) => "\n".repeat(start) + &lines[start..start + length].concat(),
        None => source.to_owned(),
    }
}

/// The source with blanks for comments and for what stands in texts. Each byte keeps its place.
pub fn code(source: &str, marks: &[(&str, &str)]) -> String {
    let mut code = String::new();
    let mut rest = source;
    while let Some(letter) = rest.chars().next() {
        let mark = marks.iter().find(|(start, _)| rest.starts_with(start));
        if let Some((start, end)) = mark {
            let length = start.len() + length(&rest[start.len()..], end);
            let blank = |byte: u8| if byte == b'\n' { '\n' } else { ' ' };
            code.extend(rest[..length].bytes().map(blank));
            rest = &rest[length..];
        } else {
            code.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    code
}

/// How many bytes stand up to the end of a comment or a text, with that.
fn length(text: &str, end: &str) -> usize {
    let is_text = end.starts_with(['"', '\'', '`']);
    let is_on_one_line = matches!(end, "\"" | "'");
    let mut is_escaped = false;
    for (place, letter) in text.char_indices() {
        if is_escaped {
            is_escaped = false;
        } else if text[place..].starts_with(end) {
            return place + end.len();
        } else if is_on_one_line && letter == '\n' {
            return place;
        } else {
            is_escaped = is_text && letter == '\\';
        }
    }
    text.len()
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
    words
        .split(' ')
        .any(|word| behind(word, code).next().is_some())
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

/// Whether a program that is compiled has a `main`.
pub fn has_main(code: &str) -> bool {
    is_called("main", code)
}

/// Whether it has one, and reads.
pub fn reads_in_main(code: &str) -> bool {
    has_main(code) && (has_one_of(READS, code) || code.contains("System.in"))
}

/// Whether JavaScript reads.
pub fn reads_in_javascript(code: &str) -> bool {
    has_one_of("readFileSync stdin readline createInterface", code)
}

/// Whether JavaScript reads or prints.
pub fn runs_in_javascript(code: &str) -> bool {
    reads_in_javascript(code) || has_one_of("console", code)
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
        !is_inside && reads_on(line)
    })
}

/// Whether a line of Python reads.
fn reads_on(line: &str) -> bool {
    let mut calls = "input raw_input read readline readlines open".split(' ');
    let is_stdin = |rest: &str| {
        rest.trim_start()
            .trim_start_matches("sys.")
            .starts_with("stdin")
    };
    calls.any(|call| is_called(call, line)) || behind("in", line).any(is_stdin)
}

/// Whether Python reads anywhere, or prints.
pub fn runs_in_python(code: &str) -> bool {
    code.lines().any(reads_on) || has_one_of("print write", code)
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
        check(C_MARKS, "\"open\nn `a\nb` m", ".....\nn...\n...m");
        check(
            PYTHON_MARKS,
            "# ''' x\nn#x\n'''y\n'''",
            ".......\nn..\n....\n...",
        );
        check(RUST_MARKS, "<'a> '\"' n \"x\"", "<'a>.....n....");
    }

    #[test]
    fn only_what_is_submitted_stays() {
        let check = |source: &str, expected: &str| assert_eq!(submitted_part(source), expected);
        let marked = "# @lc code=start\nn = 4\n";
        let prose = "# from @lc code=start to @lc code=end\n";
        let all = format!("{prose}{marked}# @lc code=end\nprint(n)");
        check(&all, &format!("\n{marked}"));
        let region = "//leetcode submit region begin(x)\nint n;\n";
        check(
            &format!("{region}//leetcode submit region end(x)\n}}"),
            region,
        );
        for all in ["n = 4\n", "# @lc code=end\n# @lc code=start"] {
            check(all, all);
        }
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
        assert!(has_method("Solution", "f", method));
        assert!(!has_method("Cards", "f", method));
        let outside = "class Solution:\n    pass\ndef f(n): pass";
        assert!(!has_method("Solution", "f", outside));
        let tried = format!("{method}input = sys.stdin.readline\nif __name__ == '':\n    input()");
        assert!(!reads_in_python(&tried));
        for line in [
            "n = int(input())",
            "for line in sys.stdin:",
            "def main():\n    read()",
        ] {
            assert!(reads_in_python(&[method, line].concat()), "{line}");
        }
    }
}
