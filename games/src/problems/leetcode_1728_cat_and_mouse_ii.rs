//! The mouse jumps over a grid to reach the food, the cat to reach the food or the mouse.

use std::iter::once;

use crate::prelude::*;

const GRID: Shape = List(1..=8, &Shape::Text(1..=8, ".#FMC"));
const JUMP: Shape = Number(1..=8);

const ABOUT: About = About {
    title: words("Cat and Mouse II", "猫和老鼠 II"),
    family: Family::Repetition,
    difficulty: Difficulty::Hard,
    rules: words(
        "The mouse and the cat move in turn: each may stay or jump in a straight line, over no wall. The mouse wins on the food; the cat wins on the food or on the mouse, or if the game lasts 1000 turns.",
        "老鼠和猫轮流行动：可以不动，也可以沿直线跳若干格，不能越过墙。老鼠先到食物则老鼠胜；猫先到食物、抓到老鼠或超过 1000 回合则猫胜。",
    ),
    usual: &[
        (words("1000 turns, memoized", "1000 步，记忆化搜索"), "thousand_turns.cpp"),
        (words("backward from the ends", "从终局倒推"), "backward_from_the_ends.cpp"),
    ],
    technique: words(
        "backward from the food, each position once",
        "从食物倒推，每个局面只处理一次",
    ),
    time: words(
        "O(s² k) for s cells with k moves each → O(s² k)",
        "O(s² k)，s 个格子、每格 k 种走法 → O(s² k)",
    ),
};

pub const PROBLEM: Problem = Problem::new(
    ABOUT,
    Site::leetcode("canMouseWin", AnswerType::Boolean),
    &[
        Argument::new("grid", GRID),
        Argument::new("catJump", JUMP),
        Argument::new("mouseJump", JUMP),
    ],
    Games::One(|input| Box::new(CatAndMouseII::new(input))),
    &[random("random", 25, &[GRID, JUMP, JUMP])],
)
.needing(
    "rows of equal length, with one F, one M and one C in the grid",
    "各行等长，网格中 F、M、C 各一个",
    repair,
)
.played_by(words("mouse", "老鼠"), words("cat", "猫"))
.explained_at("games-that-repeat", "cat-and-mouse-ii", "猫和老鼠-ii");

/// Makes the rows as long as the first one, with at least three cells in all. Keeps the first of each letter, and puts
/// a missing letter into the last cell without one.
fn repair(input: &Input) -> Option<Input> {
    let grid = input.list(0);
    let first = grid.first()?;
    let width = first.length().max(3_usize.div_ceil(grid.len()));
    let mut cells = Vec::new();
    for row in grid {
        cells.extend(row.text().chars().pad_using(width, |_| '.').take(width));
    }
    // Twice, because a missing letter may find a cell only after the duplicates of other letters are removed.
    for letter in "FMCFMC".chars() {
        let first = cells.iter().position(|cell| *cell == letter);
        let index = first.or_else(|| cells.iter().rposition(|cell| !"FMC".contains(*cell)));
        let same = cells.iter_mut().filter(|cell| **cell == letter);
        same.for_each(|cell| *cell = '.');
        if let Some(index) = index {
            cells[index] = letter;
        }
    }
    let rows = cells.chunks(width).map(|row| row.iter().collect());
    Some(input.with(0, Value::List(rows.map(Value::Text).collect())))
}

/// The cat wins after 1000 turns, so it wins a game that repeats. No known win of the mouse takes more than 79 turns.
struct CatAndMouseII {
    grid: Vec<String>,
    width: usize,
    /// The letters of the cells, row by row.
    letters: Vec<char>,
    cat_jump: usize,
    mouse_jump: usize,
}

/// The cells of the player to move and of the opponent, and whether the mouse is to move. A cell is an index into the
/// rows, one after another.
type Position = (usize, usize, bool);

/// Returns the cells of the mouse and of the cat.
fn mouse_and_cat((own, opponent, is_mouses_turn): Position) -> [usize; 2] {
    if is_mouses_turn { [own, opponent] } else { [opponent, own] }
}

