//! Plays a game with the user, who plays against the perfect player.

use std::io::{BufRead, Read, Write};

use anyhow::{Context, Result, ensure};
use games::told::Teller;
use games::turn::{Choice, Facts, Scoring, Turn};
use games::words::Language::{Chinese, English};
use games::words::{Words, words};
use games::{Budget, Input, Play, Player, Problem};
use itertools::Itertools;

use crate::answers::visible;
use crate::language::language;
use crate::optimal_play::{columns_of, game_of, teller};
use crate::scene::drawn;

/// Maximum number of moves that are listed.
const MAX_LISTED: usize = 40;

/// Maximum length of a line that the user types, in bytes. The rest of a longer line is the next line.
const MAX_LINE_LENGTH: u64 = 1000;

const HELP: Words = words(
    "Type a move's number or name, ? for the results of all moves, undo, or Ctrl-D to stop.",
    "请输入走法的编号或名字；? 显示各走法的结果，“悔棋”退回一步，Ctrl-D 结束。",
);

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
        let program = problem.program;
        let no_choices = || tell!("{program} has no choices to play", "{program} 没有可选的走法");
        ensure!(facts.has_choices, no_choices());
        let too_large = || {
            tell!("{name}: this game has too many positions to play", "{name}：局面太多，无法对战")
        };
        let play = game.play(&mut Budget::default()).with_context(too_large)?;
        if index == 0 {
            let [rules, help] = [problem.about.rules, HELP].map(|words| words.get(language()));
            writeln!(output, "{program}  {name}\n{rules}\n{help}")?;
        }
        if count > 1 {
            writeln!(output, "\n{}", game_of(index, count))?;
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
            writeln!(output, "\n{}{}", self.position(&turn), self.teller().ending(&turn))?;
            return Ok(Next::Game);
        }
        if turn.player != self.user {
            let reply = &turn.moves[0];
            writeln!(output, "{}", self.teller().made(turn.player, reply))?;
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
            "?" | "？" => self.shows_results = true,
            "undo" | "u" | "悔棋" => self.undo(),
            "" | "help" | "帮助" => writeln!(output, "{}", HELP.get(language()))?,
            typed => {
                if let Some(choice) = self.meant(&turn, typed) {
                    writeln!(output, "{}", self.teller().worth(&turn, choice))?;
                    self.make(choice.id);
                } else {
                    writeln!(output, "{}", not_a_move(typed))?;
                }
            }
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

    fn teller(&self) -> Teller<'_> {
        teller(self.problem, &self.facts, Some(self.user))
    }

    fn name(&self, player: Player) -> &'static str {
        self.problem.players[player.index()].get(language())
    }

    /// Describes the position: the board or the columns, and the scores.
    fn position(&self, turn: &Turn) -> String {
        let board = turn.scene.as_ref().map_or_else(String::new, drawn);
        let scores = [Player::First, Player::Second]
            .map(|player| format!("{} {}", self.name(player), turn.scores[player.index()]));
        let has_points = self.facts.scoring != Scoring::Win;
        let scores =
            if has_points { scores.join(&tell!(", ", "，")) + "\n" } else { String::new() };
        board + &columns_of(turn) + &scores
    }

    /// Lists the moves in the game's order, numbered from 1.
    fn listed(&self, turn: &Turn) -> String {
        let moves = turn.moves.iter().sorted_by_key(|choice| choice.id);
        let lines = moves.take(MAX_LISTED).map(|choice| {
            let result = if self.shows_results {
                format!("  {}", self.teller().result(turn.player, choice.result))
            } else {
                String::new()
            };
            format!("{:>4}  {}{result}\n", choice.id + 1, self.teller().phrase(choice))
        });
        let more = turn.moves.len().saturating_sub(MAX_LISTED);
        let more = if more > 0 {
            tell!("      … and {more} more\n", "      … 还有 {more} 种\n")
        } else {
            String::new()
        };
        lines.collect::<String>() + &more + self.name(self.user)
    }

    /// Returns the move with this number or this name in either language, whatever blanks it has.
    fn meant<'a>(&self, turn: &'a Turn, typed: &str) -> Option<&'a Choice> {
        let plain = |text: &str| text.split_whitespace().collect::<String>();
        let is_named = |choice: &&Choice| {
            let names = [English, Chinese].map(|language| {
                let teller = Teller { language, ..self.teller() };
                [choice.name.get(language), teller.phrase(choice)]
            });
            names.as_flattened().iter().any(|name| plain(name) == plain(typed))
        };
        let is_numbered = |choice: &&Choice| typed.parse() == Ok(choice.id + 1);
        turn.moves.iter().find(is_numbered).or_else(|| turn.moves.iter().find(is_named))
    }
}

/// Says that what the user typed is not a move, and what to type.
fn not_a_move(typed: &str) -> String {
    let (typed, help) = (visible(typed), HELP.get(language()));
    tell!("\"{typed}\" is not a move here. {help}", "现在没有 \"{typed}\" 这种走法。{help}")
}
