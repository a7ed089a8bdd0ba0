//! The game, computed from its events.

use std::sync::Arc;

use super::{
    Action, Event, LastScore, Millis, Outcome, Phase, Refused, SeatKind, Setup, Start, StartRoll,
    Turn, next_seat,
};
use crate::dice::{Dice, DiceSource, Face, Keep};
use crate::rules::{Card, RuleSet, Slot};

/// A game and all its events. It never changes: the next event makes a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    cards: Vec<Card>,
    spent: Vec<Millis>,
    /// The rolls that each seat has saved.
    saved: Vec<u16>,
    phase: Phase,
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
    aside: Option<Turn>,
    /// The scores that win the game at once unless they are taken back, the newest last. Mostly none.
    at_once: Vec<LastScore>,
    log: Vec<Event>,
    /// The last event is time spent in the current turn, so further time is added to it.
    span_open: bool,
}

impl Game {
    /// A game before its first roll.
    pub fn new(setup: Setup) -> Game {
        let seats = setup.seats().len();
        let phase = match setup.start() {
            Start::Roll if seats > 1 => Phase::Starting(StartRoll::first(seats)),
            Start::Roll | Start::Seating => Phase::Turn(Turn::new(0, 0)),
        };
        Game {
            cards: vec![Card::new(setup.rules()); seats],
            spent: vec![Millis(0); seats],
            saved: vec![0; seats],
            phase,
            last: None,
            latest: Vec::new(),
            timed_out: None,
            undo: None,
            last_by_person: None,
            aside: None,
            at_once: Vec::new(),
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
        &self.cards
    }

    /// The phase of the game.
    pub fn phase(&self) -> &Phase {
        &self.phase
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
        let theirs = matches!(self.phase, Phase::Turn(turn) if turn.seat == seat);
        let here = |it: &LastScore| (it.seat, it.slot) == (seat, slot);
        let in_play = !matches!(self.phase, Phase::Over(_));
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
        match self.turn() {
            Ok(turn) if turn.seat == seat => turn.saved_left(self.rules()).into(),
            _ => self.saved.get(seat).copied().unwrap_or(0),
        }
    }

    /// How many rolls the last score has saved for a later turn, until dice are rolled again.
    pub fn just_saved(&self) -> u16 {
        let last = self.last.zip(self.undo);
        let last = last.filter(|(score, _)| !self.cards[score.seat].is_full());
        last.map_or(0, |(score, turn)| {
            self.saved[score.seat].saturating_sub(turn.saved)
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
                self.starting()?;
                Event::RolledForStart(dice.face()?)
            }
            Action::Roll(kept) => {
                let count = self.rollable(kept)?;
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
    pub(crate) fn advance(&mut self, event: Event) -> Result<(), Refused> {
        let before = self.turn().map(|turn| turn.seat);
        match event {
            Event::RolledForStart(face) => self.roll_for_start(face)?,
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
        match &self.phase {
            Phase::Starting(_) => Err(Refused::StartFirst),
            Phase::Turn(turn) => Ok(*turn),
            Phase::Over(_) => Err(Refused::GameOver),
        }
    }

    fn starting(&self) -> Result<&StartRoll, Refused> {
        match &self.phase {
            Phase::Starting(round) => Ok(round),
            Phase::Turn(_) => Err(Refused::StartIsDecided),
            Phase::Over(_) => Err(Refused::GameOver),
        }
    }

    /// Returns how many dice are rolled if these are kept.
    fn rollable(&self, kept: Keep) -> Result<usize, Refused> {
        self.turn()?.rollable(self.rules(), kept)
    }

    fn roll_for_start(&mut self, face: Face) -> Result<(), Refused> {
        self.phase = match self.starting()?.clone().after(face) {
            Ok(round) => Phase::Starting(round),
            Err(starter) => Phase::Turn(Turn::new(starter, 0)),
        };
        Ok(())
    }

    fn roll(&mut self, kept: Keep, rolled: &Dice) -> Result<(), Refused> {
        let turn = self.turn()?;
        let next = turn.rolled(self.rules(), kept, rolled)?;
        if self
            .shared_roll(rolled.len())
            .is_some_and(|it| it != *rolled)
        {
            return Err(Refused::OtherDice);
        }
        self.phase = Phase::Turn(next);
        self.undo = None;
        self.timed_out = None;
        if self.is_person(turn.seat) {
            self.last_by_person = None;
        }
        Ok(())
    }

    fn score(&mut self, slot: Slot) -> Result<(), Refused> {
        let turn = self.turn()?;
        let hand = turn.hand.ok_or(Refused::RollFirst)?;
        let seat = turn.seat;
        let rules = self.setup.rules();
        let (points, bonus) = turn.score(rules, &mut self.cards[seat], slot)?;
        let score = LastScore {
            seat,
            slot,
            points,
            bonus,
        };
        self.last = Some(score);
        self.latest.retain(|other| other.seat != seat);
        self.latest.push(score);
        if self.cards.len() > 1 && rules.category(slot).wins_at_once(points, hand.rolls) {
            self.at_once.push(score);
        }
        self.timed_out = None;
        self.saved[seat] = turn.saved_after(rules);
        self.undo = Some(turn);
        if self.is_person(seat) {
            self.last_by_person = Some((score, turn));
        }
        self.go_on(seat);
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
        self.cards[score.seat].clear(score.slot, score.bonus);
        // A game that was won at once may have left a turn aside.
        self.aside = self.turn().ok().or(self.aside);
        self.saved[score.seat] = turn.saved;
        self.phase = Phase::Turn(turn);
        self.last = self.last.filter(|&last| last != score);
        self.latest.retain(|&other| other != score);
        self.at_once.retain(|&other| other != score);
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
            self.go_on(turn.seat);
        }
        Ok(())
    }

    /// Goes on with the turn that an undo has interrupted, or with the next one; or ends the game, if it is won at once.
    fn go_on(&mut self, from: usize) {
        if let Some(&score) = self.at_once.last() {
            self.phase = Phase::Over(Outcome {
                winners: vec![score.seat],
                at_once: Some(score),
            });
            return;
        }
        let aside = self.aside.take();
        self.pass_on(from);
        if let (Some(turn), Phase::Turn(_)) = (aside, &self.phase)
            && !self.out_of_time(turn.seat)
        {
            // The new score may have saved other rolls.
            let saved = self.saved[turn.seat];
            self.phase = Phase::Turn(Turn { saved, ..turn });
        }
    }

    /// Gives the turn to the next seat that can play, or ends the game.
    fn pass_on(&mut self, from: usize) {
        let seats = self.cards.len();
        let in_time: Vec<usize> = (0..seats).filter(|&s| !self.out_of_time(s)).collect();
        let last_one_standing = seats > 1 && in_time.len() == 1;
        let plays = |seat: usize| in_time.contains(&seat) && !self.cards[seat].is_full();
        let next = next_seat(from, seats, plays);
        self.phase = match next {
            Some(seat) if !last_one_standing => Phase::Turn(Turn::new(seat, self.saved[seat])),
            _ => Phase::Over(self.outcome(in_time)),
        };
    }

    fn outcome(&self, in_time: Vec<usize>) -> Outcome {
        let total = |seat: usize| self.cards[seat].totals(self.rules()).grand();
        let highest = in_time.iter().map(|&seat| total(seat)).max();
        Outcome {
            winners: in_time
                .into_iter()
                .filter(|&seat| Some(total(seat)) == highest)
                .collect(),
            at_once: None,
        }
    }
}
