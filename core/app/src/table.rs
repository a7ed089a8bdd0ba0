//! The table: what a screen shows of a game that is played on it, and how that changes. The page shows each state; it saves,
//! announces, plays sounds and runs timers.

use std::sync::Arc;
use std::time::Duration;

use rollkeep_rules::Slot;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Action, Event, Game, Millis, Moment, Phase};

/// The state of a table.
#[derive(Clone, Debug)]
pub struct TableState {
    /// The game.
    pub game: Arc<Game>,
    /// The dice that the player at turn keeps in the next roll.
    pub kept: Keep,
    /// How often dice have rolled on this screen, those for the start too.
    pub rolls: u32,
    /// Whether the dice of the last roll still move.
    pub is_rolling: bool,
    /// The card that is still shown, though the turn has passed on.
    pub landing: Option<Landing>,
    /// Whether the player whose turn it is has the device.
    pub has_device: bool,
    /// Whether the clock stands still.
    pub paused: bool,
    /// The time of this turn that is not in the game yet.
    pub unspent: Millis,
    /// The box in the question whether to score it.
    pub asked: Option<Slot>,
    /// Why the last action was refused.
    pub refusal: Option<String>,
}

/// A score that has just landed, or the die that has just decided who starts: its card is shown for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The seat of the card.
    pub seat: usize,
    /// How long it is shown, unless a player does something.
    pub time: Duration,
    /// The length of the log: no two landings have the same.
    events: usize,
}

/// How an event is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Showing {
    /// Whether somebody at this device acted.
    pub is_here: bool,
    /// Computers play without pauses: nobody could see each of their events.
    pub is_silent: bool,
    /// Whether anything may move on the screen.
    pub may_move: bool,
}

impl Landing {
    /// How long the card with a score stays, and how long if it brought something to cheer.
    const SCORED: Duration = Duration::from_millis(1100);
    const CHEERED: Duration = Duration::from_millis(1600);

    /// How long the last die for the start stays, with its roll.
    const STARTED: Duration = Duration::from_millis(2200);

    /// Returns the landing that this event makes, if any. Where nothing may move, the result of a game is shown at once.
    pub fn of(
        after: &Game,
        event: Event,
        moment: Option<Moment>,
        may_move: bool,
    ) -> Option<Landing> {
        let (seat, time) = match (event, after.phase()) {
            (Event::Scored(_), Phase::Over(_)) if !may_move => return None,
            (Event::Scored(_), _) => {
                // The result cheers a win, not the card.
                let cheers = moment.is_some_and(|moment| moment != Moment::Win);
                let time = if cheers { Self::CHEERED } else { Self::SCORED };
                (after.last_score()?.seat, time)
            }
            (Event::RolledForStart(_), Phase::Turn(turn)) => (turn.seat, Self::STARTED),
            _ => return None,
        };
        let events = after.log().len();
        Some(Landing { seat, time, events })
    }
}

impl TableState {
    /// A table with this game, before anything has happened on this screen. A player who has already rolled has the device. The clock
    /// of a new game runs at once. The clock of a game that was begun before is paused.
    pub fn new(game: Arc<Game>) -> TableState {
        TableState {
            kept: Keep::NONE,
            rolls: 0,
            is_rolling: false,
            landing: None,
            has_device: game.hand().is_some(),
            paused: game.setup().clock().is_some() && !game.log().is_empty(),
            unspent: Millis(0),
            asked: None,
            refusal: None,
            game,
        }
    }

    /// Returns what a tap on *Roll* means: a roll of the dice that are not kept, or of a die for the start. `None` if all dice are
    /// kept and rolls are left: then the player has forgotten to release some.
    pub fn roll_action(&self) -> Option<Action> {
        let game = &self.game;
        match (game.phase(), game.hand()) {
            (Phase::Starting(_), _) => Some(Action::RollForStart),
            (_, None) => Some(Action::Roll(Keep::NONE)),
            (_, Some(hand)) => {
                let all = self.kept == Keep::all(hand.dice.len());
                (!all || game.rolls_left() == 0).then_some(Action::Roll(self.kept))
            }
        }
    }

    /// Returns whether the die at this place can be kept or released.
    pub fn can_toggle(&self, place: usize) -> bool {
        let hand = self.game.hand();
        hand.is_some_and(|hand| self.game.rolls_left() > 0 && place < hand.dice.len())
    }

    /// Keeps the die at this place, or releases it. Returns whether it is kept now.
    pub fn toggle(&mut self, place: usize) -> bool {
        self.kept = self.kept.toggled(place);
        self.kept.contains(place)
    }

    /// Puts the dice to rest.
    pub fn rest(&mut self) {
        self.is_rolling = false;
    }

    /// Ends the pause after a score.
    pub fn end_landing(&mut self) {
        self.landing = None;
    }

