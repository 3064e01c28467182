// AtCoder ABC 067 D. Fennec VS. Snuke / 树上抢点：谁近归谁（ARC 078 D）
// https://atcoder.jp/contests/abc067/tasks/arc078_b
//
// Input:       n, then edges, the n - 1 edges of a tree; each is a pair of vertices from 1 to n
// Answer:      Fennec if Fennec, who begins, wins, else Snuke; at first vertex 1 is black and
//              vertex n is white; Fennec in her turn paints a free vertex next to a black one black,
//              Snuke in his turn a free vertex next to a white one white; a player with no move loses
// Constraints: 2 <= n <= 10^5
//
// Rule: wins(colors, player) tells whether the player to move wins:
//   wins(colors, player) = whether !wins(next, opponent) for some next that a move leads to
//
// Idea: Fennec gets the vertices that are at most as far from 1 as from n. Let f be their number.
// She wins if and only if f > n - f. Proof: consider the path from 1 to n. To reach a vertex that
// hangs on a vertex v of the path, a player needs v. So the free vertices of the path always lie
// between both players, and can be taken from both sides only. A player who moves along the path as
// long as it has a free vertex takes at least every other one of them: Fennec, who begins, gets at
// least the nearer half and the middle, if there is one, and Snuke at least his nearer half. Then
// all that hangs on the own part of the path is the player's alone, and free or already the
// player's. So whatever the opponent does, Fennec can make at least f - 1 moves in all, and Snuke
// at least n - f - 1. Together these are all n - 2 vertices that are free at the start.
// - f > n - f: Fennec plays like this. Snuke has at most n - f - 1 moves, fewer than her f - 1, so
//   he is stuck first.
// - f <= n - f: Snuke plays like this. Fennec has at most f - 1 moves, and he has an answer to each,
//   so she is stuck first.
//
// A breadth-first search from 1 and n at once finds who is nearer. At each distance the vertices
// of 1 come before those of n in the queue, so that vertices in the middle go to Fennec.
//
// Example: edges 1-2, 2-3, 3-4, 1-5, 4-6; n = 6
//   5 - 1 - 2 - 3 - 4 - 6
//   vertex         1  2  3  4  5  6
//   distance to 1  0  1  2  3  1  4
//   distance to 6  4  3  2  1  5  0
//   Fennec gets 1, 2, 3 and 5, and Snuke 4 and 6. 4 > 2, so the answer is Fennec.
//
// Time O(n), memory O(n).
//
// 思路：离 1 号点的距离不超过离 n 号点的距离的点归 Fennec，设有 f 个，f > n - f 时 Fennec 必胜，否则
// Snuke 必胜。证明：看 1 到 n 的路径。要走到挂在路径上某点 v 下面的点，必须先占 v，所以路径上的空点总
// 是夹在双方之间的一段。只要路径上还有空点就沿路径走的一方，至少占到其中的一半：先走的 Fennec 占到靠近
// 自己的一半，有正中的点也归她；Snuke 占到靠近自己的一半。之后挂在自己这一段上的点，对方都到不了。所
// 以无论对方怎么走，Fennec 至少能走 f - 1 步，Snuke 至少能走 n - f - 1 步，合起来正好是开局的 n - 2 个
// 空点。f > n - f 时 Fennec 这样走，Snuke 至多 n - f - 1 步，先走不动；f <= n - f 时 Snuke 这样走，
// Fennec 至多 f - 1 步，每一步 Snuke 都有应对。程序从 1 和 n 同时 BFS（1 先入队），先到者得，距离相等的
// 点归 Fennec。

use std::collections::VecDeque;

fn winner(edges: Vec<(usize, usize)>) -> &'static str {
    let count = edges.len() + 1;
    let black = black_vertices(&edges);
    if black > count - black { "Fennec" } else { "Snuke" }
}

/// Returns the number of vertices that become black.
fn black_vertices(edges: &[(usize, usize)]) -> usize {
    let count = edges.len() + 1;
    let mut neighbors = vec![Vec::new(); count + 1];
    for &(one, other) in edges {
        neighbors[one].push(other);
        neighbors[other].push(one);
    }

    let mut is_black = vec![None; count + 1];
    is_black[1] = Some(true);
    is_black[count] = Some(false);
    let mut queue = VecDeque::from([1, count]);
    while let Some(vertex) = queue.pop_front() {
        for &neighbor in &neighbors[vertex] {
            if is_black[neighbor].is_none() {
                is_black[neighbor] = is_black[vertex];
                queue.push_back(neighbor);
            }
        }
    }
    is_black.iter().filter(|&&is_black| is_black == Some(true)).count()
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(edges));

#[cfg(not(feature = "local"))]
fn main() {
    use proconio::input;

    input! {
        n: usize,
        edges: [(usize, usize); n - 1],
    }
    println!("{}", winner(edges));
}

#[cfg(test)]
mod tests {
    use super::{black_vertices, winner};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(edges,)| winner(edges));
    }

    #[test]
    fn the_middle_of_the_path_is_black() {
        assert_eq!(black_vertices(&[(1, 2)]), 1);
        assert_eq!(black_vertices(&[(1, 2), (2, 3)]), 2);
        assert_eq!(black_vertices(&[(4, 2), (3, 2), (1, 3)]), 2);
        assert_eq!(black_vertices(&[(5, 2), (2, 1), (2, 4), (4, 3)]), 4);
    }

    #[test]
    fn a_long_path_is_halved() {
        let path: Vec<_> = (1..100_000).map(|vertex| (vertex + 1, vertex)).collect();
        assert_eq!(black_vertices(&path), 50_000);
        assert_eq!(winner(path), "Snuke");
    }

    #[test]
    fn the_example_is_right() {
        let edges = vec![(1, 2), (2, 3), (3, 4), (1, 5), (4, 6)];
        let row = [5, 1, 2, 3, 4, 6];
        let place = |vertex| row.iter().position(|&other| other == vertex).expect("a vertex");
        let distances = |from| [1, 2, 3, 4, 5, 6].map(|to| place(from).abs_diff(place(to)));
        for &(one, other) in &edges {
            assert_eq!(place(one).abs_diff(place(other)), 1);
        }
        assert_eq!(distances(1), [0, 1, 2, 3, 1, 4]);
        assert_eq!(distances(6), [4, 3, 2, 1, 5, 0]);
        assert_eq!(black_vertices(&edges), 4);
        assert_eq!(winner(edges), "Fennec");
    }
}
