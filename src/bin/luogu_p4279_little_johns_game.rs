// Luogu P4279: Little John's Game / [SHOI2008] 小约翰的游戏
// https://www.luogu.com.cn/problem/P4279
//
// Input:       the count of cases, then for each case n and the row a of n heaps
// Answer:      John if John, who begins, wins, else Brother; each player in turn takes any positive
//              number of stones from one heap; the player who takes the last stone loses
// Constraints: at most 500 cases, 1 to 50 heaps of 1 to 5000 stones
//
// Rule: wins(a) tells whether the player to move wins:
//   wins(a) = whether !wins(a with a smaller heap instead of one heap)
//   wins(no stones) = true, since the opponent has taken the last stone
//
// Idea: this is misère Nim. It is won like Nim, until all heaps are 1.
//   no heap above 1:   the player to move wins if and only if the number of heaps is even, so that
//                      their xor is 0
//   some heap above 1: the player to move wins if and only if the xor of the heaps is not 0
// Proof by induction on the number of stones:
// - No heap above 1: every move takes one heap, so only the parity of their number counts.
// - One heap above 1: the xor is not 0. The player can leave a heap of 1 or nothing of it, and does
//   what makes the number of heaps of 1 odd. The opponent loses.
// - More heaps above 1, the xor is 0: after every move a heap above 1 is left, and the xor is not
//   0. The opponent wins.
// - More heaps above 1, the xor is not 0: Bouton's move makes the xor 0 (replace a heap h that has
//   the highest bit of the xor s with h xor s), and a heap above 1 is left. The opponent loses.
//
// Example: a = [3, 5, 1]: the xor is 7, so the answer is John
//   John     takes 3 from the 5, and leaves 3 2 1 with xor 0
//   Brother  takes 1 from the 3, and leaves 2 2 1 with xor 1
//   John     takes the 1,        and leaves 2 2 with xor 0
//   Brother  takes a 2,          and leaves 2, one heap above 1
//   John     takes 1 from it,    and leaves 1, which Brother has to take
//
// Time O(n), memory O(1).
//
// 思路：这是反常 Nim（anti-nim，取走最后一颗的人输）。每堆都是 1 时，n 为偶数则 John 胜；有大于 1
// 的堆时，异或和不为 0 则 John 胜，与普通 Nim 一样。对石子总数归纳：每堆都是 1 时，每步恰好取走一
// 堆，只看奇偶。恰有一堆大于 1 时，异或和不为 0，先手可以把它取到剩 1 颗或取完，使 1 的堆数为奇数，
// 对手必败。至少两堆大于 1 且异或和为 0 时，无论怎么取，都还有大于 1 的堆，异或和不为 0，对手必胜。
// 至少两堆大于 1 且异或和不为 0 时，按 Nim 的走法使异或和变成 0，也还有大于 1 的堆，对手必败。推广
// 到一般的公平组合游戏就是 SJ 定理（anti-SG）。注意不能简单地把 Nim 的结论反过来：3 5 1 仍是先手必
// 胜。POJ 3480、HDU 1907 是同一题。

/// Returns who wins, as Luogu expects it.
fn winner(heaps: &[i32]) -> &'static str {
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    let has_heap_above_one = heaps.iter().any(|&heap| heap > 1);
    let john_wins = if has_heap_above_one { xor != 0 } else { xor == 0 };
    if john_wins { "John" } else { "Brother" }
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&heaps));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    // The first number is the count of cases.
    let mut tokens = input.split_ascii_whitespace().skip(1);
    while let Some(n) = tokens.next() {
        let numbers = tokens.by_ref().take(n.parse()?).map(str::parse);
        println!("{}", winner(&numbers.collect::<Result<Vec<i32>, _>>()?));
    }
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
    fn heaps_of_one_are_an_exception() {
        for count in 1..=50 {
            let expected = if count % 2 == 0 { "John" } else { "Brother" };
            assert_eq!(winner(&vec![1; count]), expected, "{count} heaps of 1");
            let twos = if count % 2 == 0 { "Brother" } else { "John" };
            assert_eq!(winner(&vec![2; count]), twos, "{count} heaps of 2");
        }
    }

    #[test]
    fn the_example_is_right() {
        let positions: [(&[i32], i32); 5] =
            [(&[3, 5, 1], 7), (&[3, 2, 1], 0), (&[2, 2, 1], 1), (&[2, 2], 0), (&[2], 2)];
        for (index, (heaps, xor)) in positions.into_iter().enumerate() {
            assert_eq!(heaps.iter().fold(0, |xor, heap| xor ^ heap), xor, "{heaps:?}");
            let expected = if index % 2 == 0 { "John" } else { "Brother" };
            assert_eq!(winner(heaps), expected, "{heaps:?}");
        }
        assert_eq!(winner(&[1]), "Brother");
    }
}