    /// Returns whether the game is over and its last score has just landed: the full card is seen before the result.
    pub fn is_closing(&self) -> bool {
        self.landing.is_some() && matches!(self.game.phase(), Phase::Over(_))
    }

    /// Returns whether somebody is to take the device now, if the players pass it on after each turn.
    pub fn awaits_next_player(&self) -> bool {
        let game = &self.game;
        let has_begun = game.last_score().is_some() || game.just_timed_out().is_some();
        let is_new = matches!(game.phase(), Phase::Turn(turn) if turn.hand.is_none());
        has_begun && is_new && !self.has_device
    }

    /// Gives the device to the player whose turn it is.
    pub fn pass_on(&mut self) {
        self.has_device = true;
        self.end_landing();
    }

    /// Shows what has led to this game: the player at the table, a computer, or the clock.
    pub fn commit(&mut self, after: Arc<Game>, event: Event, showing: Showing) {
        let moment = Moment::of(&self.game, &after, event);
        if let (Event::Rolled { kept, .. }, false) = (event, showing.is_here) {
            self.kept = kept;
        }
        match event {
            Event::Rolled { .. } => {
                self.has_device = true;
                self.begin_roll();
                if after.rolls_left() == 0 {
                    self.kept = Keep::NONE;
                }
            }
            Event::RolledForStart(_) => self.begin_roll(),
            Event::Scored(_) => self.begin_turn(),
            Event::Undone | Event::Reopened => {
                self.begin_turn();
                self.kept = dealt_keep(&after);
            }
            Event::Spent(_) if after.seat_at_turn() != self.game.seat_at_turn() => {
                self.begin_turn()
            }
            Event::Spent(_) => {}
        }
        if !matches!(event, Event::Spent(_)) && !showing.is_silent {
            self.landing = Landing::of(&after, event, moment, showing.may_move);
        }
        self.game = after;
    }

    /// Shows this step of a game that is watched. If `event` has just led to it, its dice roll. The card of the last score is shown
    /// until the next step.
    pub fn show_step(&mut self, game: Arc<Game>, event: Option<Event>, may_move: bool) {
        self.rest();
        self.kept = game.hand().map_or(Keep::NONE, |hand| hand.kept);
        if matches!(event, Some(Event::Rolled { .. } | Event::RolledForStart(_))) {
            self.begin_roll();
        }
        let last = game.log().last();
        self.landing = last.and_then(|&last| Landing::of(&game, last, None, may_move));
        self.game = game;
    }

    /// Lays a position of practice on the table. Its dice roll in.
    pub fn lay(&mut self, game: Arc<Game>) {
        self.kept = Keep::NONE;
        self.refusal = None;
        self.begin_roll();
        self.game = game;
    }

    /// Takes over the game as another tab has saved it, with the dice that are kept there. In another turn, or after another roll, the
    /// show starts anew.
    pub fn adopt(&mut self, game: Arc<Game>, kept: Keep) {
        if game.seat_at_turn() != self.game.seat_at_turn() || game.hand() != self.game.hand() {
            self.has_device = game.hand().is_some();
            self.end_landing();
            self.rest();
        }
        self.game = game;
        self.kept = kept;
        self.unspent = Millis(0);
        self.asked = None;
    }

    /// Counts time that went by while the player whose turn it is could see the table and play. Time counts only on the clock of a
    /// person: a computer pauses so that people can follow.
    pub fn tick(&mut self, went_by: Millis) {
        let game = &self.game;
        let is_timed = game.setup().clock().is_some() && matches!(game.phase(), Phase::Turn(_));
        if is_timed && game.is_person_at_turn() && !self.paused {
            self.unspent = self.unspent.plus(went_by);
        }
    }

    /// Returns whether the counted time should become an event: it is a second, or all that the player had left.
    pub fn is_time_to_spend(&self) -> bool {
        let seat = self.game.seat_at_turn();
        let left = seat.and_then(|seat| self.game.time_left(seat));
        self.unspent >= Millis(1000) || left.is_some_and(|left| left <= self.unspent)
    }

    /// Takes the counted time, for an event. `None` if no time was counted.
    pub fn take_unspent(&mut self) -> Option<Millis> {
        let time = std::mem::take(&mut self.unspent);
        (time > Millis(0)).then_some(time)
    }

    fn begin_roll(&mut self) {
        self.is_rolling = true;
        self.rolls += 1;
    }

    /// Clears what belonged to the turn before.
    fn begin_turn(&mut self) {
        self.has_device = false;
        self.kept = Keep::NONE;
        self.asked = None;
        self.rest();
    }
}

/// The dice that were kept in the last roll of this turn, as long as another one is left. A game that plays on another one begins with
/// no die kept, because its player has not chosen any yet.
pub fn dealt_keep(game: &Game) -> Keep {
    let has_just_begun = game.log().len() == game.setup().taken_over();
    match game.hand() {
        Some(hand) if game.rolls_left() > 0 && !has_just_begun => hand.kept,
        _ => Keep::NONE,
    }
}
