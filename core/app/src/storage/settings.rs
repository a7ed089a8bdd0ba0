//! The settings of a device.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use serde_path_to_error::Segment;

use super::practice::StoredResults;
use super::{Badge, LastSetup, PracticeResults};
use rollkeep_rules::game::{Lesson, OwnName, Seat, SeatKind, Setup, Strength, fitting_name};
use rollkeep_rules::{RuleSet, catalogue};

/// The settings of a device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language that was chosen; `None` follows the browser.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// The material of the table.
    pub table_look: TableLook,
    /// Whether dice tumble.
    pub motion: Motion,
    /// Whether single keys roll, keep and score.
    pub shortcuts: bool,
    /// Whether the table is covered while the device is passed on.
    pub pass_screen: bool,
    /// Whether dice and buttons are where the left hand reaches them.
    pub left_handed: bool,
    /// Whether a tap on a box asks before it scores.
    pub ask_scores: bool,
    /// Whether the table makes sounds.
    pub sound: bool,
    /// Whether the device vibrates when dice land.
    pub vibration: bool,
    /// Whether the screen stays on during a game.
    pub keep_awake: bool,
    /// The speed of computers.
    pub pace: Pace,
    /// How many damaged saves the page has reported to the player.
    pub asides_known: usize,
    /// The names of those who want advice.
    pub coached: Vec<String>,
    /// What somebody has learned at the table here; it needs no hint any more.
    pub learned: Vec<Lesson>,
    /// The version whose news somebody has read here.
    pub news_read: Option<String>,
    /// The name of the person whose device this is.
    pub own_name: OwnName,
    /// The setup of the last game.
    pub last: Option<LastSetup>,
    /// The rule set of the last game under rules of the catalogue.
    pub rules: Option<String>,
    /// The people at the table of the last game, in order.
    pub table: Vec<String>,
    /// The computers at that table.
    pub computers: Vec<Strength>,
    /// The people for whom the rules of the last game had no seat.
    pub spare_table: Vec<String>,
    /// The computers among them.
    pub spare_computers: Vec<Strength>,
    /// Everybody who ever played here, the last one first.
    pub people: Vec<String>,
    /// The chosen badges by name, the newest first.
    pub badges: Vec<(String, Badge)>,
    /// The results of practice by name, the newest first.
    #[serde(rename = "drills", deserialize_with = "read_practice")]
    pub practice: Vec<(String, PracticeResults)>,
}

/// How fast computers move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Everybody can follow.
    Slow,
    /// Nobody waits long.
    #[default]
    Quick,
    /// Without a pause.
    Instant,
}

impl Pace {
    /// How long a computer waits before each of its moves while the dice lie still, in milliseconds.
    pub const fn pause(self) -> f64 {
        match self {
            Pace::Slow => 2000.0,
            Pace::Quick => 700.0,
            Pace::Instant => 0.0,
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Follows the device.
    #[default]
    System,
    /// Light colours.
    Light,
    /// Dark colours.
    Dark,
}

/// The material of the table. Each look has light and dark colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableLook {
    /// Paper and ink; in dark mode, a dark table under a lamp.
    #[default]
    Paper,
    /// Green cloth with brass, and a cream score card on it.
    Baize,
    /// Drafting paper; in dark mode, white lines on blue.
    Blueprint,
}

impl TableLook {
    /// All looks, the default first.
    pub const ALL: [TableLook; 3] = [TableLook::Paper, TableLook::Baize, TableLook::Blueprint];

    /// The name in saves and in the styles.
    pub const fn id(self) -> &'static str {
        match self {
            TableLook::Paper => "paper",
            TableLook::Baize => "baize",
            TableLook::Blueprint => "blueprint",
        }
    }
}

