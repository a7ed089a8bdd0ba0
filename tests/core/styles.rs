//! The styles: each file is in a layer, and no style says left where it means the start of a line.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The lines that may say left and right, by file, with the reason.
const PHYSICAL: [(&str, &str, &str); 5] = [
    (
        "parts/dice.css",
        "left: calc((var(--place) - var(--die)) / 2);",
        "dice move by left and right",
    ),
    (
        "screens/real.css",
        "float: left;",
        "Chrome 99 knows no `inline-start`; the next is its mirror",
    ),
    ("screens/real.css", "float: right;", "as above"),
    (
        "layouts/table.css",
        "padding-left: ",
        "the hand is a side of the screen",
    ),
    ("layouts/table.css", "padding-right: ", "as above"),
];

/// The folder of the styles.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../style")
}

/// The style files by their paths in the folder, such as `parts/dice.css`.
fn styles() -> Vec<(String, String)> {
    let folder = folder();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(&folder).expect("a file in the folder");
        let name = name.to_string_lossy().replace('\\', "/");
        (name, fs::read_to_string(&path).expect("text"))
    };
    files(&folder).into_iter().map(read).collect()
}

/// The files in a folder and in the folders in it.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").flatten();
    let files = entries.flat_map(|entry| match entry.path() {
        path if path.is_dir() => files(&path),
        path => vec![path],
    });
    files.collect()
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

/// A file is in the layer of its folder. `main.css` names the layers from the weakest to the strongest.
#[test]
fn every_style_is_imported_into_the_layer_of_its_folder() {
    let there: BTreeMap<String, String> = styles().into_iter().collect();
    let main = without_comments(&there["main.css"]);
    let imports: BTreeSet<&str> = { main.lines() }
        .filter(|line| line.starts_with("@import "))
        .collect();
    let import = |file: &String| match file.split_once('/') {
        Some((layer, _)) => format!("@import \"{file}\" layer({layer});"),
        None => format!("@import \"{file}\";"),
    };
    let files = there.keys().filter(|it| *it != "main.css");
    let wanted: BTreeSet<String> = files.map(import).collect();
    assert_eq!(imports, wanted.iter().map(String::as_str).collect());

    let order = main.lines().find_map(|line| line.strip_prefix("@layer "));
    let order = order
        .expect("the order of the layers")
        .trim_end_matches(';');
    let mut used: Vec<&str> = { main.lines() }
        .filter_map(|line| Some(line.split_once(" layer(")?.1.trim_end_matches(");")))
        .collect();
    used.dedup();
    assert_eq!(used.join(", "), order);

    // Only names of screens are in no layer.
    let names = without_comments(&there["layouts.css"]);
    let mut rules = names.split(';').map(str::trim).filter(|it| !it.is_empty());
    assert!(rules.all(|it| it.starts_with("@custom-media ")), "{names}");
}

/// A size has one name, so that neighbouring rules cannot differ by a pixel.
#[test]
fn only_the_names_of_layouts_have_sizes() {
    let sizes = ["max-width:", "min-width:", "max-height:", "min-height:"];
    let mut faults = Vec::new();
    for (file, text) in styles() {
        for condition in text.split("@media ").skip(1) {
            let condition = condition.split('{').next().unwrap_or_default();
            if file != "layouts.css" && sizes.iter().any(|it| condition.contains(it)) {
                faults.push(format!("{file}: {condition}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    let texts: String = styles().into_iter().map(|(_, text)| text).collect();
    for name in texts.split("@custom-media ").skip(1) {
        let name = name.split(' ').next().unwrap_or_default();
        assert!(texts.contains(&format!("({name})")), "{name} is unused");
    }
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

/// Another element with the same id would get a style that is not meant for it.
#[test]
fn an_id_with_a_style_is_given_by_one_component() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = files(&home.join("src"));
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
