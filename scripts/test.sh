#!/usr/bin/env bash
# Runs every check and test, and says how long each part took. The page is built while the core is tested, because
# each of them keeps one processor busy for a long time; the journeys run afterwards, because they need both.
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

# A busy machine can make one of hundreds fail for want of time. The few that failed beside others run again, each alone;
# whatever fails twice fails, and what did not is named at the end.
journeys() {
  local journey=(cargo test --no-default-features --features webdriver --test browser) log=$PWD/target/journeys.log failed name
  # So many at most; tests/browser/turnstile.rs lets in as many as the processors have time for.
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
part "journeys in three browsers" journeys
