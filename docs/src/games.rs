//! The games in which nothing is taken from either end.

mod stone_game_ii;

use std::iter::once;
use std::ops::RangeInclusive;

use itertools::Itertools;
use two_player_games::reference::{self, LastMoveGame};

use crate::Example;

pub fn examples() -> Vec<Example> {
    let mut examples = vec![
        Example::in_header("leetcode_0292_nim_game", winning_moves("take", 0..=12, reference::nim_game())),
        Example::in_header("leetcode_1025_divisor_game", winning_moves("x", 1..=12, reference::divisor_game())),
        Example::in_header("leetcode_1406_stone_game_iii", best_scores(&[1, 2, 3, 7])),
        Example::in_header("leetcode_1510_stone_game_iv", losing_heaps(20)),
        Example::in_header("kitten_fishing", rounds(&[1, 2, 1], &[2, 1, 3])),
        Example::in_document("kitten-fishing", "cycle", cycle(&[1, 1, 1], &[2, 2, 1])),
        Example::in_document("kitten-fishing", "automaton", automaton(&[1, 2, 1], &[2, 1, 1, 3, 1, 2])),
    ];
    examples.extend(stone_game_ii::examples());
    examples
}

/// A column for each number: whether it wins, and by how much the moves that win lower it.
fn winning_moves(lowered: &str, numbers: RangeInclusive<i32>, mut game: LastMoveGame) -> String {
    let names = ["n", "", lowered].map(str::to_owned);
    let columns = numbers.map(|n| {
        let winner = if game.wins(n) { "W" } else { "L" };
        let winning = game.moves(n).into_iter().filter(|&next| !game.wins(next)).map(|next| n - next);
        [n.to_string(), winner.to_owned(), winning.sorted().join(",")]
    });
    let columns = once(names).chain(columns).collect_vec();
    let line = |place: usize| columns.iter().map(|column| format!("{:>5}", column[place])).join("");
    let heading = format!("W: the player to move wins, L: loses; {lowered}: the moves that win");
    [heading, line(0), line(1), line(2)].join("\n")
}

/// The best score from each value on, from the last value to the first.
fn best_scores(values: &[i32]) -> String {
    let mut lines = vec![format!("stoneValue = {values:?}"), "  i  value  rest[i]  best[i]".to_owned()];
    let mut scores = [0; 3];
    for (i, value) in values.iter().enumerate().rev() {
        let rest = reference::sum(&values[i..]);
        let [next, second, third] = scores;
        let score = rest - next.min(second).min(third);
        assert_eq!(score, i64::midpoint(rest, reference::stone_game_iii_lead(&values[i..])));
        lines.push(format!("  {i}  {value:5}  {rest:7}  {rest} - min({next}, {second}, {third}) = {score}"));
        scores = [score, next, second];
    }
    let total = reference::sum(values);
    let [alice, ..] = scores;
    let bob = total - alice;
    let winner = if alice > bob { "Alice" } else { "Bob" };
    assert_ne!(alice, bob, "a tie");
    lines.push(format!("  Alice scores {alice}, Bob {total} - {alice} = {bob}, so the answer is {winner}"));
    lines.join("\n")
}

/// The losing heaps, and the larger heaps that win because of each.
fn losing_heaps(largest: i32) -> String {
    let mut game = reference::square_game();
    let losing = (0..=largest).filter(|&heap| !game.wins(heap)).collect_vec();
    let line = |heap: &i32| {
        let marked = (0..=largest).filter(|&larger| game.moves(larger).contains(heap)).join(", ");
        format!("  {heap:2}{}{marked}", if marked.is_empty() { "" } else { " marks " })
    };
    format!(
        "the losing heaps up to {largest}, and the larger ones that each marks as winning\n{}",
        losing.iter().map(line).join("\n")
    )
}

/// The game round by round, and what is printed then.
fn rounds(first: &[u8], second: &[u8]) -> String {
    let plays = reference::kitten_fishing_plays(first, second).collect_vec();
    let mut lines = vec![
        format!("u1 has {}, u2 has {}", cards(first), cards(second)),
        "  round  u1 plays      u2 plays          then u1 has  u2 has     the table has".to_owned(),
    ];
    for (round, plays) in (1..).zip(plays.chunks(2)) {
        let played = plays.iter().map(|play| match &play.table[play.captured.clone()] {
            [] => play.card.to_string(),
            captured => format!("{}, takes {}", play.card, captured.iter().rev().join(" ")),
        });
        let played = played.pad_using(2, |_| String::new()).collect_vec();
        let last = &plays[plays.len() - 1];
        let [hand1, hand2] = last.hands.each_ref().map(|hand| cards(hand));
        let table = cards(&last.table[..last.captured.start]);
        lines.push(format!("  {round:5}  {:12}  {:16}  {hand1:11}  {hand2:9}  {table}", played[0], played[1]));
    }
    lines.push("and this is printed:".to_owned());
    lines.extend(reference::kitten_fishing_answer(first, second).lines().map(|line| format!("  {line}")));
    lines.join("\n")
}

/// The states of an endless game until one comes a second time.
fn cycle(first: &[u8], second: &[u8]) -> String {
    let [earlier, later] = reference::kitten_fishing_repetition(first, second).expect("an endless game");
    let deal = ([first.to_vec(), second.to_vec()], Vec::new());
    let plays_of_u2 = reference::kitten_fishing_plays(first, second).skip(1).step_by(2);
    let states = once(deal).chain(plays_of_u2.map(|play| (play.hands, play.table[..play.captured.start].to_vec())));
    let line = |(round, ([hand1, hand2], table)): (usize, ([Vec<u8>; 2], Vec<u8>))| {
        let mark = if round == later { format!("  as after round {earlier}") } else { String::new() };
        format!("{round:11}  {:7}  {:7}  {:5}{mark}", cards(&hand1), cards(&hand2), cards(&table))
    };
    let lines = states.take(later + 1).enumerate().map(line);
    once("after round  u1       u2       table".to_owned()).chain(lines).join("\n")
}

/// The stream of cards after each one that comes in, and how many of the hand's first cards it ends with.
fn automaton(hand: &[u8], coming: &[u8]) -> String {
    let stream = [hand, coming].concat();
    let line = |length: usize| {
        let stream = &stream[..length];
        let state = (0..=hand.len()).rfind(|&state| stream.ends_with(&hand[..state])).unwrap_or(0);
        let mark = if state == hand.len() { "  ends with the hand" } else { "" };
        format!("{:17}  {state}{mark}", cards(stream))
    };
    once("stream             state".to_owned()).chain((hand.len()..=stream.len()).map(line)).join("\n")
}

fn cards(cards: &[u8]) -> String {
    cards.iter().join(" ")
}
