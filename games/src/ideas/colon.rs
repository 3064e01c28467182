//! The colon principle: the number of a vertex is the xor of its children's numbers, each plus 1, from the leaves up.

use itertools::Itertools;

use crate::frame::{Course, Frame, Mark, Picture, Steps, Theorem, Tile, Tone};
use crate::text;
use crate::turn::{Board, Scene};
use crate::words::{Text, words};

/// Maximum number of vertices.
const MAX_VERTICES: usize = 60;
/// Maximum height of the tree.
const MAX_HEIGHT: usize = 47;

const COLON: Theorem = Theorem::new(
    words("the colon principle", "克朗原理"),
    "from-heaps-to-grundy",
    words("7-trees-the-colon-principle", "7-树上的游戏克朗原理"),
);

struct Tree<'a> {
    scene: &'a Scene,
    parents: &'a [Option<usize>],
    names: &'a [String],
    numbers: Vec<u32>,
    heights: Vec<usize>,
    children: Vec<Vec<usize>>,
}

/// Returns the steps of the tree on a board, one height a frame. `last` says what follows from the root's number: a
/// sentence, and the answer.
pub(crate) fn colon(scene: Option<&Scene>, last: impl Fn(u32) -> (Text, String)) -> Steps {
    let course = scene.and_then(Tree::new).map(|tree| {
        let height = tree.heights.iter().copied().max().unwrap_or(0);
        let mut frames = vec![tree.beginning()];
        frames.extend((0..=height).map(|height| tree.at(height)));
        let (conclusion, answer) = last(tree.numbers.first().copied().unwrap_or(0));
        if let Some(frame) = frames.last_mut() {
            frame.caption = frame.caption.clone().then(&conclusion);
        }
        Course::new(frames, answer)
    });
    Steps::new("leaves", words("From the leaves up", "从叶子往上"), course)
}

impl<'a> Tree<'a> {
    /// Finds the numbers of a tree; `None` if the board is no tree, or too large.
    fn new(scene: &'a Scene) -> Option<Self> {
        let Board::Tree { parents, names } = &scene.board else { return None };
        let count = parents.len();
        let (mut numbers, mut heights) = (vec![0_u32; count], vec![0; count]);
        let mut children = vec![Vec::new(); count];
        for (vertex, parent) in parents.iter().enumerate().rev() {
            if let Some(parent) = *parent {
                numbers[parent] ^= numbers[vertex] + 1;
                heights[parent] = heights[parent].max(heights[vertex] + 1);
                children[parent].insert(0, vertex);
            }
        }
        let fits = count <= MAX_VERTICES && heights.iter().all(|height| *height <= MAX_HEIGHT);
        fits.then_some(Self { scene, parents, names, numbers, heights, children })
    }

    fn beginning(&self) -> Frame {
        let caption = text!(
            "Who wins? A move cuts an edge and takes away all that is below it; a player who has no move loses. Each vertex gets the Grundy number of its subtree. A leaf has nothing below it: 0. An edge above a subtree adds 1 to its number, and the branches of a vertex are independent: their numbers are joined by xor.",
            "谁会赢？每一步剪断一条边，下面的全部拿走，不能操作的人输。每个顶点求出它的子树的 SG 值。叶子下面什么都没有，是 0。子树上面加一条边，SG 值加 1；一个顶点的各个分支互不相干，异或起来。"
        );
        let frame = Frame::new(text!("from the leaves up", "从叶子往上"), caption).by(COLON);
        frame.showing(self.board(vec![None; self.parents.len()]))
    }

    fn board(&self, tiles: Vec<Option<Tile>>) -> Picture {
        let scene = Scene { board: self.scene.board.clone(), pieces: Vec::new() };
        Picture::Board { label: Text::plain(""), scene, tiles }
    }

    /// Finds the numbers of the vertices of this height, and explains the one with the most children.
    fn at(&self, height: usize) -> Frame {
        let new = self.heights.iter().positions(|other| *other == height);
        let shown = new.max_by_key(|vertex| self.children[*vertex].len()).unwrap_or(0);
        let tiles = (0..self.parents.len()).map(|vertex| {
            let number = self.numbers[vertex];
            let tile = Tile::plain(number).toned(Tone::of_grundy(number.into()));
            let is_new = self.heights[vertex] == height;
            (self.heights[vertex] <= height).then(|| match () {
                () if vertex == shown => tile.marked(Mark::New),
                () if is_new => tile.marked(Mark::Added),
                () => tile.marked_if(self.children[shown].contains(&vertex), Mark::Used),
            })
        });
        let is_root = self.parents[shown].is_none();
        let title = match height {
            0 => text!("the leaves", "叶子"),
            _ if is_root => text!("the root", "根"),
            _ => text!("height {height}", "高度 {height}"),
        };
        let frame = Frame::new(title, self.reason(shown)).showing(self.board(tiles.collect()));
        if height == 0 {
            return frame;
        }
        let name = &self.names[shown];
        let question = if name.is_empty() {
            text!("What is the number of the marked vertex?", "标出的顶点的 SG 值是多少？")
        } else {
            text!("What is the number of {name}?", "{name} 的 SG 值是多少？")
        };
        frame.asking(question, self.numbers[shown]).by(COLON)
    }

    fn reason(&self, vertex: usize) -> Text {
        let number = self.numbers[vertex];
        if self.children[vertex].is_empty() {
            return text!("A leaf has no edge below it: 0.", "叶子下面没有边：0。");
        }
        let terms =
            self.children[vertex].iter().map(|child| format!("({} + 1)", self.numbers[*child]));
        let name = &self.names[vertex];
        let name = if name.is_empty() { String::new() } else { format!("{name}: ") };
        let terms = terms.collect_vec();
        let (en, zh) = (terms.join(" xor "), terms.join(" 异或 "));
        Text { en: format!("{name}{en} = {number}."), zh: format!("{name}{zh} = {number}。") }
    }
}
