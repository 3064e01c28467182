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
// Idea: an entry needs the least of two windows. For X up to M it is the last M entries of the same
// column: this window slides down the column. For X above M it is one entry of each of the columns
// M + 1 to 2M: as M falls, this window of the row slides over the columns. In both, what came first
// leaves first, so a monotonic queue knows the least. Fill the columns from the last M to the
// first, with a queue for the column and one for each row. Only M up to (n + 1) / 4 leaves a
// choice: M is reached by taking M piles, after a move of at least M / 2, after one of at least
// M / 4, and so on. So at least 2M - 2 piles are gone then, the M of this move included, and at
// most n - 2M + 2 are left; who finds 2M or fewer takes them all.
// Proof and picture: docs/stone-game-ii.md
//
// Example: piles = [3, 1, 4, 1, 5, 9, 2, 6]; f(6, 2) reads [ ] where M stays, < > where M grows
//   r               0     1     2     3     4     5     6     7     8
//   remaining[r]    0     6     8    17    22    23    27    28    31
//   f(r, 1)         0     6     8    11    14     9    18    11    20
//   f(r, 2)         0     6     8    17   [22]  [17]   19
//   f(r, 3)         0     6     8   <17>   22
//   f(r, 4)         0     6    <8>
//   f(6, 2) = 27 - min([17], [22], <17>, <8>) = 19
//   f(6, 1) = 27 - min(9, 22) = 18: in row 6, f(4, 2) = 22 has come in, <17> and <8> have gone
//   f(8, 1) = 31 - min(11, 19) = 20
//
// Time O(n^2): each entry comes into two queues and leaves them once. Memory O(n^2): about
// n^2 / 24 entries at most.
//
// 思路：f(r, M) 表示只剩最后 r 堆时，当前玩家最多能拿多少石子：r <= 2M 时全部拿走，否则等于剩余总数
// 减去留给对手的最小值，直接递推是 O(n³)。取 X <= M 堆时 M 不变，要求的是同一列中它前面 M 个值的最
// 小值；取 X > M 堆时 M 变成 X，要求的是第 M + 1 至第 2M 列各一个值的最小值，在同一行中 M 递减时，
// 这也是一个滑动窗口。两个窗口里的值都是先进先出，所以每列、每行各用一个单调队列维护最小值，每个值
// 进出各一次，共 O(n²)。M 每步至多翻倍：达到 M 的这一步拿 M 堆，之前必有一步至少拿 M / 2 堆，再之前
// 至少 M / 4 堆……合计至少拿走 2M - 2 堆，至多剩 n - 2M + 2 堆；而剩下多于 2M 堆时才需要决策，所以
// 只需算 M <= (n + 1) / 4 的列。证明见 docs/stone-game-ii.zh-CN.md。

use std::collections::VecDeque;

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let count = piles.len();
        // remaining[r]: the stones in the last r piles.
        let mut remaining = vec![0];
        for (r, pile) in piles.iter().rev().enumerate() {
            remaining.push(remaining[r] + pile);
        }

        let mut stones = remaining[count];
        // rows[r]: f(r - X, X) for X from M to 2M; X = M is in both windows. f(n, 1) comes into a
        // row n + 1, which nobody reads.
        let mut rows = vec![Window::default(); count + 2];
        for m in (1..=(count + 1) / 4).rev() {
            // f(r - X, M) for X from 1 to M.
            let mut column = Window::default();
            // The rows where there is a choice and M can be reached.
            for r in 2 * m + 1..=count + 2 - 2 * m {
                let stays = column.least(|earlier| r - earlier <= m);
                let grows = rows[r].least(|x| x <= 2 * m);
                // A move that leaves no choice is in no window; the best of these takes 2M piles.
                let least = stays
                    .into_iter()
                    .chain(grows)
                    .fold(remaining[r - 2 * m], i32::min);
                stones = remaining[r] - least;
                column.push(r, stones);
                rows[r + m].push(m, stones);
            }
        }
        stones
    }
}

/// A monotonic queue: the places and values that can still become the least of a window. They rise.
#[derive(Clone, Default)]
struct Window(VecDeque<(usize, i32)>);

impl Window {
    fn push(&mut self, place: usize, value: i32) {
        while self.0.back().is_some_and(|&(_, last)| last >= value) {
            self.0.pop_back();
        }
        self.0.push_back((place, value));
    }

    /// The least value, after those have left that are outside now.
    fn least(&mut self, is_inside: impl Fn(usize) -> bool) -> Option<i32> {
        while self.0.front().is_some_and(|&(place, _)| !is_inside(place)) {
            self.0.pop_front();
        }
        self.0.front().map(|&(_, value)| value)
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::stone_game_ii(piles));

#[cfg(test)]
mod tests {
    use super::Solution;

