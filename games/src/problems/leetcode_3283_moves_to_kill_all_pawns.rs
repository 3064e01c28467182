//! In turn, each player chooses a pawn, and a knight captures it in the fewest moves. Alice wants many moves, Bob few.

use itertools::Itertools;

use super::knight::moves_between;
use crate::Shape::{List, Number, Row};
use crate::{AnswerType, Argument, Cell, Columns, Input, Move, Problem, Rules, Shape, Site, Value};

const PLACE: Shape = Number(0..=49);
const SQUARE: Shape = Row(2..=2, 0..=49);

pub const PROBLEM: Problem = Problem::new(
    &[
        "Maximum Number of Moves to Kill All Pawns",
        "吃掉所有兵需要的最多移动次数",
    ],
    Site::leetcode("maxMoves", AnswerType::Integer),
    &[
        Argument::new("kx", PLACE).locally(PLACE),
        Argument::new("ky", PLACE).locally(PLACE),
        Argument::new("positions", List(1..=15, &SQUARE)).locally(List(1..=18, &SQUARE)),
    ],
    &KillAllPawns,
    &[],
)
.guaranteeing("different squares", keep_apart);

/// Moves each pawn on to the next free square.
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

/// The squares of the knight and of the pawns that are left.
type State = (Value, Vec<Value>);

impl Rules for KillAllPawns {
    type Position = State;

    fn start(&self, input: &Input) -> State {
        let knight = Value::Row(vec![input.number(0), input.number(1)]);
        (knight, input.list(2).to_vec())
    }

    /// Returns the captures; their moves are a gain for Alice and a loss for Bob.
    fn moves(&self, input: &Input, (knight, pawns): State) -> impl Iterator<Item = Move<State>> {
        let is_alice = (input.list(2).len() - pawns.len()).is_multiple_of(2);
        let sign = if is_alice { 1 } else { -1 };
        (0..pawns.len()).map(move |index| {
            let mut left = pawns.clone();
            let pawn = left.remove(index);
            let moves = moves_between(knight.row(), pawn.row());
            Move::new(sign * moves, 0..0, (pawn, left))
        })
    }

    fn show(&self, _: &Input, (knight, pawns): &State) -> Columns {
        let pawns = Cell::text(pawns.iter().join(" "));
        vec![("knight", Cell::text(knight)), ("pawns", pawns)]
    }

    fn name(&self, _: &State, _: &Columns, one: &Move<State>) -> String {
        one.next.0.to_string()
    }
}
