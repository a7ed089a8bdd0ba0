//! The joker rules: which boxes may take a roll, and for how much.

use super::{Card, Joker, Need, Order, RuleSet, Section, Slot, Spec, Strike, Throw, work};
use crate::dice::Counts;

/// What a card offers for a roll in one category.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// The box may be filled.
    Open {
        /// The points that the box will hold.
        points: u16,
        /// The bonus for an extra Yahtzee that comes with it, in points; 0 for most rolls.
        bonus: u16,
    },
    /// The box is open, but the order of the card, a joker rule or the rule of striking closes it for this roll.
    Closed(Closed),
    /// The box is filled.
    Filled,
    /// The rule set has no such category.
    Unknown,
}

/// Why the rules close an open box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Closed {
    /// The upper box of this face is open and must take the roll.
    #[error("the upper box of this face must take it")]
    UpperFirst(Slot),
    /// A lower box is open and must take the joker.
    #[error("a lower box must take it")]
    LowerFirst,
    /// The boxes are filled one after the other, and this one comes next.
    #[error("another box comes next")]
    Next(Slot),
    /// A box of this section is open, and all of them come before the others.
    #[error("the {} section comes first", if *.0 == Section::Upper { "upper" } else { "lower" })]
    SectionFirst(Section),
    /// It would score zero, and the dice score in this box.
    #[error("the dice fit another box")]
    Fits(Slot),
    /// It is never struck, and this box may be.
    #[error("another box may be struck")]
    NeverStruck(Slot),
}

impl Closed {
    /// Returns whether it is because the dice are a joker.
    pub const fn is_by_joker(self) -> bool {
        matches!(self, Closed::UpperFirst(_) | Closed::LowerFirst)
    }

    /// Returns whether it is because other boxes come first in the order of the card.
    pub const fn is_by_order(self) -> bool {
        matches!(self, Closed::Next(_) | Closed::SectionFirst(_))
    }
}

/// The effect of the extra Yahtzee rule on a roll.
struct Extra {
    bonus: u16,
    effect: Effect,
}

enum Effect {
    /// The roll scores like any other.
    Ordinary,
    /// Every open lower box takes it as if its pattern held.
    Joker,
    /// Only this upper box takes it.
    Only(Slot),
    /// Lower boxes take it as if their pattern held; upper boxes take it only if no lower one is open.
    LowerFirst,
    /// Every open box takes it for the most that it can bring.
    Highest,
}

impl RuleSet {
    /// Returns what the card offers for these dice in this category.
    pub fn offer(&self, card: &Card, slot: Slot, throw: Throw) -> Offer {
        let offer = self.offer_in_order(card, slot, throw);
        match offer {
            Offer::Open { points: 0, .. } if !self.category(slot).strike.is_at_will() => {
                let others = self.offers_in_order(card, throw);
                self.strike_refused(slot, &others)
                    .map_or(offer, Offer::Closed)
            }
            _ => offer,
        }
    }

    /// Returns what the card offers for these dice in every category, top to bottom.
    pub fn offers(&self, card: &Card, throw: Throw) -> Vec<Offer> {
        let all = self.offers_in_order(card, throw);
        let offer = |(slot, offer): (Slot, &Offer)| match offer {
            Offer::Open { points: 0, .. } => {
                (self.strike_refused(slot, &all)).map_or(*offer, Offer::Closed)
            }
            _ => *offer,
        };
        self.slots().zip(&all).map(offer).collect()
    }

    /// Returns what the card would offer in every category if all could be struck at will.
    fn offers_in_order(&self, card: &Card, throw: Throw) -> Vec<Offer> {
        let offer = |slot| self.offer_in_order(card, slot, throw);
        self.slots().map(offer).collect()
    }

