// 1140. Stone Game II / 石子游戏 II
// https://leetcode.com/problems/stone-game-ii/
// https://leetcode.cn/problems/stone-game-ii/
//
// Input:       piles, a row of pile sizes
// Answer:      the number of stones that the first player gets with optimal play; each player in
//              turn takes the first X piles that are left, for any X from 1 to 2M; M is 1 at first
//              and then the largest X so far
// Constraints: 1 to 100 piles of 1 to 10^4 stones
//
// Rule: f(r, M) is the number of stones that the player to move gets from the last r piles, which
// hold remaining[r] stones:
//   f(r, M) = remaining[r]                                                    if r <= 2M
//   f(r, M) = remaining[r] - min of f(r - X, max(X, M)) for X from 1 to 2M    otherwise
//
// Idea: the table of f has a row for each r and a column for each M. An entry f(r, M) needs the
// minima of two windows. For X up to M, the window has the M entries before f(r, M) in the same
// column: as r grows, it slides down the column. For X above M, the window has one entry from each
// of the columns M + 1 to 2M, all on one diagonal: as M falls and r stays the same, it slides along
// the diagonal. In both windows the entries leave in the order in which they entered, so a
// monotonic queue gives the minimum. Fill the columns from the largest M to the smallest, with one
// queue for the current column and one for each r.
// An entry has a choice if r > 2M; otherwise the player takes everything. Only entries with a
// choice enter the queues. The other entries that f(r, M) reads are remaining[r - X] for some X, so
// at least remaining[r - 2M]. As f(r, M) also reads f(r - 2M, 2M), which is at most
// remaining[r - 2M], the minimum does not change if remaining[r - 2M] stands for all of them.
// With n piles, a reachable entry has a choice only if M <= (n + 1) / 4: the move that reaches M
// takes M piles, an earlier move took at least M / 2, one before that at least M / 4, and so on. So
// at least M + M / 2 + ... + 2 piles, 2M - 2 or more, are gone, and at most n - 2M + 2 are left. If
// that is at most 2M, the player takes them all.
// Proof and picture: docs/stone-game-ii.md
//
// Example: piles = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3]; the entries with a choice and
// r <= n - 2M + 2, from r = 9 on
//    r  remaining[r]  f(r, 1)  f(r, 2)  f(r, 3)  f(r, 4)
//    9            55       30       31       36       52
//   10            57       33       33       29       45
//   11            66       35       35       37
//   12            71       38       38       42
//   13            72       37       43
//   14            76       39       39
//   15            77       38
//   16            80       42
//   f(13, 2) = 72 - min(38, 35, 29, 52) = 43: f(12, 2), f(11, 2) where M stays, f(10, 3), f(9, 4)
//   where it grows
//   f(14, 2) = 76 - min(43, 38, 37, 45) = 39: in column 2, f(13, 2) came in, f(11, 2) left
//   f(13, 1) = 72 - min(38, 35) = 37: for r = 13, f(11, 2) came in, f(10, 3) and f(9, 4) left
//   f(16, 1) = 80 - min(38, 39) = 42, the answer
//
// Time O(n^2): each entry enters two queues and leaves each of them at most once. Memory O(n^2):
// about n^2 / 24 entries at most.
//
// 思路：f(r, M) 表示只剩最后 r 堆时，当前玩家最多能拿多少石子：r <= 2M 时全部拿走，否则等于剩余总数
// remaining[r] 减去各个 f(r - X, max(X, M))（1 <= X <= 2M）的最小值，直接递推是 O(n³)。
// 把 f 列成表，每个 r 一行，每个 M 一列。取 X <= M 堆时 M 不变，要求的是同一列中
// f(r, M) 前面 M 个值的最小值，r 递增时这是一个滑动窗口；取
// X > M 堆时 M 变成 X，要求的是各个 f(r - X, X) 的最小值，它们在第 M + 1 至第 2M 列各有一个，连成一
// 条斜线，r 不变、M 递减时，这也是一个滑动窗口。两个窗口里的值都是先进先出，所以可以用单调队列维护
// 最小值：M 从大到小逐列计算，每列、每个 r 各用一个队列；每个值进两个队列，各进出一次，共 O(n²)。只
// 有需要决策的值（行号大于列号的 2 倍）才进队。求 f(r, M) 时用到的其余各值都不小于 remaining[r - 2M]，
// 而同样用到的 f(r - 2M, 2M) 不大于 remaining[r - 2M]，所以用 remaining[r - 2M] 这一个数代替其余各值，
// 最小值不变。M 每步至多翻倍：达到 M 的这一步拿 M 堆，之前必有一步至少拿 M / 2 堆，再之前至少 M / 4
// 堆……合计至少拿走 M + M / 2 + ... + 2 堆，即至少 2M - 2 堆，至多剩 n - 2M + 2 堆；而剩下多于 2M 堆时
// 才需要决策，所以只需算 M <= (n + 1) / 4 的列。证明见 docs/stone-game-ii.zh-CN.md。

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
        // rows[r]: f(r - X, X) for X from M to 2M; X = M is in both windows. f(n, 1) goes into row
        // n + 1, which is never read.
        let mut rows = vec![Window::default(); count + 2];
        for m in (1..=(count + 1) / 4).rev() {
            // f(r - X, M) for X from 1 to M.
            let mut column = Window::default();
            // The rows with a choice, up to n - 2M + 2.
            for r in 2 * m + 1..=count + 2 - 2 * m {
                let stays = column.least(|earlier| r - earlier <= m);
                let grows = rows[r].least(|x| x <= 2 * m);
                // Entries without a choice are in no window. Those that are read are at least this
                // bound, which f(r - 2M, 2M) does not exceed.
                let least = stays.into_iter().chain(grows).fold(remaining[r - 2 * m], i32::min);
                stones = remaining[r] - least;
                column.push(r, stones);
                rows[r + m].push(m, stones);
            }
        }
        stones
    }
}