    /// f(r, M) by the rule.
    fn table(piles: &[i32]) -> Vec<Vec<i32>> {
        let count = piles.len();
        let mut table = vec![vec![0; count + 1]; count + 1];
        let mut remaining = 0;
        for r in 1..=count {
            remaining += piles[count - r];
            for m in 1..=count {
                let entries = (1..=r.min(2 * m)).map(|x| table[r - x][m.max(x)]);
                table[r][m] = remaining - entries.min().unwrap_or(0);
            }
        }
        table
    }

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(piles,)| {
            Solution::stone_game_ii(piles)
        });
    }

    /// Short rows have few columns with a choice.
    #[test]
    fn plays_long_rows_as_the_rule_says() {
        for count in (1..50).chain([100]) {
            let row = |pile: fn(i32) -> i32| (0..count).map(pile).collect::<Vec<_>>();
            let equal = row(|_| 1);
            let rising = row(|i| i);
            let falling = row(|i| 100 - i);
            let doubling = row(|i| if (i + 1).count_ones() == 1 { 10_000 } else { 1 });
            let scattered = row(|i| i * i * 7919 % 101);
            for piles in [equal, rising, falling, doubling, scattered] {
                let stones = table(&piles)[piles.len()][1];
                assert_eq!(Solution::stone_game_ii(piles.clone()), stones, "{piles:?}");
            }
        }
    }

    #[test]
    fn named_cases() {
        for (piles, stones, catches) in [
            (vec![2, 7, 9, 4, 4], 10, "as many piles as possible"),
            (vec![1, 2, 3, 4, 5, 100], 104, "M = X"),
            (vec![], 0, "no pile to start from"),
            (vec![1], 1, "no second pile"),
            (vec![1, 1, 1], 2, "no third move"),
            (vec![0, 0, 0, 1], 1, "0 for unknown"),
            (
                vec![77, 12, 64, 35, 28, 4, 87, 21, 20],
                217,
                "an error by hand",
            ),
            (vec![3, 1, 2, 2, 3, 1, 1, 10], 11, "no window of the column"),
            (vec![2, 2, 2, 2, 1, 2, 15], 19, "no window of the row"),
            (vec![1, 1, 15], 2, "no move of 2M piles"),
            (
                vec![3, 2, 1, 2, 5],
                6,
                "a window of the column that only grows",
            ),
            (
                vec![3, 2, 2, 3, 1, 1, 2, 1, 2, 1, 3],
                12,
                "a window of the row that only grows",
            ),
            (
                vec![1, 1, 1, 1, 1, 3, 1, 3, 3],
                8,
                "a queue with larger values",
            ),
            (vec![3, 3, 1], 6, "columns up to n / 4"),
        ] {
            assert_eq!(Solution::stone_game_ii(piles), stones, "{catches}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let piles = [3, 1, 4, 1, 5, 9, 2, 6];
        let remaining = [0, 6, 8, 17, 22, 23, 27, 28, 31];
        for (r, stones) in remaining.into_iter().enumerate() {
            assert_eq!(piles[8 - r..].iter().sum::<i32>(), stones, "r = {r}");
        }
        let table = table(&piles);
        let column = |m: usize| (0..=10 - 2 * m).map(|r| table[r][m]).collect::<Vec<_>>();
        let f1 = [0, 6, 8, 11, 14, 9, 18, 11, 20];
        assert_eq!(column(1), f1);
        assert_eq!(column(2), [0, 6, 8, 17, 22, 17, 19]);
        assert_eq!(column(3), [0, 6, 8, 17, 22]);
        assert_eq!(column(4), [0, 6, 8]);
        for (r, m, read) in [
            (6, 2, vec![(5, 2), (4, 2), (3, 3), (2, 4)]),
            (6, 1, vec![(5, 1), (4, 2)]),
            (8, 1, vec![(7, 1), (6, 2)]),
        ] {
            let least = read.into_iter().map(|(r, m)| table[r][m]).min();
            assert_eq!(least, Some(remaining[r] - table[r][m]), "f({r}, {m})");
        }
        for (r, stones) in f1.into_iter().enumerate() {
            let last_piles = piles[8 - r..].to_vec();
            assert_eq!(Solution::stone_game_ii(last_piles), stones, "r = {r}");
        }
    }

    /// The examples of `docs/stone-game-ii.md`.
    #[test]
    fn the_examples_of_the_document_are_right() {
        let digits = "314159265358979323846264".bytes();
        let piles: Vec<i32> = digits.map(|digit| i32::from(digit - b'0')).collect();
        let table_of_24 = table(&piles);
        let column: Vec<i32> = (7..=17).map(|r| table_of_24[r][3]).collect();
        assert_eq!(column, [29, 25, 26, 29, 32, 37, 42, 44, 42, 42, 48]);
        let table_of_14 = table(&piles[..14]);
        let entry = |(r, m): (usize, usize)| table_of_14[r][m];
        assert_eq!([(8, 3), (7, 3), (6, 3)].map(entry), [29, 36, 37]);
        assert_eq!([(5, 4), (4, 5), (3, 6)].map(entry), [32, 29, 24]);
        assert_eq!(entry((9, 3)), 54 - 24);
        assert_eq!(entry((10, 3)), 59 - 29);
        assert_eq!([(6, 3), (5, 4), (9, 2)].map(entry), [37, 32, 54 - 22]);
    }
}
