// 2029. Stone Game IX / 石子游戏 IX
// https://leetcode.com/problems/stone-game-ix/
// https://leetcode.cn/problems/stone-game-ix/
//
// Input:       stones, a row of values
// Answer:      true if Alice, who begins, wins; each player in turn removes any stone; a player who
//              makes the sum of all removed values divisible by 3 loses; if all stones are removed
//              and nobody has lost, Bob wins
// Constraints: 1 to 10^5 stones with values from 1 to 10^4
//
// Rule: wins(sum, stones) tells whether the player to move wins, where sum is the sum of the
// removed values:
//   wins(sum, stones) = whether sum + x is not divisible by 3 and !wins(sum + x, stones without x),
//                       for some stone x
//   wins(sum, no stones) = whether it is Bob's turn
//
// Idea: only residues modulo 3 matter. A stone of residue 0, a zero, only passes the turn; it can
// be taken at any move but the first. A nonzero stone that is taken later must have the residue of
// the sum, so the first stone fixes the order of all nonzero stones: their residues are
// 1 1 2 1 2 1 2 ... or 2 2 1 2 1 2 1 .... If neither a stone with the residue of the sum nor a zero
// is left, the player to move is stuck, and loses if any stone is left. Let x be the number of
// stones with the residue that the player to move needs, and y the number with the other nonzero
// residue.
// - No zero: the player to move can take only the x stones, and the opponent only the y stones, so
//   the player to move is stuck first if and only if x <= y.
// - One zero reverses this. If x <= y, the player to move passes at once, and the opponent is stuck
//   first. If x > y, the player to move is stuck first either way: passing leaves the opponent
//   x > y and no zero; taking leaves the opponent y <= x - 1 and the zero, so the opponent passes.
// - Two more zeros change nothing: when the player who would be stuck first takes one, the opponent
//   takes the other.
// Alice wins if and only if Bob is stuck first and a stone is left. Let a be the number of stones
// with the residue of her first stone (the A stones), and b the number with the other nonzero
// residue (the B stones). Her first move leaves Bob x = a - 1 and y = b. When he is stuck, all zeros
// are gone, and the number of removed stones is odd, as it is his turn.
// - Zeros even: Bob is stuck first if a <= b + 1. By then an odd number of nonzero stones are
//   gone, in the order A A B A B ... B. Bob needs an A stone: all A stones and a - 1 B stones are
//   gone. So a stone is left if a <= b. With both residues present, Alice opens with the rarer one
//   and wins. If b = 0, Bob is stuck first only if a = 1, and then no stone is left: Bob wins.
// - Zeros odd: Bob is stuck first if a >= b + 2. By then an even number of nonzero stones are
//   gone, in the order A A B A B ... A. Bob needs a B stone: b + 2 A stones and all B stones are
//   gone. So a stone is left, and Alice wins, if a > b + 2.
// As a table: docs/stone-game-ix.md
//
// Example: stones = [1, 4, 7, 10, 2, 3]: the residues are 1, 1, 1, 1, 2 and 0, and 4 > 1 + 2
//   Alice  removes  1, the sum is  1
//   Bob    removes  4, the sum is  5
//   Alice  removes  2, the sum is  7
//   Bob    removes  7, the sum is 14
//   Alice  removes  3, the sum is 17; she needed a stone of residue 2, but none was left
//   Bob    removes 10, the sum is 27, divisible by 3: Alice wins
//
// Time O(n), memory O(1).
//
// 思路：只看每个数除以 3 的余数。余 0 的石子不能第一个取，以后取它不改变总和的余数，只相当于换手；其余
// 的石子，第一颗选定之后，每一步都只能取与当前总和同余的那一类，所以顺序完全确定：
// 1 1 2 1 2 1 2……或 2 2 1 2 1 2 1……。当前玩家既没有能取的那一类，也没有余 0 的，叫做卡住；这时若还有
// 石子剩下，他就输了。设当前玩家要取的那一类还剩 x 颗，另一类剩 y 颗。
// - 没有余 0 的石子：当前玩家只能取前一类，对手只能取另一类，所以当前玩家先卡住，当且仅当 x <= y。
// - 有一颗余 0 的石子：正好相反。若 x <= y，当前玩家立刻取它换手，对手先卡住。若 x > y，怎么走都是当前
//   玩家先卡住：换手，对手面对的仍是 x > y，但已没有余 0 的石子，不会先卡住；不换手，对手面对的是 y <=
//   x - 1，余 0 的石子还在，就由对手换手。
// - 再多两颗余 0 的石子：结果不变，会先卡住的一方取一颗，对手就跟着取另一颗。
// 所以 Alice 必胜，当且仅当能让 Bob 先卡住，并且还有石子剩下。设她先取的一类（A 类）有 a 颗，另一类（B
// 类）有 b 颗，留给 Bob 的是 x = a - 1，y = b。Bob 卡住时，余 0 的已经取完，总共取走了奇数颗。
// - 余 0 的有偶数颗：a <= b + 1 则 Bob 先卡住，这时余数不为 0 的石子取走了奇数颗，即 A A B A B……B，下
//   一颗该取 A 类，所以 A 类取完，B 类取走 a - 1 颗；a <= b 时还有石子。所以两类都有时，Alice 先取较少
//   的一类，必胜；b = 0 时只有 a = 1 才是 Bob 先卡住，但石子已经取完，Bob 胜。
// - 余 0 的有奇数颗：a >= b + 2 则 Bob 先卡住，这时余数不为 0 的石子取走了偶数颗，即 A A B A B……A，下
//   一颗该取 B 类，所以 B 类取完，A 类取走 b + 2 颗；a > b + 2 时还有石子，Alice 必胜。
// 列成表见 docs/stone-game-ix.zh-CN.md。

