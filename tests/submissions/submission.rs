//! The files that are submitted, what they claim, and what became of them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Bound, PROGRAMS, Program, Question, on_all_cores};
use crate::judge::{self, Compiled, Form, Verdict};

/// The first line of a file that is wrong on purpose, such as `// WA (samples accept it): the larger end first`.
pub struct Claim {
    /// Those that its failing cases get.
    pub verdicts: Vec<Verdict>,
    /// For a file that does not compile: the compiler's number of the error.
    pub error: Option<String>,
    pub samples_accept_it: bool,
}

impl Claim {
    fn read(line: &str) -> Option<Self> {
        let line = line.strip_prefix("// ").or_else(|| line.strip_prefix("//! "))?;
        let (claim, mistake) = line.split_once(": ")?;
        let (claim, samples_accept_it) = match claim.strip_suffix(" (samples accept it)") {
            Some(claim) => (claim, true),
            None => (claim, false),
        };
        let (names, error) = match claim.split_once(" E") {
            Some((name, number)) => (name, Some(format!("E{number}"))),
            None => (claim, None),
        };
        let verdict_named = |name| Verdict::ALL.into_iter().find(|verdict| verdict.to_string() == name);
        let verdicts: Vec<Verdict> = names.split(" or ").map(verdict_named).collect::<Option<_>>()?;
        let sound = verdicts.contains(&Verdict::CompileError) == error.is_some() && !mistake.is_empty();
        sound.then_some(Self { verdicts, error, samples_accept_it })
    }
}

/// A file that is submitted in one form.
pub struct Submission {
    pub program: &'static Program,
    /// The form of a right one, the mistake of a wrong one.
    pub name: String,
    pub form: Form,
    pub source: String,
    /// `None` for a file of `src/bin/`, which shall be accepted.
    pub claim: Option<Claim>,
}

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn right_submissions(program: &'static Program) -> Vec<Submission> {
    let path = project().join("src/bin").join(program.name).with_extension("rs");
    let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let submission = |(name, form)| Submission {
        program,
        name: format!("right, {name}"),
        form,
        source: source.clone(),
        claim: None,
    };
    Form::all_of(program.name).into_iter().map(submission).collect()
}

fn wrong_submissions(program: &'static Program) -> Vec<Submission> {
    let (_, form) = Form::all_of(program.name).pop().expect("a form");
    let submission = |path: PathBuf| {
        assert!(path.extension().is_some_and(|extension| extension == "rs"), "{}: no Rust file", path.display());
        let source = fs::read_to_string(&path).expect("a submission");
        let claim = Claim::read(source.lines().next().unwrap_or_default());
        assert!(claim.is_some(), "{}: the first line does not claim a verdict", path.display());
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        Submission { program, name, form, source, claim }
    };
    paths_in(&project().join("wrong_submissions").join(program.name)).into_iter().map(submission).collect()
}

fn paths_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// The programs for which there are wrong submissions.
pub fn programs_with_wrong_submissions() -> Vec<String> {
    let name = |path: &PathBuf| path.file_name().expect("a name").to_string_lossy().into_owned();
    paths_in(&project().join("wrong_submissions")).iter().map(name).collect()
}

/// One of the stored cases.
pub struct TestCase {
    pub name: String,
    pub bounds: Vec<Bound>,
    input: String,
    expected: String,
}

impl TestCase {
    /// The cases of `program`, the samples first.
    fn all_of(program: &Program) -> Vec<Self> {
        let paths = paths_in(&project().join("testcases").join(program.name));
        let inputs = paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == "in"));
        let mut cases: Vec<Self> = inputs.map(|path| Self::read(program, path)).collect();
        cases.sort_by_key(|case| !case.is_sample());
        cases
    }

    fn read(program: &Program, path: &Path) -> Self {
        let text = |path: &Path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let questions: Vec<Question> = program.questions(&text(path));
        Self {
            name: path.file_stem().expect("a name").to_string_lossy().into_owned(),
            bounds: program.bounds_reached(&questions).into_iter().collect(),
            input: judge::judges_input(&questions),
            expected: text(&path.with_extension("out")),
        }
    }

    pub fn is_sample(&self) -> bool {
        self.name.starts_with("sample-")
    }
}

/// A submission and its verdict on each case.
pub struct Judged {
    pub submission: Submission,
    pub compiler_messages: String,
    pub verdicts: Vec<Verdict>,
}

/// A program's cases and all that is submitted for it, what is right first.
pub struct Contest {
    pub program: &'static Program,
    pub cases: Vec<TestCase>,
    pub judged: Vec<Judged>,
}

