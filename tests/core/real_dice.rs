//! The score card for real dice: how entries work.

mod at_once;
mod points;
mod saves;

use proptest::prelude::*;
use rollkeep_app::real_dice::{Entry, LoadedReal, RealGame, Refusal, possible, possible_extras};
use rollkeep_app::statistics::RealPlayer;
use rollkeep_rules::dice::{Dice, Face};
use rollkeep_rules::game::OwnName;
use rollkeep_rules::{Closed, RuleSet, Slot, catalogue};
use rollkeep_words::real_dice as text;

use super::games::cases;
use super::script::rules;

const UPPER: [&str; 6] = ["ones", "twos", "threes", "fours", "fives", "sixes"];

fn slot(rules: &RuleSet, category: &str) -> Slot {
    let mut slots = rules.slots();
    let found = slots.find(|&slot| rules.category(slot).id == category);
    found.expect("a box")
}

fn game(id: &str, names: &[&str]) -> RealGame {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    RealGame::new(rules(id).clone(), &names, 1000).expect("people")
}

fn dice(faces: &[u8]) -> Dice {
    let faces: Vec<Face> = (faces.iter())
        .map(|&face| Face::try_from(face).expect("a face"))
        .collect();
    Dice::new(&faces).expect("few dice")
}

#[test]
fn a_zero_is_needless_while_another_box_scores_or_rolls_are_left() {
    let after = |game: &RealGame, entry| game.with(entry, 2000).expect("may be done");
    let yatzy = game("yatzy", &["Ada", "Ben"]);
    let rules = yatzy.rules().clone();
    let (ones, sixes) = (slot(&rules, "ones"), slot(&rules, "sixes"));
    let rolled = dice(&[1, 1, 2, 3, 4]);
    assert!(yatzy.is_needless_zero(0, sixes, &rolled, 0));
    assert!(!yatzy.is_needless_zero(0, ones, &rolled, 0), "it scores");

    // All boxes but the sixes are full.
    let others = rules.slots().filter(|&slot| slot != sixes);
    let last = others.fold(yatzy, |game, slot| after(&game, Entry::Score(0, slot, 0)));
    // How many rolls are left is known only if the players tell it.
    assert!(!last.is_needless_zero(0, sixes, &rolled, 2));
    let coached = after(&last, Entry::Coach(true));
    assert!(coached.is_needless_zero(0, sixes, &rolled, 2));
    assert!(!coached.is_needless_zero(0, sixes, &rolled, 0));
}

#[test]
fn corrections_do_not_change_the_turn() {
    let start = game("yatzy", &["Ada", "Ben"]);
    assert_eq!(start.next(), Some(0));
    let after = |game: &RealGame, entry| game.with(entry, 2000).expect("may be done");
    let one = after(&start, Entry::Score(0, Slot(0), 3));
    assert_eq!((one.next(), one.touched()), (Some(1), 2000));
    let two = after(&one, Entry::Score(1, Slot(5), 24));
    let right = after(&two, Entry::Score(0, Slot(0), 4));
    assert_eq!(right.next(), Some(0));
    assert_eq!(right.card(0).points(Slot(0)), Some(4));
    assert_eq!(right.last_changed(), Some((0, Slot(0))));
    let back = after(&right, Entry::Undo);
    assert_eq!(back.card(0).points(Slot(0)), Some(3));
    let cleared = after(&back, Entry::Clear(0, Slot(0)));
    assert_eq!(cleared.next(), Some(0));
    let restored = after(&cleared, Entry::Undo);
    assert_eq!(restored.card(0), back.card(0));
    // An entry that changes nothing is not logged.
    assert_eq!(
        after(&restored, Entry::Score(0, Slot(0), 3)).log(),
        restored.log()
    );
    assert_eq!(after(&start, Entry::Clear(0, Slot(0))), start);
    assert_eq!(start.with(Entry::Undo, 1), Err(Refusal::NothingToUndo));
    assert!(right.goes_on_from(&two) && !two.goes_on_from(&right));
}

