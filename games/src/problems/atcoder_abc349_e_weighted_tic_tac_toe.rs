//! Paint a free square of 3 × 3; three own squares in a line win at once, otherwise the larger sum wins.

use std::cmp::Reverse;
use std::collections::HashMap;

use solver::Lead;

use crate::frame::answer_in_words;
use crate::prelude::*;

const ABOUT: About = About {
    title: words("Weighted Tic-Tac-Toe", "带权井字棋"),
    family: Family::Subsets,
    difficulty: Difficulty::Rated(same("1464")),
    rules: words(
        "Each move paints a free square of a board of 3 × 3 and gains its number. Three own squares in a row, a column or a diagonal win at once. Once all squares are painted, the larger sum wins.",
        "每次在 3 × 3 的棋盘上涂一个空格，得到格子里的数。同一行、列或对角线上的三格都归自己，立即获胜。涂满还没有分出胜负时，总和大的赢。",
    ),
    usual: &[
        (words("minimax with memoization", "记忆化搜索"), "memoized_minimax.py"),
        (words("minimax without memoization", "直接搜索"), "minimax_on_two_masks.cpp"),
    ],
    technique: words(
        "minimax over all boards in base 3, from the full ones back",
        "minimax（极大极小），三进制枚举局面，从填满的倒推",
    ),
    time: same("O(3⁹) → O(3⁹)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::ATCODER,
    &[Argument::new("board", List(3..=3, &Row(3..=3, -1_000_000_000..=1_000_000_000)))],
    Games::One(|input| Box::new(WeightedTicTacToe::new(input))),
    &[
        random("random-0-to-2-below-0", 60, &[List(3..=3, &Row(3..=3, -2..=0))]),
        random("random-small", 40, &[List(3..=3, &Row(3..=3, -5..=2))]),
        random("random-large", 10, &[List(3..=3, &Row(3..=3, -1_000_000_000..=1_000_000_000))]),
        random("random-negative", 20, &[List(3..=3, &Row(3..=3, -1_000_000_000..=-999_999_000))]),
    ],
)
.written_as(Format::new(&[Lines(0)]))
.needing("an odd sum of all numbers", "所有数的和是奇数", repair)
.played_by(same(TAKAHASHI), same(AOKI))
.also_called(&["AtCoder Beginner Contest 349 E", "Tic-Tac-Toe", "井字棋"])
.same_game_as(&["AT_abc349_e"])
.explained_at("which-technique", "minimax-on-a-small-board", "小棋盘上的-minimax")
.at_most(words("3 × 3 numbers", "3 × 3 个数"));

/// Moves one number toward 0, or 0 to -1, if the sum is even.
fn repair(input: &Input) -> Option<Input> {
    let mut rows = input.list(0).iter().map(|row| row.row().to_vec()).collect_vec();
    let sum: i64 = rows.iter().flatten().copied().map(i64::from).sum();
    if sum % 2 != 0 {
        return None;
    }
    let number = rows.iter_mut().flatten().next()?;
    *number += if *number < 0 { 1 } else { -1 };
    Some(input.with(0, Value::List(rows.into_iter().map(Value::Row).collect())))
}

/// Number of squares of the board.
const SQUARES: usize = 9;

/// A set of squares, as bits, row by row.
type Set = u16;

/// The rows, the columns and the diagonals.
const LINES: [Set; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// The squares of Takahashi and of Aoki.
type Painted = [Set; 2];

/// The positions with the same number of painted squares, and their values.
type Layer = HashMap<Painted, Lead>;

fn squares(set: Set) -> impl Iterator<Item = usize> {
    (0..SQUARES).filter(move |square| set >> square & 1 == 1)
}

fn free([first, second]: Painted) -> Set {
    !(first | second) & 0b111_111_111
}

/// Returns the index of the player to move: Takahashi with an even number of painted squares.
fn mover([first, second]: Painted) -> usize {
    usize::from((first | second).count_ones() % 2 == 1)
}

fn has_line(set: Set) -> bool {
    LINES.iter().any(|line| set & line == *line)
}

/// Writes a square as its row and column, from 1.
fn name_of(square: usize) -> String {
    format!("({}, {})", square / 3 + 1, square % 3 + 1)
}

struct WeightedTicTacToe {
    numbers: Vec<i64>,
}

impl WeightedTicTacToe {
    fn new(input: &Input) -> Self {
        let numbers = input.list(0).iter().flat_map(Value::row).copied().map(i64::from);
        Self { numbers: numbers.collect() }
    }

    fn sum_of(&self, set: Set) -> i64 {
        squares(set).map(|square| self.numbers[square]).sum()
    }
}

impl Game for WeightedTicTacToe {
    type Position = Painted;
    /// The square.
    type Action = usize;

    fn start(&self) -> Painted {
        [0, 0]
    }

    fn moves(&self, painted: Painted) -> impl Iterator<Item = MoveOf<Self>> {
        let is_over = painted.into_iter().any(has_line);
        let open = if is_over { 0 } else { free(painted) };
        squares(open).map(move |square| {
            let mut next = painted;
            next[mover(painted)] |= 1 << square;
            Move::new(square, next)
        })
    }

    fn final_lead(&self, painted: &Painted) -> i64 {
        let own = mover(*painted);
        let opponents = painted[1 - own];
        if has_line(opponents) {
            return -1;
        }
        (self.sum_of(painted[own]) - self.sum_of(opponents)).signum()
    }
}

const TAKAHASHI: &str = "Takahashi";
const AOKI: &str = "Aoki";
/// The players, the one who begins first.
const PLAYERS: [&str; 2] = [TAKAHASHI, AOKI];

impl Shown for WeightedTicTacToe {
    const PHRASE: Words = words("paint {}", "涂 {}");

    fn columns(&self, painted: &Painted) -> Vec<Column> {
        let [first, second] = painted.map(|set| Cell::Number(self.sum_of(set)));
        vec![column(same(TAKAHASHI), first), column(same(AOKI), second)]
    }

    fn name(&self, _: &[Column], _: &Painted, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(name_of(choice.action))
    }

    /// Draws the number of each square, and before it the letter of the player who has painted it.
    fn scene(&self, painted: &Painted) -> Option<Scene> {
        let pieces = (0..SQUARES).flat_map(|square| {
            let owner = painted.iter().position(|set| set >> square & 1 == 1);
            let owner = owner.map(|owner| Piece::new(square, Text::plain(&PLAYERS[owner][..1])));
            let number = Piece::new(square, Text::plain(self.numbers[square]));
            owner.into_iter().chain([number])
        });
        let rows = vec![".".repeat(3); 3];
        Some(Scene { board: Board::Grid { rows, corner: (1, 1) }, pieces: pieces.collect() })
    }

    fn board_places(&self, _: &Painted, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![choice.action]
    }

    fn ideas(&self) -> Vec<Steps> {
        let title = words("Minimax from the full boards", "从填满的棋盘倒推");
        vec![Steps::new("minimax", title, Some(self.by_free_squares()))]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { TAKAHASHI } else { AOKI }.to_owned()
    }
}

/// Orders values: a win soonest, a loss latest.
fn preference(lead: Lead) -> (i64, i64) {
    (lead.points, -lead.points * i64::from(lead.moves))
}

/// Returns the value of a move to the player who makes it, given the value of the position after it.
fn before(lead: Lead) -> Lead {
    Lead { points: -lead.points, moves: lead.moves + 1 }
}

impl WeightedTicTacToe {
    /// Returns the positions by the number of painted squares, each with its value.
    fn layers(&self) -> Vec<Layer> {
        let mut layers = vec![Layer::from([(self.start(), Lead::default())])];
        for _ in 0..SQUARES {
            let reached = layers[layers.len() - 1].keys().flat_map(|painted| self.moves(*painted));
            let next = reached.map(|choice| (choice.next, Lead::default())).collect();
            layers.push(next);
        }
        let mut after = Layer::new();
        for layer in layers.iter_mut().rev() {
            for (painted, lead) in layer.iter_mut() {
                let moves = self.moves(*painted).map(|choice| before(after[&choice.next]));
                let points = self.final_lead(painted);
                *lead =
                    moves.max_by_key(|lead| preference(*lead)).unwrap_or(Lead { points, moves: 0 });
            }
            after.clone_from(layer);
        }
        layers
    }

    /// Returns a position of each layer to explain: that of optimal play or, once the game is over, one without a line.
    fn explained(&self, layers: &[Layer]) -> Vec<Painted> {
        let mut explained = vec![self.start()];
        for layer in &layers[1..] {
            let last = explained[explained.len() - 1];
            let rank = |painted: &Painted| Reverse(preference(before(layer[painted])));
            let best = self.moves(last).map(|choice| choice.next).min_by_key(rank);
            let is_open = |painted: &&Painted| !painted.iter().copied().any(has_line);
            let other = || layer.keys().filter(is_open).min().copied();
            explained.extend(best.or_else(other));
        }
        explained
    }

    /// Decides the boards with 0, 1, …, 9 free squares, and explains one of each.
    fn by_free_squares(&self) -> Course {
        let layers = self.layers();
        let count: usize = layers.iter().map(Layer::len).sum();
        let caption = text!(
            "Who wins? A position is a board whose squares are free, {TAKAHASHI}'s or {AOKI}'s: at most 3 to the power of 9, and {count} can be reached. {TAKAHASHI} wants a board from which he wins, {AOKI} one from which {TAKAHASHI} loses: the player to move wins if and only if some square leads to a board that the opponent loses. Such a board has one free square less, so the full boards come first.",
            "谁会赢？局面由九格的归属决定：空、{TAKAHASHI}、{AOKI}，至多 3 的 9 次方种，能到达的有 {count} 种。{TAKAHASHI} 要走到自己必胜的局面，{AOKI} 要走到 {TAKAHASHI} 必败的局面：当前玩家必胜，当且仅当有一格涂了之后对手必败。涂了以后空格少一个，所以从填满的棋盘倒推。"
        );
        let board = self.board(self.start(), vec![None; SQUARES]);
        let mut frames = vec![Frame::new(text!("boards", "局面"), caption).showing(board)];
        let explained = self.explained(&layers);
        for (count, painted) in explained.iter().enumerate().rev() {
            frames.push(self.of_layer(&layers, count, *painted));
        }
        let answer = self.answer(layers[0][&self.start()].points);
        if let Some(last) = frames.last_mut() {
            last.caption = last.caption.clone().then(&answer_in_words(&answer));
        }
        Course::new(frames, answer)
    }

    /// Explains a position with this number of painted squares, and counts all of them.
    fn of_layer(&self, layers: &[Layer], count: usize, painted: Painted) -> Frame {
        let left = SQUARES - count;
        let title = text!("free squares: {left}", "空格数：{left}");
        let layer = &layers[count];
        let wins = wins_of_takahashi(layer, count);
        let boards = layer.len();
        let counted = text!(
            "Boards with so many free squares: {boards}, of which {TAKAHASHI} wins {wins}.",
            "空格数相同的局面有 {boards} 种，其中 {TAKAHASHI} 必胜的有 {wins} 种。"
        );
        let mut tiles = vec![None; SQUARES];
        for choice in self.moves(painted) {
            let points = -layers[count + 1][&choice.next].points;
            tiles[choice.action] = Some(Tile::outcome(points).marked(Mark::Used));
        }
        let caption = self.reason(layers, count, painted).then(&counted);
        let frame = Frame::new(title, caption).showing(self.board(painted, tiles));
        let frame = frame.showing(Picture::Sheet(counts(layers, count)));
        if self.moves(painted).next().is_none() {
            return frame;
        }
        let mover = PLAYERS[mover(painted)];
        let question =
            text!("{mover} is to move. Does {mover} win?", "轮到 {mover}。{mover} 必胜吗？");
        frame.asking_whether(question, layer[&painted].points > 0)
    }

    /// Says why a position is won or lost.
    fn reason(&self, layers: &[Layer], count: usize, painted: Painted) -> Text {
        let own = mover(painted);
        let (mover, opponent) = (PLAYERS[own], PLAYERS[1 - own]);
        if has_line(painted[1 - own]) {
            return text!(
                "{opponent} has three squares in a line, and has won.",
                "{opponent} 已有三格连成一线，获胜。"
            );
        }
        if free(painted) == 0 {
            let [first, second] = painted.map(|set| {
                let numbers = squares(set).map(|square| self.numbers[square]);
                format!("{} = {}", sum_of(numbers), self.sum_of(set))
            });
            let winner = self.answer(layers[count][&painted].points * [1, -1][own]);
            return text!(
                "The board is full, and nobody has three squares in a line. {TAKAHASHI} has {first}, {AOKI} {second}: the larger sum wins, so {winner} has won.",
                "棋盘已满，没有人连成一线。{TAKAHASHI} 有 {first}，{AOKI} 有 {second}：和大的 {winner} 获胜。"
            );
        }
        let is_lost = |choice: &MoveOf<Self>| layers[count + 1][&choice.next].points < 0;
        match self.moves(painted).find(is_lost).map(|choice| name_of(choice.action)) {
            Some(square) => text!(
                "{mover} is to move, and paints {square}: that board is lost for {opponent}. Won.",
                "轮到 {mover}，涂 {square}，留给 {opponent} 的是必败的局面：必胜。"
            ),
            None => text!(
                "{mover} is to move, and every square leads to a board that {opponent} wins. Lost.",
                "轮到 {mover}，涂哪一格，留给 {opponent} 的都是必胜的局面：必败。"
            ),
        }
    }

    fn board(&self, painted: Painted, tiles: Vec<Option<Tile>>) -> Picture {
        let scene = self.scene(&painted).unwrap_or(Scene {
            board: Board::Grid { rows: Vec::new(), corner: (1, 1) },
            pieces: Vec::new(),
        });
        Picture::Board { label: Text::plain(""), scene, tiles }
    }
}

/// Returns the number of positions of a layer that Takahashi wins.
fn wins_of_takahashi(layer: &Layer, count: usize) -> usize {
    let sign = if count.is_multiple_of(2) { 1 } else { -1 };
    layer.values().filter(|lead| lead.points * sign > 0).count()
}

/// Draws the numbers of positions by free squares, as far as they are decided.
fn counts(layers: &[Layer], count: usize) -> Sheet {
    let row = |heading: Text, number: fn(&Layer, usize) -> usize| {
        let tiles = layers.iter().enumerate().rev().map(|(painted, layer)| {
            let tile = Tile::plain(number(layer, painted));
            let tile = tile.marked_if(painted == count, Mark::New);
            Some(if painted < count { Tile::plain("") } else { tile })
        });
        Strip { heading, tiles: tiles.collect() }
    };
    let rows = vec![
        row(text!("boards", "局面"), |layer, _| layer.len()),
        row(text!("{TAKAHASHI} wins", "{TAKAHASHI} 必胜"), wins_of_takahashi),
    ];
    let columns = (0..=SQUARES).map(|left| left.to_string()).collect();
    Sheet { corner: text!("free squares", "空格数"), columns, rows }
}
