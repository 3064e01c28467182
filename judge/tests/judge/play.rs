//! `judge play`: best play by the rules comes to the answer, and is shown in lines that fit.

use std::collections::HashMap;
use std::fs;
use std::ops::Range;

use itertools::Itertools;
use judge::play::moves::{last_move_play, row_moves};
use judge::play::play;
use judge::project;
use two_player_games::problems::Game;
use two_player_games::reference::{all_rows, all_rows_of, kitten_fishing_plays, kitten_fishing_repetition};
use two_player_games::{Case, PROBLEMS, Problem, Question};

use crate::entry;

fn shown(problem: &Problem, question: &Question, shows_all: bool) -> Result<String, String> {
    let mut output = Vec::new();
    play(problem, question, shows_all, &mut output).map_err(|error| error.to_string())?;
    let text = String::from_utf8(output).expect("text");
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    assert!(!text.lines().any(|line| line.ends_with(' ')), "{text}");
    Ok(text)
}

fn shown_case(program: &str, case: &str) -> Result<String, String> {
    let problem = entry(program);
    shown(problem, &Case::new(case.as_bytes()).question(problem).expect("a question"), false)
}

fn answer(problem: &Problem, question: &Question) -> String {
    problem.player()(question).expect("an answer")
}

#[test]
fn every_tiny_row_is_played_to_its_answer() {
    for problem in PROBLEMS {
        let Game::Points { rules, .. } = problem.game else { continue };
        let lowest = (*problem.home.values.start()).max(-2);
        // The answer follows from the sum of the row and from the lead.
        let mut answers = HashMap::new();
        for row in all_rows(6, &[0, 1, 2]).chain(all_rows(5, &[lowest, 0, 3])) {
            let moves = row_moves(problem, &row).expect("a short game");
            let game = rules(&row);
            let mut position = game.start;
            let mut scores = [0, 0];
            for (one, player) in moves.iter().zip([0, 1].into_iter().cycle()) {
                assert_eq!(one.player, player, "{row:?}");
                assert_eq!(one.part, position.part(), "{row:?}");
                assert_eq!(one.m, position.m, "{row:?}");
                let allowed = game.moves(position);
                let (gain, next) = allowed[one.chosen];
                assert_eq!(allowed.len(), one.choices.len(), "{row:?}");
                let rest = |taken: &Range<usize>| one.part.clone().filter(|place| !taken.contains(place)).collect_vec();
                let rests = one.choices.iter().map(|(taken, _)| rest(taken));
                assert!(rests.eq(allowed.iter().map(|(_, next)| next.part().collect_vec())), "{row:?}: {one:?}");
                scores[player] += gain;
                assert_eq!(one.scores, scores, "{row:?}");
                position = next;
            }
            assert!(game.moves(position).is_empty(), "{row:?}");
            let [first, second] = scores;
            for one in moves {
                let lead = if one.player == 0 { first - second } else { second - first };
                let best = one.choices.iter().position(|(_, other)| *other >= lead);
                assert_eq!(best, Some(one.chosen), "{row:?}");
                assert_eq!(one.choices[one.chosen].1, lead, "{row:?}");
            }
            let question = Question::Row(row);
            let answer = answer(problem, &question);
            let total: i32 = question.values().iter().sum();
            assert_eq!(answers.entry((total, first - second)).or_insert(answer.clone()), &answer, "{question}");
            assert_shown_to(&format!("\nanswer: {answer}\n"), problem, &question);
        }
    }
}

#[test]
fn every_small_number_is_played_to_its_answer() {
    for problem in PROBLEMS {
        let Game::LastMove { rules, .. } = problem.game else { continue };
        for number in 1..=60 {
            let played = last_move_play(problem, number).expect("a short game");
            let mut next = Some(number);
            for (turn, player) in played.turns.iter().zip([0, 1].into_iter().cycle()) {
                assert_eq!(turn.player, player, "{number}");
                assert_eq!(Some(turn.number), next, "{number}");
                let choices = rules().moves(turn.number).into_iter();
                let choices = choices.map(|leaves| (leaves, !played.lost.contains(&leaves))).collect_vec();
                assert_eq!(turn.choices, choices, "{number}");
                assert!(choices.is_empty() == turn.leaves.is_none(), "{number}");
                let leaves = turn.leaves.map(|leaves| (leaves, played.lost.contains(&turn.number)));
                assert!(leaves.is_none_or(|leaves| choices.contains(&leaves)), "{number}: the loser wins: {turn:?}");
                next = turn.leaves;
            }
            let reached = played.turns.len().is_multiple_of(2).to_string();
            let question = Question::Number(number);
            assert_eq!(reached, answer(problem, &question), "{question}");
            assert_shown_to(&format!("\nanswer: {reached}\n"), problem, &question);
        }
    }
}

