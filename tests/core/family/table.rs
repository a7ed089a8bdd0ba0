//! What the table, the calculator and the rules in words say of orders, colours, several bonuses, needs and points by roll.

use std::sync::Arc;

use rollkeep_app::real_dice::{Entry, RealGame, Refusal};
use rollkeep_rules::dice::Face;
use rollkeep_rules::game::Moment;
use rollkeep_rules::{Card, Closed, Slot, Throw, UpperBonus, catalogue};
use rollkeep_words::{aloud, categories, moments, paper, play, real_dice, rule_sets, table};

use super::super::script::{Script, dice, rules, slot};
use super::family;

#[test]
fn an_ordered_card_has_one_next_box() {
    let forced = rules("yatzy-forced");
    let card = Card::with(forced, [(Slot(0), 3), (Slot(1), 4)]);
    assert_eq!(forced.next_slot(&card), Some(Slot(2)));
    assert!(forced.is_in_order(&card));
    let gap = Card::with(forced, [(Slot(0), 3), (Slot(2), 9)]);
    assert!(!forced.is_in_order(&gap));
    let half = rules("yatzy-half-forced");
    let last = Card::with(half, [(Slot(5), 18)]);
    assert_eq!(half.next_slot(&last), None);
    assert!(half.is_in_order(&last));
    assert!(!half.is_in_order(&Card::with(half, [(Slot(6), 8)])));
    assert!(rules("yatzy").is_in_order(&Card::with(rules("yatzy"), [(Slot(6), 8)])));
}

#[test]
fn the_table_says_which_box_comes_next() {
    let forced = Script::new("yatzy-forced", 1).turn("1 1 2 3 4", "ones");
    assert_eq!(
        play::next_slot(&forced.game).as_deref(),
        Some("Next box: Twos.")
    );
    let rolled = forced.roll("2 2 3 3 6").game;
    let says = aloud::position(&rolled).expect("a turn");
    assert!(says.ends_with("Next box: Twos."), "{says}");
    let half = Script::new("yatzy-half-forced", 1);
    assert_eq!(play::next_slot(&half.game), None);
    assert_eq!(
        table::order_of(half.game.rules()).as_deref(),
        Some("Upper section first")
    );
    assert_eq!(table::order_of(rules("yatzy")), None);
}

#[test]
fn the_rules_in_words_state_the_order() {
    let of = |id: &str| {
        let parts = rule_sets::rules(rules(id)).into_iter();
        parts.flat_map(|(_, text)| text).collect::<Vec<_>>()
    };
    let says = |id: &str, text: &str| of(id).iter().any(|it| it.starts_with(text));
    assert!(says("yatzy-forced", "Boxes are filled in order, from top"));
    assert!(says("yatzy-half-forced", "Fill the upper section first"));
    assert!(!says("yatzy", "Boxes are filled"));
    assert!(says("kismet", "Square red pips: 2 and 5."));
    let help = |id: &str, box_id: &str| {
        let rules = rules(id);
        categories::help(rules, rules.category(slot(rules, box_id)))
    };
    assert!(help("yatzy-forced", "two-pairs").ends_with("Comes after One Pair."));
    assert!(!help("yatzy-forced", "ones").contains("Comes after"));
    assert!(help("yatzy-half-forced", "chance").ends_with("Comes after the whole upper section."));
    assert!(help("kismet", "flush").starts_with("All dice of the same colour."));
    assert!(help("yam", "low").contains("Must be lower than High."));
    assert!(help("yam", "high").contains("Must be higher than Low."));
}

#[test]
fn the_faces_of_kismet_have_colours() {
    let kismet = rules("kismet");
    let colours = [1, 2, 3, 4, 5, 6].map(|pips| {
        let face = Face::try_from(pips).expect("a face");
        kismet.colour_of(face)
    });
    assert_eq!(colours, [0, 1, 2, 2, 1, 0].map(Some));
    for rules in catalogue::all().iter().filter(|it| it.id != "kismet") {
        assert!(rules.colours().is_empty(), "{}", rules.id);
    }
}

