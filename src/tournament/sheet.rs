//! A tournament as a file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Effort, Fixture, Offence, Outcome, Plan, Report, Tournament};

/// A tournament as it is saved and exported: the plan, and every total.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    version: u32,
    plan: Plan,
    /// For each game, those that break a tie included, what each entrant of the plan had in the end.
    totals: Vec<Vec<Option<u16>>>,
    /// The number of a game, from 1 as elsewhere, who was sent out in it, and why.
    offences: Vec<(u32, usize, Offence)>,
    effort: Vec<Effort>,
}

/// Why a text is not a saved tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damaged {
    /// It is not JSON of this form; what the parser says.
    Form(String),
    /// It was written by a newer version of the program.
    Newer(u32),
    /// What came of this game cannot be.
    Game(u32),
}

impl Sheet {
    /// The version of the form. In the first one, the games of offences were counted from 0, and seeds were numbers alone.
    pub const VERSION: u32 = 2;

    /// A tournament as it stands: the games from the first to the last before one that has not been played.
    pub fn new(tournament: &Tournament) -> Sheet {
        let numbered = tournament.all_outcomes().zip(0..);
        let games = numbered.take_while(|(game, number)| game.fixture.game == *number);
        let games: Vec<&Outcome> = games.map(|(game, _)| game).collect();
        let entrants = 0..tournament.plan().entrants().len();
        let totals = |game: &&Outcome| entrants.clone().map(|it| game.total(it)).collect();
        let offences = tournament.offences();
        Sheet {
            version: Self::VERSION,
            plan: tournament.plan().clone(),
            totals: games.iter().map(totals).collect(),
            offences: offences
                .filter(|(game, _, _)| (*game as usize) < games.len())
                .map(|(game, entrant, offence)| (game + 1, entrant, offence.clone()))
                .collect(),
            effort: tournament.effort().to_vec(),
        }
    }

    /// The sheet as JSON.
    pub fn to_text(&self) -> String {
        // Names and whole numbers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The tournament that a text holds.
    ///
    /// # Errors
    /// [`Damaged`] says where it is wrong.
    pub fn read(text: &str) -> Result<Tournament, Damaged> {
        #[derive(Deserialize)]
        struct Version {
            version: u32,
        }
        let form = |error: serde_json::Error| Damaged::Form(error.to_string());
        let Version { version } = serde_json::from_str(text).map_err(form)?;
        if version > Self::VERSION {
            return Err(Damaged::Newer(version));
        }
        let sheet: Sheet = serde_json::from_str(text).map_err(form)?;
        sheet.tournament()
    }

    /// Plays it again on paper: the games must have been handed out like this.
    fn tournament(self) -> Result<Tournament, Damaged> {
        let most = self.plan.rules().max_total();
        let entrants = self.plan.entrants().len();
        if self.effort.len() != entrants {
            return Err(Damaged::Form("not one effort for each entrant".to_owned()));
        }
        let first = u32::from(self.version > 1);
        let mut offences: BTreeMap<u32, Vec<(usize, Offence)>> = BTreeMap::new();
        for (game, entrant, offence) in self.offences {
            let game = game.checked_sub(first).ok_or(Damaged::Game(0))?;
            offences.entry(game).or_default().push((entrant, offence));
        }
        let mut tournament = Tournament::new(self.plan);
        let mut rest = self.totals.into_iter().peekable();
        while rest.peek().is_some() {
            let mut handed = tournament.hand_out(1000).into_iter();
            let mut outcomes = Vec::new();
            while let Some(totals) = rest.next_if(|_| handed.len() > 0) {
                let Some(fixture) = handed.next() else { break };
                let game = fixture.game;
                let offences = offences.remove(&game).unwrap_or_default();
                // Those after it were handed out as if nobody would be sent out.
                let last = !offences.is_empty();
                let whole = totals.len() == entrants;
                let outcome = whole.then(|| outcome(fixture, &totals, offences, most));
                outcomes.push(outcome.flatten().ok_or(Damaged::Game(game))?);
                if last {
                    break;
                }
            }
            if outcomes.is_empty() {
                return Err(Damaged::Game(tournament.all_played()));
            }
            tournament.take_back(handed.as_slice());
            tournament.record(Report {
                outcomes,
                effort: Vec::new(),
            });
        }
        tournament.record(Report {
            outcomes: Vec::new(),
            effort: self.effort,
        });
        Ok(tournament)
    }

    /// Every total in a table for spreadsheets (RFC 4180): one line a game, one column an entrant, and a last column
    /// that says whether the game breaks a tie. Empty for who did not finish.
    pub fn to_csv(&self) -> String {
        let names = self.plan.entrants().iter().map(|it| quoted(&it.name));
        let mut lines = vec![line("game", names, "tie-break")];
        for (totals, game) in self.totals.iter().zip(1..) {
            let totals = totals
                .iter()
                .map(|it| it.map_or_else(String::new, |it| it.to_string()));
            let further = game > self.plan.games();
            let further = if further { "yes" } else { "" };
            lines.push(line(&game.to_string(), totals, further));
        }
        lines.concat()
    }
}

/// What came of a game, if it can be.
fn outcome(
    fixture: Fixture,
    totals: &[Option<u16>],
    offences: Vec<(usize, Offence)>,
    most: u16,
) -> Option<Outcome> {
    if offences.len() > fixture.entrants.len() {
        return None;
    }
    let out = |entrant: usize| offences.iter().any(|(who, _)| *who == entrant);
    for (entrant, total) in totals.iter().enumerate() {
        let plays = fixture.entrants.contains(&entrant);
        let finishes = plays && !out(entrant);
        if total.is_some() != finishes || total.is_some_and(|total| total > most) {
            return None;
        }
    }
    // Each of its entrants once at most.
    let mut offenders: Vec<usize> = offences.iter().map(|(who, _)| *who).collect();
    offenders.sort_unstable();
    let once = offenders.is_sorted_by(|one, other| one < other);
    if !once || !offenders.iter().all(|it| fixture.entrants.contains(it)) {
        return None;
    }
    let total = |entrant: &usize| totals.get(*entrant).copied().flatten();
    Some(Outcome {
        totals: fixture.entrants.iter().map(total).collect(),
        offences,
        fixture,
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

/// A name as a field. Spreadsheets take some first characters for formulas: a quote before them says text.
fn quoted(name: &str) -> String {
    let formula = name.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let guard = if formula { "'" } else { "" };
    format!("\"{guard}{}\"", name.replace('"', "\"\""))
}

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Damaged::Form(said) => f.write_str(said),
            Damaged::Newer(version) => write!(f, "version {version} is newer than this program"),
            Damaged::Game(game) => write!(f, "game {} cannot have ended like this", game + 1),
        }
    }
}

impl std::error::Error for Damaged {}
