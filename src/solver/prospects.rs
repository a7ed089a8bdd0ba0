//! What the ways to fill a box leave.

use std::ops::RangeInclusive;

/// For every way to fill a box of a card, the chances that it leaves, over a range of needs.
#[derive(Default)]
pub(super) struct Prospects {
    first: usize,
    count: usize,
    /// Way after way, need after need.
    chances: Vec<f32>,
}

impl Prospects {
    /// Those of a card without any way.
    pub fn new(needs: RangeInclusive<usize>) -> Prospects {
        Prospects {
            first: *needs.start(),
            count: needs.count(),
            chances: Vec::new(),
        }
    }

    /// One way more: it brings so many points, and leaves these chances of the needs from `first`
    /// on. Lower needs are met, higher ones cannot be.
    pub fn add(&mut self, gain: usize, first: usize, chances: &[f32]) {
        let all = self.chances.len() + self.count;
        let met = (first + gain).saturating_sub(self.first).min(self.count);
        let passed = self.first.saturating_sub(first + gain);
        let rest = chances.get(passed..).unwrap_or_default().iter();
        self.chances.resize(all - self.count + met, 1.0);
        self.chances.extend(rest.take(self.count - met));
        self.chances.resize(all, 0.0);
    }

    /// How many needs there are.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The place of a need here that stands at this place there.
    pub fn place(&self, place: usize, there: &Prospects) -> Option<usize> {
        let place = (there.first + place).checked_sub(self.first)?;
        (place < self.count).then_some(place)
    }

    /// The chances at one place, way by way.
    pub fn at(&self, place: usize) -> impl Iterator<Item = f32> {
        self.ways().map(move |chances| chances[place])
    }

    /// At each place but the last, is anything not as at the next?
    pub fn changes(&self) -> Vec<bool> {
        let ways = self.ways();
        differences(self.count.saturating_sub(1), ways.map(|it| (it, &it[1..])))
    }

    /// At each place, is anything not as it is there for the same need, if it is there?
    pub fn differ_from(&self, there: &Prospects) -> Vec<bool> {
        let (mine, others) = (
            there.first.saturating_sub(self.first).min(self.count),
            self.first.saturating_sub(there.first).min(there.count),
        );
        let common = (self.count - mine).min(there.count - others);
        let ways = self.ways().zip(there.ways());
        let same = differences(
            common,
            ways.map(|(it, that)| (&it[mine..], &that[others..])),
        );
        let mut differ = vec![true; self.count];
        differ[mine..][..common].copy_from_slice(&same);
        differ
    }

    fn ways(&self) -> impl Iterator<Item = &[f32]> {
        self.chances.chunks_exact(self.count.max(1))
    }
}

/// Where any two rows are not the same, so far from their start.
fn differences<'a>(count: usize, rows: impl Iterator<Item = (&'a [f32], &'a [f32])>) -> Vec<bool> {
    let mut bits = vec![0; count];
    for (these, those) in rows {
        for ((bits, this), that) in bits.iter_mut().zip(these).zip(those) {
            *bits |= this.to_bits() ^ that.to_bits();
        }
    }
    bits.into_iter().map(|bits| bits != 0).collect()
}
