//! The idea of a solution in steps: on one input, frame by frame.
//!
//! A frame is a caption with pictures, and a picture is a sheet of tiles or the game's board. The page and the terminal
//! draw both and know no game.

use crate::text;
use crate::turn::Scene;
use crate::words::{Language, Text, Words, words};

/// One way to see the idea of a game on an input.
#[derive(Debug)]
pub struct Steps {
    /// The kind of steps, as in the page's address and on the command line: `table`, `fold`.
    pub key: &'static str,
    pub title: Words,
    /// Whether these steps are a usual solution, and the program decides the game in another way.
    pub is_usual: bool,
    /// The frames; `None` if the input is too large for them.
    pub course: Option<Course>,
}

/// The frames, and what they arrive at.
#[derive(Debug)]
pub struct Course {
    pub frames: Vec<Frame>,
    /// The answer to the input, as the site expects it. Tests compare it with the reference answer.
    pub answer: String,
}

/// A step.
#[derive(Debug)]
pub struct Frame {
    /// What is looked at; shown at once.
    pub title: Text,
    /// What is found, and why; hidden until a reader who wants to be asked has answered.
    pub caption: Text,
    pub pictures: Vec<Picture>,
    /// What a reader who wants to be asked decides first.
    pub question: Option<Question>,
    /// The theorem that the frame uses and the pictures do not show.
    pub theorem: Option<Theorem>,
}

/// A theorem, and where it is proved.
#[derive(Debug, Clone, Copy)]
pub struct Theorem {
    pub name: Words,
    pub section: Section,
}

/// A section of a document, or a whole one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Section {
    /// The page in `docs/`, without its ending.
    pub page: &'static str,
    /// The anchors of the section in the page of each language, as GitHub makes them of a heading; `None` for the whole
    /// page.
    pub anchor: Option<Words>,
}

/// A question about the decision of a frame.
#[derive(Debug)]
pub struct Question {
    pub text: Text,
    /// The answers to choose from; empty if a number is typed.
    pub choices: Vec<Text>,
    pub answer: Text,
}

#[derive(Debug)]
pub enum Picture {
    Sheet(Sheet),
    /// A board with a tile at some places, by index.
    Board {
        label: Text,
        scene: Scene,
        tiles: Vec<Option<Tile>>,
    },
}

/// Rows of tiles with headings: a row and its stack, a table of positions, or numbers in binary columns.
#[derive(Debug)]
pub struct Sheet {
    /// What stands above the headings of the rows.
    pub corner: Text,
    /// The headings of the columns; empty if there are none.
    pub columns: Vec<String>,
    pub rows: Vec<Strip>,
}

/// A row of a sheet.
#[derive(Debug)]
pub struct Strip {
    pub heading: Text,
    /// The tiles; `None` leaves a gap.
    pub tiles: Vec<Option<Tile>>,
}

/// A number, a letter or a few words.
#[derive(Debug, Clone)]
pub struct Tile {
    pub text: Text,
    pub tone: Tone,
    pub mark: Option<Mark>,
}

/// What the number of a tile means to the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Win,
    Loss,
    Tie,
    Total,
}

/// What a frame does with a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// The frame finds it.
    New,
    /// The frame finds it, too, but does not explain it.
    Added,
    /// A move reaches it, or the frame reads it.
    Used,
    /// The best of those that are reached.
    Best,
    /// It vanishes after this frame.
    Removed,
    /// It belongs to the first player.
    First,
    /// It belongs to the second player.
    Second,
    /// The program's rule says this of it.
    Ruled,
}

impl Mark {
    /// All marks, in the order of a legend.
    pub const ALL: [Self; 8] = [
        Self::New,
        Self::Added,
        Self::Used,
        Self::Best,
        Self::Removed,
        Self::First,
        Self::Second,
        Self::Ruled,
    ];

    /// Returns what a legend says of the mark.
    pub const fn words(self) -> Words {
        match self {
            Self::New => words("found in this step", "这一步求出"),
            Self::Added => words("found in this step, too", "这一步同时求出"),
            Self::Used => words("looked at", "用到"),
            Self::Best => words("the best", "最好"),
            Self::Removed => words("vanishes after this step", "这一步之后消去"),
            Self::First => words("the first player's", "归先手"),
            Self::Second => words("the second player's", "归后手"),
            Self::Ruled => words("by the program's rule", "程序的规则所说"),
        }
    }
}

impl Steps {
    /// Creates steps that fit if `course` does.
    pub(crate) fn new(key: &'static str, title: Words, course: Option<Course>) -> Self {
        Self { key, title, is_usual: false, course }
    }

    /// Returns the steps as a usual solution that the program does not use.
    pub(crate) fn made_usual(self) -> Self {
        Self { is_usual: true, ..self }
    }
}

impl Course {
    pub(crate) fn new(frames: Vec<Frame>, answer: impl ToString) -> Self {
        Self { frames, answer: answer.to_string() }
    }

    /// Creates the only frame of a game that is over at the start.
    pub(crate) fn without_moves(answer: String) -> Self {
        let caption = text!(
            "No move is possible at the start: the game is over before it begins.",
            "开局就没有走法：游戏还没开始就结束了。"
        );
        let caption = caption.then(&answer_in_words(&answer));
        let moves = Strip::new(text!("moves", "走法"), [Tile::plain(0)]);
        let frame = Frame::new(text!("no move", "没有走法"), caption).strips([moves]);
        Self::new(vec![frame], answer)
    }
}

