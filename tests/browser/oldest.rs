//! The built files and the oldest supported browsers: Safari 16, Chrome 99, Firefox 98.

use std::fs;
use std::path::{Path, PathBuf};

use wasmparser::{Validator, WasmFeatures};

use crate::server::dist;

/// The features that those browsers support.
fn known() -> WasmFeatures {
    WasmFeatures::MUTABLE_GLOBAL
        | WasmFeatures::FLOATS
        | WasmFeatures::GC_TYPES
        | WasmFeatures::SIGN_EXTENSION
        | WasmFeatures::SATURATING_FLOAT_TO_INT
        | WasmFeatures::MULTI_VALUE
        | WasmFeatures::BULK_MEMORY
        | WasmFeatures::REFERENCE_TYPES
}

/// Returns whether a browser with these features can run the program.
fn runs(program: &Path, features: WasmFeatures) -> Result<(), String> {
    let bytes = fs::read(program).map_err(|error| error.to_string())?;
    let checked = Validator::new_with_features(features).validate_all(&bytes);
    checked.map(|_| ()).map_err(|error| error.to_string())
}

/// The files with this ending, in the page's folder or below it.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the game is built").flatten();
    entries
        .flat_map(|entry| match entry.path() {
            path if path.is_dir() => files(&path, ending),
            path => vec![path],
        })
        .filter(|path| path.to_string_lossy().ends_with(ending))
        .collect()
}

/// Only the worker for newer browsers needs SIMD.
#[test]
fn programs() {
    let programs = files(&dist(), ".wasm");
    // The page, its lazy part, and two workers.
    assert_eq!(programs.len(), 4, "{programs:?}");
    for program in programs {
        let vectors = program.ends_with("worker_bg.wasm");
        assert_eq!(
            runs(&program, known()).is_err(),
            vectors,
            "{}: {:?}",
            program.display(),
            runs(&program, known())
        );
        let newer = known() | WasmFeatures::SIMD;
        assert_eq!(runs(&program, newer), Ok(()), "{}", program.display());
    }
}

/// Returns the styles without the blocks of this guard, and how many there are.
fn without(text: &str, guard: &str) -> (String, usize) {
    let mut parts = text.split(guard);
    let mut rest = parts.next().unwrap_or_default().to_owned();
    let mut blocks = 0;
    for part in parts {
        let mut depth = 0;
        let end = part.find(|letter| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            letter == '}' && depth == 0
        });
        rest.push_str(&part[end.map_or(part.len(), |end| end + 1)..]);
        blocks += 1;
    }
    (rest, blocks)
}

/// Styles for newer browsers only occur where older ones have an alternative, or can do without.
#[test]
fn styles() {
    let styles = files(&dist(), ".css");
    assert_eq!(styles.len(), 1, "{styles:?}");
    let read = |path| fs::read_to_string(path).expect("styles are text");
    let text: String = styles.iter().map(read).collect();
    assert!(!text.contains("light-dark("), "colours have no fallback");
    // A browser that knows containers reads ranges there.
    let text = text.replace("@container (width<", "@container (");
    for range in [
        "(width>",
        "(width<",
        "(height>",
        "(height<",
        "(width >",
        "(height >",
    ] {
        assert!(!text.contains(range), "{range} is too young");
    }
    for condition in text.split("@media").skip(1) {
        let condition = condition.split('{').next().unwrap_or_default();
        let young =
            condition.contains(")or") || condition.contains(") or") || condition.contains("not (");
        assert!(!young, "{condition} is too young");
    }
    let (text, guarded) = without(&text, "@supports (height:100cqh)");
    assert!(guarded > 0 && !text.contains("cqh"), "cqh has no guard");
    for (unit, guard) in [
        ("dvh", "@supports (height:100dvh)"),
        ("cqw", "@supports (width:100cqw)"),
    ] {
        let uses = text.matches(unit).count();
        assert!(text.contains(guard), "{guard} is missing");
        assert_eq!(
            uses, 2,
            "{unit} stands in its guard and in the one token there"
        );
    }
    // An unknown selector disables all others of its rule.
    for rule in text.split(['{', '}']).filter(|rule| rule.contains(":has(")) {
        assert!(!rule.contains(','), "{rule}");
    }
    // Text for screen readers only is newer than the rest.
    for (at, _) in text.match_indices("/ \"\"") {
        let before = &text[..at];
        let value = before.rsplit("content:").next().unwrap_or_default().trim();
        let plain = format!("content:{value};content:{value}");
        assert!(before.trim_end().ends_with(&plain), "{value} alone");
    }
}
