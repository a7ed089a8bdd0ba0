//! Saves what the two devices do, then shows it, then sends it.

use std::time::Duration;

use leptos::prelude::*;

use super::super::browser;
use super::{Failure, Live, State};
use rollkeep_app::live::{LiveGame, Stage};
use rollkeep_app::storage::{RecordId, SaveError, SavedGame};
use rollkeep_rules::game::Game;

/// How long the other device may take for a roll before the screen says so.
const SLOW: Duration = Duration::from_millis(600);

impl Live {
    /// Saves the new state, then sends these messages. A side that has sent its commitment must never lose its secret,
    /// so saving comes first.
    pub(super) fn went_on(&self, messages: &[Vec<u8>]) {
        if self.save().is_err() {
            return self.fail(Failure::Elsewhere);
        }
        let sent = self.with(|line| messages.iter().all(|it| line.peer.send(it)));
        if sent == Some(false) {
            return self.fail(Failure::Lost);
        }
        self.show_marks();
        self.beat.update(|beat| *beat += 1);
        self.note_slow();
        let stage = self.with(|line| line.session.stage());
        if let Some(Stage::Ended(why)) = stage {
            self.fail(Failure::Ended(why));
        }
    }

    /// Shows the dice that the player at the other device marks to be kept.
    fn show_marks(&self) {
        let marked = self.with(|line| Some((line.id.clone()?, line.session.their_keep()?)));
        let table = self.table.get_value();
        if let (Some(Some((id, keep))), Some(table)) = (marked, table)
            && table.id() == id
        {
            table.show_keep(keep);
        }
    }

    /// Saves the live game and the game itself, and shows new events.
    fn save(&self) -> Result<(), SaveError> {
        let Some((live, id, before)) = self
            .with(|line| {
                let live = line.session.live()?.clone();
                // The next game is saved under another id.
                match line.table == Some(*live.table().id()) {
                    true => Some((live, line.id.clone(), line.text.clone())),
                    false => Some((live, None, None)),
                }
            })
            .flatten()
        else {
            return Ok(());
        };
        let text = live.to_json();
        if before.as_ref() == Some(&text) {
            return Ok(());
        }
        let (id, before) = match id {
            Some(id) => (id, before),
            None => self.place_of(&live)?,
        };
        let saved = self
            .store
            .write(|store| store.live_games().save(&id, &live, before.as_deref()))?;
        self.with(|line| {
            line.id = Some(id.clone());
            line.text = Some(saved);
            line.table = Some(*live.table().id());
        });
        self.bring(&id, live.game())
    }

    /// Returns the id and the text under which this game is saved; saves a new one.
    fn place_of(&self, live: &LiveGame) -> Result<(RecordId, Option<String>), SaveError> {
        let known = self.store.read(|store| store.live_games().all());
        let same = |other: &LiveGame| {
            other.table().id() == live.table().id() && other.side() == live.side()
        };
        if let Some(known) = known.into_iter().find(|it| same(&it.value)) {
            return Ok((known.id, Some(known.text)));
        }
        let saved = SavedGame {
            game: Game::new(live.table().setup().clone()),
            began: live.table().began(),
            touched: browser::now_ms(),
        };
        self.keep_badges(live.game());
        let id = self.store.write(|store| store.games().add(&saved))?;
        Ok((id, None))
    }

    /// Updates the game with this id to the live one: event by event if it is on screen, else in the store.
    pub(super) fn bring(&self, id: &RecordId, live: &Game) -> Result<(), SaveError> {
        let shown = self.table.get_value().filter(|table| table.id() == *id);
        if let Some(table) =
            shown.filter(|it| it.game_untracked(|game| game.setup() == live.setup()))
        {
            let known = table.game_untracked(|game| game.log().to_vec());
            let Some(new) = live.log().strip_prefix(known.as_slice()) else {
                return Err(SaveError::Deleted);
            };
            for &event in new {
                table.happened(event);
            }
            return Ok(());
        }
        let stored = self.store.read(|store| store.games().load(id));
        let stored = stored.ok_or(SaveError::Deleted)?;
        let here = &stored.value.game;
        let renamed = here.log().is_empty() && here.setup() != live.setup();
        if !renamed && !live.log().starts_with(here.log()) {
            return Err(SaveError::Changed(stored.text));
        }
        if renamed {
            self.keep_badges(live);
        }
        if renamed || live.log().len() > here.log().len() {
            let saved = SavedGame {
                game: live.clone(),
                began: stored.value.began,
                touched: browser::now_ms(),
            };
            let expected = Some(stored.text.as_str());
            self.store
                .write(|store| store.games().save(id, &saved, expected))?;
            if let Some(table) = shown {
                table.store_changed();
            }
        }
        Ok(())
    }

    /// Keeps the signs and colours of the players for their next game, in which they sit at other seats.
    fn keep_badges(&self, game: &Game) {
        (self.settings).update(|settings| settings.remember_badges(game.setup()));
    }

    /// Notes whether the other device is slow with the current roll.
    fn note_slow(&self) {
        let waits = |live: &Live| {
            live.with(|line| {
                let rolls = line.session.unfinished().is_some() || line.session.is_behind();
                (rolls, line.session.live().map(LiveGame::len))
            })
        };
        let before = waits(self);
        if !matches!(before, Some((true, _))) {
            return self.slow.set(false);
        }
        let live = *self;
        set_timeout(
            move || {
                if live.state.try_get_untracked() == Some(State::Open) && waits(&live) == before {
                    live.slow.set(true);
                }
            },
            SLOW,
        );
    }
}
