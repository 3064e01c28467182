//! The table of positions, filled in the order of dependence.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use itertools::Itertools;

use crate::frame::{Course, Frame, Mark, Picture, Sheet, Steps, Strip, Tile, Tone, letter, term};
use crate::shown::Rule;
use crate::steps::MAX_FRAMES;
use crate::steps::atlas::{Atlas, Edge};
use crate::turn::{Cell as Content, Column, Facts, Scoring};
use crate::words::{Language, MoveName, Text, Words, spaced, words};
use crate::{say, text};

/// Maximum number of cells.
const MAX_CELLS: usize = 400;
/// Maximum number of frames that fill the table: all but the first and the last one.
const MAX_FILLING: usize = MAX_FRAMES - 2;
/// Maximum number of cells of a table with two axes that are filled one by one.
const MAX_SINGLE: usize = 24;
/// Maximum number of moves that a caption lists.
const MAX_LISTED: usize = 3;
/// Number of cells in a row of a table with one axis.
const ROW: usize = 10;
/// Maximum number of positions outside the table between a cell and the cells that its moves reach.
const MAX_BETWEEN: usize = 3;

/// The coordinates of a cell.
type Place = Vec<i64>;

/// A position of the table.
struct Cell {
    points: i64,
    ways: Vec<Way>,
}

/// A move from a cell.
struct Way {
    name: MoveName,
    again: bool,
    /// The value of the move to the player who makes it.
    value: i64,
    /// What this player gains until the next cell or the end, if both play perfectly.
    gain: i64,
    /// The cells that the move reaches, through positions outside the table if need be.
    cells: Vec<Place>,
}

/// The order in which the cells are filled.
#[derive(Clone, Copy)]
enum Order {
    /// By one coordinate, since every move makes it smaller.
    Ascending,
    /// By one coordinate, since every move makes it larger.
    Descending,
    /// By the longest way to the end.
    FromTheEnd,
}

/// What is drawn.
struct Table<'a> {
    facts: &'a Facts,
    cells: BTreeMap<Place, Cell>,
    /// The cell of the start.
    start: Option<Place>,
    has_ties: bool,
    told: Told,
}

/// What a game says about its table.
#[derive(Default)]
pub(crate) struct Told {
    /// What is asked, and what a cell means, if it is not what other games mean.
    pub meaning: Option<Text>,
    /// The rule by which the program decides the cells.
    pub rule: Option<Rule>,
    /// The points of both players together, if the answer is the score of one.
    pub total: Option<i64>,
    /// The columns of the start, whose numbers the moves gain; empty if there are no points.
    pub given: Vec<Column>,
}

/// Returns the steps of a game that has coordinates, given the answer to the input.
pub(crate) fn table(
    atlas: Option<&Atlas>,
    facts: &Facts,
    told: Told,
    answer: Option<String>,
) -> Steps {
    let has_rule = told.rule.is_some();
    let course = atlas.zip(answer).and_then(|(atlas, answer)| {
        let cells = cells(atlas);
        let start = atlas.nodes[0].coordinates.clone();
        let has_ties = cells.values().any(|cell| cell.points == 0);
        let start = start.filter(|start| cells.contains_key(start));
        Table { facts, cells, start, has_ties, told }.course(answer)
    });
    let steps = Steps::new("table", words("Fill the table", "填表"), course);
    if has_rule { steps } else { steps.made_usual() }
}

fn cells(atlas: &Atlas) -> BTreeMap<Place, Cell> {
    let way = |edge: &Edge| Way {
        name: edge.name.clone(),
        again: edge.again,
        value: atlas.value(edge),
        gain: gain_to_cell(edge, atlas),
        cells: reached(atlas, edge.to),
    };
    let mut cells = BTreeMap::new();
    for node in &atlas.nodes {
        if let Some(place) = &node.coordinates {
            let cell =
                || Cell { points: node.lead.points, ways: node.edges.iter().map(way).collect() };
            cells.entry(place.clone()).or_insert_with(cell);
        }
    }
    cells
}

