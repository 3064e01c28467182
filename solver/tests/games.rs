//! Games as somebody would write them for this crate alone: with points, with repeating positions, with extra turns.

use std::collections::HashSet;

use solver::{
    Budget, Continuation, Game, Lead, Move, MoveOf, NoGrundy, Part, Player, Unsolved, grundy,
    outcome, solve,
};

/// Take a number from either end of a row; the higher total wins.
struct EitherEnd(Vec<i64>);

impl Game for EitherEnd {
    type Position = (usize, usize);
    type Action = ();
    const HAS_POINTS: bool = true;

    fn start(&self) -> (usize, usize) {
        (0, self.0.len())
    }

    fn moves(&self, (start, end): (usize, usize)) -> impl Iterator<Item = MoveOf<Self>> {
        let left = (start < end).then(|| Move::new((), (start + 1, end)).gaining(self.0[start]));
        let right = (start < end).then(|| Move::new((), (start, end - 1)).gaining(self.0[end - 1]));
        left.into_iter().chain(right)
    }

    fn final_lead(&self, _: &(usize, usize)) -> i64 {
        0
    }
}

#[test]
fn a_game_with_points() {
    let solution =
        solve(EitherEnd(vec![1, 5, 233, 7]), &mut Budget::default()).expect("a solution");
    assert_eq!(solution.result().points, 222);
    let gains = solution.line().filter_map(|turn| Some((turn.player, turn.best?.gain)));
    let [first, second] = [(Player::First, 1), (Player::Second, 5)];
    assert!(gains.take(2).eq([first, second]));
    assert_eq!(solution.ranked(&(0, 3)).iter().map(|one| one.lead.points).max(), Some(229));
    let refused = grundy(solution.game(), &mut Budget::default());
    assert_eq!(refused.err(), Some(NoGrundy::Partizan));
}

/// A token moves along an edge in turn; a player who cannot move loses.
struct Token(Vec<Vec<usize>>);

impl Game for Token {
    type Position = usize;
    type Action = ();
    const CAN_REPEAT: bool = true;

    fn start(&self) -> usize {
        0
    }

    fn moves(&self, node: usize) -> impl Iterator<Item = MoveOf<Self>> {
        self.0[node].iter().map(|next| Move::new((), *next))
    }

    fn final_lead(&self, _: &usize) -> i64 {
        -1
    }
}

/// Returns all graphs with this number of nodes in which node 0 has an edge.
fn graphs(count: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    let targets = move |bits: usize, node: usize| {
        (0..count).filter(move |next| bits >> (count * node + next) & 1 == 1).collect()
    };
    let graph = move |bits| (0..count).map(|node| targets(bits, node)).collect();
    (1..1 << (count * count)).map(graph).filter(|graph: &Vec<Vec<usize>>| !graph[0].is_empty())
}

/// Returns the result of a position by trying all ways to play, if a position that occurs again is a draw.
fn result_by_trying(
    graph: &[Vec<usize>],
    node: usize,
    player: Player,
    seen: &mut HashSet<(Player, usize)>,
) -> i64 {
    if !seen.insert((player, node)) {
        return 0;
    }
    let after = |next: &usize| -result_by_trying(graph, *next, player.opponent(), seen);
    let best = graph[node].iter().map(after).max().unwrap_or(-1);
    seen.remove(&(player, node));
    best
}

#[test]
fn a_continuation_tells_the_truth_about_repetition() {
    for graph in graphs(3) {
        let game = Token(graph.clone());
        // Every way of three moves.
        let mut ways = vec![vec![(Player::First, 0)]];
        while let Some(way) = ways.pop() {
            let (player, node) = way[way.len() - 1];
            let earlier = &way[..way.len() - 1];
            if earlier.contains(&(player, node)) {
                continue;
            }
            let rest = Continuation::new(&game, player, node, earlier.to_vec());
            let solution = solve(&rest, &mut Budget::default()).expect("a solution");
            let mut seen = earlier.iter().copied().collect();
            let expected = result_by_trying(&graph, node, player, &mut seen);
            assert_eq!(solution.result().points, expected, "{graph:?} {way:?}");
            if way.len() < 4 {
                let next = graph[node].iter().map(|next| (player.opponent(), *next));
                ways.extend(next.map(|next| [&way[..], &[next]].concat()));
            }
        }
    }
}

