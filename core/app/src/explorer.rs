//! The position that somebody sets up in the explorer.

use std::sync::Arc;

use crate::link::decode_address;
use crate::worker::CoachRequest;
use rollkeep_rules::dice::Face;
use rollkeep_rules::{
    Card, ImpossibleCard, ParseCardError, PortableRules, RuleSet, Slot, Spec, UnreachableTotal,
};
use rollkeep_solver::coach::{
    ImpossiblePosition, ParsePositionError, Position, can_roll_win, has_best_play,
    is_chance_to_win_known, usual_points,
};

/// The beginning of the explorer's address, before the position.
const ADDRESS: &str = "#/explore/";

/// The rules, the cards and the rolls left, as somebody sets them up. The dice are entered elsewhere. It need not be a
/// [`Position`]: the card may be full, or no game may lead to it. One of the cards is shown, and changes are changes of that card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    rules: Arc<RuleSet>,
    /// The card of the player whose turn it is, and then those of others. There is always one.
    cards: Vec<Card>,
    /// The place of the card that is shown.
    shown: usize,
    rolls_left: u8,
}

/// Between the cards of the players in the text.
const BETWEEN_CARDS: char = '|';

impl SetUp {
    /// An empty card after the first roll.
    pub fn new(rules: Arc<RuleSet>) -> SetUp {
        SetUp {
            cards: vec![Card::new(&rules)],
            shown: 0,
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
        let text = linked.as_deref().unwrap_or(text);
        // The cards of others follow the last part. Only the rules, which are the first part, may have the sign in a name.
        let last_part = text.rfind(';').map_or(0, |at| at + 1);
        let mut parts = text[last_part..].split(BETWEEN_CARDS);
        let own = parts.next().unwrap_or_default();
        let position = Position::parse_unfinished(&text[..last_part + own.len()])?;
        let rules = position.rules.rules().map_err(ImpossiblePosition::from)?;
        let others: Vec<Card> = parts
            .map(|card| Card::parse_unchecked(&rules, card))
            .collect::<Result<_, _>>()?;
        if others.len() >= Spec::MAX_SEATS.into() {
            return Err(ParsePositionError::Parts);
        }
        if position.dice.len() > usize::from(rules.dice) {
            return Err(ImpossiblePosition::Dice(position.dice.len()).into());
        }
        // Saved rolls are left out: the explorer knows none.
        let rolls_left = position.rolls_left.saturating_sub(position.saved_left);
        if rolls_left >= rules.rolls {
            return Err(ImpossiblePosition::Rolls(rules.rolls - 1).into());
        }
        let mut cards = vec![position.card(&rules)];
        cards.extend(others);
        for card in &cards {
            check_points(&rules, card)?;
        }
        let set_up = SetUp {
            rules,
            cards,
            shown: 0,
            rolls_left,
        };
        Ok((set_up, position.dice))
    }

    /// Writes a position, and the cards of others, as a line of text that [`SetUp::read`] reads.
    pub fn text_of(position: &Position, others: &[Card]) -> String {
        let others = others.iter().map(|card| format!(" {BETWEEN_CARDS} {card}"));
        format!("{position}{}", others.collect::<String>())
    }

    /// Writes it with these dice as a line of text, as `docs/NOTATION.md` describes.
    pub fn text(&self, dice: &[Face]) -> String {
        SetUp::text_of(&self.with_dice(dice), self.others())
    }

    /// The decision about these dice. `None` if dice are missing, the card is full, or no game leads to it.
    pub fn position(&self, dice: &[Face]) -> Option<Position> {
        let position = self.with_dice(dice);
        position.read().is_ok().then_some(position)
    }

    fn with_dice(&self, dice: &[Face]) -> Position {
        let card = self.own_card();
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

    /// The card that is shown.
    pub fn card(&self) -> &Card {
        &self.cards[self.shown]
    }

    /// The card of the player whose turn it is.
    pub fn own_card(&self) -> &Card {
        &self.cards[0]
    }

    /// The cards of the others.
    pub fn others(&self) -> &[Card] {
        &self.cards[1..]
    }

    /// The place of the card that is shown: 0 for that of the player whose turn it is.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// Shows the card at this place, if there is one.
    pub fn show(&mut self, place: usize) {
        if place < self.cards.len() {
            self.shown = place;
        }
    }

    /// Returns whether there is room for another player.
    pub fn has_room(&self) -> bool {
        self.cards.len() < Spec::MAX_SEATS.into()
    }

    /// Adds another player with the same card as the one that is shown, and shows it.
    pub fn add_player(&mut self) {
        if self.has_room() {
            self.cards.push(self.card().clone());
            self.shown = self.cards.len() - 1;
        }
    }

    /// Removes the player whose card is shown, and shows the card before it. The player whose turn it is stays.
    pub fn remove_player(&mut self) {
        if self.shown > 0 {
            self.cards.remove(self.shown);
            self.shown -= 1;
        }
    }

    /// The question which choice with these dice wins most often. `None` if that is [not known](is_chance_to_win_known), or the
    /// position is impossible.
    pub fn to_win(&self, dice: &[Face]) -> Option<CoachRequest> {
        let is_known = is_chance_to_win_known(&self.rules, self.own_card(), self.others());
        let are_possible = { self.others().iter() }.all(|it| self.rules.check_card(it).is_ok());
        let position = self.position(dice).filter(|_| is_known && are_possible)?;
        let others = self.others().iter().map(Card::to_string);
        Some(CoachRequest::ToWin(position, others.collect()))
    }

    /// The cards of all players, if it can be said how likely each of them wins: there are several, games lead to all their cards, best
    /// play is known, and no roll wins at once. Else none.
    pub fn contestants(&self) -> &[Card] {
        let is_contest = self.cards.len() > 1
            && self.trouble().is_none()
            && has_best_play(&self.rules)
            && !can_roll_win(&self.rules);
        if is_contest { &self.cards } else { &[] }
    }

    /// How many rolls are left in the turn.
    pub fn rolls_left(&self) -> u8 {
        self.rolls_left
    }

    /// Returns why no game leads to a card, if that is so: to the one that is shown, or to another one.
    pub fn trouble(&self) -> Option<ImpossibleCard> {
        let cards = [self.card()].into_iter().chain(&self.cards);
        let mut troubles = cards.filter_map(|card| self.rules.check_card(card).err());
        troubles.next()
    }

    /// Sets how many rolls are left, at most as many as a turn has after the first.
    pub fn set_rolls_left(&mut self, rolls: u8) {
        self.rolls_left = rolls.min(self.rules.rolls - 1);
    }

    /// Fills an open box with its [usual points](usual_points), and opens a filled one.
    pub fn toggle(&mut self, slot: Slot) {
        let points = self.card().is_open(slot);
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
            if self.card().is_open(slot) {
                self.hold(slot, Some(usual_points(&self.rules, slot)));
            }
        }
    }

    /// Opens all boxes.
    pub fn clear(&mut self) {
        self.set_card(Card::new(&self.rules));
    }

    /// Shares an upper total among the filled upper boxes.
    ///
    /// # Errors
    /// [`UnreachableTotal`] if they cannot add up to it. Then the card stays as it is.
    pub fn set_upper_total(&mut self, total: u16) -> Result<(), UnreachableTotal> {
        self.set_card(self.rules.with_upper_total(self.card(), total)?);
        self.limit_bonuses();
        Ok(())
    }

    /// The bonuses for extra Yahtzees that the filled boxes can have brought, in points: only 0 if they bring none.
    pub fn possible_bonuses(&self) -> Vec<u16> {
        possible_bonuses(&self.rules, self.card())
    }

    /// Sets the bonuses for extra Yahtzees, in points. Others than the possible ones are ignored.
    pub fn set_bonuses(&mut self, points: u16) {
        if self.possible_bonuses().contains(&points) {
            self.set_card(self.card().clone().and_bonuses(points));
        }
    }

    fn set_card(&mut self, card: Card) {
        self.cards[self.shown] = card;
    }

    fn hold(&mut self, slot: Slot, points: Option<u16>) {
        let others = self.rules.slots().filter(|other| *other != slot);
        let others = others.filter_map(|other| Some((other, self.card().points(other)?)));
        let held: Vec<(Slot, u16)> = others.chain(points.map(|points| (slot, points))).collect();
        let bonuses = self.card().yahtzee_bonuses();
        self.set_card(Card::with(&self.rules, held).and_bonuses(bonuses));
        self.limit_bonuses();
    }

    /// Takes away bonuses that the filled boxes cannot have brought any more.
    fn limit_bonuses(&mut self) {
        let bonuses = self.card().yahtzee_bonuses();
        if bonuses > 0 {
            let most = self.rules.most_bonuses(self.card());
            self.set_card(self.card().clone().and_bonuses(bonuses.min(most)));
        }
    }
}

/// Refuses a card with points that a box or the bonuses cannot have.
fn check_points(rules: &RuleSet, card: &Card) -> Result<(), ParseCardError> {
    let impossible = rules.slots().find_map(|slot| {
        let points = card.points(slot)?;
        let possible = rules.possible_points(slot).contains(&points);
        (!possible).then_some(ImpossibleCard::Points(slot, points))
    });
    if let Some(why) = impossible {
        return Err(why.into());
    }
    let bonuses = card.yahtzee_bonuses();
    match possible_bonuses(rules, card).contains(&bonuses) {
        true => Ok(()),
        false => Err(ImpossibleCard::Bonuses(bonuses).into()),
    }
}

/// The bonuses for extra Yahtzees that the filled boxes can have brought, in points.
fn possible_bonuses(rules: &RuleSet, card: &Card) -> Vec<u16> {
    let each = rules.extra_yahtzee.map_or(0, |extra| extra.bonus);
    let most = rules.most_bonuses(card);
    (0..=most).step_by(usize::from(each.max(1))).collect()
}
