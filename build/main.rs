//! Makes a function of every message in `locales/en`, and has the linker keep what cuts late screens out of the program.

mod messages;

use std::env;
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=build");
    let wasm = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if wasm && env::var("CARGO_FEATURE_UI").is_ok() {
        println!("cargo:rustc-link-arg-bin=rollkeep=--emit-relocs");
    }

    println!("cargo:rerun-if-changed=locales");
    let out = env::var("OUT_DIR").unwrap_or_default();
    if let Err(fault) = messages::generate(Path::new("locales"), Path::new(&out)) {
        println!("cargo::error={fault}");
    }
}
