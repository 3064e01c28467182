//! Paint two neighboring cells white, one of them of the own color; a player with no move loses.

use crate::prelude::*;
use crate::steps::bits::{Part as NumberedPart, binary};
use crate::steps::mex::GRUNDY;

const ABOUT: About = About {
    title: words("Colouring Game", "染色游戏（Colouring Game）"),
    family: Family::Nim,
    difficulty: Difficulty::Rated(same("2600")),
    rules: words(
        "The cells of a row are red or blue. Alice paints two neighboring cells white, at least one of which is red; Bob does so if at least one is blue. A player who has no move loses.",
        "一排格子红蓝相间地染了色。Alice 每次把相邻两格涂白，其中至少一格是红色；Bob 则要求至少一格是蓝色。不能操作的人输。",
    ),
    usual: &[
        (words("table with period", "打表找循环节"), "table_and_period.cpp"),
        (words("table with period, by splitting", "循环节，按段切分"), "split_and_period.py"),
    ],
    technique: words(
        "count the cells of each color; if they are equal, Grundy numbers of the alternating runs, which have period 34",
        "先比红蓝格数；相等时看红蓝交替的各段，SG 值的周期为 34",
    ),
    time: same("O(n) → O(n)"),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::CODEFORCES.with_limits(std::time::Duration::from_secs(1), 256 << 20),
    &[Argument::new("s", Shape::Text(2..=500_000, "RB"))
        .locally(Shape::Text(2..=MAX_LENGTH, "RB"))],
    Games::One(|input| Box::new(ColouringGame { cells: input.text(0).to_owned() })),
    &[
        random("random-short", 500, &[Shape::Text(2..=14, "RB")]),
        random("random-long", 20, &[Shape::Text(100..=400, "RB")]),
    ],
)
.written_as(Format::new(&[Length(0), NewLine, Plain(0)]).with_cases_of_size(10_000, 500_000))
.also_called(&["Dawson's Kayles"])
.explained_at(
    "from-heaps-to-grundy",
    "when-the-players-have-different-moves",
    "双方走法不同的游戏",
);

struct ColouringGame {
    cells: String,
}

/// The cells, and the color of the player to move.
type State = (String, char);

/// Returns the lengths of the longest parts in which the colors alternate.
fn runs(cells: &str) -> Vec<usize> {
    let mut runs: Vec<usize> = Vec::new();
    let mut last = None;
    for cell in cells.chars() {
        match runs.last_mut().filter(|_| last.is_some_and(|last| last != cell)) {
            Some(run) => *run += 1,
            None => runs.push(1),
        }
        last = Some(cell);
    }
    runs
}

/// Returns the Grundy number of a run in which a move takes two neighbors: those of Dawson's Kayles, which repeat after 34
/// from 53 on: <https://en.wikipedia.org/wiki/Dawson%27s_Kayles>.
fn grundy(run: usize) -> u32 {
    let run = if run < 87 { run } else { 53 + (run - 53) % 34 };
    let mut numbers: Vec<u32> = Vec::new();
    for length in 0..=run {
        let reached = (2..=length).map(|end| numbers[end - 2] ^ numbers[length - end]);
        let reached = reached.fold(0_u32, |set, number| set | 1 << number);
        numbers.push(reached.trailing_ones());
    }
    numbers[run]
}

impl ColouringGame {
    /// Returns the numbers of red and of blue cells.
    fn counts(&self) -> [usize; 2] {
        ['R', 'B'].map(|color| self.cells.matches(color).count())
    }
}

impl Game for ColouringGame {
    type Position = State;
    /// The index of the first of the two cells.
    type Action = usize;

    fn start(&self) -> State {
        (self.cells.clone(), 'R')
    }

    fn moves(&self, (cells, color): State) -> impl Iterator<Item = MoveOf<Self>> {
        let opponent = if color == 'R' { 'B' } else { 'R' };
        let own = (1..cells.len()).filter(|end| cells[end - 1..=*end].contains(color));
        let moves = own.map(|end| {
            let next = [&cells[..end - 1], "WW", &cells[end + 1..]].concat();
            Move::new(end - 1, (next, opponent))
        });
        moves.collect_vec().into_iter()
    }

