# Versions and paths that the other scripts share. Source it from the top of the project.
TRUNK_VERSION=0.21.14
GECKODRIVER_VERSION=0.37.0
BINARYEN_VERSION=132.0.0
# The same program, from npm and from crates.io.
LIGHTNINGCSS_CLI_VERSION=1.33.0
LIGHTNINGCSS_VERSION=1.0.0-alpha.72
AXE_VERSION=4.14.1
LIGHTHOUSE_VERSION=13.5.0
LEPTOSFMT_VERSION=0.1.33
# The command line tool must have the same version as the crate.
WASM_BINDGEN_VERSION=$(sed -n 's/^wasm-bindgen = .*"=\([0-9.]*\)".*/\1/p' Cargo.toml)
RUST_VERSION=$(sed -n 's/^rust-version = "\([0-9.]*\)".*/\1/p' Cargo.toml)

# Shared by all clones. The user's own tools are not touched.
export ROLLKEEP_TOOLS=${ROLLKEEP_TOOLS:-$HOME/.cache/rollkeep}
export PATH="$ROLLKEEP_TOOLS/bin:$ROLLKEEP_TOOLS/node_modules/.bin:$PATH"

# at_least <wanted> <found>: compares versions.
at_least() { printf '%s\n' "$1" "$2" | sort -CV; }

# A wasm-opt that reads what the current Rust writes; the one in Debian 12 is too old.
good_wasm_opt() {
  local line
  line=$(wasm-opt --version 2>/dev/null) || return
  line=${line#wasm-opt version }
  at_least 116 "${line%% *}"
}

# stop_if_taken <port> <target>: ends the script if another program serves on this port.
stop_if_taken() {
  if (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; then
    echo "Port $1 is taken. Choose another one: make $2 PORT=$(($1 + 1))" >&2
    exit 1
  fi
}
