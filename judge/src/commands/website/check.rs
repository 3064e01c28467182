//! Checks that all links inside the website lead somewhere.

use std::collections::{BTreeMap, HashSet};

use super::paths::{BOARD, joined, split_anchor};
use crate::commands::page::percent_encoded;

/// Returns the links of the website's pages to files or anchors that do not exist, one per line. `files` has the files'
/// texts by path, without the board; `links_of_board` are the links of the board.
pub fn broken_links(files: &BTreeMap<String, Vec<u8>>, links_of_board: &[String]) -> Vec<String> {
    let pages = files.iter().filter(|(path, _)| path.strip_suffix(".html").is_some());
    let pages: BTreeMap<_, _> = pages
        .map(|(path, text)| (path.as_str(), String::from_utf8_lossy(text).into_owned()))
        .collect();
    // Links are percent-encoded, and ids are not.
    let ids_of = |page| values(page, &["id"]).map(percent_encoded).collect();
    let ids: BTreeMap<_, HashSet<_>> =
        pages.iter().map(|(path, text)| (*path, ids_of(text))).collect();
    let links = pages
        .iter()
        .flat_map(|(path, text)| values(text, &["href", "src"]).map(move |link| (*path, link)));
    let links = links.chain(links_of_board.iter().map(|link| (BOARD, link.as_str())));
    let is_broken = |(page, link): &(&str, &str)| {
        let (path, anchor) = split_anchor(link);
        let target = if path.is_empty() { (*page).to_owned() } else { joined(page, path) };
        let has_anchor = || ids.get(target.as_str()).is_some_and(|ids| ids.contains(anchor));
        let is_found =
            target == BOARD || files.contains_key(&target) && (anchor.is_empty() || has_anchor());
        !is_found && !is_outside(link)
    };
    links.filter(is_broken).map(|(page, link)| format!("{page}: {link}")).collect()
}

/// Returns whether a link leads to another site, or holds its content itself.
fn is_outside(link: &str) -> bool {
    ["https://", "http://", "data:"].iter().any(|start| link.starts_with(start))
}

/// Returns the values that these attributes have in a page.
fn values<'a>(page: &'a str, names: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let tags = page.split('<').skip(1).filter_map(|part| part.split('>').next());
    tags.flat_map(move |tag| {
        names.iter().filter_map(move |name| {
            let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
            rest.split('"').next()
        })
    })
}

#[test]
fn broken_links_are_found() {
    let page = "<h1 id=\"top\" class=\"x\">href=\"none\"</h1> <a href=\"#top\"></a> \
        <a class=\"y\" href=\"b/c.html#one\"></a> <a href=\"b/c.html#two\"></a> \
        <img src=\"d.svg\"> <img src=\"e.svg\"> <a href=\"https://x.org\"></a> \
        <a href=\"games.html#problem=1\"></a> <a href=\"b\"></a>";
    let other = "<p id=\"one\"></p><a href=\"../a.html\"></a><a href=\"a.html\"></a>";
    let files = [("a.html", page), ("b/c.html", other), ("d.svg", "<svg id=\"x\"/>")];
    let files = files.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
    let board = ["b/c.html#one".to_owned(), "b/c.html#three".to_owned()];
    assert_eq!(
        broken_links(&files.into(), &board),
        [
            "a.html: b/c.html#two",
            "a.html: e.svg",
            "a.html: b",
            "b/c.html: a.html",
            "games.html: b/c.html#three"
        ]
    );
}
