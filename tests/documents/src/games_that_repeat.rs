//! Checks the claims of `docs/games-that-repeat.md`, and the examples in the headers of 913 and 1728, turn by turn.

use games::{Budget, Input, Problem, parse_file, parse_inputs};
use itertools::{Itertools, iproduct};

use crate::stored_case;

const CAT_AND_MOUSE: &str = "leetcode_0913_cat_and_mouse";

fn cat_and_mouse() -> &'static Problem {
    games::problem(CAT_AND_MOUSE).expect("the problem")
}

/// The results of all positions, `[mouse][cat][player to move]`: 1 if the mouse wins, 2 if the cat wins, 0 for a draw.
type Results = Vec<Vec<[usize; 2]>>;

/// Returns the best of these results for a player, whose win is `own`.
fn best(own: usize, results: impl Iterator<Item = usize> + Clone) -> usize {
    let mut good = [own, 0].into_iter();
    good.find(|good| results.clone().contains(good)).unwrap_or(3 - own)
}

/// Returns the results if a win of more than so many turns counts as a draw: for no turn, 1 turn, and so on, until they
/// no longer change.
fn results_by_turns(graph: &[Vec<usize>]) -> Vec<Results> {
    let nodes = graph.len();
    let mut start = vec![vec![[0; 2]; nodes]; nodes];
    for [mouse, cat, result] in (1..nodes).flat_map(|node| [[0, node, 1], [node, node, 2]]) {
        start[mouse][cat] = [result; 2];
    }
    let mut all = vec![start];
    loop {
        let known = &all[all.len() - 1];
        let mut results = known.clone();
        for (mouse, cat) in iproduct!(1..nodes, 1..nodes).filter(|(mouse, cat)| mouse != cat) {
            let mouse_moves = graph[mouse].iter().map(|&node| known[node][cat][1]);
            let cat_moves = graph[cat].iter().filter(|&&node| node != 0);
            let cat_results = cat_moves.map(|&node| known[mouse][node][0]);
            results[mouse][cat] = [best(1, mouse_moves), best(2, cat_results)];
        }
        if results == *known {
            return all;
        }
        all.push(results);
    }
}

/// Returns the result of the start, and the turns of the win; for a draw, 0 and 0.
fn start_result(graph: &[Vec<usize>]) -> (usize, usize) {
    let results = results_by_turns(graph);
    let of_start = results.iter().map(|results| results[1][2][0]).collect_vec();
    let result = of_start[of_start.len() - 1];
    let turns = of_start.iter().position(|&found| found == result);
    (result, turns.expect("the last result"))
}

/// Returns all graphs of so many nodes in which both players can move.
fn graphs(nodes: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    let pairs = (0..nodes).tuple_combinations().collect_vec();
    let graphs = (0..1_u32 << pairs.len()).map(move |edges| {
        let mut graph = vec![Vec::new(); nodes];
        for (bit, &(smaller, larger)) in pairs.iter().enumerate() {
            if edges >> bit & 1 == 1 {
                graph[smaller].push(larger);
                graph[larger].push(smaller);
            }
        }
        graph
    });
    graphs.filter(|graph| graph.iter().all(|row| !row.is_empty()) && graph[2] != [0])
}

/// Compares the game with the rule on all graphs of up to 5 nodes.
#[test]
fn the_longest_wins_on_small_graphs_are_right() {
    for (nodes, longest) in [(3, 1), (4, 3), (5, 5)] {
        let results = graphs(nodes).map(|graph| (format!("{graph:?}"), start_result(&graph)));
        let results = results.collect_vec();
        for (graph, (result, _)) in &results {
            let inputs = parse_inputs(&cat_and_mouse().signature, graph).expect("an input");
            let answer = cat_and_mouse().brute_force_answer(&inputs[0], &mut Budget::default());
            assert_eq!(answer, Some(result.to_string()), "{graph}");
        }
        let turns = results.iter().map(|(_, (_, turns))| *turns);
        assert_eq!(turns.max(), Some(longest), "{nodes} nodes");
    }
}

/// Returns the graphs of a stored case of 913.
fn stored_graphs(case: &str) -> Vec<Vec<Vec<usize>>> {
    let text = stored_case(&format!("{CAT_AND_MOUSE}/{case}.in"));
    let to_node = |&node: &i32| usize::try_from(node).expect("a node");
    let inputs = parse_file(&cat_and_mouse().signature, &text).expect("inputs").into_iter();
    let graph = |input: Input| {
        let rows = input.list(0).iter();
        rows.map(|row| row.row().iter().map(to_node).collect()).collect()
    };
    inputs.map(graph).collect()
}

