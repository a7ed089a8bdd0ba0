//! The position that somebody sets up in the explorer.

use std::sync::Arc;

use crate::link::decode_address;
use rollkeep_rules::dice::Face;
use rollkeep_rules::{
    Card, ImpossibleCard, ParseCardError, PortableRules, RuleSet, Slot, UnreachableTotal,
};
use rollkeep_solver::coach::{ImpossiblePosition, ParsePositionError, Position, usual_points};

/// The beginning of the explorer's address, before the position.
const ADDRESS: &str = "#/explore/";

/// The rules, the card and the rolls left, as somebody sets them up. The dice are entered elsewhere. It need not be a
/// [`Position`]: the card may be full, or no game may lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    rules: Arc<RuleSet>,
    card: Card,
    rolls_left: u8,
}

impl SetUp {
    /// An empty card after the first roll.
    pub fn new(rules: Arc<RuleSet>) -> SetUp {
        SetUp {
            card: Card::new(&rules),
            rolls_left: rules.rolls - 1,
            rules,
        }
    }

    /// Reads what [`SetUp::text`] has written, any [`Position`], or a link to the explorer, also with other text before it. Returns
    /// the dice, too: perhaps fewer than the rules need.
    ///
    /// # Errors
    /// [`ParsePositionError`] if a part cannot be read, or does not fit the rules.
    pub fn read(text: &str) -> Result<(SetUp, Vec<Face>), ParsePositionError> {
        let linked = text.split_once(ADDRESS).map(|(_, linked)| {
            let linked = linked.split_whitespace().next().unwrap_or_default();
            decode_address(linked)
        });
        let position = Position::parse_unfinished(linked.as_deref().unwrap_or(text))?;
        let rules = position.rules.rules().map_err(ImpossiblePosition::from)?;
        let card = position.card(&rules);
        let impossible = rules.slots().find_map(|slot| {
            let points = card.points(slot)?;
            let possible = rules.possible_points(slot).contains(&points);
            (!possible).then_some(ImpossibleCard::Points(slot, points))
        });
        if let Some(why) = impossible {
            return Err(ParseCardError::from(why).into());
        }
        if position.dice.len() > usize::from(rules.dice) {
            return Err(ImpossiblePosition::Dice(position.dice.len()).into());
        }
        // Saved rolls are left out: the explorer knows none.
        let rolls_left = position.rolls_left.saturating_sub(position.saved_left);
        if rolls_left >= rules.rolls {
            return Err(ImpossiblePosition::Rolls(rules.rolls - 1).into());
        }
        let set_up = SetUp {
            rules,
            card,
            rolls_left,
        };
        if !set_up.possible_bonuses().contains(&position.bonuses) {
            return Err(ParseCardError::from(ImpossibleCard::Bonuses(position.bonuses)).into());
        }
        Ok((set_up, position.dice))
    }

    /// Writes it with these dice as a line of text, as `docs/NOTATION.md` describes.
    pub fn text(&self, dice: &[Face]) -> String {
        self.with_dice(dice).to_string()
    }

    /// The decision about these dice. `None` if dice are missing, the card is full, or no game leads to it.
    pub fn position(&self, dice: &[Face]) -> Option<Position> {
        let position = self.with_dice(dice);
        position.read().is_ok().then_some(position)
    }

    fn with_dice(&self, dice: &[Face]) -> Position {
        let card = &self.card;
        let filled = |slot| Some((slot, card.points(slot)?));
        Position {
            rules: PortableRules::of(&self.rules),
            filled: self.rules.slots().filter_map(filled).collect(),
            bonuses: card.yahtzee_bonuses(),
            dice: dice.to_vec(),
            rolls_left: self.rolls_left,
            saved_left: 0,
        }
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// The card.
    pub fn card(&self) -> &Card {
        &self.card
    }

    /// How many rolls are left in the turn.
    pub fn rolls_left(&self) -> u8 {
        self.rolls_left
    }

    /// Returns why no game leads to the card, if that is so.
    pub fn trouble(&self) -> Option<ImpossibleCard> {
        self.rules.check_card(&self.card).err()
    }

    /// Sets how many rolls are left, at most as many as a turn has after the first.
    pub fn set_rolls_left(&mut self, rolls: u8) {
        self.rolls_left = rolls.min(self.rules.rolls - 1);
    }

    /// Fills an open box with its [usual points](usual_points), and opens a filled one.
    pub fn toggle(&mut self, slot: Slot) {
        let points = self.card.is_open(slot);
        self.hold(slot, points.then(|| usual_points(&self.rules, slot)));
    }

    /// Writes other points into a box. Points that it cannot hold are ignored.
    pub fn set_points(&mut self, slot: Slot, points: u16) {
        let is_on_card = self.rules.categories.get(slot.index()).is_some();
        if is_on_card && self.rules.possible_points(slot).contains(&points) {
            self.hold(slot, Some(points));
        }
    }

    /// Fills each open box with its [usual points](usual_points).
    pub fn fill_all(&mut self) {
        for slot in self.rules.slots() {
            if self.card.is_open(slot) {
                self.hold(slot, Some(usual_points(&self.rules, slot)));
            }
        }
    }

    /// Opens all boxes.
    pub fn clear(&mut self) {
        self.card = Card::new(&self.rules);
    }

    /// Shares an upper total among the filled upper boxes.
    ///
    /// # Errors
    /// [`UnreachableTotal`] if they cannot add up to it. Then the card stays as it is.
    pub fn set_upper_total(&mut self, total: u16) -> Result<(), UnreachableTotal> {
        self.card = self.rules.with_upper_total(&self.card, total)?;
        self.limit_bonuses();
        Ok(())
    }

    /// The bonuses for extra Yahtzees that the filled boxes can have brought, in points: only 0 if they bring none.
    pub fn possible_bonuses(&self) -> Vec<u16> {
        let each = self.rules.extra_yahtzee.map_or(0, |extra| extra.bonus);
        let most = self.rules.most_bonuses(&self.card);
        (0..=most).step_by(usize::from(each.max(1))).collect()
    }

    /// Sets the bonuses for extra Yahtzees, in points. Others than the possible ones are ignored.
    pub fn set_bonuses(&mut self, points: u16) {
        if self.possible_bonuses().contains(&points) {
            self.card = self.card.clone().and_bonuses(points);
        }
    }

    fn hold(&mut self, slot: Slot, points: Option<u16>) {
        let others = self.rules.slots().filter(|other| *other != slot);
        let others = others.filter_map(|other| Some((other, self.card.points(other)?)));
        let held: Vec<(Slot, u16)> = others.chain(points.map(|points| (slot, points))).collect();
        self.card = Card::with(&self.rules, held).and_bonuses(self.card.yahtzee_bonuses());
        self.limit_bonuses();
    }

    /// Takes away bonuses that the filled boxes cannot have brought any more.
    fn limit_bonuses(&mut self) {
        let bonuses = self.card.yahtzee_bonuses();
        if bonuses > 0 {
            let most = self.rules.most_bonuses(&self.card);
            self.card = self.card.clone().and_bonuses(bonuses.min(most));
        }
    }
}
