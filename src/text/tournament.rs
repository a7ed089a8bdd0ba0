//! Tournaments in words.

use crate::game::distinct_names;
use crate::rules::{RuleSet, Slot};
use crate::solver::Choice;
use crate::text::names::isolated;
use crate::text::{categories, rule_sets};
use crate::tournament::{
    Disqualification, Plan, PlanError, Standings, StandingsRow, Tournament, TournamentFileError,
};

messages!("tournament");

/// What the columns of a standing are called.
pub fn columns() -> [String; 11] {
    [
        columns_rank(),
        columns_player(),
        columns_points(),
        columns_wins(),
        columns_mean(),
        columns_sd(),
        columns_best(),
        columns_worst(),
        columns_decision_s(),
        columns_games_s(),
        columns_speed(),
    ]
}

/// A line of a standing, one text for each of the [`COLUMNS`]. What is not known is a dash.
pub fn cells(tournament: &Tournament, standings: &Standings, line: &StandingsRow) -> [String; 11] {
    let entrant = &tournament.plan().entrants()[line.entrant];
    let finished = |text: String| if line.games > 0 { text } else { dash() };
    let decided = |text: String| if line.decisions > 0 { text } else { dash() };
    let speeds = standings
        .rows
        .iter()
        .filter_map(StandingsRow::games_a_second);
    let slowest = speeds.fold(f64::INFINITY, f64::min);
    let speed = line.games_a_second();
    [
        line.rank.to_string(),
        entrant.name.clone(),
        line.points.to_string(),
        line.wins.to_string(),
        finished(format!("{} ± {}", tenths(line.mean), tenths(line.error()))),
        finished(tenths(line.deviation)),
        finished(line.best.to_string()),
        finished(line.worst.to_string()),
        decided(tenths(line.micros)),
        speed.map_or_else(dash, |it| (it.round() as u64).to_string()),
        speed.map_or_else(dash, |it| format!("× {}", tenths(it / slowest))),
    ]
}

/// How it ended, or how it stands: "Perfect wins with 214 points."
pub fn result(tournament: &Tournament, standings: &Standings) -> String {
    let tie_breaks = tournament.tie_breaks();
    match tournament.winners().as_deref() {
        None => leads(tournament, standings),
        Some([]) => "Nobody is left.".to_owned(),
        Some(winners) => {
            let who = named(tournament, winners);
            let points = points_of(tournament, winners[0]);
            match (winners.len(), tie_breaks) {
                (1, 0) => format!("{who} wins with {points}."),
                (1, _) => match &*tied_with(tournament, standings, winners[0]) {
                    // Those who were tied have all been sent out.
                    [] => format!("{who} wins with {points}."),
                    others => {
                        let others = named(tournament, others);
                        let games = count(tie_breaks, "extra game");
                        format!("{who} wins the tie with {others} after {games}.")
                    }
                },
                _ => {
                    let games = count(tie_breaks, "extra game");
                    format!("{who} share the win with {points}: {games} did not separate them.")
                }
            }
        }
    }
}

/// Who is out, since when, and why: "Ann’s player is out from game 3 on: it stopped with an error: oops."
pub fn out(tournament: &Tournament, line: &StandingsRow) -> Option<String> {
    let (game, disqualification) = line.out.as_ref()?;
    let name = isolated(&tournament.plan().entrants()[line.entrant].name);
    let why = self::disqualification(tournament.plan().rules(), disqualification);
    let since = match game.checked_sub(tournament.plan().games()) {
        None => format!("game {}", game + 1),
        Some(tie_breaks) => format!("extra game {}", tie_breaks + 1),
    };
    Some(format!("{name} is out from {since} on: it {why}."))
}

