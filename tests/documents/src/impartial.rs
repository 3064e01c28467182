//! Games in which both players have the same moves, given as functions, and solved by the crate `solver`.

use std::hash::Hash;

use solver::{Budget, Game, Move, MoveOf, Solution, outcome, solve};

/// A game in which a player who cannot move loses.
struct Impartial<'a, P, F> {
    start: P,
    moves: &'a F,
}

impl<P: Clone + Eq + Hash, F: Fn(P) -> Vec<P>> Game for Impartial<'_, P, F> {
    type Position = P;
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> P {
        self.start.clone()
    }

    fn moves(&self, position: P) -> impl Iterator<Item = MoveOf<Self>> {
        (self.moves)(position).into_iter().map(|next| Move::new((), next))
    }

    fn final_lead(&self, _: &P) -> i64 {
        -1
    }
}

fn solved<P: Clone + Eq + Hash, F: Fn(P) -> Vec<P>>(
    start: P,
    moves: &F,
) -> Solution<Impartial<'_, P, F>> {
    solve(Impartial { start, moves }, &mut Budget::default()).expect("a small game")
}

/// Returns whether the player to move loses. A player who cannot move loses.
pub fn loses<P: Clone + Eq + Hash>(position: P, moves: &impl Fn(P) -> Vec<P>) -> bool {
    let game = Impartial { start: position, moves };
    outcome(&game, &mut Budget::default()).expect("a small game") < 0
}

/// Returns the positions that the winning moves leave.
pub fn winning_moves<P: Clone + Eq + Hash>(position: P, moves: &impl Fn(P) -> Vec<P>) -> Vec<P> {
    let solution = solved(position.clone(), moves);
    let is_winning = |next: &P| solution.lead(next).points < 0;
    moves(position).into_iter().filter(is_winning).collect()
}

/// Returns the Grundy number of a position.
pub fn grundy<P: Clone + Eq + Hash>(position: P, moves: &impl Fn(P) -> Vec<P>) -> u32 {
    let game = Impartial { start: position.clone(), moves };
    let numbers = solver::grundy(&game, &mut Budget::default()).expect("a small game");
    numbers.get(&position).expect("the start")
}

/// Returns the smallest natural number, including 0, that is not in `numbers`.
pub fn mex(numbers: &[u32]) -> u32 {
    let mut missing = 0;
    while numbers.contains(&missing) {
        missing += 1;
    }
    missing
}

pub fn xor(numbers: &[u32]) -> u32 {
    numbers.iter().fold(0, |xor, number| xor ^ number)
}

/// Returns the piles after each move of Nim.
pub fn nim(piles: Vec<u32>) -> Vec<Vec<u32>> {
    let moves = (0..piles.len()).flat_map(|index| (0..piles[index]).map(move |left| (index, left)));
    let after = |(index, left)| {
        let mut next = piles.clone();
        next[index] = left;
        next
    };
    moves.map(after).collect()
}
