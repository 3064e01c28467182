//! Tests the games and the programs from outside. All tests are one program, since building several took longer than
//! running them: `cargo test --test all reader` runs those of one module.

mod common;
mod games;
mod programs;
mod reader;
#[cfg(unix)]
mod readme;
mod steps;
mod stored_cases;
mod told;
