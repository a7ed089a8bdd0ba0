//! Tournaments.

mod alone;
mod caution;
mod disqualifications;
mod elsewhere;
mod files;
mod schedule;
mod seeds;
mod standings;
mod stores;
mod times;
mod trials;
mod words;

use rollkeep_app::tournament::{
    Controller, Entrant, MatchOutcome, Pairing, Plan, ProgramRequest, Report, Runner, RunnerHost,
    Tournament,
};
use rollkeep_rules::dice::Keep;
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{Player, View};

/// A plan for own players of these names.
pub fn plan(names: &[&str], games: u32) -> Plan {
    let entrants = names.iter().map(|name| Entrant::own(name, None)).collect();
    Plan::new("yahtzee-official", entrants, games, 7).expect("a plan")
}

/// A host without programs elsewhere and with a clock that stands still.
struct NoPrograms;

impl RunnerHost for NoPrograms {
    fn now(&self) -> f64 {
        0.0
    }
    fn ask(&mut self, question: ProgramRequest) {
        panic!("no program is elsewhere: {question:?}");
    }
}

/// Rolls once, and fills the first open box, or the last one while the number of players is odd.
#[derive(Clone)]
struct Hasty;

impl Player for Hasty {
    fn choose(&mut self, view: &View) -> Choice {
        let first = match view.totals().len() % 2 {
            0 => view.legal.first(),
            _ => view.legal.last(),
        };
        Choice::Score(*first.expect("a box"))
    }
}

/// Like `Hasty`, but breaks down at three dice of its own face.
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

/// A runner with three hasty players and two superstitious ones.
fn runner() -> Runner {
    let controllers = vec![
        Controller::here(Hasty),
        Controller::here(Superstitious(1)),
        Controller::here(Hasty),
        Controller::here(Superstitious(4)),
        Controller::here(Hasty),
    ];
    Runner::new(plan(&["a", "b", "c", "d", "e"], 60), controllers)
}

/// Plays these games at once.
fn play(runner: &mut Runner, pairings: Vec<Pairing>) -> Report {
    runner.begin(pairings);
    runner.run(&mut NoPrograms).expect("all are here")
}

/// Plays a tournament one game after the other.
fn in_order(plan: Plan, runner: &mut Runner) -> Tournament {
    let mut tournament = Tournament::new(plan);
    while !tournament.is_over() {
        let pairings = tournament.hand_out(1);
        tournament.add_report(play(runner, pairings));
    }
    tournament
}

/// A tournament with these totals: one line a game, `-` for an entrant who is disqualified in it or was before, `!` after the
/// total of one who has won at once.
#[track_caller]
pub fn tournament_of(names: &[&str], games: u32, lines: &[&str]) -> Tournament {
    let mut tournament = Tournament::new(plan(names, games));
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let pairing = tournament.hand_out(1).pop().expect("another game");
        let total = |&entrant: &usize| words[entrant].trim_end_matches('!').parse::<u16>().ok();
        let totals: Vec<Option<u16>> = pairing.entrants.iter().map(total).collect();
        let each = pairing.entrants.iter().zip(&totals);
        let disqualifications = each
            .filter(|(_, total)| total.is_none())
            .map(|(&entrant, _)| (entrant, rollkeep_app::tournament::Disqualification::Noisy))
            .collect();
        tournament.add_report(Report {
            outcomes: vec![MatchOutcome {
                won_at_once: words.iter().position(|word| word.ends_with('!')),
                pairing,
                totals,
                disqualifications,
            }],
            effort: Vec::new(),
        });
    }
    tournament
}
