//! Live games: two devices end with the same log, whatever happens to the connection.

use proptest::prelude::*;
use rollkeep_app::link::{LinkError, SharedGame};
use rollkeep_app::live::{
    LiveGame, LiveTable, MAX_MESSAGE, Session, Side, Stage, TableError, Unfinished, Why,
};
use rollkeep_rules::dice::{Keep, Seed};
use rollkeep_rules::game::{Action, Game, Millis, Phase, Seat, Setup, SharedDice, Start, Strength};
use rollkeep_rules::{RuleSet, Slot, catalogue};

use super::games::cases;
use super::live_pair::{Pair, table};
use super::script::{Script, people, rules};

/// Every way to seat this many people at two devices, at least one at each.
fn seatings(seats: usize) -> impl Iterator<Item = Vec<bool>> {
    (1..(1u32 << seats) - 1).map(move |bits| (0..seats).map(|seat| bits >> seat & 1 == 1).collect())
}

/// What happened while a game was played.
#[derive(Default)]
struct Seen {
    lost: usize,
    reloads: usize,
    unanswered: usize,
    unrevealed: usize,
    undone: usize,
    off: usize,
}

/// Plays a whole game. The connection is lost sometimes at any point, and pages are reloaded.
#[track_caller]
fn play_through(pair: &mut Pair, loss: usize, seen: &mut Seen) {
    pair.connect();
    // Commitments never change.
    for step in 0..200_000 {
        match pair.below(8) {
            0..3 => pair.deliver(0),
            3..6 => pair.deliver(1),
            _ => {
                let side = pair.below(2);
                if let Some(wish) = pair.any_wish(side) {
                    let was_on = pair.sides[1 - side].unfinished();
                    if pair.act(side, wish).is_ok() && wish == Action::Undo {
                        seen.undone += 1;
                        seen.off += usize::from(was_on == Some(Unfinished::Unanswered));
                    }
                }
            }
        }
        if loss > 0 && pair.below(loss) == 0 {
            pair.lose();
            seen.lost += 1;
            let shows = pair.below(2);
            for side in 0..2 {
                match pair.sides[side].unfinished() {
                    Some(Unfinished::Unanswered) => seen.unanswered += 1,
                    Some(Unfinished::Unrevealed) => seen.unrevealed += 1,
                    None => {}
                }
                // Without a game there is no code to show.
                let both = pair.saved.iter().all(Option::is_some);
                if both && pair.below(3) == 0 {
                    pair.reload(side, side == shows);
                    pair.reload(1 - side, 1 - side == shows);
                    seen.reloads += 1;
                }
            }
            pair.connect();
        }
        let over = |side: usize| {
            let live = pair.sides[side].live();
            live.is_some_and(|it| matches!(it.game().phase(), Phase::Over(_)))
        };
        if step > 10 && over(0) && over(1) && pair.under_way.iter().all(|it| it.is_empty()) {
            break;
        }
    }
    // A last connection delivers what was lost last.
    pair.lose();
    pair.connect();
    pair.deliver_all();
    assert_eq!(pair.stages(), [Stage::Together; 2]);
    assert_eq!(pair.game(0), pair.game(1));
    assert!(matches!(pair.game(0).phase(), Phase::Over(_)), "it ends");
    assert_eq!(pair.live(0).head(), pair.live(1).head());
    assert_eq!(pair.live(0).proofs(), pair.live(1).proofs());
    let rolls = pair.live(0).verify();
    assert_eq!(rolls, pair.live(1).verify());
    let boxes = pair.game(0).rules().categories.len();
    assert!(rolls.expect("proven") >= boxes * pair.game(0).cards().len());
}

/// The numbers of seats of these rules.
fn seats_of(rules: &RuleSet) -> std::ops::RangeInclusive<usize> {
    usize::from(rules.min_seats).max(2)..=usize::from(rules.max_seats)
}

#[test]
fn whole_games_under_every_rule_set() {
    let mut seen = Seen::default();
    let mut seed = 0;
    for rules in catalogue::all() {
        for seats in seats_of(rules) {
            for loss in [0, 400, 60, 25] {
                seed += 1;
                let all: Vec<_> = seatings(seats).collect();
                let hosts = &all[seed as usize * 7 % all.len()];
                let start = [Start::Seating, Start::Roll][seed as usize % 2];
                let mut pair = Pair::new(table(rules, hosts, start), seed);
                play_through(&mut pair, loss, &mut seen);
            }
        }
    }
    let seen = [
        seen.lost,
        seen.reloads,
        seen.unanswered,
        seen.unrevealed,
        seen.undone,
        seen.off,
    ];
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}

