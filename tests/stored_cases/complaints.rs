//! What can be wrong with the files of the test cases.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use itertools::Itertools;
use two_player_games::{PROBLEMS, problem};

/// What is wrong with the files below `folder`, a line each.
pub fn complaints(folder: &Path) -> Vec<String> {
    let strangers = names(folder).into_iter().filter(|name| problem(name).is_none());
    let strangers = strangers.map(|name| format!("{name} is not the folder of a program"));
    strangers.chain(PROBLEMS.iter().flat_map(|problem| complaints_about(folder, problem.program))).collect()
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.file_name().display().to_string()).filter(|name| name != ".DS_Store").collect()
}

fn complaints_about(folder: &Path, program: &str) -> Vec<String> {
    let names = names(&folder.join(program));
    let read = |name: &str| fs::read(folder.join(program).join(name)).unwrap_or_default();
    let inputs = names.iter().filter(|name| name.rsplit_once('.').is_some_and(|(_, kind)| kind == "in"));
    let inputs = inputs.map(|name| (name, read(name))).collect_vec();
    let mut complaints = Vec::new();
    if inputs.is_empty() {
        complaints.push(format!("{program} has no cases"));
    }
    for name in &names {
        let partner = match name.rsplit_once('.') {
            Some((case, "in")) => format!("{case}.out"),
            Some((case, "out")) => format!("{case}.in"),
            _ => {
                complaints.push(format!("{program}/{name} is neither .in nor .out"));
                continue;
            }
        };
        if !names.contains(&partner) {
            complaints.push(format!("{program}/{name} has no {partner} beside it"));
        }
        let text = read(name);
        if text.last() != Some(&b'\n') {
            complaints.push(format!("{program}/{name} does not end with a line end"));
        }
        if text.contains(&b'\r') {
            complaints.push(format!("{program}/{name} has a carriage return"));
        }
    }
    let equal_inputs = inputs.iter().tuple_combinations().filter(|((_, left), (_, right))| left == right);
    complaints.extend(equal_inputs.map(|((left, _), (right, _))| format!("{program}/{left} is the same as {right}")));
    complaints
}

#[test]
fn every_fault_is_found() {
    let complaints_after = |changes: &[(&str, &str)]| {
        let folder = tempfile::tempdir().expect("a folder");
        let good =
            PROBLEMS.iter().flat_map(|problem| ["in", "out"].map(|kind| format!("{}/a.{kind}", problem.program)));
        let good = good.map(|file| (file, "1\n"));
        for (file, text) in good.chain(changes.iter().map(|&(file, text)| (file.to_owned(), text))) {
            let file = folder.path().join(file);
            fs::create_dir_all(file.parent().expect("a folder")).expect("the folder made");
            fs::write(file, text).expect("the file written");
        }
        complaints(folder.path())
    };
    assert_eq!(complaints_after(&[(".DS_Store", ""), ("kitten_fishing/.DS_Store", "")]), Vec::<String>::new());
    for (changes, complaint) in [
        (&[("kitten/a.in", "1\n")][..], "kitten is not the folder of a program"),
        (&[("notes.txt", "1\n")], "notes.txt is not the folder of a program"),
        (&[("kitten_fishing/notes.txt", "1\n")], "kitten_fishing/notes.txt is neither .in nor .out"),
        (&[("kitten_fishing/more/b.in", "1\n")], "kitten_fishing/more is neither .in nor .out"),
        (&[("kitten_fishing/b.in", "2\n")], "kitten_fishing/b.in has no b.out beside it"),
        (&[("kitten_fishing/b.out", "2\n")], "kitten_fishing/b.out has no b.in beside it"),
        (&[("kitten_fishing/a.out", "1")], "kitten_fishing/a.out does not end with a line end"),
        (&[("kitten_fishing/a.in", "1\r\n")], "kitten_fishing/a.in has a carriage return"),
        (&[("kitten_fishing/b.in", "1\n"), ("kitten_fishing/b.out", "1\n")], "kitten_fishing/a.in is the same as b.in"),
    ] {
        assert_eq!(complaints_after(changes), [complaint]);
    }
    let empty = tempfile::tempdir().expect("a folder");
    assert_eq!(complaints(empty.path()).len(), PROBLEMS.len());
    assert_eq!(complaints(empty.path())[0], format!("{} has no cases", PROBLEMS[0].program));
}
