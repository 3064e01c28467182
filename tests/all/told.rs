//! Tests what is said about a turn, in both languages.

#![allow(
    clippy::redundant_closure_for_method_calls,
    reason = "a method of `Teller` does not fit every lifetime"
)]

use games::told::{Teller, Tone, answer};
use games::turn::{Facts, Turn};
use games::words::Language::{self, Chinese, English};
use games::words::{capital, spaced};
use games::{Budget, Lead, Play, Player, Problem, parse_inputs, problem};

use crate::common::first_sample;

/// A game that is told.
struct Told {
    problem: &'static Problem,
    facts: Facts,
    play: Box<dyn Play>,
}

impl Told {
    fn new(program: &str, input: &str) -> Self {
        let problem = problem(program).expect("a problem");
        let input = match input {
            "" => first_sample(problem),
            _ => parse_inputs(&problem.signature, input).expect("an input").remove(0),
        };
        let play = problem.game(&input, 0).play(&mut Budget::default()).expect("a small game");
        Self { problem, facts: play.facts(), play }
    }

    fn teller(&self, reader: Option<Player>, language: Language) -> Teller<'_> {
        Teller { facts: &self.facts, players: self.problem.players, reader, language }
    }

    /// Returns what `tell` says in both languages.
    fn said(&self, reader: Option<Player>, tell: impl Fn(&Teller, &Turn) -> String) -> [String; 2] {
        let turn = self.play.turn();
        [English, Chinese].map(|language| tell(&self.teller(reader, language), &turn))
    }

    /// Makes the moves whose English names these are.
    fn make(&mut self, names: &[&str]) {
        for name in names {
            let turn = self.play.turn();
            let is_named = |choice: &&games::turn::Choice| choice.name.get(English) == *name;
            let choice = turn.moves.iter().find(is_named).expect("a move of this name");
            self.play.make(choice.id).expect("a move");
        }
    }
}

const FIRST: Option<Player> = Some(Player::First);
const SECOND: Option<Player> = Some(Player::Second);

#[test]
fn prospects_say_whose_move_it_is_and_what_can_be_reached() {
    let lost = Told::new("leetcode_0486_predict_the_winner", "[1,5,2]");
    let prospects = |teller: &Teller, turn: &Turn| teller.prospects(turn);
    assert_eq!(
        lost.said(None, prospects),
        ["First to move: every move loses by 2 or more.", "轮到先手：怎么走都至少净负 2 分。"]
    );
    assert_eq!(
        lost.said(FIRST, prospects),
        ["Your move: every move loses by 2 or more.", "轮到你了：怎么走都至少净负 2 分。"]
    );
    let mover = |teller: &Teller, turn: &Turn| teller.mover(turn);
    assert_eq!(lost.said(None, mover), ["First to move.", "轮到先手。"]);
    assert_eq!(lost.said(FIRST, mover), ["Your move.", "轮到你了。"]);
    let total = Told::new("leetcode_0375_guess_number_higher_or_lower_ii", "10");
    let [english, chinese] = total.said(None, prospects);
    assert!(english.ends_with(": with best play, the total is 16."), "{english}");
    assert!(chinese.ends_with("：双方都不走错，总数是 16。"), "{chinese}");
    let kittens = Told::new("kitten_fishing", "");
    let [english, chinese] = kittens.said(None, prospects);
    assert_eq!(english, "u1 to move: u2 will win.");
    assert_eq!(chinese, "轮到 u1：u2 会赢。");
}

#[test]
fn results_are_a_few_words() {
    let result = |program: &str, points, moves| {
        let told = Told::new(program, "");
        told.said(None, |teller, _| teller.result(Player::First, Lead { points, moves }))
    };
    let [nim, row] = ["leetcode_0292_nim_game", "leetcode_0486_predict_the_winner"];
    assert_eq!(result(nim, 1, 3), ["win in 3", "3 步胜"]);
    assert_eq!(result(nim, -1, 4), ["loss in 4", "4 步负"]);
    assert_eq!(result(nim, 0, 0), ["draw", "平局"]);
    assert_eq!(result(row, 5, 0), ["+5", "+5"]);
    assert_eq!(result(row, 0, 0), ["0", "0"]);
    assert_eq!(
        result("leetcode_0375_guess_number_higher_or_lower_ii", -16, 0),
        ["total 16", "总数 16"]
    );
    let told = Told::new(row, "");
    let tones = [5, -5, 0].map(|points| told.teller(None, English).tone(points));
    assert_eq!(tones, [Tone::Win, Tone::Loss, Tone::Tie]);
}

