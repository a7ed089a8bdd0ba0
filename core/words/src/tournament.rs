//! Tournaments in words.

use crate::names::in_text;
use crate::numbers::Quantity;
use crate::statistics::{no_number, number, plus_minus};
use crate::{categories, play, refusals, rule_sets};
use rollkeep_app::tournament::{
    Disqualification, Plan, PlanError, Standings, StandingsRow, Tournament, TournamentFileError,
};
use rollkeep_rules::game::distinct_names;
use rollkeep_rules::{RuleSet, Slot};
use rollkeep_solver::Choice;

messages!("tournament");

/// The heads of the columns of the standings.
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
        columns_decision(),
        columns_games_a_second(),
        columns_speed(),
    ]
}

/// A row of the standings, one text for each of the [`columns`]. Unknown values are a dash.
pub fn cells(tournament: &Tournament, standings: &Standings, line: &StandingsRow) -> [String; 11] {
    let entrant = &tournament.plan().entrants()[line.entrant];
    let finished = |text: String| if line.games > 0 { text } else { no_number() };
    let decided = |text: String| {
        if line.decisions > 0 {
            text
        } else {
            no_number()
        }
    };
    let speeds = standings.rows.iter();
    let speeds = speeds.filter_map(StandingsRow::games_a_second);
    let slowest = speeds.fold(f64::INFINITY, f64::min);
    let speed = line.games_a_second();
    let decimal = |it: f64| number(tenths(it));
    [
        number(line.rank),
        entrant.name.clone(),
        number(line.points),
        number(line.wins),
        finished(plus_minus(&decimal(line.mean), tenths(line.error()))),
        finished(decimal(line.deviation)),
        finished(number(line.best)),
        finished(number(line.worst)),
        decided(decimal(line.micros)),
        speed.map_or_else(no_number, |it| number(it.round() as u64)),
        speed.map_or_else(no_number, |it| times_as_fast(tenths(it / slowest))),
    ]
}

/// The result or the state: "Perfect wins with 214 points."
pub fn result(tournament: &Tournament, standings: &Standings) -> String {
    let Some(winners) = tournament.winners() else {
        return leads_now(tournament, standings);
    };
    let (Some(&first), extra) = (winners.first(), tournament.tie_breaks()) else {
        return nobody_left();
    };
    let earned = tournament.points()[first];
    if winners.len() > 1 {
        return share_win(&named(tournament, &winners), &points(earned), extra);
    }
    let tied = match extra {
        0 => Vec::new(),
        // If all tied players are out, there are none.
        _ => tied_with(tournament, standings, first),
    };
    match tied.as_slice() {
        [] => wins(name(tournament, first), earned),
        others => wins_tie(name(tournament, first), &named(tournament, others), extra),
    }
}

/// Who is out, since when, and why: "Ann’s player is out from game 3 on: it stopped with an error: oops."
pub fn out(tournament: &Tournament, line: &StandingsRow) -> Option<String> {
    let (game, disqualification) = line.out.as_ref()?;
    let name = name(tournament, line.entrant);
    let why = self::disqualification(tournament.plan().rules(), disqualification);
    Some(match game.checked_sub(tournament.plan().games()) {
        None => out_since_game(name, game + 1, &why),
        Some(extra) => out_since_extra_game(name, extra + 1, &why),
    })
}

/// Why a player is out, as what it did: "took more than a second for one decision".
pub fn disqualification(rules: &RuleSet, disqualification: &Disqualification) -> String {
    match disqualification {
        Disqualification::Illegal(Choice::Score(slot)) => match category(rules, *slot) {
            Some(name) => filled_closed_box(&name),
            None => filled_no_box(),
        },
        Disqualification::Illegal(Choice::Keep(keep)) => match keep.fits(rules.dice.into()) {
            true => rolled_too_often(),
            false => kept_beyond(rules.dice),
        },
        Disqualification::NoSuchDice(pips) if pips.len() > usize::from(rules.dice) => {
            kept_too_many(rules.dice)
        }
        Disqualification::NoSuchDice(pips) => {
            let pips: Vec<String> = pips.iter().map(u8::to_string).collect();
            kept_others(&pips.join(" "))
        }
        Disqualification::NoSuchBox(id) => filled_unknown_box(id),
        Disqualification::Nonsense(said) => match end_of(said) {
            "" => answered_nonsense(),
            said => answered_nonsense_saying(said),
        },
        Disqualification::Threw(said) => match end_of(said) {
            "" => threw(),
            said => threw_saying(said),
        },
        Disqualification::SlowDecision => slow_decision(seconds(Disqualification::DECISION_MS)),
        Disqualification::SlowGame => slow_game(seconds(Disqualification::GAME_MS)),
        Disqualification::NoTurn => no_turn(),
        Disqualification::SlowStart => slow_start(seconds(Disqualification::START_MS)),
        Disqualification::Broken(said) => match end_of(said) {
            "" => broken(),
            said => broken_saying(said),
        },
        Disqualification::Crashed(said) => match end_of(said) {
            "" => crashed(),
            said => crashed_saying(said),
        },
        Disqualification::Noisy => noisy(),
        Disqualification::BroughtDown => brought_down(),
    }
}

