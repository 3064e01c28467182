//! What stands in a source: its code without comments and texts, its words, and what they show.

use std::ops::Range;

/// What starts and what ends a comment or a text; a text on one line ends with that too, and a backslash in a text
/// takes the next letter with it.
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
    marked_part(source).unwrap_or_else(|| source.to_owned())
}

fn marked_part(source: &str) -> Option<String> {
    let has = |line: &str, marks: [&str; 2]| marks.iter().any(|mark| line.contains(mark));
    let starts = |line: &str| has(line, ["@lc code=start", "leetcode submit region begin"]);
    let ends = |line: &str| has(line, ["@lc code=end", "leetcode submit region end"]);
    let lines = source.split_inclusive('\n');
    let start = lines.clone().position(|line| starts(line) && !ends(line))?;
    let mut rest = lines.skip(start);
    let length = rest.clone().position(ends)?;
    let submitted: String = rest.by_ref().take(length).collect();
    Some("\n".repeat(start) + &submitted)
}

/// The source with blanks for comments and for what stands in texts. Each byte keeps its place.
pub fn code(source: &str, marks: &[(&str, &str)]) -> String {
    let mut code = String::new();
    let mut rest = source;
    let first = |rest: &str| {
        let mark = |(start, end): &(&str, _)| Some((rest.find(start)?, start.len(), *end));
        // Of two that start at the same place, the longer.
        let marks = marks.iter().filter_map(mark);
        marks.min_by_key(|(place, length, _)| (*place, usize::MAX - length))
    };
    while let Some((place, start, end)) = first(rest) {
        let (before, marked) = rest.split_at(place);
        let length = start + length(&marked[start..], end);
        code += before;
        let blank = |byte: u8| if byte == b'\n' { '\n' } else { ' ' };
        code.extend(marked[..length].bytes().map(blank));
        rest = &marked[length..];
    }
    code + rest
}

/// How many bytes stand up to the end of a comment or a text, with that.
fn length(text: &str, end: &str) -> usize {
    let is_text = matches!(end, "\"" | "'" | "`" | "\"\"\"" | "'''");
    let is_on_one_line = matches!(end, "\"" | "'");
    let mut place = 0;
    while let Some(letter) = text[place..].chars().next() {
        if text[place..].starts_with(end) {
            return place + end.len();
        }
        if is_on_one_line && letter == '\n' {
            return place;
        }
        place += letter.len_utf8();
        if is_text && letter == '\\' {
            place += text[place..].chars().next().map_or(0, char::len_utf8);
        }
    }
    place
}

fn is_in_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The words of the code.
pub fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter| !is_in_word(letter))
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

/// Whether a function is defined, or called, or has a value: its name is followed by `(` or `=`, and is no member.
pub fn is_defined(name: &str, code: &str) -> bool {
    let members = code.replace(&[".", name].concat(), "");
    behind(name, &members).any(|rest| rest.trim_start().starts_with(['(', '=']))
}

/// Whether a program that is compiled has a `main`.
pub fn has_main(code: &str) -> bool {
    behind("main", code).any(|rest| rest.trim_start().starts_with('('))
}

/// Whether it has one, and reads.
pub fn reads_in_main(code: &str) -> bool {
    let reads = code.contains("System.in")
        || words(code).any(|word| READS.split(' ').any(|read| read == word));
    has_main(code) && reads
}

/// Whether JavaScript reads.
pub fn reads_in_javascript(code: &str) -> bool {
    let reads = ["readFileSync", "stdin", "readline", "createInterface"];
    words(code).any(|word| reads.contains(&word))
}

/// Whether JavaScript reads or prints.
pub fn runs_in_javascript(code: &str) -> bool {
    reads_in_javascript(code) || words(code).any(|word| word == "console")
}

/// Whether Python has this method in this class.
pub fn has_method(class: &str, name: &str, code: &str) -> bool {
    let start = format!("class {class}");
    let mut is_inside = false;
    code.lines().any(|line| {
        if line.starts_with(is_in_word) {
            is_inside = behind(&start, line).next().is_some();
        }
        let is_method = is_inside && behind("def", line).next().is_some();
        is_method && behind(name, line).any(|rest| rest.trim_start().starts_with('('))
    })
}

/// Whether Python reads outside of classes and of what runs only as a program.
pub fn reads_in_python(code: &str) -> bool {
    let mut is_inside = false;
    code.lines().any(|line| {
        if line.starts_with(is_in_word) {
            is_inside = line.starts_with("class ") || line.starts_with("if __name__");
        }
        !is_inside && reads_on(line)
    })
}

/// Whether a line of Python reads.
fn reads_on(line: &str) -> bool {
    let calls = [
        "input",
        "raw_input",
        "read",
        "readline",
        "readlines",
        "open",
    ];
    let is_called = |word: &&str| behind(word, line).any(|rest| rest.starts_with('('));
    let is_walked = behind("in", line).any(|rest| {
        let rest = rest.trim_start();
        ["sys.stdin", "stdin"]
            .iter()
            .any(|file| rest.starts_with(file))
    });
    calls.iter().any(is_called) || is_walked
}

/// Whether Python reads anywhere, or prints.
pub fn runs_in_python(code: &str) -> bool {
    code.lines().any(reads_on) || words(code).any(|word| ["print", "write"].contains(&word))
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
        let all = format!("{region}//leetcode submit region end(x)\n}}");
        check(&all, region);
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
        assert!(!has_method(
            "Solution",
            "f",
            "class Solution:\n    pass\ndef f(n): pass"
        ));
        let tried = format!("{method}input = sys.stdin.readline\nif __name__ == '':\n    input()");
        assert!(!reads_in_python(&tried));
        for reads in [
            "n = int(input())",
            "for line in sys.stdin:",
            "def main():\n    read()",
        ] {
            assert!(reads_in_python(&[method, reads].concat()), "{reads}");
        }
    }
}
