//! Plays every game by its rules alone: tries every move.

use std::hash::Hash;

use itertools::Itertools;
use rustc_hash::FxHashMap;

use crate::{Cell, Problem, Question, Record};

/// What is shown of a position and a move: the heading of each column, and what stands in it.
pub type Columns<'a> = Vec<(&'static str, Cell<'a>)>;

/// The rules of a game in which two players move in turn, and each wants the largest lead, that is its points minus the
/// other's. In a game that the last move decides, there are no points but those of the end.
pub trait Rules: Sync {
    /// All that decides how the game goes on.
    type Position: Clone + Eq + Hash;

    /// Whether the players score points, and do not only win or lose.
    const HAS_POINTS: bool = true;

    /// The largest size of a question that is played: about a second.
    const LARGEST: usize;

    /// Where the game starts.
    fn start(&self, question: &Question) -> Self::Position;

    /// For each move at `position`: the points that it gains, and the position that it leads to.
    fn moves(&self, question: &Question, position: &Self::Position) -> Vec<(i64, Self::Position)>;

    /// The lead that the end is worth to the player who cannot move: without points, that player has lost.
    fn end(&self, _position: &Self::Position) -> i64 {
        if Self::HAS_POINTS { 0 } else { -1 }
    }

    /// The answer, if the first player can lead by so much.
    fn answer(&self, question: &Question, lead: i64) -> String;

    /// The same lead by a faster recurrence, for questions that are too large to try every move, if there is one and
    /// the question is not too large for that either.
    fn lead_by_recurrence(&self, _question: &Question) -> Option<i64> {
        None
    }

    /// What is shown of `position` and of the move to `next`. Without a move, what it would change is empty.
    fn show<'a>(
        &self,
        question: &'a Question,
        position: &Self::Position,
        next: Option<&Self::Position>,
    ) -> Columns<'a>;

    /// What the move from `position` to `next` is called among the possible ones.
    fn name(&self, position: &Self::Position, next: &Self::Position) -> String;
}

/// What is asked of a game.
pub trait Game: Sync {
    /// The answer by the rules; `None` if that takes too long.
    fn answer_by_rules(&self, question: &Question) -> Option<String>;

    /// The answer by a faster recurrence; `None` if there is none, or if that takes too long too.
    fn answer_by_recurrence(&self, _question: &Question) -> Option<String> {
        None
    }

    /// How the best players play; `None` if that takes too long.
    fn play<'a>(&'a self, problem: &'a Problem, question: &'a Question) -> Option<Record<'a>>;
}

/// The lead of the player to move in every position that can be reached; `None` if that takes too long.
/// Takes a step for each move of each position.
fn leads<R: Rules>(rules: &R, question: &Question) -> Option<FxHashMap<R::Position, i64>> {
    if question.size() > R::LARGEST {
        return None;
    }
    let mut known = FxHashMap::default();
    let mut open = vec![rules.start(question)];
    while let Some(position) = open.last() {
        let moves = rules.moves(question, position);
        let positions = moves.iter().map(|(_, next)| next);
        let unknown = positions.filter(|next| !known.contains_key(*next));
        let unknown = unknown.cloned().collect_vec();
        if unknown.is_empty() {
            let leads = moves.iter().map(|(gain, next)| gain - known[next]);
            let lead = leads.max().unwrap_or_else(|| rules.end(position));
            known.insert(position.clone(), lead);
            open.pop();
        } else {
            open.extend(unknown);
        }
    }
    Some(known)
}

impl<R: Rules> Game for R {
    fn answer_by_rules(&self, question: &Question) -> Option<String> {
        let lead = leads(self, question)?[&self.start(question)];
        Some(self.answer(question, lead))
    }

    fn answer_by_recurrence(&self, question: &Question) -> Option<String> {
        Some(self.answer(question, self.lead_by_recurrence(question)?))
    }

