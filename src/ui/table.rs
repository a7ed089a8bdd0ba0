//! The table: the one signal that holds the game, and the only code that writes it.

mod begin;
mod clock;
mod coached;
mod committed;
mod kept;
mod landing;
mod moment;
mod passing;
mod practice;
mod remote;
mod save;
mod signals;
mod tabs;
mod tumble;
mod undo;
mod watch;

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

pub use self::begin::begin;
use self::committed::Commit;
use self::landing::Landing;
pub use self::moment::Cheer;
pub use self::remote::{Remote, Seating};
use super::announcer::Announcer;
use super::browser::{self, LocalBackend};
use super::claim::{Claim, PlayingTab};
pub use super::game_facts::{falls_to, hand, is_needless_zero, offer, seat_of};
use super::game_facts::{people, person_at_turn, rolls_of};
use super::preferences::preferences;
use super::sound::Sound;
use super::store::Store;
use rollkeep_app::storage::{
    Badge, Kept, Loaded, Pace, RecordId, SaveError, SavedGame, Settings, Stored,
};
use rollkeep_rules::dice::{Fair, Keep};
use rollkeep_rules::game::{Action, Event, Game, Phase};
use rollkeep_rules::{Offer, Slot};
use rollkeep_words::{refusals, words};

/// A game on screen. Copies refer to the same table.
#[derive(Clone, Copy)]
pub struct Table {
    store: Store,
    settings: RwSignal<Settings>,
    announcer: Announcer,
    id: StoredValue<RecordId>,
    saved: RwSignal<SavedGame>,
    /// The text in the store, which the next save replaces. Empty once another tab has deleted the game.
    text: StoredValue<String>,
    /// The length of the log that came in a link: those events did not happen here.
    came: StoredValue<usize>,
    /// `None` in a replay, where nobody plays, and in practice.
    claim: StoredValue<Option<Rc<Claim>>, LocalStorage>,
    /// Whether somebody practises here: nothing is saved, and no other tab has this game.
    practises: bool,
    /// Where its players sit.
    seating: RwSignal<Seating, LocalStorage>,
    /// The seats that get advice.
    coached: RwSignal<Vec<usize>>,
    /// An action from before it was known which tab plays.
    early: StoredValue<Option<Action>>,
    /// The event that was committed last.
    committed: RwSignal<Option<Arc<Commit>>>,
    keep: RwSignal<Keep>,
    tumbles: RwSignal<u32>,
    /// No die moves.
    at_rest: RwSignal<bool>,
    /// The current cheer, for a moment.
    cheers: RwSignal<Option<Cheer>>,
    /// The number of cheers that began or ended.
    cheer_count: StoredValue<u32>,
    /// The seat whose score has just landed and is still shown, though the turn has passed on.
    landing: RwSignal<Option<Landing>>,
    refusal: RwSignal<Option<String>>,
    has_device: RwSignal<bool>,
    paused: RwSignal<bool>,
    /// When time was counted last.
    counted: StoredValue<f64>,
    unspent: RwSignal<u32>,
    asked: RwSignal<Option<Slot>>,
}

impl Table {
    /// Opens a game from the store. If it has just come here, the person who opened it already holds the device.
    pub fn open(stored: Stored<SavedGame>, arrived: bool) -> Table {
        let claim = Claim::to_game(&stored.id);
        let table = Table::of(stored, Some(claim.clone()));
        table.seat_by_links();
        // Whoever has rolled has the device: the next roll is no handover, and leaves the focus where it is.
        let has_rolled = table.game_untracked(|game| hand(game).is_some());
        table.has_device.set(arrived || has_rolled);
        if arrived {
            table
                .came
                .set_value(table.game_untracked(|game| game.log().len()));
        }
        table.keep.set(table.kept());
        table.follow_commits();
        let before = Cell::new(PlayingTab::Unknown);
        claim.begin(move |who| table.turn_to(before.replace(who), who));
        table
    }

