//! Take a whole pile beside an empty place of the row.

use crate::ideas::fold::folds;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Taking Stones", "HNOI2010 取石头游戏"),
    family: Family::EitherEnd,
    difficulty: Difficulty::Rated(words("level 6 of 7", "省选/NOI−")),
    rules: words(
        "Each move takes a whole pile that has an empty place beside it. Each player wants as many stones as possible.",
        "每次取走一整堆石子，它的旁边必须有空位。两人都想得到尽可能多的石子。",
    ),
    usual: &[(words("linked list", "链表"), "linked_list.cpp")],
    technique: words("fold every part, then take in descending order", "逐段折叠，再从大到小取"),
    time: same("O(n log n) → O(n log n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("a", Row(1..=1_000_000, 0..=100_000_000))
        .locally(Row(0..=MAX_LENGTH, 0..=i32::MAX))],
    Games::One(|input| Box::new(TakingStones { row: input.row(0).to_vec() })),
    &[],
)
.written_as(Format::ONE_ROW)
.played_by(words("first", "先手"), words("second", "后手"))
.guaranteeing("an empty place", "至少有一个空位", repair)
.also_called(&["取石头游戏"])
.explained_at("take-from-either-end", "several-rows-at-once", "多个序列洛谷-p3210");

/// Empties the smallest pile.
fn repair(input: &Input) -> Option<Input> {
    let mut row = input.row(0).to_vec();
    *row.iter_mut().min()? = 0;
    Some(input.with(0, Value::Row(row)))
}

/// The longest row for which brute force tries all orders of taking the piles.
const MAX_SEARCHED: usize = 24;

/// The largest product of the lengths of two sequences for which the recurrence is computed.
const MAX_TABLE: u64 = 50_000_000;

struct TakingStones {
    row: Vec<i32>,
}

impl Game for TakingStones {
    /// The row, with 0 for each pile that has been taken.
    type Position = Vec<i32>;
    /// The index of the pile.
    type Action = usize;
    const HAS_POINTS: bool = true;

    fn start(&self) -> Vec<i32> {
        self.row.clone()
    }

    fn moves(&self, row: Vec<i32>) -> impl Iterator<Item = MoveOf<Self>> {
        let is_free = |row: &[i32], index: usize| {
            let neighbors = &row[index.saturating_sub(1)..row.len().min(index + 2)];
            row[index] > 0 && neighbors.contains(&0)
        };
        let indices = (0..row.len()).filter(|index| is_free(&row, *index)).collect_vec();
        indices.into_iter().map(move |index| {
            let mut next = row.clone();
            next[index] = 0;
            Move::new(index, next).gaining(row[index].into())
        })
    }

    fn final_lead(&self, _: &Vec<i32>) -> i64 {
        0
    }

    fn weight(&self, row: &Vec<i32>) -> usize {
        4 * row.len() + row.len().pow(2) / 8
    }

    fn bytes(&self, row: &Vec<i32>) -> usize {
        heap_bytes(row)
    }
}

impl Shown for TakingStones {
    fn columns(&self, row: &Vec<i32>) -> Vec<Column> {
        vec![column(same("a"), Cell::cards(row.iter().copied()))]
    }

