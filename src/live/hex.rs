//! Bytes as hexadecimal digits.

/// The bytes that these hexadecimal digits are, if they are as many.
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
