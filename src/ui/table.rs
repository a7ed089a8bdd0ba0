//! The table: the one signal that holds what is on it, and the only code that writes it.

mod begin;
mod cheer;
mod clock;
mod coached;
mod commit;
mod keep;
mod passing;
mod practice;
mod seating;
mod shown;
mod tabs;
mod watch;

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

pub use self::begin::begin;
pub use self::cheer::Cheer;
pub use self::seating::{Remote, Seating};
pub use self::shown::Shown;
use super::announcer::{Announcer, use_announcer};
use super::browser::{self, TableElements};
use super::preferences::{Preferences, use_preferences};
use super::sound::Sound;
use super::store::{Store, use_store};
use super::tab_lock::TabLock;
use rollkeep_app::storage::{Badge, Kept, Loaded, Pace, RecordId, SaveError, SavedGame, Stored};
use rollkeep_app::tab_lock::PlayingTab;
use rollkeep_app::table::{Showing, TableState};
use rollkeep_rules::dice::Fair;
use rollkeep_rules::game::{Action, Event, Game, Moment, Phase, Refused};
use rollkeep_rules::{Offer, Slot};
use rollkeep_words::{refusals, words};

/// A game on screen. Copies refer to the same table.
#[derive(Clone, Copy)]
pub struct Table {
    store: Store,
    settings: Preferences,
    announcer: Announcer,
    id: StoredValue<RecordId>,
    /// When the game began, in milliseconds since 1970.
    began: StoredValue<u64>,
    /// The text in the store, which the next save replaces. Empty once another tab has deleted the game.
    text: StoredValue<String>,
    /// The length of the log that came in a link: those events did not happen here.
    imported_len: StoredValue<usize>,
    mode: StoredValue<Mode, LocalStorage>,
    /// Where its players sit.
    seating: RwSignal<Seating, LocalStorage>,
    /// The seats that get advice.
    coached: RwSignal<Vec<usize>>,
    /// An action from before it was known which tab plays.
    early: StoredValue<Option<Action>>,
    /// When time was counted last.
    counted: StoredValue<f64>,
    state: RwSignal<TableState>,
    /// What the screen follows.
    pub shown: Shown,
    /// Its elements on the screen.
    pub elements: TableElements,
    /// The current cheer, for a moment.
    cheers: RwSignal<Option<Cheer>>,
    /// The number of cheers that began or ended.
    cheer_count: StoredValue<u32>,
}

/// What happens with the actions of the players.
enum Mode {
    /// They are played, if this tab is the one that plays the game.
    Play(Rc<TabLock>),
    /// There are none: a game is watched.
    Replay,
    /// They answer an exercise.
    Exercise(Rc<dyn Fn(Action)>),
}

impl Table {
    /// Opens a game from the store. If it has just come here, the person who opened it already holds the device.
    pub fn open(stored: Stored<SavedGame>, arrived: bool) -> Table {
        let lock = TabLock::of_game(&stored.id);
        let table = Table::of(stored, Mode::Play(lock.clone()));
        table.seat_by_links();
        if arrived {
            let imported_len = table.game_untracked(|game| game.log().len());
            table.imported_len.set_value(imported_len);
            table.update(|state| state.has_device = true);
        }
        table.show_stored_keep();
        let before = Cell::new(PlayingTab::Unknown);
        lock.begin(move |who| table.turn_to(before.replace(who), who));
        table
    }

    fn of(stored: Stored<SavedGame>, mode: Mode) -> Table {
        let elements = TableElements::new(&stored.value.game);
        let state = RwSignal::new(TableState::new(Arc::new(stored.value.game)));
        Table {
            store: use_store(),
            settings: use_preferences(),
            announcer: use_announcer(),
            id: StoredValue::new(stored.id),
            began: StoredValue::new(stored.value.began),
            text: StoredValue::new(stored.text),
            imported_len: StoredValue::new(0),
            mode: StoredValue::new_local(mode),
            seating: RwSignal::new_local(Seating::Here),
            coached: RwSignal::new(Vec::new()),
            early: StoredValue::new(None),
            counted: StoredValue::new(browser::monotonic_ms()),
            state,
            shown: Shown::of(state),
            elements,
            cheers: RwSignal::new(None),
            cheer_count: StoredValue::new(0),
        }
    }

    /// Changes what is on the table. Both signals are written before anything that follows them runs, because effects run in a
    /// microtask.
    fn update(&self, change: impl FnOnce(&mut TableState)) {
        self.state.update(change);
        self.shown.show_game(self.state);
    }

    /// Reads the game, and follows changes: in the signal beside the state that changes with nothing but the game (`shown.rs`).
    pub fn game<T>(&self, look: impl FnOnce(&Game) -> T) -> T {
        self.shown.game.with(|game| look(game))
    }

    /// Reads the game once.
    pub fn game_untracked<T>(&self, look: impl FnOnce(&Game) -> T) -> T {
        self.state.with_untracked(|state| look(&state.game))
    }

    /// Returns the name of the player at this seat.
    pub fn name(&self, seat: usize) -> String {
        self.game_untracked(|game| game.setup().seats()[seat].name.clone())
    }

