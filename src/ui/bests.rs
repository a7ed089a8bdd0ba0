//! The best totals on this device.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::browser;
use super::device::Device;
use crate::game::{Game, SeatKind};
use crate::rules::catalogue;
use crate::storage::GameId;

/// The best total of a person under one rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct Best {
    /// The rule set.
    pub rules: &'static str,
    /// Who played it.
    pub name: String,
    /// The total.
    pub total: u16,
    /// In which game.
    pub game: GameId,
}

/// The best totals on this device. Every finished game is read once for as long as the page is open, a few at a time.
#[derive(Clone, Copy)]
pub struct Bests {
    device: Device,
    read: StoredValue<BTreeMap<GameId, Option<Best>>>,
    round: StoredValue<u32>,
    best: RwSignal<Vec<Best>>,
    /// All finished games were read.
    complete: RwSignal<bool>,
}

/// How many games are read before the browser may do something else.
const AT_ONCE: usize = 12;

impl Bests {
    /// Nothing is read yet.
    pub fn new(device: Device) -> Bests {
        Bests {
            device,
            read: StoredValue::default(),
            round: StoredValue::new(0),
            best: RwSignal::default(),
            complete: RwSignal::new(false),
        }
    }

    /// The one of this page.
    pub fn here() -> Bests {
        expect_context::<Bests>()
    }

    /// The best of each rule set, as far as they are known, in the order of the catalogue.
    pub fn get(&self) -> Vec<Best> {
        self.best.get()
    }

    /// The total of this game, if it is the best of its rule set and there are others. Nothing until all were read.
    pub fn beaten_by(&self, id: &GameId) -> Option<u16> {
        if !self.complete.get() {
            return None;
        }
        let all = self.best.get();
        let best = all.iter().find(|best| best.game == *id)?;
        let same = |it: &&Best| it.rules == best.rules;
        let played = (self.read).with_value(|read| read.values().flatten().filter(same).count());
        (played > 1).then_some(best.total)
    }

    /// Reads those of the finished games that were not read yet, and forgets those that are gone.
    pub fn follow(&self, finished: Vec<GameId>) {
        let bests = *self;
        let round = self.round.get_value() + 1;
        self.round.set_value(round);
        self.read
            .update_value(|read| read.retain(|id, _| finished.contains(id)));
        let known = |id: &GameId| self.read.with_value(|read| read.contains_key(id));
        let new: Vec<GameId> = finished.into_iter().filter(|id| !known(id)).collect();
        let (now, later) = new.split_at(new.len().min(AT_ONCE));
        self.read(now);
        self.publish();
        let later = later.to_vec();
        self.complete.set(later.is_empty());
        if later.is_empty() {
            return;
        }
        leptos::task::spawn_local(async move {
            for some in later.chunks(AT_ONCE) {
                browser::take_breath().await;
                if bests.round.get_value() != round {
                    return;
                }
                bests.read(some);
            }
            bests.publish();
            bests.complete.set(true);
        });
    }

    fn read(&self, ids: &[GameId]) {
        for id in ids {
            let found = self.device.store(|store| store.games().load(id));
            let best = found.and_then(|found| best_of(id, &found.saved.game));
            self.read.update_value(|read| {
                read.insert(id.clone(), best);
            });
        }
    }

    fn publish(&self) {
        let mut all: Vec<Best> = Vec::new();
        self.read.with_value(|read| {
            for rules in catalogue::ALL {
                let these = read.values().flatten().filter(|it| it.rules == rules.id);
                // The first to reach a total holds it.
                all.extend(
                    these
                        .reduce(|a, b| if b.total > a.total { b } else { a })
                        .cloned(),
                );
            }
        });
        if self.best.with_untracked(|best| *best != all) {
            self.best.set(all);
        }
    }
}

/// The best person of a finished game.
fn best_of(id: &GameId, game: &Game) -> Option<Best> {
    let person = |seat: usize| game.setup().seats()[seat].kind == SeatKind::Person;
    let ranking = game.ranking();
    let first = ranking
        .iter()
        .find(|it| person(it.seat) && !it.out_of_time)?;
    Some(Best {
        rules: catalogue::find(&game.rules().id)?.id.as_ref(),
        name: game.setup().seats()[first.seat].name.clone(),
        total: first.total,
        game: id.clone(),
    })
}