#[test]
fn the_readme_shows_games_as_they_are_played() {
    let readme = fs::read_to_string(project().join("README.md")).expect("the README");
    for case in ["[1,5,233,7]", "[0,0,1,0]"] {
        let game = shown_case("leetcode_0486_predict_the_winner", case).expect("a short game");
        assert!(readme.contains(&game), "README.md does not show\n{game}");
    }
}

/// Fails if the output does not end with this.
fn assert_shown_to(end: &str, problem: &Problem, question: &Question) {
    let text = shown(problem, question, false).expect("a short game");
    assert!(text.ends_with(end), "{text}");
}

#[test]
fn every_tiny_deal_is_played_to_its_answer() {
    let problem = entry("kitten_fishing");
    for cards in (1..=3).flat_map(|size| all_rows_of(2 * size, &[1_u8, 2, 3])) {
        let (first, second) = cards.split_at(cards.len() / 2);
        let question = Question::Deal([first.to_vec(), second.to_vec()]);
        let mut hands = [first.to_vec(), second.to_vec()];
        let mut table = Vec::new();
        let mut rounds = HashMap::from([((hands.clone(), table.clone()), 0)]);
        let mut repetition = None;
        for (play, count) in kitten_fishing_plays(first, second).zip(1..) {
            let player = (count + 1) % 2;
            let card = hands[player].remove(0);
            table.push(card);
            assert_eq!(play.player, player + 1, "{question}");
            assert_eq!(play.card, card, "{question}");
            assert_eq!(play.table, table, "{question}");
            let same = table.iter().position(|&lying| lying == card).filter(|&same| same + 1 < table.len());
            hands[player].extend(table.drain(same.unwrap_or(table.len())..).rev());
            assert_eq!(play.hands, hands, "{question}");
            assert_eq!(play.captured, table.len()..play.table.len(), "{question}");
            if count % 2 == 0 {
                repetition =
                    rounds.insert((hands.clone(), table.clone()), count / 2).map(|earlier| [earlier, count / 2]);
            }
            if repetition.is_some() {
                break;
            }
        }
        assert_eq!(kitten_fishing_repetition(first, second), repetition, "{question}");
        let reached = if repetition.is_some() {
            "draw. the game never ends.".to_owned()
        } else {
            let winner = if hands[0].is_empty() { 2 } else { 1 };
            let hand = hands[winner - 1].iter().join(" ");
            let table = table.iter().join(" ");
            format!("u{winner} win. the card in the u{winner}'s hand is:\n{hand}\nthe card in the desktop is:\n{table}")
        };
        assert_eq!(reached, answer(problem, &question), "{question}");
        assert_shown_to(&format!("{reached}\n"), problem, &question);
    }
}

#[test]
fn games_of_points_show_what_each_move_comes_to() {
    let expected = "\
leetcode_0486_predict_the_winner  nums = [1,5,233,7]

move  player   nums           first  second  its lead at the end if it takes
   1  first   [1] 5  233  7       1       0  left: +222   right: -222
   2  second     [5] 233  7       1       5  left: -222   right: -222
   3  first         [233] 7     234       5  left: +222   right: -230
   4  second             [7]    234      12  left: -222

answer: true
";
    assert_eq!(shown_case("leetcode_0486_predict_the_winner", "[1,5,233,7]").as_deref(), Ok(expected));
    let expected = "\
leetcode_1140_stone_game_ii  piles = [2,7,9,4,4]

move  player  M   piles           Alice  Bob  its lead at the end if it takes
   1  Alice   1  [2] 7  9  4  4       2    0  1: -6   2: -8
   2  Bob     1     [7  9] 4  4       2   16  1: -4   2: +6
   3  Alice   2           [4  4]     10   16  1: -14  2: -6

answer: 10
";
    assert_eq!(shown_case("leetcode_1140_stone_game_ii", "[2,7,9,4,4]").as_deref(), Ok(expected));
    let expected = "nowcoder_card_game  arr = []\n\nnobody can move\n\nanswer: 0\n";
    assert_eq!(shown_case("nowcoder_card_game", "[]").as_deref(), Ok(expected));
}

#[test]
fn last_move_games_show_what_to_leave() {
    let expected = "\
leetcode_0292_nim_game  n = 7

lost for the player to move: 0 4

move  player  n  takes  leaves  n is
   1  you     7      3       4  won: leave 4
   2  friend  4      1       3  lost: must leave a won one: 3, 2 or 1
   3  you     3      3       0  won: leave 0
      friend  0                 lost: no move

answer: true
";
    assert_eq!(shown_case("leetcode_0292_nim_game", "7").as_deref(), Ok(expected));
    let expected = "\
leetcode_1025_divisor_game  n = 3

lost for the player to move: 1 3

move  player  n  takes  leaves  n is
   1  Alice   3      1       2  lost: must leave a won one: 2
   2  Bob     2      1       1  won: leave 1
      Alice   1                 lost: no move

answer: false
";
    assert_eq!(shown_case("leetcode_1025_divisor_game", "3").as_deref(), Ok(expected));
}

