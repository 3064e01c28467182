// Luogu P3185: Splitting Game / [HNOI2007] 分裂游戏
// https://www.luogu.com.cn/problem/P3185
//
// Input:       the number of cases, then for each case n and p, the beans in the bottles 0 to n - 1
// Answer:      for each case a line with the first winning move i j k, in the order of i, then j,
//              then k, and a line with the number of winning moves; -1 -1 -1 and 0 if no move wins.
//              Each player in turn takes a bean from bottle i and puts one into bottle j and one
//              into bottle k, where i < j <= k; a player with no move loses
// Constraints: 1 to 10 cases; 2 <= n <= 21; 0 <= p[i] <= 10^4
//
// Rule: grundy[i] is the Grundy number of one bean in bottle i:
//   grundy[i] = mex of grundy[j] xor grundy[k] for i < j <= k < n, so grundy[n-1] = 0
// Let s be the xor of grundy[i] over all beans. A move i j k wins if and only if p[i] > 0 and
//   s xor grundy[i] xor grundy[j] xor grundy[k] = 0
//
// Idea: beans do not affect each other, so each is a game of its own, and a move replaces a bean by
// two. By the Sprague-Grundy theorem, their numbers are combined by xor, and a position is lost if
// and only if the xor is 0. Two beans in the same bottle cancel: only the bottles with an odd
// number of beans count in s. But a bean of a pair may move, too.
//
// The numbers depend on the distance to the last bottle only: 0 1 2 4 7 8 11 13 14 16 … up to 38.
// From bottle to bottle the set of the xors grows by those with the new number, so they are found
// in O(n²) steps. They differ: with k = n - 1, a bean in i reaches the number of each later bottle,
// which is therefore not its own. So for each i and j at most one k wins, the one whose number is s
// xor grundy[i] xor grundy[j].
//
// Example: p = [1, 0, 1, 5000]
//   grundy = [4, 2, 1, 0], s = 4 xor 1 = 5: of the bottles 0 and 2 one bean counts, and those in
//   bottle 3 have the number 0.
//   i = 0: 5 xor 4 = 1 must be grundy[j] xor grundy[k]. For j = 1 it would be k with the number 3,
//          which no bottle has; for j = 2 it is k = 3; for j = 3 it would be k = 2, but j <= k.
//   i = 2: 5 xor 1 = 4, and with j = 3, no k behind has the number 4.
//   So the only winning move is 0 2 3.
//
// Time O(n²) for each case, memory O(1), as all numbers are below 64.
//
// 思路：豆子互不影响，每颗豆子自成一个游戏，一步把一颗变成两颗，所以第 i 瓶里一颗豆子的 SG 值是所有
// grundy[j] xor grundy[k]（i < j <= k）的 mex，最后一瓶是 0。总的异或和 s 只与有奇数颗豆子的瓶有
// 关，同一瓶的两颗抵消；但只要有豆子就能走，偶数颗也一样。走 i j k 之后异或和为 s xor grundy[i] xor
// grundy[j] xor grundy[k]，等于 0 就必胜。SG 值只与到末尾的距离有关，依次为 0 1 2 4 7 8 11 13 14
// 16……，n = 21 时最大 38。每多一瓶，只需再加入新的值与各个值的异或，所以总共 O(n²)。各瓶的 SG 值互
// 不相同：取 k = n - 1，就能走到后面每一瓶的 SG 值。所以 i、j 定了，必胜的 k 至多一个，查表即可，不
// 用枚举（枚举三元组 O(n³) 也很快）。

/// Returns the first winning move, and how many there are.
fn winning_moves(p: &[i32]) -> String {
    let grundy = grundy_numbers(p.len());
    let beans = p.iter().zip(&grundy);
    let xor = beans.fold(0, |xor, (count, number)| xor ^ if count % 2 == 1 { *number } else { 0 });
    // The bottle of each number.
    let mut bottles = [None; 64];
    for (bottle, &number) in grundy.iter().enumerate() {
        bottles[number] = Some(bottle);
    }

    let mut first = None;
    let mut count = 0;
    for i in (0..p.len()).filter(|&i| p[i] > 0) {
        for j in i + 1..p.len() {
            if let Some(k) = bottles[xor ^ grundy[i] ^ grundy[j]]
                && j <= k
            {
                first = first.or(Some((i, j, k)));
                count += 1;
            }
        }
    }
    match first {
        Some((i, j, k)) => format!("{i} {j} {k}\n{count}"),
        None => "-1 -1 -1\n0".to_owned(),
    }
}

/// Returns the Grundy number of a bean in each of this many bottles.
fn grundy_numbers(count: usize) -> Vec<usize> {
    let mut grundy: Vec<usize> = Vec::new();
    // Bit x: whether x is the xor of two of the numbers.
    let mut reached = 0_u64;
    for distance in 0..count {
        let mex = (0..64).find(|number| reached >> number & 1 == 0);
        grundy.push(mex.unwrap_or(distance));
        for number in &grundy {
            reached |= 1 << (number ^ grundy[distance]);
        }
    }
    grundy.reverse();
    grundy
}

#[cfg(feature = "local")]
two_player_games::answer!(winning_moves(&p));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let mut numbers = input.split_ascii_whitespace().map(str::parse::<i32>);
    numbers.next(); // the number of cases
    while let Some(n) = numbers.next() {
        let row = numbers.by_ref().take(usize::try_from(n?)?);
        println!("{}", winning_moves(&row.collect::<Result<Vec<_>, _>>()?));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{grundy_numbers, winning_moves};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(p,): (Vec<i32>,)| {
            winning_moves(&p)
        });
    }

    #[test]
    fn the_numbers_are_those_of_the_header() {
        let mut numbers = grundy_numbers(21);
        numbers.reverse();
        assert_eq!(numbers[..10], [0, 1, 2, 4, 7, 8, 11, 13, 14, 16]);
        assert_eq!(numbers[20], 38);
    }

    /// Finds each number from its definition.
    #[test]
    fn each_number_is_a_mex() {
        let numbers = grundy_numbers(21);
        for (i, number) in numbers.iter().enumerate() {
            let behind = &numbers[i + 1..];
            let is_reached =
                |x: usize| behind.iter().any(|one| behind.iter().any(|other| one ^ other == x));
            assert!((0..*number).all(is_reached), "{i}");
            assert!(!is_reached(*number), "{i}");
        }
    }

    #[test]
    fn the_example_is_right() {
        assert_eq!(grundy_numbers(4), [4, 2, 1, 0]);
        assert_eq!(winning_moves(&[1, 0, 1, 5000]), "0 2 3\n1");
    }

    #[test]
    fn beans_of_a_pair_may_move_and_both_may_go_into_one_bottle() {
        assert_eq!(winning_moves(&[1, 2, 0, 0, 0]), "0 1 1\n5");
        assert_eq!(winning_moves(&[1, 0]), "0 1 1\n1");
        assert_eq!(winning_moves(&[0, 0, 1]), "-1 -1 -1\n0");
    }
}
