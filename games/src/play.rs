//! How the best players play a game, turn by turn: with points, and where the last move decides.

use itertools::Itertools;
use rustc_hash::FxHashMap;

use crate::{Cell, Problem, Question, Record, Rules};

/// How the game goes, where `leads` has the lead of the player to move in every position. Of equally good moves always
/// the first.
pub(crate) fn record<'a, R: Rules>(
    rules: &'a R,
    problem: &'a Problem,
    question: &'a Question,
    leads: FxHashMap<R::Position, i64>,
) -> Record<'a> {
    let before = rules.summary(&leads);
    let mut next = Some(rules.start(question));
    let mut scores = [0, 0];
    let turn = move |(player, number): (usize, i64)| {
        let position = next.take()?;
        let shown = rules.show(question, &position);
        let lead = scores[player] - scores[1 - player];
        let moves = rules.moves(question, position.clone()).collect_vec();
        let choices = moves.iter().map(|one| {
            let name = rules.name(&position, &shown, one);
            (name, lead + one.gain - leads[&one.next])
        });
        let choices = choices.collect_vec();
        let best = choices.iter().map(|(_, lead)| *lead).max();
        let chosen = choices.iter().position(|(_, lead)| Some(*lead) == best);
        let chosen = chosen.map(|chosen| (chosen, &moves[chosen]));
        let number = chosen.map_or(Cell::text(""), |_| Cell::Number(number));
        let mut cells = vec![number, Cell::text(problem.players[player])];
        cells.extend(shown.into_iter().map(|(_, cell)| match chosen {
            Some((_, one)) => cell.marked(one.takes.clone()),
            None => cell,
        }));
        if let Some((_, one)) = chosen {
            scores[player] += one.gain;
            next = Some(one.next.clone());
        }
        if R::HAS_POINTS {
            let chosen = chosen?.0;
            let leads = choices;
            cells.extend(scores.map(Cell::Number));
            cells.push(Cell::Leads { leads, chosen });
        } else {
            let end = rules.end(question, &position);
            cells.push(Cell::Text(outcome(&choices, R::VERB, end)));
        }
        Some(cells)
    };
    let turns = [0, 1].into_iter().cycle().zip(1..);
    Record {
        before,
        headings: headings(rules, problem, question),
        moves: Box::new(turns.map_while(turn)),
        after: None,
    }
}

fn headings<R: Rules>(rules: &R, problem: &Problem, question: &Question) -> Vec<String> {
    let columns = rules.show(question, &rules.start(question)).into_iter();
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
    headings.map(str::to_owned).collect()
}

/// Whether a game without points is won, and what that takes.
fn outcome(choices: &[(String, i64)], verb: &str, end: i64) -> String {
    let wins = choices.iter().filter(|(_, lead)| *lead > 0);
    let names = wins.map(|(name, _)| name).collect_vec();
    match &names[..] {
        [] if !choices.is_empty() => format!("lost: whatever it {verb}s"),
        [] if end > 0 => "won: the other has lost".to_owned(),
        [] => "lost: no move".to_owned(),
        [only] => format!("won: {verb} {only}"),
        [others @ .., last] => format!("won: {verb} {} or {last}", others.iter().join(", ")),
    }
}
