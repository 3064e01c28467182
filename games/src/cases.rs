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

/// The lengths of small rows.
pub(crate) const SMALL: [usize; 6] = [2, 3, 4, 5, 12, 13];

/// A case: for each of its questions, how it is written and answered.
pub struct Case {
    /// The path of its files in the project, without `.in` and `.out`.
    pub path: String,
    pub written: Vec<String>,
    pub answers: Vec<String>,
}

/// The growing list of one problem's cases.
pub struct Cases {
    pub(crate) problem: &'static Problem,
    /// Random numbers, the same at every call.
    pub(crate) random: Rng,
    made: Vec<Case>,
}

/// The cases of all problems that are not written by hand, the same at every call.
pub fn generated() -> Vec<Case> {
    let cases_of = |problem: &'static Problem| {
        let seed = problem.program.bytes().map(u64::from).sum();
        let mut cases = Cases {
            problem,
            random: Rng::with_seed(seed),
            made: Vec::new(),
        };
        (problem.cases)(&mut cases);
        cases.made
    };
    PROBLEMS.iter().flat_map(cases_of).collect()
}

/// The folder in the project where a case with these questions lies.
pub fn folder(problem: &Problem, questions: &[Question]) -> String {
    let is_allowed = questions.iter().all(|question| problem.allows(question));
    let folder = format!("testcases/{}", problem.program);
    if !is_allowed {
        format!("{folder}/{BEYOND}")
    } else if problem.asks_once() && questions.len() > 1 {
        format!("{folder}/{MANY}")
    } else {
        folder
    }
}

impl Cases {
    /// Stores questions, one after another in one file, with the answers by the rules.
    pub(crate) fn add(&mut self, name: &str, questions: impl IntoIterator<Item = Question>) {
        let questions = questions.into_iter().collect_vec();
        let answer = |question| {
            let answer = self.problem.answer(question);
            answer.unwrap_or_else(|| panic!("{name}: it takes too long to answer {question}"))
        };
        let answers = questions.iter().map(answer).collect_vec();
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
        let written = questions.iter().map(|question| problem.written(question));
        let answers = answers.iter().map(|answer| format!("{answer}\n"));
        self.made.push(Case {
            path: format!("{}/{name}", folder(problem, questions)),
            written: written.collect(),
            answers: answers.collect(),
        });
    }

    /// A row of this length in every plain shape within the judge's limits, and its name.
    pub(crate) fn shapes(&self, length: usize) -> [(&'static str, Vec<i32>); 5] {
        let Bounds { lengths, values } = &self.problem.arguments[0].judge;
        let (low, high) = values.clone().into_inner();
        let step = usize::try_from(high - low).map_or(1, |width| (width / lengths.end()).max(1));
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
    }

    /// Small rows of every plain shape, and the largest rows.
    pub(crate) fn add_shapes(&mut self) {
        let Bounds { lengths, values } = self.problem.arguments[0].judge.clone();
        let (shortest, longest) = lengths.into_inner();
        let small = SMALL.into_iter().filter(|length| *length <= longest);
        let small = small.map(|length| self.shapes(length)).collect_vec();
        for (index, (name, _)) in small[0].iter().enumerate() {
            self.add_rows(name, small.iter().map(|shapes| shapes[index].1.clone()));
        }
        let rows = |value: &i32| [longest, shortest].map(|length| vec![*value; length]);
        self.add_rows("max-largest-values", rows(values.end()));
        self.add_rows("max-smallest-values", rows(values.start()));
        self.add_random("max-random", 1, longest..=longest, values);
    }

    /// Random questions that the judge may ask, or that only are not within its bounds, with rows of these lengths and
    /// values.
    pub(crate) fn add_random(
        &mut self,
        name: &str,
        count: usize,
        lengths: RangeInclusive<usize>,
        values: RangeInclusive<i32>,
    ) {
        let mut questions = self.random_questions(count, &Bounds { lengths, values });
        let keep = |question| (self.problem.keep_promise)(question);
        questions.iter_mut().for_each(keep);
        self.add(name, questions);
    }

    /// Random questions, also those that break what the judge promises.
    pub(crate) fn random_questions(&mut self, count: usize, bounds: &Bounds) -> Vec<Question> {
        let arguments = self.problem.arguments;
        let question = |_| random_question(arguments, &mut self.random, |_| bounds.clone());
        (0..count).map(question).collect()
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
