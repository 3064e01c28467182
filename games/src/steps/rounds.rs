//! Retrograde analysis: which positions are decided in each round, backward from the ends.

use std::collections::{BTreeMap, BTreeSet};

use itertools::Itertools;
use solver::{Lead, Player};

use crate::frame::{Course, Frame, Mark, Picture, Sheet, Steps, Strip, Tile, letter};
use crate::steps::MAX_FRAMES;
use crate::steps::atlas::{Atlas, Node};
use crate::turn::{Board, Facts, Piece, Scene};
use crate::words::{Language, Text, spaced, words};
use crate::{say, text};

/// Maximum number of places of a board for which a table of both pieces is drawn.
const MAX_PLACES: usize = 12;

/// A position: the index of the player to move, and the places of the pieces that move.
type Key = (usize, Vec<usize>);

/// How much is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// What is decided up to this round.
    Round(u32),
    Everything,
}

struct Rounds<'a> {
    atlas: &'a Atlas,
    facts: &'a Facts,
    /// The scene at the start.
    scene: Scene,
    names: Vec<String>,
    /// The indices of the pieces that move.
    moving: Vec<usize>,
    /// The piece that each player moves.
    pieces: [Option<usize>; 2],
    positions: BTreeMap<Key, &'a Node>,
}

/// Returns the steps of a game on a board whose positions can repeat.
pub(crate) fn rounds(
    atlas: Option<&Atlas>,
    facts: &Facts,
    scene: Option<Scene>,
    answer: Option<String>,
) -> Steps {
    let course = atlas
        .zip(scene)
        .zip(answer)
        .and_then(|((atlas, scene), answer)| Rounds::new(atlas, facts, scene).course(answer));
    Steps::new("rounds", words("Backward from the ends", "从终局倒推"), course)
}

impl<'a> Rounds<'a> {
    fn new(atlas: &'a Atlas, facts: &'a Facts, scene: Scene) -> Self {
        let mut pieces = [None, None];
        for node in &atlas.nodes {
            for edge in &node.edges {
                let mut pairs = node.pieces.iter().zip(&atlas.nodes[edge.to].pieces);
                let moved = pairs.position(|(before, after)| before != after);
                let piece = &mut pieces[node.player.index()];
                *piece = piece.or(moved);
            }
        }
        let moving = pieces.iter().flatten().copied().unique().sorted().collect_vec();
        let names = names(&scene.board);
        let positions = BTreeMap::new();
        let mut rounds = Self { atlas, facts, scene, names, moving, pieces, positions };
        rounds.positions = atlas.nodes.iter().map(|node| (rounds.key(node), node)).collect();
        rounds
    }

    /// Returns what tells a position apart. With one piece, both players have the same values.
    fn key(&self, node: &Node) -> Key {
        let places = self.moving.iter().map(|piece| node.pieces[*piece]).collect();
        (if self.moving.len() == 1 { 0 } else { node.player.index() }, places)
    }

    fn course(&self, answer: String) -> Option<Course> {
        let decided = self.positions.values().filter(|position| position.lead.points != 0);
        let last = decided.map(|position| position.lead.moves).max().unwrap_or(0);
        let count = usize::try_from(last).ok()? + 3;
        if self.moving.is_empty() || count > MAX_FRAMES {
            return None;
        }
        let mut frames = vec![self.beginning()];
        frames.extend((0..=last).map(|round| self.round(round)));
        frames.push(self.ending(&answer));
        Some(Course::new(frames, answer))
    }

    fn beginning(&self) -> Frame {
        let repetition = self.facts.repetition;
        let meaning = text!(
            "Who wins? W3: the player to move wins in 3 moves; L4: this player loses in 4. Positions can repeat, so nothing can be filled in order of the moves that are left. We begin with the ends and go backward, a round for each move: a position is won as soon as one move leads to an L, and lost once every move leads to a W.",
            "谁会赢？胜3：走棋的一方 3 步取胜；负4：4 步告负。局面会重复，没有“剩余步数”的顺序可填，所以从终局倒推，每轮一步：有一步走到负，就是胜；每一步都走到胜，才是负。"
        );
        let rest = Text {
            en: format!("What is never decided repeats: {}.", repetition.en),
            zh: format!("永远确定不了的局面，对局会一直重复下去：{}。", repetition.zh),
        };
        Frame::new(text!("backward from the ends", "从终局倒推"), meaning.then(&rest))
            .showing(self.start_board())
    }

