// CSES 1099: Stair Game / 阶梯 Nim：把球移到下一级台阶
// https://cses.fi/problemset/task/1099
//
// Input:       the count of cases, then for each case n and the row p of n stairs
// Answer:      first if the first player wins, else second; each player in turn moves any positive
//              number of balls from one stair to the stair below it; balls on stair 1 stay there; a
//              player with no move loses
// Constraints: at most 2 * 10^5 cases with 1 to 2 * 10^5 stairs each, and 2 * 10^5 stairs in total;
//              0 to 10^9 balls on a stair
//
// Rule: wins(p) tells whether the player to move wins:
//   wins(p) = whether !wins(p with y balls moved from stair k to stair k - 1)
//     for some k >= 2 and some y from 1 to p[k]
//   wins(all balls on stair 1) = false
//
// Idea: this is Nim on the even stairs. The first player wins if and only if the xor of p[2], p[4],
// ... is not 0. Proof: moving balls down from an even stair is a move of Nim, since no rule counts
// the balls on odd stairs. Moving y balls from an odd stair to an even one can be undone: the
// opponent moves these y balls on at once, and all even stairs are as before. So the player who
// wins Nim on the even stairs answers each move of Nim as in Nim, undoes each other move, and never
// lacks an answer. Every move brings balls down, so the game ends, and the opponent is the one who
// has no move.
//
// Example: p = [3, 2, 4, 1]: the even stairs have 2 and 1 balls, and 2 xor 1 = 3, so the answer is
// first
//   first   moves 1 ball  from stair 2, and leaves 4 1 4 1, where 1 xor 1 = 0
//   second  moves 3 balls from stair 3, and leaves 4 4 1 1
//   first   moves these 3 balls on,     and leaves 7 1 1 1, where 1 xor 1 = 0
//   second  moves 1 ball  from stair 4, and leaves 7 1 2 0
//   first   moves 1 ball  from stair 2, and leaves 8 0 2 0, where 0 xor 0 = 0
//
// Time O(n), memory O(1).
//
// 思路：阶梯 Nim 只看偶数级台阶：p[2]、p[4]、…… 的异或和不为 0 时先手必胜，否则必败。从偶数级往下
// 移球，相当于在 Nim 里从这一堆取走这些球，因为奇数级上的球数不起作用。从奇数级把 y 个球移到偶数
// 级，对手可以马上把这 y 个球再往下移一级，偶数级就和原来一样，所以这样的一步等于没有走。于是在 Nim
// 里必胜的一方，对手走 Nim 就按 Nim 应对，对手从奇数级移球就马上移走，总有应对；球只会往下，游戏一
// 定结束，先无法行动的是对手。台阶从 1 编号，第 1 级的球不能再动；如果从 0 编号，看的就是奇数下标。
// 看错奇偶也能过样例，2 级台阶 1 0 先手必败、0 1 先手必胜就能查出来。

/// Returns who wins: `first` or `second`.
fn winner(stairs: &[i32]) -> &'static str {
    let even = stairs.iter().skip(1).step_by(2);
    let xor = even.fold(0, |xor, balls| xor ^ balls);
    if xor != 0 { "first" } else { "second" }
}

#[cfg(feature = "local")]
two_player_games::answer!(winner(&stairs));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input)?;
    // The first number is the count of cases.
    let mut tokens = input.split_ascii_whitespace().skip(1);
    let mut output = String::new();
    while let Some(n) = tokens.next() {
        let numbers = tokens.by_ref().take(n.parse()?).map(str::parse);
        let stairs = numbers.collect::<Result<Vec<i32>, _>>()?;
        output += winner(&stairs);
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
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(stairs,): (Vec<i32>,)| {
            winner(&stairs)
        });
    }

    #[test]
    fn only_the_even_stairs_count() {
        assert_eq!(winner(&[1_000_000_000]), "second");
        assert_eq!(winner(&[1_000_000_000, 0]), "second");
        assert_eq!(winner(&[0, 1]), "first");
        assert_eq!(winner(&[0, 7, 1, 7, 2]), "second");
    }

    #[test]
    fn the_example_is_right() {
        let start = [3, 2, 4, 1];
        assert_eq!(winner(&start), "first");
        let mut stairs = start;
        let moves = [
            (2, 1, [4, 1, 4, 1]),
            (3, 3, [4, 4, 1, 1]),
            (2, 3, [7, 1, 1, 1]),
            (4, 1, [7, 1, 2, 0]),
            (2, 1, [8, 0, 2, 0]),
        ];
        for (index, (stair, balls, after)) in moves.into_iter().enumerate() {
            stairs[stair - 1] -= balls;
            stairs[stair - 2] += balls;
            assert_eq!(stairs, after);
            let expected = if index % 2 == 1 { "first" } else { "second" };
            assert_eq!(winner(&stairs), expected, "{stairs:?}");
        }
    }
}
