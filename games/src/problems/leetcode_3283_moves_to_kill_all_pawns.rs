//! The players take turns choosing a pawn, which a knight captures in as few moves as possible. Alice maximizes the
//! total number of moves, and Bob minimizes it.

use std::collections::{HashMap, VecDeque};
use std::sync::OnceLock;

use itertools::iproduct;

use crate::prelude::*;
use crate::words::spaced;

const ABOUT: About = About {
    title: words("Maximum Number of Moves to Kill All Pawns", "吃掉所有兵需要的最多移动次数"),
    family: Family::Subsets,
    difficulty: Difficulty::Hard,
    rules: words(
        "The players choose a pawn in turn, and the knight captures it by as few moves as possible. Alice wants the total number of moves to be large, Bob wants it to be small.",
        "两人轮流选一个兵，马用最少的步数吃掉它。Alice 想让总步数最多，Bob 想让它最少。",
    ),
    usual: &[
        (words("memoization", "记忆化搜索"), "memoized_recursion.cpp"),
        (words("table", "递推"), "table_of_all_sets.java"),
    ],
    technique: words("BFS from each pawn, then bitmask DP", "从每个兵出发 BFS，再做状态压缩 DP"),
    time: words("O(50² n + 2ⁿ n²) → the same", "O(50² n + 2ⁿ n²) → 相同"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("maxMoves", AnswerType::Integer),
    &[
        Argument::new("kx", Number(0..=49)).locally(Number(0..=49)),
        Argument::new("ky", Number(0..=49)).locally(Number(0..=49)),
        Argument::new("positions", Pairs(1..=15, 0..=49)).locally(Pairs(1..=18, 0..=49)),
    ],
    Games::One(|input| Box::new(KillAllPawns::new(input))),
    &[],
)
.guaranteeing("different squares", "各格互不相同", keep_apart)
.explained_at("in-one-picture", "3283-sets-of-pawns", "3283兵的集合")
.at_most(words("15 pawns", "15 个兵"));

/// Moves each pawn on a taken square to the next free one.
fn keep_apart(input: &Input) -> Option<Input> {
    let mut taken = vec![[input.small(0), input.small(1)]];
    for pawn in input.pairs(2) {
        let mut pawn = *pawn;
        while taken.contains(&pawn) {
            let next = 50 * pawn[0] + pawn[1] + 1;
            pawn = [next / 50 % 50, next % 50];
        }
        taken.push(pawn);
    }
    Some(input.with(2, Value::Pairs(taken.split_off(1))))
}

struct KillAllPawns {
    /// The squares of the knight and of the pawns. A square is an index into the rows, one after another.
    knight: usize,
    pawns: Vec<usize>,
}

/// The square of the knight, and the set of the pawns that are left, as bits.
type State = (usize, u32);

impl KillAllPawns {
    fn new(input: &Input) -> Self {
        let square = |row: usize, column: usize| SIZE * row + column;
        let square_of = |place: Pair| {
            let [row, column] = place.map(|number| usize::try_from(number).unwrap_or(0));
            square(row, column)
        };
        let pawns = input.pairs(2).iter().copied().map(square_of);
        let knight = square_of([input.small(0), input.small(1)]);
        Self { knight, pawns: pawns.collect() }
    }

    /// Returns the squares of the pawns that are left.
    fn squares(&self, left: u32) -> impl Iterator<Item = usize> {
        indices(left).map(|index| self.pawns[index])
    }

    /// Returns the first and the last row and column that a piece stands on at the start.
    fn corners(&self) -> [(usize, usize); 2] {
        let squares = || [self.knight].into_iter().chain(self.pawns.iter().copied());
        let rows = || squares().map(|square| square / SIZE);
        let columns = || squares().map(|square| square % SIZE);
        let first = (rows().min().unwrap_or(0), columns().min().unwrap_or(0));
        let last = (rows().max().unwrap_or(0), columns().max().unwrap_or(0));
        [first, last]
    }

    /// Returns the place of a square on the part of the board that is shown.
    fn place(&self, square: usize) -> usize {
        let [(top, left), (_, right)] = self.corners();
        (square / SIZE - top) * (right - left + 1) + square % SIZE - left
    }
}

fn indices(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |index| set >> index & 1 == 1)
}