    fn of(stored: Stored<SavedGame>, claim: Option<Rc<Claim>>) -> Table {
        // A new game runs at once; an earlier one with a clock begins paused.
        let game = &stored.value.game;
        let paused = game.setup().clock().is_some() && !game.log().is_empty();
        Table {
            store: Store::here(),
            settings: preferences(),
            announcer: Announcer::here(),
            id: StoredValue::new(stored.id),
            saved: RwSignal::new(stored.value),
            text: StoredValue::new(stored.text),
            came: StoredValue::new(0),
            claim: StoredValue::new_local(claim),
            practises: false,
            seating: RwSignal::new_local(Seating::Here),
            coached: RwSignal::new(Vec::new()),
            early: StoredValue::new(None),
            committed: RwSignal::new(None),
            keep: RwSignal::new(Keep::NONE),
            tumbles: RwSignal::new(0),
            at_rest: RwSignal::new(true),
            cheers: RwSignal::new(None),
            cheer_count: StoredValue::new(0),
            landing: RwSignal::new(None),
            refusal: RwSignal::new(None),
            has_device: RwSignal::new(false),
            paused: RwSignal::new(paused),
            counted: StoredValue::new(browser::monotonic_ms()),
            unspent: RwSignal::new(0),
            asked: RwSignal::new(None),
        }
    }

    /// Reads the game, and follows changes.
    pub fn game<T>(&self, look: impl FnOnce(&Game) -> T) -> T {
        self.saved.with(|saved| look(&saved.game))
    }

    /// Reads the game once.
    pub fn game_untracked<T>(&self, look: impl FnOnce(&Game) -> T) -> T {
        self.saved.with_untracked(|saved| look(&saved.game))
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
        let pauses = || self.is_between_players() || self.is_closing();
        if self.at_rest.get_untracked() && untrack(pauses) {
            // A player in a hurry has seen the score.
            return self.end_landing();
        }
        if let Some(why) = self.not_here() {
            return self.refuse(why);
        }
        if !self.at_rest.get_untracked() {
            return;
        }
        let action = self.game_untracked(|game| match game.phase() {
            Phase::Starting(_) => Action::RollForStart,
            Phase::Turn(turn) if turn.hand.is_some() => Action::Roll(self.keep.get_untracked()),
            Phase::Turn(_) | Phase::Over(_) => Action::Roll(Keep::NONE),
        });
        let pointless = self.game_untracked(|game| {
            hand(game).is_some_and(|hand| {
                action == Action::Roll(Keep::all(hand.dice.len())) && game.rolls_left() > 0
            })
        });
        if pointless {
            return self.refuse(words::all_kept_why());
        }
        self.act(action);
    }

    /// Returns whether computers play.
    pub fn has_computers(&self) -> bool {
        self.game_untracked(|game| people(game) < game.cards().len())
    }

    /// Returns which tab plays; the others only watch.
    pub fn who(&self) -> PlayingTab {
        self.claim.with_value(|claim| {
            let without = match self.practises {
                true => PlayingTab::Here,
                false => PlayingTab::Elsewhere,
            };
            claim.as_ref().map_or(without, |claim| claim.who())
        })
    }

    /// Returns whether this tab plays.
    pub fn plays(&self) -> bool {
        self.who() == PlayingTab::Here
    }

    /// Returns whether it is the turn of somebody at this device, and this tab plays.
    pub fn is_mine(&self) -> bool {
        self.plays() && self.game(person_at_turn) && self.is_here_at_turn()
    }

    /// Ends a roll whose dice still move, and returns whether that was so: the tap that does it does nothing else. Without
    /// movement, the dice and what they score are seen at once.
    pub fn ends_roll(&self) -> bool {
        let rolls = !self.at_rest.get_untracked() && browser::may_move();
        if rolls {
            self.rest();
        }
        rolls
    }

    /// Puts the dice to rest.
    pub fn rest(&self) {
        if !self.at_rest.get_untracked() {
            self.at_rest.set(true);
        }
    }

    /// Keeps a die, or releases it. While dice roll, only ends the roll, because nobody has seen what they show.
    pub fn toggle(&self, place: usize) {
        if self.ends_roll() {
            return;
        }
        let may = self.game_untracked(|game| {
            hand(game).is_some_and(|hand| game.rolls_left() > 0 && place < hand.dice.len())
        });
        self.rest();
        if may && untrack(|| self.is_mine()) {
            self.keep.update(|keep| *keep = keep.toggled(place));
            let sound = match self.keep.get_untracked().contains(place) {
                true => Sound::Keep,
                false => Sound::LetGo,
            };
            self.settings.with_untracked(|it| sound.play(it));
            self.note_kept();
            self.mark();
        }
    }

