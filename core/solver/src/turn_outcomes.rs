//! How likely best play fills each box in a turn.

use super::lanes::{Cell, Lanes};
use super::lattice::Lattice;
use super::lattice_values::{LatticeValues, TurnPoint};
use super::model::Model;
use super::open_boxes_recipe::{Fill, OpenBoxesRecipe};
use super::real::Real;
use super::score_cells::ScoreCells;
use super::stage_recipe::{JokerScore, StageRecipe};
use super::vectors::in_vectors;

/// Computes how likely best play fills each box in a turn, for `L` cards with the same open boxes at a time. First it computes
/// the values of the turn, from its last roll back to its first; then the chances of each roll, keep and box, in the order of
/// play.
pub(super) struct TurnOutcomes<F, const L: usize, const N: usize> {
    values: LatticeValues<Lanes<F, L>, N>,
    /// The value of each way to fill a box, which the caller sets.
    pub cells: ScoreCells<F, L>,
    /// With one roll left, with two, and so on.
    keeps: Vec<KeepValues<F, L>>,
    /// By keep: how likely it is.
    chances: Vec<Chance<F, L>>,
    /// By cell: how likely its box is filled with its points.
    pub filled: Vec<Chance<F, L>>,
}

/// Where a turn goes on with best play.
#[derive(Clone, Copy, Debug)]
pub(super) enum TurnStart {
    /// Before its first roll.
    FirstRoll,
    /// The dice of this keep stay, and all others are rolled. So many rolls are left then.
    Kept { keep: usize, left: usize },
    /// A box is filled with these points and this bonus for an extra Yahtzee.
    Filled {
        slot: usize,
        points: u16,
        extra_bonus: u16,
    },
}

/// A whole turn.
pub(super) const WHOLE_TURN: &[(TurnStart, f64)] = &[(TurnStart::FirstRoll, 1.0)];

/// A chance for each card.
type Chance<F, const L: usize> = Lanes<F, L>;

/// The values of all keeps with a certain number of rolls left.
struct KeepValues<F, const L: usize> {
    /// By keep: its value when the other dice are rolled.
    kept: Vec<Lanes<F, L>>,
    /// By keep: the value of the best keep within it; of a roll, also of scoring it.
    best: Vec<Lanes<F, L>>,
}

impl<F: Real, const L: usize, const N: usize> TurnOutcomes<F, L, N> {
    pub fn new() -> Self {
        TurnOutcomes {
            values: LatticeValues::new(),
            cells: ScoreCells::new(),
            keeps: Vec::new(),
            chances: Vec::new(),
            filled: Vec::new(),
        }
    }

    /// Computes a turn of cards with these open boxes, which starts at these points with these weights, and sets
    /// [`filled`](Self::filled).
    pub fn turn(&mut self, model: &Model, recipe: &OpenBoxesRecipe, starts: &[(TurnStart, f64)]) {
        self.evaluate(model, recipe);
        self.filled.clear();
        self.filled.resize(recipe.cells, Chance::ZERO);
        for &(start, weight) in starts {
            self.play(model, recipe, start, weight);
        }
    }

    /// Computes the values of all keeps.
    fn evaluate(&mut self, model: &Model, recipe: &OpenBoxesRecipe) {
        let lattice = &*model.lattice;
        self.keeps.clear();
        let score = |values: &mut LatticeValues<_, N>, stage: usize| {
            self.cells.score(&recipe.stages[stage], lattice, values);
        };
        let visit = |values: &LatticeValues<_, N>, point| {
            let keeps = || values.keeps(lattice).to_vec();
            match (point, self.keeps.last_mut()) {
                (TurnPoint::Kept, _) => self.keeps.push(KeepValues {
                    kept: keeps(),
                    best: Vec::new(),
                }),
                (TurnPoint::Rolled(_), Some(values)) => values.best = keeps(),
                (TurnPoint::Rolled(_), None) => {}
            }
        };
        self.values.turn(lattice, model.stages(), score, visit);
    }

    /// Adds the chances of all boxes, times this weight.
    fn play(&mut self, model: &Model, recipe: &OpenBoxesRecipe, start: TurnStart, weight: f64) {
        let lattice = &*model.lattice;
        self.chances.clear();
        self.chances.resize(lattice.keeps.len(), Chance::ZERO);
        let stages: Vec<Option<usize>> = model.stages().collect();
        let rolls = match start {
            TurnStart::FirstRoll => {
                for equally_likely in &lattice.equally_likely {
                    let chance = Lanes::all(F::of(weight * equally_likely.chance));
                    self.chances[equally_likely.keeps.clone()].fill(chance);
                }
                stages.len()
            }
            TurnStart::Kept { keep, left } => {
                self.chances[keep] = Lanes::all(F::of(weight));
                self.roll(lattice);
                left + 1
            }
            TurnStart::Filled {
                slot,
                points,
                extra_bonus,
            } => {
                let same = |fill: &&Fill| {
                    (fill.slot, fill.points, fill.bonus) == (slot, points, extra_bonus)
                };
                if let Some(fill) = recipe.fills.iter().find(same) {
                    self.filled[fill.cell].add(&Lanes::all(F::of(weight)));
                }
                return;
            }
        };
        for (left, stage) in stages.into_iter().enumerate().take(rolls).rev() {
            if let Some(stage) = stage {
                let stage = &recipe.stages[stage];
                self.cells.score(stage, lattice, &mut self.values);
                let scored = self.score(lattice, left);
                self.fill(stage, &scored);
            }
            if left > 0 {
                self.keep(lattice, left);
                self.roll(lattice);
            }
        }
    }

