//! Every solution and every file of `submissions/` gets the verdict that its folder claims. For every program there are
//! some that are accepted, and others.

#[test]
fn all_is_as_claimed() {
    let mut matrix = Vec::new();
    let as_claimed = judge::matrix::matrix(&[], &mut matrix).expect("a matrix");
    assert!(as_claimed, "{}", String::from_utf8_lossy(&matrix));
}