impl CatAndMouseII {
    fn new(input: &Input) -> Self {
        let grid = input.list(0).iter().map(|row| row.text().to_owned()).collect_vec();
        let jump = |index| usize::try_from(input.number(index)).unwrap_or(0);
        Self {
            width: grid.first().map_or(0, String::len),
            letters: grid.iter().flat_map(|row| row.chars()).collect(),
            grid,
            cat_jump: jump(1),
            mouse_jump: jump(2),
        }
    }

    fn find(&self, letter: char) -> usize {
        self.letters.iter().position(|other| *other == letter).unwrap_or(0)
    }

    /// Returns the cells in a line from a cell, up to the edge of the grid: to the right, down, left and up.
    fn lines(&self, cell: usize) -> [Box<dyn Iterator<Item = usize>>; 4] {
        let (row, column) = (cell / self.width, cell % self.width);
        let row_start = row * self.width;
        [
            Box::new(cell + 1..row_start + self.width),
            Box::new((cell + self.width..self.letters.len()).step_by(self.width)),
            Box::new((row_start..cell).rev()),
            Box::new((column..cell).step_by(self.width).collect_vec().into_iter().rev()),
        ]
    }

    /// Writes a cell as its row and column.
    fn name_of(&self, cell: usize) -> String {
        format!("({}, {})", cell / self.width, cell % self.width)
    }
}

impl Game for CatAndMouseII {
    type Position = Position;
    type Action = ();
    const CAN_REPEAT: bool = true;

    fn start(&self) -> Position {
        (self.find('M'), self.find('C'), true)
    }

    fn moves(
        &self,
        (own, opponent, is_mouses_turn): Position,
    ) -> impl Iterator<Item = MoveOf<Self>> {
        let has_food = |cell: usize| self.letters[cell] == 'F';
        let is_over = own == opponent || has_food(own) || has_food(opponent);
        let longest = if is_mouses_turn { self.mouse_jump } else { self.cat_jump };
        let jumps = self
            .lines(own)
            .into_iter()
            .flat_map(move |line| line.take(longest).take_while(|cell| self.letters[*cell] != '#'));
        let cells = once(own).chain(jumps).filter(move |_| !is_over);
        cells.map(move |cell| Move::new((), (opponent, cell, !is_mouses_turn)))
    }

    /// Returns a loss for the player to move, unless the mouse has just moved to the cat.
    fn final_lead(&self, &(own, opponent, is_mouses_turn): &Position) -> i64 {
        let is_won = own == opponent && !is_mouses_turn;
        if is_won { 1 } else { -1 }
    }

    /// Returns a win for the cat.
    fn repeated_lead(&self, &(_, _, is_mouses_turn): &Position) -> i64 {
        if is_mouses_turn { -1 } else { 1 }
    }
}

impl Shown for CatAndMouseII {
    const PHRASE: Words = words("enter {}", "跳到 {}");
    const REPETITION: Words = words("the cat wins", "猫胜");

    fn columns(&self, position: &Position) -> Vec<Column> {
        let [mouse, cat] = mouse_and_cat(*position).map(|cell| Cell::text(self.name_of(cell)));
        vec![column(words("mouse", "老鼠"), mouse), column(words("cat", "猫"), cat)]
    }

    fn name(&self, _: &[Column], _: &Position, choice: &MoveOf<Self>) -> MoveName {
        MoveName::Go(self.name_of(choice.next.1))
    }

    fn scene(&self, position: &Position) -> Option<Scene> {
        let [mouse, cat] = mouse_and_cat(*position);
        let pieces = vec![
            Piece::new(mouse, words("mouse", "老鼠")),
            Piece::new(cat, words("cat", "猫")),
            Piece::new(self.find('F'), words("food", "食物")),
        ];
        let rows = self.grid.iter().map(|row| row.replace(['M', 'C', 'F'], ".")).collect();
        Some(Scene { board: Board::Grid { rows, corner: (0, 0) }, pieces })
    }

    fn board_places(&self, _: &Position, choice: &MoveOf<Self>) -> Vec<usize> {
        vec![choice.next.1]
    }
}
