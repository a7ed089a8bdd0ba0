//! The page's program: its first part, its lazy part, and the glue between them and JavaScript.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use wasm_split_cli_support as wasm_split;

use crate::{Error, files, hash};

/// The files of the program. They call each other by name, so they share a folder.
pub const FILES: [&str; 4] = [
    "rollkeep.js",
    "rollkeep_bg.wasm",
    "__wasm_split.js",
    "split_lazy.wasm",
];

/// The options of wasm-opt for a program that is downloaded before the first roll. `-Oz` leaves fewer bytes, but more when they
/// are packed.
pub const SMALL: &[&str] = &["--flatten", "--rereloop", "-O2", "-O2"];

/// The options of wasm-opt for a program that computes for long.
pub const FAST: &[&str] = &["-O3"];

/// The oldest wasm-opt that reads what the current Rust writes.
const OLDEST: u32 = 116;

/// Splits the linked program into the files above. Trunk has no hook between the compiler and wasm-bindgen, which must come
/// after the split, so wasm-bindgen is called once more.
pub fn split(linked: &Path, to: &Path) -> Result<(), Error> {
    if to.exists() {
        fs::remove_dir_all(to).map_err(Error::of(to))?;
    }
    files::folder(to)?;
    let first = to.join("rollkeep.wasm");
    let bytes = files::bytes(linked)?;
    let mut options = wasm_split::Options::new(&bytes);
    options.output_dir = to;
    options.main_out_path = &first;
    options.main_module = "./rollkeep.js";
    wasm_split::transform(options).map_err(|report| Error::Split(format!("{report:#}")))?;
    // The lazy part asks for the program's tables by the linker's names.
    let mut bindgen = Command::new("wasm-bindgen");
    bindgen.args([
        "--target=web",
        "--no-typescript",
        "--keep-lld-exports",
        "--out-name=rollkeep",
    ]);
    run("wasm-bindgen", bindgen.arg("--out-dir").arg(to).arg(&first))?;
    fs::remove_file(&first).map_err(Error::of(&first))
}

/// Moves the files of the program into a folder of the page that is named by their contents; returns its name.
pub fn shelve(from: &Path, dist: &Path) -> Result<String, Error> {
    let contents = FILES.map(|name| files::bytes(&from.join(name)));
    let contents = contents.into_iter().collect::<Result<Vec<_>, _>>()?;
    let folder = format!("app-{}", hash::name(&contents));
    files::folder(&dist.join(&folder))?;
    for (name, content) in FILES.iter().zip(&contents) {
        files::write(&dist.join(&folder).join(name), content)?;
    }
    Ok(folder)
}

/// Makes these programs smaller or faster, each with its options of wasm-opt. Without wasm-opt they stay as they are.
pub fn optimise(programs: &[(&Path, &[&str])]) -> Result<(), Error> {
    if !is_there()? {
        println!(
            "There is no wasm-opt of version {OLDEST} or newer: the page works, but weighs half as much again."
        );
        return Ok(());
    }
    for (program, options) in programs {
        run(
            "wasm-opt",
            Command::new("wasm-opt")
                .args(*options)
                .arg(program)
                .arg("--output")
                .arg(program),
        )?;
    }
    Ok(())
}

fn is_there() -> Result<bool, Error> {
    match Command::new("wasm-opt").arg("--version").output() {
        Ok(told) => Ok(version(&String::from_utf8_lossy(&told.stdout)) >= Some(OLDEST)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(Error::Tool("wasm-opt", error.to_string())),
    }
}

/// Returns the version in what `wasm-opt --version` prints, such as `wasm-opt version 132 (version_132)`.
pub fn version(told: &str) -> Option<u32> {
    let rest = told.trim().strip_prefix("wasm-opt version ")?;
    rest.split_whitespace().next()?.parse().ok()
}

fn run(name: &'static str, command: &mut Command) -> Result<(), Error> {
    let status = command
        .status()
        .map_err(|error| Error::Tool(name, error.to_string()))?;
    match status.success() {
        true => Ok(()),
        false => Err(Error::Tool(name, status.to_string())),
    }
}
