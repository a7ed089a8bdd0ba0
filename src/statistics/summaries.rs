//! The summaries of all finished games, as they are kept beside the saves.

use std::collections::{BTreeMap, BTreeSet};

use super::pages::{self, fingerprint};
use super::summary_text::{self, Texts};
use super::{GameSummary, numbers};
use crate::storage::{Backend, Loaded, RecordId, SUMMARIES, SaveStore};

/// What is written before everything else. Other forms are not read: what they hold is counted again. It changes with
/// whatever changes the summary of a game: what is written, how rolls are counted, the boxes of a rule set.
const FORM: &str = "1";

/// The summaries of the finished games of a store.
#[derive(Clone, Debug, Default)]
pub struct Summaries {
    games: BTreeMap<RecordId, Summarised>,
    /// Games whose texts are not known yet, the latest last.
    waiting: Vec<RecordId>,
    /// What the store [had seen](SaveStore::changes) when all games were compared.
    compared: Option<u64>,
    /// Texts that are to be written again, by their keys.
    changed: BTreeSet<String>,
}

/// A game's text, and what there is to say of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Summarised {
    fingerprint: u64,
    /// Nothing of a game that cannot be read, or is of a newer version.
    summary: Option<GameSummary>,
}

impl Summaries {
    /// The summaries that are kept. What cannot be read is none.
    pub fn read(backend: &impl Backend) -> Summaries {
        let mut all = Summaries::default();
        pages::read_more(backend, SUMMARIES, &mut all.games, &all.changed, read);
        all
    }

    /// Compares what is known with the games that are there, and says how many are to be [read](Summaries::step). It is
    /// always asked of the same store: as long as nothing was written to it, games that are known are not read again.
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

    /// Reads the next game that is not known yet, the latest first. `false` if there is none.
    pub fn step<B: Backend>(&mut self, store: &SaveStore<B>) -> bool {
        let Some(id) = self.waiting.pop() else {
            return false;
        };
        self.changed.insert(key_of(&id));
        match store.games().finished_text(&id) {
            Some(text) => {
                let summarised = Summarised {
                    fingerprint: fingerprint(&text),
                    summary: match Loaded::from_text(&text) {
                        Loaded::Whole(saved) => GameSummary::of(&saved),
                        Loaded::Partly(..) | Loaded::Not(_) => None,
                    },
                };
                self.games.insert(id, summarised);
            }
            None => {
                self.games.remove(&id);
            }
        }
        true
    }

    /// How many games are still to be read.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Keeps what has changed. What there is no room for is counted again later.
    pub fn keep(&mut self, backend: &impl Backend) {
        pages::keep(backend, SUMMARIES, &mut self.changed, &self.games, write);
    }

    /// The finished games, the one begun first first.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = (&RecordId, &GameSummary)> {
        let all = self.games.iter();
        all.filter_map(|(id, it)| Some((id, it.summary.as_ref()?)))
    }

    /// What tells the text of this game from others.
    pub(super) fn fingerprint(&self, id: &RecordId) -> Option<u64> {
        Some(self.games.get(id)?.fingerprint)
    }

    /// The summary of this game.
    pub fn game(&self, id: &RecordId) -> Option<&GameSummary> {
        self.games.get(id)?.summary.as_ref()
    }
}

/// Where the summary of this game is kept.
fn key_of(id: &RecordId) -> String {
    pages::key(SUMMARIES, id)
}

/// The texts that are named, and a line for each game; nothing if there is none.
fn write<'a>(games: &mut dyn Iterator<Item = (&'a RecordId, &'a Summarised)>) -> Option<String> {
    let mut texts = Texts::default();
    let lines = pages::lines(games, |line, it| {
        numbers::push(line, it.fingerprint);
        if let Some(summary) = &it.summary {
            summary_text::write(line, &mut texts, summary);
        }
    })?;
    let texts = serde_json::to_string(&texts.0).unwrap_or_default();
    Some(pages::seal(FORM, &(texts + &lines)))
}

fn read(text: &str) -> Option<Vec<(RecordId, Summarised)>> {
    let mut lines = pages::open(FORM, text)?.split('\n');
    let texts = Texts(serde_json::from_str(lines.next()?).ok()?);
    let game = |line: &str| {
        let (id, mut rest) = pages::line(line)?;
        let fingerprint = numbers::take(&mut rest)?;
        let summary = match rest {
            [] => None,
            rest => Some(summary_text::read(rest, &texts)?),
        };
        Some((
            id,
            Summarised {
                fingerprint,
                summary,
            },
        ))
    };
    Some(lines.filter_map(game).collect())
}
