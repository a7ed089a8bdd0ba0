//! Tournaments.

mod alone;
mod elsewhere;
mod ledger;
mod offences;
mod seeds;
mod sheets;
mod standings;
mod stores;
mod times;
mod trials;
mod words;

use rollkeep::bots::{Player, View};
use rollkeep::dice::Keep;
use rollkeep::solver::Choice;
use rollkeep::tournament::{
    Ask, Entrant, Fixture, Hall, Hand, Outcome, Place, Plan, Report, Tournament,
};

/// A plan for own players of these names.
pub fn plan(names: &[&str], games: u32) -> Plan {
    let entrants = names.iter().map(|name| Entrant::own(name, None)).collect();
    Plan::new("yahtzee-official", entrants, games, 7).expect("a plan")
}

/// A place where nobody is elsewhere and time stands still.
struct Alone;

impl Place for Alone {
    fn now(&self) -> f64 {
        0.0
    }
    fn ask(&mut self, ask: Ask) {
        panic!("nobody is elsewhere: {ask:?}");
    }
}

/// Throws once, and fills the first box that may be filled, or the last while an odd number of players is in.
#[derive(Clone)]
struct Hasty;

impl Player for Hasty {
    fn choose(&mut self, view: &View) -> Choice {
        let first = match view.totals.len() % 2 {
            0 => view.legal.first(),
            _ => view.legal.last(),
        };
        Choice::Score(*first.expect("a box"))
    }
}

/// As hasty, but cannot bear three of a face that is its own.
#[derive(Clone)]
struct Superstitious(usize);

impl Player for Superstitious {
    fn choose(&mut self, view: &View) -> Choice {
        match view.dice.counts().0[self.0] {
            4.. => Choice::Keep(Keep::from_bits(0xff)),
            _ => Hasty.choose(view),
        }
    }
}

/// A hall of three hasty ones and two superstitious ones.
fn hall() -> Hall {
    let hands = vec![
        Hand::here(Hasty),
        Hand::here(Superstitious(1)),
        Hand::here(Hasty),
        Hand::here(Superstitious(4)),
        Hand::here(Hasty),
    ];
    Hall::new(plan(&["a", "b", "c", "d", "e"], 60), hands)
}

/// Plays these at once.
fn play(hall: &mut Hall, fixtures: Vec<Fixture>) -> Report {
    hall.begin(fixtures);
    hall.run(&mut Alone).expect("all are here")
}

/// Plays a tournament one game after the other.
fn in_order(plan: Plan, hall: &mut Hall) -> Tournament {
    let mut tournament = Tournament::new(plan);
    while !tournament.is_over() {
        let fixtures = tournament.hand_out(1);
        tournament.record(play(hall, fixtures));
    }
    tournament
}

/// A tournament of these totals: one line a game, `-` for who is sent out in it or has been.
#[track_caller]
pub fn told(names: &[&str], games: u32, lines: &[&str]) -> Tournament {
    let mut tournament = Tournament::new(plan(names, games));
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let fixture = tournament.hand_out(1).pop().expect("another game");
        let total = |&entrant: &usize| words[entrant].parse::<u16>().ok();
        let totals: Vec<Option<u16>> = fixture.entrants.iter().map(total).collect();
        let lost = fixture.entrants.iter().zip(&totals);
        let offences = lost
            .filter(|(_, total)| total.is_none())
            .map(|(&entrant, _)| (entrant, rollkeep::tournament::Offence::Noisy))
            .collect();
        tournament.record(Report {
            outcomes: vec![Outcome {
                fixture,
                totals,
                offences,
            }],
            effort: Vec::new(),
        });
    }
    tournament
}
