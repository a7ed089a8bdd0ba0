//! The stored judgements of all finished games: what their decisions were worth.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::pages::{self, Known, fingerprint};
use super::{GameSummary, PlayerKey, Summaries};
use crate::storage::{Backend, JUDGEMENTS, RecordId, SaveStore};
use rollkeep_rules::{PortableRules, RuleSet};
use rollkeep_solver::coach::{Judgement, has_best_play};

/// The version of the form, at the head of each page. Pages of another version are not read; their games are judged
/// again. Raise it when the judgement of a game changes.
const FORM: u8 = 3;

/// The judgements of the finished games of a store. The solver makes them, a few games at a time:
/// [`batch`](Judgements::batch) returns the next games, and [`take`](Judgements::take) takes the answer.
#[derive(Clone, Debug, Default)]
pub struct Judgements {
    /// A game that could not be judged has no judgement.
    games: BTreeMap<RecordId, Known<Judgement>>,
    /// The games to judge, the next one last.
    waiting: Vec<(RecordId, Arc<RuleSet>)>,
    /// The keys of texts that must be written again.
    changed: BTreeSet<String>,
}

/// Games that are judged together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Their texts, all of one rule set.
    pub texts: Vec<String>,
    ids: Vec<RecordId>,
}

impl Judgements {
    /// Reads the stored judgements. Ignores texts that cannot be read.
    pub fn read(backend: &impl Backend) -> Judgements {
        let mut all = Judgements::default();
        all.read_more(backend);
        all
    }

    /// Reads the stored judgements again and adds them: another tab may have judged more games.
    pub fn read_more(&mut self, backend: &impl Backend) {
        pages::read_more(backend, JUDGEMENTS, &mut self.games, &self.changed, read);
    }

    /// Compares the judgements with the summarised games, and returns how many games must be judged. Games of the rule
    /// set `first` come first, then those of the rule sets that were played most; within each the newest first.
    pub fn follow(&mut self, summaries: &Summaries, first: Option<&RuleSet>) -> usize {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        let mut waiting = Vec::new();
        for (id, game) in summaries.games() {
            *counts.entry(PortableRules::key(&game.rules)).or_default() += 1;
            let known = self.games.get(id).map(|it| it.fingerprint);
            if is_judged(game) && (known.is_none() || known != summaries.fingerprint(id)) {
                waiting.push((id.clone(), game.rules.clone()));
            }
        }
        let rank = |rules: &RuleSet| {
            let key = PortableRules::key(rules);
            (Some(rules) == first, counts.get(&key).copied(), key)
        };
        // The sort is stable: within a rule set the newest stays last.
        waiting.sort_by_cached_key(|(_, rules)| rank(rules));
        self.waiting = waiting;
        let gone = |id: &&RecordId| !summaries.game(id).is_some_and(is_judged);
        let gone: Vec<RecordId> = self.games.keys().filter(gone).cloned().collect();
        for id in gone {
            self.changed.insert(key_of(&id));
            self.games.remove(&id);
        }
        self.waiting.len()
    }

    /// Returns how many games must still be judged.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Drops the waiting games of other rules.
    pub fn only(&mut self, rules: &RuleSet) {
        self.waiting.retain(|(_, of)| **of == *rules);
    }

    /// Returns the next games to judge, at most this many; `None` if there are none.
    pub fn batch<B: Backend>(&self, store: &SaveStore<B>, most: usize) -> Option<Batch> {
        let (_, rules) = self.waiting.last()?;
        let alike = self.waiting.iter().rev().take(most.max(1));
        let mut batch = Batch::default();
        for (id, _) in alike.take_while(|(_, of)| of == rules) {
            // A game that was deleted is judged as an empty text.
            let text = store.games().finished_text(id).unwrap_or_default();
            batch.texts.push(text);
            batch.ids.push(id.clone());
        }
        Some(batch)
    }

    /// Takes the judgements of a batch from the solver. Returns `false` if the answer does not fit the batch.
    pub fn take(&mut self, batch: &Batch, judged: Vec<Option<Judgement>>) -> bool {
        if judged.len() != batch.ids.len() {
            return false;
        }
        for ((id, text), judgement) in batch.ids.iter().zip(&batch.texts).zip(judged) {
            self.changed.insert(key_of(id));
            let known = Known {
                fingerprint: fingerprint(text),
                content: judgement,
            };
            self.games.insert(id.clone(), known);
        }
        self.waiting.retain(|(id, _)| !batch.ids.contains(id));
        true
    }

    /// Stores what has changed. Without room, the games are judged again later.
    pub fn keep(&mut self, backend: &impl Backend) {
        pages::keep(backend, JUDGEMENTS, &mut self.changed, &self.games, write);
    }

    /// Returns whether no game is known.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Returns the judgement of this game.
    pub fn game(&self, id: &RecordId) -> Option<&Judgement> {
        self.games.get(id)?.content.as_ref()
    }
}

/// Returns whether a person plays in the game, by rules whose best play can be computed. Others are not judged.
fn is_judged(game: &GameSummary) -> bool {
    let mut seats = game.seats.iter();
    has_best_play(&game.rules) && seats.any(|it| PlayerKey::of(&it.seat).is_person())
}

fn key_of(id: &RecordId) -> String {
    pages::key(JUDGEMENTS, id)
}

fn write<'a>(
    games: &mut dyn Iterator<Item = (&'a RecordId, &'a Known<Judgement>)>,
) -> Option<String> {
    let rows: Vec<_> = games.map(|(id, it)| (id.as_str(), it)).collect();
    (!rows.is_empty()).then(|| pages::write(FORM, &rows))?
}

fn read(text: &str) -> Option<Vec<(RecordId, Known<Judgement>)>> {
    let is_possible = |judgement: Judgement| judgement.is_possible().then_some(judgement);
    Some(pages::games(pages::read(FORM, text)?, is_possible))
}