    /// Of equally good moves always the first.
    fn play<'a>(&'a self, problem: &'a Problem, question: &'a Question) -> Option<Record<'a>> {
        let leads = leads(self, question)?;
        let start = self.start(question);
        let columns = self.show(question, &start, None);
        let mut headings = ["move", "player"].map(str::to_owned).to_vec();
        headings.extend(columns.iter().map(|(heading, _)| (*heading).to_owned()));
        let before = if R::HAS_POINTS {
            headings.extend(problem.players.map(str::to_owned));
            headings.push("final lead if it takes".to_owned());
            let has_ended = self.moves(question, &start).is_empty();
            has_ended.then(|| "nobody can move".to_owned())
        } else if let (name, Cell::Number(_)) = &columns[0] {
            headings.push(format!("{name} is"));
            let lost = leads.iter().filter(|(_, lead)| **lead < 0);
            let lost = lost.map(|(heap, _)| self.show(question, heap, None));
            let heaps = lost.filter_map(|columns| match columns[0] {
                (_, Cell::Number(heap)) => Some(heap),
                _ => None,
            });
            let heaps = heaps.sorted().join(" ");
            Some(format!("lost for the player to move: {heaps}"))
        } else {
            headings.push("the game is".to_owned());
            None
        };
        let is_heap = before.is_some();
        let mut scores = [0, 0];
        let mut next = Some(start);
        let turn = move |(player, count): (usize, i64)| {
            let position = next.take()?;
            let lead = scores[player] - scores[1 - player];
            let moves = self.moves(question, &position);
            let names = moves.iter().map(|(_, after)| self.name(&position, after));
            let leads = moves.iter().map(|(gain, after)| lead + gain - leads[after]);
            let choices = names.zip(leads).collect_vec();
            let end = self.end(&position);
            let best = choices.iter().map(|(_, lead)| *lead).max();
            let chosen = choices.iter().position(|(_, lead)| Some(*lead) == best);
            if let Some(chosen) = chosen {
                scores[player] += moves[chosen].0;
                next = Some(moves[chosen].1.clone());
            }
            let count = chosen.map_or(Cell::text(""), |_| Cell::Number(count));
            let mut cells = vec![count, Cell::text(problem.players[player])];
            let columns = self.show(question, &position, next.as_ref());
            cells.extend(columns.into_iter().map(|(_, cell)| cell));
            if R::HAS_POINTS {
                cells.extend(scores.map(Cell::Number));
                let leads = choices;
                cells.push(chosen.map(|chosen| Cell::Leads { leads, chosen })?);
            } else {
                cells.push(Cell::Text(outcome(&choices, end, is_heap)));
            }
            Some(cells)
        };
        let turns = [0, 1].into_iter().cycle().zip(1..);
        Some(Record {
            before,
            headings,
            moves: Box::new(turns.map_while(turn)),
            after: None,
        })
    }
}

/// Whether a turn is won, and what that takes. A move is named after the heap that it leaves, or what it takes.
fn outcome(choices: &[(String, i64)], end: i64, is_heap: bool) -> String {
    let wins = choices.iter().any(|(_, lead)| *lead > 0);
    let choices = choices.iter().filter(|(_, lead)| !wins || *lead > 0);
    let names = choices.map(|(name, _)| name).collect_vec();
    let names = match &names[..] {
        [] if end > 0 => return "won: the other has lost".to_owned(),
        [] => return "lost: no move".to_owned(),
        [only] => (*only).clone(),
        [others @ .., last] => format!("{} or {last}", others.iter().join(", ")),
    };
    match (wins, is_heap) {
        (true, true) => format!("won: leave {names}"),
        (true, false) => format!("won: take {names}"),
        (false, true) => format!("lost: must leave a won one: {names}"),
        (false, false) => "lost: whatever it takes".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PROBLEMS;
    use crate::questions::tiny_at_home;

    #[test]
    fn recurrences_agree_with_the_rules() {
        for problem in PROBLEMS {
            let mut tiny = tiny_at_home(problem);
            tiny.retain(|question| question.size() <= 200);
            for question in tiny {
                // First those, for they take less time where there is none.
                let expected = problem.game.answer_by_rules(&question);
                let answer = expected
                    .is_some()
                    .then(|| problem.game.answer_by_recurrence(&question));
                if let Some(answer) = answer.flatten() {
                    assert_eq!(Some(answer), expected, "{} {question}", problem.program);
                }
            }
        }
    }

    /// The lead of the player of a turn, as it is shown.
    fn lead(cells: &[Cell]) -> Option<i64> {
        match cells.last()? {
            Cell::Leads { leads, chosen } => {
                let best = leads.iter().map(|(_, lead)| *lead).max();
                let first_best = leads.iter().position(|(_, lead)| Some(*lead) == best);
                assert_eq!(first_best, Some(*chosen));
                best
            }
            Cell::Text(text) if text.starts_with("won: ") => Some(1),
            Cell::Text(text) if text.starts_with("lost: ") => Some(-1),
            _ => None,
        }
    }

    #[test]
    fn every_tiny_game_is_played_to_its_answer() {
        for problem in PROBLEMS {
            let mut answers = FxHashMap::default();
            let mut tiny = tiny_at_home(problem);
            tiny.retain(|question| question.size() <= 60 && question.row().len() <= 5);
            for question in tiny {
                let record = problem.game.play(problem, &question);
                let Some(record) = record else {
                    assert!(question.size() > 12, "a short game: {question}");
                    continue;
                };
                let turns = record.moves.collect_vec();
                let Some(first) = turns.first().and_then(|cells| lead(cells)) else {
                    continue;
                };
                for (cells, player) in turns.iter().zip([0, 1].into_iter().cycle()) {
                    let expected = [first, -first][player];
                    assert_eq!(lead(cells), Some(expected), "{question}");
                    assert_eq!(cells[1], Cell::text(problem.players[player]), "{question}");
                }
                // The answer follows from the lead and, where there are points, from the sum of all values.
                let mut total = 0;
                let end = &turns[turns.len() - 1][..];
                if let [.., Cell::Number(one), Cell::Number(other), _] = end {
                    assert_eq!(one - other, first, "{question}");
                    total = question.values().sum();
                } else {
                    let is_over = ["lost: no move", "won: the other has lost"];
                    let is_over = is_over.map(Cell::text);
                    assert!(is_over.contains(&end[end.len() - 1]), "{question}");
                }
                let answer = problem.answer(&question);
                let same = answers.entry((total, first)).or_insert(answer.clone());
                assert_eq!(*same, answer, "{question}");
            }
        }
    }
}
