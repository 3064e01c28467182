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
        let visible = outside_conditions(language, &code);
        // LeetCode's Python does not run what stands behind it.
        let run = visible.split("if __name__").next().filter(|_| is_called).unwrap_or(&visible);
        let reads = reads_standard_input(language, run);
        let is_program = |code: &str| language.is_script() && reads || has_main(language, code);
        if is_called && !(reads && is_program(&visible)) {
            Some(Self::LeetCode)
        } else {
            is_program(&code).then_some(Self::StandardInput)
        }
    }
}

fn reads_standard_input(language: Language, code: &str) -> bool {
    let marks: &[&str] = match language {
        Language::C | Language::Cpp => &["scanf", "getline", "getchar", "fread(", "stdin"],
        Language::Go => &["os.Stdin", "fmt.Scan"],
        Language::Java => &["System.in"],
        Language::JavaScript => &["stdin", "readFileSync(", "readline"],
        Language::Python => &["stdin", "open(0", "os.read(0", "fileinput"],
        Language::Rust => &["stdin", "input!"],
    };
    let calls_input = match language {
        // `cin.tie` reads nothing.
        Language::Cpp => is_followed("cin", &[">", ",", ")", ".get"], code),
        Language::Python => mentions(code, "input("),
        _ => false,
    };
    calls_input || marks.iter().any(|mark| code.contains(mark))
}

/// Whether the file has a `main` that LeetCode, which brings its own, would see.
pub fn has_visible_main(language: Language, source: &str) -> bool {
    has_main(language, &outside_conditions(language, &code(language, source)))
}

/// Whether there is a function `main`, as a program in a compiled language has.
fn has_main(language: Language, code: &str) -> bool {
    !language.is_script() && is_defined("main", code)
}

/// The source without comments and docstrings; in Rust also without what stands behind `#[cfg(`, as far as an item's
/// first line, since a judge may not see it.
fn code(language: Language, source: &str) -> String {
    let comments: &[(&str, &str)] = match language {
        Language::Python => &[("\"\"\"", "\"\"\""), ("'''", "'''"), ("#", "\n")],
        _ => &[("/*", "*/"), ("//", "\n")],
    };
    let source = format!("{source}\n");
    let mut code = String::new();
    let mut rest = source.as_str();
    while let Some(first) = rest.chars().next() {
        let behind = comments.iter().find_map(|(start, end)| Some(rest.strip_prefix(start)?.split_once(end)?.1));
        code.push(if behind.is_some() { '\n' } else { first });
        rest = behind.unwrap_or(&rest[first.len_utf8()..]);
    }
    let mut is_hidden = false;
    let is_seen = |line: &&str| {
        let line = line.trim_start();
        let hides = line.starts_with("#[cfg(") && !line.starts_with("#[cfg(not(");
        let is_seen = !is_hidden && !hides;
        is_hidden = hides || is_hidden && line.starts_with("#[");
        is_seen
    };
    if language == Language::Rust { code.lines().filter(is_seen).join("\n") } else { code }
}

/// The code without what stands between `#if` and `#endif` in C.
fn outside_conditions(language: Language, code: &str) -> String {
    if !matches!(language, Language::C | Language::Cpp) {
        return code.to_owned();
    }
    let mut depth = 0;
    let is_outside = |line: &&str| {
        let line = line.trim_start();
        let was_outside = depth == 0;
        depth += usize::from(line.starts_with("#if"));
        depth -= usize::from(depth > 0 && line.starts_with("#endif"));
        was_outside && depth == 0
    };
    code.lines().filter(is_outside).join("\n")
}

/// The part of the file that editors submit to LeetCode, if they have marked it; else all. Lines keep their numbers.
#[must_use]
pub fn submitted_part(source: &str) -> String {
    let has = |line: &str, marks: [&str; 2]| marks.iter().any(|mark| line.contains(mark));
    let starts = |line: &str| has(line, ["@lc code=start", "leetcode submit region begin"]);
    let ends = |line: &str| has(line, ["@lc code=end", "leetcode submit region end"]);
    let lines = source.lines().collect_vec();
    let start = lines.iter().position(|line| starts(line) && !ends(line)).unwrap_or(lines.len());
    let Some(length) = lines[start..].iter().position(|line| ends(line)) else { return source.to_owned() };
    let is_submitted = |place: usize| (start..start + length).contains(&place);
    (0..lines.len()).map(|place| if is_submitted(place) { lines[place] } else { "" }).join("\n")
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
    is_followed(name, &["(", "="], source)
}

