//! A game with real dice: the cards, and all changes on them.

use std::sync::Arc;

use super::entry::{Entry, Refusal};
use super::possible::{possible, possible_extras};
use rollkeep_rules::dice::Dice;
use rollkeep_rules::game::{Place, Seat, Setup, SetupError, Start, ranked};
use rollkeep_rules::{Card, Closed, ExtraYahtzee, Joker, Offer, RuleSet, Slot};

/// The content of one box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The points.
    pub points: u16,
    /// Whether they were scored with an extra Yahtzee.
    pub extra: bool,
    /// Whether they win the game at once.
    pub wins: bool,
}

/// A game with real dice: the players and their cards. It never changes: [`RealGame::with`] returns the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealGame {
    setup: Setup,
    began: u64,
    touched: u64,
    log: Vec<Entry>,
    /// By seat, then by box.
    held: Vec<Vec<Option<Held>>>,
    /// The changed boxes, the last one last, and what they held before.
    changed: Vec<(usize, Slot, Option<Held>)>,
}

impl RealGame {
    /// The most entries in a log. A game of six without corrections has ninety.
    pub const MAX_ENTRIES: usize = 4000;

    /// Makes empty cards for these people, in seating order. `began` is the time now, in milliseconds since 1970.
    ///
    /// # Errors
    /// [`SetupError`] if the rules do not allow this number of players, or a name is not possible.
    pub fn new(rules: Arc<RuleSet>, names: &[String], began: u64) -> Result<RealGame, SetupError> {
        let seats = names.iter().map(|name| Seat::person(name)).collect();
        let setup = Setup::new(rules, seats, Start::Seating, None)?;
        let boxes = setup.rules().categories.len();
        Ok(RealGame {
            held: vec![vec![None; boxes]; setup.seats().len()],
            setup,
            began,
            touched: began,
            log: Vec::new(),
            changed: Vec::new(),
        })
    }

    /// Starts again with the same people and empty cards.
    ///
    /// # Errors
    /// None in practice, because this setup was possible before.
    pub fn again(&self, began: u64) -> Result<RealGame, SetupError> {
        let rules = self.setup.rules().clone();
        let mut game = RealGame::new(rules, &self.setup.names(), began)?;
        for entry in [
            Entry::Count(self.is_counted()),
            Entry::Coach(self.is_coached()),
        ] {
            if let Ok(next) = game.with(entry, began) {
                game = next;
            }
        }
        Ok(game)
    }

