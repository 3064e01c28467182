// A search from each pawn; memoized recursion on the last captured pawn and the set of remaining pawns

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
        let mut memo = vec![vec![None; n + 1]; 1 << n];
        moves((1 << n) - 1, n, &dist, &mut memo)
    }
}

fn moves(left: usize, from: usize, dist: &[Vec<i32>], memo: &mut [Vec<Option<i32>>]) -> i32 {
    if left == 0 {
        return 0;
    }
    if let Some(known) = memo[left][from] {
        return known;
    }
    let n = dist.len();
    let is_left = |pawn: &usize| left >> pawn & 1 == 1;
    let totals = (0..n)
        .filter(is_left)
        .map(|pawn| dist[pawn][from] + moves(left ^ 1 << pawn, pawn, dist, memo));
    let is_alice = (n - left.count_ones() as usize) % 2 == 0;
    let best = if is_alice { totals.max() } else { totals.min() };
    memo[left][from] = best;
    best.unwrap()
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
