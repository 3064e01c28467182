//! Plays every game by its rules alone: tries every move.

use std::collections::VecDeque;
use std::hash::Hash;
use std::mem;
use std::ops::Range;

use indexmap::IndexMap;
use itertools::Itertools;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::play::play;
use crate::{Cell, Input, Play, Problem};

/// How many steps a game may take: a move that is tried is one, a new position so many, and more if it is large. That is a
/// second, or a few where it is mostly moves.
pub const MOST_STEPS: usize = 60_000_000;
const STEPS_OF_A_POSITION: usize = 100;
const STEPS_OF_ITS_SIZE: usize = 4;

/// How many cards a move takes at the most that is called by them.
const MANY: usize = 4;

/// What is shown of a position: the heading of each column, and what stands in it. An empty heading stands for the name
/// of the problem's first argument.
pub type Columns = Vec<(&'static str, Cell)>;

/// A move at a position.
pub struct Move<Position> {
    /// The points that it gains.
    pub gain: i64,
    /// The places of what it takes in the rows or cards that are shown; empty if none are shown.
    pub takes: Range<usize>,
    /// The position that it leads to.
    pub next: Position,
}

impl<Position> Move<Position> {
    pub(crate) fn new(gain: i64, takes: Range<usize>, next: Position) -> Self {
        Self { gain, takes, next }
    }
}

/// The rules of a game in which two players move in turn, and each wants the largest lead, that is its points minus the
/// other's. In a game that the last move decides, there are no points but those of the end.
pub trait Rules: Sync + Sized {
    /// All that decides how the game goes on.
    type Position: Clone + Eq + Hash;

    /// Whether the players score points, and do not only win or lose.
    const HAS_POINTS: bool = true;

    /// Whether a position may come again in a game, which is then a draw. Such a game has no points.
    const CAN_REPEAT: bool = false;

    /// What a position that comes again means.
    const REPETITION: &'static str = "a draw";

    /// What a player does in a move.
    const VERB: &'static str = "take";

    /// Where the game starts.
    fn start(&self, input: &Input) -> Self::Position;

    /// All moves at `position`.
    fn moves(
        &self,
        input: &Input,
        position: Self::Position,
    ) -> impl Iterator<Item = Move<Self::Position>>;

    /// The lead that the end is worth to the player who cannot move: without points, that player has lost.
    fn end(&self, _input: &Input, _position: &Self::Position) -> i64 {
        if Self::HAS_POINTS { 0 } else { -1 }
    }

    /// The answer, if the first player can lead by so much: the lead, or without points whether that player wins.
    fn answer(&self, _input: &Input, lead: i64) -> String {
        if Self::HAS_POINTS {
            lead.to_string()
        } else {
            (lead > 0).to_string()
        }
    }

    /// The lead of the first player, by a faster recurrence if there is one; `None` if that takes too long.
    fn lead(&self, input: &Input) -> Option<i64> {
        brute_force_lead(self, input)
    }

    /// The memory that a position takes, in numbers, where that depends on the input.
    fn size(&self, _position: &Self::Position) -> usize {
        0
    }

    /// What is shown of `position`. What a move takes is marked in it.
    fn show(&self, input: &Input, position: &Self::Position) -> Columns;

    /// What a move at `position`, which is shown so, is called among the possible ones: what it takes, or how many.
    fn name(
        &self,
        _position: &Self::Position,
        shown: &Columns,
        Move { takes, .. }: &Move<Self::Position>,
    ) -> String {
        if takes.len() > MANY {
            return format!("{} of them", takes.len());
        }
        let taken = shown.iter().filter_map(|(_, cell)| match cell {
            Cell::Text(_) => None,
            Cell::Cards(cards) => Some(cards[takes.clone()].iter().join(" ")),
            Cell::Letters(text) => Some(text[takes.clone()].to_owned()),
        });
        taken.collect_vec().join("|")
    }

    /// What is said besides, from the lead of the player to move in every position.
    fn summary(&self, _leads: &Leads<Self::Position>) -> Option<String> {
        None
    }
}

/// What is asked of a game.
pub trait Game: Sync {
    /// The answer by the rules alone; `None` if that takes more `steps` than are left, of which it takes its own.
    fn brute_force_answer(&self, input: &Input, steps: &mut usize) -> Option<String>;

    /// The answer, by a faster recurrence if there is one, which agrees with the reference answers on all tiny inputs; `None` if
    /// that takes too long.
    fn answer(&self, input: &Input) -> Option<String> {
        self.brute_force_answer(input, &mut MOST_STEPS.clone())
    }

    /// How the best players play; `None` if that takes too long.
    fn play<'a>(&'a self, problem: &'a Problem, input: &'a Input) -> Option<Play<'a>>;
}

