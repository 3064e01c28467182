//! Plays a game with the user, who plays against the perfect player.

use std::io::{BufRead, Read, Write};

use anyhow::{Context, Result, ensure};
use games::turn::{Choice, Facts, Scoring, Turn};
use games::words::Language::English;
use games::{Budget, Input, Lead, Play, Player, Problem};
use itertools::Itertools;

use crate::answers::visible;
use crate::optimal_play::{columns_of, in_moves, signed};
use crate::scene::drawn;

/// Maximum number of moves that are listed.
const MAX_LISTED: usize = 40;

/// Maximum length of a line that the user types, in bytes. The rest of a longer line is the next line.
const MAX_LINE_LENGTH: u64 = 1000;

const HELP: &str =
    "Type a move's number or name, ? for the results of all moves, undo, or Ctrl-D to stop.";

/// A game with the user.
struct Dialogue<'a> {
    problem: &'a Problem,
    play: Box<dyn Play>,
    facts: Facts,
    user: Player,
    /// The ids of the moves that have been made.
    made: Vec<usize>,
    shows_results: bool,
}

/// What comes after a turn.
enum Next {
    Turn,
    /// The game is over.
    Game,
    /// The user's input has ended.
    Nothing,
}

/// Plays the games of the input in turn, until they end or the user's input does.
pub fn dialogue(
    problem: &Problem,
    input: &Input,
    user: Player,
    lines: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<()> {
    let name = problem.named(input);
    let count = problem.game_count(input);
    for index in 0..count {
        let game = problem.game(input, index);
        let facts = game.facts();
        ensure!(facts.has_choices, "{} has no choices to play", problem.program);
        let too_large = || format!("{name}: this game has too many positions to play");
        let play = game.play(&mut Budget::default()).with_context(too_large)?;
        if index == 0 {
            writeln!(output, "{}  {name}\n{}\n{HELP}", problem.program, problem.about.rules.en)?;
        }
        if count > 1 {
            writeln!(output, "\ngame {} of {count}", index + 1)?;
        }
        let made = Vec::new();
        let mut dialogue = Dialogue { problem, play, facts, user, made, shows_results: false };
        let mut next = Next::Turn;
        while let Next::Turn = next {
            next = dialogue.turn(lines, output)?;
        }
        if let Next::Nothing = next {
            break;
        }
    }
    Ok(())
}

impl Dialogue<'_> {
    /// Plays a turn.
    fn turn(&mut self, lines: &mut dyn BufRead, output: &mut dyn Write) -> Result<Next> {
        let turn = self.play.turn();
        if turn.moves.is_empty() {
            writeln!(output, "\n{}{}", self.position(&turn), self.ending(&turn))?;
            return Ok(Next::Game);
        }
        if turn.player != self.user {
            let reply = &turn.moves[0];
            writeln!(output, "{}: {}", self.name(turn.player), self.phrase(reply))?;
            self.make(reply.id);
            return Ok(Next::Turn);
        }
        write!(output, "\n{}{}> ", self.position(&turn), self.listed(&turn))?;
        output.flush()?;
        let mut line = Vec::new();
        if lines.take(MAX_LINE_LENGTH).read_until(b'\n', &mut line)? == 0 {
            writeln!(output)?;
            return Ok(Next::Nothing);
        }
        let line = String::from_utf8_lossy(&line);
        self.shows_results = false;
        match line.trim() {
            "?" => self.shows_results = true,
            "undo" | "u" => self.undo(),
            "" | "help" => writeln!(output, "{HELP}")?,
            typed => match self.meant(&turn, typed) {
                Some(choice) => {
                    writeln!(output, "{}", self.worth(&turn, choice))?;
                    self.make(choice.id);
                }
                None => writeln!(output, "\"{}\" is not a move here. {HELP}", visible(typed))?,
            },
        }
        Ok(Next::Turn)
    }

    fn make(&mut self, id: usize) {
        if self.play.make(id).is_some() {
            self.made.push(id);
        }
    }

    /// Takes back the moves since the user's last one, included.
    fn undo(&mut self) {
        self.made.pop();
        loop {
            self.play.restart();
            self.made.iter().for_each(|id| _ = self.play.make(*id));
            if self.play.turn().player == self.user || self.made.pop().is_none() {
                return;
            }
        }
    }

    fn name(&self, player: Player) -> &'static str {
        self.problem.players[player.index()].en
    }

    fn phrase(&self, choice: &Choice) -> String {
        self.facts.phrase.with(choice.name.get(English)).en
    }

    /// Describes the position: the board or the columns, and the scores.
    fn position(&self, turn: &Turn) -> String {
        let board = turn.scene.as_ref().map_or_else(String::new, drawn);
        let scores = [Player::First, Player::Second]
            .map(|player| format!("{} {}", self.name(player), turn.scores[player.index()]));
        let has_points = self.facts.scoring != Scoring::Win;
        let scores = if has_points { scores.join(", ") + "\n" } else { String::new() };
        board + &columns_of(turn) + &scores
    }

    /// Lists the moves in the game's order, numbered from 1.
    fn listed(&self, turn: &Turn) -> String {
        let moves = turn.moves.iter().sorted_by_key(|choice| choice.id);
        let lines = moves.take(MAX_LISTED).map(|choice| {
            let result = if self.shows_results {
                format!("  {}", self.result(turn, choice.result))
            } else {
                String::new()
            };
            format!("{:>4}  {}{result}\n", choice.id + 1, self.phrase(choice))
        });
        let more = turn.moves.len().saturating_sub(MAX_LISTED);
        let more = if more > 0 { format!("      … and {more} more\n") } else { String::new() };
        lines.collect::<String>() + &more + self.name(self.user)
    }

    /// Returns the move with this number or name.
    fn meant<'a>(&self, turn: &'a Turn, typed: &str) -> Option<&'a Choice> {
        let is_named = |choice: &&Choice| {
            [choice.name.get(English), self.phrase(choice)].iter().any(|name| name == typed)
        };
        let is_numbered = |choice: &&Choice| typed.parse() == Ok(choice.id + 1);
        turn.moves.iter().find(is_numbered).or_else(|| turn.moves.iter().find(is_named))
    }

    /// Says what a result is to the player to move.
    fn result(&self, turn: &Turn, lead: Lead) -> String {
        let moves = in_moves(lead);
        match self.facts.scoring {
            Scoring::Win => match lead.points {
                1.. => format!("win{moves}"),
                0 => self.facts.repetition.en.to_owned(),
                _ => format!("loss{moves}"),
            },
            scoring => signed(scoring, turn.player, lead.points),
        }
    }

    /// Says what a move was worth.
    fn worth(&self, turn: &Turn, choice: &Choice) -> String {
        let after = self.result(turn, choice.result);
        if choice.result == turn.result {
            format!("a best move: {after}")
        } else if choice.result.points == turn.result.points {
            format!("still a {after}; a best move: {}", self.result(turn, turn.result))
        } else {
            format!(
                "this gave something away: you had {}, now {after}",
                self.result(turn, turn.result)
            )
        }
    }

    /// Says how the game has ended.
    fn ending(&self, turn: &Turn) -> String {
        let points = turn.result.points;
        let winner = if points > 0 { turn.player } else { turn.player.opponent() };
        match self.facts.scoring {
            _ if turn.repeats => format!("the position repeats: {}", self.facts.repetition.en),
            Scoring::Total(player) => {
                let sign = if player == turn.player { 1 } else { -1 };
                format!("the game is over: {} has {}", self.name(player), sign * points)
            }
            _ if points == 0 => "the game is over: a tie".to_owned(),
            Scoring::Win => format!("the game is over: {} has won", self.name(winner)),
            Scoring::Lead => {
                format!("the game is over: {} has won by {}", self.name(winner), points.abs())
            }
        }
    }
}
