//! The table: the one signal that holds the game, and the one place that writes it.

mod begin;
mod clock;
mod kept;
mod landing;
mod moment;
mod passing;
mod remote;
mod roll;
mod save;
mod signals;
mod tabs;
mod watch;

use std::rc::Rc;

use leptos::prelude::*;

pub use self::begin::begin;
use self::landing::Landing;
pub use self::moment::Cheer;
pub use self::remote::{Remote, Seating};
use super::announcement::announcement;
use super::browser::{self, LocalBackend};
use super::claim::{Claim, Who};
use super::device::Device;
pub use super::game_facts::{hand, is_needless_zero, offer, seat_of};
use super::game_facts::{people, person_at_turn, rolls_of};
use super::sound::Sound;
use crate::dice::{Fair, Keep};
use crate::game::{Action, Event, Game, Moment, Phase, Refused};
use crate::rules::{Offer, Slot};
use crate::storage::{Badge, Kept, Loaded, Pace, RecordId, SaveError, SavedGame, StoredGame};
use crate::text::{refusals, words};

/// A game on screen. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Table {
    device: Device,
    id: StoredValue<RecordId>,
    saved: RwSignal<SavedGame>,
    /// What is in the store: the save before the next one.
    text: StoredValue<String>,
    /// How long the log was that came in a link: what is in it was not done here.
    came: StoredValue<usize>,
    /// None where nobody plays.
    claim: StoredValue<Option<Rc<Claim>>, LocalStorage>,
    /// Where its players sit.
    seating: RwSignal<Seating, LocalStorage>,
    /// The action that was asked for before it was known which tab plays.
    early: StoredValue<Option<Action>>,
    keep: RwSignal<Keep>,
    rolls: RwSignal<u32>,
    /// No die moves.
    at_rest: RwSignal<bool>,
    /// What is worth a cheer, for a moment.
    cheers: RwSignal<Option<Cheer>>,
    /// Counts what was cheered, and what ended a cheer.
    cheered: StoredValue<u32>,
    /// Whose score has just landed and is still looked at, though the turn has gone on.
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
    /// Puts a game from the store on the table.
    pub fn open(device: Device, stored: StoredGame) -> Table {
        let claim = Claim::to_game(&stored.id);
        let arrived = device.arrived.try_update_value(Option::take).flatten();
        let has_device = arrived.as_ref() == Some(&stored.id);
        let table = Table::of(device, stored, Some(claim.clone()));
        table.has_device.set(has_device);
        if has_device {
            table
                .came
                .set_value(table.game_now(|game| game.log().len()));
        }
        table.keep.set(table.kept());
        claim.begin(move |who| table.turn_to(who));
        table
    }

    fn of(device: Device, stored: StoredGame, claim: Option<Rc<Claim>>) -> Table {
        // A game that has just begun goes on at once; one that is taken up again waits.
        let game = &stored.saved.game;
        let paused = game.setup().clock().is_some() && !game.log().is_empty();
        Table {
            device,
            id: StoredValue::new(stored.id),
            saved: RwSignal::new(stored.saved),
            text: StoredValue::new(stored.text),
            came: StoredValue::new(0),
            claim: StoredValue::new_local(claim),
            seating: RwSignal::new_local(Seating::Here),
            early: StoredValue::new(None),
            keep: RwSignal::new(Keep::NONE),
            rolls: RwSignal::new(0),
            at_rest: RwSignal::new(true),
            cheers: RwSignal::new(None),
            cheered: StoredValue::new(0),
            landing: RwSignal::new(None),
            refusal: RwSignal::new(None),
            has_device: RwSignal::new(false),
            paused: RwSignal::new(paused),
            counted: StoredValue::new(browser::monotonic_ms()),
            unspent: RwSignal::new(0),
            asked: RwSignal::new(None),
        }
    }

    /// Looks at the game, and again whenever it changes.
    pub fn game<T>(&self, look: impl FnOnce(&Game) -> T) -> T {
        self.saved.with(|saved| look(&saved.game))
    }

    /// Looks at the game once.
    pub fn game_now<T>(&self, look: impl FnOnce(&Game) -> T) -> T {
        self.saved.with_untracked(|saved| look(&saved.game))
    }

    /// The name of the player at this seat, as it is saved.
    pub fn name(&self, seat: usize) -> String {
        self.game_now(|game| game.setup().seats()[seat].name.clone())
    }

    /// What tells the players apart at a glance, in seating order.
    pub fn badges(&self) -> Vec<Badge> {
        self.game_now(|game| {
            let seats = game.setup().seats().iter();
            let names: Vec<&str> = seats.map(|seat| seat.name.as_str()).collect();
            let settings = self.device.settings;
            settings.with_untracked(|settings| settings.badges_of(&names))
        })
    }

    /// Rolls the dice that are not kept, or a die for the start; nothing while the last ones still roll,
    /// so that a double tap is one roll.
    pub fn roll(&self) {
        if let Some(why) = self.not_here() {
            return self.refuse(why);
        }
        if !self.at_rest.get_untracked() {
            return;
        }
        if untrack(|| self.is_between_players()) {
            // Who is in a hurry has seen the score.
            return self.end_landing();
        }
        let action = self.game_now(|game| match game.phase() {
            Phase::Starting(_) => Action::RollForStart,
            Phase::Turn(turn) if turn.hand.is_some() => Action::Roll(self.keep.get_untracked()),
            Phase::Turn(_) | Phase::Over(_) => Action::Roll(Keep::NONE),
        });
        let pointless = self.game_now(|game| {
            hand(game).is_some_and(|hand| {
                action == Action::Roll(Keep::all(hand.dice.len()))
                    && hand.rolls < game.rules().rolls
            })
        });
        if pointless {
            return self.refuse(words::all_kept_why());
        }
        self.act(action);
    }

    /// Do computers play along?
    pub fn has_computers(&self) -> bool {
        self.game_now(|game| people(game) < game.cards().len())
    }

    /// Which tab plays; the others only watch.
    pub fn who(&self) -> Who {
        self.claim
            .with_value(|claim| claim.as_ref().map_or(Who::Elsewhere, |claim| claim.who()))
    }

    /// Does this tab play?
    pub fn plays(&self) -> bool {
        self.who() == Who::Here
    }

    /// Is it the turn of someone at this device, and is this the tab to play in?
    pub fn is_mine(&self) -> bool {
        self.plays() && self.game(person_at_turn) && self.is_here_at_turn()
    }

    /// Can someone at this device take a score of theirs back?
    pub fn can_undo(&self) -> bool {
        let came = self.came.get_value();
        self.plays()
            && self.game(|game| {
                // Who has seen what others made of the same dice has played.
                let over = matches!(game.phase(), Phase::Over(_));
                let compared = over && game.setup().shared_dice().is_some();
                let here = |seat| self.is_here(seat);
                let own = game.undoable().is_some_and(|score| here(score.seat));
                game.can_undo() && own && !compared && game.log().len() > came
            })
    }

    /// Takes the last score of someone at this device back. Computers wait until it is made good.
    pub fn undo(&self) {
        if untrack(|| self.plays() && !self.can_undo()) {
            let why = self.game_now(|game| refusals::refused(game.rules(), Refused::NothingToUndo));
            return self.refuse(why);
        }
        self.act(Action::Undo);
    }

    /// The dice have come to rest, or are told to.
    pub fn rest(&self) {
        if !self.at_rest.get_untracked() {
            self.at_rest.set(true);
        }
    }

    /// Keeps a die, or lets it go.
    pub fn toggle(&self, place: usize) {
        let may = self.game_now(|game| {
            hand(game)
                .is_some_and(|hand| hand.rolls < game.rules().rolls && place < hand.dice.len())
        });
        self.rest();
        if may && untrack(|| self.is_mine()) {
            self.keep.update(|keep| *keep = keep.toggled(place));
            self.device
                .sound(match self.keep.get_untracked().contains(place) {
                    true => Sound::Keep,
                    false => Sound::LetGo,
                });
            self.note_kept();
        }
    }

    /// Scores a box, after asking if that throws away something better than zero, or if players want to be asked.
    pub fn choose(&self, slot: Slot) {
        if let Some(why) = self.not_here() {
            return self.refuse(why);
        }
        let always = (self.device.settings).with_untracked(|settings| settings.ask_scores);
        let asks = self.game_now(|game| {
            is_needless_zero(game, slot)
                || always && matches!(offer(game, slot), Some(Offer::Open { .. }))
        });
        if asks {
            self.asked.set(Some(slot));
        } else {
            self.act(Action::Score(slot));
        }
    }

    /// Does what a player wishes: decided, saved, then shown.
    pub fn act(&self, action: Action) {
        match untrack(|| self.who()) {
            Who::Here => {}
            Who::Unknown => return self.early.set_value(Some(action)),
            Who::Elsewhere => return self.refuse(words::only_watching()),
        }
        match self.seating.get_untracked() {
            Seating::Here => {}
            Seating::Unknown => return,
            Seating::Apart(other) => {
                if let Err(why) = other.act(action) {
                    self.refuse(why);
                }
                return;
            }
        }
        let seat = self.game_now(seat_of);
        self.spend();
        // Whose time has just run out does nothing more.
        if self.game_now(seat_of) != seat {
            return;
        }
        let decided = self.game_now(|game| game.apply(action, &mut Fair::from_system()));
        match decided {
            Ok((game, event)) => self.commit(game, event),
            Err(why) => {
                let why = self.game_now(|game| refusals::refused(game.rules(), why));
                self.refuse(why);
            }
        }
    }

    /// The name of the game in the store.
    pub fn id(&self) -> RecordId {
        self.id.get_value()
    }

    /// When it began, in milliseconds since 1970.
    pub fn began(&self) -> u64 {
        self.saved.with_untracked(|saved| saved.began)
    }

    /// Says why something is not possible.
    pub fn refuse(&self, why: String) {
        self.device.call_out(why.clone());
        self.refusal.set(Some(why));
    }

    /// Makes an event count: saves the game after it, then shows it. Whatever is done at this table comes through here.
    fn commit(&self, game: Game, event: Event) {
        let saved = SavedGame {
            game,
            began: self.began(),
            touched: browser::now_ms(),
        };
        match self.save(&saved, event) {
            Ok(text) => self.text.set_value(text),
            Err(SaveError::Deleted) => return self.deleted(),
            Err(SaveError::Changed(there)) => {
                self.refuse(words::changed_elsewhere());
                if let Loaded::Whole(theirs) = Loaded::from_text(&there) {
                    self.adopt(theirs, there);
                }
                return;
            }
        }
        self.refusal.set(None);
        if matches!(saved.game.phase(), Phase::Over(_)) {
            self.device.ask_to_persist();
        }
        let rules_rolls = saved.game.rules().rolls;
        match event {
            Event::Rolled { .. } => {
                self.has_device.set(true);
                self.tumble();
                if hand(&saved.game).is_some_and(|hand| hand.rolls >= rules_rolls) {
                    self.keep.set(Keep::NONE);
                }
            }
            Event::Scored(_) | Event::Undone | Event::Reopened => self.begin_turn(),
            Event::Spent(_) if seat_of(&saved.game) != self.game_now(seat_of) => self.begin_turn(),
            Event::RolledForStart(_) => self.tumble(),
            Event::Spent(_) => {}
        }
        if !matches!(event, Event::Spent(_)) {
            Kept::note(&LocalBackend, &self.id(), None);
        }
        let silent = self.is_instant() && !self.game_now(person_at_turn);
        let moment = self.game_now(|before| Moment::of(before, &saved.game, event));
        let (announcement, sound) = self.game_now(|before| {
            let sound = Sound::of(&saved.game, event, moment).filter(|_| !silent);
            let here = |seat| untrack(|| self.is_here(seat));
            (
                announcement(before, &saved.game, event, moment, here),
                sound,
            )
        });
        if !matches!(event, Event::Spent(_)) {
            self.cheer(moment.filter(|_| !silent), &saved.game);
        }
        if !silent && !matches!(event, Event::Spent(_)) {
            self.land(&saved.game, event, moment.is_some());
        }
        self.saved.set(saved);
        if matches!(event, Event::Undone | Event::Reopened) {
            self.keep.set(self.kept());
        }
        if let Some(announcement) = announcement {
            self.device.say(announcement);
        }
        if let Some(sound) = sound {
            self.device.sound(sound);
        }
    }

    /// Do computers play in no time?
    fn is_instant(&self) -> bool {
        self.device
            .settings
            .with_untracked(|settings| settings.pace == Pace::Instant)
    }

    /// The dice, and what was asked about them, are of the turn before.
    fn begin_turn(&self) {
        self.has_device.set(false);
        self.keep.set(Keep::NONE);
        self.asked.set(None);
        self.rest();
    }
}