/// Returns what the player who makes a move gains by it and by the best moves after it, up to the next cell or the end.
fn gain_to_cell(edge: &Edge, atlas: &Atlas) -> i64 {
    let (mut gain, mut next, mut sign) = (edge.gain, edge.to, if edge.again { 1 } else { -1 });
    for _ in 0..MAX_BETWEEN {
        let node = &atlas.nodes[next];
        let mut best = node.edges.iter().filter(|edge| atlas.value(edge) == node.lead.points);
        let Some(best) = best.next().filter(|_| node.coordinates.is_none()) else { break };
        gain += sign * best.gain;
        sign = if best.again { sign } else { -sign };
        next = best.to;
    }
    gain
}

/// Returns the cells that are reached from a position, which may be one of them, through few positions without cells.
fn reached(atlas: &Atlas, index: usize) -> Vec<Place> {
    let mut open = vec![index];
    let mut places = BTreeSet::new();
    for _ in 0..=MAX_BETWEEN {
        let (inside, outside): (Vec<_>, Vec<_>) =
            open.into_iter().partition(|index| atlas.nodes[*index].coordinates.is_some());
        places
            .extend(inside.into_iter().filter_map(|index| atlas.nodes[index].coordinates.clone()));
        let edges = outside.into_iter().flat_map(|index| &atlas.nodes[index].edges);
        open = edges.map(|edge| edge.to).unique().collect();
    }
    places.into_iter().collect()
}

