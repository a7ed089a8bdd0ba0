//! The law of tabs: several tabs share a storage that fails at random. Nothing that was accepted is lost without a
//! copy, what is only in memory is reported, and in the end every tab shows what is saved.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rollkeep_app::storage::{
    Loaded, OwnPlayer, PlayerError, Record, RecordId, SaveError, SaveStore, SavedGame, Settings,
    Theme,
};
use rollkeep_app::tournament::{MatchOutcome, Report, Tournament, TournamentFile};
use rollkeep_rules::dice::{Fair, Keep};
use rollkeep_rules::game::{Action, Event, Game, Phase};

use super::faulty::Faulty;
use super::games::cases;
use super::script::Script;
use super::store::{finished_key, id, playing_key};
use super::tournament::tournament_of;

const TABS: usize = 3;

/// What a tab does, or what happens to the storage.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// Goes on with something from the state that the tab last saw, or begins it.
    GoOn(usize, Thing),
    /// The same, and the page dies after this many writes.
    Die(usize, Thing, u32),
    /// Looks at it.
    Look(usize, Thing),
    /// Deletes it.
    Delete(usize, Thing),
    /// Changes this tab's setting.
    Set(usize, u8),
    /// Checks whether there is room again.
    Flush(usize),
    /// Reloads the tab.
    Reload(usize),
    /// Damages the saved text near its end; if `true`, there is no more room either.
    Damage(Thing, bool),
    /// Leaves this much room.
    Room(usize),
    /// Makes room again.
    Roomy,
    /// Blocks reading and writing, or unblocks it.
    Block(bool),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Game,
    Tournament,
    Player,
}

type Thing = (Kind, u64);

fn any_step() -> impl Strategy<Value = Step> {
    let kind =
        prop_oneof![3 => Just(Kind::Game), 1 => Just(Kind::Tournament), 1 => Just(Kind::Player)];
    let thing = (kind, 1..3u64);
    let tab = 0..TABS;
    prop_oneof![
        12 => (tab.clone(), thing.clone()).prop_map(|(tab, thing)| Step::GoOn(tab, thing)),
        1 => (tab.clone(), thing.clone(), 0..3u32).prop_map(|(tab, it, fuse)| Step::Die(tab, it, fuse)),
        2 => (tab.clone(), thing.clone()).prop_map(|(tab, thing)| Step::Look(tab, thing)),
        1 => (tab.clone(), thing.clone()).prop_map(|(tab, thing)| Step::Delete(tab, thing)),
        1 => (thing, any::<bool>()).prop_map(|(thing, full)| Step::Damage(thing, full)),
        3 => (tab.clone(), any::<u8>()).prop_map(|(tab, to)| Step::Set(tab, to)),
        2 => tab.clone().prop_map(Step::Flush),
        1 => tab.prop_map(Step::Reload),
        2 => (0..60usize).prop_map(Step::Room),
        2 => Just(Step::Roomy),
        1 => Just(Step::Block(true)),
        2 => Just(Step::Block(false)),
    ]
}

/// A tab: its store, and what it last saw of each thing.
struct Tab<'a> {
    store: SaveStore<&'a Faulty>,
    seen: BTreeMap<Thing, String>,
    settings: Settings,
}