/// Writes a square as its row and column.
fn name_of(square: usize) -> String {
    format!("[{},{}]", square / SIZE, square % SIZE)
}

impl Game for KillAllPawns {
    type Position = State;
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> State {
        (self.knight, (1 << self.pawns.len()) - 1)
    }

    /// Returns the captures; their moves are a gain for Alice and a loss for Bob.
    fn moves(&self, (knight, left): State) -> impl Iterator<Item = MoveOf<Self>> {
        let sign = [1, -1][(self.pawns.len() - indices(left).count()) % 2];
        indices(left).map(move |index| {
            let pawn = self.pawns[index];
            let gain = sign * moves_between(knight, pawn);
            Move::new((), (pawn, left & !(1 << index))).gaining(gain)
        })
    }

    fn final_lead(&self, _: &State) -> i64 {
        0
    }
}

impl Shown for KillAllPawns {
    const SCORING: Scoring = Scoring::Total(Player::First);
    const PHRASE: Words = words("capture {}", "吃 {}");

    fn columns(&self, &(knight, left): &State) -> Vec<Column> {
        let pawns = Cell::text(self.squares(left).map(name_of).join(" "));
        vec![
            column(words("knight", "马"), Cell::text(name_of(knight))),
            column(words("pawns", "兵"), pawns),
        ]
    }

    fn name(&self, _: &[Column], _: &State, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Go(name_of(choice.next.0))
    }

    fn scene(&self, &(knight, left): &State) -> Option<Scene> {
        let [corner, (bottom, right)] = self.corners();
        let rows = vec![".".repeat(right - corner.1 + 1); bottom - corner.0 + 1];
        let pawn = |square| Piece::new(self.place(square), words("pawn", "兵"));
        let knight = Piece::new(self.place(knight), words("knight", "马"));
        let pieces = [knight].into_iter().chain(self.squares(left).map(pawn));
        Some(Scene { board: Board::Grid { rows, corner }, pieces: pieces.collect() })
    }

    fn board_places(&self, _: &State, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![self.place(choice.next.0)]
    }

    /// Finds the distances, and then the sets of pawns, the smallest first.
    fn ideas(&self) -> Vec<Steps> {
        let course = (1..=MAX_SHOWN).contains(&self.pawns.len()).then(|| self.sets_by_size());
        vec![Steps::new("sets", words("Sets by size", "按大小枚举集合"), course)]
    }
}

/// Maximum number of pawns in steps.
const MAX_SHOWN: usize = 4;
/// Maximum number of squares of a board of distances.
const MAX_SQUARES: usize = 64;

/// Moves still to come, by the pawn on whose square the knight is (the number of pawns stands for the start) and the set of
/// pawns that are left.
type Totals = HashMap<(usize, u32), i64>;

fn letter_of(pawn: usize) -> &'static str {
    ["A", "B", "C", "D"].get(pawn).copied().unwrap_or("♞")
}

fn set_name(set: u32) -> String {
    if set == 0 { "∅".to_owned() } else { indices(set).map(letter_of).join("") }
}

impl KillAllPawns {
    /// Returns the square of the knight on a pawn, or at the start.
    fn square_at(&self, from: usize) -> usize {
        self.pawns.get(from).copied().unwrap_or(self.knight)
    }

    fn distance(&self, from: usize, pawn: usize) -> i64 {
        moves_between(self.square_at(from), self.pawns[pawn])
    }

    /// Returns whether Alice chooses when these pawns are left.
    fn is_alices_turn(&self, left: u32) -> bool {
        (self.pawns.len() - indices(left).count()).is_multiple_of(2)
    }

    /// Returns the choices of a player, each with the total to come, and the best of them.
    fn choices(&self, from: usize, left: u32, totals: &Totals) -> (Vec<(usize, i64)>, i64) {
        let choice = |pawn: usize| {
            let after = totals.get(&(pawn, left & !(1 << pawn))).copied().unwrap_or(0);
            (pawn, self.distance(from, pawn) + after)
        };
        let choices = indices(left).map(choice).collect_vec();
        let values = choices.iter().map(|(_, total)| *total);
        let best = if self.is_alices_turn(left) { values.max() } else { values.min() };
        (choices, best.unwrap_or(0))
    }