    fn final_lead(&self, _: &State) -> i64 {
        -1
    }

    /// Leaves one of several white cells side by side: a colored cell needs no more than one beside it.
    fn canonical(&self, (cells, color): State) -> State {
        let mut short = String::with_capacity(cells.len());
        for cell in cells.chars() {
            if cell != 'W' || !short.ends_with('W') {
                short.push(cell);
            }
        }
        (short, color)
    }

    fn weight(&self, (cells, _): &State) -> usize {
        4 * cells.len() + cells.len().pow(2) / 64
    }

    fn bytes(&self, (cells, _): &State) -> usize {
        cells.len()
    }
}

impl Shown for ColouringGame {
    const PHRASE: Words = words("leave {}", "变成 {}");

    fn columns(&self, (cells, _): &State) -> Vec<Column> {
        vec![column(same("s"), Cell::Letters(cells.clone()))]
    }

    fn places(&self, _: &State, choice: &MoveOf<Self>) -> Places {
        Places::Items(choice.action..choice.action + 2)
    }

    fn name(&self, _: &[Column], _: &State, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Written(choice.next.0.clone())
    }

    /// Lists the runs up to the longest one, if they decide. Painting two neighbors leaves a run on each side.
    fn sizes(&self) -> Option<(Words, Vec<Size>)> {
        let [red, blue] = self.counts();
        let longest = runs(&self.cells).into_iter().max().filter(|_| red == blue)?;
        let longest = i64::try_from(longest).ok().filter(|longest| *longest <= 400)?;
        let moves = |run: i64| (2..=run).map(|end| vec![end - 2, run - end]).collect();
        let size = |run| Size { size: run, moves: moves(run) };
        Some((words("length of a run", "一段的长度"), (0..=longest).map(size).collect()))
    }

    fn ideas(&self) -> Vec<Steps> {
        let course = (self.cells.len() <= MAX_SHOWN).then(|| self.spare_moves()).flatten();
        vec![Steps::new("spare", words("Spare moves first", "先数多余的步"), course)]
    }

    fn answer(&self, lead: i64) -> String {
        if lead > 0 { "Alice" } else { "Bob" }.to_owned()
    }

    /// More cells of the own color win; if they are equal, the runs decide:
    /// <https://codeforces.com/blog/entry/105627>.
    fn lead(&self, _: &mut Budget) -> Option<i64> {
        let [red, blue] = self.counts();
        let xor = runs(&self.cells).into_iter().fold(0, |xor, run| xor ^ grundy(run));
        let alice_wins = red > blue || red == blue && xor != 0;
        Some(if alice_wins { 1 } else { -1 })
    }
}

/// Maximum number of cells in steps.
const MAX_SHOWN: usize = 60;

