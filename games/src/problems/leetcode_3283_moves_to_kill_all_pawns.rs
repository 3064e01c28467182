//! The players take turns choosing a pawn, which a knight captures in as few moves as possible. Alice maximizes the
//! total number of moves, and Bob minimizes it.

use itertools::Itertools;

use super::knight::moves_between;
use crate::Shape::{List, Number, Row};
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Site, Value};

pub const PROBLEM: Problem = Problem::new(
    &["Maximum Number of Moves to Kill All Pawns", "吃掉所有兵需要的最多移动次数"],
    Site::leetcode("maxMoves", AnswerType::Integer),
    &[
        Argument::new("kx", Number(0..=49)).locally(Number(0..=49)),
        Argument::new("ky", Number(0..=49)).locally(Number(0..=49)),
        Argument::new("positions", List(1..=15, &Row(2..=2, 0..=49)))
            .locally(List(1..=18, &Row(2..=2, 0..=49))),
    ],
    &KillAllPawns,
    &[],
)
.guaranteeing("different squares", keep_apart);

/// Moves each pawn on a taken square to the next free one.
fn keep_apart(input: &mut Input) {
    let mut taken = vec![Value::Row(vec![input.number(0), input.number(1)])];
    if let Value::List(pawns) = &mut input.values[2] {
        for pawn in pawns {
            while taken.contains(pawn) {
                let next = 50 * pawn.row()[0] + pawn.row()[1] + 1;
                *pawn = Value::Row(vec![next / 50 % 50, next % 50]);
            }
            taken.push(pawn.clone());
        }
    }
}

struct KillAllPawns;

/// The square of the knight, and the set of the pawns that are left, as bits.
type State = (Value, u32);

impl Rules for KillAllPawns {
    type Position = State;

    fn start(&self, input: &Input) -> State {
        let knight = Value::Row(vec![input.number(0), input.number(1)]);
        (knight, (1 << input.list(2).len()) - 1)
    }

    /// Returns the captures; their moves are a gain for Alice and a loss for Bob.
    fn moves(&self, input: &Input, (knight, left): State) -> impl Iterator<Item = Move<State>> {
        let sign = [1, -1][(input.list(2).len() - indices(left).count()) % 2];
        indices(left).map(move |index| {
            let pawn = &input.list(2)[index];
            let gain = sign * moves_between(knight.row(), pawn.row());
            Move::new(gain, 0..0, (pawn.clone(), left & !(1 << index)))
        })
    }

    fn show(&self, input: &Input, (knight, left): &State) -> Columns {
        let pawns = Cell::text(indices(*left).map(|index| &input.list(2)[index]).join(" "));
        vec![("knight", Cell::text(knight)), ("pawns", pawns)]
    }

    fn name(&self, _: &State, _: &Columns, choice: &Move<State>) -> String {
        choice.next.0.to_string()
    }
}

fn indices(set: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |index| set >> index & 1 == 1)
}
