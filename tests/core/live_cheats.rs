//! Live games with a side that breaks the protocol: each message is refused with a reason, and nothing changes.

mod greetings;
mod mutated;

use rollkeep_app::live::{
    Head, LiveGame, MAX_MESSAGE, Rate, Role, Roll, RollContext, Secret, Stage, VERSION, Why,
};
use rollkeep_rules::Slot;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Action, Phase, Refused, Start};

use super::live_pair::{Pair, table};
use super::script::rules;

const HOST: usize = 0;
const GUEST: usize = 1;
const FIRST: Action = Action::Roll(Keep::NONE);

/// The messages, as another program writes them after `docs/LIVE.md`.
fn message(kind: u8, position: u32, rest: &[u8]) -> Vec<u8> {
    [&[kind], &position.to_be_bytes()[..], rest].concat()
}

fn moves(position: u32, moves: &[u8]) -> Vec<u8> {
    message(5, position, moves)
}

fn roll(position: u32, roll: u8, commitment: &[u8; 32]) -> Vec<u8> {
    message(6, position, &[&[roll], &commitment[..]].concat())
}

fn commit(position: u32, commitment: &[u8; 32]) -> Vec<u8> {
    message(7, position, commitment)
}

fn reveal(position: u32, secret: &[u8; 32]) -> Vec<u8> {
    message(8, position, secret)
}

fn mark(position: u32, keep: u8) -> Vec<u8> {
    message(10, position, &[keep])
}

fn hello(live: &LiveGame, length: u32, head: Head, bound: u8) -> Vec<u8> {
    let start = [&[1, VERSION], &live.table().id()[..], &[1]].concat();
    [&start[..], &length.to_be_bytes(), &head.0, &[bound]].concat()
}

/// Ann hosts and begins. The guest cheats.
fn pair() -> Pair {
    Pair::met(table(rules("yatzy"), &[true, false], Start::Seating), 11)
}

/// The same, after this many wishes: a roll, a score, a roll, a score, by each side in turn.
fn after(wishes: usize) -> Pair {
    let mut pair = pair();
    for wish in 0..wishes {
        let side = wish / 2 % 2;
        match wish % 2 {
            0 => pair.acts(side, FIRST),
            _ => pair.acts(side, Action::Score(Slot(14 - (wish / 4) as u8))),
        }
    }
    pair
}

/// Checks that the host refuses this, does not change, and goes on with an honest guest.
#[track_caller]
fn check(pair: &Pair, bytes: &[u8], why: Why) {
    let mut pair = pair.clone();
    let before = pair.sides[HOST].live().cloned();
    let (secret, now) = (pair.secret(), pair.now);
    let refused = pair.sides[HOST].receive(bytes, now, secret);
    let refused = refused.expect_err("a cheat");
    assert_eq!(refused.why, why);
    assert_eq!(refused.at, before.as_ref().map_or(0, LiveGame::len));
    assert!(pair.sides[HOST].live() == before.as_ref());
    if pair.stages() == [Stage::Together; 2] {
        pair.deliver_all();
        pair.play(4);
        assert_eq!(pair.game(0), pair.game(1));
    }
}

const NOISE: [u8; 32] = [9; 32];

#[test]
fn actions_out_of_turn() {
    let start = pair();
    check(&start, &roll(0, 0, &NOISE), Why::NotTheirs(0));
    check(&start, &moves(0, &[0]), Why::NotTheirs(0));
    check(&start, &moves(0, &[64]), Why::Rules(Refused::NothingToUndo));
    check(&start, &commit(0, &NOISE), Why::NoRoll);
    check(&start, &reveal(0, &NOISE), Why::NoRoll);
    // The host has rolled. The guest fills the host's box and rolls the host's dice.
    let rolled = after(1);
    check(&rolled, &moves(1, &[14]), Why::NotTheirs(0));
    check(&rolled, &roll(1, 3, &NOISE), Why::NotTheirs(0));
    // The host has scored. The guest takes the score back.
    check(&after(2), &moves(2, &[64]), Why::NotTheirs(0));
}

