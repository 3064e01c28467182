//! Take pebbles from one pile of an ascending row, so that the row stays ascending.

use crate::mechanics::common::STAIRCASE;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Pebbles", "POI2009 KAM-Pebbles"),
    family: Family::Nim,
    difficulty: Difficulty::Rated(words("level 6 of 7", "省选/NOI−")),
    rules: words(
        "The piles of a row ascend: none is smaller than the pile to its left. Each move takes any number of pebbles, at least one, from one pile, so that the row still ascends. A player who has no move loses.",
        "一排石子，每一堆都不少于左边的一堆。每次从任意一堆中取走至少一颗，取完以后每一堆仍不少于左边的一堆。不能操作的人输。",
    ),
    usual: &[
        (words("xor of every second difference", "隔一个差求异或"), "every_second_difference.cpp"),
        (words("differences from the right", "从右往左求差"), "differences_from_the_right.py"),
    ],
    technique: words(
        "staircase Nim on the differences of neighbors",
        "差分以后是阶梯 Nim（阶梯博弈），从右往左隔一个差求异或",
    ),
    time: same("O(n) → O(n)"),
};

/// Maximum number of pebbles of a row.
const MAX_PEBBLES: i64 = 10_000;

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("a", Row(1..=1000, 0..=10_000)).locally(Row(0..=MAX_LENGTH, 0..=10_000))],
    Games::One(|input| Box::new(Pebbles { piles: in_64_bits(input.row(0)) })),
    &[
        random("random-small", 10, &[Row(1..=6, 0..=9)]),
        near_ties("random-shapes", 10, &[Row(1..=7, 0..=2000)]),
        random("random-many-piles", 10, &[Row(900..=1000, 0..=20)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases(10))
.needing(
    "piles in ascending order, with at most 10,000 pebbles in all",
    "各堆从小到大（可以相等），总数不超过 10,000",
    repair,
)
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["Kamyki"])
.explained_at("classic-games", "4-staircase-nim", "4-阶梯-nim");

/// Sorts the piles, and halves all of them until they are small enough.
fn repair(input: &Input) -> Option<Input> {
    let mut piles = input.row(0).to_vec();
    piles.sort_unstable();
    while sum(&piles) > MAX_PEBBLES {
        for pile in &mut piles {
            *pile /= 2;
        }
    }
    (piles != input.row(0)).then(|| input.with(0, Value::Row(piles)))
}

struct Pebbles {
    piles: Vec<i64>,
}

/// Returns the difference of each pile and the one to its left; that of the first pile is the pile.
fn differences(piles: &[i64]) -> Vec<i64> {
    let lower = [0].iter().chain(piles);
    piles.iter().zip(lower).map(|(pile, lower)| pile - lower).collect()
}

/// Returns the indices of the differences that count: the last one, and every second one before it.
fn counted(count: usize) -> impl Iterator<Item = usize> {
    (0..count).filter(move |index| (count - index) % 2 == 1)
}

impl Game for Pebbles {
    /// The piles, from left to right.
    type Position = Vec<i64>;
    /// The index of the pile.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.piles.clone()
    }

    fn moves(&self, piles: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        (0..piles.len()).flat_map(move |index| {
            let piles = piles.clone();
            let least = if index == 0 { 0 } else { piles[index - 1] };
            (least..piles[index]).map(move |left| {
                let mut next = piles.clone();
                next[index] = left;
                Move::new(index, next)
            })
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        -1
    }

    /// Returns the piles without empty ones, which stand at the left.
    fn canonical(&self, mut piles: Vec<i64>) -> Vec<i64> {
        piles.retain(|pile| *pile > 0);
        piles
    }

    /// Returns the differences that count.
    fn parts(&self, piles: &Vec<i64>) -> Option<Vec<Part<Vec<i64>>>> {
        let differences = differences(piles);
        let number = |index: usize| u32::try_from(differences[index]).ok().map(Part::Number);
        counted(piles.len()).map(number).collect()
    }

    fn weight(&self, piles: &Vec<i64>) -> usize {
        let moves = usize::try_from(piles.last().copied().unwrap_or(0)).unwrap_or(usize::MAX);
        moves.saturating_add(1).saturating_mul(4 + piles.len())
    }

    fn bytes(&self, piles: &Vec<i64>) -> usize {
        heap_bytes(piles)
    }
}

impl Shown for Pebbles {
    const PHRASE: Words = words("take {}", "取{}");

    fn columns(&self, piles: &Vec<i64>) -> Vec<Column> {
        let differences = text::shortened(&differences(piles), " ");
        vec![
            column(words("piles", "各堆"), Cell::piles(piles.iter().copied())),
            column(words("differences", "差"), Cell::text(differences)),
        ]
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        Places::Column(0, vec![(choice.action, Some(choice.next[choice.action]))])
    }

    fn name(&self, _: &[Column], piles: &Vec<i64>, choice: &MoveOf<Self>) -> MoveName {
        let index = choice.action;
        let (taken, pile) = (piles[index] - choice.next[index], index + 1);
        MoveName::Other(text!("{taken} from pile {pile}", "第 {pile} 堆的 {taken} 颗"))
    }

    /// Names the differences that count.
    fn part_names(&self, piles: &Vec<i64>) -> Option<Vec<Text>> {
        let name = |index: usize| {
            let pile = index + 1;
            match index {
                0 => text!("pile 1", "第 1 堆"),
                _ => text!("pile {pile} - pile {index}", "第 {pile} 堆 - 第 {index} 堆"),
            }
        };
        Some(counted(piles.len()).map(name).collect())
    }

    fn part_numbers(&self) -> Option<(Text, Theorem)> {
        let text = text!(
            "Only every second difference counts, from the last one on: pebbles that a move brings into one of them from the left are taken on by the opponent. A difference of n that counts is a pile of n stones.",
            "从最后一个起，隔一个差才算：左边的差移进来的，对方再移走。算的差是 n，就相当于 n 颗的一堆。"
        );
        Some((text, STAIRCASE))
    }

    /// Shows what a move does to the differences.
    fn ideas(&self) -> Vec<Steps> {
        let fits = !self.piles.is_empty() && self.piles.len() <= MAX_SHOWN;
        let course = fits.then(|| self.story());
        vec![Steps::new("differences", words("Differences", "差分"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "TAK" } else { "NIE" }.to_owned()
    }

    /// Uses the theorem that every second difference counts, as heaps of Nim.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(if self.xor() == 0 { -1 } else { 1 })
    }
}

/// Maximum number of piles in steps.
const MAX_SHOWN: usize = 40;

impl Pebbles {
    fn xor(&self) -> i64 {
        let differences = differences(&self.piles);
        counted(differences.len()).fold(0, |xor, index| xor ^ differences[index])
    }

    fn story(&self) -> Course {
        let differences = differences(&self.piles);
        let count = differences.len();
        let meaning = text!(
            "Does the first player win? Each pile has at least as many pebbles as the one to its left. The differences say how many pebbles may be taken from each pile.",
            "先手能赢吗？每一堆都不少于左边的一堆。每一堆至多能取走它与左边一堆的差。"
        );
        let first = Frame::new(text!("an ascending row", "从小到大的一排"), meaning);
        let found =
            text!("The difference of the first pile is the pile itself.", "第一堆的差就是它自己。");
        let last = differences.last().copied().unwrap_or(0);
        let second = Frame::new(text!("the differences", "求差"), found);
        let second = second.strips([self.row(), strip(&differences, |_| Some(Mark::New))]);
        let question = text!("What is the difference of the last pile?", "最后一堆的差是多少？");
        let mut frames = vec![first.strips([self.row()]), second.asking(question, last)];
        frames.extend(self.example(&differences));
        let xor = self.xor();
        let rule = text!(
            "The differences are stairs, and the pebbles go down them from left to right; those of the last stair leave the board. So this is staircase Nim. What moves into a difference that counts is moved on by the opponent at once, and what moves out of it is a move of Nim. The rule: the player to move loses if and only if the xor of the marked differences, the last one and every second one before it, is 0. Here it is {xor}.",
            "把各个差看成台阶，取石子就是把石子从左往右移下一级，最后一级的移出去，所以这是阶梯 Nim。移进要算的差里的，对方马上再移走；从要算的差里移出的，相当于在 Nim 里取走。规律：最后一个差和往前每隔一个的差（已标出），异或和为 0 时走棋一方必败，否则必胜。这里异或和是 {xor}。"
        );
        let answer = self.answer(if xor == 0 { -1 } else { 1 });
        let said = text!("The answer: {answer}.", "答案：{answer}。");
        let is_counted = |index: usize| (count - index) % 2 == 1;
        let mark = |index| is_counted(index).then_some(Mark::Used);
        let last = Frame::new(text!("staircase Nim", "阶梯 Nim"), rule.then(&said));
        let last = last.strips([self.row(), strip(&differences, mark)]).by(STAIRCASE);
        frames.push(last.asking(
            text!("What is the xor of the differences that count?", "要算的差的异或和是多少？"),
            xor,
        ));
        Course::new(frames, answer)
    }

    fn row(&self) -> Strip {
        Strip::new(text!("piles", "各堆"), self.piles.iter().map(Tile::plain))
    }

    /// Shows a move that moves all of the first difference that is not 0; `None` if there is no move.
    fn example(&self, differences: &[i64]) -> Option<Frame> {
        let index = differences.iter().position(|difference| *difference > 0)?;
        let (taken, pile) = (differences[index], index + 1);
        let mut piles = self.piles.clone();
        piles[index] -= taken;
        let next = pile + 1;
        let after = if pile == piles.len() {
            text!(
                "Pile {pile} is the last one, so they leave the differences.",
                "第 {pile} 堆是最后一堆，所以它们从差里消失。"
            )
        } else {
            text!(
                "Pile {next} exceeds it by so many more: they have moved to the next difference.",
                "第 {next} 堆比它多出的也就多了这么多：它们移到了下一个差里。"
            )
        };
        let caption = text!(
            "For example, take {taken} from pile {pile}. Its difference becomes smaller by {taken}.",
            "例如从第 {pile} 堆取走 {taken} 颗，它的差减少 {taken}。"
        );
        let moved = Strip::new(
            text!("piles after it", "取完的各堆"),
            piles
                .iter()
                .enumerate()
                .map(|(place, pile)| Tile::plain(pile).marked_if(place == index, Mark::New)),
        );
        let mark = |place| (place == index || place == index + 1).then_some(Mark::New);
        let frame = Frame::new(text!("what a move does", "走一步"), caption.then(&after));
        let before = strip(differences, |_| None);
        Some(frame.strips([before, moved, strip(&self::differences(&piles), mark)]))
    }
}

fn strip(differences: &[i64], mark: impl Fn(usize) -> Option<Mark>) -> Strip {
    let tile = |(index, difference)| Tile { mark: mark(index), ..Tile::plain(difference) };
    Strip::new(text!("differences", "差"), differences.iter().enumerate().map(tile))
}
