//! What a site guarantees about an input as a whole.

use crate::input::Input;
use crate::words::Words;

/// A guarantee besides the constraints of each argument, such as an odd sum.
#[derive(Clone, Copy)]
pub struct Guarantee {
    /// Its wording in an error: `rows of equal length`.
    pub words: Words,
    /// The program needs the guarantee locally, too.
    pub is_needed: bool,
    /// Repairs an input that is within the constraints but breaks the guarantee. Leaves other inputs as they are.
    pub(crate) repair: fn(&mut Input),
    /// Returns whether an input keeps the guarantee, faster than repairing a copy of it; `None` if that is fast enough.
    pub(crate) check: Option<fn(&Input) -> bool>,
}

impl Guarantee {
    /// Creates a guarantee that the program needs, of inputs that are made so that they keep it.
    pub(crate) const fn checked(words: Words, check: fn(&Input) -> bool) -> Self {
        Self { words, is_needed: true, repair: |_| {}, check: Some(check) }
    }

    /// Returns the input, repaired if it breaks the guarantee.
    pub fn repaired(&self, mut input: Input) -> Input {
        (self.repair)(&mut input);
        input
    }

    /// Returns whether the input keeps the guarantee.
    pub fn is_kept(&self, input: &Input) -> bool {
        match self.check {
            Some(check) => check(input),
            None => self.repaired(input.clone()) == *input,
        }
    }
}
