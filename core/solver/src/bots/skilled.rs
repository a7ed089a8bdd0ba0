//! The skilled player.

use std::sync::Arc;

use super::par::{Par, pace};
use super::turn_plan::TurnPlan;
use super::{Player, View};
use crate::{Choice, Model, TurnPolicy};
use rollkeep_rules::{Card, RuleSet, Section};

/// Plays every week, knows what each box scores in an ordinary game, and is good at odds. Compares
/// what each box would score with that par, and keeps the dice that promise most by the end of this
/// turn. A point above the pace for the upper bonus counts more than others. Does not compute beyond
/// the turn: par stands for the rest of the game.
#[derive(Clone)]
pub struct Skilled {
    model: Arc<Model>,
    par: Par,
    plan: TurnPlan,
}

impl Skilled {
    /// A player for these rules.
    pub fn new(rules: &Arc<RuleSet>) -> Skilled {
        let model = Arc::new(Model::new(rules));
        Skilled {
            par: Par::new(&model),
            model,
            plan: TurnPlan::default(),
        }
    }
}

/// What to do in a turn with this card.
fn think(model: &Model, par: &Par, card: &Card) -> Option<Arc<TurnPolicy>> {
    let rules = model.rules();
    let open = rules.categories.len() - card.filled();
    let bonus = rules.upper_bonus.filter(|bonus| bonus.threshold > 0);
    let dearer = bonus.map_or(0.0, |bonus| {
        f64::from(bonus.points) / f64::from(bonus.threshold)
    });
    // What points in each box are compared with, and what each point above the pace for the bonus adds.
    let expected: Vec<(f64, f64, f64)> = { rules.slots() }
        .map(|slot| {
            let category = rules.category(slot);
            let dearer = match category.section {
                Section::Upper => dearer,
                Section::Lower => 0.0,
            };
            (par.of(rules, slot, open), pace(rules, category), dearer)
        })
        .collect();
    let turn = model.turn(card, |slot, points, extra| {
        let (par, pace, dearer) = expected[slot.index()];
        let above = f64::from(points) - par;
        above + dearer * (f64::from(points) - pace) + f64::from(extra)
    });
    turn.map(|turn| Arc::new(turn.into_policy()))
}

impl Player for Skilled {
    fn choose(&mut self, view: &View) -> Choice {
        let Skilled { model, par, plan } = self;
        plan.choose(view, || think(model, par, view.card))
    }
}
