// 1140. Stone Game II / 石子游戏 II
// https://leetcode.com/problems/stone-game-ii/
// https://leetcode.cn/problems/stone-game-ii/
//
// Input:  piles, a row of numbers of stones
// Answer: the stones that the first player gets; each in turn takes the first X piles that are left, for any X from 1 to
//         2M; M is 1 at first and then the largest X so far
// Limits: 1 to 100 piles of 1 to 10^4 stones
//
// Idea: let f(r, M) be what the player to move gets from the last r piles, which hold remaining[r] stones. If r <= 2M, that
// is all of them. Else the player gets what the other does not: remaining[r] less the least of f(r - X, M) for X from 1 to
// M, and of f(r - X, X) for X from M + 1 to 2M. Both are minima over windows, which slide:
// - f(r - X, M) is among the last M values of the column f(0, M), f(1, M), ... So fill it in blocks of M: a window is the
//   end of what lies before the block, whose minima are taken once, and the beginning of the block, a running minimum.
// - f(r - X, X) takes a value from each of the columns M + 1 to 2M. So let M fall: one column comes in and at most two go
//   out. They are a queue made of two stacks, so that their minimum is known for every r at once.
// Only few M matter. A move of M piles needs one of M/2 before it, that one of M/4, and so on: 2M - 2 piles are gone before
// M is reached, hence 2M < r <= n - 2M + 2 wherever there is a choice, and M <= (n + 1) / 4.
//
// Time O(n^2): a block costs M and serves M values; a column enters a stack twice. Memory O(n^2), some n^2 / 13 numbers.

#[cfg(feature = "local")]
struct Solution;

#[allow(dead_code)] // At home `main` asks for 64 bits, to see whether the answer fits 32.
impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        i32::try_from(first_player_stones(&piles)).expect("no more than 10^6 stones within the limits")
    }
}

/// The stones that the first player gets. No pile is negative.
fn first_player_stones(piles: &[i32]) -> i64 {
    let count = piles.len();
    // remaining[r]: the stones in the last r piles.
    let mut remaining = vec![0];
    let mut total = 0;
    for &pile in piles.iter().rev() {
        total += i64::from(pile);
        remaining.push(total);
    }

    // The columns X from M + 1 to 2M as a queue. It begins at the end of `older` and ends at the end of `newer`.
    // newer[..][r]: f(r, X).
    // older[..][r - X]: the least f(r - Y, Y) of the columns Y <= X in `older`.
    // newer_minima[r]: the least f(r - Y, Y) of the columns Y in `newer`; remaining[r], which is not less, if there is none.
    let mut older: Vec<Vec<i64>> = Vec::new();
    let mut newer: Vec<Vec<i64>> = Vec::new();
    let mut newer_minima = remaining.clone();
    let mut window_minima = Vec::new();

    for m in (1..=(count + 1) / 4).rev() {
        while older.len() + newer.len() > m {
            if older.is_empty() {
                for mut column in newer.drain(..).rev() {
                    if let Some(minima) = older.last() {
                        lower(&mut column, &minima[1..]);
                    }
                    older.push(column);
                }
                newer_minima.clone_from(&remaining);
            }
            older.pop();
        }
        let largest = m + older.len() + newer.len();
        let older_minima = older.last().unwrap_or(&remaining);

        // Right as it is below 2M.
        let mut column = remaining[..count + 3 - 2 * m].to_vec();
        for block in (2 * m..column.len()).step_by(m) {
            // The least of the last value before the block, of the last two, and so on to the last M.
            let mut minimum = total;
            for &stones in column[block - m..block].iter().rev() {
                minimum = stones.min(minimum);
                window_minima.push(minimum);
            }
            let mut block_minimum = total;
            for (r, window_minimum) in (block..column.len()).zip(window_minima.drain(..).rev()) {
                // After the X up to 2M that have no column everything is taken; the best of them is 2M.
                let least = window_minimum
                    .min(block_minimum)
                    .min(newer_minima[r])
                    .min(older_minima[r - largest])
                    .min(remaining[r - 2 * m]);
                column[r] = remaining[r] - least;
                block_minimum = column[r].min(block_minimum);
            }
        }
        lower(&mut newer_minima[m..], &column);
        newer.push(column);
    }
    // The last column is that of M = 1. There is none if everything can be taken at once.
    newer.last().unwrap_or(&remaining)[count]
}

