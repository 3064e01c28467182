//! Makes test cases. Answers come from the rules or, where that takes too long, from a published source.

use std::iter::repeat_with;
use std::ops::RangeInclusive;

use fastrand::Rng;
use itertools::Itertools;

use crate::questions::{random_question, shaped};
use crate::{Bounds, PROBLEMS, Problem, Question};

/// The folder of the cases that ask what the judge does not, which does not count.
pub const BEYOND: &str = "beyond";

/// The folder of the cases that ask many questions where the judge gives one.
pub const MANY: &str = "many";

/// A file of a case: its path in the project, and its text.
pub type File = (String, String);

/// The growing list of one problem's cases.
pub struct Cases {
    problem: &'static Problem,
    /// Random numbers, the same at every call.
    pub(crate) random: Rng,
    files: Vec<File>,
}

/// The files of all problems' cases, the same at every call.
pub fn generated() -> Vec<File> {
    let files_of = |problem: &'static Problem| {
        let seed = problem.program.bytes().map(u64::from).sum();
        let mut cases = Cases {
            problem,
            random: Rng::with_seed(seed),
            files: Vec::new(),
        };
        (problem.cases)(&mut cases);
        cases.files
    };
    PROBLEMS.iter().flat_map(files_of).collect()
}

/// The folder below that of the problem in which a case with these questions lies, if it lies in one.
pub fn folder(problem: &Problem, questions: &[Question]) -> Option<&'static str> {
    let is_allowed = questions.iter().all(|question| problem.allows(question));
    let is_many = problem.asks_once() && questions.len() > 1;
    let beyond = (!is_allowed).then_some(BEYOND);
    beyond.or(is_many.then_some(MANY))
}

impl Cases {
    /// Stores questions, one after another in one file, with the answers by the rules.
    pub(crate) fn add(&mut self, name: &str, questions: impl IntoIterator<Item = Question>) {
        let questions = questions.into_iter().collect_vec();
        let answer = |question| self.problem.answer(question);
        let answers: Option<Vec<_>> = questions.iter().map(answer).collect();
        let answers = answers.unwrap_or_else(|| panic!("{name} is too large for the game"));
        self.store(name, &questions, &answers);
    }

    /// Stores numbers that are too large for the game, with their published answers.
    pub(crate) fn add_published(&mut self, name: &str, cases: &[(i32, bool)]) {
        let questions = cases.iter().map(|case| Question::number(case.0));
        let answers = cases.iter().map(|case| case.1.to_string());
        self.store(name, &questions.collect_vec(), &answers.collect_vec());
    }

    /// Stores questions of one row each.
    pub(crate) fn add_rows(&mut self, name: &str, rows: impl IntoIterator<Item = Vec<i32>>) {
        self.add(name, rows.into_iter().map(|row| Question::rows([row])));
    }

    fn store(&mut self, name: &str, questions: &[Question], answers: &[String]) {
        let problem = self.problem;
        let folders = ["testcases", problem.program].into_iter();
        let folders = folders.chain(folder(problem, questions));
        let path = folders.chain([name]).join("/");
        let written = questions.iter().map(|question| problem.written(question));
        let input = (format!("{path}.in"), written.collect());
        let output = (format!("{path}.out"), answers.join("\n") + "\n");
        self.files.extend([input, output]);
    }

    /// Rows of every plain shape within the judge's limits: some small ones, and a longer one alone where the judge
    /// asks once. Few are of the largest length, since a table of all pairs takes seconds for each in Python.
    pub(crate) fn add_shapes(&mut self) {
        let Bounds { lengths, values } = &self.problem.arguments[0].judge;
        let (shortest, longest) = lengths.clone().into_inner();
        let (low, high) = values.clone().into_inner();
        let step = usize::try_from(high - low).map_or(1, |width| (width / longest).max(1));
        let shapes = |length| {
            let repeated = |pair: [i32; 2]| pair.into_iter().cycle().take(length).collect_vec();
            let rising = (low..=high).step_by(step).take(length).collect_vec();
            let falling = rising.iter().rev().copied().collect_vec();
            [
                ("edge-equal", vec![high / 2; length]),
                ("edge-alternating", repeated([low, high])),
                ("edge-alternating-high-first", repeated([high, low])),
                ("edge-rising", rising),
                ("edge-falling", falling),
            ]
        };
        let small = [2, 3, 4, 5, 12, 13].map(shapes);
        let small = |index: usize| small.iter().map(move |shapes| shapes[index].1.clone());
        let asks_once = self.problem.asks_once();
        for (index, (name, long)) in shapes(longest.min(500)).into_iter().enumerate() {
            let small = small(index).collect();
            let rows = if asks_once { vec![long] } else { small };
            self.add_rows(name, rows);
        }
        if asks_once {
            self.add_rows("edge-single", [vec![high]]);
            self.add_rows("max-largest-values", [vec![high; longest]]);
            // Without a peak, the fold has all numbers on its stack.
            let [.., (_, rising), (_, falling)] = shapes(longest);
            self.add_rows("max-rising", [rising]);
            self.add_rows("max-falling", [falling]);
            self.add_rows("shapes", (0..5).flat_map(small));
        } else {
            let rows = |value| [longest, shortest].map(|length| vec![value; length]);
            self.add_rows("max-largest-values", rows(high));
            self.add_rows("max-smallest-values", rows(low));
        }
        self.add_random("max-random", 1, longest..=longest, low..=high);
    }

    /// Questions with random rows of these lengths and values.
    pub(crate) fn add_random(
        &mut self,
        name: &str,
        count: usize,
        lengths: RangeInclusive<usize>,
        values: RangeInclusive<i32>,
    ) {
        let bounds = Bounds { lengths, values };
        let arguments = self.problem.arguments;
        let question = |_| random_question(arguments, &mut self.random, |_| bounds.clone());
        let questions = (0..count).map(question).collect_vec();
        self.add(name, questions);
    }

    /// Random questions that the judge may ask, with rows of every shape. Where a value decides the answer, it is on the
    /// edge, and the question comes twice, with both answers.
    pub(crate) fn add_near_ties(
        &mut self,
        name: &str,
        count: usize,
        lengths: RangeInclusive<usize>,
        values: RangeInclusive<i32>,
    ) {
        let bounds = Bounds { lengths, values };
        let problem = self.problem;
        let questions = repeat_with(|| {
            let random = &mut self.random;
            let question = random_question(problem.arguments, random, |_| bounds.clone());
            shaped(problem, question, true, random)
        });
        let questions = questions.flatten();
        let allowed = questions.filter(|question| problem.allows(question));
        let allowed = allowed.take(count).collect_vec();
        self.add(name, allowed);
    }
}
