//! Which questions about the rest of a game are asked, each once.

/// Questions about cards with the same boxes open: for each way to fill a box, the chance that
/// it leaves, as the bits of a number.
pub(super) struct Questions {
    ways: usize,
    /// All questions, one after another.
    rows: Vec<u32>,
    count: usize,
    /// By the first bits of their hash, or at the next place that was free: the questions from 1.
    places: Vec<u32>,
}

impl Questions {
    /// None so far; there may be so many, of so many ways each.
    pub fn new(ways: usize, most: usize) -> Questions {
        Questions {
            ways,
            rows: Vec::new(),
            count: 0,
            places: vec![0; (2 * most).next_power_of_two().max(2)],
        }
    }

    /// The number of a question, which is added if it is new.
    pub fn add(&mut self, question: &[u32], hash: u64) -> usize {
        let mut place = (hash >> (64 - self.places.len().ilog2())) as usize;
        loop {
            match (self.places[place] as usize).checked_sub(1) {
                None => break,
                Some(known) if self.of(known) == question => return known,
                Some(_) => place = (place + 1) % self.places.len(),
            }
        }
        self.rows.extend_from_slice(question);
        self.count += 1;
        self.places[place] = self.count as u32;
        self.count - 1
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// The chances that a question leaves.
    pub fn of(&self, question: usize) -> &[u32] {
        &self.rows[question * self.ways..][..self.ways]
    }

    /// The hash of a question, one way more being heard.
    pub fn hash(before: u64, chance: u32) -> u64 {
        // Any odd number without a pattern will do.
        (before.rotate_left(23) ^ u64::from(chance)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}
