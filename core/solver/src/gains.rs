//! Sets of numbers of points.

/// A set of numbers of points, a bit each.
#[derive(Clone, Default)]
pub(super) struct Gains {
    words: Vec<u64>,
}

impl Gains {
    /// The set with zero alone.
    pub fn zero() -> Gains {
        Gains { words: vec![1] }
    }

    /// Adds all of these, each with so many points more.
    pub fn add(&mut self, others: &Gains, more: usize) {
        let (skip, shift) = (more / 64, more % 64);
        let words = skip + others.words.len() + 1;
        if self.words.len() < words {
            self.words.resize(words, 0);
        }
        for (word, &other) in (skip..).zip(&others.words) {
            self.words[word] |= other << shift;
            // What the shift moves out, in two steps: a shift by all 64 bits would overflow.
            self.words[word + 1] |= other >> 1 >> (63 - shift);
        }
    }

    pub fn contains(&self, points: usize) -> bool {
        let word = self.words.get(points / 64);
        word.is_some_and(|word| word >> (points % 64) & 1 == 1)
    }

    /// Returns the lowest number of the set; 0 if the set is empty.
    pub fn fewest(&self) -> usize {
        let first = self.words.iter().position(|word| *word > 0);
        first.map_or(0, |at| at * 64 + self.words[at].trailing_zeros() as usize)
    }

    /// Returns the highest number of the set; 0 if the set is empty.
    pub fn most(&self) -> usize {
        let last = self.words.iter().rposition(|word| *word > 0);
        last.map_or(0, |at| at * 64 + self.words[at].ilog2() as usize)
    }
}