#[test]
fn impossible_entries_are_refused_with_the_reason() {
    let rules = &catalogue::default();
    let game = game("yahtzee-official", &["Ada"]);
    let check = |entry, why, says: &str| {
        assert_eq!(game.with(entry, 1).err(), Some(why));
        assert_eq!(text::refused(rules, why), says);
    };
    let [fours, three, house, chance] =
        ["fours", "three-of-a-kind", "full-house", "chance"].map(|it| slot(rules, it));
    let impossible = |slot, points| {
        (
            Entry::Score(0, slot, points),
            Refusal::Impossible(slot, points),
        )
    };
    let (entry, why) = impossible(house, 24);
    check(entry, why, "Full House scores 0 or 25, never 24.");
    let (entry, why) = impossible(fours, 7);
    check(entry, why, "Fours scores 0, 4, 8, 12, 16 or 20, never 7.");
    let (entry, why) = impossible(three, 3);
    check(
        entry,
        why,
        "Three of a Kind never scores 3. The nearest are 0 and 5.",
    );
    let (entry, why) = impossible(chance, 31);
    check(entry, why, "Chance scores at most 30 points, never 31.");
    let nobody = "This card has no such box.";
    check(Entry::Score(1, house, 25), Refusal::NoSuchBox, nobody);
    check(Entry::Clear(0, Slot(13)), Refusal::NoSuchBox, nobody);
    let early = "This bonus counts only if the box for five of a kind has points.";
    check(Entry::Extra(0, house, 25), Refusal::NoYahtzee, early);
    let (extra, why) = (Entry::Extra(0, fours, 16), Refusal::NoExtra(fours, 16));
    check(extra, why, "With a bonus, Fours scores 0 or 20, never 16.");
}

/// The bonus counts as long as the Yahtzee box holds points, in whatever order they were written.
#[test]
fn an_extra_yahtzee_counts_with_the_yahtzee_box() {
    let rules = &catalogue::default();
    let [sixes, yahtzee] = ["sixes", "yahtzee"].map(|it| slot(rules, it));
    let after = |game: &RealGame, entry| game.with(entry, 1).expect("may be done");
    let game = after(
        &game("yahtzee-official", &["Ada"]),
        Entry::Score(0, yahtzee, 50),
    );
    let six_sixes = game.entry(0, sixes, &dice(&[6, 6, 6, 6, 6]), 0);
    assert_eq!(six_sixes, Ok(Entry::Extra(0, sixes, 30)));
    let game = after(&game, Entry::Extra(0, sixes, 30));
    let total = |game: &RealGame| game.card(0).totals(game.rules()).grand();
    assert_eq!(total(&game), 180);
    let zero = after(&game, Entry::Score(0, yahtzee, 0));
    assert_eq!(total(&zero), 30);
    assert_eq!(total(&after(&zero, Entry::Undo)), 180);
}

/// The older leaflet of Kniffel pays 50 in the box of the face, also after a 0.
#[test]
fn an_extra_kniffel_counts_after_a_zero() {
    let game = game("kniffel-travel", &["Ada"]);
    let [fives, kniffel] = ["fives", "kniffel"].map(|it| slot(game.rules(), it));
    assert!(!game.may_be_extra(0, fives));
    let struck = game.with(Entry::Score(0, kniffel, 0), 1).expect("a 0");
    assert!(struck.may_be_extra(0, fives));
    let entry = struck.entry(0, fives, &dice(&[5; 5]), 0).expect("an entry");
    assert_eq!(entry, Entry::Extra(0, fives, 25));
    let after = struck.with(entry, 2).expect("with a bonus");
    assert_eq!(after.card(0).totals(after.rules()).grand(), 75);
}

#[test]
fn dice_are_scored_by_the_joker_rules() {
    let rules = &catalogue::default();
    let [fours, house, yahtzee] = ["fours", "full-house", "yahtzee"].map(|it| slot(rules, it));
    let after = |game: &RealGame, entry| game.with(entry, 1).expect("may be done");
    let game = after(
        &game("yahtzee-official", &["Ada"]),
        Entry::Score(0, yahtzee, 50),
    );
    let equal = dice(&[4, 4, 4, 4, 4]);
    let closed = Refusal::Closed(Closed::UpperFirst(fours));
    assert_eq!(game.entry(0, house, &equal, 0), Err(closed));
    let game = after(&game, Entry::Score(0, fours, 12));
    assert_eq!(
        game.entry(0, house, &equal, 0),
        Ok(Entry::Extra(0, house, 25))
    );
    // A filled box is scored again as if it were open.
    assert_eq!(
        game.entry(0, fours, &dice(&[4, 4, 1, 2, 3]), 0),
        Ok(Entry::Score(0, fours, 8))
    );
    assert_eq!(
        game.entry(0, yahtzee, &equal, 0),
        Ok(Entry::Score(0, yahtzee, 50))
    );
    assert_eq!(
        game.entry(0, house, &dice(&[4; 4]), 0),
        Err(Refusal::OtherDice)
    );
    assert_eq!(game.entry(7, house, &equal, 0), Err(Refusal::NoSuchBox));
}

