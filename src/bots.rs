//! Players that are computers.
//!
//! A [`Player`] gets a [`View`], which shows what anyone at the table may see, and answers with the
//! dice it keeps or the box it fills. There are five, of rising strength; others can be added.
//!
//! A hundred thousand games alone under the official rules, as the example `players` plays them:
//!
//! | player | mean | standard deviation |
//! |---|---|---|
//! | novice | 194.2 ± 0.2 | 62.0 |
//! | casual | 211.4 ± 0.2 | 51.8 |
//! | skilled | 245.1 ± 0.2 | 58.9 |
//! | perfect | 254.5 ± 0.2 (solved: 254.588) | 59.3 |
//!
//! Alone, the rival plays like the perfect player. Of 20,000 games for two it wins
//! 51.1 ± 0.35 per cent against the perfect player; among five of those, 17.5 ± 0.3 instead of the
//! fair share of 16.7. The readme has the other rule sets.

mod alone;
mod bot_game;
mod casual;
mod novice;
mod par;
mod perfect;
mod play;
mod remaining_points;
mod rival;
mod skilled;
mod turn_plan;

use std::sync::Arc;

pub use alone::{perfect_game, play_alone};
pub use bot_game::{BotGame, IllegalChoice};
pub use casual::Casual;
pub use novice::Novice;
pub use perfect::Perfect;
pub use play::{PlayError, play};
pub use rival::Rival;
pub use skilled::Skilled;

use crate::dice::Dice;
pub use crate::game::Strength;
use crate::rules::{Card, Offer, RuleSet, Slot};
use crate::solver::{Choice, Policy};

/// What a player sees when it is its turn and dice lie on the table.
#[derive(Clone, Debug)]
pub struct View<'a> {
    /// The rules of the game.
    pub rules: &'a RuleSet,
    /// The player's own card.
    pub card: &'a Card,
    /// The dice as they lie.
    pub dice: Dice,
    /// How many more rolls there are, 0 after the last.
    pub rolls_left: u8,
    /// The boxes that may be filled with these dice. Never empty.
    pub legal: Vec<Slot>,
    /// The totals of all who are still playing, its own among them, in no particular order.
    pub totals: Vec<u16>,
    /// How many of the others have one box fewer to fill, because they had their turn of this round before it.
    pub before: usize,
}

impl<'a> View<'a> {
    /// The view of a player with this card, without the others.
    pub fn new(rules: &'a RuleSet, card: &'a Card, dice: Dice, rolls_left: u8) -> View<'a> {
        View {
            legal: rules.open_slots(card, &dice.counts()).collect(),
            totals: Vec::new(),
            before: 0,
            rules,
            card,
            dice,
            rolls_left,
        }
    }

    /// What a legal box would score now.
    pub fn points(&self, slot: Slot) -> u16 {
        match self.rules.offer(self.card, slot, &self.dice.counts()) {
            Offer::Open { points, .. } => points,
            Offer::Closed(_) | Offer::Filled | Offer::Unknown => 0,
        }
    }

    /// The legal box with the highest value; of equal ones the first.
    fn highest<V: PartialOrd>(&self, value: impl Fn(Slot) -> V) -> Slot {
        let mut best: Option<(V, Slot)> = None;
        for &slot in &self.legal {
            let value = value(slot);
            if best.as_ref().is_none_or(|(top, _)| value > *top) {
                best = Some((value, slot));
            }
        }
        best.map_or(Slot(0), |(_, slot)| slot)
    }
}

/// A computer player.
pub trait Player: Send {
    /// What to do now: keep some dice while there are rolls left, or fill a legal box.
    fn choose(&mut self, view: &View) -> Choice;
}

/// Makes equal players, one for each game that is played at the same time.
pub type PlayerFactory = Box<dyn Fn() -> Box<dyn Player> + Send>;

/// A factory of copies of this player.
pub fn copies(player: impl Player + Clone + 'static) -> PlayerFactory {
    Box::new(move || Box::new(player.clone()))
}

impl Strength {
    /// A player of this strength. Only the two strongest use the policy.
    pub fn player(self, policy: &Arc<Policy>) -> Box<dyn Player> {
        self.players(policy)()
    }

    /// A player of this strength, if it needs no solved rules.
    pub fn unaided(self, rules: &RuleSet) -> Option<Box<dyn Player>> {
        match self {
            Strength::Novice => Some(Box::new(Novice)),
            Strength::Casual => Some(Box::new(Casual::new(rules))),
            Strength::Skilled | Strength::Perfect | Strength::Rival => None,
        }
    }

    /// A factory of players of this strength.
    pub fn players(self, policy: &Arc<Policy>) -> PlayerFactory {
        match self {
            Strength::Novice => copies(Novice),
            Strength::Casual => copies(Casual::new(policy.rules())),
            Strength::Skilled => copies(Skilled::new(policy.rules())),
            Strength::Perfect => copies(Perfect::new(policy.clone())),
            Strength::Rival => copies(Rival::new(policy.clone())),
        }
    }
}
