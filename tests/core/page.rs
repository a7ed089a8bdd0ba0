//! Lists in the page's source that must agree, and who there may use the browser.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::documents::root;

fn text(path: impl AsRef<Path>) -> String {
    fs::read_to_string(root().join(path)).expect("text")
}

/// The Rust files below a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => sources(&path, found),
            false => found.push(path),
        }
    }
}

/// All that the page wants of the browser goes through `src/ui/browser`, so that the rest reads without knowing its interfaces.
#[test]
fn one_place_of_the_page_knows_the_browser() {
    let mut files = Vec::new();
    sources(&root().join("src/ui"), &mut files);
    assert!(files.len() > 100, "the source is read");
    let browser = ["web_sys", "js_sys", "wasm_bindgen", "gloo_storage"];
    let names_it = |path: &PathBuf| {
        let text = text(path);
        let code = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        { code }.any(|line| browser.iter().any(|name| line.contains(name)))
    };
    let elsewhere = files.into_iter().filter(|path| {
        let below = path
            .strip_prefix(root().join("src/ui"))
            .expect("in the page");
        !below.starts_with("browser") && below != Path::new("browser.rs")
    });
    let broken: Vec<PathBuf> = elsewhere.filter(names_it).collect();
    assert!(broken.is_empty(), "{broken:?}");
}

/// The ids, classes and attributes that a selector names.
fn names_in(selector: &str) -> impl Iterator<Item = &str> {
    let starts = selector.match_indices(['#', '.', '[']);
    starts.map(|(at, _)| {
        let rest = &selector[at + 1..];
        let end = rest.find(|it: char| !is_of_a_name(it));
        &rest[..end.unwrap_or(rest.len())]
    })
}

fn is_of_a_name(it: char) -> bool {
    it.is_ascii_alphanumeric() || it == '-' || it == '_'
}

/// A journey that checks that something is not on the screen would pass for ever once the page gives it another name.
#[test]
fn what_journeys_never_see_is_in_the_page() {
    let read = |folder: &str| {
        let mut files = Vec::new();
        sources(&root().join(folder), &mut files);
        files.into_iter().map(text).collect::<Vec<_>>().join("\n")
    };
    let page = read("src") + &text("index.html") + &text("boot.js");
    let words: BTreeSet<&str> = page.split(|it| !is_of_a_name(it)).collect();
    let journeys = read("tests/browser/journeys");
    let calls = ["never_shown(", "absent(", "gone("].into_iter();
    let selectors = calls.flat_map(|call| journeys.split(call).skip(1));
    let selectors = selectors.filter_map(|rest| {
        let selector = rest.trim_start().strip_prefix('"')?;
        selector.split('"').next()
    });
    let names: BTreeSet<&str> = selectors.flat_map(names_in).collect();
    assert!(names.len() > 50, "the journeys are read");
    let gone: Vec<&&str> = names.iter().filter(|it| !words.contains(**it)).collect();
    assert!(gone.is_empty(), "the page has none of these: {gone:?}");
}

/// The first part of an address: `rules` of `#/rules/yatzy`.
fn screen_of(address: &str) -> &str {
    let path = address.strip_prefix("#/").expect("an address");
    path.split('/').next().unwrap_or_default()
}

#[test]
fn every_address_is_listed() {
    let list = text("tests/addresses.txt");
    let listed: BTreeSet<&str> = list.lines().map(screen_of).collect();
    let table = text("src/ui/lazy_route.rs");
    let rows = table.lines().filter(|line| line.contains("Screen;"));
    let paths = rows.filter_map(|row| row.split_once("= \"")?.1.split(['/', '"']).next());
    let mut known: BTreeSet<&str> = paths.collect();
    assert!(known.len() > 20, "the addresses are read");
    // The screens of the first roll.
    known.extend(["", "game"]);
    assert_eq!(
        listed, known,
        "tests/addresses.txt, and the table in src/ui/lazy_route.rs"
    );
}