    /// Returns the badges of the players, in seating order.
    pub fn badges(&self) -> Vec<Badge> {
        self.game_untracked(|game| {
            let seats = game.setup().seats().iter();
            let names: Vec<&str> = seats.map(|seat| seat.name.as_str()).collect();
            let settings = self.settings;
            settings.with_untracked(|settings| settings.badges_of(&names))
        })
    }

    /// Rolls the dice that are not kept, or a die for the start. Does nothing while dice still roll, so that a double
    /// tap is one roll.
    pub fn roll(&self) {
        let is_at_rest = self.shown.at_rest.get_untracked();
        let pauses = || self.is_between_players() || self.shown.is_closing.get();
        if is_at_rest && untrack(pauses) {
            // A player in a hurry has seen the score.
            return self.end_landing();
        }
        if let Some(why) = self.not_here() {
            return self.refuse(why);
        }
        if !is_at_rest {
            return;
        }
        match self.state.with_untracked(TableState::roll_action) {
            Some(action) => self.act(action),
            None => self.refuse(words::all_kept_why()),
        }
    }

    /// Returns whether computers play.
    pub fn has_computers(&self) -> bool {
        self.game_untracked(|game| game.setup().people().count() < game.cards().len())
    }

    /// Returns which tab plays; the others only watch.
    pub fn who(&self) -> PlayingTab {
        self.mode.with_value(|mode| match mode {
            Mode::Play(lock) => lock.who(),
            Mode::Replay => PlayingTab::Elsewhere,
            Mode::Exercise(_) => PlayingTab::Here,
        })
    }

    /// Returns whether this tab plays.
    pub fn plays(&self) -> bool {
        self.who() == PlayingTab::Here
    }

    /// Returns whether it is the turn of somebody at this device, and this tab plays.
    pub fn is_mine(&self) -> bool {
        self.plays() && self.game(Game::is_person_at_turn) && self.is_here_at_turn()
    }

    /// Ends a roll whose dice still move, and returns whether that was so: the tap that does it does nothing else. Without
    /// movement, the dice and what they score are seen at once.
    pub fn ends_roll(&self) -> bool {
        let rolls = !self.shown.at_rest.get_untracked() && browser::may_move();
        if rolls {
            self.rest();
        }
        rolls
    }

    /// Puts the dice to rest.
    pub fn rest(&self) {
        if !self.shown.at_rest.get_untracked() {
            self.update(TableState::rest);
        }
    }

    /// Ends the pause after a score.
    pub fn end_landing(&self) {
        if self.shown.landing.get_untracked().is_some() {
            self.update(TableState::end_landing);
        }
    }

    /// Keeps a die, or releases it. While dice roll, only ends the roll, because nobody has seen what they show.
    pub fn toggle(&self, place: usize) {
        if self.ends_roll() {
            return;
        }
        self.rest();
        let can_toggle = self.state.with_untracked(|state| state.can_toggle(place));
        if !can_toggle || !untrack(|| self.is_mine()) {
            return;
        }
        let mut is_kept = false;
        self.update(|state| is_kept = state.toggle(place));
        self.play(if is_kept { Sound::Keep } else { Sound::LetGo });
        self.note_kept();
        self.mark();
    }

    /// Scores a box; asks first if that wastes a better score and no coach has advised it, or if the players want to be asked.
    pub fn choose(&self, slot: Slot, is_advised: bool) {
        if let Some(why) = self.not_here() {
            return self.refuse(why);
        }
        // An exercise asks for the answer itself.
        let asks = !self.practises() && self.asks_before(slot, is_advised);
        if asks {
            // The question is what counts now.
            self.announcer.clear();
            self.update(|state| state.asked = Some(slot));
        } else {
            self.act(Action::Score(slot));
        }
    }

    /// Returns whether a player is asked before this box is scored.
    fn asks_before(&self, slot: Slot, is_advised: bool) -> bool {
        let always = self.settings.with_untracked(|settings| settings.ask_scores);
        self.game_untracked(|game| {
            !is_advised && game.is_needless_zero(slot)
                || always && matches!(game.offer(slot), Some(Offer::Open { .. }))
        })
    }

    /// Closes the question about a score.
    pub fn stop_asking(&self) {
        self.update(|state| state.asked = None);
    }

    /// Returns whether somebody at this device can undo a score.
    pub fn can_undo(&self) -> bool {
        let imported_len = self.imported_len.get_value();
        self.plays()
            && self.game(|game| {
                // A player who has seen the others' cards with the same dice must not change a score.
                let over = matches!(game.phase(), Phase::Over(_));
                let compared = over && game.setup().shared_dice().is_some();
                let here = |seat| self.is_here(seat);
                let own = game.undoable().is_some_and(|score| here(score.seat));
                game.can_undo() && own && !compared && game.log().len() > imported_len
            })
    }

