//! How a problem shows its game and words the answer.

use solver::{Budget, Game, MoveOf, Player};

use crate::frame::{Steps, Theorem};
use crate::indexed::brute_force_lead;
use crate::turn::{Cell, Column, Facts, Places, Scene, Scoring};
use crate::words::{MoveName, Text, Words, words};

/// A pile, a row or another position that has a size.
pub struct Size {
    pub size: i64,
    /// The sizes after each move: several, if the move splits it.
    pub moves: Vec<Vec<i64>>,
}

/// Says whether a rule marks the position with these coordinates.
type Mark = Box<dyn Fn(&[i64]) -> bool>;

/// A rule that decides a position from its coordinates.
pub struct Rule {
    /// The rule in a sentence: `The player to move loses if 4 divides n.`
    pub text: Text,
    /// Returns whether the rule marks the position with these coordinates.
    pub marks: Mark,
    /// The theorem that the rule is.
    pub theorem: Option<Theorem>,
}

impl Rule {
    pub(crate) fn new(text: Text, marks: impl Fn(&[i64]) -> bool + 'static) -> Self {
        Self { text, marks: Box::new(marks), theorem: None }
    }

    pub(crate) fn by(self, theorem: Theorem) -> Self {
        Self { theorem: Some(theorem), ..self }
    }
}

/// A game that a problem shows to people, made from an input.
pub trait Shown: Game + Sized {
    /// What the players play for: by default, the lead if there are points.
    const SCORING: Scoring = if Self::HAS_POINTS { Scoring::Lead } else { Scoring::Win };

    /// How a move is announced, with a gap for its name.
    const PHRASE: Words = words("take {}", "取 {}");

    /// The name of the total, if one player collects all points.
    const TOTAL: Words = words("total", "总数");

    /// The result of a game in which a position occurs again.
    const REPETITION: Words = words("a draw", "平局");

    /// Whether the program marks, from each lost position, the positions that reach it, unless it has a rule: steps show
    /// that, too.
    const MARKS_FORWARD: bool = false;

    /// Returns the columns that show a position.
    fn columns(&self, position: &Self::Position) -> Vec<Column>;

    /// Returns what a move touches in the columns, by default nothing.
    fn places(&self, _position: &Self::Position, _choice: &MoveOf<Self>) -> Places {
        Places::Nothing
    }

    /// Returns the name of a move: by default, the items that it takes.
    fn name(
        &self,
        columns: &[Column],
        position: &Self::Position,
        choice: &MoveOf<Self>,
    ) -> MoveName {
        taken_items(columns, &self.places(position, choice)).unwrap_or(MoveName::Take(Vec::new()))
    }

    /// Returns the board and its pieces, if the game is played on one.
    fn scene(&self, _position: &Self::Position) -> Option<Scene> {
        None
    }

    /// Returns the places of the board that a move goes to or takes.
    fn board_places(&self, _position: &Self::Position, _choice: &MoveOf<Self>) -> Vec<usize> {
        Vec::new()
    }

    /// Returns the names of the coordinates of a position, at most two; without any, no table of positions is drawn.
    fn axes(&self) -> Vec<Words> {
        vec![]
    }

    /// Returns one coordinate per axis; `None` for positions that the table leaves out.
    fn coordinates(&self, _position: &Self::Position) -> Option<Vec<i64>> {
        None
    }

    /// Returns the names of the [parts](Game::parts) of a position, in their order: steps then show the xor of their
    /// Grundy numbers.
    fn part_names(&self, _position: &Self::Position) -> Option<Vec<Text>> {
        None
    }

    /// Returns the heading of the sizes whose Grundy numbers steps show one by one, and the sizes, in ascending order.
    fn sizes(&self) -> Option<(Words, Vec<Size>)> {
        None
    }

    /// Returns whether the program, too, finds the Grundy numbers of the [sizes](Shown::sizes) one by one.
    fn finds_number_of_each_size(&self) -> bool {
        false
    }

    /// Returns further positions from which the table of positions begins, such as the square up to the larger heap.
    fn table_starts(&self) -> Vec<Self::Position> {
        Vec::new()
    }

    /// Says what is asked and what a cell of the table means, if it is not what the other games mean.
    fn cell_meaning(&self) -> Option<Text> {
        None
    }

    /// Returns the points of both players together, if the answer is the score of one.
    fn total(&self) -> Option<i64> {
        None
    }

    /// Says how the Grundy numbers of the parts are found, and by which theorem.
    fn part_numbers(&self) -> Option<(Text, Theorem)> {
        None
    }

    /// Returns the rule by which the program decides the positions of the table without it, if there is one.
    fn rule(&self) -> Option<Rule> {
        None
    }

    /// Returns the ideas that are told without searching positions, in steps.
    fn ideas(&self) -> Vec<Steps> {
        Vec::new()
    }

    /// Returns the sentence on a game in which both players have the same points, without its stop.
    fn tie(&self) -> Words {
        words("It is a tie", "平局")
    }

    /// Returns the answer if the player who begins has this lead: by default whether it is positive, the lead, or the
    /// total.
    fn answer(&self, lead: i64) -> String {
        match Self::SCORING {
            Scoring::Win => (lead > 0).to_string(),
            Scoring::Lead | Scoring::Total(Player::First) => lead.to_string(),
            Scoring::Total(Player::Second) => (-lead).to_string(),
        }
    }

    /// Returns the answer by brute force; `None` if the budget does not suffice. The bytes of the budget remain.
    fn brute_force_answer(&self, budget: &mut Budget) -> Option<String> {
        Some(self.answer(brute_force_lead(self, budget)?))
    }

    /// Returns the lead of the player who begins, by brute force with this budget unless the game has a faster method;
    /// `None` if that takes too long.
    fn lead(&self, budget: &mut Budget) -> Option<i64> {
        brute_force_lead(self, budget)
    }

    /// Returns the answer, by brute force with this budget unless the game has a faster method; `None` if that takes too
    /// long.
    fn reference_answer(&self, budget: &mut Budget) -> Option<String> {
        Some(self.answer(self.lead(budget)?))
    }
}

/// Returns what is the same in every turn of a game.
pub(crate) fn facts<G: Shown>(game: &G) -> Facts {
    Facts {
        scoring: G::SCORING,
        phrase: G::PHRASE,
        repetition: G::REPETITION,
        tie: game.tie(),
        total: G::TOTAL,
        has_choices: true,
        axes: game.axes(),
    }
}

/// Returns the name of a move that takes these items.
pub(crate) fn taken_items(columns: &[Column], places: &Places) -> Option<MoveName> {
    let items = |cell: &Cell, indices: &[usize]| match cell {
        Cell::Text(_) | Cell::Number(_) | Cell::Pile(_) => None,
        Cell::Piles(items) | Cell::Cards(items) => {
            Some(MoveName::Take(indices.iter().map(|index| items[*index]).collect()))
        }
        Cell::Letters(text) => {
            let letters = text.as_bytes();
            let taken = indices.iter().map(|index| char::from(letters[*index]));
            Some(MoveName::TakeLetters(taken.collect()))
        }
    };
    match places {
        Places::Items(range) => {
            let indices: Vec<_> = range.clone().collect();
            columns.iter().find_map(|column| items(&column.cell, &indices))
        }
        Places::Column(column, touched) => {
            let indices: Vec<_> = touched.iter().map(|(index, _)| *index).collect();
            items(&columns[*column].cell, &indices)
        }
        Places::Nothing => None,
    }
}
