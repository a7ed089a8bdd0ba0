//! Random games, the input of most property tests.

use std::sync::Arc;

use proptest::prelude::*;
use proptest::test_runner::Config;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_rules::dice::{DiceSource, Face, NoEntropy};
use rollkeep_rules::game::{Action, Event, Game, Millis, Phase, Seat, Setup, Start, Strength};
use rollkeep_rules::{RuleSet, catalogue};

use super::script::turn;
use super::solver::policies::soon_solved;

/// A random game. Everything in it follows from these fields, so a failure can be repeated.
#[derive(Clone)]
pub struct Plan {
    pub rules: Arc<RuleSet>,
    pub seats: usize,
    /// The seats of computers, one bit each. Their moves are as random as those of people.
    pub computers: u8,
    pub start: Start,
    pub clock: Option<Millis>,
    /// The clock lasts for about this many pieces of time. With few of them, it runs out.
    pub pieces: u32,
    /// In how many of 8 rolls most dice show the same face, so that jokers are not rare.
    pub luck: u32,
    /// How many of 16 scores are taken back.
    pub regret: u32,
    /// The game is broken off after this many steps.
    pub steps: usize,
    pub seed: u64,
}

/// Short, because a rule set would fill two screens.
impl std::fmt::Debug for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Plan {
            rules,
            seats,
            computers,
            start,
            clock,
            pieces,
            luck,
            regret,
            steps,
            seed,
        } = self;
        write!(
            f,
            "{seats} ({computers:b}) at {}, {start:?}, {clock:?} in {pieces}, ",
            rules.id
        )?;
        write!(
            f,
            "luck {luck}, regret {regret}, {steps} steps, seed {seed}"
        )
    }
}

/// How many of `all` cases run: all of them in `make test-all`, which sets `ROLLKEEP_ALL_CASES`, else a quarter.
pub fn share(all: u32) -> u32 {
    match std::env::var_os("ROLLKEEP_ALL_CASES") {
        Some(_) => all,
        None => all.div_ceil(4),
    }
}

/// A [share] of this many cases of a property. A failure is printed and not written to a file.
pub fn cases(all: u32) -> Config {
    Config {
        cases: share(all),
        failure_persistence: None,
        ..Config::default()
    }
}

/// Games of every rule set and every number of seats, broken off anywhere or played to the end.
pub fn any_plan() -> impl Strategy<Value = Plan> {
    let rules = prop::sample::select(catalogue::all().to_vec());
    rules.prop_flat_map(plan_of)
}

/// The same of rules that are solved soon, so that they can be judged.
pub fn any_judged_plan() -> impl Strategy<Value = Plan> {
    let rules = prop::sample::select(soon_solved().cloned().collect::<Vec<_>>());
    rules.prop_flat_map(plan_of)
}

/// Games of one rule set.
pub fn plan_of(rules: Arc<RuleSet>) -> impl Strategy<Value = Plan> {
    let seats = usize::from(rules.min_seats)..=usize::from(rules.max_seats);
    let start = prop_oneof![Just(Start::Seating), Just(Start::Roll)];
    let clock = prop::option::of((1..600_000u32).prop_map(Millis));
    let steps = prop_oneof![1 => 0..30usize, 2 => 0..300usize, 2 => Just(5000)];
    (
        seats,
        prop_oneof![Just(0), any::<u8>()],
        start,
        clock,
        1..300u32,
        0..8u32,
        0..4u32,
        steps,
        any::<u64>(),
    )
        .prop_map(
            move |(seats, computers, start, clock, pieces, luck, regret, steps, seed)| Plan {
                rules: rules.clone(),
                seats,
                computers,
                start,
                clock,
                pieces,
                luck,
                regret,
                steps,
                seed,
            },
        )
}

/// Names that a save has to carry unharmed.
const NAMES: [&str; 8] = [
    "Ann",
    "Zoë",
    "O'Neill",
    "\"Q\" \\ 7",
    "小明",
    "<b>Ben</b>",
    "\u{1F3B2}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "twenty characters ok",
];

impl Plan {
    /// A whole game with this many seats, without a clock and without taking scores back.
    pub fn whole(rules: &Arc<RuleSet>, seats: usize, seed: u64) -> Plan {
        Plan {
            rules: rules.clone(),
            seats,
            computers: 0,
            start: Start::Seating,
            clock: None,
            pieces: 1,
            luck: 1,
            regret: 0,
            steps: usize::MAX,
            seed,
        }
    }

