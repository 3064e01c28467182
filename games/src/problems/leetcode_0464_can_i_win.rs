//! Choose an unused number from 1 to the maximum; the player who brings the sum to the desired total, or above, wins.

use std::collections::HashMap;

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Can I Win", "我能赢吗"),
    family: Family::Subsets,
    difficulty: Difficulty::Medium,
    rules: words(
        "Each move chooses a number from 1 to the maximum that nobody has used, and adds it to the sum. Whoever brings the sum to the desired total or above wins. If even all numbers together do not reach it, the first player loses.",
        "轮流从 1 到最大数中选一个没用过的数，加到总和上。谁让总和达到或超过目标，谁就赢。所有数加起来也不到目标时，先手输。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.py"),
        (words("table of all sets", "所有集合的表"), "table_of_all_sets.rs"),
    ],
    technique: words(
        "bitmask DP, starting from the empty set, 64 sets at a time",
        "状态压缩 DP，从空集递推，每次算 64 个集合",
    ),
    time: same("O(2ⁿ n) → O(2ⁿ (1 + n / 64))"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("canIWin", AnswerType::Boolean),
    // Local constraints: no more numbers, because the program has a table of all sets of numbers.
    &[
        Argument::new("maxChoosableInteger", Number(1..=20)).locally(Number(1..=20)),
        Argument::new("desiredTotal", Number(0..=300)).locally(Number(0..=2_147_483_647)),
    ],
    Games::One(|input| {
        let (largest, total) = (input.number(0), input.number(1));
        Box::new(CanIWin { largest, total })
    }),
    &[],
)
.played_by(words("first", "先手"), words("second", "后手"))
.explained_at("in-one-picture", "464-sets-of-numbers", "464数的集合");

struct CanIWin {
    /// The largest number that can be chosen, at most 20.
    largest: i64,
    total: i64,
}

impl CanIWin {
    /// Returns the sum of all numbers.
    fn sum(&self) -> i64 {
        self.largest * (self.largest + 1) / 2
    }
}

/// Returns the numbers of a set. Number 1 is the lowest bit.
fn numbers(set: u32) -> impl Iterator<Item = i64> {
    (1..=20).filter(move |number| set >> (number - 1) & 1 == 1)
}

impl Game for CanIWin {
    /// The set of the numbers that have not been used.
    type Position = u32;
    /// The number.
    type Action = i64;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> u32 {
        (1 << self.largest) - 1
    }

    /// Returns no moves once the total is reached, or if even all numbers together do not reach it, so that nobody
    /// wins.
    fn moves(&self, left: u32) -> impl Iterator<Item = MoveOf<Self>> {
        let used = self.sum() - numbers(left).sum::<i64>();
        let is_open = self.sum() >= self.total && used < self.total.max(1);
        let left = if is_open { left } else { 0 };
        numbers(left).map(move |number| Move::new(number, left & !(1 << (number - 1))))
    }

    fn final_lead(&self, _: &u32) -> i64 {
        -1
    }
}

impl Shown for CanIWin {
    fn columns(&self, left: &u32) -> Vec<Column> {
        let sum = self.sum() - numbers(*left).sum::<i64>();
        vec![
            column(words("numbers", "剩下的数"), Cell::cards(numbers(*left))),
            column(
                words("sum / desired total", "和 / 目标"),
                Cell::text(format!("{sum} / {}", self.total)),
            ),
        ]
    }

    fn places(&self, left: &u32, choice: &MoveOf<Self>) -> Places {
        let index = numbers(*left).take_while(|number| *number < choice.action).count();
        Places::Items(index..index + 1)
    }

    /// Decides the sets of used numbers whose sum is below the total, the largest sets first.
    fn ideas(&self) -> Vec<Steps> {
        let course = if self.sum() < self.total {
            Some(self.out_of_reach())
        } else {
            self.open_sets().map(|sets| self.sets_by_size(&sets))
        };
        vec![Steps::new("sets", words("Sets by size", "按大小枚举集合"), course)]
    }

