//! Games whose positions may have any type.

use std::rc::Rc;

use solver::{Budget, NoGrundy};

use crate::frame::{Course, Steps, Theorem};
use crate::indexed::{GrundyNumbers, Listed, Range, Rules};
use crate::play::{Play, SolvedPlay};
use crate::positions::Positions;
use crate::shown::{Shown, Size, facts};
use crate::steps::atlas::atlas;
use crate::steps::bits::{bits, sum_of_game};
use crate::steps::marks::marks;
use crate::steps::mex::{mex, sizes_of};
use crate::steps::rounds::rounds;
use crate::steps::table::{Told, table};
use crate::turn::Facts;
use crate::words::{Text, Words};

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
        start_number(Rc::new(Listed::lent(self)), budget)
    }

    fn steps(&self, budget: &mut Budget) -> Vec<Steps> {
        let given = if G::HAS_POINTS { self.columns(&self.start()) } else { Vec::new() };
        let (meaning, rule, total) = (self.cell_meaning(), self.rule(), self.total());
        let told = Told { meaning, rule, total, given };
        let shown = ShownGame {
            positions: Rc::new(Listed::lent(self)),
            facts: facts(self),
            answer: &|| Shown::reference_answer(self, &mut Budget::default()),
            marks_forward: G::MARKS_FORWARD,
            told,
            sizes: self.sizes(),
            finds_number_of_each_size: self.finds_number_of_each_size(),
            part_numbers: self.part_numbers(),
            ideas: self.ideas(),
        };
        shown.steps(budget)
    }

    fn play(self: Box<Self>, budget: &mut Budget) -> Option<Box<dyn Play>> {
        let facts = facts(&*self);
        let played = SolvedPlay::new(Rc::new(Listed::owned(self)), facts, budget)?;
        Some(Box::new(played))
    }
}

fn start_number(rules: Rc<dyn Rules + '_>, budget: &mut Budget) -> Result<u32, NoGrundy> {
    let numbers = budget.lending_bytes(|budget| GrundyNumbers::of(rules, budget))?;
    Ok(numbers.get(0).unwrap_or_default())
}

/// What steps need to know of a game.
struct ShownGame<'a> {
    positions: Rc<dyn Positions + 'a>,
    facts: Facts,
    /// Returns the answer to the input.
    answer: &'a dyn Fn() -> Option<String>,
    marks_forward: bool,
    told: Told,
    sizes: Option<(Words, Vec<Size>)>,
    finds_number_of_each_size: bool,
    part_numbers: Option<(Text, Theorem)>,
    ideas: Vec<Steps>,
}

impl ShownGame<'_> {
    /// Returns all kinds of steps.
    fn steps(self, budget: &mut Budget) -> Vec<Steps> {
        let Self { positions, facts, answer, marks_forward, told, sizes, .. } = self;
        let Self { finds_number_of_each_size, part_numbers, ideas, .. } = self;
        let mut all = if positions.can_repeat() {
            vec![rounds_of(&*positions, &facts, answer, budget)]
        } else if facts.axes.is_empty() {
            Vec::new()
        } else {
            let marks = marks_forward && told.rule.is_none();
            let kinds = Kinds { marks, mex: positions.is_impartial() };
            table_and(&kinds, &*positions, &facts, told, answer, budget)
        };
        if let Some((unit, sizes)) = sizes {
            let steps = mex(Some(sizes), unit, answer());
            all.push(if finds_number_of_each_size { steps } else { steps.made_usual() });
        }
        if positions.part_names(0).is_some() {
            let sum = answer().and_then(|answer| {
                sum_of_game(&positions, facts.phrase, part_numbers, answer, budget)
            });
            all.push(bits(sum));
        }
        all.extend(ideas);
        if positions.edges(0, Range::first(1)).is_empty() {
            let without_frames = all.iter_mut().filter(|steps| steps.course.is_none());
            without_frames.for_each(|steps| steps.course = answer().map(Course::without_moves));
        }
        all
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
        all.push(mex(atlas.and_then(sizes_of), facts.axes[0], answer).made_usual());
    }
    all
}
