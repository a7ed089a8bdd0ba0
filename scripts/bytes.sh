#!/usr/bin/env bash
# Prints how many bytes each module has in the program and in its lazy part, as linked for the release, with names,
# before wasm-opt makes them smaller.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

out=target/bytes
cargo build --release --target wasm32-unknown-unknown --package rollkeep
cargo xtask split target/wasm32-unknown-unknown/release/rollkeep.wasm "$out"
for part in rollkeep_bg split_lazy; do
  echo "$part.wasm"
  cargo run --quiet --package browser-tests --example bytes -- "$out/$part.wasm"
done
