//! Makes a function of every message in `locales/en`.

mod messages;

use std::env;
use std::path::Path;

/// The messages, seen from this package.
const LOCALES: &str = "../../locales";

fn main() {
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed={LOCALES}");
    let out = env::var("OUT_DIR").unwrap_or_default();
    if let Err(fault) = messages::generate(Path::new(LOCALES), Path::new(&out)) {
        println!("cargo::error={fault}");
    }
}