    /// Returns why this box may not be filled with zero where the card would offer all this; `None` if it may.
    fn strike_refused(&self, slot: Slot, all: &[Offer]) -> Option<Closed> {
        let strike = self.category(slot).strike;
        if strike.is_at_will() {
            return None;
        }
        let find = |counts: &dyn Fn(Slot, u16) -> bool| {
            let mut others = self.slots().zip(all).filter(|(other, _)| *other != slot);
            let found = others.find(|(other, offer)| match offer {
                Offer::Open { points, .. } => counts(*other, *points),
                Offer::Closed(_) | Offer::Filled | Offer::Unknown => false,
            });
            found.map(|(other, _)| other)
        };
        let fits = find(&|_, points| points > 0);
        let other = find(&|other, _| self.category(other).strike != Strike::Never);
        if strike.allows(fits.is_some(), other.is_some()) {
            return None;
        }
        fits.map(Closed::Fits).or(other.map(Closed::NeverStruck))
    }

    /// Returns what the card would offer if every box could be struck at will.
    fn offer_in_order(&self, card: &Card, slot: Slot, throw: Throw) -> Offer {
        let offer = self.offer_in_any_order(card, slot, throw);
        match offer {
            Offer::Open { .. } => (self.out_of_order(card, slot)).map_or(offer, Offer::Closed),
            _ => offer,
        }
    }

    /// Returns what the card would offer if its boxes could be filled in any order and struck at will.
    pub fn offer_in_any_order(&self, card: &Card, slot: Slot, throw: Throw) -> Offer {
        work::step();
        let Some(category) = self.categories.get(slot.index()) else {
            return Offer::Unknown;
        };
        if !card.is_open(slot) {
            return Offer::Filled;
        }
        let extra = self.extra(card, &throw.dice);
        let upper = category.section == Section::Upper;
        let points = match extra.effect {
            Effect::Only(must) if must != slot => {
                return Offer::Closed(Closed::UpperFirst(must));
            }
            Effect::LowerFirst if upper && self.lower_is_open(card) => {
                return Offer::Closed(Closed::LowerFirst);
            }
            // In the upper section this is what the roll scores anyway.
            Effect::Joker | Effect::LowerFirst => self.worth_as_joker(slot, throw),
            Effect::Highest => self.max_points(slot),
            Effect::Ordinary | Effect::Only(_) => self.worth(slot, throw),
        };
        let met = |need: Need| need.is_met(points, card.points(need.other()));
        let points = if category.needs.is_none_or(met) {
            points
        } else {
            0
        };
        Offer::Open {
            points,
            bonus: extra.bonus,
        }
    }

    /// Returns what these dice score in this category after the next roll of the turn, if that is not what they score now.
    pub fn falls_to(&self, card: &Card, slot: Slot, throw: Throw) -> Option<u16> {
        if throw.roll >= self.rolls.min(self.settles()) {
            return None;
        }
        let roll = throw.roll + 1;
        match [throw, Throw { roll, ..throw }].map(|it| self.offer(card, slot, it)) {
            [Offer::Open { points: now, .. }, Offer::Open { points, .. }] if now != points => {
                Some(points)
            }
            _ => None,
        }
    }

    /// Returns what this open box lacks of another one, if these dice score zero in it for that alone.
    pub fn unmet_need(&self, card: &Card, slot: Slot, throw: Throw) -> Option<Need> {
        let category = self.categories.get(slot.index())?;
        let scores = matches!(
            self.offer(card, slot, throw),
            Offer::Open { points: 1.., .. }
        );
        let need = category.needs.filter(|_| card.is_open(slot) && !scores)?;
        let points = self.worth(slot, throw);
        (points > 0 && !need.is_met(points, card.points(need.other()))).then_some(need)
    }

    /// Returns the category in which these dice win the game at once, unless somebody plays alone.
    pub fn wins_at_once(&self, card: &Card, throw: Throw) -> Option<Slot> {
        let wins = |slot: Slot, points| self.category(slot).wins_at_once(points, throw.roll);
        // Few rules have such a category, and most rolls are too late for it.
        if !self.slots().any(|slot| wins(slot, Spec::MAX_POINTS)) {
            return None;
        }
        let mut open = self.open_points(card, throw);
        open.find(|(slot, points)| wins(*slot, *points))
            .map(|(slot, _)| slot)
    }

