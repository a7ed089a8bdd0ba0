#!/usr/bin/env bash
# test.sh [all]: runs every check and test, and prints how long each part took. Without `all`, journeys of the page's own
# logic run in Chromium only, properties with a quarter of their cases, and the page is built with the profile `journeys`
# of Cargo.toml, which compiles in a fraction of the time (CONTRIBUTING.md).
# The page is built while the core is tested, because each of them keeps one processor busy for a long time. The browser
# tests run afterwards, because they need both.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh

all=${1:-}
# One selection of packages, as in the Makefile: another one would build what they share with other features, anew.
native=(--workspace --exclude rollkeep --exclude rollkeep-worker)
times=$PWD/target/test-times
slow=$PWD/target/journey-times
again=$PWD/target/journeys-again
few=5
log=$PWD/target/test-page.log
journeys=$PWD/target/journeys.log
[ "$all" = all ] || export ROLLKEEP_DIST=$PWD/target/journeys-page
mkdir -p target
rm -f "$times" "$log" "$again" "$journeys"
: >"$slow"

part() { # what it is, the command
  local name=$1 since=$SECONDS
  shift
  echo "--- $name: $*"
  "$@" || { echo "--- $name: failed" >&2; exit 1; }
  printf '%4d s  %s\n' $((SECONDS - since)) "$name" >>"$times"
}

page() {
  if [ "$all" = all ]; then
    part "building the page" trunk build --release
    part "lints of the page" make --no-print-directory check-page PROFILE=release
  else
    TRUNK_BUILD_CARGO_PROFILE=journeys part "building the page" trunk build --dist "$ROLLKEEP_DIST"
    part "lints of the page" make --no-print-directory check-page
  fi
}

journeys() {
  # This is the upper limit; tests/browser/browser_limit.rs starts as many as the processors can run.
  local threads=--test-threads=$((3 * $(nproc))) journey=(cargo test "${native[@]}" --test browser) failed name
  if [ "$all" = all ]; then
    "${journey[@]}" -- "$threads" --include-ignored 2>&1 | tee "$journeys"
    return
  fi
  # On a busy machine one of hundreds of tests may fail by taking too long. If only a few failed, each of them runs again
  # alone. A test that fails twice fails; the others are listed at the end.
  "${journey[@]}" -- "$threads" 2>&1 | tee "$journeys" && return
  mapfile -t failed < <(sed -nE 's/^test ([a-z0-9_:]+) \.\.\. FAILED$/\1/p' "$journeys")
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
    # sed reads to the end: a pipe that ends early would fail the whole run.
    sort -rn "$slow" | sed -n '1,12s/^/  /p'
  fi
  if [ -s "$again" ]; then
    echo "Failed beside others and passed alone: a fault whose cause is to be found:"
    sed 's/^/  /' "$again"
  fi
  if [ -s "$times" ]; then
    echo "What it took:"
    sed 's/^/  /' "$times"
    printf '  %4d s  %s\n' "$SECONDS" "together, on $(nproc) processors with a load of $(cut -d' ' -f1 /proc/loadavg)"
  fi
  local later
  later=$(sed -nE 's/^test result: .* ([0-9]+) ignored.*/\1/p' "$journeys" 2>/dev/null || true)
  if [ "$all" = all ]; then
    echo "This was everything: all journeys in all browsers, all cases of all properties, no second chance."
  elif [ -n "$later" ]; then
    echo "Not run: $later journeys of the page's own logic in Firefox and WebKit, and three quarters of the cases of" \
      "properties. 'make test-all' runs them, too."
  fi
}
trap tell EXIT

part "tools" scripts/setup.sh "${all:-test}"
part "formatting" cargo fmt --check
if [ "$all" = all ]; then
  part "formatting of views" make --no-print-directory check-views
fi
# Its own process group, so that all of it can be ended.
set -m
page >"$log" 2>&1 &
building=$!
set +m
part "lints of the core, the command and the tests" make --no-print-directory check-core
if [ "$all" = all ]; then
  part "links of the docs" make --no-print-directory check-docs
fi
part "building the tests" cargo test "${native[@]}" --no-run --test core --test command --test build --test browser
[ "$all" != all ] || export ROLLKEEP_ALL_CASES=1
part "tests of the core, the command and the build" cargo test "${native[@]}" --test core --test command --test build
part "the example of the docs" cargo test "${native[@]}" --doc
if ! wait "$building"; then
  building=
  cat "$log"
  exit 1
fi
building=
part "journeys in three browsers" journeys
