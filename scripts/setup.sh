#!/usr/bin/env bash
# Sets up what is missing: `build` for the page, `dist` also for a page that others get, `test` also for the browser tests,
# `all` also for all of them, `bench` also for the measurements.
# It is safe to run again; if nothing is missing it takes a second. Only Debian packages need root.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh
level=${1:-build}
browsers=
case $level in test | all | bench) browsers=yes ;; esac

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

has_version() { # command, crate, version
  local told
  # Not through a pipe: a tool that prints several lines fails if the rest is not read.
  if told=$("$ROLLKEEP_TOOLS/bin/$1" --version 2>/dev/null); then
    grep -qwF "$3" <<<"$told"
  else
    # For a tool without --version: cargo has recorded which version it installed.
    "$ROLLKEEP_TOOLS/bin/$1" --help >/dev/null 2>&1 && grep -qF "\"$2 $3 " "$ROLLKEEP_TOOLS/.crates.toml"
  fi
}

cargo_tool() { # command, crate, version, minutes, options for cargo install
  local command=$1 crate=$2 version=$3 minutes=$4
  shift 4
  if has_version "$command" "$crate" "$version"; then return; fi
  if has cargo-binstall; then
    say "fetching $crate $version into $ROLLKEEP_TOOLS (seconds, once)"
    # If there is no binary, cargo builds it below, which is faster than cargo-binstall's own build.
    if CARGO_INSTALL_ROOT=$ROLLKEEP_TOOLS cargo binstall --quiet --no-confirm --disable-telemetry \
      --disable-strategies compile --version "=$version" "$crate" && has_version "$command" "$crate" "$version"; then return; fi
    say "$crate $version could not be fetched for this machine"
  fi
  say "building $crate $version into $ROLLKEEP_TOOLS (about $minutes, once)"
  # The tools' own release profiles take minutes longer to build and save no noticeable time. A fetched tool that does
  # not run here or has another version is replaced.
  CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    CARGO_PROFILE_RELEASE_DEBUG=0 CARGO_PROFILE_RELEASE_STRIP=none \
    cargo install --quiet --force --root "$ROLLKEEP_TOOLS" --version "$version" "$@" "$crate" ||
    fail "$crate $version could not be built; the lines above say why"
}

npm_tool() { # package, version
  if grep -qF "\"version\": \"$2\"" "$ROLLKEEP_TOOLS/node_modules/$1/package.json" 2>/dev/null; then return; fi
  say "installing $1 $2 into $ROLLKEEP_TOOLS (a minute, once)"
  npm install --silent --no-audit --no-fund --prefix "$ROLLKEEP_TOOLS" "$1@$2" >/dev/null
}

debian() { # command it brings, packages
  local command=$1
  shift
  if ! has "$command"; then missing+=("$@"); fi
}

has cargo || fail "Rust is missing: see https://rustup.rs"
found=$(rustc --version)
found=${found#rustc }
at_least "$RUST_VERSION" "${found%% *}" || fail "Rust is ${found%% *}, and $RUST_VERSION is needed: 'rustup update stable' brings it"
has cc || fail "a C compiler is missing: on Debian, 'apt-get install build-essential'"
if ! [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
  say "adding Rust's WebAssembly target (seconds)"
  { has rustup && rustup target add wasm32-unknown-unknown; } ||
    fail "Rust's target wasm32-unknown-unknown is missing and could not be added: 'rustup target add wasm32-unknown-unknown' does it where rustup has set up Rust and its server can be reached"
fi

if [ -n "$browsers" ]; then
  # Small installations of Rust leave them out.
  if ! cargo fmt --version >/dev/null 2>&1 || ! cargo clippy --version >/dev/null 2>&1; then
    say "adding rustfmt and clippy (seconds)"
    { has rustup && rustup component add rustfmt clippy; } || fail "rustfmt and clippy are missing"
  fi
  missing=()
  debian chromedriver chromium chromium-driver
  debian chromium-headless-shell chromium-headless-shell
  debian firefox-esr firefox-esr
  debian WebKitWebDriver webkit2gtk-driver
  debian xvfb-run xvfb xauth
  debian node nodejs
  debian npm npm
  [ -d /usr/share/fonts/truetype/dejavu ] || missing+=(fonts-dejavu-core)
  [ -d /usr/share/fonts/truetype/liberation ] || [ -d /usr/share/fonts/truetype/liberation2 ] || missing+=(fonts-liberation)
  if [ ${#missing[@]} -gt 0 ]; then
    has apt-get || fail "the browser tests need what Debian calls ${missing[*]}; without apt-get, please install them yourself"
    say "installing Debian's ${missing[*]} while the tools are built (a few minutes, once)"
    as_root=(env DEBIAN_FRONTEND=noninteractive)
    if [ "$(id -u)" != 0 ]; then
      # Asks for the password now, because nobody can answer in the background.
      sudo -v || fail "apt-get needs sudo to install ${missing[*]}, which the browser tests need"
      as_root=(sudo "${as_root[@]}")
    fi
    { "${as_root[@]}" apt-get update -qq && "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null; } </dev/null &
    debian=$!
  fi
fi

cargo_tool trunk trunk "$TRUNK_VERSION" "4 minutes" --locked --no-default-features --features rustls
cargo_tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN_VERSION" "a minute" --bin wasm-bindgen
if [ -n "$browsers" ]; then
  cargo_tool geckodriver geckodriver "$GECKODRIVER_VERSION" "2 minutes" --locked
fi
if [ -n "${debian:-}" ]; then
  wait "$debian" || fail "apt-get could not install ${missing[*]}, which the browser tests need"
fi
# npm may have come with Debian's packages, so it is checked only now.
if ! has lightningcss && ! { has npm && npm_tool lightningcss-cli "$LIGHTNINGCSS_CLI_VERSION"; }; then
  cargo_tool lightningcss lightningcss "$LIGHTNINGCSS_VERSION" "3 minutes" --locked --features cli
fi
if ! good_wasm_opt && has npm; then
  npm_tool binaryen "$BINARYEN_VERSION" || say "npm could not install binaryen, so the page will not be made smaller"
fi

if [ "$level" != build ]; then
  good_wasm_opt || fail "there is no wasm-opt, so the page would be half as large again as it should be: install npm, or wasm-opt (binaryen) 116 or newer"
fi
if [ -n "$browsers" ]; then
  npm_tool axe-core "$AXE_VERSION" || fail "npm could not install axe-core $AXE_VERSION, which the browser tests need"
fi
if [ "$level" = all ]; then
  cargo_tool leptosfmt leptosfmt "$LEPTOSFMT_VERSION" "2 minutes" --locked
fi
if [ "$level" = bench ]; then
  npm_tool lighthouse "$LIGHTHOUSE_VERSION" || fail "npm could not install lighthouse $LIGHTHOUSE_VERSION, which measures the page"
fi
