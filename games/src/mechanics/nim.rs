//! Nim, the game that several problems share: each move takes stones from one heap.

use std::rc::Rc;

use crate::prelude::*;
use crate::steps::bits::{Part as Number, binary};
use crate::steps::mex::mex_of;
use crate::text::shortened;

/// A game with several heaps.
pub struct Nim {
    /// The name of the heaps in the statement.
    pub name: Words,
    /// The heaps at the start.
    pub heaps: Vec<i64>,
    pub takes: Takes,
    /// Whether the player who takes the last stone wins, or else loses.
    pub last_stone_wins: bool,
    pub asked: Asked,
}

/// The numbers of stones that a move may take.
#[derive(Clone)]
pub enum Takes {
    Any,
    AtMost(i64),
    OneOf(Rc<GivenTakes>),
}

/// The numbers of stones that a move may take, if the input gives them.
pub struct GivenTakes {
    /// The numbers, in ascending order.
    takes: Vec<i64>,
    /// The Grundy number of each heap up to the largest.
    numbers: Vec<u32>,
}

impl GivenTakes {
    /// Creates the moves that take one of these numbers, all positive, from heaps up to this one.
    pub fn new(mut takes: Vec<i64>, largest: i64) -> Self {
        takes.sort_unstable();
        let mut numbers: Vec<u32> = Vec::new();
        for heap in 0..=largest {
            let after = takes.iter().filter_map(|take| usize::try_from(heap - take).ok());
            let number = mex_of(after.map(|left| numbers[left]));
            numbers.push(number);
        }
        Self { takes, numbers }
    }

    /// Returns the Grundy number of a heap.
    pub fn number(&self, heap: i64) -> i64 {
        let number = usize::try_from(heap).ok().and_then(|heap| self.numbers.get(heap));
        number.copied().map_or(0, i64::from)
    }
}

impl Takes {
    /// Returns whether a move may take so many stones.
    fn contain(&self, count: i64) -> bool {
        match self {
            Self::Any => true,
            Self::AtMost(most) => count <= *most,
            Self::OneOf(given) => given.takes.binary_search(&count).is_ok(),
        }
    }

    /// Returns the largest number of stones that a move may take from a heap.
    fn most(&self, heap: i64) -> i64 {
        let most = match self {
            Self::Any => heap,
            Self::AtMost(most) => *most,
            Self::OneOf(given) => given.takes.last().copied().unwrap_or(0),
        };
        most.min(heap)
    }

    /// Returns the Grundy number of a heap: <https://en.wikipedia.org/wiki/Nim>.
    fn grundy(&self, heap: i64) -> i64 {
        match self {
            Self::Any => heap,
            Self::AtMost(most) => heap % (most + 1),
            Self::OneOf(given) => given.number(heap),
        }
    }
}

