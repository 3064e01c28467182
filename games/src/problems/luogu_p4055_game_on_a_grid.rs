//! Move a token to a neighboring square that it has not visited; a player with no move loses.

use std::collections::VecDeque;

use crate::prelude::*;

const ABOUT: About = About {
    title: words("Game on a Grid", "JSOI2009 游戏"),
    family: Family::Observation,
    difficulty: Difficulty::Rated(words("level 6 of 7", "省选/NOI−")),
    rules: words(
        "AA puts a token on a free square of a grid. Then YY and AA in turn move it to a free neighboring square that it has not visited. A player who has no move loses. Answer with all squares from which AA wins.",
        "AA 把棋子放在一个空格上，之后 YY 先走，双方轮流把棋子移到相邻的、没有到过的空格。不能移动的人输。输出 AA 必胜的所有起点。",
    ),
    usual: &[
        (words("augmenting paths", "匈牙利算法"), "augmenting_paths.cpp"),
        (words("maximum flow", "最大流"), "maximum_flow.cpp"),
    ],
    technique: words(
        "matching game: squares that some maximum matching leaves free, by Hopcroft–Karp",
        "二分图博弈，Hopcroft–Karp 求最大匹配，找可以不被匹配的点",
    ),
    time: words("O(v√v) → O(v√v) for v squares", "O(v√v) → O(v√v)，v 是空格数"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("rows", List(1..=100, &Shape::Text(1..=100, ".#")))],
    Games::One(|input| Box::new(GameOnAGrid::new(input))),
    &[structured("random-small", 20, 16), structured("random-large", 20, 100)],
)
.structured_as(Structure::GRID)
.written_as(Format::new(&[Length(0), Width(0), NewLine, Lines(0)]))
.played_by(same("AA"), same("YY"))
.also_called(&["二分图博弈"])
.explained_at("classic-games", "11-matching", "11-二分图博弈与匹配");

/// A square is an index into the rows, one after another.
struct GameOnAGrid {
    width: usize,
    is_free: Vec<bool>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Position {
    token: Option<usize>,
    /// Whether each square is free and not visited.
    is_open: Vec<bool>,
}

impl GameOnAGrid {
    fn new(input: &Input) -> Self {
        let rows = input.list(0);
        let letters = rows.iter().flat_map(|row| row.text().chars());
        let width = rows.first().map_or(0, |row| row.text().len());
        Self { width, is_free: letters.map(|letter| letter == '.').collect() }
    }

    /// Returns the neighbors of a square: above, to the left, to the right and below.
    fn neighbors(&self, square: usize) -> impl Iterator<Item = usize> + use<> {
        let (width, count) = (self.width, self.is_free.len());
        let column = square % width;
        let above = square.checked_sub(width);
        let left = (column > 0).then(|| square - 1);
        let right = (column + 1 < width).then_some(square + 1);
        let below = Some(square + width).filter(|below| *below < count);
        [above, left, right, below].into_iter().flatten()
    }

    fn free_neighbors(&self, square: usize) -> impl Iterator<Item = usize> {
        self.neighbors(square).filter(|other| self.is_free[*other])
    }

    /// Writes a square as its row and column, from 1.
    fn name_of(&self, square: usize) -> String {
        format!("({}, {})", square / self.width + 1, square % self.width + 1)
    }

    /// Returns the rows of a position, with `x` on visited squares.
    fn rows(&self, position: &Position) -> Vec<String> {
        let squares = self.is_free.iter().zip(&position.is_open);
        let letters = squares.map(|squares| match squares {
            (false, _) => '#',
            (true, false) => 'x',
            (true, true) => '.',
        });
        let rows = letters.chunks(self.width);
        rows.into_iter().map(Iterator::collect).collect()
    }

    fn answer_of(&self, starts: impl IntoIterator<Item = usize>) -> String {
        let line =
            |square: usize| format!("{} {}", square / self.width + 1, square % self.width + 1);
        let lines = starts.into_iter().sorted().map(line).collect_vec();
        if lines.is_empty() { "LOSE".to_owned() } else { format!("WIN\n{}", lines.join("\n")) }
    }

