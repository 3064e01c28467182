//! What LeetCode adds to a solution in Go.

use itertools::Itertools;

use super::form::mentions;

/// The packages that are imported where they are mentioned, each with one of its members, which is then used: Go
/// refuses an unused import, and a mention may be no use.
const PACKAGES: [(&str, &str); 15] = [
    ("bytes", "bytes.Compare"),
    ("container/heap", "heap.Init"),
    ("container/list", "list.New"),
    ("errors", "errors.New"),
    ("fmt", "fmt.Println"),
    ("math", "math.Sqrt"),
    ("math/bits", "bits.Len"),
    ("math/rand", "rand.Intn"),
    ("os", "os.Exit"),
    ("slices", "slices.Max[[]int]"),
    ("sort", "sort.Ints"),
    ("strconv", "strconv.Itoa"),
    ("strings", "strings.Repeat"),
    ("time", "time.Now"),
    ("unicode", "unicode.IsDigit"),
];

/// The functions that Go has since 1.21, each in a file of its own.
const FUNCTIONS: [(&str, &str, &str); 2] =
    [("min", "min.go", include_str!("../../drivers/min.go")), ("max", "max.go", include_str!("../../drivers/max.go"))];

/// The source as a file of the package `main`, with the imports that it lacks. Its lines keep their numbers.
pub fn with_imports(source: &str) -> String {
    let is_lacking = |(path, member): &&(&str, &str)| {
        let name = member.split('.').next().unwrap_or_default();
        mentions(source, &format!("{name}.")) && !source.contains(&format!("\"{path}\""))
    };
    let lacking = PACKAGES.iter().filter(is_lacking).collect_vec();
    let imports = lacking.iter().map(|(path, _)| format!("import \"{path}\"; ")).join("");
    let uses = lacking.iter().map(|(_, member)| format!("var _ = {member}\n")).join("");
    let start = format!("package main; {imports}");
    let is_clause = |line: &str| line.starts_with("package ");
    let body = if source.lines().any(is_clause) {
        source.lines().map(|line| if is_clause(line) { &start } else { line }).join("\n")
    } else {
        start + source
    };
    format!("{body}\n{uses}")
}

/// The files with the functions that the source calls and does not define.
pub fn missing_functions(source: &str) -> impl Iterator<Item = (&'static str, String)> {
    let is_missing = |name: &str| {
        let is_defined =
            ["func {}(", "func {}[", "var {} "].iter().any(|form| source.contains(&form.replace("{}", name)));
        mentions(source, &format!("{name}(")) && !is_defined
    };
    FUNCTIONS.iter().filter(move |(name, ..)| is_missing(name)).map(|(_, file, text)| (*file, (*text).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lacking_imports_are_added_and_lines_stay() {
        for (source, expected) in [
            ("func f() {}", "package main; func f() {}\n"),
            ("x := math.Pi", "package main; import \"math\"; x := math.Pi\nvar _ = math.Sqrt\n"),
            (
                "// package nim\npackage nim\nimport \"math\"\nx := math.Pi",
                "// package nim\npackage main; \nimport \"math\"\nx := math.Pi\n",
            ),
            ("mymath.Pi + row.sort.Ints", "package main; mymath.Pi + row.sort.Ints\n"),
        ] {
            assert_eq!(with_imports(source), expected);
        }
    }

    #[test]
    fn functions_that_the_file_has_are_not_added() {
        let names = |source: &str| missing_functions(source).map(|(name, _)| name).join(" ");
        assert_eq!(names("min(1, max(2, 3))"), "min.go max.go");
        assert_eq!(names("func max(a, b int) int { return min(a, b) }\nx := max(1, 2)"), "min.go");
        assert_eq!(names("math.Max(1, 2) + mymin(3)"), "");
    }
}
