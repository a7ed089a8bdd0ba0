//! `cargo xtask`: what Trunk cannot do for the page.

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use xtask::{Error, archive, finish, program};

const HELP: &str = "cargo xtask finish            finishes the page; a hook of Trunk calls it
cargo xtask split <wasm> <to> splits a linked program, as it is in the page but with all names
cargo xtask zip <folder> <to> packs the finished page into one file";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["finish"] => finish_for_trunk(),
        ["split", program, to] => program::split(Path::new(program), Path::new(to)),
        ["zip", folder, to] => archive::pack(Path::new(folder), Path::new(to)),
        _ => {
            println!("{HELP}");
            return ExitCode::FAILURE;
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn finish_for_trunk() -> Result<(), Error> {
    let told = |name: &'static str| {
        env::var(name).map_err(|_| Error::Tool("trunk", format!("it does not tell {name}")))
    };
    let project = PathBuf::from(told("TRUNK_SOURCE_DIR")?);
    let dist = PathBuf::from(told("TRUNK_STAGING_DIR")?);
    // Trunk tells a profile of its own, debug or release, also where it has been given one of cargo.
    let profile = env::var("TRUNK_BUILD_CARGO_PROFILE").or_else(|_| told("TRUNK_PROFILE"))?;
    finish(&project, &dist, &profile)
}
