// 2005. Subtree Removal Game with Fibonacci Tree / 斐波那契树的移除子树游戏
// https://leetcode.com/problems/subtree-removal-game-with-fibonacci-tree/
// https://leetcode.cn/problems/subtree-removal-game-with-fibonacci-tree/
//
// Input:       n, the order of the tree: order(0) is empty, order(1) is one node, and order(n) is a
//              root with order(n-2) as its left subtree and order(n-1) as its right subtree
// Answer:      true if Alice, who begins, wins; each player in turn removes a node with its
//              subtree; the player who must remove the root of the whole tree loses
// Constraints: 1 <= n <= 100
//
// Rule: branch[n] is the Grundy number of order(n) as a branch, a subtree that may be removed:
//   branch[0] = 0
//   branch[1] = 1
//   branch[n] = (branch[n-1] xor branch[n-2]) + 1
// Alice loses if and only if branch[n] = 1.
//
// Idea: removing the root of the whole tree loses at once, so a player does it only if no other
// node is left. Treat this root as fixed instead, so that a player without a move loses. Every move
// changes one branch of the root, and no other. By the Sprague-Grundy theorem, the Grundy number of
// the tree is the xor of those of its branches, and Alice loses if and only if it is 0.
//
// Colon principle: a tree that has the Grundy number g with its root fixed has the Grundy number
// g + 1 as a branch. The proof is by induction on the number of nodes. A move in the branch either
// removes all of it, which leaves 0, or is a move in the tree with its root fixed. The moves of the
// second kind lead to trees whose numbers with fixed roots include 0 to g - 1, but not g. By the
// induction hypothesis, their numbers as branches include 1 to g, but not g + 1. With the 0, the
// smallest number that is missing, the mex, is g + 1.
//
// The rule follows. The xor in it is the Grundy number of the tree with its root fixed, so Alice
// loses if and only if branch[n] = 1. For all k >= 0, branch[6k+1] = 1 and branch[6k+2] = 4k + 2:
// this holds for k = 0, and if it holds for k, then
//   branch[6k+3] = ((4k + 2) xor 1) + 1         = 4k + 4
//   branch[6k+4] = ((4k + 4) xor (4k + 2)) + 1  = 4m + 3, where m = (k + 1) xor k
//   branch[6k+5] = ((4m + 3) xor (4k + 4)) + 1  = 4k + 4, because m xor (k + 1) = k
//   branch[6k+6] = ((4k + 4) xor (4m + 3)) + 1  = 4k + 4
//   branch[6k+7] = ((4k + 4) xor (4k + 4)) + 1  = 1
//   branch[6k+8] = (1 xor (4k + 4)) + 1         = 4 (k + 1) + 2
// Here xor acts on the last two bits and on the higher bits separately. All but branch[6k+1] are
// more than 1, so Alice loses if and only if n % 6 = 1.
//
// Example: n        1   2   3   4   5   6   7   8
//          branch   1   2   4   7   4   4   1   6
//          Alice    L   W   W   W   W   W   L   W
// n = 4: branch[2] xor branch[3] = 2 xor 4 = 6, so Alice wins. In the picture each node is labeled
// with the order of its original subtree. Alice removes the 2 under the 3. Only one node is left
// under the 3, so its branch is 2 instead of 4, and 2 xor 2 = 0. Both sides are equal now: Alice
// copies each of Bob's moves on the opposite side, and leaves him only the root.
//        4                 4
//       / \               / \
//      2   3             2   3
//       \ / \      ->     \ /
//       1 1  2            1 1
//             \
//              1
//
// Time O(1), memory O(1).
//
// 思路：移除整棵树的根立刻判负，所以不到只剩根的时候没有人会移除它。不妨把根当作固定不动，无法行动
// 的一方判负。这样一棵树就是根的各个子树（以下称为分枝）之和，它们互不影响，由 Sprague-Grundy 定
// 理，根固定的树的 SG 值是各分枝 SG 值的异或和，等于 0 时 Alice 必败。克朗原理（Colon Principle）：
// 一棵树根固定时 SG 值为 g，那么它作为分枝时 SG 值为 g + 1。对节点数归纳：移除整个分枝，SG 值变成
// 0；否则是根固定时的一步，能走到的树在根固定时的 SG 值包含 0 到 g - 1，不含 g，由归纳假设，它们作
// 为分枝的 SG 值包含 1 到 g，不含 g + 1；加上 0，mex 就是 g + 1。所以 branch[n] = (branch[n-1] xor
// branch[n-2]) + 1，Alice 必败当且仅当 branch[n] = 1。再用归纳法证明 branch[6k+1] = 1，
// branch[6k+2] = 4k + 2：k = 0 时成立；由 k 推出 k + 1 见上面的六个等式，其中最低两位与其余各位分开
// 做异或。除 branch[6k+1] 外都大于 1，所以 n 除以 6 余 1 时 Alice 必败，否则必胜。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn find_game_winner(n: i32) -> bool {
        n % 6 != 1
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::find_game_winner(n));

#[cfg(test)]
mod tests {
    use std::iter::successors;

    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n,)| {
            Solution::find_game_winner(n)
        });
    }

    /// Returns the Grundy numbers of `order(0)`, `order(1)` and so on as branches.
    fn branches() -> impl Iterator<Item = u32> {
        let pairs = successors(Some((0, 1)), |&(left, right)| Some((right, (left ^ right) + 1)));
        pairs.map(|(branch, _)| branch)
    }

    #[test]
    fn alice_loses_where_the_branch_is_one() {
        for (n, branch) in (0..10_000).zip(branches()).skip(1) {
            assert_eq!(Solution::find_game_winner(n), branch != 1, "n = {n}");
        }
    }

    #[test]
    fn the_six_equations_hold() {
        let branches: Vec<u32> = branches().take(6 * 1000 + 7).collect();
        for (k, six) in (0..).zip(branches[1..].chunks_exact(6)) {
            let next = 4 * k + 4;
            let expected = [1, 4 * k + 2, next, 4 * (k ^ (k + 1)) + 3, next, next];
            assert_eq!(six, expected, "k = {k}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let expected = [1, 2, 4, 7, 4, 4, 1, 6];
        assert!(branches().skip(1).take(8).eq(expected));
        let wins = (1..=8).map(Solution::find_game_winner);
        assert!(wins.eq(expected.map(|branch| branch != 1)));
        let leaf = expected[0];
        let [left, right, right_without_two] = [expected[1], expected[2], leaf + 1];
        assert_eq!([left ^ right, left ^ right_without_two], [6, 0]);
    }
}
