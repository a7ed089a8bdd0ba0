//! The states of the upper section: which boxes are open, and how far away the bonus is.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use super::lattice::Lattice;
use super::offers::Offers;
use super::precedence::Precedence;
use rollkeep_rules::{RuleSet, Section, Slot, UpperBonus};

/// Every state of the upper section, each a *lane* of the tables.
///
/// Two totals that need the same smallest sums of the open boxes for the bonuses make no difference to
/// later play: they share a lane. A bonus is paid when it is reached, so a bonus that is paid is like
/// one that is out of reach. Of several, a higher one pays what it is worth more than the one before.
pub(super) struct UpperStates {
    /// The categories of the section, by their bit.
    pub slots: Vec<usize>,
    /// By the number of open boxes: where their lanes begin. The last entry is where the last lanes end.
    pub levels: Vec<usize>,
    /// By set of open boxes.
    sets: Vec<UpperSet>,
    /// The sets, by their first lane.
    in_lanes: Vec<usize>,
    /// Where a bonus was paid just now, by the number of open boxes, lane and points: the place after the lanes.
    paid: BTreeMap<(usize, usize, u16), usize>,
    /// By the number of the points, then by lane: the next lane when a box is filled with these points. A box of the lower
    /// section that waits for some of the upper one has those of its first points: the same lane where it may be filled.
    next: Vec<Vec<u32>>,
    rules: Arc<RuleSet>,
}

/// The states with the same boxes open.
struct UpperSet {
    first: usize,
    /// For each lane, a total that is in it.
    totals: Vec<u16>,
    /// By total, up to the threshold of the highest bonus: its lane among these. Higher totals share the last entry.
    lanes: Vec<Option<u16>>,
}

impl UpperStates {
    /// The most steps that finding them may take: some tenths of a second.
    pub const MOST_STEPS: usize = 5_000_000;

    /// How many steps it takes at most to find them: all points of a box are added to all totals of all sets in which it is open,
    /// and each sum is compared with all bonuses.
    pub fn steps(rules: &RuleSet) -> usize {
        let upper = |slot: &Slot| rules.category(*slot).section == Section::Upper;
        let boxes = rules.slots().filter(upper).count();
        let points = rules
            .slots()
            .filter(upper)
            .map(|slot| rules.scores(slot).len());
        let totals = rules.upper_bonuses().map(|it| usize::from(it.threshold));
        [
            1 << boxes,
            totals.max().unwrap_or(0) + 1,
            rules.upper_bonuses().count().max(1),
        ]
        .into_iter()
        .fold(points.sum(), usize::saturating_mul)
    }

    /// The lanes of a rule set, every level of them padded to a multiple of what is computed at a time.
    pub fn new(rules: &Arc<RuleSet>, offers: &Offers, precedence: &Precedence) -> UpperStates {
        let lanes = Lattice::lanes(rules.dice);
        let slots: Vec<usize> = offers.of(Section::Upper).collect();
        let count = 1 << slots.len();
        let points = |slot: usize| offers.slots[slots[slot]].points.as_slice();
        let sums: Vec<Vec<bool>> = (0..count).map(|set| sums(set, &points)).collect();
        let mut sets: Vec<UpperSet> = (0..count)
            .map(|set| UpperSet::new(&sums[set], &sums[count - 1 - set], rules))
            .collect();
        for (open, set) in sets.iter_mut().enumerate() {
            if !precedence.leads_to_upper(open) {
                set.totals.clear();
                set.lanes.clear();
            }
        }
        let mut levels = vec![0];
        let mut end = 0;
        let mut in_lanes = Vec::with_capacity(count);
        for level in 0..=slots.len() {
            for set in (0..count).filter(|set: &usize| set.count_ones() as usize == level) {
                sets[set].first = end;
                end += sets[set].totals.len();
                in_lanes.push(set);
            }
            end = end.next_multiple_of(lanes);
            levels.push(end);
        }
        let mut upper = UpperStates {
            slots,
            levels,
            sets,
            in_lanes,
            paid: BTreeMap::new(),
            next: (0..offers.len()).map(|_| Vec::new()).collect(),
            rules: rules.clone(),
        };
        let numbered = |bit: usize| {
            let box_offers = &offers.slots[upper.slots[bit]];
            let points = box_offers.points.iter().enumerate();
            points.map(move |(choice, &points)| (bit, box_offers.first + choice, points))
        };
        let fills: Vec<_> = (0..upper.slots.len()).flat_map(numbered).collect();
        let moves = |bit: usize, points| upper.moves(bit, points, precedence);
        let mut paid = BTreeMap::new();
        for &(bit, _, points) in &fills {
            for (_, rest, lane, bonus) in moves(bit, points) {
                if bonus > 0 {
                    paid.insert((rest.count_ones() as usize, lane, bonus), 0);
                }
            }
        }
        for (place, number) in (upper.lanes()..).zip(paid.values_mut()) {
            *number = place;
        }
        upper.paid = paid;
        let closed = upper.width() - 1;
        for (bit, cell, points) in fills {
            let mut next = vec![closed as u32; upper.lanes()];
            for (from, rest, lane, bonus) in upper.moves(bit, points, precedence) {
                let level = rest.count_ones() as usize;
                next[from] = match bonus {
                    0 => lane,
                    _ => upper.paid[&(level, lane, bonus)],
                } as u32;
            }
            upper.next[cell] = next;
        }
        for slot in offers.of(Section::Lower) {
            if precedence.waits_for_upper(slot) {
                let next = upper.where_allowed(slot, precedence);
                upper.next[offers.slots[slot].first] = next;
            }
        }
        upper
    }

