//! Praise for a win or a card.

use super::play::{self, name};
use rollkeep_rules::game::{Game, Outcome, Place, Seat, SeatKind, YOU};
use rollkeep_rules::{RuleSet, Slot};
use rollkeep_solver::coach::{self, Grade, Praise};

messages!("praise");

/// The praise for a win, or for a single player's card: "Well played, 42 points ahead of Ben." Empty for a computer
/// that has won against people, and for an ordinary card.
pub fn of(game: &Game, outcome: &Outcome) -> String {
    if let Some(text) = at_once(game, outcome) {
        return text;
    }
    let ranking = game.ranking();
    let name = |place: &Place| name(game, place.seat);
    let earned = |total: u16| {
        let others = ranking.iter().filter(|place| !place.out_of_time);
        let beaten = others.filter(|place| place.total < total).count();
        coach::praise(game.rules(), total, beaten)
    };
    match (outcome.winners.len(), ranking.as_slice()) {
        (0, _) => clock_won(),
        (1, [alone]) => of_card(earned(alone.total)),
        (1, [_, late]) if late.out_of_time => ran_out_of_time(name(late)),
        (1, [_, second, ..]) if second.out_of_time => others_ran_out_of_time(),
        (1, [first, second, others @ ..]) => {
            let points = first.total - second.total;
            let ahead = match others.first() {
                Some(third) if third.rank == second.rank => ahead_of_all(points),
                _ => ahead_of(points, name(second)),
            };
            match earned(first.total) {
                _ if points <= 5 => by_a_hair(&ahead),
                _ if is_among_people(game, first.seat) => ahead,
                Praise::Win(Grade::Outstanding) => card_to_frame_and_win(&ahead),
                _ if points >= 50 && 2 * points >= second.total => big_win(&ahead),
                Praise::Win(Grade::Fine) => well_played(&ahead),
                Praise::Win(Grade::Fair | Grade::Plain) | Praise::Card(_) => ahead,
            }
        }
        _ => {
            let mut first = ranking.iter().filter(|place| place.rank == 1);
            match first.any(|place| name(place) == YOU) {
                true => level_with_you(),
                false => level(),
            }
        }
    }
}

/// What won the game at once: "Generala on the first roll: Ann wins outright."
pub fn at_once(game: &Game, outcome: &Outcome) -> Option<String> {
    let score = outcome.at_once?;
    at_once_by(game.rules(), score.slot, name(game, score.seat))
}

/// The same for a winner of this name, by points in this box.
pub(super) fn at_once_by(rules: &RuleSet, slot: Slot, name: &str) -> Option<String> {
    let roll = rules.categories.get(slot.index())?.wins_by_roll?;
    Some(won_at_once(&play::category(rules, slot), name, roll))
}

/// Returns whether this is a computer that plays with people.
fn is_among_people(game: &Game, seat: usize) -> bool {
    let is_person = |seat: &Seat| seat.kind == SeatKind::Person;
    let seats = game.setup().seats();
    !is_person(&seats[seat]) && seats.iter().any(is_person)
}

/// The praise for a single player's card.
fn of_card(praise: Praise) -> String {
    match praise {
        Praise::Card(Grade::Outstanding) => card_to_frame(),
        Praise::Card(Grade::Fine) => fine_card(),
        Praise::Card(Grade::Fair) => solid_card(),
        Praise::Card(Grade::Plain) | Praise::Win(_) => String::new(),
    }
}
