//! The table: cards, saved rolls, whose turn it is, and who has won. It has no log, no clock and no undo.

use std::sync::Arc;

use super::phase::AfterStartRoll;
use super::{LastScore, Outcome, Phase, Refused, Start, StartRoll, Turn, next_seat};
use crate::dice::{Dice, Face, Keep};
use crate::{Card, RuleSet, Slot};

/// What lies on the table between two moves. [`Game`](super::Game) adds a log, a clock and undo;
/// the solver's `BotGame` adds dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    rules: Arc<RuleSet>,
    cards: Vec<Card>,
    /// The rolls that each seat has saved.
    saved: Vec<u16>,
    /// The seats that take no more turns and cannot win.
    out: Vec<bool>,
    phase: Phase,
    /// The scores that win at once, the newest last. More than one only after an undo.
    at_once: Vec<LastScore>,
}

impl Table {
    /// A table with this many seats before the first roll.
    pub fn new(rules: &Arc<RuleSet>, seats: usize, start: Start) -> Table {
        let phase = match start {
            Start::Roll if seats > 1 => Phase::Starting(StartRoll::first(seats)),
            Start::Roll | Start::Seating => Phase::Turn(Turn::new(0, 0)),
        };
        Table {
            rules: rules.clone(),
            cards: vec![Card::new(rules); seats],
            saved: vec![0; seats],
            out: vec![false; seats],
            phase,
            at_once: Vec::new(),
        }
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<RuleSet> {
        &self.rules
    }

    /// The cards, in seating order.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The phase of the game.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Returns the current turn.
    ///
    /// # Errors
    /// [`Refused`] says why nobody's turn it is.
    pub fn turn(&self) -> Result<Turn, Refused> {
        match &self.phase {
            Phase::Starting(_) => Err(Refused::StartFirst),
            Phase::Turn(turn) => Ok(*turn),
            Phase::Over(_) => Err(Refused::GameOver),
        }
    }

    /// Returns the roll that decides who starts.
    ///
    /// # Errors
    /// [`Refused`] if that is decided.
    pub fn starting(&self) -> Result<&StartRoll, Refused> {
        match &self.phase {
            Phase::Starting(round) => Ok(round),
            Phase::Turn(_) => Err(Refused::StartIsDecided),
            Phase::Over(_) => Err(Refused::GameOver),
        }
    }

    /// Returns how many rolls this seat has saved and not used.
    pub fn saved(&self, seat: usize) -> u16 {
        match self.turn() {
            Ok(turn) if turn.seat == seat => turn.saved_left(&self.rules).into(),
            _ => self.saved.get(seat).copied().unwrap_or(0),
        }
    }

    /// Returns how many rolls this seat had saved when its last turn ended.
    pub(super) fn saved_for_next_turn(&self, seat: usize) -> u16 {
        self.saved.get(seat).copied().unwrap_or(0)
    }

    /// Returns the score that won the game at once, whatever the totals.
    pub fn won_at_once(&self) -> Option<LastScore> {
        self.at_once.last().copied()
    }

    /// Returns whether this seat takes no more turns, because its time ran out or it was excluded.
    pub fn is_out(&self, seat: usize) -> bool {
        self.out.get(seat).copied().unwrap_or(true)
    }

    /// Returns the seats that can still win, in seating order.
    pub fn contenders(&self) -> impl Iterator<Item = usize> {
        (0..self.cards.len()).filter(|&seat| !self.is_out(seat))
    }

    /// Returns the total of a seat.
    pub fn total(&self, seat: usize) -> u16 {
        let card = self.cards.get(seat);
        card.map_or(0, |card| card.totals(&self.rules).grand())
    }

    /// Takes a roll that decides who starts.
    ///
    /// # Errors
    /// [`Refused`] if that is decided.
    pub fn roll_for_start(&mut self, face: Face) -> Result<(), Refused> {
        self.phase = match self.starting()?.clone().after(face) {
            AfterStartRoll::Again(round) => Phase::Starting(round),
            AfterStartRoll::Starts(seat) => Phase::Turn(Turn::new(seat, 0)),
        };
        Ok(())
    }

    /// Takes a roll of the current turn.
    ///
    /// # Errors
    /// [`Refused`] if the rules do not allow it. The table is then unchanged.
    pub fn roll(&mut self, kept: Keep, rolled: &Dice) -> Result<(), Refused> {
        self.phase = Phase::Turn(self.turn()?.rolled(&self.rules, kept, rolled)?);
        Ok(())
    }

    /// Fills a box with the dice of the current turn, and gives the turn to the next seat or ends the game.
    ///
    /// # Errors
    /// [`Refused`] if the rules do not allow it. The table is then unchanged.
    pub fn score(&mut self, slot: Slot) -> Result<LastScore, Refused> {
        let turn = self.turn()?;
        let hand = turn.hand.ok_or(Refused::RollFirst)?;
        let seat = turn.seat;
        let (points, bonus) = turn.score(&self.rules, &mut self.cards[seat], slot)?;
        let score = LastScore {
            seat,
            slot,
            points,
            bonus,
        };
        let wins = self.rules.category(slot).wins_at_once(points, hand.rolls);
        if wins && self.contenders().count() > 1 {
            self.at_once.push(score);
        }
        self.saved[seat] = turn.saved_after(&self.rules);
        self.pass_on(seat);
        Ok(score)
    }

    /// Excludes a seat: it takes no more turns and cannot win.
    pub fn leave(&mut self, seat: usize) {
        if let Some(out) = self.out.get_mut(seat) {
            *out = true;
        }
        let is_theirs = self.turn().is_ok_and(|turn| turn.seat == seat);
        if is_theirs || matches!(self.phase, Phase::Over(_)) {
            self.pass_on(seat);
        }
    }

    /// Ends the game as it stands.
    pub(super) fn end(&mut self) {
        let at_once = self.won_at_once();
        let totals = self.contenders().map(|seat| (seat, self.total(seat)));
        let totals: Vec<(usize, u16)> = totals.collect();
        let highest = totals.iter().map(|(_, total)| *total).max();
        let winners = totals.into_iter();
        let winners = winners.filter(|(_, total)| Some(*total) == highest);
        self.phase = Phase::Over(Outcome {
            winners: match at_once {
                Some(score) => vec![score.seat],
                None => winners.map(|(seat, _)| seat).collect(),
            },
            at_once,
        });
    }

    /// Gives the turn back to the seat that wrote this score, with the dice as they lay.
    pub(super) fn take_back(&mut self, score: LastScore, turn: Turn) {
        self.cards[score.seat].clear(score.slot, score.bonus);
        self.saved[score.seat] = turn.saved;
        self.at_once.retain(|&other| other != score);
        self.phase = Phase::Turn(turn);
    }

    /// Goes on with a turn that was interrupted, unless the game is over or its seat is out.
    pub(super) fn resume(&mut self, turn: Turn) {
        if matches!(self.phase, Phase::Turn(_)) && !self.is_out(turn.seat) {
            // A new score may have saved other rolls.
            let saved = self.saved[turn.seat];
            self.phase = Phase::Turn(Turn { saved, ..turn });
        }
    }

    /// Gives the turn to the next seat that can play, or ends the game.
    fn pass_on(&mut self, from: usize) {
        let plays = |seat: usize| !self.is_out(seat) && !self.cards[seat].is_full();
        let next = next_seat(from, self.cards.len(), plays);
        match next.filter(|_| self.at_once.is_empty()) {
            Some(seat) => self.phase = Phase::Turn(Turn::new(seat, self.saved[seat])),
            None => self.end(),
        }
    }
}
