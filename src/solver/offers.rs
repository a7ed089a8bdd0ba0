//! What every roll may score, as the rule set was heard to say it.

use super::lattice::Lattice;
use crate::dice::Counts;
use crate::rules::{Card, Offer, RuleSet, Section, Slot};

/// What the box for extra Yahtzees holds, as far as it matters to later throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// It is open, or the rule set pays nothing for extra Yahtzees.
    Open,
    /// A zero.
    Nothing,
    /// More than zero.
    Points,
}

impl Held {
    pub const ALL: [Held; 3] = [Held::Open, Held::Nothing, Held::Points];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub fn is_filled(self) -> bool {
        self != Held::Open
    }
}

/// Every answer of [`RuleSet::offer`] that can matter, asked once.
pub(super) struct Offers {
    pub slots: Vec<Choices>,
    /// The box whose content changes later offers, if there is one.
    pub extra: Option<Slot>,
    /// The rolls that are special once that box is filled.
    pub jokers: Vec<Joker>,
}

/// What one box can be filled with.
pub(super) struct Choices {
    pub section: Section,
    /// All points that any roll brings, lowest first.
    pub points: Vec<u16>,
    /// For each roll, as an index into the points, when no joker is in play.
    pub ordinary: Vec<u16>,
    /// Where its points begin when all points of all boxes stand in one row.
    pub first: usize,
}

/// A roll that may be an extra Yahtzee.
pub(super) struct Joker {
    pub roll: usize,
    /// The upper box of its face.
    pub own: Option<Slot>,
    terms: Vec<Terms>,
}

/// For each box, what an extra Yahtzee may score there: an index into its points, and the bonus.
type Terms = Vec<Option<(u16, u16)>>;

/// What else of a card decides over an extra Yahtzee.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Situation {
    pub held: Held,
    /// Is the upper box of its face open?
    pub own_open: bool,
    /// Is any lower box open?
    pub lower_open: bool,
}

impl Situation {
    fn every() -> impl Iterator<Item = Situation> {
        (0..8).map(|bits| Situation {
            held: if bits & 4 > 0 {
                Held::Points
            } else {
                Held::Nothing
            },
            own_open: bits & 2 > 0,
            lower_open: bits & 1 > 0,
        })
    }

    fn index(self) -> usize {
        usize::from(self.held == Held::Points) * 4
            + usize::from(self.own_open) * 2
            + usize::from(self.lower_open)
    }

    /// A card on which this box is open and the rest is as described; `None` if that cannot be.
    fn card(self, rules: &RuleSet, extra: Slot, own: Option<Slot>, slot: Slot) -> Option<Card> {
        let lower = |slot: Slot| rules.category(slot).section == Section::Lower;
        let mut open = vec![slot];
        if self.own_open {
            open.push(own?);
        }
        if self.lower_open && !lower(slot) {
            open.push(
                rules
                    .slots()
                    .find(|&other| lower(other) && other != extra)?,
            );
        }
        let contradicts = open.contains(&extra)
            || own.is_some_and(|own| open.contains(&own) != self.own_open)
            || open.iter().any(|&slot| lower(slot)) != self.lower_open;
        let held = u16::from(self.held == Held::Points);
        let filled = rules.slots().filter(|slot| !open.contains(slot));
        (!contradicts).then(|| Card::with(rules, filled.map(|slot| (slot, held))))
    }
}

/// What the rules say, before it is sorted: points and bonus, if the box may be filled.
fn ask(rules: &RuleSet, card: &Card, slot: Slot, roll: &Counts) -> Option<(u16, u16)> {
    match rules.offer(card, slot, roll) {
        Offer::Open { points, bonus } => Some((points, bonus)),
        Offer::Closed(_) | Offer::Filled | Offer::Unknown => None,
    }
}

impl Offers {
    pub fn new(rules: &RuleSet, lattice: &Lattice) -> Offers {
        let empty = Card::new(rules);
        let rolls = lattice.rolls();
        let ordinary: Vec<Vec<u16>> = rules
            .slots()
            .map(|slot| {
                let points = rolls.iter().map(|roll| ask(rules, &empty, slot, roll));
                points.map(|points| points.unwrap_or_default().0).collect()
            })
            .collect();
        let extra = rules.extra_yahtzee.map(|extra| Slot(extra.category));
        let heard = extra.map_or_else(Vec::new, |extra| listen(rules, rolls, extra));
        let extra = extra.filter(|_| !heard.is_empty());
        let mut first = 0;
        let slots: Vec<Choices> = rules
            .slots()
            .zip(&ordinary)
            .map(|(slot, ordinary)| {
                let said = heard.iter().flat_map(|joker| &joker.2);
                let special = said.filter_map(|terms| Some(terms[slot.index()]?.0));
                let mut points: Vec<u16> = ordinary.iter().copied().chain(special).collect();
                points.sort_unstable();
                points.dedup();
                let found = |worth: &u16| points.partition_point(|points| points < worth) as u16;
                let choices = Choices {
                    section: rules.category(slot).section,
                    ordinary: ordinary.iter().map(found).collect(),
                    first,
                    points,
                };
                first += choices.points.len();
                choices
            })
            .collect();
        let index = |(choices, told): (&Choices, &Option<(u16, u16)>)| {
            told.map(|(points, bonus)| {
                let place = choices.points.partition_point(|&other| other < points);
                (place as u16, bonus)
            })
        };
        let jokers = heard.into_iter().map(|(roll, own, told)| Joker {
            roll,
            own,
            terms: told
                .iter()
                .map(|told| slots.iter().zip(told).map(index).collect())
                .collect(),
        });
        Offers {
            extra,
            jokers: jokers.collect(),
            slots,
        }
    }

    /// How many points there are to choose among, over all boxes.
    pub fn len(&self) -> usize {
        self.slots
            .last()
            .map_or(0, |last| last.first + last.points.len())
    }

    /// The boxes of a section.
    pub fn of(&self, section: Section) -> impl Iterator<Item = usize> {
        (0..self.slots.len()).filter(move |&slot| self.slots[slot].section == section)
    }
}

impl Joker {
    /// What it may score: for each box, an index into its points, and the bonus.
    pub fn terms(&self, situation: Situation) -> &[Option<(u16, u16)>] {
        &self.terms[situation.index()]
    }
}

/// What a joker roll is told in every situation: its number, its upper box, points and bonus by box.
type Heard = (usize, Option<Slot>, Vec<Terms>);

/// Asks for every roll that fits the box of extra Yahtzees, in every situation.
fn listen(rules: &RuleSet, rolls: &[Counts], extra: Slot) -> Vec<Heard> {
    let pattern = &rules.category(extra).pattern;
    let fits = rolls
        .iter()
        .enumerate()
        .filter(|(_, roll)| pattern.holds(roll));
    let heard = fits.map(|(number, roll)| {
        let own = rules.upper_slot(roll.most());
        let told = Situation::every().map(|situation| {
            let slots = rules.slots();
            let told = slots.map(|slot| {
                let card = situation.card(rules, extra, own, slot)?;
                ask(rules, &card, slot, roll)
            });
            told.collect()
        });
        (number, own, told.collect())
    });
    heard.collect()
}
