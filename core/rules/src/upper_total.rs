//! A card whose upper section has a given sum.

use super::{Card, RuleSet, Section, Slot};

/// Why the filled upper boxes of a card cannot add up to a total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreachableTotal {
    /// No upper box is filled.
    #[error("no upper box is filled")]
    NoBox,
    /// They add up to the first number at least, and to the second one at most.
    #[error("they add up to {0} to {1}")]
    Range(u16, u16),
    /// No points of these boxes add up to it. They add up to these totals, the nearest ones below and above it.
    #[error("they add up to {0} or {1}")]
    Gap(u16, u16),
}

/// The cheapest way to a sum: what it costs, and the points of the last box.
type Way = Option<(u64, u16)>;

impl RuleSet {
    /// Returns what an upper box holds on the way to the bonus: three of its face with five dice, four with six. `None` for other
    /// boxes.
    pub fn par(&self, slot: Slot) -> Option<u16> {
        let face = self.categories.get(slot.index())?.face()?;
        Some(u16::from(self.dice.saturating_sub(2)) * u16::from(face.pips()))
    }

    /// Returns this card with other points in its filled upper boxes, which add up to `total`. Each box is as near to its
    /// [par](RuleSet::par) as possible, so that the same total always gives the same points. Which boxes have them is the same to
    /// the rest of the game, unless a rule compares boxes or they may have come with bonuses for extra Yahtzees.
    ///
    /// # Errors
    /// [`UnreachableTotal`] if the filled boxes cannot add up to it.
    pub fn with_upper_total(&self, card: &Card, total: u16) -> Result<Card, UnreachableTotal> {
        let is_upper = |slot: &Slot| self.category(*slot).section == Section::Upper;
        let filled = |slot: &Slot| card.points(*slot).is_some();
        let boxes: Vec<Slot> = self.slots().filter(is_upper).filter(filled).collect();
        if boxes.is_empty() {
            return Err(UnreachableTotal::NoBox);
        }
        // For each number of boxes from the top, the ways to each sum.
        let mut ways: Vec<Vec<Way>> = vec![vec![Some((0, 0))]];
        for slot in &boxes {
            let before = ways.last().map_or(&[][..], Vec::as_slice);
            let ways_on = self.ways_with(*slot, before);
            ways.push(ways_on);
        }
        let sums = ways.last().map_or(&[][..], Vec::as_slice);
        let Some(Some(_)) = sums.get(usize::from(total)) else {
            return Err(nearest(sums, total));
        };
        let mut held: Vec<(Slot, u16)> = { self.slots() }
            .filter_map(|slot| Some((slot, card.points(slot)?)))
            .filter(|(slot, _)| !boxes.contains(slot))
            .collect();
        let mut left = total;
        for (slot, sums) in boxes.iter().zip(&ways[1..]).rev() {
            let points = sums.get(usize::from(left)).copied().flatten();
            let points = points.map_or(0, |(_, points)| points);
            held.push((*slot, points));
            left -= points;
        }
        Ok(Card::with(self, held).and_bonuses(card.yahtzee_bonuses()))
    }

    /// The ways to each sum with one more box.
    fn ways_with(&self, slot: Slot, before: &[Way]) -> Vec<Way> {
        let scores = self.possible_points(slot);
        let most = scores.last().copied().unwrap_or(0);
        let par = self.par(slot);
        let usual = scores.iter().position(|points| Some(*points) == par);
        let usual = usual.unwrap_or(scores.len() / 2);
        let mut ways: Vec<Way> = vec![None; before.len() + usize::from(most)];
        for (sum, way) in before.iter().enumerate() {
            let Some((cost, _)) = way else {
                continue;
            };
            for (place, points) in scores.iter().enumerate() {
                let off = place.abs_diff(usual) as u64;
                let cost = cost + off * off;
                if let Some(way) = ways.get_mut(sum + usize::from(*points))
                    && way.is_none_or(|(other, _)| cost < other)
                {
                    *way = Some((cost, *points));
                }
            }
        }
        ways
    }
}

/// Why there is no way to this total.
fn nearest(sums: &[Way], total: u16) -> UnreachableTotal {
    let reachable = (0..=u16::MAX).zip(sums);
    let reachable = reachable.filter_map(|(sum, way)| way.map(|_| sum));
    let (below, above): (Vec<u16>, Vec<u16>) = reachable.partition(|sum| *sum < total);
    match (&below[..], &above[..]) {
        ([.., below], [above, ..]) => UnreachableTotal::Gap(*below, *above),
        ([least, .., most], []) | ([], [least, .., most]) => UnreachableTotal::Range(*least, *most),
        ([only], []) | ([], [only]) => UnreachableTotal::Range(*only, *only),
        ([], []) => UnreachableTotal::NoBox,
    }
}
