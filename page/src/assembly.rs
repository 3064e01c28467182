//! Puts the page together: its source, the games and what is known of the problems, in one file.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use base64::prelude::{BASE64_STANDARD, Engine};
use flate2::{Compression, write::GzEncoder};
use itertools::Itertools;
use jzon::JsonValue;
use lzma_rust2::{LzmaOptions, LzmaWriter};

use crate::script::joined;

/// What the page runs, as WebAssembly.
pub struct Code {
    pub games: Vec<u8>,
    /// Unpacks the games, which are packed more than the page itself could unpack.
    pub unpacker: Vec<u8>,
}

/// Returns the page, given the folder of its source, what it runs, and the catalog.
///
/// # Errors
///
/// A file cannot be read, or the modules of the script cannot be joined.
pub fn assembled(source: &Path, code: &Code, catalog: &JsonValue) -> Result<String> {
    let read = |name: &str| {
        let path = source.join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let parts = [
        ("@STYLE@", read("page.css")?),
        ("@SCRIPT@", without_comments(&joined(&modules(source)?)?)),
        ("@CATALOG@", BASE64_STANDARD.encode(packed(catalog.dump().as_bytes())?)),
        ("@UNPACKER@", BASE64_STANDARD.encode(packed(&code.unpacker)?)),
        ("@GAMES@", BASE64_STANDARD.encode(packed_by_lzma(&code.games)?)),
    ];
    let page = read("page.html")?;
    Ok(parts.iter().fold(page, |page, (name, text)| page.replace(name, text)))
}

/// Reads the modules of the script. Returns them by their file names.
fn modules(source: &Path) -> Result<BTreeMap<String, String>> {
    let files =
        fs::read_dir(source).with_context(|| format!("cannot read {}", source.display()))?;
    let paths: Vec<_> = files.map_ok(|file| file.path()).try_collect()?;
    let scripts =
        paths.iter().filter(|path| path.extension().is_some_and(|extension| extension == "js"));
    let named = scripts.filter_map(|path| Some((path.file_name()?.to_str()?.to_owned(), path)));
    named.map(|(name, path)| Ok((name, fs::read_to_string(path)?))).collect()
}

/// Returns a script without its comments and its indentation, a quarter of its size. Its strings have one line each.
fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim_start);
    lines.filter(|line| !line.starts_with("//")).map(|line| line.to_owned() + "\n").collect()
}

/// Packs what browsers unpack.
fn packed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}

/// Packs what the unpacker unpacks.
fn packed_by_lzma(bytes: &[u8]) -> Result<Vec<u8>> {
    // WebAssembly has no alignment that would help to predict its bytes.
    let options = LzmaOptions { pb: 0, ..LzmaOptions::with_preset(9) };
    let mut packed = LzmaWriter::new_use_header(Vec::new(), &options, None)?;
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}

#[test]
fn comments_and_indentation_are_left_out() {
    let script = "// Adds.\nfunction add(a, b) {\n    // Both.\n    return a + b; // A sum.\n}\n";
    assert_eq!(without_comments(script), "function add(a, b) {\nreturn a + b; // A sum.\n}\n");
}
