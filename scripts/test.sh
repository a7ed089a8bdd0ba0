#!/usr/bin/env bash
# Runs every check and test, and says how long each part took. The page is built while the core is tested, because
# each of them keeps one processor busy for a long time; then come the journeys, which need both.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

times=$PWD/target/test-times
journeys=$PWD/target/journey-times
log=$PWD/target/test-page.log
mkdir -p target
rm -f "$times" "$log"
: >"$journeys"

part() { # what it is, the command
  local name=$1 since=$SECONDS
  shift
  echo "--- $name: $*"
  "$@" || { echo "--- $name: failed" >&2; exit 1; }
  printf '%4d s  %s\n' $((SECONDS - since)) "$name" >>"$times"
}

page() {
  part "building the page" scripts/trunk.sh build
  part "lints of the page" make --no-print-directory check-page
}

tell() {
  [ -z "${building:-}" ] || kill -- "-$building" 2>/dev/null || true
  if [ -s "$journeys" ]; then
    echo "The slowest of $(wc -l <"$journeys") journeys, by seconds:"
    sort -rn "$journeys" | sed 's/^/  /;12q'
  fi
  if [ -s "$times" ]; then
    echo "What it took:"
    sed 's/^/  /' "$times"
    printf '  %4d s  %s\n' "$SECONDS" "all, on $(nproc) processors with a load of $(cut -d' ' -f1 /proc/loadavg)"
  fi
}
trap tell EXIT

part "tools" scripts/setup.sh test
part "formatting" cargo fmt --check
# A group of its own, so that it can be ended as a whole.
set -m
page >"$log" 2>&1 &
building=$!
set +m
part "lints of the core, the command and the tests" make --no-print-directory check-core
# With the features that are shipped, because a dependency of the browser tests changes the order of JSON.
part "tests of the core and the command" cargo test --no-default-features --features cli
part "building the journeys" cargo test --no-default-features --features webdriver --test browser --no-run
if ! wait "$building"; then
  building=
  cat "$log"
  exit 1
fi
building=
part "journeys in three browsers" cargo test --no-default-features --features webdriver --test browser
