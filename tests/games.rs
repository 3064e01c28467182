//! Tests the code that all games share: optimal play, and the generation and formats of inputs.

use games::make::{random, shrink, tiny, tiny_local};
use games::{
    Input, PROBLEMS, Problem, Value, counted, cut_in_the_middle, inputs, problem, thousands,
};
use itertools::Itertools;

#[test]
fn inputs_and_numbers_are_formatted() {
    let row = |numbers: &[i32]| Value::Row(numbers.to_vec());
    let text = |text: &str| Value::Text(text.to_owned());
    let values = vec![Value::Number(4), row(&[1, 5]), row(&[2, -3])];
    let input = Input { values };
    assert_eq!(input.to_string(), "4 [1,5] [2,-3]");
    assert_eq!(input.laid_out(), "2 4\n1 5\n2 -3\n");
    let lists = [vec![text("a"), text("")], vec![row(&[1, 2]), row(&[])]];
    let values = [vec![text("AAB")], lists.map(Value::List).to_vec()].concat();
    let shown = Input { values }.to_string();
    assert_eq!(shown, r#""AAB" ["a",""] [[1,2],[]]"#);
    let shown = [0, 999, 1000, 41_000, 1_234_567].map(thousands);
    assert_eq!(shown, ["0", "999", "1,000", "41,000", "1,234,567"]);
    assert_eq!(counted(1, "case") + &counted(0, "case"), "1 case0 cases");
    assert_eq!(cut_in_the_middle("小猫钓鱼", 4), "小猫钓鱼");
    assert_eq!(cut_in_the_middle("123456789", 6), "123…89");
}

#[test]
fn tiny_inputs_come_in_order() {
    let expected = "\
        leetcode_0292_nim_game 2000: 1 2 3 4
        leetcode_0486_predict_the_winner 9840: \
        [0] [1] [2] [0,0] [0,1] [1,0] [1,1] [0,2] [1,2] [2,0] [2,1] [2,2] [0,0,0] [0,0,1]
        leetcode_0877_stone_game 3688: [1,2] [2,1] [2,3]
        leetcode_1406_stone_game_iii 3905: \
        [0] [1] [-1] [2] [-2] [0,0] [0,1] [0,-1] [1,0] [1,1] [1,-1] [-1,0] [-1,1] [-1,-1] [0,2]
        kitten_fishing 7380: [1] [1] [1] [2] [2]";
    for line in expected.lines() {
        let (program, _) = line.trim().split_once(' ').expect("a name");
        let tiny = tiny(problem(program).expect("a problem"));
        let listed = format!("{program} {}: {}", tiny.len(), tiny.iter().join(" "));
        assert!(listed.starts_with(line.trim()), "{}", &listed[..200]);
    }
}

#[test]
fn random_inputs_grow_and_shrink() {
    for problem in PROBLEMS {
        let inputs = random(problem).take(400).collect_vec();
        // Few random inputs are much longer than the others.
        let sizes = |part: &[Input]| part.iter().map(|input| input.size().min(50)).sum::<usize>();
        let has_rows = inputs[0].size() > 0;
        assert!(!has_rows || sizes(&inputs[..100]) < sizes(&inputs[300..]));
        for input in &inputs[..100] {
            let shrunk = shrink(problem, input).take(500).collect_vec();
            let is_allowed = shrunk.iter().all(|input| problem.allows(input));
            assert!(is_allowed && !shrunk.contains(input), "{input}");
        }
    }
    for (program, text, expected) in [
        (
            "leetcode_0486_predict_the_winner",
            "[5,0,3]",
            "[3] or [5] or [0,3] or [5,3] or [5,0] or \
            [0,0,3] or [1,0,3] or [3,0,3] or [4,0,3] or [5,0,0] or [5,0,1] or [5,0,2].",
        ),
        ("leetcode_0877_stone_game", "[2,2,2,3]", "[2,3]"),
        ("leetcode_0877_stone_game", "[2,2,2,3]", "[1,1,2,3]"),
        (
            "kitten_fishing",
            "[1,2] [3,1]",
            "[2] [1] or [1] [3] or [2] [3] or [1] [3] or [1] [1] or [1] [3] or [1,1] [3,1]",
        ),
        ("leetcode_0292_nim_game", "200", " or 199."),
    ] {
        let problem = problem(program).expect("a problem");
        let input = &inputs(problem, text).expect("an input")[0];
        let found = shrink(problem, input).join(" or ") + ".";
        assert!(found.contains(expected), "{expected}, not {found}");
    }
}

/// Returns the lead of the player to move, as a row of the play shows it.
fn lead(cells: &[String]) -> Option<i64> {
    let best = cells.last()?.split(", ").next()?;
    match best.rsplit_once(": ")? {
        ("won", _) => Some(1),
        ("lost", _) => Some(-1),
        ("a draw" | "the cat wins", _) => Some(0),
        (_, lead) => lead.parse().ok(),
    }
}

/// Checks that optimal play keeps the lead in every turn, and that the final scores confirm it.
#[test]
fn every_tiny_game_is_played_to_its_end() {
    let has_choices = |problem: &&Problem| problem.program != "kitten_fishing";
    for problem in PROBLEMS.iter().filter(has_choices) {
        let tiny = tiny_local(problem).into_iter();
        let compared = tiny.take(problem.min_compared);
        for input in compared.filter(|input| input.first_size() <= 60) {
            let mut rows = problem.game.play(problem, &input).expect("a play").rows;
            let headings = rows.next().expect("headings");
            let turns = rows.collect_vec();
            let leads = turns.iter().filter_map(|cells| lead(cells)).collect_vec();
            let is_kept = leads.windows(2).all(|pair| pair[0] == -pair[1]);
            assert!(is_kept && leads.len() == turns.len(), "{input}");
            let has_points = headings.ends_with(&["final lead, by move".to_owned()]);
            let last = turns.last().filter(|_| has_points);
            if let Some([.., one, other, _]) = last.map(Vec::as_slice) {
                let score = |cell: &String| cell.parse::<i64>().expect("a score");
                assert_eq!(score(one) - score(other), leads[0], "{input}");
            }
        }
    }
}
