//! The order of the source: which module may use which, checked in the source itself.

mod circles;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the source, without its comments.
struct Source {
    /// The path below the `src/` of its package, with `/` between its parts; of the other programs with their folder.
    path: String,
    code: String,
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The packages whose source is checked, and what stands before their paths.
const PACKAGES: [(&str, &str); 4] = [
    ("core/src", ""),
    ("src", "page/"),
    ("worker/src", "worker-program/"),
    ("command/src", "command/"),
];

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sources() -> Vec<Source> {
    let of = |(folder, before): (&str, &str)| {
        let root = project().join(folder);
        let mut found = Vec::new();
        files(&root, &mut found);
        let read = |file: PathBuf| {
            let text = fs::read_to_string(&file).expect("text");
            let path = file.strip_prefix(&root).expect("below the package");
            let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
            Source {
                path: format!("{before}{}", parts.join("/")),
                code: text
                    .lines()
                    .map(without_comment)
                    .collect::<Vec<_>>()
                    .join("\n"),
            }
        };
        found.into_iter().map(read).collect::<Vec<_>>()
    };
    let mut sources: Vec<_> = PACKAGES.into_iter().flat_map(of).collect();
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    sources
}

/// The part before `//`, unless the slashes are part of an address.
fn without_comment(line: &str) -> &str {
    let comment = line
        .match_indices("//")
        .find(|(at, _)| !line[..*at].ends_with(':'));
    comment.map_or(line, |(at, _)| &line[..at])
}

/// The paths of a group such as `{dice::{Dice, Face}, game}`, or the one path itself.
fn branches(path: &str) -> Vec<&str> {
    let Some(group) = path.strip_prefix('{') else {
        return vec![path];
    };
    let (mut depth, mut from, mut branches) = (0, 0, Vec::new());
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            ',' | '}' if depth == 0 => {
                branches.push(&group[from..at]);
                from = at + 1;
                if c == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => {}
        }
    }
    branches
}

fn source(path: &str, code: &str) -> Source {
    Source {
        path: path.to_owned(),
        code: code.to_owned(),
    }
}

impl Source {
    /// The module of the crate that it belongs to: `rules` for `rules.rs` and `rules/card.rs`.
    fn module(&self) -> &str {
        let first = self.path.split('/').next().unwrap_or_default();
        first.strip_suffix(".rs").unwrap_or(first)
    }

    /// Returns whether the source contains this name as a whole word.
    fn names(&self, word: &str) -> bool {
        let inside = |c: char| c.is_alphanumeric() || c == '_';
        self.code.match_indices(word).any(|(at, _)| {
            !self.code[..at].ends_with(inside) && !self.code[at + word.len()..].starts_with(inside)
        })
    }

    /// The modules of the crate that it uses.
    fn uses(&self) -> Vec<String> {
        let mut used = Vec::new();
        for from in ["crate::", "rollkeep_core::"] {
            for (at, _) in self.code.match_indices(from) {
                let rest = &self.code[at + from.len()..];
                for path in branches(rest) {
                    let end = |c: char| !c.is_alphanumeric() && c != '_';
                    let name = path.trim().split(end).next().unwrap_or_default();
                    used.push(name.to_owned());
                }
            }
        }
        used
    }
}

/// Checks that no file breaks the rule, and names those that do.
#[track_caller]
fn check(rule: &str, breaks: impl Fn(&Source) -> bool) {
    let sources = sources();
    assert!(sources.len() > 20, "the source is read");
    let broken: Vec<_> = sources
        .iter()
        .filter(|source| breaks(source))
        .map(|s| &s.path)
        .collect();
    assert!(broken.is_empty(), "{rule}: {broken:?}");
}

/// The map in the crate's documentation: each module, and the modules that it uses.
fn map() -> Vec<(String, BTreeSet<String>)> {
    let lib = project().join("core/src/lib.rs");
    let text = fs::read_to_string(lib).expect("text");
    let lines = text.lines().filter_map(|line| line.strip_prefix("//! "));
    let drawn = lines.skip_while(|line| *line != "```text").skip(1);
    let drawn = drawn.take_while(|line| *line != "```");
    let read = |line: &str| {
        let (module, used) = line.split_once('→').unwrap_or((line, ""));
        let used = used.split(',').map(str::trim).filter(|it| !it.is_empty());
        (module.trim().to_owned(), used.map(str::to_owned).collect())
    };
    drawn.map(read).collect()
}

