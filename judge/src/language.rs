//! The language in which the judge writes: one for the process.

use std::env;
use std::sync::OnceLock;

use games::InputError;
use games::words::Language::{self, Chinese, English};
use itertools::Itertools;

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Formats a text in the language of the process, given the literals of both languages. Unlike [`games::say`], leaves the
/// blanks of a Chinese text as they are, since an argument may be what a user or a program wrote.
macro_rules! tell {
    ($en:literal, $zh:literal $(, $argument:expr)* $(,)?) => {
        match $crate::language::language() {
            games::words::Language::English => format!($en $(, $argument)*),
            games::words::Language::Chinese => format!($zh $(, $argument)*),
        }
    };
}

/// Chooses the language, unless it has been chosen or used before.
pub fn choose(language: Language) {
    let _ = LANGUAGE.set(language);
}

/// Returns the language that has been chosen, or else that of the locale. Tests are in English.
pub fn language() -> Language {
    *LANGUAGE
        .get_or_init(|| if cfg!(test) { English } else { of_locale(|name| env::var(name).ok()) })
}

/// Returns the language of the first of the locale's variables that is set.
fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
    let mut values = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = values.find(|value| !value.is_empty()).unwrap_or_default();
    if locale.starts_with("zh") { Chinese } else { English }
}

/// Formats an error with its causes on one line.
pub fn told(error: &anyhow::Error) -> String {
    let causes = error.chain().map(|cause| match cause.downcast_ref() {
        Some(error) => InputError::text_of(error).get(language()).to_owned(),
        None => cause.to_string(),
    });
    causes.into_iter().join(&tell!(": ", "："))
}

/// Formats a count with its noun: `1 case`, `2 cases`, `2 个用例`. The Chinese noun has its measure word.
pub fn counted(number: usize, noun: games::words::Words) -> String {
    match language() {
        English => games::counted(number, noun.en),
        Chinese => format!("{number} {}", noun.zh),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_of_the_locale_that_is_set_decides() {
        let check = |all, messages, lang, expected| {
            let language = of_locale(|name| {
                let value = match name {
                    "LC_ALL" => all,
                    "LC_MESSAGES" => messages,
                    _ => lang,
                };
                Some(String::from(value))
            });
            assert_eq!(language, expected);
        };
        check("", "", "zh_CN.UTF-8", Chinese);
        check("", "zh_TW.UTF-8", "en_US.UTF-8", Chinese);
        check("C", "zh_CN.UTF-8", "zh_CN.UTF-8", English);
        check("", "en_US.UTF-8", "zh_CN.UTF-8", English);
        check("", "", "", English);
    }
}
