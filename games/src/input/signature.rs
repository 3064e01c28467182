//! The inputs that a problem takes.

use itertools::Itertools;

use crate::input::Input;
use crate::input::argument::Argument;
use crate::input::format::{self, Format};
use crate::input::guarantee::Guarantee;
use crate::input::shape::Shape;
use crate::input::structure::Structure;
use crate::words::{Text, word};

/// The inputs that a problem takes: their arguments, and how the site writes them.
pub struct Signature {
    /// The arguments, in the order of the statement.
    pub arguments: &'static [Argument],
    /// The site's guarantee besides the constraints of each argument.
    pub guarantee: Guarantee,
    pub format: Format,
    /// How the inputs are made, unless the values of the arguments can be made one by one.
    pub(crate) structure: Option<Structure>,
}

impl Signature {
    /// Creates a signature without a guarantee, in LeetCode's format.
    pub const fn new(arguments: &'static [Argument]) -> Self {
        let guarantee =
            Guarantee { words: word(""), is_needed: false, repair: |_| {}, check: None };
        Self { arguments, guarantee, format: Format::json(arguments.len()), structure: None }
    }

    /// Returns whether the site allows this input.
    pub fn allows(&self, input: &Input) -> bool {
        self.shapes_contain(input, |argument| &argument.site) && self.guarantee.is_kept(input)
    }

    /// Returns whether the site allows these inputs in one run, as far as their count and their total size decide.
    pub fn allows_together(&self, inputs: &[Input]) -> bool {
        self.format.longest_run(inputs.iter()) == inputs.len()
    }

    /// Returns whether the program answers this input locally.
    pub fn is_answered_locally(&self, input: &Input) -> bool {
        self.shapes_contain(input, |argument| &argument.local) && self.keeps_needed_guarantee(input)
    }

    /// Returns whether the input keeps the guarantee, or the program does not need it locally.
    #[inline]
    pub(crate) fn keeps_needed_guarantee(&self, input: &Input) -> bool {
        !self.guarantee.is_needed || self.guarantee.is_kept(input)
    }

    /// Returns whether the values have these shapes.
    pub(crate) fn shapes_contain(&self, input: &Input, shape: fn(&Argument) -> &Shape) -> bool {
        let mut values = input.values.iter().zip_eq(self.arguments);
        values.all(|(value, argument)| shape(argument).contains(value))
    }

    /// Returns all numbers in an input. A letter counts as its index in the alphabet.
    pub fn numbers(&self, input: &Input) -> Vec<i64> {
        let values = input.values.iter().zip_eq(self.arguments);
        let numbers = values.flat_map(|(value, argument)| argument.site.numbers(value));
        numbers.collect()
    }

    /// Formats inputs as the site writes them in one file.
    pub fn written<'a>(&self, inputs: impl ExactSizeIterator<Item = &'a Input>) -> String {
        let first = self.format.first_line(inputs.len());
        let others = inputs.map(|input| self.format.written(input));
        [first].into_iter().chain(others).collect()
    }

    /// Describes an input without brackets: `n and k, then the n numbers of a`.
    pub fn words_without_brackets(&self) -> Text {
        if self.format.is_json() {
            format::in_words(&format::without_brackets(self.arguments), self.arguments)
        } else {
            self.format.in_words(self.arguments)
        }
    }

    /// Formats an input without brackets, as the site writes it or, if the site writes brackets, with the length of its
    /// rows first.
    pub fn written_without_brackets(&self, input: &Input) -> String {
        if self.format.is_json() {
            format::written(&format::without_brackets(self.arguments), input)
        } else {
            self.format.written(input)
        }
    }

    /// Formats an input with the names of its values: `nums = [1,5,2]`.
    pub fn named(&self, input: &Input) -> String {
        let values = self.arguments.iter().zip(&input.values);
        let mut named = values.map(|(argument, value)| format!("{} = {value}", argument.name));
        named.join(", ")
    }
}
