//! Choose three piles and take the second largest of them; then Alice and Bob take the other two.

use crate::ideas::sorting::SORTED;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Maximum Number of Coins You Can Get", "你可以获得的最大硬币数目"),
    family: Family::Sorting,
    difficulty: Difficulty::Medium,
    rules: words(
        "You choose any three piles. Alice takes the largest of them, you take the next, and Bob takes the last. You want as many coins as possible.",
        "每轮由你任选三堆：Alice 拿最多的一堆，你拿第二多的，Bob 拿最后一堆。你想得到尽可能多的硬币。",
    ),
    usual: &[
        (words("sorting", "排序"), "sorted_from_a_third.py"),
        (words("a deque", "双端队列"), "deque_of_piles.cpp"),
    ],
    technique: words(
        "counting sort; skip the smallest third, then take every other pile",
        "计数排序，跳过最小的三分之一后隔一堆取一堆",
    ),
    time: words(
        "O(n log n) → O(n + m) for a largest pile of m",
        "O(n log n) → O(n + m)，m 为最大的一堆",
    ),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("maxCoins", AnswerType::Integer),
    // Local constraints: your coins still fit in 32 bits.
    &[Argument::new("piles", Row(3..=99_999, 1..=10_000)).locally(Row(0..=600_000, 0..=10_000))],
    Games::One(|input| Box::new(Coins { piles: input.row(0).to_vec() })),
    &[random("random-short", 300, &[Row(3..=14, 1..=9)])],
)
.played_by(words("you", "你"), words("Alice and Bob", "Alice 和 Bob"))
.explained_at("which-technique", "a-lemma-for-sorted-numbers", "排好序的数的引理")
.needing("a number of piles divisible by 3", "堆数是 3 的倍数", |input| {
    cut_to_multiple_of(3, input)
});

struct Coins {
    piles: Vec<i32>,
}

/// Maximum number of piles in steps.
const MAX_SHOWN: usize = 60;

impl Coins {
    /// Shows why you get every other pile after the smallest third.
    fn every_other_pile(&self) -> Course {
        let sorted = self.piles.iter().copied().sorted_unstable().collect_vec();
        let third = sorted.len() / 3;
        let yours = sorted[third..].iter().step_by(2).map(|pile| i64::from(*pile));
        let (sum, total) = (sum_of(yours.clone()), yours.sum::<i64>());
        let row = || Strip::new(words("sorted", "排序后"), sorted.iter().map(Tile::plain));
        let owner = |index: usize| match index.checked_sub(third) {
            None => words("Bob", "Bob"),
            Some(rest) if rest.is_multiple_of(2) => words("you", "你"),
            Some(_) => words("Alice", "Alice"),
        };
        // The owners of the piles up to `known`, those from `new` on as found in this step.
        let owners = |new: usize, known: usize| {
            let tile = |index: usize| match index {
                _ if index >= known => Tile::plain(""),
                _ => Tile::new(owner(index).into()).marked_if(index >= new, Mark::New),
            };
            Strip::new(words("goes to", "归"), (0..sorted.len()).map(tile))
        };
        let given = Strip::new(words("piles", "原序列"), self.piles.iter().map(Tile::plain));
        let frames = vec![
            Frame::new(
                text!("sort", "排序"),
                text!(
                    "How many coins can you get? You choose three piles each time, in any place, so only their sizes matter. Of the three, Alice takes the largest, you the next, and Bob the smallest.",
                    "你最多能得多少硬币？每次可以任选三堆，与位置无关，所以先排序。三堆里 Alice 拿最多的，你拿第二多的，Bob 拿最少的。"
                ),
            )
            .strips([given, row()]),
            Frame::new(
                text!("Bob's piles", "Bob 的几堆"),
                text!(
                    "Each choice of three gives its smallest pile to Bob. It costs least if his are the smallest third of all piles: {third}.",
                    "每次三堆里最小的归 Bob。让他拿走所有堆中最小的三分之一，共 {third} 堆，损失最小。"
                ),
            )
            .strips([row(), owners(0, third)])
            .asking(text!("How many piles does Bob get?", "Bob 得几堆？"), third)
            .by(SORTED),
            Frame::new(
                text!("Alice's piles and yours", "Alice 和你的几堆"),
                text!(
                    "Of the others, each choice takes the two largest that are left: the larger one goes to Alice, the smaller one to you. So the program skips the smallest third and then adds every other pile: {sum} = {total}. The answer: {total}.",
                    "其余的每次取剩下的最大的两堆：大的归 Alice，小的归你。所以程序跳过最小的三分之一，然后隔一堆加一堆：{sum} = {total}。答案：{total}。"
                ),
            )
            .strips([row(), owners(third, sorted.len())])
            .asking(text!("How many coins do you get?", "你得多少硬币？"), total)
            .by(SORTED),
        ];
        Course::new(frames, total)
    }
}

