// AtCoder ABC 246 G. Game on Tree 3 / 树上游戏 3
// https://atcoder.jp/contests/abc246/tasks/abc246_g
//
// Input:       n, then a[2] to a[n], the numbers of the vertices 2 to n of a tree with the root 1,
//              then edges, its n - 1 edges; each is a pair of vertices
// Answer:      the number at which Takahashi stops. A token begins at vertex 1, whose number is 0.
//              In each turn Aoki sets the number of a vertex to 0, then Takahashi moves the token
//              to a child of its vertex, where he may stop; at a leaf he must. He wants the number
//              of the token's vertex to be large, and Aoki wants it to be small
// Constraints: 2 <= n <= 2 * 10^5; 1 <= a[i] <= 10^9
//
// Rule: Takahashi gets at least x if and only if zeros[1] > 0, where zeros[v] is the number of
// zeros that Aoki needs in the subtree of v before the token comes to v:
//   zeros[v] = max(sum of zeros[c] over the children c of v - 1, 0) + (1 if a[v] >= x, else 0)
// The larger x is, the smaller are these numbers, so the answer is found by binary search.
//
// Idea: for one x, a vertex is good, if a[v] >= x, or bad. The proof that zeros[v] is right is by
// induction on the height of v. The token can only go down, so only the subtree of v matters when
// it comes to v, and it goes on into the subtree of one child.
// - A good v must be a zero before the token comes, or Takahashi stops there: this is the last 1.
// - When the token is at v, Aoki has one more turn before it goes on. Let s be the sum of zeros[c].
//   If fewer than s zeros are in the subtrees of the children after this turn, then some child c
//   has fewer than zeros[c], and Takahashi wins by going there. If there are s zeros, Aoki can have
//   put zeros[c] into each of them, and wins. So s - 1 zeros suffice before the token comes to v,
//   or none if s is 0.
// At the start, nothing has been set to 0, so Takahashi wins if zeros[1] > 0.
//
// A path of 2 * 10^5 vertices is too deep for a recursion. So the vertices are put in an order in
// which parents follow their children: remove leaf after leaf, except vertex 1. A leaf has one
// neighbor left, its parent, which is the xor of all neighbors left.
//
// Example: a[2] to a[5] are 3, 2, 1, 2; edges 1-2, 1-3, 2-4, 2-5
//            1
//           / \       x = 2: zeros[4] = 0, zeros[5] = 1, zeros[3] = 1
//        2:3   3:2           zeros[2] = (0 + 1 - 1) + 1 = 1, zeros[1] = 1 + 1 - 1 = 1 > 0
//        / \          x = 3: zeros[4] = zeros[5] = zeros[3] = 0, zeros[2] = 0 + 1 = 1
//      4:1 5:2               zeros[1] = 1 - 1 = 0
//   So Takahashi gets 2, but not 3: Aoki first sets the 3 to 0, and Takahashi stops at vertex 3.
//
// Time O(n log n), memory O(n).
//
// 思路：二分答案。给定 x，a[v] >= x 的点是好点，Takahashi 想停在好点上。设 zeros[v] 是棋子走到 v 之
// 前，Aoki 在 v 的子树中至少要清零的次数：zeros[v] = max(各儿子的 zeros 之和 - 1, 0) + (v 是好点 ?
// 1 : 0)。证明（对高度归纳）：棋子只会往下走，到了 v 就只与 v 的子树有关。v 是好点就必须事先清零。
// 棋子在 v 时，Aoki 还能再清零一次，然后 Takahashi 走进一个儿子的子树；若清零的总次数少于各儿子的
// zeros 之和，就有一个儿子不够，Takahashi 走到那里；否则 Aoki 可以让每个儿子都够。所以事先只要做“和
// 减 1”次，和为 0 时是 0 次，注意与 0 取 max。游戏从 1 号点开始，事先一次也没有清零，所以 zeros[1]
// > 0 时 Takahashi 能得到至少 x。x 越大 zeros 越小，可以二分。答案可能是 0。树可能是一条链，递归会
// 爆栈，这里不断摘去叶子，得到儿子在前、父亲在后的顺序。

fn result(a: &[i32], edges: &[(usize, usize)]) -> i32 {
    let order = leaves_first(edges);
    let mut values = a.to_vec();
    values.sort_unstable();
    let reached = values.partition_point(|&least| gets(least, a, &order));
    if reached == 0 { 0 } else { values[reached - 1] }
}

/// Returns whether Takahashi gets at least this number.
fn gets(least: i32, a: &[i32], order: &[(usize, usize)]) -> bool {
    // The zeros that the children of each vertex need.
    let mut zeros = vec![0; a.len() + 2];
    for &(vertex, parent) in order {
        let own = i32::from(a[vertex - 2] >= least);
        zeros[parent] += (zeros[vertex] - 1).max(0) + own;
    }
    zeros[1] > 1
}

/// Returns each vertex but 1 with its parent, those of the children before it.
fn leaves_first(edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
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

    let mut order = Vec::with_capacity(edges.len());
    for start in 2..=count {
        let mut leaf = start;
        while leaf != 1 && degrees[leaf] == 1 {
            let parent = neighbors[leaf];
            order.push((leaf, parent));
            degrees[leaf] = 0;
            degrees[parent] -= 1;
            neighbors[parent] ^= leaf;
            leaf = parent;
        }
    }
    order
}

#[cfg(feature = "local")]
two_player_games::answer!(result(&a, &edges));

#[cfg(not(feature = "local"))]
fn main() {
    use proconio::input;

    input! {
        n: usize,
        a: [i32; n - 1],
        edges: [(usize, usize); n - 1],
    }
    println!("{}", result(&a, &edges));
}

#[cfg(test)]
mod tests {
    use super::{gets, leaves_first, result};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(
            env!("CARGO_BIN_NAME"),
            |(a, edges): (Vec<i32>, Vec<(usize, usize)>)| result(&a, &edges),
        );
    }

    #[test]
    fn the_example_is_right() {
        let a = [3, 2, 1, 2];
        let edges = [(1, 2), (1, 3), (2, 4), (2, 5)];
        let order = leaves_first(&edges);
        assert_eq!([1, 2, 3].map(|least| gets(least, &a, &order)), [true, true, false]);
        assert_eq!(result(&a, &edges), 2);
    }

    #[test]
    fn parents_follow_their_children() {
        let order = leaves_first(&[(3, 1), (2, 3), (4, 2), (3, 5)]);
        assert_eq!(order, [(4, 2), (2, 3), (5, 3), (3, 1)]);
    }

    #[test]
    fn what_is_needed_is_never_negative() {
        assert_eq!(result(&[1, 1], &[(1, 2), (1, 3)]), 1);
        assert_eq!(result(&[1, 1, 1], &[(1, 2), (2, 3), (2, 4)]), 1);
        assert_eq!(result(&[7], &[(2, 1)]), 0);
    }

    #[test]
    fn a_path_and_a_star_are_answered() {
        let path: Vec<_> = (1..200_000).map(|vertex| (vertex + 1, vertex)).collect();
        assert_eq!(result(&vec![1_000_000_000; 199_999], &path), 0);
        let star: Vec<_> = (2..=200_000).map(|vertex| (1, vertex)).collect();
        let numbers: Vec<_> = (1..200_000).collect();
        assert_eq!(result(&numbers, &star), 199_998);
    }
}
