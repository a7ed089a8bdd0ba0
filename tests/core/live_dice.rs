//! The dice of live games: they follow from both secrets, never change, and favour nobody.

use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rollkeep_app::live::{
    Head, LiveGame, LiveTable, Role, Roll, RollContext, Secret, Stage, UnreadableLive, VERSION,
};
use rollkeep_rules::Slot;
use rollkeep_rules::dice::{Dice, Face, Keep};
use rollkeep_rules::game::{Action, Event, Start};
use serde_json::Value;

use super::dice::{LIMIT_OF_6, LIMIT_OF_36, chi_square, rolled};
use super::games::cases;
use super::live_pair::{Pair, table};
use super::script::{dice, rules};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A game whose bytes were computed by another program after `docs/LIVE.md`.
#[test]
fn dice_of_a_live_game_never_change() {
    let table = table(rules("yahtzee-official"), &[true, false], Start::Seating);
    let mut pair = Pair::met(table, 1);
    let table = pair.live(0).table().clone();
    let payload = b"AQMSB0c2V1RwcBubkEDAAgz54KSkIADeeg";
    assert_eq!(table.to_bytes(), [&[7; 16][..], &[1], payload].concat());
    assert_eq!(LiveTable::from_bytes(&table.to_bytes()), Ok(table));
    let heads = [
        "243c328bc87f827ec74784b87a0dd298f4cf6510e425ff721412d3651a08f0ed",
        "6e17d2bdf4b24fbb068ac1104b2ec6c71bfa34e5d6dbcd139ea0eaac836eaaec",
        "88d90dbe87441720cc052fcb26f3711b8e1202aa75d66799ca01a249339390fd",
    ];
    assert_eq!(hex(&pair.live(0).head().0), heads[0]);
    let commitments = [
        "d66802f2dd1a5e5eda79fab8a8ddc4442ecdff6bdc6c0fa001f568b6d9777e85",
        "72ba56ee760e9f173e993d2af9302771c24215c6ec8594c31420ab0b6bff5345",
        "6c17fe9debd5cea6064d69c8e95a5092aeae522f4b1b95cc1cbc4dc93884f1fe",
        "abc7d24a1c84bc2b4f2d7335a32aea65122773a64da1cc60b15bbac2382de51c",
    ];
    let mut roll = |keep: u8, position: &str, secrets: [u8; 2], commitments: &[&str]| {
        let [ours, theirs] = secrets.map(|byte| Secret::new([byte; 32]));
        let action = Action::Roll(Keep::from_bits(keep));
        let nothing = || Secret::new([0; 32]);
        let said = pair.sides[0].act(action, ours).expect("a roll");
        let wanted = format!("06{position}{keep:02x}{}", commitments[0]);
        assert_eq!(said.iter().map(|it| hex(it)).collect::<Vec<_>>(), [wanted]);
        let said = pair.sides[1].receive(&said[0], 9000, theirs);
        let said = said.expect("an answer");
        let secret = hex(&[secrets[1]; 32]);
        let wanted = [
            format!("07{position}{}", commitments[1]),
            format!("08{position}{secret}"),
        ];
        assert_eq!(said.iter().map(|it| hex(it)).collect::<Vec<_>>(), wanted);
        let told = pair.sides[0].receive(&said[0], 9000, nothing());
        let told = told.expect("a secret");
        let secret = hex(&[secrets[0]; 32]);
        let wanted = format!("08{position}{secret}");
        assert_eq!(told.iter().map(|it| hex(it)).collect::<Vec<_>>(), [wanted]);
        for (side, message) in [(0, &said[1]), (1, &told[0])] {
            let nothing = pair.sides[side].receive(message, 9000, nothing());
            assert_eq!(nothing, Ok(Vec::new()));
        }
    };
    roll(0, "00000000", [1, 2], &commitments[..2]);
    roll(3, "00000001", [3, 4], &commitments[2..]);
    let log = [
        Event::Rolled {
            kept: Keep::NONE,
            rolled: dice("46522"),
        },
        Event::Rolled {
            kept: Keep::from_bits(3),
            rolled: dice("613"),
        },
    ];
    assert_eq!(pair.game(1).log(), log);
    assert_eq!(
        pair.live(1).head_at(1).map(|it| hex(&it.0)),
        Some(heads[1].to_owned())
    );
    pair.acts(0, Action::Score(Slot(12)));
    assert_eq!(hex(&pair.live(1).head().0), heads[2]);
    let start = RollContext {
        head: pair.live(0).head_at(0).expect("a start"),
        position: 0,
        roll: Roll::Start,
    };
    let secrets = [1, 2].map(|byte| Secret::new([byte; 32]));
    assert_eq!(start.face(&secrets[0], &secrets[1], 0), Face::Four);
}