impl<R: Rules> Game for R {
    fn brute_force_answer(&self, input: &Input, steps: &mut usize) -> Option<String> {
        let leads = leads(self, input, steps)?;
        Some(Rules::answer(self, input, leads[&self.start(input)].points))
    }

    fn answer(&self, input: &Input) -> Option<String> {
        Some(Rules::answer(self, input, self.lead(input)?))
    }

    fn play<'a>(&'a self, problem: &'a Problem, input: &'a Input) -> Option<Play<'a>> {
        let leads = leads(self, input, &mut MOST_STEPS.clone())?;
        Some(play(self, problem, input, leads))
    }
}

/// The lead of the first player by trying every move; `None` if that takes too long.
pub(crate) fn brute_force_lead<R: Rules>(rules: &R, input: &Input) -> Option<i64> {
    let leads = leads(rules, input, &mut MOST_STEPS.clone())?;
    Some(leads[&rules.start(input)].points)
}

/// A position whose moves are being tried.
struct Open<Position, Moves> {
    position: Position,
    moves: Moves,
    /// What the best of the moves that were tried comes to.
    lead: Option<i64>,
    /// What the move to the position gained.
    gain: i64,
}

/// What a position is worth to the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lead {
    /// The lead at the end; without points 1 if the player wins, -1 if the player loses, 0 in a draw.
    pub points: i64,
    /// The number of moves to the end, where positions may come again.
    pub moves: i64,
}

/// The lead in each position that can be reached.
pub type Leads<Position> = FxHashMap<Position, Lead>;

/// The lead of the player to move in every position that can be reached; `None` if that takes more steps than are left.
fn leads<R: Rules>(rules: &R, input: &Input, steps: &mut usize) -> Option<Leads<R::Position>> {
    if R::CAN_REPEAT {
        leads_from_the_ends(rules, input, steps)
    } else {
        leads_in_depth(rules, input, steps)
    }
}

/// The steps of a new position.
fn steps_of<R: Rules>(rules: &R, position: &R::Position) -> usize {
    STEPS_OF_A_POSITION + STEPS_OF_ITS_SIZE * rules.size(position)
}

/// The leads in a game in which no position comes again: of a position when all its moves are tried.
fn leads_in_depth<R: Rules>(
    rules: &R,
    input: &Input,
    steps: &mut usize,
) -> Option<Leads<R::Position>> {
    let open_position = |position: R::Position, gain| Open {
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
            let end = || rules.end(input, &done.position);
            let points = done.lead.unwrap_or_else(end);
            known.insert(done.position, Lead { points, moves: 0 });
            if let Some(before) = open.last_mut() {
                before.lead = before.lead.max(Some(done.gain - points));
            }
        }
    }
    Some(known)
}

/// A position in a game in which positions may come again.
#[derive(Default)]
struct Node {
    /// `None` as long as it is undecided.
    lead: Option<Lead>,
    /// The indices of the positions from which a move leads here.
    before: Vec<usize>,
    /// How many moves lead from here to undecided positions.
    undecided: usize,
}

/// The leads in a game in which positions may come again, backward from the ends: a position is won as soon as a move
/// leads to a lost one, and lost when all its moves lead to won ones. What is never decided is a draw.
fn leads_from_the_ends<R: Rules>(
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
            nodes.entry(next).or_default().before.push(index);
            nodes[index].undecided += 1;
        }
        if nodes[index].undecided == 0 {
            let points = rules.end(input, &position);
            nodes[index].lead = Some(Lead { points, moves: 0 });
            decided.extend((points != 0).then_some(index));
        }
    }
    while let Some(index) = decided.pop_front() {
        let Some(Lead { points, moves }) = nodes[index].lead else {
            continue;
        };
        for earlier in mem::take(&mut nodes[index].before) {
            let node = &mut nodes[earlier];
            node.undecided -= 1;
            if node.lead.is_none() && (points < 0 || node.undecided == 0) {
                let lead = Lead {
                    points: -points,
                    moves: moves + 1,
                };
                node.lead = Some(lead);
                decided.push_back(earlier);
            }
        }
    }
    let draw = Lead {
        points: 0,
        moves: 0,
    };
    let leads = nodes
        .into_iter()
        .map(|(position, node)| (position, node.lead.unwrap_or(draw)));
    Some(leads.collect())
}
