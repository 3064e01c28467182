//! Grundy numbers of a row of sizes: each is the smallest number that no move leads to.

use itertools::Itertools;

use crate::frame::{Course, Frame, Mark, Picture, Sheet, Steps, Strip, Theorem, Tile, Tone};
use crate::shown::Size;
use crate::steps::MAX_FRAMES;
use crate::steps::atlas::Atlas;
use crate::text;
use crate::words::{Language, Text, Words, spaced, words};

/// Maximum number of sizes.
const MAX_SIZES: usize = 400;
/// Number of sizes in a row.
const ROW: usize = 10;
/// Maximum number of moves that a caption lists.
const MAX_LISTED: usize = 6;

/// Returns the sizes of a game whose positions have one coordinate, and that each move makes smaller; `None` if the game
/// is another one.
pub(crate) fn sizes_of(atlas: &Atlas) -> Option<Vec<Size>> {
    let size_at = |index: usize| match atlas.nodes[index].coordinates.as_deref() {
        Some([size]) => Some(*size),
        _ => None,
    };
    let sizes = (0..atlas.nodes.len()).map(|index| {
        let size = size_at(index)?;
        let moves = atlas.nodes[index].edges.iter().map(|edge| {
            let next = size_at(edge.to).filter(|next| *next < size)?;
            Some(vec![next])
        });
        Some(Size { size, moves: moves.collect::<Option<_>>()? })
    });
    let sizes: Option<Vec<_>> = sizes.collect();
    Some(
        sizes?
            .into_iter()
            .sorted_by_key(|size| size.size)
            .dedup_by(|one, two| one.size == two.size)
            .collect(),
    )
}

/// Returns the steps. The sizes are ascending, and `unit` is their heading.
pub(crate) fn mex(sizes: Option<Vec<Size>>, unit: Words, answer: Option<String>) -> Steps {
    let sizes = sizes.filter(|sizes| !sizes.is_empty() && sizes.len() <= MAX_SIZES);
    let known = sizes.zip(answer);
    let course = known.map(|(sizes, answer)| Mex::new(sizes, unit).course(answer));
    Steps::new("mex", words("Grundy numbers by mex", "用 mex 求 SG 值"), course)
}

/// Returns the mex of Grundy numbers: the smallest number that is not among them.
pub(crate) fn mex_of(reached: impl IntoIterator<Item = u32>) -> u32 {
    let reached = reached.into_iter().sorted_unstable().dedup();
    let mex = reached.zip(0..).take_while(|(number, index)| number == index).count();
    u32::try_from(mex).unwrap_or(u32::MAX)
}

/// The theorem on sums of games and mex.
pub(crate) const GRUNDY: Theorem = Theorem::new(
    words("Grundy numbers", "SG 定理"),
    "from-heaps-to-grundy",
    words("6-sums-of-games-grundy-numbers", "6-游戏之和sg-函数"),
);

struct Mex {
    sizes: Vec<Size>,
    /// The Grundy number of each size.
    found: Vec<u32>,
    unit: Words,
}

impl Mex {
    fn new(sizes: Vec<Size>, unit: Words) -> Self {
        let mut all = Self { sizes, found: Vec::new(), unit };
        for index in 0..all.sizes.len() {
            let number = mex_of(all.reached(index).into_iter().map(|(_, number)| number));
            all.found.push(number);
        }
        all
    }

    /// Returns the sizes after each move from a size, with their number.
    fn reached(&self, index: usize) -> Vec<(&[i64], u32)> {
        let moves = self.sizes[index].moves.iter();
        let xor = |parts: &[i64]| parts.iter().fold(0, |xor, part| xor ^ self.number_of(*part));
        moves.map(|parts| (&parts[..], xor(parts))).collect()
    }

    fn course(&self, answer: String) -> Course {
        let splits = self.sizes.iter().flat_map(|size| &size.moves).any(|parts| parts.len() > 1);
        let meaning = text!(
            "Does the player to move win? A player who has no move loses. The Grundy number of a size is its mex: the smallest number that no move leads to.",
            "轮到走棋的一方能赢吗？不能操作的人输。每个大小的 SG 值是 mex，即从它走一步到不了的最小的数。"
        );
        let of_parts = if splits {
            text!(
                "A move that leaves two parts leads to the xor of their numbers.",
                "一步分成两部分时，到达的是两部分 SG 值的异或。"
            )
        } else {
            Text::plain("")
        };
        let order = text!(
            "A size is lost if and only if its number is 0. The sizes come in ascending order, because every move makes them smaller.",
            "SG 值为 0 时必败，否则必胜。每走一步都变小，所以从小到大求。"
        );
        let meaning = meaning.then(&of_parts).then(&order);
        let beginning =
            Frame::new(text!("what the numbers mean", "SG 值的意思"), meaning).by(GRUNDY);
        let mut frames = vec![self.drawn(beginning, 0..0, None)];
        let size = self.sizes.len().div_ceil(MAX_FRAMES - 2);
        let groups = (0..self.sizes.len()).step_by(size);
        frames
            .extend(groups.map(|start| self.filling(start, (start + size).min(self.sizes.len()))));
        let rule = if splits {
            text!(
                "The player to move loses if and only if the xor of the numbers of all parts of the position is 0 (see the binary columns). The answer: {answer}.",
                "局面中各部分 SG 值的异或和为 0 时，走棋一方必败，否则必胜（见“二进制与异或”）。答案：{answer}。"
            )
        } else {
            text!(
                "The player to move loses if and only if the number is 0. That alone decides one pile; the numbers themselves decide a sum of several piles: it is lost if and only if their xor is 0. The answer: {answer}.",
                "SG 值为 0 时走棋一方必败，否则必胜。只有一堆时，知道是不是 0 就够了；有几堆时要用到 SG 值本身：异或和为 0 时必败。答案：{answer}。"
            )
        };
        let ending = Frame::new(text!("all numbers", "全部 SG 值"), rule).by(GRUNDY);
        let all = self.sizes.len();
        frames.push(self.drawn(ending, all..all, None));
        Course::new(frames, answer)
    }

