//! Solved rule sets that the browser keeps.

use js_sys::{Array, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, CacheStorage, Request, Response};

use rollkeep_app::worker::kept_tables::{CACHE, address};
use rollkeep_rules::RuleSet;

/// Lists what is kept: the address of each solved rule set, and its size in bytes.
pub async fn kept_tables() -> Vec<(String, f64)> {
    let mut all = Vec::new();
    if let Some(cache) = open().await
        && let Ok(requests) = JsFuture::from(cache.keys()).await
    {
        for request in requests.unchecked_into::<Array>() {
            let request: Request = request.unchecked_into();
            if let Some(size) = size(&cache, &request).await {
                all.push((request.url(), size));
            }
        }
    }
    all
}

/// Returns whether best play under these rules is kept.
pub async fn keeps_table(rules: &RuleSet) -> bool {
    let Some(cache) = open().await else {
        return false;
    };
    let found = JsFuture::from(cache.match_with_str(&address(rules))).await;
    found.is_ok_and(|found| !found.is_undefined())
}

/// Deletes all of it.
pub async fn delete_kept_tables() {
    if let Some(caches) = caches() {
        // What cannot be deleted is listed again.
        let _ = JsFuture::from(caches.delete(CACHE)).await;
    }
}

async fn size(cache: &Cache, request: &Request) -> Option<f64> {
    let found = JsFuture::from(cache.match_with_request(request)).await;
    let found: Response = found.ok()?.dyn_into().ok()?;
    let blob = JsFuture::from(found.blob().ok()?).await.ok()?;
    Some(blob.dyn_into::<web_sys::Blob>().ok()?.size())
}

/// Opens the cache, if there is one.
async fn open() -> Option<Cache> {
    let caches = caches()?;
    let has = JsFuture::from(caches.has(CACHE)).await.ok()?;
    if has != true {
        return None;
    }
    JsFuture::from(caches.open(CACHE))
        .await
        .ok()?
        .dyn_into()
        .ok()
}

/// The caches of this host. Browsers have them only for pages that came over a secure connection.
fn caches() -> Option<CacheStorage> {
    let window = web_sys::window()?;
    match Reflect::has(&window, &"caches".into()) {
        Ok(true) => window.caches().ok(),
        _ => None,
    }
}
