//! The best total under each rule set, so that the home screen shows them before all games are counted.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Backend, RecordId};
use rollkeep_rules::{PortableRules, RuleSet};

/// Not a record, and in no export: it can be computed from the saves.
const KEY: &str = "rollkeep-bests";

/// The best total of a person under one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The rules.
    pub rules: Arc<RuleSet>,
    /// The name of the player.
    pub name: String,
    /// The total.
    pub total: u16,
    /// The game of this total.
    pub game: RecordId,
}

/// The best total of each rule set at the last count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bests(pub Vec<Best>);

/// The [text](PortableRules::text) of the rules, name, total and game.
#[derive(Serialize, Deserialize)]
struct BestTotal(String, String, u16, String);

impl Bests {
    /// Reads the list from a backend. A list that cannot be read counts as empty.
    pub fn read(backend: &impl Backend) -> Bests {
        let text = backend.read(KEY).ok().flatten().unwrap_or_default();
        let entries: Vec<BestTotal> = serde_json::from_str(&text).unwrap_or_default();
        let best = |BestTotal(rules, name, total, game)| {
            Some(Best {
                rules: PortableRules::of_text(&rules)?.rules().ok()?,
                name,
                total,
                game: RecordId::parse(&game)?,
            })
        };
        Bests(entries.into_iter().filter_map(best).collect())
    }

    /// Stores the list, if there is room.
    pub fn keep(&self, backend: &impl Backend) {
        let entry = |it: &Best| {
            let game = it.game.as_str().to_owned();
            BestTotal(
                PortableRules::of(&it.rules).text(),
                it.name.clone(),
                it.total,
                game,
            )
        };
        let entries: Vec<BestTotal> = self.0.iter().map(entry).collect();
        let _ = match entries.as_slice() {
            [] => backend.remove(KEY),
            _ => backend.write(KEY, &serde_json::to_string(&entries).unwrap_or_default()),
        };
    }
}
