//! Greetings and farewells that break the protocol.

use rollkeep_app::live::{
    Farewell, LiveGame, LiveTable, Session, Side, Stage, TableError, VERSION, Why,
};
use rollkeep_rules::Slot;
use rollkeep_rules::dice::Keep;
use rollkeep_rules::game::{Action, Start};

use super::super::live_pair::{Pair, table};
use super::super::script::rules;
use super::{FIRST, GUEST, HOST, after, check, hello, moves, pair};

/// A side that claims not to have what it had gets an answer that says so, and nothing else.
#[test]
fn pretended_loss_of_events() {
    let greeted = |mut pair: Pair| {
        pair.lose();
        let now = pair.now;
        pair.sides[HOST].connected(now);
        pair
    };
    let greeting = |pair: &Pair, length: usize, bound| {
        let live = pair.live(HOST);
        let head = live.head_at(length).expect("so many events");
        hello(live, length as u32, head, bound)
    };
    let there = Why::Forgotten { here: false };
    // A roll of the host to which the guest was committed; a score of the guest.
    let rolled = greeted(after(5));
    check(&rolled, &greeting(&rolled, 4, 0), there);
    check(&rolled, &greeting(&rolled, 4, 1), there);
    let scored = greeted(after(4));
    check(&scored, &greeting(&scored, 3, 0), there);
    // It claims to have none of the game, though it was committed to the first roll.
    let mut bound = pair();
    bound.act(HOST, FIRST).expect("a roll");
    bound.deliver(GUEST);
    bound.deliver(HOST);
    let bound = greeted(bound);
    check(&bound, &[2, VERSION], there);
    check(&bound, &greeting(&bound, 0, 0), there);
    check(&bound, &greeting(&bound, 0, 2)[..40], Why::Unreadable);
    // Without a commitment it may join again.
    let mut unbound = pair();
    unbound.act(HOST, FIRST).expect("a roll");
    unbound.lose();
    unbound.sides[GUEST] = Session::joining(Vec::new());
    unbound.connect();
    unbound.deliver_all();
    assert_eq!(unbound.stages(), [Stage::Together; 2]);
    assert_eq!(unbound.sides[HOST].unfinished(), None);
    unbound.play(6);
    assert_eq!(unbound.game(HOST), unbound.game(GUEST));
}

/// What is refused before the game starts.
#[test]
fn invalid_greetings() {
    let mut pair = after(6);
    pair.lose();
    let now = pair.now;
    assert_eq!(pair.sides[HOST].connected(now).len(), 1);
    let live = pair.live(HOST).clone();
    let head = |length| live.head_at(length).expect("so many events");
    let greet = |length: usize, bound| hello(&live, length as u32, head(length), bound);
    check(&pair, &hello(&live, 6, head(5), 0), Why::Fork);
    check(&pair, &hello(&live, 0, head(5), 0), Why::Fork);
    let endless = LiveGame::MAX_EVENTS as u32 + 1;
    check(
        &pair,
        &hello(&live, endless, head(5), 0),
        Why::TooManyEvents,
    );
    let other = LiveTable::new(
        [8; 16],
        1,
        live.table().setup().clone(),
        &live.table().sides(),
    );
    let other = LiveGame::new(other.expect("a table"), Side::Guest);
    check(&pair, &hello(&other, 0, other.head(), 0), Why::OtherGame);
    // Another page of the host's own device.
    let mut own = hello(&live, 6, head(6), 0);
    own[18] = 0;
    check(&pair, &own, Why::OtherGame);
    own[18] = 2;
    check(&pair, &own, Why::Unreadable);
    let (there, here) = (
        Why::Forgotten { here: false },
        Why::Forgotten { here: true },
    );
    // The guest claims not to have its own score or its own roll.
    check(&pair, &greet(3, 0), there);
    check(&pair, &greet(2, 2), there);
    // It claims a secret of a roll to which nobody is committed.
    check(&pair, &greet(6, 2), here);
    check(&pair, &[2, VERSION], there);
    check(&pair, &moves(6, &[0]), Why::NotNow);
    check(&pair, &[1, 9], Why::Version(9));
    // A side that is committed and does not know it.
    pair.connect();
    pair.deliver_all();
    pair.acts(GUEST, Action::Roll(Keep::NONE));
    pair.acts(GUEST, Action::Score(Slot(2)));
    pair.act(HOST, FIRST).expect("a roll");
    pair.deliver(GUEST);
    pair.deliver(HOST);
    pair.lose();
    let now = pair.now;
    pair.sides[HOST].connected(now);
    let live = pair.live(HOST).clone();
    check(&pair, &hello(&live, 8, live.head(), 0), there);
    // A guest that has not joined yet, without a seat or with other names than its own.
    let fresh = table(rules("yatzy"), &[true, false, false], Start::Seating);
    let mut pair = Pair::new(fresh, 3);
    pair.connect();
    check(&pair, &[4, 1, b'A', 1, b'B'], Why::NotNow);
    let secret = pair.secret();
    let offered = pair.sides[HOST].receive(&[2, VERSION], 0, secret);
    assert_eq!(offered.expect("a table").len(), 1);
    check(&pair, &[4, 1, b'B'], Why::Table(TableError::Seats));
    for names in [
        &[4, 1, b'B', 0][..],
        &[4, 1, b'B', 1, b'B'],
        &[4, 3, b'A', b'n', b'n', 1, b'B'],
    ] {
        let mut pair = pair.clone();
        let secret = pair.secret();
        let why = pair.sides[HOST].receive(names, 0, secret);
        let why = why.expect_err("bad names").why;
        assert!(matches!(why, Why::Table(TableError::Setup(_))), "{why:?}");
        assert_eq!(pair.stages()[HOST], Stage::Waiting);
    }
    assert_eq!(Session::joining(Vec::new()).stage(), Stage::Disconnected);
}

#[test]
fn farewells() {
    for why in [Farewell::Leaving, Farewell::Fork, Farewell::Refused] {
        let mut pair = after(3);
        let before = pair.live(HOST).clone();
        let (secret, now) = (pair.secret(), pair.now);
        let answer = pair.sides[HOST].receive(&why.to_bytes(), now, secret);
        assert_eq!(answer, Ok(Vec::new()));
        assert_eq!(pair.sides[HOST].stage(), Stage::Ended(why));
        assert!(*pair.live(HOST) == before);
        check(&pair, &moves(3, &[0]), Why::NotNow);
        pair.lose();
        pair.connect();
        pair.deliver_all();
        pair.play(4);
    }
}
