// Luogu P4055: Game on a Grid / [JSOI2009] 游戏（二分图博弈）
// https://www.luogu.com.cn/problem/P4055
//
// Input:       n and m, then the n rows of a grid with m columns; . is free, and # is a wall
// Answer:      WIN, then all squares on which AA can put the token and win, row by row: the row and
//              the column of each, from 1, on a line of their own. LOSE if there is no such square.
//              AA puts the token on a free square; then YY and AA in turn move it to a free square
//              beside it that it has not visited. The player who cannot move loses
// Constraints: 1 to 100 rows and columns
//
// Rule: wins(square, visited) tells whether the player who has just moved to `square` wins:
//   wins(square, visited) = wins(next, visited and square) for no next free square that is beside
//                           `square` and not visited
//
// Idea: AA wins by a first square if and only if some maximum matching of the free squares, each with
// a square beside it, leaves this square free.
// - If a maximum matching does so, AA always moves to the partner of the square that YY has moved
//   to. YY can never move to a square without a partner: the token's path would have two free ends
//   and every second pair in the matching, so exchanging the pairs would make the matching larger.
// - If every maximum matching covers the square, take one. YY always moves to the partner. AA can
//   never move to a square without a partner: exchanging the pairs on the token's path would give a
//   matching of the same size that leaves the first square free.
//
// Find one maximum matching. A square that it covers is free in another one if and only if a path
// leads to it from a free square, two steps at a time: to any square beside, then to its partner.
// Exchanging the pairs on this path moves the free place to its end.
// The grid is bipartite, like a chessboard, so Hopcroft and Karp's algorithm finds the matching. In
// each round, a breadth-first search from the free black squares finds the length of the shortest
// paths to free white squares, and depth-first searches exchange the pairs on such paths as long as
// there are any. After O(sqrt(v)) rounds for v squares there is no path.
//
// Example: the rows .## / ... / #.#
//   The free squares are (1,1), (2,1), (2,2), (2,3) and (3,2). A maximum matching is (1,1)-(2,1) and
//   (2,2)-(3,2). It leaves (2,3) free. From there, two steps lead by (2,2) to its partner (3,2), and
//   no others, so AA wins with (2,3) and (3,2).
//
// Time O(v sqrt(v)) for v = n m squares, memory O(v).
//
// 思路：二分图博弈。结论：先手（选起点的 AA）从某个格子开始必胜，当且仅当存在一个最大匹配不包含它。若最大
// 匹配不包含起点，YY 每走到一个格子，AA 就走到它的匹配点；YY 不可能走到未匹配的格子，否则走过的路就是一条
// 增广路，与最大匹配矛盾。若所有最大匹配都包含起点，任取一个，YY 每次都走到匹配点；AA 不可能走到未匹配的
// 格子，否则把走过的路上的匹配边与非匹配边互换，就得到不包含起点的最大匹配。求出一个最大匹配之后，从每个
// 未匹配的格子出发，先走到任意相邻的格子，再走到它的匹配点，这样能到达的格子就是全部答案：把这条交错路取
// 反，终点就不在匹配里了。只输出一个最大匹配的未匹配点是常见的错误。网格按黑白染色是二分图，用
// Hopcroft-Karp 算法求最大匹配，全部不用递归。没有空地，或者存在完美匹配，输出 LOSE。

/// Returns the answer as Luogu expects it.
fn winning_starts(rows: Vec<String>) -> String {
    let grid = Grid::new(&rows);
    let partners = grid.maximum_matching();
    let mut lines = vec!["WIN".to_owned()];
    for (square, wins) in grid.free_in_some_maximum_matching(&partners).into_iter().enumerate() {
        if wins {
            let [row, column] = grid.squares[square];
            lines.push(format!("{} {}", row + 1, column + 1));
        }
    }
    if lines.len() == 1 { "LOSE".to_owned() } else { lines.join("\n") }
}

/// The free squares, row by row.
struct Grid {
    /// The row and the column of each square.
    squares: Vec<[usize; 2]>,
    /// For each square, the squares beside it.
    neighbors: Vec<Vec<usize>>,
}

impl Grid {
    fn new(rows: &[String]) -> Self {
        let mut squares: Vec<[usize; 2]> = Vec::new();
        let mut neighbors: Vec<Vec<usize>> = Vec::new();
        let columns = rows.iter().map(String::len).max().unwrap_or(0);
        // The last free square of each column, with its row.
        let mut above: Vec<Option<usize>> = vec![None; columns];
        for (row, text) in rows.iter().enumerate() {
            let mut left = None;
            for (column, byte) in text.bytes().enumerate() {
                let square = (byte == b'.').then_some(squares.len());
                if let Some(square) = square {
                    squares.push([row, column]);
                    neighbors.push(Vec::new());
                    for beside in [above[column], left].into_iter().flatten() {
                        neighbors[beside].push(square);
                        neighbors[square].push(beside);
                    }
                }
                above[column] = square;
                left = square;
            }
        }
        Self { squares, neighbors }
    }

