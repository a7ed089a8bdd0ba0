//! No two files of a module use each other, not even through other files.

use std::collections::{BTreeMap, BTreeSet};

use super::{Source, branches, core_modules, source, sources};

/// A path of names, such as `["rules", "card", "Card"]`.
type Names = Vec<String>;

/// The files of one module, by their paths.
struct Module<'a> {
    files: BTreeMap<Names, &'a Source>,
    /// The names that a file re-exports, and where each is defined.
    given_out: BTreeMap<Names, Names>,
}

/// A path that a file mentions.
struct Mention {
    path: Names,
    /// `pub use`: the file re-exports it and does not use it.
    given_out: bool,
}

fn names(path: &str) -> Names {
    let path = path.strip_suffix(".rs").unwrap_or(path);
    path.split('/').map(str::to_owned).collect()
}

fn is_inside(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// All paths of a tree such as `super::{a, b::{C, D}}`.
fn paths(tree: &str, before: &[String], found: &mut Vec<Names>) {
    let tree = tree.trim_start();
    if tree.starts_with('{') {
        for branch in branches(tree) {
            paths(branch, before, found);
        }
        return;
    }
    let end = tree.find(|c| !is_inside(c)).unwrap_or(tree.len());
    let mut path = before.to_vec();
    if end > 0 {
        path.push(tree[..end].to_owned());
    }
    match tree[end..].strip_prefix("::") {
        Some(rest) if end > 0 => paths(rest, &path, found),
        _ if path.len() > before.len() => found.push(path),
        _ => {}
    }
}

impl<'a> Module<'a> {
    fn new(sources: &'a [Source], name: &str) -> Module<'a> {
        let own = sources.iter().filter(|it| it.module() == name);
        let mut module = Module {
            files: own.map(|it| (names(&it.path), it)).collect(),
            given_out: BTreeMap::new(),
        };
        let mut given_out = BTreeMap::new();
        for (file, source) in &module.files {
            for mention in module.mentions(file, &source.code) {
                if let (true, Some(last)) = (mention.given_out, mention.path.last()) {
                    let mut name = file.clone();
                    name.push(last.clone());
                    given_out.insert(name, mention.path);
                }
            }
        }
        module.given_out = given_out;
        module
    }

    /// The paths that a file mentions, starting at the crate.
    fn mentions(&self, file: &[String], code: &str) -> Vec<Mention> {
        let mut found = Vec::new();
        for (at, _) in code.match_indices("::") {
            let first = code[..at].rfind(|c| !is_inside(c)).map_or(0, |it| it + 1);
            // Only at the first `::` of a path.
            if code[..first].ends_with("::") || first == at {
                continue;
            }
            let statement = code[..first].rsplit([';', '}']).next().unwrap_or_default();
            let statement = statement.trim();
            let given_out = statement.starts_with("pub") && statement.ends_with("use");
            let mut all = Vec::new();
            paths(&code[first..], &[], &mut all);
            for path in all {
                let supers = path.iter().take_while(|it| *it == "super").count();
                let mut full = match path[0].as_str() {
                    "crate" => Vec::new(),
                    "super" => file[..file.len().saturating_sub(supers)].to_vec(),
                    _ => file.to_vec(),
                };
                let skipped = match path[0].as_str() {
                    "crate" | "self" => 1,
                    _ => supers,
                };
                full.extend(path[skipped..].iter().cloned());
                found.push(Mention {
                    path: full,
                    given_out,
                });
            }
        }
        found
    }

    /// The file that defines this path.
    fn file_of(&self, path: &[String]) -> Option<&Names> {
        let lengths = (1..=path.len()).rev();
        let (file, _) = lengths
            .filter_map(|length| self.files.get_key_value(&path[..length]))
            .next()?;
        let name = path.get(..=file.len());
        match name.and_then(|name| self.given_out.get(name)) {
            Some(there) if there[..] != *path => self.file_of(there),
            Some(_) | None => Some(file),
        }
    }

    /// The files in circles, and which files of the circle each one uses.
    fn circles(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut uses = BTreeMap::new();
        for (file, source) in &self.files {
            let mentions = self.mentions(file, &source.code).into_iter();
            let paths = mentions.filter(|it| !it.given_out).map(|it| it.path);
            let used = paths.filter_map(|path| Some(self.file_of(&path)?.join("/")));
            let mut used: BTreeSet<String> = used.collect();
            used.remove(&file.join("/"));
            uses.insert(file.join("/"), used);
        }
        // A file that uses no other is in no circle.
        while let Some(free) = uses.iter().find(|(_, used)| used.is_empty()) {
            let free = free.0.clone();
            uses.remove(&free);
            for used in uses.values_mut() {
                used.remove(&free);
            }
        }
        uses
    }
}

#[test]
fn files_of_a_module_use_each_other_in_no_circle() {
    let sources = sources();
    for name in core_modules() {
        let circles = Module::new(&sources, &name).circles();
        assert!(circles.is_empty(), "a circle in {name}: {circles:#?}");
    }
}

#[test]
fn circles_are_found() {
    let circles = |files: &[(&str, &str)]| -> Vec<String> {
        let sources: Vec<Source> = files
            .iter()
            .map(|(path, code)| source(path, code))
            .collect();
        let circles = Module::new(&sources, "rules").circles();
        circles.into_keys().collect()
    };
    let root = (
        "rules.rs",
        "mod card;\nmod slot;\npub use card::{Card, Row};\npub(super) use slot::Slot;",
    );
    let none: [&str; 0] = [];
    for (card, slot, found) in [
        ("use super::slot::Slot;", "", &none[..]),
        (
            "use super::Slot;",
            "use super::card::Card;",
            &["rules/card", "rules/slot"],
        ),
        (
            "use super::{Other, Slot};",
            "fn f() -> crate::rules::Row {}",
            &["rules/card", "rules/slot"],
        ),
        (
            "use crate::{dice::Dice, rules::slot::{self}};",
            "use super::Card;",
            &["rules/card", "rules/slot"],
        ),
        ("use crate::dice::slot::Slot;", "use super::Card;", &none),
        ("fn f(it: super::Card) {}", "use super::Slot;", &none),
    ] {
        assert_eq!(
            circles(&[root, ("rules/card.rs", card), ("rules/slot.rs", slot)]),
            found,
            "{card} {slot}"
        );
    }
    let root = ("rules.rs", "mod card;\nfn f() { card::write() }");
    let child = ("rules/card.rs", "use super::f;");
    assert_eq!(circles(&[root, child]), ["rules", "rules/card"]);
}
