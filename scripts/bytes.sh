#!/usr/bin/env bash
# Prints where the bytes of the page's program are, by module: the program of the release as it was
# linked, with its names, before wasm-opt makes it smaller.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

out=target/bytes
cargo build --release --target wasm32-unknown-unknown --bin rollkeep
wasm-bindgen --target web --no-typescript --out-dir "$out" --out-name rollkeep \
  target/wasm32-unknown-unknown/release/rollkeep.wasm
cargo run --quiet --no-default-features --features webdriver --example bytes -- "$out/rollkeep_bg.wasm"
