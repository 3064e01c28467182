//! What is said about a turn: results, whose move it is, what a move gave away, and how the game ended.
//!
//! The terminal and the board page print these words, and no others.

use itertools::Itertools;
use solver::{Lead, Player};

use crate::say;
use crate::text::{counted, shortened};
use crate::turn::{Choice, Facts, Scoring, Turn};
use crate::words::{Language, Words, capital, spaced, words};

const YOU: Words = words("you", "你");
const PERFECT_PLAYER: Words = words("the perfect player", "电脑");

/// What a result is to a player, which gives it its color.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Win,
    Loss,
    Tie,
    /// A total, which is neither good nor bad by itself.
    Total,
}

/// Tells about one game in one language.
#[derive(Debug, Clone, Copy)]
pub struct Teller<'a> {
    pub facts: &'a Facts,
    pub players: [Words; 2],
    /// The player whom the texts call "you", if the reader plays one side.
    pub reader: Option<Player>,
    pub language: Language,
}

impl Teller<'_> {
    /// Returns the name of a player, or "you". Where the game itself calls a player "you", the reader's opponent is the
    /// perfect player.
    pub fn name(&self, player: Player) -> &'static str {
        let name = match self.reader {
            Some(reader) if reader == player => YOU,
            Some(_) if self.calls_a_player_you() => PERFECT_PLAYER,
            _ => self.players[player.index()],
        };
        name.get(self.language)
    }

    fn calls_a_player_you(&self) -> bool {
        self.players.contains(&YOU)
    }

    /// Names a player beside the board, and who plays for this player: `Alice`, `Alice (you)`, `Bob (perfect player)`.
    pub fn side(&self, player: Player) -> String {
        let name = self.players[player.index()].get(self.language);
        let role = match self.reader {
            None => return capital(name),
            Some(reader) if reader == player => YOU,
            Some(_) => words("perfect player", "电脑"),
        };
        let role = role.get(self.language);
        if self.calls_a_player_you() {
            return capital(role);
        }
        spaced(&format!("{} ({role})", capital(name)))
    }

    /// Names a choice for the reader: to be this player against the perfect player.
    pub fn offer(&self, player: Player) -> String {
        let ordinal = [words("the first player", "先手"), words("the second player", "后手")];
        let names = if self.calls_a_player_you() { ordinal } else { self.players };
        let name = names[player.index()].get(self.language);
        say!(self.language, "{name}, against the perfect player", "执{name}，对战电脑")
    }

    /// Returns a move as the game announces it: `take 5`.
    pub fn phrase(&self, choice: &Choice) -> String {
        let phrase = self.facts.phrase.get(self.language);
        spaced(&phrase.replace("{}", &choice.name.get(self.language)))
    }

    /// Returns the tone of a lead.
    pub fn tone(&self, points: i64) -> Tone {
        match self.facts.scoring {
            Scoring::Total(_) => Tone::Total,
            Scoring::Win | Scoring::Lead if points > 0 => Tone::Win,
            Scoring::Win | Scoring::Lead if points < 0 => Tone::Loss,
            Scoring::Win | Scoring::Lead => Tone::Tie,
        }
    }

    /// Says in a few words what a lead is to a player who is to move, or moves there: `win in 3`, `+5`, `total 16`.
    pub fn result(&self, player: Player, lead: Lead) -> String {
        let (language, Lead { points, moves }) = (self.language, lead);
        match self.facts.scoring {
            Scoring::Lead => signed(points),
            Scoring::Total(collector) => {
                let total = total(player, collector, points);
                format!("{} {total}", self.facts.total.get(language))
            }
            Scoring::Win if points == 0 => say!(language, "draw", "平局"),
            Scoring::Win if points > 0 && moves == 0 => say!(language, "win", "必胜"),
            Scoring::Win if points > 0 => say!(language, "win in {moves}", "{moves} 步胜"),
            Scoring::Win if moves == 0 => say!(language, "loss", "必败"),
            Scoring::Win => say!(language, "loss in {moves}", "{moves} 步负"),
        }
    }

    /// Says what a player had by a lead: `a win`, `+5`.
    fn had(&self, player: Player, points: i64) -> String {
        let language = self.language;
        match self.facts.scoring {
            Scoring::Win if points > 0 => say!(language, "a win", "必胜"),
            Scoring::Win if points < 0 => say!(language, "a loss", "必败"),
            Scoring::Win => say!(language, "a draw", "平局"),
            Scoring::Lead | Scoring::Total(_) => self.result(player, Lead { points, moves: 0 }),
        }
    }

    /// Says whose move it is, without results: `Alice to move.`
    pub fn mover(&self, turn: &Turn) -> String {
        let stop = words(".", "。").get(self.language);
        self.moves_now(turn.player) + stop
    }

    fn moves_now(&self, player: Player) -> String {
        let name = self.name(player);
        if self.reader == Some(player) || name == YOU.get(self.language) {
            return say!(self.language, "Your move", "轮到你了");
        }
        capital(&say!(self.language, "{name} to move", "轮到{name}"))
    }

    /// Says whose move it is, and what this player can reach: `Alice to move: the best move wins in 3 moves.`
    pub fn prospects(&self, turn: &Turn) -> String {
        let (mover, value) = (self.moves_now(turn.player), self.reached(turn));
        say!(self.language, "{mover}: {value}.", "{mover}：{value}。")
    }

    fn reached(&self, turn: &Turn) -> String {
        let (language, Lead { points, moves }) = (self.language, turn.result);
        if !self.facts.has_choices {
            return self.outcome_to_come(turn);
        }
        let (size, count) = (points.abs(), counted_moves(moves));
        match self.facts.scoring {
            Scoring::Win if points == 0 => {
                let repetition = self.facts.repetition.get(language);
                say!(language, "with best play, {repetition}", "双方都不走错：{repetition}")
            }
            Scoring::Win if points > 0 && moves == 0 => {
                say!(language, "the best move wins", "必胜")
            }
            Scoring::Win if points > 0 => {
                say!(language, "the best move wins, in {count}", "必胜，还有 {moves} 步分胜负")
            }
            Scoring::Win if moves == 0 => say!(language, "every move loses", "怎么走都输"),
            Scoring::Win => {
                say!(
                    language,
                    "every move loses, in {count} at most",
                    "怎么走都输，最多还有 {moves} 步"
                )
            }
            Scoring::Lead if points > 0 => {
                say!(language, "the best move wins by {size}", "最好能净胜 {size} 分")
            }
            Scoring::Lead if points < 0 => {
                say!(language, "every move loses by {size} or more", "怎么走都至少净负 {size} 分")
            }
            Scoring::Lead => say!(language, "the best move leads to a tie", "最好的结果是平局"),
            Scoring::Total(collector) => {
                let total = total(turn.player, collector, points);
                let name = self.facts.total.get(language);
                say!(
                    language,
                    "with best play, the {name} is {total}",
                    "双方都不走错，{name}是 {total}"
                )
            }
        }
    }

    /// Says who will win a game without choices.
    fn outcome_to_come(&self, turn: &Turn) -> String {
        let points = turn.result.points;
        if points == 0 {
            return say!(self.language, "nobody will win", "谁也不会赢");
        }
        let name = self.name(ahead(turn.player, points));
        say!(self.language, "{name} will win", "{name}会赢")
    }

    /// Says what move a player has made: `Alice: take 5 (+5).`
    pub fn made(&self, player: Player, choice: &Choice) -> String {
        let (name, phrase) = (capital(self.name(player)), self.phrase(choice));
        let gain = match self.facts.scoring {
            Scoring::Lead if choice.gain != 0 => format!(" ({})", signed(choice.gain)),
            _ => String::new(),
        };
        say!(self.language, "{name}: {phrase}{gain}.", "{name}：{phrase}{gain}。")
    }

    /// Says which move of a game one was: `Move 3, take 5.`
    pub fn numbered(&self, number: usize, choice: &Choice) -> String {
        let phrase = self.phrase(choice);
        say!(self.language, "Move {number}, {phrase}.", "第{number}步，{phrase}。")
    }

    /// Says what a move gave away; `None` if it kept the result.
    pub fn mistake(&self, player: Player, before: Lead, after: Lead) -> Option<String> {
        let is_mistake = before.points != after.points && self.facts.has_choices;
        let name = self.name(player);
        let [had, has] = [before, after].map(|lead| self.had(player, lead.points));
        is_mistake.then(|| {
            say!(
                self.language,
                "A mistake: {name} had {had}, now {has}.",
                "走错了：{name}原来{had}，现在{has}。"
            )
        })
    }

    /// Says what a move is worth to the player who makes it: whether it is a best move, slower or faster, or a mistake.
    pub fn worth(&self, turn: &Turn, choice: &Choice) -> String {
        let (language, best, after) = (self.language, turn.result, choice.result);
        if let Some(mistake) = self.mistake(turn.player, best, after) {
            return mistake;
        }
        let result = self.result(turn.player, after);
        if after == best {
            return say!(language, "A best move: {result}.", "最好的走法：{result}。");
        }
        let had = self.had(turn.player, after.points);
        let (moves, best) = (after.moves, best.moves);
        say!(
            language,
            "Still {had}, but in {moves} moves instead of {best}.",
            "还是{had}，不过变成 {moves} 步，最好是 {best} 步。"
        )
    }

    /// Says how a game has ended: `Alice won by 5.`
    pub fn ending(&self, turn: &Turn) -> String {
        let (language, points) = (self.language, turn.result.points);
        let (name, size) = (capital(self.name(ahead(turn.player, points))), points.abs());
        match self.facts.scoring {
            _ if turn.repeats => {
                let result = self.facts.repetition.get(language);
                say!(
                    language,
                    "The position has occurred before: {result}.",
                    "局面重复：{result}。"
                )
            }
            Scoring::Total(collector) => {
                let total = total(turn.player, collector, points);
                let name = self.facts.total.get(language);
                say!(language, "The {name} is {total}.", "{name}是 {total}。")
            }
            Scoring::Win if points == 0 => say!(language, "Nobody won.", "谁也没有赢。"),
            Scoring::Lead if points == 0 => {
                let tie = self.facts.tie.get(language);
                say!(language, "{tie}.", "{tie}。")
            }
            Scoring::Win => say!(language, "{name} won.", "{name}赢了。"),
            Scoring::Lead => say!(language, "{name} won by {size}.", "{name}净胜 {size} 分。"),
        }
    }

    /// Says whether both sides played perfectly, given who began, with which lead, and whether a move was a mistake.
    pub fn quality(&self, beginner: Player, start: Lead, has_mistake: bool) -> String {
        if !has_mistake {
            return say!(self.language, "Both sides played perfectly.", "双方都没有走错。");
        }
        let (name, had) = (self.name(beginner), self.had(beginner, start.points));
        say!(
            self.language,
            "With best play on both sides, {name} would have had {had}.",
            "双方都不走错的话，{name}的结果是{had}。"
        )
    }

    /// Returns the number that a lead of the player to move stands for: the lead with its sign, or the total.
    pub fn number(&self, player: Player, points: i64) -> String {
        match self.facts.scoring {
            Scoring::Win | Scoring::Lead => signed(points),
            Scoring::Total(collector) => total(player, collector, points).to_string(),
        }
    }

    /// Returns a cell of the table of positions, given what the player to move gains from there on: `W`, `+5`, `16`.
    pub fn cell(&self, points: i64) -> String {
        match (self.facts.scoring, self.tone(points)) {
            (Scoring::Win, Tone::Win) => say!(self.language, "W", "胜"),
            (Scoring::Win, Tone::Loss) => say!(self.language, "L", "负"),
            (Scoring::Win, _) => say!(self.language, "D", "平"),
            (Scoring::Lead, _) => signed(points),
            (Scoring::Total(_), _) => points.abs().to_string(),
        }
    }

    /// Says what the cells of the table of positions mean.
    pub fn legend(&self) -> String {
        match self.facts.scoring {
            Scoring::Win => say!(
                self.language,
                "Every position: W won, L lost, D drawn, for the player to move.",
                "每个局面对走棋一方是胜、负还是平。"
            ),
            Scoring::Lead => say!(
                self.language,
                "Every position: the points by which the player to move wins from there on.",
                "从每个局面起，走棋一方能净胜多少分。"
            ),
            Scoring::Total(_) => {
                let name = self.facts.total.get(self.language);
                say!(
                    self.language,
                    "Every position: the {name} from there on.",
                    "从每个局面起的{name}。"
                )
            }
        }
    }

    /// Says who is ahead: `Alice ahead`.
    fn is_ahead(&self, player: Player) -> String {
        let name = capital(self.name(player));
        say!(self.language, "{name} ahead", "{name}领先")
    }

    /// Names what a player's moves have taken by the end: `Alice: take …`.
    pub fn taken(&self, player: Player) -> String {
        let name = capital(self.name(player));
        let phrase = self.facts.phrase.get(self.language).replace("{}", "…");
        say!(self.language, "{name}: {phrase}", "{name}：{phrase}")
    }

    /// Returns what a curve of the game shows of a lead of the player to move: the lead of the first player, or the total.
    pub fn plotted(&self, player: Player, points: i64) -> i64 {
        match self.facts.scoring {
            Scoring::Total(collector) => total(player, collector, points),
            Scoring::Win | Scoring::Lead => total(player, Player::First, points),
        }
    }

    /// Names the top and the bottom of a curve of leads, or its last value if it is of totals.
    pub fn ends_of_curve(&self, last: i64) -> Vec<String> {
        match self.facts.scoring {
            Scoring::Total(_) => {
                vec![format!("{} {last}", self.facts.total.get(self.language))]
            }
            Scoring::Win | Scoring::Lead => {
                [Player::First, Player::Second].map(|player| self.is_ahead(player)).to_vec()
            }
        }
    }

    /// Returns the points of a player that count so far; `None` if there are none, or only the other player's count.
    pub fn points(&self, turn: &Turn, player: Player) -> Option<i64> {
        let [own, others] = [player, player.opponent()].map(|player| turn.scores[player.index()]);
        match self.facts.scoring {
            Scoring::Win => None,
            Scoring::Lead => Some(own),
            Scoring::Total(collector) if collector != player => None,
            Scoring::Total(_) if turn.moves.is_empty() => {
                Some(total(turn.player, player, turn.result.points))
            }
            Scoring::Total(_) => Some(own - others),
        }
    }

    /// Says in a row of optimal play whether a position without points is won, and which moves keep the result.
    pub fn optimal(&self, turn: &Turn) -> String {
        let (language, Lead { points, moves }) = (self.language, turn.result);
        let repetition = self.facts.repetition.get(language);
        if turn.repeats {
            return say!(language, "{repetition}: the position repeats", "{repetition}：局面重复");
        }
        let as_good = turn.moves.iter().filter(|choice| choice.result.points == points);
        let (best, slower): (Vec<_>, Vec<_>) =
            as_good.partition(|choice| choice.result.moves == moves);
        let names = |choices: &[&Choice]| {
            let names = choices.iter().map(|choice| choice.name.get(language)).collect_vec();
            shortened(&names, words(" or ", " 或 ").get(language))
        };
        let phrase = self.facts.phrase.get(language).replace("{}", &names(&best));
        let slower = match names(&slower) {
            names if names.is_empty() => names,
            names => say!(language, "; later {names}", "；更慢：{names}"),
        };
        let count = counted_moves(moves);
        match (turn.moves.is_empty(), points) {
            (true, 1..) => say!(language, "won: the opponent has lost", "胜：对手已输"),
            (true, 0) => say!(language, "a draw: the game is over", "平局：游戏结束"),
            (true, _) => say!(language, "lost: the game is over", "负：游戏结束"),
            (false, 1..) if moves == 0 => {
                say!(language, "won: {phrase}{slower}", "必胜：{phrase}{slower}")
            }
            (false, 1..) => {
                say!(language, "won in {count}: {phrase}{slower}", "{moves} 步胜：{phrase}{slower}")
            }
            (false, 0) => say!(language, "{repetition}: {phrase}", "{repetition}：{phrase}"),
            (false, _) if moves == 0 => {
                say!(language, "lost: every move loses", "必败：怎么走都输")
            }
            (false, _) => {
                say!(language, "lost in {count}: every move loses", "{moves} 步负：怎么走都输")
            }
        }
    }
}

/// Says what the answer to an input is, given as the program prints it.
pub fn answer(language: Language, answer: &str) -> String {
    say!(language, "The answer to this input is {answer}.", "这组数据的答案是 {answer}。")
}

/// Joins sentences.
pub fn joined(language: Language, sentences: impl IntoIterator<Item = String>) -> String {
    sentences.into_iter().join(words(" ", "").get(language))
}

/// Returns the player whom a lead of the player to move puts ahead.
fn ahead(mover: Player, points: i64) -> Player {
    if points > 0 { mover } else { mover.opponent() }
}

/// Returns the total of the player who collects.
fn total(player: Player, collector: Player, points: i64) -> i64 {
    if player == collector { points } else { -points }
}

fn counted_moves(count: u32) -> String {
    counted(usize::try_from(count).unwrap_or(usize::MAX), "move")
}

/// Formats a number with its sign: `+5`, `-3`, `0`.
fn signed(points: i64) -> String {
    if points == 0 { "0".to_owned() } else { format!("{points:+}") }
}
