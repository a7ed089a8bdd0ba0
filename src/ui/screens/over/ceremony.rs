//! How the result of a game that has just ended appears: step by step, and within two seconds.

use leptos::prelude::*;

use crate::ui::browser::{may_move, monotonic_ms, on_window};
use crate::ui::room::Room;
use rollkeep_rules::game::Place;

/// How much later each better rank rises, how long a total counts, and how long the winner takes at the end, in
/// milliseconds.
const APART: u32 = 400;
const COUNTS: u32 = 700;
const CROWNS: u32 = 450;

/// The course of the result on the screen: the worst of the first three ranks first, the winner last. A tap or a key ends it;
/// what screen readers read is final from the beginning.
#[derive(Clone, Copy)]
pub struct Ceremony {
    /// How long it has gone on, in milliseconds; `None` when it is over.
    gone: RwSignal<Option<u32>>,
    /// When the last total is there.
    counted: u32,
}

impl Ceremony {
    /// Begins it: only when the game ends on this screen, and not with reduced motion.
    pub fn begin(room: &Room, ranking: &[Place]) -> Ceremony {
        let worst = ranking.iter().take(3).map(|it| it.rank).max();
        let last = ranking.iter().map(|it| wait(ranking, it.rank)).max();
        let begins = worst.is_some() && room.ended_here() && may_move();
        let it = Ceremony {
            gone: RwSignal::new(begins.then_some(0)),
            counted: last.unwrap_or_default() + COUNTS,
        };
        if begins {
            for event in ["pointerdown", "keydown"] {
                on_window(event, move |_| it.end());
            }
            it.go_on(monotonic_ms());
        }
        it
    }

    fn go_on(self, begun: f64) {
        request_animation_frame(move || {
            let gone = (monotonic_ms() - begun) as u32;
            match self.gone.try_get_untracked() {
                Some(Some(_)) if gone < self.counted + CROWNS => {
                    self.gone.set(Some(gone));
                    self.go_on(begun);
                }
                Some(Some(_)) => self.end(),
                // It was skipped, or the screen is closed.
                Some(None) | None => {}
            }
        });
    }

    fn end(self) {
        if self.gone.get_untracked().is_some() {
            self.gone.set(None);
        }
    }

    /// Returns whether it goes on.
    pub fn goes_on(self) -> bool {
        self.gone.get().is_some()
    }

    /// Returns whether the winner is still awaited.
    pub fn awaits_winner(self) -> bool {
        self.gone.get().is_some_and(|gone| gone < self.counted)
    }

    /// Returns what is drawn over a total that begins to count at this time, until it is there.
    pub fn counted(self, total: u16, from: u32) -> Option<u16> {
        let gone = self.gone.get()?.saturating_sub(from);
        let left = COUNTS.checked_sub(gone).filter(|left| *left > 0)?;
        // Slower towards the end.
        let missing = u64::from(total) * u64::from(left).pow(2) / u64::from(COUNTS).pow(2);
        Some(total.saturating_sub(missing as u16))
    }
}

/// Returns when this rank rises, in milliseconds: all of the same rank together, the best last.
pub fn wait(ranking: &[Place], rank: usize) -> u32 {
    let mut worse: Vec<usize> = ranking.iter().take(3).map(|it| it.rank).collect();
    worse.dedup();
    worse.retain(|it| *it > rank);
    APART * worse.len() as u32
}
