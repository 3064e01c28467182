//! Unpacks bytes that are packed by LZMA.

use std::io::Read;

use lzma_rust2::LzmaReader;

/// Unpacks what has been asked. Returns the length in bytes; 0 if it is damaged.
#[allow(unsafe_code, reason = "the attribute exports the function; nothing else is unsafe")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    exchange::answered(|packed| unpacked(&packed).unwrap_or_default())
}

fn unpacked(packed: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    LzmaReader::new_mem_limit(packed, u32::MAX, None).ok()?.read_to_end(&mut bytes).ok()?;
    Some(bytes)
}
