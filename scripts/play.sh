#!/usr/bin/env bash
# Builds the page in release and serves it on this machine.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh
port=${PORT:-8080}
if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
  echo "Port $port is taken. Choose another one: make play PORT=8081" >&2
  exit 1
fi
echo "Building (a few minutes the first time), then serving on http://127.0.0.1:$port/ until you press Ctrl+C."
exec trunk serve --release --port "$port"