    /// Takes out the rolls that are scored with this many rolls left, and returns their chances. Best play scores as soon as no
    /// keep is better.
    fn score(&mut self, lattice: &Lattice, left: usize) -> Vec<Chance<F, L>> {
        let rolls = lattice.first_roll..lattice.keeps.len();
        let keeps = left.checked_sub(1).map(|left| &self.keeps[left]);
        let scored = rolls.map(|roll| {
            let mut scored = self.chances[roll];
            if let Some(keeps) = keeps {
                let (value, best) = (self.values.cell(roll), &keeps.best[roll]);
                for lane in 0..L {
                    let scores = value[lane] >= best[lane];
                    scored[lane] = if scores { scored[lane] } else { F::ZERO };
                    self.chances[roll][lane] = self.chances[roll][lane] - scored[lane];
                }
            }
            scored
        });
        scored.collect()
    }

    /// From the chances of rolls that are scored at this stage to those of the boxes that they fill. Of equally good boxes, the
    /// first is filled.
    fn fill(&mut self, stage: &StageRecipe, scored: &[Chance<F, L>]) {
        in_vectors(
            #[inline(always)]
            || {
                let groups = &stage.score_recipe.groups;
                for (roll, scored) in scored.iter().enumerate() {
                    let joker = stage.jokers.iter().find(|joker| joker.roll == roll);
                    match joker.map(|joker| &joker.score) {
                        Some(JokerScore::Of(cells, _)) => {
                            self.hand_down(*scored, cells.iter().map(|cell| cell.0));
                        }
                        Some(JokerScore::Ordinary(_)) | None => {
                            self.hand_down(*scored, groups.iter().map(|cells| cells[roll].into()));
                        }
                    }
                }
                let recipe = &stage.score_recipe;
                for (number, step) in recipe.steps.iter().enumerate().rev() {
                    let made = recipe.first_step + number;
                    let chance = std::mem::replace(&mut self.filled[made], Chance::ZERO);
                    self.hand_down(chance, step.iter().map(|&cell| cell.into()));
                }
            },
        );
    }

    /// Gives a chance to the best of these cells.
    #[inline(always)]
    fn hand_down(&mut self, mut chance: Chance<F, L>, cells: impl Iterator<Item = usize> + Clone) {
        let cells_of = &self.cells.cells;
        let mut best = Lanes::all(F::CLOSED);
        for cell in cells.clone() {
            best.rise(&cells_of[cell]);
        }
        for cell in cells {
            let given = chance.take_where(&cells_of[cell], &best);
            self.filled[cell].add(&given);
        }
    }

    /// From the chances of rolls to those of what is kept of them with this many rolls left. Keeping all dice is the last resort,
    /// as in [`TurnPolicy`](super::TurnPolicy).
    fn keep(&mut self, lattice: &Lattice, left: usize) {
        let KeepValues { kept, best } = &self.keeps[left - 1];
        let chances = &mut self.chances;
        in_vectors(
            #[inline(always)]
            || {
                for run in lattice.runs.iter().rev() {
                    for keep in run.keeps.clone().rev() {
                        let mut chance = std::mem::replace(&mut chances[keep], Chance::ZERO);
                        if keep < lattice.first_roll {
                            chances[keep] = chance.take_where(&kept[keep], &best[keep]);
                        }
                        for &less in &lattice.less[keep][..run.faces] {
                            let less = usize::from(less);
                            let given = chance.take_where(&best[less], &best[keep]);
                            chances[less].add(&given);
                        }
                        chances[keep].add(&chance);
                    }
                }
            },
        );
    }

    /// From the chances of keeps to those of the rolls that they become, one die at a time.
    fn roll(&mut self, lattice: &Lattice) {
        let chances = &mut self.chances;
        in_vectors(
            #[inline(always)]
            || {
                for (keep, more) in lattice.more.iter().enumerate() {
                    let each = std::mem::replace(&mut chances[keep], Chance::ZERO);
                    let each = each.scaled(1.0 / 6.0);
                    for &more in more {
                        chances[usize::from(more)].add(&each);
                    }
                }
            },
        );
    }
}
