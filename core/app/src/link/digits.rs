//! Digits, in the order in which they are read.

use super::number::Number;

/// Digits to write.
#[derive(Debug, Default)]
pub struct Digits(Vec<Digit>);

/// A range among equally likely values: its begin, its size, and the number of all values.
#[derive(Clone, Copy, Debug)]
struct Digit {
    first: u32,
    weight: u32,
    base: u32,
}

impl Digits {
    /// Writes a digit, which is smaller than its base.
    pub fn write(&mut self, digit: usize, base: usize) {
        self.0.push(Digit {
            first: digit as u32,
            weight: 1,
            base: base as u32,
        });
    }

    /// Writes one of several choices: the higher its weight, the shorter the number.
    pub fn write_weighed(&mut self, choice: usize, weights: &[u32]) {
        let (before, rest) = weights.split_at(choice.min(weights.len()));
        self.0.push(Digit {
            first: before.iter().sum(),
            weight: rest.first().copied().unwrap_or(1),
            base: weights.iter().sum(),
        });
    }

    /// Writes a number of any size: groups of seven bits, the lowest first; the eighth bit says that more follow.
    pub fn write_long(&mut self, mut value: u64) {
        while value >= 128 {
            self.write((value % 128 + 128) as usize, 256);
            value /= 128;
        }
        self.write(value as usize, 256);
    }

    /// Combines all digits in one number. The first digit is the lowest.
    pub fn number(self) -> Number {
        let mut number = Number::default();
        for digit in self.0.into_iter().rev() {
            let within = match digit.weight {
                1 => 0,
                weight => number.pop(weight),
            };
            number.push(digit.first + within, digit.base);
        }
        number
    }
}

/// Digits to read.
#[derive(Debug)]
pub struct DigitReader(Number);

impl DigitReader {
    /// Reads the digits of a number.
    pub fn new(number: Number) -> DigitReader {
        DigitReader(number)
    }

    /// Reads the next digit. After the last one, it is 0.
    pub fn read(&mut self, base: usize) -> usize {
        self.0.pop(base as u32) as usize
    }

    /// Reads one of several choices; `None` if there are none.
    pub fn read_weighed(&mut self, weights: &[u32]) -> Option<usize> {
        let mut within = self.0.pop(weights.iter().sum());
        for (choice, &weight) in weights.iter().enumerate() {
            if within < weight {
                if weight > 1 {
                    self.0.push(within, weight);
                }
                return Some(choice);
            }
            within -= weight;
        }
        None
    }

    /// Reads a number of any size; `None` if it has more than 64 bits.
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
}
