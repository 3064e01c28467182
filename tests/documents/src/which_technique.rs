//! Checks the numbers of `docs/which-technique.md`, by the rules.

use std::collections::HashSet;

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// Returns the boards of tic-tac-toe, the squares of the player to move first, after one more move.
fn boards_after_a_move(boards: &HashSet<[u16; 2]>) -> HashSet<[u16; 2]> {
    let has_line = |set: u16| LINES.iter().any(|line| set & line == *line);
    let open = boards.iter().filter(|[_, opponents]| !has_line(*opponents));
    let next = open.flat_map(|[own, opponents]| {
        let free = (0..9).map(|square| 1 << square).filter(move |bit| (own | opponents) & bit == 0);
        free.map(move |bit| [*opponents, own | bit])
    });
    next.collect()
}

#[test]
fn as_many_boards_can_be_reached_as_stated() {
    let mut boards = HashSet::from([[0, 0]]);
    let mut count = 0;
    while !boards.is_empty() {
        count += boards.len();
        boards = boards_after_a_move(&boards);
    }
    assert_eq!(count, 5478);
    assert_eq!(3_i32.pow(9), 19_683);
}

/// Returns whether the player to move loses Moore's Nim with these piles and at most two of them in a move.
fn loses(piles: [u32; 3]) -> bool {
    let [a, b, c] = piles;
    let lefts = (0..=a).flat_map(|a| (0..=b).flat_map(move |b| (0..=c).map(move |c| [a, b, c])));
    let touched = |left: &[u32; 3]| (0..3).filter(|pile| left[*pile] < piles[*pile]).count();
    let mut moves = lefts.filter(|left| (1..=2).contains(&touched(left)));
    moves.all(|left| !loses(left))
}

#[test]
fn the_example_of_moores_nim_is_right() {
    assert!(!loses([1, 2, 3]) && loses([1, 1, 1]));
}
