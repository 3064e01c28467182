//! One player walks down a tree and stops at a number; before each step the other sets a number to 0.

use std::time::Duration;

use crate::mechanics::tree::Tree;
use crate::prelude::*;
use crate::text::shortened;

const ABOUT: About = About {
    title: words("Game on Tree 3", "树上游戏 3"),
    family: Family::Observation,
    difficulty: Difficulty::Rated(same("2313")),
    rules: words(
        "A token stands on the root 1, and each other vertex has a number. In each turn Aoki sets the number of a vertex to 0; then Takahashi moves the token to a child, where he may stop, and at a leaf must. He wants the number under the token to be large, Aoki small.",
        "棋子在根 1，其他顶点上各有一个数。每一轮 Aoki 先把一个顶点的数变成 0，Takahashi 再把棋子移到一个儿子，可以就此停下，到叶子必须停。Takahashi 想让停下处的数尽量大，Aoki 想让它尽量小。",
    ),
    usual: &[
        (words("binary search, depth first", "二分答案，DFS"), "binary_search_depth_first.cpp"),
        (words("binary search, breadth first", "二分答案，BFS"), "binary_search_breadth_first.py"),
    ],
    technique: words(
        "binary search for a threshold; the zeros that each subtree needs before the token comes",
        "二分答案，求每棵子树在棋子到来之前要清零的次数",
    ),
    time: same("O(N log N) → O(N log N)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER.with_limits(Duration::from_secs(6), 1 << 30),
    &[
        Argument::new("a", Row(1..=199_999, 1..=1_000_000_000))
            .locally(Row(1..=199_999, 0..=i32::MAX)),
        Argument::new("edges", Pairs(1..=199_999, 1..=200_000)),
    ],
    Games::One(|input| Box::new(GameOnTree3::new(input))),
    &[structured("random-small", 20, 7), structured("random-large", 20, 60)],
)
.structured_as(Structure::TREE_BUT_ROOT)
.written_as(Format::new(&[
    LengthPlus(0, 1),
    SharedLength(1, 1),
    NewLine,
    Plain(0),
    NewLine,
    Lines(1),
]))
.played_by(same("Aoki"), same("Takahashi"))
.also_called(&["ABC 246 G", "二分答案", "threshold"])
.same_game_as(&["AT_abc246_g"])
.explained_at("which-technique", "a-threshold", "二分答案")
.at_most(words("200,000 vertices", "200,000 个点"));

struct GameOnTree3 {
    tree: Tree,
    /// The number on each vertex, 0 on the root.
    values: Vec<i64>,
}

/// Who is to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Phase {
    /// Aoki sets a number to 0.
    Zero,
    /// Takahashi moves the token.
    Step,
    /// Takahashi has stopped.
    Over,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    /// The vertex of the token.
    at: usize,
    /// The vertices below the token whose numbers Aoki has set to 0, in ascending order.
    zeroed: Vec<usize>,
    phase: Phase,
}

#[derive(Clone, Copy)]
enum Action {
    Zero(usize),
    Go(usize),
    Stop(usize),
}

impl GameOnTree3 {
    fn new(input: &Input) -> Self {
        let tree = Tree::new(input.pairs(1));
        let given = input.row(0);
        let value = |number: &usize| number.checked_sub(2).map_or(0, |index| given[index].into());
        Self { values: tree.numbers.iter().map(value).collect(), tree }
    }

    /// Returns the vertices below the token that still have their numbers.
    fn open(&self, state: &State) -> Vec<usize> {
        let below = state.at + 1..self.tree.end(state.at);
        let is_open = |vertex: &usize| self.values[*vertex] > 0 && !state.zeroed.contains(vertex);
        below.filter(is_open).collect()
    }

    /// Returns the numbers that Aoki can set to 0. Those that are not below the token, or are 0, do not matter: the first
    /// vertex below the token stands for them if there is no other.
    fn zeros(&self, state: State) -> Vec<MoveOf<Self>> {
        let open = self.open(&state);
        let zero = |vertex: usize| {
            let mut next = State { phase: Phase::Step, ..state.clone() };
            if let Err(index) = next.zeroed.binary_search(&vertex) {
                next.zeroed.insert(index, vertex);
            }
            Move::new(Action::Zero(vertex), next)
        };
        if open.is_empty() {
            vec![zero(state.at + 1)]
        } else {
            open.into_iter().map(zero).collect()
        }
    }

