//! The sites, and how each takes a solution.

use std::iter::once;
use std::time::Duration;

use crate::Input;
use crate::words::{Words, same, words};

/// A site, and how it takes a solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Site {
    pub name: Words,
    /// The function that the site calls; `None` if the file is a program that reads standard input.
    function: Option<Function>,
    /// The crates that a file in Rust may use.
    pub crates: &'static [&'static str],
    /// The edition of Rust.
    pub edition: &'static str,
    /// The oldest version of Rust with which a file must compile, if it is older than ours.
    pub oldest_rust: Option<&'static str>,
    /// How it compares a program's output with the answer.
    pub comparison: Comparison,
    /// The names that it defines for the preprocessor of C and C++. A program in Java or Python finds the first one as a
    /// property or in its environment.
    pub defines: &'static [&'static str],
    /// CPU time limit of a compiled program.
    pub time: Duration,
    /// Memory limit in bytes.
    pub memory: u64,
}

/// A function that a site calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Function {
    /// Its class, in languages that have classes.
    pub class: &'static str,
    /// Its name in all languages but Rust, such as `stoneGameII`.
    pub name: &'static str,
    /// The name that the site's code template had before, if it was renamed. Solutions with that name are still around.
    pub older_name: Option<&'static str>,
    pub answer: AnswerType,
    /// The maximum length of its row and the maximum number in the row, if the function also takes the length.
    pub with_length: Option<(usize, i32)>,
}

/// How answers are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    /// The value that a function returns must be equal.
    Values,
    /// Blanks at the ends of lines and empty lines at the end do not matter.
    Lines,
    /// Only the words matter, not the blanks and line breaks between them.
    Words,
}

/// The type that a function returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerType {
    Boolean,
    Integer,
    Text,
}

impl Site {
    /// The limits and the edition of most sites; the file is a program that may use only the standard library. Where we
    /// do not know how a site compares, as at Nowcoder, lines must agree.
    const DEFAULT: Self = Self {
        name: same(""),
        function: None,
        crates: &[],
        edition: "2024",
        oldest_rust: None,
        comparison: Comparison::Lines,
        defines: &[],
        time: Duration::from_secs(2),
        memory: 256 << 20,
    };

    /// AtCoder provides some crates, and its rules for local runs state what it defines. That it compares words is assumed.
    pub const ATCODER: Self = Self {
        name: same("AtCoder"),
        crates: &["itertools", "proconio"],
        comparison: Comparison::Words,
        defines: &["ONLINE_JUDGE", "ATCODER"],
        memory: 1 << 30,
        ..Self::DEFAULT
    };

    /// Luogu ignores only blanks at the ends of lines and line breaks at the end, as its help says.
    pub const LUOGU: Self =
        Self { name: words("Luogu", "洛谷"), defines: &["ONLINE_JUDGE"], ..Self::DEFAULT };

    /// CSES does not publish its version of Rust, so we take that of Debian 12. That it compares words is assumed.
    pub const CSES: Self = Self {
        name: same("CSES"),
        edition: "2021",
        oldest_rust: Some("1.63"),
        comparison: Comparison::Words,
        time: Duration::from_secs(1),
        memory: 512 << 20,
        ..Self::DEFAULT
    };

    /// Codeforces has a checker per problem. Most of them, ours too, compare words or numbers, as testlib's `wcmp` and
    /// `ncmp` do.
    pub const CODEFORCES: Self = Self {
        name: same("Codeforces"),
        comparison: Comparison::Words,
        defines: &["ONLINE_JUDGE"],
        ..Self::DEFAULT
    };

    /// Kattis compares words, as its default validator does. The limits are those of most of its problems.
    pub const KATTIS: Self = Self {
        name: same("Kattis"),
        edition: "2021",
        oldest_rust: Some("1.78"),
        comparison: Comparison::Words,
        time: Duration::from_secs(1),
        memory: 1 << 30,
        ..Self::DEFAULT
    };

    /// No site judges the game: it is from a book, or somebody's own.
    pub const NONE: Self = Self { name: words("no site", "没有网站"), ..Self::DEFAULT };

    /// Creates LeetCode, which surrounds the file with code that calls the function for one input after another.
    pub const fn leetcode(name: &'static str, answer: AnswerType) -> Self {
        let class = "Solution";
        let function = Function { class, name, older_name: None, answer, with_length: None };
        Self {
            name: words("LeetCode", "力扣"),
            function: Some(function),
            crates: &["itertools"],
            ..Self::DEFAULT
        }
    }

    /// Creates Nowcoder, where a second page takes a function instead, in languages that have classes. It does not
    /// publish its version of Rust, so a file must compile in an old edition.
    pub const fn nowcoder(function: Function) -> Self {
        Self {
            name: words("Nowcoder", "牛客"),
            function: Some(function),
            edition: "2018",
            ..Self::DEFAULT
        }
    }

    /// Returns the site with a function that had another name before.
    #[must_use]
    pub const fn formerly(mut self, older_name: &'static str) -> Self {
        if let Some(function) = &mut self.function {
            function.older_name = Some(older_name);
        }
        self
    }

    /// Returns the site with the limits of one problem: CPU time, and memory in bytes.
    #[must_use]
    pub const fn with_limits(self, time: Duration, memory: u64) -> Self {
        Self { time, memory, ..self }
    }

    /// Returns the function that the site calls, if it calls one.
    pub fn function(self) -> Option<Function> {
        self.function
    }
}

impl Function {
    /// Returns its name and, if it was renamed, its older name.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        once(self.name).chain(self.older_name)
    }

    /// Returns whether the site allows this input for the function, too, given that it allows it for a program.
    pub fn allows(&self, input: &Input) -> bool {
        self.with_length.is_none_or(|(longest, largest)| {
            let row = input.row(0);
            row.len() <= longest && row.iter().all(|value| *value <= largest)
        })
    }
}
