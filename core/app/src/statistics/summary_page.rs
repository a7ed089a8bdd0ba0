//! A page of stored summaries.

use serde::{Deserialize, Serialize};

use super::pages::{self, Known};
use super::{GameSummary, RollCounts, SeatSummary};
use crate::storage::RecordId;
use rollkeep_rules::game::{Seat, SeatKind, YOU};
use rollkeep_rules::{PortableRules, RuleSet, Spec};

/// The summaries of games that began at about the same time.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(super) struct SummaryPage {
    /// The [texts](PortableRules::text) of their rule sets, each once.
    rules: Vec<String>,
    games: Vec<(String, Known<GameRow>)>,
}

#[derive(Debug, Serialize, Deserialize)]
struct GameRow {
    /// The index of its rule set.
    rules: usize,
    began: u64,
    ended: u64,
    shared_dice: bool,
    seats: Vec<SeatRow>,
    rolls: RollCounts,
}

#[derive(Debug, Serialize, Deserialize)]
struct SeatRow {
    /// The name in the save, also if it is "You".
    name: String,
    kind: SeatKind,
    points: Vec<Option<u16>>,
    extra: u16,
    out_of_time: bool,
    won_at_once: bool,
}

impl SummaryPage {
    /// Adds a game.
    pub(super) fn add(&mut self, id: &RecordId, game: &Known<GameSummary>) {
        let row = Known {
            fingerprint: game.fingerprint,
            content: game.content.as_ref().map(|it| self.row(it)),
        };
        self.games.push((id.to_string(), row));
    }

    /// Returns whether it has no games.
    pub(super) fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Returns its games without those that are not possible.
    pub(super) fn games(self) -> Vec<(RecordId, Known<GameSummary>)> {
        let rules = self.rules;
        pages::games(self.games, |row| row.summary(&rules))
    }

    fn row(&mut self, game: &GameSummary) -> GameRow {
        let text = PortableRules::of(&game.rules).text();
        let known = self.rules.iter().position(|it| *it == text);
        let rules = known.unwrap_or(self.rules.len());
        if known.is_none() {
            self.rules.push(text);
        }
        let name = |seat: &SeatSummary| match seat.is_you {
            true => YOU.to_owned(),
            false => seat.seat.name.clone(),
        };
        let seat = |seat: &SeatSummary| SeatRow {
            name: name(seat),
            kind: seat.seat.kind,
            points: seat.points.clone(),
            extra: seat.extra,
            out_of_time: seat.out_of_time,
            won_at_once: seat.won_at_once,
        };
        GameRow {
            rules,
            began: game.began,
            ended: game.ended,
            shared_dice: game.shared_dice,
            seats: game.seats.iter().map(seat).collect(),
            rolls: game.rolls,
        }
    }
}

impl GameRow {
    fn summary(self, rules: &[String]) -> Option<GameSummary> {
        let rules = PortableRules::of_text(rules.get(self.rules)?)?
            .rules()
            .ok()?;
        if self.seats.len() > Spec::MAX_SEATS.into() {
            return None;
        }
        let seats = self.seats.into_iter().map(|seat| seat.summary(&rules));
        Some(GameSummary {
            seats: seats.collect::<Option<_>>()?,
            rules,
            began: self.began,
            ended: self.ended,
            shared_dice: self.shared_dice,
            rolls: self.rolls,
        })
    }
}

impl SeatRow {
    fn summary(self, rules: &RuleSet) -> Option<SeatSummary> {
        let fits = |points: &Option<u16>| points.is_none_or(|it| it <= Spec::MAX_POINTS);
        let most = Spec::MAX_POINTS * Spec::MAX_CATEGORIES as u16;
        if self.points.len() != rules.slots().count()
            || !self.points.iter().all(fits)
            || self.extra > most
        {
            return None;
        }
        let seat = Seat {
            name: self.name,
            kind: self.kind,
        };
        Some(SeatSummary {
            won_at_once: self.won_at_once,
            ..SeatSummary::new(rules, seat, self.points, self.extra, self.out_of_time)
        })
    }
}