#[test]
fn wins_of_the_stored_cases_take_as_many_turns_as_the_document_says() {
    for (case, nodes, turns) in [
        ("hack-two-n-turns", 8, 16),
        ("hack-two-n-turns-after-the-ends", 8, 17),
        ("hack-four-n-turns", 12, 52),
        ("hack-five-n-turns", 20, 101),
        ("max-long-win", 50, 223),
    ] {
        let graphs = stored_graphs(case);
        let found = graphs.iter().map(|graph| (graph.len(), start_result(graph).1)).collect_vec();
        assert!(found.contains(&(nodes, turns)), "{case}: {found:?}");
    }
}

/// Checks the example of the document, which is also the one in the header of 913.
#[test]
fn the_results_on_the_square_are_right() {
    let square = [vec![4], vec![2, 3], vec![1, 4], vec![1, 4], vec![0, 2, 3]];
    let results = results_by_turns(&square).pop().expect("results");
    for (mouse, cat) in iproduct!(1..5, 1..5).filter(|(mouse, cat)| mouse != cat) {
        let mouse_to_move = match (mouse, cat) {
            (4, _) | (2 | 3, 1) => 1,
            (1, 4) | (2, 3) | (3, 2) => 2,
            _ => 0,
        };
        let cat_to_move = match (mouse, cat) {
            (4, 1) => 1,
            _ if square[mouse].contains(&cat) => 2,
            _ => 0,
        };
        assert_eq!(results[mouse][cat], [mouse_to_move, cat_to_move], "{mouse}, {cat}");
    }
}

/// Returns, for each cell of the mouse and each of the cat, the fewest turns in which the mouse wins. The mouse is to
/// move, and no jump is longer than one cell.
fn fewest_turns(rows: &[&str]) -> Vec<Vec<Option<usize>>> {
    let cells = rows.concat().into_bytes();
    let columns = rows[0].len();
    let food = cells.iter().position(|&cell| cell == b'F').expect("food");
    let free = (0..cells.len()).filter(|&cell| cells[cell] != b'#').collect_vec();
    let moves = |from: usize| {
        let distance = move |to: usize| {
            (from / columns).abs_diff(to / columns) + (from % columns).abs_diff(to % columns)
        };
        free.iter().copied().filter(move |&to| distance(to) <= 1)
    };
    let mut fewest = vec![vec![None; cells.len()]; cells.len()];
    for turns in (1..100).step_by(2) {
        let known = fewest.clone();
        let mouse_wins_at = |m, cat: usize| {
            m == food || moves(cat).all(|c| c != m && c != food && known[m][c].is_some())
        };
        for (&mouse, &cat) in iproduct!(&free, &free) {
            let is_open = mouse != cat && mouse != food && cat != food;
            if is_open && moves(mouse).any(|m| mouse_wins_at(m, cat)) {
                fewest[mouse][cat].get_or_insert(turns);
            }
        }
    }
    fewest
}

/// Checks the example in the header of 1728.
#[test]
fn the_wins_on_the_small_grid_are_right() {
    let mut expected = vec![vec![None; 6]; 6];
    for (mouse, cat, turns) in [(5, 0, 1), (5, 3, 1), (5, 4, 1), (4, 0, 3), (4, 3, 3), (3, 0, 5)] {
        expected[mouse][cat] = Some(turns);
    }
    assert_eq!(fewest_turns(&["C#F", "M.."]), expected);
}

#[test]
fn a_win_on_a_grid_can_take_79_turns() {
    let grid = [
        "....#...", //
        ".##...#.", "...###F.", "##....#.", "MC###..#", ".#...#..", ".#.#..#.", "....#...",
    ];
    let [mouse, cat] = [32, 33];
    assert_eq!(fewest_turns(&grid)[mouse][cat], Some(79));
}

#[test]
fn the_longest_chases_are_right() {
    let problem = games::problem("luogu_p4576_board_game").expect("the problem");
    let answer = |numbers: [usize; 5]| {
        let input = parse_inputs(&problem.signature, &numbers.iter().join(" ")).expect("an input");
        problem.brute_force_answer(&input[0], &mut Budget::default()).expect("a small game")
    };
    let longest = (2..=6).map(|n| {
        let squares = iproduct!(1..=n, 1..=n, 1..=n, 1..=n);
        let moves =
            squares.filter(|(r1, c1, r2, c2)| (r1, c1) != (r2, c2)).map(|(r1, c1, r2, c2)| {
                let answer = answer([n, r1, c1, r2, c2]);
                let are_neighbors = r1.abs_diff(r2) + c1.abs_diff(c2) == 1;
                assert_eq!(answer == "WHITE 1", are_neighbors, "{n} {r1} {c1} {r2} {c2}: {answer}");
                answer.strip_prefix("BLACK ").map_or(0, |moves| moves.parse().expect("a number"))
            });
        moves.max().unwrap_or(0)
    });
    assert_eq!(longest.collect_vec(), [2, 8, 10, 12, 16]);
    assert_eq!(answer([3, 1, 1, 1, 3]), "BLACK 6");
}
