//! The rules of a game, and a brute-force search that solves any game with such rules.

use std::collections::VecDeque;
use std::hash::Hash;
use std::mem;
use std::ops::Range;

use indexmap::IndexMap;
use itertools::Itertools;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::play::play;
use crate::{Cell, Input, Play, Problem, counted};

/// Maximum number of steps of a brute-force search, chosen so that it takes at most a few seconds. A move counts as one
/// step, and a new position as `STEPS_PER_POSITION` plus `STEPS_PER_VALUE` for each of its values.
pub const MAX_STEPS: usize = 60_000_000;
const STEPS_PER_POSITION: usize = 100;
const STEPS_PER_VALUE: usize = 4;

/// Maximum number of items listed in the name of a move; a move that takes more items is named by their number.
const MAX_NAMED_ITEMS: usize = 4;

/// Headings and contents of the columns that show a position. An empty heading stands for the first argument's name.
pub type Columns = Vec<(&'static str, Cell)>;

/// A move from a position.
pub struct Move<Position> {
    /// The points that the move gains.
    pub gain: i64,
    /// The indices of the taken cards or letters in the columns that show the position; empty if none are shown.
    pub taken: Range<usize>,
    /// The position after the move.
    pub next: Position,
}

impl<Position> Move<Position> {
    pub(crate) fn new(gain: i64, taken: Range<usize>, next: Position) -> Self {
        Self { gain, taken, next }
    }
}

/// The rules of a game in which two players move in turn. Each maximizes a lead: the player's own points minus the
/// opponent's. In a game without points, the lead is 1 for a win, -1 for a loss and 0 for a draw.
pub trait Rules: Sync + Sized {
    /// A position: everything that determines the rest of the game.
    type Position: Clone + Eq + Hash;

    /// Whether the players score points; otherwise they only win, lose or draw.
    const HAS_POINTS: bool = true;

    /// Whether positions can repeat. Such a game must not have points; if it never ends, the lead is 0.
    const CAN_REPEAT: bool = false;

    /// The result of an endless game, as the table of optimal play words it.
    const REPETITION_RESULT: &'static str = "a draw";

    /// The verb for a move in the table of optimal play.
    const VERB: &'static str = "take";

    /// Returns the starting position.
    fn start(&self, input: &Input) -> Self::Position;

    /// Returns all moves from a position.
    fn moves(
        &self,
        input: &Input,
        position: Self::Position,
    ) -> impl Iterator<Item = Move<Self::Position>>;

    /// Returns the lead of the player to move in a position without moves. By default, it is 0 in a game with points,
    /// and -1 (a loss) in a game without points.
    fn final_value(&self, _input: &Input, _position: &Self::Position) -> i64 {
        if Self::HAS_POINTS { 0 } else { -1 }
    }

    /// Converts the first player's lead to the answer: by default, the lead or, without points, whether it is positive.
    fn answer_from_lead(&self, _input: &Input, lead: i64) -> String {
        if Self::HAS_POINTS { lead.to_string() } else { (lead > 0).to_string() }
    }

    /// Returns the first player's lead, by brute force unless the game has a faster method; `None` if that is too slow.
    fn lead(&self, input: &Input) -> Option<i64> {
        brute_force_lead(self, input)
    }

    /// Returns the number of values in a position, which determines how many steps it counts as. The default suits
    /// positions of fixed size, which `STEPS_PER_POSITION` covers.
    fn size(&self, _position: &Self::Position) -> usize {
        0
    }

    /// Returns the columns that show a position. The caller marks the taken items in them.
    fn show(&self, input: &Input, position: &Self::Position) -> Columns;

    /// Returns the name of a move: by default, the items that it takes from these columns or, if many, their number.
    fn name(
        &self,
        _position: &Self::Position,
        shown: &Columns,
        Move { taken, .. }: &Move<Self::Position>,
    ) -> String {
        if taken.len() > MAX_NAMED_ITEMS {
            let is_letters = |(_, cell): &(_, Cell)| matches!(cell, Cell::Letters(_));
            let noun = if shown.iter().any(is_letters) { "letter" } else { "number" };
            return counted(taken.len(), noun);
        }
        let names = shown.iter().filter_map(|(_, cell)| match cell {
            Cell::Text(_) => None,
            Cell::Cards(cards) => Some(cards[taken.clone()].iter().join(" ")),
            Cell::Letters(text) => Some(text[taken.clone()].to_owned()),
        });
        names.collect_vec().join("|")
    }

    /// Returns a note to show below the table of optimal play, given the lead in each reachable position.
    fn note(&self, _leads: &Leads<Self::Position>) -> Option<String> {
        None
    }
}

/// A game, independent of the type of its positions.
pub trait Game: Sync {
    /// Returns the answer by brute force; `None` if `steps` do not suffice. Subtracts the steps used from `steps`.
    fn brute_force_answer(&self, input: &Input, steps: &mut usize) -> Option<String>;

    /// Returns the reference answer, by brute force unless the game has a faster method; `None` if that takes too long.
    /// Tests check that this method agrees with brute force on the tiny inputs.
    fn answer(&self, input: &Input) -> Option<String> {
        self.brute_force_answer(input, &mut { MAX_STEPS })
    }

    /// Returns optimal play; `None` if that takes too long.
    fn play<'a>(&'a self, problem: &'a Problem, input: &'a Input) -> Option<Play<'a>>;
}

impl<R: Rules> Game for R {
    fn brute_force_answer(&self, input: &Input, steps: &mut usize) -> Option<String> {
        let leads = leads(self, input, steps)?;
        Some(self.answer_from_lead(input, leads[&self.start(input)].points))
    }