/// Why a player is out, as what it did: "took more than a second for one decision".
pub fn disqualification(rules: &RuleSet, disqualification: &Disqualification) -> String {
    match disqualification {
        Disqualification::Illegal(Choice::Score(slot)) => match category(rules, *slot) {
            Some(name) => format!("wanted to fill {name}, which could not be filled then"),
            None => "wanted to fill a box that is not on the card".to_owned(),
        },
        Disqualification::Illegal(Choice::Keep(keep)) => match keep.fits(rules.dice.into()) {
            true => "wanted to roll again after the last roll".to_owned(),
            false => format!("wanted to keep dice beyond the {} there are", rules.dice),
        },
        Disqualification::NoSuchDice(pips) if pips.len() > usize::from(rules.dice) => {
            format!("wanted to keep more than the {} dice there are", rules.dice)
        }
        Disqualification::NoSuchDice(pips) => {
            let pips: Vec<String> = pips.iter().map(u8::to_string).collect();
            format!(
                "wanted to keep {}, which the dice did not show",
                pips.join(" ")
            )
        }
        Disqualification::NoSuchBox(id) => format!(
            "wanted to fill “{}”, which is not on the card",
            isolated(id)
        ),
        Disqualification::Nonsense(said) => {
            format!("answered neither dice nor a box{}", quoted(said))
        }
        Disqualification::Threw(said) => format!("stopped with an error{}", quoted(said)),
        Disqualification::SlowDecision => {
            format!(
                "took more than {} for one decision",
                time(Disqualification::DECISION_MS)
            )
        }
        Disqualification::SlowGame => {
            format!(
                "took more than {} for one game",
                time(Disqualification::GAME_MS)
            )
        }
        Disqualification::NoTurn => "has no function called “turn”".to_owned(),
        Disqualification::SlowStart => format!(
            "took more than {} to start",
            time(Disqualification::START_MS)
        ),
        Disqualification::Broken(said) => format!("could not be started{}", quoted(said)),
        Disqualification::Crashed(said) => format!("crashed{}", quoted(said)),
        Disqualification::Noisy => "sent a message without being asked".to_owned(),
        Disqualification::BroughtDown => {
            "crashed its sandbox while it ran alone, as happens when a program takes all memory"
                .to_owned()
        }
    }
}

/// What is told after the page has died while programs ran: all of them, or only this entrant's.
pub fn page_died(plan: &Plan, alone: Option<usize>) -> String {
    let died = "The page crashed while this tournament was running.";
    let name = |entrant: usize| plan.entrants().get(entrant).map(|it| isolated(&it.name));
    if let Some(name) = alone.and_then(name) {
        return format!(
            "{died} Only {name}’s program was running, and it may have taken all memory. It will be out when the tournament resumes."
        );
    }
    let programs = plan.entrants().iter().filter(|it| it.source().is_some());
    let names: Vec<_> = programs.map(|it| isolated(&it.name)).collect();
    match names.split_last() {
        Some((last, [])) => format!(
            "{died} {last}’s program may have taken all memory. If that happens again, it is out."
        ),
        Some((last, others)) => format!(
            "{died} The program of {} or {last} may have taken all memory. When the tournament resumes, each runs alone for a while. If it happens again, the program that was running is out.",
            others.join(", ")
        ),
        None => died.to_owned(),
    }
}

/// Why there can be no such tournament.
pub fn plan_error(why: &PlanError) -> String {
    match why {
        PlanError::NoSuchRules(id) => format!("There are no rules called “{id}”."),
        PlanError::Entrants(0, _) => "Choose who plays.".to_owned(),
        PlanError::Entrants(count, seats) if seats.start() == seats.end() => format!(
            "A tournament under these rules has exactly {} players, not {count}.",
            seats.end()
        ),
        PlanError::Entrants(count, seats) => format!(
            "A tournament under these rules has {} to {} players, not {count}.",
            seats.start(),
            seats.end()
        ),
        PlanError::NoName(place) => format!("Player {} needs a name.", place + 1),
        PlanError::LongName(place) => format!(
            "The name of player {} has more than {} letters.",
            place + 1,
            Plan::MAX_NAME
        ),
        PlanError::SameName(place) => {
            format!("Player {} needs a name that nobody else has.", place + 1)
        }
        PlanError::LongSource(place) => {
            format!("The program of player {} is too long.", place + 1)
        }
        PlanError::Games(_) => format!("Play 1 to {} games.", Plan::MAX_GAMES),
    }
}

/// Why a file holds no tournament.
pub fn damaged(why: &TournamentFileError) -> String {
    match why {
        TournamentFileError::Form(_) => "This file does not hold a tournament.".to_owned(),
        TournamentFileError::Newer(_) => {
            "This file was written by a newer version of Rollkeep.".to_owned()
        }
        TournamentFileError::Game(game) => {
            format!(
                "This file is damaged: game {} cannot have ended like this.",
                game + 1
            )
        }
    }
}