#[test]
fn illegal_actions() {
    let guest = after(2);
    check(&guest, &moves(2, &[0]), Why::Rules(Refused::RollFirst));
    check(
        &guest,
        &roll(2, 1, &NOISE),
        Why::Rules(Refused::NothingToKeep),
    );
    check(
        &guest,
        &roll(2, 64, &NOISE),
        Why::Rules(Refused::StartIsDecided),
    );
    let rolled = after(3);
    check(
        &rolled,
        &roll(3, 0b100_000, &NOISE),
        Why::Rules(Refused::WrongDice),
    );
    let unknown = Why::Rules(Refused::NoSuchCategory(Slot(40)));
    check(&rolled, &moves(3, &[40]), unknown);
    // A good move and a bad one: both are refused.
    check(&rolled, &moves(3, &[0, 1]), Why::NotTheirs(0));
    let filled = Why::Rules(Refused::Filled(Slot(14)));
    check(&after(7), &moves(7, &[14]), filled);
    let mut last = after(3);
    last.acts(GUEST, Action::Roll(Keep::from_bits(1)));
    last.acts(GUEST, Action::Roll(Keep::from_bits(1)));
    check(&last, &roll(5, 1, &NOISE), Why::Rules(Refused::NoRollsLeft));
    // Before the first turn only a roll for the start is possible.
    let start = Pair::met(table(rules("yatzy"), &[false, true], Start::Roll), 11);
    check(&start, &roll(0, 0, &NOISE), Why::Rules(Refused::StartFirst));
    check(&start, &moves(0, &[0]), Why::Rules(Refused::StartFirst));
    // After the last turn nothing is possible.
    let mut over = pair();
    over.play(usize::MAX);
    assert!(matches!(over.game(HOST).phase(), Phase::Over(_)));
    let length = over.live(HOST).len() as u32;
    check(
        &over,
        &roll(length, 0, &NOISE),
        Why::Rules(Refused::GameOver),
    );
}

#[test]
fn repeated_and_misordered_messages() {
    let mut pair = pair();
    let mut seen: Vec<Vec<u8>> = Vec::new();
    for side in [HOST, HOST, GUEST, GUEST, HOST] {
        let wish = match pair.live(HOST).len() % 2 {
            0 => FIRST,
            _ => Action::Score(Slot(14)),
        };
        pair.act(side, wish).expect("a wish");
        while pair.under_way.iter().any(|it| !it.is_empty()) {
            seen.extend(pair.under_way[HOST].front().cloned());
            pair.deliver(HOST);
            pair.deliver(GUEST);
        }
    }
    // The guest repeats all its messages.
    assert_eq!(seen.len(), 2 + 2 + 1 + 2);
    for old in &seen {
        let theirs = u32::from_be_bytes(old[1..5].try_into().expect("a position"));
        check(&pair, old, Why::Position { theirs, ours: 5 });
    }
    let ahead = Why::Position { theirs: 6, ours: 5 };
    check(&pair, &moves(6, &[0]), ahead);
    let (live, head) = (pair.live(HOST), pair.live(HOST).head());
    check(&pair, &hello(live, 5, head, 0), Why::NotNow);
    check(&pair, &[2, VERSION], Why::NotNow);
    check(&pair, &[4, 1, b'A'], Why::NotNow);
    let table = [&[3], &live.table().to_bytes()[..]].concat();
    check(&pair, &table, Why::NotNow);
}

