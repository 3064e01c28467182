//! Remove one pile of a pair and split the other in two; a player with no move loses.

use crate::prelude::*;

const ABOUT: About = About {
    title: words("E&D", "SDOI2009 E&D"),
    family: Family::Nim,
    difficulty: Difficulty::Rated(words("level 5 of 7", "提高+/省选−")),
    rules: words(
        "The piles form pairs. Each move removes one pile of a pair and splits the other into two nonempty piles in its place. A player who has no move loses.",
        "石子两堆一组。每次拿走一组中的一堆，再把另一堆分成两堆非空的石子，放回这一组。不能操作的人输。",
    ),
    usual: &[
        (words("lowest common zero bit", "同为 0 的最低位"), "lowest_zero_bit.py"),
        (words("residues of powers of 2", "对 2 的幂取余"), "residues_of_powers_of_2.cpp"),
    ],
    technique: words(
        "Grundy numbers read off the bits of both piles",
        "SG 函数，打表找规律，看二进制末尾连续的 1",
    ),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("s", Row(2..=20_000, 1..=2_000_000_000))
        .locally(Row(0..=MAX_LENGTH, 1..=i32::MAX))],
    Games::One(|input| Box::new(EAndD { piles: in_64_bits(input.row(0)) })),
    &[
        random("random-small", 20, &[Row(2..=8, 1..=9)]),
        random("random-bits", 20, &[Row(4..=4, 1..=33)]),
        random("random-large", 20, &[Row(2..=60, 1..=2_000_000_000)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases(20))
.played_by(words("first", "先手"), words("second", "后手"))
.needing("an even number of piles", "堆数为偶数", |input| cut_to_multiple_of(2, input))
.explained_at("classic-games", "8-piles-that-split", "8-会分裂的石子堆");

struct EAndD {
    piles: Vec<i64>,
}

/// Returns the Grundy number of a pair: the lowest bit that is 0 in both numbers less 1.
fn grundy([a, b]: [i64; 2]) -> u32 {
    ((a - 1) | (b - 1)).trailing_ones()
}

impl Game for EAndD {
    /// The piles; those at the indices 2 k and 2 k + 1 are a pair.
    type Position = Vec<i64>;
    /// The index of the first pile of the pair.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.piles.clone()
    }

    /// Returns the splits of either pile of each pair. Splitting either of two equal piles is the same move.
    fn moves(&self, piles: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        (0..piles.len() / 2).map(|pair| 2 * pair).flat_map(move |first| {
            let piles = piles.clone();
            let [one, other] = [piles[first], piles[first + 1]];
            let second = (other != one).then_some(other);
            let split = [one].into_iter().chain(second);
            let parts = split.flat_map(|pile| (1..=pile / 2).map(move |part| [part, pile - part]));
            parts.map(move |parts| {
                let mut next = piles.clone();
                next[first..first + 2].copy_from_slice(&parts);
                Move::new(first, next)
            })
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        -1
    }

    /// Returns the pairs in ascending order, with the smaller pile of each first.
    fn canonical(&self, mut piles: Vec<i64>) -> Vec<i64> {
        let (pairs, _) = piles.as_chunks_mut::<2>();
        for pair in pairs.iter_mut() {
            pair.sort_unstable();
        }
        pairs.sort_unstable();
        piles
    }

    /// Returns the numbers of the pairs.
    fn parts(&self, piles: &Vec<i64>) -> Option<Vec<Part<Vec<i64>>>> {
        let (pairs, _) = piles.as_chunks::<2>();
        Some(pairs.iter().map(|pair| Part::Number(grundy(*pair))).collect())
    }

    fn weight(&self, piles: &Vec<i64>) -> usize {
        let stones = usize::try_from(piles.iter().sum::<i64>()).unwrap_or(usize::MAX);
        stones.saturating_mul(4 + piles.len())
    }

    fn bytes(&self, piles: &Vec<i64>) -> usize {
        heap_bytes(piles)
    }
}

impl Shown for EAndD {
    const PHRASE: Words = words("split {}", "{}");

    /// Shows each pair in a column.
    fn columns(&self, piles: &Vec<i64>) -> Vec<Column> {
        let pairs = piles.chunks(2).map(|pair| Cell::cards(pair.iter().copied()));
        pairs.map(|pair| column(words("pair", "组"), pair)).collect()
    }

    fn places(&self, _: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        Places::Column(choice.action / 2, vec![(0, None), (1, None)])
    }

    fn name(&self, _: &[Column], _: &Vec<i64>, choice: &MoveOf<Self>) -> MoveName {
        let [one, other] = [0, 1].map(|side| choice.next[choice.action + side]);
        let (pile, pair) = (one + other, choice.action / 2 + 1);
        MoveName::Other(Text {
            en: format!("{pile} of pair {pair} into {one} + {other}"),
            zh: format!("把第 {pair} 组的 {pile} 分成 {one} + {other}"),
        })
    }

    fn axes(&self) -> Vec<Words> {
        if self.piles.len() == 2 {
            vec![words("first pile", "第一堆"), words("second pile", "第二堆")]
        } else {
            vec![]
        }
    }

    fn coordinates(&self, piles: &Vec<i64>) -> Option<Vec<i64>> {
        (piles.len() == 2).then(|| piles.clone())
    }

    fn rule(&self) -> Option<Rule> {
        let text = text!(
            "Marked are the pairs of odd piles, whose Grundy number is 0: the player to move loses there.",
            "标出的是两堆都是奇数的局面，SG 值为 0：走棋的一方必败。"
        );
        Some(Rule::new(text, |place| grundy([place[0], place[1]]) == 0).by(SPLIT))
    }

    fn part_numbers(&self) -> Option<(Text, Theorem)> {
        let text = text!(
            "The number of a pair a, b is the count of ones at the end of (a - 1) or (b - 1) in binary, the bitwise or of both.",
            "一组 a、b 的 SG 值，是 (a - 1) 与 (b - 1) 按位或的二进制末尾连续的 1 的个数。"
        );
        Some((text, SPLIT))
    }

    fn part_names(&self, piles: &Vec<i64>) -> Option<Vec<Text>> {
        let (pairs, _) = piles.as_chunks::<2>();
        Some(pairs.iter().map(|[one, two]| Text::plain(format!("({one}, {two})"))).collect())
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "YES" } else { "NO" }.to_owned()
    }

    /// The Grundy number of a pair is the lowest power of 2 by which neither pile, less 1, has a remainder of at least half.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let (pairs, _) = self.piles.as_chunks::<2>();
        let xor = pairs.iter().fold(0, |xor, pair| xor ^ grundy(*pair));
        Some(if xor == 0 { -1 } else { 1 })
    }
}

const SPLIT: Theorem = Theorem::new(
    words("the numbers of a pair", "一组的 SG 值"),
    "classic-games",
    words("8-piles-that-split", "8-会分裂的石子堆"),
);
