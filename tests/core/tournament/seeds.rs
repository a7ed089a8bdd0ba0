//! What the dice follow from, and that no program can predict them.

use rollkeep_app::tournament::{Controller, Entrant, Entropy, Plan, Runner, TournamentSeed};
use rollkeep_rules::Slot;
use rollkeep_rules::dice::{Dice, DiceSource, Fair, Keep};
use rollkeep_rules::game::Strength;
use rollkeep_solver::Choice;
use rollkeep_solver::bots::{Player, View};
use serde_json::Value;

use super::{Hasty, in_order, plan, play};
use rand_chacha::ChaCha8Rng;

/// How many seeds the seer tries.
const SEEDS: u64 = 3000;
/// The seed of the tournament, which is among those.
const SEED: u64 = 2718;
const GAMES: u32 = 12;

/// Knows how dice follow from a seed, but not the seed: it tries all until one gives the dice that it has seen. From
/// then on it knows all later dice, and keeps those that end best.
#[derive(Clone, Default)]
struct Seer {
    /// All its dice so far in this game.
    seen: Vec<u8>,
    /// Its seed, and which of its games this is.
    found: Option<(u64, u64)>,
    turn: Option<Turn>,
}

/// Its plan for a turn.
#[derive(Clone)]
struct Turn {
    keeps: Vec<Keep>,
    slot: Slot,
}

impl Seer {
    fn dice(seed: u64, game: u64) -> Fair<ChaCha8Rng> {
        // It is entrant 1 of the plan.
        Fair::stream(seed, game << 8 | 1 << 1)
    }

    /// Tries every seed and every game.
    fn search(&self) -> Option<(u64, u64)> {
        let fits = |seed, game| {
            let mut dice = Seer::dice(seed, game);
            let mut falls = |pips: &u8| dice.face().is_ok_and(|face| face.pips() == *pips);
            self.seen.iter().all(&mut falls)
        };
        let all = (0..SEEDS).flat_map(|seed| (0..GAMES.into()).map(move |game| (seed, game)));
        all.into_iter().find(|&(seed, game)| fits(seed, game))
    }

    /// The best plan for the dice to come.
    fn look_ahead(view: &View, dice: Fair<ChaCha8Rng>) -> Turn {
        let mut best: Option<(f64, Turn)> = None;
        for first in Keep::every(5) {
            for second in Keep::every(5) {
                let mut dice = dice.clone();
                let mut shown = view.dice;
                let mut rolled = |shown: &Dice, keep: Keep| {
                    let rolled = dice.roll(5 - keep.count()).expect("dice");
                    shown.after(keep, &rolled).expect("dice")
                };
                shown = rolled(&shown, first);
                shown = rolled(&shown, second);
                let last = View::new(view.rules, view.card, shown, 0);
                for &slot in &last.legal {
                    let most = view.rules.max_points(slot);
                    let worth = f64::from(last.points(slot)) - f64::from(most) / 2.0;
                    if best.as_ref().is_none_or(|(top, _)| worth > *top) {
                        let keeps = vec![first, second];
                        best = Some((worth, Turn { keeps, slot }));
                    }
                }
            }
        }
        best.expect("a box").1
    }
}

impl Player for Seer {
    fn choose(&mut self, view: &View) -> Choice {
        if view.rolls_left == 2 {
            if view.card.filled() == 0 {
                *self = Seer::default();
            }
            let faces = view.dice.faces().iter();
            self.seen.extend(faces.map(|face| face.pips()));
            if self.found.is_none() && self.seen.len() == 15 {
                self.found = self.search();
            }
            self.turn = self.found.map(|(seed, game)| {
                let mut dice = Seer::dice(seed, game);
                for _ in 0..self.seen.len() {
                    dice.face().expect("a face");
                }
                let turn = Seer::look_ahead(view, dice);
                let rolled: usize = turn.keeps.iter().map(|keep| 5 - keep.count()).sum();
                self.seen.extend(std::iter::repeat_n(0, rolled));
                turn
            });
        }
        match &mut self.turn {
            Some(turn) if view.rolls_left > 0 => Choice::Keep(turn.keeps.remove(0)),
            Some(turn) => Choice::Score(turn.slot),
            None => Hasty.choose(view),
        }
    }
}

/// The mean of the seer's totals.
fn mean(plan: Plan) -> f64 {
    let controllers = vec![Controller::here(Hasty), Controller::here(Seer::default())];
    let tournament = in_order(plan.clone(), &mut Runner::new(plan, controllers));
    let totals: Vec<f64> = (tournament.outcomes())
        .map(|game| game.total(1).expect("it finishes").into())
        .collect();
    totals.iter().sum::<f64>() / totals.len() as f64
}

#[test]
fn a_program_that_tries_all_seeds_finds_none() {
    let entrants = vec![Entrant::own("hasty", None), Entrant::own("seer", None)];
    let plan = Plan::new("yahtzee-official", entrants, GAMES, SEED).expect("a plan");
    let known = mean(plan.clone());
    assert!(known > 200.0, "of a number alone, all is known: {known}");
    let sealed = plan.sealed(None, || Ok(Entropy::new(1))).expect("bits");
    let unknown = mean(sealed);
    assert!(unknown < 150.0, "it plays on blindly: {unknown}");
}

