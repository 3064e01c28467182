//! Tests the code that all games share: optimal play, and the generation and formats of inputs.

use std::collections::HashMap;
use std::iter::successors;

use fastrand::Rng;
use games::make::{random, shrink, tiny, tiny_local};
use games::turn::{Choice, Facts, Places, Scoring, Turn};
use games::words::{Language, MoveName, Words};
use games::{
    Budget, Family, Input, Lead, PROBLEMS, Play, Problem, Value, counted, cut_in_the_middle,
    parse_inputs, problem, search, thousands,
};
use itertools::Itertools;

use crate::common::{check_problems, first_sample};

#[test]
fn inputs_and_numbers_are_formatted() {
    let row = |numbers: &[i32]| Value::Row(numbers.to_vec());
    let text = |text: &str| Value::Text(text.to_owned());
    let values = vec![Value::Number(4), row(&[1, 5]), row(&[2, -3])];
    let input = Input { values };
    assert_eq!(input.to_string(), "4 [1,5] [2,-3]");
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
    check_problems(|problem| {
        let inputs = random(problem).take(400).collect_vec();
        // Few random inputs are much longer than the others.
        let sizes = |part: &[Input]| part.iter().map(|input| input.size().min(50)).sum::<usize>();
        let program = problem.program;
        assert_eq!(
            inputs.len(),
            400,
            "{program}: most drawn inputs break the guarantee; repair them"
        );
        let have_same_size = inputs.iter().map(Input::size).all_equal();
        let grow = have_same_size || sizes(&inputs[..100]) < sizes(&inputs[300..]);
        assert!(grow, "{program}: later random inputs should be larger");
        for input in &inputs[..100] {
            let shrunk = shrink(problem, input).take(500).collect_vec();
            let is_allowed = shrunk.iter().all(|input| problem.allows(input));
            let is_smaller = is_allowed && !shrunk.contains(input);
            assert!(
                is_smaller,
                "{program}: {input} shrinks to itself, or to what the site forbids"
            );
        }
    });
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
        let input = &parse_inputs(&problem.signature, text).expect("an input")[0];
        let found = shrink(problem, input).join(" or ") + ".";
        assert!(found.contains(expected), "{expected}, not {found}");
    }
}

/// Checks that the words of `docs/which-technique.md` find their games.
#[test]
fn techniques_find_their_games() {
    for (word, expected) in [
        ("阶梯 Nim", "cses_1099_stair_game luogu_p3480_pebbles"),
        ("staircase", "cses_1099_stair_game luogu_p3480_pebbles"),
        ("质因数", "atcoder_abc368_f_dividing_game"),
        ("翻硬币", "luogu_p3185_splitting_game"),
        ("coin turning", "luogu_p3185_splitting_game"),
        ("反常", "luogu_p4279_little_johns_game"),
        ("minimax", "atcoder_abc349_e_weighted_tic_tac_toe"),
        ("threshold", "atcoder_abc246_g_game_on_tree_3"),
        ("记忆化", "leetcode_0464_can_i_win … atcoder_abc349_e_weighted_tic_tac_toe"),
        ("SG 函数", "leetcode_0294_flip_game_ii … atcoder_abc206_f_interval_game_2"),
        ("区间", "leetcode_1563_stone_game_v … atcoder_abc206_f_interval_game_2"),
    ] {
        let found = search(&[word.to_owned()]);
        let programs = found.iter().map(|problem| problem.program).collect_vec();
        // Where … stands, further games have the word, but not all.
        match expected.split_once(" … ") {
            None => assert_eq!(programs.join(" "), expected, "{word}"),
            Some((one, other)) => {
                let has_both = [one, other].iter().all(|program| programs.contains(program));
                assert!(has_both && programs.len() < PROBLEMS.len() / 2, "{word}: {programs:?}");
            }
        }
    }
}

/// Shrinks a text on which a solution fails that counts vowels in 8 bits.
#[test]
fn equal_letters_shrink_together() {
    let problem = problem("leetcode_3227_vowels_game").expect("a problem");
    let fails = |input: &Input| {
        let vowels = input.text(0).chars().filter(|letter| "aeiou".contains(*letter)).count();
        vowels > 0 && vowels % 256 == 0
    };
    let text = Value::Text("azei".repeat(85) + "a");
    let shrunk = |input: &Input| shrink(problem, input).find(fails);
    let steps = successors(Some(Input { values: vec![text] }), shrunk).collect_vec();
    assert_eq!(steps[steps.len() - 1].text(0), "a".repeat(256));
    assert!(steps.len() <= 6, "{}", steps.iter().join("\n"));
}

