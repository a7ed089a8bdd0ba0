//! The casual player.

use super::par::pace;
use super::{Player, View};
use crate::Choice;
use rollkeep_rules::dice::{Counts, Face};
use rollkeep_rules::{Pattern, RuleSet, Section, Slot};

/// Plays now and then, and knows the boxes but not the odds. Goes for the open box that is worth most,
/// where each die that it lacks makes a box half as attractive; keeps the dice that belong to it and
/// rolls the rest. Takes a box of more than 20 fixed points as soon as the dice fit it. Wants three of a kind or more in
/// the upper boxes and takes fewer only of low faces; saves Chance for a roll that fits nothing;
/// crosses out the box that seems hardest to get. Of saved rolls, leaves one for each turn to come.
#[derive(Clone, Debug)]
pub struct Casual {
    /// The most that each box can score.
    most: Vec<u16>,
}

impl Casual {
    /// A player for these rules.
    pub fn new(rules: &RuleSet) -> Casual {
        let most = rules.slots().map(|slot| rules.max_points(slot));
        Casual {
            most: most.collect(),
        }
    }

    fn most(&self, slot: Slot) -> u16 {
        self.most.get(slot.index()).copied().unwrap_or(0)
    }

    /// Rolling again cannot improve this box.
    fn complete(&self, view: &View, slot: Slot) -> bool {
        let fixed = view.rules.category(slot).points.is_fixed();
        fixed && self.most(slot) > 20 && view.points(slot) == self.most(slot)
    }

    /// How much it prefers to fill this box now.
    fn preference(&self, view: &View, slot: Slot) -> f64 {
        let category = view.rules.category(slot);
        let points = f64::from(view.points(slot));
        match (category.section, &category.pattern) {
            // More than the pace for the bonus is good, less is bad.
            (Section::Upper, _) => 8.0 + 2.0 * (points - pace(view.rules, category)),
            (_, Pattern::Any) => points - 20.0,
            _ if points > 0.0 => points,
            // It would be crossed out: a box that scores much is a loss.
            _ => -4.0 - self.typical_score(view, slot) / 5.0,
        }
    }

    /// What a box scores when it scores at all.
    fn typical_score(&self, view: &View, slot: Slot) -> f64 {
        let category = view.rules.category(slot);
        let most = f64::from(self.most(slot));
        match (category.section, &category.pattern) {
            (Section::Upper, _) => pace(view.rules, category) * 1.5,
            (_, Pattern::Any) => most / 4.0,
            _ => most,
        }
    }
}

impl Player for Casual {
    fn choose(&mut self, view: &View) -> Choice {
        let counts = view.dice.counts();
        let slot = view.highest(|slot| self.preference(view, slot));
        if !view.may_roll_on() || self.complete(view, slot) {
            return Choice::Score(slot);
        }
        let mut best: Option<(f64, Counts)> = None;
        for &slot in &view.legal {
            let category = view.rules.category(slot);
            let (kept, missing) = belonging(&category.pattern, &counts, view.rules.dice);
            // Each missing die makes a box about half as attractive.
            let appeal = (0..missing).fold(self.typical_score(view, slot), |pay, _| pay / 2.0);
            if best.is_none_or(|(top, _)| appeal > top) {
                best = Some((appeal, kept));
            }
        }
        let kept = best.map_or(Counts::default(), |(_, kept)| kept);
        if kept == counts {
            return Choice::Score(slot);
        }
        Choice::Keep(view.dice.places_of(kept))
    }
}

/// The dice that belong to a pattern, and how many are missing.
fn belonging(pattern: &Pattern, dice: &Counts, all: u8) -> (Counts, u8) {
    match pattern {
        Pattern::Any => high(dice),
        Pattern::Face(face) => {
            let mut kept = Counts::default();
            kept.0[face.index()] = dice.of(*face);
            (kept, 4u8.saturating_sub(dice.of(*face)))
        }
        Pattern::Groups(sizes) => groups(sizes, dice),
        Pattern::Run(length) => {
            let runs = Face::ALL.windows(usize::from(*length).max(1));
            let runs = runs.map(|run| one_each(run, dice));
            runs.min_by_key(|(_, missing)| *missing)
                .unwrap_or((Counts::default(), all))
        }
        Pattern::Faces(faces) => one_each(faces, dice),
        Pattern::Exactly(wanted) => {
            let kept = wanted_dice(wanted, dice);
            (kept, all.saturating_sub(number_of(kept)))
        }
        Pattern::AtLeast(wanted) => {
            let kept = wanted_dice(wanted, dice);
            (kept, number_of(Counts(*wanted)) - number_of(kept))
        }
        Pattern::Among(faces) => {
            let mut kept = Counts::default();
            for face in faces {
                kept.0[face.index()] = dice.of(*face);
            }
            (kept, all.saturating_sub(number_of(kept)))
        }
        Pattern::Sum { .. } if pattern.holds(dice) => (*dice, 0),
        // Another roll of all is as good as any.
        Pattern::Sum { .. } => (Counts::default(), all),
        Pattern::All(patterns) if pattern.holds(dice) || patterns.is_empty() => (*dice, 0),
        Pattern::All(patterns) => {
            let (kept, missing) = belonging(&patterns[0], dice, all);
            (kept, missing.max(1))
        }
        Pattern::AnyOf(patterns) => {
            let each = patterns.iter().map(|it| belonging(it, dice, all));
            let nearest = each.min_by_key(|(_, missing)| *missing);
            nearest.unwrap_or((Counts::default(), all))
        }
    }
}

/// Of the dice that are wanted, those that are there.
fn wanted_dice(wanted: &[u8; 6], dice: &Counts) -> Counts {
    Counts(std::array::from_fn(|face| wanted[face].min(dice.0[face])))
}

fn number_of(dice: Counts) -> u8 {
    dice.0.iter().sum()
}

/// Fives and sixes.
fn high(dice: &Counts) -> (Counts, u8) {
    let [.., fives, sixes] = dice.0;
    let low = dice.0[..4].iter().sum();
    (Counts([0, 0, 0, 0, fives, sixes]), low)
}

/// One die of each of these faces, if there is one.
fn one_each(faces: &[Face], dice: &Counts) -> (Counts, u8) {
    let mut kept = Counts::default();
    for face in faces {
        kept.0[face.index()] = dice.of(*face).min(1);
    }
    let missing = faces.len() as u8 - kept.0.iter().sum::<u8>();
    (kept, missing)
}

/// The faces that show most often, the largest group first.
fn groups(sizes: &[u8], dice: &Counts) -> (Counts, u8) {
    let mut sizes = sizes.to_vec();
    let (mut kept, mut left, mut missing) = (Counts::default(), *dice, 0);
    while let Some(largest) = (0..sizes.len()).max_by_key(|&at| sizes[at]) {
        let size = sizes.swap_remove(largest);
        let most = left.most();
        let held = left.of(most).min(size);
        kept.0[most.index()] = held;
        left.0[most.index()] = 0;
        missing += size - held;
    }
    (kept, missing)
}
