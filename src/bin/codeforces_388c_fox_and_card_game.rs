// Codeforces 388C (389E): Fox and Card Game / 狐狸和纸牌游戏
// https://codeforces.com/problemset/problem/388/C
//
// Input:       n, then a line for each pile: the number of its cards, and the cards from top to
//              bottom
// Answer:      both scores with optimal play, the first player's (Ciel's) before the second's
//              (Jiro's). In turn, Ciel takes the top card of any pile, and Jiro the bottom card of
//              any pile, until no card is left. Each player wants the largest possible sum
// Constraints: 1 to 100 piles of 1 to 100 cards from 1 to 1000
//
// Rule: the lead is the score of the player to move minus the opponent's score.
//   lead(piles) = max(card - lead(piles without the card)) over the cards the player can take
//   lead(no cards) = 0
//
// Idea: each player gets the own half of every pile. What is left are the middle cards of the piles
// with an odd number of cards; they are taken in descending order, and Ciel begins.
//
// Proof: a pile with an odd number of cards is open until a player takes a card from it. From then
// on, the middle card belongs to this player's part, and both parts have the same number of cards
// after the move. A player can get the own part of every pile, and each time it is free to choose,
// the largest middle card of an open pile:
// - If the opponent's last move left a pile that is not open with fewer cards in the opponent's part
//   than in the player's, the player takes the own card of this pile.
// - Otherwise the player opens the pile with the largest middle card; if no pile is open, the player
//   takes any own card or, if none is left, any card.
// So after each own move, the player has in no pile more cards left than the opponent, and the
// opponent can never take one of them. Each pile that the opponent opens leaves the player free to
// open another one. Therefore Ciel gets at least the largest middle card, the third largest, and so
// on, and Jiro at least the others. The total is fixed, so neither can get more.
//
// Example: piles [1, 9, 2], [7, 8], [5], [4, 3, 3]
//   halves   Ciel 1 + 7 + 4 = 12, Jiro 2 + 8 + 3 = 13
//   middles  9 5 3: Ciel 9 + 3 = 12, Jiro 5
//   so the answer is 24 18
//
// Time O(m + n log n) for m cards in n piles, memory O(n) besides the input.
//
// 思路：先手从堆顶取，后手从堆底取。每个人都能拿到每堆属于自己的一半，张数为奇数的堆剩下中间一张，所有中
// 间的牌从大到小轮流取，先手先取。证明：张数为奇数的堆，谁先动它，中间那张就归谁的一半，动过之后两人的一
// 半张数相同。任何一方都可以这样应对：若对手刚才动的堆里（不是刚刚开始动的奇数堆），对手剩下的比自己的少，
// 就取同一堆里自己的一张；否则就去动中间那张最大的奇数堆，没有这样的堆时随便取一张自己的牌，自己的取完了，
// 就随便取一张。这样自己每次取完，任何一堆里自己剩下的都不多于对手剩下的，对手永远取不到自己的牌；对手每
// 动一个奇数堆，自己也可以动另一个。所以先手至少拿到第 1、3、5…大的中间牌，后手至少拿到其余的，而总和是
// 固定的。

/// Returns both scores as Codeforces expects them.
fn both_scores(piles: Vec<Vec<i32>>) -> String {
    let [first, second] = scores(&piles);
    format!("{first} {second}")
}

/// Returns the first player's score and the second's.
fn scores(piles: &[Vec<i32>]) -> [i64; 2] {
    let mut scores = [0; 2];
    let mut middles: Vec<i32> = Vec::new();
    for pile in piles {
        let (top, rest) = pile.split_at(pile.len() / 2);
        let (middle, bottom) = rest.split_at(pile.len() % 2);
        scores[0] += sum(top);
        scores[1] += sum(bottom);
        middles.extend(middle);
    }
    middles.sort_unstable();
    for two in middles.rchunks(2) {
        // The larger of the two comes last.
        for (score, &middle) in scores.iter_mut().zip(two.iter().rev()) {
            *score += i64::from(middle);
        }
    }
    scores
}

fn sum(cards: &[i32]) -> i64 {
    cards.iter().copied().map(i64::from).sum()
}

#[cfg(feature = "local")]
two_player_games::answer!(both_scores(piles));

#[cfg(not(feature = "local"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let input = std::io::read_to_string(std::io::stdin())?;
    let mut numbers = input.split_ascii_whitespace().map(str::parse::<i32>);
    numbers.next(); // the number of piles
    let mut piles = Vec::new();
    while let Some(count) = numbers.next() {
        let pile = numbers.by_ref().take(usize::try_from(count?)?);
        piles.push(pile.collect::<Result<_, _>>()?);
    }
    println!("{}", both_scores(piles));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{both_scores, scores};

    #[test]
    fn plays_as_the_rules_say() {
        two_player_games::compare_with_rules(env!("CARGO_BIN_NAME"), |(piles,)| both_scores(piles));
    }

    #[test]
    fn middles_are_taken_in_descending_order() {
        for (piles, expected) in [
            (vec![], [0, 0]),
            (vec![vec![5]], [5, 0]),
            (vec![vec![2], vec![3, 1]], [5, 1]),
            (vec![vec![1], vec![3], vec![2]], [4, 2]),
            (vec![vec![1, 1, 4, 1], vec![1, 9, 1]], [12, 6]),
        ] {
            assert_eq!(scores(&piles), expected, "{piles:?}");
        }
    }

    #[test]
    fn the_example_is_right() {
        let piles = vec![vec![1, 9, 2], vec![7, 8], vec![5], vec![4, 3, 3]];
        let halves = [1 + 7 + 4, 2 + 8 + 3];
        assert_eq!(halves, [12, 13]);
        assert_eq!(scores(&piles), [halves[0] + 9 + 3, halves[1] + 5]);
        assert_eq!(both_scores(piles), "24 18");
    }
}
