//! Cheers for good moments, in a few words.

use super::{categories, play};
use rollkeep_rules::RuleSet;
use rollkeep_rules::game::{Game, Moment, Phase};

messages!("moments");

/// The latest moment of this game: "Yahtzee!", "Upper bonus +35", "Ben takes the lead".
pub fn moment(game: &Game, moment: Moment) -> String {
    let rules = game.rules();
    let last = game.last_score();
    let name = last.map_or("", |last| game.setup().seats()[last.seat].name.as_str());
    match moment {
        Moment::Yahtzee if is_first_roll(game) => at_once(&equal_dice(rules)),
        Moment::Yahtzee => all_equal(&equal_dice(rules)),
        Moment::ExtraYahtzee => extra(&equal_dice(rules), last.map_or(0, |last| last.bonus)),
        Moment::UpperBonus => upper_bonus(last.map_or(0, |last| earned(game, last.seat))),
        Moment::Lead => takes_lead(name),
        Moment::Win => play::wins(name),
    }
}

/// The upper bonus of this seat.
fn earned(game: &Game, seat: usize) -> u16 {
    game.cards()[seat].totals(game.rules()).upper_bonus
}

fn is_first_roll(game: &Game) -> bool {
    match game.phase() {
        Phase::Turn(turn) => turn.hand.is_some_and(|hand| hand.rolls == 1),
        Phase::Starting(_) | Phase::Over(_) => false,
    }
}

/// The name for equal dice under these rules: that of their box.
fn equal_dice(rules: &RuleSet) -> String {
    let slot = rules.yahtzee_slot();
    slot.map_or(String::new(), |slot| {
        categories::name(&rules.category(slot).id)
    })
}
