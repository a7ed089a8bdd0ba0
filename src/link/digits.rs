//! Digits in the order in which they are read.

use super::number::Number;

/// Digits that are written down.
#[derive(Debug, Default)]
pub struct Digits(Vec<(u32, u32)>);

impl Digits {
    /// Writes a digit, which is smaller than its base.
    pub fn write(&mut self, digit: usize, base: usize) {
        self.0.push((digit as u32, base as u32));
    }

    /// Writes a number of any size: groups of seven bits, the lowest first; the eighth says that more come.
    pub fn write_long(&mut self, mut value: u64) {
        while value >= 128 {
            self.write((value % 128 + 128) as usize, 256);
            value /= 128;
        }
        self.write(value as usize, 256);
    }

    /// All of them as one number. The first digit is the lowest.
    pub fn number(self) -> Number {
        let mut number = Number::default();
        for (digit, base) in self.0.into_iter().rev() {
            number.push(digit, base);
        }
        number
    }
}

/// Digits that are read.
#[derive(Debug)]
pub struct Reader(Number);

impl Reader {
    /// Reads the digits of a number.
    pub fn new(number: Number) -> Reader {
        Reader(number)
    }

    /// The next digit. After the last one come zeros.
    pub fn read(&mut self, base: usize) -> usize {
        self.0.pop(base as u32) as usize
    }

    /// A number of any size, if it has no more than 64 bits.
    pub fn read_long(&mut self) -> Option<u64> {
        let mut value = 0u64;
        for group in 0..10 {
            let digit = self.read(256) as u64;
            value = value.checked_add((digit % 128).checked_mul(1u64.checked_shl(7 * group)?)?)?;
            if digit < 128 {
                return Some(value);
            }
        }
        None
    }

    /// Is every digit read?
    pub fn is_done(&self) -> bool {
        self.0.is_zero()
    }
}
