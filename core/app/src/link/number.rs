//! One large number that consists of digits, each with its own base.

/// The number in groups of 32 bits, the lowest first, without zeros at the top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number(Vec<u32>);

impl Number {
    /// Adds a digit below all others.
    pub fn push(&mut self, digit: u32, base: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.0 {
            let value = u64::from(*limb) * u64::from(base) + carry;
            *limb = value as u32;
            carry = value >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Takes away the lowest digit. A base of 0 gives 0.
    pub fn pop(&mut self, base: u32) -> u32 {
        let base = u64::from(base.max(1));
        let mut rest = 0;
        for limb in self.0.iter_mut().rev() {
            let value = rest << 32 | u64::from(*limb);
            *limb = (value / base) as u32;
            rest = value % base;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    /// Returns its bytes, the highest first, without zeros at the top.
    pub fn to_bytes(&self) -> Vec<u8> {
        let bytes = self.0.iter().rev().flat_map(|limb| limb.to_be_bytes());
        bytes.skip_while(|&byte| byte == 0).collect()
    }

    /// Makes a number from bytes, the highest first.
    pub fn from_bytes(bytes: &[u8]) -> Number {
        let limbs = bytes.rchunks(4).map(|chunk| {
            chunk
                .iter()
                .fold(0, |limb, &byte| limb << 8 | u32::from(byte))
        });
        let mut number = Number(limbs.collect());
        while number.0.last() == Some(&0) {
            number.0.pop();
        }
        number
    }
}
