//! `judge matrix`: every solution, and every file of `submissions/`, submitted as a reader would.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::bail;
use itertools::Itertools;
use two_player_games::{PROBLEMS, Problem, counted};

use crate::cases::{StoredCase, cases_of, file_names, text};
use crate::contestant::Judgement;
use crate::parallel::{cores, in_order};
use crate::process::Scratch;
use crate::submission::{EDITION, LIMITS, Libraries, compile, editions};
use crate::verdict::Verdict;

/// The names of the columns.
const COLUMNS: &str = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// An accepted solution needs at most the time limit divided by this on each case, so that a right one in a slower
/// language is not rejected.
const PART_OF_TIME: u32 = 5;

/// The outcome that the folder of a submission claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Claim {
    /// A file of `src/bin/`: accepted on all cases, also beyond the judge's limits, without a word from the compiler.
    Solution,
    /// Accepted within the judge's limits.
    Accepted,
    /// This verdict on some case, and no other but AC.
    Fails(Verdict),
    /// Any verdict but AC on some case.
    Rejected,
}

/// The folders of a program's submissions.
const CLAIMS: [(&str, Claim); 6] = [
    ("accepted", Claim::Accepted),
    ("wrong_answer", Claim::Fails(Verdict::WrongAnswer)),
    ("time_limit_exceeded", Claim::Fails(Verdict::TimeLimitExceeded)),
    ("run_time_error", Claim::Fails(Verdict::RunTimeError)),
    ("compile_error", Claim::Fails(Verdict::CompileError)),
    ("rejected", Claim::Rejected),
];

impl Claim {
    fn is_accepted(self) -> bool {
        matches!(self, Self::Solution | Self::Accepted)
    }

    /// Whether a case may give this verdict.
    fn allows(self, verdict: Verdict) -> bool {
        verdict == Verdict::Accepted || self == Self::Rejected || self == Self::Fails(verdict)
    }

    /// Whether this may be the worst verdict of all cases.
    fn is_met_by(self, worst: Verdict) -> bool {
        self.allows(worst) && (worst == Verdict::Accepted) == self.is_accepted()
    }
}

struct Submission {
    problem: &'static Problem,
    /// The path in the project, without the program.
    name: String,
    edition: &'static str,
    source: String,
    claim: Claim,
}

/// What became of a submission on the cases of its program.
struct Judged<'a> {
    /// The compiler's messages.
    messages: String,
    /// `None` for a case that was not run: it does not count, the file does not compile, or an earlier case timed out.
    judgements: Vec<(&'a StoredCase, Option<Judgement>)>,
}

/// Judges all submissions, or only those of the programs whose names have one of the given parts. Writes the matrix,
/// and says whether all is as claimed.
///
/// # Errors
/// It cannot be judged, or the matrix cannot be written.
pub fn matrix(programs: &[String], output: &mut impl Write) -> anyhow::Result<bool> {
    let is_asked =
        |problem: &Problem| programs.is_empty() || programs.iter().any(|part| problem.program.contains(part));
    if let Some(part) = programs.iter().find(|part| !PROBLEMS.iter().any(|problem| problem.program.contains(*part))) {
        bail!("no program matches \"{part}\"");
    }
    let mut cases = BTreeMap::new();
    let mut submissions = Vec::new();
    let mut complaints = Vec::new();
    for problem in PROBLEMS.iter().filter(|problem| is_asked(problem)) {
        cases.insert(problem.program, cases_of(problem)?);
        let found = submissions_of(problem)?;
        if found.iter().all(|one| one.claim != Claim::Accepted) || found.iter().all(|one| one.claim.is_accepted()) {
            complaints.push(format!("{}: needs submissions that are accepted, and others", problem.program));
        }
        submissions.extend(found);
    }

    let scratch = Scratch::new()?;
    let libraries = Libraries::new(scratch.path())?;
    let mut totals: BTreeMap<Verdict, usize> = BTreeMap::new();
    let mut program = "";
    in_order(
        &submissions,
        cores(),
        |submission| submission.judge(&cases[submission.problem.program], &libraries),
        |submission, judged| {
            if program != submission.problem.program {
                program = submission.problem.program;
                write_columns(program, &cases[program], output)?;
            }
            let letters = judged.judgements.iter().map(|(_, judgement)| match judgement {
                Some(Judgement { verdict, .. }) => format!("{verdict:.1}"),
                None => "-".to_owned(),
            });
            writeln!(output, "  {:<56} {}", submission.name, letters.collect::<String>())?;
            *totals.entry(judged.worst()).or_default() += 1;
            let found = submission.complaints(&judged);
            complaints.extend(found.iter().map(|complaint| format!("{program}, {}: {complaint}", submission.name)));
            Ok(())
        },
    )?;
    let totals = totals.iter().map(|(verdict, count)| format!("{count} {verdict}")).join(", ");
    writeln!(output, "\n{}: {totals}", counted(submissions.len(), "submission"))?;
    complaints.iter().try_for_each(|complaint| writeln!(output, "{complaint}"))?;
    writeln!(output, "{}", if complaints.is_empty() { "all as claimed" } else { "not all as claimed" })?;
    Ok(complaints.is_empty())
}

