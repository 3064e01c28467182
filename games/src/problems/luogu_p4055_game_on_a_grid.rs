//! Move a token to a neighboring square that it has not visited; a player with no move loses.

use std::collections::VecDeque;

use itertools::Itertools;
use solver::{Budget, Game, Move, MoveOf, solve};

use super::shared::heap;
use crate::Shape::{List, Text};
use crate::Word::{Length, Lines, NewLine, Width};
use crate::cases::structured;
use crate::shown::Shown;
use crate::turn::{Board, Cell, Column, Piece, Scene, column};
use crate::words::{Name, Words, word, words};
use crate::{About, Argument, Difficulty, Family, Format, Games, Input, Problem, Site, Structure};

const ABOUT: About = About {
    title: words("Game on a Grid", "JSOI2009 游戏"),
    aliases: &["二分图博弈"],
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
    largest_input: words("100 × 100 squares", "100 × 100 格"),
    link: "https://www.luogu.com.cn/problem/P4055",
    related: &[],
    page: "classic-games",
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::LUOGU,
    &[Argument::new("rows", List(1..=100, &Text(1..=100, ".#")))],
    Games::One(|input| Box::new(GameOnAGrid::new(input))),
    &[structured("random-small", 20, 16), structured("random-large", 20, 100)],
)
.structured_as(Structure::GRID)
.written_as(Format::new(&[Length(0), Width(0), NewLine, Lines(0)]))
.played_by(word("AA"), word("YY"))
.explained_at("11-matching", "11-二分图博弈与匹配");

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
            if partners[square].is_some() {
                continue;
            }
            let Search { before, mut end, .. } = self.search(square, &partners);
            // Exchanges the pairs along the path.
            while let Some(odd) = end {
                let Some(even) = before[odd] else { break };
                end = partners[even].replace(odd);
                partners[odd] = Some(even);
            }
        }
        partners
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
        heap(&position.is_open)
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

    fn name(&self, _: &[Column], _: &Position, choice: &MoveOf<Self>) -> Name {
        Name::Go(self.name_of(choice.action))
    }

    fn scene(&self, position: &Position) -> Option<Scene> {
        let token = position.token.map(|place| Piece { place, name: words("token", "棋子") });
        let rows = self.rows(position);
        let pieces = token.into_iter().collect();
        Some(Scene { board: Board::Grid { rows, corner: (1, 1) }, pieces })
    }

    fn board_places(&self, _: &Position, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![choice.action]
    }

    /// Returns all winning first moves.
    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        let solution = budget.lending_bytes(|budget| solve(self, budget)).ok()?;
        let moves = self.moves(self.start());
        let winning = moves.filter(|choice| solution.lead(&choice.next).points < 0);
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
