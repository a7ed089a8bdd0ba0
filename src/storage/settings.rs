//! What a player has chosen for this device.

use serde::{Deserialize, Serialize};

use crate::game::{Seat, SeatKind, Strength};

/// What a player has chosen for this device. What a file does not say is as it comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// Do dice tumble?
    pub motion: Motion,
    /// Do single keys throw, keep and score?
    pub shortcuts: bool,
    /// Is the table covered while the device is passed on?
    pub pass_screen: bool,
    /// Does the screen stay on during a game?
    pub keep_awake: bool,
    /// How fast computers move.
    pub pace: Pace,
    /// How many damaged saves the player knows of.
    pub asides_known: usize,
    /// Who wants advice, by name.
    pub coached: Vec<String>,
    /// The rule set of the last game.
    pub rules: Option<String>,
    /// Who sat at the table last, in order.
    pub table: Vec<String>,
    /// The computers that sat there.
    pub computers: Vec<Strength>,
    /// Those for whom the rules of the last game had no seat.
    pub spare_table: Vec<String>,
    /// The computers among them.
    pub spare_computers: Vec<Strength>,
    /// Everyone who ever played here, the latest first.
    pub people: Vec<String>,
}

/// How fast computers move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// So that everybody can follow.
    Slow,
    /// So that nobody waits long.
    #[default]
    Quick,
    /// At once.
    Instant,
}

impl Pace {
    /// How long a computer waits before each of its moves, in milliseconds.
    pub const fn pause(self) -> f64 {
        match self {
            Pace::Slow => 2000.0,
            Pace::Quick => 900.0,
            Pace::Instant => 0.0,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the device is set.
    #[default]
    System,
    /// Paper by day.
    Light,
    /// A dim room.
    Dark,
}

/// Do things move?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// As the device is set.
    #[default]
    System,
    /// Nothing moves.
    Off,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::System,
            motion: Motion::System,
            shortcuts: true,
            pass_screen: true,
            keep_awake: true,
            pace: Pace::Quick,
            asides_known: 0,
            coached: Vec::new(),
            rules: None,
            table: Vec::new(),
            computers: Vec::new(),
            spare_table: Vec::new(),
            spare_computers: Vec::new(),
            people: Vec::new(),
        }
    }
}

impl Settings {
    /// The most names remembered.
    const MAX_PEOPLE: usize = 24;

    /// Remembers who sits down, so that their names need not be typed again.
    pub fn remember(&mut self, rules: &str, seats: &[Seat]) {
        self.rules = Some(rules.to_owned());
        self.table.clear();
        self.computers.clear();
        for seat in seats {
            match seat.kind {
                SeatKind::Person => self.table.push(seat.name.clone()),
                SeatKind::Computer(strength) => self.computers.push(strength),
            }
        }
        self.spare_table.clear();
        self.spare_computers.clear();
        let table = &self.table;
        self.people.retain(|person| !table.contains(person));
        self.people.splice(0..0, table.iter().cloned());
        self.people.truncate(Self::MAX_PEOPLE);
    }

    /// Remembers those for whom the rules had no seat, after [`Settings::remember`].
    pub fn remember_spare(&mut self, seats: &[Seat]) {
        for seat in seats {
            match seat.kind {
                SeatKind::Person if seat.name.is_empty() || self.table.contains(&seat.name) => {}
                SeatKind::Person => self.spare_table.push(seat.name.clone()),
                SeatKind::Computer(strength) => self.spare_computers.push(strength),
            }
        }
    }
}