/// Maximum number of tiny inputs per problem that are played, and their maximum [first size](Input::first_size).
const MAX_PLAYED: usize = 600;
const MAX_PLAYED_SIZE: usize = 60;
/// Maximum number of steps per problem.
const MAX_STEPS: usize = 12_000_000;

/// Plays a game by best moves. Returns the turns, the last without moves.
fn turns(play: &mut dyn Play) -> Vec<Turn> {
    let mut turns = vec![play.turn()];
    while let Some(best) = turns[turns.len() - 1].moves.first() {
        play.make(best.id).expect("a move");
        turns.push(play.turn());
    }
    turns
}

/// Checks in every turn of optimal play that the best move has the turn's result, that the result is kept, that what a
/// move touches exists, and that the final scores confirm the result.
#[test]
fn every_tiny_game_is_played_to_its_end() {
    check_problems(|problem| {
        let tiny = tiny(problem);
        let few = tiny.iter().take(MAX_PLAYED);
        let mut budget = Budget::new(MAX_STEPS, usize::MAX);
        let few = few.filter(|input| input.first_size() <= MAX_PLAYED_SIZE);
        let played = few.map_while(|input| play_all(problem, input, &mut budget)).count();
        assert!(played > 0, "{}: no input is so tiny that brute force solves it", problem.program);
    });
}

/// Plays all games of an input. Returns `None` if the budget does not suffice.
fn play_all(problem: &Problem, input: &Input, budget: &mut Budget) -> Option<()> {
    for index in 0..problem.game_count(input) {
        let mut play = problem.game(input, index).play(budget)?;
        let of_input = format!("{} on {input}", problem.program);
        let turns = turns(&mut *play);
        check_turns(&turns, &play.facts(), &of_input);
        // Beyond the site's constraints, two moves may be the same.
        if problem.allows(input) {
            for turn in &turns {
                check_names(turn, &of_input);
            }
        }
    }
    Some(())
}

fn check_turns(turns: &[Turn], facts: &Facts, of_input: &str) {
    let result_of_first = |turn: &Turn| {
        let sign = if turn.player == turns[0].player { 1 } else { -1 };
        sign * turn.result.points
    };
    let keeps = turns.iter().map(result_of_first).all_equal();
    assert!(keeps, "{of_input}: optimal play changes the result");
    for turn in turns {
        let best = turn.moves.first().map_or(turn.result, |best| best.result);
        assert_eq!(best, turn.result, "{of_input}: the best move does not have the turn's result");
        let ids = turn.moves.iter().map(|choice| choice.id).sorted();
        assert!(ids.eq(0..turn.moves.len()), "{of_input}: the ids of the moves are not 0, 1, 2, …");
        turn.moves.iter().for_each(|choice| check_places(turn, choice, of_input));
        let (axes, numbers) = (facts.axes.len(), turn.coordinates.as_ref().map(Vec::len));
        let fits = numbers.is_none_or(|numbers| numbers == axes);
        assert!(fits, "{of_input}: `axes` has {axes} names, and `coordinates` {numbers:?} numbers");
    }
    if let Some(last) = turns.last().filter(|_| facts.scoring != Scoring::Win) {
        let own = last.player.index();
        let lead = last.scores[own] - last.scores[1 - own];
        assert_eq!(last.result.points, lead, "{of_input}: the final scores differ from the result");
    }
}

/// Checks that a person can tell the moves apart.
fn check_names(turn: &Turn, of_input: &str) {
    for language in [Language::English, Language::Chinese] {
        let names = turn.moves.iter().map(|choice| choice.name.get(language));
        let equal = names.duplicates().next();
        let advice = if turn.moves.iter().all(|choice| choice.name == MoveName::Take(Vec::new())) {
            "`places` says what a move takes, and `name` what it is called: write one of them"
        } else {
            "give them different names in `name`"
        };
        assert!(equal.is_none(), "{of_input}: two moves are both named {equal:?}; {advice}");
    }
}

