//! Sort, and take in turn.

use itertools::Itertools;

use crate::frame::{Course, Frame, Mark, Steps, Strip, Theorem, Tile, sum_of};
use crate::text;
use crate::words::{Text, words};

/// Maximum number of items.
const MAX_ITEMS: usize = 60;

/// An item: its name in the strips, and what each player gains by it.
pub(crate) struct Item {
    pub name: String,
    pub gains: [i64; 2],
    /// By what the items are sorted, the largest first.
    pub key: i64,
}

/// What is said about items that both players take in descending order of their keys.
pub(crate) struct Sorting<Last> {
    /// The name of the key.
    pub key: Text,
    /// Says what is asked, and why the key is right.
    pub why: Text,
    /// Says what follows from the totals of both players: a sentence, and the answer.
    pub last: Last,
}

impl<Last: Fn([i64; 2]) -> (Text, String)> Sorting<Last> {
    /// Returns the steps.
    pub fn steps(&self, items: &[Item]) -> Steps {
        let fits = !items.is_empty() && items.len() <= MAX_ITEMS;
        let course = fits.then(|| self.course(items));
        Steps::new("sort", words("Sort and take", "排序再取"), course)
    }

    fn course(&self, items: &[Item]) -> Course {
        let given = items.iter().collect_vec();
        let sorted = items.iter().sorted_by_key(|item| -item.key).collect_vec();
        let first = Frame::new(self.key.clone(), self.why.clone()).strips(self.rows(&given, false));
        let caption = text!(
            "In descending order. Both players take the largest that is left.",
            "从大到小排好，双方每次都取剩下的数中最大的。"
        );
        let largest = sorted[0].key;
        let question = Text {
            en: format!("Which {} does the first item have that is taken?", self.key.en),
            zh: format!("最先取走的一项，{}是多少？", self.key.zh),
        };
        let second = Frame::new(text!("sorted", "排序"), caption)
            .by(SORTED)
            .strips(self.rows(&sorted, false))
            .asking(question, largest);
        let side =
            |side: usize| sorted.iter().skip(side).step_by(2).map(move |item| item.gains[side]);
        let totals = [side(0).sum::<i64>(), side(1).sum()];
        let [one, two] = [sum_of(side(0)), sum_of(side(1))];
        let [total, other] = totals;
        let found = text!(
            "First player: {one} = {total}. Second player: {two} = {other}.",
            "先手：{one} = {total}。后手：{two} = {other}。"
        );
        let (conclusion, answer) = (self.last)(totals);
        let rule = text!(
            "The rule: sort, and give every other item to each player.",
            "规律：排好序，两人隔一个取一个。"
        );
        let caption = found.then(&rule).then(&conclusion);
        let third = Frame::new(text!("taken in turn", "轮流取"), caption)
            .strips(self.rows(&sorted, true))
            .asking(text!("What is the first player's total?", "先手的总分是多少？"), total);
        Course::new(vec![first, second, third], answer)
    }

    fn rows(&self, items: &[&Item], is_taken: bool) -> [Strip; 2] {
        let mark = |index: usize| {
            let owner = if index.is_multiple_of(2) { Mark::First } else { Mark::Second };
            is_taken.then_some(owner)
        };
        let strip = |heading: Text, text: &dyn Fn(&Item) -> String| {
            let tiles = items.iter().enumerate();
            let tile = |(index, item): (usize, &&Item)| Tile {
                mark: mark(index),
                ..Tile::plain(text(item))
            };
            Strip::new(heading, tiles.map(tile))
        };
        [
            strip(text!("item", "各项"), &|item| item.name.clone()),
            strip(self.key.clone(), &|item| item.key.to_string()),
        ]
    }
}

/// Says that both players take sorted numbers in descending order.
pub(crate) const SORTED: Theorem = Theorem::new(
    words("a lemma for sorted numbers", "排序后的一条引理"),
    "which-technique",
    words("a-lemma-for-sorted-numbers", "排好序的数的引理"),
);
