//! What LeetCode adds to a solution in Go.

use anyhow::Result;

use super::source::{behind, package_clause};
use super::{Submission, Values};

/// The packages that are imported where they are mentioned, each with one of its members, which is then used: Go
/// refuses an unused import, and a mention may be no use.
const PACKAGES: &str = "bytes.Compare container/heap.Init container/list.New errors.New fmt.Println math.Sqrt \
math/bits.Len math/rand.Intn os.Exit slices.Max[[]int] sort.Ints strconv.Itoa strings.Repeat time.Now unicode.IsDigit";

/// The functions that Go has since 1.21, and how the better of two values is told.
const FUNCTIONS: [(&str, &str); 2] = [("min", "<"), ("max", ">")];

/// One of these functions.
const FUNCTION: &str = "func NAME[Number ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint32 | ~uint64 | ~float64](first Number, others ...Number) Number {
	for _, other := range others {
		if other BETTER first {
			first = other
		}
	}
	return first
}
";

pub fn adapt(submission: &Submission, values: &mut Values) -> Result<()> {
    if submission.function.is_some() {
        let source = completed(&submission.source, &submission.code);
        values.insert("SOURCE", source);
    }
    Ok(())
}

/// The source as a file of the package `main`, with what it lacks. Its lines keep their numbers. `code` is the source
/// with blanks for comments and texts.
fn completed(source: &str, code: &str) -> String {
    let mut start = "package main; ".to_owned();
    let mut end = "\n".to_owned();
    let members = PACKAGES.split(' ');
    for (path, member) in members.filter_map(|member| member.split_once('.')) {
        let name = path.rsplit('/').next().unwrap_or(path);
        let is_mentioned = behind(name, code).any(|rest| rest.starts_with('.'));
        if is_mentioned && !source.contains(&format!("\"{path}\"")) {
            start += &["import \"", path, "\"; "].concat();
            end += &["var _ = ", name, ".", member, "\n"].concat();
        }
    }
    for (name, better) in FUNCTIONS {
        let mut forms = ["func NAME(", "func NAME[", "var NAME "].into_iter();
        if !forms.any(|form| code.contains(&form.replace("NAME", name))) {
            end += &FUNCTION.replace("NAME", name).replace("BETTER", better);
        }
    }
    let clause = package_clause(code);
    let [before, after] = [&source[..clause.start], &source[clause.end..]];
    [before, &start, after, &end].concat()
}
