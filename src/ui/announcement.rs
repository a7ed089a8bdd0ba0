//! Announcements for screen readers.

use super::game_facts::{hand, seat_of};
use rollkeep_core::game::{Event, Game, Moment, Phase, SeatKind};
use rollkeep_core::text::{dice, moments, play, words};

/// Returns what to announce after an event. `is_here` says whether a seat is at this device.
pub fn announcement(
    before: &Game,
    after: &Game,
    event: Event,
    moment: Option<Moment>,
    is_here: impl Fn(usize) -> bool,
) -> Option<String> {
    let seats = after.setup().seats();
    let turn = || seat_of(after).map(|seat| play::turn_of(&seats[seat].name));
    match event {
        Event::Rolled { .. } => {
            let hand = hand(after)?;
            let left = after.rules().rolls - hand.rolls;
            let place = seat_of(after)?;
            let seat = &seats[place];
            if seat.kind != SeatKind::Person || !is_here(place) {
                return Some(play::computer_rolled(&seat.name, &dice::faces(&hand.dice)));
            }
            Some(play::rolled(&hand.dice, left))
        }
        Event::Scored(_) => {
            let score = after.last_score()?;
            let seat = &seats[score.seat];
            let scored = match seat.kind {
                SeatKind::Person if is_here(score.seat) => play::scored_aloud(after, score),
                SeatKind::Person | SeatKind::Computer(_) => {
                    play::sentence(&play::takes(&seat.name, after.rules(), score))
                }
            };
            // The announcement of the score already mentions other moments.
            let lead = moment.filter(|moment| *moment == Moment::Lead);
            let lead = lead.map(|lead| play::sentence(&moments::moment(after, lead)));
            let next = match after.phase() {
                Phase::Over(outcome) => Some(play::sentence(&play::headline(after, outcome))),
                Phase::Turn(_) | Phase::Starting(_) if seats.len() > 1 => turn(),
                Phase::Turn(_) | Phase::Starting(_) => None,
            };
            Some(
                [Some(scored), lead, next]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" "),
            )
        }
        Event::Undone | Event::Reopened => Some(words::score_taken_back()),
        Event::RolledForStart(face) => {
            let roller = &seats[seat_of(before)?].name;
            let threw = play::threw_for_start(roller, face.pips());
            let next = play::start_outcome(after).unwrap_or_default();
            Some(format!("{threw} {next}"))
        }
        Event::Spent(_) => None,
    }
}
