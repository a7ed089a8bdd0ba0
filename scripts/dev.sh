#!/usr/bin/env bash
# Builds the page for working on it (fast to compile, not optimised), serves it, and builds it again after each change.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh
port=${PORT:-8080}
stop_if_taken "$port" dev
echo "Serving on http://127.0.0.1:$port/ until you press Ctrl+C. Each change builds the page again and reloads it."
exec trunk serve --port "$port" --no-autoreload=false
