//! Cheers on the screen, for a moment.

use std::time::Duration;

use leptos::prelude::*;

use super::Table;
use crate::ui::browser::after_frame;
use rollkeep_rules::game::{Game, Moment};
use rollkeep_words::moments;

/// How long a cheer is shown, and how much longer after a roll, in milliseconds.
const SHOWN: u64 = 1500;
const ROLL: u64 = 650;

/// A cheer and its words.
#[derive(Clone, Debug, PartialEq)]
pub struct Cheer {
    /// The event; `None` for the best total on this device.
    pub moment: Option<Moment>,
    /// A few words.
    pub words: String,
    /// The seat of whose moment it is; `None` for the best total on this device.
    pub seat: Option<usize>,
}

impl Cheer {
    /// Returns whether all dice are equal: the rarest moment, and the largest.
    pub fn is_grand(&self) -> bool {
        matches!(self.moment, Some(Moment::Yahtzee | Moment::ExtraYahtzee))
    }
}

impl Table {
    /// Shows this moment, or none. It disappears by itself and delays nothing.
    pub(super) fn cheer(&self, moment: Option<Moment>, after: &Game) {
        // The end of the game shows a win.
        let moment = moment.filter(|moment| *moment != Moment::Win);
        let rolls = moment == Some(Moment::Yahtzee);
        let scorer = || after.last_score().map(|last| last.seat);
        let cheer = moment.map(|moment| Cheer {
            moment: Some(moment),
            words: moments::moment(after, moment),
            seat: if rolls {
                after.seat_at_turn()
            } else {
                scorer()
            },
        });
        self.show_cheer(cheer, if rolls { SHOWN + ROLL } else { SHOWN });
    }

    fn show_cheer(&self, cheer: Option<Cheer>, time: u64) {
        if cheer.is_none() && self.cheers.with_untracked(Option::is_none) {
            return;
        }
        let number = self.cheer_count.get_value() + 1;
        self.cheer_count.set_value(number);
        let table = *self;
        let set = move |cheer| {
            // The screen may be closed by now, or there may be another cheer.
            if table.cheer_count.try_get_value() == Some(number) {
                table.cheers.set(cheer);
            }
        };
        match cheer {
            None => set(None),
            // First the frame that answers the tap.
            some => after_frame(move || {
                set(some);
                set_timeout(move || set(None), Duration::from_millis(time));
            }),
        }
    }

    /// Ends the cheer before its time.
    pub fn end_cheer(&self) {
        self.show_cheer(None, 0);
    }

    /// Returns the current cheer, once the dice are at rest.
    pub fn cheer_now(&self) -> Option<Cheer> {
        self.cheers.get().filter(|_| self.shown.at_rest.get())
    }

    /// Cheers because this game has the best total on the device.
    pub fn cheer_best(&self, total: u16) {
        let words = moments::best(total);
        self.show_cheer(
            Some(Cheer {
                moment: None,
                words,
                seat: None,
            }),
            SHOWN,
        );
    }
}
