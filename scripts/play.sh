#!/usr/bin/env bash
# Builds the page in release and serves it on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh
port=${PORT:-8080}
stop_if_taken "$port" play
echo "Building (a few minutes the first time), then serving on http://127.0.0.1:$port/ until you press Ctrl+C."
exec trunk serve --release --port "$port"
