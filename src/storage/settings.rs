//! What a player has chosen for this device.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Badge, LastSetup, PracticeResults};
use crate::game::{Lesson, Seat, SeatKind, Setup, Strength, clean_name, cut_name};

/// What a player has chosen for this device. What a file does not say is as it comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settings {
    /// The code of the language that was chosen; `None` goes by the browser.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// What the table is made of.
    pub table_look: TableLook,
    /// Do dice tumble?
    pub motion: Motion,
    /// Do single keys roll, keep and score?
    pub shortcuts: bool,
    /// Is the table covered while the device is passed on?
    pub pass_screen: bool,
    /// Are dice and buttons at hand for the left hand?
    pub left_handed: bool,
    /// Does a tap on a box ask before it scores?
    pub ask_scores: bool,
    /// Does the table make sounds?
    pub sound: bool,
    /// Does the device vibrate when dice land?
    pub vibration: bool,
    /// Does the screen stay on during a game?
    pub keep_awake: bool,
    /// How fast computers move.
    pub pace: Pace,
    /// How many damaged saves the player knows of.
    pub asides_known: usize,
    /// Who wants advice, by name.
    pub coached: Vec<String>,
    /// What somebody has done at the table here, and needs no hint for.
    pub learned: Vec<Lesson>,
    /// The version whose news were read here.
    pub news_read: Option<String>,
    /// How the last game was set up.
    pub last: Option<LastSetup>,
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
    /// The badges that were chosen, by name, the latest first.
    pub badges: Vec<(String, Badge)>,
    /// How practice goes, by name.
    #[serde(rename = "drills")]
    pub practice: Vec<(String, PracticeResults)>,
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

/// What the table is made of. Each look has colours for the day and for the night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableLook {
    /// Paper and ink; a dark table under a lamp by night.
    #[default]
    Paper,
    /// Green cloth with brass, and a cream score card on it.
    Baize,
    /// Drafting paper; white lines on blue by night.
    Blueprint,
}

impl TableLook {
    /// All of them, the usual one first.
    pub const ALL: [TableLook; 3] = [TableLook::Paper, TableLook::Baize, TableLook::Blueprint];

    /// Its name for programs, as it is saved and as the styles call it.
    pub const fn id(self) -> &'static str {
        match self {
            TableLook::Paper => "paper",
            TableLook::Baize => "baize",
            TableLook::Blueprint => "blueprint",
        }
    }
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
            language: None,
            theme: Theme::System,
            table_look: TableLook::Paper,
            motion: Motion::System,
            shortcuts: true,
            pass_screen: true,
            left_handed: false,
            ask_scores: false,
            sound: true,
            vibration: true,
            keep_awake: true,
            pace: Pace::Quick,
            asides_known: 0,
            coached: Vec::new(),
            learned: Vec::new(),
            news_read: None,
            last: None,
            rules: None,
            table: Vec::new(),
            computers: Vec::new(),
            spare_table: Vec::new(),
            spare_computers: Vec::new(),
            people: Vec::new(),
            badges: Vec::new(),
            practice: Vec::new(),
        }
    }
}

impl Settings {
    /// The most names remembered.
    const MAX_PEOPLE: usize = 24;

    /// The most that sat at one table.
    const MAX_TABLE: usize = 16;
    /// The longest name of a rule set, of a version or of a language.
    const MAX_RULES: usize = 64;

    /// Reads a text; `None` if it is damaged. A value that is not understood costs its field only.
    pub(super) fn from_text(text: &str) -> Option<Settings> {
        let mut fields: Map<String, Value> = serde_json::from_str(text).ok()?;
        let mut settings = Settings::default();
        macro_rules! take {
            ($($field:ident)*) => {
                $(take(&mut fields, stringify!($field), &mut settings.$field);)*
            };
        }
        take!(language theme table_look motion shortcuts pass_screen left_handed ask_scores sound vibration);
        take!(keep_awake pace asides_known coached learned news_read last rules table computers);
        take!(spare_table spare_computers people badges);
        take(&mut fields, "drills", &mut settings.practice);
        Some(settings.within_bounds())
    }