    /// Decides all sets of used numbers, from the full set down to the empty one. A set is the bits of an integer.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        if self.sum() < self.total {
            return Some(-1);
        }
        let mut sums = vec![0];
        for number in 1..=self.largest {
            let with_number = sums.iter().map(|sum| sum + number);
            sums.extend(with_number.collect_vec());
        }
        let mut wins = vec![false; sums.len()];
        for used in (0..sums.len()).rev() {
            let sets = (1..=self.largest).map(|number| used | 1 << (number - 1));
            let mut next = sets.filter(|set| *set != used);
            wins[used] = sums[used] < self.total.max(1) && next.any(|set| !wins[set]);
        }
        Some(if wins[0] { 1 } else { -1 })
    }
}

/// Maximum number of sets in steps.
const MAX_SETS: usize = 60;
/// Whether the player to move wins, by the set of used numbers.
type Wins = HashMap<u32, bool>;

/// Number of sets in a row.
const ROW: usize = 8;

/// Writes a set as a sum.
fn name_of(set: u32) -> String {
    if set == 0 { "∅".to_owned() } else { numbers(set).join("+") }
}

impl CanIWin {
    fn reached(&self) -> i64 {
        self.total.max(1)
    }

    /// Returns the sets of used numbers whose sum is below the total, by size; `None` if they are too many.
    fn open_sets(&self) -> Option<Vec<Vec<u32>>> {
        let (mut sizes, mut count) = (vec![vec![0_u32]], 1);
        while let Some(sets) = sizes.last().filter(|sets| !sets.is_empty()) {
            let mut next = Vec::new();
            for set in sets {
                let sum: i64 = numbers(*set).sum();
                let first = numbers(*set).last().unwrap_or(0) + 1;
                let fitting =
                    (first..=self.largest).take_while(|number| sum + number < self.reached());
                next.extend(fitting.map(|number| set | 1 << (number - 1)));
                if count + next.len() > MAX_SETS {
                    return None;
                }
            }
            count += next.len();
            sizes.push(next);
        }
        sizes.pop();
        Some(sizes)
    }

    /// Shows that no player can reach the total.
    fn out_of_reach(&self) -> Course {
        let (largest, sum, total) = (self.largest, self.sum(), self.total);
        let answer = self.answer(-1);
        let caption = text!(
            "Does the first player win? All numbers from 1 to {largest} together are {sum}, below {total}: nobody ever reaches the total. The answer: {answer}.",
            "先手能赢吗？1 到 {largest} 的总和是 {sum}，小于 {total}：谁也达不到。答案：{answer}。"
        );
        let frame = Frame::new(text!("out of reach", "达不到"), caption);
        let tiles = (1..=largest).map(Tile::plain);
        let frame = frame.strips([Strip::new(text!("numbers", "各数"), tiles)]);
        Course::new(vec![frame], answer)
    }

    fn sets_by_size(&self, sizes: &[Vec<u32>]) -> Course {
        let total = self.reached();
        let meaning = text!(
            "Does the player to move win? Only the set of used numbers matters. We look at the sets whose sum is below {total}: W, the player to move wins; L, the opponent wins. A number makes a set larger, so the largest sets come first.",
            "轮到选数的一方能赢吗？局面只由用过的数的集合决定。只看和小于 {total} 的集合，胜：轮到的一方赢，负：对方赢。每选一个数，集合都变大，所以从大的集合开始。"
        );
        let none = Wins::new();
        let mut frames = vec![drawn(
            Frame::new(text!("sets of used numbers", "用过的数的集合"), meaning),
            sizes,
            &none,
            None,
        )];
        let mut wins = Wins::new();
        for sets in sizes.iter().rev() {
            for set in sets {
                wins.insert(*set, self.best(*set, &wins).is_some());
            }
            let explained = sets.iter().find(|set| !wins[set]).or(sets.first());
            frames.extend(explained.map(|set| self.of_size(sizes, &wins, *set)));
        }
        let answer = self.answer(if wins[&0] { 1 } else { -1 });
        let end = text!(
            "∅ is the start: no number has been used. The rule: a set is won if and only if some number reaches the total or leaves a lost set. The answer: {answer}.",
            "∅ 是开局，一个数也没用过。规律：有一个数能达到目标，或能留给对方一个负的集合，就是胜，否则是负。答案：{answer}。"
        );
        if let Some(last) = frames.last_mut() {
            last.caption = last.caption.clone().then(&end);
        }
        Course::new(frames, answer)
    }