    /// Returns the partner of each square in a maximum matching.
    fn maximum_matching(&self) -> Vec<Option<usize>> {
        let is_black = |square: &usize| self.squares[*square].iter().sum::<usize>() % 2 == 0;
        let black: Vec<usize> = (0..self.squares.len()).filter(is_black).collect();
        let mut partners = vec![None; self.squares.len()];
        loop {
            let is_free = |square: &usize| partners[*square].is_none();
            let free: Vec<usize> = black.iter().copied().filter(is_free).collect();
            let Some(distances) = self.distances(&free, &partners) else {
                return partners;
            };
            let mut untried: Vec<_> = self.neighbors.iter().map(|squares| squares.iter()).collect();
            for start in free {
                let mut path = vec![start];
                while let Some(&black) = path.last() {
                    match untried[black].next() {
                        None => {
                            path.pop();
                        }
                        Some(&white) => match partners[white] {
                            None => exchange(&mut path, white, &mut partners),
                            Some(next) if distances[next] == Some(path.len()) => path.push(next),
                            Some(_) => {}
                        },
                    }
                }
            }
        }
    }

    /// Returns for each black square how many pairs of the matching a shortest path from one of the
    /// `free` ones has, up to the length at which a path leads to a free white square. Returns
    /// `None` if there is no such path.
    fn distances(&self, free: &[usize], partners: &[Option<usize>]) -> Option<Vec<Option<usize>>> {
        let mut distances = vec![None; partners.len()];
        for &square in free {
            distances[square] = Some(0);
        }
        let mut layer = free.to_vec();
        let mut distance = 0;
        let mut is_found = false;
        while !layer.is_empty() {
            distance += 1;
            let mut next_layer = Vec::new();
            for &white in layer.iter().flat_map(|&black| &self.neighbors[black]) {
                match partners[white] {
                    None => is_found = true,
                    Some(next) if distances[next].is_none() => {
                        distances[next] = Some(distance);
                        next_layer.push(next);
                    }
                    Some(_) => {}
                }
            }
            if is_found {
                // The paths by these squares are longer.
                for square in next_layer {
                    distances[square] = None;
                }
                return Some(distances);
            }
            layer = next_layer;
        }
        None
    }

    /// Returns whether some maximum matching leaves each square free, given one such matching.
    fn free_in_some_maximum_matching(&self, partners: &[Option<usize>]) -> Vec<bool> {
        let mut is_free: Vec<bool> = partners.iter().map(Option::is_none).collect();
        let mut found: Vec<usize> = (0..partners.len()).filter(|&square| is_free[square]).collect();
        while let Some(square) = found.pop() {
            for &beside in &self.neighbors[square] {
                if let Some(partner) = partners[beside]
                    && !is_free[partner]
                {
                    is_free[partner] = true;
                    found.push(partner);
                }
            }
        }
        is_free
    }
}

/// Matches the last black square of the path with a free white square, the one before with the last
/// one's partner, and so on, so that the first one is not free any more. Empties the path.
fn exchange(path: &mut Vec<usize>, white: usize, partners: &mut [Option<usize>]) {
    let mut free = Some(white);
    while let (Some(white), Some(black)) = (free, path.pop()) {
        free = partners[black].replace(white);
        partners[white] = Some(black);
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(winning_starts(rows));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let mut words = input.split_ascii_whitespace();
    let row_count = words.next().unwrap_or_default().parse()?;
    let rows = words.skip(1).take(row_count).map(str::to_owned);
    println!("{}", winning_starts(rows.collect()));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Grid, winning_starts};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(rows,)| {
            winning_starts(rows)
        });
    }

    fn rows(rows: &[&str]) -> Vec<String> {
        rows.iter().copied().map(str::to_owned).collect()
    }

    #[test]
    fn squares_of_all_maximum_matchings_are_found() {
        for (grid, expected) in [
            (&["."][..], "WIN\n1 1"),
            (&["#"], "LOSE"),
            (&[".."], "LOSE"),
            (&["..."], "WIN\n1 1\n1 3"),
            (&[".#.", "#.#"], "WIN\n1 1\n1 3\n2 2"),
            (&[".#", ".."], "WIN\n1 1\n2 2"),
            (&["..", "..", ".#"], "WIN\n1 1\n2 2\n3 1"),
        ] {
            assert_eq!(winning_starts(rows(grid)), expected, "{grid:?}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let example = rows(&[".##", "...", "#.#"]);
        let grid = Grid::new(&example);
        let [top, left, middle, right, bottom] = [0, 1, 2, 3, 4];
        assert_eq!(grid.squares, [[0, 0], [1, 0], [1, 1], [1, 2], [2, 1]]);
        let mut partners = vec![None; 5];
        for (one, other) in [(top, left), (middle, bottom)] {
            partners[one] = Some(other);
            partners[other] = Some(one);
        }
        let free = grid.free_in_some_maximum_matching(&partners);
        assert_eq!(free, [0, 1, 2, 3, 4].map(|square| square == right || square == bottom));
        assert_eq!(winning_starts(example), "WIN\n2 3\n3 2");
    }

    #[test]
    fn a_large_grid_without_walls_has_a_perfect_matching() {
        assert_eq!(winning_starts(vec![".".repeat(100); 100]), "LOSE");
        let odd = winning_starts(vec![".".repeat(99); 99]);
        assert_eq!(odd.lines().count(), 1 + (99 * 99_usize).div_ceil(2));
    }
}
