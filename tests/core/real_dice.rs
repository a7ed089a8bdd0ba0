//! The score card for real dice: what a box may hold, how entries work, and how it is saved.

use std::collections::BTreeSet;
use std::sync::Arc;

use proptest::prelude::*;
use rollkeep::dice::{Dice, Face};
use rollkeep::real_dice::{
    Entry, LoadedReal, RealGame, Refusal, UnreadableReal, possible, possible_extras,
};
use rollkeep::rules::{Closed, RuleSet, Slot, catalogue};
use rollkeep::statistics::RealPlayer;
use rollkeep::storage::{Export, Import, Imported, Record, SaveError, SaveStore, StorageError};
use rollkeep::text::{real_dice as text, saves};
use rollkeep::tournament::TOURNAMENT_HOOKS;

use super::faulty::Faulty;
use super::games::cases;
use super::naive;

const UPPER: [&str; 6] = ["ones", "twos", "threes", "fours", "fives", "sixes"];

fn rules(id: &str) -> &'static RuleSet {
    catalogue::find(id).expect("a rule set")
}

fn slot(rules: &RuleSet, category: &str) -> Slot {
    let mut slots = rules.slots();
    let found = slots.find(|&slot| rules.category(slot).id == category);
    found.expect("a box")
}

fn game(id: &str, names: &[&str]) -> RealGame {
    let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
    RealGame::new(Arc::new(rules(id).clone()), &names, 1000).expect("people")
}

fn dice(faces: &[u8]) -> Dice {
    let faces: Vec<Face> = (faces.iter())
        .map(|&face| Face::try_from(face).expect("a face"))
        .collect();
    Dice::new(&faces).expect("few dice")
}

/// Every roll of this many dice, in every order.
fn all_rolls(dice: u8) -> Vec<Vec<u8>> {
    let mut rolls = vec![Vec::new()];
    for _ in 0..dice {
        let longer = |roll: &Vec<u8>| {
            (1..=6).map({
                let roll = roll.clone();
                move |face| [roll.as_slice(), &[face]].concat()
            })
        };
        rolls = rolls.iter().flat_map(longer).collect();
    }
    rolls
}

/// Each box may hold exactly the points that the rule book gives for some roll.
#[test]
fn a_box_holds_what_dice_can_give() {
    for rules in catalogue::ALL {
        let rolls = all_rolls(rules.dice);
        for slot in rules.slots() {
            let category = rules.category(slot).id.as_ref();
            let points = |roll: &Vec<u8>| naive::points(&rules.id, category, roll);
            let wanted: BTreeSet<u16> = rolls.iter().map(points).chain([0]).collect();
            let wanted: Vec<u16> = wanted.into_iter().collect();
            assert_eq!(possible(rules, slot), wanted, "{} {category}", rules.id);
        }
    }
    assert!(possible(catalogue::DEFAULT, Slot(99)).is_empty());
}