/// The piles that are left, and whether it is your turn.
type Piles = (Vec<i32>, bool);

impl Game for Coins {
    type Position = Piles;
    /// The indices of the three piles that you choose; `None` when the others take theirs.
    type Action = Option<[usize; 3]>;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Piles {
        (self.piles.clone(), true)
    }

    fn moves(&self, (left, is_your_turn): Piles) -> impl Iterator<Item = MoveOf<Self>> {
        let theirs = (!is_your_turn).then(|| Move::new(None, (left.clone(), true)));
        let count = if is_your_turn { left.len() } else { 0 };
        let choices = (0..count).tuple_combinations();
        let moves = choices.map(move |(first, second, third)| {
            let chosen = [first, second, third];
            let mut coins = chosen.map(|index| left[index]);
            coins.sort_unstable();
            let mut next = left.clone();
            chosen.iter().rev().for_each(|index| _ = next.remove(*index));
            Move::new(Some(chosen), (next, false)).gaining(coins[1].into())
        });
        theirs.into_iter().chain(moves)
    }

    fn final_lead(&self, _: &Piles) -> i64 {
        0
    }

    fn canonical(&self, (mut left, is_your_turn): Piles) -> Piles {
        left.sort_unstable();
        (left, is_your_turn)
    }

    /// Approximates the number of moves, because each move copies the piles.
    fn weight(&self, (left, _): &Piles) -> usize {
        4 * left.len().pow(3)
    }

    fn bytes(&self, (left, _): &Piles) -> usize {
        heap_bytes(left)
    }
}

impl Shown for Coins {
    const SCORING: Scoring = Scoring::Total(Player::First);

    fn columns(&self, (left, _): &Piles) -> Vec<Column> {
        vec![column(same("piles"), Cell::cards(left.iter().copied()))]
    }

    fn places(&self, _: &Piles, choice: &MoveOf<Self>) -> Places {
        let chosen = choice.action.into_iter().flatten();
        let piles = chosen.map(|index| (index, None)).collect_vec();
        if piles.is_empty() { Places::Nothing } else { Places::Column(0, piles) }
    }

    /// Returns the three piles that you choose.
    fn name(&self, _: &[Column], (left, _): &Piles, choice: &MoveOf<Self>) -> MoveName {
        match choice.action {
            Some(chosen) => MoveName::Take(chosen.map(|index| left[index].into()).to_vec()),
            None => MoveName::Other(words("the other two", "另外两堆").into()),
        }
    }

    fn ideas(&self) -> Vec<Steps> {
        let fits = !self.piles.is_empty() && self.piles.len() <= MAX_SHOWN;
        let course = fits.then(|| self.every_other_pile());
        vec![Steps::new("sort", words("Sort and take", "排序再取"), course)]
    }

    /// Takes every other pile after the smallest third:
    /// <https://leetcode.com/problems/maximum-number-of-coins-you-can-get/editorial/>
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let piles = self.piles.iter().sorted_unstable().collect_vec();
        let yours = piles[piles.len() / 3..].iter().step_by(2);
        Some(yours.map(|pile| i64::from(**pile)).sum())
    }
}
