//! What every roll may score, found by asking the rule set. The [order](super::precedence) of the boxes is apart.

use std::borrow::Cow;

use super::lattice::Lattice;
use rollkeep_rules::dice::Counts;
use rollkeep_rules::{Card, Need, Offer, RuleSet, Section, Situation, Slot, Spec, Strike, Throw};

/// What the box for extra Yahtzees holds, as far as it matters to later rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExtraYahtzeeBox {
    /// It is open, or the rule set pays nothing for extra Yahtzees.
    Open,
    /// A zero.
    Nothing,
    /// More than zero.
    Points,
}

impl ExtraYahtzeeBox {
    pub const ALL: [ExtraYahtzeeBox; 3] = [
        ExtraYahtzeeBox::Open,
        ExtraYahtzeeBox::Nothing,
        ExtraYahtzeeBox::Points,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub fn is_filled(self) -> bool {
        self != ExtraYahtzeeBox::Open
    }
}

/// Every answer of [`RuleSet::offer`] that can matter, asked once.
///
/// A turn has *stages* if boxes pay something else after its first rolls: one for each such roll, and one for all others.
pub(super) struct Offers {
    pub slots: Vec<BoxOffers>,
    /// How many stages a turn has, mostly one.
    pub stages: usize,
    /// The box whose content changes later offers, if there is one.
    pub extra: Option<Slot>,
    /// The rolls that are jokers once that box is filled.
    pub jokers: Vec<JokerRoll>,
    /// What boxes need of others.
    pub needs: Vec<NeedOf>,
}

/// What a box needs of another one.
#[derive(Clone, Copy)]
pub(super) struct NeedOf {
    pub slot: usize,
    pub need: Need,
}

/// For each need, what the other box holds while the one that needs it is open: one more than the index of the points, or 0
/// while it is open too.
pub(super) type HeldForNeeds = [u16; Spec::MAX_NEEDS];

/// What one box can be filled with.
#[derive(Clone)]
pub(super) struct BoxOffers {
    pub section: Section,
    pub strike: Strike,
    /// All points that any roll scores there, lowest first.
    pub points: Vec<u16>,
    /// For each stage of a turn and each roll, its points without the joker rules, as an index into `points`.
    pub ordinary: Vec<Vec<u16>>,
    /// Where its points begin when all points of all boxes are numbered one after the other.
    pub first: usize,
    /// How many such numbers it has: one for each of its points, and one more for a roll that may not be scored, if striking
    /// has limits.
    pub numbers: usize,
}

/// Which boxes a roll may strike.
pub(super) struct Zeros {
    fits: bool,
    other: bool,
}

impl Zeros {
    /// From how each box is struck that the roll may fill; `None` for one in which it scores.
    pub fn new(struck: impl Iterator<Item = Option<Strike>>) -> Zeros {
        struck.fold(
            Zeros {
                fits: false,
                other: false,
            },
            |zeros, struck| Zeros {
                fits: zeros.fits || struck.is_none(),
                other: zeros.other || struck.is_some_and(|it| it != Strike::Never),
            },
        )
    }

