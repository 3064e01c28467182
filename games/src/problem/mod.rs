//! A problem: a game, and how a site states it.

use itertools::Itertools;

pub mod cases;
pub mod id;
pub mod make;
mod random_case;
mod site;

pub use id::Id;
pub use site::{AnswerType, Comparison, Function, Site};

use solver::Budget;

use crate::any_game::AnyGame;
use crate::frame::{Section, Steps, Theorem};
use crate::input::guarantee::{Guarantee, Test};
use crate::problem::random_case::RandomCase;
use crate::text;
use crate::words::{Language, Text, Words, same, words};
use crate::{Argument, Format, Input, Signature, Structure, parse_file};

/// A problem and the program that solves it.
pub struct Problem {
    /// The name of the program in `src/bin/`, and of the folders of its cases and submissions.
    pub program: &'static str,
    pub about: About,
    /// Other names by which people look for the problem.
    pub aliases: &'static [&'static str],
    /// Problems of other sites that are the same game with other words.
    pub same_games: &'static [&'static str],
    /// Where the problem is explained; `None` if only the program's header does.
    pub explanation: Option<Section>,
    /// The address of the statement, if it does not follow from the program's name.
    link: Option<&'static str>,
    /// The largest input, if the site's constraints do not tell.
    largest_input: Option<Words>,
    /// The site, and how it takes a solution.
    pub site: Site,
    /// The inputs that it takes.
    pub signature: Signature,
    /// The players as the statement calls them.
    pub players: [Words; 2],
    pub games: Games,
    /// The random cases; the other cases are only files in `testcases/`.
    pub random_cases: &'static [RandomCase],
}

/// What the lists of problems say about one.
pub struct About {
    pub title: Words,
    pub family: Family,
    pub difficulty: Difficulty,
    /// The rules in one to three sentences.
    pub rules: Words,
    /// The usual solutions, each with its file below `submissions/<program>/accepted/`.
    pub usual: &'static [(Words, &'static str)],
    /// The idea of our program.
    pub technique: Words,
    /// The time of the fastest usual solution, then ours.
    pub time: Words,
}

/// A family of problems with the same idea.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    EitherEnd,
    FromTheFront,
    Intervals,
    Sorting,
    OnePile,
    Nim,
    Subsets,
    Parity,
    Observation,
    Repetition,
}

impl Family {
    /// All families, in the order of the lists.
    pub const ALL: [Self; 10] = [
        Self::EitherEnd,
        Self::FromTheFront,
        Self::Intervals,
        Self::Sorting,
        Self::OnePile,
        Self::Nim,
        Self::Subsets,
        Self::Parity,
        Self::Observation,
        Self::Repetition,
    ];

    pub const fn title(self) -> Words {
        match self {
            Self::EitherEnd => words("Either end of a row", "从两端取"),
            Self::FromTheFront => words("Stones from the front", "从前面取"),
            Self::Intervals => words("Intervals", "区间"),
            Self::Sorting => words("Sums and sorting", "求和、排序"),
            Self::OnePile => words("One pile", "一堆石子"),
            Self::Nim => words("Nim and Grundy numbers", "Nim 和 SG 函数"),
            Self::Subsets => words("Subsets", "子集"),
            Self::Parity => words("Parity and counting", "奇偶、计数"),
            Self::Observation => words("One observation", "一个关键结论"),
            Self::Repetition => words("Positions that repeat", "局面会重复"),
        }
    }
}

/// The difficulty of a problem, as its site rates it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Difficulty {
    Easy,
    Medium,
    Hard,
    /// Luogu's level, a difficulty of AtCoder or Codeforces, or another rating.
    Rated(Words),
    /// The site rates no problem, or there is no site.
    Unrated,
}

impl Difficulty {
    pub const fn words(self) -> Words {
        match self {
            Self::Easy => words("Easy", "简单"),
            Self::Medium => words("Medium", "中等"),
            Self::Hard => words("Hard", "困难"),
            Self::Rated(rating) => rating,
            Self::Unrated => same("—"),
        }
    }
}

impl About {
    /// Says that the steps are a usual solution, and what the program does instead.
    fn instead(&self) -> Text {
        let ours = |language| {
            let time = self.time.get(language);
            let time = time.rsplit_once("→ ").map_or(time, |(_, time)| time);
            (self.technique.get(language), time)
        };
        let [(way, time), (way_zh, time_zh)] = [Language::English, Language::Chinese].map(ours);
        Text {
            en: format!("This is a usual solution. Our program: {way}; {time}."),
            zh: format!("这是常规做法。我们的程序：{way_zh}；{time_zh}。"),
        }
    }
}

