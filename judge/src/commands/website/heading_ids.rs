//! The ids of headings, as GitHub makes them.

use std::collections::HashMap;

use unicode_properties::{
    GeneralCategory::{ConnectorPunctuation, DecimalNumber},
    GeneralCategoryGroup::{Letter, Mark},
    UnicodeGeneralCategory,
};

/// Makes the ids of a document's headings.
#[derive(Default)]
pub struct HeadingIds {
    /// How many headings before have the same id.
    counts: HashMap<String, usize>,
}

impl HeadingIds {
    /// Returns the id of the document's next heading.
    pub fn next_id(&mut self, heading: &str) -> String {
        let kept = heading.chars().filter(|character| is_kept(*character));
        let hyphenated = kept.map(|character| if character == ' ' { '-' } else { character });
        let id = hyphenated.collect::<String>().to_lowercase();
        let count = self.counts.entry(id.clone()).or_default();
        *count += 1;
        if *count == 1 { id } else { format!("{id}-{}", *count - 1) }
    }
}

/// Returns whether an id keeps a character: letters, marks, decimal digits, `_`, `-` and spaces.
fn is_kept(character: char) -> bool {
    matches!(character, ' ' | '-')
        || matches!(character.general_category_group(), Letter | Mark)
        || matches!(character.general_category(), DecimalNumber | ConnectorPunctuation)
}

#[test]
fn ids_are_those_of_github() {
    let mut ids = HeadingIds::default();
    for (heading, id) in [
        ("5. Wythoff's game", "5-wythoffs-game"),
        ("3. Misère Nim: the last stone loses", "3-misère-nim-the-last-stone-loses"),
        ("1. Nim 和必胜的一步", "1-nim-和必胜的一步"),
        ("看一看，玩一玩", "看一看玩一玩"),
        ("Guess the number · 中文", "guess-the-number--中文"),
        ("O(n²) ≤ x′, snake_case", "on--x-snake_case"),
        ("e\u{301}tude №1 １", "e\u{301}tude-1-１"),
        ("Answer", "answer"),
        ("Answer", "answer-1"),
        ("answer", "answer-2"),
    ] {
        assert_eq!(ids.next_id(heading), id);
    }
}
