//! What a player sees.

use rollkeep_rules::dice::Dice;
use rollkeep_rules::game::{Game, Phase};
use rollkeep_rules::{Card, Offer, RuleSet, Slot};

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
    /// How many of them were saved in earlier turns. They are used last.
    pub saved_left: u8,
    /// The boxes that may be filled with these dice. Never empty.
    pub legal: Vec<Slot>,
    /// The cards of all others who are still playing.
    pub others: Vec<&'a Card>,
}

impl<'a> View<'a> {
    /// The view of a player with this card, without the others.
    pub fn new(rules: &'a RuleSet, card: &'a Card, dice: Dice, rolls_left: u8) -> View<'a> {
        View {
            legal: rules
                .open_slots(card, rules.throw(dice.counts(), rolls_left))
                .collect(),
            others: Vec::new(),
            rules,
            card,
            dice,
            rolls_left,
            saved_left: 0,
        }
    }

    /// The view of the player whose turn it is in this game; `None` if there are no dice on the table.
    pub fn at_table(game: &'a Game) -> Option<View<'a>> {
        let Phase::Turn(turn) = game.phase() else {
            return None;
        };
        let (rules, cards) = (game.rules(), game.cards());
        let (hand, card) = (turn.hand?, cards.get(turn.seat)?);
        // Who is out of time cannot win any more.
        let each = cards.iter().enumerate();
        let others = each.filter(|(seat, _)| *seat != turn.seat && !game.out_of_time(*seat));
        Some(View {
            others: others.map(|(_, card)| card).collect(),
            saved_left: turn.saved_left(rules),
            ..View::new(rules, card, hand.dice, turn.rolls_left(rules))
        })
    }

    /// The totals of all who are still playing, its own among them, lowest first: so nobody can tell which belongs to whom.
    pub fn totals(&self) -> Vec<u16> {
        let all = self.others.iter().copied().chain([self.card]);
        let mut totals: Vec<u16> = all.map(|it| it.totals(self.rules).grand()).collect();
        totals.sort_unstable();
        totals
    }

    /// Returns whether it is worth rolling on: not with a saved roll that one of the turns to come will need. Each of them gets one.
    pub(super) fn may_roll_on(&self) -> bool {
        let open = self.rules.categories.len() - self.card.filled();
        let is_saved = self.saved_left == self.rolls_left;
        self.rolls_left > 0 && !(is_saved && usize::from(self.saved_left) < open)
    }

    /// What a legal box would score now.
    pub fn points(&self, slot: Slot) -> u16 {
        let throw = self.rules.throw(self.dice.counts(), self.rolls_left);
        match self.rules.offer(self.card, slot, throw) {
            Offer::Open { points, .. } => points,
            Offer::Closed(_) | Offer::Filled | Offer::Unknown => 0,
        }
    }

    /// The box that wins the game at once with these dice.
    pub(super) fn wins_at_once(&self) -> Option<Slot> {
        let throw = self.rules.throw(self.dice.counts(), self.rolls_left);
        let wins = self.rules.wins_at_once(self.card, throw);
        wins.filter(|_| !self.others.is_empty())
    }

    /// The legal box with the highest value; of equal ones the first.
    pub(super) fn highest<V: PartialOrd>(&self, value: impl Fn(Slot) -> V) -> Slot {
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
