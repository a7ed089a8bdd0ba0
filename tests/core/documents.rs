//! The documents: their links lead somewhere, and what they state about the program is true.

mod examples;
mod links;
mod live;
mod notation;
mod schema;
mod tables;
mod vectors;

/// The rows of the first table below this heading, without its head. Each row is a list of cells.
#[track_caller]
fn table<'a>(document: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let (_, below) = document
        .split_once(&format!("\n{heading}\n"))
        .unwrap_or_else(|| panic!("no heading {heading}"));
    rows(below).skip(2).collect()
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
