//! Games in which both players have the same moves, solved by trying every way to play.

use std::collections::HashMap;
use std::hash::Hash;

/// Returns the value of a position. `rule` computes it from the values of the positions after each move.
pub fn value<P: Clone + Eq + Hash, V: Copy>(
    position: P,
    moves: &impl Fn(P) -> Vec<P>,
    rule: fn(&[V]) -> V,
    memo: &mut HashMap<P, V>,
) -> V {
    if let Some(&known) = memo.get(&position) {
        return known;
    }
    let next = moves(position.clone()).into_iter();
    let after: Vec<V> = next.map(|left| value(left, moves, rule, memo)).collect();
    let found = rule(&after);
    memo.insert(position, found);
    found
}

/// Returns whether the player to move loses. A player who cannot move loses.
pub fn loses<P: Clone + Eq + Hash>(position: P, moves: &impl Fn(P) -> Vec<P>) -> bool {
    let every_move_wins_for_the_opponent = |after: &[bool]| !after.contains(&true);
    let mut memo = HashMap::new();
    value(position, moves, every_move_wins_for_the_opponent, &mut memo)
}

/// Returns the positions that the winning moves leave.
pub fn winning_moves<P: Clone + Eq + Hash>(position: P, moves: &impl Fn(P) -> Vec<P>) -> Vec<P> {
    let mut next = moves(position);
    next.retain(|after| loses(after.clone(), moves));
    next
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