/// How the games of an input are made.
#[derive(Clone, Copy)]
pub enum Games {
    /// The input is one game.
    One(fn(&Input) -> Box<dyn AnyGame>),
    /// The input has several games, which are answered in turn.
    Many(ManyGames),
}

/// How the games of an input with several games are made.
#[derive(Clone, Copy)]
pub struct ManyGames {
    /// Returns the number of games.
    pub count: fn(&Input) -> usize,
    /// Makes the game with this index.
    pub game: fn(&Input, usize) -> Box<dyn AnyGame>,
    /// What stands between two answers.
    pub separator: &'static str,
    /// Returns all answers, by a faster method than brute force for each game; `None` if that takes too long.
    pub reference_answer: fn(&Input) -> Option<String>,
}

impl Problem {
    /// Creates a problem without a guarantee, played by Alice and Bob. [`crate::PROBLEMS`] adds the program.
    pub(crate) const fn new(
        about: About,
        site: Site,
        arguments: &'static [Argument],
        games: Games,
        random_cases: &'static [RandomCase],
    ) -> Self {
        Self {
            program: "",
            about,
            aliases: &[],
            same_games: &[],
            explanation: None,
            link: None,
            largest_input: None,
            site,
            signature: Signature::new(arguments),
            players: [same("Alice"), same("Bob")],
            games,
            random_cases,
        }
    }

    /// Returns the problem with the name of its program.
    pub(crate) const fn of_program(mut self, program: &'static str) -> Self {
        self.program = program;
        self
    }

