//! Games whose positions may have any type.

use solver::{Budget, NoGrundy, grundy, solve};

use crate::play::{Play, SolvedPlay};
use crate::shown::{Shown, facts};
use crate::turn::Facts;

/// A game of an input, independent of the type of its positions.
pub trait AnyGame {
    /// Returns what is the same in every turn.
    fn facts(&self) -> Facts;

    /// Returns the answer, by brute force with this budget unless the game has a faster method; `None` if that takes too
    /// long. Tests check that the faster method agrees with brute force on the tiny inputs.
    fn reference_answer(&self, budget: &mut Budget) -> Option<String>;

    /// Returns the answer by brute force; `None` if the budget does not suffice. The bytes of the budget remain.
    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String>;

    /// Returns the lead of the player who begins, by brute force with this budget unless the game has a faster method;
    /// `None` if that takes too long.
    fn lead(&self, budget: &mut Budget) -> Option<i64>;

    /// Returns the Grundy number of the position at the start.
    ///
    /// # Errors
    /// If the game has no Grundy numbers, or the budget does not suffice.
    fn grundy(&self, budget: &mut Budget) -> Result<u32, NoGrundy>;

    /// Solves the game, to be played; `None` if the budget does not suffice.
    fn play(self: Box<Self>, budget: &mut Budget) -> Option<Box<dyn Play>>;
}

impl<G: Shown + 'static> AnyGame for G {
    fn facts(&self) -> Facts {
        facts(self)
    }

    fn reference_answer(&self, budget: &mut Budget) -> Option<String> {
        Shown::reference_answer(self, budget)
    }

    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        Shown::brute_force_answer(self, budget)
    }

    fn lead(&self, budget: &mut Budget) -> Option<i64> {
        Shown::lead(self, budget)
    }

    fn grundy(&self, budget: &mut Budget) -> Result<u32, NoGrundy> {
        let numbers = budget.lending_bytes(|budget| grundy(self, budget))?;
        Ok(numbers.get(&self.start()).unwrap_or_default())
    }

    fn play(self: Box<Self>, budget: &mut Budget) -> Option<Box<dyn Play>> {
        Some(Box::new(SolvedPlay::new(solve(*self, budget).ok()?)))
    }
}
