// 1140. Stone Game II / 石子游戏 II
// https://leetcode.com/problems/stone-game-ii/
// https://leetcode.cn/problems/stone-game-ii/
//
// Input:  piles, a row of numbers of stones
// Answer: the stones that the first player gets; each in turn takes the first X piles that are
//         left, for any X from 1 to 2M; M is 1 at first and then the largest X so far
// Limits: 1 to 100 piles of 1 to 10^4 stones
//
// Rule: f(r, M) is what the player to move gets from the last r piles, remaining[r] stones:
//   f(r, M) = remaining[r]                                                    if r <= 2M
//   f(r, M) = remaining[r] - min of f(r - X, max(X, M)) for X from 1 to 2M    otherwise
//
// Idea: fill the table column by column, from M = (n + 1) / 4 down to 1. An entry needs the least
// of two windows. For X up to M it is the last M entries of the same column: this window slides
// down the column. For X above M it is one entry of each of the columns M + 1 to 2M: as M falls,
// columns come in on one side and go out on the other. They are a queue, made of two stacks.
// Proof and picture: docs/stone-game-ii.md
//
// Example: piles = [2, 7, 9, 4, 4]; f(5, 1) reads [ ] where M stays, and < > where M grows
//   r               0     1     2     3     4     5
//   remaining[r]    0     4     8    17    24    26
//   f(r, 1)         0     4     8    13   [16]   10
//   f(r, 2)         0     4     8   <17>
//   f(5, 1) = 26 - min([16], <17>) = 10
//
// Time O(n^2): an entry costs a few steps in its own column and in each minimum. Memory O(n^2):
// some n^2 / 25 numbers, of 32 bits if the sum of all piles fits.
//
// 思路：f(r, M) 表示只剩最后 r 堆时，当前玩家最多能拿多少石子：r <= 2M 时全部拿走，否则等于剩余总数
// 减去留给对手的最小值，直接递推是 O(n³)。取 X <= M 堆时 M 不变，要的是同一列中它前面 M 个值的
// 最小值，这个窗口沿列滑动；取 X > M 堆时 M 变成 X，要从第 M + 1 到 2M 列各取一个值，M 递减时这又是
// 以整列为元素的滑动窗口，用双栈队列维护最小值。M 要涨到这么大，之前至少已拿走 2M - 2 堆，而剩下
// 多于 2M 堆时才有取舍，所以只需算 M <= (n + 1) / 4 的列，共 O(n²)。

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
    let total: i64 = piles.iter().copied().map(i64::from).sum();
    // Numbers of half the size take half the time and half the memory.
    match i32::try_from(total) {
        Ok(_) => first_player_stones_in::<i32>(piles).into(),
        Err(_) => first_player_stones_in(piles),
    }
}

/// The stones that the first player gets, in numbers that hold the sum of all piles.
fn first_player_stones_in<Number>(piles: &[i32]) -> Number
where
    Number: Copy + Ord + From<i32> + std::ops::AddAssign + std::ops::Sub<Output = Number>,
{
    let count = piles.len();
    // remaining[r]: the stones in the last r piles.
    let mut remaining = Vec::with_capacity(count + 1);
    let mut total = Number::from(0);
    remaining.push(total);
    for &pile in piles.iter().rev() {
        total += Number::from(pile);
        remaining.push(total);
    }

    // The column of M begins where there is a choice: column[i] is f(2M + 1 + i, M).
    // The columns M + 1 to 2M are cut in two: those left of the cut only come in, those right of it only go out.
    // finished: the columns of the cut, ..., M + 1.
    // finished_minima[r]: the least f(r - X, X) of these columns X; `total`, which is not less, if there is none.
    // begun: the columns of ..., M - 1, M, with the least f(r - X, X) of the columns X right of the cut for f(r, M).
    let mut finished: Vec<Vec<Number>> = Vec::new();
    let mut finished_minima = vec![total; count + 1];
    let mut begun: Vec<Vec<Number>> = Vec::new();

    // Where a larger M can be reached, it leaves no choice.
    for m in (2..=(count + 1) / 4).rev() {
        if finished.len() >= m {
            // The columns M + 1 to 2M, perhaps 2M + 1 too. From now on columns leave: the cut moves to M.
            let mut minima = vec![total; count + 1];
            for (x, column) in (m + 1..).zip(finished.drain(..).rev()) {
                lower(&mut minima[3 * x + 1..], &column);
                if x % 2 == 0 {
                    // The column of x / 2 needs no more from right of the cut.
                    begun.push(minima[x + 1..=count + 2 - x].to_vec());
                }
            }
            finished_minima.fill(total);
        }

        // What remains in the rows of the column that have a choice and can be reached.
        let column_remaining = &remaining[2 * m + 1..=count + 2 - 2 * m];
        let mut column = begun.pop().unwrap_or_else(|| vec![total; column_remaining.len()]);
        lower(&mut column, &finished_minima[2 * m + 1..]);
        // Where a move leaves no choice, the other player takes what is left, which is least after a move of 2M piles.
        lower(&mut column, &remaining[1..]);

        let mut before = &remaining[m + 1..=2 * m];
        for (block, block_remaining) in column.chunks_mut(m).zip(column_remaining.chunks(m)) {
            // The window of block[i] is before[i..] and block[..i].
            let (starts, rest) = before.split_at(block.len());
            let mut minimum = rest.iter().copied().fold(total, Number::min);
            for (least, &stones) in block.iter_mut().zip(starts).rev() {
                minimum = minimum.min(stones);
                *least = minimum.min(*least);
            }
            let mut minimum = total;
            for (value, &all) in block.iter_mut().zip(block_remaining) {
                *value = all - minimum.min(*value);
                minimum = minimum.min(*value);
            }
            before = block;
        }
        lower(&mut finished_minima[3 * m + 1..], &column);
        finished.push(column);
    }

    // Of the column of M = 1 only the last value is needed: f(r, 1) comes from f(r - 1, 1) and f(r - 2, 2).
    let column_of_2 = remaining.iter().take(5).chain(finished.last().into_iter().flatten());
    let last_pile = piles.last().map_or(total, |&pile| Number::from(pile));
    remaining.iter().skip(2).zip(column_of_2).fold(last_pile, |stones, (&all, &other)| all - other.min(stones))
}

/// Lowers each value to the other one at its place, if that is less.
fn lower<Number: Copy + Ord>(values: &mut [Number], others: &[Number]) {
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
    use super::{Solution, first_player_stones, first_player_stones_in};
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
                assert_eq!(first_player_stones_in::<i64>(&piles), first_player_stones(&piles), "{piles:?}");
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
        assert_eq!(first_player_stones(&[1, i32::MAX]), 2_147_483_648, "the least sum that does not fit 32 bits");
        assert_eq!(first_player_stones(&[0, i32::MAX]), 2_147_483_647, "the largest sum that fits 32 bits");
    }
}
