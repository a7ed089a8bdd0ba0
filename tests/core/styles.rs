//! The styles: all files are joined, and no style says left where it means the start of a line.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The lines that may say left and right, by file, with the reason.
const PHYSICAL: [(&str, &str, &str); 15] = [
    (
        "dice.css",
        "left: calc((var(--place) - var(--die)) / 2);",
        "dice move by left and right",
    ),
    (
        "real.css",
        "float: left;",
        "Chrome 97 knows no `inline-start`; the next is its mirror",
    ),
    ("real.css", "float: right;", "as above"),
    (
        "dialog.css",
        "margin: 0 0 0 auto;",
        "it lies over the dice, which lie at the hand",
    ),
    ("dialog.css", "margin: 0 auto 0 0;", "as above"),
    (
        "dialog.css",
        "border-left: 1px solid var(--line);",
        "as above",
    ),
    ("dialog.css", "border-left: 0;", "as above"),
    (
        "dialog.css",
        "border-right: 1px solid var(--line);",
        "as above",
    ),
    (
        "table-sizes.css",
        "border-left: ",
        "the hand is a side of the screen",
    ),
    ("table-sizes.css", "border-right: ", "as above"),
    ("table-sizes.css", "inset: 16vh ", "as above"),
    ("table-sizes.css", "padding-left: ", "as above"),
    ("table-sizes.css", "padding-right: ", "as above"),
    ("table-sizes.css", "padding: 0 4px 0 max(4px", "as above"),
    ("table-sizes.css", "padding: 1rem ", "as above"),
];

/// The style files, by name.
fn styles() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../style");
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let read = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name, fs::read_to_string(entry.path()).expect("text"))
    };
    entries.map(read).collect()
}

/// The values of a shorthand; brackets and their content are one value.
fn values(of: &str) -> Vec<String> {
    let (mut depth, mut found) = (0, vec![String::new()]);
    for letter in of.trim_end_matches(';').chars() {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        match letter {
            ' ' if depth == 0 => found.push(String::new()),
            _ => found.last_mut().expect("one at least").push(letter),
        }
    }
    found
}

/// Returns whether a line uses left or right where the direction of reading matters.
fn is_physical(line: &str) -> bool {
    let Some((name, value)) = line.split_once(": ") else {
        return false;
    };
    match name {
        "left" | "right" | "float" => true,
        "text-align" => value.starts_with("left") || value.starts_with("right"),
        "margin" | "padding" | "inset" => match &values(value)[..] {
            // A notch is at a fixed side of the screen.
            [_, right, _, left] => right.replace("--right", "--left") != *left,
            _ => false,
        },
        _ => {
            let sided = name.ends_with("-left") || name.ends_with("-right");
            sided
                && ["margin", "padding", "border"]
                    .iter()
                    .any(|it| name.starts_with(it))
        }
    }
}

