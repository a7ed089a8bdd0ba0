//! Solved rule sets that the browser keeps. They are too large for its localStorage.

use std::io::{self, BufReader, BufWriter, Read, Write};
use std::sync::Arc;

use js_sys::{Array, Reflect, Uint8Array, global};
use rollkeep_core::rules::RuleSet;
use rollkeep_core::solver::Policy;
use rollkeep_core::worker::kept_tables::{CACHE, address};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Cache, Response, WorkerGlobalScope};

/// How many bytes are read or written at a time.
const PIECE: usize = 1 << 20;

/// Finds the policy of these rules. `None` if there is none that can be read: then the rules must be solved.
pub async fn find(rules: &Arc<RuleSet>) -> Option<Policy> {
    let found = open().await?.match_with_str(&address(rules));
    let found: Response = JsFuture::from(found).await.ok()?.dyn_into().ok()?;
    let bytes = JsFuture::from(found.array_buffer().ok()?).await.ok()?;
    let rest = Rest(Uint8Array::new(&bytes));
    Policy::read(rules, &mut BufReader::with_capacity(PIECE, rest)).ok()
}

/// Keeps a policy, instead of one of the same rules. Where the browser has no room, nothing is kept.
pub async fn keep(policy: &Policy) -> Option<()> {
    let cache = open().await?;
    let mut pieces = BufWriter::with_capacity(PIECE, Pieces(Blob::new().ok()?));
    policy.write(&mut pieces).ok()?;
    let Pieces(blob) = pieces.into_inner().ok()?;
    let whole = Response::new_with_opt_blob(Some(&blob)).ok()?;
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

/// Bytes of the browser that are not yet read.
struct Rest(Uint8Array);

impl Read for Rest {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let length = self.0.length().min(to.len() as u32);
        self.0
            .subarray(0, length)
            .copy_to(&mut to[..length as usize]);
        self.0 = self.0.subarray(length, self.0.length());
        Ok(length as usize)
    }
}

/// What is written so far. The browser has it outside this worker's memory.
struct Pieces(Blob);

impl Write for Pieces {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let piece = Uint8Array::from(bytes);
        let both = Array::of2(&self.0, &piece);
        self.0 = Blob::new_with_u8_array_sequence(&both).map_err(|_| io::ErrorKind::OutOfMemory)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