    /// The rules and the players.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Arc<RuleSet> {
        self.setup.rules()
    }

    /// When it began, in milliseconds since 1970.
    pub const fn began(&self) -> u64 {
        self.began
    }

    /// When it last changed, in milliseconds since 1970.
    pub const fn touched(&self) -> u64 {
        self.touched
    }

    /// All changes, in order.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Returns whether the statistics count it.
    pub fn is_counted(&self) -> bool {
        let set = self.log.iter().rev().find_map(|entry| match entry {
            Entry::Count(on) => Some(*on),
            _ => None,
        });
        set.unwrap_or(true)
    }

    /// Returns whether the coach gives advice.
    pub fn is_coached(&self) -> bool {
        let set = self.log.iter().rev().find_map(|entry| match entry {
            Entry::Coach(on) => Some(*on),
            _ => None,
        });
        set.unwrap_or(false)
    }

    /// Returns the content of a box; `None` if it is open or does not exist.
    pub fn held(&self, seat: usize, slot: Slot) -> Option<Held> {
        self.held.get(seat)?.get(slot.index()).copied().flatten()
    }

    /// Returns the card of a seat, with its bonuses; an empty one if there is no such seat.
    pub fn card(&self, seat: usize) -> Card {
        self.card_without(seat, None)
    }

    /// Returns how many boxes a seat has filled.
    fn filled(&self, seat: usize) -> usize {
        self.held
            .get(seat)
            .map_or(0, |held| held.iter().flatten().count())
    }

    fn card_without(&self, seat: usize, without: Option<Slot>) -> Card {
        let rules = self.rules();
        let slots = rules.slots().filter(|slot| Some(*slot) != without);
        let held: Vec<(Slot, Held)> = slots
            .filter_map(|slot| Some((slot, self.held(seat, slot)?)))
            .collect();
        let card = Card::with(rules, held.iter().map(|(slot, held)| (*slot, held.points)));
        let bonus = rules.extra_yahtzee.map_or(0, |extra| {
            let paid = is_paid(extra, card.points(Slot(extra.category)));
            let extras = held.iter().filter(|(_, held)| held.extra && paid);
            extras.map(|_| extra.bonus).sum()
        });
        card.and_bonuses(bonus)
    }

    /// Returns the seat and the box that have won the game at once, whatever the totals.
    pub fn won_at_once(&self) -> Option<(usize, Slot)> {
        let boxes = |seat| self.rules().slots().map(move |slot| (seat, slot));
        let mut boxes = (0..self.held.len()).flat_map(boxes);
        boxes.find(|&(seat, slot)| self.held(seat, slot).is_some_and(|held| held.wins))
    }

    /// Returns by which roll of a turn points in this box win the game at once, if they can.
    pub fn wins_by_roll(&self, slot: Slot) -> Option<u8> {
        let category = self.rules().categories.get(slot.index());
        let roll = category.and_then(|category| category.wins_by_roll);
        roll.filter(|_| self.held.len() > 1)
    }

    /// Returns whether it matters after which roll of a turn a box is filled.
    pub fn asks_roll(&self) -> bool {
        let rules = self.rules();
        let wins = |slot| self.wins_by_roll(slot).is_some();
        rules.settles() > 1 || rules.rolls > 1 && rules.slots().any(wins)
    }

    /// Returns the seat whose turn it is: of those with the fewest filled boxes, the first. `None` if all cards are
    /// full, or the game is won at once.
    pub fn next(&self) -> Option<usize> {
        if self.won_at_once().is_some() {
            return None;
        }
        let seats = 0..self.held.len();
        let fewest = seats.min_by_key(|&seat| self.filled(seat))?;
        (!self.is_full(fewest)).then_some(fewest)
    }

    /// Returns whether all cards are full, or the game is won at once.
    pub fn is_over(&self) -> bool {
        self.next().is_none()
    }

    /// Returns whether all cards are empty.
    pub fn is_untouched(&self) -> bool {
        (0..self.held.len()).all(|seat| self.filled(seat) == 0)
    }

    fn is_full(&self, seat: usize) -> bool {
        self.filled(seat) == self.rules().categories.len()
    }

    /// Returns everybody by total, the highest first; who has won at once before all others; equals share a rank and stay
    /// in seating order.
    pub fn ranking(&self) -> Vec<Place> {
        let total = |seat| self.card(seat).totals(self.rules()).grand();
        let seats = 0..self.held.len();
        let first = self.won_at_once().map(|(seat, _)| seat);
        ranked(seats.map(|seat| (total(seat), false)), first)
    }

    /// Returns the entry of these dice in a box with this many rolls left, as if it were open, under the joker rules and with
    /// the other boxes as they are.
    ///
    /// # Errors
    /// [`Refusal`] if the number of dice is wrong, there is no such box, or the rules close it.
    pub fn entry(
        &self,
        seat: usize,
        slot: Slot,
        dice: &Dice,
        rolls_left: u8,
    ) -> Result<Entry, Refusal> {
        if seat >= self.held.len() {
            return Err(Refusal::NoSuchBox);
        }
        if dice.len() != usize::from(self.rules().dice) {
            return Err(Refusal::OtherDice);
        }
        let card = self.card_without(seat, Some(slot));
        let throw = self.rules().throw(dice.counts(), rolls_left);
        let early = (self.wins_by_roll(slot)).is_some_and(|last| throw.roll <= last);
        match self.rules().offer(&card, slot, throw) {
            Offer::Open {
                points: points @ 1..,
                ..
            } if early => Ok(Entry::Win(seat, slot, points)),
            Offer::Open { points, bonus: 0 } => Ok(Entry::Score(seat, slot, points)),
            Offer::Open { points, .. } => Ok(Entry::Extra(seat, slot, points)),
            Offer::Closed(why) => Err(Refusal::Closed(why)),
            Offer::Filled | Offer::Unknown => Err(Refusal::NoSuchBox),
        }
    }

    /// Returns whether these dice score nothing in this box although another open box of the seat would score, or the
    /// player can still roll.
    pub fn is_needless_zero(&self, seat: usize, slot: Slot, dice: &Dice, rolls_left: u8) -> bool {
        let entry = |slot| self.entry(seat, slot, dice, rolls_left);
        let scores = |slot| {
            let zero = Entry::Score(seat, slot, 0);
            self.held(seat, slot).is_none() && entry(slot).is_ok_and(|entry| entry != zero)
        };
        let can_roll = self.knows_rolls() && rolls_left > 0;
        entry(slot) == Ok(Entry::Score(seat, slot, 0))
            && (can_roll || self.rules().slots().any(scores))
    }

    /// Returns whether the players tell how many rolls are left.
    pub fn knows_rolls(&self) -> bool {
        self.asks_roll() || self.is_coached()
    }

    /// Returns why it is not yet the turn of this open box, if that is so.
    pub fn waits(&self, seat: usize, slot: Slot) -> Option<Closed> {
        let open = self.held(seat, slot).is_none();
        let closed = open.then(|| self.rules().out_of_order(&self.card(seat), slot));
        closed.flatten()
    }

    /// Returns whether points in this box can come with an extra Yahtzee.
    pub fn may_be_extra(&self, seat: usize, slot: Slot) -> bool {
        let rules = self.rules();
        let Some(extra) = rules.extra_yahtzee else {
            return false;
        };
        let held = self.held(seat, Slot(extra.category));
        is_paid(extra, held.map(|held| held.points)) && !possible_extras(rules, slot).is_empty()
    }

    /// Returns the game after this entry, at this time. An entry that changes nothing is not logged.
    ///
    /// # Errors
    /// [`Refusal`] says why the entry is not possible.
    pub fn with(&self, entry: Entry, now: u64) -> Result<RealGame, Refusal> {
        let mut next = self.clone();
        next.enter(entry, now)?;
        Ok(next)
    }

    /// Like [`RealGame::with`], but changes this game. On an error, it is unchanged.
    pub(super) fn enter(&mut self, entry: Entry, now: u64) -> Result<(), Refusal> {
        self.check(entry)?;
        if self.log.len() >= Self::MAX_ENTRIES {
            return Err(Refusal::TooLong);
        }
        if self.take(entry)? {
            self.log.push(entry);
            self.touched = now.max(self.touched);
        }
        Ok(())
    }

    /// Returns whether this game continues the other and has all of it.
    pub fn goes_on_from(&self, other: &RealGame) -> bool {
        (&self.setup, self.began) == (&other.setup, other.began) && self.log.starts_with(&other.log)
    }

    fn check(&self, entry: Entry) -> Result<(), Refusal> {
        let (seat, slot) = match entry {
            Entry::Score(seat, slot, _)
            | Entry::Extra(seat, slot, _)
            | Entry::Win(seat, slot, _)
            | Entry::Clear(seat, slot) => (seat, slot),
            Entry::Undo | Entry::Count(_) | Entry::Coach(_) => return Ok(()),
        };
        let rules = self.rules();
        if seat >= self.held.len() || slot.index() >= rules.categories.len() {
            return Err(Refusal::NoSuchBox);
        }
        if !matches!(entry, Entry::Clear(..))
            && let Some(why) = self.waits(seat, slot)
        {
            return Err(Refusal::Closed(why));
        }
        match entry {
            Entry::Score(_, _, points) | Entry::Win(_, _, points)
                if !possible(rules, slot).contains(&points) =>
            {
                Err(Refusal::Impossible(slot, points))
            }
            Entry::Win(_, _, points) if points == 0 || self.wins_by_roll(slot).is_none() => {
                Err(Refusal::NoWin)
            }
            Entry::Win(..) if self.won_at_once().is_some_and(|it| it != (seat, slot)) => {
                Err(Refusal::Won)
            }
            Entry::Extra(_, _, points) if !possible_extras(rules, slot).contains(&points) => {
                Err(Refusal::NoExtra(slot, points))
            }
            Entry::Extra(..) if !self.may_be_extra(seat, slot) => Err(Refusal::NoYahtzee),
            Entry::Score(_, _, points @ 1..) | Entry::Win(_, _, points) => {
                self.check_need(seat, slot, points)
            }
            _ => Ok(()),
        }
    }

    /// Checks what these points need of another box.
    fn check_need(&self, seat: usize, slot: Slot, points: u16) -> Result<(), Refusal> {
        let Some(need) = self.rules().category(slot).needs else {
            return Ok(());
        };
        let other = self.held(seat, need.other()).map(|held| held.points);
        match need.is_met(points, other) {
            true => Ok(()),
            false => Err(Refusal::Lacks(slot, need, other.unwrap_or(0))),
        }
    }

    /// Carries out a [checked](Self::check) entry, and returns whether it changed anything.
    fn take(&mut self, entry: Entry) -> Result<bool, Refusal> {
        let plain = |points| Held {
            points,
            extra: false,
            wins: false,
        };
        let extra = |points| Held {
            extra: true,
            ..plain(points)
        };
        let win = |points| Held {
            wins: true,
            ..plain(points)
        };
        let (seat, slot, now) = match entry {
            Entry::Score(seat, slot, points) => (seat, slot, Some(plain(points))),
            Entry::Extra(seat, slot, points) => (seat, slot, Some(extra(points))),
            Entry::Win(seat, slot, points) => (seat, slot, Some(win(points))),
            Entry::Clear(seat, slot) => (seat, slot, None),
            Entry::Count(on) => return Ok(self.is_counted() != on),
            Entry::Coach(on) => return Ok(self.is_coached() != on),
            Entry::Undo => {
                let (seat, slot, before) = self.changed.pop().ok_or(Refusal::NothingToUndo)?;
                self.put(seat, slot, before);
                return Ok(true);
            }
        };
        let before = self.held(seat, slot);
        if before == now {
            return Ok(false);
        }
        self.put(seat, slot, now);
        self.changed.push((seat, slot, before));
        Ok(true)
    }

    fn put(&mut self, seat: usize, slot: Slot, held: Option<Held>) {
        let place = self.held.get_mut(seat);
        if let Some(place) = place.and_then(|held| held.get_mut(slot.index())) {
            *place = held;
        }
    }

    /// Returns the box that the next undo changes back.
    pub fn last_changed(&self) -> Option<(usize, Slot)> {
        self.changed.last().map(|&(seat, slot, _)| (seat, slot))
    }
}

/// Returns whether bonuses for extra Yahtzees count with this in the Yahtzee box. The older leaflet of Kniffel pays them
/// after a 0, too.
fn is_paid(extra: ExtraYahtzee, held: Option<u16>) -> bool {
    held.is_some_and(|held| held > 0 || extra.joker == Joker::OwnBox)
}
