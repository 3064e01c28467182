//! How C is called in LeetCode's form, where a row is a pointer and a length.

use anyhow::Result;
use games::Kind;

use super::{Submission, Values};

/// The values are read in their order; that in which C reads the arguments of a call is open.
pub fn adapt(submission: &Submission, values: &mut Values) -> Result<()> {
    let arguments = submission.problem.arguments.iter().enumerate();
    let calls = arguments.map(|(place, argument)| {
        let (length, call) = match argument.kind {
            Kind::Number => ("1", format!("*v{place}")),
            Kind::Row => ("judge_number()", format!("v{place}, n{place}")),
        };
        let read = format!("int n{place} = {length}, *v{place} = judge_row(n{place}); ");
        (read, call)
    });
    let (read, arguments): (Vec<_>, Vec<_>) = calls.unzip();
    values.insert("READ", read.concat());
    values.insert("ARGUMENTS", arguments.join(", "));
    Ok(())
}