    /// Finds the numbers of the sizes from `start` to `end`, and explains the last.
    fn filling(&self, start: usize, end: usize) -> Frame {
        let index = end - 1;
        let (size, number) = (self.sizes[index].size, self.found[index]);
        let reached = self.reached(index);
        let listed = reached.iter().take(MAX_LISTED);
        let listed = listed.map(|(parts, number)| self.numbered(parts, *number)).collect_vec();
        let more = (reached.len() > MAX_LISTED).then(|| Text::plain("…"));
        let (listed, listed_zh): (Vec<_>, Vec<_>) =
            listed.into_iter().chain(more).map(|Text { en, zh }| (en, zh)).unzip();
        let (listed, listed_zh) = (listed.join(", "), listed_zh.join("，"));
        let set = reached.iter().map(|(_, number)| *number).sorted().dedup().join(", ");
        let caption = if reached.is_empty() {
            text!("There is no move: the number is 0.", "无路可走：SG 值是 0。")
        } else {
            text!(
                "What a move leaves, with its number in brackets: {listed}. The smallest number that is not among {{{set}}} is {number}.",
                "走一步留下的，方括号里是它的 SG 值：{listed_zh}。不在 {{{set}}} 中的最小的数是 {number}。"
            )
        };
        let unit = |language: Language| self.unit.get(language);
        let title = Text {
            en: format!("{} = {size}", unit(Language::English)),
            zh: spaced(&format!("{} = {size}", unit(Language::Chinese))),
        };
        let frame = self.drawn(Frame::new(title, caption), start..end, Some(index));
        if reached.is_empty() {
            return frame;
        }
        frame.asking(
            text!("What is the Grundy number of {size}?", "{size} 的 SG 值是多少？"),
            number,
        )
    }

    /// Writes what a move leaves, with its number: `5 [2]`, `1 + 3 [0 xor 1 = 1]`.
    fn numbered(&self, parts: &[i64], number: u32) -> Text {
        let sizes = parts.iter().join(" + ");
        let numbers = parts.iter().map(|part| self.number_of(*part)).collect_vec();
        if numbers.len() < 2 {
            return Text::plain(format!("{sizes} [{number}]"));
        }
        let [en, zh] = [" xor ", " 异或 "].map(|sign| numbers.iter().join(sign));
        text!("{sizes} [{en} = {number}]", "{sizes} [{zh} = {number}]")
    }

    /// Returns the number of a size, 0 if it is not among the sizes.
    fn number_of(&self, size: i64) -> u32 {
        let index = self.sizes.binary_search_by_key(&size, |known| known.size);
        index.ok().and_then(|index| self.found.get(index)).copied().unwrap_or(0)
    }

    /// Draws the numbers before the end of the range, with those in it as new and those that `explained` reaches as used.
    fn drawn(&self, frame: Frame, new: std::ops::Range<usize>, explained: Option<usize>) -> Frame {
        let used = explained.map_or(Vec::new(), |index| self.sizes[index].moves.concat());
        let tile = |index: usize| {
            if index >= new.end {
                return Tile::plain("");
            }
            let number = self.found[index];
            let tile = Tile::plain(number).toned(Tone::of_grundy(number.into()));
            match () {
                () if explained == Some(index) => tile.marked(Mark::New),
                () if new.contains(&index) => tile.marked(Mark::Added),
                () => tile.marked_if(used.contains(&self.sizes[index].size), Mark::Used),
            }
        };
        let indices = (0..self.sizes.len()).collect_vec();
        indices.chunks(ROW).fold(frame, |frame, part| {
            let columns = part.iter().map(|index| self.sizes[*index].size.to_string()).collect();
            let tiles = part.iter().map(|index| Some(tile(*index))).collect();
            let rows = vec![Strip { heading: Text::plain(""), tiles }];
            frame.showing(Picture::Sheet(Sheet { corner: self.unit.into(), columns, rows }))
        })
    }
}
