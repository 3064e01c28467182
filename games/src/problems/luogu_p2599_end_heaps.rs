//! Take stones from the first or the last heap of a row.

use std::cmp::Ordering;

use crate::mechanics::either_end::index_of;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Only the End Heaps", "ZJOI2009 取石子游戏"),
    family: Family::Intervals,
    difficulty: Difficulty::Rated(words("level 6 of 7", "省选/NOI−")),
    rules: words(
        "Each move takes any number of stones, at least one, from the first or the last heap of a row; an empty heap leaves the row. A player who has no move loses.",
        "每次从最左或最右的一堆中取走至少一颗石子，取空的堆不再算在内。不能操作的人输。",
    ),
    usual: &[
        (words("two tables of intervals", "两张区间表"), "two_tables_of_intervals.cpp"),
        (words("rows by length", "按长度滚动"), "rows_by_length.py"),
    ],
    technique: words(
        "interval DP on the only size at an end that loses",
        "区间 DP：一端唯一使先手必败的那个大小",
    ),
    time: same("O(n²) → O(n²)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("a", Row(1..=1000, 1..=1_000_000_000))
        .locally(Row(0..=10_000, 1..=1_000_000_000))],
    Games::One(|input| Box::new(EndHeaps { heaps: in_64_bits(input.row(0)) })),
    &[
        random("random-small", 10, &[Row(1..=6, 1..=5)]),
        near_ties("random-shapes", 10, &[Row(2..=9, 1..=1_000_000_000)]),
        near_ties("random-equal", 10, &[Row(2..=40, 3..=5)]),
    ],
)
.written_as(Format::ONE_ROW.with_cases(10))
.played_by(words("first", "先手"), words("second", "后手"))
.same_game_as(&["AcWing 1322"])
.explained_at("classic-games", "more-of-them", "还有");

struct EndHeaps {
    heaps: Vec<i64>,
}

/// The only sizes with which a part of the row is lost: of a heap put to its left, and of one put to its right. 0 is no
/// heap.
#[derive(Clone, Copy)]
struct Losing {
    left: i64,
    right: i64,
}

/// Returns the only size of a heap at one end with which the row is lost, if the heap at the other end is `heap`. `same`
/// is this size without `heap`, and `other` the size of `heap` with which the row is lost without a heap at this end.
fn losing(heap: i64, same: i64, other: i64) -> i64 {
    match (heap.cmp(&same), heap.cmp(&other)) {
        (_, Ordering::Equal) => 0,
        (Ordering::Less, Ordering::Less) | (Ordering::Greater, Ordering::Greater) => heap,
        (_, Ordering::Less) => heap + 1,
        (Ordering::Less | Ordering::Equal, Ordering::Greater) => heap - 1,
    }
}

/// Returns the longer parts: each from the parts without its last heap and without its first.
fn longer(shorter: &[Losing], heaps: &[i64]) -> Vec<Losing> {
    let length = heaps.len() - shorter.len() + 1;
    let pairs = shorter.iter().tuple_windows().enumerate();
    pairs
        .map(|(start, (first, next))| Losing {
            left: losing(heaps[start + length], first.left, first.right),
            right: losing(heaps[start], next.right, next.left),
        })
        .collect()
}

/// Returns the parts of one heap, which are lost with an equal heap.
fn single(heaps: &[i64]) -> Vec<Losing> {
    heaps.iter().map(|heap| Losing { left: *heap, right: *heap }).collect()
}

impl EndHeaps {
    /// Returns the only size of the first heap with which the row is lost; `None` if there is at most one heap.
    fn losing_first(&self) -> Option<i64> {
        let (_, others) = self.heaps.split_first()?;
        let mut parts = single(others);
        while parts.len() > 1 {
            parts = longer(&parts, others);
        }
        parts.first().map(|whole| whole.left)
    }

    fn wins(&self) -> bool {
        self.heaps.first().copied() != self.losing_first()
    }
}

impl Game for EndHeaps {
    /// The heaps, none of them empty.
    type Position = Vec<i64>;
    /// The end from which stones are taken, and what is left of the heap there.
    type Action = (End, i64);
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<i64> {
        self.heaps.clone()
    }

    fn moves(&self, heaps: Vec<i64>) -> impl Iterator<Item = MoveOf<Self>> {
        // A single heap is both ends, but one heap.
        let ends = if heaps.len() < 2 { 1 } else { 2 };
        let ends = [End::Left, End::Right].into_iter().take(ends);
        ends.flat_map(move |end| {
            let heaps = heaps.clone();
            let index = index_of(end, heaps.len());
            let heap = heaps.get(index).copied().unwrap_or(0);
            (0..heap).map(move |left| {
                let mut next = heaps.clone();
                if left > 0 {
                    next[index] = left;
                } else {
                    next.remove(index);
                }
                Move::new((end, left), next)
            })
        })
    }