/// Lowers each value to the other one at its place, if that is less.
fn lower(values: &mut [i64], others: &[i64]) {
    for (value, &other) in values.iter_mut().zip(others) {
        *value = other.min(*value);
    }
}

#[cfg(feature = "local")]
fn main() -> std::process::ExitCode {
    let source = include_str!("leetcode_1140_stone_game_ii.rs");
    two_player_games::answer_cases("leetcode_1140_stone_game_ii", source, |piles: Vec<i32>| {
        let stones = first_player_stones(&piles);
        let too_many = |_| two_player_games::BadCase::new(format!("the answer {stones} does not fit a 32-bit integer"));
        i32::try_from(stones).map_err(too_many)
    })
}

#[cfg(test)]
mod tests {
    use super::{Solution, first_player_stones};
    use two_player_games::reference;

    #[test]
    fn plays_as_the_rules_say() {
        for piles in reference::all_rows(7, &[0, 1, 3]).chain(reference::all_rows(5, &[0, 1, 2, 5])) {
            assert_eq!(first_player_stones(&piles), reference::stone_game_ii_stones(&piles), "{piles:?}");
        }
    }

    /// Short rows reach few columns.
    #[test]
    fn plays_long_rows_as_the_rules_say() {
        let rising = |n: i32| (0..n).collect::<Vec<_>>();
        let hill = |n: i32| (0..n).map(|i| 100 - (n / 2 - i).abs()).collect();
        let valley = |n: i32| (0..n).map(|i| (n / 2 - i).abs()).collect();
        let doubling = |n: i32| (0..n).map(|i| if (i + 2) & (i + 1) == 0 { i32::MAX } else { 1 }).collect();
        let scattered = |n: i32| (0..n).map(|i| i * i * 7919 % 101).collect();
        for n in 0..=100 {
            for piles in [rising(n), hill(n), valley(n), doubling(n), scattered(n), vec![1; n.unsigned_abs() as usize]]
            {
                assert_eq!(first_player_stones(&piles), reference::stone_game_ii_stones(&piles), "{piles:?}");
                let reversed: Vec<i32> = piles.into_iter().rev().collect();
                assert_eq!(first_player_stones(&reversed), reference::stone_game_ii_stones(&reversed), "{reversed:?}");
            }
        }
    }

    #[test]
    fn named_cases() {
        for (piles, stones, catches) in [
            (vec![2, 7, 9, 4, 4], 10, "as many piles as possible"),
            (vec![1, 2, 3, 4, 5, 100], 104, "M = X"),
            (vec![1], 1, "no second pile"),
            (vec![1, 1, 1], 2, "no third move"),
            (vec![0, 0, 0, 1], 1, "0 for unknown"),
            (vec![77, 12, 64, 35, 28, 4, 87, 21, 20], 217, "an analysis by hand"),
            (vec![4, 6, 9, 6, 0, 0, 3, 2, 3], 15, "no minimum before the block"),
            (vec![4, 3, 2, 1, 0, 1, 2, 3], 11, "no minimum in the block"),
            (vec![3, 2, 1, 0, 1, 2, 3], 8, "no newer columns"),
            (vec![1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0], 3, "newer columns that stay"),
            (vec![10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10], 136, "no older minima"),
        ] {
            assert_eq!(Solution::stone_game_ii(piles), stones, "{catches}");
        }
        let billions = [1_000_000_000, 1, 1_000_000_000, 1, 1, 1, 1_000_000_000, 1, 1, 1, 1];
        assert_eq!(first_player_stones(&billions), 2_000_000_004, "no older columns");
        assert_eq!(first_player_stones(&[]), 0, "no pile to start from");
        assert_eq!(first_player_stones(&[i32::MAX, i32::MAX]), 4_294_967_294, "sums of 32 bits");
    }
}