    /// Shows the dice that a player at another device marks to be kept.
    pub fn show_marks(&self, keep: Keep) {
        if self.keep.get_untracked() != keep {
            self.keep.set(keep);
        }
    }

    /// Scores a box; asks first if that wastes a better score and no coach has advised it, or if the players want to be asked.
    pub fn choose(&self, slot: Slot, is_advised: bool) {
        if let Some(why) = self.not_here() {
            return self.refuse(why);
        }
        let always = self.settings.with_untracked(|settings| settings.ask_scores);
        let asks = self.game_untracked(|game| {
            !is_advised && is_needless_zero(game, slot)
                || always && matches!(offer(game, slot), Some(Offer::Open { .. }))
        });
        if asks {
            // The question is what counts now.
            self.announcer.clear();
            self.asked.set(Some(slot));
        } else {
            self.act(Action::Score(slot));
        }
    }

    /// Carries out a player's action: decides it, saves it, then shows it.
    pub fn act(&self, action: Action) {
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
        let seat = self.game_untracked(seat_of);
        self.spend();
        // A player whose time has just run out can do nothing more.
        if self.game_untracked(seat_of) != seat {
            return;
        }
        let decided = self.game_untracked(|game| game.apply(action, &mut Fair::from_system()));
        match decided {
            Ok((game, event)) => self.commit(game, event),
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
        self.saved.with_untracked(|saved| saved.began)
    }

    /// Says why something is not possible.
    pub fn refuse(&self, why: String) {
        self.announcer.say_now(why.clone());
        self.refusal.set(Some(why));
    }

    /// Takes a refusal back that is not true any more.
    fn take_refusal_back(&self) {
        if let Some(why) = self.refusal.get_untracked() {
            self.announcer.take_back(&why);
            self.refusal.set(None);
        }
    }

    /// Makes an event count: saves the game after it, then publishes it. Whatever is done at this table comes through here.
    fn commit(&self, game: Game, event: Event) {
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
                Err(SaveError::Deleted) => return self.deleted(),
                Err(SaveError::Changed(there)) => {
                    self.refuse(words::changed_elsewhere());
                    if let Loaded::Whole(theirs) = Loaded::from_json(&there) {
                        self.adopt(theirs, there);
                    }
                    return;
                }
            }
        }
        let silent = self.is_instant() && !self.game_untracked(person_at_turn);
        let before = self.game_untracked(Clone::clone);
        let commit = Commit::new(before, saved.game.clone(), event, silent);
        self.committed.set(Some(commit));
        // That the game was deleted stays on the screen until it is saved again.
        if saves {
            self.take_refusal_back();
        }
        if matches!(saved.game.phase(), Phase::Over(_)) {
            self.store.ask_to_persist();
        }
        match event {
            Event::Rolled { .. } => {
                self.has_device.set(true);
                self.tumble();
                if saved.game.rolls_left() == 0 {
                    self.keep.set(Keep::NONE);
                }
            }
            Event::Scored(_) | Event::Undone | Event::Reopened => self.begin_turn(),
            Event::Spent(_) if seat_of(&saved.game) != self.game_untracked(seat_of) => {
                self.begin_turn()
            }
            Event::RolledForStart(_) => self.tumble(),
            Event::Spent(_) => {}
        }
        if !matches!(event, Event::Spent(_)) {
            Kept::note(&LocalBackend, &self.id(), None);
        }
        self.saved.set(saved);
        if matches!(event, Event::Undone | Event::Reopened) {
            self.keep.set(self.kept());
        }
    }

    /// Returns whether a person at this device has caused this event of the current position.
    fn is_by_person_here(&self, event: Event) -> bool {
        match event {
            Event::Spent(_) => false,
            // People may take a score back while a computer plays.
            Event::Undone | Event::Reopened => true,
            Event::Rolled { .. } | Event::Scored(_) | Event::RolledForStart(_) => {
                self.game_untracked(person_at_turn) && untrack(|| self.is_here_at_turn())
            }
        }
    }

    /// Returns whether computers play without pauses.
    pub fn is_instant(&self) -> bool {
        self.settings
            .with_untracked(|settings| settings.pace == Pace::Instant)
    }

    /// Clears what belonged to the turn before.
    fn begin_turn(&self) {
        self.has_device.set(false);
        self.keep.set(Keep::NONE);
        self.asked.set(None);
        self.rest();
    }
}
