//! Every solution and every file of `submissions/` gets the verdict that its folder claims.

use two_player_games::PROBLEMS;

#[test]
fn all_is_as_claimed() {
    let mut matrix = Vec::new();
    let as_claimed = judge::matrix::matrix(&[], &mut matrix).expect("a matrix");
    assert!(as_claimed, "{}", String::from_utf8_lossy(&matrix));
}

#[test]
fn every_program_has_accepted_submissions_and_others() {
    for problem in PROBLEMS {
        let folder = judge::project().join("submissions").join(problem.program);
        let folders = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let names: Vec<String> =
            folders.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        assert!(names.iter().any(|name| name == "accepted"), "{}: nothing is accepted", problem.program);
        assert!(names.iter().any(|name| name != "accepted"), "{}: nothing is rejected", problem.program);
    }
}