/// An entry: its kind, a seat, a box, and a number that picks the points.
type Step = (u8, u8, u8, u16);

/// A rule set, the number of people, and the entries.
type Walk = (usize, usize, Vec<Step>);

/// Any entries on a card of any rule set.
fn any_walk() -> impl Strategy<Value = Walk> {
    let step = (0..8_u8, 0..7_u8, 0..17_u8, any::<u16>());
    (
        0..catalogue::all().len(),
        1..=6_usize,
        prop::collection::vec(step, 0..120),
    )
}

fn walk((which, seats, steps): &Walk) -> RealGame {
    let rules = &catalogue::all()[*which];
    let seats = (*seats).clamp(rules.min_seats.into(), rules.max_seats.into());
    let names = ["Ada", "Ben", "Cleo", "Dan", "Emil", "Fay"];
    let mut game = game(&rules.id, &names[..seats]);
    for &(kind, seat, slot, pick) in steps {
        let (seat, slot) = (usize::from(seat), Slot(slot));
        let of = |scores: Vec<u16>| match scores.len() {
            0 => pick,
            some => scores[usize::from(pick) % some],
        };
        let entry = match kind {
            0 => Entry::Clear(seat, slot),
            1 => Entry::Undo,
            2 => Entry::Extra(seat, slot, of(possible_extras(rules, slot))),
            3 => Entry::Score(seat, slot, pick),
            4 => Entry::Count(pick % 2 == 0),
            5 => Entry::Win(seat, slot, of(possible(rules, slot))),
            _ => Entry::Score(seat, slot, of(possible(rules, slot))),
        };
        // A refused entry changes nothing.
        if let Ok(next) = game.with(entry, u64::from(pick)) {
            assert!(next.goes_on_from(&game));
            game = next;
        }
    }
    game
}

proptest! {
    #![proptest_config(cases(200))]

    /// After any entries the sums are those of the boxes, each box holds what it may, and the numbers of filled boxes
    /// say whose turn it is.
    #[test]
    fn sums_are_those_of_the_boxes(plan in any_walk()) {
        let game = walk(&plan);
        let rules = game.rules();
        let yahtzee = rules.extra_yahtzee.map(|extra| Slot(extra.category));
        let mut filled = Vec::new();
        for seat in 0..game.setup().seats().len() {
            let held: Vec<_> = rules.slots().filter_map(|slot| Some((slot, game.held(seat, slot)?))).collect();
            let (mut upper, mut sum, mut extras) = (0, 0, 0);
            for (slot, held) in &held {
                prop_assert!(possible(rules, *slot).contains(&held.points));
                sum += held.points;
                extras += u16::from(held.extra);
                if UPPER.contains(&rules.category(*slot).id.as_ref()) {
                    upper += held.points;
                }
            }
            let five_alike = yahtzee.and_then(|slot| game.held(seat, slot));
            let counts = five_alike.is_some_and(|it| it.points == 50 || rules.id == "kniffel-travel");
            let bonus = match (rules.id.as_ref(), upper) {
                ("yahtzie" | "yacht" | "cheerio" | "crag" | "generala", _) => 0,
                ("yatzy-forced" | "yatzy-half-forced", 42..) => 50,
                ("maxi-yatzy" | "maxi-yatzy-forced", 84..) => 100,
                ("super-yatzy", 84..) => 50,
                ("yatzy-forced" | "yatzy-half-forced" | "maxi-yatzy" | "maxi-yatzy-forced" | "super-yatzy", _) => 0,
                ("kismet", 78..) => 75,
                ("kismet", 71..) => 55,
                ("yam", 60..) => 30,
                ("yatzy", 63..) => 50,
                (_, 63..) => 35,
                _ => 0,
            };
            let each = if rules.id.starts_with("kniffel") { 50 } else { 100 };
            let extras = if counts { each * extras } else { 0 };
            let totals = game.card(seat).totals(rules);
            prop_assert_eq!(totals.grand(), sum + bonus + extras);
            filled.push(held.len());
        }
        let fewest = filled.iter().min().copied().unwrap_or(0);
        let next = filled.iter().position(|&it| it == fewest);
        let in_play = fewest < rules.categories.len() && game.won_at_once().is_none();
        prop_assert_eq!(game.next(), next.filter(|_| in_play));
        prop_assert_eq!(LoadedReal::Whole(game.clone()), RealGame::from_json(&game.to_json()));
    }

    /// No text panics, and no damaged text gives a box points that it cannot hold.
    #[test]
    fn any_text_is_read(plan in any_walk(), at in any::<prop::sample::Index>(), put in "[0-9a-z\",:{}\\[\\]]{0,3}") {
        let mut text = walk(&plan).to_json();
        let at = at.index(text.len());
        text.replace_range(at..=at, &put);
        if let Some(game) = RealGame::from_json(&text).game() {
            let rules = game.rules();
            for seat in 0..game.setup().seats().len() {
                for slot in rules.slots() {
                    let held = game.held(seat, slot);
                    prop_assert!(held.is_none_or(|it| possible(rules, slot).contains(&it.points)));
                }
            }
        }
    }
}