/// Returns the lead of each node by deciding those that are 0, 1, 2, … moves from the end.
fn leads_by_rounds(graph: &[Vec<usize>]) -> Vec<Lead> {
    let mut leads: Vec<_> = graph.iter().map(|next| next.is_empty().then_some((-1, 0))).collect();
    for moves in 1..=u32::try_from(graph.len()).expect("a small graph") {
        let known = leads.clone();
        for (lead, next) in leads.iter_mut().zip(graph).filter(|(lead, _)| lead.is_none()) {
            let results = || next.iter().map(|next| known[*next].map(|(points, _)| points));
            if results().any(|points| points == Some(-1)) {
                *lead = Some((1, moves));
            } else if results().all(|points| points == Some(1)) {
                *lead = Some((-1, moves));
            }
        }
    }
    let lead = |lead: Option<(i64, u32)>| lead.unwrap_or_default();
    leads.into_iter().map(lead).map(|(points, moves)| Lead { points, moves }).collect()
}

#[test]
fn wins_come_as_soon_and_losses_as_late_as_possible() {
    for graph in graphs(3).chain(graphs(4).step_by(7)) {
        let expected = leads_by_rounds(&graph);
        let solution = solve(Token(graph.clone()), &mut Budget::default()).expect("a solution");
        for (node, lead) in solution.leads() {
            assert_eq!(lead, expected[*node], "{graph:?}");
        }
        let found = outcome(solution.game(), &mut Budget::default());
        assert_eq!(found, Ok(expected[0].points), "{graph:?}");
    }
}

/// A token moves along an edge in turn. A player who cannot move has this lead; if the game never ends, the first player
/// wins.
struct Chase {
    graph: Vec<Vec<usize>>,
    ends: [i64; 2],
}

impl Game for Chase {
    type Position = (Player, usize);
    type Action = ();
    const CAN_REPEAT: bool = true;

    fn start(&self) -> (Player, usize) {
        (Player::First, 0)
    }

    fn moves(&self, (player, node): (Player, usize)) -> impl Iterator<Item = MoveOf<Self>> {
        self.graph[node].iter().map(move |next| Move::new((), (player.opponent(), *next)))
    }

    fn final_lead(&self, (player, _): &(Player, usize)) -> i64 {
        self.ends[player.index()]
    }

    fn repeated_lead(&self, (player, _): &(Player, usize)) -> i64 {
        if *player == Player::First { 1 } else { -1 }
    }
}

#[test]
fn a_game_that_never_ends_may_be_a_win() {
    let solved = |graph: &[Vec<usize>], ends| {
        let game = Chase { graph: graph.to_vec(), ends };
        let result = solve(&game, &mut Budget::default()).expect("a solution").result();
        assert_eq!(outcome(&game, &mut Budget::default()), Ok(result.points));
        (result.points, result.moves)
    };
    // The first player can go on forever; where the second player can stop, an end counts.
    assert_eq!(solved(&[vec![1], vec![0]], [-1, -1]), (1, 0));
    let second_can_stop = [vec![1], vec![0, 2], vec![]];
    assert_eq!(solved(&second_can_stop, [-1, -1]), (-1, 2));
    assert_eq!(solved(&second_can_stop, [0, -1]), (0, 0));
    let first_can_stop = [vec![1, 2], vec![0], vec![]];
    assert_eq!(solved(&first_can_stop, [-1, 0]), (1, 0));
    assert_eq!(solved(&first_can_stop, [-1, -1]), (1, 1));
}

/// Piles of stones, each of which is a part.
struct Piles(Vec<u32>, bool);

impl Game for Piles {
    type Position = Vec<u32>;
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> Vec<u32> {
        self.0.clone()
    }

    fn moves(&self, piles: Vec<u32>) -> impl Iterator<Item = MoveOf<Self>> {
        (0..piles.len()).flat_map(move |index| {
            let piles = piles.clone();
            (0..piles[index]).map(move |left| {
                let mut next = piles.clone();
                next[index] = left;
                Move::new((), next)
            })
        })
    }

    fn final_lead(&self, _: &Vec<u32>) -> i64 {
        -1
    }

    fn parts(&self, piles: &Vec<u32>) -> Option<Vec<Part<Vec<u32>>>> {
        let part =
            |pile: &u32| if self.1 { Part::Number(*pile) } else { Part::Position(vec![*pile]) };
        Some(piles.iter().map(part).collect())
    }
}

