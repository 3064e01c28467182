//! All problems: one file each.

mod either_end;
mod heap;

use std::ops::Range;

use crate::Problem;

macro_rules! problems {
    ($($program:ident)+) => {
        $(mod $program;)+

        /// All problems.
        pub static PROBLEMS: &[Problem] = &[$($program::PROBLEM),+];
    };
}

problems! {
    leetcode_0292_nim_game
    leetcode_0464_can_i_win
    leetcode_0486_predict_the_winner
    leetcode_0877_stone_game
    leetcode_1025_divisor_game
    leetcode_1140_stone_game_ii
    leetcode_1406_stone_game_iii
    leetcode_1510_stone_game_iv
    leetcode_1563_stone_game_v
    leetcode_1686_stone_game_vi
    leetcode_1690_stone_game_vii
    leetcode_1872_stone_game_viii
    leetcode_2029_stone_game_ix
    atcoder_dp_k_stones
    atcoder_dp_l_deque
    luogu_p3210_taking_stones
    nowcoder_card_game
    kitten_fishing
}

/// The sum of all values, in 64 bits.
fn sum(values: &[i32]) -> i64 {
    values.iter().copied().map(i64::from).sum()
}

/// Each of the values, and what is left without it.
fn without_one<Value: Clone>(left: &[Value]) -> impl Iterator<Item = (Value, Vec<Value>)> {
    (0..left.len()).map(|place| {
        let mut others = left.to_vec();
        (others.remove(place), others)
    })
}

/// The place of the value that a move takes: from there on, `next` differs. Without a move, no place.
fn taken<Value: PartialEq>(left: &[Value], next: Option<&Vec<Value>>) -> Range<usize> {
    next.map_or(0..0, |next| {
        let mut pairs = left.iter().zip(next);
        let place = pairs.position(|(value, after)| value != after);
        let place = place.unwrap_or(next.len());
        place..place + 1
    })
}
