//! A program that is judged, and its verdict on a case.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::slice;
use std::time::Duration;

use anyhow::Context;
use tempfile::NamedTempFile;
use two_player_games::{Problem, Question, cut_in_the_middle};

use crate::cases::StoredCase;
use crate::comparison::{answers, first_wrong};
use crate::languages::crash::reason;
use crate::process::{Ending, Limits, Run, run};
use crate::verdict::Verdict;

/// How many characters of a crash's message are shown.
const SHOWN: usize = 160;

/// A program that is judged.
pub struct Contestant {
    /// The command that runs it.
    pub words: Vec<OsString>,
    /// What a run may use.
    pub limits: Limits,
    /// How it is asked.
    pub asked: Asked,
}

/// How a program is asked.
pub enum Asked {
    /// By cases on standard input; answers are on standard output.
    ByStandardInput,
    /// By the driver of a language: rows with their lengths on standard input; answers go into a file of each run in
    /// this folder, so that nothing else that the solution prints is taken for one.
    ByDriver(PathBuf),
}

/// What a contestant made of a case.
pub struct Judgement {
    /// The verdict on the case.
    pub verdict: Verdict,
    /// What is wrong, in one line; empty if nothing is.
    pub details: String,
    /// The number of the question that is not answered rightly, from 0.
    pub failed_at: Option<usize>,
    /// Time on the processor, of the longest run.
    pub time: Duration,
}

impl Contestant {
    /// Judges the program on a case: in one run, or in one for each question if it answers only one a run.
    ///
    /// # Errors
    /// It cannot be run.
    pub fn judge(&self, case: &StoredCase) -> anyhow::Result<Judgement> {
        let problem = case.name.problem;
        let (mut run, mut found) = self.ask(problem, &case.questions)?;
        if case.questions.len() > 1 && self.answers_once(&run, &found) {
            found.clear();
            let mut longest = Duration::ZERO;
            for question in &case.questions {
                let answer;
                (run, answer) = self.ask(problem, slice::from_ref(question))?;
                longest = longest.max(run.time);
                if !run.is_success() || answer.len() != 1 {
                    break;
                }
                found.extend(answer);
            }
            run.time = longest;
        }
        Ok(self.judgement(case, &run, &found))
    }

    /// Whether a run that was asked more than one question shows that the program may answer only one.
    #[must_use]
    pub fn answers_once(&self, run: &Run, found: &[String]) -> bool {
        matches!(self.asked, Asked::ByStandardInput) && run.ending != Ending::TimeOut && found.len() <= 1
    }

    /// Asks these questions in one run. Returns how the run went, and the answers that it gave.
    ///
    /// # Errors
    /// It cannot be run.
    pub fn ask(&self, problem: &Problem, questions: &[Question]) -> anyhow::Result<(Run, Vec<String>)> {
        match &self.asked {
            Asked::ByStandardInput => {
                let input: String = questions.iter().map(|question| problem.written(question)).collect();
                let run = run(&self.words, input.as_bytes(), self.limits)?;
                let found = answers(&run.output, problem.answer);
                Ok((run, found))
            }
            Asked::ByDriver(folder) => {
                let input: String = questions.iter().map(Question::counted).collect();
                let file = NamedTempFile::new_in(folder).context("no file for the answers")?.into_temp_path();
                let words = [&self.words[..], &[file.as_os_str().to_owned()]].concat();
                let run = run(&words, input.as_bytes(), self.limits)?;
                let text = fs::read(file).context("the driver's answers cannot be read")?;
                let found = answers(&String::from_utf8_lossy(&text), problem.answer);
                Ok((run, found))
            }
        }
    }

    fn judgement(&self, case: &StoredCase, run: &Run, found: &[String]) -> Judgement {
        let (verdict, details, failed_at) = if let Some((verdict, details)) = self.failure(run) {
            let all = case.questions.len();
            let answered = found.len().min(all);
            let count = if found == case.expected {
                "; the answers are right".to_owned()
            } else if all == 1 {
                String::new()
            } else {
                format!("; {answered} of {all} answered")
            };
            (verdict, details + &count, (answered < all).then_some(answered))
        } else if let Some((number, details)) = first_wrong(&case.questions, &case.expected, found) {
            (Verdict::WrongAnswer, details, Some(number))
        } else {
            (Verdict::Accepted, String::new(), None)
        };
        Judgement { verdict, details, failed_at, time: run.time }
    }

    /// If the run did not end well: the verdict, and why, in one line.
    #[must_use]
    pub fn failure(&self, run: &Run) -> Option<(Verdict, String)> {
        match run.ending {
            Ending::TimeOut => {
                let limit = self.limits.time.as_secs_f64();
                Some((Verdict::TimeLimitExceeded, format!("stopped after {limit} s")))
            }
            Ending::TooMuchOutput => Some((Verdict::RunTimeError, "endless output".to_owned())),
            Ending::TooMuchMemory => Some((Verdict::RunTimeError, "too much memory".to_owned())),
            Ending::Exit(status) if status.success() => None,
            Ending::Exit(status) => {
                let reason = reason(&run.messages).map(|reason| format!(": {}", cut_in_the_middle(&reason, SHOWN)));
                Some((Verdict::RunTimeError, format!("{status}{}", reason.unwrap_or_default())))
            }
        }
    }
}