#[test]
fn a_move_says_what_it_gave_away() {
    let mut told = Told::new("leetcode_0486_predict_the_winner", "[1,5,233,7]");
    let before = told.play.turn();
    let worst = before.moves.last().expect("a move");
    let mistake = |reader, language| {
        told.teller(reader, language).mistake(before.player, before.result, worst.result)
    };
    assert_eq!(mistake(None, English).as_deref(), Some("A mistake: first had +222, now -222."),);
    assert_eq!(mistake(FIRST, Chinese).as_deref(), Some("走错了：你原来 +222，现在 -222。"),);
    let best = &before.moves[0];
    let teller = told.teller(None, English);
    assert_eq!(teller.mistake(before.player, before.result, best.result), None);
    assert_eq!(teller.made(before.player, best), "First: take left (+1).");
    let teller = told.teller(FIRST, Chinese);
    assert_eq!(teller.made(before.player, best), "你：取左端 (+1)。");
    told.make(&["left", "left", "left", "left"]);
    let ending = |teller: &Teller, turn: &Turn| teller.ending(turn);
    assert_eq!(told.said(None, ending), ["First won by 222.", "先手净胜 222 分。"]);
    assert_eq!(told.said(FIRST, ending), ["You won by 222.", "你净胜 222 分。"]);
}

#[test]
fn a_move_of_a_game_without_points_is_slow_or_a_mistake() {
    let told = Told::new("leetcode_1510_stone_game_iv", "511");
    let turn = told.play.turn();
    let worth = |name: &str| {
        let choice = turn.moves.iter().find(|choice| choice.name.get(English) == name);
        let choice = choice.expect("a move of this name");
        told.said(FIRST, |teller, turn| teller.worth(turn, choice))
    };
    assert_eq!(worth("187"), ["A best move: win in 13.", "最好的走法：13 步胜。"]);
    assert_eq!(
        worth("507"),
        ["Still a win, but in 17 moves instead of 13.", "还是必胜，不过变成 17 步，最好是 13 步。"]
    );
    assert_eq!(
        worth("495"),
        ["A mistake: you had a win, now a loss.", "走错了：你原来必胜，现在必败。"]
    );
    let optimal = told.said(None, |teller, turn| teller.optimal(turn));
    assert_eq!(
        optimal,
        [
            "won in 13 moves: leave 187 or 150; later 507 or 390 or 255 or 510 or 502 or 447 or 430",
            "13 步胜：剩下 187 或 150；更慢：507 或 390 或 255 或 510 或 502 或 447 或 430"
        ]
    );
}

#[test]
fn a_tie_says_who_wins_it() {
    let mut told = Told::new("leetcode_0486_predict_the_winner", "[2,2]");
    told.make(&["left", "left"]);
    let ending = |teller: &Teller, turn: &Turn| teller.ending(turn);
    assert_eq!(
        told.said(None, ending),
        ["It is a tie, which the first player wins.", "平局，算先手胜。"]
    );
}

#[test]
fn a_game_says_at_its_end_whether_it_was_played_perfectly() {
    let told = Told::new("leetcode_0292_nim_game", "4");
    let quality = |has_mistake| {
        let start = Lead { points: -1, moves: 2 };
        told.said(FIRST, move |teller, _| teller.quality(Player::First, start, has_mistake))
    };
    assert_eq!(quality(false), ["Both sides played perfectly.", "双方都没有走错。"]);
    assert_eq!(
        quality(true),
        [
            "With best play on both sides, you would have had a loss.",
            "双方都不走错的话，你的结果是必败。"
        ]
    );
}

#[test]
fn sides_say_who_plays_them() {
    let sides = |program, reader| {
        let told = Told::new(program, "");
        let side = |player| told.said(reader, move |teller, _| teller.side(player));
        [side(Player::First), side(Player::Second)]
    };
    let row = "leetcode_0877_stone_game";
    assert_eq!(sides(row, None), [["Alice", "Alice"], ["Bob", "Bob"]]);
    assert_eq!(
        sides(row, FIRST),
        [["Alice (you)", "Alice (你)"], ["Bob (perfect player)", "Bob (电脑)"]]
    );
    // These games themselves call a player "you".
    for program in ["leetcode_0292_nim_game", "leetcode_1561_maximum_number_of_coins"] {
        let [you, perfect] = [["You", "你"], ["Perfect player", "电脑"]];
        assert_eq!(sides(program, FIRST), [you, perfect]);
        assert_eq!(sides(program, SECOND), [perfect, you]);
    }
}

