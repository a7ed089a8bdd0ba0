//! Links between documents, and the length of the README.

use std::collections::HashMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of every document, by its path from the top of the project.
fn documents() -> HashMap<PathBuf, String> {
    let mut all = HashMap::new();
    let mut folders = vec![PathBuf::new(), "docs".into(), ".github".into()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(top().join(&folder)).expect("a folder") {
            let entry = entry.expect("an entry");
            let path = folder.join(entry.file_name());
            if path.extension().is_some_and(|it| it == "md") {
                all.insert(
                    path.clone(),
                    fs::read_to_string(entry.path()).expect("text"),
                );
            } else if folder.starts_with(".github") && entry.path().is_dir() {
                folders.push(path);
            }
        }
    }
    all
}

/// The lines outside of fenced blocks.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    })
}

/// The anchors of the headings, as GitHub makes them.
fn anchors(text: &str) -> Vec<String> {
    let headings = prose(text).filter(|line| line.starts_with('#'));
    let anchor = |line: &str| {
        let title = line.trim_start_matches('#').trim().to_lowercase();
        let kept = title
            .chars()
            .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(anchor).collect()
}

/// The targets of all links and pictures.
fn targets(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for line in prose(text) {
        for (start, end) in [("](", ')'), ("src=\"", '"')] {
            let after = line.split(start).skip(1);
            found.extend(after.filter_map(|it| it.split(end).next()));
        }
    }
    found
}

/// `docs/../README.md` as `README.md`; `None` above the top of the project.
fn straight(path: &Path) -> Option<PathBuf> {
    let mut straight = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => straight.pop().then_some(())?,
            _ => straight.push(part),
        }
    }
    Some(straight)
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    let documents = documents();
    assert!(documents.len() > 12, "{}", documents.len());
    let (mut wrong, mut checked) = (Vec::new(), 0);
    for (path, text) in &documents {
        for target in targets(text) {
            // The releases are beside the files of the repository on its host.
            if target.contains("://") || target.ends_with("../releases/latest") {
                continue;
            }
            checked += 1;
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let folder = path.parent().unwrap_or(Path::new(""));
            let to = match file {
                "" => Some(path.clone()),
                _ => straight(&folder.join(file)),
            };
            let exists = |to: &PathBuf| top().join(to).exists();
            let leads = to.filter(exists).is_some_and(|to| {
                let document = documents.get(&to);
                anchor.is_empty()
                    || document.is_some_and(|it| anchors(it).iter().any(|it| it == anchor))
            });
            if !leads {
                wrong.push(format!("{}: {target}", path.display()));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
    assert!(checked > 60, "{checked}");
}

#[test]
fn readme_has_at_most_900_words() {
    let words = documents()[Path::new("README.md")]
        .split_whitespace()
        .count();
    assert!(words <= 900, "{words}");
}
