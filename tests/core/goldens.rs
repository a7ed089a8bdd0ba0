//! Whole games as saves of every format. Every later version must read them: each is replayed, and every box, total and
//! winner is compared with values that were counted by hand.

use std::collections::BTreeMap;

use rollkeep_app::storage::Loaded;
use rollkeep_rules::game::Phase;
use serde::Deserialize;

/// The result of a game.
#[derive(Deserialize)]
struct Expected {
    /// What the game is an example of.
    what: String,
    /// By seat, the points of each filled box.
    cards: Vec<BTreeMap<String, u16>>,
    /// By seat, the points for extra Yahtzees.
    bonuses: Vec<u16>,
    /// By seat, the grand total.
    totals: Vec<u16>,
    /// The seats that lost by the clock.
    out_of_time: Vec<usize>,
    /// The seats that share the win.
    winners: Vec<usize>,
}

#[track_caller]
fn check(save: &str, expected: &str) {
    let save = save.trim_end();
    let expected: Expected = serde_json::from_str(expected).expect("what is expected");
    let what = &expected.what;
    let loaded = Loaded::from_json(save);
    let Loaded::Whole(saved) = loaded else {
        panic!("{what} {loaded:?}");
    };
    let game = &saved.game;
    let rules = game.rules();
    assert_eq!(game.cards().len(), expected.cards.len(), "{what}");
    for (seat, card) in game.cards().iter().enumerate() {
        let held: BTreeMap<String, u16> = rules
            .slots()
            .filter_map(|slot| Some((rules.category(slot).id.to_string(), card.points(slot)?)))
            .collect();
        assert_eq!(held, expected.cards[seat], "{what} Seat {seat}");
        assert_eq!(card.yahtzee_bonuses(), expected.bonuses[seat], "{what}");
        let total = card.totals(rules).grand();
        assert_eq!(total, expected.totals[seat], "{what} Seat {seat}");
        let out = expected.out_of_time.contains(&seat);
        assert_eq!(game.out_of_time(seat), out, "{what} Seat {seat}");
    }
    match game.phase() {
        Phase::Over(outcome) => assert_eq!(outcome.winners, expected.winners, "{what}"),
        other => panic!("{what} {other:?}"),
    }
    assert_eq!(saved.to_json(), save, "{what}");
}

/// One test for each game.
macro_rules! goldens {
    ($($test:ident: $file:literal,)*) => {$(
        #[test]
        fn $test() {
            check(
                include_str!(concat!("../fixtures/", $file, ".json")),
                include_str!(concat!("../fixtures/", $file, ".expected.json")),
            );
        }
    )*};
}

goldens! {
    a_perfect_game: "perfect",
    no_joker: "joker-none",
    a_free_joker: "joker-free",
    a_forced_joker_above: "joker-forced-upper",
    a_forced_joker_below: "joker-forced-lower",
    a_forced_joker_for_nothing: "joker-forced-nothing",
    an_earned_joker: "joker-earned",
    a_lost_joker: "joker-lost",
    yatzy: "yatzy",
    yahtzie_with_barbie: "yahtzie",
    ties_for_the_start: "start-ties",
    six_players: "six-players",
    a_timeout: "timeout",
    the_last_one_standing: "last-one-standing",
    alone_out_of_time: "alone-out-of-time",
    a_shared_win: "shared-win",
    scores_taken_back: "undo",
    scores_mended_after_a_computer: "mend",
    a_win_at_once: "won-at-once",
    dice_of_a_challenge: "challenge",
    dice_of_a_day: "daily",
}

/// Every fixture has a test.
#[test]
fn every_fixture_is_a_golden() {
    let here = include_str!("goldens.rs");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures");
    let mut tested = 0;
    for file in std::fs::read_dir(folder).expect("the fixtures") {
        let name = file.expect("a file").file_name();
        let name = name.to_str().expect("a plain name");
        let Some(game) = name.strip_suffix(".expected.json") else {
            continue;
        };
        assert!(here.contains(&format!("\"{game}\"")), "{game} is untested");
        tested += 1;
    }
    assert!(tested > 10, "only {tested} fixtures were found");
}