/// Whether things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Follows the device.
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
            own_name: OwnName::default(),
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
    /// The most names that are remembered.
    const MAX_PEOPLE: usize = 24;

    /// The most people or computers that are remembered of one table.
    const MAX_TABLE: usize = 16;
    /// The longest name of a rule set, of a version or of a language, in bytes.
    const MAX_RULES: usize = 64;

    /// Reads a text; `None` if it is damaged. A field that is missing, or whose value makes no sense, has its default.
    pub(super) fn from_json(text: &str) -> Option<Settings> {
        let mut fields: Map<String, Value> = serde_json::from_str(text).ok()?;
        loop {
            let why = match serde_path_to_error::deserialize(Value::Object(fields.clone())) {
                Ok(settings) => return Some(Settings::within_bounds(settings)),
                Err(why) => why,
            };
            match why.path().iter().next() {
                Some(Segment::Map { key }) if fields.remove(key).is_some() => {}
                // Only values are at fault, and each of them is in a field.
                _ => return None,
            }
        }
    }

    /// Cleans names, and cuts lists and names to the lengths that this app writes.
    fn within_bounds(mut self) -> Settings {
        for names in [
            &mut self.coached,
            &mut self.table,
            &mut self.spare_table,
            &mut self.people,
        ] {
            let cleaned = names.iter().map(|it| fitting_name(it, Seat::MAX_NAME));
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
        self.own_name = OwnName::new(self.own_name.get().unwrap_or_default());
        let last = self.last.and_then(|last| last.setup());
        self.last = last.as_ref().map(LastSetup::of);
        self
    }

    /// Remembers the setup of a game, so that the next one can begin in the same way, and the badges of all players, so
    /// that they keep them at other seats.
    ///
    /// A game with shared dice changes no table: the next game has the table from before.
    pub fn remember_setup(&mut self, setup: &Setup) {
        self.remember_badges(setup);
        if setup.shared_dice().is_none() || self.table.is_empty() {
            self.remember(setup.rules(), setup.seats());
        }
        match setup.shared_dice() {
            None => self.last = Some(LastSetup::of(setup)),
            Some(_) => self.remember_people(setup.names()),
        }
    }

    /// Remembers the badges of all players of a game, so that they keep them at other seats.
    pub fn remember_badges(&mut self, setup: &Setup) {
        let names: Vec<&str> = setup.seats().iter().map(|it| it.name.as_str()).collect();
        let badges = self.badges_of(&names).into_iter().zip(&names);
        let new = badges.filter(|(_, name)| self.badges.iter().all(|(of, _)| of != *name));
        for (badge, name) in new.collect::<Vec<_>>() {
            self.choose_badge(name, badge);
        }
    }

    /// Remembers these rules as those of the last game, if the catalogue lists them.
    pub fn remember_rules(&mut self, rules: &RuleSet) {
        if catalogue::lists(rules) {
            self.rules = Some(rules.id.clone());
        }
    }

    /// Remembers who sits at the table, so that nobody need type their names again, and the rules if the catalogue lists
    /// them.
    pub fn remember(&mut self, rules: &RuleSet, seats: &[Seat]) {
        self.remember_rules(rules);
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

    /// Remembers these people as the last who played here.
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

    /// Returns the results of this person's practice.
    pub fn practice_of(&self, name: &str) -> PracticeResults {
        let mut all = self.practice.iter();
        let found = all.find(|(of, _)| self.own_name.is_same(of, name));
        found.map_or_else(PracticeResults::default, |(_, results)| *results)
    }

    /// Remembers the results of this person's practice.
    pub fn note_practice(&mut self, name: &str, results: PracticeResults) {
        self.practice.insert(0, (name.to_owned(), results));
        keep_latest(&mut self.practice);
    }

    /// Gives this badge to a seat at a table with these names. A player who had its sign or its colour gets the old one
    /// of this seat instead.
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

    /// Returns the badges at a table, in the order of these names. Those who have chosen one come first; no two share a
    /// sign or a colour.
    pub fn badges_of(&self, names: &[&str]) -> Vec<Badge> {
        let chosen = |name: &&str| {
            let mut all = self.badges.iter();
            let found = all.find(|(of, _)| self.own_name.is_same(of, name));
            found.map(|(_, badge)| *badge)
        };
        Badge::at_table(&names.iter().map(chosen).collect::<Vec<_>>())
    }

    /// Remembers the people and computers for whom the rules had no seat, but no own players. Call it after
    /// [`Settings::remember`].
    pub fn remember_spare(&mut self, seats: &[Seat]) {
        for seat in seats.iter().filter(|it| it.own_player_name().is_none()) {
            match seat.kind {
                SeatKind::Person if seat.name.is_empty() || self.table.contains(&seat.name) => {}
                SeatKind::Person => self.spare_table.push(seat.name.clone()),
                SeatKind::Computer(strength) => self.spare_computers.push(strength),
            }
        }
    }
}

fn read_practice<'de, D: Deserializer<'de>>(
    stored: D,
) -> Result<Vec<(String, PracticeResults)>, D::Error> {
    let all = Vec::<(String, StoredResults)>::deserialize(stored)?;
    let read = |(name, results): (String, StoredResults)| (name, results.into());
    Ok(all.into_iter().map(read).collect())
}

/// Keeps the first entry of each name, and at most [`Settings::MAX_PEOPLE`].
fn keep_latest<T>(entries: &mut Vec<(String, T)>) {
    let mut latest: Vec<(String, T)> = Vec::new();
    for (name, entry) in std::mem::take(entries) {
        let name = fitting_name(&name, Seat::MAX_NAME);
        let known = latest.iter().any(|(of, _)| *of == name);
        if latest.len() < Settings::MAX_PEOPLE && !name.is_empty() && !known {
            latest.push((name, entry));
        }
    }
    *entries = latest;
}
