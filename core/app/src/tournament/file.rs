//! A tournament as a file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Disqualification, Effort, MatchOutcome, Pairing, Plan, Report, Tournament};
use crate::format::{Format, FormatError};
use rollkeep_rules::PortableRules;

/// A tournament as it is saved and exported: the plan, and every total.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TournamentFile {
    version: u32,
    plan: Plan,
    /// For each game, those that break a tie included, the final total of each entrant of the plan.
    totals: Vec<Vec<Option<u16>>>,
    /// The number of a game, from 1, who was disqualified in it, and why.
    #[serde(rename = "offences")]
    disqualifications: Vec<(u32, usize, Disqualification)>,
    /// The number of a game, from 1, and who has won it at once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    won_at_once: Vec<(u32, usize)>,
    effort: Vec<Effort>,
}

/// Why a text is not a saved tournament.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentFileError {
    /// It is not JSON of this form; the parser's message.
    #[error("{0}")]
    Form(String),
    /// It was written by a newer version of the program.
    #[error("version {0} is newer than this program")]
    Newer(u32),
    /// This game cannot have ended like this.
    #[error("game {} cannot have ended like this", .0 + 1)]
    Game(u32),
}

impl TournamentFile {
    /// Version 1 counted the games of disqualifications from 0, and its seeds had no random bits. Version 3 has rules
    /// that are in no catalogue; a tournament without them is still written in version 2.
    pub const FORMAT: Format = Format {
        oldest: 0,
        latest: 3,
    };

    /// A tournament as it stands.
    pub fn new(tournament: &Tournament) -> TournamentFile {
        let entrants = 0..tournament.plan().entrants().len();
        let totals = |game: &MatchOutcome| entrants.clone().map(|it| game.total(it)).collect();
        let disqualifications = tournament.disqualifications();
        let won_at_once = |game: &MatchOutcome| Some((game.pairing.game + 1, game.won_at_once?));
        let whole = PortableRules::of(tournament.plan().rules()).is_whole();
        TournamentFile {
            version: if whole { 3 } else { 2 },
            plan: tournament.plan().clone(),
            totals: tournament.all_outcomes().map(totals).collect(),
            disqualifications: disqualifications
                .map(|(game, entrant, why)| (game + 1, entrant, why.clone()))
                .collect(),
            won_at_once: tournament.all_outcomes().filter_map(won_at_once).collect(),
            effort: tournament.effort().to_vec(),
        }
    }

