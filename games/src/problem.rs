//! A problem: a game, and how a judge asks for it.

use itertools::Itertools;

use crate::cases::RandomCase;
use crate::{Argument, Game, Input, Kind, PROBLEMS};

/// A problem and the program that solves it.
pub struct Problem {
    /// The name of the file in `src/bin/`, and of the folders of its cases and submissions: as it is in the list of all
    /// problems.
    pub program: &'static str,
    /// What people call it, besides that.
    pub titles: &'static [&'static str],
    /// Where it is submitted.
    pub site: Site,
    /// What is asked: numbers come before rows.
    pub arguments: &'static [Argument],
    /// Changes an input within the bounds so that it keeps what the judge guarantees besides: one that keeps it, or is too
    /// small for it, stays as it is.
    pub keep_guarantee: fn(&mut Input),
    /// The players as the statement calls them.
    pub players: [&'static str; 2],
    /// How it is played.
    pub game: &'static dyn Game,
    /// The random cases; all others are files in `testcases/` alone.
    pub random_cases: &'static [RandomCase],
}

/// A website that judges, and how it takes a solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Site {
    /// The file stands between the judge's lines, which call the function for one input after another.
    LeetCode(Function),
    /// The file is a program, which reads one input from standard input. `AtCoder` has crates.
    AtCoder,
    /// The same with the standard library alone.
    StandardLibrary,
    /// The same; and for another link, a function in the languages that have classes.
    Nowcoder(Function),
}

/// A function that a judge calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Function {
    /// The class that it stands in, in the languages that have classes.
    pub class: &'static str,
    /// In the writing of all languages but Rust, such as `stoneGameII`.
    pub name: &'static str,
    pub answer: AnswerType,
    /// Where it takes the length of the row as another argument: the longest row, and the largest value.
    pub with_length: Option<(usize, i32)>,
}

/// What a judge's function returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerType {
    Boolean,
    Integer,
    Text,
}

/// The problem that `program` solves.
pub fn problem(program: &str) -> Option<&'static Problem> {
    PROBLEMS.iter().find(|problem| problem.program == program)
}

impl Site {
    pub(crate) const fn leetcode(name: &'static str, answer: AnswerType) -> Self {
        Self::LeetCode(Function {
            class: "Solution",
            name,
            answer,
            with_length: None,
        })
    }

    /// The function that it calls, if it calls one.
    pub fn function(self) -> Option<Function> {
        match self {
            Self::LeetCode(function) | Self::Nowcoder(function) => Some(function),
            Self::AtCoder | Self::StandardLibrary => None,
        }
    }
}

impl Function {
    /// Whether the judge may call it for an input that it may ask of a program.
    pub fn allows(&self, input: &Input) -> bool {
        self.with_length.is_none_or(|(longest, largest)| {
            input.first_row().len() <= longest && input.values().all(|value| value <= largest)
        })
    }
}

impl Problem {
    /// A problem without guarantees, played by Alice and Bob. Its name is given by the list of all problems.
    pub(crate) const fn new(
        titles: &'static [&'static str],
        site: Site,
        arguments: &'static [Argument],
        game: &'static dyn Game,
        random_cases: &'static [RandomCase],
    ) -> Self {
        Self {
            program: "",
            titles,
            site,
            arguments,
            keep_guarantee: |_| {},
            players: ["Alice", "Bob"],
            game,
            random_cases,
        }
    }

    /// The same with other players.
    pub(crate) const fn played_by(mut self, first: &'static str, second: &'static str) -> Self {
        self.players = [first, second];
        self
    }

    /// The same with a guarantee.
    pub(crate) const fn guaranteeing(mut self, keep_guarantee: fn(&mut Input)) -> Self {
        self.keep_guarantee = keep_guarantee;
        self
    }

    /// Whether the judge may ask `input`.
    pub fn allows(&self, input: &Input) -> bool {
        let mut kept = input.clone();
        (self.keep_guarantee)(&mut kept);
        kept == *input && input.is_within(self.arguments, |argument| &argument.limits)
    }

    /// The right answer; `None` where that would take too long: see [`Game::answer`].
    pub fn answer(&self, input: &Input) -> Option<String> {
        self.game.answer(input)
    }

    /// The arguments that are rows.
    pub(crate) fn rows(&self) -> &'static [Argument] {
        let is_row = |argument: &Argument| argument.kind == Kind::Row;
        let first = self.arguments.iter().position(is_row);
        &self.arguments[first.unwrap_or(self.arguments.len())..]
    }

    /// `input` as the judge's statement and console write it, with a line end.
    pub fn written(&self, input: &Input) -> String {
        if self.asks_once() {
            input.laid_out()
        } else {
            input.written().join("\n") + "\n"
        }
    }

    /// `input` with the names of its values: `nums = [1,5,2]`.
    pub fn named(&self, input: &Input) -> String {
        let values = self.arguments.iter().zip(input.written());
        let mut named = values.map(|(argument, value)| format!("{} = {value}", argument.name));
        named.join(", ")
    }

    /// What a program reads, in words: `n, then k and a`, or `lines such as 4`.
    pub fn input_in_words(&self) -> String {
        if self.asks_once() {
            let names = self.arguments.iter().map(|argument| argument.name);
            format!("n, then {}", names.format(" and "))
        } else {
            format!("lines such as {}", self.example())
        }
    }

    /// An input as people write it.
    pub fn example(&self) -> String {
        let example = |argument: &Argument| match argument.kind {
            Kind::Number => "4",
            Kind::Row => "[1,5,2]",
        };
        self.arguments.iter().map(example).join(" ")
    }

    /// Whether the judge asks a submitted program one input a run, not many.
    pub fn asks_once(&self) -> bool {
        !matches!(self.site, Site::LeetCode(_))
    }
}
