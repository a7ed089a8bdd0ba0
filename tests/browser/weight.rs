//! What a first visit weighs, and the most that it may.

use std::collections::BTreeMap;

use crate::page::Page;
use crate::server::Site;

/// The most that a first visit may weigh, in bytes as a host sends them that packs them with brotli. If you raise it, say in
/// the commit what the bytes are for.
const MOST: usize = 272_000;

/// A first visit weighs no more than it may. Only Chromium asks for brotli without https.
pub async fn first_visit_is_light(page: &Page, site: &Site) {
    let (sent, _) = first_visit(page, site).await;
    let all: usize = sent.values().sum();
    assert!(all <= MOST, "a first visit weighs {all} bytes: {sent:#?}");
}

/// Everything that a first visit asks for, as a host would send it: the bytes of each path, those that the first roll waits
/// for and those that come later.
pub async fn first_visit(
    page: &Page,
    site: &Site,
) -> (BTreeMap<String, usize>, BTreeMap<String, usize>) {
    site.pack(11);
    page.open(site.home()).await;
    page.shown("#new-game").await;
    page.until(
        "the service worker is ready",
        "navigator.serviceWorker.controller !== null",
    )
    .await;
    // The service worker asks again for what the page has asked for; real hosts let the browser keep it.
    let sent: BTreeMap<String, usize> = (site.asked().into_iter())
        .filter(|asked| asked.status == 200)
        .map(|asked| (asked.path, asked.bytes))
        .collect();
    // The service worker keeps these for use without a network; the first roll waits for none of them.
    let later = ["/worker-", "/sandbox-", "/split_late", ".late."];
    sent.into_iter()
        .partition(|(path, _)| !later.iter().any(|part| path.contains(part)))
}
