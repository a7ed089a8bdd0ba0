//! The documents: their links lead somewhere, and what they state about the program is true.

mod examples;
mod links;
mod live;
mod notation;
mod schema;
mod tables;
mod vectors;

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The folder of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Checks that this file of the project has this text. With `ROLLKEEP_WRITE=1` in the environment, it gets it instead.
#[track_caller]
pub fn check_file(path: &str, text: &str) {
    let file = root().join(path);
    let found = fs::read_to_string(&file).expect("text");
    if found == text {
        return;
    }
    if env::var_os("ROLLKEEP_WRITE").is_some() {
        fs::write(file, text).expect("it is written");
        return;
    }
    let mut lines = text.lines().zip(found.lines());
    let differs = lines.find(|(wanted, found)| wanted != found);
    panic!("{path} is not what the catalogue says ('make tables' writes it): {differs:?}");
}

/// The rows of the first table below this heading, without its head. Each row is a list of cells.
#[track_caller]
fn table<'a>(document: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let (_, below) = document
        .split_once(&format!("\n{heading}\n"))
        .unwrap_or_else(|| panic!("no heading {heading}"));
    rows(below).skip(2).collect()
}

/// The document with these rows in the first table below this heading.
#[track_caller]
fn with_rows(document: &str, heading: &str, rows: &[Vec<String>]) -> String {
    let heading = format!("\n{heading}\n");
    let (before, below) = document.split_once(&heading).expect("a heading");
    let mut lines = below.lines();
    let mut text = format!("{before}{heading}");
    let mut push = |line: &str| {
        text.push_str(line);
        text.push('\n');
    };
    for line in lines.by_ref() {
        push(line);
        if line.starts_with("|---") {
            break;
        }
    }
    for row in rows {
        push(&format!("| {} |", row.join(" | ")));
    }
    lines
        .skip_while(|line| line.starts_with('|'))
        .for_each(push);
    text
}

/// The rows of the first table in this text, with its head and the line below it.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = text.lines().skip_while(|line| !line.starts_with('|'));
    let lines = lines.take_while(|line| line.starts_with('|'));
    lines.map(|line| {
        let cells = line.trim_matches('|').split('|');
        cells.map(str::trim).collect()
    })
}