    fn sets_by_size(&self) -> Course {
        let count = self.pawns.len();
        let all = (1_u32 << count) - 1;
        let mut frames = vec![self.distances()];
        let mut totals = Totals::new();
        for size in 1..=count {
            let sets = (1..=all).filter(|set| indices(*set).count() == size).collect_vec();
            let from = |set: u32| (0..=count).filter(move |from| set >> from & 1 == 0);
            let states = sets.iter().flat_map(|set| from(*set).map(move |from| (from, *set)));
            // All pawns are left only at the start.
            let states =
                states.filter(|(from, set)| (*from == count) == (*set == all)).collect_vec();
            for (from, set) in &states {
                let (_, best) = self.choices(*from, *set, &totals);
                totals.insert((*from, *set), best);
            }
            let (from, set) = states[states.len() / 2];
            frames.push(self.of_size(from, set, &states, &totals));
        }
        let answer = totals.get(&(count, all)).copied().unwrap_or(0);
        if let Some(last) = frames.last_mut() {
            let end = text!(
                "The rule: a capture counts its distance and the total of the set that is left; Alice takes the largest sum, Bob the smallest. The answer: {answer}.",
                "规律：吃一个兵，总步数是到它的步数加上剩下的集合的总步数；Alice 取最大的，Bob 取最小的。答案：{answer}。"
            );
            last.caption = last.caption.clone().then(&end);
        }
        Course::new(frames, answer)
    }

    /// Shows the pawns, and the distances between them.
    fn distances(&self) -> Frame {
        let count = self.pawns.len();
        let caption = text!(
            "How many moves in total, if Alice wants many and Bob few? No pawn stands in the knight's way, so a breadth-first search from each pawn finds its distances. After a capture the knight is where the pawn was: only this square and the set of pawns left matter. Captures make the set smaller, so the smallest sets come first.",
            "Alice 想多、Bob 想少，总步数是多少？兵不挡路，从每个兵出发 BFS，就求出马到它的步数。吃掉一个兵，马就在它的格上，所以局面由马的位置和剩下的兵的集合决定。每吃一个兵集合变小，所以从小的集合开始。"
        );
        let rows = (0..=count).map(|from| {
            let tile = |pawn: usize| (pawn != from).then(|| Tile::plain(self.distance(from, pawn)));
            Strip {
                heading: Text::plain(letter_of_place(from, count)),
                tiles: (0..count).map(tile).collect(),
            }
        });
        let columns = (0..count).map(|pawn| letter_of(pawn).to_owned()).collect();
        let corner = text!("from ↓\nto →", "从 ↓\n到 →");
        let frame = Frame::new(text!("distances", "步数"), caption);
        let frame = match self.scene(&self.start()) {
            Some(scene) if scene.board.place_count() <= MAX_SQUARES => {
                let mut tiles = vec![None; scene.board.place_count()];
                for (pawn, square) in self.pawns.iter().enumerate() {
                    tiles[self.place(*square)] = Some(Tile::plain(letter_of(pawn)));
                }
                frame.showing(Picture::Board { label: Text::plain(""), scene, tiles })
            }
            _ => {
                let tiles = self.pawns.iter().map(|square| Tile::plain(name_of(*square)));
                let knight = Strip::new(Text::plain("♞"), [Tile::plain(name_of(self.knight))]);
                frame.strips([knight, Strip::new(text!("pawns", "兵"), tiles)])
            }
        };
        frame.showing(Picture::Sheet(Sheet { corner, columns, rows: rows.collect() }))
    }

