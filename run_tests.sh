#!/bin/sh
# Tests all programs in src/bin on all cases in testcases/; see ./run_tests.sh --help

manifest=$(dirname -- "$0")/Cargo.toml

# Shows the progress of a build, if one is needed. The `cargo run` below shows any build errors.
cargo build --release --package judge --package two-player-games --manifest-path "$manifest" 2>&1 |
    sed -n -e '/Updating/p' -e '/Downloading/p' -e '/Compiling/p' >&2
exec cargo run --quiet --release --package judge --manifest-path "$manifest" -- test "$@"
