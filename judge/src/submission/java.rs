//! What a Java file must be called, and where it starts.

use anyhow::Result;

use super::source::{behind, package_clause};
use super::{Submission, Values};

/// A solution in LeetCode's form, with what LeetCode imports.
pub const SOLUTION: &str = "import java.util.*; import java.util.function.*; import java.util.stream.*; \
import java.math.*; import java.io.*; @SOURCE@";

pub fn adapt(submission: &Submission, values: &mut Values) -> Result<()> {
    let code = &submission.code;
    let function = submission.function;
    let main = || main_class(code).unwrap_or("Main");
    let class = function.map_or_else(main, |function| function.class);
    // A public class must stand in a file of its name; else the compiler may speak of the reader's own file, unless that is
    // called like a driver.
    let is_public = behind("public class", code).any(|rest| {
        let name = rest.trim_start().strip_prefix(class);
        name.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    });
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "._-".contains(letter);
    let drivers = ["Driver.java", "Launcher.java", "Program.java"];
    let is_driver = drivers.contains(&submission.name.as_str());
    let file = if is_public || is_driver || !submission.name.chars().all(is_plain) {
        format!("{class}.java")
    } else {
        submission.name.clone()
    };
    let mut source = submission.source.clone();
    source.replace_range(package_clause(code), "");
    values.extend([
        ("FILE", file),
        ("CLASS", class.to_owned()),
        ("SOURCE", source),
    ]);
    Ok(())
}

/// The class of a program that has `main`: the last one before it that begins at the start of a line.
fn main_class(code: &str) -> Option<&str> {
    let before_main = code.split("void main").next()?;
    before_main.lines().rev().find_map(|line| {
        let (modifiers, class) = line.split_once("class ")?;
        let is_inner = modifiers.starts_with([' ', '\t']) || modifiers.contains("static");
        let is_in_name = |letter: char| letter.is_alphanumeric() || letter == '_';
        let name = class.split(|letter| !is_in_name(letter)).next();
        name.filter(|_| !is_inner)
    })
}
