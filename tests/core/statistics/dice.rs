//! The rolled dice: counted in another way, and tested for fairness.

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::statistics::{
    Evidence, Fairness, GameSummary, ROLL_LOG_HEAD, RollCounts, roll_log,
};
use rollkeep_rules::catalogue;
use rollkeep_rules::dice::{Fair, Seed};
use rollkeep_rules::game::{Day, Event, Game, Phase, Setup, SharedDice};

use super::super::games::{Plan, any_plan, cases};
use super::saved;

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn rolled_dice_agree_with_another_count(plan in any_plan()) {
        let game = plan.play();
        let counts = RollCounts::of(&game);
        let faces = game.faces_rolled().map(u64::from);
        prop_assert_eq!(counts.faces, faces);
        let in_a_row: Vec<_> = game.log().iter().flat_map(|event| match event {
            Event::RolledForStart(face) => vec![*face],
            Event::Rolled { rolled, .. } => rolled.faces().to_vec(),
            _ => Vec::new(),
        }).collect();
        let repeats = in_a_row.windows(2).filter(|two| two[0] == two[1]).count();
        prop_assert_eq!(counts.repeats, repeats as u64);
        prop_assert_eq!(counts.followers, in_a_row.len().saturating_sub(1) as u64);
        // Yahtzees after a roll that could have given something else.
        let hands = game.turns().into_iter().flat_map(|turn| turn.hands);
        let dice = usize::from(game.rules().dice);
        let new = hands.filter(|hand| hand.kept.count() < dice || hand.rolls == 1);
        let alike = new.filter(|hand| hand.dice.counts().0.iter().any(|it| usize::from(*it) == dice));
        prop_assert_eq!(counts.yahtzees, alike.count() as u64);
        let rolls: u64 = counts.chances.iter().sum();
        prop_assert!(counts.yahtzees <= rolls);
    }

    #[test]
    fn every_roll_is_in_the_log(plan in any_plan()) {
        let (id, game) = saved(plan.play(), 1);
        let text = roll_log(&id, &game);
        let lines: Vec<&str> = text.split_terminator("\r\n").collect();
        let rolls = game.game.log().iter().filter(|event| match event {
            Event::RolledForStart(_) => true,
            Event::Rolled { rolled, .. } => !rolled.is_empty(),
            _ => false,
        });
        prop_assert_eq!(lines.len(), rolls.count());
        let mut faces = [0; 6];
        for line in lines {
            prop_assert!(line.starts_with(id.as_str()));
            let rolled = line.rsplit(',').next().expect("a last field");
            rolled.bytes().for_each(|digit| faces[usize::from(digit - b'1')] += 1);
        }
        prop_assert_eq!(faces, game.game.faces_rolled());
    }
}

#[test]
fn a_line_of_the_log_says_who_kept_and_rolled_what() {
    let game = Plan::whole(&catalogue::default(), 1, 2).play();
    let (id, game) = saved(game, 1);
    let text = roll_log(&id, &game);
    let first = text.lines().next().expect("a roll");
    assert_eq!(ROLL_LOG_HEAD.split(',').count(), 9);
    let began = game.began;
    assert!(
        first.starts_with(&format!("{id},{began},yahtzee-official,device,\"")),
        "{first}"
    );
    // The name contains a quote.
    assert!(first.contains("\"O'Neill\",1,1,,"), "{first}");
}

/// A single player's game with fair dice and random keeps.
fn fair_game(seed: u64) -> Game {
    Plan {
        luck: 0,
        ..Plan::whole(&catalogue::all()[seed as usize % 4], 1, seed)
    }
    .play()
}

#[test]
fn fair_dice_bring_as_many_yahtzees_as_are_expected() {
    let mut all = RollCounts::default();
    (0..4000).for_each(|seed| all.add(&RollCounts::of(&fair_game(seed))));
    let expected = all.expected_yahtzees();
    let off = all.yahtzees as f64 - expected;
    assert!(expected > 50.0, "{expected}");
    assert!(
        off.abs() < 4.0 * expected.sqrt(),
        "{} of {expected}",
        all.yahtzees
    );
}

/// The capital, bet by bet, as a gambler would compute it.
struct Gambler {
    faces: [f64; 6],
    repeats: [f64; 2],
    capital: [f64; 2],
    before: Option<usize>,
}

impl Gambler {
    fn new() -> Gambler {
        Gambler {
            faces: [1.0; 6],
            repeats: [1.0, 5.0],
            capital: [1.0; 2],
            before: None,
        }
    }

    fn see(&mut self, face: usize) {
        let all: f64 = self.faces.iter().sum();
        self.capital[0] *= self.faces[face] / all * 6.0;
        self.faces[face] += 1.0;
        if let Some(before) = self.before {
            let other = usize::from(before != face);
            let all: f64 = self.repeats.iter().sum();
            self.capital[1] *= self.repeats[other] / all * [6.0, 1.2][other];
            self.repeats[other] += 1.0;
        }
        self.before = Some(face);
    }

    fn capital(&self) -> f64 {
        (self.capital[0] + self.capital[1]) / 2.0
    }
}

