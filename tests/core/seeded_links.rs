//! Links of games with shared dice: even shorter, and as safe as the others.

use std::sync::Arc;

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::link::{LinkError, MAX_PAYLOAD, SharedGame};
use rollkeep_app::storage::Loaded;
use rollkeep_rules::dice::Seed;
use rollkeep_rules::game::{Action, Game, Phase, Relation, SetupError, SharedDice, Strength};
use rollkeep_rules::{RuleSet, catalogue};
use rollkeep_solver::bots::{StrengthExt, play_alone};

use super::games::{cases, share};
use super::links::{read_hostile, sealed, unsealed};
use super::seeded::{alone, day, no_dice};
use super::solver::policies::{quick, soon_solved};

/// A game of a player who decides at random and sometimes takes a score back.
#[derive(Clone, Debug)]
pub struct LinkGames {
    pub rules: usize,
    pub name: &'static str,
    pub dice: SharedDice,
    pub steps: usize,
    /// How many of 16 scores are taken back.
    pub regret: u32,
    pub random: u64,
}

const NAMES: [&str; 5] = [
    "Ann",
    "Zoë",
    "小明",
    "\u{1F3B2}\u{1F468}\u{200D}\u{1F469}",
    "twenty characters ok",
];

pub fn any_link_games() -> impl Strategy<Value = LinkGames> {
    let dice = prop_oneof![
        any::<u32>().prop_map(|seed| SharedDice::Challenge(Seed(seed))),
        (0..2_932_897u32).prop_map(|number| {
            SharedDice::Daily(rollkeep_rules::game::Day::from_number(number).expect("a day"))
        }),
    ];
    let steps = prop_oneof![0..30usize, Just(400)];
    let name = prop::sample::select(&NAMES[..]);
    (
        0..catalogue::all().len(),
        name,
        dice,
        steps,
        0..6u32,
        any::<u64>(),
    )
        .prop_map(|(rules, name, dice, steps, regret, random)| LinkGames {
            rules,
            name,
            dice,
            steps,
            regret,
            random,
        })
}

