#!/usr/bin/env bash
# Trunk with the tools that setup has put in place.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh
# With every tool on the path, Trunk need not go and look for newer ones.
if command -v wasm-opt >/dev/null; then set -- "$1" --offline "${@:2}"; fi
exec trunk "$@"