/// The message after the page has died while programs ran: all of them, or only this entrant's.
pub fn page_died(plan: &Plan, alone: Option<usize>) -> String {
    if let Some(entrant) = alone.and_then(|entrant| plan.entrants().get(entrant)) {
        return page_died_alone(&entrant.name);
    }
    let programs = plan.entrants().iter().filter(|it| it.source().is_some());
    let names: Vec<&str> = programs.map(|it| it.name.as_str()).collect();
    match names.as_slice() {
        [] => page_died_with_none(),
        [one] => page_died_with_one(one),
        some => {
            let some = some.iter().map(|name| in_text(name));
            page_died_with_some(&play::either(some.collect()))
        }
    }
}

/// Why such a tournament is not possible.
pub fn plan_error(why: &PlanError) -> String {
    match why {
        PlanError::NoSuchRules(id) => no_such_rules(id),
        PlanError::BadRules(_) => bad_rules(),
        PlanError::Entrants(0, _) => no_players(),
        PlanError::Entrants(count, seats) => match (*seats.start(), *seats.end()) {
            (least, most) if least == most => not_exactly(most, *count),
            (least, most) => not_within(least, most, *count),
        },
        PlanError::NoName(place) => no_name(place + 1),
        PlanError::LongName(place) => long_name(place + 1, Plan::MAX_NAME),
        PlanError::SameName(place) => same_name(place + 1),
        PlanError::LongSource(place) => long_program(place + 1),
        PlanError::Computer(_) => refusals::computer_without_best_play(),
        PlanError::Games(_) => no_games(Plan::MAX_GAMES),
    }
}

/// Why a file is not a tournament.
pub fn damaged(why: &TournamentFileError) -> String {
    match why {
        TournamentFileError::Form(_) => no_tournament(),
        TournamentFileError::Newer(_) => newer(),
        TournamentFileError::Game(game) => damaged_game(game + 1),
    }
}

/// What is played: "Yatzy, 1000 games, seed 7". The seed is complete, so that it can be typed again.
pub fn heading(plan: &Plan) -> String {
    let rules = rule_sets::name(plan.rules());
    heading_is(&rules, plan.games(), &plan.seed().to_string())
}

/// The progress: "Game 200 of 1000", "Extra game 2".
pub fn progress(tournament: &Tournament) -> String {
    match tournament.tie_breaks() {
        0 => game_of(tournament.played(), tournament.plan().games()),
        extra => extra_game(extra),
    }
}

/// The state: "Running. Ann leads with 3 points after 5 games."
pub fn tournament_line(tournament: &Tournament, standings: &Standings, under_way: bool) -> String {
    let result = result(tournament, standings);
    match (tournament.is_over(), under_way) {
        (true, _) => result,
        (false, true) => format!("{} {result}", running()),
        (false, false) => format!("{} {result}", paused()),
    }
}

/// The names of players, each different: "Perfect", "Perfect 2".
pub fn names(names: &[&str]) -> Vec<String> {
    distinct_names(names, Plan::MAX_NAME)
}

fn leads_now(tournament: &Tournament, standings: &Standings) -> String {
    let staying = || standings.rows.iter().filter(|line| line.out.is_none());
    let Some(most) = staying().map(|line| line.points).max() else {
        return nobody_left();
    };
    if standings.games == 0 {
        return none_played();
    }
    let first = staying().filter(|line| line.points == most);
    let first: Vec<usize> = first.map(|line| line.entrant).collect();
    let who = named(tournament, &first);
    leads(&who, first.len(), &points(most), &games(standings.games))
}

/// Those who had the same points when the plan's games were over.
fn tied_with(tournament: &Tournament, standings: &Standings, winner: usize) -> Vec<usize> {
    let points = tournament.points();
    let games = tournament.plan().games();
    let lines = standings.rows.iter().filter(|line| {
        let stayed = line.out.as_ref().is_none_or(|(game, _)| *game >= games);
        line.entrant != winner && line.points == points[winner] && stayed
    });
    lines.map(|line| line.entrant).collect()
}

fn name(tournament: &Tournament, entrant: usize) -> &str {
    &tournament.plan().entrants()[entrant].name
}

/// "Ann, Ben and Cleo"
fn named(tournament: &Tournament, entrants: &[usize]) -> String {
    let mut entrants = entrants.to_vec();
    entrants.sort_unstable();
    let names = entrants.iter().map(|&entrant| name(tournament, entrant));
    play::list(&names.collect::<Vec<_>>())
}

fn category(rules: &RuleSet, slot: Slot) -> Option<String> {
    let category = rules.categories.get(slot.index())?;
    Some(categories::name(&category.id).to_owned())
}

/// A program's own text, without a full stop.
fn end_of(said: &str) -> &str {
    said.trim().trim_end_matches('.')
}

fn seconds(millis: f64) -> u32 {
    millis as u32 / 1000
}

fn tenths(number: f64) -> Quantity {
    Quantity::tenths((number * 10.0).round() as i64)
}
