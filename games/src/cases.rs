//! Makes the test cases that are random, large or systematic. The others are files in `testcases/` alone.

use std::iter::repeat_with;
use std::ops::RangeInclusive;

use fastrand::Rng;
use itertools::Itertools;

use crate::questions::{random_question, shaped};
use crate::{Bounds, Problem, Question};

/// The folder of the cases that ask what the judge does not, which does not count.
pub const BEYOND: &str = "beyond";

/// The folder of the cases that ask many questions where the judge gives one.
pub const MANY: &str = "many";

/// A case that is made.
pub struct Case {
    /// The path of its files in the project, without `.in` and `.out`.
    pub path: String,
    pub questions: Vec<Question>,
}

/// The growing list of one problem's cases.
pub struct Cases {
    pub(crate) problem: &'static Problem,
    /// Random numbers, the same at every call.
    pub(crate) random: Rng,
    made: Vec<Case>,
}

/// The cases of a problem that are made, the same at every call.
pub fn generated(problem: &'static Problem) -> Vec<Case> {
    let seed = problem.program.bytes().map(u64::from).sum();
    let mut cases = Cases {
        problem,
        random: Rng::with_seed(seed),
        made: Vec::new(),
    };
    (problem.cases)(&mut cases);
    cases.made
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
    /// Questions that stand one after another in one file.
    pub(crate) fn add(&mut self, name: &str, questions: impl IntoIterator<Item = Question>) {
        let questions = questions.into_iter().collect_vec();
        let path = format!("{}/{name}", folder(self.problem, &questions));
        self.made.push(Case { path, questions });
    }

    /// Questions of one row each.
    pub(crate) fn add_rows(&mut self, name: &str, rows: impl IntoIterator<Item = Vec<i32>>) {
        self.add(name, rows.into_iter().map(|row| Question::rows([row])));
    }

    /// The longest rows, and the shortest ones of the largest and of the smallest values.
    pub(crate) fn add_largest(&mut self) {
        let Bounds { lengths, values } = self.problem.arguments[0].judge.clone();
        let (shortest, longest) = lengths.into_inner();
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
        let bounds = Bounds { lengths, values };
        let problem = self.problem;
        let questions = repeat_with(|| {
            let random = &mut self.random;
            let mut question = random_question(problem.arguments, random, |_| bounds.clone());
            problem.keep_promise(&mut question);
            question
        });
        let questions = questions.take(count).collect_vec();
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