impl Table<'_> {
    /// Returns the frame with the numbers that the moves gain, by index.
    fn with_given(&self, frame: Frame) -> Frame {
        let numbers = self.told.given.iter().filter_map(|Column { heading, cell }| match cell {
            Content::Cards(numbers) | Content::Piles(numbers) => Some((heading, numbers)),
            Content::Text(_) | Content::Number(_) | Content::Pile(_) | Content::Letters(_) => None,
        });
        numbers.fold(frame, |frame, (heading, numbers)| {
            let numbered = numbers.iter().enumerate().collect_vec();
            numbered.chunks(ROW).fold(frame, |frame, part| {
                let columns = part.iter().map(|(index, _)| index.to_string()).collect();
                let tiles = part.iter().map(|(_, number)| Some(Tile::plain(number))).collect();
                let rows = vec![Strip { heading: Text::plain(""), tiles }];
                frame.showing(Picture::Sheet(Sheet { corner: (*heading).into(), columns, rows }))
            })
        })
    }

    fn course(&self, answer: String) -> Option<Course> {
        if self.cells.is_empty() || self.cells.len() > MAX_CELLS {
            return None;
        }
        let (order, layers) = self.layers()?;
        let groups = self.groups(layers);
        let mut frames = vec![self.beginning(order)];
        frames.extend((0..groups.len()).map(|number| self.filling(&groups, number)));
        frames.push(self.ending(&answer));
        let frames = frames.into_iter().map(|frame| self.with_given(frame)).collect();
        Some(Course::new(frames, answer))
    }

    /// Returns the cells in layers, so that each comes after those that its moves reach; `None` if there is a cycle.
    fn layers(&self) -> Option<(Order, Vec<Vec<Place>>)> {
        let ways = || {
            self.cells
                .iter()
                .flat_map(|(place, cell)| cell.ways.iter().map(move |way| (place, way)))
        };
        let mut pairs =
            ways().flat_map(|(place, way)| way.cells.iter().map(move |next| (place, next)));
        let is_line = self.facts.axes.len() == 1;
        if is_line && pairs.clone().all(|(place, next)| next < place) {
            let layers = self.cells.keys().map(|place| vec![place.clone()]);
            return Some((Order::Ascending, layers.collect()));
        }
        if is_line && pairs.all(|(place, next)| next > place) {
            let layers = self.cells.keys().rev().map(|place| vec![place.clone()]);
            return Some((Order::Descending, layers.collect()));
        }
        let mut open: BTreeSet<&Place> = self.cells.keys().collect();
        let mut layers = Vec::new();
        while !open.is_empty() {
            let is_known = |place: &&Place| {
                let mut next = self.cells[*place].ways.iter().flat_map(|way| &way.cells);
                next.all(|next| !open.contains(next))
            };
            let layer = open.iter().copied().filter(is_known).collect_vec();
            if layer.is_empty() {
                return None;
            }
            for place in &layer {
                open.remove(place);
            }
            layers.push(layer.into_iter().cloned().collect());
        }
        Some((Order::FromTheEnd, layers))
    }

    /// Returns the cells of each frame: one cell in a small table, after all ends together, or the lost and the won ones; otherwise a
    /// layer or more.
    fn groups(&self, layers: Vec<Vec<Place>>) -> Vec<Vec<Place>> {
        let most = if self.facts.axes.len() == 1 { MAX_FILLING } else { MAX_SINGLE };
        if self.cells.len() <= most {
            let needs_none =
                |place: &Place| self.cells[place].ways.iter().all(|way| way.cells.is_empty());
            let (ends, others): (Vec<_>, Vec<_>) =
                layers.into_iter().flatten().partition(needs_none);
            let is_win = self.facts.scoring == Scoring::Win;
            let value = |place: &Place| if is_win { self.cells[place].points } else { 0 };
            let ends = ends.into_iter().into_group_map_by(value);
            let ends = ends.into_iter().sorted().map(|(_, ends)| ends);
            return ends.chain(others.into_iter().map(|place| vec![place])).collect();
        }
        let size = layers.len().div_ceil(MAX_FILLING);
        layers.chunks(size).map(<[_]>::concat).collect()
    }

    /// Says what is asked, what a cell means, and in which order the cells are filled.
    fn beginning(&self, order: Order) -> Frame {
        let meaning = match self.facts.scoring {
            Scoring::Win if self.has_ties => text!(
                "Does the player to move win? W: this player wins, L: the opponent wins, D: a draw, if both play perfectly.",
                "轮到走棋的一方能赢吗？双方都不走错时，胜：这一方赢，负：对方赢，平：平局。"
            ),
            Scoring::Win => text!(
                "Does the player to move win? W: this player wins, L: the opponent wins, if both play perfectly.",
                "轮到走棋的一方能赢吗？双方都不走错时，胜：这一方赢，负：对方赢。"
            ),
            Scoring::Lead => text!(
                "By how many points does the player to move win from here on, if both play perfectly? A negative number: this player loses. A move is worth what it gains minus the cell that it reaches, which is the opponent's lead.",
                "从这里起，双方都不走错，轮到走棋的一方净胜多少分？负数表示净负。一步的价值，等于这一步的得分减去走到的那一格（那是对方的净胜分）。"
            ),
            Scoring::Total(_) => {
                let Words { en, zh } = self.facts.total;
                text!(
                    "What is the {en} from here on, if both play perfectly?",
                    "从这里起，双方都不走错，{zh}是多少？"
                )
            }
        };
        let ends = self.cells.values().filter(|cell| cell.ways.is_empty()).map(|cell| cell.points);
        let meaning = match (self.facts.scoring, ends.minmax().into_option()) {
            (Scoring::Win, Some((..=-1, ..=-1))) => {
                meaning.then(&text!("A player who has no move loses.", "不能操作的人输。"))
            }
            (Scoring::Win, Some((1.., 1..))) => {
                meaning.then(&text!("Whoever makes the last move loses.", "走最后一步的人输。"))
            }
            _ => meaning,
        };
        let meaning = self.told.meaning.clone().unwrap_or(meaning);
        let reason = Text::said(|language| self.order_in_words(order, language));
        let start = self.start.as_ref().map_or(Text::plain(""), |_| {
            text!(
                "The marked cell is the start: it is asked for.",
                "标出的一格是开局，就是要求的。"
            )
        });
        let picture = self.drawn(|place| {
            let is_start = self.start.as_ref() == Some(place);
            let tile = Tile::plain("").marked_if(is_start, Mark::Used);
            self.cells.contains_key(place).then_some(tile)
        });
        let caption = meaning.then(&start).then(&reason);
        let frame = Frame::new(text!("what a cell means", "每一格的意思"), caption);
        picture.into_iter().fold(frame, Frame::showing)
    }

    fn order_in_words(&self, order: Order, language: Language) -> String {
        let axis = self.facts.axes.first().map_or("", |axis| axis.get(language));
        match order {
            Order::Ascending => say!(
                language,
                "The cells are filled in ascending order of {axis}, because every move makes it smaller.",
                "每走一步，{axis}都变小，所以从小到大填。"
            ),
            Order::Descending => say!(
                language,
                "The cells are filled in descending order of {axis}, because every move makes it larger.",
                "每走一步，{axis}都变大，所以从大到小填。"
            ),
            Order::FromTheEnd => say!(
                language,
                "The cells are filled from the end of the game back: each after the cells that its moves reach.",
                "从终局往回填：一格的每一步走到的格都填好了，才填这一格。"
            ),
        }
    }

    /// Fills the cells of a group.
    fn filling(&self, groups: &[Vec<Place>], number: usize) -> Frame {
        let group = &groups[number];
        let filled: HashSet<&Place> = groups[..number].iter().flatten().collect();
        let new: HashSet<&Place> = group.iter().collect();
        // Of several cells one is explained: if there is any, a lost one of a game that is won or lost.
        let is_lost = |place: &&Place| self.is_lost(&self.cells[*place]);
        let explained = group.iter().find(is_lost).unwrap_or(&group[group.len() / 2]);
        let cell = &self.cells[explained];
        let marks = self.marks(cell);
        let tile = |place: &Place| {
            let cell = self.cells.get(place)?;
            if new.contains(place) {
                let mark = if place == explained { Mark::New } else { Mark::Added };
                return Some(self.tile(cell).marked(mark));
            }
            if !filled.contains(place) {
                return Some(Tile::plain(""));
            }
            Some(match marks.get(place) {
                Some(mark) => self.tile(cell).marked(*mark),
                None => self.tile(cell),
            })
        };
        let frame = Frame::new(self.title(explained, group.len()), self.reason(cell));
        let frame = self.drawn(tile).into_iter().fold(frame, Frame::showing);
        if cell.ways.iter().all(|way| way.cells.is_empty()) {
            return frame; // An end is not asked for.
        }
        self.asking(frame, explained, cell)
    }

    fn asking(&self, frame: Frame, place: &Place, cell: &Cell) -> Frame {
        let name = self.name(place);
        let (en, zh) = (&name.en, &name.zh);
        let question = Text {
            en: format!("What stands at {en}?"),
            zh: spaced(&format!("{zh} 这一格填什么？")),
        };
        match self.facts.scoring {
            Scoring::Win => {
                let outcomes = if self.has_ties { vec![1, -1, 0] } else { vec![1, -1] };
                let choices = outcomes.into_iter().map(letter).collect();
                frame.asking_for(question, choices, letter(cell.points))
            }
            Scoring::Lead => frame.asking(question, cell.points),
            Scoring::Total(_) => frame.asking(question, cell.points.abs()),
        }
    }

    /// Returns the marks of the cells that the moves of a cell reach.
    fn marks<'a>(&self, cell: &'a Cell) -> HashMap<&'a Place, Mark> {
        let mut marks = HashMap::new();
        for way in &cell.ways {
            // In a lost position no move is better than another.
            let is_best = way.value == cell.points && !self.is_lost(cell);
            for next in way.cells.iter().filter(|place| self.cells.contains_key(*place)) {
                let mark = marks.entry(next).or_insert(Mark::Used);
                *mark = if is_best { Mark::Best } else { *mark };
            }
        }
        marks
    }

    fn is_lost(&self, cell: &Cell) -> bool {
        self.facts.scoring == Scoring::Win && cell.points < 0
    }

    /// Shows the whole table, the rule and the answer.
    fn ending(&self, answer: &str) -> Frame {
        let rule = self.told.rule.as_ref();
        let tile = |place: &Place| {
            let tile = self.tile(self.cells.get(place)?);
            let is_ruled = rule.is_some_and(|rule| (rule.marks)(place));
            let is_start = self.start.as_ref() == Some(place);
            Some(tile.marked_if(is_start, Mark::New).marked_if(is_ruled, Mark::Ruled))
        };
        let pictures = self.drawn(tile);
        let start = self.start.as_ref().map_or(Text::plain(""), |place| {
            let (name, value) = (self.name(place), self.tile(&self.cells[place]).text);
            Text {
                en: format!("The start, {}: {}.", name.en, value.en),
                zh: spaced(&format!("开局（{}）：{}。", name.zh, value.zh)),
            }
        });
        let (rule, theorem) = match rule {
            Some(rule) => (rule.text.clone(), rule.theorem),
            None => (Text::plain(""), None),
        };
        let lead = self.start.as_ref().map(|place| self.cells[place].points);
        let lead = lead.filter(|_| self.facts.scoring == Scoring::Lead);
        let scores = lead.map_or(Text::plain(""), |lead| {
            lead_in_words(lead, self.told.total, self.facts.tie, answer)
        });
        let caption = start
            .then(&scores)
            .then(&rule)
            .then(&text!("The answer: {answer}.", "答案：{answer}。"));
        let frame = Frame { theorem, ..Frame::new(text!("the whole table", "整张表"), caption) };
        pictures.into_iter().fold(frame, Frame::showing)
    }

    /// Draws one axis as rows of ten, and two axes as a square.
    fn drawn(&self, tile: impl Fn(&Place) -> Option<Tile>) -> Vec<Picture> {
        let values =
            |axis: usize| self.cells.keys().map(|place| place[axis]).collect::<BTreeSet<_>>();
        let axes = &self.facts.axes;
        if let [only] = axes[..] {
            let places = values(0).into_iter().collect_vec();
            let part = |part: &[i64]| {
                let tiles = part.iter().map(|value| tile(&vec![*value])).collect();
                let columns = part.iter().map(ToString::to_string).collect();
                let rows = vec![Strip { heading: Text::plain(""), tiles }];
                Picture::Sheet(Sheet { corner: only.into(), columns, rows })
            };
            return places.chunks(ROW).map(part).collect();
        }
        let columns = values(1);
        let rows = values(0).into_iter().map(|row| Strip {
            heading: Text::plain(row),
            tiles: columns.iter().map(|column| tile(&vec![row, *column])).collect(),
        });
        let corner = Text::said(|language| {
            let [down, right] = [0, 1].map(|axis| axes[axis].get(language));
            format!("{down} ↓\n{right} →")
        });
        let columns = columns.iter().map(ToString::to_string).collect();
        vec![Picture::Sheet(Sheet { corner, rows: rows.collect(), columns })]
    }

    fn tile(&self, cell: &Cell) -> Tile {
        match self.facts.scoring {
            Scoring::Win => Tile::outcome(cell.points),
            Scoring::Lead => Tile::plain(cell.points).toned(Tone::of(cell.points)),
            Scoring::Total(_) => Tile::plain(cell.points.abs()).toned(Tone::Total),
        }
    }

    /// Returns the name of a cell: `n = 4`, `left end = 0, right end = 2`.
    fn name(&self, place: &Place) -> Text {
        let named = |language| {
            let parts = self.facts.axes.iter().zip(place);
            parts.map(|(axis, value)| format!("{} = {value}", axis.get(language))).collect_vec()
        };
        Text {
            en: named(Language::English).join(", "),
            zh: spaced(&named(Language::Chinese).join("，")),
        }
    }

    fn title(&self, place: &Place, count: usize) -> Text {
        let Text { en, zh } = self.name(place);
        if count == 1 {
            return Text { en, zh };
        }
        Text {
            en: format!("{count} cells, such as {en}"),
            zh: spaced(&format!("{count} 格，例如{zh}")),
        }
    }

    /// Says why a cell has its value.
    fn reason(&self, cell: &Cell) -> Text {
        Text::said(|language| match self.facts.scoring {
            Scoring::Win => self.reason_of_win(cell, language),
            Scoring::Lead | Scoring::Total(_) => self.reason_of_points(cell, language),
        })
    }

    fn reason_of_win(&self, cell: &Cell, language: Language) -> String {
        let own = letter(cell.points);
        let (own, count) = (own.get(language), cell.ways.len());
        let best = cell.ways.iter().find(|way| way.value == cell.points);
        let Some(best) = best else {
            return end_in_words(cell.points, language);
        };
        let phrase = self.phrase(best, language);
        match (cell.points, count) {
            (1.., _) if best.again => {
                say!(
                    language,
                    "After “{phrase}” the same player moves again, and wins: {own}.",
                    "“{phrase}”以后还是自己走，并且能赢：{own}。"
                )
            }
            (1.., _) => say!(
                language,
                "“{phrase}” leaves the opponent an L: {own}.",
                "“{phrase}”留给对方的是负：{own}。"
            ),
            (0, _) => say!(
                language,
                "No move leaves the opponent an L, but one leaves a D: {own}.",
                "没有一步留给对方负，但有一步留给对方平：{own}。"
            ),
            (_, 1) => say!(
                language,
                "The only move leaves the opponent a W: {own}.",
                "唯一的一步留给对方的是胜：{own}。"
            ),
            (_, 2) => say!(
                language,
                "Both moves leave the opponent a W: {own}.",
                "两种走法留给对方的都是胜：{own}。"
            ),
            (_, count) => say!(
                language,
                "All {count} moves leave the opponent a W: {own}.",
                "{count} 种走法留给对方的都是胜：{own}。"
            ),
        }
    }

    fn reason_of_points(&self, cell: &Cell, language: Language) -> String {
        let value = self.tile(cell).text;
        let (value, count) = (value.get(language), cell.ways.len());
        let Some(best) = cell.ways.iter().find(|way| way.value == cell.points) else {
            return say!(language, "There is no move: {value}.", "无路可走：{value}。");
        };
        let listed = if count <= MAX_LISTED { cell.ways.iter().collect_vec() } else { vec![best] };
        let listed = listed.into_iter().map(|way| {
            let (phrase, value) = (self.phrase(way, language), self.formula(way));
            say!(language, "“{phrase}”: {value}", "“{phrase}”：{value}")
        });
        let listed = listed.collect_vec().join(words("; ", "；").get(language));
        match count {
            1 => say!(language, "{listed}.", "{listed}。"),
            2..=MAX_LISTED => {
                say!(language, "{listed}. The best is {value}.", "{listed}。最好的是 {value}。")
            }
            _ => say!(
                language,
                "The best of {count} moves is {listed}.",
                "{count} 种走法中，最好的是{listed}。"
            ),
        }
    }

    /// Returns a move as the game announces it.
    fn phrase(&self, way: &Way, language: Language) -> String {
        spaced(&self.facts.phrase.get(language).replace("{}", &way.name.get(language)))
    }

    /// Writes how the value of a move is computed: from what it gains, and the cell that it reaches.
    fn formula(&self, way: &Way) -> String {
        let Way { gain, again, value, .. } = way;
        let rest = value - gain;
        match self.facts.scoring {
            Scoring::Win | Scoring::Lead if *again => format!("{gain} + {} = {value}", term(rest)),
            Scoring::Win | Scoring::Lead => format!("{gain} - {} = {value}", term(-rest)),
            Scoring::Total(_) if *gain == 0 => value.abs().to_string(),
            Scoring::Total(_) => format!("{} + {} = {}", gain.abs(), rest.abs(), value.abs()),
        }
    }
}

