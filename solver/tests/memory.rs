//! Compares the bytes of a budget with the memory that is allocated. It is a single test, since it measures the whole
//! process.

use peak_alloc::PeakAlloc;
use solver::{Budget, Game, Move, MoveOf, Unsolved, grundy, outcome, solve};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Takes from two piles, as in Wythoff's game.
struct Wythoff(u32);

impl Game for Wythoff {
    type Position = (u32, u32);
    type Action = ();
    const IS_IMPARTIAL: bool = true;

    fn start(&self) -> (u32, u32) {
        (self.0, self.0)
    }

    fn moves(&self, (a, b): (u32, u32)) -> impl Iterator<Item = MoveOf<Self>> {
        let first = (0..a).map(move |left| (left, b));
        let second = (0..b).map(move |left| (a, left));
        let both = (1..=a.min(b)).map(move |taken| (a - taken, b - taken));
        first.chain(second).chain(both).map(|next| Move::new((), next))
    }

    fn final_lead(&self, _: &(u32, u32)) -> i64 {
        -1
    }
}

/// Counts down: as many positions are open as there are.
struct Countdown(u32);

impl Game for Countdown {
    type Position = u32;
    type Action = ();

    fn start(&self) -> u32 {
        self.0
    }

    fn moves(&self, left: u32) -> impl Iterator<Item = MoveOf<Self>> {
        left.checked_sub(1).map(|next| Move::new((), next)).into_iter()
    }

    fn final_lead(&self, _: &u32) -> i64 {
        -1
    }
}

/// Takes one stone from a pile, with positions on the heap.
struct Piles;

impl Game for Piles {
    type Position = Vec<u8>;
    type Action = ();

    fn start(&self) -> Vec<u8> {
        vec![5; 5]
    }

    fn moves(&self, piles: Vec<u8>) -> impl Iterator<Item = MoveOf<Self>> {
        (0..piles.len()).filter_map(move |index| {
            let mut next = piles.clone();
            next[index] = next[index].checked_sub(1)?;
            Some(Move::new((), next))
        })
    }

    fn final_lead(&self, _: &Vec<u8>) -> i64 {
        -1
    }

    fn bytes(&self, piles: &Vec<u8>) -> usize {
        piles.len()
    }
}

/// Moves a token along the edges of a complete graph, or off it.
struct Token(u32);

impl Game for Token {
    type Position = u32;
    type Action = ();
    const CAN_REPEAT: bool = true;

    fn start(&self) -> u32 {
        self.0
    }

    fn moves(&self, node: u32) -> impl Iterator<Item = MoveOf<Self>> {
        let targets = if node == 0 { 0..0 } else { 0..self.0 };
        targets.map(|next| Move::new((), next))
    }

    fn final_lead(&self, _: &u32) -> i64 {
        1
    }
}

/// Returns the peak of the memory that `search` allocates, in bytes.
fn peak(search: impl FnOnce(&mut Budget) -> Result<(), Unsolved>) -> usize {
    MEMORY.reset_peak_usage();
    let before = PeakAlloc.current_usage();
    search(&mut Budget::new(usize::MAX, usize::MAX)).expect("a solution");
    MEMORY.peak_usage() - before
}

/// Checks that a budget of 5/4 of the peak suffices and that one of 3/4 does not.
fn check(name: &str, search: impl Fn(&mut Budget) -> Result<(), Unsolved>) {
    let peak = peak(&search);
    let run = |bytes| search(&mut Budget::new(usize::MAX, bytes));
    assert_eq!(run(peak / 4 * 5), Ok(()), "{name}: {peak}");
    assert_eq!(run(peak / 4 * 3), Err(Unsolved::Bytes(peak / 4 * 3)), "{name}: {peak}");
}

#[test]
fn the_bytes_of_a_budget_are_true_within_a_quarter() {
    check("Wythoff", |budget| solve(Wythoff(60), budget).map(drop));
    check("Wythoff's outcome", |budget| outcome(&Wythoff(60), budget).map(drop));
    check("Wythoff's numbers", |budget| match grundy(Wythoff(60), budget) {
        Err(solver::NoGrundy::Unsolved(unsolved)) => Err(unsolved),
        _ => Ok(()),
    });
    check("Countdown", |budget| solve(Countdown(30_000), budget).map(drop));
    check("Piles", |budget| solve(Piles, budget).map(drop));
    check("Token", |budget| solve(Token(150), budget).map(drop));
}
