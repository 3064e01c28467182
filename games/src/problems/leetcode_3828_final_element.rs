//! Remove any subarray except the whole row, until one number is left, which Alice scores.

use std::ops::Range;

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Final Element After Subarray Deletions", "删除子数组后的最终元素"),
    family: Family::Observation,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move removes any part of the row, but not all of it, until one number is left. Alice wants this number to be large, Bob wants it to be small.",
        "轮流删去数组中的一段，但不能全部删去，直到只剩一个数。Alice 想让它最大，Bob 想让它最小。",
    ),
    usual: &[
        (words("larger end", "两端的较大值"), "larger_end.py"),
        (words("all first moves of Alice", "枚举 Alice 的第一步"), "all_moves_of_alice.cpp"),
    ],
    technique: words("the larger end, with the proof", "两端的较大值，附证明"),
    time: same("O(1) → O(1)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("finalElement", AnswerType::Integer),
    &[Argument::new("nums", Row(1..=100_000, 1..=100_000))],
    Games::One(|input| Box::new(FinalElement { nums: input.row(0).to_vec() })),
    &[random("random-short", 300, &[Row(1..=9, 1..=5)])],
);

struct FinalElement {
    nums: Vec<i32>,
}

/// The numbers that are left, and whether it is Alice's turn.
type Left = (Vec<i32>, bool);

impl Game for FinalElement {
    type Position = Left;
    /// The indices of the removed numbers.
    type Action = Range<usize>;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Left {
        (self.nums.clone(), true)
    }

    fn moves(&self, (row, is_alices_turn): Left) -> impl Iterator<Item = MoveOf<Self>> {
        let count = row.len();
        let bounds = (0..=count).tuple_combinations();
        let parts = bounds.map(|(start, end): (usize, usize)| start..end);
        let possible = parts.filter(move |part| part.len() < count);
        possible.map(move |part| {
            let left = [&row[..part.start], &row[part.end..]].concat();
            Move::new(part, (left, !is_alices_turn))
        })
    }

    /// The number that is left counts for Alice.
    fn final_lead(&self, (row, is_alices_turn): &Left) -> i64 {
        let last = row.first().copied().map_or(0, i64::from);
        if *is_alices_turn { last } else { -last }
    }

    /// Approximates the numbers that all moves copy.
    fn weight(&self, (row, _): &Left) -> usize {
        4 * row.len().pow(2) + row.len().saturating_pow(3) / 16
    }

    fn bytes(&self, (row, _): &Left) -> usize {
        heap_bytes(row)
    }
}

impl Shown for FinalElement {
    const SCORING: Scoring = Scoring::Total(Player::First);
    const PHRASE: Words = words("remove {}", "删去 {}");
    /// The number that is left.
    const TOTAL: Words = words("result", "结果");

    fn columns(&self, (row, _): &Left) -> Vec<Column> {
        vec![column(same("nums"), Cell::cards(row.iter().copied()))]
    }

    fn places(&self, _: &Left, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action.clone())
    }

    /// Shows that Alice keeps the larger end, and that Bob can take anything else away.
    fn ideas(&self) -> Vec<Steps> {
        let count = self.nums.len();
        let answer = self.nums.first().max(self.nums.last()).copied().unwrap_or(0);
        let is_end = |index: usize| index == 0 || index + 1 == count;
        let strip = |mark: &dyn Fn(usize) -> Option<Mark>| {
            let tile = |(index, num)| Tile { mark: mark(index), ..Tile::plain(num) };
            Strip::new(same("nums"), self.nums.iter().enumerate().map(tile))
        };
        let first = Frame::new(
            text!("the ends", "两端"),
            text!(
                "Which number is left, if Alice, who begins, wants a large one and Bob a small one? A move removes one part of the row, but not all of it. Whoever moves can remove all but one of the ends, which ends the game, and nobody can remove both ends at once.",
                "Alice 先走，想让最后剩下的数大，Bob 想让它小，剩下几？每一步删去连续的一段，但不能全删。轮到的一方可以一次删到只剩一端，游戏结束；谁也不能一次把两端都删掉。"
            ),
        );
        let last = Frame::new(
            text!("Alice's first move", "Alice 的第一步"),
            text!(
                "Alice can leave the larger end, {answer}, at once. She gets no more: after her move one of the two ends is left and is still an end, and if other numbers are left as well, Bob removes them and leaves that end. So the program takes the larger end. The answer: {answer}.",
                "Alice 可以一次删到只剩较大的一端 {answer}。她得不到更大的：她走一步以后，原来的两端至少留下一个，而且仍在端上；如果还剩别的数，Bob 就一次删到只剩这一端。所以程序取较大的一端。答案：{answer}。"
            ),
        );
        let end = |index: usize| is_end(index).then_some(Mark::Used);
        let best =
            |index: usize| (is_end(index) && self.nums[index] == answer).then_some(Mark::Best);
        let question = text!("Which number is left?", "最后剩下几？");
        let frames =
            vec![first.strips([strip(&end)]), last.strips([strip(&best)]).asking(question, answer)];
        let course = (2..=60).contains(&count).then(|| Course::new(frames, answer));
        vec![Steps::new("ends", words("The larger end", "较大的一端"), course)]
    }

    /// Returns the larger of the two ends of the row: <https://leetcode.doocs.org/en/lc/3828/>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let ends = self.nums.first().max(self.nums.last());
        Some(ends.map_or(0, |end| (*end).into()))
    }
}
