//! What late screens share. It lasts as long as the page, so it goes on, or stays, on whatever screen the player is.

use crate::ui::signals::*;

use super::arena::Arena;
use super::components::Entered;
use super::device::Device;
use super::judge::Judge;
use super::live::Live;
use super::statistics::Statistics;
use crate::rules::catalogue;

/// What goes on behind the screens. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Background {
    /// The tournament under way.
    pub arena: Arena,
    /// The live game and its connection.
    pub live: Live,
    /// What the finished games come to.
    pub statistics: Statistics,
    /// What their decisions were worth.
    pub judge: Judge,
    /// The dice entered by hand.
    pub entered: Entered,
}

impl Background {
    /// Starts it for the owner that is current, once. Late screens below that owner find it.
    pub fn begin() {
        if use_context::<Background>().is_some() {
            return;
        }
        let device = Device::here();
        let statistics = Statistics::new();
        let background = Background {
            arena: Arena::new(device),
            live: Live::new(device),
            statistics,
            judge: Judge::new(statistics),
            entered: Entered::none(catalogue::DEFAULT.dice),
        };
        background.arena.watch();
        background.live.watch();
        provide_context(background);
    }

    /// Returns the background of this page. Panics before the first late screen. Only late screens may ask: before the first of them there is none.
    pub fn here() -> Background {
        expect_context::<Background>()
    }
}
