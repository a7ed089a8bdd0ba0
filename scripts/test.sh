#!/usr/bin/env bash
# Runs every check and test, and prints how long each part took. The page is built while the core is tested, because
# each of them keeps one processor busy for a long time. The browser tests run afterwards, because they need both.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

times=$PWD/target/test-times
slow=$PWD/target/journey-times
again=$PWD/target/journeys-again
few=5
log=$PWD/target/test-page.log
mkdir -p target
rm -f "$times" "$log" "$again"
: >"$slow"

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

# On a busy machine one of hundreds of tests may fail by taking too long. If only a few failed, each of them runs again
# alone. A test that fails twice fails; the others are listed at the end.
journeys() {
  local journey=(cargo test --no-default-features --features webdriver --test browser) log=$PWD/target/journeys.log failed name
  # This is the upper limit; tests/browser/turnstile.rs starts as many as the processors can run.
  "${journey[@]}" -- --test-threads=$((3 * $(nproc))) 2>&1 | tee "$log" && return
  mapfile -t failed < <(sed -nE 's/^test ([a-z0-9_:]+) \.\.\. FAILED$/\1/p' "$log")
  [ "${#failed[@]}" -ge 1 ] && [ "${#failed[@]}" -le "$few" ] || return 1
  for name in "${failed[@]}"; do
    "${journey[@]}" -- --exact "$name" || return 1
  done
  printf '%s\n' "${failed[@]}" >"$again"
}

tell() {
  [ -z "${building:-}" ] || kill -- "-$building" 2>/dev/null || true
  if [ -s "$slow" ]; then
    echo "The slowest of $(wc -l <"$slow") journeys, by seconds:"
    sort -rn "$slow" | sed 's/^/  /;12q'
  fi
  if [ -s "$again" ]; then
    echo "Failed beside others and passed alone, which deserves a look:"
    sed 's/^/  /' "$again"
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
# Its own process group, so that all of it can be ended.
set -m
page >"$log" 2>&1 &
building=$!
set +m
part "lints of the core, the command and the tests" make --no-print-directory check-core
# With the features of the release, because a dependency of the browser tests changes the order of JSON.
part "tests of the core and the command" cargo test --no-default-features --features cli
part "building the journeys" cargo test --no-default-features --features webdriver --test browser --no-run
if ! wait "$building"; then
  building=
  cat "$log"
  exit 1
fi
building=
part "journeys in three browsers" journeys
