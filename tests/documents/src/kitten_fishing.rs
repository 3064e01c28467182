//! Checks the numbers of `docs/kitten-fishing.md` by playing the game.

use std::collections::VecDeque;
use std::fs;

use crate::STORED_CASES;

/// The state of a game: the cards on the table, from the bottom up, and each hand from the card that is played next.
#[derive(Clone, PartialEq)]
struct Game {
    table: Vec<i32>,
    hands: [VecDeque<i32>; 2],
}

impl Game {
    /// Returns a game with these hands; `deal` has the cards of u1 before those of u2.
    fn new(deal: &[i32]) -> Game {
        let (first, second) = deal.split_at(deal.len() / 2);
        let hands = [first, second].map(|cards| cards.iter().copied().collect());
        Game { table: Vec::new(), hands }
    }

    /// Plays a card of a player. Returns whether the player's hand is then empty.
    fn play(&mut self, player: usize) -> bool {
        let hand = &mut self.hands[player];
        let card = hand.pop_front().expect("a card");
        let equal = self.table.iter().position(|&lying| lying == card);
        self.table.push(card);
        if let Some(equal) = equal {
            hand.extend(self.table.drain(equal..).rev());
        }
        hand.is_empty()
    }
}

#[test]
fn the_endless_example_is_right() {
    let mut states = vec![Game::new(&[1, 1, 1, 2, 2, 1])];
    while states.len() <= 18 {
        let mut game = states[states.len() - 1].clone();
        assert!(!game.play(0) && !game.play(1));
        states.push(game);
    }
    assert!(states[12] == states[3]);
    assert!((1..12).all(|round| !states[..round].contains(&states[round])));
    assert_eq!((1..=9).find(|&round| states[round] == states[2 * round]), Some(9));
}

/// What it costs to answer a deal.
#[derive(Debug, Default, PartialEq)]
struct Costs {
    plays: usize,
    comparisons: usize,
    equal_tables: usize,
    /// Comparisons of states with equal tables and hands of equal sizes.
    equal_sizes: usize,
    /// Cards of hands that are compared before the states are equal.
    cards: usize,
}

/// Plays a deal as our program does: a follower plays one round for each two of the game.
fn costs(deal: &[i32]) -> Costs {
    let mut game = Game::new(deal);
    let mut follower = game.clone();
    let mut costs = Costs::default();
    loop {
        for player in [0, 1, 0, 1] {
            costs.plays += 1;
            if game.play(player) {
                return costs;
            }
        }
        for player in [0, 1] {
            follower.play(player);
        }
        costs.comparisons += 1;
        if game.table != follower.table {
            continue;
        }
        costs.equal_tables += 1;
        let hands = || game.hands.iter().zip(&follower.hands);
        if hands().any(|(hand, behind)| hand.len() != behind.len()) {
            continue;
        }
        costs.equal_sizes += 1;
        let mut pairs = hands().flat_map(|(hand, behind)| hand.iter().zip(behind));
        let Some(different) = pairs.position(|(card, behind)| card != behind) else {
            return costs;
        };
        costs.cards += different + 1;
    }
}

#[test]
fn comparing_hands_costs_as_little_as_the_document_says() {
    let mut longest = Costs::default();
    for entry in fs::read_dir(format!("{STORED_CASES}/kitten_fishing")).expect("the cases") {
        let path = entry.expect("a case").path();
        if path.extension().is_none_or(|extension| extension != "in") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("an input");
        let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a card"));
        let size: i32 = numbers.next().expect("the size of a hand");
        let deal: Vec<i32> = numbers.collect();
        assert_eq!(i32::try_from(deal.len()), Ok(2 * size));
        let found = costs(&deal);
        assert!(100 * found.cards <= 7 * found.plays, "{}: {found:?}", path.display());
        if found.plays > longest.plays {
            longest = found;
        }
    }
    let expected = Costs {
        plays: 10_744_113,
        comparisons: 2_686_028,
        equal_tables: 39_211,
        equal_sizes: 33,
        cards: 37,
    };
    assert_eq!(longest, expected);
}
