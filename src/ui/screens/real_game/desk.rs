//! The card on screen. Other tabs may save it too.

use leptos::prelude::*;

use super::half::keep_half_entered;
use crate::ui::announcer::{Announcer, use_announcer};
use crate::ui::browser;
use crate::ui::entered::Entered;
use crate::ui::preferences::{Preferences, use_preferences};
use crate::ui::store::{Store, use_store};
use rollkeep_app::real_dice::{Entry, RealGame, Refusal};
use rollkeep_app::storage::{Kind, RecordId, SaveError, Stored};
use rollkeep_rules::Slot;
use rollkeep_rules::dice::Dice;
use rollkeep_words::{real_dice as text, words};

/// The card on screen. Copies refer to the same card.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    store: Store,
    settings: Preferences,
    pub(super) announcer: Announcer,
    stored: RwSignal<Stored<RealGame>>,
    /// The dice that the players have entered.
    pub(super) dice: Entered,
    /// The rolls left in this turn.
    pub(super) left: RwSignal<u8>,
    /// The box whose dialog is open, with its seat.
    pub(super) opened: RwSignal<Option<(usize, Slot)>>,
    /// The entry of the dice that the player must confirm.
    pub(super) asked: RwSignal<Option<Entry>>,
    /// Why the last action failed.
    pub(super) told: RwSignal<String>,
}

impl Desk {
    /// Opens the card with this id, if it is on this device.
    pub(super) fn open(id: &RecordId) -> Option<Desk> {
        let store = use_store();
        let stored = store.read(|store| store.real_games().load(id));
        let stored = stored?;
        let (dice, rolls) = (stored.value.rules().dice, stored.value.rules().rolls);
        let desk = Desk {
            store,
            settings: use_preferences(),
            announcer: use_announcer(),
            stored: RwSignal::new(stored),
            dice: Entered::none(dice),
            left: RwSignal::new(rolls.saturating_sub(1)),
            opened: RwSignal::new(None),
            asked: RwSignal::new(None),
            told: RwSignal::default(),
        };
        keep_half_entered(id, desk.dice, desk.left);
        // Another tab may have written on it.
        store.on_change([Kind::Real], move || desk.read());
        Some(desk)
    }

    /// Reads the game, and follows its changes.
    pub(super) fn game<T>(self, ask: impl FnOnce(&RealGame) -> T) -> T {
        self.stored.with(|stored| ask(&stored.value))
    }

    /// Reads the game without following changes.
    pub(super) fn game_untracked<T>(self, ask: impl FnOnce(&RealGame) -> T) -> T {
        self.stored.with_untracked(|stored| ask(&stored.value))
    }

    /// Returns whether all cards are full, or the game is won at once.
    pub(super) fn is_over(self) -> bool {
        self.game(RealGame::is_over)
    }

    /// Returns the dice, if all are entered.
    pub(super) fn rolled(self) -> Option<Dice> {
        let count = self.dice.count.get();
        let dice = self.dice.faces.with(|faces| Dice::new(faces)).ok()?;
        (dice.len() == count).then_some(dice)
    }

    /// Returns the entry of the dice in this box; `None` unless the box is open and it is this seat's turn.
    pub(super) fn offered(self, seat: usize, slot: Slot) -> Option<Result<Entry, Refusal>> {
        let (dice, left) = (self.rolled()?, self.left.get());
        self.game(|game| {
            let open = game.next() == Some(seat) && game.held(seat, slot).is_none();
            open.then(|| game.entry(seat, slot, &dice, left))
        })
    }

    /// Writes the dice into this box. Asks first if that wastes a better score, or if the players want to be asked, as in
    /// a game with dice of this device.
    pub(super) fn write_dice(self, seat: usize, slot: Slot, entry: Entry) {
        let always = self.settings.with_untracked(|settings| settings.ask_scores);
        if always || self.is_needless_zero(seat, slot) {
            // The question is what counts now.
            self.announcer.clear();
            self.told.set(String::new());
            self.asked.set(Some(entry));
        } else if let Err(why) = self.write(entry) {
            self.tell(why);
        }
    }

