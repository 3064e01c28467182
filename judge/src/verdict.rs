//! What a judge says.

use std::fmt;

use anstyle::{AnsiColor, Style};

/// What a judge says of a submission, or of one case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// AC
    Accepted,
    /// WA
    WrongAnswer,
    /// TLE
    TimeLimitExceeded,
    /// RE
    RunTimeError,
    /// CE
    CompileError,
}

impl Verdict {
    /// Its colour at a terminal.
    #[must_use]
    pub fn style(self) -> Style {
        let color = match self {
            Self::Accepted => AnsiColor::Green,
            Self::TimeLimitExceeded => AnsiColor::Yellow,
            Self::WrongAnswer | Self::RunTimeError | Self::CompileError => AnsiColor::Red,
        };
        color.on_default()
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Accepted => "AC",
            Self::WrongAnswer => "WA",
            Self::TimeLimitExceeded => "TLE",
            Self::RunTimeError => "RE",
            Self::CompileError => "CE",
        })
    }
}
