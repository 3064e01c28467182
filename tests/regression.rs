//! All stored cases, by `run_tests.sh`.

use std::path::Path;
use std::process::Command;

#[test]
fn every_program_passes_all_its_cases() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("run_tests.sh");
    let output = Command::new(script).output().expect("the script starts");
    let [stdout, stderr] = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert!(output.status.success(), "{stdout}{stderr}");
    assert!(stdout.ends_with(" passed, 0 failed\n"), "{stdout}{stderr}");
}
