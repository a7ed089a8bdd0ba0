//! What the decisions of all finished games were worth, as it is kept beside the saves.

use std::collections::{BTreeMap, BTreeSet};

use super::pages::{self, fingerprint};
use super::{GameSummary, PlayerKey, Summaries, judgement_text, numbers};
use crate::coach::Judgement;
use crate::storage::{Backend, JUDGEMENTS, RecordId, SaveStore};

/// What is written before everything else. Other forms are not read: what they hold is judged again. It changes with
/// whatever changes the judgement of a game.
const FORM: &str = "1";

/// The judgements of the finished games of a store. They are made by the solver, some games at a time: what is still to
/// be judged comes in [batches](Judgements::batch), and their answers are [taken](Judgements::take).
#[derive(Clone, Debug, Default)]
pub struct Judgements {
    games: BTreeMap<RecordId, Known>,
    /// Games that are to be judged, the next one last.
    waiting: Vec<(RecordId, &'static str)>,
    /// Texts that are to be written again, by their keys.
    changed: BTreeSet<String>,
}

/// A game's text, and its judgement.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    fingerprint: u64,
    /// Nothing of a game that could not be judged.
    judgement: Option<Judgement>,
}

/// Games that are judged together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Their texts, of one rule set.
    pub texts: Vec<String>,
    ids: Vec<RecordId>,
}

impl Judgements {
    /// The judgements that are kept. What cannot be read is none.
    pub fn read(backend: &impl Backend) -> Judgements {
        let mut all = Judgements::default();
        all.read_more(backend);
        all
    }

    /// Adds what is kept by now: another tab may have judged on.
    pub fn read_more(&mut self, backend: &impl Backend) {
        pages::read_more(backend, JUDGEMENTS, &mut self.games, &self.changed, read);
    }

    /// Compares what is known with the games that are summarised, and says how many are to be judged. Those of the rule
    /// set `first` come first, then those of the rule sets that were played most; of each the latest first.
    pub fn follow(&mut self, summaries: &Summaries, first: Option<&str>) -> usize {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut waiting = Vec::new();
        for (id, game) in summaries.games() {
            *counts.entry(&game.rules.id).or_default() += 1;
            let known = self.games.get(id).map(|it| it.fingerprint);
            if has_people(game) && (known.is_none() || known != summaries.fingerprint(id)) {
                waiting.push((id.clone(), game.rules.id.as_ref()));
            }
        }
        let rank = |rules: &str| {
            (
                Some(rules) == first,
                counts.get(rules).copied(),
                rules.to_owned(),
            )
        };
        // A stable order: within a rule set the latest stays last.
        waiting.sort_by_cached_key(|(_, rules)| rank(rules));
        self.waiting = waiting;
        let gone = |id: &&RecordId| !summaries.game(id).is_some_and(has_people);
        let gone: Vec<RecordId> = self.games.keys().filter(gone).cloned().collect();
        for id in gone {
            self.changed.insert(key_of(&id));
            self.games.remove(&id);
        }
        self.waiting.len()
    }

    /// How many games are still to be judged.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Forgets about the games that wait under other rules.
    pub fn only(&mut self, rules: &str) {
        self.waiting.retain(|(_, of)| *of == rules);
    }

    /// The next games to be judged, at most this many; `None` if there are none.
    pub fn batch<B: Backend>(&self, store: &SaveStore<B>, most: usize) -> Option<Batch> {
        let (_, rules) = self.waiting.last()?;
        let alike = self.waiting.iter().rev().take(most.max(1));
        let mut batch = Batch::default();
        for (id, _) in alike.take_while(|(_, of)| of == rules) {
            // One that is gone is judged as an empty text.
            let text = store.games().finished_text(id).unwrap_or_default();
            batch.texts.push(text);
            batch.ids.push(id.clone());
        }
        Some(batch)
    }

    /// Takes the judgements of a batch, as they come from the solver. `false` if they are not of this batch.
    pub fn take(&mut self, batch: &Batch, answer: &str) -> bool {
        let judged: Option<Vec<Option<Judgement>>> = serde_json::from_str(answer).ok();
        let Some(judged) = judged.filter(|judged| judged.len() == batch.ids.len()) else {
            return false;
        };
        for ((id, text), judgement) in batch.ids.iter().zip(&batch.texts).zip(judged) {
            self.changed.insert(key_of(id));
            let known = Known {
                fingerprint: fingerprint(text),
                judgement,
            };
            self.games.insert(id.clone(), known);
        }
        self.waiting.retain(|(id, _)| !batch.ids.contains(id));
        true
    }

    /// Keeps what has changed. What there is no room for is judged again later.
    pub fn keep(&mut self, backend: &impl Backend) {
        pages::keep(backend, JUDGEMENTS, &mut self.changed, &self.games, write);
    }

    /// Is nothing known?
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The judgement of this game.
    pub fn game(&self, id: &RecordId) -> Option<&Judgement> {
        self.games.get(id)?.judgement.as_ref()
    }
}

/// Only games that people play are judged.
fn has_people(game: &GameSummary) -> bool {
    let mut seats = game.seats.iter();
    seats.any(|it| PlayerKey::of(&it.seat).strength().is_none())
}

fn key_of(id: &RecordId) -> String {
    pages::key(JUDGEMENTS, id)
}

fn write<'a>(games: &mut dyn Iterator<Item = (&'a RecordId, &'a Known)>) -> Option<String> {
    let lines = pages::lines(games, |line, it| {
        numbers::push(line, it.fingerprint);
        if let Some(judgement) = &it.judgement {
            judgement_text::write(line, judgement);
        }
    })?;
    Some(pages::seal(FORM, &lines))
}

fn read(text: &str) -> Option<Vec<(RecordId, Known)>> {
    let lines = pages::open(FORM, text)?.split('\n').skip(1);
    let game = |line: &str| {
        let (id, mut rest) = pages::line(line)?;
        let fingerprint = numbers::take(&mut rest)?;
        let judgement = match rest {
            [] => None,
            rest => Some(judgement_text::read(rest)?),
        };
        Some((
            id,
            Known {
                fingerprint,
                judgement,
            },
        ))
    };
    Some(lines.filter_map(game).collect())
}
