// CSES 1729: Stick Game / 取小棒：只能取给定的根数，求每个 n 的胜负
// https://cses.fi/problemset/task/1729
//
// Input:       n and k, then the row p of k moves
// Answer:      a string of n letters: W if the player to move wins with 1, 2, ..., n sticks, else
//              L; each player in turn takes a number of sticks that is in p; a player with no move
//              loses
// Constraints: 1 <= n <= 10^6, 1 to 100 moves from 1 to n, all different, one of them 1
//
// Rule: wins[i] tells whether the player to move wins with i sticks:
//   wins[i] = whether !wins[i-x] for some x in p with x <= i; so wins[0] = false
//
// Idea: go up from the empty heap to n. A number of sticks that no smaller one has marked is
// losing. Each losing number marks as winning the numbers that are larger by a move: there, a
// player can leave the opponent the losing number. AtCoder EDPC K asks for a single heap of the
// same game.
//
// Example: n = 10, p = [1, 3, 4]; which larger numbers each losing number marks
//   0 marks 1, 3, 4
//   2 marks 3, 5, 6
//   7 marks 8, 10
//   9 marks 10
//   1 to 10: W L W W W W L W L W
//
// Time O(n + k l) with l losing numbers below n, which is O(n k); l <= (n + 1) / 2, since 1 is a
// move. Memory O(n).
//
// 思路：0 根必败。用刷表法从 0 往上推：没有被标记的根数就是必败态，由它把多 p[i] 根的根数都标记为必
// 胜态。只有必败态才枚举走法；走法里有 1，两个相邻的根数不会都必败，所以必败态至多占一半，比每个根
// 数都枚举要快。最后输出 1 到 n 的标记，不含 0。输入没有说走法从小到大给出，枚举时遇到太大的走法不
// 能提前结束。与 AtCoder EDPC K 是同一个游戏，那里只问一个根数。

/// Returns a letter for each number of sticks from 1 to n: `W` if the player to move wins, else `L`.
fn results(n: i32, moves: Vec<i32>) -> String {
    let n = usize::try_from(n).unwrap_or(0);
    let numbers = moves.into_iter().filter_map(|x| usize::try_from(x).ok());
    let moves: Vec<usize> = numbers.collect();
    let mut wins = vec![false; n + 1];
    for sticks in 0..n {
        if !wins[sticks] {
            for &x in &moves {
                if let Some(larger) = wins.get_mut(sticks + x) {
                    *larger = true;
                }
            }
        }
    }
    wins[1..].iter().map(|&wins| if wins { 'W' } else { 'L' }).collect()
}

#[cfg(feature = "local")]
two_player_games::answer!(results(n, moves));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    let numbers = input.split_ascii_whitespace().map(str::parse);
    let numbers = numbers.collect::<Result<Vec<i32>, _>>()?;
    if let [n, _k, moves @ ..] = &numbers[..] {
        println!("{}", results(*n, moves.to_vec()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::results;

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(n, moves)| {
            results(n, moves)
        });
    }

    #[test]
    fn moves_may_come_in_any_order() {
        assert_eq!(results(10, vec![4, 1, 3]), "WLWWWWLWLW");
        assert_eq!(results(1, vec![1]), "W");
        assert_eq!(results(6, vec![2, 6, 1]), "WWLWWW");
    }

    #[test]
    fn the_example_is_right() {
        let losing: [(i32, &[i32]); 4] =
            [(0, &[1, 3, 4]), (2, &[3, 5, 6]), (7, &[8, 10]), (9, &[10])];
        for (sticks, marked) in losing {
            let larger = [1, 3, 4].map(|x| sticks + x);
            let larger: Vec<i32> = larger.into_iter().filter(|&larger| larger <= 10).collect();
            assert_eq!(larger, marked, "{sticks}");
        }
        let letters = (1..=10).map(|sticks| {
            let is_marked = losing.iter().any(|(_, marked)| marked.contains(&sticks));
            assert_eq!(losing.iter().all(|&(number, _)| number != sticks), is_marked, "{sticks}");
            if is_marked { 'W' } else { 'L' }
        });
        assert_eq!(letters.collect::<String>(), "WLWWWWLWLW");
        assert_eq!(results(10, vec![1, 3, 4]), "WLWWWWLWLW");
    }
}
