//! Formats counts, long texts and long lists.

use std::fmt::Display;

use itertools::Itertools;

/// Number of items shown at each end of a long list.
const ENDS: usize = 4;

/// Formats a count with its noun: `1 case`, `2 cases`.
pub fn counted(number: usize, noun: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{ending}")
}

/// Formats a number with thousands separators: `41,000`.
pub fn thousands(number: usize) -> String {
    let mut text = number.to_string();
    for index in (1..text.len()).rev().skip(2).step_by(3) {
        text.insert(index, ',');
    }
    text
}

/// Returns a text with at most `longest` characters, cutting out the middle.
pub fn cut_in_the_middle(text: &str, longest: usize) -> String {
    let count = text.chars().count();
    if count <= longest {
        return text.to_owned();
    }
    let kept = longest.saturating_sub(1);
    let start = text.chars().take(kept.div_ceil(2));
    let end = text.chars().skip(count - kept / 2);
    start.chain(['…']).chain(end).collect()
}

/// Joins the items with `gap`. Shows only the ends of a long list.
pub fn shortened(items: &[impl Display], gap: &str) -> String {
    let count = items.len();
    if count <= 2 * ENDS {
        return items.iter().join(gap);
    }
    let [start, end] = [&items[..ENDS], &items[count - ENDS..]].map(|part| part.iter().join(gap));
    [&start, "…", &end].join(gap)
}
