// CSES 1730: Nim Game I / 尼姆游戏 I：每次从一堆里取任意根
// https://cses.fi/problemset/task/1730
//
// Input:       the count of cases, then for each case n and the row x of n heaps
// Answer:      first if the first player wins, else second; each player in turn takes any positive
//              number of sticks from one heap; a player with no move loses. Luogu P2197 is the same
//              game with other constraints and the words Yes and No
// Constraints: at most 2 * 10^5 cases with 1 to 2 * 10^5 heaps each, and 2 * 10^5 heaps in total; 1
//              to 10^9 sticks in a heap
//
// Rule: wins(x) tells whether the player to move wins:
//   wins(x) = whether !wins(x with a smaller heap instead of one heap)
//   wins(no sticks) = false
//
// Idea: the player to move loses if and only if the xor of all heaps is 0. This is Bouton's
// theorem. Proof by induction on the number of sticks:
// - No sticks are left: the xor is 0, and the player to move loses.
// - The xor is 0: a move changes a single heap, so the xor becomes different from 0, and the
//   opponent wins.
// - The xor is s, not 0: some heap h has the highest bit of s, since an odd number of heaps have
//   it. So h xor s < h: that bit is gone, and the higher ones are unchanged. Leaving h xor s of
//   this heap makes the xor 0, and the opponent loses.
// So a winning move exists in each heap that has the highest bit of s, and only there.
//
// Example: x = [5, 7, 2, 5]
//     5   101
//     7   111
//     2   010
//     5   101
//   xor   101, which is not 0, so the answer is first. Three heaps have the bit 100, and each has
//   one winning move: a 5 becomes 5 xor 5 = 0, or the 7 becomes 7 xor 5 = 2.
//
// Time O(n), memory O(1).
//
// 思路：各堆根数的异或和为 0 时先手必败，否则先手必胜（Bouton 定理）。对总根数归纳：一根不剩时异或
// 和为 0，轮到的人无法行动，判负。异或和为 0 时，任何一步只改变一堆，异或和变得不为 0，由归纳假设对
// 手必胜。异或和 s 不为 0 时，含有 s 的最高位的堆有奇数个，任取一堆 h，h xor s 去掉了这一位，更高的
// 位不变，所以 h xor s < h；把这一堆取到只剩 h xor s 根，异或和变成 0，对手必败。所以凡是含有 s 的
// 最高位的堆，都恰有一种必胜的取法，其他堆没有。多组数据至多 2 * 10^5 组，要一次读完、一次输出。洛
// 谷 P2197【模板】Nim 游戏是同一题，数据范围较小，输出 Yes 和 No。

/// Returns who wins: `first` or `second`.
fn winner(heaps: &[i32]) -> &'static str {
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    if xor != 0 { "first" } else { "second" }
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&heaps));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    // The first number is the count of cases.
    let mut tokens = input.split_ascii_whitespace().skip(1);
    let mut output = String::new();
    while let Some(n) = tokens.next() {
        let numbers = tokens.by_ref().take(n.parse()?).map(str::parse);
        let heaps = numbers.collect::<Result<Vec<i32>, _>>()?;
        output += winner(&heaps);
        output.push('\n');
    }
    print!("{output}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::winner;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(heaps,): (Vec<i32>,)| {
            winner(&heaps)
        });
    }

    #[test]
    fn heaps_of_any_size_are_answered() {
        assert_eq!(winner(&[1_000_000_000; 2]), "second");
        assert_eq!(winner(&[1_000_000_000, 999_999_999]), "first");
        assert_eq!(winner(&[i32::MAX, 1 << 30, i32::MAX >> 1]), "second");
    }

    #[test]
    fn the_example_is_right() {
        let heaps = [5, 7, 2, 5];
        assert_eq!(heaps.iter().fold(0, |xor, heap| xor ^ heap), 0b101);
        assert_eq!(winner(&heaps), "first");
        let mut winning_moves = Vec::new();
        for (index, heap) in heaps.into_iter().enumerate() {
            for left in 0..heap {
                let mut next = heaps;
                next[index] = left;
                if winner(&next) == "second" {
                    winning_moves.push(next);
                }
            }
        }
        assert_eq!(winning_moves, [[0, 7, 2, 5], [5, 2, 2, 5], [5, 7, 2, 0]]);
    }
}