    fn final_lead(&self, _: &Vec<i64>) -> i64 {
        -1
    }

    /// Returns the row in the order in which it is the smaller one.
    fn canonical(&self, heaps: Vec<i64>) -> Vec<i64> {
        let reversed = heaps.iter().rev().copied().collect_vec();
        heaps.min(reversed)
    }

    fn weight(&self, heaps: &Vec<i64>) -> usize {
        let ends = [heaps.first(), heaps.last()].into_iter().flatten().sum::<i64>();
        usize::try_from(ends).unwrap_or(usize::MAX).saturating_mul(4 + heaps.len())
    }

    fn bytes(&self, heaps: &Vec<i64>) -> usize {
        heap_bytes(heaps)
    }
}

impl Shown for EndHeaps {
    fn columns(&self, heaps: &Vec<i64>) -> Vec<Column> {
        vec![column(words("heaps", "各堆"), Cell::piles(heaps.iter().copied()))]
    }

    fn places(&self, heaps: &Vec<i64>, choice: &MoveOf<Self>) -> Places {
        let (end, left) = choice.action;
        Places::Column(0, vec![(index_of(end, heaps.len()), (left > 0).then_some(left))])
    }

    fn name(&self, _: &[Column], heaps: &Vec<i64>, choice: &MoveOf<Self>) -> MoveName {
        let (end, left) = choice.action;
        let taken = heaps[index_of(end, heaps.len())] - left;
        MoveName::Other(match end {
            End::Left => text!("{taken} from the left", "左端的 {taken} 颗"),
            End::Right => text!("{taken} from the right", "右端的 {taken} 颗"),
        })
    }

