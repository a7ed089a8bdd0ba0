//! How rolls score at a stage of a turn.

use super::offers::{ExtraYahtzeeBox, JokerRoll, Offers};
use super::score_recipe::ScoreRecipe;
use rollkeep_rules::{Situation, Strike};

/// How rolls score at a stage of a turn.
pub(super) struct StageRecipe {
    pub score_recipe: ScoreRecipe,
    /// If striking has limits, the recipe above is for more than zero, and these are for each kind of zero.
    pub struck: Vec<(Strike, ScoreRecipe)>,
    /// The rolls that are extra Yahtzees.
    pub jokers: Vec<JokerInStage>,
}

/// A roll that is an extra Yahtzee.
pub(super) struct JokerInStage {
    pub roll: usize,
    pub score: JokerScore,
    /// A cell of the upper box of its face, and what the roll may score instead while that cell is open.
    pub own: Option<(usize, JokerScore)>,
}

/// What an extra Yahtzee may score.
pub(super) enum JokerScore {
    /// What it scores without the joker rules, and a bonus.
    Ordinary(u16),
    /// One of these cells with its bonus; and if striking has limits, those of each kind of zero.
    Of(JokerCells, Vec<(Strike, JokerCells)>),
}

/// Cells, each with a bonus.
pub(super) type JokerCells = Vec<(usize, u16)>;

/// The kinds of zero that boxes have, the freest first.
pub(super) const ZEROS: [Strike; 3] = [Strike::AtWill, Strike::OnlyIfNothingFits, Strike::Never];

impl JokerInStage {
    /// The joker as these boxes see it at a stage of a turn; `None` if it scores like any other roll there.
    pub fn new(
        offers: &Offers,
        (joker, stage): (&JokerRoll, usize),
        extra_box: ExtraYahtzeeBox,
        boxes: &[usize],
        lower_open: bool,
    ) -> Option<JokerInStage> {
        let score = |own_open| {
            let situation = Situation {
                earned: extra_box == ExtraYahtzeeBox::Points,
                own_open,
                lower_open,
            };
            JokerScore::new(offers, (joker, stage), joker.terms(stage, situation), boxes)
        };
        let (own_open, own_closed) = (score(true), score(false));
        if let (JokerScore::Ordinary(0), JokerScore::Ordinary(0)) = (&own_open, &own_closed) {
            return None;
        }
        let own = joker.own.map(|own| offers.slots[own.index()].first);
        Some(JokerInStage {
            roll: joker.roll,
            score: own_closed,
            own: own.map(|cell| (cell, own_open)),
        })
    }
}

impl JokerScore {
    fn new(
        offers: &Offers,
        (joker, stage): (&JokerRoll, usize),
        terms: &[Option<(u16, u16)>],
        boxes: &[usize],
    ) -> JokerScore {
        let own = joker.own.map(|own| own.index());
        let ordinary = |slot: usize| offers.slots[slot].ordinary[stage][joker.roll];
        let mut bonuses = boxes
            .iter()
            .filter(|&&slot| Some(slot) != own)
            .map(|&slot| {
                let (points, bonus) = terms[slot]?;
                (points == ordinary(slot)).then_some(bonus)
            });
        // Its own upper box is left out above: when it is closed, the terms say nothing about it.
        let own_too = |bonus: u16| {
            let own_terms = own.and_then(|own| Some((own, terms[own]?)));
            own_terms.is_none_or(|(own, terms)| terms == (ordinary(own), bonus))
        };
        if let Some(Some(bonus)) = bonuses.next()
            && bonuses.all(|other| other == Some(bonus))
            && own_too(bonus)
        {
            return JokerScore::Ordinary(bonus);
        }
        let cells = |kind: &dyn Fn(Option<Strike>) -> bool| -> JokerCells {
            let cells = boxes.iter().filter_map(|&slot| {
                let (points, bonus) = terms[slot]?;
                let box_offers = &offers.slots[slot];
                let cell = (box_offers.first + usize::from(points), bonus);
                kind(box_offers.struck(points)).then_some(cell)
            });
            cells.collect()
        };
        if offers.slots.iter().all(|it| it.strike.is_at_will()) {
            return JokerScore::Of(cells(&|_| true), Vec::new());
        }
        let struck = ZEROS.map(|strike| (strike, cells(&|it| it == Some(strike))));
        JokerScore::Of(cells(&|it| it.is_none()), struck.into())
    }
}
