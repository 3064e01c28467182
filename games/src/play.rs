//! How the best players play a game, turn by turn: with points, and where the last move decides.

use itertools::Itertools;
use rustc_hash::FxHashMap;

use crate::{Cell, Columns, Move, Problem, Question, Record, Rules};

/// What a player finds, and does.
struct Turn<'a, Position> {
    position: Position,
    shown: Columns<'a>,
    moves: Vec<Move<Position>>,
    /// The player's lead at the end after each move.
    leads: Vec<i64>,
    /// The first of the best moves; none at the end.
    chosen: Option<usize>,
    /// Both players' scores after it.
    scores: [i64; 2],
}

/// How the game goes, where `leads` has the lead of the player to move in every position.
pub(crate) fn record<'a, R: Rules>(
    rules: &'a R,
    problem: &'a Problem,
    question: &'a Question,
    leads: FxHashMap<R::Position, i64>,
) -> Record<'a> {
    let start = rules.start(question);
    let columns = rules.show(question, &start).into_iter();
    let shown = columns.map(|(heading, _)| match heading {
        "" => problem.arguments[0].name,
        heading => heading,
    });
    let [first, second] = problem.players;
    let last: &[_] = if R::HAS_POINTS {
        &[first, second, "final lead if it takes"]
    } else {
        &["the game is"]
    };
    let headings = ["move", "player"].into_iter().chain(shown);
    let headings = headings.chain(last.iter().copied());
    let headings = headings.map(str::to_owned).collect();
    let before = rules.summary(&leads);
    let mut next = Some(start);
    let mut scores = [0, 0];
    let turn = move |(player, number): (usize, i64)| {
        let position = next.take()?;
        let lead = scores[player] - scores[1 - player];
        let moves = rules.moves(question, position.clone()).collect_vec();
        let leads = moves.iter().map(|one| lead + one.gain - leads[&one.next]);
        let leads = leads.collect_vec();
        let chosen = leads
            .iter()
            .position(|lead| Some(lead) == leads.iter().max());
        if let Some(chosen) = chosen {
            scores[player] += moves[chosen].gain;
            next = Some(moves[chosen].next.clone());
        }
        let turn = Turn {
            shown: rules.show(question, &position),
            position,
            moves,
            leads,
            chosen,
            scores,
        };
        let number = chosen.map_or(Cell::text(""), |_| Cell::Number(number));
        let last = if R::HAS_POINTS {
            with_points(rules, &turn)?
        } else {
            without_points(rules, question, &turn)
        };
        let takes = chosen.map(|chosen| turn.moves[chosen].takes.clone());
        let shown = turn.shown.into_iter().map(|(_, cell)| match &takes {
            Some(takes) => cell.marked(takes.clone()),
            None => cell,
        });
        let start = [number, Cell::text(problem.players[player])].into_iter();
        Some(start.chain(shown).chain(last).collect())
    };
    let turns = [0, 1].into_iter().cycle().zip(1..);
    Record {
        before,
        headings,
        moves: Box::new(turns.map_while(turn)),
        after: None,
    }
}

fn name<R: Rules>(rules: &R, turn: &Turn<R::Position>, place: usize) -> String {
    rules.name(&turn.position, &turn.shown, &turn.moves[place])
}

/// The scores, and what each move comes to; nothing at the end.
fn with_points<'a, R: Rules>(rules: &R, turn: &Turn<R::Position>) -> Option<Vec<Cell<'a>>> {
    let chosen = turn.chosen?;
    let leads = turn.leads.iter().enumerate();
    let leads = leads.map(|(place, lead)| (name(rules, turn, place), *lead));
    let leads = leads.collect();
    let scores = turn.scores.map(Cell::Number).into_iter();
    Some(scores.chain([Cell::Leads { leads, chosen }]).collect())
}

/// Whether the game is won, and what that takes.
fn without_points<'a, R: Rules>(
    rules: &R,
    question: &Question,
    turn: &Turn<R::Position>,
) -> Vec<Cell<'a>> {
    let wins = turn.leads.iter().positions(|lead| *lead > 0);
    let names = wins.map(|place| name(rules, turn, place)).collect_vec();
    let verb = R::VERB;
    let outcome = match &names[..] {
        [] if turn.chosen.is_some() => format!("lost: whatever it {verb}s"),
        [] if rules.end(question, &turn.position) > 0 => "won: the other has lost".to_owned(),
        [] => "lost: no move".to_owned(),
        [only] => format!("won: {verb} {only}"),
        [others @ .., last] => format!("won: {verb} {} or {last}", others.join(", ")),
    };
    vec![Cell::Text(outcome)]
}
