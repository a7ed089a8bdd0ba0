//! The solver's answer about the decisions of a game.

use rollkeep_app::worker::CoachAnswer;
use rollkeep_solver::coach::Review;

/// The solver's answer about the decisions of a game.
#[derive(Clone, Default)]
pub enum ReviewAnswer {
    /// It has not come yet.
    #[default]
    Awaited,
    /// What each decision was worth.
    Review(Review),
    /// The solver cannot answer.
    Nothing,
}

impl From<CoachAnswer> for ReviewAnswer {
    fn from(answer: CoachAnswer) -> ReviewAnswer {
        match answer {
            CoachAnswer::Review(review) => ReviewAnswer::Review(review),
            _ => ReviewAnswer::Nothing,
        }
    }
}