    /// As this app itself would have them: names and lists no longer than it makes them.
    fn within_bounds(mut self) -> Settings {
        for names in [
            &mut self.coached,
            &mut self.table,
            &mut self.spare_table,
            &mut self.people,
        ] {
            let cleaned = names.iter().map(|it| {
                cut_name(&clean_name(it), Seat::MAX_NAME)
                    .trim_end()
                    .to_owned()
            });
            let mut some: Vec<String> = Vec::new();
            for name in cleaned.take(1000) {
                if !name.is_empty() && !some.contains(&name) {
                    some.push(name);
                }
            }
            some.truncate(Self::MAX_PEOPLE);
            *names = some;
        }
        keep_latest(&mut self.badges);
        keep_latest(&mut self.practice);
        self.table.truncate(Self::MAX_TABLE);
        self.computers.truncate(Self::MAX_TABLE);
        self.spare_table.truncate(Self::MAX_TABLE);
        self.spare_computers.truncate(Self::MAX_TABLE);
        self.language = (self.language).filter(|code| code.len() <= Self::MAX_RULES);
        self.rules = self.rules.filter(|rules| rules.len() <= Self::MAX_RULES);
        let mut learned = Vec::new();
        for lesson in self.learned {
            if !learned.contains(&lesson) {
                learned.push(lesson);
            }
        }
        self.learned = learned;
        self.news_read = (self.news_read).filter(|version| version.len() <= Self::MAX_RULES);
        let last = self.last.and_then(|last| last.setup());
        self.last = last.as_ref().map(LastSetup::of);
        self
    }

    /// Remembers how a game is set up, so that the next one can begin in the same way; and the badges of all who play, so
    /// that they keep them at other seats.
    ///
    /// Who plays alone with dice that others have too sits at no table: the next game begins as before.
    pub fn remember_setup(&mut self, setup: &Setup) {
        let names: Vec<&str> = setup.seats().iter().map(|it| it.name.as_str()).collect();
        let badges = self.badges_of(&names).into_iter().zip(&names);
        let new = badges.filter(|(_, name)| self.badges.iter().all(|(of, _)| of != *name));
        for (badge, name) in new.collect::<Vec<_>>() {
            self.choose_badge(name, badge);
        }
        if setup.shared_dice().is_none() || self.table.is_empty() {
            self.remember(&setup.rules().id, setup.seats());
        }
        match setup.shared_dice() {
            None => self.last = Some(LastSetup::of(setup)),
            Some(_) => self.remember_people(setup.names()),
        }
    }

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
        self.remember_people(self.table.clone());
    }

    /// Remembers these as the latest who played here.
    pub fn remember_people(&mut self, names: Vec<String>) {
        self.people.retain(|person| !names.contains(person));
        self.people.splice(0..0, names);
        self.people.truncate(Self::MAX_PEOPLE);
    }

    /// Remembers the badge that this player has chosen.
    pub fn choose_badge(&mut self, name: &str, badge: Badge) {
        self.badges.insert(0, (name.to_owned(), badge));
        keep_latest(&mut self.badges);
    }

    /// How practice goes for this person.
    pub fn practice_of(&self, name: &str) -> PracticeResults {
        let found = self.practice.iter().find(|(of, _)| of == name);
        found.map(|(_, results)| *results).unwrap_or_default()
    }

    /// Remembers how practice goes for this person.
    pub fn note_practice(&mut self, name: &str, results: PracticeResults) {
        self.practice.insert(0, (name.to_owned(), results));
        keep_latest(&mut self.practice);
    }

    /// Gives this badge to the seat of a table where these sit. Who had its sign or its colour gets the one that this
    /// seat had.
    pub fn choose_badge_at(&mut self, names: &[&str], seat: usize, badge: Badge) {
        let badges = self.badges_of(names);
        let Some(before) = badges.get(seat).copied() else {
            return;
        };
        for (other, &theirs) in badges.iter().enumerate().filter(|(it, _)| *it != seat) {
            let mut now = theirs;
            if theirs.sign == badge.sign {
                now.sign = before.sign;
            }
            if theirs.colour == badge.colour {
                now.colour = before.colour;
            }
            if now != theirs {
                self.choose_badge(names[other], now);
            }
        }
        self.choose_badge(names[seat], badge);
    }

    /// The badges of those who sit at a table, in order. Who has chosen one comes first to it; no two share a sign or a
    /// colour.
    pub fn badges_of(&self, names: &[&str]) -> Vec<Badge> {
        let chosen = |name: &&str| {
            let found = self.badges.iter().find(|(of, _)| of == name);
            found.map(|(_, badge)| *badge)
        };
        Badge::at_table(&names.iter().map(chosen).collect::<Vec<_>>())
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

/// Takes a field, if it is there and understood.
fn take<T: DeserializeOwned>(fields: &mut Map<String, Value>, field: &str, into: &mut T) {
    if let Some(value) = fields.get_mut(field)
        && let Ok(value) = serde_json::from_value(value.take())
    {
        *into = value;
    }
}

/// One entry for each name, and not too many.
fn keep_latest<T>(entries: &mut Vec<(String, T)>) {
    let mut latest: Vec<(String, T)> = Vec::new();
    for (name, entry) in std::mem::take(entries) {
        let name = cut_name(&clean_name(&name), Seat::MAX_NAME)
            .trim_end()
            .to_owned();
        let known = latest.iter().any(|(of, _)| *of == name);
        if latest.len() < Settings::MAX_PEOPLE && !name.is_empty() && !known {
            latest.push((name, entry));
        }
    }
    *entries = latest;
}
