//! Take one of the given numbers of sticks, from each of the piles up to n.

use std::rc::Rc;

use crate::mechanics::pile::{Pile, after_taking};
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stick Game", "取小棒"),
    family: Family::OnePile,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move takes one of the given numbers of sticks. A player who has no move loses.",
        "每次取走给定个数中的某一个数的小棒。不能操作的人输。",
    ),
    usual: &[
        (words("table", "递推"), "table_of_all_numbers.c"),
        (words("from losing positions", "刷表法"), "forward_from_losing.cpp"),
        (words("bits in blocks", "分块位运算"), "bits_in_blocks.py"),
    ],
    technique: words("from each losing position, mark the winning ones", "由必败态标记必胜态"),
    time: words("O(n k) → O(n + k l) for l losing positions", "O(n k) → O(n + k l)，必败态有 l 个"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CSES,
    // Local constraints: the answer has n letters.
    &[
        Argument::new("n", Number(1..=1_000_000)).locally(Number(1..=10_000_000)),
        Argument::new("p", Row(1..=100, 1..=1_000_000)).locally(Row(0..=1000, 1..=i32::MAX)),
    ],
    Games::One(|input| {
        let takes: Rc<[i64]> = Rc::from(in_64_bits(input.row(1)));
        let of_moves = Rc::clone(&takes);
        let left = move |n| after_taking(&of_moves, n);
        let pile = Pile::new(same("n"), input.number(0), left).taking(takes);
        Box::new(pile.answering(["L", "W"]).asking_for_each())
    }),
    &[
        random("random-small", 30, &[Number(1..=60), Row(1..=6, 1..=60)]),
        random("random-large", 1, &[Number(1000..=1000), Row(20..=20, 1..=1000)]),
    ],
)
.written_as(Format::new(&[Plain(0), Length(1), NewLine, Plain(1)]).with_lengths(&["k"]))
.played_by(words("first", "先手"), words("second", "后手"))
.needing(
    "different numbers up to n, with 1 among them",
    "各数互不相同、不超过 n，并且含有 1",
    repair,
)
.also_called(&["subtraction game", "减法游戏"])
.same_game_as(&["EDPC K"])
.explained_at(
    "from-heaps-to-grundy",
    "3-losing-positions-mark-the-winning-ones",
    "3-由必败态标记必胜态",
);

/// Lowers numbers above `n`, drops duplicates, and puts 1 in the place of the first number if it is missing.
fn repair(input: &Input) -> Option<Input> {
    let most = i32::try_from(input.number(0)).unwrap_or(i32::MAX);
    let mut row = input.row(1).iter().map(|take| (*take).min(most)).unique().collect_vec();
    if !row.contains(&1) {
        match row.first_mut() {
            Some(first) => *first = 1,
            None => row.push(1),
        }
    }
    Some(input.with(1, Value::Row(row)))
}
