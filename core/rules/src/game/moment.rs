//! Events that are worth a cheer.

use super::{Event, Game, Hand, Phase, SeatKind};

/// An event that is worth a cheer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The dice are a Yahtzee under these rules: as many alike as its box asks for.
    Yahtzee,
    /// A score brought the bonus for an extra Yahtzee.
    ExtraYahtzee,
    /// The upper section has earned its bonus.
    UpperBonus,
    /// A person has taken the lead in the last third of the game.
    Lead,
    /// A person has won against others.
    Win,
}

impl Moment {
    /// Returns why this event is worth a cheer, if it is; the greatest of several reasons.
    pub fn of(before: &Game, after: &Game, event: Event) -> Option<Moment> {
        match event {
            Event::Rolled { .. } => after.rolled_yahtzee().then_some(Moment::Yahtzee),
            Event::Scored(_) => Moment::of_score(before, after),
            Event::RolledForStart(_) | Event::Undone | Event::Reopened | Event::Spent(_) => None,
        }
    }

    fn of_score(before: &Game, after: &Game) -> Option<Moment> {
        let last = after.last_score()?;
        let seats = after.setup().seats();
        if let Phase::Over(outcome) = after.phase()
            && let [winner] = outcome.winners[..]
            && seats.len() > 1
            && seats[winner].kind == SeatKind::Person
        {
            return Some(Moment::Win);
        }
        if last.bonus > 0 {
            return Some(Moment::ExtraYahtzee);
        }
        let bonus = |game: &Game| game.cards()[last.seat].totals(game.rules()).upper_bonus;
        if bonus(after) > bonus(before) {
            return Some(Moment::UpperBonus);
        }
        let passed = !before.leads_alone(last.seat) && after.leads_alone(last.seat);
        // Before, a lead comes and goes.
        let late = 3 * after.cards()[last.seat].filled() > 2 * after.rules().categories.len();
        let person = seats[last.seat].kind == SeatKind::Person;
        let ended = matches!(after.phase(), Phase::Over(_));
        (passed && late && person && !ended).then_some(Moment::Lead)
    }
}

impl Game {
    /// Returns whether this seat has more points than every other.
    fn leads_alone(&self, seat: usize) -> bool {
        match self.ranking()[..] {
            [first, second, ..] => first.seat == seat && second.rank > 1,
            [_] | [] => false,
        }
    }

    /// Returns whether all dice on the table show the same face.
    pub fn all_dice_equal(&self) -> bool {
        self.hand().is_some_and(|hand| {
            let faces = hand.dice.faces();
            faces.iter().all(|face| *face == faces[0])
        })
    }

    /// Returns whether the last roll made what the box for the most of one face asks for: in Yahtzie, five of the six. Dice
    /// that were kept and showed it already are no news.
    fn rolled_yahtzee(&self) -> bool {
        let rules = self.rules();
        let slot = rules.yahtzee_slot();
        let made = |hand: Hand, slot| {
            let pattern = &rules.category(slot).pattern;
            pattern.holds(&hand.dice.counts()) && !pattern.holds(&hand.dice.kept(hand.kept))
        };
        self.hand()
            .zip(slot)
            .is_some_and(|(hand, slot)| made(hand, slot))
    }
}