    /// Returns the category that pays most for these dice; of equal ones the first. `None` if the card is full.
    pub fn pays_most(&self, card: &Card, throw: Throw) -> Option<Slot> {
        let all = self.slots().zip(self.offers(card, throw));
        let all = all.filter_map(|(slot, offer)| match offer {
            Offer::Open { points, bonus } => Some((points + bonus, slot)),
            Offer::Closed(_) | Offer::Filled | Offer::Unknown => None,
        });
        let most = all.reduce(|best, next| if next.0 > best.0 { next } else { best });
        most.map(|(_, slot)| slot)
    }

    /// Returns the categories that these dice may fill. Never empty unless the card is full.
    pub fn open_slots(&self, card: &Card, throw: Throw) -> impl Iterator<Item = Slot> {
        self.open_points(card, throw).map(|(slot, _)| slot)
    }

    /// The categories that these dice may fill, each with the points.
    fn open_points(&self, card: &Card, throw: Throw) -> impl Iterator<Item = (Slot, u16)> {
        let all = self.slots().zip(self.offers(card, throw));
        all.filter_map(|(slot, offer)| match offer {
            Offer::Open { points, .. } => Some((slot, points)),
            Offer::Closed(_) | Offer::Filled | Offer::Unknown => None,
        })
    }

    /// Returns what a further Yahtzee does: its bonus, and as a joker, which boxes it may fill.
    fn extra(&self, card: &Card, counts: &Counts) -> Extra {
        let none = Extra {
            bonus: 0,
            effect: Effect::Ordinary,
        };
        let Some(extra) = &self.extra_yahtzee else {
            return none;
        };
        let yahtzee = Slot(extra.category);
        // While the Yahtzee box is open, five of a kind is an ordinary roll.
        let Some(held) = card.points(yahtzee) else {
            return none;
        };
        if !self.fits(yahtzee, counts) {
            return none;
        }
        let own = self.upper_slot(counts.most());
        let own_open = own.filter(|&slot| card.is_open(slot));
        let effect = match (extra.joker, own_open) {
            (Joker::None, _) => Effect::Ordinary,
            (Joker::Earned | Joker::Highest, _) if held == 0 => Effect::Ordinary,
            (Joker::Highest, _) => Effect::Highest,
            (Joker::Free | Joker::Earned, Some(_)) => Effect::Ordinary,
            (Joker::Free | Joker::Earned, None) => Effect::Joker,
            (Joker::Forced | Joker::OwnBox, Some(own)) => Effect::Only(own),
            (Joker::Forced | Joker::OwnBox, None) => Effect::LowerFirst,
        };
        let paid = match extra.joker {
            Joker::OwnBox => own_open.is_some(),
            _ => held > 0,
        };
        Extra {
            bonus: if paid { extra.bonus } else { 0 },
            effect,
        }
    }

    /// Returns why it is not yet the turn of this open box, if that is so.
    pub fn out_of_order(&self, card: &Card, slot: Slot) -> Option<Closed> {
        let open = self.slots().filter(|&other| card.is_open(other));
        let mut before = open.filter(|&other| self.comes_before(other, slot));
        match self.order {
            Order::Free => None,
            Order::Down => before.next().map(Closed::Next),
            Order::Up => before.next_back().map(Closed::Next),
            Order::UpperFirst | Order::LowerFirst => {
                let section = self.category(before.next()?).section;
                Some(Closed::SectionFirst(section))
            }
        }
    }

    /// Returns the one box that comes next, on a card whose boxes are filled one after the other.
    pub fn next_slot(&self, card: &Card) -> Option<Slot> {
        let mut open = self.slots().filter(|&slot| card.is_open(slot));
        match self.order {
            Order::Down => open.next(),
            Order::Up => open.next_back(),
            Order::Free | Order::UpperFirst | Order::LowerFirst => None,
        }
    }

    /// Returns whether the filled boxes of this card were filled in its order.
    pub fn is_in_order(&self, card: &Card) -> bool {
        let mut filled = self.slots().filter(|&slot| !card.is_open(slot));
        filled.all(|slot| self.out_of_order(card, slot).is_none())
    }

    fn lower_is_open(&self, card: &Card) -> bool {
        self.slots()
            .any(|slot| self.category(slot).section == Section::Lower && card.is_open(slot))
    }
}