/// Every module of the core.
fn core_modules() -> Vec<String> {
    map().into_iter().map(|(module, _)| module).collect()
}

#[test]
fn who_may_use_whom() {
    let (map, sources) = (map(), sources());
    let modules = core_modules();
    let mut used: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for source in sources
        .iter()
        .filter(|it| modules.iter().any(|module| module == it.module()))
    {
        let all = source.uses().into_iter();
        let others = all.filter(|it| it != source.module() && modules.contains(it));
        used.entry(source.module()).or_default().extend(others);
    }
    assert!(modules.len() > 10, "the map is read");
    let drawn = map
        .iter()
        .map(|(module, used)| (module.as_str(), used.clone()));
    let drawn: BTreeMap<&str, BTreeSet<String>> = drawn.collect();
    assert_eq!(drawn, used, "the map in lib.rs, and what is used");
    for (place, (module, used)) in map.iter().enumerate() {
        let known = |it: &String| modules[..place].contains(it);
        assert!(
            used.iter().all(known),
            "{module} comes after all that it uses"
        );
    }
}

#[test]
fn one_place_of_the_screen_knows_the_browser() {
    let browser = [
        "web_sys",
        "js_sys",
        "wasm_bindgen",
        "wasm_bindgen_futures",
        "gloo_storage",
    ];
    check("only ui/browser names web_sys and its like", |source| {
        source.module() == "page"
            && !source.path.starts_with("page/ui/browser")
            && browser.iter().any(|name| source.names(name))
    });
}

#[test]
fn the_core_does_no_input_and_reads_no_clock() {
    let outside = [
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::time",
        "std::thread",
        "println",
        "eprintln",
    ];
    check("the core is given what it needs", |source| {
        core_modules().iter().any(|it| it == source.module())
            && outside.iter().any(|name| source.names(name))
    });
}

#[test]
fn the_core_does_not_panic() {
    let panics = [
        ".unwrap()",
        ".expect(",
        "panic!",
        "unreachable!",
        "todo!",
        "unimplemented!",
        "dbg!",
    ];
    check("the core neither unwraps nor panics", |source| {
        core_modules().iter().any(|it| it == source.module())
            && panics.iter().any(|call| source.code.contains(call))
    });
}

#[test]
fn nothing_is_unsafe() {
    check("no unsafe code", |source| source.names("unsafe"));
}

#[test]
fn comments_are_left_out_and_addresses_kept() {
    assert_eq!(without_comment("a // b"), "a ");
    assert_eq!(without_comment("//! use crate::ui;"), "");
    assert_eq!(
        without_comment("\"https://example.org\" // b"),
        "\"https://example.org\" "
    );
    let source = Source {
        path: "rules/card.rs".to_owned(),
        code: "use crate::{dice::{Dice, Face}, game}; use crate::ui::x; my_unsafe".to_owned(),
    };
    assert_eq!(source.module(), "rules");
    assert_eq!(source.uses(), ["dice", "game", "ui"]);
    assert!(!source.names("unsafe") && source.names("my_unsafe"));
}

/// The first part of an address: `rules` of `#/rules/yatzy`.
fn screen_of(address: &str) -> &str {
    let path = address.strip_prefix("#/").expect("an address");
    path.split('/').next().unwrap_or_default()
}

#[test]
fn every_address_is_listed() {
    let read = |path: &str| fs::read_to_string(project().join(path)).expect("text");
    let (list, route) = (read("tests/addresses.txt"), read("src/ui/route.rs"));
    let listed: BTreeSet<&str> = list.lines().map(screen_of).collect();
    let written = route.match_indices("\"#/").map(|(at, _)| &route[at + 1..]);
    let written = written.filter_map(|rest| rest.split('"').next());
    let written: BTreeSet<&str> = written.map(screen_of).collect();
    assert!(written.len() > 20, "the addresses are read");
    assert_eq!(listed, written, "tests/addresses.txt, and src/ui/route.rs");
}