    /// Shows the totals of the sets of a size, and explains one of them.
    fn of_size(&self, from: usize, set: u32, states: &[(usize, u32)], totals: &Totals) -> Frame {
        let count = self.pawns.len();
        let (choices, best) = self.choices(from, set, totals);
        let size = choices.len();
        let at = letter_of_place(from, count);
        let (at, at_zh) = if from == count { ("its start", "起点") } else { (at, at) };
        let left = set_name(set);
        let sums = choices.iter().map(|(pawn, total)| {
            let distance = self.distance(from, *pawn);
            format!("{}: {distance} + {} = {total}", letter_of(*pawn), total - distance)
        });
        let (sums, sums_zh) = {
            let sums = sums.collect_vec();
            (sums.join(", "), sums.join("，"))
        };
        let (player, order) = if self.is_alices_turn(set) {
            ("Alice", ["largest", "最大"])
        } else {
            ("Bob", ["smallest", "最小"])
        };
        let caption = Text {
            en: format!(
                "{player} chooses. The knight is at {at}, and {left} is left: {sums}. The {} is {best}.",
                order[0]
            ),
            zh: spaced(&format!(
                "轮到{player}。马在{at_zh}，剩下{left}：{sums_zh}。取{}的{best}。",
                order[1]
            )),
        };
        let sets = states.iter().map(|(_, set)| *set).unique().collect_vec();
        let places = states.iter().map(|(from, _)| *from).unique().sorted().collect_vec();
        let rows = sets.iter().map(|row| {
            let tile = |place: &usize| {
                let total = totals.get(&(*place, *row)).filter(|_| row >> place & 1 == 0)?;
                let mark = if (*place, *row) == (from, set) { Mark::New } else { Mark::Added };
                Some(Tile::plain(total).toned(Tone::Total).marked(mark))
            };
            Strip { heading: Text::plain(set_name(*row)), tiles: places.iter().map(tile).collect() }
        });
        let columns =
            places.iter().map(|place| letter_of_place(*place, count).to_owned()).collect();
        let corner = text!("left ↓\nknight →", "剩下 ↓\n马在 →");
        let title = text!("pawns left: {size}", "剩 {size} 个兵");
        let question = text!(
            "The knight is at {at}, and {left} is left: how many moves are to come?",
            "马在 {at_zh}，剩下 {left}：还要走几步？"
        );
        let sheet = Picture::Sheet(Sheet { corner, columns, rows: rows.collect() });
        let frame = Frame::new(title, caption).showing(sheet);
        let frame = frame.showing(self.smaller_sets(from, set, totals));
        frame.asking(question, best)
    }

    /// Draws what the choices read: the distance of each pawn, and the moves to come after it.
    fn smaller_sets(&self, from: usize, set: u32, totals: &Totals) -> Picture {
        let columns = indices(set).map(|pawn| letter_of(pawn).to_owned()).collect();
        let distances = indices(set)
            .map(|pawn| Some(Tile::plain(self.distance(from, pawn)).marked(Mark::Used)));
        let after = indices(set).map(|pawn| {
            let after = totals.get(&(pawn, set & !(1 << pawn))).copied().unwrap_or(0);
            Some(Tile::plain(after).toned(Tone::Total).marked(Mark::Used))
        });
        let rows = vec![
            Strip { heading: text!("distance", "步数"), tiles: distances.collect() },
            Strip { heading: text!("after it", "之后"), tiles: after.collect() },
        ];
        Picture::Sheet(Sheet { corner: text!("capture", "吃"), columns, rows })
    }
}

/// Returns the letter of the pawn on whose square the knight is, or the knight at the start.
fn letter_of_place(from: usize, count: usize) -> &'static str {
    if from == count { "♞" } else { letter_of(from) }
}

/// Number of rows, and of columns.
const SIZE: usize = 50;
const SQUARES: usize = SIZE * SIZE;

/// Returns the minimum number of moves between two squares, each an index into the rows, one after another.
fn moves_between(from: usize, to: usize) -> i64 {
    static SEARCHED: [OnceLock<Vec<i64>>; SQUARES] = [const { OnceLock::new() }; SQUARES];
    SEARCHED[from].get_or_init(|| search(from))[to]
}

/// Returns the minimum number of moves from a square to every square, row by row.
fn search(from: usize) -> Vec<i64> {
    let mut reached = vec![None; SQUARES];
    let mut queue = VecDeque::from([(from, 0)]);
    while let Some((square, moves)) = queue.pop_front() {
        if reached[square].is_none() {
            reached[square] = Some(moves);
            queue.extend(knight_moves(square).map(|next| (next, moves + 1)));
        }
    }
    reached.into_iter().flatten().collect()
}

/// Returns the squares that are one move away: one row and two columns, or two rows and one column.
fn knight_moves(square: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (square / SIZE, square % SIZE);
    let near = |line: usize| line.saturating_sub(2)..SIZE.min(line + 3);
    let squares = iproduct!(near(row), near(column));
    let moves = squares.filter(move |(x, y)| row.abs_diff(*x) * column.abs_diff(*y) == 2);
    moves.map(|(x, y)| SIZE * x + y)
}
