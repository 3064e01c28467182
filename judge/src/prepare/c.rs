//! How C is called in LeetCode's form, where a row is a pointer and a length; and what C++ needs a newer compiler for.

use games::Kind;

use super::{Form, Submission, Values};

/// Words of C++23 that older compilers do not know.
const NEW: [&str; 6] = [
    "this auto",
    "std::print",
    "println(",
    "ranges::to",
    "views::zip",
    "fold_left",
];

/// The values are read in their order; that in which C reads the arguments of a call is open.
pub fn adapt(submission: &Submission, _: Form, values: &mut Values) {
    let arguments = submission.problem.arguments.iter();
    let calls = arguments
        .enumerate()
        .map(|(place, argument)| match argument.kind {
            Kind::Number => (
                format!("int v{place} = judge_number();"),
                format!("v{place}"),
            ),
            Kind::Row | Kind::RowAsLong => (
                format!("int n{place} = judge_number(), *v{place} = judge_row(n{place});"),
                format!("v{place}, n{place}"),
            ),
        });
    let (read, arguments): (Vec<_>, Vec<_>) = calls.unzip();
    values.insert("@READ@", read.join(" "));
    values.insert("@ARGUMENTS@", arguments.join(", "));
}

/// What is said of a file that does not compile, if a newer compiler may be needed for it.
pub fn hint(submission: &Submission) -> &'static str {
    let code = submission.code();
    let is_new = NEW.iter().any(|word| code.contains(word));
    if submission.language.extensions.contains(&"cpp") && is_new {
        "\nLeetCode has Clang with C++23, so this may be right there; here `this auto&&` needs Clang 18 or GCC 14"
    } else {
        ""
    }
}
