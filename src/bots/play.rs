//! A game among players that are computers.

use super::{Player, View};
use crate::dice::{DiceSource, Keep, NoEntropy};
use crate::rules::{Card, Offer, RuleSet};
use crate::solver::Choice;

/// Why a game among computers was broken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foul {
    /// This player answered what the rules do not allow.
    Illegal(usize, Choice),
    /// There were no dice.
    NoDice,
}

impl From<NoEntropy> for Foul {
    fn from(_: NoEntropy) -> Foul {
        Foul::NoDice
    }
}

/// Plays a whole game in this order; gives the totals.
///
/// # Errors
/// [`Foul`] if a player answers what is not legal.
pub fn play(
    rules: &RuleSet,
    players: &mut [&mut dyn Player],
    dice: &mut impl DiceSource,
) -> Result<Vec<u16>, Foul> {
    let mut cards = vec![Card::new(rules); players.len()];
    for _ in rules.slots() {
        for (seat, player) in players.iter_mut().enumerate() {
            let mut totals: Vec<u16> = cards.iter().map(|c| c.totals(rules).grand()).collect();
            // Sorted, they do not tell whose is whose.
            totals.sort_unstable();
            let card = &mut cards[seat];
            turn(rules, seat, card, *player, &totals, dice)?;
        }
    }
    Ok(cards
        .iter()
        .map(|card| card.totals(rules).grand())
        .collect())
}

/// One turn, which fills a box of the card.
fn turn(
    rules: &RuleSet,
    seat: usize,
    card: &mut Card,
    player: &mut dyn Player,
    totals: &[u16],
    dice: &mut impl DiceSource,
) -> Result<(), Foul> {
    let mut hand = dice.throw(rules.dice.into())?;
    for left in (0..rules.throws).rev() {
        let mut view = View::new(rules, card, hand, left);
        view.totals = totals.to_vec();
        let choice = player.choose(&view);
        let illegal = Foul::Illegal(seat, choice);
        match choice {
            Choice::Score(slot) => {
                let Offer::Open { points, bonus } = rules.offer(card, slot, &hand.counts()) else {
                    return Err(illegal);
                };
                card.fill(slot, points, bonus);
                return Ok(());
            }
            Choice::Keep(_) if left == 0 => return Err(illegal),
            Choice::Keep(keep) => {
                if !keep.fits(hand.len()) {
                    return Err(illegal);
                }
                let thrown = dice.throw(hand.len() - keep.count())?;
                hand = hand.after(keep, &thrown).ok_or(illegal)?;
            }
        }
    }
    Err(Foul::Illegal(seat, Choice::Keep(Keep::NONE)))
}

impl std::fmt::Display for Foul {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Foul::Illegal(seat, choice) => write!(f, "player {seat} may not {choice:?}"),
            Foul::NoDice => f.write_str("there are no dice"),
        }
    }
}

impl std::error::Error for Foul {}
