//! A problem: a game, and how a judge asks for it.

use itertools::Itertools;

use crate::cases::RandomCase;
use crate::{Argument, Game, Input, PROBLEMS, Shape, inputs};

/// A problem and the program that solves it.
pub struct Problem {
    /// The name of the file in `src/bin/`, and of the folders of its cases and submissions: as it is in the list of all
    /// problems.
    pub program: &'static str,
    /// What people call it, besides that.
    pub titles: &'static [&'static str],
    /// Where it is submitted.
    pub site: Site,
    /// What is asked, in the order of the statement.
    pub arguments: &'static [Argument],
    /// What the site guarantees besides the constraints of each argument.
    pub guarantee: Guarantee,
    /// The first sample, as the site writes it.
    pub sample: &'static str,
    /// How many tiny inputs must be compared with the rules at least.
    pub least_compared: usize,
    /// The players as the statement calls them.
    pub players: [&'static str; 2],
    /// How it is played.
    pub game: &'static dyn Game,
    /// The random cases; all others are files in `testcases/` alone.
    pub random_cases: &'static [RandomCase],
}

/// What a site guarantees besides the constraints of each argument, such as an odd sum.
pub struct Guarantee {
    /// What it says, as an error names it: `two rows of one length`.
    pub words: &'static str,
    /// Whether the program locally needs it too.
    pub is_needed: bool,
    /// Changes an input within the constraints so that it keeps the guarantee. An input that keeps it stays as it is.
    keep: fn(&mut Input),
}

impl Guarantee {
    /// Returns the input, changed if it does not keep the guarantee.
    pub(crate) fn kept(&self, mut input: Input) -> Input {
        (self.keep)(&mut input);
        input
    }

    /// Returns whether the input keeps the guarantee.
    fn is_kept(&self, input: &Input) -> bool {
        self.kept(input.clone()) == *input
    }
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
            let row = input.row(0);
            row.len() <= longest && row.iter().all(|value| *value <= largest)
        })
    }
}

impl Problem {
    /// A problem without a guarantee, played by Alice and Bob. Its name and its sample are given by the list of all
    /// problems.
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
            guarantee: Guarantee {
                words: "",
                is_needed: false,
                keep: |_| {},
            },
            sample: "",
            least_compared: 300,
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

    /// The problem with a guarantee, which the program does not need locally.
    pub(crate) const fn guaranteeing(mut self, words: &'static str, keep: fn(&mut Input)) -> Self {
        self.guarantee.words = words;
        self.guarantee.keep = keep;
        self
    }

    /// The problem with a guarantee that the program needs locally too.
    pub(crate) const fn needing(mut self, words: &'static str, keep: fn(&mut Input)) -> Self {
        self.guarantee.is_needed = true;
        self.guaranteeing(words, keep)
    }

    /// The problem with so few tiny inputs that the rules can play.
    pub(crate) const fn comparing_only(mut self, least: usize) -> Self {
        self.least_compared = least;
        self
    }

    /// Returns whether the site may give this input.
    pub fn allows(&self, input: &Input) -> bool {
        self.has(input, |argument| &argument.site) && self.guarantee.is_kept(input)
    }

    /// Returns whether the program answers this input locally.
    pub fn answers(&self, input: &Input) -> bool {
        self.has(input, |argument| &argument.local) && self.is_as_needed(input)
    }

    /// Returns whether the input keeps the guarantee, if that is needed locally.
    pub(crate) fn is_as_needed(&self, input: &Input) -> bool {
        !self.guarantee.is_needed || self.guarantee.is_kept(input)
    }

    /// Returns whether the values have these shapes.
    pub(crate) fn has(&self, input: &Input, shape: fn(&Argument) -> &Shape) -> bool {
        let mut values = input.values.iter().zip_eq(self.arguments);
        values.all(|(value, argument)| shape(argument).contains(value))
    }

    /// Returns all numbers in an input. A letter counts as its index in the alphabet.
    pub fn numbers(&self, input: &Input) -> Vec<i32> {
        let values = input.values.iter().zip_eq(self.arguments);
        values
            .flat_map(|(value, argument)| argument.site.numbers(value))
            .collect()
    }

    /// The right answer; `None` where that would take too long: see [`Game::answer`].
    pub fn answer(&self, input: &Input) -> Option<String> {
        self.game.answer(input)
    }

    /// `input` as the judge's statement and console write it, with a line end.
    pub fn written(&self, input: &Input) -> String {
        if self.one_input_per_run() {
            input.laid_out()
        } else {
            format!("{}\n", input.values.iter().format("\n"))
        }
    }

    /// `input` with the names of its values: `nums = [1,5,2]`.
    pub fn named(&self, input: &Input) -> String {
        let values = self.arguments.iter().zip(&input.values);
        let mut named = values.map(|(argument, value)| format!("{} = {value}", argument.name));
        named.join(", ")
    }

    /// What a program reads, in words: `n, then k and a`, or `lines such as 4`.
    pub fn input_in_words(&self) -> String {
        if self.one_input_per_run() {
            let names = self.arguments.iter().map(|argument| argument.name);
            format!("n, then {}", names.format(" and "))
        } else {
            format!("lines such as {}", self.example())
        }
    }

    /// Returns the first sample as people write it.
    pub fn example(&self) -> String {
        let samples = inputs(self, self.sample).unwrap_or_default();
        samples.iter().join(" ")
    }

    /// Whether the judge asks a submitted program one input a run, not many.
    pub fn one_input_per_run(&self) -> bool {
        !matches!(self.site, Site::LeetCode(_))
    }
}
