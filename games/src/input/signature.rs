//! The inputs that a problem takes.

use itertools::Itertools;

use crate::input::Input;
use crate::input::argument::Argument;
use crate::input::format::{self, Format};
use crate::input::guarantee::Guarantee;
use crate::input::shape::{Shape, large};
use crate::input::structure::Structure;
use crate::words::{Text, Words, words};

/// The inputs that a problem takes: their arguments, and how the site writes them.
pub struct Signature {
    /// The arguments, in the order of the statement.
    pub arguments: &'static [Argument],
    /// The site's guarantee besides the constraints of each argument, if it gives one.
    pub guarantee: Option<Guarantee>,
    pub format: Format,
    /// How the inputs are made, unless the values of the arguments can be made one by one.
    pub structure: Option<Structure>,
}

impl Signature {
    /// Creates a signature without a guarantee, in LeetCode's format.
    pub const fn new(arguments: &'static [Argument]) -> Self {
        Self { arguments, guarantee: None, format: Format::json(arguments.len()), structure: None }
    }

    /// Returns whether the site allows this input.
    pub fn allows(&self, input: &Input) -> bool {
        self.shapes_contain(input, |argument| &argument.site) && self.keeps_guarantee(input)
    }

    /// Returns whether the site allows these inputs in one run, as far as their count and their total size decide.
    pub fn allows_together(&self, inputs: &[Input]) -> bool {
        self.format.longest_run(inputs.iter()) == inputs.len()
    }

    /// Returns whether the program answers this input locally.
    pub fn is_answered_locally(&self, input: &Input) -> bool {
        self.shapes_contain(input, |argument| &argument.local)
            && self.broken_guarantee(input).is_none()
    }

    /// Returns whether the input keeps the site's guarantee.
    pub fn keeps_guarantee(&self, input: &Input) -> bool {
        self.guarantee.is_none_or(|guarantee| guarantee.is_kept(input))
    }

    /// Returns the wording of the guarantee if the program needs it locally and the input breaks it.
    #[inline]
    pub(crate) fn broken_guarantee(&self, input: &Input) -> Option<Words> {
        let needed = self.guarantee.filter(|guarantee| guarantee.is_needed)?;
        (!needed.is_kept(input)).then_some(needed.words)
    }

    /// Returns the input, repaired if it breaks the guarantee.
    pub(crate) fn repaired(&self, input: Input) -> Input {
        match &self.guarantee {
            Some(guarantee) => guarantee.repaired(input),
            None => input,
        }
    }

    /// Describes the largest input by the site's constraints: `20 numbers`, `100 numbers, k ≤ 100,000`.
    pub(crate) fn largest_input(&self) -> Text {
        let numbers = self.arguments.iter().filter_map(|argument| match &argument.site {
            Shape::Number(numbers) => Some((bound(*numbers.end()), argument.name)),
            _ => None,
        });
        let numbers = numbers.into_group_map().into_iter().sorted_by_key(|(_, names)| names[0]);
        let others = self.arguments.iter().filter_map(|argument| argument.site.largest());
        let numbers = numbers.map(|(bound, names)| Text::plain(names.join(", ") + " " + &bound));
        let parts = others.unique().chain(numbers).collect_vec();
        Text::said(|language| {
            let parts = parts.iter().map(|part| part.get(language));
            parts.collect_vec().join(words(", ", "，").get(language))
        })
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
        if self.format.has_brackets() {
            format::in_words(&format::without_brackets(self.arguments), self.arguments)
        } else {
            self.format.in_words(self.arguments)
        }
    }

    /// Formats an input without brackets, as the site writes it or, if the site writes brackets, with the length of its
    /// rows first.
    pub fn written_without_brackets(&self, input: &Input) -> String {
        if self.format.has_brackets() {
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

/// Writes that a number has this upper bound: `≤ 1000`, `≤ 100,000`, `≤ 10⁶`, `< 2³¹`.
fn bound(most: i64) -> String {
    if most == i64::from(i32::MAX) { "< 2³¹".to_owned() } else { format!("≤ {}", large(most)) }
}