    /// Returns the squares to which alternating paths of even length lead from a square without a partner, each with the
    /// square before its partner; and the end of a path to another square without a partner, if there is one.
    fn search(&self, start: usize, partners: &[Option<usize>]) -> Search {
        let mut search =
            Search { before: vec![None; partners.len()], even: vec![start], end: None };
        let mut queue = VecDeque::from([start]);
        while let Some(square) = queue.pop_front() {
            for other in self.free_neighbors(square) {
                if search.before[other].is_some() {
                    continue;
                }
                search.before[other] = Some(square);
                let Some(partner) = partners[other] else {
                    return Search { end: Some(other), ..search };
                };
                search.even.push(partner);
                queue.push_back(partner);
            }
        }
        search
    }

    /// Returns the partner of each square in a maximum matching.
    fn maximum_matching(&self) -> Vec<Option<usize>> {
        let mut partners = vec![None; self.is_free.len()];
        for square in (0..partners.len()).filter(|square| self.is_free[*square]) {
            self.augment(square, &mut partners);
        }
        partners
    }

    /// Adds a pair to the matching by exchanging the pairs along a path from the square to another one without a partner.
    /// Returns the squares of the path, empty if there is none.
    fn augment(&self, square: usize, partners: &mut [Option<usize>]) -> Vec<usize> {
        if partners[square].is_some() {
            return Vec::new();
        }
        let Search { before, mut end, .. } = self.search(square, partners);
        let mut path = Vec::new();
        while let Some(odd) = end {
            let Some(even) = before[odd] else { break };
            path.extend([odd, even]);
            end = partners[even].replace(odd);
            partners[odd] = Some(even);
        }
        path
    }
}

/// The alternating paths from a square without a partner.
struct Search {
    /// The square before each square that an odd number of edges leads to.
    before: Vec<Option<usize>>,
    /// The squares that an even number of edges leads to.
    even: Vec<usize>,
    /// The end of a path to a square without a partner.
    end: Option<usize>,
}

impl Game for GameOnAGrid {
    type Position = Position;
    type Action = usize;
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Position {
        Position { token: None, is_open: self.is_free.clone() }
    }

    fn moves(&self, Position { token, is_open }: Position) -> impl Iterator<Item = MoveOf<Self>> {
        let squares = match token {
            None => (0..is_open.len()).collect_vec(),
            Some(square) => self.neighbors(square).collect_vec(),
        };
        squares.into_iter().filter_map(move |square| {
            let mut next = is_open.clone();
            next[square] = false;
            let next = Position { token: Some(square), is_open: next };
            is_open[square].then(|| Move::new(square, next))
        })
    }

    fn final_lead(&self, _: &Position) -> i64 {
        -1
    }

    fn weight(&self, position: &Position) -> usize {
        let moves = if position.token.is_none() { position.is_open.len() } else { 4 };
        moves.saturating_mul(position.is_open.len())
    }

    fn bytes(&self, position: &Position) -> usize {
        heap_bytes(&position.is_open)
    }
}

impl Shown for GameOnAGrid {
    const PHRASE: Words = words("go to {}", "走到 {}");

    /// Shows the token and the rows, with `x` on visited squares.
    fn columns(&self, position: &Position) -> Vec<Column> {
        let token = position.token.map_or("-".to_owned(), |square| self.name_of(square));
        vec![
            column(words("token", "棋子"), Cell::text(token)),
            column(words("rows", "各行"), Cell::text(self.rows(position).join(" "))),
        ]
    }

    fn name(&self, _: &[Column], _: &Position, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Go(self.name_of(choice.action))
    }

    fn scene(&self, position: &Position) -> Option<Scene> {
        let token = position.token.map(|place| Piece::new(place, words("token", "棋子")));
        let rows = self.rows(position);
        let pieces = token.into_iter().collect();
        Some(Scene { board: Board::Grid { rows, corner: (1, 1) }, pieces })
    }

    fn board_places(&self, _: &Position, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![choice.action]
    }

    /// Finds a maximum matching, and the squares that some maximum matching leaves free.
    fn ideas(&self) -> Vec<Steps> {
        let course = if self.is_free.len() <= MAX_SQUARES { Some(self.matching()) } else { None };
        vec![Steps::new("matching", words("Matching", "匹配与交替路"), course)]
    }