#[test]
fn chosen_dice() {
    // The host rolls.
    let mut pair = pair();
    pair.act(HOST, FIRST).expect("a roll");
    let said = pair.under_way[GUEST][0].clone();
    check(&pair, &reveal(0, &NOISE), Why::NotBound);
    check(&pair, &roll(0, 0, &NOISE), Why::NotTheirs(0));
    // The guest commits itself, then commits itself to something else, then reveals another secret.
    let mut bound = pair.clone();
    bound.deliver(GUEST);
    bound.deliver(HOST);
    check(&bound, &commit(0, &NOISE), Why::SecondCommitment);
    check(&bound, &reveal(0, &NOISE), Why::WrongReveal);
    check(&bound, &moves(0, &[64]), Why::RollIsOn);
    // The guest copies the host's commitment, and then reveals the host's own secret.
    let copied: [u8; 32] = said[6..].try_into().expect("a commitment");
    let mut copy = pair.clone();
    let secret = copy.secret();
    let told = copy.sides[HOST].receive(&commit(0, &copied), 1000, secret);
    let told = told.expect("a commitment like any other");
    let secret: [u8; 32] = told[0][5..].try_into().expect("a secret");
    copy.under_way[GUEST].clear();
    let mut stuck = copy.clone();
    stuck.sides[GUEST].disconnected();
    check(&stuck, &reveal(0, &secret), Why::WrongReveal);
    // The guest rolls, and then wants another roll or something else.
    let mut guest = after(2);
    guest.act(GUEST, FIRST).expect("a roll");
    guest.deliver(HOST);
    check(&guest, &roll(2, 0, &NOISE), Why::SecondCommitment);
    check(&guest, &commit(2, &NOISE), Why::SecondCommitment);
    check(&guest, &reveal(2, &NOISE), Why::WrongReveal);
    check(&guest, &moves(2, &[14]), Why::RollIsOn);
    // The host's player has no other choice then either.
    let secret = guest.secret();
    let undo = guest.sides[HOST].act(Action::Undo, secret);
    assert_eq!(undo.expect_err("too late").why, Why::RollIsOn);
}

/// A commitment for one roll is not valid for another.
#[test]
fn a_commitment_cannot_be_moved() {
    let rolled = after(3);
    let live = rolled.live(GUEST);
    let secret = Secret::new(NOISE);
    let here = RollContext {
        head: live.head(),
        position: 3,
        roll: Roll::Keep(Keep::from_bits(1)),
    };
    let others = [
        RollContext {
            head: live.head_at(2).expect("two events"),
            ..here
        },
        RollContext {
            position: 2,
            ..here
        },
        RollContext {
            roll: Roll::Keep(Keep::from_bits(2)),
            ..here
        },
        RollContext {
            roll: Roll::Start,
            ..here
        },
    ];
    let other_roles = others.map(|it| it.commitment(Role::Roller, &secret));
    let other_roles = other_roles.into_iter();
    let moved = other_roles.chain([here.commitment(Role::Other, &secret)]);
    for commitment in moved {
        let mut pair = rolled.clone();
        let bytes = roll(3, 1, commitment.bytes());
        let mine = pair.secret();
        let answer = pair.sides[HOST].receive(&bytes, pair.now, mine);
        assert_eq!(answer.expect("bound to something").len(), 2);
        pair.sides[GUEST].disconnected();
        check(&pair, &reveal(3, &NOISE), Why::WrongReveal);
    }
    // The right one is accepted.
    let mut pair = rolled;
    let good = here.commitment(Role::Roller, &secret);
    for bytes in [roll(3, 1, good.bytes()), reveal(3, &NOISE)] {
        let mine = pair.secret();
        let answer = pair.sides[HOST].receive(&bytes, pair.now, mine);
        answer.expect("the next legal thing");
    }
    assert_eq!(pair.live(HOST).len(), 4);
}

