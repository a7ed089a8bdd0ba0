//! The cost of the decisions in several games, once the solver has answered.

use leptos::prelude::*;

use crate::ui::components::{SeenAndHeard, TryAgain};
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::solver_worker::{SolverWorker, use_solver_worker};
use rollkeep_app::storage::SavedGame;
use rollkeep_app::worker::CoachRequest;
use rollkeep_rules::game::Game;
use rollkeep_solver::coach::{MicroPoints, Review, Verdict};
use rollkeep_words::advice;

/// The solver's review of each game.
#[derive(Clone, Copy)]
pub struct Costs {
    answers: RwSignal<Vec<ReviewAnswer>>,
    solver: SolverWorker,
    /// What it means if the solver has no answer.
    silent: StoredValue<String>,
}

impl Costs {
    /// Asks the solver about each of these games, as long as the screen exists.
    pub fn ask<'a>(games: impl Iterator<Item = &'a Game>) -> Costs {
        let solver = use_solver_worker();
        let games: Vec<&Game> = games.collect();
        let answers = RwSignal::new(vec![ReviewAnswer::Awaited; games.len()]);
        let tickets = games.iter().enumerate().map(|(number, game)| {
            let saved = SavedGame {
                game: Game::clone(game),
                began: 0,
                touched: 0,
            };
            solver.ask(CoachRequest::Game(saved.to_json()), move |answer| {
                answers.update(|answers| {
                    if let Some(place) = answers.get_mut(number) {
                        *place = answer.into();
                    }
                });
            })
        });
        let tickets = StoredValue::new_local(tickets.collect::<Vec<_>>());
        on_cleanup(move || tickets.set_value(Vec::new()));
        let rules = games.first().map(|game| game.rules());
        let silent = rules.map_or_else(String::new, |rules| advice::silent(rules));
        Costs {
            answers,
            solver,
            silent: StoredValue::new(silent),
        }
    }

    /// Returns the cost of all decisions in this game; `None` until the solver has answered.
    pub fn lost(self, game: usize) -> Option<MicroPoints> {
        let review = self.review(game)?;
        Some(review.verdicts.iter().map(Verdict::cost).sum())
    }

    /// Returns the verdict on one decision of this game.
    pub fn verdict(self, game: usize, decision: usize) -> Option<Verdict> {
        self.review(game)?.verdicts.get(decision).copied()
    }

    fn review(self, game: usize) -> Option<Review> {
        self.answers.with(|answers| match answers.get(game) {
            Some(ReviewAnswer::Review(review)) => Some(review.clone()),
            _ => None,
        })
    }
}

/// Says why an answer is missing, with a button to try again where that helps.
#[component]
pub fn CostsState(
    /// The reviews.
    costs: Costs,
) -> impl IntoView {
    let Costs {
        answers,
        solver,
        silent: why,
    } = costs;
    let says = move |thinks: String| {
        let (waits, silent) = answers.with(|answers| {
            let waits = answers.iter().any(|it| matches!(it, ReviewAnswer::Awaited));
            let silent = answers.iter().any(|it| matches!(it, ReviewAnswer::Nothing));
            (waits, silent)
        });
        match (waits, silent) {
            (true, _) => thinks,
            (false, true) => why.get_value(),
            (false, false) => String::new(),
        }
    };
    view! {
        <div class="costs-state">
            <SeenAndHeard
                seen=move || says(solver.waiting())
                heard=move || says(solver.waiting_aloud())
            />
            <TryAgain />
        </div>
    }
}