/// Judges all that there is, with no more than a folder of the system's for temporary files.
pub fn judge_all() -> Vec<Contest> {
    const ALL: &[Program] = &PROGRAMS;
    let folder = tempfile::tempdir().expect("a folder");
    let cases: Vec<Vec<TestCase>> = ALL.iter().map(TestCase::all_of).collect();
    let submissions = ALL.iter().enumerate().flat_map(|(contest, program)| {
        let submissions = right_submissions(program).into_iter().chain(wrong_submissions(program));
        submissions.map(move |submission| (contest, submission))
    });
    let submissions: Vec<(usize, Submission)> = submissions.collect();

    let compiled: Vec<Compiled> =
        on_all_cores(submissions.iter().enumerate().collect(), |(number, (_, submission))| {
            judge::compile(submission.form, &submission.source, folder.path(), &format!("submission-{number}"))
        });
    let runs = submissions
        .iter()
        .zip(&compiled)
        .flat_map(|((contest, _), compiled)| cases[*contest].iter().map(move |case| (compiled, case)));
    let mut verdicts = on_all_cores(runs.collect(), |(compiled, case)| match &compiled.program {
        Some(program) => program.judge(&case.input, &case.expected),
        None => Verdict::CompileError,
    })
    .into_iter();

    let contest = |(program, cases)| Contest { program, cases, judged: Vec::new() };
    let mut contests: Vec<Contest> = ALL.iter().zip(cases).map(contest).collect();
    for ((contest, submission), compiled) in submissions.into_iter().zip(compiled) {
        let contest = &mut contests[contest];
        let verdicts = verdicts.by_ref().take(contest.cases.len()).collect();
        contest.judged.push(Judged { submission, compiler_messages: compiled.messages, verdicts });
    }
    contests
}

impl Judged {
    /// What is not as it should be, where `cases` are those that were judged.
    pub fn complaints(&self, cases: &[TestCase]) -> Vec<String> {
        let complaints = match &self.submission.claim {
            None => self.complaints_of_right_one(cases),
            Some(claim) => self.complaints_of_wrong_one(claim, cases),
        };
        let Submission { program, name, .. } = &self.submission;
        complaints.into_iter().map(|complaint| format!("{}, {name}: {complaint}", program.name)).collect()
    }

    fn complaints_of_right_one(&self, cases: &[TestCase]) -> Vec<String> {
        let mut complaints = self.failures_other_than(&[], cases);
        if !self.compiler_messages.is_empty() {
            complaints.push(format!("the compiler says\n{}", self.compiler_messages));
        }
        complaints
    }

    fn complaints_of_wrong_one(&self, claim: &Claim, cases: &[TestCase]) -> Vec<String> {
        let mut complaints = self.failures_other_than(&claim.verdicts, cases);
        if !self.verdicts.iter().any(|verdict| claim.verdicts.contains(verdict)) {
            complaints.push("no case gives it the verdict that it claims".to_owned());
        }
        let on_samples = cases.iter().zip(&self.verdicts).filter(|(case, _)| case.is_sample());
        let accepted = on_samples.into_iter().all(|(_, verdict)| *verdict == Verdict::Accepted);
        if accepted && !claim.samples_accept_it {
            complaints.push("all samples accept it, which it does not claim".to_owned());
        }
        if !accepted && claim.samples_accept_it {
            complaints.push("a sample does not accept it, against its claim".to_owned());
        }
        if claim.error.as_ref().is_some_and(|error| !self.compiler_messages.contains(&format!("error[{error}]"))) {
            complaints.push(format!("not the compiler's error that it claims, but\n{}", self.compiler_messages));
        }
        complaints
    }

    /// The verdicts that are not `allowed`, each with the cases that got it.
    fn failures_other_than(&self, allowed: &[Verdict], cases: &[TestCase]) -> Vec<String> {
        let others =
            Verdict::ALL.into_iter().filter(|verdict| *verdict != Verdict::Accepted && !allowed.contains(verdict));
        let failures = others.filter(|other| self.verdicts.contains(other)).map(|other| {
            let failing = cases.iter().zip(&self.verdicts).filter(|(_, verdict)| **verdict == other);
            let names: Vec<&str> = failing.map(|(case, _)| case.name.as_str()).collect();
            format!("{other} on {}", names.join(", "))
        });
        failures.collect()
    }
}

#[test]
fn claims_are_read() {
    let claim = Claim::read("// RE or TLE (samples accept it): a large table").expect("a claim");
    assert_eq!(claim.verdicts, [Verdict::RuntimeError, Verdict::TimeLimitExceeded]);
    assert!(claim.samples_accept_it);
    let claim = Claim::read("//! CE E0753: inner documentation").expect("a claim");
    assert_eq!((claim.verdicts, claim.error.as_deref()), (vec![Verdict::CompileError], Some("E0753")));
    assert!(!claim.samples_accept_it);
    for line in ["", "// greedy", "WA: greedy", "// WA: ", "// XX: greedy", "// CE: greedy", "// WA or: greedy"] {
        assert!(Claim::read(line).is_none(), "{line}");
    }
}