/// Marked dice are shown at the other side until something happens. Nobody marks dice of others, or those that do not lie there.
#[test]
fn marked_dice() {
    let keep = |bits| Keep::from_bits(bits);
    let mut pair = pair();
    assert_eq!(pair.sides[HOST].mark(keep(1)), [[0; 0]; 0]);
    check(&pair, &mark(0, 1), Why::NotNow);
    pair.act(HOST, FIRST).expect("a roll");
    assert_eq!(pair.sides[HOST].mark(keep(1)), [[0; 0]; 0]);
    pair.deliver_all();
    assert_eq!(pair.sides[GUEST].mark(keep(1)), [[0; 0]; 0]);
    check(&pair, &mark(1, 1), Why::NotTheirs(0));
    for bits in [0b101, 0b11111, 0] {
        let told = pair.sides[HOST].mark(keep(bits));
        assert_eq!(told, [mark(1, bits)]);
        pair.under_way[GUEST].extend(told);
        pair.deliver_all();
        assert_eq!(pair.sides[GUEST].their_keep(), Some(keep(bits)));
    }
    assert_eq!(pair.sides[HOST].mark(keep(0b10_0000)), [[0; 0]; 0]);
    pair.act(HOST, Action::Score(Slot(14))).expect("a score");
    pair.deliver_all();
    assert_eq!(pair.sides[GUEST].their_keep(), None);

    // The guest marks dice while the host takes a score back.
    pair.act(GUEST, FIRST).expect("a roll");
    pair.deliver_all();
    let late = mark(3, 1);
    check(&pair, &mark(3, 0b10_0000), Why::NotNow);
    check(&pair, &mark(2, 1), Why::Position { theirs: 2, ours: 3 });
    pair.under_way[HOST].push_back(late);
    pair.deliver_all();
    assert_eq!(pair.sides[HOST].their_keep(), Some(keep(1)));
    pair.lose();
    pair.connect();
    pair.deliver_all();
    assert_eq!(pair.sides[HOST].their_keep(), None);
}

#[test]
fn invalid_messages() {
    let guest = after(2);
    let good = [
        hello(guest.live(HOST), 2, guest.live(HOST).head(), 0),
        vec![2, VERSION],
        moves(2, &[14]),
        roll(2, 0, &NOISE),
        commit(2, &NOISE),
        reveal(2, &NOISE),
        mark(2, 1),
        vec![9, 0],
    ];
    for message in good {
        for length in 0..message.len() {
            // A message holds any number of moves, but at least one.
            check(&guest, &message[..length], Why::Unreadable);
        }
        if message[0] != 5 {
            let longer = [&message[..], &[0]].concat();
            check(&guest, &longer, Why::Unreadable);
        }
    }
    check(&guest, &[0], Why::Unreadable);
    check(&guest, &[10, 0, 0, 0], Why::Unreadable);
    check(&guest, &mark(2, 64), Why::Unreadable);
    check(&guest, &[11, 0, 0, 0, 2, 0], Why::Unreadable);
    check(&guest, &[9, 6], Why::Unreadable);
    check(&guest, &moves(2, &[65]), Why::Unreadable);
    check(&guest, &roll(2, 65, &NOISE), Why::Unreadable);
    check(&guest, &moves(2, &[0; 256]), Why::Unreadable);
    check(&guest, &[4, 2, 0xff, 0xff], Why::Unreadable);
    check(&guest, &[4, 81], Why::Unreadable);
    check(&guest, &[1, VERSION + 1, 7, 7], Why::Version(VERSION + 1));
    check(&guest, &[2, 0], Why::Version(0));
    let long = vec![5; MAX_MESSAGE + 1];
    check(&guest, &long, Why::TooLong(MAX_MESSAGE + 1));
}

#[test]
fn too_many_messages() {
    let mut pair = pair();
    pair.now += 60_000;
    let mut answers = Vec::new();
    for _ in 0..Rate::BURST + 5 {
        let (secret, now) = (pair.secret(), pair.now);
        let answer = pair.sides[HOST].receive(&[0], now, secret);
        answers.push(answer.expect_err("nothing").why);
    }
    let (taken, refused) = answers.split_at(Rate::BURST as usize);
    assert!(taken.iter().all(|&why| why == Why::Unreadable));
    assert!(refused.iter().all(|&why| why == Why::TooMany));
    // After a time, messages are accepted again.
    pair.now += 1000;
    check(&pair, &[0], Why::Unreadable);
    let rate = Rate::new(5_000);
    let spent = (0..Rate::BURST).try_fold(rate, |rate, _| rate.after(5_000));
    let spent = spent.expect("as many as there are");
    assert_eq!(spent.after(5_000), None);
    assert_eq!(spent.after(0), None, "a clock that goes back");
    assert_eq!(spent.after(5_000 + 999 / Rate::PER_SECOND), None);
    assert!(spent.after(5_000 + 1000 / Rate::PER_SECOND + 1).is_some());
    let late = spent.after(u64::MAX).expect("all of them");
    assert_eq!(late, Rate::new(u64::MAX).after(u64::MAX).expect("one"));
}