    /// Shows what a round finds.
    fn round(&self, round: u32) -> Frame {
        let is_found =
            |position: &&&Node| position.lead.points != 0 && position.lead.moves == round;
        let found = self.positions.values().filter(is_found).copied().collect_vec();
        let won = found.iter().filter(|position| position.lead.points > 0).count();
        let lost = found.len() - won;
        if round == 0 {
            let caption = text!(
                "The game is over in these positions. Lost for the player to move: {lost}; won: {won}.",
                "对局已经结束的局面：轮到的一方负的有 {lost} 个，胜的有 {won} 个。"
            );
            let frame = Frame::new(text!("round 0: the ends", "第 0 轮：终局"), caption);
            return self.drawn(frame, Known::Round(0), found.first().copied());
        }
        // Of the new positions, a lost one with few moves is explained, if there is any.
        let is_lost = |position: &&&Node| position.lead.points < 0;
        let shown = found.iter().filter(is_lost).min_by_key(|position| position.edges.len());
        let shown = shown.or(found.first()).copied();
        let counts = text!("Found: {won} won, {lost} lost.", "新确定 {won} 个胜、{lost} 个负。");
        let reason = shown.map_or(Text::plain(""), |position| self.reason(position, round));
        let title = text!("round {round}", "第 {round} 轮");
        let frame = self.drawn(Frame::new(title, counts.then(&reason)), Known::Round(round), shown);
        let Some(position) = shown else { return frame };
        let choices = [1, -1].map(letter).to_vec();
        let name = Text::said(|language| self.named(position, language));
        let question = Text {
            en: format!("{}: won or lost?", name.en),
            zh: format!("{}：胜还是负？", name.zh),
        };
        frame.asking_for(question, choices, letter(position.lead.points))
    }

    fn reason(&self, position: &Node, round: u32) -> Text {
        let before = round - 1;
        Text::said(|language| {
            let name = self.named(position, language);
            if position.lead.points > 0 {
                say!(
                    language,
                    "{name}: a move reaches an L{before}.",
                    "{name}：有一步走到负{before}。"
                )
            } else {
                say!(
                    language,
                    "{name}: every move reaches a W, the latest of them a W{before}.",
                    "{name}：每一步都走到胜，最晚的是胜{before}。"
                )
            }
        })
    }

    fn ending(&self, answer: &str) -> Frame {
        let undecided =
            self.positions.values().filter(|position| position.lead.points == 0).count();
        let start = &self.atlas.nodes[0];
        let (value, repetition) = (value(start).text, self.facts.repetition);
        let rest = match undecided {
            0 => text!("Every position is decided.", "所有局面都已确定。"),
            _ => Text {
                en: format!("Positions that are never decided: {undecided} ({}).", repetition.en),
                zh: format!("还有 {undecided} 个局面永远确定不了：{}。", repetition.zh),
            },
        };
        let rule = text!(
            "The rule: a position is won if a move leads to a lost one, and lost if every move leads to a won one; what no round decides, repeats.",
            "规律：有一步走到负就是胜，每一步都走到胜才是负，每一轮都确定不了的会一直重复。"
        );
        let said = Text {
            en: format!("The start: {}. The answer: {answer}.", value.en),
            zh: format!("开局：{}。答案：{answer}。", value.zh),
        };
        let caption = rest.then(&rule).then(&said);
        let frame = Frame::new(text!("no round finds more", "没有新的局面可以确定了"), caption);
        self.drawn(frame, Known::Everything, Some(start))
    }

    /// Names a position: `mouse 1, cat 2, mouse to move`.
    fn named(&self, node: &Node, language: Language) -> String {
        let piece = |piece: &usize| {
            let name = self.scene.pieces[*piece].name.get(language);
            format!("{name} {}", self.names[node.pieces[*piece]])
        };
        let pieces = self.moving.iter().map(piece).join(words(", ", "，").get(language));
        match self.pieces[node.player.index()] {
            Some(mover) if self.moving.len() > 1 => {
                let mover = self.to_move(mover, language);
                say!(language, "{pieces}, {mover}", "{pieces}，{mover}")
            }
            _ => spaced(&pieces),
        }
    }

    fn to_move(&self, piece: usize, language: Language) -> String {
        let name = self.scene.pieces[piece].name.get(language);
        say!(language, "{name} to move", "{name}走")
    }