fn with(game: &RealGame, entries: &[Entry]) -> RealGame {
    let step = |game: RealGame, entry: &Entry| game.with(*entry, 3000).expect("may be done");
    entries.iter().fold(game.clone(), step)
}

/// A finished game of Ada and Ben under the rules of Yatzy; Ada has this many points in chance, Ben has none at all.
fn over(points: u16) -> RealGame {
    let mut game = game("yatzy", &["Ada", "Ben"]);
    let chance = slot(game.rules(), "chance");
    for slot in rules("yatzy").slots() {
        let ada = if slot == chance { points } else { 0 };
        game = with(
            &game,
            &[Entry::Score(0, slot, ada), Entry::Score(1, slot, 0)],
        );
    }
    game
}

#[test]
fn the_end_of_a_card() {
    let game = over(17);
    assert!(game.is_over());
    let places: Vec<_> = game
        .ranking()
        .iter()
        .map(|it| (it.rank, it.seat, it.total))
        .collect();
    assert_eq!(places, [(1, 0, 17), (2, 1, 0)]);
    assert_eq!(text::headline(&game), "Ada wins");
    assert_eq!(text::headline(&over(0)), "Ada and Ben share the win");
    assert_eq!(text::totals(&game), "Ada: 17 · Ben: 0");
    // A card that is over can be corrected, and then goes on.
    let open = with(&game, &[Entry::Clear(1, Slot(0))]);
    assert_eq!(
        (open.next(), text::headline(&open).as_str()),
        (Some(1), "Ben’s turn")
    );
    let again = with(&game, &[Entry::Count(false)])
        .again(9)
        .expect("the same people");
    assert!(again.is_untouched() && !again.is_counted());
    assert_eq!((again.setup(), again.began()), (game.setup(), 9));
}

#[test]
fn statistics_count_finished_cards_if_wanted() {
    let open = game("yatzy", &["Ada"]);
    let left_out = with(&over(30), &[Entry::Count(false)]);
    let games = [over(17), over(5), left_out, open];
    let all = RealPlayer::all(rules("yatzy"), &OwnName::default(), &games);
    let told: Vec<_> = (all.iter())
        .map(|it| (it.name.as_str(), it.games, it.contests, it.wins, it.best))
        .collect();
    let wanted = [("Ada", 2, 2, 2, Some(17)), ("Ben", 2, 2, 0, Some(0))];
    assert_eq!(told, wanted);
    assert_eq!(all[0].mean(), Some(11.0));
    let other = RealPlayer::all(&catalogue::default(), &OwnName::default(), &games);
    assert_eq!(other, []);
}
