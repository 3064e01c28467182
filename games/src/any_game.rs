//! Games whose positions may have any type.

use solver::{Budget, NoGrundy, grundy, solve};

use crate::frame::{Course, Steps};
use crate::play::{Play, SolvedPlay};
use crate::shown::{Shown, facts};
use crate::steps::atlas::atlas;
use crate::steps::bits::{bits, sum_of_game};
use crate::steps::marks::marks;
use crate::steps::mex::{mex, sizes_of};
use crate::steps::rounds::rounds;
use crate::steps::table::{Told, table};
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

    /// Returns the idea of the solution in steps, a kind after the other. Where an input is too large for a kind, or the
    /// budget does not suffice, that kind has no frames.
    fn steps(&self, _budget: &mut Budget) -> Vec<Steps> {
        Vec::new()
    }

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

    fn steps(&self, budget: &mut Budget) -> Vec<Steps> {
        let facts = facts(self);
        let answer = || Shown::reference_answer(self, &mut Budget::default());
        let mut all = Vec::new();
        if G::CAN_REPEAT {
            let atlas = atlas(self);
            let values = atlas.as_ref().and_then(|atlas| atlas.values::<true, false>(budget));
            let known = atlas.as_ref().zip(values.as_ref());
            let answer = values.as_ref().and_then(|_| answer());
            all.push(rounds(known, &facts, self.scene(&self.start()), answer));
        } else if let Some(axis) = facts.axes.first() {
            let atlas = atlas(self);
            let values = atlas.as_ref().and_then(|atlas| {
                if G::HAS_POINTS {
                    atlas.values::<false, true>(budget)
                } else {
                    atlas.values::<false, false>(budget)
                }
            });
            let known = atlas.as_ref().zip(values.as_ref());
            let answer = values.as_ref().and_then(|_| answer());
            let given = if G::HAS_POINTS { self.columns(&self.start()) } else { Vec::new() };
            let (meaning, rule, total) = (self.cell_meaning(), self.rule(), self.total());
            let told = Told { meaning, rule, total, given };
            let has_rule = told.rule.is_some();
            all.push(table(known, &facts, told, answer.clone()));
            if G::MARKS_FORWARD && !has_rule {
                all.push(marks(known, *axis, answer.clone()));
            }
            if G::IS_IMPARTIAL && facts.axes.len() == 1 {
                all.push(mex(atlas.as_ref().and_then(sizes_of), *axis, answer));
            }
        }
        if let Some((unit, sizes)) = self.sizes() {
            all.push(mex(Some(sizes), unit, answer()));
        }
        if self.part_names(&self.start()).is_some() {
            all.push(bits(answer().and_then(|answer| sum_of_game(self, answer, budget))));
        }
        all.extend(self.ideas());
        if self.moves(self.start()).next().is_none() {
            let without_frames = all.iter_mut().filter(|steps| steps.course.is_none());
            without_frames.for_each(|steps| steps.course = answer().map(Course::without_moves));
        }
        all
    }

    fn play(self: Box<Self>, budget: &mut Budget) -> Option<Box<dyn Play>> {
        Some(Box::new(SolvedPlay::new(solve(*self, budget).ok()?)))
    }
}
