//! Sets of points.

/// Numbers of points that may be needed, a bit each.
#[derive(Clone, Default)]
pub(super) struct Needs {
    words: Vec<u64>,
}

impl Needs {
    pub fn add(&mut self, need: usize) {
        self.reach(need / 64);
        self.words[need / 64] |= 1 << (need % 64);
    }

    /// Adds all of others, each with so many points more.
    pub fn add_all(&mut self, others: &Needs, more: usize) {
        let (words, bits) = (more / 64, more % 64);
        self.reach(words + others.words.len());
        for (&word, at) in others.words.iter().zip(words..) {
            let wide = u128::from(word) << bits;
            self.words[at] |= wide as u64;
            self.words[at + 1] |= (wide >> 64) as u64;
        }
    }

    /// Those within a range, lowest first.
    pub fn within(&self, range: std::ops::RangeInclusive<usize>) -> impl Iterator<Item = usize> {
        let has = |need: &usize| {
            let word = self.words.get(need / 64);
            word.is_some_and(|word| word >> (need % 64) & 1 == 1)
        };
        range.filter(has)
    }

    /// Makes room up to this word.
    fn reach(&mut self, word: usize) {
        if self.words.len() <= word {
            self.words.resize(word + 1, 0);
        }
    }
}
