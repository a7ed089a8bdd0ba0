//! How a win came about, where that is worth telling.

use super::{Game, Phase};

/// What was special about the way to a win, the rarest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Before the last round, the winner was not ahead.
    LastRound,
    /// In the second half, the winner was this many points behind, a tenth of the final total or more.
    FromBehind(u16),
    /// The winner was ahead after every round.
    Throughout,
}

impl Game {
    /// Returns what was special about the way to the win, if one player has won, not at once, and nobody has lost by the clock.
    pub fn course(&self) -> Option<Course> {
        let Phase::Over(outcome) = self.phase() else {
            return None;
        };
        if outcome.at_once.is_some() {
            return None;
        }
        let ([winner], [first, _, ..]) = (&outcome.winners[..], &self.ranking()[..]) else {
            return None;
        };
        if self.ranking().iter().any(|place| place.out_of_time) {
            return None;
        }
        let leads = self.leads_after_rounds(*winner);
        // On a card of one box, no round is before the last.
        let before_last = *leads.last()?;
        let late = &leads[leads.len() / 2..];
        let behind = late.iter().min().map_or(0, |lead| -lead);
        match u16::try_from(behind) {
            _ if before_last <= 0 => Some(Course::LastRound),
            Ok(points) if 10 * behind >= i32::from(first.total) => Some(Course::FromBehind(points)),
            _ if leads.iter().all(|lead| *lead > 0) => Some(Course::Throughout),
            _ => None,
        }
    }

    /// Returns how many points this seat was ahead of the best of the others after each round but the last.
    fn leads_after_rounds(&self, seat: usize) -> Vec<i32> {
        let mut leads = vec![0; self.rules().categories.len() - 1];
        // An undo comes back to the end of a round, or to the game before its end; what was last counts.
        for (game, _) in self.steps() {
            let filled = game.cards()[seat].filled();
            let is_end = game.cards().iter().all(|card| card.filled() == filled);
            let round = filled.checked_sub(1).filter(|_| is_end);
            if let Some(lead) = round.and_then(|round| leads.get_mut(round)) {
                *lead = game.lead(seat);
            }
        }
        leads
    }

    /// Returns how many points this seat is ahead of the best of the others, below zero if it is behind.
    fn lead(&self, seat: usize) -> i32 {
        let total = |seat: usize| i32::from(self.cards()[seat].totals(self.rules()).grand());
        let others = (0..self.cards().len()).filter(|other| *other != seat);
        total(seat) - others.map(total).max().unwrap_or_default()
    }
}
