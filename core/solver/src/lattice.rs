//! Which kept dice can become which.

use std::ops::Range;

use rollkeep_rules::dice::Counts;

/// Every multiset of at most a certain number of dice, from the empty keep up to the full rolls, and the steps of one
/// die between them.
///
/// The mean of a keep is the mean over its six neighbours with one die more, and the best that a roll can keep is the
/// best of itself and of its neighbours with one die less. Two such sweeps take the place of a matrix from keeps to
/// rolls.
pub(super) struct Lattice {
    /// By size; of one size, those of fewer different faces first.
    pub keeps: Vec<Counts>,
    /// The neighbours with one die more, by face; of every keep that is not a roll.
    pub more: Vec<[u16; 6]>,
    /// The neighbours with one die less. Only the first ones count, as many as the keep has different faces.
    pub less: Vec<[u16; 6]>,
    /// Neighbouring keeps of equally many different faces.
    pub runs: Vec<KeepRun>,
    /// Neighbouring rolls that are equally likely.
    pub equally_likely: Vec<EquallyLikely>,
    /// How many keeps come before the rolls.
    pub first_roll: usize,
    /// The keep of each [`code`]; 0 where there is none.
    places: Vec<u16>,
}

/// Neighbouring keeps of equally many different faces.
pub(super) struct KeepRun {
    pub keeps: Range<usize>,
    pub faces: usize,
}

/// Neighbouring rolls that are equally likely.
pub(super) struct EquallyLikely {
    pub keeps: Range<usize>,
    pub chance: f64,
}

impl Lattice {
    /// How many lanes of a table are computed at a time.
    pub const fn lanes(dice: u8) -> usize {
        // In a browser, so few that the values of a lattice fit into the fastest memory. Elsewhere, as many as the widest
        // vectors have.
        if dice < 6 || !cfg!(target_arch = "wasm32") {
            16
        } else {
            8
        }
    }

    pub fn new(dice: u8) -> Lattice {
        let mut keeps: Vec<Counts> = (0..=dice).flat_map(Counts::every).collect();
        keeps.sort_by_key(|keep| (size(keep), faces(keep), arrangements(keep)));
        let first_roll = keeps.iter().filter(|keep| size(keep) < dice).count();
        let mut places = vec![0; 1 << 18];
        for (place, keep) in keeps.iter().enumerate() {
            places[code(keep)] = place as u16;
        }
        let more = keeps[..first_roll]
            .iter()
            .map(|keep| std::array::from_fn(|face| places[code(keep) + (1 << (3 * face))]))
            .collect();
        let less = keeps.iter().map(|keep| {
            let mut less = [0; 6];
            let held = (0..6).filter(|&face| keep.0[face] > 0);
            for (neighbour, face) in less.iter_mut().zip(held) {
                *neighbour = places[code(keep) - (1 << (3 * face))];
            }
            less
        });
        let less = less.collect();
        let runs = equal_runs(&keeps, 1, |keep| (size(keep), faces(keep)));
        let runs = runs.map(|(keeps, (_, faces))| KeepRun { keeps, faces });
        let all = f64::from(6u32.pow(dice.into()));
        let equally_likely = equal_runs(&keeps, first_roll, arrangements);
        let equally_likely = equally_likely.map(|(keeps, ways)| EquallyLikely {
            keeps,
            chance: f64::from(ways) / all,
        });
        Lattice {
            runs: runs.collect(),
            equally_likely: equally_likely.collect(),
            keeps,
            more,
            less,
            first_roll,
            places,
        }
    }

    /// The rolls: keeps of all dice.
    pub fn rolls(&self) -> &[Counts] {
        &self.keeps[self.first_roll..]
    }

    /// The number of a roll; `None` if the number of dice does not fit the rules.
    pub fn roll(&self, dice: &Counts) -> Option<usize> {
        let place = self.place(dice);
        (self.keeps[place] == *dice).then(|| place.checked_sub(self.first_roll))?
    }

    /// The number of these dice among the keeps.
    pub fn place(&self, dice: &Counts) -> usize {
        self.places.get(code(dice)).copied().unwrap_or(0).into()
    }
}

/// Runs of neighbours with the same key, from a place on.
fn equal_runs<K: PartialEq>(
    keeps: &[Counts],
    from: usize,
    key: impl Fn(&Counts) -> K,
) -> impl Iterator<Item = (Range<usize>, K)> {
    let mut at = from;
    std::iter::from_fn(move || {
        let same = key(keeps.get(at)?);
        let start = at;
        while keeps.get(at).is_some_and(|keep| key(keep) == same) {
            at += 1;
        }
        Some((start..at, same))
    })
}

/// A number for a multiset of at most seven dice: three bits a face.
fn code(keep: &Counts) -> usize {
    let digits = keep.0.iter().rev();
    digits.fold(0, |code, &count| code << 3 | usize::from(count & 7))
}

fn size(keep: &Counts) -> u8 {
    keep.0.iter().sum()
}

fn faces(keep: &Counts) -> usize {
    keep.0.iter().filter(|&&count| count > 0).count()
}

/// In how many orders dice can show this.
pub(super) fn arrangements(keep: &Counts) -> u32 {
    let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
    let same: u32 = keep.0.iter().map(|&count| factorial(count)).product();
    factorial(size(keep)) / same
}