    fn answer(&self, input: &Input) -> Option<String> {
        Some(self.answer_from_lead(input, self.lead(input)?))
    }

    fn play<'a>(&'a self, problem: &'a Problem, input: &'a Input) -> Option<Play<'a>> {
        let leads = leads(self, input, &mut { MAX_STEPS })?;
        Some(play(self, problem, input, leads))
    }
}

/// Returns the first player's lead by brute force; `None` if that takes too long.
pub(crate) fn brute_force_lead<R: Rules>(rules: &R, input: &Input) -> Option<i64> {
    let leads = leads(rules, input, &mut { MAX_STEPS })?;
    Some(leads[&rules.start(input)].points)
}

/// A position whose moves are being tried.
struct OpenPosition<Position, Moves> {
    position: Position,
    moves: Moves,
    /// The lead that the best move tried so far achieves; `None` before the first move.
    lead: Option<i64>,
    /// The points that the move to this position gained.
    gain: i64,
}

/// The value of a position to the player to move. The default is a draw.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Lead {
    /// The points that the player to move gains from here on, minus the opponent's; without points, 1 for a win, -1 for
    /// a loss and 0 for a draw.
    pub points: i64,
    /// The number of moves to the end in a decided position of a game whose positions can repeat; otherwise 0.
    pub moves: i64,
}

/// The lead in each reachable position.
pub type Leads<Position> = FxHashMap<Position, Lead>;

/// Returns the lead of the player to move in each reachable position; `None` if `steps` do not suffice.
fn leads<R: Rules>(rules: &R, input: &Input, steps: &mut usize) -> Option<Leads<R::Position>> {
    if R::CAN_REPEAT {
        leads_by_retrograde_analysis(rules, input, steps)
    } else {
        leads_depth_first(rules, input, steps)
    }
}

/// Returns the number of steps that a new position counts as.
fn steps_of<R: Rules>(rules: &R, position: &R::Position) -> usize {
    STEPS_PER_POSITION + STEPS_PER_VALUE * rules.size(position)
}

/// Returns the leads in a game whose positions cannot repeat, by depth-first search with an explicit stack.
fn leads_depth_first<R: Rules>(
    rules: &R,
    input: &Input,
    steps: &mut usize,
) -> Option<Leads<R::Position>> {
    let open_position = |position: R::Position, gain| OpenPosition {
        moves: rules.moves(input, position.clone()),
        position,
        lead: None,
        gain,
    };
    let mut known = FxHashMap::default();
    let mut open = vec![open_position(rules.start(input), 0)];
    while let Some(last) = open.last_mut() {
        if let Some(Move { gain, next, .. }) = last.moves.next() {
            *steps = steps.checked_sub(1)?;
            if let Some(Lead { points, .. }) = known.get(&next) {
                last.lead = last.lead.max(Some(gain - points));
            } else {
                *steps = steps.checked_sub(steps_of(rules, &next))?;
                open.push(open_position(next, gain));
            }
        } else if let Some(done) = open.pop() {
            let end = || rules.final_value(input, &done.position);
            let points = done.lead.unwrap_or_else(end);
            known.insert(done.position, Lead { points, moves: 0 });
            if let Some(parent) = open.last_mut() {
                parent.lead = parent.lead.max(Some(done.gain - points));
            }
        }
    }
    Some(known)
}

/// The state of the retrograde analysis at a position.
#[derive(Default)]
struct Node {
    /// `None` while the position is undecided.
    lead: Option<Lead>,
    /// The indices of the positions with a move to this one.
    predecessors: Vec<usize>,
    /// The number of moves to undecided positions.
    undecided_moves: usize,
}

/// Returns the leads in a game whose positions can repeat, by retrograde analysis: a position is won if a move leads to
/// a lost one, lost if all its moves lead to won ones, and drawn if it is never decided.
fn leads_by_retrograde_analysis<R: Rules>(
    rules: &R,
    input: &Input,
    steps: &mut usize,
) -> Option<Leads<R::Position>> {
    let mut nodes = IndexMap::<R::Position, Node, FxBuildHasher>::default();
    nodes.insert(rules.start(input), Node::default());
    let mut decided = VecDeque::new();
    for index in 0.. {
        let Some(position) = nodes.get_index(index).map(|(position, _)| position.clone()) else {
            break;
        };
        *steps = steps.checked_sub(steps_of(rules, &position))?;
        for Move { next, .. } in rules.moves(input, position.clone()) {
            *steps = steps.checked_sub(1)?;
            nodes.entry(next).or_default().predecessors.push(index);
            nodes[index].undecided_moves += 1;
        }
        if nodes[index].undecided_moves == 0 {
            let points = rules.final_value(input, &position);
            nodes[index].lead = Some(Lead { points, moves: 0 });
            decided.extend((points != 0).then_some(index));
        }
    }
    decide(&mut nodes, decided);
    let lead = |(position, node): (_, Node)| (position, node.lead.unwrap_or_default());
    Some(nodes.into_iter().map(lead).collect())
}

/// Decides positions backward from the `decided` ones, those closest to the end first.
fn decide<Position>(
    nodes: &mut IndexMap<Position, Node, FxBuildHasher>,
    mut decided: VecDeque<usize>,
) {
    while let Some(index) = decided.pop_front() {
        let Some(Lead { points, moves }) = nodes[index].lead else {
            continue;
        };
        for predecessor in mem::take(&mut nodes[index].predecessors) {
            let node = &mut nodes[predecessor];
            node.undecided_moves -= 1;
            if node.lead.is_none() && (points < 0 || node.undecided_moves == 0) {
                let lead = Lead { points: -points, moves: moves + 1 };
                node.lead = Some(lead);
                decided.push_back(predecessor);
            }
        }
    }
}
