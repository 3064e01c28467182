//! What a file looks like: a whole program, or what stands in LeetCode's editor.

use itertools::Itertools;
use two_player_games::Problem;
use two_player_games::problems::Judge;

use super::Language;
use crate::submission::snake_case;

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SourceForm {
    /// What stands in LeetCode's editor.
    LeetCode,
    /// A program that reads standard input.
    StandardInput,
}

impl SourceForm {
    /// What a file seems to be: it has what LeetCode calls, or it is a program, which may have that too and then reads
    /// standard input. `None` if it is neither.
    #[must_use]
    pub fn guess(language: Language, source: &str, problem: &Problem) -> Option<Self> {
        let code = code(language, source);
        let is_called = match (problem.judge, language) {
            (Judge::AtCoder | Judge::StandardLibrary, _) => false,
            (_, Language::Cpp) => code.contains("class Solution") || code.contains("struct Solution"),
            (_, Language::Java | Language::Python) => code.contains("class Solution"),
            (_, Language::Rust) => code.contains("impl Solution"),
            (Judge::LeetCode { function }, Language::C | Language::Go | Language::JavaScript) => {
                is_defined(&spelling(language, function, source), &code)
            }
        };
        let reads = reads_standard_input(language, &code);
        let is_script = matches!(language, Language::JavaScript | Language::Python);
        if is_called && !reads {
            Some(Self::LeetCode)
        } else if is_script && reads || has_main(language, source) {
            Some(Self::StandardInput)
        } else {
            is_called.then_some(Self::LeetCode)
        }
    }
}

fn reads_standard_input(language: Language, code: &str) -> bool {
    let marks: &[&str] = match language {
        Language::C | Language::Cpp => &["cin >", "cin>", "scanf", "getline(", "getchar", "fread(", "stdin"],
        Language::Go => &["os.Stdin", "fmt.Scan"],
        Language::Java => &["System.in"],
        Language::JavaScript => &["stdin", "readFileSync(", "readline"],
        Language::Python => &["stdin", "open(0", "fileinput"],
        Language::Rust => &["stdin", "input!"],
    };
    marks.iter().any(|mark| code.contains(mark)) || language == Language::Python && mentions(code, "input(")
}

/// Whether the file has a function `main`, as a program in a compiled language has.
pub fn has_main(language: Language, source: &str) -> bool {
    let is_compiled = !matches!(language, Language::JavaScript | Language::Python);
    is_compiled && is_defined("main", &code(language, source))
}

/// The source without comments, and without what a judge may not see: the line after each `#[cfg(` of Rust, and what
/// stands between `#if` and `#endif` in C.
fn code(language: Language, source: &str) -> String {
    let comments: &[_] = match language {
        Language::Python => &[("\"\"\"", "\"\"\""), ("'''", "'''")],
        _ => &[("/*", "*/")],
    };
    let mut source = source.to_owned();
    for (start, end) in comments {
        while let Some((before, (_, after))) =
            source.split_once(start).and_then(|(before, rest)| Some((before, rest.split_once(end)?)))
        {
            source = [before, after].concat();
        }
    }
    let is_c = matches!(language, Language::C | Language::Cpp);
    let is_comment = |line: &str| line.starts_with("//") || line.starts_with('#');
    let mut conditions = 0;
    let mut code = String::new();
    let mut last = "";
    for line in source.lines().map(str::trim_start) {
        conditions += usize::from(is_c && line.starts_with("#if"));
        let is_hidden = last.starts_with("#[cfg(") && !last.starts_with("#[cfg(not(");
        if conditions == 0 && !is_comment(line) && !is_hidden {
            code.extend([line, "\n"]);
        }
        conditions -= usize::from(conditions > 0 && line.starts_with("#endif"));
        last = line;
    }
    code
}

/// The part of the file that editors submit to LeetCode, if they have marked it; else all. Lines keep their numbers.
#[must_use]
pub fn submitted_part(source: &str) -> String {
    let place = |marks: [&str; 2]| source.lines().position(|line| marks.iter().any(|mark| line.contains(mark)));
    let start = place(["@lc code=start", "leetcode submit region begin"]);
    let end = place(["@lc code=end", "leetcode submit region end"]);
    let (Some(start), Some(end)) = (start, end) else { return source.to_owned() };
    let lines = source.lines().enumerate();
    lines.map(|(number, line)| if (start..end).contains(&number) { line } else { "" }).join("\n")
}

