//! What several of the tests need.

#![allow(dead_code, reason = "each test needs a part of it")]

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Mutex;
use std::{env, fmt, thread};

use home_judge::Case;

/// One of the programs of `src/bin/`.
pub struct Program {
    pub name: &'static str,
    pub limits: Limits,
}

/// What a case asks, and what the program's judge allows there.
pub enum Limits {
    Number(RangeInclusive<i32>),
    Row {
        lengths: RangeInclusive<usize>,
        values: RangeInclusive<i32>,
        /// What the judge promises of a row beside that.
        promise: fn(&[i32]) -> bool,
    },
    Deal {
        ranks: RangeInclusive<i32>,
    },
}

const fn number(name: &'static str, numbers: RangeInclusive<i32>) -> Program {
    Program { name, limits: Limits::Number(numbers) }
}

const fn row(name: &'static str, lengths: RangeInclusive<usize>, values: RangeInclusive<i32>) -> Program {
    Program { name, limits: Limits::Row { lengths, values, promise: |_| true } }
}

const fn stone_game(name: &'static str, lengths: RangeInclusive<usize>, values: RangeInclusive<i32>) -> Program {
    let promise =
        |row: &[i32]| row.len().is_multiple_of(2) && row.iter().map(|&pile| i64::from(pile)).sum::<i64>() % 2 == 1;
    Program { name, limits: Limits::Row { lengths, values, promise } }
}

pub const PROGRAMS: [Program; 10] = [
    number("leetcode_0292_nim_game", 1..=i32::MAX),
    row("leetcode_0486_predict_the_winner", 1..=20, 0..=10_000_000),
    stone_game("leetcode_0877_stone_game", 2..=500, 1..=500),
    number("leetcode_1025_divisor_game", 1..=1000),
    row("leetcode_1140_stone_game_ii", 1..=100, 1..=10_000),
    row("leetcode_1406_stone_game_iii", 1..=50_000, -1000..=1000),
    number("leetcode_1510_stone_game_iv", 1..=100_000),
    row("nowcoder_card_game", 1..=5000, 1..=100_000),
    row("stone_game_difference", 0..=usize::MAX, i32::MIN..=i32::MAX),
    Program { name: "kitten_fishing", limits: Limits::Deal { ranks: 1..=9 } },
];

/// What a case asks.
pub enum Question {
    Number(i32),
    Row(Vec<i32>),
    Deal([Vec<u8>; 2]),
}

/// The smallest or the largest that a judge allows, such as a length of 20.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub struct Bound {
    what: &'static str,
    value: i64,
}

impl fmt::Display for Bound {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} {}", self.what, self.value)
    }
}

/// What a judge limits, from the smallest to the largest.
struct Extent {
    what: &'static str,
    smallest: i64,
    largest: i64,
}

impl Extent {
    /// Where no limit is.
    const UNLIMITED: i64 = i64::MAX;

    fn new<Number: TryInto<i64> + Copy>(what: &'static str, range: &RangeInclusive<Number>) -> Self {
        let [smallest, largest] = [range.start(), range.end()].map(|&end| end.try_into().unwrap_or(Self::UNLIMITED));
        Self { what, smallest, largest }
    }

    /// From the least to the greatest of `values`, if there are any.
    fn of(what: &'static str, values: impl Iterator<Item = i32> + Clone) -> Option<Self> {
        Some(Self::new(what, &(values.clone().min()?..=values.max()?)))
    }

    fn holds(&self, other: &Self) -> bool {
        self.what != other.what || (self.smallest <= other.smallest && other.largest <= self.largest)
    }

    fn ends(&self) -> impl Iterator<Item = Bound> {
        let ends = [self.smallest, self.largest].into_iter().filter(|&value| value != Self::UNLIMITED);
        ends.map(|value| Bound { what: self.what, value })
    }
}

impl Limits {
    fn extents(&self) -> Vec<Extent> {
        match self {
            Self::Number(numbers) => vec![Extent::new("n", numbers)],
            Self::Row { lengths, values, .. } => vec![Extent::new("length", lengths), Extent::new("value", values)],
            Self::Deal { ranks } => vec![Extent::new("length", &(1..=usize::MAX)), Extent::new("rank", ranks)],
        }
    }
}

impl Question {
    fn extents(&self) -> Vec<Extent> {
        match self {
            Self::Number(number) => vec![Extent::new("n", &(*number..=*number))],
            Self::Row(row) => {
                let length = Extent::new("length", &(row.len()..=row.len()));
                [Some(length), Extent::of("value", row.iter().copied())].into_iter().flatten().collect()
            }
            Self::Deal([first, second]) => {
                let length = Extent::new("length", &(first.len()..=first.len()));
                let ranks = Extent::of("rank", first.iter().chain(second).map(|&rank| rank.into()));
                [Some(length), ranks].into_iter().flatten().collect()
            }
        }
    }
}

impl Program {
    /// Where cargo put the program that it built for these tests.
    pub fn executable(&self) -> PathBuf {
        let test = env::current_exe().expect("the path of this test");
        test.ancestors().nth(2).expect("target/<profile>/deps/<test>").join(self.name)
    }

    /// The questions of a case, read as the program reads them.
    pub fn questions(&self, input: &str) -> Vec<Question> {
        let mut case = Case::new(input.as_bytes());
        let mut questions = Vec::new();
        while !case.is_last() {
            let question = match self.limits {
                Limits::Number(_) => case.number("n", i32::MIN..=i32::MAX).map(Question::Number),
                Limits::Row { .. } => case.row("row").map(Question::Row),
                Limits::Deal { .. } => case.hands(["u1", "u2"], 0..=u8::MAX).map(Question::Deal),
            };
            questions.push(question.unwrap_or_else(|bad_case| panic!("{}: {bad_case}", self.name)));
        }
        questions
    }

    /// Whether the judge may ask `question`.
    pub fn allows(&self, question: &Question) -> bool {
        let keeps_promise = match (&self.limits, question) {
            (Limits::Row { promise, .. }, Question::Row(row)) => promise(row),
            _ => true,
        };
        let limits = self.limits.extents();
        keeps_promise && question.extents().iter().all(|extent| limits.iter().all(|limit| limit.holds(extent)))
    }

    /// The ends of the judge's limits.
    pub fn bounds(&self) -> BTreeSet<Bound> {
        self.limits.extents().iter().flat_map(Extent::ends).collect()
    }

    /// Those of [`Program::bounds`] that some of the `questions` reach.
    pub fn bounds_reached(&self, questions: &[Question]) -> BTreeSet<Bound> {
        let allowed = questions.iter().filter(|question| self.allows(question));
        let reached: BTreeSet<Bound> =
            allowed.flat_map(Question::extents).flat_map(|extent| extent.ends().collect::<Vec<_>>()).collect();
        self.bounds().into_iter().filter(|bound| reached.contains(bound)).collect()
    }
}

/// The results of `work` on the `items`, in their order.
pub fn on_all_cores<Item: Send, Output: Send>(items: Vec<Item>, work: impl Fn(Item) -> Output + Sync) -> Vec<Output> {
    let mut outputs: Vec<Option<Output>> = items.iter().map(|_| None).collect();
    let queue = Mutex::new(items.into_iter().zip(&mut outputs));
    let next = || queue.lock().expect("the queue").next();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((item, output)) = next() {
                    *output = Some(work(item));
                }
            });
        }
    });
    drop(queue);
    outputs.into_iter().map(|output| output.expect("every item was worked on")).collect()
}