/// What is played: "Yatzy, 1000 games, seed 7". The seed is whole, as it can be typed again.
pub fn heading(plan: &Plan) -> String {
    let rules = rule_sets::name(&plan.rules().id);
    format!(
        "{rules}, {}, seed {}",
        count(plan.games(), "game"),
        plan.seed()
    )
}

/// How far it is: "Game 200 of 1000", "Extra game 2".
pub fn progress(tournament: &Tournament) -> String {
    match tournament.tie_breaks() {
        0 => format!(
            "Game {} of {}",
            tournament.played(),
            tournament.plan().games()
        ),
        tie_breaks => format!("Extra game {tie_breaks}"),
    }
}

/// How it stands: "Running. Ann leads with 3 points after 5 games."
pub fn tournament_line(tournament: &Tournament, standings: &Standings, under_way: bool) -> String {
    let result = result(tournament, standings);
    match (tournament.is_over(), under_way) {
        (true, _) => result,
        (false, true) => format!("Running. {result}"),
        (false, false) => format!("Paused. {result}"),
    }
}

/// What players are called, each by a name of its own: "Perfect", "Perfect 2".
pub fn names(names: &[&str]) -> Vec<String> {
    distinct_names(names, Plan::MAX_NAME)
}

fn leads(tournament: &Tournament, standings: &Standings) -> String {
    let staying = || standings.rows.iter().filter(|line| line.out.is_none());
    let Some(points) = staying().map(|line| line.points).max() else {
        return "Nobody is left.".to_owned();
    };
    if standings.games == 0 {
        return "No game has been played yet.".to_owned();
    }
    let first = staying().filter(|line| line.points == points);
    let first: Vec<usize> = first.map(|line| line.entrant).collect();
    let who = named(tournament, &first);
    let lead = if first.len() == 1 { "leads" } else { "lead" };
    let points = count(points, "point");
    let games = count(standings.games, "game");
    format!("{who} {lead} with {points} after {games}.")
}

/// Those who had as many points when the plan's games were over.
fn tied_with(tournament: &Tournament, standings: &Standings, winner: usize) -> Vec<usize> {
    let points = tournament.points();
    let games = tournament.plan().games();
    let lines = standings.rows.iter().filter(|line| {
        let stayed = line.out.as_ref().is_none_or(|(game, _)| *game >= games);
        line.entrant != winner && line.points == points[winner] && stayed
    });
    lines.map(|line| line.entrant).collect()
}

fn points_of(tournament: &Tournament, entrant: usize) -> String {
    count(tournament.points()[entrant], "point")
}

/// "Ann, Ben and Cleo"
fn named(tournament: &Tournament, entrants: &[usize]) -> String {
    let mut entrants = entrants.to_vec();
    entrants.sort_unstable();
    let name = |&entrant: &usize| isolated(&tournament.plan().entrants()[entrant].name);
    let names: Vec<_> = entrants.iter().map(name).collect();
    match names.split_last() {
        Some((last, [])) => last.to_string(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => "nobody".to_owned(),
    }
}

fn category(rules: &RuleSet, slot: Slot) -> Option<String> {
    let category = rules.categories.get(slot.index())?;
    Some(categories::name(&category.id))
}

/// ": what it said", without a full stop of its own.
fn quoted(said: &str) -> String {
    match said.trim().trim_end_matches('.') {
        "" => String::new(),
        said => format!(": {}", isolated(said)),
    }
}

fn count(count: u32, of: &str) -> String {
    match count {
        1 => format!("1 {of}"),
        _ => format!("{count} {of}s"),
    }
}

fn time(millis: f64) -> String {
    match millis as u32 {
        1000 => "a second".to_owned(),
        millis => count(millis / 1000, "second"),
    }
}

/// With one decimal; written with whole numbers, because those are in the page already.
fn tenths(number: f64) -> String {
    let tenths = (number * 10.0).round() as u64;
    format!("{}.{}", tenths / 10, tenths % 10)
}

fn dash() -> String {
    "–".to_owned()
}
