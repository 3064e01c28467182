// Folds in passes: each pass folds all peaks a <= b > c at once, without a branch that depends on the cards
//
// The fold on a stack, in src/bin/nowcoder_card_game.rs, waits most of its time for branches that
// no processor can predict: whether a random card is a peak. Here the cards are written as shares,
// so that folding is deleting.
//
// Shares. Each card is the sum of its left and its right share; the right share is the left one of
// the next card, and the first left share is 0. Of neighbors a b with the shares h i j, a <= b says
// h <= j. Of a peak a b c with the shares h i j k, folding leaves a - b + c = h + k: it deletes the
// two shares i and j of b, and changes no other.
//
// A pass. Of two neighbors only one can be a peak a <= b > c, so no share is deleted twice. Folding
// one peak leaves the others peaks, because a - b + c is smaller than a and at most c. So a pass
// keeps the shares that belong to no peak:
//
//   cards     3   5   4   4   7   2           2  -1
//   shares  0   3   2   2   2   5  -3       0   2  -3
//   peaks         5           7             (5 takes 3 and 2 away, 7 takes 2 and 5)
//
// Of random cards every third is a peak, so a pass leaves a third of the shares. Passes go on while
// they delete more than a quarter, so all of them together take at most four times the first. A
// stack folds what they leave, for example equal cards at the end: there peaks are a <= b >= c. The
// cards get their passes in blocks whose shares stay in the processor's cache; the first and the
// last card of a block are left to the stack. Sorted and equal cards gain nothing and pay for one
// pass: their branches can be predicted.
//
// A share is the sum of some cards minus the sum of others, so it fits i64 for any row of up to 2^31
// cards of 32 bits.
// Time O(n), memory O(n).

use std::cell::Cell;
use std::error::Error;
use std::io::{self, Read};

/// How many cards get their passes together.
const BLOCK: usize = 4096;

/// The larger of the two final scores.
fn larger_score(cards: &[i32]) -> i64 {
    let total: i64 = cards.iter().map(|&card| i64::from(card)).sum();
    let smaller = (total - first_player_lead(cards).abs()) / 2;
    total - smaller
}

/// The first player's score minus the second's.
fn first_player_lead(cards: &[i32]) -> i64 {
    // The shares up to here with all peaks folded.
    let mut valley = Vec::with_capacity(cards.len() + 1);
    let mut room = [0; BLOCK];
    let room = Cell::from_mut(&mut room[..]).as_slice_of_cells();
    let mut share = 0;
    for block in cards.chunks(BLOCK) {
        let mut before = block.len();
        let mut kept = fold_cards(block, &mut share, room);
        while 4 * (before - kept) > before {
            before = kept;
            kept = fold_shares(&room[..before]);
        }
        for share in &room[..kept] {
            push_share(&mut valley, share.get());
        }
    }
    push_share(&mut valley, share);

    // In what is left, which falls and then rises, both players take the larger end.
    let mut lead = 0;
    let mut sign = 1;
    let mut rest = &valley[..];
    while let ([left_of_first, right_of_first, ..], [.., left_of_last, right_of_last]) =
        (rest, rest)
    {
        let first = left_of_first + right_of_first;
        let last = left_of_last + right_of_last;
        lead += sign * first.max(last);
        sign = -sign;
        rest = if first > last { &rest[1..] } else { &rest[..rest.len() - 1] };
    }
    lead
}

/// The first pass: writes what it keeps of the cards' left shares to the front of `room`, and says
/// how many these are. `share` is the first card's left share, and becomes the last card's right
/// share.
fn fold_cards(cards: &[i32], share: &mut i64, room: &[Cell<i64>]) -> usize {
    let mut pass = Pass::default();
    for pair in cards.windows(2) {
        pass.read(*share, pair[0] <= pair[1], room);
        *share = i64::from(pair[0]) - *share;
    }
    if let Some(&last) = cards.last() {
        pass.read(*share, true, room);
        *share = i64::from(last) - *share;
    }
    pass.kept
}

/// A pass over shares: moves those that it keeps to the front, and says how many these are.
fn fold_shares(shares: &[Cell<i64>]) -> usize {
    let mut pass = Pass::default();
    for three in shares.windows(3) {
        let share = three[0].get();
        pass.read(share, share <= three[2].get(), shares);
    }
    for share in &shares[shares.len().saturating_sub(2)..] {
        pass.read(share.get(), true, shares);
    }
    pass.kept
}

/// A pass that has read some shares.
#[derive(Default)]
struct Pass {
    /// How many shares it has kept.
    kept: usize,
    /// Whether the last card is at least the one before it.
    rose: bool,
    /// Whether the last card is a peak.
    was_peak: bool,
}

impl Pass {
    /// Reads the left share of the next card, which `rises` to the card after it if that is at
    /// least as large.
    fn read(&mut self, share: i64, rises: bool, room: &[Cell<i64>]) {
        // `&` and `|`, for `&&` and `||` become branches.
        let is_peak = self.rose & !rises;
        room[self.kept].set(share);
        self.kept += usize::from(!(is_peak | self.was_peak));
        self.rose = rises;
        self.was_peak = is_peak;
    }
}

/// Appends a share to the valley and folds the peaks that appear.
fn push_share(valley: &mut Vec<i64>, share: i64) {
    while let [.., left, left_of_peak, right_of_peak] = valley[..] {
        if left > right_of_peak || left_of_peak < share {
            break;
        }
        valley.truncate(valley.len() - 2);
    }
    valley.push(share);
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input)?;
    let mut tokens = input.split_ascii_whitespace();
    while let Some(n) = tokens.next() {
        let n = n.parse()?;
        let cards = tokens.by_ref().take(n).map(str::parse).collect::<Result<Vec<i32>, _>>()?;
        if cards.len() < n {
            return Err("the row has fewer numbers than the given length".into());
        }
        println!("{}", larger_score(&cards));
    }
    Ok(())
}
