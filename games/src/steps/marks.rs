//! Marks forward: from each lost position, all positions that reach it in one move are won.

use std::collections::BTreeMap;

use itertools::Itertools;

use crate::frame::{Course, Frame, Mark, Picture, Sheet, Steps, Strip, Tile, letter};
use crate::steps::MAX_FRAMES;
use crate::steps::atlas::Atlas;
use crate::text;
use crate::words::{Text, Words, spaced, words};

/// Maximum number of positions.
const MAX_POSITIONS: usize = 400;
/// Number of positions in a row.
const ROW: usize = 10;

/// Positions with one coordinate, in ascending order.
struct Line {
    axis: Words,
    positions: BTreeMap<i64, Position>,
}

struct Position {
    is_lost: bool,
    /// The positions from which a move leads here.
    before: Vec<i64>,
    /// The first lost position that a move reaches; `None` in a lost position.
    marked_from: Option<i64>,
}

/// Returns the steps of a game whose positions have one coordinate, which every move makes smaller.
pub(crate) fn marks(atlas: Option<&Atlas>, axis: Words, answer: Option<String>) -> Steps {
    let course = atlas.zip(answer).and_then(|(atlas, answer)| {
        let line = Line { axis, positions: positions(atlas)? };
        line.course(answer)
    });
    Steps::new("marks", words("Mark from the losing positions", "从必败的局面标记"), course)
}

fn positions(atlas: &Atlas) -> Option<BTreeMap<i64, Position>> {
    let place = |index: usize| match atlas.nodes[index].coordinates.as_deref() {
        Some([place]) => Some(*place),
        _ => None,
    };
    let mut positions = BTreeMap::new();
    for (index, node) in atlas.nodes.iter().enumerate() {
        let is_lost = node.lead.points < 0;
        let position = Position { is_lost, before: Vec::new(), marked_from: None };
        positions.insert(place(index)?, position);
    }
    for (index, node) in atlas.nodes.iter().enumerate() {
        let from = place(index)?;
        for edge in &node.edges {
            let to = place(edge.to).filter(|to| *to < from)?;
            let next = positions.get_mut(&to)?;
            next.before.push(from);
            let is_lost = next.is_lost;
            let position = positions.get_mut(&from)?;
            let earlier = position.marked_from.is_none_or(|marked| to < marked);
            position.marked_from = if is_lost && earlier { Some(to) } else { position.marked_from };
        }
    }
    Some(positions)
}

impl Line {
    fn course(&self, answer: String) -> Option<Course> {
        if self.positions.len() > MAX_POSITIONS {
            return None;
        }
        let lost = self.positions.iter().filter(|(_, position)| position.is_lost);
        let lost = lost.map(|(place, _)| *place).collect_vec();
        let axis = self.axis;
        let meaning = text!(
            "Does the player to move win? A position without a move is lost (L). From each lost position we mark every position that reaches it in one move: those are won (W). What no lost position has marked, when its turn comes, is lost.",
            "轮到走棋的一方能赢吗？不能走的局面是负。从每个负的局面出发，把走一步能到它的局面都标成胜（刷表法）；轮到一个局面时，如果它还没有被标记，它就是负。"
        );
        let order = Text {
            en: format!("We go up in {}, because every move makes it smaller.", axis.en),
            zh: format!("每走一步，{}都变小，所以从小到大。", axis.zh),
        };
        let beginning = Frame::new(
            text!("forward from the lost positions", "从负的局面出发标记"),
            meaning.then(&order),
        );
        let mut frames = vec![self.drawn(beginning, None, i64::MIN)];
        let size = lost.len().div_ceil(MAX_FRAMES - 2);
        frames.extend(lost.chunks(size.max(1)).map(|group| self.marking(group)));
        let (start, position) = self.positions.last_key_value()?;
        let value = letter(if position.is_lost { -1 } else { 1 });
        let caption = Text {
            en: format!(
                "{} = {start}: {}. The rule: a position is lost if and only if no lost position has marked it, so the program goes back from the lost positions only, not over all moves.",
                axis.en, value.en
            ),
            zh: spaced(&format!(
                "{} = {start}：{}。规律：没有被负的局面标记的局面就是负。所以程序只从负的局面往回标记，不枚举全部走法。",
                axis.zh, value.zh
            )),
        };
        let caption = caption.then(&text!("The answer: {answer}.", "答案：{answer}。"));
        frames.push(self.drawn(
            Frame::new(text!("all positions", "全部局面"), caption),
            None,
            i64::MAX,
        ));
        Some(Course::new(frames, answer))
    }

    /// Marks from a group of lost positions; explains the last of them.
    fn marking(&self, group: &[i64]) -> Frame {
        let place = group[group.len() - 1];
        let before = &self.positions[&place].before;
        let new =
            before.iter().filter(|from| self.positions[from].marked_from == Some(place)).count();
        // The title is shown before the position is asked for.
        let title = text!("the next lost position", "下一个必败的局面");
        let caption = text!(
            "No lost position has marked {place}, so no move from it leads to an L: it is lost. It marks the positions that reach it as W; new among them: {new}.",
            "{place} 没有被标记，从它走一步到不了负，所以它是负。走一步能到它的局面都标成胜，其中 {new} 个是新标的。"
        );
        let frame = self.drawn(Frame::new(title, caption), Some(place), place);
        // The smallest position is an end, or is lost for lack of a move.
        if self.positions.first_key_value().is_some_and(|(first, _)| *first == place) {
            return frame;
        }
        let question = text!(
            "Which is the next position that nothing has marked?",
            "下一个没有被标记的局面是几？"
        );
        frame.asking(question, place)
    }

    /// Draws what is known when all lost positions up to `last` have marked others.
    fn drawn(&self, frame: Frame, current: Option<i64>, last: i64) -> Frame {
        let tile = |place: &i64| {
            let position = &self.positions[place];
            let is_known = match position.marked_from {
                Some(from) => from <= last,
                None => *place <= last && position.is_lost,
            };
            if !is_known {
                return Tile::plain("");
            }
            let tile = Tile::outcome(if position.is_lost { -1 } else { 1 });
            let is_new = current.is_some() && position.marked_from == current;
            let reaches =
                current.is_some_and(|current| self.positions[&current].before.contains(place));
            match () {
                () if current == Some(*place) => tile.marked(Mark::New),
                () if is_new => tile.marked(Mark::Added),
                () => tile.marked_if(reaches, Mark::Used),
            }
        };
        let places = self.positions.keys().copied().collect_vec();
        places.chunks(ROW).fold(frame, |frame, part| {
            let columns = part.iter().map(ToString::to_string).collect();
            let tiles = part.iter().map(|place| Some(tile(place))).collect();
            let rows = vec![Strip { heading: Text::plain(""), tiles }];
            frame.showing(Picture::Sheet(Sheet { corner: self.axis.into(), columns, rows }))
        })
    }
}
