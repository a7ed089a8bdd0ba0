//! Which cards a game can lead to, as far as the card itself shows it.

use super::{Card, Joker, Need, Offer, RuleSet, Situation, Slot};

/// Why no game under these rules leads to a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleCard {
    /// No dice give these points in this box.
    #[error("box {}: no dice give {points} points", .0.number(), points = .1)]
    Points(Slot, u16),
    /// This box is filled, and one that comes before it is open.
    #[error("box {}: another box comes first", .0.number())]
    Order(Slot),
    /// This box holds points, although another one never held what it needs.
    #[error("box {}: another box does not hold what it needs", .0.number())]
    Need(Slot),
    /// So many points are no bonuses for extra Yahtzees that the filled boxes can have brought.
    #[error("the filled boxes bring no bonuses of {0} points")]
    Bonuses(u16),
}

impl RuleSet {
    /// Checks a card of these rules box by box: points, order, needs, bonuses. It does not try in which order the boxes were
    /// filled, so it accepts a few cards to which no game leads.
    ///
    /// # Errors
    /// [`ImpossibleCard`] if no game leads to this card.
    pub fn check_card(&self, card: &Card) -> Result<(), ImpossibleCard> {
        for slot in self.slots() {
            let Some(points) = card.points(slot) else {
                continue;
            };
            if !self.can_hold(slot, points) {
                return Err(ImpossibleCard::Points(slot, points));
            }
            if self.out_of_order(card, slot).is_some() {
                return Err(ImpossibleCard::Order(slot));
            }
            if points > 0 && !self.need_can_be_met(card, slot, points) {
                return Err(ImpossibleCard::Need(slot));
            }
        }
        if self.can_bring(card, card.yahtzee_bonuses()) {
            Ok(())
        } else {
            Err(ImpossibleCard::Bonuses(card.yahtzee_bonuses()))
        }
    }

    /// Returns every score that this box may hold, the lowest first: 0 is not among them if all dice score there.
    pub fn possible_points(&self, slot: Slot) -> Vec<u16> {
        let mut scores = self.scores(slot);
        scores.retain(|points| *points > 0 || self.can_hold(slot, 0));
        scores
    }

    /// Returns every score that this box may hold together with the bonus for an extra Yahtzee, the lowest first. Empty if
    /// there is no such bonus: under rules without one, and for the Yahtzee box.
    pub fn scores_with_extra(&self, slot: Slot) -> Vec<u16> {
        let Some(extra) = self.extra_yahtzee else {
            return Vec::new();
        };
        let yahtzee = Slot(extra.category);
        let mut scores = Vec::new();
        for throw in self
            .throws()
            .filter(|throw| self.fits(yahtzee, &throw.dice))
        {
            let own = self.upper_slot(throw.dice.most());
            let cards = Situation::every().filter_map(|it| it.card(self, yahtzee, own, slot));
            scores.extend(cards.filter_map(
                |card| match self.offer_in_any_order(&card, slot, throw) {
                    Offer::Open { points, bonus: 1.. } => Some(points),
                    _ => None,
                },
            ));
        }
        scores.sort_unstable();
        scores.dedup();
        scores
    }

    /// Returns whether some dice score these points in this box.
    fn can_hold(&self, slot: Slot, points: u16) -> bool {
        if points > 0 {
            return self.scores(slot).contains(&points);
        }
        // All dice score in a box such as Chance, unless it lacks what it needs.
        self.category(slot).needs.is_some()
            || self.throws().any(|throw| self.worth(slot, throw) == 0)
    }

    /// Returns whether another box held what this one needs when it was filled with these points.
    fn need_can_be_met(&self, card: &Card, slot: Slot, points: u16) -> bool {
        let Some(need) = self.category(slot).needs else {
            return true;
        };
        let other = need.other();
        let held = card.points(other);
        if need.is_met(points, held) {
            return true;
        }
        // Above and below, the other box may have been filled later, if its own need was met then.
        let Some(held) = held.filter(|_| !matches!(need, Need::PointsIn(_))) else {
            return false;
        };
        let own = self.category(other).needs;
        let own = own.filter(|it| it.other() == slot && held > 0);
        !self.comes_before(other, slot) && own.is_none_or(|it| it.is_met(held, Some(points)))
    }

    /// Returns the highest bonuses for extra Yahtzees that the filled boxes of this card can have brought, in points.
    pub fn most_bonuses(&self, card: &Card) -> u16 {
        let Some(extra) = self.extra_yahtzee.filter(|extra| extra.bonus > 0) else {
            return 0;
        };
        let yahtzee = Slot(extra.category);
        let earned = match card.points(yahtzee) {
            None => false,
            Some(held) => held > 0 || extra.joker == Joker::OwnBox,
        };
        if !earned {
            return 0;
        }
        let brings = |slot: &Slot| {
            let points = card.points(*slot);
            points.is_some_and(|points| self.scores_with_extra(*slot).contains(&points))
                && !self.comes_before(*slot, yahtzee)
        };
        let most = self.slots().filter(brings).count();
        extra.bonus * most as u16
    }

    /// Returns whether the filled boxes of this card can have brought these bonuses for extra Yahtzees.
    fn can_bring(&self, card: &Card, bonuses: u16) -> bool {
        let each = self.extra_yahtzee.map_or(0, |extra| extra.bonus);
        bonuses == 0 || (bonuses.is_multiple_of(each) && bonuses <= self.most_bonuses(card))
    }
}
