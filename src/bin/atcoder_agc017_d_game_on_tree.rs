// AtCoder Grand Contest 017 D. Game on Tree / 树上删边游戏（Green Hackenbush）
// https://atcoder.jp/contests/agc017/tasks/agc017_d
//
// Input:       n, then edges, the n - 1 edges of a tree; each is a pair of vertices from 1 to n
// Answer:      Alice if Alice, who begins, wins, else Bob; each player in turn removes an edge and
//              the part of the tree that is then cut off from vertex 1; a player with no move loses
// Constraints: 2 <= n <= 10^5
//
// Rule: the Grundy number of a vertex is that of its subtree, whose root cannot be removed:
//   grundy[v] = xor of (grundy[c] + 1) over all children c of v; so a leaf has 0
// Alice wins if and only if grundy[1] is not 0.
//
// Idea: the branches of a vertex do not affect each other, so their Grundy numbers are combined by
// xor (Sprague-Grundy). By the colon principle, a branch that consists of an edge and the subtree of
// c has the Grundy number grundy[c] + 1. The proof is by induction on the number of edges. A move in
// the branch either removes its edge, which leaves 0, or is a move in the subtree of c. The moves of
// the second kind lead to subtrees with numbers that include 0 to grundy[c] - 1, but not grundy[c].
// By the induction hypothesis the branches then have numbers that include 1 to grundy[c], but not
// grundy[c] + 1. With the 0, the smallest number that is missing, the mex, is grundy[c] + 1.
//
// A path of 10^5 vertices is too deep for a recursion. Remove leaf after leaf instead, except vertex
// 1: a leaf has only one neighbor left, its parent. For each vertex, it is enough to know the number
// of its neighbors and their xor: when one neighbor is left, the xor is that neighbor.
//
// Example: edges 1-2, 2-3, 2-4, 4-5
//            1
//            |     grundy[3] = grundy[5] = 0
//            2     grundy[4] = 0 + 1 = 1
//           / \    grundy[2] = (0 + 1) xor (1 + 1) = 3
//          3   4   grundy[1] = 3 + 1 = 4
//              |
//              5   4 is not 0, so Alice wins: she removes the edge 1-2.
//
// Time O(n), memory O(n).
//
// 思路：树上删边游戏，即 Green Hackenbush。一个点的各个分枝互不影响，SG 值异或起来。克朗原理（Colon
// Principle）：一条边连着子树 c，这个分枝的 SG 值是 grundy[c] + 1。对边数归纳：删掉这条边，SG 值变成 0；
// 否则是子树 c 中的一步，能走到的 SG 值包含 0 到 grundy[c] - 1，不含 grundy[c]，由归纳假设，相应分枝的
// SG 值包含 1 到 grundy[c]，不含 grundy[c] + 1；加上 0，mex 就是 grundy[c] + 1。所以 grundy[v] 等于所有
// 儿子的 (grundy[c] + 1) 的异或和，grundy[1] 不为 0 时 Alice 必胜。树是一条链时递归深度有 10^5，这里改为
// 不断删去叶子（1 号点除外）：每个点只记度数和所有邻点编号的异或和，度数为 1 时异或和就是父亲的编号，连
// 邻接表也不用。

fn winner(edges: Vec<(usize, usize)>) -> &'static str {
    if grundy(&edges) == 0 { "Bob" } else { "Alice" }
}

/// Returns the Grundy number of the tree.
fn grundy(edges: &[(usize, usize)]) -> usize {
    let count = edges.len() + 1;
    let mut degrees = vec![0; count + 1];
    // The xor of each vertex's neighbors.
    let mut neighbors = vec![0; count + 1];
    for &(one, other) in edges {
        for (vertex, neighbor) in [(one, other), (other, one)] {
            degrees[vertex] += 1;
            neighbors[vertex] ^= neighbor;
        }
    }

    let mut grundy = vec![0; count + 1];
    for start in 2..=count {
        let mut leaf = start;
        while leaf != 1 && degrees[leaf] == 1 {
            let parent = neighbors[leaf];
            grundy[parent] ^= grundy[leaf] + 1;
            degrees[leaf] = 0;
            degrees[parent] -= 1;
            neighbors[parent] ^= leaf;
            leaf = parent;
        }
    }
    grundy[1]
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
    use super::{grundy, winner};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(edges,)| winner(edges));
    }

    #[test]
    fn the_example_is_right() {
        let edges = vec![(1, 2), (2, 3), (2, 4), (4, 5)];
        assert_eq!(grundy(&edges), (1 ^ (1 + 1)) + 1);
        assert_eq!(grundy(&edges), 4);
        assert_eq!(winner(edges), "Alice");
    }

    #[test]
    fn edges_may_have_any_direction_and_order() {
        for (edges, expected) in [
            (&[(1, 2), (2, 3), (1, 4), (4, 5)][..], 0),
            (&[(5, 4), (3, 2), (4, 1), (2, 1)], 0),
            (&[(1, 2), (3, 7), (4, 6), (2, 3), (2, 4), (1, 5)], 0),
            (&[(2, 3), (1, 3)], 2),
            (&[(1, 3), (1, 2)], 0),
        ] {
            assert_eq!(grundy(edges), expected, "{edges:?}");
        }
    }

    #[test]
    fn a_path_has_as_many_moves_as_edges() {
        let path: Vec<_> = (1..100_000).map(|vertex| (vertex + 1, vertex)).collect();
        assert_eq!(grundy(&path), 99_999);
    }
}
