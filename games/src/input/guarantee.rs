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
    pub(crate) test: Test,
}

/// How an input is tested for a guarantee.
#[derive(Clone, Copy)]
pub(crate) enum Test {
    /// Repairs an input that is within the constraints, so that it keeps the guarantee. Returns the same input, or faster
    /// `None`, if it does already.
    Repair(fn(&Input) -> Option<Input>),
    /// Returns whether an input keeps the guarantee. There is no repair, because inputs are made so that they keep it.
    Check(fn(&Input) -> bool),
}

impl Guarantee {
    /// Returns the input, repaired if it breaks the guarantee and can be repaired.
    pub fn repaired(&self, input: Input) -> Input {
        match self.test {
            Test::Repair(repair) => repair(&input).unwrap_or(input),
            Test::Check(_) => input,
        }
    }

    /// Returns whether the input keeps the guarantee.
    pub fn is_kept(&self, input: &Input) -> bool {
        match self.test {
            Test::Repair(repair) => repair(input).is_none_or(|repaired| repaired == *input),
            Test::Check(check) => check(input),
        }
    }
}