    fn steps_down(&self, state: &State) -> Vec<MoveOf<Self>> {
        let mut moves = Vec::new();
        for child in self.tree.children(state.at) {
            let end = self.tree.end(child);
            if end > child + 1 {
                let below = state.zeroed.iter().copied();
                let zeroed = below.filter(|vertex| (child + 1..end).contains(vertex)).collect();
                let next = State { at: child, zeroed, phase: Phase::Zero };
                moves.push(Move::new(Action::Go(child), next));
            }
            let gain = if state.zeroed.contains(&child) { 0 } else { self.values[child] };
            let next = State { at: child, zeroed: Vec::new(), phase: Phase::Over };
            moves.push(Move::new(Action::Stop(child), next).gaining(gain));
        }
        moves
    }

    /// Returns, for each vertex, how many zeros Aoki needs in its subtree before the token comes, so that Takahashi does
    /// not get this number there.
    fn needed(&self, least: i64) -> Vec<i64> {
        let mut needed = vec![0; self.values.len()];
        for vertex in (0..needed.len()).rev() {
            needed[vertex] = (needed[vertex] - 1).max(0) + i64::from(self.values[vertex] >= least);
            if let Some(parent) = self.tree.parents[vertex] {
                needed[parent] += needed[vertex];
            }
        }
        needed
    }

    /// Returns the numbers that a binary search tries, and the largest one that Takahashi gets, or 0.
    fn search(&self) -> (Vec<i64>, i64) {
        let values = self.values.iter().copied().filter(|value| *value > 0);
        let values = values.sorted().dedup().collect_vec();
        let (mut low, mut high) = (0, values.len());
        let mut tried = Vec::new();
        while low < high {
            let middle = usize::midpoint(low, high);
            tried.push(values[middle]);
            if self.needed(values[middle])[0] > 0 {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        (tried, low.checked_sub(1).map_or(0, |index| values[index]))
    }
}

impl Game for GameOnTree3 {
    type Position = State;
    type Action = Action;
    const HAS_POINTS: bool = true;

    fn start(&self) -> State {
        State { at: 0, zeroed: Vec::new(), phase: Phase::Zero }
    }

    fn moves(&self, state: State) -> impl Iterator<Item = MoveOf<Self>> {
        let moves = match state.phase {
            Phase::Zero => self.zeros(state),
            Phase::Step => self.steps_down(&state),
            Phase::Over => Vec::new(),
        };
        moves.into_iter()
    }

    fn final_lead(&self, _: &State) -> i64 {
        0
    }

    fn weight(&self, state: &State) -> usize {
        (self.values.len() - state.at).saturating_mul(4 + state.zeroed.len())
    }

    fn bytes(&self, state: &State) -> usize {
        heap_bytes(&state.zeroed)
    }
}

impl Shown for GameOnTree3 {
    const SCORING: Scoring = Scoring::Total(Player::Second);
    const PHRASE: Words = same("{}");
    const TOTAL: Words = words("number at the end", "停下处的数");

    fn columns(&self, state: &State) -> Vec<Column> {
        let number = |vertex: &usize| self.tree.numbers[*vertex];
        let open = if state.phase == Phase::Over { Vec::new() } else { self.open(state) };
        let open =
            open.iter().map(|vertex| format!("{}: {}", number(vertex), self.values[*vertex]));
        vec![
            column(words("token", "棋子"), Cell::text(number(&state.at))),
            column(
                words("numbers below", "下面的数"),
                Cell::text(shortened(&open.collect_vec(), ", ")),
            ),
        ]
    }

    fn name(&self, _: &[Column], _: &State, choice: &MoveOf<Self>) -> MoveName {
        let number = |vertex: usize| self.tree.numbers[vertex];
        MoveName::Other(match choice.action {
            Action::Zero(vertex) => text!("zero at {0}", "{0} 清零", number(vertex)),
            Action::Go(vertex) => text!("go to {0}", "走到 {0}", number(vertex)),
            Action::Stop(vertex) => text!("stop at {0}", "停在 {0}", number(vertex)),
        })
    }

    fn scene(&self, state: &State) -> Option<Scene> {
        let names = self.tree.numbers.iter().map(usize::to_string).collect();
        let token = Piece::new(state.at, words("token", "棋子"));
        let open = if state.phase == Phase::Over { Vec::new() } else { self.open(state) };
        let numbers = open.into_iter().map(|vertex| {
            let value = Text::plain(self.values[vertex]);
            Piece::new(vertex, value)
        });
        let pieces = [token].into_iter().chain(numbers).collect();
        Some(Scene { board: Board::Tree { parents: self.tree.parents.clone(), names }, pieces })
    }

    fn board_places(&self, _: &State, choice: &MoveOf<Self>) -> Vec<usize> {
        let (Action::Zero(vertex) | Action::Go(vertex) | Action::Stop(vertex)) = choice.action;
        vec![vertex]
    }

    fn ideas(&self) -> Vec<Steps> {
        let course = (self.values.len() <= MAX_VERTICES).then(|| self.thresholds());
        vec![Steps::new("threshold", words("At least x", "二分答案"), course)]
    }

    /// Aoki, who begins, loses what Takahashi gets.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        Some(-self.search().1)
    }
}

/// Maximum number of vertices in steps.
const MAX_VERTICES: usize = 40;

impl GameOnTree3 {
    /// Finds the zeros needed for the first number that is tried, from the leaves up, and then those for the others.
    fn thresholds(&self) -> Course {
        let (tried, answer) = self.search();
        let mut frames = vec![self.beginning()];
        if let Some(first) = tried.first() {
            let heights = self.heights();
            let root = heights[0];
            frames.extend((0..root).map(|height| self.at_height(*first, height, &heights)));
        }
        frames.extend(tried.iter().map(|least| self.decision(*least)));
        let rule = text!(
            "The rule: the answer is the largest x for which vertex 1 needs a zero, or 0. The answer: {answer}.",
            "规律：答案是使顶点 1 还需要清零的最大的 x，没有就是 0。答案：{answer}。"
        );
        if let Some(last) = frames.pop() {
            frames.push(last.saying(&rule));
        }
        Course::new(frames, answer)
    }

