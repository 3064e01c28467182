//! Games whose positions may have any type.

use solver::{Budget, NoGrundy, grundy, solve};

use crate::frame::{Course, Steps};
use crate::play::{Play, SolvedPlay};
use crate::positions::{Listed, Positions, SolvedGame, found};
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
        let found = found(self);
        let positions = Listed { game: self, found: &found };
        let mut all = if G::CAN_REPEAT {
            vec![rounds_of(&positions, &facts, &answer, budget)]
        } else if facts.axes.is_empty() {
            Vec::new()
        } else {
            let given = if G::HAS_POINTS { self.columns(&self.start()) } else { Vec::new() };
            let (meaning, rule, total) = (self.cell_meaning(), self.rule(), self.total());
            let told = Told { meaning, rule, total, given };
            let kinds =
                Kinds { marks: G::MARKS_FORWARD && told.rule.is_none(), mex: G::IS_IMPARTIAL };
            table_and(&kinds, &positions, &facts, told, &answer, budget)
        };
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
        let solved = SolvedGame::new(solve(*self, budget).ok()?);
        Some(Box::new(SolvedPlay::new(Box::new(solved))))
    }
}

/// The kinds of steps that a table may have beside it.
struct Kinds {
    marks: bool,
    mex: bool,
}

/// Returns the answer to the input.
type Answer<'a> = &'a dyn Fn() -> Option<String>;

fn rounds_of(
    positions: &dyn Positions,
    facts: &Facts,
    answer: Answer,
    budget: &mut Budget,
) -> Steps {
    let atlas = atlas(positions, budget);
    let answer = atlas.as_ref().and_then(|_| answer());
    rounds(atlas.as_ref(), facts, positions.scene(0), answer)
}

fn table_and(
    kinds: &Kinds,
    positions: &dyn Positions,
    facts: &Facts,
    told: Told,
    answer: Answer,
    budget: &mut Budget,
) -> Vec<Steps> {
    let atlas = atlas(positions, budget);
    let atlas = atlas.as_ref();
    let answer = atlas.and_then(|_| answer());
    let mut all = vec![table(atlas, facts, told, answer.clone())];
    if kinds.marks {
        all.push(marks(atlas, facts.axes[0], answer.clone()));
    }
    if kinds.mex && facts.axes.len() == 1 {
        all.push(mex(atlas.and_then(sizes_of), facts.axes[0], answer));
    }
    all
}