    /// Returns all winning first moves.
    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        let winning = winning_moves(self, budget)?.into_iter();
        Some(self.answer_of(winning.map(|choice| choice.action)))
    }

    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let partners = self.maximum_matching();
        let is_single = |square: usize| self.is_free[square] && partners[square].is_none();
        Some(if (0..partners.len()).any(is_single) { 1 } else { -1 })
    }

    /// Returns the squares that some maximum matching leaves free.
    fn reference_answer(&self, _: &mut Budget) -> Option<String> {
        let partners = self.maximum_matching();
        let free = self.is_free.iter().positions(|is_free| *is_free);
        let single = free.filter(|square| partners[*square].is_none());
        let starts = single.flat_map(|square| self.search(square, &partners).even).unique();
        Some(self.answer_of(starts))
    }
}

/// Maximum number of squares of a grid in steps.
const MAX_SQUARES: usize = 64;
/// Maximum number of searches with a frame of their own.
const MAX_SEARCHES: usize = 12;

const MATCHING: Theorem = Theorem::new(
    words(
        "the player to move loses from a square that some maximum matching leaves free, and only there",
        "轮到从某格走的一方必败，当且仅当有最大匹配不含该格",
    ),
    "classic-games",
    words("11-matching", "11-二分图博弈与匹配"),
);

impl GameOnAGrid {
    fn matching(&self) -> Course {
        let meaning = text!(
            "From which squares does AA win? Join neighboring squares in pairs, as many as possible: a maximum matching. A player who has to move from a square without a pair loses: the opponent always answers by going to the other square of a pair.",
            "AA 把棋子放在哪些格上必胜？把相邻的空格两两配对，对数尽量多，即最大匹配。从没有配对的格出发，轮到走的一方输：他无论走到哪一格，对方都走到与它配对的格。"
        );
        let mut partners = vec![None; self.is_free.len()];
        let title = text!("pairs of neighbors", "相邻格配对");
        let mut frames =
            vec![self.drawn(Frame::new(title, meaning), &partners, |_| None).by(MATCHING)];
        let (mut direct, mut longer) = (Vec::new(), Vec::new());
        let mut at_first = partners.clone();
        for square in (0..partners.len()).filter(|square| self.is_free[*square]) {
            let path = self.augment(square, &mut partners);
            if path.len() == 2 && longer.is_empty() {
                direct.extend(path);
                at_first.clone_from(&partners);
            } else if !path.is_empty() {
                longer.push((path, partners.clone()));
            }
        }
        let count = direct.len() / 2;
        let caption = text!(
            "Square by square, each is joined with a free neighbor if it has one. Pairs so far: {count}. The squares of a pair have the same number.",
            "逐格与还没有配对的邻格配对，到这里有 {count} 对。同一对的两格写着同一个数。"
        );
        let is_direct = |square: usize| direct.contains(&square).then_some(Mark::New);
        let frame = Frame::new(text!("the first pairs", "先配的对"), caption);
        frames.push(self.drawn(frame, &at_first, is_direct));
        for (path, after) in &longer {
            frames.push(self.path_frame(path, after));
        }
        frames.push(self.left_free(&partners));
        let single = (0..partners.len())
            .filter(|square| self.is_free[*square] && partners[*square].is_none());
        let searches =
            single.map(|square| (square, self.search(square, &partners).even)).collect_vec();
        let starts = searches.iter().flat_map(|(_, even)| even).copied().unique().collect_vec();
        for (square, even) in searches.iter().take(MAX_SEARCHES) {
            frames.push(self.search_frame(*square, even, &partners));
        }
        let answer = self.answer_of(starts.iter().copied());
        let count = starts.len();
        let caption = if count == 0 {
            text!(
                "Every square is in a pair: AA loses from everywhere.",
                "所有空格都配对了：AA 放在哪里都输。"
            )
        } else {
            text!(
                "AA wins from the squares that some maximum matching leaves free, and from no others. They are marked: {count}.",
                "AA 放在某个最大匹配不含的格上必胜，放在别的格上必败。标出的就是这样的 {count} 格。"
            )
        };
        let listed =
            Text { en: format!("The answer:\n{answer}"), zh: format!("答案：\n{answer}") };
        let is_start = |square: usize| starts.contains(&square).then_some(Mark::Ruled);
        let frame = Frame::new(text!("the winning squares", "必胜的格"), caption.then(&listed));
        frames.push(self.drawn(frame, &partners, is_start).by(MATCHING));
        Course::new(frames, answer)
    }

