//! The players in the form for a new game, and the seats that they become.

use crate::ui::components::{Opponent, Player};
use crate::ui::preferences::Preferences;
use rollkeep_app::storage::Settings;
use rollkeep_rules::game::{Seat, SeatKind, Strength, is_default_name};
use rollkeep_words::bots;

/// Returns the seats of these players, in order. Computers get names that no person has.
pub fn seats_of(players: &[Player]) -> Vec<Seat> {
    // People have their names first, then own players, then other computers.
    let people = players.iter().filter_map(|player| match player {
        Player::Person(name) => Some(Seat::person(name).name),
        Player::Computer(_) => None,
    });
    let mut taken: Vec<String> = people.collect();
    let mut own = Vec::new();
    for opponent in players.iter().filter_map(Player::computer) {
        if let Opponent::Own(name) = opponent {
            let names: Vec<&str> = taken.iter().map(String::as_str).collect();
            let seat = Seat::own_player(name, &names);
            taken.push(seat.name.clone());
            own.push(seat);
        }
    }
    let computers = players.iter().filter_map(Player::computer);
    let strengths: Vec<Strength> = computers.filter_map(Opponent::strength).collect();
    let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
    let names = bots::names(&taken, &strengths);
    let (mut own, mut names) = (own.into_iter(), names.into_iter());
    let seats = players.iter().filter_map(|player| match player {
        Player::Person(name) => Some(Seat::person(name)),
        Player::Computer(Opponent::Own(_)) => own.next(),
        Player::Computer(Opponent::BuiltIn(strength)) => {
            Some(Seat::computer(&names.next()?, *strength))
        }
    });
    seats.collect()
}

/// Returns the names of these players, with default names for people who gave none.
pub fn names_of(settings: Preferences, players: &[Player]) -> Vec<String> {
    let seats = settings.with(|it| it.own_name.with_defaults(seats_of(players)));
    seats.into_iter().map(|seat| seat.name).collect()
}

/// Returns the name at this place.
pub fn name_at(settings: Preferences, players: &[Player], place: usize) -> String {
    let all = names_of(settings, players);
    all.into_iter().nth(place).unwrap_or_default()
}

/// Returns the players of the last game. Default names become empty again; the first person without a name has the own one.
/// In place of an own player that is not among these, by its name at a table, sits who would play for it.
pub fn players_before(settings: &Settings, own: &[String]) -> Vec<Player> {
    let mut players = match settings.last_setup() {
        Some(last) => {
            let seats = last.seats().iter();
            let players = seats.map(|seat| match (seat.kind, seat.own_player_name()) {
                (SeatKind::Person, _) if is_default_name(&seat.name) => nameless(),
                (SeatKind::Person, _) => Player::Person(seat.name.clone()),
                (SeatKind::Computer(_), Some(name)) if own.iter().any(|own| own == name) => {
                    Player::Computer(Opponent::Own(name.to_owned()))
                }
                (SeatKind::Computer(strength), _) => Player::Computer(Opponent::BuiltIn(strength)),
            });
            players.collect()
        }
        None => players_of(&settings.table, &settings.computers),
    };
    if players.is_empty() {
        players.push(nameless());
    }
    let own = Player::Person(settings.own_name.get().unwrap_or_default().to_owned());
    if !players.contains(&own)
        && let Some(first) = players.iter_mut().find(|player| **player == nameless())
    {
        *first = own;
    }
    players
}

/// Returns these people, then these computers.
pub fn players_of(people: &[String], computers: &[Strength]) -> Vec<Player> {
    let people = people.iter().cloned().map(Player::Person);
    let computers = computers.iter().copied().map(Opponent::BuiltIn);
    people.chain(computers.map(Player::Computer)).collect()
}

/// A person without a name.
fn nameless() -> Player {
    Player::Person(String::new())
}