/// Checks that what a move touches lies in the columns and on the board.
fn check_places(turn: &Turn, choice: &Choice, of_input: &str) {
    let is_inside = match &choice.places {
        Places::Nothing => true,
        Places::Items(range) => {
            let columns = turn.columns.iter().map(|column| column.cell.item_count());
            columns.filter(|count| *count > 0).all(|count| range.end <= count)
        }
        Places::Column(column, items) => {
            let count = turn.columns[*column].cell.item_count().max(1);
            items.iter().all(|(index, _)| *index < count)
        }
    };
    assert!(is_inside, "{of_input}: `places` of {choice:?} lie outside of {:?}", turn.columns);
    let places = turn.scene.as_ref().map_or(0, |scene| scene.board.place_count());
    let is_on_board = choice.board_places.iter().all(|place| *place < places);
    assert!(is_on_board, "{of_input}: `board_places` of {choice:?} are not on {:?}", turn.scene);
}

/// Maximum number of positions of a game that is compared with brute force, and of all games of a problem.
const MAX_NODES: usize = 150;
const MAX_ALL_NODES: usize = 1500;

/// A position, and what its turn says.
struct Node {
    /// The index of the position after each move, and whether the same player moves again.
    next: Vec<(usize, bool)>,
    /// The lead of each move, in the game's order.
    leads: Vec<Lead>,
    result: Lead,
}

/// Returns all positions that can be reached, first the one at the start, told apart by what a person sees. Returns
/// `None` if there are more than `most`.
fn nodes(play: &mut dyn Play, most: usize) -> Option<Vec<Node>> {
    let key = |turn: &Turn| format!("{:?} {:?} {:?}", turn.player, turn.columns, turn.scene);
    let mut indices = HashMap::from([(key(&play.turn()), 0)]);
    let mut paths = vec![vec![]];
    let mut nodes = Vec::new();
    while let Some(path) = paths.get(nodes.len()).cloned() {
        let go = |play: &mut dyn Play| {
            play.restart();
            for id in &path {
                play.make(*id).expect("a move");
            }
        };
        go(play);
        let turn = play.turn();
        let mut next = Vec::new();
        for id in 0..turn.moves.len() {
            go(play);
            play.make(id)?;
            let after = play.turn();
            let count = indices.len();
            let index = *indices.entry(key(&after)).or_insert(count);
            if index == paths.len() {
                paths.push([&path[..], &[id]].concat());
            }
            next.push((index, after.player == turn.player));
        }
        if paths.len() > most {
            return None;
        }
        let moves = turn.moves.iter().sorted_by_key(|choice| choice.id);
        let leads = moves.map(|choice| choice.result).collect();
        nodes.push(Node { next, leads, result: turn.result });
    }
    Some(nodes)
}

/// Returns the lead of each position by deciding those that are 0, 1, 2, … moves from the end. Those that are never decided
/// are draws.
fn leads_by_rounds(nodes: &[Node]) -> Vec<Lead> {
    let mut decided = vec![None; nodes.len()];
    for (index, node) in nodes.iter().enumerate().filter(|(_, node)| node.next.is_empty()) {
        decided[index] = Some(Lead { points: node.result.points, moves: 0 });
    }
    for moves in 1.. {
        let lead = |(next, again): &(usize, bool)| {
            let points = decided[*next].map(|lead: Lead| lead.points);
            points.map(|points| if *again { points } else { -points })
        };
        let new = nodes.iter().enumerate().filter_map(|(index, node)| {
            let wins = node.next.iter().any(|next| lead(next) == Some(1));
            let loses = node.next.iter().all(|next| lead(next) == Some(-1));
            let is_new = decided[index].is_none() && (wins || loses);
            is_new.then_some((index, Lead { points: if wins { 1 } else { -1 }, moves }))
        });
        let new = new.collect_vec();
        if new.is_empty() {
            break;
        }
        for (index, lead) in new {
            decided[index] = Some(lead);
        }
    }
    decided.into_iter().map(Option::unwrap_or_default).collect()
}

