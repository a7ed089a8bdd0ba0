//! The dice kept in the middle of a turn, over a reload and in a tab that watches.

use leptos::prelude::*;

use super::Table;
use rollkeep_app::storage::Kept;
use rollkeep_app::table::dealt_keep;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Game, Phase, Refused};
use rollkeep_words::refusals;

impl Table {
    /// Returns why no die can be kept or released now, if that is so.
    pub fn why_no_keep(&self) -> Option<String> {
        self.not_here().or_else(|| {
            self.game_untracked(|game| {
                let why = match (game.phase(), game.hand()) {
                    (Phase::Starting(_), _) => Refused::StartFirst,
                    (_, None) => Refused::RollFirst,
                    (_, Some(_)) if game.rolls_left() == 0 => Refused::NoRollsLeft,
                    (_, Some(_)) => return None,
                };
                Some(refusals::refused(game.rules(), why))
            })
        })
    }

    /// Returns the dice kept now in this position: those that somebody has tapped, or those of the last roll.
    pub(super) fn kept_in(&self, game: &Game) -> Keep {
        let tapped = game.hand().and_then(|hand| {
            let tapped = self.store.notes(Kept::read).of(&self.id(), game.rolls());
            tapped.filter(|keep| keep.fits(hand.dice.len()) && game.is_person_at_turn())
        });
        match game.rolls_left() {
            0 => Keep::NONE,
            _ => tapped.unwrap_or_else(|| dealt_keep(game)),
        }
    }

    /// Shows the dice that are kept now, as another tab may have stored them.
    pub(super) fn show_stored_keep(&self) {
        let kept = self.game_untracked(|game| self.kept_in(game));
        self.show_keep(kept);
    }

    /// Shows these dice as kept.
    pub fn show_keep(&self, kept: Keep) {
        if self.shown.kept.get_untracked() != kept {
            self.update(|state| state.kept = kept);
        }
    }

    /// Stores the kept dice for a reload.
    pub(super) fn note_kept(&self) {
        if self.practises() {
            return;
        }
        let (rolls, kept) = (
            self.game_untracked(Game::rolls),
            self.shown.kept.get_untracked(),
        );
        self.store
            .notes(|notes| Kept::note(notes, &self.id(), Some((rolls, kept))));
    }
}