#[test]
fn parts_add_up() {
    for has_formula in [false, true] {
        for piles in [vec![], vec![0], vec![5], vec![1, 2], vec![3; 20], (1..=20).collect()] {
            let expected = piles.iter().fold(0, |xor, pile| xor ^ pile);
            let game = Piles(piles.clone(), has_formula);
            let numbers = grundy(&game, &mut Budget::new(10_000, 10_000)).expect("numbers");
            assert_eq!(numbers.get(&piles), Some(expected), "{piles:?}");
        }
    }
    let numbers = grundy(Piles(vec![5], false), &mut Budget::default()).expect("numbers");
    assert_eq!(numbers.get(&vec![4, 1]), Some(5));
    assert_eq!(numbers.get(&vec![9]), None);
}

#[test]
fn a_game_whose_positions_repeat() {
    let graph = [vec![1, 2], vec![0], vec![3], vec![]];
    let solution = solve(Token(graph.to_vec()), &mut Budget::default()).expect("a solution");
    let leads = [0, 1, 2, 3].map(|node| solution.lead(&node));
    assert_eq!(leads.map(|lead| lead.points), [0, 0, 1, -1]);
    assert_eq!(leads.map(|lead| lead.moves), [0, 0, 1, 0]);
    assert_eq!(solution.line().count(), 3, "up to the position that occurs again");
}

/// Take 1 or 2 of the points; who takes 2 moves again.
struct ExtraTurns(i64);

impl Game for ExtraTurns {
    type Position = i64;
    type Action = i64;
    const HAS_POINTS: bool = true;

    fn start(&self) -> i64 {
        self.0
    }

    fn first_player(&self) -> Player {
        Player::Second
    }

    fn moves(&self, left: i64) -> impl Iterator<Item = MoveOf<Self>> {
        let possible = (1..=2).filter(move |taken| *taken <= left);
        possible.map(move |taken| {
            Move::new(taken, left - taken).gaining(taken).moving_again(taken == 2)
        })
    }

    fn final_lead(&self, _: &i64) -> i64 {
        0
    }
}

#[test]
fn a_game_with_extra_turns() {
    let solution = solve(ExtraTurns(5), &mut Budget::default()).expect("a solution");
    assert_eq!(solution.result().points, 5);
    let players: Vec<_> = solution.line().map(|turn| turn.player.index()).collect();
    assert_eq!(players, [1, 1, 1, 0]);
}

#[test]
fn a_budget_that_does_not_suffice_refuses() {
    let refusal = |steps, bytes| solve(ExtraTurns(100), &mut Budget::new(steps, bytes)).err();
    assert_eq!(refusal(1000, 100_000), Some(Unsolved::Steps(1000)));
    assert_eq!(refusal(100_000, 1000), Some(Unsolved::Bytes(1000)));
    assert_eq!(refusal(100_000, 100_000), None);
    let message = Unsolved::Steps(1000).to_string();
    assert_eq!(message, "the search needs more than 1000 steps");
}

#[test]
fn a_solution_gives_its_bytes_back() {
    let mut budget = Budget::default();
    let before = budget.bytes();
    assert_eq!(outcome(&Token(vec![vec![1], vec![]]), &mut budget), Ok(1));
    assert_eq!(budget.bytes(), before);
    let solution = solve(ExtraTurns(100), &mut budget).expect("a solution");
    assert!(budget.bytes() < before);
    assert_eq!(solution.get(&100), Some(solution.result()));
    assert_eq!(solution.get(&101), None);
}

/// Counts down from the first number, in a way that the constants may deny: from 2 back to 3, or with a point.
struct Liar(bool);

impl Game for Liar {
    type Position = u8;
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> u8 {
        3
    }

    fn moves(&self, number: u8) -> impl Iterator<Item = MoveOf<Self>> {
        let next = if self.0 && number == 2 { Some(3) } else { number.checked_sub(1) };
        next.map(|next| Move::new((), next).gaining(i64::from(!self.0))).into_iter()
    }

    fn final_lead(&self, _: &u8) -> i64 {
        -1
    }
}

#[test]
fn what_the_constants_deny_is_noticed() {
    let budget = || Budget::new(10_000, 1_000_000);
    assert_eq!(solve(Liar(true), &mut budget()).err(), Some(Unsolved::Repeats));
    assert_eq!(outcome(&Liar(true), &mut budget()), Err(Unsolved::Repeats));
    assert_eq!(solve(Liar(false), &mut budget()).err(), Some(Unsolved::Points));
    assert_eq!(outcome(&Liar(false), &mut budget()), Err(Unsolved::Points));
    assert_eq!(grundy(Liar(false), &mut budget()).err(), Some(NoGrundy::Points));
    let refused = grundy(Liar(true), &mut budget()).err();
    assert_eq!(refused, Some(NoGrundy::Unsolved(Unsolved::Repeats)));
}
