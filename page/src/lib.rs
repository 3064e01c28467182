//! The games for the board page: questions and answers as JSON, and the functions that WebAssembly exports.
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
pub use assembly::assembled;
#[cfg(not(target_family = "wasm"))]
pub use catalog::{StoredInputs, catalog, opening};
use session::Session;
pub use session::{BUDGET, can_play};
use written::Refusal;

thread_local! {
    /// The bytes of the question that the page asks, and then of the answer.
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static SESSION: RefCell<Session> = RefCell::default();
}

/// Makes room for a question of this many bytes. Returns the address to which the page writes it.
#[allow(unsafe_code, reason = "the attribute exports the function; nothing else is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn question(length: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        *text = vec![0; length];
        text.as_mut_ptr()
    })
}

/// Answers the question. Returns the length of the answer in bytes.
#[allow(unsafe_code, reason = "the attribute exports the function; nothing else is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    let question = TEXT.take();
    let answer = respond(&String::from_utf8_lossy(&question));
    TEXT.with_borrow_mut(|text| {
        *text = answer.into_bytes();
        text.len()
    })
}

/// Returns the address of the answer.
#[allow(unsafe_code, reason = "the attribute exports the function; nothing else is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn answer_start() -> *const u8 {
    TEXT.with_borrow(Vec::as_ptr)
}

/// Answers a question in JSON. If it has no answer, the reason stands under `error`.
pub fn respond(question: &str) -> String {
    let answer = SESSION.with_borrow_mut(|session| session.respond(question));
    answer.unwrap_or_else(Refusal::written).dump()
}