impl ColouringGame {
    /// Counts the cells and, if they are equal, finds the xor of the runs; `None` if it is too large to show.
    fn spare_moves(&self) -> Option<Course> {
        let [red, blue] = self.counts();
        let tiles = self.cells.chars().map(|cell| {
            let mark = if cell == 'R' { Mark::First } else { Mark::Second };
            Tile::plain(cell).marked(mark)
        });
        let beginning = text!(
            "Who wins? A player who has no move loses. Painting a red and a blue neighbor costs both players a cell. Any other move costs only the player who makes it: one cell of the own color beside a white one, or two. So both first take the pairs RB and BR, and save their other cells.",
            "谁会赢？不能操作的人输。涂掉相邻的一红一蓝，双方各少一格；其他走法只花自己的格子：白格旁边的一格，或相邻的两格同色。所以双方都先抢相邻的红蓝对，把别的格子留到后面。"
        );
        let counted = text!(
            "There are {red} red cells, Alice's, and {blue} blue cells, Bob's.",
            "红格（Alice 的）有 {red} 个，蓝格（Bob 的）有 {blue} 个。"
        );
        let question = text!("Who has more cells of the own color?", "谁的颜色的格子更多？");
        let choices = [text!("Alice", "Alice"), text!("Bob", "Bob"), text!("equal", "一样多")];
        let right = choices[match red.cmp(&blue) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => 2,
        }]
        .clone();
        let strip = || Strip::new(same("s"), tiles.clone());
        let first = Frame::new(text!("pairs, and spare cells", "红蓝对与多余的格子"), beginning);
        let second = Frame::new(text!("count the cells", "数格子"), counted)
            .strips([strip()])
            .asking_for(question, choices.to_vec(), right);
        let mut frames = vec![first.strips([strip()]), second];
        let answer = self.answer(if red > blue { 1 } else { -1 });
        if red != blue {
            let rule = text!(
                "The pairs do not change the difference, and every other move of the player with fewer cells makes it larger; that player is stuck first. The rule: more cells of the own color win. The answer: {answer}.",
                "红蓝对不改变两者的差；格子少的一方走别的，差只会更大，所以先走不动。规律：自己颜色的格子多的一方赢。答案：{answer}。"
            );
            return Some(Course::new(said_last(frames, &rule), answer));
        }
        frames.extend(self.of_runs()?);
        let xor = runs(&self.cells).into_iter().fold(0, |xor, run| xor ^ grundy(run));
        let answer = self.answer(if xor == 0 { -1 } else { 1 });
        let rule = text!(
            "The rule: with as many red cells as blue ones, Alice, who begins, loses if and only if the xor is 0. The answer: {answer}.",
            "规律：红蓝一样多时，异或和为 0 则先手 Alice 输，否则赢。答案：{answer}。"
        );
        Some(Course::new(said_last(frames, &rule), answer))
    }

    /// Cuts the row into runs, and finds the xor of their Grundy numbers.
    fn of_runs(&self) -> Option<Vec<Frame>> {
        let lengths = runs(&self.cells);
        let caption = text!(
            "With equal counts, whoever must first make another move than a pair has fewer cells then, and loses. So only the pairs count, and both players may take any pair. Cut the row between equal neighbors: in a run of n alternating cells a move leaves runs of i and n - 2 - i. Each run is a game of its own, with the Grundy numbers of Dawson's Kayles: 0 0 1 1 2 0 3 1 1 0 … for n = 0, 1, 2 …",
            "一样多时，谁先被迫走红蓝对以外的步，谁的格子就变少，也就输了。所以只看红蓝对，而每一对双方都能涂。在同色的邻格之间切开：在红蓝交替的一段 n 格里走一步，留下 i 格与 n - 2 - i 格两段。各段互不影响，SG 值是 Dawson's Kayles 的：n = 0、1、2…… 时为 0 0 1 1 2 0 3 1 1 0……"
        );
        let mut start = 0;
        let texts = lengths.iter().map(|length| {
            start += length;
            Tile::plain(&self.cells[start - length..start])
        });
        let texts = texts.collect_vec();
        let numbers = lengths.iter().map(|length| {
            let number = grundy(*length);
            Tile::plain(number).toned(Tone::of_grundy(number.into())).marked(Mark::New)
        });
        let frame =
            Frame::new(text!("alternating runs", "红蓝交替的各段"), caption).by(GRUNDY).strips([
                Strip::new(text!("run", "段"), texts),
                Strip::new(text!("Grundy number", "SG 值"), numbers),
            ]);
        let parts = lengths.iter().filter(|length| **length > 1).map(|length| NumberedPart {
            name: text!("run of {length}", "长 {length}"),
            number: grundy(*length),
        });
        let parts = parts.collect_vec();
        let binary = if parts.is_empty() { Vec::new() } else { binary(&parts)? };
        Some([frame].into_iter().chain(binary).collect())
    }
}

/// Returns the frames with another sentence at the end of the last one.
fn said_last(mut frames: Vec<Frame>, sentence: &Text) -> Vec<Frame> {
    if let Some(last) = frames.pop() {
        frames.push(last.saying(sentence));
    }
    frames
}
