//! Take any stone that is left. The players value the stones differently.

use std::cmp::Reverse;
use std::iter::repeat_with;

use fastrand::Rng;
use itertools::Itertools;

use super::takes_one;
use crate::{AnswerType, Argument, Cell, Columns, Judge, Move, Problem, Question, Rules};

const fn values(name: &'static str) -> Argument {
    Argument::row(name, 1..=100_000, 1..=100)
}

pub const PROBLEM: Problem = Problem::new(
    &["Stone Game VI", "石子游戏 VI"],
    Judge::leetcode("stoneGameVI", AnswerType::Integer),
    &[values("aliceValues"), values("bobValues")],
    &StoneGameVI,
    |cases| {
        let stones = |alice, bob| Question::rows([alice, bob]);
        let equal = |length, alice, bob| stones(vec![alice; length], vec![bob; length]);
        let single = [(1, 1), (1, 100), (100, 1)];
        cases.add(
            "edge-single",
            single.map(|(alice, bob)| equal(1, alice, bob)),
        );
        let same = [(1, 100), (100, 1), (100, 100)].into_iter();
        let same = same.cartesian_product([2, 3, 16, 17, 600, 601]);
        let same = same.map(|((alice, bob), length)| equal(length, alice, bob));
        cases.add("edge-equal-stones", same);
        let scores = [
            equal(660, 100, 99),
            equal(1312, 100, 99),
            equal(700, 100, 1),
        ];
        cases.add("hack-scores-of-16-bits", scores);
        // The sums 9, 10, 99 and 100.
        let sums = [(vec![5, 4], vec![5, 5]), (vec![50, 49], vec![50, 50])];
        let sums = sums.map(|(alice, bob)| stones(alice, bob));
        cases.add("hack-sums-sorted-as-text", sums);
        cases.add("hack-scores-of-six-digits", [equal(20_000, 100, 99)]);
        // Bob leads by 1 on two stones of the first kind, Alice on two of the other one, of which a counter of 16 bits counts
        // none. Both get 100,000 and more.
        let of_kinds = |first, other| [vec![first; 34_464], vec![other; 65_536]].concat();
        cases.add("max-two-kinds", [stones(of_kinds(3, 2), of_kinds(4, 1))]);
        let tie = mirrored(&mut cases.random, 10_000, 0);
        cases.add("random-large-tie", [tie]);
        let ties = (1..=8).cartesian_product([-1, 0, 1]).cycle().take(480);
        let ties = ties.map(|(pairs, lead)| mirrored(&mut cases.random, pairs, lead));
        let ties = ties.collect_vec();
        cases.add("random-near-ties", ties);
        cases.add_random("random-short", 400, 1..=7, 1..=4);
        cases.add_random("hack-sums-up-to-198", 100, 3..=12, 98..=100);
        cases.add_random("random-long", 100, 1..=60, 1..=100);
        let near = [-1, 1].map(|lead| mirrored(&mut cases.random, 1000, lead));
        cases.add("random-large-near-ties", near);
    },
);

/// Each stone has a mirror image, so each player gets one of them and nobody leads. Then Bob values both stones of a
/// pair higher by `bobs_lead`.
fn mirrored(random: &mut Rng, pairs: usize, bobs_lead: i32) -> Question {
    let pair = || [(); 2].map(|()| random.i32(2..=99));
    let pairs = repeat_with(pair).take(pairs);
    let stones = pairs.flat_map(|[one, other]| [[one, other], [other, one]]);
    let mut stones = stones.collect_vec();
    for stone in &mut stones[..2] {
        stone[1] += bobs_lead;
    }
    random.shuffle(&mut stones);
    Question::rows([0, 1].map(|player| stones.iter().map(|stone| stone[player]).collect()))
}

struct StoneGameVI;

/// What a stone is worth to Alice, and to Bob.
type Stone = (i64, i64);

impl Rules for StoneGameVI {
    /// The stones that are left.
    type Position = Vec<Stone>;

    fn start(&self, question: &Question) -> Vec<Stone> {
        let [alice, bob] = [0, 1].map(|index| question.rows[index].iter().copied());
        let alice = alice.map(i64::from);
        alice.zip_eq(bob.map(i64::from)).collect()
    }

    fn moves(
        &self,
        question: &Question,
        stones: Vec<Stone>,
    ) -> impl Iterator<Item = Move<Vec<Stone>>> {
        let is_alices = (question.first_size() - stones.len()).is_multiple_of(2);
        takes_one(
            stones,
            move |(alice, bob)| if is_alices { *alice } else { *bob },
        )
    }

    /// Who has more.
    fn answer(&self, _: &Question, lead: i64) -> String {
        lead.signum().to_string()
    }

    /// Both take a stone with the largest sum: <https://leetcode.com/problems/stone-game-vi/editorial/>
    fn lead(&self, question: &Question) -> Option<i64> {
        let mut stones = self.start(question);
        stones.sort_by_key(|(alice, bob)| Reverse(alice + bob));
        let taken = stones.chunks(2).map(|pair| match *pair {
            [(alice, _), (_, bob)] => alice - bob,
            _ => pair[0].0,
        });
        Some(taken.sum())
    }

    fn show(&self, _: &Question, stones: &Vec<Stone>) -> Columns {
        let (alice, bob): (Vec<i64>, Vec<i64>) = stones.iter().copied().unzip();
        vec![
            ("aliceValues", Cell::cards(alice)),
            ("bobValues", Cell::cards(bob)),
        ]
    }
}
