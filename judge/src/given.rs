//! Inputs that a user gives as an argument.

use anyhow::{Result, bail, ensure};
use games::{Input, Problem, cut_in_the_middle, parse_given};

use crate::files::example;

/// Maximum length of an input in a warning, in characters.
const MAX_SHOWN: usize = 60;

/// Parses the inputs of an argument, and refuses rows without brackets that could be read in two ways. `argument` is its
/// name in errors, followed by a colon, or empty.
pub fn given_inputs(problem: &Problem, text: &str, argument: &str) -> Result<Vec<Input>> {
    let parsed = parse_given(&problem.signature, text);
    let example = example(problem)?;
    let has_brackets = text.contains('[') || !example.contains('[');
    let is_file = problem.signature.format.cases().is_some() && text.trim().contains('\n');
    let is_clear = has_brackets || is_file || matches!(&parsed, Ok(inputs) if inputs.len() == 1);
    let advice = tell!(
        "write each row in brackets, as in {example}; otherwise the first number is read as the row's length",
        "数组要加括号，如 {example}；不加括号时，第一个数是长度"
    );
    ensure!(is_clear, "{argument}{advice}");
    Ok(parsed?)
}

/// Parses the only input of an argument.
pub fn given_input(problem: &Problem, text: &str) -> Result<Input> {
    let mut inputs = given_inputs(problem, text, "")?;
    match inputs.pop() {
        Some(input) if inputs.is_empty() => Ok(input),
        _ => {
            let example = example(problem)?;
            bail!(tell!("expected one input such as {example}", "应给出一组数据，如 {example}"))
        }
    }
}

/// Returns a warning if the site does not allow the input.
pub fn warning(problem: &Problem, input: &Input) -> Option<String> {
    let is_allowed = problem.allows(input);
    let shown = cut_in_the_middle(&input.to_string(), MAX_SHOWN);
    (!is_allowed).then(|| out_of_constraints(&shown))
}

/// Formats the warning about an input that the site does not allow.
pub fn out_of_constraints(input: &str) -> String {
    tell!(
        "warning: {input} violates the site's constraints\n",
        "警告：{input} 超出了题目的数据范围\n"
    )
}