/// A monotonic queue: the indices and values that can become the least of a window. The values
/// rise.
#[derive(Clone, Default)]
struct Window(VecDeque<(usize, i32)>);

impl Window {
    fn push(&mut self, index: usize, value: i32) {
        while self.0.back().is_some_and(|&(_, last)| last >= value) {
            self.0.pop_back();
        }
        self.0.push_back((index, value));
    }

    /// Removes the values that have left the window, and returns the least of the others.
    fn least(&mut self, is_inside: impl Fn(usize) -> bool) -> Option<i32> {
        while self.0.front().is_some_and(|&(index, _)| !is_inside(index)) {
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

    /// Returns f(r, M) by the rule, as `table[r][M]`.
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

    /// Checks long rows, because short ones have few columns with a choice.
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

    const PILES: [i32; 16] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3];

    /// Returns the entries with a choice that f(r, m) reads: with the same M, then with a larger M.
    fn read(r: usize, m: usize) -> Vec<(usize, usize)> {
        let reads = (1..=2 * m).map(|x| (r - x, m.max(x)));
        reads.filter(|&(r, m)| r > 2 * m).collect()
    }

    #[test]
    fn the_example_is_right() {
        let table = table(&PILES);
        let remaining = |r: usize| PILES[16 - r..].iter().sum::<i32>();
        let column = |m: usize| (9..=18 - 2 * m).map(|r| table[r][m]).collect::<Vec<_>>();
        let sums: Vec<i32> = (9..=16).map(remaining).collect();
        assert_eq!(sums, [55, 57, 66, 71, 72, 76, 77, 80]);
        assert_eq!(column(1), [30, 33, 35, 38, 37, 39, 38, 42]);
        assert_eq!(column(2), [31, 33, 35, 38, 43, 39]);
        assert_eq!(column(3), [36, 29, 37, 42]);
        assert_eq!(column(4), [52, 45]);
        for (r, m, reads) in [
            (13, 2, vec![(12, 2), (11, 2), (10, 3), (9, 4)]),
            (14, 2, vec![(13, 2), (12, 2), (11, 3), (10, 4)]),
            (13, 1, vec![(12, 1), (11, 2)]),
            (16, 1, vec![(15, 1), (14, 2)]),
        ] {
            assert_eq!(read(r, m), reads, "f({r}, {m})");
            let least = reads.into_iter().map(|(r, m)| table[r][m]).min();
            assert_eq!(least, Some(remaining(r) - table[r][m]), "f({r}, {m})");
        }
        assert_eq!(Solution::stone_game_ii(PILES.to_vec()), 42);
    }
}