    /// Shows a path, and the pairs after the exchange along it.
    fn path_frame(&self, path: &[usize], after: &[Option<usize>]) -> Frame {
        let [end, start] = [path[0], path[path.len() - 1]].map(|square| self.name_of(square));
        let (edges, count) = (path.len() - 1, path.len() / 2);
        let caption = if edges == 1 {
            text!(
                "{start} and {end} are neighbors without a partner: a new pair.",
                "{start} 和 {end} 相邻，都没有配对：直接配成一对。"
            )
        } else {
            text!(
                "The marked path from {start} to {end} begins and ends at squares without a partner; of its {edges} edges every second one was a pair. We exchange them: {count} pairs instead of {}.",
                "标出的路从 {start} 到 {end}，两端都没有配对，{edges} 条边中每隔一条是一对。交换以后，这条路上从 {} 对变成 {count} 对。",
                count - 1
            )
        };
        let title = text!("an augmenting path", "增广路");
        let on_path = |square: usize| path.contains(&square).then_some(Mark::New);
        self.drawn(Frame::new(title, caption), after, on_path)
    }

    /// Shows the squares that the maximum matching leaves free.
    fn left_free(&self, partners: &[Option<usize>]) -> Frame {
        let is_single = |square: usize| self.is_free[square] && partners[square].is_none();
        let count = (0..partners.len()).filter(|square| is_single(*square)).count();
        let pairs = partners.iter().flatten().count() / 2;
        let caption = text!(
            "No path is left that would add a pair: this is a maximum matching. Pairs: {pairs}; squares left free: {count}.",
            "再也没有增广路：这 {pairs} 对是最大匹配，有 {count} 格没有配对。"
        );
        let frame = Frame::new(text!("a maximum matching", "最大匹配"), caption);
        let mark = |square: usize| is_single(square).then_some(Mark::New);
        self.drawn(frame, partners, mark).asking(
            text!(
                "How many squares does a maximum matching leave free?",
                "最大匹配有几格没有配对？"
            ),
            count,
        )
    }

    /// Shows the squares that a search from a free square finds.
    fn search_frame(&self, square: usize, even: &[usize], partners: &[Option<usize>]) -> Frame {
        let (name, count) = (self.name_of(square), even.len());
        let caption = text!(
            "From the free square {name} we go to a neighbor, to its partner, and so on. Exchanging the pairs along such a path leaves its last square free instead, with as many pairs. Squares found, with {name}: {count}.",
            "从没有配对的 {name} 走到邻格，再走到邻格的配对格，如此下去。沿这样的路交换，对数不变，没有配对的变成路的最后一格。连同 {name} 共找到 {count} 格。"
        );
        let mark = |other: usize| match () {
            () if other == square => Some(Mark::Best),
            () => even.contains(&other).then_some(Mark::Ruled),
        };
        let frame =
            Frame::new(text!("alternating paths from {name}", "从 {name} 出发的交替路"), caption);
        self.drawn(frame, partners, mark).asking(
            text!(
                "How many squares are found from {name}, with itself?",
                "从 {name} 能找到几格（连同它自己）？"
            ),
            count,
        )
    }

    /// Draws the numbers of the pairs.
    fn drawn(
        &self,
        frame: Frame,
        partners: &[Option<usize>],
        mark: impl Fn(usize) -> Option<Mark>,
    ) -> Frame {
        let first = |square: usize| partners[square].is_some_and(|partner| square < partner);
        let pairs = (0..partners.len()).filter(|square| first(*square)).collect_vec();
        let tiles = (0..partners.len()).map(|square| {
            let lower = partners[square].map_or(square, |partner| partner.min(square));
            let number = pairs.iter().position(|pair| *pair == lower).map(|index| index + 1);
            let tile = Tile::plain(number.map_or("–".to_owned(), |number| number.to_string()));
            self.is_free[square].then(|| Tile { mark: mark(square), ..tile })
        });
        let rows = self.rows(&self.start());
        let scene = Scene { board: Board::Grid { rows, corner: (1, 1) }, pieces: Vec::new() };
        frame.showing(Picture::Board { label: Text::plain(""), scene, tiles: tiles.collect() })
    }
}