    /// Returns the height of each vertex above the leaves.
    fn heights(&self) -> Vec<usize> {
        let mut heights = vec![0; self.values.len()];
        for vertex in (1..heights.len()).rev() {
            if let Some(parent) = self.tree.parents[vertex] {
                heights[parent] = heights[parent].max(heights[vertex] + 1);
            }
        }
        heights
    }

    /// Draws the tree, with the number of each vertex beside its name.
    fn board(&self, tiles: Vec<Option<Tile>>) -> Picture {
        let name = |(number, value): (&usize, &i64)| match number {
            1 => "1".to_owned(),
            _ => format!("{number}: {value}"),
        };
        let names = self.tree.numbers.iter().zip(&self.values).map(name).collect();
        let board = Board::Tree { parents: self.tree.parents.clone(), names };
        let scene = Scene { board, pieces: Vec::new() };
        Picture::Board { label: Text::plain(""), scene, tiles }
    }

    fn beginning(&self) -> Frame {
        let caption = text!(
            "Which number does Takahashi get? Ask first whether he gets at least x: then a vertex is only good (x or more) or bad. Count the zeros that Aoki needs in each subtree before the token comes to it. When the token has come to a vertex, Aoki has one more turn, so its children may need 1 in all that is not yet there; all that they need beyond it comes earlier. A good vertex needs 1 for itself.",
            "Takahashi 最后得到哪个数？先问能不能得到至少 x：每个顶点只分好（不小于 x）与坏。求每棵子树在棋子到来之前，Aoki 要清零几次。棋子到了一个顶点，Aoki 还能清零一次，所以各个儿子所需的次数之和可以欠 1，其余的要事先做完；顶点自己是好的，再加 1。"
        );
        let frame = Frame::new(text!("at least x?", "能得到至少 x 吗"), caption);
        frame.showing(self.board(vec![None; self.values.len()]))
    }