#[test]
fn programs_learn_nothing_about_the_seed() {
    /// The seeds in the first questions to two programs.
    fn program_seeds(plan: &Plan) -> Vec<Value> {
        struct Listener(Vec<Value>);
        impl rollkeep_app::tournament::RunnerHost for Listener {
            fn now(&self) -> f64 {
                0.0
            }
            fn ask(&mut self, ask: rollkeep_app::tournament::ProgramRequest) {
                let asked: Value = serde_json::from_str(&ask.text).expect("JSON");
                self.0.push(asked[1].clone());
            }
        }
        let mut runner = Runner::new(plan.clone(), vec![Controller::Away, Controller::Away]);
        runner.begin(rollkeep_app::tournament::Tournament::new(plan.clone()).hand_out(20));
        let mut listener = Listener(Vec::new());
        assert_eq!(runner.run(&mut listener), None);
        listener.0
    }
    let entrants = || vec![Entrant::own("a", None), Entrant::own("b", None)];
    let plan = |seed| Plan::new("yatzy", entrants(), 20, seed).expect("a plan");
    let sealed = |seed, bits| plan(seed).sealed(Some(Entropy::new(bits)), || unreachable!());
    let first = program_seeds(&sealed(1, 1).expect("bits"));
    assert_eq!(first.len(), 20);
    assert_eq!(first, program_seeds(&sealed(1, 2).expect("bits")));
    assert_eq!(first, program_seeds(&sealed(2, 1).expect("bits")));
    assert_eq!(first, program_seeds(&plan(3)));
}

#[test]
fn the_same_seed_rolls_the_same_dice_and_another_does_not() {
    let totals = |seed: &str| {
        let seed: TournamentSeed = seed.parse().expect("a seed");
        let plan = Plan::new(
            "yatzy",
            plan(&["a", "b"], 1).entrants().to_vec(),
            9,
            seed.number,
        );
        let plan = plan
            .expect("a plan")
            .sealed(seed.entropy, || Ok(Entropy::new(7)));
        let plan = plan.expect("bits");
        let mut runner = Runner::new(
            plan.clone(),
            vec![Controller::here(Hasty), Controller::here(Hasty)],
        );
        let all = rollkeep_app::tournament::Tournament::new(plan).hand_out(9);
        let report = play(&mut runner, all);
        let totals = report.outcomes.into_iter().map(|it| it.totals);
        totals.collect::<Vec<_>>()
    };
    let whole = "7-3f786850-e387550f-dab836ed-7e6dc881";
    assert_eq!(totals(whole), totals(&whole.to_uppercase()));
    assert_eq!(totals("7"), totals("7-00000000-00000000-00000000-00000007"));
    assert_ne!(totals(whole), totals("7"));
    assert_ne!(totals(whole), totals(&whole.replace("7-", "8-")));
    assert_ne!(totals(whole), totals(&whole.replace("881", "882")));
    // The dice of a seed never change; otherwise saved tournaments could not go on.
    assert_eq!(
        totals(whole)[..2],
        [[Some(39), Some(76)], [Some(53), Some(89)]]
    );
}

#[test]
fn bits_are_drawn_only_where_programs_take_part() {
    let drawn = || Ok(Entropy::new(5));
    let built_in = |name| Entrant::built_in(name, Strength::Novice);
    let plan = |entrants| Plan::new("yatzy", entrants, 1, 3).expect("a plan");
    let seed = |plan: Result<Plan, _>| plan.map(|plan| plan.seed().to_string());
    let none = plan(vec![built_in("a"), built_in("b")]);
    assert_eq!(seed(none.clone().sealed(None, drawn)), Ok("3".to_owned()));
    let given = Some(Entropy::new(6));
    let six = "3-00000000-00000000-00000000-00000006".to_owned();
    assert_eq!(seed(none.sealed(given, drawn)), Ok(six.clone()));
    let some = plan(vec![built_in("a"), Entrant::own("b", Some("x"))]);
    let five = six.replace('6', "5");
    assert_eq!(seed(some.clone().sealed(None, drawn)), Ok(five));
    assert_eq!(seed(some.clone().sealed(given, drawn)), Ok(six));
    let dry = || Err(rollkeep_rules::dice::NoEntropy);
    assert_eq!(some.sealed(None, dry), Err(rollkeep_rules::dice::NoEntropy));
    let (one, other) = (Entropy::from_system(), Entropy::from_system());
    assert!(one.is_ok() && one != other);
}

#[test]
fn seeds_as_text() {
    let whole = "18446744073709551615-00000000-ffffffff-01234567-89abcdef";
    let seed: TournamentSeed = whole.parse().expect("a seed");
    assert_eq!(seed.to_string(), whole);
    assert_eq!(" 7 ".parse(), Ok(TournamentSeed::from(7)));
    assert_eq!(
        " 7-00112233445566778899aabbccddeeff "
            .parse::<TournamentSeed>()
            .map(|it| it.number),
        Ok(7)
    );
    for text in [
        "",
        "-",
        "-1",
        "+1",
        "1-",
        "x",
        "1.5",
        "18446744073709551616",
        "7-12",
        "7-0x112233445566778899aabbccddeeff",
        "7-ä0112233445566778899aabbccddeef",
        "7-3f786850-e387550f-dab836ed-7e6dc881-0",
        "-3f786850e387550fdab836ed7e6dc881",
    ] {
        assert!(text.parse::<TournamentSeed>().is_err(), "{text}");
    }
}
