//! How long a request takes still.

/// How many more seconds a request takes that has done so much in so much time, in steps of five; `None` if that is soon, or not
/// yet known.
pub fn seconds_left(
    (_, begun, before): (u32, f64, usize),
    (_, now, done): (u32, f64, usize),
    all: usize,
) -> Option<u32> {
    let (took, did) = (now - begun, done.saturating_sub(before));
    let known = took > 2000.0 && did > 0;
    let left = took * all.saturating_sub(done) as f64 / did.max(1) as f64;
    let steps = (left / 5000.0) as u32 + 1;
    (known && steps > 1).then_some(5 * steps)
}
