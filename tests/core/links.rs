//! Games as links: they carry the whole game, are short, and become only legal games, whatever their author writes.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use crc::{CRC_16_IBM_SDLC, Crc};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::link::{LinkError, MAX_PAYLOAD, SharedGame, decode_address, read_within};
use rollkeep_rules::catalogue;
use rollkeep_rules::game::{Event, Game, Seat, Setup, Start};

use super::games::{Plan, any_plan, cases, share};
use super::script::{Script, people, rules, slot};

/// A time in the year 2026.
const BEGAN: u64 = 1_780_000_000_000;

fn shared(game: &Game) -> SharedGame {
    SharedGame::new(game.clone(), BEGAN)
}

#[track_caller]
fn payload(game: &Game) -> String {
    shared(game).to_payload().expect("a short game")
}

/// A payload of these bytes, with the checksum that belongs to them.
pub fn sealed(bytes: &[u8]) -> String {
    let check = Crc::<u16>::new(&CRC_16_IBM_SDLC).checksum(bytes);
    BASE64_URL_SAFE_NO_PAD.encode([bytes, &check.to_be_bytes()].concat())
}

/// The bytes of a payload without its checksum.
pub fn unsealed(payload: &str) -> Vec<u8> {
    let mut bytes = BASE64_URL_SAFE_NO_PAD.decode(payload).expect("a payload");
    bytes.truncate(bytes.len() - 2);
    bytes
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_link_holds_the_whole_game(plan in any_plan(), began in any::<u64>()) {
        let game = SharedGame::new(plan.play(), began);
        match game.to_payload() {
            Ok(payload) => prop_assert_eq!(SharedGame::from_payload(&payload), Ok(game)),
            Err(why) => {
                prop_assert_eq!(why, LinkError::TooLong);
                prop_assert!(game.game.log().len() > 400);
            }
        }
    }
}

/// Old payloads can always be read. `docs/LINKS.md` explains the first one.
#[test]
fn old_links_are_read() {
    let alone = Script::new("yahtzee-official", 1).turns("3 3 3 5 5 full-house");
    check_golden(&alone.game, "AQJrewEbm5BAwAEM-eCkpCAA2Kg");
    let start = Script::new("yatzy", 2)
        .roll("1 2 3 4 5")
        .again("xx...", "666");
    check_golden(&start.game, "AZXtssBG5lQgMBubkEDAAgz54KSkIATVGw");
}

#[track_caller]
fn check_golden(game: &Game, golden: &str) {
    assert_eq!(payload(game), golden);
    assert_eq!(SharedGame::from_payload(golden), Ok(shared(game)));
}

/// Even if dice are kept and boxes filled at random, which takes more rolls than people do.
#[test]
fn whole_games_are_short() {
    let check = |rules, seats: usize, most: usize| {
        for seed in 0..300 {
            let plan = Plan::whole(rules, seats, seed);
            let seats = people(seats);
            let setup = Setup::new(plan.setup().rules().clone(), seats, Start::Seating, None);
            let log = plan.play().log().to_vec();
            let game = Game::replay(setup.expect("a table"), log).expect("the same game");
            let length = payload(&game).len();
            assert!(length <= most, "{}, seed {seed}: {length}", rules.id);
        }
    };
    for rules in catalogue::all() {
        let long = rules.categories.len() > 15;
        let (alone, all) = if long { (200, 1150) } else { (130, 800) };
        if rules.min_seats == 1 {
            check(rules, 1, alone);
        }
        check(rules, rules.max_seats.into(), all);
    }
}

#[test]
fn every_rule_set_has_a_number() {
    for rules in catalogue::all() {
        let game = Plan::whole(rules, rules.min_seats.into(), 1).play();
        assert!(shared(&game).to_payload().is_ok(), "{}", rules.id);
    }
}

