#!/usr/bin/env bash
# trunk.sh {build|serve} [options]: builds the page in release, with the tools that setup installed.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

ROLLKEEP_PARTS=$PWD/target/parts
WASM_BINDGEN=$(command -v wasm-bindgen)
export ROLLKEEP_PARTS WASM_BINDGEN
if good_wasm_opt; then
  how=(--release)
  WASM_OPT=$(command -v wasm-opt)
  export WASM_OPT
else
  # The compiler makes the same code. Trunk looks for wasm-opt only with `--release`.
  how=(--cargo-profile release)
  echo "There is no wasm-opt here: the page will work, but weigh half as much again. With npm, setup fetches one."
fi
# Trunk calls these in place of the tools, and they call the tools.
export PATH="$PWD/scripts/trunk-wrappers:$PATH"
exec trunk "$1" "${how[@]}" "${@:2}"