    fn places(&self, _: &Vec<i32>, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 1)
    }

    /// Folds each part, sets pairs aside, and takes the rest in descending order.
    fn ideas(&self) -> Vec<Steps> {
        let course = (1..=MAX_SHOWN).contains(&self.row.len()).then(|| self.course());
        vec![Steps::new("fold", words("Fold, set aside, take", "折叠、搁置、再取"), course)]
    }

    /// Returns both scores. With an empty place, all piles are taken in the end; without one, none can be taken.
    fn answer(&self, lead: i64) -> String {
        let taken = if self.row.contains(&0) { sum(&self.row) } else { 0 };
        let first = i64::midpoint(taken, lead);
        format!("{first} {}", taken - first)
    }

    /// If each pile has an empty place beside it, takes the largest pile first. If the piles form at most two
    /// sequences, each taken in order, computes the recurrence over the numbers of piles taken from each.
    fn lead(&self, budget: &mut Budget) -> Option<i64> {
        let row = in_64_bits(&self.row);
        let parts = row.split(|pile| *pile == 0).collect_vec();
        let reversed = |part: &[i64]| part.iter().rev().copied().collect_vec();
        let [one, other] = match parts[..] {
            [_] => return Some(0),
            [left, right] => [reversed(left), right.to_vec()],
            [[], part, []] => [part.to_vec(), reversed(part)],
            _ if parts.iter().all(|part| part.len() <= 1) => {
                let descending = row.iter().sorted_unstable().rev();
                let signed = descending.zip([1, -1].into_iter().cycle());
                return Some(signed.map(|(pile, sign)| sign * pile).sum());
            }
            _ if row.len() <= MAX_SEARCHED => return brute_force_lead(self, budget),
            _ => return None,
        };
        if one.len() as u64 * other.len() as u64 > MAX_TABLE {
            return None;
        }
        let count = row.iter().filter(|pile| **pile > 0).count();
        // leads[others]: the lead of the player to move when `others` piles of the other sequence are gone.
        let mut leads = vec![0; other.len() + 1];
        for taken in (0..=one.len()).rev() {
            for others in (0..=other.len().min(count - taken)).rev() {
                let next = one.get(taken).map(|pile| pile - leads[others]);
                let next_other = other.get(others).map(|pile| pile - leads[others + 1]);
                let best = next.max(next_other).filter(|_| taken + others < count);
                leads[others] = best.unwrap_or(0);
            }
        }
        Some(leads[0])
    }
}

/// Maximum length of a row in steps.
const MAX_SHOWN: usize = 60;

const CLOSED_END: Theorem = Theorem::new(
    words("nobody gains by opening such a pair early", "提前动这样的一对不占便宜"),
    "take-from-either-end",
    words("lemma-4-a-pair-at-a-closed-end", "引理-4封闭端的数对"),
);
const DESCENDING: Theorem = Theorem::new(
    words("why descending order is right", "为什么从大到小取"),
    "take-from-either-end",
    words("why-descending-order-is-right-at-the-end", "为什么最后可以从大到小取"),
);

/// The pairs at a closed end whose outer number is not smaller, and the numbers that remain. The part begins at its
/// closed end.
fn pairs_and_rest(part: &[i64]) -> (Vec<[i64; 2]>, &[i64]) {
    let (all, _) = part.as_chunks::<2>();
    let pairs = all.iter().copied().take_while(|[outer, inner]| outer >= inner).collect_vec();
    let rest = &part[2 * pairs.len()..];
    (pairs, rest)
}

impl TakingStones {
    fn course(&self) -> Course {
        let row = in_64_bits(&self.row);
        let parts = row.split(|pile| *pile == 0).collect_vec();
        let last_part = parts.len() - 1;
        let mut frames = vec![self.parts_of_row()];
        if last_part == 0 {
            let answer = self.answer(0);
            let end = text!(
                "There is no empty place, so nobody can take a pile. The answer: {answer}.",
                "没有空位，谁都取不了。答案：{answer}。"
            );
            let frames = frames.into_iter().map(|frame| frame.saying(&end)).collect();
            return Course::new(frames, answer);
        }
        let (mut pairs, mut rest) = (Vec::new(), Vec::new());
        let mut folded_parts = Vec::new();
        for (index, part) in parts.into_iter().enumerate() {
            let mut folded = folds(part, &mut frames);
            folded_parts.push(folded.clone());
            if index == last_part {
                folded.reverse(); // The right end is closed.
            }
            let has_closed_end = index == 0 || index == last_part;
            let nothing = || (Vec::new(), &folded[..]);
            let (set_aside, left) =
                if has_closed_end { pairs_and_rest(&folded) } else { nothing() };
            pairs.extend(set_aside);
            rest.extend_from_slice(left);
        }
        rest.sort_unstable_by_key(|number| -number);
        frames.push(closed_ends(&folded_parts));
        frames.push(set_aside(&pairs, &rest));
        let signs = [1, -1].into_iter().cycle();
        let before: i64 = rest.iter().zip(signs).map(|(number, sign)| sign * number).sum();
        frames.push(descending(&rest, before));
        let differences: i64 = pairs.iter().map(|[outer, inner]| outer - inner).sum();
        let first_opens = rest.len().is_multiple_of(2);
        let lead = if first_opens { before - differences } else { before + differences };
        let answer = self.answer(lead);
        let frame = open_pairs(&pairs, first_opens, [before, differences, lead]);
        let total = sum(&self.row);
        let scores = text!(
            "The rule: fold each part, set the pairs at the closed ends aside, take the rest in descending order, then the pairs. The scores add up to {total} and differ by the lead: the first player gets ({total} + {}) / 2, the second player the rest. The answer: {answer}.",
            "规律：每段折叠，搁置封闭端的数对，其余从大到小轮流取，最后取数对。两人的得分之和是 {total}，差是 {lead}：先手得 ({total} + {}) / 2，其余归后手。答案：{answer}。",
            term(lead)
        );
        let [one, two] = [i64::midpoint(total, lead), total - i64::midpoint(total, lead)];
        let tiles = [one, two].map(|score| Tile::plain(score).marked(Mark::New));
        frames.push(frame.strips([Strip::new(text!("scores", "得分"), tiles)]).saying(&scores));
        Course::new(frames, answer)
    }

