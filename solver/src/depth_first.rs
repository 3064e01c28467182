//! Depth-first search of a game whose positions cannot repeat.

use std::hash::Hash;

use crate::budget::Table;
use crate::{Budget, Unsolved};

/// How the value of each position is computed from those of its children.
pub(crate) trait Search {
    type Position: Clone + Eq + Hash;
    /// What the search needs to know of the step to a child.
    type Step: Copy;
    type Value: Copy + Default;
    /// What is known of a position while its children are being visited.
    type Partial: Default;
    type Refusal: From<Unsolved>;

    /// Returns the steps of a position, each with the representative that it leads to, if any.
    fn children(
        &self,
        position: Self::Position,
    ) -> impl Iterator<Item = (Self::Step, Option<Self::Position>)>;

    /// Takes a step into account, given the value after it. Returns whether the other children do not matter.
    fn add(
        &self,
        partial: &mut Self::Partial,
        step: Self::Step,
        after: Option<Self::Value>,
    ) -> Result<bool, Self::Refusal>;

    /// Returns the value of a position whose children have been taken into account.
    fn finish(
        &self,
        partial: Self::Partial,
        position: &Self::Position,
    ) -> Result<Self::Value, Self::Refusal>;

    /// Returns the [weight](crate::Game::weight) and the heap memory of a position.
    fn cost(&self, position: &Self::Position) -> (usize, usize);
}

/// A position whose children are being visited.
struct Open<S: Search, Children> {
    position: S::Position,
    children: Children,
    partial: S::Partial,
    is_decided: bool,
    /// The step to this position; `None` at the start.
    step: Option<S::Step>,
}

/// Returns the value of every representative that the search visits from the `starts`, which are representatives, too.
pub(crate) fn search<S: Search>(
    search: &S,
    starts: impl IntoIterator<Item = S::Position>,
    budget: &mut Budget,
) -> Result<Table<S::Position, S::Value>, S::Refusal> {
    let mut known = Table::new();
    let children = |position| search.children(position);
    let mut open = Vec::new();
    for start in starts {
        if known.get(&start).is_none() {
            let visited = visit(search, start, &children, &mut open, &mut known, budget);
            let repeats = visited.is_err() && repeats(&open, &mut known);
            visited.map_err(|refusal| if repeats { Unsolved::Repeats.into() } else { refusal })?;
        }
    }
    budget.give_back_items(open);
    Ok(known)
}

/// Returns whether a position is among its own descendants. Adds the open positions to the known ones, which they are not
/// among.
fn repeats<S: Search, Children>(
    open: &[Open<S, Children>],
    known: &mut Table<S::Position, S::Value>,
) -> bool {
    !open.iter().all(|open| known.insert_unpaid(open.position.clone()))
}

/// Visits a position and all its descendants.
fn visit<S, Children>(
    search: &S,
    start: S::Position,
    children: &impl Fn(S::Position) -> Children,
    open: &mut Vec<Open<S, Children>>,
    known: &mut Table<S::Position, S::Value>,
    budget: &mut Budget,
) -> Result<(), S::Refusal>
where
    S: Search,
    Children: Iterator<Item = (S::Step, Option<S::Position>)>,
{
    let enter = |position: S::Position, step, open: &mut Vec<_>, budget: &mut Budget| {
        let (weight, heap) = search.cost(&position);
        budget.pay_position(weight)?;
        // The list of moves has a copy of the position.
        budget.pay_bytes(2 * heap)?;
        let children = children(position.clone());
        let partial = S::Partial::default();
        budget.push(open, Open { position, children, partial, is_decided: false, step })
    };
    enter(start, None, open, budget)?;
    'positions: while let Some(last) = open.last_mut() {
        while !last.is_decided
            && let Some((step, next)) = last.children.next()
        {
            budget.pay_move()?;
            let after = next.as_ref().and_then(|next| known.get(next)).copied();
            if let (None, Some(next)) = (after, next) {
                enter(next, Some(step), open, budget)?;
                continue 'positions;
            }
            last.is_decided = search.add(&mut last.partial, step, after)?;
        }
        let Some(done) = open.pop() else { break };
        budget.give_back(search.cost(&done.position).1);
        let value = search.finish(done.partial, &done.position)?;
        known.insert(done.position, value, budget)?;
        if let (Some(parent), Some(step)) = (open.last_mut(), done.step) {
            parent.is_decided = search.add(&mut parent.partial, step, Some(value))?;
        }
    }
    Ok(())
}
