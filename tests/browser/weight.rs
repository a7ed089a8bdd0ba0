//! The bytes of a first visit, which `make bench` prints.

use std::collections::{BTreeMap, BTreeSet};

use crate::page::Page;
use crate::server::{Site, brotli, can_be_packed, file};

/// The paths of all files that a first visit asks for: those that the first roll waits for and those that come later.
pub async fn first_visit(page: &Page, site: &Site) -> (BTreeSet<String>, BTreeSet<String>) {
    page.open(site.home()).await;
    page.shown("#new-game").await;
    page.until(
        "the service worker is ready",
        "navigator.serviceWorker.controller !== null",
    )
    .await;
    // The service worker asks again for what the page has asked for; real hosts let the browser keep it.
    let asked: BTreeSet<String> = (site.asked().into_iter())
        .filter(|asked| asked.status == 200)
        .map(|asked| asked.path)
        .collect();
    // The service worker keeps these for use without a network; the first roll waits for none of them.
    let later = ["/worker-", "/sandbox-", "/split_lazy"];
    (asked.into_iter()).partition(|path| !later.iter().any(|part| path.contains(part)))
}

/// The most effort of brotli.
const MOST_EFFORT: i32 = 11;

/// Returns the bytes of each file as a host sends it that packs it as well as it can.
pub fn packed(site: &Site, paths: BTreeSet<String>) -> BTreeMap<String, usize> {
    let size = |path: &str| {
        let (kind, body) = file(&site.folder(), path).expect("a file of the game");
        match can_be_packed(kind) {
            true => brotli(&body, MOST_EFFORT).expect("memory suffices").len(),
            false => body.len(),
        }
    };
    let sizes = paths.into_iter().map(|path| {
        let size = size(&path);
        (path, size)
    });
    sizes.collect()
}
