//! Frequent questions about the game on the table.

use rollkeep_rules::game::{Event, Game, Phase};
use rollkeep_rules::{Offer, Slot};

/// The number of people at the table.
pub(super) fn people(game: &Game) -> usize {
    game.setup().people().count()
}

/// Returns the seat whose card is shown by default: the one whose turn it is, or the winner.
pub fn whose(game: &Game) -> Option<usize> {
    match game.phase() {
        Phase::Over(_) => game.ranking().first().map(|place| place.seat),
        Phase::Starting(_) | Phase::Turn(_) => game.seat_at_turn(),
    }
}

/// Returns what the active card offers in this box.
pub fn offer(game: &Game, slot: Slot) -> Option<Offer> {
    let hand = game.hand()?;
    let card = &game.cards()[game.seat_at_turn()?];
    Some(game.rules().offer(card, slot, hand.throw()))
}

/// Returns what this box of the active card falls to after another roll that leaves the dice as they are.
pub fn falls_to(game: &Game, slot: Slot) -> Option<u16> {
    let throw = game.hand()?.throw();
    let card = &game.cards()[game.seat_at_turn()?];
    game.rules().falls_to(card, slot, throw)
}

/// Returns whether this box scores 0 while another one would score more, or rolls are left.
pub fn is_needless_zero(game: &Game, slot: Slot) -> bool {
    let points = |slot| match offer(game, slot) {
        Some(Offer::Open { points, bonus }) => Some(points + bonus),
        _ => None,
    };
    let others = || game.rules().slots().any(|other| points(other) > Some(0));
    points(slot) == Some(0) && (game.rolls_left() > 0 || others())
}

/// Returns how often dice were rolled so far.
pub(super) fn rolls_of(game: &Game) -> usize {
    let rolled = |event: &&Event| matches!(event, Event::Rolled { .. });
    game.log().iter().filter(rolled).count()
}