/// The messages before the game, byte by byte. Another version of the protocol changes nothing but its number: so two devices of
/// different versions notice it.
#[test]
fn the_first_messages_never_change() {
    let table = table(rules("yatzy"), &[true, false, false], Start::Roll);
    let mut pair = Pair::new(table.clone(), 1);
    let greeting = |pair: &Pair| {
        let head = pair.live(0).head().0;
        [&[1, VERSION], &table.id()[..], &[0], &[0; 4], &head, &[0]].concat()
    };
    let before = greeting(&pair);
    pair.connect();
    let mut said = Vec::new();
    for to in [1, 0, 1, 0, 1] {
        assert_eq!(pair.under_way[to].len(), 1);
        said.push(pair.under_way[to][0].clone());
        pair.deliver(to);
    }
    let after = greeting(&pair);
    assert_ne!(before, after);
    let offered = [&[3], &table.to_bytes()[..]].concat();
    let names = b"\x04\x07Guest 1\x07Guest 2".to_vec();
    assert_eq!(said, [before, vec![2, VERSION], offered, names, after]);
    // Both roll, and the guest, which is third in seating order, makes the last roll.
    pair.acts(0, Action::RollForStart);
    pair.acts(1, Action::RollForStart);
    pair.act(1, Action::RollForStart).expect("a die");
    assert_eq!(pair.under_way[0][0][..6], [6, 0, 0, 0, 2, 64]);
}

fn context(seed: u64) -> (RollContext, ChaCha8Rng) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut head = [0; 32];
    random.fill_bytes(&mut head);
    let context = RollContext {
        head: Head(head),
        position: random.next_u32() % 300,
        roll: Roll::Keep(Keep::NONE),
    };
    (context, random)
}

fn secret(random: &mut ChaCha8Rng) -> Secret {
    let mut bytes = [0; 32];
    random.fill_bytes(&mut bytes);
    Secret::new(bytes)
}

/// One side always uses the same secret, or zeros, or counts: the dice are fair if the other side is honest.
#[test]
fn one_honest_side_is_enough() {
    for (seed, stubborn) in [(1, [0; 32]), (2, [0xff; 32]), (3, [7; 32])] {
        for honest in [Role::Roller, Role::Other] {
            let (context, mut random) = context(seed);
            let mut dice = Vec::new();
            let mut count = 0u64;
            let (ones, pairs) = rolled(90_000, || {
                if dice.is_empty() {
                    let mut stubborn = stubborn;
                    count += 1;
                    // Counting does not help.
                    stubborn[..8].copy_from_slice(&(count * seed % 3).to_be_bytes());
                    let (theirs, ours) = (Secret::new(stubborn), secret(&mut random));
                    let event = match honest {
                        Role::Roller => context.event(&ours, &theirs, 6),
                        Role::Other => context.event(&theirs, &ours, 6),
                    };
                    let Some(Event::Rolled { rolled, .. }) = event else {
                        panic!("a roll");
                    };
                    dice = rolled.faces().to_vec();
                }
                dice.pop().expect("six dice")
            });
            let (ones, pairs) = (chi_square(&ones), chi_square(&pairs));
            assert!(ones < LIMIT_OF_6 && pairs < LIMIT_OF_36, "{ones} {pairs}");
        }
    }
}

