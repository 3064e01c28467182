// Kattis snim: S-Nim / S-Nim：每次取的个数是给定的几个数之一，多堆
// https://open.kattis.com/problems/snim
//
// Input:       a line with k and the k numbers of S; m; then m lines, each with l and the l heaps of
//              a position
// Answer:      a string of m letters: W if the player to move wins the position, else L; each player
//              in turn takes beads from one heap, and their number must be in S; a player with no
//              move loses
// Constraints: S has 1 to 100 different numbers from 1 to 10^4; 1 to 100 positions with 1 to 100 heaps
//              each; 0 to 10^4 beads in a heap
//
// Rule: wins(heaps) tells whether the player to move wins:
//   wins(heaps) = whether !wins(heaps with s beads less in one of them) for some s in S
//
// Idea: the heaps are independent, and each move changes one of them. So the Grundy numbers decide
// (Sprague and Grundy): the player to move loses if and only if the xor of the numbers of all heaps
// is 0. The number of a heap depends on smaller heaps only, so one table serves all positions:
//   grundy[h] = the smallest number that is not grundy[h-s] for any s in S with s <= h
// A heap has at most k moves, so at most k numbers are reached, and grundy[h] <= k.
// Proof: docs/from-heaps-to-grundy.md, step 6
//
// Example: S = {2, 5}
//   h          0  1  2  3  4  5  6  7
//   grundy[h]  0  0  1  1  0  2  1  0
//   heaps 2 5:    1 xor 2 = 3, W: take 2 of the 5, and 1 xor 1 = 0
//   heaps 2 4 7:  1 xor 0 xor 0 = 1, W: take the 2
//   heaps 2 3 7:  1 xor 1 xor 0 = 0, L
//
// Time O(h k + n) for heaps up to h, n of them in all; memory O(h + k) besides the input.
//
// 思路：各堆互不影响，每步只改变其中一堆，是若干个游戏之和，用 SG 函数：各堆 SG 值的异或和为 0 时先手
// 必败，否则必胜。一堆 h 颗的 SG 值是 mex，即走一步能到的 grundy[h-s] 中没有出现的最小非负整数，从小到
// 大递推，递推到最大的一堆为止，所有局面共用一张表。一堆至多 k 种走法，所以 SG 值不超过 k，标记数组开
// k+1 就够；标记里存“最近一次由哪个 h 到达”，就不必每次清空。S 不一定从小到大给出，遇到 s > h 不能提前
// 结束循环。证明见 docs/from-heaps-to-grundy.zh-CN.md 第 6 步。

/// Returns a letter for each position: `W` if the player to move wins, else `L`.
fn results(takes: &[i32], positions: &[Vec<i32>]) -> String {
    let most = positions.iter().flatten().max().copied().unwrap_or(0);
    let numbers = grundy_numbers(takes, most);
    let number = |&heap: &i32| usize::try_from(heap).map_or(0, |heap| numbers[heap]);
    let xor = |heaps: &Vec<i32>| heaps.iter().map(number).fold(0, |xor, number| xor ^ number);
    positions.iter().map(|heaps| if xor(heaps) == 0 { 'L' } else { 'W' }).collect()
}

/// Returns the Grundy number of each heap up to `most`.
fn grundy_numbers(takes: &[i32], most: i32) -> Vec<usize> {
    let mut numbers: Vec<usize> = Vec::new();
    // For each Grundy number, the last heap from which a move reaches it.
    let mut reached_from = vec![None; takes.len() + 1];
    for heap in 0..=most {
        for left in takes.iter().filter_map(|take| usize::try_from(heap - take).ok()) {
            reached_from[numbers[left]] = Some(heap);
        }
        numbers.extend(reached_from.iter().position(|&from| from != Some(heap)));
    }
    numbers
}

#[cfg(feature = "local")]
two_player_games::answer!(results(&takes, &positions));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let mut numbers = input.split_ascii_whitespace().map(str::parse::<i32>);
    let mut rows = Vec::new();
    while let Some(length) = numbers.next() {
        let row = numbers.by_ref().take(usize::try_from(length?)?);
        rows.push(row.collect::<Result<Vec<_>, _>>()?);
        if rows.len() == 1 {
            numbers.next(); // the number of positions
        }
    }
    if let Some((takes, positions)) = rows.split_first() {
        println!("{}", results(takes, positions));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{grundy_numbers, results};

    #[test]
    fn plays_as_the_rules_say() {
        type Input = (Vec<i32>, Vec<Vec<i32>>);
        two_player_games::compare_with_rules(
            env!("CARGO_BIN_NAME"),
            |(takes, positions): Input| results(&takes, &positions),
        );
    }

    #[test]
    fn takes_may_come_in_any_order() {
        assert_eq!(grundy_numbers(&[5, 2], 7), grundy_numbers(&[2, 5], 7));
        assert_eq!(grundy_numbers(&[3, 1, 2], 8), [0, 1, 2, 3, 0, 1, 2, 3, 0]);
        assert_eq!(grundy_numbers(&[], 2), [0, 0, 0]);
        assert_eq!(grundy_numbers(&[7], 0), [0]);
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!(grundy_numbers(&[2, 5], 7), [0, 0, 1, 1, 0, 2, 1, 0]);
        let positions = [vec![2, 5], vec![2, 4, 7], vec![2, 3, 7]];
        assert_eq!(results(&[2, 5], &positions), "WWL");
        assert_eq!(results(&[2, 5], &[vec![2, 3], vec![0, 4, 7]]), "LL");
    }
}