impl Theorem {
    pub(crate) const fn new(name: Words, page: &'static str, anchor: Words) -> Self {
        Self { name, section: Section { page, anchor: Some(anchor) } }
    }
}

impl Section {
    /// Returns the file in `docs/`, `nim.md` or `nim.zh-CN.md`.
    pub fn file(&self, language: Language) -> String {
        match language {
            Language::English => format!("{}.md", self.page),
            Language::Chinese => format!("{}.zh-CN.md", self.page),
        }
    }

    /// Returns the path in the project, with the anchor: `docs/nim.md#misère-nim`.
    pub fn path(&self, language: Language) -> String {
        let anchor =
            self.anchor.map_or(String::new(), |anchor| format!("#{}", anchor.get(language)));
        format!("docs/{}{anchor}", self.file(language))
    }
}

impl Frame {
    pub(crate) fn new(title: Text, caption: Text) -> Self {
        Self { title, caption, pictures: Vec::new(), question: None, theorem: None }
    }

    /// Returns the frame with a picture more.
    pub(crate) fn showing(mut self, picture: Picture) -> Self {
        self.pictures.push(picture);
        self
    }

    /// Returns the frame with a sheet of these rows, without headings of columns, as a picture more.
    pub(crate) fn strips(self, rows: impl IntoIterator<Item = Strip>) -> Self {
        let (corner, rows) = (Text::plain(""), rows.into_iter().collect());
        self.showing(Picture::Sheet(Sheet { corner, columns: Vec::new(), rows }))
    }

    /// Returns the frame with the theorem that it uses.
    pub(crate) fn by(self, theorem: Theorem) -> Self {
        Self { theorem: Some(theorem), ..self }
    }

    /// Returns the frame with another sentence at the end of its caption.
    pub(crate) fn saying(self, sentence: &Text) -> Self {
        Self { caption: self.caption.then(sentence), ..self }
    }

    /// Returns the frame with a question whose answer is typed.
    pub(crate) fn asking(self, text: Text, answer: impl ToString) -> Self {
        self.asking_for(text, Vec::new(), Text::plain(answer))
    }

    /// Returns the frame with a question whose answer is yes or no.
    pub(crate) fn asking_whether(self, text: Text, holds: bool) -> Self {
        let choices = [text!("yes", "是"), text!("no", "否")];
        let answer = choices[usize::from(!holds)].clone();
        self.asking_for(text, choices.to_vec(), answer)
    }

    /// Returns the frame with a question whose answer is one of these.
    pub(crate) fn asking_for(mut self, text: Text, choices: Vec<Text>, answer: Text) -> Self {
        self.question = Some(Question { text, choices, answer });
        self
    }
}

impl Tone {
    /// Returns the tone of a lead of the player to move.
    pub(crate) const fn of(points: i64) -> Self {
        match points {
            1.. => Self::Win,
            0 => Self::Tie,
            _ => Self::Loss,
        }
    }

    /// Returns the tone of a Grundy number: 0 is lost.
    pub(crate) const fn of_grundy(number: u64) -> Self {
        if number == 0 { Self::Loss } else { Self::Win }
    }
}

impl Tile {
    pub(crate) fn new(text: Text) -> Self {
        Self { text, tone: Tone::Plain, mark: None }
    }

    /// Creates a tile with a number or a name.
    pub(crate) fn plain(text: impl ToString) -> Self {
        Self::new(Text::plain(text))
    }

    /// Creates a tile with the letter of a win, a loss or a draw of the player to move.
    pub(crate) fn outcome(points: i64) -> Self {
        Self::new(letter(points)).toned(Tone::of(points))
    }

    pub(crate) fn toned(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }

    pub(crate) fn marked(self, mark: Mark) -> Self {
        Self { mark: Some(mark), ..self }
    }

    pub(crate) fn marked_if(self, condition: bool, mark: Mark) -> Self {
        if condition { self.marked(mark) } else { self }
    }
}

impl Strip {
    pub(crate) fn new(heading: impl Into<Text>, tiles: impl IntoIterator<Item = Tile>) -> Self {
        Self { heading: heading.into(), tiles: tiles.into_iter().map(Some).collect() }
    }
}

/// Returns the letter of a win, a loss or a draw of the player to move.
pub(crate) fn letter(points: i64) -> Text {
    match points {
        1.. => text!("W", "胜"),
        0 => text!("D", "平"),
        _ => text!("L", "负"),
    }
}

/// Gives the answer to the input, on lines of its own if it has several.
pub(crate) fn answer_in_words(answer: &str) -> Text {
    if answer.contains('\n') {
        return text!("The answer:\n{answer}", "答案：\n{answer}");
    }
    text!("The answer: {answer}.", "答案：{answer}。")
}

/// Writes a number as a term of a sum: in parentheses if it is negative.
pub(crate) fn term(number: i64) -> String {
    if number < 0 { format!("({number})") } else { number.to_string() }
}

/// Writes numbers as a sum, at most the first eight: `3 + 4 + …`.
pub(crate) fn sum_of(numbers: impl IntoIterator<Item = i64>) -> String {
    const MOST: usize = 8;
    let terms: Vec<_> = numbers.into_iter().map(term).collect();
    let shown = terms.iter().take(MOST).map(String::as_str);
    shown.chain((terms.len() > MOST).then_some("…")).collect::<Vec<_>>().join(" + ")
}
