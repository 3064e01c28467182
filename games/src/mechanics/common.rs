//! What many games need: rows as numbers of 64 bits, moves that take one item, the size of positions, and cut inputs.

use std::iter::once;

use solver::Move;

use crate::frame::Theorem;
use crate::words::words;
use crate::{Input, Pair};

/// Maximum heap of a table of two heaps that covers a square.
const MAX_SQUARE: i64 = 19;

/// Of piles on stairs, only those on every other step count.
pub(crate) const STAIRCASE: Theorem = Theorem::new(
    words("staircase Nim", "阶梯 Nim"),
    "classic-games",
    words("4-staircase-nim", "4-阶梯-nim"),
);

/// Cuts two rows or texts to the length of the shorter one; `None` if they have the same length.
pub(crate) fn cut_to_same_length(input: &Input) -> Option<Input> {
    let lengths = [0, 1].map(|index| input.values[index].length());
    let kept = lengths[0].min(lengths[1]);
    let cut = |index: usize| input.values[index].without(kept..lengths[index]);
    (lengths != [kept; 2]).then(|| Input { values: [0, 1].map(cut).to_vec() })
}

/// Drops the last items of a row or text until `divisor` divides its length; `None` if it does.
pub(crate) fn cut_to_multiple_of(divisor: usize, input: &Input) -> Option<Input> {
    let length = input.values[0].length();
    let kept = length / divisor * divisor;
    (kept < length).then(|| input.with(0, input.values[0].without(kept..length)))
}

/// Returns the values in 64 bits.
pub(crate) fn in_64_bits(values: &[i32]) -> Vec<i64> {
    values.iter().copied().map(i64::from).collect()
}

/// Returns the sum of the values, in 64 bits.
pub(crate) fn sum(values: &[i32]) -> i64 {
    values.iter().copied().map(i64::from).sum()
}

/// Returns the sums of the first 0, 1, 2, … values, in 64 bits.
pub(crate) fn sums(values: &[i32]) -> Vec<i64> {
    let sums = values.iter().scan(0, |sum, value| {
        *sum += i64::from(*value);
        Some(*sum)
    });
    once(0).chain(sums).collect()
}

/// Returns pairs of vertices as indices.
pub(crate) fn edges(pairs: &[Pair]) -> Vec<[usize; 2]> {
    let index = |vertex: i32| usize::try_from(vertex).unwrap_or(0);
    pairs.iter().map(|pair| pair.map(index)).collect()
}

/// Returns one move per remaining value: it takes the value at the index that is its action.
pub(crate) fn moves_taking_one<T: Clone>(
    left: Vec<T>,
) -> impl Iterator<Item = Move<usize, Vec<T>>> {
    (0..left.len()).map(move |index| {
        let mut next = left.clone();
        next.remove(index);
        Move::new(index, next)
    })
}

/// Returns the corner of the table of two heaps, which covers the square up to the larger one; `None` if there are more
/// heaps, or the table is too large.
pub(crate) fn square_corner(heaps: &[i64]) -> Option<[i64; 2]> {
    let &[one, two] = heaps else { return None };
    let larger = one.max(two);
    (larger <= MAX_SQUARE).then_some([larger; 2])
}

/// Returns the heap memory of a vector of copyable items, in bytes.
pub(crate) fn heap_bytes<T: Copy>(values: &[T]) -> usize {
    size_of_val(values) + 2 * size_of::<usize>()
}