    fn parts_of_row(&self) -> Frame {
        let caption = text!(
            "How many stones does each player get? The empty places, 0, cut the row into parts. A part between two of them can be taken from either end, the first and the last part only from the inner end. In each part, three neighbors a ≤ b ≥ c are folded into a - b + c.",
            "两人各得多少颗？空位（0）把整排石子分成若干段：中间的段两端都能取，最左和最右的段只能从靠空位的一端取。先在每一段里折叠：相邻三个数 a ≤ b ≥ c 换成 a - b + c。"
        );
        let tile = |pile: &i32| Tile::plain(pile).marked_if(*pile == 0, Mark::Removed);
        Frame::new(text!("cut into parts", "分段"), caption)
            .strips([Strip::new(text!("row", "原序列"), self.row.iter().map(tile))])
    }
}

/// Shows the folded parts, and says which pairs are set aside.
fn closed_ends(parts: &[Vec<i64>]) -> Frame {
    let caption = text!(
        "No three neighbors form a peak any more. The far left end of the first part and the far right end of the last one are closed: the outermost number there can only be taken after its neighbor. If it is at least as large, whoever takes the neighbor gives it to the opponent, so such a pair waits until nothing else is left. The two outermost numbers are set aside as a pair, and then the next two, as long as the outer one is not smaller.",
        "每一段里都没有峰了。最左一段的左端和最右一段的右端是封闭的：最外面的数要等它的邻数取走才能取。如果它不小于邻数，谁取了邻数，它就归对方，所以这样的一对要留到最后。从封闭端起，只要外面的数不小于里面的，就把最外面的两个数搁置成一对，再看接下来的两个。"
    );
    let gap = || Tile::plain(0).marked(Mark::Removed);
    let parts = parts.iter().map(|part| part.iter().map(Tile::plain).collect_vec());
    let tiles = parts.reduce(|row, part| row.into_iter().chain([gap()]).chain(part).collect());
    let folded = Strip::new(text!("folded", "折叠后"), tiles.unwrap_or_default());
    Frame::new(text!("closed ends", "封闭端"), caption).strips([folded]).by(CLOSED_END)
}

