//! The game, computed from its events.

use std::sync::Arc;

use super::table::Table;
use super::{Action, Event, LastScore, Millis, Phase, Refused, SeatKind, Setup, Turn};
use crate::dice::{Dice, DiceSource, Keep};
use crate::{Card, RuleSet, Slot};

/// A game and all its events. It never changes: the next event makes a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    table: Table,
    spent: Vec<Millis>,
    last: Option<LastScore>,
    /// The last score of each seat unless it was taken back, the newest last.
    latest: Vec<LastScore>,
    /// The seat whose time ran out last, until dice are rolled again.
    timed_out: Option<usize>,
    /// The turn of the last score, until dice are rolled again.
    undo: Option<Turn>,
    /// The last score of a person and its turn, until a person rolls again or somebody's time runs out.
    last_by_person: Option<(LastScore, Turn)>,
    /// The turn that an undo has interrupted. It goes on after the new score.
    interrupted: Option<Turn>,
    log: Vec<Event>,
    /// The last event is time spent in the current turn, so further time is added to it.
    span_open: bool,
}

impl Game {
    /// A game before its first roll.
    pub fn new(setup: Setup) -> Game {
        let seats = setup.seats().len();
        Game {
            table: Table::new(setup.rules(), seats, setup.start()),
            spent: vec![Millis(0); seats],
            last: None,
            latest: Vec::new(),
            timed_out: None,
            undo: None,
            last_by_person: None,
            interrupted: None,
            log: Vec::new(),
            span_open: false,
            setup,
        }
    }

    /// The setup, which never changes.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rules of this game.
    pub fn rules(&self) -> &Arc<RuleSet> {
        self.setup.rules()
    }

    /// The cards, in seating order.
    pub fn cards(&self) -> &[Card] {
        self.table.cards()
    }

    /// The phase of the game.
    pub fn phase(&self) -> &Phase {
        self.table.phase()
    }

    /// The score written last, unless it was taken back.
    pub fn last_score(&self) -> Option<LastScore> {
        self.last
    }

    /// The last score of each player unless it was taken back, the newest last.
    pub fn latest_scores(&self) -> &[LastScore] {
        &self.latest
    }

    /// Returns whether this is the box that this seat filled last, while the game is in play and it is the turn of
    /// another seat.
    pub fn is_newly_filled(&self, seat: usize, slot: Slot) -> bool {
        let theirs = matches!(self.phase(), Phase::Turn(turn) if turn.seat == seat);
        let here = |it: &LastScore| (it.seat, it.slot) == (seat, slot);
        let in_play = !matches!(self.phase(), Phase::Over(_));
        in_play && !theirs && self.latest.iter().any(here)
    }

    /// All events, in order. Times in a row within a turn are added up.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The log without the time of the current turn.
    pub fn closed_log(&self) -> &[Event] {
        match self.log.split_last() {
            Some((Event::Spent(_), rest)) if self.span_open => rest,
            _ => &self.log,
        }
    }

    /// Returns how much time this seat has left; `None` without a clock.
    pub fn time_left(&self, seat: usize) -> Option<Millis> {
        Some(self.setup.clock()?.minus(*self.spent.get(seat)?))
    }

    /// Returns whether this seat has lost by the clock.
    pub fn out_of_time(&self, seat: usize) -> bool {
        self.time_left(seat) == Some(Millis(0))
    }

    /// How many rolls are left in the current turn; 0 if there is none.
    pub fn rolls_left(&self) -> u8 {
        self.turn().map_or(0, |turn| turn.rolls_left(self.rules()))
    }

    /// How many rolls this seat has saved and not used.
    pub fn saved(&self, seat: usize) -> u16 {
        self.table.saved(seat)
    }

    /// How many rolls the last score has saved for a later turn, until dice are rolled again.
    pub fn just_saved(&self) -> u16 {
        let last = self.last.zip(self.undo);
        let last = last.filter(|(score, _)| !self.cards()[score.seat].is_full());
        last.map_or(0, |(score, turn)| {
            let now = self.table.saved_for_next_turn(score.seat);
            now.saturating_sub(turn.saved)
        })
    }

    /// The seat whose turn the clock has just ended, until dice are rolled again.
    pub fn just_timed_out(&self) -> Option<usize> {
        self.timed_out
    }

    /// Returns whether a player can take back the last score of a person.
    pub fn can_undo(&self) -> bool {
        self.last_by_person.is_some()
    }

    /// The score that [`Action::Undo`] takes back: the last one of a person, even in a game that is over. It is final
    /// once a person rolls again or somebody's time runs out. What computers do in between makes no difference.
    pub fn undoable(&self) -> Option<LastScore> {
        self.last_by_person.map(|(score, _)| score)
    }

