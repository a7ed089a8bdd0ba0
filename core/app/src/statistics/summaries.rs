//! The stored summaries of all finished games.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::GameSummary;
use super::pages::{self, Known, fingerprint};
use super::summary_page::SummaryPage;
use crate::storage::{Backend, Loaded, RecordId, SUMMARIES, SaveStore};
use rollkeep_rules::game::OwnName;
use rollkeep_rules::{RuleSet, catalogue};

/// The version of the form, at the head of each page. Pages of another version are not read; their games are counted
/// again. Raise it when the summary of a game changes: its fields, how rolls are counted, the boxes of a rule set.
const FORM: u8 = 2;

/// The summaries of the finished games of a store.
#[derive(Clone, Debug, Default)]
pub struct Summaries {
    games: BTreeMap<RecordId, Summarised>,
    /// As whom "You" is counted. Stored texts do not depend on it.
    own_name: OwnName,
    /// The games to read, the next one last.
    waiting: Vec<RecordId>,
    /// The [changes](SaveStore::changes) of the store at the last full comparison.
    compared: Option<u64>,
    /// The keys of texts that must be written again.
    changed: BTreeSet<String>,
}

/// A game that cannot be read, is of a newer version, or is not [counted](rollkeep_rules::game::Setup::is_counted), has no summary.
pub(super) type Summarised = Known<GameSummary>;

impl Summaries {
    /// Reads the stored summaries. Ignores texts that cannot be read.
    pub fn read(backend: &impl Backend) -> Summaries {
        let mut all = Summaries::default();
        pages::read_more(backend, SUMMARIES, &mut all.games, &all.changed, read);
        all
    }

    /// Counts "You" as the person with this name, in all games so far and in those that are read later. Where another
    /// player has this name, "You" is somebody else.
    pub fn call_you(&mut self, own: &OwnName) {
        self.own_name = own.clone();
        let games = self.games.values_mut();
        for game in games.filter_map(|it| it.content.as_mut()) {
            game.call_you(own);
        }
    }

    /// Returns the rule sets of all games, with how many games of each: those of the catalogue in its order, then all
    /// others.
    pub fn rule_sets(&self) -> Vec<(Arc<RuleSet>, usize)> {
        let mut all: Vec<_> = catalogue::all().iter().map(|it| (it.clone(), 0)).collect();
        for (_, game) in self.games() {
            match all.iter_mut().find(|(rules, _)| *rules == game.rules) {
                Some((_, games)) => *games += 1,
                None => all.push((game.rules.clone(), 1)),
            }
        }
        all.retain(|(_, games)| *games > 0);
        all
    }

    /// Compares the summaries with the games in the store, and returns how many games must be [read](Summaries::step).
    /// Call it with the same store each time: as long as nothing was written to it, known games are not read again.
    pub fn follow<B: Backend>(&mut self, store: &SaveStore<B>) -> usize {
        let games = store.games();
        let compared = self.compared.replace(store.changes()) == self.compared;
        let ids = games.finished();
        let here: BTreeSet<&RecordId> = ids.iter().collect();
        let gone = self.games.keys().filter(|id| !here.contains(id));
        self.changed.extend(gone.map(key_of));
        self.games.retain(|id, _| here.contains(id));
        let new = |id: &RecordId| {
            let known = self.games.get(id).map(|it| it.fingerprint);
            known.is_none()
                || !compared && known != games.finished_text(id).as_deref().map(fingerprint)
        };
        self.waiting = ids.into_iter().rev().filter(new).collect();
        self.waiting.len()
    }

    /// Reads the next game, the newest first. Returns `false` if there is none.
    pub fn step<B: Backend>(&mut self, store: &SaveStore<B>) -> bool {
        let Some(id) = self.waiting.pop() else {
            return false;
        };
        self.changed.insert(key_of(&id));
        match store.games().finished_text(&id) {
            Some(text) => {
                let mut summarised = Summarised {
                    fingerprint: fingerprint(&text),
                    content: match Loaded::from_json(&text) {
                        Loaded::Whole(saved) if saved.game.setup().is_counted() => {
                            GameSummary::of(&saved)
                        }
                        Loaded::Whole(_) | Loaded::Partly(..) | Loaded::Not(_) => None,
                    },
                };
                if let Some(game) = &mut summarised.content {
                    game.call_you(&self.own_name);
                }
                self.games.insert(id, summarised);
            }
            None => {
                self.games.remove(&id);
            }
        }
        true
    }

    /// Returns how many games must still be read.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Stores what has changed. Without room, the games are counted again later.
    pub fn keep(&mut self, backend: &impl Backend) {
        pages::keep(backend, SUMMARIES, &mut self.changed, &self.games, write);
    }

    /// The summarised games, the oldest first.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = (&RecordId, &GameSummary)> {
        let all = self.games.iter();
        all.filter_map(|(id, it)| Some((id, it.content.as_ref()?)))
    }

    /// Returns the fingerprint of this game's text.
    pub(super) fn fingerprint(&self, id: &RecordId) -> Option<u64> {
        Some(self.games.get(id)?.fingerprint)
    }

    /// Returns the summary of a game that is known and not counted, as those that are counted are summarised; `None` for other
    /// games.
    pub fn uncounted<B: Backend>(
        &self,
        store: &SaveStore<B>,
        id: &RecordId,
    ) -> Option<GameSummary> {
        let known = self.games.get(id)?;
        let saved = known.content.is_none().then(|| store.games().load(id))??;
        let mut summary = GameSummary::of(&saved.value)?;
        summary.call_you(&self.own_name);
        Some(summary)
    }

    /// Returns the summary of this game.
    pub fn game(&self, id: &RecordId) -> Option<&GameSummary> {
        self.games.get(id)?.content.as_ref()
    }
}

/// Returns the key of the text with this game's summary.
fn key_of(id: &RecordId) -> String {
    pages::key(SUMMARIES, id)
}

fn write<'a>(games: &mut dyn Iterator<Item = (&'a RecordId, &'a Summarised)>) -> Option<String> {
    let mut page = SummaryPage::default();
    games.for_each(|(id, it)| page.add(id, it));
    (!page.is_empty()).then(|| pages::write(FORM, &page))?
}

fn read(text: &str) -> Option<Vec<(RecordId, Summarised)>> {
    Some(pages::read::<SummaryPage>(FORM, text)?.games())
}