    /// For each lane, the same lane if this box of the lower section may be filled there.
    fn where_allowed(&self, slot: usize, precedence: &Precedence) -> Vec<u32> {
        let mut next = vec![(self.width() - 1) as u32; self.lanes()];
        let sets = self.sets.iter().enumerate();
        for (_, set) in sets.filter(|(open, _)| precedence.upper_allows(slot, *open)) {
            for (lane, next) in { next.iter_mut().enumerate() }
                .skip(set.first)
                .take(set.totals.len())
            {
                *next = lane as u32;
            }
        }
        next
    }

    /// The memory that its own tables take.
    pub fn bytes(&self) -> usize {
        self.next.iter().map(|it| size_of_val(it.as_slice())).sum()
    }

    /// How many lanes a table has for each state of the rest of the card.
    pub fn lanes(&self) -> usize {
        self.levels.last().copied().unwrap_or(0)
    }

    /// How long the row of a table is: its lanes, then those in which a bonus was paid just now, then one
    /// for what may not be filled.
    pub fn width(&self) -> usize {
        self.lanes() + self.paid.len() + 1
    }

    /// How many different states there are with such boxes open.
    pub fn states(&self, leads: impl Fn(usize) -> bool) -> usize {
        let sets = self.sets.iter().enumerate();
        let sets = sets.filter(|(open, _)| leads(*open));
        sets.map(|(_, set)| set.totals.len()).sum()
    }

    /// The sets of open boxes that have any of these lanes.
    pub fn open_in(&self, lanes: Range<usize>) -> impl Iterator<Item = usize> {
        let end = |set: usize| self.sets[set].first + self.sets[set].totals.len();
        let before = |&set: &usize| end(set) <= lanes.start;
        let from = self.in_lanes.partition_point(before);
        let sets = self.in_lanes[from..].iter().copied();
        let sets = sets.take_while(move |&set| self.sets[set].first < lanes.end);
        sets.filter(|&set| !self.sets[set].totals.is_empty())
    }

    /// For each lane of `level` open boxes in which a bonus was paid just now: the lane, the place after the lanes, and the
    /// points of the bonus.
    pub fn paid(&self, level: usize) -> impl Iterator<Item = (usize, usize, u16)> {
        let paid = self.paid.range((level, 0, 0)..(level + 1, 0, 0));
        paid.map(|(&(_, lane, bonus), &place)| (lane, place, bonus))
    }

    /// The next lane of each lane when a box is filled with these points, numbered over all boxes.
    pub fn next(&self, points: usize) -> &[u32] {
        &self.next[points]
    }

    /// The lane of a card with these boxes open and this upper total; `None` if no game gets there.
    pub fn lane(&self, open: usize, total: u16) -> Option<usize> {
        let set = self.sets.get(open)?;
        let last = set.lanes.len().checked_sub(1)?;
        Some(set.first + usize::from(set.lanes[last.min(total.into())]?))
    }

    /// The bonus that filling a box with these points brings.
    pub fn paid_by(&self, total: u16, points: u16) -> u16 {
        let after = self.rules.upper_bonus_for(total.saturating_add(points));
        after - self.rules.upper_bonus_for(total)
    }

    /// Filling a box with these points, from every lane in which it is open and may be filled: that lane, the boxes that are open
    /// afterwards, the next lane, and the bonus.
    fn moves(
        &self,
        bit: usize,
        points: u16,
        precedence: &Precedence,
    ) -> impl Iterator<Item = (usize, usize, usize, u16)> {
        let slot = self.slots[bit];
        let sets = self.sets.iter().enumerate();
        let open = sets
            .filter(move |(open, _)| open & (1 << bit) > 0 && precedence.upper_allows(slot, *open));
        open.flat_map(move |(open, set)| {
            let rest = open & !(1 << bit);
            let totals = set.totals.iter().enumerate();
            totals.map(move |(lane, &total)| {
                let next = self
                    .lane(rest, total + points)
                    .unwrap_or(self.sets[rest].first);
                (set.first + lane, rest, next, self.paid_by(total, points))
            })
        })
    }
}

impl UpperSet {
    fn new(open: &[bool], filled: &[bool], rules: &RuleSet) -> UpperSet {
        // For each number from 0, the smallest sum of open boxes that is at least this number.
        let mut reach = vec![None; open.len()];
        let mut last = None;
        for sum in (0..open.len()).rev() {
            if open[sum] {
                last = Some(sum as u16);
            }
            reach[sum] = last;
        }
        // The smallest sum of open boxes that reaches each bonus from a total; 0 if none does, or if it is paid.
        let wants = |total: u16| -> Vec<u16> {
            let want = |bonus: UpperBonus| {
                let need = usize::from(bonus.threshold.saturating_sub(total));
                let sum = reach.get(need).copied().flatten();
                sum.filter(|_| need > 0).unwrap_or(0)
            };
            rules.upper_bonuses().map(want).collect()
        };
        let enough = { rules.upper_bonuses().next_back() }.map_or(0, |it| it.threshold);
        let may_be = |total: &u16| {
            *total == enough
                || filled
                    .get(usize::from(*total))
                    .is_some_and(|may_be| *may_be)
        };
        let mut totals = Vec::new();
        let mut lanes = BTreeMap::new();
        // From the highest total on, so that the first lane is that of a bonus that is paid.
        for total in (0..=enough).rev().filter(may_be) {
            lanes.entry(wants(total)).or_insert_with(|| {
                totals.push(total);
                (totals.len() - 1) as u16
            });
        }
        UpperSet {
            first: 0,
            totals,
            lanes: (0..=enough)
                .map(|total| lanes.get(&wants(total)).copied())
                .collect(),
        }
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