/// Whether the word `name` is followed by one of these marks.
fn is_followed(name: &str, marks: &[&str], source: &str) -> bool {
    source.match_indices(name).any(|(start, _)| {
        let rest = source[start + name.len()..].trim_start();
        !source[..start].ends_with(is_in_word) && marks.iter().any(|mark| rest.starts_with(mark))
    })
}

/// Whether `word` stands in the source, and not as the end of a longer word, nor behind a point.
pub fn mentions(source: &str, word: &str) -> bool {
    let is_part = |letter| is_in_word(letter) || letter == '.';
    source.match_indices(word).any(|(start, _)| !source[..start].ends_with(is_part))
}

fn is_in_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// A Java file without the package that it is in. Lines keep their numbers.
pub fn without_package(source: &str) -> String {
    let without = |line| match str::split_once(line, ';') {
        Some((clause, rest)) if clause.trim_start().starts_with("package ") => rest,
        _ => line,
    };
    source.split_inclusive('\n').map(without).collect()
}

/// The class of a Java program that has `main`: the last class before it that begins at the start of a line.
pub fn main_class(source: &str) -> &str {
    let before_main = source.split("void main").next().unwrap_or_default();
    before_main.lines().filter_map(outermost_class).next_back().unwrap_or("Main")
}

/// The name of the class that the line begins.
fn outermost_class(line: &str) -> Option<&str> {
    let (modifiers, declaration) = line.split_once("class ")?;
    let is_outermost =
        modifiers.is_empty() || modifiers.starts_with(char::is_alphabetic) && !modifiers.contains("static");
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
    fn code_is_seen_without_comments() {
        for (language, source, expected) in [
            (Language::Cpp, "int n; // main()\n//*\nint m;\n//*/", "int n; int m;"),
            (Language::Cpp, "/* main() */ int n; /* open", "int n; /* open"),
            (Language::JavaScript, "// cases/*.txt\nlet n = 4; /* end */", "let n = 4;"),
            (Language::Python, "# \"\"\" first\nn = 4  # input()\n# \"\"\"\n'''input()'''\n\"\"\"#\"\"\"", "n = 4"),
            (Language::Rust, "#[cfg(test)]\n#[test]\nfn main() {\n}\n#[inline] fn f() {}", "} #[inline] fn f() {}"),
            (Language::Rust, "#[cfg(not(test))]\nfn main() {", "#[cfg(not(test))] fn main() {"),
        ] {
            assert_eq!(code(language, source).split_whitespace().join(" "), expected, "{source}");
        }
    }

    #[test]
    fn only_what_is_submitted_stays() {
        let prose = "# from @lc code=start to @lc code=end\n# @lc code=start\nn = 4\n# @lc code=end";
        assert_eq!(submitted_part(prose), "\n# @lc code=start\nn = 4\n");
        assert_eq!(submitted_part("# @lc code=end\n# @lc code=start"), "# @lc code=end\n# @lc code=start");
        let before = "# @lc app=leetcode id=292\nimport mine\n# @lc code=start\nn = 4\n# @lc code=end\nprint(n)";
        assert_eq!(submitted_part(before), "\n\n# @lc code=start\nn = 4\n\n");
        let before = "//leetcode submit region begin(x)\nint n;\n//leetcode submit region end(x)\n}";
        assert_eq!(submitted_part(before), "//leetcode submit region begin(x)\nint n;\n\n");
        assert_eq!(submitted_part("n = 4\n"), "n = 4\n");
        assert_eq!(without_package("// Nim\npackage a.b; import c;\nx"), "// Nim\n import c;\nx");
        assert_eq!(without_package("// package a;\npackage a;\n"), "// package a;\n\n");
    }

    #[test]
    fn the_class_with_main_is_found() {
        let main = "  static class Inner {}\n  public static void main(String[] args) {}\n}\nclass Last {}";
        for (start, expected) in [
            ("class Row {}\npublic class Nim {\n", "Nim"),
            ("public final class Row {}\nclass Nim{\n", "Nim"),
            ("class Nim<T> {\n", "Nim"),
            ("interface Nim {\n", "Main"),
            ("public class Nim {\nstatic class Row {}\n", "Nim"),
        ] {
            assert_eq!(main_class(&[start, main].concat()), expected, "{start}");
        }
    }
}