/// Says what an end of a game without points is to the player to move.
fn end_in_words(points: i64, language: Language) -> String {
    let own = letter(points);
    let own = own.get(language);
    if points > 0 {
        say!(
            language,
            "The game is over. The opponent made the last move, and whoever makes it loses: {own}.",
            "游戏结束。最后一步是对方走的，走最后一步的输：{own}。"
        )
    } else {
        say!(language, "There is no move: {own}.", "无路可走：{own}。")
    }
}

/// Says how the answer follows from the lead of the player who begins: with a total, as a score; otherwise, as a result.
/// Says nothing if the lead itself is the answer.
pub(crate) fn lead_in_words(lead: i64, total: Option<i64>, tie: Words, answer: &str) -> Text {
    if let Some(total) = total {
        let first = i64::midpoint(total, lead);
        let (lead, second) = (term(lead), total - first);
        return text!(
            "The scores add up to {total} and differ by the lead: the first player gets ({total} + {lead}) / 2 = {first}, the second player {second}.",
            "两人的得分之和是 {total}，差是净胜分：先手得 ({total} + {lead}) / 2 = {first} 分，后手得 {second} 分。"
        );
    }
    match lead {
        _ if answer == lead.to_string() => Text::plain(""),
        1.. => text!("The lead is positive: the first player wins.", "净胜分为正：先手胜。"),
        0 => Text {
            en: format!("The lead is 0. {}.", tie.en),
            zh: format!("净胜分为 0：{}。", tie.zh),
        },
        _ => text!("The lead is negative: the second player wins.", "净胜分为负：后手胜。"),
    }
}