impl<'a> Tab<'a> {
    fn open(storage: &'a Faulty) -> Tab<'a> {
        let store = SaveStore::new(storage);
        let settings = store.settings().load();
        Tab {
            store,
            seen: BTreeMap::new(),
            settings,
        }
    }

    /// All that this tab sees.
    fn texts(&self) -> Vec<String> {
        let file = serde_json::to_value(self.store.export()).expect("a file");
        let entries = file["entries"].as_object().expect("entries").values();
        entries
            .map(|text| text.as_str().expect("a text").to_owned())
            .collect()
    }

    /// The saved text, as the screens read it.
    fn read(&self, (kind, number): Thing) -> Option<String> {
        match kind {
            Kind::Game => self.store.games().load(&id(number)).map(|it| it.text),
            Kind::Tournament => self.store.tournaments().load(&id(number)).map(|it| it.text),
            Kind::Player => self.store.players().load(&id(number)).map(|it| it.text),
        }
    }

    fn look(&mut self, thing: Thing) {
        match self.read(thing) {
            Some(text) => self.seen.insert(thing, text),
            None => self.seen.remove(&thing),
        };
    }

    /// Goes on from what it saw. Returns the text before and the accepted text.
    fn go_on(&mut self, thing: Thing, seed: u64) -> Option<(Option<String>, String)> {
        let (kind, number) = thing;
        let before = self.seen.get(&thing).cloned();
        let expected = before.as_deref();
        let saved = match kind {
            Kind::Game => {
                let game = play(expected, seed);
                self.store.games().save(&id(number), &game, expected)
            }
            Kind::Tournament => {
                let tournament = hold(expected, seed);
                self.store
                    .tournaments()
                    .save(&id(number), &tournament, expected)
            }
            Kind::Player => {
                let name = format!("player {number}");
                let player = OwnPlayer {
                    name,
                    source: format!("{thing:?} {seed}"),
                };
                let saved = self.store.players().save(&id(number), &player, expected);
                saved.map_err(|why| match why {
                    PlayerError::Save(why) => why,
                    // A copy already has this name.
                    why => {
                        assert_eq!(why, PlayerError::SameName);
                        SaveError::Deleted
                    }
                })
            }
        };
        match saved {
            Ok(text) => {
                self.seen.insert(thing, text.clone());
                Some((before, text))
            }
            Err(SaveError::Changed(found)) => {
                assert_ne!(Some(&found), before.as_ref(), "it is another one");
                self.look(thing);
                None
            }
            Err(SaveError::Deleted) => {
                self.seen.remove(&thing);
                None
            }
        }
    }
}

/// A game that goes on from this text, or a new one.
fn play(text: Option<&str>, seed: u64) -> SavedGame {
    let mut dice = Fair::seeded(seed);
    let (mut game, began) = match text.map(Loaded::from_json) {
        Some(Loaded::Whole(saved) | Loaded::Partly(saved, _)) => (saved.game, saved.began),
        Some(Loaded::Not(_)) | None => {
            // No two games begin alike.
            return SavedGame {
                game: Script::new("yahtzee-official", 1).game,
                began: seed,
                touched: seed,
            };
        }
    };
    // Whole turns, so that games end, or one score taken back.
    for turn in 0..1 + seed % 5 {
        let next = match game.phase() {
            Phase::Over(_) => game.apply(Action::Undo, &mut dice),
            _ if seed.is_multiple_of(7) && turn == 0 && game.can_undo() => {
                game.apply(Action::Undo, &mut dice)
            }
            _ => game.apply(Action::Roll(Keep::NONE), &mut dice),
        };
        game = next.map_or(game, |(game, _)| game);
        if turn > 0
            && let Some(next) = score(&game, seed)
        {
            game = next;
        }
    }
    SavedGame {
        game,
        began,
        touched: seed,
    }
}

fn score(game: &Game, seed: u64) -> Option<Game> {
    let slots: Vec<_> = game.rules().slots().collect();
    let first = seed as usize % slots.len();
    let mut slots = slots.iter().cycle().skip(first).take(slots.len());
    slots.find_map(|slot| {
        Some(
            game.apply(Action::Score(*slot), &mut Fair::seeded(seed))
                .ok()?
                .0,
        )
    })
}

/// A tournament that goes on from this text, or a new one.
fn hold(text: Option<&str>, seed: u64) -> Tournament {
    let Some(mut tournament) = text.and_then(|text| TournamentFile::read(text).ok()) else {
        return tournament_of(&["a", &seed.to_string()], 6, &[]);
    };
    for pairing in tournament.hand_out(1 + seed as usize % 2) {
        // Tournaments with different players have different results.
        let totals = vec![Some(100 + seed as u16 % 3), Some(90)];
        let outcome = MatchOutcome {
            won_at_once: None,
            pairing,
            totals,
            disqualifications: Vec::new(),
        };
        tournament.add_report(Report {
            outcomes: vec![outcome],
            effort: Vec::new(),
        });
    }
    tournament
}

/// Returns whether `whole` includes everything of `part`.
fn includes(kind: Kind, whole: &str, part: &str) -> bool {
    if whole == part {
        return true;
    }
    match kind {
        Kind::Game => match (Loaded::from_json(whole), Loaded::from_json(part)) {
            (Loaded::Whole(whole), Loaded::Whole(part)) => {
                let log: &[Event] = part.game.log();
                whole.began == part.began && whole.game.log().starts_with(log)
            }
            _ => false,
        },
        Kind::Tournament => match (TournamentFile::read(whole), TournamentFile::read(part)) {
            (Ok(whole), Ok(part)) => {
                let pairs = whole.all_outcomes().zip(part.all_outcomes());
                whole.plan() == part.plan() && whole.all_played() >= part.all_played() && { pairs }
                    .all(|(a, b)| a == b)
            }
            _ => false,
        },
        // A copy has another name.
        Kind::Player => source(whole).is_some_and(|it| Some(it) == source(part)),
    }
}

fn source(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    Some(value["source"].as_str()?.to_owned())
}

fn is_among(kind: Kind, texts: &[String], part: &str) -> bool {
    texts.iter().any(|text| text == part) || texts.iter().any(|text| includes(kind, text, part))
}

/// What was accepted: which thing, by which tab, with which text.
struct Accepted {
    thing: Thing,
    tab: usize,
    text: String,
    /// It was once in the storage.
    durable: bool,
}

/// The storage, the tabs, and what must not be lost.
struct World<'a> {
    storage: &'a Faulty,
    tabs: Vec<Tab<'a>>,
    accepted: Vec<Accepted>,
    /// The value of each tab's own setting; `None` if it was chosen without reading what is saved.
    set: Vec<Option<u8>>,
    seed: u64,
}