#[test]
fn invalid_links_are_refused_with_the_reason() {
    let good = payload(&Script::new("yatzy", 2).roll("1 2 3 4 5").game);
    let read = SharedGame::from_payload;
    for bad in [
        "",
        "A",
        "AA",
        "AAAA",
        "not a game",
        "Zoë",
        &good[1..],
        &good[..good.len() - 1],
    ] {
        assert_eq!(read(bad), Err(LinkError::Damaged), "{bad}");
    }
    // Every character matters.
    for at in 0..good.len() {
        let mut other = good.clone().into_bytes();
        other[at] = if other[at] == b'A' { b'B' } else { b'A' };
        let other = String::from_utf8(other).expect("letters");
        assert!(read(&other).is_err(), "{other}");
    }
    assert_eq!(read(&"A".repeat(MAX_PAYLOAD + 1)), Err(LinkError::TooLong));
    let mut newer = unsealed(&good);
    newer[0] = 4;
    assert_eq!(read(&sealed(&newer)), Err(LinkError::Newer(4)));
    // A number with leading zeros has the same value, but is not the same payload.
    let mut zero = unsealed(&good);
    zero.insert(1, 0);
    assert_eq!(read(&sealed(&zero)), Err(LinkError::Damaged));
}

/// Reads a share of so many payloads, mutations of these and random bytes of the same version, and counts the games among
/// them. Each is a game that the rules allow, with exactly this payload.
pub fn read_hostile(games: &[Vec<u8>], payloads: u32, random: &mut impl Rng) -> usize {
    let version = games[0][0];
    let mut read = 0;
    for round in 0..share(payloads) {
        let mut below = |bound: usize| random.next_u32() as usize % bound.max(1);
        let mut bytes = match round % 8 {
            0 => {
                let length = below(80);
                let mut bytes = vec![0; length];
                bytes.fill_with(|| below(256) as u8);
                bytes.insert(0, version);
                bytes
            }
            _ => games[below(games.len())].clone(),
        };
        for _ in 0..1 + below(2) {
            let (at, byte) = (below(bytes.len()), below(256) as u8);
            match below(4) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, byte),
                _ => {
                    if let Some(it) = bytes.get_mut(at) {
                        *it = byte;
                    }
                }
            }
        }
        let payload = sealed(&bytes);
        if let Ok(game) = SharedGame::from_payload(&payload) {
            read += 1;
            assert_eq!(game.to_payload().as_deref(), Ok(&payload[..]));
            let log = game.game.log().to_vec();
            let again = Game::replay(game.game.setup().clone(), log);
            assert_eq!(again.as_ref(), Ok(&game.game));
        }
    }
    read
}

/// Hostile payloads: none panics, and every game is one that the rules allow.
#[test]
fn hostile_links() {
    let mut random = ChaCha8Rng::seed_from_u64(12);
    let games: Vec<Vec<u8>> = (0..60)
        .map(|seed| {
            let rules = &catalogue::all()[seed as usize % catalogue::all().len()];
            let plan = Plan {
                steps: 15 * (seed as usize % 7),
                ..Plan::whole(rules, rules.max_seats.into(), seed)
            };
            unsealed(&payload(&plan.play()))
        })
        .collect();
    let read = read_hostile(&games, 1_000_000, &mut random);
    assert!(
        read > share(100_000) as usize,
        "too few were games to say much: {read}"
    );
}

#[test]
fn a_link_holds_the_most_events_and_the_longest_name() {
    let seats = vec![Seat::person(&"\u{1F3B2}".repeat(Seat::MAX_NAME))];
    let yatzy = rules("yatzy");
    let setup = Setup::new(yatzy.clone(), seats, Start::Seating, None);
    let rolled = Script::of(setup.expect("a table"))
        .roll("1 2 3 4 5")
        .again("xxxxx", "")
        .again("xxxxx", "")
        .game;
    // A player takes the score back again and again.
    let long = |events: usize| {
        let more = [Event::Scored(slot(yatzy, "chance")), Event::Undone];
        let log = rolled.log().iter().copied();
        let log = log.chain(more.into_iter().cycle()).take(events);
        Game::replay(rolled.setup().clone(), log).expect("a game")
    };
    let most = long(4096);
    let read = SharedGame::from_payload(&payload(&most));
    assert_eq!(read, Ok(shared(&most)));
    assert_eq!(shared(&long(4097)).to_payload(), Err(LinkError::TooLong));
}

