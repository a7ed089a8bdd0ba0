//! Hexadecimal digits.

/// Reads `N` bytes from hexadecimal digits; `None` if there are more or fewer.
pub(super) fn hex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let digits: Option<Vec<u32>> = digits.chars().map(|c| c.to_digit(16)).collect();
    let pairs = digits?;
    let bytes: Vec<u8> = pairs
        .chunks_exact(2)
        .map(|pair| (pair[0] * 16 + pair[1]) as u8)
        .collect();
    if pairs.len() != 2 * N {
        return None;
    }
    bytes.try_into().ok()
}