impl World<'_> {
    fn step(&mut self, step: Step) {
        self.seed += 1;
        match step {
            Step::GoOn(tab, thing) => self.go_on(tab, thing),
            Step::Die(tab, thing, fuse) => {
                self.storage.fuse.set(Some(fuse));
                self.go_on(tab, thing);
                self.reload(tab);
                self.storage.fuse.set(None);
            }
            Step::Look(tab, thing) => self.tabs[tab].look(thing),
            Step::Delete(tab, thing) => {
                // A player sees what it is before deleting it.
                self.tabs[tab].look(thing);
                let Some(seen) = self.tabs[tab].seen.remove(&thing) else {
                    return;
                };
                let store = &self.tabs[tab].store;
                match thing.0 {
                    Kind::Game => drop(store.games().delete(&id(thing.1))),
                    Kind::Tournament => store.tournaments().delete(&id(thing.1)),
                    Kind::Player => store.players().delete(&id(thing.1)),
                }
                self.accepted
                    .retain(|it| it.thing != thing || !includes(thing.0, &seen, &it.text));
                // The damaged text is set aside in the room that deleting makes, or in memory if that is too little:
                // deleting is never refused.
                let here = self.all();
                for it in self.accepted.iter_mut().filter(|it| it.thing == thing) {
                    if it.durable && !is_among(thing.0, &here, &it.text) {
                        it.durable = false;
                        it.tab = tab;
                    }
                }
            }
            Step::Set(tab, to) => {
                let after = set(&self.tabs[tab].settings, tab, to);
                // A screen does not save a setting that has not changed.
                if after == self.tabs[tab].settings {
                    return;
                }
                let tab_store = &mut self.tabs[tab];
                tab_store.settings = tab_store.store.settings().save(&tab_store.settings, &after);
                let now = value(&after, tab);
                assert_eq!(value(&self.tabs[tab].settings, tab), now);
                self.set[tab] = Some(now).filter(|_| !self.storage.blocked.get());
            }
            Step::Flush(tab) => {
                self.tabs[tab].store.flush();
            }
            Step::Reload(tab) => self.reload(tab),
            Step::Damage(thing, full) => {
                self.damage(thing);
                if full {
                    self.storage.room.set(self.storage.used());
                }
            }
            Step::Room(more) => self.storage.room.set(self.storage.used() + more),
            Step::Roomy => self.storage.room.set(usize::MAX),
            Step::Block(blocked) => self.storage.blocked.set(blocked),
        }
    }

    /// Damages what is saved. From then on the damaged text is kept word for word in some place.
    fn damage(&mut self, thing: Thing) {
        let (kind, number) = thing;
        let places = match kind {
            Kind::Game => [playing_key(&id(number)), finished_key(&id(number))],
            Kind::Tournament => [format!("rollkeep/tournament/{}", id(number)), String::new()],
            Kind::Player => [format!("rollkeep/player/{}", id(number)), String::new()],
        };
        let all = self.storage.all();
        for (place, text) in places.iter().filter_map(|it| all.get_key_value(it)) {
            // The log of a game is good up to here, and what follows fits into the same room.
            let at = text.len() - text.len().min(2 + self.seed as usize % 9);
            let damaged = format!("{}!{}", &text[..at], &text[at + 1..]);
            self.storage.put(place, &damaged);
            let here = self.all();
            self.accepted
                .retain(|it| it.thing != thing || !it.durable || is_among(kind, &here, &it.text));
            self.accepted.push(Accepted {
                thing,
                tab: 0,
                text: damaged,
                durable: true,
            });
        }
    }

    fn go_on(&mut self, tab: usize, thing: Thing) {
        let Some((before, text)) = self.tabs[tab].go_on(thing, self.seed) else {
            return;
        };
        // The text that follows includes what it goes on from.
        if let Some(before) = before {
            let replaced = |it: &Accepted| it.thing == thing && it.text == before;
            self.accepted
                .retain(|it| !replaced(it) || it.durable && it.tab != tab);
            if thing.0 == Kind::Player {
                self.accepted.retain(|it| !replaced(it));
            }
        }
        self.accepted.push(Accepted {
            thing,
            tab,
            text,
            durable: false,
        });
    }

    /// Closes the page; what was only in memory is lost, and the player saw a warning.
    fn reload(&mut self, tab: usize) {
        let here = self.all();
        let told = self.tabs[tab].store.fault().is_some();
        self.accepted.retain(|it| {
            let stays = it.durable || it.tab != tab || is_among(it.thing.0, &here, &it.text);
            assert!(
                stays || told,
                "it is lost with the page, and nobody was told"
            );
            stays
        });
        if !self.tabs[tab].store.is_durable(&Record::Settings) {
            assert!(told, "settings are lost with the page, and nobody was told");
        }
        self.tabs[tab] = Tab::open(self.storage);
        let found = self
            .storage
            .all()
            .get("rollkeep/settings")
            .cloned()
            .unwrap_or_default();
        let memory = rollkeep_app::storage::Memory::default();
        let write = rollkeep_app::storage::Backend::write;
        write(&memory, "rollkeep/settings", &found).expect("memory");
        let found = SaveStore::new(memory).settings().load();
        self.set[tab] = Some(value(&found, tab));
    }

    fn all(&self) -> Vec<String> {
        self.storage.all().into_values().collect()
    }

    fn check(&mut self) {
        let here = self.all();
        // The texts of the tabs are read only for what is not in the storage.
        for it in &mut self.accepted {
            if is_among(it.thing.0, &here, &it.text) {
                it.durable = true;
                continue;
            }
            let tab = &self.tabs[it.tab];
            assert!(
                !it.durable,
                "lost from the storage: {:?} {}",
                it.thing, it.text
            );
            assert!(
                tab.store.fault().is_some(),
                "not saved and not told: {:?}",
                it.thing
            );
            let seen = is_among(it.thing.0, &tab.texts(), &it.text);
            assert!(seen, "lost from memory: {:?} {}", it.thing, it.text);
        }
    }

    /// The storage works again, and every tab gets the event.
    fn end(&mut self) {
        self.storage.blocked.set(false);
        self.storage.room.set(usize::MAX);
        for _ in 0..2 {
            for tab in &self.tabs {
                tab.store.flush();
            }
        }
        self.check();
        let now = SaveStore::new(self.storage);
        for (number, tab) in self.tabs.iter_mut().enumerate() {
            assert_eq!(tab.store.fault(), None);
            assert_eq!(tab.store.export(), now.export());
            // The tab before has repaired what it read.
            let all: BTreeSet<String> = self.storage.all().into_values().collect();
            assert_eq!(tab.texts().into_iter().collect::<BTreeSet<_>>(), all);
            for kind in [Kind::Game, Kind::Tournament, Kind::Player] {
                for name in 1..3 {
                    tab.look((kind, name));
                    let there = Tab::open(self.storage).read((kind, name));
                    assert_eq!(tab.seen.get(&(kind, name)).cloned(), there);
                }
            }
            assert_eq!(tab.store.settings().load(), now.settings().load());
            let set = value(&now.settings().load(), number);
            assert!(
                self.set[number].is_none_or(|it| it == set),
                "a setting is lost"
            );
        }
        assert!(self.accepted.iter().all(|it| it.durable));
        let lists = |store: &SaveStore<&Faulty>| -> Vec<Vec<RecordId>> {
            vec![
                store.games().playing(),
                store.games().finished(),
                store.tournaments().ids(),
            ]
        };
        self.tabs
            .iter()
            .for_each(|tab| assert_eq!(lists(&tab.store), lists(&now)));
    }
}

/// Each tab changes its own setting.
fn set(settings: &Settings, tab: usize, to: u8) -> Settings {
    let mut settings = settings.clone();
    match tab {
        0 => settings.theme = [Theme::System, Theme::Light, Theme::Dark][usize::from(to) % 3],
        1 => settings.asides_known = usize::from(to),
        _ => settings.shortcuts = to.is_multiple_of(2),
    }
    settings
}

fn value(settings: &Settings, tab: usize) -> u8 {
    match tab {
        0 => settings.theme as u8,
        1 => settings.asides_known as u8,
        _ => u8::from(settings.shortcuts),
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn nothing_is_lost_and_every_tab_shows_what_is_saved(
        steps in prop::collection::vec(any_step(), 1..80),
    ) {
        let storage = Faulty::roomy();
        let tabs: Vec<Tab> = (0..TABS).map(|_| Tab::open(&storage)).collect();
        let set = (0..TABS).map(|tab| Some(value(&Settings::default(), tab))).collect();
        let mut world = World { storage: &storage, tabs, accepted: Vec::new(), set, seed: 0 };
        for step in steps {
            world.step(step);
            world.check();
        }
        world.end();
    }
}