    /// Returns whether a box may be filled that is struck like this.
    pub fn have(&self, struck: Option<Strike>) -> bool {
        struck.is_none_or(|strike| strike.allows(self.fits, self.other))
    }
}

/// A roll that may be an extra Yahtzee.
pub(super) struct JokerRoll {
    pub roll: usize,
    /// The upper box of its face.
    pub own: Option<Slot>,
    /// By stage and situation.
    terms: Vec<Vec<Terms>>,
}

/// For each box, what an extra Yahtzee may score there: an index into its points, and the bonus.
type Terms = Vec<Option<(u16, u16)>>;

/// Points and bonus, if the box may be filled.
fn ask(rules: &RuleSet, card: &Card, slot: Slot, throw: Throw) -> Option<(u16, u16)> {
    match rules.offer_in_any_order(card, slot, throw) {
        Offer::Open { points, bonus } => Some((points, bonus)),
        Offer::Closed(_) | Offer::Filled | Offer::Unknown => None,
    }
}

impl Offers {
    pub fn new(rules: &RuleSet, lattice: &Lattice) -> Offers {
        let rolls = lattice.rolls();
        let throws = |roll: u8| rolls.iter().map(move |&dice| Throw { dice, roll });
        let points = |slot: Slot, roll: u8| -> Vec<u16> {
            { throws(roll).map(|throw| rules.worth(slot, throw)) }.collect()
        };
        let stages = 1..=rules.settles();
        let ordinary: Vec<Vec<Vec<u16>>> = rules
            .slots()
            .map(|slot| stages.clone().map(|roll| points(slot, roll)).collect())
            .collect();
        let extra = rules.extra_yahtzee.map(|extra| Slot(extra.category));
        let joker_offers =
            extra.map_or_else(Vec::new, |extra| ask_about_jokers(rules, rolls, extra));
        let extra = extra.filter(|_| !joker_offers.is_empty());
        let spare = usize::from(rules.limits_striking());
        let mut first = 0;
        let slots: Vec<BoxOffers> = rules
            .slots()
            .zip(&ordinary)
            .map(|(slot, ordinary)| {
                let terms = joker_offers
                    .iter()
                    .flat_map(|joker| joker.2.iter().flatten());
                let special = terms.filter_map(|terms| Some(terms[slot.index()]?.0));
                let mut points: Vec<u16> =
                    ordinary.iter().flatten().copied().chain(special).collect();
                if rules.category(slot).needs.is_some() {
                    points.push(0);
                }
                points.sort_unstable();
                points.dedup();
                let index = |worth: &u16| points.partition_point(|points| points < worth) as u16;
                let box_offers = BoxOffers {
                    section: rules.category(slot).section,
                    strike: rules.category(slot).strike,
                    ordinary: { ordinary.iter() }
                        .map(|stage| stage.iter().map(index).collect())
                        .collect(),
                    first,
                    numbers: points.len() + spare,
                    points,
                };
                first += box_offers.numbers;
                box_offers
            })
            .collect();
        let index = |(box_offers, offer): (&BoxOffers, &Option<(u16, u16)>)| {
            offer.map(|(points, bonus)| {
                let place = box_offers.points.partition_point(|&other| other < points);
                (place as u16, bonus)
            })
        };
        let jokers = joker_offers
            .into_iter()
            .map(|(roll, own, terms)| JokerRoll {
                roll,
                own,
                terms: { terms.iter() }
                    .map(|stage| {
                        let terms = stage.iter();
                        { terms.map(|terms| slots.iter().zip(terms).map(index).collect()) }
                            .collect()
                    })
                    .collect(),
            });
        Offers {
            extra,
            jokers: jokers.collect(),
            stages: usize::from(rules.settles()),
            needs: { rules.slots() }
                .filter_map(|slot| {
                    let need = rules.category(slot).needs?;
                    let slot = slot.index();
                    Some(NeedOf { slot, need })
                })
                .collect(),
            slots,
        }
    }

    /// How many numbers all boxes have together.
    pub fn len(&self) -> usize {
        { self.slots.last() }.map_or(0, |last| last.first + last.numbers)
    }

    /// The stage of this roll of a turn, counted from 1; `None` if no later roll is of another stage.
    pub fn early_stage(&self, roll: u8) -> Option<usize> {
        let stage = usize::from(roll).checked_sub(1)?;
        (stage + 1 < self.stages).then_some(stage)
    }

    /// What the other box of a need holds when it is filled with these points.
    pub fn held(&self, need: NeedOf, points: u16) -> u16 {
        let other = &self.slots[need.need.other().index()].points;
        other.partition_point(|other| *other < points) as u16 + 1
    }

    /// The boxes as these contents let them score: without what they need, they score zero.
    pub fn slots_with(&self, held: HeldForNeeds) -> Cow<'_, [BoxOffers]> {
        let mut slots = Cow::Borrowed(&*self.slots);
        for (need, held) in self.needs.iter().zip(held) {
            let other = &self.slots[need.need.other().index()].points;
            let other = other.get(usize::from(held).wrapping_sub(1)).copied();
            let box_offers = &mut slots.to_mut()[need.slot];
            let points = &box_offers.points;
            for choice in box_offers.ordinary.iter_mut().flatten() {
                if !need.need.is_met(points[usize::from(*choice)], other) {
                    *choice = 0;
                }
            }
        }
        slots
    }