    /// The file as JSON.
    pub fn to_json(&self) -> String {
        // Names and whole numbers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The tournament that a text holds.
    ///
    /// # Errors
    /// [`TournamentFileError`] says where it is wrong.
    pub fn read(text: &str) -> Result<Tournament, TournamentFileError> {
        if let Err(FormatError::Newer(version)) = TournamentFile::FORMAT.check(text) {
            return Err(TournamentFileError::Newer(version));
        }
        let form = |error: serde_json::Error| TournamentFileError::Form(error.to_string());
        let file: TournamentFile = serde_json::from_str(text).map_err(form)?;
        file.tournament()
    }

    /// Replays the outcomes: a tournament must hand out these games in this order.
    fn tournament(self) -> Result<Tournament, TournamentFileError> {
        let most = self.plan.rules().max_total();
        let entrants = self.plan.entrants().len();
        if self.effort.len() != entrants {
            return Err(TournamentFileError::Form(
                "not one effort for each entrant".to_owned(),
            ));
        }
        let first = u32::from(self.version > 1);
        let mut disqualifications: BTreeMap<u32, Vec<(usize, Disqualification)>> = BTreeMap::new();
        for (game, entrant, why) in self.disqualifications {
            let game = game
                .checked_sub(first)
                .ok_or(TournamentFileError::Game(0))?;
            disqualifications
                .entry(game)
                .or_default()
                .push((entrant, why));
        }
        let mut won_at_once: BTreeMap<u32, usize> = { self.won_at_once.into_iter() }
            .map(|(game, entrant)| (game.saturating_sub(1), entrant))
            .collect();
        let mut tournament = Tournament::new(self.plan);
        let mut rest = self.totals.into_iter().peekable();
        while rest.peek().is_some() {
            let mut handed = tournament.hand_out(1000).into_iter();
            let mut outcomes = Vec::new();
            while let Some(totals) = rest.next_if(|_| handed.len() > 0) {
                let Some(pairing) = handed.next() else { break };
                let game = pairing.game;
                let disqualifications = disqualifications.remove(&game).unwrap_or_default();
                // Those after it were handed out as if nobody would be disqualified.
                let last = !disqualifications.is_empty();
                let whole = totals.len() == entrants;
                let won_at_once = won_at_once.remove(&game);
                let outcome =
                    whole.then(|| outcome(pairing, &totals, disqualifications, won_at_once, most));
                outcomes.push(outcome.flatten().ok_or(TournamentFileError::Game(game))?);
                if last {
                    break;
                }
            }
            if outcomes.is_empty() {
                return Err(TournamentFileError::Game(tournament.all_played()));
            }
            tournament.take_back(handed.as_slice());
            tournament.add_report(Report {
                outcomes,
                effort: Vec::new(),
            });
        }
        tournament.add_report(Report {
            outcomes: Vec::new(),
            effort: self.effort,
        });
        Ok(tournament)
    }

    /// Every total in a table for spreadsheets (RFC 4180): one line for each game, one column for each entrant, and a
    /// last column that says whether the game breaks a tie. A field is empty if the entrant did not finish.
    pub fn to_csv(&self) -> String {
        let names = self.plan.entrants().iter().map(|it| quoted(&it.name));
        let mut lines = vec![line("game", names, "tie-break")];
        for (totals, game) in self.totals.iter().zip(1..) {
            let totals = totals
                .iter()
                .map(|it| it.map_or_else(String::new, |it| it.to_string()));
            let breaks_tie = game > self.plan.games();
            let breaks_tie = if breaks_tie { "yes" } else { "" };
            lines.push(line(&game.to_string(), totals, breaks_tie));
        }
        lines.concat()
    }
}

/// The outcome of a game; `None` if it cannot have ended like this.
fn outcome(
    pairing: Pairing,
    totals: &[Option<u16>],
    disqualifications: Vec<(usize, Disqualification)>,
    won_at_once: Option<usize>,
    most: u16,
) -> Option<MatchOutcome> {
    if disqualifications.len() > pairing.entrants.len() {
        return None;
    }
    let is_out = |entrant: usize| disqualifications.iter().any(|(who, _)| *who == entrant);
    for (entrant, total) in totals.iter().enumerate() {
        let plays = pairing.entrants.contains(&entrant);
        let finishes = plays && !is_out(entrant);
        if total.is_some() != finishes || total.is_some_and(|total| total > most) {
            return None;
        }
    }
    // Each of its entrants once at most.
    let mut out: Vec<usize> = disqualifications.iter().map(|(who, _)| *who).collect();
    out.sort_unstable();
    let once = out.is_sorted_by(|one, other| one < other);
    if !once || !out.iter().all(|it| pairing.entrants.contains(it)) {
        return None;
    }
    let total = |entrant: &usize| totals.get(*entrant).copied().flatten();
    if won_at_once.is_some_and(|winner| total(&winner).is_none()) {
        return None;
    }
    Some(MatchOutcome {
        won_at_once,
        totals: pairing.entrants.iter().map(total).collect(),
        disqualifications,
        pairing,
    })
}

fn line(first: &str, rest: impl Iterator<Item = String>, last: &str) -> String {
    let mut line = first.to_owned();
    for field in rest.chain([last.to_owned()]) {
        line.push(',');
        line.push_str(&field);
    }
    line.push_str("\r\n");
    line
}

/// A name as a field. Spreadsheets take some first characters for formulas; a quote before them marks the name as text.
fn quoted(name: &str) -> String {
    let formula = name.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let guard = if formula { "'" } else { "" };
    format!("\"{guard}{}\"", name.replace('"', "\"\""))
}
