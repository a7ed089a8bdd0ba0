//! The states of the upper section: which boxes are open, and how far away the bonus is.

use super::offers::Offers;
use crate::rules::{RuleSet, Section};

/// Every state of the upper section, each a *lane* of the tables.
///
/// Two totals that need the same smallest sum of the open boxes for the bonus make no difference to
/// later play: they share a lane. A bonus is paid when it is reached, so the lane for a bonus that is
/// paid is also the lane for one that is out of reach.
pub(super) struct UpperStates {
    /// The categories of the section, by their bit.
    pub slots: Vec<usize>,
    /// By the number of open boxes: where their lanes begin. The last entry is where the last lanes end.
    pub levels: Vec<usize>,
    /// By set of open boxes.
    sets: Vec<UpperSet>,
    /// By the number of the points, then by lane: the next lane when a box is filled with these points.
    next: Vec<Vec<u32>>,
    threshold: u16,
    /// The points of the bonus.
    pub bonus: u16,
}

/// The states with the same boxes open.
struct UpperSet {
    first: usize,
    /// The smallest sums of open boxes that reach the bonus; 0 if none does, or if it is paid.
    wants: Vec<u16>,
    /// For each of them, a number of points that some total still needs.
    needs: Vec<u16>,
    /// For each number from 0, the smallest sum of open boxes that is at least this number.
    reach: Vec<Option<u16>>,
}

impl UpperStates {
    /// The lanes of a rule set, every level of them padded to a multiple of `lanes`.
    pub fn new(rules: &RuleSet, offers: &Offers, lanes: usize) -> UpperStates {
        let slots: Vec<usize> = offers.of(Section::Upper).collect();
        let (threshold, bonus) = rules
            .upper_bonus
            .map_or((0, 0), |bonus| (bonus.threshold, bonus.points));
        let count = 1 << slots.len();
        let points = |slot: usize| offers.slots[slots[slot]].points.as_slice();
        let sums: Vec<Vec<bool>> = (0..count).map(|set| sums(set, &points)).collect();
        let mut sets: Vec<UpperSet> = (0..count)
            .map(|set| UpperSet::new(&sums[set], &sums[count - 1 - set], threshold))
            .collect();
        let mut levels = vec![0];
        let mut end = 0;
        for level in 0..=slots.len() {
            for set in (0..count).filter(|set: &usize| set.count_ones() as usize == level) {
                sets[set].first = end;
                end += sets[set].wants.len();
            }
            end = end.next_multiple_of(lanes);
            levels.push(end);
        }
        let mut upper = UpperStates {
            slots,
            levels,
            sets,
            next: Vec::new(),
            threshold,
            bonus,
        };
        upper.next = (0..offers.len()).map(|_| Vec::new()).collect();
        for bit in 0..upper.slots.len() {
            let box_offers = &offers.slots[upper.slots[bit]];
            for (choice, &points) in box_offers.points.iter().enumerate() {
                upper.next[box_offers.first + choice] = upper.moves(bit, points);
            }
        }
        upper
    }

    /// How many lanes a table has for each state of the rest of the card.
    pub fn lanes(&self) -> usize {
        self.levels.last().copied().unwrap_or(0)
    }

    /// How long the row of a table is: its lanes, then for each set of boxes the lane in which
    /// the bonus was paid just now, then one for what may not be filled.
    pub fn width(&self) -> usize {
        self.lanes() + self.sets.len() + 1
    }

    /// How many different states there are.
    pub fn states(&self) -> usize {
        self.sets.iter().map(|set| set.wants.len()).sum()
    }

    /// For each set of `level` open boxes: its lane once the bonus is paid, and the place after the
    /// lanes where the bonus was paid just now.
    pub fn paid(&self, level: usize) -> impl Iterator<Item = (usize, usize)> {
        let sets = self.sets.iter().enumerate();
        sets.filter(move |(set, _)| set.count_ones() as usize == level)
            .map(|(at, set)| (set.first, self.lanes() + at))
    }

    /// The next lane of each lane when a box is filled with these points, numbered over all boxes.
    pub fn next(&self, points: usize) -> &[u32] {
        &self.next[points]
    }

    /// The lane of a card with these boxes open and this upper total; `None` if no game gets there.
    pub fn lane(&self, open: usize, total: u16) -> Option<usize> {
        let set = self.sets.get(open)?;
        let want = match total < self.threshold {
            true => set.want(self.threshold - total),
            false => 0,
        };
        Some(set.first + set.wants.binary_search(&want).ok()?)
    }

    /// The bonus, if filling a box with these points reaches it; else 0.
    pub fn paid_by(&self, total: u16, points: u16) -> u16 {
        let reached = total < self.threshold && total + points >= self.threshold;
        if reached { self.bonus } else { 0 }
    }

    fn moves(&self, bit: usize, points: u16) -> Vec<u32> {
        let closed = self.width() - 1;
        let mut next = vec![closed as u32; self.lanes()];
        for (open, set) in self.sets.iter().enumerate() {
            if open & (1 << bit) == 0 {
                continue;
            }
            let rest = open & !(1 << bit);
            for (lane, &need) in set.needs.iter().enumerate() {
                next[set.first + lane] = match need {
                    0 => self.sets[rest].first,
                    _ if points >= need => self.lanes() + rest,
                    _ => self.sets[rest].lane(need - points),
                } as u32;
            }
        }
        next
    }
}

impl UpperSet {
    fn new(open: &[bool], filled: &[bool], threshold: u16) -> UpperSet {
        let mut reach = vec![None; open.len()];
        let mut last = None;
        for sum in (0..open.len()).rev() {
            if open[sum] {
                last = Some(sum as u16);
            }
            reach[sum] = last;
        }
        let mut set = UpperSet {
            first: 0,
            wants: vec![0],
            needs: vec![0],
            reach,
        };
        let below = filled.iter().enumerate().take(threshold.into()).rev();
        for (total, _) in below.filter(|(_, may_be)| **may_be) {
            // Needs grow, and so do wants, until the bonus is out of reach.
            let need = threshold - total as u16;
            let want = set.want(need);
            if set.wants.last().is_some_and(|&last| want > last) {
                set.wants.push(want);
                set.needs.push(need);
            }
        }
        set
    }

    /// The smallest sum of open boxes that is at least this; 0 if there is none.
    fn want(&self, need: u16) -> u16 {
        self.reach
            .get(usize::from(need))
            .copied()
            .flatten()
            .unwrap_or(0)
    }

    fn lane(&self, need: u16) -> usize {
        let want = self.want(need);
        self.first + self.wants.binary_search(&want).unwrap_or(0)
    }
}

/// Which sums the boxes of a set can make.
fn sums<'a>(set: usize, points: &impl Fn(usize) -> &'a [u16]) -> Vec<bool> {
    let mut sums = vec![true];
    for slot in (0..usize::BITS as usize).take_while(|&slot| set >> slot > 0) {
        if set & (1 << slot) == 0 {
            continue;
        }
        let most = points(slot).last().copied().unwrap_or(0);
        let mut longer = vec![false; sums.len() + usize::from(most)];
        for (sum, _) in sums.iter().enumerate().filter(|(_, may_be)| **may_be) {
            for &points in points(slot) {
                longer[sum + usize::from(points)] = true;
            }
        }
        sums = longer;
    }
    sums
}