/// After the first game the host begins the next one over the same connection; the guest cannot.
#[test]
fn the_next_game_over_the_same_connection() {
    let rules = rules("yatzy");
    let mut pair = Pair::met(table(rules, &[true, false], Start::Seating), 5);
    let next = |side| {
        let setup = Setup::new(rules.clone(), people(2), Start::Seating, None);
        let sides = [Side::Guest, Side::Host];
        let table = LiveTable::new([8; 16], 1_780_000_009_000, setup.expect("a setup"), &sides);
        LiveGame::new(table.expect("a table"), side)
    };
    let early = pair.sides[0].begin_next(next(Side::Host));
    assert_eq!(early.map_err(|it| it.why), Err(Why::NotNow));
    pair.play(1000);
    assert_eq!(pair.at_turn(), None, "the first game is over");
    let first = pair.live(1).clone();
    let guest = pair.sides[1].begin_next(next(Side::Host));
    assert_eq!(guest.map_err(|it| it.why), Err(Why::NotNow));
    let hello = pair.sides[0]
        .begin_next(next(Side::Host))
        .expect("it is over");
    pair.saved = [None, None];
    pair.under_way[1].extend(hello);
    pair.deliver_all();
    assert_eq!(pair.stages(), [Stage::Together; 2]);
    assert_ne!(pair.live(1).table().id(), first.table().id());
    assert_eq!(pair.at_turn(), Some(1), "who sat first sits last");
    pair.play(1000);
    assert_eq!(pair.game(0), pair.game(1));
    assert_eq!(pair.live(0).verify(), pair.live(1).verify());
    assert!(matches!(pair.game(0).phase(), Phase::Over(_)));
}

