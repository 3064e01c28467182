// AtCoder Educational DP Contest K. Stones / 取石子：每次只能取给定的个数
// https://atcoder.jp/contests/dp/tasks/dp_k
//
// Input:       n and k, then a, a row of n numbers; k is the number of stones in the pile
// Answer:      First if the first player wins, else Second; each player in turn takes a number of
//              stones that is in a; a player with no move loses
// Constraints: 1 <= n <= 100, 1 <= a[1] < ... < a[n] <= k <= 10^5
//
// Rule: wins[k] tells whether the player to move wins with k stones:
//   wins[k] = whether !wins[k-x] for some x in a with x <= k; so wins[0] = false
//
// Idea: go up from the empty pile to k. A position (a number of stones) that no smaller one has
// marked is losing. Each losing position marks as winning the positions that are larger by a number
// in a: there, a player can leave the opponent the losing position.
//
// Example: a = [2, 3], k = 7; the losing positions, and the larger ones that each marks as winning
//   0 marks 2, 3
//   1 marks 3, 4
//   5 marks 7
//   6
//   7 is marked, so the answer is First
//
// Time O(k + n l) with l losing positions below k, which is O(n k). Memory O(k).
//
// 思路：没有石子时当前玩家必败。用刷表法从 0 往上推：没有被标记的石子数就是必败态，由它把多 a[i] 颗
// 的石子数都标记为必胜态。只有必败态才枚举取法，比每个石子数都枚举要快。最后看 k 有没有被标记。

fn winner(k: i32, a: Vec<i32>) -> &'static str {
    let Ok(k) = usize::try_from(k) else {
        return "Second";
    };
    let numbers = a.into_iter().filter_map(|x| usize::try_from(x).ok());
    let takes: Vec<usize> = numbers.collect();
    let mut wins = vec![false; k + 1];
    for pile in 0..k {
        if !wins[pile] {
            for &x in &takes {
                if let Some(larger) = wins.get_mut(pile + x) {
                    *larger = true;
                }
            }
        }
    }
    if wins[k] { "First" } else { "Second" }
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(k, a));

#[cfg(not(feature = "local"))]
fn main() {
    use proconio::input;

    input! {
        n: usize,
        k: i32,
        a: [i32; n],
    }
    println!("{}", winner(k, a));
}

#[cfg(test)]
mod tests {
    use super::winner;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(k, a)| winner(k, a));
    }

    #[test]
    fn the_example_is_right() {
        let losing: [(i32, &[i32]); 4] = [(0, &[2, 3]), (1, &[3, 4]), (5, &[7]), (6, &[])];
        for (pile, marked) in losing {
            let piles = [2, 3].map(|x| pile + x);
            let larger: Vec<i32> = piles.into_iter().filter(|&pile| pile <= 7).collect();
            assert_eq!(larger, marked, "{pile}");
        }
        for k in 0..=7 {
            let wins = losing.iter().all(|&(pile, _)| pile != k);
            let expected = if wins { "First" } else { "Second" };
            assert_eq!(winner(k, vec![2, 3]), expected, "k = {k}");
            let is_marked = losing.iter().any(|(_, marked)| marked.contains(&k));
            assert_eq!(is_marked, wins, "k = {k}");
        }
    }
}
