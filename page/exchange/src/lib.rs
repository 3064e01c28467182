//! Hands bytes from JavaScript to WebAssembly and back: JavaScript calls `question`, writes its bytes, calls `answer`,
//! which a crate exports with [`answered`], and reads what begins at `answer_start`.

use std::cell::RefCell;

thread_local! {
    /// The bytes of the question that the page asks, and then of the answer.
    static BYTES: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Makes room for a question of this many bytes. Returns the address to which the page writes it.
#[allow(unsafe_code, reason = "the attribute exports the function; nothing else is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn question(length: usize) -> *mut u8 {
    BYTES.with_borrow_mut(|bytes| {
        *bytes = vec![0; length];
        bytes.as_mut_ptr()
    })
}

/// Returns the address of the answer.
#[allow(unsafe_code, reason = "the attribute exports the function; nothing else is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn answer_start() -> *const u8 {
    BYTES.with_borrow(Vec::as_ptr)
}

/// Answers the question. Returns the length of the answer in bytes.
pub fn answered(answer: impl FnOnce(Vec<u8>) -> Vec<u8>) -> usize {
    let answer = answer(BYTES.take());
    BYTES.with_borrow_mut(|bytes| {
        *bytes = answer;
        bytes.len()
    })
}
