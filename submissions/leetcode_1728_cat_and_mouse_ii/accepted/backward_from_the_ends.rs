// Retrograde analysis: for each position, counts the moves that are not known to lose

use std::collections::VecDeque;

const MOUSE: usize = 0;
const CAT: usize = 1;

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        let grid: Vec<&[u8]> = grid.iter().map(|row| row.as_bytes()).collect();
        let cells = grid.concat();
        let n = cells.len();
        let find = |letter| cells.iter().position(|&cell| cell == letter).unwrap();
        let food = find(b'F');
        let moves = [jumps(&grid, mouse_jump), jumps(&grid, cat_jump)];

        let mut winner = vec![[None; 2]; n * n];
        let mut degree = vec![[0; 2]; n * n];
        let mut queue = VecDeque::new();
        for mouse in 0..n {
            for cat in 0..n {
                if cells[mouse] == b'#' || cells[cat] == b'#' {
                    continue;
                }
                let state = mouse * n + cat;
                degree[state] = [moves[MOUSE][mouse].len(), moves[CAT][cat].len()];
                let won = if mouse == cat || cat == food {
                    Some(CAT)
                } else if mouse == food {
                    Some(MOUSE)
                } else {
                    continue;
                };
                winner[state] = [won; 2];
                queue.extend([(mouse, cat, MOUSE), (mouse, cat, CAT)]);
            }
        }
        while let Some((mouse, cat, turn)) = queue.pop_front() {
            let won = winner[mouse * n + cat][turn];
            let before = 1 - turn;
            for &from in &moves[before][[mouse, cat][before]] {
                let (m, c) = if before == MOUSE { (from, cat) } else { (mouse, from) };
                let state = m * n + c;
                if winner[state][before].is_some() {
                    continue;
                }
                degree[state][before] -= 1;
                if won == Some(before) || degree[state][before] == 0 {
                    winner[state][before] = won;
                    queue.push_back((m, c, before));
                }
            }
        }
        winner[find(b'M') * n + find(b'C')][MOUSE] == Some(MOUSE)
    }
}

fn jumps(grid: &[&[u8]], longest: i32) -> Vec<Vec<usize>> {
    let (rows, cols) = (grid.len() as i32, grid[0].len() as i32);
    let mut ends = Vec::new();
    for r in 0..rows {
        for c in 0..cols {
            let mut to = vec![(r * cols + c) as usize];
            for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                for jump in 1..=longest {
                    let (r, c) = (r + dr * jump, c + dc * jump);
                    let is_inside = (0..rows).contains(&r) && (0..cols).contains(&c);
                    if !is_inside || grid[r as usize][c as usize] == b'#' {
                        break;
                    }
                    to.push((r * cols + c) as usize);
                }
            }
            ends.push(to);
        }
    }
    ends
}