/// The longest payloads, of equal bytes, and a game whose payload becomes too long.
#[test]
fn the_longest_link() {
    for fill in [0, 1, 255] {
        let mut bytes = vec![fill; MAX_PAYLOAD / 4 * 3 - 2];
        bytes[0] = 1;
        let payload = sealed(&bytes);
        assert_eq!(payload.len(), MAX_PAYLOAD);
        assert!(SharedGame::from_payload(&payload).is_err());
    }
    let seats = vec![Seat::person("Ann")];
    let setup = Setup::new(rules("yatzy").clone(), seats, Start::Seating, None);
    let mut game = Game::new(setup.expect("a table"));
    assert!(shared(&game).to_payload().is_ok());
    // A player takes the score back without end.
    game = Script::of(game.setup().clone()).roll("1 2 3 4 5").game;
    for _ in 0..3000 {
        let slot = rollkeep_rules::Slot(14);
        game = game
            .then(rollkeep_rules::game::Event::Scored(slot))
            .expect("chance");
        game = game
            .then(rollkeep_rules::game::Event::Undone)
            .expect("taken back");
    }
    assert_eq!(shared(&game).to_payload(), Err(LinkError::TooLong));
}

/// Chat programs and share sheets encode the part behind the `#`, once or several times.
#[test]
fn encoded_addresses_are_decoded() {
    for encoded in [
        "#/g/AQJrewEbm5BAwAEM-eCkpCAA2Kg",
        "#%2Fg%2FAQJrewEbm5BAwAEM-eCkpCAA2Kg",
        "#/g%2fAQJrewEbm5BAwAEM-eCkpCAA2Kg",
        "#%252Fg%252FAQJrewEbm5BAwAEM-eCkpCAA2Kg",
        "#%25252Fg%2FAQJrewEbm5BAwAEM%2DeCkpCAA2Kg",
        "%23%2Fg%2FAQJrewEbm5BAwAEM-eCkpCAA2Kg",
    ] {
        let decoded = decode_address(encoded);
        assert_eq!(decoded, "#/g/AQJrewEbm5BAwAEM-eCkpCAA2Kg", "{encoded}");
    }
    // What is no encoding stays.
    for plain in [
        "",
        "#/settings",
        "#/100%",
        "#/%zz",
        "#/%00%ff",
        "%%%",
        "#/%",
    ] {
        assert_eq!(decode_address(plain), plain);
    }
}

/// A payload is found in whatever a person pastes, and after a program has cut off its last characters.
#[test]
fn payloads_are_found_within_a_text() {
    let game = Script::new("yahtzee-official", 1).turns("3 3 3 5 5 full-house");
    let good = payload(&game.game);
    let read = |text: &str| read_within(text, SharedGame::from_payload);
    for text in [
        good.clone(),
        format!("  {good}\n"),
        format!("Your turn, Eva!\nhttps://example.org/rollkeep/#/g/{good}"),
        format!("https://example.org/rollkeep/#/g/{good}."),
        format!("<https://example.org/rollkeep/%23%2Fg%2F{good}> (sent from my phone)"),
        format!("https%253A%252F%252Fexample.org%252F%2523%252Fg%252F{good}"),
    ] {
        assert_eq!(read(&text), Ok(shared(&game.game)), "{text}");
    }
    assert_eq!(read(""), Err(LinkError::Damaged));
    assert_eq!(read("https://example.org/"), Err(LinkError::Damaged));
    assert_eq!(read(&good[1..]), Err(LinkError::Damaged));
    let mut newer = unsealed(&good);
    newer[0] = 4;
    let newer = format!("Look: https://example.org/#/g/{}", sealed(&newer));
    assert_eq!(read(&newer), Err(LinkError::Newer(4)));
}

/// Of many games, those whose payloads end in `-` or `_` open without these characters.
#[test]
fn a_payload_without_its_last_dashes_is_read() {
    let mut cut = 0;
    for seed in 0..2_000 {
        let plan = Plan {
            steps: seed as usize % 5,
            ..Plan::whole(rules("yatzy"), 1, seed)
        };
        let whole = SharedGame::new(plan.play(), BEGAN + seed);
        let payload = whole.to_payload().expect("a short game");
        let rest = payload.trim_end_matches(['-', '_']);
        if payload.len() - rest.len() > 2 {
            continue;
        }
        cut += usize::from(rest.len() < payload.len());
        let link = format!("https://example.org/#/g/{rest}");
        assert_eq!(
            read_within(&link, SharedGame::from_payload),
            Ok(whole),
            "{payload}"
        );
    }
    // Only payloads without padding end like this: one of three, and of these one of 32.
    assert!(cut > 5, "too few to say much: {cut}");
}