impl LinkGames {
    pub fn play(&self) -> Game {
        let mut random = ChaCha8Rng::seed_from_u64(self.random);
        let mut game = alone(&catalogue::all()[self.rules].id, self.name, self.dice);
        for _ in 0..self.steps {
            let regrets = random.next_u32() % 16 < self.regret;
            let (undo, mut wishes): (Vec<_>, Vec<_>) = game
                .legal_actions()
                .into_iter()
                .partition(|it| *it == Action::Undo);
            if regrets && !undo.is_empty() {
                wishes = undo;
            }
            if wishes.is_empty() {
                break;
            }
            let wish = wishes[random.next_u32() as usize % wishes.len()];
            game = game.apply(wish, &mut no_dice()).expect("a wish").0;
        }
        game
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn a_link_holds_the_whole_game(apart in any_link_games()) {
        let game = SharedGame::new(apart.play(), 5);
        prop_assert_eq!(game.began(), None);
        let payload = game.to_payload().expect("a short game");
        prop_assert_eq!(SharedGame::from_payload(&payload), Ok(game));
    }
}

/// Payloads that another program wrote after `docs/LINKS.md`; they can always be read.
#[test]
fn old_links_are_read() {
    let fixture = |text| match Loaded::from_json(text) {
        Loaded::Whole(saved) => saved.game,
        other => panic!("{other:?}"),
    };
    let challenge = fixture(include_str!("../fixtures/challenge.json"));
    check_golden(&challenge, "AgLYzlqy4TVGLoaE82LgBIOAAAAEABw");
    let daily = fixture(include_str!("../fixtures/daily.json"));
    check_golden(&daily, "AgEDn5Gh3LrJRFMyIYIA0VXAUdE");
    let empty = alone("yatzy", "Ann", SharedDice::Challenge(Seed(u32::MAX)));
    check_golden(&empty, "Agdy8Bd_____hNkw");
    // The example of docs/LINKS.md.
    let log = |dice, id, name: &str, log| {
        let game = alone(id, name, dice);
        let events = rollkeep_app::storage::read_log(log, 5).expect("a log");
        Game::replay(game.setup().clone(), events).expect("a game")
    };
    let taken_apart = log(
        SharedDice::Challenge(Seed(7)),
        "yahtzee-official",
        "Ann",
        "Q1k4kj4H",
    );
    check_golden(&taken_apart, "AguTGG-ynwOAAAAA64k");
    let daily = SharedDice::Daily(day("2026-11-22"));
    let begun = log(daily, "yahtzee-official", "Zoë", "Qla5oz1Tc5MQb33Sgmk05I");
    check_golden(&begun, "AgFN8p-rFA8-jYDRVcBj6w");
    // A whole game with a bonus for an extra Yahtzee, and its last score is taken back.
    let mended = log(
        SharedDice::Challenge(Seed(60)),
        "yahtzee-official",
        "Ann",
        "Q122i05it6MQo36Wr5hc6EQlh2Tx4r4LQsq6f1t2CQ0y4Tg2T64GQ7l6qmu6FQlo6m7s5BQr76cn2swJQ5v5W13W56HQzd1Tj6jwAQ5q6RuleuDQfp\
         1Wv6Vs4KQuo1q6u1I~",
    );
    check_golden(&mended, "Al39bl4jWlAOdBEh8K-mQEtmNZ4AAAAAsvE");
}

#[track_caller]
fn check_golden(game: &Game, golden: &str) {
    let shared = SharedGame::new(game.clone(), 0);
    assert_eq!(shared.to_payload().as_deref(), Ok(golden));
    assert_eq!(SharedGame::from_payload(golden), Ok(shared));
}

/// The longest and the mean length of the payloads of whole games, by a player of this strength.
fn lengths(rules: &Arc<RuleSet>, strength: Strength, name: &str) -> (usize, usize) {
    let unsolved = strength.unsolved(rules);
    let mut player = unsolved.unwrap_or_else(|| strength.player(quick(&rules.id)));
    let lengths = (0..60u32).map(|seed| {
        let game = alone(
            &rules.id,
            name,
            SharedDice::Challenge(Seed(seed << 20 | seed)),
        );
        let game = play_alone(game, player.as_mut()).expect("a legal game");
        assert!(matches!(game.phase(), Phase::Over(_)));
        SharedGame::new(game, 0).to_payload().expect("short").len()
    });
    let lengths: Vec<usize> = lengths.collect();
    let longest = lengths.iter().copied().max().unwrap_or_default();
    (longest, lengths.iter().sum::<usize>() / lengths.len())
}

/// The lengths that `docs/LINKS.md` states.
#[test]
fn whole_games_are_short() {
    for rules in catalogue::all() {
        for strength in [
            Strength::Novice,
            Strength::Casual,
            Strength::Skilled,
            Strength::Perfect,
        ] {
            // To solve these takes a minute.
            let is_long = strength == Strength::Perfect && soon_solved().all(|soon| soon != rules);
            if is_long || !strength.can_play(rules) {
                continue;
            }
            let (longest, mean) = lengths(rules, strength, "Ann");
            println!("{} {}: {longest}, mean {mean}", rules.id, strength.id());
            let long = rules.categories.len() > 15;
            let (most, usual) = if long { (70, 60) } else { (45, 38) };
            assert!(longest <= most, "{} {}: {longest}", rules.id, strength.id());
            assert!(
                mean <= usual,
                "{} {}: {mean} on average",
                rules.id,
                strength.id()
            );
        }
    }
}

#[test]
fn same_dice_and_name_are_one_game() {
    let dice = SharedDice::Challenge(Seed(7));
    let ann = LinkGames {
        rules: 0,
        name: "Ann",
        dice,
        steps: 20,
        regret: 0,
        random: 1,
    };
    let game = ann.play();
    let behind = LinkGames {
        steps: 9,
        ..ann.clone()
    }
    .play();
    let other = LinkGames {
        random: 2,
        ..ann.clone()
    }
    .play();
    let link = SharedGame::new(game.clone(), 1);
    assert_eq!(link.relation_to(&game, 99), Some(Relation::Same));
    assert_eq!(link.relation_to(&behind, 99), Some(Relation::Ahead));
    assert_eq!(link.relation_to(&other, 99), Some(Relation::Fork));
    let zoe = LinkGames {
        name: "Zoë",
        ..ann.clone()
    }
    .play();
    assert_eq!(link.relation_to(&zoe, 1), None);
    let another = LinkGames {
        dice: SharedDice::Challenge(Seed(8)),
        ..ann
    }
    .play();
    assert_eq!(link.relation_to(&another, 1), None);
}

#[test]
fn invalid_links_are_refused_with_the_reason() {
    let read = SharedGame::from_payload;
    let good = unsealed("AguTGG-ynwOAAAAA64k");
    for newer in [4, 5, 255] {
        let mut bytes = good.clone();
        bytes[0] = newer;
        assert_eq!(read(&sealed(&bytes)), Err(LinkError::Newer(newer)));
    }
    for (bytes, why) in [
        (&[0, 1][..], LinkError::Damaged),
        (&[2], LinkError::Setup(SetupError::NoName(0))),
        // The last rule set that a link can name; there are fewer.
        (&[2, 62], LinkError::UnknownRules),
        // The same with a leading zero.
        (&[2, 0, 62], LinkError::UnknownRules),
        // Rules of its own, and none.
        (&[2, 63], LinkError::BadRules),
        // Version 1 has no such games, and there is no version 0.
        (&[1], LinkError::Setup(SetupError::Seats(0))),
    ] {
        assert_eq!(read(&sealed(bytes)), Err(why), "{bytes:?}");
    }
}

/// A million payloads as in `links::hostile_links`, for games with shared dice.
#[test]
fn hostile_links() {
    let mut random = ChaCha8Rng::seed_from_u64(13);
    let games: Vec<Vec<u8>> = (0..60)
        .map(|number| {
            let apart = LinkGames {
                rules: number % 6,
                name: NAMES[number % 5],
                dice: match number % 3 {
                    0 => SharedDice::Daily(day("2026-11-22")),
                    _ => SharedDice::Challenge(Seed(number as u32)),
                },
                steps: 12 * (number % 7),
                regret: number as u32 % 4,
                random: number as u64,
            };
            unsealed(
                &SharedGame::new(apart.play(), 0)
                    .to_payload()
                    .expect("short"),
            )
        })
        .collect();
    let read = read_hostile(&games, 1_000_000, &mut random);
    assert!(
        read > share(10_000) as usize,
        "too few were games to say much: {read}"
    );
}

/// The longest payload (`make bench` measures how long it takes). It takes back as many scores as fit.
#[test]
fn the_longest_link() {
    for fill in [0, 1, 127, 255] {
        let mut bytes = vec![fill; MAX_PAYLOAD / 4 * 3 - 2];
        bytes[0] = 2;
        let payload = sealed(&bytes);
        assert_eq!(payload.len(), MAX_PAYLOAD);
        assert!(SharedGame::from_payload(&payload).is_err());
    }
    // As many takebacks as fit, and one more.
    let ann = alone("yatzy", "Ann", SharedDice::Challenge(Seed(7)));
    let once = super::seeded_saves::quick(&ann, 1);
    let score = once.log().last().copied().expect("a score");
    let mut game = once;
    while game.log().len() < 512 {
        game = game.apply(Action::Undo, &mut no_dice()).expect("a score").0;
        game = game.then(score).expect("its box");
    }
    let payload = SharedGame::new(game.clone(), 0).to_payload().expect("room");
    assert_eq!(
        SharedGame::from_payload(&payload).map(|it| it.game),
        Ok(game.clone())
    );
    let game = game.apply(Action::Undo, &mut no_dice()).expect("a score").0;
    let shared = SharedGame::new(game, 0);
    assert_eq!(shared.to_payload(), Err(LinkError::TooLong));
}
