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

    /// Returns the best of these results for a player, whose win is `own`.
    fn best(own: usize, results: &[usize]) -> usize {
        let good = [own, 0].into_iter().find(|good| results.contains(good));
        good.unwrap_or(3 - own)
    }

    /// Returns the results of all positions `[mouse][cat][player]` by the rule, where a win of more
    /// than so many turns counts as a draw.
    fn results_within(turns: usize, graph: &[Vec<usize>]) -> Vec<Vec<[usize; 2]>> {
        let count = graph.len();
        let mut results = vec![vec![[0; 2]; count]; count];
        for [mouse, cat, result] in (1..count).flat_map(|node| [[0, node, 1], [node, node, 2]]) {
            results[mouse][cat] = [result; 2];
        }
        for _ in 0..turns {
            let known = results.clone();
            for mouse in 1..count {
                for cat in (1..count).filter(|&cat| cat != mouse) {
                    let mouse_moves = graph[mouse].iter().map(|&node| known[node][cat][1]);
                    let cat_moves = graph[cat].iter().filter(|&&node| node != 0);
                    let cat_results = cat_moves.map(|&node| known[mouse][node][0]);
                    results[mouse][cat] = [
                        best(1, &mouse_moves.collect::<Vec<_>>()),
                        best(2, &cat_results.collect::<Vec<_>>()),
                    ];
                }
            }
        }
        results
    }

    fn result(graph: &[Vec<usize>]) -> i32 {
        let to_numbers =
            |row: &Vec<usize>| row.iter().map(|&node| i32::try_from(node).unwrap()).collect();
        Solution::cat_mouse_game(graph.iter().map(to_numbers).collect())
    }

    /// Returns all graphs of so many nodes in which both players can move.
    fn graphs(count: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
        let pairs: Vec<_> = (0..count)
            .flat_map(|larger| (0..larger).map(move |smaller| [smaller, larger]))
            .collect();
        let graphs = (0..1_u32 << pairs.len()).map(move |edges| {
            let mut graph = vec![Vec::new(); count];
            for (bit, &[smaller, larger]) in pairs.iter().enumerate() {
                if edges >> bit & 1 == 1 {
                    graph[smaller].push(larger);
                    graph[larger].push(smaller);
                }
            }
            graph
        });
        graphs.filter(|graph| graph.iter().all(|row| !row.is_empty()) && graph[2] != [0])
    }

    /// The longest win takes as many turns as docs/games-that-repeat.md says.
    #[test]
    fn small_graphs_have_the_result_of_the_rule() {
        for (count, longest) in [(3, 1), (4, 3), (5, 5)] {
            let mut longer = 0;
            for graph in graphs(count) {
                let positions = 2 * (count - 1) * (count - 2);
                let [too_few, enough, expected] = [longest - 1, longest, positions]
                    .map(|turns| results_within(turns, &graph)[1][2][0]);
                assert_eq!(enough, expected, "{graph:?}");
                assert_eq!(usize::try_from(result(&graph)), Ok(expected), "{graph:?}");
                longer += usize::from(too_few != expected);
            }
            assert!(longer > 0, "{count} nodes");
        }
    }

    #[test]
    fn the_example_is_right() {
        let graph = [vec![4], vec![2, 3], vec![1, 4], vec![1, 4], vec![0, 2, 3]];
        let results = results_within(100, &graph);
        for mouse in 1..5 {
            for cat in (1..5).filter(|&cat| cat != mouse) {
                let mouse_to_move = match (mouse, cat) {
                    (4, _) | (2 | 3, 1) => 1,
                    (1, 4) | (2, 3) | (3, 2) => 2,
                    _ => 0,
                };
                let cat_to_move = match (mouse, cat) {
                    (4, 1) => 1,
                    _ if graph[mouse].contains(&cat) => 2,
                    _ => 0,
                };
                let expected = [mouse_to_move, cat_to_move];
                assert_eq!(results[mouse][cat], expected, "{mouse}, {cat}");
            }
        }
        assert_eq!(result(&graph), 0);
    }

    #[test]
    fn a_win_can_take_more_than_2n_turns() {
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
        let results = [16, 17].map(|turns| results_within(turns, &graph)[1][2][0]);
        assert_eq!(results, [0, 1]);
        assert_eq!(result(&graph), 1);
    }
}
