//! Choose an interval that meets no chosen one; a player with no move loses.

use crate::prelude::*;
use crate::steps::mex::{GRUNDY, mex_of};
use crate::text::shortened;

const ABOUT: About = About {
    title: words("Interval Game 2", "选区间游戏 2"),
    family: Family::Nim,
    difficulty: Difficulty::Rated(same("2221")),
    rules: words(
        "Each move chooses one of the given intervals [l, r) that has no point in common with an interval chosen before. A player who has no move loses.",
        "给定若干区间 [l, r)，每次选一个与已选的区间都不相交的。不能操作的人输。",
    ),
    usual: &[
        (words("table of all stretches", "区间 DP 递推"), "table_of_stretches.cpp"),
        (words("memoization", "记忆化搜索"), "memoized_recursion.py"),
    ],
    technique: words(
        "Grundy numbers of stretches of the line: a chosen interval cuts a stretch in two",
        "区间上的 SG 函数：选一个区间，一段就分成两段",
    ),
    time: words("O(C² N) → O(C² N), C = 100", "O(C² N) → O(C² N)，C = 100"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER,
    &[Argument::new("intervals", Pairs(1..=100, 1..=100))],
    Games::One(|input| Box::new(IntervalGame2::new(input.pairs(0)))),
    &[
        random("random-small", 20, &[Pairs(1..=9, 1..=9)]),
        random("random-short", 20, &[Pairs(1..=40, 1..=20)]),
        random("random-large", 20, &[Pairs(100..=100, 1..=100)]),
    ],
)
.needing("l < r in each interval", "每个区间 l < r", |input| {
    let ascending = |[one, other]: &Pair| match one.cmp(other) {
        std::cmp::Ordering::Less => [*one, *other],
        std::cmp::Ordering::Equal if *one < 100 => [*one, one + 1],
        std::cmp::Ordering::Equal => [one - 1, *one],
        std::cmp::Ordering::Greater => [*other, *one],
    };
    let pairs = input.pairs(0).iter().map(ascending).collect();
    Some(input.with(0, Value::Pairs(pairs)))
})
.written_as(Format::new(&[Length(0), NewLine, Lines(0)]).with_cases(20))
.also_called(&["ABC 206 F", "区间游戏"])
.same_game_as(&["AT_abc206_f"])
.explained_at("from-heaps-to-grundy", "6-sums-of-games-grundy-numbers", "6-游戏之和sg-函数")
.at_most(words("100 intervals", "100 个区间"));

/// A set of intervals, as bits.
type Set = u128;

struct IntervalGame2 {
    /// The different intervals, in the order of the input.
    intervals: Vec<Pair>,
    /// The intervals that each interval meets, itself too.
    meets: Vec<Set>,
}

fn indices(set: Set) -> impl Iterator<Item = usize> {
    (0..128).filter(move |index| set >> index & 1 == 1)
}

impl IntervalGame2 {
    /// Leaves out repeated intervals: equal ones meet.
    fn new(pairs: &[Pair]) -> Self {
        let intervals = pairs.iter().copied().unique().collect_vec();
        let meets = intervals.iter().map(|[left, right]| {
            let meets = |other: &Pair| left < &other[1] && &other[0] < right;
            let met = intervals.iter().positions(meets);
            met.fold(0, |set, index| set | 1 << index)
        });
        Self { meets: meets.collect(), intervals }
    }

    fn name_of(&self, index: usize) -> String {
        let [left, right] = self.intervals[index];
        format!("{left}-{right}")
    }

    fn names(&self, set: Set) -> String {
        shortened(&indices(set).map(|index| self.name_of(index)).collect_vec(), " ")
    }

    /// Returns the sets of intervals that are connected by intervals that meet.
    fn groups(&self, mut left: Set) -> Vec<Set> {
        let mut groups = Vec::new();
        while left != 0 {
            let mut group = 1 << left.trailing_zeros();
            loop {
                let more = indices(group).fold(group, |set, index| set | self.meets[index]) & left;
                if more == group {
                    break;
                }
                group = more;
            }
            groups.push(group);
            left &= !group;
        }
        groups
    }

    /// Returns the first end, and how many numbers there are from it to the last one.
    fn width(&self) -> (usize, usize) {
        let ends = || self.intervals.as_flattened().iter().copied();
        let index = |end: Option<i32>| end.and_then(|end| usize::try_from(end).ok()).unwrap_or(0);
        let (first, last) = (index(ends().min()), index(ends().max()));
        (first, last - first)
    }

    /// Returns the places of an interval on the board.
    fn places_of(&self, index: usize) -> std::ops::Range<usize> {
        let (first, width) = self.width();
        let place = |end: i32| index * width + usize::try_from(end).unwrap_or(0) - first;
        let [left, right] = self.intervals[index];
        place(left)..place(right)
    }
}

impl Game for IntervalGame2 {
    /// The intervals that can be chosen.
    type Position = Set;
    /// The index of the interval.
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Set {
        (0..self.intervals.len()).fold(0, |set, index| set | 1 << index)
    }

    fn moves(&self, left: Set) -> impl Iterator<Item = MoveOf<Self>> {
        indices(left).map(move |index| Move::new(index, left & !self.meets[index]))
    }

    fn final_lead(&self, _: &Set) -> i64 {
        -1
    }

    fn parts(&self, left: &Set) -> Option<Vec<Part<Set>>> {
        Some(self.groups(*left).into_iter().map(Part::Position).collect())
    }

    fn weight(&self, _: &Set) -> usize {
        128
    }
}

impl Shown for IntervalGame2 {
    const PHRASE: Words = words("choose {}", "选 {}");

    fn columns(&self, left: &Set) -> Vec<Column> {
        vec![column(words("intervals", "区间"), Cell::text(self.names(*left)))]
    }

    fn name(&self, _: &[Column], _: &Set, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(self.name_of(choice.action))
    }

    /// Draws each interval in a row of its own, from the first end to the last.
    fn scene(&self, left: &Set) -> Option<Scene> {
        let (first, width) = self.width();
        if self.intervals.len() > MAX_ROWS || width > MAX_WIDTH {
            return None;
        }
        let row = |index: usize| {
            let own = self.places_of(index);
            let is_left = left >> index & 1 == 1;
            let places = index * width..(index + 1) * width;
            places.map(|place| if is_left && own.contains(&place) { '=' } else { '.' }).collect()
        };
        let rows = (0..self.intervals.len()).map(row).collect();
        Some(Scene { board: Board::Grid { rows, corner: (1, first) }, pieces: Vec::new() })
    }

    fn board_places(&self, _: &Set, choice: &MoveOf<Self>) -> Vec<usize> {
        self.places_of(choice.action).collect()
    }

    fn part_names(&self, left: &Set) -> Option<Vec<Text>> {
        let names = self.groups(*left).into_iter().map(|group| Text::plain(self.names(group)));
        Some(names.collect())
    }

    fn ideas(&self) -> Vec<Steps> {
        let stretches = Stretches::new(&self.intervals);
        let course = (stretches.ends.len() <= MAX_ENDS).then(|| self.by_length(&stretches));
        vec![Steps::new("stretches", words("Stretches by length", "从短到长求每一段"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "Alice" } else { "Bob" }.to_owned()
    }

    /// Uses the [Sprague-Grundy theorem](https://en.wikipedia.org/wiki/Sprague%E2%80%93Grundy_theorem) for the stretches
    /// between two ends.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(if Stretches::new(&self.intervals).of_all() == 0 { -1 } else { 1 })
    }
}

/// Maximum numbers of rows and columns of a board.
const MAX_ROWS: usize = 12;
const MAX_WIDTH: usize = 24;
/// Maximum number of ends in steps.
const MAX_ENDS: usize = 11;
/// Maximum number of moves that a caption lists.
const MAX_LISTED: usize = 5;

/// The Grundy numbers of the stretches between any two ends of intervals, by the indices of the ends.
struct Stretches {
    ends: Vec<i32>,
    /// The intervals, by the indices of their ends.
    intervals: Vec<[usize; 2]>,
    numbers: Vec<Vec<u32>>,
}

impl Stretches {
    fn new(pairs: &[Pair]) -> Self {
        let ends = pairs.as_flattened().iter().copied().sorted().dedup().collect_vec();
        let index = |end: i32| ends.partition_point(|other| *other < end);
        let intervals = pairs.iter().map(|pair| pair.map(index)).collect_vec();
        let numbers = vec![vec![0; ends.len()]; ends.len()];
        let mut all = Self { ends, intervals, numbers };
        for length in 1..all.ends.len() {
            for left in 0..all.ends.len() - length {
                let right = left + length;
                let reached = all.reached(left, right).into_iter().map(|(_, number)| number);
                all.numbers[left][right] = mex_of(reached);
            }
        }
        all
    }

    /// Returns the intervals inside a stretch, with the xor of the numbers of the two stretches beside it.
    fn reached(&self, left: usize, right: usize) -> Vec<([usize; 2], u32)> {
        let inside = self.intervals.iter().filter(|[from, to]| left <= *from && *to <= right);
        let xor = |[from, to]: [usize; 2]| self.numbers[left][from] ^ self.numbers[to][right];
        inside.map(|interval| (*interval, xor(*interval))).collect()
    }

    /// Returns the number of the whole line.
    fn of_all(&self) -> u32 {
        self.numbers[0].last().copied().unwrap_or(0)
    }

    /// Writes a stretch as an interval: `4-7`.
    fn name(&self, left: usize, right: usize) -> String {
        format!("{}-{}", self.ends[left], self.ends[right])
    }

    /// Returns the stretch of this length that has the most intervals inside, the last if there are several.
    fn richest(&self, length: usize) -> usize {
        let lefts = 0..self.ends.len() - length;
        lefts.max_by_key(|left| self.reached(*left, left + length).len()).unwrap_or(0)
    }

    /// Draws the numbers of the stretches up to a length, of which one is explained.
    fn drawn(&self, length: usize, explained: Option<usize>) -> Picture {
        let used = explained.map_or(Vec::new(), |left| {
            let reached = self.reached(left, left + length).into_iter();
            reached.flat_map(|([from, to], _)| [[left, from], [to, left + length]]).collect()
        });
        let tile = |left: usize, right: usize| {
            let number = self.numbers[left][right];
            let tile = Tile::plain(number).toned(Tone::of_grundy(number.into()));
            let own = right.checked_sub(left).filter(|own| (1..=length).contains(own))?;
            Some(match () {
                () if own == length && explained == Some(left) => tile.marked(Mark::New),
                () if own == length => tile.marked(Mark::Added),
                () => tile.marked_if(used.contains(&[left, right]), Mark::Used),
            })
        };
        let last = self.ends.len() - 1;
        let rows = (0..last).map(|left| Strip {
            heading: Text::plain(self.ends[left]),
            tiles: (1..=last).map(|right| tile(left, right)).collect(),
        });
        let columns = self.ends.iter().skip(1).map(i32::to_string).collect();
        let corner = text!("from ↓\nto →", "从 ↓\n到 →");
        Picture::Sheet(Sheet { corner, columns, rows: rows.collect() })
    }

    /// Says how the number of a stretch is found.
    fn reason(&self, left: usize, right: usize) -> Text {
        let reached = self.reached(left, right);
        let (name, number) = (self.name(left, right), self.numbers[left][right]);
        if reached.is_empty() {
            return text!(
                "No interval lies inside {name}: no move, so the number is 0.",
                "{name} 之内没有区间，无路可走：SG 值是 0。"
            );
        }
        let listed = reached.iter().take(MAX_LISTED).map(|([from, to], xor)| {
            let (one, other) = (self.numbers[left][*from], self.numbers[*to][right]);
            let interval = self.name(*from, *to);
            text!(
                "{interval} leaves {one} xor {other} = {xor}",
                "选 {interval} 剩下 {one} 异或 {other} = {xor}"
            )
        });
        let more = (reached.len() > MAX_LISTED).then(|| Text::plain("…"));
        let (en, zh): (Vec<_>, Vec<_>) = listed.chain(more).map(|Text { en, zh }| (en, zh)).unzip();
        let set = reached.iter().map(|(_, number)| *number).sorted().dedup().join(", ");
        let (en, zh) = (en.join(", "), zh.join("，"));
        text!(
            "Inside {name}: {en}. The smallest number that is not among {{{set}}} is {number}.",
            "{name} 之内：{zh}。不在 {{{set}}} 中的最小的数是 {number}。"
        )
    }
}

impl IntervalGame2 {
    /// Finds the numbers of the stretches, the shortest first.
    fn by_length(&self, stretches: &Stretches) -> Course {
        let caption = text!(
            "Who wins? A player who has no move loses. A chosen interval a-b cuts the stretch l-r in two, l-a and b-r, which do not affect each other: an interval across the cut meets the chosen one. So the Grundy number of a stretch is the smallest number that is not the xor of the numbers of two such parts. Intervals that only touch do not meet. The stretches come from short to long.",
            "谁会赢？不能操作的人输。在一段 l-r 之内选了区间 a-b，就分成 l-a 和 b-r 两段，互不影响，因为跨过去的区间都与选的相交。所以一段的 SG 值，是各种选法所得两段 SG 值的异或的 mex。端点相接不算相交。从短到长求。"
        );
        let frame = Frame::new(text!("stretches of the line", "把线分成段"), caption).by(GRUNDY);
        let frame = match self.scene(&self.start()) {
            Some(scene) => {
                let tiles = vec![None; scene.board.place_count()];
                frame.showing(Picture::Board { label: Text::plain(""), scene, tiles })
            }
            None => frame.strips([Strip::new(
                text!("intervals", "区间"),
                (0..self.intervals.len()).map(|index| Tile::plain(self.name_of(index))),
            )]),
        };
        let last = stretches.ends.len() - 1;
        let lengths = (1..=last).map(|length| {
            let left = stretches.richest(length);
            let name = stretches.name(left, left + length);
            let title = match length {
                _ if length == last => text!("the whole line", "整条线"),
                1 => text!("between neighboring ends", "相邻端点之间"),
                _ => text!("{length} steps from end to end", "跨 {length} 个间隔"),
            };
            let frame = Frame::new(title, stretches.reason(left, left + length));
            frame.showing(stretches.drawn(length, Some(left))).by(GRUNDY).asking(
                text!("What is the number of {name}?", "{name} 的 SG 值是多少？"),
                stretches.numbers[left][left + length],
            )
        });
        let mut frames = [frame].into_iter().chain(lengths).collect_vec();
        let answer = self.answer(if stretches.of_all() == 0 { -1 } else { 1 });
        let rule = text!(
            "The rule: the player to move loses if and only if the number of the whole line is 0. The answer: {answer}.",
            "规律：整条线的 SG 值为 0 时走棋一方必败，否则必胜。答案：{answer}。"
        );
        if let Some(last) = frames.pop() {
            frames.push(last.saying(&rule));
        }
        Course::new(frames, answer)
    }
}
