// Memoized recursion on both cells and the turn, up to 1000

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        let grid: Vec<&[u8]> = grid.iter().map(|row| row.as_bytes()).collect();
        let cells = grid.concat();
        let find = |letter| cells.iter().position(|&cell| cell == letter).unwrap();
        let mut game = Game {
            food: find(b'F'),
            mouse_to: jumps(&grid, mouse_jump),
            cat_to: jumps(&grid, cat_jump),
            memo: vec![None; 1000 * cells.len() * cells.len()],
        };
        game.mouse_wins(find(b'M'), find(b'C'), 0)
    }
}

struct Game {
    food: usize,
    mouse_to: Vec<Vec<usize>>,
    cat_to: Vec<Vec<usize>>,
    memo: Vec<Option<bool>>,
}

impl Game {
    fn mouse_wins(&mut self, mouse: usize, cat: usize, turn: usize) -> bool {
        if mouse == cat || cat == self.food || turn == 1000 {
            return false;
        }
        if mouse == self.food {
            return true;
        }
        let cells = self.mouse_to.len();
        let state = (turn * cells + mouse) * cells + cat;
        if let Some(known) = self.memo[state] {
            return known;
        }
        let wins = if turn % 2 == 0 {
            let ends = self.mouse_to[mouse].clone();
            ends.into_iter().any(|cell| self.mouse_wins(cell, cat, turn + 1))
        } else {
            let ends = self.cat_to[cat].clone();
            ends.into_iter().all(|cell| self.mouse_wins(mouse, cell, turn + 1))
        };
        self.memo[state] = Some(wins);
        wins
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
