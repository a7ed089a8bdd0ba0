//! Messages with random changes.

use rollkeep_app::live::{MAX_MESSAGE, Secret, Session};
use rollkeep_rules::catalogue;
use rollkeep_rules::game::{Game, Start};

use super::super::live_pair::{Pair, table};
use super::{GUEST, HOST, after};

/// Changes a hundred thousand messages: none panics, and whatever is accepted is a game that the rules allow, with
/// proven dice, in which nothing of this side changed.
#[test]
fn mutated_messages() {
    let (mut taken, mut refused) = (0u32, 0u32);
    for seed in 0..40 {
        let rules = &catalogue::all()[seed as usize % catalogue::all().len()];
        let hosts = [seed % 3 == 0, seed % 3 != 0];
        let start = [Start::Seating, Start::Roll][seed as usize % 2];
        let mut pair = Pair::new(table(rules, &hosts, start), seed);
        pair.connect();
        for _ in 0..70 {
            for to in [HOST, GUEST] {
                let Some(message) = pair.under_way[to].front().cloned() else {
                    continue;
                };
                for _ in 0..20 {
                    let (session, secret) = (pair.sides[to].clone(), pair.secret());
                    match mutated(&mut pair, &message, session, secret) {
                        true => taken += 1,
                        false => refused += 1,
                    }
                }
                pair.deliver(to);
            }
            if pair.under_way.iter().all(|it| it.is_empty()) && pair.sides[0].live().is_some() {
                let side = pair.at_turn().unwrap_or(0);
                if let Some(wish) = pair.any_wish(side) {
                    let _ = pair.act(side, wish);
                }
            }
            if pair.below(20) == 0 {
                pair.lose();
                pair.connect();
            }
        }
    }
    // As many messages of random bytes, at any point of a game.
    let mut pair = after(5);
    for _ in 0..60_000 {
        let length = pair.below(60);
        let mut noise = vec![0; length];
        noise.fill_with(|| pair.below(256) as u8);
        if let Some(kind) = noise.first_mut() {
            *kind %= 11;
        }
        let (session, secret) = (pair.sides[HOST].clone(), pair.secret());
        match mutated(&mut pair, &noise, session, secret) {
            true => taken += 1,
            false => refused += 1,
        }
    }
    assert!(taken + refused >= 100_000, "{taken} {refused}");
    assert!(taken > 1_000 && refused > 50_000, "{taken} {refused}");
}

/// Returns whether this message, changed somewhere, is accepted. Checks that the session is sound either way.
#[track_caller]
fn mutated(pair: &mut Pair, message: &[u8], mut session: Session, secret: Secret) -> bool {
    let mut bytes = message.to_vec();
    for _ in 0..1 + pair.below(3) {
        let (at, byte) = (pair.below(bytes.len()), pair.below(256) as u8);
        match pair.below(6) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, byte),
            2 => bytes.extend(message.iter().take(at)),
            3 if !bytes.is_empty() => bytes[at] ^= 1 << (byte % 8),
            _ if !bytes.is_empty() => bytes[at] = byte,
            _ => {}
        }
    }
    let before = session.live().cloned();
    let stage = session.stage();
    let answer = session.receive(&bytes, pair.now, secret);
    let Ok(answer) = answer else {
        assert!(session.live() == before.as_ref());
        assert_eq!(session.stage(), stage);
        return false;
    };
    assert!(answer.iter().all(|it| it.len() <= MAX_MESSAGE));
    let (Some(before), Some(now)) = (&before, session.live()) else {
        return true;
    };
    if now.table() != before.table() {
        // Other names, before the game started.
        assert!(before.is_empty() && now.is_empty());
        return true;
    }
    assert!(now.game().log().starts_with(before.game().log()));
    assert!(now.verify().is_ok());
    let replayed = Game::replay(now.table().setup().clone(), now.game().log().to_vec());
    assert_eq!(replayed.as_ref(), Ok(now.game()));
    for seat in (0..now.game().cards().len()).filter(|&seat| now.is_mine(seat)) {
        assert_eq!(now.game().cards()[seat], before.game().cards()[seat]);
    }
    true
}