/// What the statement asks for.
#[derive(Clone, Copy)]
pub enum Asked {
    /// The winner: the answers if the first player loses and wins.
    Winner([&'static str; 2]),
    /// The first move that wins, and the heaps after it; or else this answer.
    Move { if_lost: &'static str },
}

impl Nim {
    /// Creates the game in which a move takes any number of stones, and taking the last one wins.
    pub const fn new(name: Words, heaps: Vec<i64>, asked: Asked) -> Self {
        Self { name, heaps, takes: Takes::Any, last_stone_wins: true, asked }
    }

    fn grundy(&self, heap: i64) -> i64 {
        self.takes.grundy(heap)
    }

    /// Returns the xor of the Grundy numbers of the heaps.
    fn xor(&self) -> i64 {
        self.heaps.iter().fold(0, |xor, heap| xor ^ self.grundy(*heap))
    }

    /// Returns the answer, given the first player's lead and a function that returns the heaps after the best move.
    fn answer_with(&self, lead: i64, next: impl FnOnce() -> Option<Vec<i64>>) -> String {
        match self.asked {
            Asked::Winner(answers) => answers[usize::from(lead > 0)].to_owned(),
            Asked::Move { if_lost } => {
                let next = if lead > 0 { next() } else { None };
                let changed = next.and_then(|next| self.move_to(&next));
                changed.unwrap_or_else(|| if_lost.to_owned())
            }
        }
    }

    /// Returns the number of stones that are taken, the number of the heap, and the heaps after the move.
    fn move_to(&self, next: &[i64]) -> Option<String> {
        let mut pairs = self.heaps.iter().zip(next).enumerate();
        let (index, (before, after)) = pairs.find(|(_, (before, after))| before != after)?;
        Some(format!("{} {}\n{}", before - after, index + 1, next.iter().format(" ")))
    }
}

impl Game for Nim {
    /// The heaps, 0 for an empty one.
    type Position = Vec<i64>;
    /// The index of the heap.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.heaps.clone()
    }

    fn moves(&self, heaps: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        (0..heaps.len()).flat_map(move |index| {
            let heaps = heaps.clone();
            let heap = heaps[index];
            let allowed = move |left: &i64| self.takes.contain(heap - left);
            (heap - self.takes.most(heap)..heap).filter(allowed).map(move |left| {
                let mut next = heaps.clone();
                next[index] = left;
                Move::new(index, next)
            })
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        if self.last_stone_wins { -1 } else { 1 }
    }

    /// Returns the heaps in ascending order, without empty ones.
    fn canonical(&self, mut heaps: Vec<i64>) -> Vec<i64> {
        heaps.retain(|heap| *heap > 0);
        heaps.sort_unstable();
        heaps
    }

    /// Returns the numbers of the heaps.
    fn parts(&self, heaps: &Vec<i64>) -> Option<Vec<Part<Vec<i64>>>> {
        let number = |heap: &i64| u32::try_from(self.grundy(*heap)).ok().map(Part::Number);
        if self.last_stone_wins { heaps.iter().map(number).collect() } else { None }
    }

    fn weight(&self, heaps: &Vec<i64>) -> usize {
        let moves: i64 = heaps.iter().map(|heap| self.takes.most(*heap)).sum();
        usize::try_from(moves).unwrap_or(usize::MAX).saturating_mul(4 + heaps.len())
    }

    fn bytes(&self, heaps: &Vec<i64>) -> usize {
        heap_bytes(heaps)
    }
}

impl Shown for Nim {
    const PHRASE: Words = words("leave {}", "剩下 {}");

    fn columns(&self, heaps: &Vec<i64>) -> Vec<Column> {
        vec![column(self.name, Cell::piles(heaps.iter().copied()))]
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        Places::Column(0, vec![(choice.action, Some(choice.next[choice.action]))])
    }

    fn name(&self, _: &[Column], _: &Vec<i64>, choice: &MoveOf<Self>) -> MoveName {
        MoveName::LeavePiles(choice.next.clone())
    }

    fn axes(&self) -> Vec<Words> {
        if self.heaps.len() == 2 {
            vec![words("first pile", "第一堆"), words("second pile", "第二堆")]
        } else {
            vec![]
        }
    }

    fn coordinates(&self, heaps: &Vec<i64>) -> Option<Vec<i64>> {
        (heaps.len() == 2).then(|| heaps.clone())
    }

    /// Begins the table with the square up to the larger heap. From its corner, given moves do not reach all of it.
    fn table_starts(&self) -> Vec<Vec<i64>> {
        match (square_corner(&self.heaps), &self.takes) {
            (None, _) => Vec::new(),
            (Some(corner), Takes::Any | Takes::AtMost(_)) => vec![corner.to_vec()],
            (Some([largest, _]), Takes::OneOf(_)) => {
                let rows = (0..=largest).rev();
                rows.flat_map(|one| (0..=largest).rev().map(move |other| vec![one, other]))
                    .collect()
            }
        }
    }

    fn rule(&self) -> Option<Rule> {
        let takes = self.takes.clone();
        let is_equal = move |place: &[i64]| takes.grundy(place[0]) == takes.grundy(place[1]);
        if !self.last_stone_wins {
            let text = text!(
                "Marked are the lost positions: equal piles of 2 or more, and those with an odd number of ones and nothing else.",
                "标出的是必败的局面：相等且至少有 2 颗的两堆，以及只有奇数个 1 的局面。"
            );
            let marks = |place: &[i64]| match place.iter().max() {
                Some(2..) => place[0] == place[1],
                _ => place.iter().sum::<i64>() % 2 == 1,
            };
            return Some(Rule::new(text, marks).by(MISERE));
        }
        let text = match &self.takes {
            Takes::Any => text!(
                "Marked are the equal piles, whose xor is 0: the player to move loses there.",
                "标出的是两堆相等的局面，异或和为 0：走棋的一方必败。"
            ),
            Takes::OneOf(_) => text!(
                "Marked are the piles with the same Grundy number, so that the xor of the two numbers is 0: the player to move loses there.",
                "标出的是两堆 SG 值相同的局面，SG 值的异或和为 0：走棋的一方必败。"
            ),
            Takes::AtMost(most) => {
                let modulus = most + 1;
                text!(
                    "Marked are the piles with the same remainder modulo {modulus}, so that the xor of the remainders is 0: the player to move loses there.",
                    "标出的是两堆除以 {modulus} 余数相同的局面，余数的异或和为 0：走棋的一方必败。"
                )
            }
        };
        Some(Rule::new(text, is_equal).by(self.takes.theorem()))
    }

    /// Shows misère Nim in binary columns, too; other games have parts.
    fn ideas(&self) -> Vec<Steps> {
        if self.last_stone_wins {
            return Vec::new();
        }
        vec![Steps::new("bits", words("Binary columns", "二进制与异或"), self.misere())]
    }

    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        let lead = brute_force_lead(self, budget)?;
        let winning = match self.asked {
            Asked::Winner(_) => None,
            Asked::Move { .. } => winning_moves(self, budget)?.into_iter().next(),
        };
        Some(self.answer_with(lead, || Some(winning?.next)))
    }

    fn part_names(&self, heaps: &Vec<i64>) -> Option<Vec<Text>> {
        self.last_stone_wins.then(|| heaps.iter().map(Text::plain).collect())
    }

    fn part_numbers(&self) -> Option<(Text, Theorem)> {
        let text = match &self.takes {
            Takes::Any => text!(
                "From a pile of n stones, moves lead to 0, 1, …, n - 1, so its Grundy number is n.",
                "从 n 颗的一堆可以走到 0、1、…、n - 1，所以它的 SG 值是 n。"
            ),
            Takes::AtMost(most) => {
                let modulus = most + 1;
                text!(
                    "A move takes at most {most} from a pile of n, so its Grundy number is n mod {modulus}.",
                    "从 n 颗的一堆每次至多取 {most} 颗，所以它的 SG 值是 n mod {modulus}。"
                )
            }
            Takes::OneOf(given) => {
                let takes = shortened(&given.takes, ", ");
                text!(
                    "A move takes one of {takes}: the table of Grundy numbers, from 0 up, has the number of each pile.",
                    "每次取的个数是 {takes} 之一：各堆的 SG 值从小到大递推，见“用 mex 求 SG 值”。"
                )
            }
        };
        Some((text, self.takes.theorem()))
    }

    /// Shows how the Grundy numbers of given moves are found.
    fn sizes(&self) -> Option<(Words, Vec<Size>)> {
        let Takes::OneOf(given) = &self.takes else { return None };
        let after = |heap: i64| {
            let takes = given.takes.iter().take_while(move |take| **take <= heap);
            takes.map(|take| vec![heap - take]).collect()
        };
        let largest = self.heaps.iter().copied().max().filter(|largest| *largest <= MAX_SIZE)?;
        let sizes = (0..=largest).map(|heap| Size { size: heap, moves: after(heap) });
        Some((words("pile", "堆"), sizes.collect()))
    }

    fn finds_number_of_each_size(&self) -> bool {
        true
    }

    /// Uses the theorems of Bouton and, if the last stone loses, of misère Nim: that game is won where Nim is, except
    /// that the results are exchanged if no Grundy number is above 1. See <https://en.wikipedia.org/wiki/Nim>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let is_large = self.heaps.iter().any(|heap| self.grundy(*heap) > 1);
        let wins = (self.xor() != 0) == (self.last_stone_wins || is_large);
        Some(if wins { 1 } else { -1 })
    }

    /// Uses the proof of Bouton's theorem: the first heap that can be made smaller so that the xor is 0.
    fn reference_answer(&self, budget: &mut Budget) -> Option<String> {
        let lead = self.lead(budget)?;
        Some(self.answer_with(lead, || {
            let xor = self.xor();
            let mut next = self.heaps.clone();
            let heap = next.iter_mut().find(|heap| **heap ^ xor < **heap)?;
            *heap ^= xor;
            Some(next)
        }))
    }
}

/// Maximum heap whose Grundy numbers steps show one by one.
const MAX_SIZE: i64 = 399;
/// Maximum number of heaps in steps.
const MAX_SHOWN: usize = 60;

const BOUTON: Theorem = Theorem::new(
    words("Bouton's theorem", "Bouton 定理"),
    "from-heaps-to-grundy",
    words("5-several-piles-boutons-theorem", "5-几堆石子bouton-定理"),
);
const GRUNDY: Theorem = Theorem::new(
    words("Grundy numbers", "SG 定理"),
    "from-heaps-to-grundy",
    words("6-sums-of-games-grundy-numbers", "6-游戏之和sg-函数"),
);
const SMALL_MOVES: Theorem = Theorem::new(
    words("a sum of small games", "取法有上限的几堆"),
    "classic-games",
    words("2-sums-of-small-games", "2-小游戏之和巴什博弈"),
);
const MISERE: Theorem = Theorem::new(
    words("misère Nim", "反常 Nim"),
    "classic-games",
    words("3-misère-nim-the-last-stone-loses", "3-反常-nim反-nim取到最后一颗的输"),
);

impl Takes {
    /// Returns the theorem that gives the Grundy numbers.
    fn theorem(&self) -> Theorem {
        match self {
            Self::Any => BOUTON,
            Self::AtMost(_) => SMALL_MOVES,
            Self::OneOf(_) => GRUNDY,
        }
    }
}

impl Nim {
    /// Shows the xor and the number of heaps above 1; `None` if the heaps are too many.
    fn misere(&self) -> Option<Course> {
        if !(1..=MAX_SHOWN).contains(&self.heaps.len()) {
            return None;
        }
        let tiles =
            self.heaps.iter().map(|heap| Tile::plain(heap).marked_if(*heap > 1, Mark::Used));
        let heaps = Strip::new(text!("heaps", "各堆"), tiles);
        let large = self.heaps.iter().filter(|heap| **heap > 1).count();
        let ones = self.heaps.iter().filter(|heap| **heap == 1).count();
        let meaning = text!(
            "Does the first player win? The player who takes the last stone loses. If some heap has 2 stones or more, the player to move loses if and only if the xor is 0, as in Nim. If all heaps have at most 1, each move takes a heap, and this player loses if and only if their number is odd.",
            "先手能赢吗？取到最后一颗的人输。只要有一堆不少于 2 颗，就与普通 Nim 一样：异或和为 0 时必败，否则必胜。如果每堆至多 1 颗，每步取走一堆，堆数为奇数时必败，否则必胜。"
        );
        let counts = text!(
            "Heaps of 2 or more: {large}, marked. Heaps of 1: {ones}.",
            "不少于 2 颗的堆（已标出）有 {large} 个，恰好 1 颗的有 {ones} 个。"
        );
        let first =
            Frame::new(text!("the last stone loses", "取到最后一颗的输"), meaning.then(&counts));
        let mut frames = vec![first.strips([heaps]).by(MISERE)];
        let xor = u64::try_from(self.xor()).ok()?;
        let wins = if large > 0 { xor != 0 } else { ones % 2 == 0 };
        if large > 0 {
            let number = |heap: &i64| {
                Some(Number { name: Text::plain(heap), number: (*heap).try_into().ok()? })
            };
            let numbers: Option<Vec<_>> =
                self.heaps.iter().filter(|heap| **heap > 0).map(number).collect();
            frames.extend(binary(&numbers?)?);
        }
        let answer = self.answer_with(if wins { 1 } else { -1 }, || None);
        let end = text!(
            "The rule: with a heap of 2 or more, lost if and only if the xor is 0; otherwise, if and only if the number of ones is odd. The answer: {answer}.",
            "规律：有不少于 2 颗的堆时，异或和为 0 必败，否则必胜；没有这样的堆时，1 的个数为奇数必败，否则必胜。答案：{answer}。"
        );
        let rule = Frame::new(text!("win or loss", "胜负"), misere_verdict(large, ones, wins));
        let rule = rule.strips([self.strip()]).by(MISERE);
        frames.push(rule.asking_whether(text!("Does the first player win?", "先手能赢吗？"), wins));
        if large > 0 && wins {
            frames.push(self.misere_move(large, ones)?);
        }
        if let Some(last) = frames.last_mut() {
            last.caption = last.caption.clone().then(&end);
        }
        Some(Course::new(frames, answer))
    }

    fn strip(&self) -> Strip {
        Strip::new(text!("heaps", "各堆"), self.heaps.iter().map(Tile::plain))
    }

    /// Shows the winning move of misère Nim with heaps of 2 or more.
    fn misere_move(&self, large: usize, ones: usize) -> Option<Frame> {
        let (changed, after, reason) = if large == 1 {
            let changed = self.heaps.iter().position(|heap| *heap > 1)?;
            let kept = i64::from(ones.is_multiple_of(2));
            let reason = text!(
                "Only one heap has 2 or more. Here the move differs from that of Nim: leave {kept} of this heap, so that an odd number of ones is left.",
                "只有一堆不少于 2 颗。这一步与普通 Nim 不同：把这一堆取到剩 {kept} 颗，剩下奇数个 1。"
            );
            (changed, kept, reason)
        } else {
            let changed = self.heaps.iter().position(|heap| heap ^ self.xor() < *heap)?;
            let before = self.heaps[changed];
            let after = before ^ self.xor();
            let reason = text!(
                "At least two heaps have 2 or more, so one of them stays. The move is that of Nim: leave {after} of {before}, and the xor is 0.",
                "至少有两堆不少于 2 颗，走一步后还会有这样的堆，所以与普通 Nim 一样：把 {before} 取到剩 {after}，异或和为 0。"
            );
            (changed, after, reason)
        };
        let tiles = self.heaps.iter().enumerate().map(|(index, heap)| {
            if index == changed { Tile::plain(after).marked(Mark::New) } else { Tile::plain(heap) }
        });
        let moved = Strip::new(text!("after the move", "走一步后"), tiles);
        let question = text!(
            "What does it leave of the heap that it changes?",
            "它把改变的那一堆取到剩几颗？"
        );
        let frame = Frame::new(text!("the winning move", "必胜的一步"), reason);
        Some(frame.strips([self.strip(), moved]).by(MISERE).asking(question, after))
    }
}

/// Says whether misère Nim is won with these numbers of heaps of 2 or more and of 1.
fn misere_verdict(large: usize, ones: usize, wins: bool) -> Text {
    match (large, wins) {
        (0, true) => text!(
            "All heaps have at most 1 stone, and {ones} is even: a win.",
            "每堆至多 1 颗，{ones} 是偶数：必胜。"
        ),
        (0, false) => text!(
            "All heaps have at most 1 stone, and {ones} is odd: a loss.",
            "每堆至多 1 颗，{ones} 是奇数：必败。"
        ),
        (_, false) => text!(
            "There is a heap of 2 or more, and the xor is 0: a loss.",
            "有不少于 2 颗的堆，异或和为 0：必败。"
        ),
        (_, true) => text!(
            "There is a heap of 2 or more, and the xor is not 0: a win.",
            "有不少于 2 颗的堆，异或和不为 0：必胜。"
        ),
    }
}
