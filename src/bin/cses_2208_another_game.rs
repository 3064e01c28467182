// CSES 2208: Another Game / 从若干堆各取一枚（另一个取硬币游戏）
// https://cses.fi/problemset/task/2208
//
// Input:       the count of cases, then for each case n and the row x of n heaps
// Answer:      first if the first player wins, else second; each player in turn chooses one or more
//              nonempty heaps and takes one coin from each; a player with no move loses
// Constraints: at most 2 * 10^5 cases with 1 to 2 * 10^5 heaps each, and 2 * 10^5 heaps in total; 1
//              to 10^9 coins in a heap
//
// Rule: wins(x) tells whether the player to move wins:
//   wins(x) = whether !wins(x with one coin less in each of some nonempty heaps)
//   wins(no coins) = false
//
// Idea: the player to move loses if and only if all heaps are even. Proof by induction on the
// number of coins:
// - All heaps are even: either no coins are left, and the player to move loses, or every move makes
//   the chosen heaps odd, and the opponent wins.
// - Some heaps are odd: taking one coin from each of these, and from no other, makes all heaps
//   even, and the opponent loses.
// This is the only winning move. The heaps are not separate games, since one move changes several
// of them, so the Sprague-Grundy theorem and the xor say nothing here.
//
// Example: x = [1, 2, 3]: 1 and 3 are odd, so the answer is first
//   first   takes from 1 and 3, and leaves 0 2 2
//   second  takes from both,    and leaves 0 1 1
//   first   takes from both,    and leaves 0 0 0: the second player has no move
//
// Time O(n), memory O(1).
//
// 思路：所有堆都是偶数时先手必败，否则先手必胜。对硬币总数归纳：全是偶数时，要么一枚不剩，轮到的人
// 判负；要么每一步都使选中的堆变成奇数，由归纳假设对手必胜。有奇数堆时，从每个奇数堆各取一枚，其他
// 堆不动，就全变成偶数，对手必败；必胜的走法只有这一种。一步可以改变好几堆，各堆不是互相独立的游
// 戏，所以不能对各堆的 SG 值求异或；总数的奇偶也不够，1 2 3 的总数是偶数，先手却必胜。

/// Returns who wins: `first` or `second`.
fn winner(heaps: &[i32]) -> &'static str {
    if heaps.iter().any(|heap| heap % 2 == 1) { "first" } else { "second" }
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
    fn each_heap_counts() {
        assert_eq!(winner(&[1_000_000_000; 3]), "second");
        assert_eq!(winner(&[1_000_000_000, 999_999_999, 999_999_999]), "first");
        assert_eq!(winner(&[999_999_999, 1_000_000_000, 1_000_000_000]), "first");
    }

    #[test]
    fn the_example_is_right() {
        // `first` stands for the player to move.
        let play = [("first", [1, 2, 3]), ("second", [0, 2, 2]), ("first", [0, 1, 1])];
        for (expected, heaps) in play {
            assert_eq!(winner(&heaps), expected, "{heaps:?}");
        }
        // The other sets of heaps from which the first player may take.
        for heaps in [[0, 2, 3], [1, 1, 3], [1, 2, 2], [0, 1, 3], [1, 1, 2], [0, 1, 2]] {
            assert_eq!(winner(&heaps), "first", "{heaps:?}");
        }
    }
}
