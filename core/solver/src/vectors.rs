//! The vector instructions of the processor.

/// Runs this with the widest vectors that the processor has. The compiler makes a version for each kind of them, and all
/// compute the same bits. Only what is inlined gets into a version: this closure and what it calls are `#[inline(always)]`.
#[cfg(not(target_arch = "wasm32"))]
#[inline(always)]
pub(super) fn in_vectors<T>(work: impl FnOnce() -> T) -> T {
    use fearless_simd::{Level, Simd, dispatch};
    dispatch!(Level::new(), simd => simd.vectorize(work))
}

/// Runs this with the vectors that the program is built for. It is a function of its own, because browsers make fast code of
/// a function that is called again, not of a loop that runs.
#[cfg(target_arch = "wasm32")]
#[inline(never)]
#[cfg_attr(feature = "simd", target_feature(enable = "simd128"))]
pub(super) fn in_vectors<T>(work: impl FnOnce() -> T) -> T {
    work()
}