fn judged(faces: &[usize]) -> Fairness {
    let mut rolls = RollCounts::default();
    for (place, &face) in faces.iter().enumerate() {
        rolls.faces[face] += 1;
        if let Some(before) = place.checked_sub(1) {
            rolls.followers += 1;
            rolls.repeats += u64::from(faces[before] == face);
        }
    }
    let mut fairness = Fairness::default();
    fairness.rolls.add(&rolls);
    fairness
}

#[test]
fn evidence_is_the_capital_of_a_gambler() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for length in [0, 1, 2, 7, 60, 400] {
        let faces: Vec<usize> = (0..length)
            .map(|_| random.next_u32() as usize % 6)
            .collect();
        let mut gambler = Gambler::new();
        faces.iter().for_each(|&face| gambler.see(face));
        let found = judged(&faces).log_capital();
        assert!(
            (found - gambler.capital().ln()).abs() < 1e-9,
            "{length}: {found}"
        );
    }
}

/// Ville's inequality: however often they are tested, fair dice are seldom suspected.
#[test]
fn false_alarms_are_rare_at_every_look() {
    let mut suspected = 0;
    for seed in 0..2000 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut gambler = Gambler::new();
        let ever = (0..3000).any(|_| {
            gambler.see((random.next_u32() % 6) as usize);
            gambler.capital() >= 20.0
        });
        suspected += u32::from(ever);
    }
    // One in 20 would be 100; four standard errors are 40.
    assert!(suspected < 100, "{suspected}");
}

#[test]
fn loaded_dice_are_detected() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    // A six comes one time in five.
    let loaded = |random: &mut ChaCha8Rng| match random.next_u32() % 25 {
        0..5 => 5,
        other => (other % 5) as usize,
    };
    let faces: Vec<usize> = (0..20_000).map(|_| loaded(&mut random)).collect();
    assert_eq!(judged(&faces).evidence(), Evidence::Strong);
    assert_eq!(judged(&faces).one_in(), 1_000_000);
    // Dice that often repeat the one before, though all faces are equally frequent.
    let mut sticky: Vec<usize> = vec![0];
    while sticky.len() < 20_000 {
        let again = random.next_u32().is_multiple_of(20);
        let last = sticky[sticky.len() - 1];
        sticky.push(if again {
            last
        } else {
            (random.next_u32() % 6) as usize
        });
    }
    assert_eq!(judged(&sticky).evidence(), Evidence::Strong);
}

#[test]
fn few_dice_give_no_verdict() {
    assert_eq!(judged(&[]).evidence(), Evidence::TooFew);
    assert_eq!(judged(&[0; 20]).evidence(), Evidence::Strong);
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let fair: Vec<usize> = (0..600).map(|_| random.next_u32() as usize % 6).collect();
    assert_eq!(judged(&fair[..100]).evidence(), Evidence::TooFew);
    assert_eq!(
        (judged(&fair).evidence(), judged(&fair).one_in()),
        (Evidence::None, 1)
    );
}

#[test]
fn the_systems_dice_look_fair() {
    use rollkeep_rules::dice::DiceSource;
    let mut dice = Fair::from_system();
    let faces: Vec<usize> = (0..20_000)
        .map(|_| dice.face().expect("entropy").index())
        .collect();
    // With fair dice this fails once in a million runs.
    assert!(judged(&faces).one_in() < 1_000_000);
}

#[test]
fn dice_of_a_seed_and_of_copies_are_not_counted() {
    let (_, one) = saved(Plan::whole(&catalogue::default(), 1, 1).play(), 1);
    let day = SharedDice::Daily(Day::new(2026, 11, 22).expect("a day"));
    let challenge = SharedDice::Challenge(Seed(7));
    let mut all = Fairness::default();
    all.count_played(&one);
    let once = all.clone();
    assert_eq!((once.games, once.rolls.dice() > 0), (1, true));
    // A copy of the game that went on differently.
    all.count_played(&one);
    all.count(&GameSummary::of(&one).expect("it is over"));
    assert_eq!(all, once);
    for (dice, number) in [(day, 2), (challenge, 3)] {
        let rules = catalogue::default();
        let setup = Setup::alone(rules, "Ann", dice).expect("a name");
        let mut game = Game::new(setup);
        while !matches!(game.phase(), Phase::Over(_)) {
            let action = game.legal_actions()[0];
            game = game.apply(action, &mut Fair::seeded(1)).expect("legal").0;
        }
        let (_, game) = saved(game, number);
        all.count_played(&game);
        all.count(&GameSummary::of(&game).expect("it is over"));
        assert_eq!(all, once);
    }
}

/// 600 fair dice show a face 100 times on average; the standard deviation is 9.13.
#[test]
fn how_often_a_face_is_normal() {
    let normal = rollkeep_words::statistics::normal_faces;
    assert_eq!(normal(0), "0–0");
    assert_eq!(normal(6), "0–3");
    assert_eq!(normal(600), "76–124");
    assert_eq!(normal(38_738), "6,263–6,649");
}
