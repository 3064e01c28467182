//! How each site writes a problem: its number, its address, and the names of files and folders.

use itertools::Itertools;

/// A problem as its site identifies it, from the name of its program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Id<'a> {
    /// The number in four digits: `0486`.
    LeetCode(&'a str),
    /// The contest and the task: `arc105` and `d`, `dp` and `l`.
    AtCoder(&'a str, &'a str),
    /// The number with its letter: `p2148`.
    Luogu(&'a str),
    /// The number: `1730`.
    Cses(&'a str),
    /// The contest and the letter: `388` and `c`.
    Codeforces(&'a str, &'a str),
    /// The word with which the site names the problem: `snim`.
    Kattis(&'a str),
}

/// Parses the number and the title in the name of a program of a site. Returns the problem and the title; `None` if the
/// site has no such numbers.
type Parser = for<'a> fn(&'a str, &'a str) -> Option<(Id<'a>, &'a str)>;

/// The sites that name their problems, as the names of programs begin with them, and how each name goes on.
const SITES: [(&str, Parser); 6] = [
    ("leetcode", |number, title| {
        let is_right = number.len() == 4 && is_number(number);
        is_right.then_some((Id::LeetCode(number), title))
    }),
    ("atcoder", |contest, title| {
        let (task, title) = title.split_once('_')?;
        let is_letter = task.len() == 1 && !is_number(task);
        is_letter.then_some((Id::AtCoder(contest, task), title))
    }),
    ("luogu", |number, title| {
        let is_right = number.strip_prefix('p').is_some_and(is_number);
        is_right.then_some((Id::Luogu(number), title))
    }),
    ("cses", |number, title| is_number(number).then_some((Id::Cses(number), title))),
    ("codeforces", |number, title| {
        let (contest, letter) = number.split_at(number.find(char::is_alphabetic)?);
        is_number(contest).then_some((Id::Codeforces(contest, letter), title))
    }),
    ("kattis", |number, title| Some((Id::Kattis(number), title))),
];

/// Words of addresses and folders that say nothing about the problem.
const EMPTY_WORDS: [&str; 18] = [
    "http",
    "https",
    "www",
    "com",
    "cn",
    "jp",
    "fi",
    "contest",
    "contests",
    "problem",
    "problems",
    "problemset",
    "task",
    "tasks",
    "submit",
    "src",
    "bin",
    "main",
];

impl<'a> Id<'a> {
    /// Parses the name of a program, `site_number_title`. Returns the problem and the title; `None` if the name does not
    /// name a problem of a site with numbers.
    pub fn parse(program: &'a str) -> Option<(Self, &'a str)> {
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        let has_words =
            program.split('_').all(|word| !word.is_empty() && word.bytes().all(is_plain));
        let (site, rest) = program.split_once('_').filter(|_| has_words)?;
        let (_, parse) = SITES.iter().find(|(name, _)| *name == site)?;
        let (number, title) = rest.split_once('_')?;
        parse(number, title)
    }

    /// Returns whether the name of a program begins with a site that names its problems.
    pub fn begins_with_site(program: &str) -> bool {
        let first = program.split('_').next();
        SITES.iter().any(|(name, _)| Some(*name) == first)
    }

    /// Returns the number that people know the problem by: `486`, `P2148`, `EDPC L`, `Kattis snim`.
    pub fn number(self) -> String {
        let number = match self {
            Self::LeetCode(number) => number.trim_start_matches('0').to_owned(),
            Self::AtCoder("dp", task) => format!("EDPC {task}"),
            Self::AtCoder(contest, task) => {
                let (name, number) = split_number(contest);
                [name, number, task].iter().filter(|word| !word.is_empty()).join(" ")
            }
            Self::Luogu(number) => number.to_owned(),
            Self::Cses(number) => format!("CSES {number}"),
            Self::Codeforces(contest, letter) => format!("CF {contest}{letter}"),
            Self::Kattis(name) => return format!("Kattis {name}"),
        };
        number.to_uppercase()
    }

    /// Returns the address of the statement, given the title in lower case with underscores between its words. LeetCode's
    /// address has only the title.
    pub fn link(self, title: &str) -> String {
        match self {
            Self::LeetCode(_) => {
                format!("https://leetcode.com/problems/{}/", title.replace('_', "-"))
            }
            Self::AtCoder(contest, task) => {
                format!("https://atcoder.jp/contests/{contest}/tasks/{contest}_{task}")
            }
            Self::Luogu(number) => {
                format!("https://www.luogu.com.cn/problem/{}", number.to_uppercase())
            }
            Self::Cses(number) => format!("https://cses.fi/problemset/task/{number}"),
            Self::Codeforces(contest, letter) => {
                let letter = letter.to_uppercase();
                format!("https://codeforces.com/problemset/problem/{contest}/{letter}")
            }
            Self::Kattis(name) => format!("https://open.kattis.com/problems/{name}"),
        }
    }

    /// Returns the words one of which stands before the number if a text names the site.
    fn site_words(self) -> Vec<&'a str> {
        match self {
            Self::LeetCode(_) => vec!["leetcode", "lc", "力扣"],
            Self::AtCoder("dp", _) => vec!["dp", "edpc"],
            Self::AtCoder(contest, _) => match split_number(contest).0 {
                "agc" => vec!["agc", "grand"],
                "arc" => vec!["arc", "regular"],
                name => vec![name],
            },
            Self::Luogu(_) => vec!["p", "luogu", "洛谷"],
            Self::Cses(_) => vec!["cses"],
            Self::Codeforces(..) => vec!["codeforces", "cf"],
            Self::Kattis(_) => vec!["kattis"],
        }
    }

    /// Returns the words of the number, as [`words_of`] finds them in a text.
    fn number_words(self) -> Vec<&'a str> {
        match self {
            Self::LeetCode(number) | Self::Cses(number) => vec![number.trim_start_matches('0')],
            Self::AtCoder("dp", task) => vec![task],
            Self::AtCoder(contest, task) => {
                let number = split_number(contest).1.trim_start_matches('0');
                [number, task].into_iter().filter(|word| !word.is_empty()).collect()
            }
            Self::Luogu(number) => vec![split_number(number).1],
            Self::Codeforces(contest, letter) => {
                let (letter, version) = split_number(letter);
                let words = [contest, letter, version];
                words.into_iter().filter(|word| !word.is_empty()).collect()
            }
            Self::Kattis(name) => {
                let (letters, digits) = split_number(name);
                [letters, digits].into_iter().filter(|word| !word.is_empty()).collect()
            }
        }
    }

    /// Returns whether the site's number needs no word of the site before it.
    fn stands_alone(self) -> bool {
        matches!(self, Self::LeetCode(_) | Self::Cses(_) | Self::Codeforces(..))
    }

    /// Returns how many words of a text are the problem's number and, right before it, its site; `None` if the number is
    /// not there, follows another site's word, stands before a letter as Codeforces writes a task, or lacks the letters
    /// with which its site writes it. `needs_site` refuses a number of one word without its site, which in a folder or an
    /// address may mean anything.
    pub fn words_in(self, text: &[String], needs_site: bool) -> Option<usize> {
        let number = self.number_words();
        let places = text.windows(number.len()).positions(|words| words == number);
        let counts = places.filter_map(|place| {
            let before = place.checked_sub(1).map_or("", |before| &text[before]);
            let has_site = self.site_words().contains(&before);
            let after = text.get(place + number.len()).map_or("", String::as_str);
            let is_other_task = number.len() == 1 && is_task(after);
            let may_stand_alone = self.stands_alone() && !is_site(before) && !is_other_task;
            let is_clear = !needs_site || number.len() > 1;
            let is_named = has_site || may_stand_alone && is_clear;
            is_named.then_some(number.len() + usize::from(has_site))
        });
        counts.max()
    }

    /// Returns whether a text has the digits of the number as one of its words: `2148` means P2148.
    pub fn has_digits(self, text: &[String]) -> bool {
        let mut digits = self.number_words().into_iter().filter(|word| is_number(word));
        text.len() == 1 && digits.next().is_some_and(|digits| digits == text[0])
    }
}

/// Splits a text into runs of letters, of other letters than those of English, and of digits, in lower case and without
/// leading zeros. Leaves out words that say nothing: `ARC105/src/bin/d` has the words `arc`, `105` and `d`.
pub fn words_of(text: &str) -> Vec<String> {
    let kind = |character: &char| {
        let is_ascii = character.is_ascii_alphanumeric();
        (character.is_alphabetic(), character.is_ascii_digit(), is_ascii)
    };
    let runs = text.chars().chunk_by(kind);
    let words = runs.into_iter().filter(|((is_letter, is_digit, _), _)| *is_letter || *is_digit);
    let words = words.map(|(_, run)| run.collect::<String>().to_lowercase());
    let words = words.map(|word| word.trim_start_matches('0').to_owned());
    words.filter(|word| !EMPTY_WORDS.contains(&word.as_str())).collect()
}

/// Returns whether a word stands before the numbers of a site.
fn is_site(word: &str) -> bool {
    let sites = "leetcode lc 力扣 p luogu 洛谷 cses codeforces cf gym atcoder abc arc agc at acwing bzoj codechef hdu \
        kattis loj nowcoder 牛客 poj spoj timus uoj usaco uva zoj";
    sites.split_whitespace().any(|site| site == word)
}

/// Returns whether a word after a number is the letter of a task, as in `486A`; `v` begins a version.
fn is_task(word: &str) -> bool {
    word.len() == 1 && !is_number(word) && word != "v"
}

/// Splits a contest or a number after its letters: `arc105` into `arc` and `105`.
fn split_number(text: &str) -> (&str, &str) {
    text.split_at(text.find(|letter: char| letter.is_ascii_digit()).unwrap_or(text.len()))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
