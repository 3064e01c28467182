//! What a person sees of the positions of a game, each known by its index.

use solver::MoveOf;

use crate::indexed::{Listed, Rules};
use crate::shown::Shown;
use crate::turn::{Column, Places, Scene};
use crate::words::{MoveName, Text};

/// What a person sees of a position.
pub(crate) struct View {
    pub columns: Vec<Column>,
    /// The moves, in the game's order.
    pub moves: Vec<MoveView>,
}

/// What a person sees of a move.
pub(crate) struct MoveView {
    pub gain: i64,
    pub name: MoveName,
    pub places: Places,
    pub board_places: Vec<usize>,
}

/// The positions of a game.
pub(crate) trait Positions: Rules {
    /// Returns further positions from which the table of positions begins.
    fn table_starts(&self) -> Vec<usize>;

    /// Returns what a person sees of a position, with its first moves, at most so many.
    fn view(&self, index: usize, most: usize) -> View;

    /// Returns the board at a position, if there is one.
    fn scene(&self, index: usize) -> Option<Scene>;

    /// Returns the coordinates of a position in the table.
    fn coordinates(&self, index: usize) -> Option<Vec<i64>>;

    /// Returns the names of the parts of a position, in their order.
    fn part_names(&self, index: usize) -> Option<Vec<Text>>;
}

impl<G: Shown> Positions for Listed<'_, G> {
    fn table_starts(&self) -> Vec<usize> {
        let mut starts = Vec::new();
        for start in self.game().table_starts() {
            starts.push(self.index(start));
        }
        starts
    }

    fn view(&self, index: usize, most: usize) -> View {
        let (game, position) = (self.game(), self.position(index));
        let columns = game.columns(&position);
        let mut moves = Vec::new();
        for choice in game.moves(position.clone()).take(most) {
            moves.push(move_view(game, &columns, &position, &choice));
        }
        View { columns, moves }
    }

    fn scene(&self, index: usize) -> Option<Scene> {
        self.game().scene(&self.position(index))
    }

    fn coordinates(&self, index: usize) -> Option<Vec<i64>> {
        self.game().coordinates(&self.position(index))
    }

    fn part_names(&self, index: usize) -> Option<Vec<Text>> {
        self.game().part_names(&self.position(index))
    }
}

fn move_view<G: Shown>(
    game: &G,
    columns: &[Column],
    position: &G::Position,
    choice: &MoveOf<G>,
) -> MoveView {
    MoveView {
        gain: choice.gain,
        name: game.name(columns, position, choice),
        places: game.places(position, choice),
        board_places: game.board_places(position, choice),
    }
}