/// Compares the results and numbers of moves to the end, which the board shows, and the Grundy numbers with a brute force
/// that knows only what a person sees.
#[test]
fn every_tiny_game_takes_as_many_moves_as_brute_force_says() {
    check_problems(|problem| {
        let mut left = MAX_ALL_NODES;
        for input in tiny_local(problem) {
            if !problem.allows(&input) || input.first_size() > MAX_PLAYED_SIZE {
                continue;
            }
            for index in 0..problem.game_count(&input) {
                let game = problem.game(&input, index);
                let facts = game.facts();
                let is_compared = facts.scoring == Scoring::Win && facts.has_choices;
                // Where positions repeat, results depend on the course: see `what_the_board_says_comes_true`.
                if !is_compared || problem.about.family == Family::Repetition || left == 0 {
                    return;
                }
                let grundy = game.grundy(&mut Budget::new(200_000, usize::MAX));
                let play = game.play(&mut Budget::new(200_000, usize::MAX));
                let nodes = play.and_then(|mut play| nodes(&mut *play, MAX_NODES));
                left = left.saturating_sub(nodes.as_ref().map_or(MAX_NODES, Vec::len));
                let Some(nodes) = nodes else { continue };
                check_leads(&nodes, &format!("{} on {input}", problem.program));
                if let Ok(grundy) = grundy {
                    check_grundy(&nodes, grundy, &format!("{} on {input}", problem.program));
                }
            }
        }
    });
}

fn check_leads(nodes: &[Node], of_input: &str) {
    let leads = leads_by_rounds(nodes);
    for node in nodes {
        let after = |(next, again): &(usize, bool)| {
            let Lead { points, moves } = leads[*next];
            let moves = if points == 0 { 0 } else { moves + 1 };
            Lead { points: if *again { points } else { -points }, moves }
        };
        let expected = node.next.iter().map(after);
        assert!(expected.eq(node.leads.iter().copied()), "{of_input}: {:?}", node.leads);
    }
    assert!(nodes.iter().map(|node| node.result).eq(leads), "{of_input}");
}

fn check_grundy(nodes: &[Node], start: u32, of_input: &str) {
    let mut numbers = vec![None; nodes.len()];
    let mut open = vec![0];
    while let Some(index) = open.last().copied() {
        let after = nodes[index].next.iter().map(|(next, _)| *next);
        if let Some(unknown) = after.clone().find(|next| numbers[*next].is_none()) {
            open.push(unknown);
        } else {
            let reached = after.map(|next| numbers[next]).collect_vec();
            // The smallest number that is not reached is at most the count of those that are.
            let mut candidates = (0..).take(reached.len() + 1);
            numbers[index] = candidates.find(|number| !reached.contains(&Some(*number)));
            open.pop();
        }
    }
    assert_eq!(numbers[0], Some(start), "{of_input}");
}

/// Plays at random. Checks that the result of each move is that of the turn after it, so that the last one is the truth.
#[test]
fn what_the_board_says_comes_true() {
    let mut rng = Rng::with_seed(913);
    for problem in PROBLEMS.iter().filter(|problem| problem.about.family == Family::Repetition) {
        for input in random(problem).take(60) {
            // Where values depend on the course of the game, each turn takes as long as solving it.
            let budget = &mut Budget::new(200_000, usize::MAX);
            let Some(mut play) = problem.game(&input, 0).play(budget) else { continue };
            for _ in 0..5 {
                play.restart();
                let mut turn = play.turn();
                while let Some(choice) = rng.choice(&turn.moves) {
                    // Sometimes the best move, so that games end in many ways.
                    let choice = if rng.bool() { choice } else { &turn.moves[0] };
                    play.make(choice.id).expect("a move");
                    let next = play.turn();
                    let program = problem.program;
                    let Lead { points, moves } = choice.result;
                    let after = moves.saturating_sub(1);
                    let expected = Lead { points: -points, moves: after };
                    assert_eq!(next.result, expected, "{program} {input}");
                    turn = next;
                }
            }
        }
    }
}

/// The way back to the start is a draw, so a way on that only repeats it does not win.
#[test]
fn the_way_back_does_not_win() {
    let problem = problem("leetcode_0913_cat_and_mouse").expect("the problem");
    let inputs = parse_inputs(&problem.signature, "[[1],[0,3],[4],[1],[2]]");
    if let Ok([input]) = inputs.as_deref() {
        let play = problem.game(input, 0).play(&mut Budget::default()).expect("a play");
        let moves = play.turn().moves;
        assert!(moves.iter().all(|choice| choice.id == 0 || choice.result.points == 0));
    }
}

