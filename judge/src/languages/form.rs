//! What a file looks like: a whole program, or what stands in LeetCode's editor.

use itertools::Itertools;
use two_player_games::Problem;
use two_player_games::problems::Judge;

use super::Language;

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SourceForm {
    /// What stands in LeetCode's editor.
    LeetCode,
    /// A program that reads standard input.
    StandardInput,
}

impl SourceForm {
    /// What a file seems to be: LeetCode's form has what LeetCode calls, and no main of its own.
    #[must_use]
    pub fn guess(language: Language, source: &str, problem: &Problem) -> Self {
        let Judge::LeetCode { function } = problem.judge else { return Self::StandardInput };
        let name = spelling(function, source);
        let code = code(source);
        let is_called = match language {
            Language::C => false,
            Language::Cpp => code.contains("class Solution") || code.contains("struct Solution"),
            Language::Java | Language::Python => code.contains("class Solution"),
            Language::Rust => code.contains("impl Solution"),
            Language::Go => code.contains(&format!("func {name}(")),
            Language::JavaScript => is_defined(&name, &code),
        };
        let own_main: &[&str] = match language {
            Language::C | Language::Cpp => &[" main("],
            Language::Java => &["void main("],
            Language::Go => &["func main("],
            Language::Rust => &["fn main("],
            Language::JavaScript => &["process.stdin", "readFileSync(", "require('readline')", "require(\"readline\")"],
            Language::Python => &["__name__", "sys.stdin", " input(", "(input(", "open(0"],
        };
        let has_own_main = own_main.iter().any(|mark| code.contains(mark));
        if is_called && !has_own_main { Self::LeetCode } else { Self::StandardInput }
    }
}

/// The source without comment lines, and without the line after each `#[cfg(` of Rust: the judge may not see its item.
fn code(source: &str) -> String {
    let lines = source.lines().map(str::trim_start).collect_vec();
    let is_comment = |line: &str| ["//", "#", "*"].iter().any(|mark| line.starts_with(mark));
    let is_hidden = |number: usize| number > 0 && lines[number - 1].starts_with("#[cfg(");
    let kept = (0..lines.len()).filter(|&number| !is_comment(lines[number]) && !is_hidden(number));
    kept.map(|number| lines[number]).join("\n")
}

/// The function's name as the file has it: older statements write it with a capital.
pub fn spelling(function: &str, source: &str) -> String {
    let mut letters = function.chars();
    let capital: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    if !is_defined(function, source) && is_defined(&capital, source) { capital } else { function.to_owned() }
}

/// Whether `name` is followed by `(` or `=`, as the name of a function is.
fn is_defined(name: &str, source: &str) -> bool {
    source.match_indices(name).any(|(start, _)| {
        let rest = source[start + name.len()..].trim_start();
        rest.starts_with('(') || rest.starts_with('=')
    })
}

/// The class of a Java program that has `main`: the last class before it that begins at the start of a line.
pub fn main_class(source: &str) -> &str {
    let before_main = source.split("void main(").next().unwrap_or_default();
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
            assert_eq!(spelling("predictTheWinner", source), expected, "{source}");
        }
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