    /// The boxes of these that let a card with these open ones score: without the zeros that may not be written.
    pub fn without_zeros<'a>(slots: Cow<'a, [BoxOffers]>, open: &[usize]) -> Cow<'a, [BoxOffers]> {
        if open.iter().all(|&slot| slots[slot].strike.is_at_will()) {
            return slots;
        }
        let mut left = slots.clone().into_owned();
        for stage in 0..slots[0].ordinary.len() {
            for roll in 0..slots[0].ordinary[stage].len() {
                let struck = |&slot: &usize| slots[slot].struck(slots[slot].ordinary[stage][roll]);
                let may = Zeros::new(open.iter().map(struck));
                for slot in open.iter().filter(|slot| !may.have(struck(slot))) {
                    left[*slot].ordinary[stage][roll] = slots[*slot].points.len() as u16;
                }
            }
        }
        Cow::Owned(left)
    }

    /// The rolls that are jokers on a card whose box for extra Yahtzees is like this.
    pub fn jokers_on(&self, extra_box: ExtraYahtzeeBox) -> impl Iterator<Item = &JokerRoll> {
        self.jokers.iter().filter(move |_| extra_box.is_filled())
    }

    /// What a roll of these terms may fill of these open boxes: the box, the points and the bonus.
    pub fn joker_fills<'a>(
        &'a self,
        terms: &'a [Option<(u16, u16)>],
        open: &'a [usize],
    ) -> impl Iterator<Item = (usize, u16, u16)> + 'a {
        let fills = open.iter().filter_map(|&slot| Some((slot, terms[slot]?)));
        let struck = |slot: usize, choice: u16| self.slots[slot].struck(choice);
        let may = Zeros::new(
            fills
                .clone()
                .map(move |(slot, (choice, _))| struck(slot, choice)),
        );
        let fills = fills.filter(move |&(slot, (choice, _))| may.have(struck(slot, choice)));
        fills.map(|(slot, (choice, bonus))| {
            let points = self.slots[slot].points[usize::from(choice)];
            (slot, points, bonus)
        })
    }

    /// The boxes of a section.
    pub fn of(&self, section: Section) -> impl Iterator<Item = usize> {
        (0..self.slots.len()).filter(move |&slot| self.slots[slot].section == section)
    }
}

impl BoxOffers {
    /// Returns how the box is struck with these points, an index; `None` if they are no zero.
    pub fn struck(&self, choice: u16) -> Option<Strike> {
        (self.points[usize::from(choice)] == 0).then_some(self.strike)
    }

    /// The same box, in which rolls score nothing but what is struck like this, or not at all.
    pub fn only(&self, struck: Option<Strike>) -> BoxOffers {
        let mut only = self.clone();
        for choice in only.ordinary.iter_mut().flatten() {
            if self.struck(*choice) != struck {
                *choice = self.points.len() as u16;
            }
        }
        only
    }
}

impl JokerRoll {
    /// What it may score: for each box, an index into its points, and the bonus.
    pub fn terms(&self, stage: usize, situation: Situation) -> &[Option<(u16, u16)>] {
        &self.terms[stage][situation.index()]
    }
}

/// A joker roll: its number, its upper box, and for every stage and situation the points and the bonus by box.
type JokerOffers = (usize, Option<Slot>, Vec<Vec<Terms>>);

/// Asks the rules about every roll that fits the box of extra Yahtzees, in every situation.
fn ask_about_jokers(rules: &RuleSet, rolls: &[Counts], extra: Slot) -> Vec<JokerOffers> {
    let fits = rolls
        .iter()
        .enumerate()
        .filter(|(_, roll)| rules.fits(extra, roll));
    let jokers = fits.map(|(number, roll)| {
        let own = rules.upper_slot(roll.most());
        let terms = |roll, situation: Situation| {
            let slots = rules.slots();
            let terms = slots.map(|slot| {
                let card = situation.card(rules, extra, own, slot)?;
                ask(rules, &card, slot, roll)
            });
            terms.collect()
        };
        let stages = (1..=rules.settles()).map(|stage| {
            let throw = Throw {
                dice: *roll,
                roll: stage,
            };
            { Situation::every().map(|situation| terms(throw, situation)) }.collect()
        });
        (number, own, stages.collect())
    });
    jokers.collect()
}
