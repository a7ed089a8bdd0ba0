//! What every roll is worth in every box, computed once for a rule set.

use super::{Category, Slot, Throw};
use crate::dice::{Counts, MAX_DICE};

/// How the rolls of a rule set match its boxes: each pattern is compared with each roll once.
#[derive(Clone)]
pub(super) struct Worths {
    /// How many dice a roll has.
    dice: u8,
    /// For each box, the sum of the dice that make its pattern, roll by roll in the order of [`Counts::every`].
    matched: Vec<Vec<Option<u16>>>,
    /// For each box, the most that dice can score there.
    pub most: Vec<u16>,
    /// From which roll of a turn on all boxes pay the same.
    pub settles: u8,
}

impl Worths {
    /// Of these categories, with this many dice and rolls.
    pub fn new(dice: u8, rolls: u8, categories: &[Category]) -> Worths {
        let stages = |settles: usize| settles.min(rolls.into()) as u8;
        let rolls: Vec<Counts> = Counts::every(dice).collect();
        let matched: Vec<Vec<Option<u16>>> = { categories.iter() }
            .map(|it| rolls.iter().map(|roll| it.pattern.matched(roll)).collect())
            .collect();
        let most = categories.iter().zip(&matched).map(|(it, matched)| {
            let paid = (1..=stages(it.points.settles())).flat_map(|roll| {
                let rolls = rolls.iter().zip(matched);
                rolls.filter_map(move |(&dice, matched)| {
                    Some(it.points.paid((*matched)?, Throw { dice, roll }))
                })
            });
            paid.max().unwrap_or(0)
        });
        let settles = categories.iter().map(|it| it.points.settles());
        Worths {
            dice,
            most: most.collect(),
            settles: stages(settles.max().unwrap_or(1)),
            matched,
        }
    }

    /// The sum of the dice that make the pattern of a box; the inner `None` if they do not make it. `None` if there are more or
    /// fewer dice than in a roll.
    pub fn matched(&self, slot: Slot, dice: &Counts) -> Option<Option<u16>> {
        let number: u8 = dice.0.iter().sum();
        let rolls = self.matched.get(slot.index())?;
        rolls
            .get(place(dice))
            .copied()
            .filter(|_| number == self.dice)
    }
}

/// How many multisets of up to five dice there are that show only so many different faces, at most: `[faces][dice]`.
const MULTISETS: [[usize; MAX_DICE]; 6] = multisets();

const fn multisets() -> [[usize; MAX_DICE]; 6] {
    let mut all = [[1; MAX_DICE]; 6];
    let mut faces = 1;
    while faces < 6 {
        let mut dice = 1;
        while dice < MAX_DICE {
            all[faces][dice] = all[faces][dice - 1] + all[faces - 1][dice];
            dice += 1;
        }
        faces += 1;
    }
    all
}

/// The place of a roll in the order of [`Counts::every`]: how many rolls show a higher face where the two first differ, when
/// the dice of both are sorted from the highest.
fn place(dice: &Counts) -> usize {
    let mut left: u8 = dice.0.iter().sum();
    let mut place = 0;
    for (face, held) in dice.0.iter().enumerate().rev() {
        left -= held;
        if let Some(after) = left.checked_sub(1) {
            place += MULTISETS[face]
                .get(usize::from(after))
                .copied()
                .unwrap_or(0);
        }
    }
    place
}