    pub fn setup(&self) -> Setup {
        let names = (0..self.seats).map(|seat| NAMES[(seat + self.seed as usize % 8) % 8]);
        let able = Strength::ALL.into_iter();
        let able: Vec<Strength> = able.filter(|it| it.can_play(&self.rules)).collect();
        let seats = names
            .enumerate()
            .map(|(seat, name)| match self.is_person(seat) {
                true => Seat::person(name),
                false => Seat::computer(name, able[seat % able.len()]),
            });
        let seats = seats.collect();
        Setup::new(self.rules.clone(), seats, self.start, self.clock).expect("a table")
    }

    pub fn is_person(&self, seat: usize) -> bool {
        self.computers >> seat & 1 == 0
    }

    /// Plays the game.
    pub fn play(&self) -> Game {
        self.walk(|_, _, _| {})
    }

    /// Plays the game and calls `look` at every step with the game before, the action, and the game after.
    pub fn walk(&self, mut look: impl FnMut(&Game, Action, &Game)) -> Game {
        let mut dice = Leaning {
            random: ChaCha8Rng::seed_from_u64(self.seed),
            towards: None,
        };
        let mut game = Game::new(self.setup());
        for _ in 0..self.steps {
            let Some(action) = self.choose(&game, &mut dice) else {
                break;
            };
            dice.towards = match dice.below(8) < self.luck {
                true => Some(Face::ALL[dice.below(6) as usize]),
                false => None,
            };
            let (next, _) = game.apply(action, &mut dice).expect("a legal action");
            look(&game, action, &next);
            game = next;
        }
        game
    }

    fn choose(&self, game: &Game, random: &mut Leaning) -> Option<Action> {
        if game.can_undo() && random.below(16) < self.regret {
            return Some(Action::Undo);
        }
        if let Some(clock) = self.clock
            && turn(game).is_some()
            && random.below(2) == 0
        {
            let piece = clock.0 / self.pieces * 2;
            return Some(Action::Spend(Millis(random.below(piece.max(1) + 1))));
        }
        let (scores, rolls): (Vec<_>, Vec<_>) = game
            .legal_actions()
            .into_iter()
            .filter(|action| *action != Action::Undo)
            .partition(|action| matches!(action, Action::Score(_)));
        let rolls_on = scores.is_empty() || (!rolls.is_empty() && random.below(3) > 0);
        let among = if rolls_on { rolls } else { scores };
        match game.phase() {
            Phase::Over(_) => None,
            _ => Some(among[random.below(among.len() as u32) as usize]),
        }
    }
}

/// Random dice that sometimes prefer a face.
struct Leaning {
    random: ChaCha8Rng,
    towards: Option<Face>,
}

impl Leaning {
    fn below(&mut self, limit: u32) -> u32 {
        self.random.next_u32() % limit
    }
}

impl DiceSource for Leaning {
    fn face(&mut self) -> Result<Face, NoEntropy> {
        let random = Face::ALL[self.below(6) as usize];
        let leans = self.below(10) > 0;
        Ok(self.towards.filter(|_| leans).unwrap_or(random))
    }
}

/// Checks the generator: a few hundred of its games contain everything that the laws are about.
#[test]
fn random_games_are_rich() {
    let (mut ended, mut bonuses, mut timeouts, mut undone, mut ties) = (0, 0, 0, 0, 0);
    let mut reopened = 0;
    for seed in 0..480 {
        let all = catalogue::all();
        let rules = &all[seed as usize % all.len()];
        let most = u64::from(rules.max_seats);
        let seats = u64::from(rules.min_seats).max(1 + seed / all.len() as u64 % most) as usize;
        let plan = Plan {
            computers: [0, 0b101_0110][seed as usize / 3 % 2],
            start: [Start::Seating, Start::Roll][seed as usize % 2],
            clock: [None, Some(Millis(60_000))][seed as usize / 2 % 2],
            pieces: 60,
            luck: (seed % 8) as u32,
            regret: (seed % 3) as u32,
            steps: [200, 5000][seed as usize / 4 % 2],
            ..Plan::whole(rules, seats, seed)
        };
        let game = plan.walk(|_, action, after| {
            undone += usize::from(action == Action::Undo);
            let latest = after.log().last();
            reopened += usize::from(latest == Some(&Event::Reopened));
            if let Phase::Starting(round) = after.phase() {
                ties += usize::from(round.contenders.len() < plan.seats && round.rolled.is_empty());
            }
        });
        ended += usize::from(matches!(game.phase(), Phase::Over(_)));
        bonuses += usize::from(game.cards().iter().any(|card| card.yahtzee_bonuses() > 0));
        timeouts += usize::from((0..seats).any(|seat| game.out_of_time(seat)));
    }
    let seen = [ended, bonuses, timeouts, undone, reopened, ties];
    for count in seen {
        assert!(count >= 20, "{seen:?}");
    }
}
