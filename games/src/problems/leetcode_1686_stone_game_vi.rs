//! Take any stone that is left. The players value the stones differently.

use std::cmp::Reverse;

use crate::ideas::sorting::{Item, Sorting};
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Stone Game VI", "石子游戏 VI"),
    family: Family::Sorting,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move takes any stone that is left. The players value the stones differently, and the one with the higher total of the own values wins.",
        "轮流取走任意一颗石子。两人对每颗石子的估价不同，各按自己的估价计分，总分高的人获胜。",
    ),
    usual: &[
        (words("sorted indices", "下标排序"), "indices_sorted.py"),
        (
            words("counting sort, as sums are at most 200", "计数排序，价值之和至多 200"),
            "counting_sort.cpp",
        ),
    ],
    technique: words(
        "sort by the sum of both values, for values of any size",
        "按两人价值之和排序，不限价值的大小",
    ),
    time: same("O(n) → O(n log n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("stoneGameVI", AnswerType::Integer),
    &[
        Argument::new("aliceValues", Row(1..=100_000, 1..=100)),
        Argument::new("bobValues", Row(1..=100_000, 1..=100)),
    ],
    Games::One(|input| {
        let [alice, bob] = [0, 1].map(|index| in_64_bits(input.row(index)));
        Box::new(StoneGameVI { stones: alice.into_iter().zip_eq(bob).collect() })
    }),
    &[],
)
.needing("rows of equal length", "两个数组等长", cut_to_same_length)
.explained_at("which-technique", "a-lemma-for-sorted-numbers", "排好序的数的引理");

struct StoneGameVI {
    stones: Stones,
}

/// The stones that are left: the values of each to Alice and to Bob.
type Stones = Vec<(i64, i64)>;

impl Game for StoneGameVI {
    type Position = Stones;
    type Action = usize;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Stones {
        self.stones.clone()
    }

    fn moves(&self, stones: Stones) -> impl Iterator<Item = MoveOf<Self>> {
        let is_alices_turn = (self.stones.len() - stones.len()).is_multiple_of(2);
        moves_taking_one(stones.clone()).map(move |choice| {
            let (alice, bob) = stones[choice.action];
            choice.gaining(if is_alices_turn { alice } else { bob })
        })
    }

    fn final_lead(&self, _: &Stones) -> i64 {
        0
    }

    fn canonical(&self, mut stones: Stones) -> Stones {
        stones.sort_unstable();
        stones
    }

    fn weight(&self, stones: &Stones) -> usize {
        16 * stones.len() + stones.len().pow(2)
    }

    fn bytes(&self, stones: &Stones) -> usize {
        2 * heap_bytes(stones)
    }
}

impl Shown for StoneGameVI {
    fn columns(&self, stones: &Stones) -> Vec<Column> {
        let (alice, bob): (Vec<i64>, Vec<i64>) = stones.iter().copied().unzip();
        vec![
            column(same("aliceValues"), Cell::cards(alice)),
            column(same("bobValues"), Cell::cards(bob)),
        ]
    }

    fn places(&self, _: &Stones, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    fn name(&self, _: &[Column], stones: &Stones, choice: &MoveOf<Self>) -> MoveName {
        MoveName::TakeValued(stones[choice.action].into())
    }

    fn ideas(&self) -> Vec<Steps> {
        let item = |(alice, bob): &(i64, i64)| Item {
            name: format!("{alice}|{bob}"),
            gains: [*alice, *bob],
            key: alice + bob,
        };
        let sorting = Sorting {
            key: text!("sum of both values", "双方估价之和"),
            why: text!(
                "Who scores more, Alice, who begins, or Bob? A stone is worth the sum of both values: a player who takes it gains their own value of it and keeps the other value from the opponent.",
                "先手 Alice 和后手 Bob，谁的分数高？一颗石子的分量是双方估价之和：取走它，不但得到自己的估价，还让对方得不到他的估价。"
            ),
            last: |[alice, bob]: [i64; 2]| {
                let answer = self.answer(alice - bob);
                let end = text!(
                    "1: Alice scores more, -1: Bob does, 0: a tie. The answer: {answer}.",
                    "1 表示 Alice 分高，-1 表示 Bob 分高，0 表示平局。答案：{answer}。"
                );
                (end, answer)
            },
        };
        vec![sorting.steps(&self.stones.iter().map(item).collect::<Vec<_>>())]
    }

    /// Returns 1 if Alice scores more, -1 if Bob does, 0 if the scores are equal.
    fn answer(&self, lead: i64) -> String {
        lead.signum().to_string()
    }

    /// Takes the stones by the sum of their two values, largest first:
    /// <https://leetcode.com/problems/stone-game-vi/editorial/>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let mut stones = self.stones.clone();
        stones.sort_by_key(|(alice, bob)| Reverse(alice + bob));
        let taken = stones.chunks(2).map(|pair| match *pair {
            [(alice, _), (_, bob)] => alice - bob,
            _ => pair[0].0,
        });
        Some(taken.sum())
    }
}
