//! Finds problems by what people call them.

use itertools::Itertools;

use crate::problem::id::words_of;
use crate::words::{Language, Text, Words};
use crate::{About, PROBLEMS, Problem};

/// Words for which readers search, each with a word of the problems that it stands for. An empty word stands for all.
const SYNONYMS: [(&str, &str); 15] = [
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
];

/// Returns the problem that `program` solves.
pub fn problem(program: &str) -> Option<&'static Problem> {
    PROBLEMS.iter().find(|problem| problem.program == program)
}

/// Letters with an accent, each row with the letter that people type instead.
const ACCENTED: [(&str, char); 5] =
    [("àáâäåã", 'a'), ("èéêë", 'e'), ("ìíîï", 'i'), ("òóôöõ", 'o'), ("ùúûü", 'u')];

/// Reduces a text to its letters and digits, in lower case and without accents.
pub fn plain(text: &str) -> String {
    let without_accent = |letter: char| {
        let row = ACCENTED.iter().find(|(accented, _)| accented.contains(letter));
        row.map_or(letter, |(_, plain)| *plain)
    };
    let letters = text.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).map(without_accent).collect()
}

/// Returns the problem that a text means: by its address, by its number as its site writes it, by its title, or by a part
/// of a title.
pub fn find(text: &str) -> Option<&'static Problem> {
    if is_address(text) {
        return by_address(text);
    }
    by_number(text).or_else(|| by_title(text)).or_else(|| by_part(text))
}

/// Returns whether a text is an address, perhaps without its `https://`.
fn is_address(text: &str) -> bool {
    ["://", ".com/", ".cn/", ".jp/", ".fi/"].iter().any(|part| text.contains(part))
}

/// Returns the problem at this address, such as `https://codeforces.com/contest/388/problem/C`.
pub fn by_address(text: &str) -> Option<&'static Problem> {
    let address = text.split(['?', '#']).next().filter(|_| is_address(text))?;
    let address = address.trim_end_matches('/').to_owned() + "/";
    let has_path = |problem: &Problem| {
        let link = problem.link(Language::English);
        let link = link.as_ref().and_then(|link| link.trim_end_matches('/').split_once("://"));
        let path = link.and_then(|(_, link)| link.split_once('/'));
        path.is_some_and(|(_, path)| address.contains(&format!("/{path}/")))
    };
    only(has_path).or_else(|| numbered(&address, true))
}

/// Returns the problem whose number is in the text, as its site writes it: `486`, `P1290`, `cses1730`, `arc105_d`, `cf388c`.
/// If there are several, returns the one whose number and site take the most words of the text, if this is only one.
pub fn by_number(text: &str) -> Option<&'static Problem> {
    numbered(text, false)
}

/// Returns the problem that the folders around a file and its name say together: `ARC105/D`, `dp/src/bin/l`, `P2148/main`.
pub fn by_folders(path: &str) -> Option<&'static Problem> {
    let titles = || path.rsplit('/').skip(1).find_map(by_title);
    numbered(path, true).or_else(titles)
}

fn numbered(text: &str, needs_site: bool) -> Option<&'static Problem> {
    let words = words_of(text);
    let matching = PROBLEMS.iter().filter_map(|problem| {
        let count = problem.id()?.words_in(&words, needs_site)?;
        Some((count, problem))
    });
    let best = matching.max_set_by_key(|(count, _)| *count);
    best.into_iter().map(|(_, problem)| problem).exactly_one().ok()
}

/// Returns the problems of whose number a text is the digits: `2148` means P2148.
pub fn with_digits(text: &str) -> impl Iterator<Item = &'static Problem> {
    let words = words_of(text);
    let has_digits = move |problem: &&Problem| problem.id().is_some_and(|id| id.has_digits(&words));
    PROBLEMS.iter().filter(has_digits)
}

/// Returns the only problem with this title. A contest's letter may stand before it, as in `C_Fox_and_Card_Game`.
pub fn by_title(title: &str) -> Option<&'static Problem> {
    let has_title = |title: &str| only(|problem| names(problem).contains(&plain(title)));
    let after_letter = || {
        let (letter, title) = title.split_once(['_', '.', ' ', '-'])?;
        let is_letter =
            letter.len() == 1 && letter.starts_with(|first: char| first.is_alphabetic());
        has_title(title).filter(|_| is_letter)
    };
    has_title(title).or_else(after_letter)
}

/// Returns the only problem with this part of a title, of at least three ASCII or two other letters; a number is no part.
pub fn by_part(part: &str) -> Option<&'static Problem> {
    let is_long = part.len() >= 3 && part.chars().count() >= 2;
    let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
    only(|problem| is_long && !is_number && has_in_name(problem, part))
}

/// Returns whether the text is part of the problem's program name or of one of its titles.
pub fn has_in_name(problem: &Problem, text: &str) -> bool {
    let part = plain(text);
    problem.program.contains(text)
        || !part.is_empty() && names(problem).any(|name| name.contains(&part))
}

/// Returns the problem's titles and program name, reduced to letters and digits.
fn names(problem: &Problem) -> impl Iterator<Item = String> {
    let program = problem.program.trim_start_matches("leetcode_");
    let name = program.trim_start_matches(|character: char| character.is_ascii_digit());
    problem.titles().chain([name]).map(plain)
}

/// Returns the problem that matches, if there is exactly one.
fn only(matches: impl Fn(&Problem) -> bool) -> Option<&'static Problem> {
    let matching = PROBLEMS.iter().filter(|problem| matches(problem));
    matching.exactly_one().ok()
}

impl Problem {
    /// Returns all words in which people look for the problem, in both languages, reduced to letters and digits.
    pub fn search_text(&self) -> String {
        let About { family, difficulty, technique, usual, time, .. } = &self.about;
        let usual = usual.iter().map(|(name, _)| *name);
        let site = self.site.name;
        let words = [family.title(), site, difficulty.words(), *technique, *time];
        let texts = words.into_iter().chain(usual).flat_map(|Words { en, zh }| [en, zh]);
        let names = self.titles().chain([self.program]).chain(self.same_games.iter().copied());
        let Text { en, zh } = self.largest_input();
        let number = self.number().en;
        plain(&format!("{number} {} {en} {zh}", texts.chain(names).join(" ")))
    }
}

/// Returns the problem that the words mean by its number or address, and those in whose words each of them occurs, or a
/// word that it stands for. If there is none, the words are taken apart at their blanks: `LeetCode 877`.
pub fn search(words: &[String]) -> Vec<&'static Problem> {
    let all = words.join(" ");
    let meant = by_address(&all).or_else(|| by_number(&all));
    let is_meant = |problem: &Problem| meant.is_some_and(|meant| meant.program == problem.program);
    let found = |words: &[&str]| {
        let matching = PROBLEMS.iter().filter(|problem| {
            let text = problem.search_text();
            is_meant(problem) || words.iter().all(|word| occurs(&plain(word), &text))
        });
        matching.collect_vec()
    };
    let found_whole = found(&words.iter().map(String::as_str).collect_vec());
    if found_whole.is_empty() { found(&all.split_whitespace().collect_vec()) } else { found_whole }
}

/// Returns whether a word occurs in a text, or a word that it stands for, all reduced to letters and digits.
fn occurs(word: &str, text: &str) -> bool {
    let meant = SYNONYMS.iter().filter(|(synonym, _)| plain(synonym) == word);
    let mut meant = meant.map(|(_, meant)| plain(meant));
    text.contains(word) || meant.any(|meant| text.contains(&meant))
}
