// 913. Cat and Mouse / 猫和老鼠
// https://leetcode.com/problems/cat-and-mouse/
// https://leetcode.cn/problems/cat-and-mouse/
//
// Input:       graph, the neighbors of each node
// Answer:      1 if the mouse wins, 2 if the cat wins, 0 for a draw. The mouse starts at node 1 and
//              moves first; the cat starts at node 2. The player to move must move to a neighbor
//              of its node, but the cat may not enter node 0, the hole. The mouse wins if it
//              reaches the hole, the cat if it catches the mouse; if a position repeats, the game
//              is a draw
// Constraints: 3 to 50 nodes, each with a neighbor; the graph is undirected and has no self-loops;
//              the cat can always move, so node 2 has a neighbor other than 0
//
// Rule: a position consists of the mouse's node, the cat's node, and the player to move.
//   The mouse has won if it is at node 0, and the cat if both are at the same node.
//   In other positions the player to move wins if some move leads to a position that this player
//   wins, and loses if every move leads to a position that the opponent wins.
//   Positions that these rules do not decide are draws.
//
// Idea: positions repeat, so there is no order in which a recursion could compute them. Work
// backward from the final positions instead (retrograde analysis), and keep for each position the
// number of moves that are not known to lose. When a position is decided, look at all positions
// that have a move to it. If the winner is the player who makes this move, that player wins there
// too. Otherwise the move loses; if it was the last move there that was not known to lose, the
// opponent wins there. Positions that are never decided are draws: the player to move has a move to
// another such position, and never needs to make a losing move.
// It is wrong to call the game a draw after 2n turns: with 8 nodes a win can take 17.
// Proof, and a picture of the example: docs/games-that-repeat.md
//
// Example: graph = [[4], [2, 3], [1, 4], [1, 4], [0, 2, 3]], a square 1, 2, 4, 3; the
// hole is next to 4
//   Mouse at 4 and to move: the mouse wins.
//   Mouse at 4, cat at 1 and to move: the cat cannot reach 4, so the mouse wins.
//   Mouse at 2 or 3 and to move, cat at 1: the mouse moves to 4 and wins.
//   Cat to move, at a neighbor of the mouse: the cat wins.
//   Mouse to move, at the corner opposite the cat, but not at 4: the cat wins.
//   The other positions are draws, including the start: the mouse moves from 1 to 3, the cat
//   from 2 to 4, the mouse from 3 to 1, the cat from 4 to 2.
//
// Time O(n m) for n nodes and m edges, at most O(n^3). Memory O(n^2).
//
// 思路：局面由老鼠的位置、猫的位置和轮到谁走组成。局面会重复，状态之间有环，不能直接记忆化搜索，
// 所以从终局倒推（拓扑排序）：老鼠在洞里是老鼠胜，两者在同一个点是猫胜。每个局面记下尚未确定必输
// 的走法数（计数），开始时就是全部走法数（猫不能进洞）。每确定一个局面，就看能一步走到它的局面：
// 若胜者正是走这一步的玩家，那个局面也是他胜；否则这一步会输，计数减 1，减到 0 就是对手胜。始终没
// 有确定的局面是平局：轮到走的玩家总有一步走到另一个这样的局面，不必走会输的一步。n 个点、m 条边
// 时，每个局面至多确定一次，每种走法至多看一次，时间 O(nm)，不超过 O(n³)。常见的错误是走满 2n 步
// 就算平局：8 个点的图，取胜就可能要 17 步。

use std::collections::VecDeque;

#[cfg(feature = "local")]
struct Solution;

const MOUSE: usize = 0;
const CAT: usize = 1;

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let nodes = |row: Vec<i32>| row.into_iter().flat_map(usize::try_from).collect();
        let mouse_moves: Vec<Vec<usize>> = graph.into_iter().map(nodes).collect();
        let mut cat_moves = mouse_moves.clone();
        for moves in &mut cat_moves {
            moves.retain(|&node| node != 0);
        }
        match forced_win(&[mouse_moves, cat_moves]) {
            None => 0,
            Some(MOUSE) => 1,
            Some(_) => 2,
        }
    }
}

/// Returns the player who can force a win, if there is one. `moves[player][node]` are the nodes to
/// which `player` can move from `node`.
fn forced_win(moves: &[Vec<Vec<usize>>; 2]) -> Option<usize> {
    let nodes = moves[MOUSE].len();
    // open[player][other][own]: the number of moves of `player`, who is at `own` while the opponent
    // is at `other`, that are not known to lose; `None` once the position is decided.
    let mut open = moves.each_ref().map(|moves| {
        let counts: Vec<_> = moves.iter().map(|row| Some(row.len())).collect();
        vec![counts; nodes]
    });

    // The player to move, this player's node, the opponent's node, and the winner. It is a queue, so
    // that the shortest wins are found first.
    let mut decided = VecDeque::new();
    for node in 1..nodes {
        for (player, own, other, winner) in [
            (MOUSE, 0, node, MOUSE),
            (CAT, node, 0, MOUSE),
            (MOUSE, node, node, CAT),
            (CAT, node, node, CAT),
        ] {
            open[player][other][own] = None;
            decided.push_back((player, own, other, winner));
        }
    }
    while let Some((player, own, other, winner)) = decided.pop_front() {
        if (player, own, other) == (MOUSE, 1, 2) {
            return Some(winner);
        }
        // The opponent made the last move, from a neighbor of the node that it is at now.
        let opponent = 1 - player;
        let counts = &mut open[opponent][own];
        for &node in &moves[opponent][other] {
            match &mut counts[node] {
                Some(left @ 2..) if winner == player => *left -= 1,
                count @ Some(_) => {
                    *count = None;
                    decided.push_back((opponent, node, own, winner));
                }
                None => {}
            }
        }
    }
    None
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::cat_mouse_game(graph));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(graph,)| {
            Solution::cat_mouse_game(graph)
        });
    }

    /// The square of the example, and a graph of 8 nodes in which a win takes 17 turns.
    #[test]
    fn the_examples_are_right() {
        let square = [vec![4], vec![2, 3], vec![1, 4], vec![1, 4], vec![0, 2, 3]];
        assert_eq!(Solution::cat_mouse_game(square.to_vec()), 0);
        let graph = [
            vec![2, 3, 7],
            vec![4, 5, 6, 7],
            vec![0, 5, 6, 7],
            vec![0, 4, 6, 7],
            vec![1, 3, 5, 6],
            vec![1, 2, 4, 7],
            vec![1, 2, 3, 4],
            vec![0, 1, 2, 3, 5],
        ];
        assert_eq!(Solution::cat_mouse_game(graph.to_vec()), 1);
    }
}