#[test]
fn screens_begin_where_reading_does() {
    let mut faults = Vec::new();
    let mut used = [false; PHYSICAL.len()];
    for (file, text) in styles() {
        // Also rules of one line.
        for line in text.replace("{ ", "{\n").replace("; ", ";\n").lines() {
            let line = line.trim();
            let excepted = PHYSICAL
                .iter()
                .position(|(of, start, _)| *of == file && line.starts_with(start));
            match excepted {
                _ if !is_physical(line) => {}
                Some(place) => used[place] = true,
                None => faults.push(format!("{file}: {line}")),
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    let unused: Vec<_> = PHYSICAL
        .iter()
        .zip(used)
        .filter(|(_, used)| !used)
        .collect();
    assert!(unused.is_empty(), "no exception any more: {unused:?}");
}

#[test]
fn sides_are_found() {
    for (line, physical) in [
        ("left: 0;", true),
        ("margin-left: auto;", true),
        ("border-right: 0;", true),
        ("text-align: right;", true),
        ("float: left;", true),
        ("padding: 0 1px 0 2px;", true),
        ("padding: 0 1px 0 1px;", false),
        (
            "padding: 0 max(8px, var(--right)) 4px max(8px, var(--left));",
            false,
        ),
        ("padding: 0 1px;", false),
        ("inset-inline-start: 0;", false),
        ("text-align: start;", false),
        ("--left: 0px;", false),
    ] {
        assert_eq!(is_physical(line), physical, "{line}");
    }
}

/// What an element draws from an attribute is in the language of the page.
#[test]
fn no_style_compares_words_that_it_draws() {
    let styles: Vec<String> = styles().into_iter().map(|(_, text)| text).collect();
    let drawn: BTreeSet<&str> = { styles.iter() }
        .flat_map(|text| text.split("attr(").skip(1))
        .filter_map(|rest| Some(rest.split_once(')')?.0))
        .collect();
    assert!(drawn.contains("data-less"), "{drawn:?}");
    for text in &styles {
        for (name, _) in text.split('[').filter_map(|rest| rest.split_once('=')) {
            let name = name.trim_end_matches(['~', '|', '^', '$', '*']);
            assert!(!drawn.contains(name), "a style compares {name}");
        }
    }
}

#[test]
fn every_style_is_joined_once() {
    let there: BTreeMap<String, String> = styles().into_iter().collect();
    let joined_in = |file: &str| {
        let imports = there[file].split("@import \"").skip(1);
        imports.filter_map(|it| it.split('"').next())
    };
    let mut joined: Vec<&str> = joined_in("main.css").collect();
    joined.push("main.css");
    joined.sort_unstable();
    let mut names: Vec<&str> = there.keys().map(String::as_str).collect();
    names.sort_unstable();
    assert_eq!(joined, names);
    let sizes = without_comments(&there["sizes.css"]);
    let mut rules = sizes.split(';').map(str::trim).filter(|it| !it.is_empty());
    assert!(rules.all(|it| it.starts_with("@custom-media ")), "{sizes}");
}

fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    let rests = parts.filter_map(|part| Some(part.split_once("*/")?.1));
    first + &rests.collect::<String>()
}

/// The ids that the selectors of a style file name.
fn ids(css: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    // Comments and declarations end before a selector begins.
    let ends = |text: &str| text.rfind(['}', ';', '/']).map_or(0, |end| end + 1);
    let selectors = css.split('{').map(|text| &text[ends(text)..]);
    for selector in selectors.filter(|it| !it.trim().starts_with('@')) {
        for named in selector.split('#').skip(1) {
            let of_name = |it: &char| it.is_ascii_alphanumeric() || *it == '-';
            ids.insert(named.chars().take_while(of_name).collect());
        }
    }
    ids
}

/// The files of the page that give ids to elements.
fn page_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let files = entries.flat_map(|entry| match entry.path() {
        path if path.is_dir() => page_files(&path),
        path => vec![path],
    });
    files.collect()
}

/// Another element with the same id would get a style that is not meant for it.
#[test]
fn an_id_with_a_style_is_given_by_one_component() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = page_files(&home.join("src"));
    files.push(home.join("index.html"));
    let texts: Vec<String> = files
        .iter()
        .map(|it| fs::read_to_string(it).expect("text"))
        .collect();
    let styled: BTreeSet<String> = styles().iter().flat_map(|(_, css)| ids(css)).collect();
    assert!(styled.len() > 10, "{styled:?}");
    for id in styled {
        let given = format!(" id=\"{id}\"");
        let given_too = format!(" attr:id=\"{id}\"");
        let gives = |text: &&String| text.contains(&given) || text.contains(&given_too);
        let components = texts.iter().filter(gives).count();
        assert_eq!(components, 1, "components that give the id {id}");
    }
}

#[test]
fn ids_of_styles_are_found() {
    let css = "/* #no */ #a, b > #c-d:not(#e) { color: #fff; x: url(#g) } @media (x) { .f #h { } }";
    let found = ids(css);
    assert_eq!(found.iter().collect::<Vec<_>>(), ["a", "c-d", "e", "h"]);
}
