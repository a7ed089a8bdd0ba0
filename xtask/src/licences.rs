//! The licences of the crates inside the page, in one text that the page links to.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use crate::{Error, files};

/// The name of the text in the page's folder.
pub const FILE: &str = "licences.txt";

/// The packages of this workspace that become WebAssembly.
const PROGRAMS: [&str; 2] = ["rollkeep", "rollkeep-worker"];

/// What `cargo metadata` prints, as far as it is of use here.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    authors: Vec<String>,
    /// `None` for the packages of this workspace.
    source: Option<String>,
    manifest_path: PathBuf,
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<DependencyKind>,
}

#[derive(Deserialize)]
struct DependencyKind {
    /// `None` for a normal one, otherwise `dev` or `build`.
    kind: Option<String>,
}

/// Returns the licences of all crates whose code is in the page, and of its font.
pub fn text(project: &Path) -> Result<String, Error> {
    let metadata = metadata(project)?;
    let mut text = "Rollkeep contains the work of others. Each text below is followed by the names of what it applies to.\n"
        .to_owned();
    let mut crates_by_licence: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in crates_in_the_page(&metadata) {
        let expression = package.license.as_deref().unwrap_or("see its repository");
        let name = format!("{} {} ({expression})", package.name, package.version);
        let licence = match licence_texts(package)? {
            texts if texts.is_empty() => format!(
                "Licence: {expression}\nCopyright: the authors of the crate {}",
                package.authors.join(", ")
            ),
            texts => texts.join("\n\n"),
        };
        crates_by_licence.entry(licence).or_default().push(name);
    }
    let font = files::text(&project.join("public/fonts/OFL.txt"))?;
    crates_by_licence.insert(font, vec!["Bitter, the font (OFL-1.1)".to_owned()]);
    for (licence, names) in crates_by_licence {
        let line = "=".repeat(80);
        text += &format!(
            "\n{line}\n{}\n{line}\n\n{}\n",
            names.join("\n"),
            licence.trim()
        );
    }
    Ok(text)
}

/// Asks cargo for all packages that the page can be compiled from, and for their dependencies.
fn metadata(project: &Path) -> Result<Metadata, Error> {
    let failed = |why: String| Error::Tool("cargo metadata", why);
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--all-features"])
        .args(["--filter-platform", "wasm32-unknown-unknown"])
        .current_dir(project)
        .output()
        .map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| failed(error.to_string()))
}

/// Returns the crates that the programs of the page are compiled from. Macros and build scripts only run while it is built.
fn crates_in_the_page(metadata: &Metadata) -> Vec<&Package> {
    let packages = metadata.packages.iter().map(|it| (it.id.as_str(), it));
    let packages: HashMap<&str, &Package> = packages.collect();
    let nodes = metadata.resolve.nodes.iter();
    let nodes: HashMap<&str, &Node> = nodes.map(|node| (node.id.as_str(), node)).collect();

    let is_program = |package: &&Package| PROGRAMS.contains(&package.name.as_str());
    let programs = metadata.packages.iter().filter(is_program);
    let mut open: Vec<&str> = programs.map(|it| it.id.as_str()).collect();
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    while let Some(id) = open.pop() {
        let is_macro = |package: &Package| {
            let mut kinds = package.targets.iter().flat_map(|it| &it.kind);
            kinds.any(|kind| kind == "proc-macro")
        };
        if packages.get(id).is_some_and(|it| is_macro(it)) || !seen.insert(id) {
            continue;
        }
        let dependencies = nodes.get(id).into_iter().flat_map(|node| &node.deps);
        let linked = dependencies.filter(|it| {
            let mut kinds = it.dep_kinds.iter();
            kinds.any(|it| it.kind.is_none())
        });
        open.extend(linked.map(|it| it.pkg.as_str()));
    }
    let mut found: Vec<&Package> = seen
        .iter()
        .filter_map(|id| packages.get(id).copied())
        .collect();
    // The packages of this workspace have no source: they are ours.
    found.retain(|package| package.source.is_some());
    found.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    found
}

/// Returns the licences and notices that a crate comes with. Of MIT or Apache-2.0 we choose MIT.
fn licence_texts(package: &Package) -> Result<Vec<String>, Error> {
    let folder = package.manifest_path.parent();
    let mut texts = BTreeMap::new();
    for path in files::entries(folder.unwrap_or(Path::new(".")))? {
        let name = files::name(&path).to_uppercase();
        let starts = ["LICEN", "COPYING", "NOTICE", "UNLICENSE"];
        if path.is_file() && starts.iter().any(|start| name.starts_with(start)) {
            texts.insert(name, files::text(&path)?.replace("\r\n", "\n"));
        }
    }
    if texts.keys().any(|name| name.contains("MIT")) {
        texts.retain(|name, _| !name.contains("APACHE") && name != "UNLICENSE");
    }
    Ok(texts.into_values().collect())
}
