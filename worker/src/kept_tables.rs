//! Solved rule sets that the browser keeps. They are too large for its localStorage.

use std::sync::Arc;

use js_sys::{Array, Reflect, Uint8Array, global};
use rollkeep_app::worker::kept_tables::{CACHE, address};
use rollkeep_rules::RuleSet;
use rollkeep_solver::Policy;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Cache, Response, WorkerGlobalScope};

/// How many bytes of a policy are collected before the browser gets them.
const PIECE: usize = 1 << 20;

/// Finds the policy of these rules. `None` if there is none that can be read: then the rules must be solved.
pub async fn find(rules: &Arc<RuleSet>) -> Option<Policy> {
    let found = open().await?.match_with_str(&address(rules));
    let found: Response = JsFuture::from(found).await.ok()?.dyn_into().ok()?;
    let bytes = JsFuture::from(found.array_buffer().ok()?).await.ok()?;
    let mut rest = Uint8Array::new(&bytes);
    let take = |piece: &mut [u8]| {
        let (length, all) = (piece.len() as u32, rest.length());
        let enough = length <= all;
        if enough {
            rest.subarray(0, length).copy_to(piece);
            rest = rest.subarray(length, all);
        }
        enough
    };
    Policy::read(rules, take).ok()
}

/// Keeps a policy, instead of one of the same rules. Where the browser has no room, nothing is kept.
pub async fn keep(policy: &Policy) -> Option<()> {
    let cache = open().await?;
    let mut pieces = Pieces {
        blob: Blob::new().ok(),
        last: Vec::with_capacity(PIECE),
    };
    policy.write(|piece| pieces.put(piece));
    let whole = Response::new_with_opt_blob(Some(&pieces.whole()?)).ok()?;
    let kept = cache.put_with_str(&address(policy.rules()), &whole);
    JsFuture::from(kept).await.ok().map(|_| ())
}

/// Opens the cache. `None` if there is none: browsers have it only for pages that came over a secure connection.
async fn open() -> Option<Cache> {
    let scope: WorkerGlobalScope = global().unchecked_into();
    if !Reflect::has(&scope, &"caches".into()).unwrap_or(false) {
        return None;
    }
    let opened = scope.caches().ok()?.open(CACHE);
    JsFuture::from(opened).await.ok()?.dyn_into().ok()
}

/// What is written so far.
struct Pieces {
    /// The browser has it outside this worker's memory. `None` once it had no room.
    blob: Option<Blob>,
    /// What the browser does not have yet.
    last: Vec<u8>,
}

impl Pieces {
    fn put(&mut self, piece: &[u8]) {
        self.last.extend(piece);
        if self.last.len() >= PIECE {
            self.hand_over();
        }
    }

    fn whole(mut self) -> Option<Blob> {
        self.hand_over();
        self.blob
    }

    fn hand_over(&mut self) {
        let before = self.blob.take();
        self.blob = before.and_then(|before| {
            let both = Array::of2(&before, &Uint8Array::from(&self.last[..]));
            Blob::new_with_u8_array_sequence(&both).ok()
        });
        self.last.clear();
    }
}