#[test]
fn a_total_has_the_name_of_what_is_collected() {
    let prospects = |teller: &Teller, turn: &Turn| teller.prospects(turn);
    let left = Told::new("leetcode_3828_final_element", "[1,5,2]");
    let said = left.said(None, prospects);
    let expected =
        ["Alice to move: with best play, the result is 2.", "轮到 Alice：双方都不走错，结果是 2。"];
    assert_eq!(said, expected);
    let coins = Told::new("leetcode_1561_maximum_number_of_coins", "[9,8,7,6,5,1,2,3,4]");
    let said = coins.said(None, prospects);
    let expected =
        ["Your move: with best play, the total is 18.", "轮到你了：双方都不走错，总数是 18。"];
    assert_eq!(said, expected);
}

#[test]
fn the_reader_is_called_you_and_nobody_else_is() {
    let told = Told::new("leetcode_0292_nim_game", "5");
    let mover = |teller: &Teller, turn: &Turn| teller.mover(turn);
    assert_eq!(told.said(None, mover), ["Your move.", "轮到你了。"]);
    assert_eq!(told.said(FIRST, mover), ["Your move.", "轮到你了。"]);
    assert_eq!(told.said(SECOND, mover), ["The perfect player to move.", "轮到电脑。"]);
    let offer = |teller: &Teller, _: &Turn| teller.offer(Player::Second);
    assert_eq!(
        told.said(None, offer),
        ["the second player, against the perfect player", "执后手，对战电脑"]
    );
    let told = Told::new("leetcode_0877_stone_game", "");
    assert_eq!(told.said(None, offer), ["Bob, against the perfect player", "执 Bob，对战电脑"]);
}

#[test]
fn points_are_those_that_count() {
    let points = |program, input, moves: &[&str]| {
        let mut told = Told::new(program, input);
        told.make(moves);
        let turn = told.play.turn();
        let teller = told.teller(None, English);
        [Player::First, Player::Second].map(|player| teller.points(&turn, player))
    };
    assert_eq!(points("leetcode_0292_nim_game", "4", &["3"]), [None, None]);
    let row = "leetcode_0486_predict_the_winner";
    assert_eq!(points(row, "[1,5,2]", &["right", "left"]), [Some(2), Some(1)]);
    let total = "leetcode_3828_final_element";
    assert_eq!(points(total, "[1,5,2]", &[]), [Some(0), None]);
}

#[test]
fn a_curve_shows_the_first_players_lead_or_the_total() {
    let plotted = |program| {
        let told = Told::new(program, "");
        let teller = told.teller(None, English);
        let plotted = [Player::First, Player::Second].map(|player| teller.plotted(player, 3));
        (plotted, teller.ends_of_curve(5))
    };
    let ahead = ["First ahead".to_owned(), "Second ahead".to_owned()].to_vec();
    assert_eq!(plotted("leetcode_0486_predict_the_winner"), ([3, -3], ahead));
    let total = ["total 5".to_owned()].to_vec();
    assert_eq!(plotted("leetcode_0375_guess_number_higher_or_lower_ii").1, total);
}

#[test]
fn a_mistake_says_which_move_it_was_and_an_end_who_took_what() {
    let told = Told::new("leetcode_0486_predict_the_winner", "[1,5,2]");
    let numbered = |teller: &Teller, turn: &Turn| teller.numbered(3, &turn.moves[0]);
    assert_eq!(told.said(None, numbered), ["Move 3, take left.", "第 3 步，取左端。"]);
    let taken = |teller: &Teller, _: &Turn| teller.taken(Player::First);
    assert_eq!(told.said(None, taken), ["First: take …", "先手：取 …"]);
    assert_eq!(told.said(FIRST, taken), ["You: take …", "你：取 …"]);
}

#[test]
fn an_answer_is_told() {
    let said = [English, Chinese].map(|language| answer(language, "true"));
    assert_eq!(said, ["The answer to this input is true.", "这组数据的答案是 true。"]);
}

#[test]
fn chinese_is_spaced_and_sentences_begin_with_a_capital() {
    for (text, expected) in [
        ("必胜，还有3步", "必胜，还有 3 步"),
        ("取5", "取 5"),
        ("取 左端", "取左端"),
        ("总数是 16。 平局", "总数是 16。平局"),
        ("剩下[1 2]石子", "剩下 [1 2] 石子"),
        ("Alice领先", "Alice 领先"),
        ("take 5 and 6", "take 5 and 6"),
    ] {
        assert_eq!(spaced(text), expected);
    }
    let capitals = ["first player", "u1 wins", "you", "Alice", ""].map(capital);
    assert_eq!(capitals, ["First player", "u1 wins", "You", "Alice", ""]);
}