/// The program's name, and which letter stands for which case.
fn write_columns(program: &str, cases: &[StoredCase], output: &mut impl Write) -> anyhow::Result<()> {
    let columns = COLUMNS.chars().cycle().take(cases.len());
    writeln!(output, "\n{program}\n  {:<56} {}", "", columns.clone().collect::<String>())?;
    let legend = cases.iter().zip(columns).map(|(case, column)| format!("{column} {:<40}", case.name.case));
    for names in &legend.chunks(3) {
        writeln!(output, "    {}", names.collect::<String>().trim_end())?;
    }
    Ok(())
}

/// The solution in all editions, and the files of `submissions/`.
fn submissions_of(problem: &'static Problem) -> anyhow::Result<Vec<Submission>> {
    let source = text(&format!("src/bin/{}.rs", problem.program))?;
    let solution = |edition| {
        let name = format!("src/bin ({edition})");
        Submission { problem, name, edition, source: source.clone(), claim: Claim::Solution }
    };
    let mut submissions = editions(problem).iter().copied().map(solution).collect_vec();
    let folder = format!("submissions/{}", problem.program);
    for verdict in file_names(&folder)? {
        let Some((_, claim)) = CLAIMS.iter().find(|(name, _)| *name == verdict) else {
            bail!("{folder}/{verdict}: no verdict has this name");
        };
        for file in file_names(&format!("{folder}/{verdict}"))? {
            let name = format!("{verdict}/{file}");
            let source = text(&format!("{folder}/{name}"))?;
            submissions.push(Submission { problem, name, edition: EDITION, source, claim: *claim });
        }
    }
    Ok(submissions)
}

impl Submission {
    fn judge<'a>(&self, cases: &'a [StoredCase], libraries: &Libraries) -> anyhow::Result<Judged<'a>> {
        let scratch = Scratch::new()?;
        let compiled = compile(&self.source, self.problem, self.edition, libraries, scratch.path())?;
        let mut judgements = Vec::new();
        let mut is_over = false;
        for case in cases {
            let is_run = !is_over && (self.claim == Claim::Solution || case.is_within_limits());
            let mut judgement = None;
            if let Some(contestant) = compiled.contestant.as_ref().filter(|_| is_run) {
                let mut made = contestant.judge(case)?;
                // Only what is slow twice is slow: the machine may have been busy.
                if self.claim.is_accepted() && is_slow(&made) {
                    made = contestant.judge(case)?;
                }
                is_over = made.verdict == Verdict::TimeLimitExceeded;
                judgement = Some(made);
            }
            judgements.push((case, judgement));
        }
        Ok(Judged { messages: compiled.messages, judgements })
    }

    /// What is not as claimed.
    fn complaints(&self, judged: &Judged) -> Vec<String> {
        let messages = &judged.messages;
        let others = judged.run().filter(|(_, judgement)| !self.claim.allows(judgement.verdict));
        let mut complaints = others
            .map(|(case, judgement)| format!("{} on {}: {}", judgement.verdict, case.name.case, judgement.details))
            .collect_vec();
        if !self.claim.is_met_by(judged.worst()) {
            complaints.push(format!("no case gives it the verdict of its folder\n{messages}"));
        }
        if self.claim == Claim::Fails(Verdict::CompileError) && !messages.contains(self.claimed_error()) {
            complaints.push(format!("not the compiler's error {}, but\n{messages}", self.claimed_error()));
        }
        if self.claim.is_accepted() {
            let slow = judged.run().filter(|(case, judgement)| case.is_within_limits() && is_slow(judgement));
            complaints.extend(slow.map(|(case, judgement)| format!("{:?} on {}", judgement.time, case.name.case)));
            if !messages.is_empty() {
                complaints.push(format!("the compiler says\n{messages}"));
            }
        }
        complaints
    }

    /// The compiler's error, such as `E0428`, that the first line of the file starts with.
    fn claimed_error(&self) -> &str {
        let line = self.source.lines().next().unwrap_or_default();
        line.trim_start_matches(['/', '!', ' ']).split(':').next().unwrap_or_default()
    }
}

fn is_slow(judgement: &Judgement) -> bool {
    judgement.time * PART_OF_TIME > LIMITS.time
}

impl Judged<'_> {
    fn run(&self) -> impl Iterator<Item = (&StoredCase, &Judgement)> {
        self.judgements.iter().filter_map(|(case, judgement)| Some((*case, judgement.as_ref()?)))
    }

    /// CE, if no case was run.
    fn worst(&self) -> Verdict {
        self.run().map(|(_, judgement)| judgement.verdict).max().unwrap_or(Verdict::CompileError)
    }
}
