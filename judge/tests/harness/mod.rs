//! Runs tests that are made at run time, with the options and the output of Rust's own harness.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Mutex;
use std::thread::{self, available_parallelism};

use lexopt::{Arg, Parser, ValueExt};

/// A test: it fails if `run` panics.
pub struct Test {
    pub name: String,
    /// Why it does not run unless asked for, such as the tools that it needs.
    pub ignored: Option<&'static str>,
    pub run: Box<dyn Fn() + Send + Sync>,
}

impl Test {
    pub fn new(name: impl Into<String>, run: impl Fn() + Send + Sync + 'static) -> Self {
        Self { name: name.into(), ignored: None, run: Box::new(run) }
    }

    /// Ignores the test unless asked for.
    pub fn ignored(self, why: &'static str) -> Self {
        Self { ignored: Some(why), ..self }
    }
}

/// What `cargo test -- OPTIONS` asks for.
#[derive(Default)]
struct Options {
    filters: Vec<String>,
    skipped: Vec<String>,
    exact: bool,
    lists: bool,
    ignored: bool,
    include_ignored: bool,
    threads: Option<usize>,
}

impl Options {
    fn parse() -> Result<Self, lexopt::Error> {
        let mut options = Self::default();
        let mut parser = Parser::from_env();
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Value(filter) => options.filters.push(filter.string()?),
                Arg::Long("skip") => options.skipped.push(parser.value()?.string()?),
                Arg::Long("exact") => options.exact = true,
                Arg::Long("list") => options.lists = true,
                Arg::Long("ignored") => options.ignored = true,
                Arg::Long("include-ignored") => options.include_ignored = true,
                Arg::Long("test-threads") => options.threads = Some(parser.value()?.parse()?),
                // The output is the same with these.
                Arg::Long("nocapture" | "no-capture" | "show-output" | "quiet")
                | Arg::Short('q') => {}
                Arg::Long("color" | "format") => _ = parser.value()?,
                _ => return Err(argument.unexpected()),
            }
        }
        Ok(options)
    }

    fn choose(&self, test: &Test) -> bool {
        let is_in = |filter: &String| {
            if self.exact { test.name == *filter } else { test.name.contains(filter) }
        };
        let is_named = self.filters.is_empty() || self.filters.iter().any(is_in);
        let is_asked_for = test.ignored.is_some() || !self.ignored;
        is_named && is_asked_for && !self.skipped.iter().any(is_in)
    }

    /// Returns whether a chosen test runs.
    fn runs(&self, test: &Test) -> bool {
        test.ignored.is_none() || self.ignored || self.include_ignored
    }
}

/// Runs the tests that the command line chooses, several at a time. Panics print the name of the test, which is that of
/// its thread.
pub fn run(tests: Vec<Test>) -> ExitCode {
    let options = match Options::parse() {
        Ok(options) => options,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::from(2);
        }
    };
    let all = tests.len();
    let chosen: Vec<Test> = tests.into_iter().filter(|test| options.choose(test)).collect();
    if options.lists {
        chosen.iter().for_each(|test| println!("{}: test", test.name));
        return ExitCode::SUCCESS;
    }
    println!("\nrunning {} tests", chosen.len());
    let left = Mutex::new(chosen.iter());
    let failed = Mutex::new(Vec::new());
    let work = || {
        while let Some(test) = next(&left) {
            let outcome = match test.ignored {
                Some(why) if !options.runs(test) => format!("ignored, {why}"),
                _ if succeeds(test) => "ok".to_owned(),
                _ => {
                    failed.lock().expect("no panic").push(&test.name);
                    "FAILED".to_owned()
                }
            };
            println!("test {} ... {outcome}", test.name);
        }
    };
    // Most tests wait for other processes.
    let threads = options.threads.unwrap_or(1 + available_parallelism().map_or(1, usize::from));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(work);
        }
    });
    let failed = failed.into_inner().expect("no panic");
    let ignored = chosen.iter().filter(|test| !options.runs(test)).count();
    let passed = chosen.len() - ignored - failed.len();
    if !failed.is_empty() {
        println!("\nfailures:");
        failed.iter().for_each(|name| println!("    {name}"));
    }
    let result = if failed.is_empty() { "ok" } else { "FAILED" };
    println!(
        "\ntest result: {result}. {passed} passed; {} failed; {ignored} ignored; 0 measured; {} filtered out\n",
        failed.len(),
        all - chosen.len()
    );
    // As Rust's own harness.
    if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(101) }
}

fn next<'a>(left: &Mutex<impl Iterator<Item = &'a Test>>) -> Option<&'a Test> {
    left.lock().expect("no panic").next()
}

/// Runs a test in a thread of its name.
fn succeeds(test: &Test) -> bool {
    thread::scope(|scope| {
        let named = thread::Builder::new().name(test.name.clone());
        let run = || catch_unwind(AssertUnwindSafe(&test.run)).is_ok();
        named.spawn_scoped(scope, run).expect("a thread").join().unwrap_or(false)
    })
}
