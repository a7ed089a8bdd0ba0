//! The chance to win at each decision: how often each choice wins, and how much the player’s choice cost.

use leptos::prelude::*;

use super::{OnBoard, Reviewed};
use crate::ui::browser::follow;
use crate::ui::solver_worker::{OpenRequest, use_solver_worker};
use rollkeep_app::worker::{CoachAnswer, CoachRequest};
use rollkeep_solver::Choice;
use rollkeep_solver::coach::{Decision, Mistake, PartsPerMillion, Verdict, WinAdvice};

/// How often each choice of a decision wins.
#[derive(Clone, PartialEq)]
pub(super) enum Wins {
    /// The solver does not say it.
    Unknown,
    /// The solver will say it.
    Awaited,
    /// The solver has said it.
    Known(WinAdvice),
}

/// What a decision cost of the chance to win.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct WinCost {
    pub(super) cost: PartsPerMillion,
    /// How grave a mistake it was; `None` if it wins as often as the best choice.
    pub(super) mistake: Option<Mistake>,
    /// Whether it was right for the win although it cost points.
    pub(super) was_worth_points: bool,
    /// The choice that wins most often, if the decision was a mistake, and the choice with the most points would have been one, too.
    pub(super) better: Option<Choice>,
}

impl Wins {
    pub(super) const fn advice(&self) -> Option<&WinAdvice> {
        match self {
            Wins::Known(advice) => Some(advice),
            Wins::Unknown | Wins::Awaited => None,
        }
    }

    fn cost(&self, decision: &Decision, verdict: &Verdict) -> Option<WinCost> {
        let advice = self.advice()?;
        let (played, dice) = (decision.played, &decision.dice);
        Some(WinCost {
            cost: advice.cost(played, dice)?,
            mistake: advice.mistake(played, dice),
            was_worth_points: !verdict.is_best()
                && advice.is_worth_points(played, verdict.best, dice),
            better: {
                advice
                    .mistake(played, dice)
                    .zip(advice.mistake(verdict.best, dice))
            }
            .map(|_| advice.best),
        })
    }
}

impl Reviewed {
    /// What is known of each decision before the solver has been asked.
    pub(super) fn wins_at_first(&self) -> Vec<Wins> {
        let requests = { self.decisions.iter() }
            .map(|decision| CoachRequest::to_win_then(&self.game, decision));
        let wins = requests.map(|request| match request {
            Some(_) => Wins::Awaited,
            None => Wins::Unknown,
        });
        wins.collect()
    }
}

impl OnBoard {
    /// How often each choice of a decision wins.
    pub(super) fn wins_of(&self, number: usize) -> Wins {
        let wins = self.wins.with(|wins| wins.get(number).cloned());
        wins.unwrap_or(Wins::Unknown)
    }

    /// What a decision cost of the chance to win. `None` if that is not known, or there was nothing to decide.
    pub(super) fn win_cost(&self, number: usize) -> Option<WinCost> {
        let reviewed = &self.reviewed;
        let verdict = reviewed.verdicts.get(number).filter(|it| it.open)?;
        let decision = reviewed.decisions.get(number)?;
        { self.wins }.with(|wins| wins.get(number)?.cost(decision, verdict))
    }

    /// Returns whether a decision cost something: points, or chance to win.
    pub(super) fn is_mistake(&self, number: usize) -> bool {
        let verdict = self.reviewed.verdicts.get(number);
        let by_points = verdict.is_some_and(|verdict| verdict.mistake().is_some());
        by_points || self.win_cost(number).is_some_and(|it| it.mistake.is_some())
    }

    /// Lets the solver say how often the choices win, one decision after the other: that on the board first, then the late ones, which
    /// are computed soonest.
    pub(super) fn find_wins(&self) {
        let (solver, open) = (use_solver_worker(), OpenRequest::none());
        let on_board = self.clone();
        let next = Memo::new(move |_| {
            let now = on_board.number.get();
            on_board.wins.with(|wins| {
                let is_awaited = |number: &usize| wins.get(*number) == Some(&Wins::Awaited);
                let first = Some(now).filter(is_awaited);
                first.or_else(|| (0..wins.len()).rev().find(is_awaited))
            })
        });
        let (reviewed, wins) = (self.reviewed.clone(), self.wins);
        follow(move || {
            let request = next.get().and_then(|number| {
                let decision = reviewed.decisions.get(number)?;
                Some((number, CoachRequest::to_win_then(&reviewed.game, decision)?))
            });
            open.replace(request.map(|(number, request)| {
                solver.ask(request, move |answer| {
                    let found = match answer {
                        CoachAnswer::ToWin(advice) => Wins::Known(advice),
                        _ => Wins::Unknown,
                    };
                    wins.update(|wins| {
                        if let Some(of_decision) = wins.get_mut(number) {
                            *of_decision = found;
                        }
                    });
                })
            }));
        });
    }
}
