// Luogu P1247: Matchsticks / 取火柴游戏
// https://www.luogu.com.cn/problem/P1247
//
// Input:       k, then the row n of k heaps
// Answer:      the winning first move a b, which takes a matches from heap b (from 1), and on the
//              next line the row after it; of several moves the one with the smallest b, then the
//              smallest a; lose if no move wins. Each player in turn takes any positive number of
//              matches from one heap; a player with no move loses
// Constraints: 1 to 500000 heaps of 1 to 10^9 matches
//
// Rule: wins(n) tells whether the player to move wins:
//   wins(n) = whether !wins(n with a smaller heap instead of one heap)
//   wins(no matches) = false
//
// Idea: the player to move loses if and only if the xor s of all heaps is 0, and the proof of this
// theorem, Bouton's, finds the move.
// - s = 0: every move changes one heap, so the xor becomes different from 0.
// - s > 0: a move makes the xor 0 if and only if it replaces a heap h with h xor s, which is
//   possible if h xor s < h. This holds for the heaps that have the highest bit of s: that bit is
//   gone, and the higher ones are unchanged. An odd number of heaps have it, so there is such a
//   heap.
// Take the first such heap. Each heap has at most one winning move, so the smallest a never
// decides.
//
// Example: n = [9, 5, 12, 6]
//      9   1001   9 xor 6 = 15, not smaller
//      5   0101   5 xor 6 =  3, smaller: take 5 - 3 = 2 from heap 2
//     12   1100  12 xor 6 = 10, smaller too
//      6   0110   6 xor 6 =  0, smaller too
//   xor    0110
//   The answer is 2 2, and the row after the move is 9 3 12 6.
//
// Time O(k), memory O(k).
//
// 思路：设所有堆的异或和为 s。s = 0 时先手必败（Bouton 定理），输出 lose。s 不为 0 时，一步使异或和
// 变成 0，当且仅当把某一堆 h 换成 h xor s，这要求 h xor s < h，也就是 h 含有 s 的最高位：这一位被去
// 掉，更高的位不变。含有这一位的堆有奇数个，所以一定找得到。从左往右找第一个 h xor s < h 的堆，取走
// h - (h xor s) 根。每一堆至多有一种必胜的取法，所以字典序只由堆的编号决定。容易错的是取最大的一堆
// 或最后一堆：1 2 2 5 5 要从第 1 堆取 1 根。先输出根数，再输出堆的编号。输出可达 5 MB，要一次输出。

use std::iter::{once, repeat};

/// Returns the first winning move and the row after it, or `lose`.
fn winning_move(heaps: &[i32]) -> String {
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    let Some(index) = heaps.iter().position(|heap| heap ^ xor < *heap) else {
        return "lose".to_owned();
    };
    let mut rest = heaps.to_vec();
    rest[index] ^= xor;
    let taken = heaps[index] - rest[index];
    let mut answer = format!("{taken} {}", index + 1);
    for (separator, heap) in once("\n").chain(repeat(" ")).zip(rest) {
        answer += separator;
        answer += &heap.to_string();
    }
    answer
}

#[cfg(feature = "local")]
two_player_games::answer!(winning_move(&n));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    // The first number is the number of heaps.
    let numbers = input.split_ascii_whitespace().skip(1).map(str::parse);
    println!("{}", winning_move(&numbers.collect::<Result<Vec<i32>, _>>()?));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::winning_move;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n,): (Vec<i32>,)| {
            winning_move(&n)
        });
    }

    #[test]
    fn the_smallest_winning_move_is_found() {
        assert_eq!(winning_move(&[1, 2, 2, 5, 5]), "1 1\n0 2 2 5 5");
        assert_eq!(winning_move(&[1, 3]), "2 2\n1 1");
        assert_eq!(winning_move(&[1_000_000_000]), "1000000000 1\n0");
        assert_eq!(winning_move(&[1_000_000_000; 2]), "lose");
    }

    #[test]
    fn the_example_is_right() {
        let heaps = [9, 5, 12, 6];
        assert_eq!(heaps.iter().fold(0, |xor, heap| xor ^ heap), 0b0110);
        assert_eq!(heaps.map(|heap| heap ^ 6), [15, 3, 10, 0]);
        assert_eq!(winning_move(&heaps), "2 2\n9 3 12 6");
        for rest in [[9, 3, 12, 6], [9, 5, 10, 6], [9, 5, 12, 0]] {
            assert_eq!(winning_move(&rest), "lose", "{rest:?}");
        }
    }
}
