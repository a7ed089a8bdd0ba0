#!/usr/bin/env bash
# Prints how many bytes each module has in the program and in its late part, as linked for the release, with names,
# before wasm-opt makes them smaller.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

out=target/bytes
mkdir -p "$out"
cargo build --release --target wasm32-unknown-unknown --package rollkeep
wasm-split-cli --target web --out-name rollkeep target/wasm32-unknown-unknown/release/rollkeep.wasm "$out"
wasm-bindgen --target web --no-typescript --keep-lld-exports --out-dir "$out" --out-name rollkeep "$out/rollkeep.wasm"
for part in rollkeep_bg split_late; do
  echo "$part.wasm"
  cargo run --quiet --package browser-tests --example bytes -- "$out/$part.wasm"
done