/// The function's name as the file has it: in Rust's writing, or with a capital, as older statements have it.
pub fn spelling(language: Language, function: &str, source: &str) -> String {
    if language == Language::Rust {
        return snake_case(function);
    }
    let mut letters = function.chars();
    let capital: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    if !is_defined(function, source) && is_defined(&capital, source) { capital } else { function.to_owned() }
}

/// Whether the word `name` is followed by `(` or `=`, as the name of a function is.
pub fn is_defined(name: &str, source: &str) -> bool {
    source.match_indices(name).any(|(start, _)| {
        let rest = source[start + name.len()..].trim_start();
        let is_word = !source[..start].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
        is_word && (rest.starts_with('(') || rest.starts_with('='))
    })
}

/// Whether `word` stands in the source, and not as the end of a longer word, nor behind a point.
pub fn mentions(source: &str, word: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '.');
    source.match_indices(word).any(|(start, _)| !source[..start].ends_with(is_part))
}

/// A Java file without the package that it is in. Lines keep their numbers.
pub fn without_package(source: &str) -> String {
    let clause = source.lines().find(|line| line.trim_start().starts_with("package "));
    match clause.and_then(|line| line.split_inclusive(';').next()) {
        Some(clause) => source.replacen(clause, "", 1),
        None => source.to_owned(),
    }
}

/// The class of a Java program that has `main`: the last class before it that begins at the start of a line.
pub fn main_class(source: &str) -> &str {
    let before_main = source.split("void main").next().unwrap_or_default();
    before_main.lines().filter_map(outermost_class).next_back().unwrap_or("Main")
}

/// The name of the class that the line begins.
fn outermost_class(line: &str) -> Option<&str> {
    let (modifiers, declaration) = line.split_once("class ")?;
    let is_outermost = modifiers.is_empty() || modifiers.starts_with(char::is_alphabetic);
    let name = declaration.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()?;
    (is_outermost && !name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_is_spelled_as_in_the_file() {
        for (source, expected) in [
            ("bool predictTheWinner(vector<int>& nums)", "predictTheWinner"),
            ("bool PredictTheWinner(vector<int>& nums)", "PredictTheWinner"),
            ("var PredictTheWinner = function(nums)", "PredictTheWinner"),
            ("// PredictTheWinner\nvar predictTheWinner = (nums) => 1", "predictTheWinner"),
            ("no such function", "predictTheWinner"),
        ] {
            assert_eq!(spelling(Language::JavaScript, "predictTheWinner", source), expected, "{source}");
        }
    }

    #[test]
    fn only_what_is_submitted_stays() {
        let before = "# @lc app=leetcode id=292\nimport mine\n# @lc code=start\nn = 4\n# @lc code=end\nprint(n)";
        assert_eq!(submitted_part(before), "\n\n# @lc code=start\nn = 4\n\n");
        let before = "//leetcode submit region begin(x)\nint n;\n//leetcode submit region end(x)\n}";
        assert_eq!(submitted_part(before), "//leetcode submit region begin(x)\nint n;\n\n");
        assert_eq!(submitted_part("n = 4\n"), "n = 4\n");
        assert_eq!(without_package("// Nim\npackage a.b; import c;\nx"), "// Nim\n import c;\nx");
        assert_eq!(without_package("// package a;\n"), "// package a;\n");
    }

    #[test]
    fn the_class_with_main_is_found() {
        let main = "  static class Inner {}\n  public static void main(String[] args) {}\n}\nclass Last {}";
        for (start, expected) in [
            ("class Row {}\npublic class Nim {\n", "Nim"),
            ("public final class Row {}\nclass Nim{\n", "Nim"),
            ("class Nim<T> {\n", "Nim"),
            ("interface Nim {\n", "Main"),
        ] {
            assert_eq!(main_class(&[start, main].concat()), expected, "{start}");
        }
    }
}
