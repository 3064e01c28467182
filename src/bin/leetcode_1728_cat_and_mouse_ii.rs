// 1728. Cat and Mouse II / 猫和老鼠 II
// https://leetcode.com/problems/cat-and-mouse-ii/
// https://leetcode.cn/problems/cat-and-mouse-ii/
//
// Input:       grid, rows of floor (.), walls (#), the cat (C), the mouse (M) and the food (F);
//              catJump and mouseJump, the lengths of the longest jumps
// Answer:      true if the mouse can force a win. The mouse moves first; in turn each player stays
//              or jumps in one of the four directions, but not over walls. The mouse wins if it
//              reaches the food. The cat wins if it reaches the food or the mouse, or if the mouse
//              has not won after 1000 turns
// Constraints: 1 to 8 rows of 1 to 8 cells, one cat, one mouse, one food; jumps from 1 to 8
//
// Rule: wins(mouse, cat, turns) tells whether the mouse, which is to move, wins within that many
// turns:
//   wins(mouse, cat, turns) = whether turns > 0 and a move of the mouse leads
//     to the food, or
//     to a cell m such that every move of the cat leads to a cell c, neither m nor the food, with
//     wins(m, c, turns - 2)
//
// Idea: memoizing this recursion takes a table for each of 1000 numbers of turns. But a win within
// some number of turns is also a win within more, so it is enough to know the fewest turns of each
// position. Go backward from the food: find the positions that the mouse wins in 1 turn, then those
// that take 3 turns, and so on.
// - With the mouse to move, it wins if a move leads to a position that it wins.
// - With the cat to move, the mouse wins if all moves lead to positions that it wins. So count, for
//   each position, the moves of the cat to other positions; when no such move is left, the mouse
//   wins.
// The mouse never wins a position that the cat has won, so the moves to it always count. Each
// position is marked as won at most once, and only then does the search look at the moves to it.
// A picture of such a search, and the longest wins known: docs/games-that-repeat.md
//
// Example: grid = ["C#F", "M.."], both jumps 1; (r, c) is row r, column c
//   turns  the mouse at  the cat at              the mouse moves to
//     1      (1, 2)      (0, 0), (1, 0), (1, 1)  the food
//     3      (1, 1)      (0, 0), (1, 0)          (1, 2), which the cat cannot reach
//     5      (1, 0)      (0, 0)                  (1, 1), which the cat cannot reach
//   With the mouse to move, it wins only these positions. The mouse starts at (1, 0) and the cat at
//   (0, 0), so the answer is true.
//
// Time O(s^2 (r + c)) for s cells in r rows and c columns. Memory O(s^2).
//
// 思路：常规的记忆化搜索把步数也放进状态，有 64 * 64 * 1000 种。但若干步之内能赢，步数更多也能赢，
// 所以每个局面只需要知道最少几步。从食物开始倒推：先找老鼠 1 步就赢的局面，再找要 3 步的，依次类
// 推。轮到老鼠时，只要有一种走法通向老鼠胜的局面，就是老鼠胜；轮到猫时，要所有走法都通向老鼠胜的局
// 面，所以对每个局面记下还有几种走法不是这样，减到 0 就是老鼠胜。猫已经赢了的局面不会成为老鼠胜，不
// 必另外处理；没有确定的局面都算猫胜，不用像 913 那样区分平局。每一轮倒推两步，所以 500 轮就是 1000
// 步。每个局面至多确定一次，每种走法至多看一次，时间 O(s²(r + c))，s、r、c 是格子数、行数和列数。

use std::iter::successors;
use std::mem;

#[cfg(feature = "local")]
struct Solution;

const TURNS: usize = 1000;

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        let rows: Vec<&[u8]> = grid.iter().map(String::as_bytes).collect();
        let cells = rows.concat();
        let find = |letter| cells.iter().position(|&cell| cell == letter);
        let [Some(start), Some(cat_start), Some(food)] = [b'M', b'C', b'F'].map(find) else {
            return false;
        };
        let mouse_moves = moves(&rows, mouse_jump);
        let cat_moves = moves(&rows, cat_jump);

        // wins[mouse][cat]: whether the mouse wins if it is to move.
        let mut wins = vec![vec![false; cells.len()]; cells.len()];
        // escapes[mouse][cat]: the number of moves to positions that the mouse is not known to win,
        // if the cat is to move.
        let counts: Vec<usize> = cat_moves.iter().map(Vec::len).collect();
        let mut escapes = vec![counts; cells.len()];
        // The positions with the cat to move that the search looks at next: at first, the mouse is
        // on the food; later, the mouse wins them in exactly the current number of turns.
        let mut decided = Vec::new();
        for (cat, &cell) in cells.iter().enumerate() {
            if cat != food && cell != b'#' {
                decided.push((food, cat));
            }
        }
        // The mouse moves on every other turn.
        for _ in 0..TURNS / 2 {
            for (after, cat) in mem::take(&mut decided) {
                for &mouse in &mouse_moves[after] {
                    if mouse == cat || wins[mouse][cat] {
                        continue;
                    }
                    wins[mouse][cat] = true;
                    for &before in &cat_moves[cat] {
                        escapes[mouse][before] -= 1;
                        if escapes[mouse][before] == 0 {
                            decided.push((mouse, before));
                        }
                    }
                }
            }
        }
        wins[start][cat_start]
    }
}

/// Returns, for each cell, the cells that one move leads to: the cell itself, then up to `longest`
/// cells in each direction, as far as the next wall or the border.
fn moves(rows: &[&[u8]], longest: i32) -> Vec<Vec<usize>> {
    let width = rows[0].len();
    let step = |cell: usize, (down, right): (isize, isize)| {
        let row = (cell / width).checked_add_signed(down)?;
        let column = (cell % width).checked_add_signed(right)?;
        (*rows.get(row)?.get(column)? != b'#').then_some(row * width + column)
    };
    let most = usize::try_from(longest).unwrap_or(0);
    let moves_from = |cell| {
        let mut ends = vec![cell];
        for direction in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let line = successors(step(cell, direction), |&next| step(next, direction));
            ends.extend(line.take(most));
        }
        ends
    };
    (0..rows.len() * width).map(moves_from).collect()
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::can_mouse_win(grid, cat_jump, mouse_jump));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(grid, cat, mouse)| {
            Solution::can_mouse_win(grid, cat, mouse)
        });
    }

    /// The grid of the example, and one on which the win takes 79 turns.
    #[test]
    fn the_examples_are_right() {
        let grid = ["C#F", "M.."].map(str::to_owned);
        assert!(Solution::can_mouse_win(grid.to_vec(), 1, 1));
        let grid = [
            "....#...", //
            ".##...#.", "...###F.", "##....#.", "MC###..#", ".#...#..", ".#.#..#.", "....#...",
        ];
        assert!(Solution::can_mouse_win(grid.map(str::to_owned).to_vec(), 1, 1));
    }
}
