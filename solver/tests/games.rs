//! Games as somebody would write them for this crate alone: with points, with repeating positions, with extra turns.

use solver::{Budget, Game, Move, MoveOf, NoGrundy, Player, grundy, solve};

/// Take a number from either end of a row; the higher total wins.
struct EitherEnd(Vec<i64>);

impl Game for EitherEnd {
    type Position = (usize, usize);
    type Action = ();

    fn start(&self) -> (usize, usize) {
        (0, self.0.len())
    }

    fn moves(&self, (start, end): (usize, usize)) -> impl Iterator<Item = MoveOf<Self>> {
        let left = (start < end).then(|| Move::new((), (start + 1, end)).gaining(self.0[start]));
        let right = (start < end).then(|| Move::new((), (start, end - 1)).gaining(self.0[end - 1]));
        left.into_iter().chain(right)
    }

    fn final_lead(&self, _: &(usize, usize)) -> i64 {
        0
    }
}

#[test]
fn a_game_with_points() {
    let solution =
        solve(EitherEnd(vec![1, 5, 233, 7]), &mut Budget::default()).expect("a solution");
    assert_eq!(solution.result().points, 222);
    let gains = solution.line().filter_map(|turn| Some((turn.player, turn.best?.gain)));
    let [first, second] = [(Player::First, 1), (Player::Second, 5)];
    assert!(gains.take(2).eq([first, second]));
    assert_eq!(solution.ranked(&(0, 3)).iter().map(|one| one.lead.points).max(), Some(229));
    let refused = grundy(solution.game(), &mut Budget::default());
    assert_eq!(refused.err(), Some(NoGrundy::Partizan));
}

/// A token moves along an edge in turn; a player who cannot move loses.
struct Token(Vec<Vec<usize>>);

impl Game for Token {
    type Position = usize;
    type Action = ();
    const CAN_REPEAT: bool = true;

    fn start(&self) -> usize {
        0
    }

    fn moves(&self, node: usize) -> impl Iterator<Item = MoveOf<Self>> {
        self.0[node].iter().map(|next| Move::new((), *next))
    }
}

#[test]
fn a_game_whose_positions_repeat() {
    let graph = [vec![1, 2], vec![0], vec![3], vec![]];
    let solution = solve(Token(graph.to_vec()), &mut Budget::default()).expect("a solution");
    let leads = [0, 1, 2, 3].map(|node| solution.lead(&node));
    assert_eq!(leads.map(|lead| lead.points), [0, 0, 1, -1]);
    assert_eq!(leads.map(|lead| lead.moves), [0, 0, 1, 0]);
    assert_eq!(solution.line().count(), 3, "up to the position that occurs again");
}

/// Take 1 or 2 of the points; who takes 2 moves again.
struct ExtraTurns(i64);

impl Game for ExtraTurns {
    type Position = i64;
    type Action = i64;

    fn start(&self) -> i64 {
        self.0
    }

    fn first_player(&self) -> Player {
        Player::Second
    }

    fn moves(&self, left: i64) -> impl Iterator<Item = MoveOf<Self>> {
        let possible = (1..=2).filter(move |taken| *taken <= left);
        possible.map(move |taken| {
            Move::new(taken, left - taken).gaining(taken).moving_again(taken == 2)
        })
    }

    fn final_lead(&self, _: &i64) -> i64 {
        0
    }
}

#[test]
fn a_game_with_extra_turns() {
    let solution = solve(ExtraTurns(5), &mut Budget::default()).expect("a solution");
    assert_eq!(solution.result().points, 5);
    let players: Vec<_> = solution.line().map(|turn| turn.player.index()).collect();
    assert_eq!(players, [1, 1, 1, 0]);
}

#[test]
fn a_budget_that_does_not_suffice_refuses() {
    assert!(solve(ExtraTurns(100), &mut Budget::new(1000, 100_000)).is_none());
    assert!(solve(ExtraTurns(100), &mut Budget::new(100_000, 1000)).is_none());
    assert!(solve(ExtraTurns(100), &mut Budget::new(100_000, 100_000)).is_some());
}
