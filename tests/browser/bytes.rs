//! Where the bytes of a WebAssembly program with names are, by module: `scripts/bytes.sh` builds one and runs this.
//!
//! A function belongs to the module of this crate that its name mentions, wherever it mentions it: a generic function
//! of another crate counts for the module that uses it. A function that mentions none belongs to its own crate.

use std::collections::BTreeMap;
use std::error::Error;

use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

const OURS: &str = "rollkeep::";

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("which program?")?;
    let program = std::fs::read(path)?;
    let (mut imported, mut sizes, mut data) = (0, Vec::new(), 0);
    let mut names = BTreeMap::new();
    for payload in Parser::new(0).parse_all(&program) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => sizes.push(body.range().len()),
            Payload::DataSection(section) => data = section.range().len(),
            Payload::CustomSection(section) => {
                let KnownCustom::Name(known) = section.as_known() else {
                    continue;
                };
                for name in known {
                    if let Name::Function(functions) = name? {
                        for function in functions {
                            let function = function?;
                            names.insert(function.index, function.name);
                        }
                    }
                }
            }
            _ => {}
        }
    }
    if names.is_empty() {
        return Err("this program has no names".into());
    }
    let mut modules: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for (index, size) in (imported..).zip(&sizes) {
        let module = module(names.get(&index).copied().unwrap_or_default());
        let (bytes, functions) = modules.entry(module).or_default();
        *bytes += size;
        *functions += 1;
    }
    let mut modules: Vec<_> = modules.into_iter().collect();
    modules.sort_by_key(|(_, (bytes, _))| std::cmp::Reverse(*bytes));
    let code: usize = sizes.iter().sum();
    println!("{:>8}  {:>9}  module", "bytes", "functions");
    for (module, (bytes, functions)) in modules {
        println!("{bytes:>8}  {functions:>9}  {module}");
    }
    println!("{code:>8}  {:>9}  all code", sizes.len());
    println!("{data:>8}  {:>9}  all data: texts and tables", "");
    Ok(())
}

/// The module of this crate that a name mentions, or its crate.
fn module(name: &str) -> String {
    if let Some(at) = name.find(OURS) {
        let mut parts: Vec<&str> = name[at + OURS.len()..]
            .split("::")
            .map_while(plain)
            .collect();
        match parts
            .iter()
            .position(|part| part.starts_with(char::is_uppercase))
        {
            Some(of_type) => parts.truncate(of_type),
            None => {
                // Removes the hash that separates functions of the same name, and then the function's name.
                parts.pop_if(|last| last.len() == 17 && last.starts_with('h'));
                parts.truncate(parts.len().saturating_sub(1).max(1));
            }
        }
        parts.truncate(3);
        return format!("{OURS}{}", parts.join("::"));
    }
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let first = name
        .match_indices("::")
        .map(|(at, _)| &name[..at])
        .find_map(|before| {
            let before = before.split(['[', ']']).next().unwrap_or(before);
            let crate_name = before.rsplit(|c| !word(c)).next().unwrap_or_default();
            (!crate_name.is_empty()).then(|| crate_name.to_owned())
        });
    first.unwrap_or_else(|| "the compiler".to_owned())
}

/// A part of a path, if it is a plain name.
fn plain(part: &str) -> Option<&str> {
    let end = part
        .find(|c: char| !c.is_alphanumeric() && c != '_')
        .unwrap_or(part.len());
    (end > 0).then(|| &part[..end])
}
