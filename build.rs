//! Has the linker keep, in the page's program, what the tool needs that cuts late screens out of it.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let wasm = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if wasm && std::env::var("CARGO_FEATURE_UI").is_ok() {
        println!("cargo:rustc-link-arg-bin=rollkeep=--emit-relocs");
    }
}