    /// Draws what is known, with the moves of a position.
    fn drawn(&self, frame: Frame, known: Known, explained: Option<&Node>) -> Frame {
        let reached = explained.iter().flat_map(|position| &position.edges);
        let reached = reached.map(|edge| self.key(&self.atlas.nodes[edge.to]));
        let reached: BTreeSet<Key> = reached.collect();
        let explained_key = explained.map(|position| self.key(position));
        let tile = |key: &Key| {
            let position = self.positions.get(key).filter(|position| known.has(position.lead))?;
            let is_new = known == Known::Round(position.lead.moves);
            let tile = value(position);
            Some(match () {
                () if explained_key.as_ref() == Some(key) => tile.marked(Mark::New),
                () if is_new => tile.marked(Mark::Added),
                () => tile.marked_if(reached.contains(key), Mark::Used),
            })
        };
        if self.moving.len() == 1 {
            let tiles = (0..self.names.len()).map(|place| tile(&(0, vec![place]))).collect();
            let node = explained.unwrap_or(&self.atlas.nodes[0]);
            return frame.showing(self.board(Text::plain(""), node, tiles));
        }
        let frame = match explained {
            Some(position) => self.moves_of(frame, position),
            None => frame.showing(self.start_board()),
        };
        [Player::First, Player::Second].into_iter().fold(frame, |frame, player| {
            let mover = self.pieces[player.index()].filter(|_| self.names.len() <= MAX_PLACES);
            match mover {
                Some(mover) => frame.showing(self.table(player, mover, &tile)),
                None => frame,
            }
        })
    }

    /// Draws a position on the board, with the values of the positions to which its moves lead.
    fn moves_of(&self, frame: Frame, position: &Node) -> Frame {
        let Some(mover) = self.pieces[position.player.index()] else {
            return frame.showing(self.start_board());
        };
        let mut tiles = vec![None; self.names.len()];
        for edge in &position.edges {
            let next = &self.atlas.nodes[edge.to];
            if next.lead.points != 0 && next.lead.moves < position.lead.moves {
                tiles[next.pieces[mover]] = Some(value(next).marked(Mark::Used));
            }
        }
        let label = Text::said(|language| {
            let (mover, own) = (self.to_move(mover, language), value(position).text);
            let own = own.get(language);
            say!(language, "{mover}: {own}", "{mover}：{own}")
        });
        frame.showing(self.board(label, position, tiles))
    }

    fn start_board(&self) -> Picture {
        let none = vec![None; self.names.len()];
        self.board(text!("the start", "开局"), &self.atlas.nodes[0], none)
    }

    fn board(&self, label: Text, node: &Node, tiles: Vec<Option<Tile>>) -> Picture {
        let pieces = self.scene.pieces.iter().zip(&node.pieces);
        let pieces = pieces.map(|(piece, place)| Piece { place: *place, name: piece.name.clone() });
        let scene = Scene { board: self.scene.board.clone(), pieces: pieces.collect() };
        Picture::Board { label, scene, tiles }
    }

    /// Draws the values of all positions in which a player moves, by the places of both pieces.
    fn table(&self, player: Player, mover: usize, tile: &impl Fn(&Key) -> Option<Tile>) -> Picture {
        let axis = |axis: usize| {
            self.positions.keys().map(|(_, places)| places[axis]).collect::<BTreeSet<_>>()
        };
        let columns = axis(1);
        let rows = axis(0).into_iter().map(|row| {
            let key = |column: &usize| (player.index(), vec![row, *column]);
            let tiles = columns.iter().map(|column| tile(&key(column))).collect();
            Strip { heading: Text::plain(&self.names[row]), tiles }
        });
        let corner = Text::said(|language| {
            let names =
                self.moving.iter().map(|piece| self.scene.pieces[*piece].name.get(language));
            let names = names.zip(["↓", "→"]).map(|(name, arrow)| format!("{name} {arrow}"));
            let mover = self.to_move(mover, language);
            format!("{mover}\n{}", names.collect_vec().join(" "))
        });
        let columns = columns.iter().map(|column| self.names[*column].clone()).collect();
        Picture::Sheet(Sheet { corner, rows: rows.collect(), columns })
    }
}

impl Known {
    /// Returns whether a value is known.
    fn has(self, lead: Lead) -> bool {
        match self {
            Self::Round(round) => lead.points != 0 && lead.moves <= round,
            Self::Everything => true,
        }
    }
}

/// Returns the letter of a result with the number of moves to the end: `W3`.
fn value(Node { lead, .. }: &Node) -> Tile {
    let mut tile = Tile::outcome(lead.points);
    if lead.points != 0 {
        let moves = lead.moves.to_string();
        tile.text = Text { en: tile.text.en + &moves, zh: tile.text.zh + &moves };
    }
    tile
}

/// Returns the names of the places.
fn names(board: &Board) -> Vec<String> {
    match board {
        Board::Grid { rows, corner } => {
            let width = rows.first().map_or(1, String::len).max(1);
            let cells = 0..board.place_count();
            let name = |cell| format!("({}, {})", cell / width + corner.0, cell % width + corner.1);
            cells.map(name).collect()
        }
        Board::Graph { names, .. } | Board::Tree { names, .. } => names.clone(),
    }
}