    /// Returns whether the dice score nothing in this box, and the player need not write that.
    pub(super) fn is_needless_zero(self, seat: usize, slot: Slot) -> bool {
        let Some(dice) = untrack(|| self.rolled()) else {
            return false;
        };
        let left = self.left.get_untracked();
        self.game_untracked(|game| game.is_needless_zero(seat, slot, &dice, left))
    }

    /// Returns what the dice win, if they win the game at once.
    pub(super) fn wins_at_once(self) -> Option<String> {
        let (dice, left) = (self.rolled()?, self.left.get());
        self.game(|game| text::wins_at_once(game, &dice, left))
    }

    /// Writes something into a box, and announces it.
    ///
    /// # Errors
    /// Why it was refused, in words.
    pub(super) fn write(self, entry: Entry) -> Result<(), String> {
        self.save(entry)?;
        self.next_turn();
        if let Entry::Score(seat, slot, points)
        | Entry::Extra(seat, slot, points)
        | Entry::Win(seat, slot, points) = entry
        {
            let says = self.game_untracked(|game| text::written(game, seat, slot, points));
            self.announcer.say(says);
        }
        Ok(())
    }

    /// Takes back the last change.
    pub(super) fn undo(self) {
        let Some((seat, slot)) = self.game_untracked(RealGame::last_changed) else {
            return self.tell(
                self.game_untracked(|game| text::refused(game.rules(), Refusal::NothingToUndo)),
            );
        };
        match self.save(Entry::Undo) {
            Ok(()) => {
                let says = self.game_untracked(|game| text::undone(game, seat, slot));
                self.announcer.say(says);
            }
            Err(why) => self.tell(why),
        }
    }

    /// Switches the coach or the statistics on or off.
    pub(super) fn switch(self, entry: Entry) {
        if let Err(why) = self.save(entry) {
            self.tell(why);
        }
    }

    /// Says why an action failed, on screen and for screen readers.
    pub(super) fn tell(self, why: String) {
        self.announcer.say_now(why.clone());
        self.told.set(why);
    }

    /// Prepares the next turn, without dice.
    fn next_turn(self) {
        self.dice.faces.set(Vec::new());
        let rolls = self.game_untracked(|game| game.rules().rolls);
        self.left.set(rolls.saturating_sub(1));
    }

    fn save(self, entry: Entry) -> Result<(), String> {
        self.told.set(String::new());
        let before = self.stored.get_untracked();
        let next = before.value.with(entry, browser::now_ms());
        let next = next.map_err(|why| text::refused(before.value.rules(), why))?;
        if next == before.value {
            return Ok(());
        }
        let saved = self
            .store
            .write(|store| (store.real_games()).save(&before.id, &next, Some(&before.text)));
        match saved {
            Ok(text) => {
                self.store.ask_to_persist();
                self.stored.set(Stored {
                    value: next,
                    text,
                    ..before
                });
                Ok(())
            }
            Err(SaveError::Changed(_)) => {
                self.read();
                Err(text::changed())
            }
            // Another tab has deleted it, but somebody still writes here: save it again.
            Err(SaveError::Deleted) => {
                let saved = self
                    .store
                    .write(|store| store.real_games().save(&before.id, &next, None));
                let text = saved.map_err(|_| words::changed_elsewhere())?;
                self.stored.set(Stored {
                    value: next,
                    text,
                    ..before
                });
                Ok(())
            }
        }
    }

    /// Shows the stored version. If another tab has deleted it, it stays on screen until the player leaves.
    fn read(self) {
        let id = self.stored.with_untracked(|stored| stored.id.clone());
        let Some(now) = self.store.read(|store| store.real_games().load(&id)) else {
            return self.told.set(words::deleted_elsewhere());
        };
        if self.stored.with_untracked(|before| *before != now) {
            self.stored.set(now);
        }
    }

    /// Begins another card with the same people.
    pub(super) fn again(self) -> Option<Stored<RealGame>> {
        let began = browser::now_ms();
        let game = self.game_untracked(|game| game.again(began)).ok()?;
        self.store
            .write(|store| store.real_games().add(game, began))
            .ok()
    }
}
