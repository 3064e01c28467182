// A search from each pawn; a table of all sets of captured pawns, from the full set down

use std::collections::VecDeque;

const MOVES: [(i32, i32); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

impl Solution {
    pub fn max_moves(kx: i32, ky: i32, positions: Vec<Vec<i32>>) -> i32 {
        let n = positions.len();
        let mut squares = positions.clone();
        squares.push(vec![kx, ky]);
        let dist: Vec<Vec<i32>> = positions
            .iter()
            .map(|pawn| {
                let grid = search(pawn[0], pawn[1]);
                squares.iter().map(|square| grid[square[0] as usize][square[1] as usize]).collect()
            })
            .collect();
        let mut dp = vec![vec![0; n + 1]; 1 << n];
        for taken in (0..(1_usize << n) - 1).rev() {
            for i in 0..=n {
                let moves = (0..n)
                    .filter(|j| taken >> j & 1 == 0)
                    .map(|j| dist[j][i] + dp[taken | 1 << j][j]);
                let best = if taken.count_ones() % 2 == 0 { moves.max() } else { moves.min() };
                dp[taken][i] = best.unwrap();
            }
        }
        dp[0][n]
    }
}

fn search(x: i32, y: i32) -> Vec<Vec<i32>> {
    let mut grid = vec![vec![-1; 50]; 50];
    grid[x as usize][y as usize] = 0;
    let mut queue = VecDeque::from([(x, y)]);
    while let Some((x, y)) = queue.pop_front() {
        for (dx, dy) in MOVES {
            let (u, v) = (x + dx, y + dy);
            if (0..50).contains(&u) && (0..50).contains(&v) && grid[u as usize][v as usize] < 0 {
                grid[u as usize][v as usize] = grid[x as usize][y as usize] + 1;
                queue.push_back((u, v));
            }
        }
    }
    grid
}
