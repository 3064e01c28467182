//! Grundy's game: split a heap into two heaps of different sizes.

use std::sync::LazyLock;

use crate::prelude::*;
use crate::steps::mex::mex_of;

const ABOUT: About = About {
    title: words("Grundy's Game", "Grundy 游戏"),
    family: Family::Nim,
    difficulty: Difficulty::Unrated,
    rules: words(
        "Each move splits a heap into two nonempty heaps of different sizes. A player who has no move loses.",
        "每次把一堆分成大小不同的两个非空的堆。不能操作的人输。",
    ),
    usual: &[
        (words("Grundy numbers up to 1222", "递推 SG 值到 1222"), "table_up_to_1222.cpp"),
        (words("Grundy numbers up to 2000", "递推 SG 值到 2000"), "table_up_to_2000.java"),
        (words("list of losing sizes", "必败大小的表"), "list_of_losing_sizes.py"),
    ],
    technique: words("a list of the 41 losing sizes", "打表：必败的大小只有 41 个"),
    time: words("O(1) per case after the table → O(1) per case", "打表后每组 O(1) → 每组 O(1)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CSES,
    &[Argument::new("n", Number(1..=1_000_000))],
    Games::One(|input| Box::new(GrundysGame { coins: input.number(0) })),
    &[
        random("random-small", 100, &[Number(1..=30)]),
        random("random-around-the-table", 100, &[Number(1..=1300)]),
        random("random-large", 100, &[Number(1..=1_000_000)]),
    ],
)
.written_as(Format::new(&[Plain(0)]).with_cases(100_000))
.played_by(words("first", "先手"), words("second", "后手"))
.also_called(&["格伦迪游戏", "分堆游戏"])
.explained_at("classic-games", "8-piles-that-split", "8-会分裂的石子堆");

/// The largest losing heap up to [`MAX_CHECKED`].
const LAST_LOSING: usize = 1222;

/// The size up to which the losing heaps are known: <https://en.wikipedia.org/wiki/Grundy%27s_game>.
const MAX_CHECKED: i64 = 1 << 35;

/// Whether each heap up to [`LAST_LOSING`] wins, by the recurrence of the Grundy numbers.
static WINS: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut grundy = vec![0];
    for coins in 1..=LAST_LOSING {
        let splits = 1..coins.div_ceil(2);
        let number = mex_of(splits.map(|part| grundy[part] ^ grundy[coins - part]));
        grundy.push(number);
    }
    grundy.into_iter().map(|number| number > 0).collect()
});

struct GrundysGame {
    coins: i64,
}

impl Game for GrundysGame {
    /// The heaps.
    type Position = Vec<i64>;
    /// The index of the heap, and the smaller of the two heaps that the move makes of it.
    type Action = (usize, i64);
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        vec![self.coins]
    }

    fn moves(&self, heaps: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        (0..heaps.len()).flat_map(move |index| {
            let heaps = heaps.clone();
            (1..=(heaps[index] - 1) / 2).map(move |smaller| {
                let parts = [smaller, heaps[index] - smaller];
                let next = [&heaps[..index], &parts, &heaps[index + 1..]].concat();
                Move::new((index, smaller), next)
            })
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        -1
    }

    /// Returns the heaps in ascending order, without those that cannot be split.
    fn canonical(&self, mut heaps: Vec<i64>) -> Vec<i64> {
        heaps.retain(|heap| *heap > 2);
        heaps.sort_unstable();
        heaps
    }

    /// Returns the heaps, each for itself.
    fn parts(&self, heaps: &Vec<i64>) -> Option<Vec<Part<Vec<i64>>>> {
        Some(heaps.iter().map(|heap| Part::Position(vec![*heap])).collect())
    }

    fn weight(&self, heaps: &Vec<i64>) -> usize {
        let coins = usize::try_from(heaps.iter().sum::<i64>()).unwrap_or(usize::MAX);
        coins.saturating_mul(4 + heaps.len())
    }

    fn bytes(&self, heaps: &Vec<i64>) -> usize {
        heap_bytes(heaps)
    }
}

impl Shown for GrundysGame {
    const PHRASE: Words = words("split into {}", "分成 {}");

    fn columns(&self, heaps: &Vec<i64>) -> Vec<Column> {
        vec![column(words("heaps", "各堆"), Cell::piles(heaps.iter().copied()))]
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        let (index, smaller) = choice.action;
        Places::Column(0, vec![(index, Some(smaller))])
    }

    fn name(&self, _: &[Column], heaps: &Vec<i64>, choice: &MoveOf<Self>) -> MoveName {
        let (index, smaller) = choice.action;
        MoveName::Split(smaller, heaps[index] - smaller)
    }

    fn part_names(&self, heaps: &Vec<i64>) -> Option<Vec<Text>> {
        Some(heaps.iter().map(Text::plain).collect())
    }

    fn sizes(&self) -> Option<(Words, Vec<Size>)> {
        let splits = |coins: i64| {
            (1..coins).map(move |part| vec![part, coins - part]).filter(|parts| parts[0] < parts[1])
        };
        let size = |coins| Size { size: coins, moves: splits(coins).collect() };
        (self.coins <= 400).then(|| (words("coins", "硬币"), (1..=self.coins).map(size).collect()))
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "first" } else { "second" }.to_owned()
    }

    fn lead(&self, _: &mut Budget) -> Option<i64> {
        if self.coins > MAX_CHECKED {
            return None;
        }
        let known = usize::try_from(self.coins).ok().and_then(|coins| WINS.get(coins));
        Some(if known == Some(&false) { -1 } else { 1 })
    }
}