    /// Carries out an action if the rules allow it. Takes dice from `dice` only for a roll, and not if the dice are
    /// [shared](super::SharedDice) with others.
    ///
    /// # Errors
    /// [`Refused`] says why it is not possible.
    pub fn apply(
        &self,
        action: Action,
        dice: &mut impl DiceSource,
    ) -> Result<(Game, Event), Refused> {
        let event = match action {
            Action::RollForStart => {
                self.table.starting()?;
                Event::RolledForStart(dice.face()?)
            }
            Action::Roll(kept) => {
                let count = self.turn()?.rollable(self.rules(), kept)?;
                let rolled = match self.shared_roll(count) {
                    Some(rolled) => rolled,
                    None => dice.roll(count)?,
                };
                Event::Rolled { kept, rolled }
            }
            Action::Score(slot) => Event::Scored(slot),
            Action::Undo => self.taking_back()?,
            Action::Spend(time) => Event::Spent(time),
        };
        Ok((self.then(event)?, event))
    }

    /// Returns the game after this event.
    ///
    /// # Errors
    /// [`Refused`] if the rules do not allow this event.
    pub fn then(&self, event: Event) -> Result<Game, Refused> {
        let mut next = self.clone();
        next.advance(event)?;
        Ok(next)
    }

    /// Adds this event. On an error, the game is unchanged.
    ///
    /// # Errors
    /// [`Refused`] if the rules do not allow this event.
    pub fn advance(&mut self, event: Event) -> Result<(), Refused> {
        let before = self.turn().map(|turn| turn.seat);
        match event {
            Event::RolledForStart(face) => self.table.roll_for_start(face)?,
            Event::Rolled { kept, rolled } => self.roll(kept, &rolled)?,
            Event::Scored(slot) => self.score(slot)?,
            Event::Undone => {
                let written = self.last.zip(self.undo);
                self.take_back(written)?;
            }
            Event::Reopened => self.take_back(self.last_by_person)?,
            Event::Spent(time) => self.spend(time)?,
        }
        match (self.log.last_mut(), event) {
            (Some(Event::Spent(sum)), Event::Spent(time)) if self.span_open => {
                *sum = sum.plus(time);
            }
            _ => self.log.push(event),
        }
        let same_turn = before == self.turn().map(|turn| turn.seat);
        self.span_open = matches!(event, Event::Spent(_)) && same_turn;
        Ok(())
    }

    fn turn(&self) -> Result<Turn, Refused> {
        self.table.turn()
    }

    fn roll(&mut self, kept: Keep, rolled: &Dice) -> Result<(), Refused> {
        let turn = self.turn()?;
        turn.rolled(self.rules(), kept, rolled)?;
        if self
            .shared_roll(rolled.len())
            .is_some_and(|it| it != *rolled)
        {
            return Err(Refused::OtherDice);
        }
        self.table.roll(kept, rolled)?;
        self.undo = None;
        self.timed_out = None;
        if self.is_person(turn.seat) {
            self.last_by_person = None;
        }
        Ok(())
    }

    fn score(&mut self, slot: Slot) -> Result<(), Refused> {
        let turn = self.turn()?;
        let score = self.table.score(slot)?;
        self.last = Some(score);
        self.latest.retain(|other| other.seat != turn.seat);
        self.latest.push(score);
        self.timed_out = None;
        self.undo = Some(turn);
        if self.is_person(turn.seat) {
            self.last_by_person = Some((score, turn));
        }
        self.resume();
        Ok(())
    }

    /// Returns the event that takes back the last score of a person. If no dice were rolled since, it is `Undone`, so that
    /// older versions can read the save.
    fn taking_back(&self) -> Result<Event, Refused> {
        let last = self.undoable().ok_or(Refused::NothingToUndo)?;
        match self.undo {
            Some(_) if self.last == Some(last) => Ok(Event::Undone),
            Some(_) | None => Ok(Event::Reopened),
        }
    }

    fn take_back(&mut self, score: Option<(LastScore, Turn)>) -> Result<(), Refused> {
        let (score, turn) = score.ok_or(Refused::NothingToUndo)?;
        // A game that was won at once may have interrupted a turn before.
        self.interrupted = self.turn().ok().or(self.interrupted);
        self.table.take_back(score, turn);
        self.last = self.last.filter(|&last| last != score);
        self.latest.retain(|&other| other != score);
        self.undo = None;
        self.last_by_person = None;
        Ok(())
    }

    fn is_person(&self, seat: usize) -> bool {
        self.setup.seats()[seat].kind == SeatKind::Person
    }

    fn spend(&mut self, time: Millis) -> Result<(), Refused> {
        let turn = self.turn()?;
        if self.setup.clock().is_none() {
            return Err(Refused::NoClock);
        }
        self.spent[turn.seat] = self.spent[turn.seat].plus(time);
        if self.out_of_time(turn.seat) {
            self.undo = None;
            self.last_by_person = None;
            self.timed_out = Some(turn.seat);
            self.table.leave(turn.seat);
            // Nobody plays on against players who are all out of time.
            if self.cards().len() > 1 && self.table.contenders().count() == 1 {
                self.table.end();
            }
            self.resume();
        }
        Ok(())
    }

    /// Goes on with the turn that an undo has interrupted, unless the game is won at once.
    fn resume(&mut self) {
        if self.table.won_at_once().is_none()
            && let Some(turn) = self.interrupted.take()
        {
            self.table.resume(turn);
        }
    }
}
