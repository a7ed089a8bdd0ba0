//! The setup of the last game.

use serde::{Deserialize, Serialize};

use rollkeep_rules::PortableRules;
use rollkeep_rules::game::{Millis, Seat, Setup, Start, fitting_name};

/// The setup of the last game, as the settings store it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastSetup {
    /// The [text](PortableRules::text) of the rules.
    rules: String,
    seats: Vec<Seat>,
    #[serde(default)]
    start: Start,
    #[serde(default)]
    clock_ms: Option<Millis>,
}

impl LastSetup {
    /// Makes an entry of this setup.
    pub fn of(setup: &Setup) -> LastSetup {
        LastSetup {
            rules: PortableRules::of(setup.rules()).text(),
            seats: setup.seats().to_vec(),
            start: setup.start(),
            clock_ms: setup.clock(),
        }
    }

    /// Returns the setup, if this version can play it.
    pub fn setup(&self) -> Option<Setup> {
        let rules = PortableRules::of_text(&self.rules)?.rules().ok()?;
        let seats = self.seats.iter().take(usize::from(rules.max_seats) + 1);
        let seats = seats.map(|seat| Seat {
            name: fitting_name(&seat.name, Seat::MAX_NAME),
            kind: seat.kind,
        });
        Setup::new(rules, seats.collect(), self.start, self.clock_ms).ok()
    }
}
