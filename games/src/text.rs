//! How counts and long texts are shown.

/// `1 case`, `2 cases`
pub fn counted(number: usize, what: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {what}{ending}")
}

/// `41000` as `41,000`.
pub fn thousands(number: usize) -> String {
    let mut text = number.to_string();
    for place in (1..text.len()).rev().skip(2).step_by(3) {
        text.insert(place, ',');
    }
    text
}

/// `text` in at most `longest` characters: what is too much is cut out of the middle.
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
