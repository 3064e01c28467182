//! A problem: a game, and how a judge asks for it.

use itertools::Itertools;

use crate::cases::Cases;
use crate::{Argument, Game, Kind, PROBLEMS, Question};

/// A problem and the program that solves it.
pub struct Problem {
    /// The name of the file in `src/bin/`, and of the folders of its cases and submissions.
    pub program: &'static str,
    /// What people call it, besides that.
    pub titles: &'static [&'static str],
    /// Where it is submitted.
    pub judge: Judge,
    /// What is asked.
    pub arguments: &'static [Argument],
    /// Which words stand on the lines of a case with its lengths apart: see [`Question::laid_out`].
    pub layout: &'static str,
    /// What the judge promises besides the bounds of the arguments.
    pub promise: Option<Promise>,
    /// The players as the statement calls them.
    pub players: [&'static str; 2],
    /// How it is played.
    pub game: &'static dyn Game,
    /// Adds the cases that are not written by hand.
    pub cases: fn(&mut Cases),
}

/// How a judge takes a solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judge {
    /// The file stands between the judge's lines, which call the function for one question after another.
    LeetCode(Function),
    /// The file is a program, which reads one question from standard input. `AtCoder` has crates.
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

/// What a judge promises besides the bounds of the arguments.
pub struct Promise {
    /// Whether a question within the bounds keeps it.
    pub is_kept: fn(&Question) -> bool,
    /// Changes a question so that it keeps the promise; a question that is too small for that may stay as it is.
    pub keep: fn(&mut Question),
}

/// The problem that `program` solves.
pub fn problem(program: &str) -> Option<&'static Problem> {
    PROBLEMS.iter().find(|problem| problem.program == program)
}

impl Judge {
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
    /// Whether the judge may call it for a question that it may ask of a program.
    pub fn allows(&self, question: &Question) -> bool {
        self.with_length.is_none_or(|(longest, largest)| {
            question.row().len() <= longest && question.values().all(|value| value <= largest)
        })
    }
}

impl Problem {
    /// Whether the judge may ask `question`.
    pub fn allows(&self, question: &Question) -> bool {
        let keeps = |promise: &Promise| (promise.is_kept)(question);
        question.is_within(self.arguments, |argument| &argument.judge)
            && self.promise.as_ref().is_none_or(keeps)
    }

    /// Changes `question` so that it keeps what the judge promises, as far as it is large enough for that.
    pub fn keep_promise(&self, question: &mut Question) {
        if let Some(promise) = &self.promise {
            (promise.keep)(question);
        }
    }

    /// Whether the program answers `question` at home.
    pub fn answers_at_home(&self, question: &Question) -> bool {
        question.is_within(self.arguments, |argument| &argument.home)
    }

    /// The answer by the rules; `None` where that would take too long. The time is that of [`Game::answer_by_rules`],
    /// above a size of 60, or where that would take too long, that of [`Game::answer_by_recurrence`], if there is one.
    pub fn answer(&self, question: &Question) -> Option<String> {
        const LARGEST_TINY: usize = 60;
        let by_rules = || self.game.answer_by_rules(question);
        let by_recurrence = || self.game.answer_by_recurrence(question);
        if question.size() <= LARGEST_TINY {
            by_rules().or_else(by_recurrence)
        } else {
            by_recurrence().or_else(by_rules)
        }
    }

    /// `question` as the judge's statement and console write it, with a line end.
    pub fn written(&self, question: &Question) -> String {
        if self.asks_once() {
            question.laid_out(self.arguments, self.layout)
        } else {
            question.0.iter().join("\n") + "\n"
        }
    }

    /// `question` with the names of its values: `nums = [1,5,2]`.
    pub fn named(&self, question: &Question) -> String {
        let values = self.arguments.iter().zip(&question.0);
        let mut named = values.map(|(argument, value)| format!("{} = {value}", argument.name));
        named.join(", ")
    }

    /// What a program reads, in words: `n, then n numbers`, or `lines such as 4`.
    pub fn input_in_words(&self) -> String {
        if !self.asks_once() {
            return format!("lines such as {}", self.example());
        }
        let rows = self.arguments.iter().filter(|one| one.kind != Kind::Number);
        let rows = rows.map(|row| row.name).collect_vec();
        let words = |line: &str| match (rows.contains(&line), rows.len()) {
            (true, 1) => "n numbers".to_owned(),
            (true, _) => format!("the n numbers of {line}"),
            (false, _) => line.replace(' ', " and "),
        };
        self.layout.lines().map(words).join(", then ")
    }

    /// A question as people write it.
    pub fn example(&self) -> String {
        let mut examples = self.arguments.iter().map(|argument| match argument.kind {
            Kind::Number => "4",
            Kind::Row => "[1,5,2]",
            Kind::RowAsLong => "[2,3,1]",
        });
        examples.join(" ")
    }

    /// Whether the judge asks a submitted program one question a run, not many.
    pub fn asks_once(&self) -> bool {
        !matches!(self.judge, Judge::LeetCode(_))
    }
}