    /// Returns a number that wins: one that reaches the total, or leaves a lost set.
    fn best(&self, used: u32, wins: &Wins) -> Option<i64> {
        let sum: i64 = numbers(used).sum();
        let mut left = (1..=self.largest).rev().filter(|number| used >> (number - 1) & 1 == 0);
        let is_lost = |number: &i64| wins.get(&(used | 1 << (number - 1))) == Some(&false);
        left.find(|number| sum + number >= self.reached() || is_lost(number))
    }

    /// Decides the sets of a size, and explains one of them.
    fn of_size(&self, sizes: &[Vec<u32>], wins: &Wins, set: u32) -> Frame {
        let (name, size) = (name_of(set), set.count_ones());
        let (sum, total): (i64, i64) = (numbers(set).sum(), self.reached());
        let reason = match self.best(set, wins) {
            Some(number) if sum + number >= total => {
                let after = sum + number;
                text!(
                    "{name}: taking {number} makes the sum {after} ≥ {total}: W.",
                    "{name}：再选 {number}，和是 {after} ≥ {total}：胜。"
                )
            }
            Some(number) => {
                let next = name_of(set | 1 << (number - 1));
                text!(
                    "{name}: taking {number} leaves {next}, an L: W.",
                    "{name}：再选 {number}，留给对方 {next}，是负：胜。"
                )
            }
            None => {
                text!(
                    "{name}: the sum stays below {total}, and every number leaves a W: L.",
                    "{name}：选哪个数，和都小于 {total}，留给对方的都是胜：负。"
                )
            }
        };
        let title = text!("numbers used: {size}", "用过 {size} 个数");
        let frame = drawn(Frame::new(title, reason), sizes, wins, Some(set));
        let question = text!(
            "With {name} used, does the player to move win?",
            "用过 {name}，轮到的一方能赢吗？"
        );
        frame.asking_whether(question, wins[&set])
    }
}

/// Draws the sets, the largest first, with what is known.
fn drawn(frame: Frame, sizes: &[Vec<u32>], wins: &Wins, explained: Option<u32>) -> Frame {
    let is_reached = |set: u32| explained.is_some_and(|from| set & from == from);
    let tile = |set: &u32| {
        let Some(won) = wins.get(set) else { return Tile::plain("") };
        let tile = Tile::outcome(if *won { 1 } else { -1 });
        let one_size = |from: u32| set.count_ones() == from.count_ones();
        match explained {
            Some(from) if from == *set => tile.marked(Mark::New),
            Some(from) if one_size(from) => tile.marked(Mark::Added),
            Some(from) if set.count_ones() == from.count_ones() + 1 => {
                tile.marked_if(is_reached(*set), Mark::Used)
            }
            _ => tile,
        }
    };
    let chunks = sizes.iter().rev().flat_map(|sets| sets.chunks(ROW));
    chunks.fold(frame, |frame, sets| {
        let tiles = sets.iter().map(|set| Some(tile(set))).collect();
        let rows = vec![Strip { heading: Text::plain(""), tiles }];
        let columns = sets.iter().map(|set| name_of(*set)).collect();
        frame.showing(Picture::Sheet(Sheet { corner: text!("used", "用过"), columns, rows }))
    })
}