    /// Says how the zeros that a vertex needs follow from those of its children.
    fn reason(&self, least: i64, vertex: usize, needed: &[i64]) -> Text {
        let children = self.tree.children(vertex);
        let (number, count) = (self.tree.numbers[vertex], needed[vertex]);
        let is_good = self.values[vertex] >= least;
        let own = if is_good { " + 1" } else { "" };
        if children.is_empty() {
            return if is_good {
                text!(
                    "A leaf that is good needs a zero: 1. Any other needs none.",
                    "好的叶子要清零：1；坏的不用：0。"
                )
            } else {
                text!("No leaf is good, none needs a zero: 0.", "没有好的叶子，不用清零：0。")
            };
        }
        let sum = sum_of(children.iter().map(|child| needed[*child]));
        text!(
            "Vertex {number}: max({sum} - 1, 0){own} = {count}.",
            "顶点 {number}：max({sum} - 1, 0){own} = {count}。"
        )
    }

    /// Finds the zeros that the vertices of a height need, and explains the one with the most children.
    fn at_height(&self, least: i64, height: usize, heights: &[usize]) -> Frame {
        let needed = self.needed(least);
        let new = heights.iter().positions(|other| *other == height);
        let shown = new.max_by_key(|vertex| (self.tree.children(*vertex).len(), needed[*vertex]));
        let shown = shown.unwrap_or(0);
        let tiles = (0..heights.len()).map(|vertex| {
            let tile = needed_tile(needed[vertex]);
            let is_child = self.tree.parents[vertex] == Some(shown);
            (heights[vertex] <= height).then(|| match () {
                () if vertex == shown => tile.marked(Mark::New),
                () if heights[vertex] == height => tile.marked(Mark::Added),
                () => tile.marked_if(is_child, Mark::Used),
            })
        });
        let title = match height {
            0 => text!("the leaves", "叶子"),
            _ => text!("one level up", "上一层"),
        };
        let least_is = text!("Let x be {least}.", "设 x = {least}。");
        let frame = Frame::new(title, least_is.then(&self.reason(least, shown, &needed)));
        let frame = frame.showing(self.board(tiles.collect()));
        if height == 0 {
            return frame;
        }
        let number = self.tree.numbers[shown];
        let question = text!(
            "x = {least}: how many zeros does the subtree of {number} need before the token comes?",
            "x = {least}：棋子到来之前，{number} 的子树要清零几次？"
        );
        frame.asking(question, needed[shown])
    }

    /// Shows what all vertices need so that Takahashi does not get a number, and whether he does.
    fn decision(&self, least: i64) -> Frame {
        let needed = self.needed(least);
        let gets = needed[0] > 0;
        let tiles = needed.iter().enumerate().map(|(vertex, count)| {
            let is_child = self.tree.parents[vertex] == Some(0);
            let tile = needed_tile(*count).marked_if(is_child, Mark::Used);
            Some(tile.marked_if(vertex == 0, Mark::New))
        });
        let found = if gets {
            text!(
                "But the game begins there, and Aoki has done nothing before: Takahashi gets at least {least}.",
                "但游戏就从这里开始，Aoki 事先什么也没做：Takahashi 能得到至少 {least}。"
            )
        } else {
            text!(
                "Nothing is missing when the game begins: Aoki keeps Takahashi below {least}.",
                "游戏开始时什么也不欠：Aoki 能让 Takahashi 得不到 {least}。"
            )
        };
        let caption = self.reason(least, 0, &needed).then(&found);
        let title = text!("x = {least}: the root", "x = {least}：根");
        let question =
            text!("Does Takahashi get at least {least}?", "Takahashi 能得到至少 {least} 吗？");
        let frame = Frame::new(title, caption).showing(self.board(tiles.collect()));
        frame.asking_whether(question, gets)
    }
}

/// Draws a number of zeros that are needed: where none is, Takahashi gets nothing.
fn needed_tile(count: i64) -> Tile {
    Tile::plain(count).toned(if count > 0 { Tone::Win } else { Tone::Loss })
}
