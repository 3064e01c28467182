//! The verdicts at a glance: a row per submission, a letter per case.

use std::collections::BTreeMap;

use crate::judge::Verdict;
use crate::submission::{Contest, Judged};

/// The names of the columns.
const COLUMNS: &str = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

impl Contest {
    /// The cases on which no wrong submission fails and that no bound needs. The samples stay whatever they do.
    fn idle_cases(&self) -> Vec<&str> {
        let wrong = || self.judged.iter().filter(|judged| is_wrong_program(judged));
        let catches = |case: usize| wrong().any(|judged| judged.verdicts[case] != Verdict::Accepted);
        let (kept, others): (Vec<_>, Vec<_>) =
            self.cases.iter().enumerate().partition(|(number, case)| case.is_sample() || catches(*number));
        let mut missing = self.program.bounds();
        missing.retain(|bound| !kept.iter().any(|(_, case)| case.bounds.contains(bound)));
        let mut idle = Vec::new();
        for (_, case) in others {
            let bounds = missing.len();
            missing.retain(|bound| !case.bounds.contains(bound));
            if missing.len() == bounds {
                idle.push(case.name.as_str());
            }
        }
        idle
    }

    /// `letters` by case, the samples apart from the others.
    fn row(&self, letters: impl Iterator<Item = char>) -> String {
        let samples = self.cases.iter().filter(|case| case.is_sample()).count();
        let mut row: String = letters.collect();
        row.insert(samples, ' ');
        row
    }
}

fn is_wrong_program(judged: &Judged) -> bool {
    judged.submission.claim.is_some() && !judged.verdicts.contains(&Verdict::CompileError)
}

/// The matrix of one program.
fn lines(contest: &Contest) -> Vec<String> {
    let row = |name: &str, verdicts: String, letters: String| format!("  {name:<34} {verdicts:<10} {letters}");
    let columns = contest.row(COLUMNS.chars().take(contest.cases.len()));
    let mut lines = vec![contest.program.name.to_owned(), row("", String::new(), columns)];
    for judged in &contest.judged {
        let verdicts = match &judged.submission.claim {
            None => Verdict::Accepted.to_string(),
            Some(claim) => claim.verdicts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or "),
        };
        let letters = contest.row(judged.verdicts.iter().map(|verdict| verdict.letter()));
        lines.push(row(&judged.submission.name, verdicts, letters));
    }
    let legend: Vec<String> =
        contest.cases.iter().zip(COLUMNS.chars()).map(|(case, column)| format!("{column} {:<37}", case.name)).collect();
    lines.extend(legend.chunks(3).map(|cases| format!("    {}", cases.concat().trim_end())));
    let idle = contest.idle_cases();
    if !idle.is_empty() {
        lines.push(format!("  catch nothing, and no bound needs them: {}", idle.join(", ")));
    }
    lines
}

fn totals(contests: &[Contest]) -> String {
    let judged = || contests.iter().flat_map(|contest| contest.judged.iter().map(move |judged| (contest, judged)));
    let wrong = || judged().filter(|(_, judged)| judged.submission.claim.is_some());
    let caught = wrong().filter(|(contest, judged)| judged.complaints(&contest.cases).is_empty());
    let mut by_verdict: BTreeMap<Verdict, usize> = BTreeMap::new();
    for (_, judged) in judged() {
        let worst = judged.verdicts.iter().max().copied().unwrap_or(Verdict::Accepted);
        *by_verdict.entry(worst).or_default() += 1;
    }
    let by_verdict: Vec<String> = by_verdict.iter().map(|(verdict, count)| format!("{count} {verdict}")).collect();
    format!(
        "{} submissions: {}\n{} of {} wrong ones caught as they claim",
        judged().count(),
        by_verdict.join(", "),
        caught.count(),
        wrong().count()
    )
}

/// The matrix of all programs and what it comes to.
pub fn matrix(contests: &[Contest]) -> String {
    let mut blocks: Vec<String> = contests.iter().map(|contest| lines(contest).join("\n")).collect();
    blocks.push(totals(contests));
    format!("\n{}\n", blocks.join("\n\n"))
}
