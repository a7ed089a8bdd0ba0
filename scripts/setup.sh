#!/usr/bin/env bash
# Sets up what is missing: `build` for the page, `test` for the browser tests too, `bench` for the measurements too.
# May be called again at any time; when nothing is missing it takes a second.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/env.sh
level=${1:-build}

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

cargo_tool() { # command, crate, version, minutes, options for cargo install
  local command=$1 crate=$2 version=$3 minutes=$4
  shift 4
  if "$ROLLKEEP_TOOLS/bin/$command" --version 2>/dev/null | grep -qF "$version"; then return; fi
  say "building $crate $version into $ROLLKEEP_TOOLS (about $minutes minutes, once)"
  cargo install --quiet --root "$ROLLKEEP_TOOLS" --version "$version" "$@" "$crate" ||
    fail "$crate $version could not be built; the lines above say why"
}

npm_tool() { # package, version
  if grep -qF "\"version\": \"$2\"" "$ROLLKEEP_TOOLS/node_modules/$1/package.json" 2>/dev/null; then return; fi
  say "installing $1 $2 into $ROLLKEEP_TOOLS"
  npm install --silent --no-audit --no-fund --prefix "$ROLLKEEP_TOOLS" "$1@$2" >/dev/null ||
    fail "npm could not install $1 $2"
}

debian() { # command it brings, packages
  local command=$1
  shift
  if has "$command"; then return; fi
  missing+=("$@")
}

has cargo || fail "Rust is missing: see https://rustup.rs"
has cc || fail "a C compiler is missing: on Debian, 'apt-get install build-essential'"
if ! [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
  say "adding Rust's WebAssembly target (seconds)"
  rustup target add wasm32-unknown-unknown ||
    fail "rustup could not add the target wasm32-unknown-unknown, which the page is compiled for"
fi

if [ "$level" != build ]; then
  missing=()
  debian chromedriver chromium chromium-driver
  debian firefox-esr firefox-esr
  debian WebKitWebDriver webkit2gtk-driver
  debian xvfb-run xvfb xauth
  debian npm nodejs npm
  [ -d /usr/share/fonts/truetype/dejavu ] || missing+=(fonts-dejavu-core)
  [ -d /usr/share/fonts/truetype/liberation ] || [ -d /usr/share/fonts/truetype/liberation2 ] || missing+=(fonts-liberation)
  if [ ${#missing[@]} -gt 0 ]; then
    as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    say "installing Debian's ${missing[*]} (minutes, once)"
    { "${as_root[@]}" apt-get update -qq && "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null; } ||
      fail "apt-get could not install ${missing[*]}: the browser tests need them"
  fi
fi

cargo_tool trunk trunk "$TRUNK_VERSION" 7 --locked --no-default-features --features rustls
cargo_tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN_VERSION" 5
# Without npm, Trunk fetches a wasm-opt of its own.
if has npm; then npm_tool binaryen "$BINARYEN_VERSION"; fi

if [ "$level" != build ]; then
  cargo_tool geckodriver geckodriver "$GECKODRIVER_VERSION" 3 --locked
  npm_tool axe-core "$AXE_VERSION"
fi
if [ "$level" = bench ]; then npm_tool lighthouse "$LIGHTHOUSE_VERSION"; fi
