//! `cargo judge play`: shows optimal play, or plays against the user.

use std::io::{self, IsTerminal, Read, Write};

use anyhow::{Context, Result, ensure};
use games::{Input, Problem, Reader, parse_given};

use crate::dialogue::dialogue;
use crate::files::example;
use crate::given::{given_input, given_inputs, warning};
use crate::naming::{missing_problem, named_problem, player_named};
use crate::optimal_play::played;
use crate::options::Options;

pub const HELP: &str = "\
Usage: cargo judge play PROBLEM [INPUT]
       cargo judge play PROBLEM INPUT --as first

Shows optimal play on INPUT or, without it, on each input from standard input.
With --as, lets you play against the perfect player.

Example: cargo judge play 486 '[1,5,233,7]'

  --as first|second  play as this player; the player's name will do, too";

/// Shows optimal play on the given input, or on each input from standard input as it is entered.
pub fn play(options: &Options, output: &mut dyn Write) -> Result<bool> {
    let (name, input) = options.operands.split_first().with_context(missing_problem)?;
    let problem = named_problem(name)?;
    let text = input.join(" ");
    if let Some(player) = &options.player {
        let player = player_named(problem, player)?;
        let example = example(problem)?;
        ensure!(
            !input.is_empty(),
            tell!("--as: missing INPUT, such as {example}", "--as：没有给出数据，例如 {example}")
        );
        let input = given_input(problem, &text)?;
        write!(output, "{}", warning(problem, &input).unwrap_or_default())?;
        dialogue(problem, &input, player, &mut io::stdin().lock(), output)?;
        return Ok(true);
    }
    if !input.is_empty() {
        for (index, input) in given_inputs(problem, &text, "")?.iter().enumerate() {
            show(problem, input, index, output)?;
        }
        return Ok(true);
    }
    if io::stdin().is_terminal() {
        let example = example(problem)?;
        let advice = tell!(
            "waiting for input, such as {example} (press Ctrl-D to end the input, or Ctrl-Z and Enter on Windows)",
            "请输入数据，例如 {example}（按 Ctrl-D 结束，Windows 上按 Ctrl-Z 再按回车）"
        );
        eprintln!("{advice}");
    }
    let mut stdin = io::stdin().lock();
    if problem.signature.format.cases().is_some() && !stdin.is_terminal() {
        // A file may begin with the count of cases, which only its end shows.
        let mut bytes = Vec::new();
        stdin.read_to_end(&mut bytes).context("cannot read standard input")?;
        let inputs = parse_given(&problem.signature, &String::from_utf8_lossy(&bytes))?;
        for (index, input) in inputs.iter().enumerate() {
            show(problem, input, index, output)?;
        }
        return Ok(true);
    }
    let mut reader = Reader::new(&problem.signature, stdin);
    let mut index = 0;
    while let Some(input) = reader.next_input()? {
        show(problem, &input, index, output)?;
        index += 1;
    }
    Ok(true)
}

/// Shows optimal play on the input with this index.
fn show(
    problem: &'static Problem,
    input: &Input,
    index: usize,
    output: &mut dyn Write,
) -> Result<()> {
    if index > 0 {
        writeln!(output)?;
    }
    write!(output, "{}{}", warning(problem, input).unwrap_or_default(), played(problem, input)?)?;
    Ok(output.flush()?)
}