#[test]
fn the_next_of_several_bonuses_is_told() {
    let kismet = rules("kismet");
    // Threes and below are open: 30 more at most.
    let card = |points: [u16; 3]| Card::with(kismet, [3, 4, 5].map(Slot).into_iter().zip(points));
    let ahead = |points| card(points).bonus_ahead(kismet);
    let tier = |threshold, points| Some(UpperBonus { threshold, points });
    assert_eq!(ahead([12, 15, 18]), tier(63, 35));
    assert_eq!(ahead([16, 20, 27]), tier(71, 55));
    assert_eq!(ahead([16, 25, 30]), tier(78, 75));
    assert_eq!(ahead([20, 25, 34]), None);
    assert_eq!(ahead([4, 5, 6]), None);
    let upper = |points| play::upper(kismet, &card(points)).expect("a bonus");
    assert_eq!(upper([16, 20, 30]), "Upper: 66 of 71 for a bonus of 55");
    assert_eq!(upper([20, 25, 34]), "Upper: 79, bonus earned");
    let first = kismet.upper_bonus.expect("a bonus");
    assert_eq!(
        table::bonus_aloud(66, 35, first, tier(71, 55)),
        "35, bonus earned with 66, rising to 55 at 71"
    );
    assert_eq!(
        paper::bonus(kismet),
        "35 at 63 points, 55 at 71 points, 75 at 78 points"
    );
}

#[test]
fn the_cheer_for_a_bonus_says_what_is_earned_now() {
    let lines = "44443 fours\n55552 fives\n66661 sixes\n33331 threes";
    let before = Script::new("kismet", 1).turns(lines);
    assert_eq!(before.card(0).totals(before.game.rules()).upper_bonus, 55);
    let last = Moment::UpperBonus;
    assert_eq!(moments::moment(&before.game, last), "Upper bonus +55");
}

#[test]
fn a_box_says_what_it_falls_to() {
    let generala = family("generala");
    let card = Card::new(&generala);
    let falls = |roll: u8, shows: &str, box_id: &str| {
        let throw = Throw {
            dice: dice(shows).counts(),
            roll,
        };
        generala.falls_to(&card, slot(&generala, box_id), throw)
    };
    assert_eq!(falls(1, "4 4 4 4 2", "four-of-a-kind"), Some(40));
    assert_eq!(falls(2, "4 4 4 4 2", "four-of-a-kind"), None);
    assert_eq!(falls(1, "4 4 4 4 2", "fours"), None);
    assert_eq!(falls(1, "4 4 4 3 2", "four-of-a-kind"), None);
    assert_eq!(
        play::offer_then("Póker, scores 45", 40),
        "Póker, scores 45, or 40 after another roll"
    );
}

#[test]
fn a_box_says_what_it_lacks() {
    let yam = rules("yam");
    let [low, high] = ["low", "high"].map(|id| slot(yam, id));
    let card = Card::with(yam, [(low, 20)]);
    let lacks =
        |shows: &str, slot| play::lacks(yam, &card, slot, yam.last_throw(dice(shows).counts()));
    assert_eq!(
        lacks("4 4 5 6 1", high).as_deref(),
        Some("High must be higher than Low: more than 20.")
    );
    assert_eq!(lacks("5 5 5 6 1", high), None);
    assert_eq!(lacks("4 4 5 6 1", low), None, "it is filled");
    let empty = Card::new(yam);
    assert_eq!(
        play::lacks(yam, &empty, high, yam.last_throw(dice("11112").counts())),
        None
    );
}

#[test]
fn real_dice_keep_the_order_and_know_the_roll() {
    let names = ["Ann".to_owned()];
    let forced = RealGame::new(rules("yatzy-forced").clone(), &names, 1).expect("a card");
    let twos = Entry::Score(0, Slot(1), 4);
    let first = Refusal::Closed(Closed::Next(Slot(0)));
    assert_eq!(forced.with(twos, 2), Err(first));
    let ones = forced.with(Entry::Score(0, Slot(0), 3), 2).expect("ones");
    let both = ones.with(twos, 3).expect("twos");
    // A box that is filled may be corrected.
    assert!(both.with(Entry::Score(0, Slot(0), 2), 4).is_ok());
    let generala = Arc::new(family("generala"));
    let poker = slot(&generala, "four-of-a-kind");
    let game = RealGame::new(generala, &names, 1).expect("a card");
    let fours = dice("4 4 4 4 2");
    assert_eq!(
        game.entry(0, poker, &fours, 2),
        Ok(Entry::Score(0, poker, 45))
    );
    assert_eq!(
        game.entry(0, poker, &fours, 1),
        Ok(Entry::Score(0, poker, 40))
    );
}

#[test]
fn real_dice_keep_low_below_high() {
    let yam = rules("yam");
    let [low, high] = ["low", "high"].map(|id| slot(yam, id));
    let game = RealGame::new(yam.clone(), &["Ann".to_owned()], 1).expect("a card");
    let game = game.with(Entry::Score(0, low, 20), 2).expect("low");
    let why = game
        .with(Entry::Score(0, high, 18), 3)
        .expect_err("too low");
    assert_eq!(
        real_dice::refused(yam, why),
        "High must be higher than Low: more than 20."
    );
    assert!(game.with(Entry::Score(0, high, 0), 3).is_ok());
    assert!(game.with(Entry::Score(0, high, 21), 3).is_ok());
}
