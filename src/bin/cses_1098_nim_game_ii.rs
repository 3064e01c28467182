// CSES 1098: Nim Game II / 尼姆游戏 II：每次从一堆里取 1 到 3 根
// https://cses.fi/problemset/task/1098
//
// Input:       the count of cases, then for each case n and the row x of n heaps
// Answer:      first if the first player wins, else second; each player in turn takes 1, 2 or 3
//              sticks from one heap; a player with no move loses
// Constraints: at most 2 * 10^5 cases with 1 to 2 * 10^5 heaps each, and 2 * 10^5 heaps in total; 1
//              to 10^9 sticks in a heap
//
// Rule: grundy[h] is the Grundy number of a heap of h sticks. The mex of a set is the smallest
// non-negative integer that is not in it:
//   grundy[h] = mex {grundy[h-1], grundy[h-2], grundy[h-3]}, without numbers of negative heaps
//   so grundy[0] = 0
//
// Idea: grundy[h] = h mod 4. The heaps are independent games, so by the Sprague-Grundy theorem the
// first player wins if and only if the xor of the remainders is not 0. The remainder is the last
// two bits, so this is the xor of the heaps, modulo 4.
// Proof that grundy[h] = h mod 4, by induction: for h <= 3, mex {0, ..., h-1} = h. For a larger h,
// the moves lead to h-1, h-2 and h-3, whose remainders are all but that of h. So the mex is at most
// h mod 4, and every smaller remainder is among them.
//
// Example: x = [5, 7, 2, 5]
//   heap       5  7  2  5
//   grundy     1  3  2  1
//   1 xor 3 xor 2 xor 1 = 1, so the answer is first. Three moves win: taking one stick from a 5
//   leaves the remainder 1 xor 1 = 0, and taking one from the 7 leaves 3 xor 1 = 2.
//
// Time O(n), memory O(1).
//
// 思路：只有一堆时就是巴什博弈：h 根的 SG 值是 h mod 4。归纳证明：h <= 3 时，后继的 SG 值是 0 到 h
// - 1，mex 为 h；h 更大时，h - 1、h - 2、h - 3 除以 4 的余数恰好是 h mod 4 以外的三个，所以 mex 就
// 是 h mod 4。各堆互相独立，由 Sprague-Grundy 定理，各堆 SG 值的异或和不为 0 时先手必胜，否则必败。
// 余数就是二进制最低两位，所以等于先求各堆的异或和，再对 4 取余。容易错的是把余数相加再对 4 取余：1
// 1 之和是 2，先手却必败，这个错误样例查不出来。

/// Returns who wins: `first` or `second`.
fn winner(heaps: &[i32]) -> &'static str {
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    if xor % 4 != 0 { "first" } else { "second" }
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
        assert_eq!(winner(&[1_000_000_000]), "second");
        assert_eq!(winner(&[999_999_999, 7, 1_000_000_000]), "second");
        assert_eq!(winner(&[999_999_999, 5, 1]), "first");
        assert_eq!(winner(&[i32::MAX, 3]), "second");
    }

    #[test]
    fn the_example_is_right() {
        let heaps = [5, 7, 2, 5];
        assert_eq!(heaps.map(|heap| heap % 4), [1, 3, 2, 1]);
        assert_eq!(winner(&heaps), "first");
        let mut winning_moves = Vec::new();
        for (index, heap) in heaps.into_iter().enumerate() {
            for left in (heap - 3).max(0)..heap {
                let mut next = heaps;
                next[index] = left;
                if winner(&next) == "second" {
                    winning_moves.push(next);
                }
            }
        }
        assert_eq!(winning_moves, [[4, 7, 2, 5], [5, 6, 2, 5], [5, 7, 2, 4]]);
    }
}
