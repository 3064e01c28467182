//! What stands in a source.

use std::ops::Range;

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

/// The source with blanks for comments, which are given by what starts and what ends one. Each byte keeps its place.
pub fn code(source: &str, comments: &[(&str, &str)]) -> String {
    let mut code = String::new();
    let mut rest = source;
    let first_comment = |rest: &str| {
        let start = |(start, end): (&str, _)| Some((rest.find(start)?, start.len(), end));
        comments.iter().copied().filter_map(start).min()
    };
    while let Some((place, start, end)) = first_comment(rest) {
        let (before, comment) = rest.split_at(place);
        let body = comment[start..].split(end).next().unwrap_or_default();
        let length = comment.len().min(start + body.len() + end.len());
        let blank = |byte: u8| if byte == b'\n' { '\n' } else { ' ' };
        code += before;
        code.extend(comment[..length].bytes().map(blank));
        rest = &comment[length..];
    }
    code + rest
}

/// Where the code names its package, if it starts with that: to the semicolon, or the end of the line.
pub fn package_clause(code: &str) -> Range<usize> {
    let start = code.len() - code.trim_start().len();
    let line = code[start..].lines().next().unwrap_or_default();
    let clause = line.split_inclusive(';').next().unwrap_or_default();
    let is_clause = clause.starts_with("package ");
    start..start + if is_clause { clause.len() } else { 0 }
}

/// The function's name with a capital, as older statements have it, if only that is in the code.
pub fn capital_or_small(function: &str, code: &str) -> String {
    let (first, rest) = function.split_at(1);
    let capital = first.to_uppercase() + rest;
    let is_capital = is_defined(&capital, code) && !is_defined(function, code);
    if is_capital {
        capital
    } else {
        function.to_owned()
    }
}

/// Whether the name is followed by `(` or `=`, as that of a function is.
pub fn is_defined(name: &str, code: &str) -> bool {
    behind(name, code).any(|rest| rest.trim_start().starts_with(['(', '=']))
}

/// What stands behind the name, wherever it is neither the end of a longer one nor a member of something.
pub fn behind<'a>(name: &str, code: &'a str) -> impl Iterator<Item = &'a str> {
    let is_part = |letter: char| letter.is_alphanumeric() || "_.".contains(letter);
    let places = code.match_indices(name);
    let whole = places.filter(move |(start, _)| !code[..*start].ends_with(is_part));
    whole.map(move |(start, name)| &code[start + name.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prepare::languages::{C_COMMENTS, PYTHON_COMMENTS};

    #[test]
    fn comments_are_blank_and_the_rest_keeps_its_place() {
        let check = |comments, source: &str, expected: &str| {
            assert_eq!(code(source, comments).replace(' ', "."), expected);
        };
        check(C_COMMENTS, "n // x\n//*\nm\n//*/", "n.....\n...\nm\n....");
        check(C_COMMENTS, "/* x */ n /* 好", "........n.......");
        check(
            PYTHON_COMMENTS,
            "# ''' x\nn#x\n'''y\n'''",
            ".......\nn..\n....\n...",
        );
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
        let spelled = |code| capital_or_small("canWinNim", code);
        assert_eq!(spelled("def CanWinNim(n)"), "CanWinNim");
        assert_eq!(spelled("CanWinNim(canWinNim(n))"), "canWinNim");
    }
}