/// The connection is lost at every single point of a game, before and after each message, and the game goes on.
#[test]
fn the_connection_may_be_lost_at_any_message() {
    let rules = rules("yatzy");
    for cut in 0..120 {
        for reload in [false, true] {
            let hosts = [true, false, false];
            let mut pair = Pair::met(table(rules, &hosts, Start::Roll), 5);
            let mut left = cut;
            while left > 0 {
                if pair.under_way.iter().all(|it| it.is_empty()) {
                    let side = pair.at_turn().expect("still on");
                    let wish = pair.any_wish(side).expect("a wish");
                    // Sometimes the other side takes a score back.
                    let _ = pair.act(side, wish);
                    continue;
                }
                let to = usize::from(pair.under_way[0].is_empty());
                pair.deliver(to);
                left -= 1;
            }
            pair.lose();
            if reload {
                pair.reload(0, cut % 2 == 0);
                pair.reload(1, cut % 2 == 1);
            }
            pair.connect();
            pair.deliver_all();
            assert_eq!(pair.stages(), [Stage::Together; 2], "{cut}");
            assert_eq!(pair.game(0), pair.game(1), "{cut}");
            assert_eq!(pair.sides[0].unfinished(), None, "{cut}");
            pair.play(5);
            assert_eq!(pair.game(0), pair.game(1), "{cut}");
        }
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn any_loss_any_seats(
        rules in prop::sample::select(catalogue::all().to_vec()),
        seats in 2..7usize,
        hosts in 1..63usize,
        roll in any::<bool>(),
        loss in 20..300usize,
        seed in any::<u64>(),
    ) {
        let seats = seats.min(rules.max_seats.into()).max(rules.min_seats.into());
        let all: Vec<_> = seatings(seats).collect();
        let hosts = &all[hosts % all.len()];
        let start = if roll { Start::Roll } else { Start::Seating };
        let mut pair = Pair::new(table(&rules, hosts, start), seed);
        play_through(&mut pair, loss, &mut Seen::default());
    }
}

/// A roll is not repeated if a side leaves: the same secrets give the same dice.
#[test]
fn leaving_does_not_change_the_dice() {
    let table = table(rules("yahtzie"), &[true, false], Start::Seating);
    let roll = Action::Roll(Keep::NONE);
    let mut whole = Pair::met(table.clone(), 3);
    whole.acts(0, roll);
    // After this many of the four messages of a roll.
    for messages in 0..4 {
        // The pages stay open, or are reloaded and either the host or the guest shows the code.
        for shows in [None, Some(0), Some(1)] {
            let mut pair = Pair::met(table.clone(), 3);
            pair.act(0, roll).expect("a roll");
            for at in 0..messages {
                // Roll to the guest, commitment and secret to the host, secret to the guest.
                pair.deliver([1, 0, 0, 1][at]);
            }
            pair.lose();
            let told = |side: usize| pair.sides[side].unfinished();
            let (host, guest) = match messages {
                0 => (Some(Unfinished::Unanswered), None),
                1 => (Some(Unfinished::Unanswered), Some(Unfinished::Unrevealed)),
                2 => (Some(Unfinished::Unrevealed), Some(Unfinished::Unrevealed)),
                _ => (None, Some(Unfinished::Unrevealed)),
            };
            assert_eq!((told(0), told(1)), (host, guest), "{messages}");
            for side in 0..2 {
                let nothing = pair.game(side).log().is_empty();
                assert_eq!(nothing, side == 1 || messages < 3, "{messages}");
                if let Some(shows) = shows {
                    pair.reload(side, side == shows);
                }
            }
            // New secrets are offered, but only a side that has not answered yet uses one.
            pair.connect();
            pair.deliver_all();
            assert_eq!(pair.game(0), pair.game(1));
            if messages > 0 {
                assert_eq!(pair.game(0), whole.game(0), "{messages}");
            }
            assert_eq!(pair.game(0).log().len(), 1);
        }
    }
}

#[test]
fn a_live_game_is_read_as_it_was_written() {
    let hosts = [false, true, false];
    let table = table(rules("yahtzee-club"), &hosts, Start::Roll);
    let mut pair = Pair::met(table, 9);
    for step in 0..60 {
        pair.play(1);
        let side = pair.at_turn().expect("still on");
        let wish = pair.any_wish(side).expect("a wish");
        let _ = pair.act(side, wish);
        for side in [0, 1, 0, 0, 1] {
            for it in [0, 1] {
                let live = pair.live(it);
                assert_eq!(LiveGame::from_json(&live.to_json()).as_ref(), Ok(live));
            }
            pair.deliver(side);
        }
        pair.deliver_all();
        assert_eq!(pair.game(0), pair.game(1), "{step}");
    }
    // The game can also go on by links.
    let shared = pair.live(0).shared();
    let payload = shared.to_payload().expect("a short game");
    let read = SharedGame::from_payload(&payload).expect("a link");
    assert_eq!(&read.game, pair.game(1));
}

/// If a device has several live games, the other side says which one goes on.
#[test]
fn a_connection_finds_its_game() {
    let here = table(rules("yatzy"), &[true, false], Start::Seating);
    let mut pair = Pair::met(here.clone(), 4);
    pair.play(9);
    let other = LiveTable::new([9; 16], here.began(), here.setup().clone(), &here.sides());
    let other = LiveGame::new(other.expect("a table"), Side::Guest);
    let games = vec![other, pair.live(1).clone()];
    pair.lose();
    pair.sides[1] = Session::joining(games);
    pair.connect();
    pair.deliver_all();
    assert_eq!(pair.stages(), [Stage::Together; 2]);
    assert_eq!(pair.live(0).head(), pair.live(1).head());
}

/// Compares two records of one side, so that the further one is saved.
#[test]
fn a_record_goes_on_from_an_earlier_one() {
    let hosts = [true, false];
    let mut pair = Pair::met(table(rules("yatzy"), &hosts, Start::Seating), 8);
    let mut records = vec![pair.live(0).clone()];
    pair.play(1);
    records.push(pair.live(0).clone());
    pair.acts(0, Action::Score(Slot(3)));
    records.push(pair.live(0).clone());
    pair.act(1, Action::Roll(Keep::NONE)).expect("a roll");
    pair.deliver(0);
    records.push(pair.live(0).clone());
    pair.deliver_all();
    records.push(pair.live(0).clone());
    for (at, record) in records.iter().enumerate() {
        for (earlier, other) in records.iter().enumerate() {
            assert_eq!(record.goes_on_from(other), earlier <= at, "{at} {earlier}");
        }
        assert!(!record.goes_on_from(pair.live(1)));
    }
}

/// Two pages of one device: the second one knows the game that the first one shows, and joins it as another side.
#[test]
fn own_side_is_not_taken_for_the_other() {
    let hosts = [true, false];
    let table = table(rules("yatzy"), &hosts, Start::Seating);
    let mut pair = Pair::new(table, 8);
    let own = pair.live(0).clone();
    pair.sides[1] = Session::joining(vec![own]);
    pair.connect();
    pair.deliver_all();
    assert_eq!(pair.stages(), [Stage::Together; 2]);
    assert_eq!(pair.live(1).side(), Side::Guest);
    pair.play(5);
    assert_eq!(pair.game(0), pair.game(1));
}

/// A table that cannot be played live is refused with the reason, also if the other side proposes it.
#[test]
fn which_games_are_played_live() {
    let rules = rules("yatzy").clone();
    let table = |setup: &Setup, sides: &[Side]| LiveTable::new([1; 16], 2, setup.clone(), sides);
    let setup = |seats, clock| {
        let setup = Setup::new(rules.clone(), seats, Start::Seating, clock);
        setup.expect("a setup")
    };
    let both = [Side::Host, Side::Guest];
    let two = setup(people(2), None);
    let good = table(&two, &both).expect("a table");
    assert_eq!((good.side(0), good.side(1)), (Side::Host, Side::Guest));
    assert_eq!(good.sides(), both);
    assert_eq!((good.setup(), good.began()), (&two, 2));
    let mut computer = people(2);
    computer[1] = Seat::computer("Ben", Strength::Casual);
    let alone = Setup::alone(rules.clone(), "Ann", SharedDice::Challenge(Seed(7)));
    for (setup, sides, why) in [
        (two.clone(), vec![Side::Host], TableError::Seats),
        (
            two.clone(),
            vec![Side::Host; 2],
            TableError::Nobody(Side::Guest),
        ),
        (
            two.clone(),
            vec![Side::Guest; 2],
            TableError::Nobody(Side::Host),
        ),
        (
            setup(people(2), Some(Millis(9))),
            both.into(),
            TableError::Clock,
        ),
        (setup(computer, None), both.into(), TableError::Computer(1)),
        (
            alone.expect("a setup"),
            vec![Side::Host],
            TableError::SharedDice,
        ),
    ] {
        assert_eq!(table(&setup, &sides), Err(why));
        // The other side proposes the same.
        let shared = SharedGame::new(Game::new(setup), 2);
        let payload = shared.to_payload().expect("a payload");
        let bits = (0..).zip(&sides).filter(|(_, side)| **side == Side::Host);
        let bits = bits.fold(0, |bits, (seat, _)| bits | 1 << seat);
        let bytes = [&[1; 16][..], &[bits], payload.as_bytes()].concat();
        if why != TableError::Seats {
            assert_eq!(LiveTable::from_bytes(&bytes), Err(why));
        }
    }
    let bytes = good.to_bytes();
    assert_eq!(LiveTable::from_bytes(&bytes), Ok(good.clone()));
    let mut more = bytes.clone();
    more[16] |= 4;
    assert_eq!(LiveTable::from_bytes(&more), Err(TableError::Seats));
    for length in 0..bytes.len() {
        assert!(LiveTable::from_bytes(&bytes[..length]).is_err(), "{length}");
    }
    // A game that has begun is not a table.
    let begun = SharedGame::new(Script::of(two).roll("1 2 3 4 5").game, 2);
    let payload = begun.to_payload().expect("a payload");
    let begun = [&[1; 16][..], &[1], payload.as_bytes()].concat();
    assert_eq!(
        LiveTable::from_bytes(&begun),
        Err(TableError::Link(LinkError::Damaged))
    );
    // The longest names of six people fit into a message.
    let names =
        (0..6u8).map(|it| char::from(b'a' + it).to_string() + "\u{1f3b2}".repeat(19).as_str());
    let seats = names.map(|name| Seat::person(&name)).collect();
    let six = table(&setup(seats, None), &[Side::Host, Side::Guest].repeat(3));
    let six = six.expect("a table");
    assert!(
        six.to_bytes().len() < MAX_MESSAGE,
        "{}",
        six.to_bytes().len()
    );
    let mut pair = Pair::new(six, 1);
    pair.connect();
    pair.deliver_all();
    assert_eq!(pair.stages(), [Stage::Together; 2]);
}
