//! Finds problems by what people call them.

use itertools::Itertools;

use crate::words::Words;
use crate::{About, PROBLEMS, Problem};

/// Words for which readers search, each with a word of the problems that it stands for. An empty word stands for all.
pub const SYNONYMS: [(&str, &str); 16] = [
    ("memoized", "memoization"),
    ("top-down", "memoization"),
    ("记忆化", "记忆化"),
    ("状压", "状态压缩"),
    ("bitmask", "bitmask"),
    ("sprague", "grundy"),
    ("nimber", "grundy"),
    ("尼姆", "nim"),
    ("取石子", "石"),
    ("greedy", "sort"),
    ("贪心", "排序"),
    ("grid", "cells"),
    ("interval", "interval"),
    ("game theory", ""),
    ("博弈论", ""),
    ("minimax", ""),
];

/// Returns the problem that `program` solves.
pub fn problem(program: &str) -> Option<&'static Problem> {
    PROBLEMS.iter().find(|problem| problem.program == program)
}

/// Reduces a text to its letters and digits, in lower case.
pub fn plain(text: &str) -> String {
    let kept = text.chars().filter(|character| character.is_alphanumeric());
    kept.collect::<String>().to_lowercase()
}

impl Problem {
    /// Returns all words in which people look for the problem, in both languages, reduced to letters and digits.
    pub fn search_text(&self) -> String {
        let About { family, difficulty, technique, usual, time, largest_input, .. } = &self.about;
        let usual = usual.iter().map(|(name, _)| *name);
        let site = self.site.name;
        let words = [family.title(), site, difficulty.words(), *technique, *time, *largest_input];
        let texts = words.into_iter().chain(usual).flat_map(|Words { en, zh }| [en, zh]);
        let names = self.titles().chain([self.program]).chain(self.about.related.iter().copied());
        plain(&format!("{} {}", self.number().en, texts.chain(names).join(" ")))
    }
}

/// Returns the problems in whose words every one of these occurs, or a word that it stands for.
pub fn search(words: &[String]) -> impl Iterator<Item = &'static Problem> {
    let occurs = |word: &str, text: &str| {
        let word = plain(word);
        let meant = SYNONYMS.iter().filter(|(synonym, _)| plain(synonym) == word);
        let meant = meant.map(|(_, meant)| plain(meant));
        [word.clone()].into_iter().chain(meant).any(|meant| text.contains(&meant))
    };
    PROBLEMS.iter().filter(move |problem| {
        let text = problem.search_text();
        words.iter().all(|word| occurs(word, &text))
    })
}
