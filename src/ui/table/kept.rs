//! The dice kept in the middle of a turn, over a reload and in a tab that watches.

use leptos::prelude::*;

use super::super::browser::LocalBackend;
use super::super::game_facts::{hand, person_at_turn};
use super::{Table, rolls_of};
use rollkeep_app::storage::Kept;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Phase, Refused};
use rollkeep_words::refusals;

impl Table {
    /// Returns why no die can be kept or released now, if that is so.
    pub fn why_no_keep(&self) -> Option<String> {
        self.not_here().or_else(|| {
            self.game_untracked(|game| {
                let why = match (game.phase(), hand(game)) {
                    (Phase::Starting(_), _) => Refused::StartFirst,
                    (_, None) => Refused::RollFirst,
                    (_, Some(_)) if game.rolls_left() == 0 => Refused::NoRollsLeft,
                    (_, Some(_)) => return None,
                };
                Some(refusals::refused(game.rules(), why))
            })
        })
    }

    /// Returns the dice kept now: those that somebody has tapped, or those of the last roll.
    pub(super) fn kept(&self) -> Keep {
        let id = self.id.get_value();
        self.game_untracked(|game| match hand(game) {
            Some(hand) if game.rolls_left() > 0 => {
                let tapped = Kept::read(&LocalBackend).of(&id, rolls_of(game));
                let tapped =
                    tapped.filter(|keep| keep.fits(hand.dice.len()) && person_at_turn(game));
                tapped.unwrap_or(hand.kept)
            }
            _ => Keep::NONE,
        })
    }

    /// Stores the kept dice for a reload.
    pub(super) fn note_kept(&self) {
        if self.practises {
            return;
        }
        let (rolls, keep) = (self.game_untracked(rolls_of), self.keep.get_untracked());
        Kept::note(&LocalBackend, &self.id.get_value(), Some((rolls, keep)));
    }
}