#[test]
fn an_endless_deal_stops_where_it_repeats() {
    let expected = "\
kitten_fishing  u1 = [1, 1, 1] u2 = [1, 2, 1]

round  player  card  u1       u2       table [captured]
    1  u1         1  1 1      1 2 1    1
    1  u2         1  1 1      2 1 1 1  [1 1]
    2  u1         1  1        2 1 1 1  1
    2  u2         2  1        1 1 1    1 2
    3  u1         1  1 2 1    1 1 1    [1 2 1]
    3  u2         1  1 2 1    1 1      1
    4  u1         1  2 1 1 1  1 1      [1 1]
    4  u2         1  2 1 1 1  1        1
    5  u1         2  1 1 1    1        1 2
    5  u2         1  1 1 1    1 2 1    [1 2 1]

after round 5 everything lies as at the start: the game never ends

answer: draw. the game never ends.
";
    assert_eq!(shown_case("kitten_fishing", "[1,1,1] [1,2,1]").as_deref(), Ok(expected));
    let later = shown_case("kitten_fishing", "[1,1,2,3,4,4] [5,6,6,2,3,5]").expect("a short game");
    assert!(later.contains("\n\nafter round 28 everything lies as after round 8: the game never ends\n"), "{later}");
}

#[test]
fn long_games_are_cut_unless_all_is_asked_for() {
    let squares = (0..500).map(|number| number * number % 10_007 * 99_929).collect();
    let deal = [vec![3, 3, 2, 2, 2, 3, 3, 3, 3, 2], vec![2, 2, 3, 3, 2, 1, 2, 3, 3, 3]];
    for (program, question, gap) in [
        ("leetcode_0292_nim_game", Question::Number(9999), "… 4976 moves …"),
        ("leetcode_0486_predict_the_winner", Question::Row(vec![i32::MIN; 500]), "… 476 moves …"),
        ("leetcode_0877_stone_game", Question::Row((0..25).collect()), "… 1 move …"),
        ("stone_game_difference", Question::Row(squares), "… 476 moves …"),
        ("leetcode_1406_stone_game_iii", Question::Row([i32::MAX, i32::MIN].repeat(10_000)), "… 9976 moves …"),
        ("kitten_fishing", Question::Deal(deal), "… 1472 moves …"),
    ] {
        let problem = entry(program);
        let [all, cut] = [true, false].map(|shows_all| shown(problem, &question, shows_all).expect("a short game"));
        let words = |text: &str| text.lines().map(|line| line.split_whitespace().join(" ")).collect_vec();
        let all = words(&all);
        let cut = words(&cut);
        let heading = cut.iter().position(|line| line.contains(" player ") && !line.contains(':')).expect("a heading");
        let start = heading + 12;
        let end = cut.len() - heading - 14;
        assert_eq!(cut[start + 1], gap, "{program}");
        assert_eq!(cut[start + 14], "", "{program}");
        assert_eq!(cut[..=start], all[..=start], "{program}");
        assert_eq!(cut[cut.len() - end..], all[all.len() - end..], "{program}");
    }
    let shortest = shown_case("leetcode_0877_stone_game", &format!("24 {}", "1 ".repeat(24))).expect("a short game");
    assert!(shortest.contains("\n  13  "), "{shortest}");
    assert!(!shortest.contains("moves"), "{shortest}");
}

#[test]
fn games_that_take_too_long_are_refused() {
    for (program, case) in [
        ("leetcode_0292_nim_game", "2147483647".to_owned()),
        ("leetcode_1025_divisor_game", "5001".to_owned()),
        ("leetcode_1510_stone_game_iv", "100001".to_owned()),
        ("nowcoder_card_game", format!("501 {}", "1 ".repeat(501))),
        ("leetcode_1140_stone_game_ii", format!("101 {}", "1 ".repeat(101))),
        ("leetcode_1406_stone_game_iii", format!("50001 {}", "1 ".repeat(50_001))),
        ("kitten_fishing", format!("1101 {}", "1 ".repeat(2202))),
    ] {
        let error = shown_case(program, &case).expect_err("too long");
        assert!(error.ends_with(": this game is too long to be played here"), "{error}");
        assert!(error.chars().count() <= 100, "{error}");
    }
}
