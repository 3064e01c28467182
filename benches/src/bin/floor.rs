//! What the programs are compared with: a program that reads the cases of the program `FLOOR`, a variable of the
//! environment, without thinking about the answers.

use std::env;
use std::process::ExitCode;

use games::Question;

fn main() -> ExitCode {
    let program = env::var("FLOOR").expect("the name of a program");
    two_player_games::answer_cases(&program, "", |_: Question| "true")
}