fn set_aside(pairs: &[[i64; 2]], rest: &[i64]) -> Frame {
    let differences: i64 = pairs.iter().map(|[outer, inner]| outer - inner).sum();
    let caption = text!(
        "Pairs set aside: {}. Their differences add up to {differences}.",
        "搁置了 {} 对，差的总和是 {differences}。",
        pairs.len()
    );
    let tiles =
        pairs.iter().map(|[outer, inner]| Tile::plain(format!("{outer} - {}", term(*inner))));
    let tiles = tiles.map(|tile| tile.marked(Mark::New)).collect_vec();
    let tiles = if tiles.is_empty() { vec![Tile::plain("–").marked(Mark::New)] } else { tiles };
    let strips = [
        Strip::new(text!("pairs set aside", "搁置的数对"), tiles),
        Strip::new(
            text!("left", "剩下的数"),
            rest.iter().map(|number| Tile::plain(number).marked(Mark::New)),
        ),
    ];
    let question = text!(
        "What do the differences of the pairs set aside add up to (0 if there is none)?",
        "搁置的各对，差的总和是多少（没有则为 0）？"
    );
    Frame::new(text!("pairs at the closed ends", "封闭端的数对"), caption)
        .strips(strips)
        .asking(question, differences)
        .by(CLOSED_END)
}

fn descending(rest: &[i64], lead: i64) -> Frame {
    let side = |side: usize| sum_of(rest.iter().copied().skip(side).step_by(2));
    let [first, second] = [side(0), side(1)];
    let caption = if rest.is_empty() {
        text!("Nothing is left but the pairs.", "除了搁置的数对，没有剩下的数。")
    } else {
        text!(
            "The numbers that are left are taken in descending order, whichever part they are in. The first player gets {first}, the second {second}: a lead of {lead}.",
            "剩下的数不管在哪一段，都从大到小轮流取。先手得 {first}，后手得 {second}：先手领先 {lead}。"
        )
    };
    let caption = if rest.len() == 1 {
        text!(
            "One number is left, and the first player takes it: a lead of {lead}.",
            "只剩一个数，归先手：领先 {lead}。"
        )
    } else {
        caption
    };
    let tile = |(index, number): (usize, &i64)| {
        let owner = if index.is_multiple_of(2) { Mark::First } else { Mark::Second };
        Tile::plain(number).marked(owner)
    };
    let tiles = rest.iter().enumerate().map(tile);
    Frame::new(text!("in descending order", "从大到小取"), caption)
        .strips([Strip::new(text!("left", "剩下的数"), tiles)])
        .asking(text!("By how much does the first player lead then?", "这时先手领先多少？"), lead)
        .by(DESCENDING)
}

/// Shows who opens the pairs. The numbers are the lead before, the sum of the differences, and the lead after.
fn open_pairs(
    pairs: &[[i64; 2]],
    first_opens: bool,
    [before, differences, lead]: [i64; 3],
) -> Frame {
    let caption = match (pairs.is_empty(), first_opens) {
        (true, _) => {
            text!("No pair was set aside: the lead is {lead}.", "没有搁置的数对：先手领先 {lead}。")
        }
        (_, true) => text!(
            "Now the first player is to move and has to open every pair, whose larger number goes to the second player: {before} - {differences} = {lead}.",
            "这时轮到先手，每一对都由先手先动，大的归后手：{before} - {differences} = {lead}。"
        ),
        (_, false) => text!(
            "Now the second player is to move and has to open every pair, whose larger number goes to the first player: {before} + {differences} = {lead}.",
            "这时轮到后手，每一对都由后手先动，大的归先手：{before} + {differences} = {lead}。"
        ),
    };
    let marks = if first_opens { [Mark::Second, Mark::First] } else { [Mark::First, Mark::Second] };
    let tile = |pair: &[i64; 2]| {
        pair.iter().zip(marks).map(|(number, mark)| Tile::plain(number).marked(mark)).collect_vec()
    };
    let tiles = pairs.iter().flat_map(tile);
    let frame = Frame::new(text!("the pairs", "搁置的数对"), caption);
    let strip = Strip::new(text!("pairs", "各数对"), tiles);
    let frame = if pairs.is_empty() { frame } else { frame.strips([strip]) };
    let players = [text!("first player", "先手"), text!("second player", "后手")];
    let opens = players[usize::from(!first_opens)].clone();
    let question = text!("Who has to open the pairs?", "谁不得不先动搁置的数对？");
    if pairs.is_empty() { frame } else { frame.asking_for(question, players.to_vec(), opens) }
}