    /// Returns the problem with other names by which people look for it.
    pub(crate) const fn also_called(mut self, aliases: &'static [&'static str]) -> Self {
        self.aliases = aliases;
        self
    }

    /// Returns the problem with problems of other sites that are the same game with other words.
    pub(crate) const fn same_game_as(mut self, others: &'static [&'static str]) -> Self {
        self.same_games = others;
        self
    }

    /// Returns the problem with the page in `docs/` that explains it.
    pub(crate) const fn explained_in(mut self, page: &'static str) -> Self {
        self.explanation = Some(Section { page, anchor: None });
        self
    }

    /// Returns the problem with the page in `docs/` and the anchors of the section that explains it, as GitHub makes them
    /// of a heading.
    pub(crate) const fn explained_at(
        mut self,
        page: &'static str,
        en: &'static str,
        zh: &'static str,
    ) -> Self {
        self.explanation = Some(Section { page, anchor: Some(words(en, zh)) });
        self
    }

    /// Returns the problem with the address of its statement, which does not follow from the program's name.
    pub(crate) const fn linked_at(mut self, link: &'static str) -> Self {
        self.link = Some(link);
        self
    }

    /// Returns the problem with a description of its largest input, which the constraints of the arguments do not tell.
    pub(crate) const fn at_most(mut self, largest_input: Words) -> Self {
        self.largest_input = Some(largest_input);
        self
    }

    /// Returns the problem with other players.
    pub(crate) const fn played_by(mut self, first: Words, second: Words) -> Self {
        self.players = [first, second];
        self
    }

    /// Returns the problem with a guarantee that the program does not need locally.
    pub(crate) const fn guaranteeing(
        self,
        en: &'static str,
        zh: &'static str,
        repair: fn(&Input) -> Option<Input>,
    ) -> Self {
        self.with_guarantee(words(en, zh), false, repair)
    }

    /// Returns the problem with a guarantee that the program needs locally, too.
    pub(crate) const fn needing(
        self,
        en: &'static str,
        zh: &'static str,
        repair: fn(&Input) -> Option<Input>,
    ) -> Self {
        self.with_guarantee(words(en, zh), true, repair)
    }

    const fn with_guarantee(
        mut self,
        words: Words,
        is_needed: bool,
        repair: fn(&Input) -> Option<Input>,
    ) -> Self {
        self.signature.guarantee = Some(Guarantee { words, is_needed, test: Test::Repair(repair) });
        self
    }

    /// Returns the problem with inputs of this structure, which have its guarantee.
    #[must_use]
    pub const fn structured_as(mut self, structure: Structure) -> Self {
        self.signature.guarantee = Some(structure.guarantee);
        self.signature.structure = Some(structure);
        self
    }

    /// Returns the problem with this format of its inputs on standard input.
    pub(crate) const fn written_as(mut self, format: Format) -> Self {
        self.signature.format = format;
        self
    }

    /// Returns whether the site allows this input.
    pub fn allows(&self, input: &Input) -> bool {
        self.signature.allows(input)
    }

    /// Returns the names by which people look for the problem: its title in both languages, and others.
    pub fn titles(&self) -> impl Iterator<Item = &'static str> {
        let Words { en, zh } = self.about.title;
        [en, zh].into_iter().chain(self.aliases.iter().copied())
    }

    /// Returns the problem as its site identifies it; `None` if the site has no numbers.
    pub fn id(&self) -> Option<Id<'static>> {
        Id::parse(self.program).map(|(id, _)| id)
    }

    /// Returns the address of the statement in a language; `None` if there is none.
    pub fn link(&self, language: Language) -> Option<String> {
        let title = self.about.title.en.split(|letter: char| !letter.is_alphanumeric());
        let words = title.filter(|word| !word.is_empty()).map(str::to_lowercase);
        let title = words.collect_vec().join("_");
        let named = || Some(self.id()?.link(&title));
        let link = self.link.map(str::to_owned).or_else(named)?;
        Some(match language {
            Language::English => link,
            Language::Chinese => link.replace("leetcode.com", "leetcode.cn"),
        })
    }

    /// Describes the largest input that the site allows: `20 numbers`.
    pub fn largest_input(&self) -> Text {
        self.largest_input.map_or_else(|| self.signature.largest_input(), Text::from)
    }

    /// Returns the number that people know the problem by, such as `486`, `P3210` and `EDPC L`. Without a number, returns
    /// the site, or nothing if no site judges the problem.
    pub fn number(&self) -> Text {
        match self.id() {
            Some(id) => Text::plain(id.number()),
            None if self.site == Site::NONE => Text::plain(""),
            None => self.site.name.into(),
        }
    }

    /// Returns the shortest text that identifies the problem.
    pub fn short_name(&self) -> String {
        let number = self.number().en;
        if number.is_empty() { self.program.to_owned() } else { number }
    }

    /// Returns the number of games of an input.
    pub fn game_count(&self, input: &Input) -> usize {
        match self.games {
            Games::One(_) => 1,
            Games::Many(many) => (many.count)(input),
        }
    }

    /// Makes a game of an input, given its index.
    pub fn game(&self, input: &Input, index: usize) -> Box<dyn AnyGame> {
        match self.games {
            Games::One(game) => game(input),
            Games::Many(many) => (many.game)(input, index),
        }
    }

    /// Returns the idea of the solution of a game of an input in steps, a kind after the other. Where an input is too large
    /// for a kind, or the budget does not suffice, that kind has no frames. A usual solution ends with what the program
    /// does instead.
    pub fn steps(&self, input: &Input, index: usize, budget: &mut Budget) -> Vec<Steps> {
        let mut all = self.game(input, index).steps(budget);
        let usual = all.iter_mut().filter(|steps| steps.is_usual);
        for course in usual.filter_map(|steps| steps.course.as_mut()) {
            if let Some(last) = course.frames.last_mut() {
                last.caption = last.caption.clone().then(&self.about.instead());
                last.theorem = self.explanation();
            }
        }
        all
    }

    /// Returns where the program is explained; `None` if only its header does.
    fn explanation(&self) -> Option<Theorem> {
        let name = words("our program, explained", "我们的做法");
        self.explanation.map(|section| Theorem { name, section })
    }

    /// Returns the answer, by brute force with this budget unless the game has a faster method; `None` if that takes too
    /// long. An empty budget leaves only the faster method. See [`AnyGame::reference_answer`].
    pub fn reference_answer(&self, input: &Input, budget: &mut Budget) -> Option<String> {
        match self.games {
            Games::One(game) => game(input).reference_answer(budget),
            Games::Many(many) => (many.reference_answer)(input),
        }
    }

    /// Returns the answer by brute force; `None` if the budget does not suffice.
    pub fn brute_force_answer(&self, input: &Input, budget: &mut Budget) -> Option<String> {
        match self.games {
            Games::One(game) => game(input).brute_force_answer(budget),
            Games::Many(many) => {
                let games = (0..(many.count)(input)).map(|index| (many.game)(input, index));
                let answers = games.map(|game| game.brute_force_answer(budget));
                Some(answers.collect::<Option<Vec<_>>>()?.join(many.separator))
            }
        }
    }

    /// Formats an input with the names of its values: `nums = [1,5,2]`.
    pub fn named(&self, input: &Input) -> String {
        self.signature.named(input)
    }

    /// Describes the standard input of a program: `n and k, then the n numbers of a`, or `lines such as 4`, given a sample
    /// in the site's format.
    pub fn input_in_words(&self, sample: &str) -> Text {
        if self.signature.format.has_brackets() {
            let line = self.on_one_line(sample);
            text!("lines such as {line}", "每行一个参数，如 {line}")
        } else {
            self.signature.format.in_words(self.signature.arguments)
        }
    }

    /// Writes the inputs of a sample, given in the site's format, on one line; empty if it cannot be read.
    pub fn on_one_line(&self, sample: &str) -> String {
        let inputs = parse_file(&self.signature, sample).unwrap_or_default();
        inputs.iter().join(" ")
    }
}