/// Some of them, as the rule books list them.
#[test]
fn what_some_boxes_hold() {
    let check = |id, category, wanted: &[u16]| {
        let rules = rules(id);
        assert_eq!(possible(rules, slot(rules, category)), wanted, "{category}");
    };
    check("yahtzee-official", "fours", &[0, 4, 8, 12, 16, 20]);
    check("yahtzee-official", "full-house", &[0, 25]);
    check("yahtzee-basic", "small-straight", &[0, 30]);
    check("yahtzee-club", "yahtzee", &[0, 50]);
    check("yatzy", "one-pair", &[0, 2, 4, 6, 8, 10, 12]);
    check("yatzy", "two-pairs", &[0, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
    check("yatzy", "small-straight", &[0, 15]);
    check("yahtzie", "sixes", &[0, 6, 12, 18, 24, 30, 36]);
    check("yahtzie", "barbie", &[0, 64]);
}

/// With an extra Yahtzee a box may hold exactly what the rule book gives for five equal dice on some pad.
#[test]
fn an_extra_holds_what_five_equal_dice_can_give() {
    for rules in catalogue::ALL {
        for slot in rules.slots() {
            let category = rules.category(slot).id.as_ref();
            let mut wanted = BTreeSet::new();
            let family = rules.extra_yahtzee.is_some() && category != "yahtzee";
            for face in (1..=6).filter(|_| family) {
                for filled in 0..4 {
                    let line = |other: &str| {
                        let own = other == UPPER[usize::from(face) - 1];
                        let lower = !UPPER.contains(&other);
                        let held = (own && filled & 1 > 0) || (lower && filled & 2 > 0);
                        match other {
                            "yahtzee" => Some(50),
                            _ if other == category => None,
                            _ => held.then_some(0),
                        }
                    };
                    let pad = rules.categories.iter();
                    let pad = pad.map(|it| (it.id.to_string(), line(&it.id))).collect();
                    let answer = naive::answer(&rules.id, &pad, category, &[face; 5]);
                    if let naive::Answer::Scores { points, bonus: 100 } = answer {
                        wanted.insert(points);
                    }
                }
            }
            let wanted: Vec<u16> = wanted.into_iter().collect();
            assert_eq!(
                possible_extras(rules, slot),
                wanted,
                "{} {category}",
                rules.id
            );
        }
    }
    let official = rules("yahtzee-official");
    assert_eq!(
        possible_extras(official, slot(official, "full-house")),
        [25]
    );
    let free = rules("yahtzee-advanced");
    assert_eq!(possible_extras(free, slot(free, "full-house")), [0, 25]);
}

#[test]
fn turns_go_round_and_corrections_keep_them() {
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
fn what_cannot_be_is_refused_with_the_reason() {
    let rules = catalogue::DEFAULT;
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
    check(entry, why, "Full House gives 0 or 25, never 24.");
    let (entry, why) = impossible(fours, 7);
    check(entry, why, "Fours gives 0, 4, 8, 12, 16 or 20, never 7.");
    let (entry, why) = impossible(three, 3);
    check(
        entry,
        why,
        "Three of a Kind never gives 3. The nearest are 0 and 5.",
    );
    let (entry, why) = impossible(chance, 31);
    check(entry, why, "Chance gives 30 points at most, never 31.");
    let nobody = "This card has no such box.";
    check(Entry::Score(1, house, 25), Refusal::NoSuchBox, nobody);
    check(Entry::Clear(0, Slot(13)), Refusal::NoSuchBox, nobody);
    let early = "An extra Yahtzee counts only with points in the Yahtzee box.";
    check(Entry::Extra(0, house, 25), Refusal::NoYahtzee, early);
    let (extra, why) = (Entry::Extra(0, fours, 16), Refusal::NoExtra(fours, 16));
    check(
        extra,
        why,
        "With an extra Yahtzee, Fours gives 0 or 20, never 16.",
    );
}

/// The bonus counts as long as the Yahtzee box holds points, in whatever order they were written.
#[test]
fn an_extra_yahtzee_counts_with_the_yahtzee_box() {
    let rules = catalogue::DEFAULT;
    let [sixes, yahtzee] = ["sixes", "yahtzee"].map(|it| slot(rules, it));
    let after = |game: &RealGame, entry| game.with(entry, 1).expect("may be done");
    let game = after(
        &game("yahtzee-official", &["Ada"]),
        Entry::Score(0, yahtzee, 50),
    );
    let six_sixes = game.entry(0, sixes, &dice(&[6, 6, 6, 6, 6]));
    assert_eq!(six_sixes, Ok(Entry::Extra(0, sixes, 30)));
    let game = after(&game, Entry::Extra(0, sixes, 30));
    let total = |game: &RealGame| game.card(0).totals(game.rules()).grand();
    assert_eq!(total(&game), 180);
    let zero = after(&game, Entry::Score(0, yahtzee, 0));
    assert_eq!(total(&zero), 30);
    assert_eq!(total(&after(&zero, Entry::Undo)), 180);
}

#[test]
fn dice_are_scored_by_the_joker_rules() {
    let rules = catalogue::DEFAULT;
    let [fours, house, yahtzee] = ["fours", "full-house", "yahtzee"].map(|it| slot(rules, it));
    let after = |game: &RealGame, entry| game.with(entry, 1).expect("may be done");
    let game = after(
        &game("yahtzee-official", &["Ada"]),
        Entry::Score(0, yahtzee, 50),
    );
    let equal = dice(&[4, 4, 4, 4, 4]);
    let closed = Refusal::Closed(Closed::UpperFirst(fours));
    assert_eq!(game.entry(0, house, &equal), Err(closed));
    let game = after(&game, Entry::Score(0, fours, 12));
    assert_eq!(game.entry(0, house, &equal), Ok(Entry::Extra(0, house, 25)));
    // A filled box is scored again as if it were open.
    assert_eq!(
        game.entry(0, fours, &dice(&[4, 4, 1, 2, 3])),
        Ok(Entry::Score(0, fours, 8))
    );
    assert_eq!(
        game.entry(0, yahtzee, &equal),
        Ok(Entry::Score(0, yahtzee, 50))
    );
    assert_eq!(
        game.entry(0, house, &dice(&[4; 4])),
        Err(Refusal::OtherDice)
    );
    assert_eq!(game.entry(7, house, &equal), Err(Refusal::NoSuchBox));
}

/// An entry: its kind, a seat, a box, and a number that picks the points.
type Step = (u8, u8, u8, u16);

/// A rule set, the number of people, and the entries.
type Walk = (usize, usize, Vec<Step>);

/// Any entries on a card of any rule set.
fn any_walk() -> impl Strategy<Value = Walk> {
    let step = (0..8_u8, 0..7_u8, 0..17_u8, any::<u16>());
    (0..6_usize, 1..=6_usize, prop::collection::vec(step, 0..120))
}

fn walk((which, seats, steps): &Walk) -> RealGame {
    let rules = catalogue::ALL[*which];
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
            let fifty = yahtzee.and_then(|slot| game.held(seat, slot)).is_some_and(|it| it.points == 50);
            let bonus = match (upper >= 63, rules.id.as_ref()) {
                (_, "yahtzie") | (false, _) => 0,
                (true, "yatzy") => 50,
                (true, _) => 35,
            };
            let extras = if fifty { 100 * extras } else { 0 };
            let totals = game.card(seat).totals(rules);
            prop_assert_eq!(totals.grand(), sum + bonus + extras);
            filled.push(held.len());
        }
        let fewest = filled.iter().min().copied().unwrap_or(0);
        let next = filled.iter().position(|&it| it == fewest);
        prop_assert_eq!(game.next(), next.filter(|_| fewest < rules.categories.len()));
        prop_assert_eq!(LoadedReal::Whole(game.clone()), RealGame::from_text(&game.to_text()));
    }

    /// No text panics, and no damaged text gives a box points that it cannot hold.
    #[test]
    fn any_text_is_read(plan in any_walk(), at in any::<prop::sample::Index>(), put in "[0-9a-z\",:{}\\[\\]]{0,3}") {
        let mut text = walk(&plan).to_text();
        let at = at.index(text.len());
        text.replace_range(at..=at, &put);
        if let Some(game) = RealGame::from_text(&text).game() {
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
fn the_end_has_a_ranking_and_another_card() {
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
    assert_eq!(text::totals(&game), "Ada 17 · Ben 0");
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
fn statistics_count_what_is_over_and_wanted() {
    let open = game("yatzy", &["Ada"]);
    let left_out = with(&over(30), &[Entry::Count(false)]);
    let games = [over(17), over(5), left_out, open];
    let all = RealPlayer::all(rules("yatzy"), &games);
    let told: Vec<_> = (all.iter())
        .map(|it| (it.name.as_str(), it.games, it.contests, it.wins, it.best))
        .collect();
    assert_eq!(told, [("Ada", 2, 2, 2, 17), ("Ben", 2, 2, 0, 0)]);
    assert_eq!(all[0].mean(), Some(11.0));
    assert_eq!(RealPlayer::all(catalogue::DEFAULT, &games), []);
}

#[test]
fn cards_are_kept_listed_and_deleted() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let first = store
        .real_games()
        .add(&game("yatzy", &["Ada"]))
        .expect("new");
    let second = store
        .real_games()
        .add(&game("yahtzie", &["Ada", "Ben"]))
        .expect("new");
    assert_ne!(first.id, second.id);
    let written = with(&first.game, &[Entry::Score(0, Slot(0), 5)]);
    let text = store
        .real_games()
        .save(&first.id, &written, Some(&first.text))
        .expect("saved");
    let all = SaveStore::new(&storage).real_games().all();
    let ids: Vec<_> = all.iter().map(|it| &it.id).collect();
    assert_eq!(
        ids,
        [&first.id, &second.id],
        "the one written on last first"
    );
    assert_eq!((&all[0].game, &all[0].text), (&written, &text));
    store.real_games().delete(&second.id);
    assert_eq!(store.real_games().ids(), std::slice::from_ref(&first.id));
    // They are not games: nothing that counts games counts them.
    assert_eq!(
        (store.games().playing(), store.games().finished()),
        (vec![], vec![])
    );
}

#[test]
fn damage_is_set_aside_and_the_good_part_kept() {
    let storage = Faulty::roomy();
    let store = SaveStore::new(&storage);
    let card = store
        .real_games()
        .add(&game("yahtzee-official", &["Ada"]))
        .expect("new");
    let good = with(&card.game, &[Entry::Score(0, Slot(0), 3)]);
    let key = format!("rollkeep/real/{}", card.id);
    let bad = good
        .to_text()
        .replace("]}]", "]},{\"score\":[0,8,24]},\"undo\"]");
    storage.put(&key, &bad);
    assert!(matches!(
        RealGame::from_text(&bad),
        LoadedReal::Partly(_, 1, Refusal::Impossible(..))
    ));
    let store = SaveStore::new(&storage);
    let found = store.real_games().load(&card.id).expect("the good part");
    assert_eq!(
        (found.game.log(), &found.text),
        (good.log(), &storage.all()[&key])
    );
    let aside: Vec<_> = store
        .quarantine()
        .all()
        .into_iter()
        .map(|it| (it.key, it.text))
        .collect();
    assert_eq!(
        aside,
        [(format!("rollkeep/aside/real-{}-1", card.id), bad.clone())]
    );
    assert!(saves::why_aside(&bad).contains("Its step 2 is against the rules."));
    // No part of it is good.
    storage.put(&key, "{\"real_dice\":1}");
    let store = SaveStore::new(&storage);
    assert_eq!(store.real_games().load(&card.id), None);
    assert_eq!(store.quarantine().count(), 2);
    assert!(!storage.all().contains_key(&key));
    // A card of a newer version stays where it is.
    let newer = good.to_text().replace("\"real_dice\":1", "\"real_dice\":2");
    storage.put(&key, &newer);
    let store = SaveStore::new(&storage);
    assert_eq!(
        (store.real_games().load(&card.id), store.newer()),
        (None, 1)
    );
    assert_eq!(storage.all()[&key], newer);
    let unknown = good.to_text().replace("yahtzee-official", "maxi");
    assert_eq!(
        RealGame::from_text(&unknown),
        LoadedReal::Not(UnreadableReal::Newer)
    );
}

/// Two tabs write on one card: what was saved first stays, and a tab that has not read it cannot overwrite it.
#[test]
fn two_tabs_compare_before_they_write() {
    let storage = Faulty::roomy();
    let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let card = a.real_games().add(&game("yatzy", &["Ada"])).expect("new");
    let ours = with(&card.game, &[Entry::Score(0, Slot(0), 1)]);
    let theirs = with(&card.game, &[Entry::Score(0, Slot(1), 2)]);
    let text = a
        .real_games()
        .save(&card.id, &ours, Some(&card.text))
        .expect("first");
    let refused = b.real_games().save(&card.id, &theirs, Some(&card.text));
    assert_eq!(refused, Err(SaveError::Changed(text.clone())));
    // A tab that goes on from what is saved may write.
    let further = with(&ours, &[Entry::Undo, Entry::Score(0, Slot(1), 2)]);
    b.real_games()
        .save(&card.id, &further, Some(&card.text))
        .expect("goes on");
    a.real_games().delete(&card.id);
    let gone = b.real_games().save(&card.id, &further, Some(&text));
    assert_eq!(gone, Err(SaveError::Deleted));
}

/// A card without room is kept in memory, and the page says so. If another tab has gone on, both cards stay.
#[test]
fn full_storage_loses_nothing() {
    let storage = Faulty::roomy();
    let (a, b) = (SaveStore::new(&storage), SaveStore::new(&storage));
    let card = a.real_games().add(&game("yatzy", &["Ada"])).expect("new");
    storage.room.set(storage.used());
    let ours = with(&card.game, &[Entry::Score(0, Slot(0), 1)]);
    a.real_games()
        .save(&card.id, &ours, Some(&card.text))
        .expect("in memory");
    assert_eq!(a.fault(), Some(StorageError::Full));
    assert!(!a.is_durable(&Record::Real(card.id.clone())));
    storage.room.set(usize::MAX);
    let theirs = with(&card.game, &[Entry::Score(0, Slot(1), 2)]);
    b.real_games()
        .save(&card.id, &theirs, Some(&card.text))
        .expect("room");
    assert!(a.flush());
    let all = a.real_games().all();
    let mut logs: Vec<_> = { all.iter() }.map(|it| it.game.log().to_vec()).collect();
    logs.sort_by_key(|log| format!("{log:?}"));
    assert_eq!(logs, [ours.log(), theirs.log()]);
    assert_eq!((a.fault(), a.take_copies()), (None, 1));
}

/// Exports hold the cards. An import adds cards that are new or further on, and keeps both of two that have parted.
#[test]
fn cards_go_along_in_files() {
    let from = SaveStore::new(Box::leak(Box::new(Faulty::roomy())) as &Faulty);
    let card = from
        .real_games()
        .add(&game("yatzy", &["Ada"]))
        .expect("new");
    let one = with(&card.game, &[Entry::Score(0, Slot(0), 1)]);
    from.real_games()
        .save(&card.id, &one, Some(&card.text))
        .expect("saved");
    let file = Export::from_text(&from.export().to_text()).expect("an export");

    let storage = Faulty::roomy();
    let to = SaveStore::new(&storage);
    let brought = |new, further, known, forked| Imported {
        new,
        further,
        known,
        forked,
        ..Imported::default()
    };
    assert_eq!(
        Import::look(&file, TOURNAMENT_HOOKS).run(&to),
        brought(1, 0, 0, 0)
    );
    assert_eq!(to.real_games().ids(), []);
    assert_eq!(
        Import::take(file.clone(), TOURNAMENT_HOOKS).run(&to),
        brought(1, 0, 0, 0)
    );
    assert_eq!(to.real_games().load(&card.id).expect("a card").game, one);
    assert_eq!(
        Import::take(file.clone(), TOURNAMENT_HOOKS).run(&to),
        brought(0, 0, 1, 0)
    );
    // This card was only begun: the one in the file is further on.
    let start = to.real_games().load(&card.id).expect("a card");
    to.real_games()
        .save(&card.id, &card.game, Some(&start.text))
        .expect("saved");
    assert_eq!(
        Import::take(file.clone(), TOURNAMENT_HOOKS).run(&to),
        brought(0, 1, 0, 0)
    );
    // This card went on differently.
    let other = with(&card.game, &[Entry::Score(0, Slot(2), 9)]);
    let there = to.real_games().load(&card.id).expect("a card");
    to.real_games()
        .save(&card.id, &other, Some(&there.text))
        .expect("saved");
    assert_eq!(
        Import::take(file.clone(), TOURNAMENT_HOOKS).run(&to),
        brought(0, 0, 0, 1)
    );
    assert_eq!(to.real_games().all().len(), 2);
    assert_eq!(
        Import::take(file, TOURNAMENT_HOOKS).run(&to),
        brought(0, 0, 1, 0)
    );
    // A text that is not a card is set aside.
    let text = format!(
        "{{\"rollkeep_export\":1,\"entries\":{{\"rollkeep/real/{}\":\"nonsense\"}}}}",
        card.id
    );
    let bad = Export::from_text(&text).expect("an export");
    assert_eq!(Import::take(bad, TOURNAMENT_HOOKS).run(&to).aside, 1);
}