    /// Shows the table of the sizes that lose.
    fn ideas(&self) -> Vec<Steps> {
        let fits = (1..=MAX_SHOWN).contains(&self.heaps.len());
        let course = fits.then(|| self.story()).flatten();
        vec![Steps::new("sizes", words("The size that loses", "必败的大小"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        i64::from(lead > 0).to_string()
    }

    /// Uses the theorem that exactly one size of the first heap loses.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(if self.wins() && !self.heaps.is_empty() { 1 } else { -1 })
    }
}

/// Maximum number of heaps in steps.
const MAX_SHOWN: usize = 24;
/// Number of parts in a row of a sheet.
const ROW: usize = 8;

const END_HEAPS: Theorem = Theorem::new(
    words("exactly one size at an end loses", "一端恰有一个大小必败"),
    "classic-games",
    words("more-of-them", "还有"),
);

impl EndHeaps {
    fn story(&self) -> Option<Course> {
        let (own, others) = self.heaps.split_first()?;
        let answer = self.answer(if self.wins() { 1 } else { -1 });
        if others.is_empty() {
            let caption = text!(
                "There is one heap: the first player takes all of it. The answer: {answer}.",
                "只有一堆：先手全部取走。答案：{answer}。"
            );
            let only = Frame::new(text!("one heap", "只有一堆"), caption);
            return Some(Course::new(vec![only.strips([self.row()])], answer));
        }
        let meaning = text!(
            "Does the first player win? Look at the heaps after the first one. For each part of them, exactly one size of a heap put to its left makes the row lost, L, and exactly one size put to its right, R; 0 means that the part is lost without it. Then the first heap decides: the row is lost if and only if it has the size L of all others.",
            "先手能赢吗？先看第一堆以外的各堆。对其中的每一段，在左边添一堆，恰有一个大小使先手必败，记作 L；在右边添一堆也恰有一个，记作 R；0 表示不添就必败。这样第一堆就决定胜负：它等于其余各堆的 L 时必败，否则必胜。"
        );
        let mirror = text!(
            "For a part of one heap, L and R are its own size: with two equal heaps, the second player copies each move.",
            "只有一堆的段，L 和 R 都等于这一堆：两堆相等时，后手照样取。"
        );
        let mut parts = single(others);
        let first = Frame::new(text!("parts of one heap", "一堆的段"), meaning.then(&mirror));
        let first = first.strips([self.row()]).by(END_HEAPS);
        let mut frames = vec![drawn(first, &parts, others.len())];
        while parts.len() > 1 {
            let next = longer(&parts, others);
            frames.push(filled(&parts, &next, others));
            parts = next;
        }
        let size = parts.first()?.left;
        let rule = if *own == size {
            text!(
                "The first heap has {own}, the size that loses.",
                "第一堆是 {own}，正是必败的大小。"
            )
        } else {
            text!(
                "The first heap has {own}, but only {size} loses.",
                "第一堆是 {own}，而必败的大小只有 {size}。"
            )
        };
        let end = text!(
            "The rule: the first player loses if and only if the first heap equals L of the others. The answer: {answer}.",
            "规律：第一堆等于其余各堆的 L 时先手必败，否则必胜。答案：{answer}。"
        );
        let last = Frame::new(text!("the first heap", "第一堆"), rule.then(&end));
        let last = last.strips([self.row()]).by(END_HEAPS);
        let last = drawn(last, &parts, others.len());
        let question = text!("Does the first player win?", "先手能赢吗？");
        frames.push(last.asking_whether(question, *own != size));
        Some(Course::new(frames, answer))
    }

    fn row(&self) -> Strip {
        Strip::new(text!("heaps", "各堆"), self.heaps.iter().map(Tile::plain))
    }
}

/// Shows the next longer parts, and explains the first of them.
fn filled(shorter: &[Losing], parts: &[Losing], others: &[i64]) -> Frame {
    let length = others.len() - parts.len() + 1;
    let heap = others[length - 1];
    let Losing { left, right } = shorter[0];
    let found = parts[0].left;
    let given = text!(
        "The part that begins with heap 2: its last heap has {heap}, and the part without that heap has L = {left} and R = {right}.",
        "从第 2 堆开始的一段：最后一堆是 {heap}，去掉它的那一段 L = {left}，R = {right}。"
    );
    let reason = match (heap.cmp(&right), found.cmp(&heap)) {
        (Ordering::Equal, _) => text!(
            "{heap} = R, so this part is lost already: L = 0.",
            "{heap} = R，这一段本身就必败：L = 0。"
        ),
        (_, Ordering::Equal) => text!(
            "{heap} is smaller than both, or larger than both: L = {heap}, an equal heap.",
            "{heap} 比两个都小，或者比两个都大：L = {heap}，与它相等。"
        ),
        (_, Ordering::Greater) => text!(
            "L ≤ {heap} < R: the new L is one more, {found}, because the size L itself loses when this heap is empty.",
            "L ≤ {heap} < R：新的 L 要多 1，是 {found}，因为 L 这个大小已经是最后一堆取空时必败的。"
        ),
        (_, Ordering::Less) => text!(
            "R < {heap} ≤ L: the new L is one less, {found}, because against R it was 0.",
            "R < {heap} ≤ L：新的 L 要少 1，是 {found}，因为最后一堆是 R 时对应的是 0。"
        ),
    };
    let others_in_words = text!(
        "The other parts, and R from the other side, likewise.",
        "其余各段和从另一边求的 R 也一样。"
    );
    let title = text!("parts of {length} heaps", "{length} 堆的段");
    let frame = Frame::new(title, given.then(&reason).then(&others_in_words)).by(END_HEAPS);
    let heaps = Strip::new(text!("heaps from 2 on", "第 2 堆起"), others.iter().map(Tile::plain));
    let frame = drawn(frame.strips([heaps]), parts, others.len());
    let question =
        text!("What is L of the part that begins with heap 2?", "从第 2 堆开始的一段，L 是多少？");
    frame.asking(question, found)
}

/// Draws L and R of the parts of `count` heaps; the numbers of the heaps begin with 2.
fn drawn(frame: Frame, parts: &[Losing], count: usize) -> Frame {
    let length = count - parts.len() + 1;
    let starts = (0..parts.len()).collect_vec();
    starts.chunks(ROW).fold(frame, |frame, starts| {
        let columns = starts.iter().map(|start| match length {
            1 => (start + 2).to_string(),
            _ => format!("{}–{}", start + 2, start + length + 1),
        });
        let tiles = |size: fn(&Losing) -> i64| {
            let tile = |start: &usize| Tile::plain(size(&parts[*start])).marked(Mark::New);
            starts.iter().map(|start| Some(tile(start))).collect()
        };
        let rows = vec![
            Strip { heading: Text::plain("L"), tiles: tiles(|part| part.left) },
            Strip { heading: Text::plain("R"), tiles: tiles(|part| part.right) },
        ];
        let corner = text!("heaps", "各堆");
        frame.showing(Picture::Sheet(Sheet { corner, columns: columns.collect(), rows }))
    })
}