    /// Undoes the last score of somebody at this device. Computers wait until the new score.
    pub fn undo(&self) {
        if untrack(|| self.plays() && !self.can_undo()) {
            let why =
                self.game_untracked(|game| refusals::refused(game.rules(), Refused::NothingToUndo));
            return self.refuse(why);
        }
        self.act(Action::Undo);
    }

    /// Carries out a player's action: decides it, saves it, then shows it.
    pub fn act(&self, action: Action) {
        let exercise = self.mode.with_value(|mode| match mode {
            Mode::Exercise(answer) => Some(answer.clone()),
            Mode::Play(_) | Mode::Replay => None,
        });
        if let Some(answer) = exercise {
            return answer(action);
        }
        match untrack(|| self.who()) {
            PlayingTab::Here => {}
            PlayingTab::Unknown => return self.early.set_value(Some(action)),
            PlayingTab::Elsewhere => return self.refuse(words::only_watching()),
        }
        match self.seating.get_untracked() {
            Seating::Here | Seating::Links(_) => {}
            Seating::Unknown => return,
            Seating::TwoDevices(other) => {
                if let Err(why) = other.act(action) {
                    self.refuse(why);
                }
                return;
            }
        }
        let seat = self.game_untracked(Game::seat_at_turn);
        // A player whose time has just run out can do nothing more, nor one whose game another tab has just changed.
        if !self.spend() || self.game_untracked(Game::seat_at_turn) != seat {
            return;
        }
        let decided = self.game_untracked(|game| game.apply(action, &mut Fair::from_system()));
        match decided {
            Ok((game, event)) => {
                self.commit(game, event);
            }
            Err(why) => {
                let why = self.game_untracked(|game| refusals::refused(game.rules(), why));
                self.refuse(why);
            }
        }
    }

    /// The id of the game in the store.
    pub fn id(&self) -> RecordId {
        self.id.get_value()
    }

    /// When it began, in milliseconds since 1970.
    pub fn began(&self) -> u64 {
        self.began.get_value()
    }

    /// Says why something is not possible.
    pub fn refuse(&self, why: String) {
        self.announcer.say_now(why.clone());
        self.update(|state| state.refusal = Some(why));
    }

    /// Takes a refusal back that is not true any more.
    fn take_refusal_back(&self) {
        if let Some(why) = self.shown.refusal.get_untracked() {
            self.announcer.take_back(&why);
            self.update(|state| state.refusal = None);
        }
    }

    /// Makes an event count: saves the game, lets the event be announced and heard, then shows it and starts the timers of the show.
    /// Whatever is done at this table comes through here. Returns whether it counts: not if another tab has changed or deleted the
    /// game.
    fn commit(&self, game: Game, event: Event) -> bool {
        let saved = SavedGame {
            game,
            began: self.began(),
            touched: browser::now_ms(),
        };
        // Computers and clocks go on on the screen, but do not bring back a game that another tab has deleted.
        let saves = !self.is_deleted() || self.is_by_person_here(event);
        if saves {
            match self.save(&saved, event) {
                Ok(text) => self.text.set_value(text),
                Err(SaveError::Deleted) => {
                    self.deleted();
                    return false;
                }
                Err(SaveError::Changed(there)) => {
                    self.refuse(words::changed_elsewhere());
                    if let Loaded::Whole(theirs) = Loaded::from_json(&there) {
                        self.adopt(theirs, there);
                    }
                    return false;
                }
            }
        }
        let seat = self.game_untracked(Game::seat_at_turn);
        let is_here = seat.is_none_or(|seat| untrack(|| self.is_here(seat)));
        let is_silent = self.is_instant() && !self.game_untracked(Game::is_person_at_turn);
        let showing = Showing {
            is_here,
            is_silent,
            may_move: browser::may_move(),
        };
        let before = self.state.with_untracked(|state| state.game.clone());
        let after = Arc::new(saved.game);
        let moment = Moment::of(&before, &after, event).filter(|_| !is_silent);
        self.announce(&before, &after, event);
        if !matches!(event, Event::Spent(_)) {
            self.store
                .notes(|notes| Kept::note(notes, &self.id(), None));
            self.cheer(moment, &after);
        }
        if !is_silent {
            self.play_event(&after, event, moment);
        }
        // That the game was deleted stays on the screen until it is saved again.
        if saves {
            self.take_refusal_back();
        }
        if matches!(after.phase(), Phase::Over(_)) {
            self.store.ask_to_persist();
        }
        self.show(|state| state.commit(after, event, showing));
        self.end_landing_in_time();
        true
    }

    /// Returns whether a person at this device has caused this event of the current position.
    fn is_by_person_here(&self, event: Event) -> bool {
        match event {
            Event::Spent(_) => false,
            // People may take a score back while a computer plays.
            Event::Undone | Event::Reopened => true,
            Event::Rolled { .. } | Event::Scored(_) | Event::RolledForStart(_) => {
                self.game_untracked(Game::is_person_at_turn) && untrack(|| self.is_here_at_turn())
            }
        }
    }

    /// Returns whether computers play without pauses.
    pub fn is_instant(&self) -> bool {
        self.settings
            .with_untracked(|settings| settings.pace == Pace::Instant)
    }
}
