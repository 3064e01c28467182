//! The games for the board page: questions and answers as JSON, and the function that WebAssembly exports.
//!
//! ```text
//! written → session → lib
//!                   → catalog
//! script → assembly
//! ```
//!
//! `written` writes turns as JSON, and `session` holds the game that is played. The rest is not compiled to WebAssembly:
//! `catalog` writes what is known of each problem, `script` joins the modules of the page's own source, which is in
//! `web/`, and `assembly` puts all in one file.

#[cfg(not(target_family = "wasm"))]
mod assembly;
#[cfg(not(target_family = "wasm"))]
mod catalog;
#[cfg(not(target_family = "wasm"))]
mod script;
mod session;
mod written;

use std::cell::RefCell;

#[cfg(not(target_family = "wasm"))]
pub use assembly::{Code, assembled};
#[cfg(not(target_family = "wasm"))]
pub use catalog::{StoredInputs, catalog, opening};
use session::Session;
pub use session::{BUDGET, can_play};
use written::Refusal;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

/// Answers the question that the page asks. Returns the length of the answer in bytes.
#[allow(unsafe_code, reason = "the attribute exports the function; nothing else is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    exchange::answered(|question| respond(&String::from_utf8_lossy(&question)).into_bytes())
}

/// Answers a question in JSON. If it has no answer, the reason stands under `error`.
pub fn respond(question: &str) -> String {
    let answer = SESSION.with_borrow_mut(|session| session.respond(question));
    answer.unwrap_or_else(Refusal::written).dump()
}