#[cfg(feature = "local")]
struct Solution;

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let count = |residue| {
            let of_residue = |stone: &&i32| stone.rem_euclid(3) == residue;
            stones.iter().filter(of_residue).count()
        };
        let [zeros, ones, twos] = [0, 1, 2].map(count);
        if zeros % 2 == 0 { ones > 0 && twos > 0 } else { ones.abs_diff(twos) > 2 }
    }
}

#[cfg(feature = "local")]
two_player_games::answer!(Solution::stone_game_ix(stones));

#[cfg(test)]
mod tests {
    use super::Solution;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(stones,)| {
            Solution::stone_game_ix(stones)
        });
    }

    /// Returns whether the player to move is stuck first; `needed` stones have the residue that can
    /// be taken now, and `others` have the other nonzero residue.
    fn is_stuck_first(needed: usize, others: usize, zeros: usize) -> bool {
        let takes = needed > 0 && is_stuck_first(others, needed - 1, zeros);
        let passes = zeros > 0 && is_stuck_first(needed, others, zeros - 1);
        !takes && !passes
    }

    #[test]
    fn who_is_stuck_first_depends_on_the_parity_of_the_zeros() {
        for (needed, others) in (0..40).map(|n| (n / 7, n % 7)) {
            for zeros in 0..4 {
                let expected = (needed <= others) == (zeros % 2 == 0);
                let found = is_stuck_first(needed, others, zeros);
                assert_eq!(found, expected, "{needed}, {others}, {zeros} zeros");
            }
        }
    }

    #[test]
    fn the_example_is_right() {
        let mut sum = 0;
        for (stone, after) in [(1, 1), (4, 5), (2, 7), (7, 14), (3, 17), (10, 27)] {
            sum += stone;
            assert_eq!(sum, after);
            assert_eq!(sum % 3 == 0, after == 27, "{sum}");
        }
        assert!(Solution::stone_game_ix(vec![1, 4, 7, 10, 2, 3]));
    }
}