proptest! {
    #![proptest_config(cases(300))]

    /// Whatever one side contributes, the other one can still produce every face of every die.
    #[test]
    fn neither_side_alone_decides(seed in any::<u64>(), fixed in any::<[u8; 32]>()) {
        let (context, mut random) = context(seed);
        let fixed = Secret::new(fixed);
        for role in [Role::Roller, Role::Other] {
            let mut seen = [[false; 6]; 6];
            for _ in 0..250 {
                let free = secret(&mut random);
                for place in 0..6u8 {
                    let face = match role {
                        Role::Roller => context.face(&fixed, &free, place),
                        Role::Other => context.face(&free, &fixed, place),
                    };
                    seen[usize::from(place)][face.index()] = true;
                }
            }
            prop_assert!(seen.concat().iter().all(|&seen| seen));
        }
    }

    /// Every part of a commitment and every bit of a secret matters.
    #[test]
    fn a_commitment_is_binding(seed in any::<u64>(), bit in 0..256usize) {
        let (context, mut random) = context(seed);
        let mine = secret(&mut random);
        let bound = context.commitment(Role::Roller, &mine);
        let mut other = *mine.bytes();
        other[bit / 8] ^= 1 << (bit % 8);
        prop_assert_ne!(context.commitment(Role::Roller, &Secret::new(other)), bound);
        prop_assert_ne!(context.commitment(Role::Other, &mine), bound);
        let mut moved = context;
        moved.head.0[bit / 8] ^= 1 << (bit % 8);
        prop_assert_ne!(moved.commitment(Role::Roller, &mine), bound);
        let moved = RollContext { position: context.position ^ 1 << (bit % 32), ..context };
        prop_assert_ne!(moved.commitment(Role::Roller, &mine), bound);
        for roll in (1..=64).filter_map(Roll::from_byte) {
            let moved = RollContext { roll, ..context };
            prop_assert_ne!(moved.commitment(Role::Roller, &mine), bound);
        }
    }
}

/// A record with a changed die, secret or proof is not proven.
#[test]
fn changed_records_are_refused() {
    let hosts = [true, false];
    let mut pair = Pair::met(table(rules("yatzy"), &hosts, Start::Roll), 21);
    pair.play(25);
    // After the last roll, another score would be a valid game.
    while !matches!(pair.game(0).log().last(), Some(Event::Rolled { .. })) {
        pair.play(1);
    }
    let live = pair.live(0);
    let rolls = live.verify().expect("proven");
    assert_eq!(rolls, live.proofs().len());
    let text = live.to_json();
    assert_eq!(LiveGame::from_json(&text).as_ref(), Ok(live));
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let changed = |field: &str, at: usize| {
        let mut file = file.clone();
        let mut text = file[field]
            .as_str()
            .expect("a text")
            .to_owned()
            .into_bytes();
        text[at] = if text[at] == b'A' { b'B' } else { b'A' };
        file[field] = String::from_utf8(text).expect("letters").into();
        LiveGame::from_json(&file.to_string())
    };
    let length = |field: &str| file[field].as_str().expect("a text").len();
    for field in ["log", "secrets", "table"] {
        let (mut read, mut unproven) = (0, 0);
        for at in 0..length(field) {
            match changed(field, at) {
                // Another secret gives the same die one time in six.
                Ok(other) => {
                    assert_eq!(field, "secrets");
                    assert_eq!(other.game(), live.game());
                    read += 1;
                }
                Err(why) => unproven += usize::from(matches!(why, UnreadableLive::Unproven(_))),
            }
        }
        assert!(read * 5 < length(field), "{field}: {read}");
        assert!(unproven > 0 || field == "table", "{field}");
    }
    for (field, value) in [
        ("secrets", "".into()),
        ("secrets", "AAAA".into()),
        ("log", "".into()),
        ("side", "both".into()),
        ("table", "".into()),
        ("format", 0.into()),
    ] {
        let mut file = file.clone();
        file[field] = value;
        assert!(LiveGame::from_json(&file.to_string()).is_err(), "{field}");
    }
    let mut newer = file.clone();
    newer["format"] = 3.into();
    let newer = LiveGame::from_json(&newer.to_string());
    assert_eq!(newer, Err(UnreadableLive::Newer(3)));
    assert_eq!(pair.stages(), [Stage::Together; 2]);
}

#[test]
fn rolls_as_bytes() {
    for byte in 0..=u8::MAX {
        let roll = Roll::from_byte(byte);
        assert_eq!(roll.is_some(), byte <= 64);
        assert!(roll.is_none_or(|roll| roll.byte() == byte));
    }
    let (context, mut random) = context(4);
    let (a, b) = (secret(&mut random), secret(&mut random));
    let all = RollContext {
        roll: Roll::Keep(Keep::all(5)),
        ..context
    };
    let none = Event::Rolled {
        kept: Keep::all(5),
        rolled: Dice::new(&[]).expect("no dice"),
    };
    assert_eq!(all.event(&a, &b, 5), Some(none));
    assert_eq!(all.event(&a, &b, 4), None);
}