/// A player changes their mind without end.
#[test]
fn endless_changes_of_kept_dice() {
    let mut pair = after(3);
    pair.acts(GUEST, Action::Roll(Keep::from_bits(1)));
    let toggle = |pair: &mut Pair, times: usize| {
        let position = pair.live(HOST).len() as u32;
        let (secret, now) = (pair.secret(), pair.now);
        let bytes = moves(position, &[0, 64].repeat(times));
        pair.sides[HOST].receive(&bytes, now, secret).map(|_| ())
    };
    while pair.live(HOST).len() + 254 <= LiveGame::MAX_EVENTS {
        toggle(&mut pair, 127).expect("a legal whim");
    }
    let why = toggle(&mut pair, 127).expect_err("too much");
    assert_eq!(why.why, Why::TooManyEvents);
    let left = LiveGame::MAX_EVENTS - pair.live(HOST).len();
    toggle(&mut pair, left / 2).expect("as many as there is room for");
    let full = LiveGame::MAX_EVENTS as u32;
    assert_eq!(pair.live(HOST).len() as u32, full);
    pair.sides[GUEST].disconnected();
    check(&pair, &roll(full, 1, &NOISE), Why::TooManyEvents);
    check(&pair, &moves(full, &[0]), Why::TooManyEvents);
    let live = pair.live(HOST);
    assert!(LiveGame::from_json(&live.to_json()).as_ref() == Ok(live));
}

#[test]
fn impossible_own_actions() {
    let mut pair = after(2);
    let tries = |pair: &mut Pair, side: usize, action| {
        let before = pair.live(side).clone();
        let why = pair.act(side, action).expect_err("no wish").why;
        assert!(*pair.live(side) == before);
        why
    };
    assert_eq!(tries(&mut pair, HOST, FIRST), Why::NotYours(1));
    let spend = Action::Spend(rollkeep_rules::game::Millis(1));
    assert_eq!(tries(&mut pair, GUEST, spend), Why::Rules(Refused::NoClock));
    assert_eq!(tries(&mut pair, GUEST, Action::Undo), Why::NotYours(0));
    pair.act(GUEST, FIRST).expect("a roll");
    assert_eq!(tries(&mut pair, GUEST, FIRST), Why::RollIsOn);
    pair.deliver_all();
    pair.lose();
    assert_eq!(
        tries(&mut pair, GUEST, Action::Score(Slot(0))),
        Why::NotTogether
    );
    // One side is behind, and does not know it yet.
    pair.connect();
    pair.deliver_all();
    pair.act(GUEST, Action::Score(Slot(0))).expect("a score");
    pair.lose();
    pair.connect();
    pair.deliver(GUEST);
    let greeting = pair.under_way[HOST].len();
    pair.deliver(HOST);
    assert_eq!(greeting, 2);
    assert_eq!(tries(&mut pair, HOST, FIRST), Why::Behind);
    pair.deliver_all();
    pair.acts(HOST, FIRST);
}

/// Both act at the same moment: the score is taken back, the roll is cancelled, and nobody gets other dice by that.
#[test]
fn a_score_taken_back_while_the_other_begins_to_roll() {
    let mut pair = after(2);
    pair.act(GUEST, FIRST).expect("a roll");
    pair.act(HOST, Action::Undo).expect("a slip");
    let crossed = pair.under_way[HOST][0].clone();
    pair.deliver_all();
    assert_eq!(pair.game(HOST), pair.game(GUEST));
    assert_eq!(pair.live(HOST).len(), 3);
    assert_eq!(pair.sides[GUEST].unfinished(), None);
    // Messages cannot cross once the other side has answered.
    let mut seen = after(2);
    seen.acts(HOST, Action::Undo);
    seen.acts(HOST, Action::Score(Slot(3)));
    seen.acts(GUEST, FIRST);
    check(&seen, &crossed, Why::Position { theirs: 2, ours: 5 });
    // It is ignored once.
    check(&pair, &crossed, Why::Position { theirs: 2, ours: 3 });
    pair.play(6);
    assert_eq!(pair.game(HOST), pair.game(GUEST));
}
