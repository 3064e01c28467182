#!/bin/sh
# All programs of src/bin on all cases of testcases/, by the judge: ./run_tests.sh -h

manifest=$(dirname -- "$0")/Cargo.toml

# Shows what is built, but nothing where there is nothing to build. Errors are shown by the second call.
cargo build --release --package judge --package two-player-games --manifest-path "$manifest" 2>&1 |
    sed -n -e '/Updating/p' -e '/Downloading/p' -e '/Compiling/p' >&2
exec cargo run --quiet --release --package judge --manifest-path "$manifest" -- test "$@"