#[test]
fn every_problem_has_its_words_in_both_languages() {
    for problem in PROBLEMS {
        let input = first_sample(problem);
        let facts = problem.game(&input, 0).facts();
        let about = &problem.about;
        let phrases = [
            ("title", about.title),
            ("rules", about.rules),
            ("technique", about.technique),
            ("time", about.time),
            ("PHRASE", facts.phrase),
            ("REPETITION", facts.repetition),
        ];
        let players = problem.players.map(|name| ("played_by", name));
        let usual = about.usual.iter().map(|(name, _)| ("usual", *name));
        let axes = facts.axes.into_iter().map(|axis| ("axes", axis));
        let program = problem.program;
        for (field, Words { en, zh }) in phrases.into_iter().chain(players).chain(usual).chain(axes)
        {
            let are_written = !en.is_empty() && !zh.is_empty();
            assert!(are_written, "{program}: `{field}` lacks a language: \"{en}\", \"{zh}\"");
        }
        let Words { en, zh } = facts.phrase;
        let have_gaps = [en, zh].iter().all(|text| text.matches("{}").count() == 1);
        assert!(have_gaps, "{program}: {en} and {zh} should have one gap {{}} for the move's name");
    }
}

/// Repairs an input that mixes two tiny ones, so that the guarantee may be broken.
#[test]
fn a_guarantee_is_kept_where_repairing_changes_nothing() {
    check_problems(|problem| {
        let Some(guarantee) = &problem.signature.guarantee else { return };
        let tiny = tiny(problem);
        // Inputs with a structure are made so that they keep the guarantee, and are not repaired.
        let mixed = if problem.signature.structure.is_some() { &[] } else { &tiny[..] };
        let mixed = mixed.iter().tuple_windows().map(|(one, next)| {
            let values = one.values.iter().zip(&next.values).enumerate();
            let values = values.map(|(index, (own, other))| [own, other][index % 2].clone());
            Input { values: values.collect() }
        });
        for input in tiny.iter().cloned().chain(mixed) {
            let repaired = guarantee.repaired(input.clone());
            let is_same = repaired == input;
            assert_eq!(guarantee.is_kept(&input), is_same, "{}: {input}", problem.program);
            assert!(guarantee.is_kept(&repaired), "{}: {input} stays broken", problem.program);
        }
    });
}

/// Each line has part of a program's name, the number of its tiny inputs, and the size of its smallest input.
const STRUCTURES: &str = "
agc017 985 3
p6560 66 6
p4055 5050 2";

#[test]
fn trees_graphs_and_grids_are_made_and_shrunk_as_such() {
    for line in STRUCTURES.trim().lines() {
        let (program, numbers) = line.split_once(' ').expect("numbers");
        let is_meant = |problem: &&Problem| problem.program.contains(program);
        let problem = PROBLEMS.iter().find(is_meant).expect("a problem");
        for mut input in random(problem).step_by(50).take(8) {
            assert!(problem.allows(&input), "{input}");
            // Each step takes the last one, so that all kinds of steps are tried.
            while let Some(smaller) = shrink(problem, &input).last() {
                assert!(problem.allows(&smaller), "{smaller}");
                input = smaller;
            }
            assert_eq!(numbers, format!("{} {}", tiny(problem).len(), input.size()), "{input}");
        }
    }
}

#[test]
fn a_leaf_goes_and_the_rest_is_numbered_again() {
    let problem = problem("atcoder_agc017_d_game_on_tree").expect("a problem");
    let tree = |edges| Input { values: vec![edges_of(edges)] };
    let path = tree(&[[4, 1], [4, 3], [3, 2]]);
    let smaller = shrink(problem, &path).map(|input| input.to_string());
    assert_eq!(smaller.collect_vec(), ["[[2,1]]", "[[3,1],[3,2]]", "[[3,1],[3,2]]"]);
    for edges in [&[[1, 1]][..], &[[1, 2], [2, 1]], &[[1, 3]], &[[0, 1]], &[[1, 2], [4, 5]]] {
        assert!(!problem.allows(&tree(edges)), "{edges:?}");
    }
}

fn edges_of(edges: &[[i32; 2]]) -> Value {
    Value::Pairs(edges.to_vec())
}
