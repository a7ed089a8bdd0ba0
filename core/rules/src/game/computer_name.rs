//! The names of computers at a table. A player that somebody has written sits there under its own name, and every other
//! computer under one of a few: so the name tells who plays, in a save, a link and the statistics alike.

use super::{Seat, SeatKind, Strength, is_default_name, numbered_names};

impl Strength {
    /// The names that computers of this strength have at a table, in all languages.
    pub const fn names(self) -> [&'static str; 8] {
        match self {
            Strength::Novice => [
                "Nils", "Nell", "Noah", "Nina", "Ned", "Nuria", "Nuno", "Nerys",
            ],
            Strength::Casual => [
                "Cora", "Carl", "Celia", "Cyrus", "Clara", "Colin", "Cilla", "Cato",
            ],
            Strength::Skilled => [
                "Sven", "Selma", "Silas", "Stella", "Samir", "Sofia", "Sixten", "Signe",
            ],
            Strength::Perfect => [
                "Petra", "Pavel", "Pia", "Paul", "Paula", "Piet", "Pernilla", "Pascal",
            ],
            Strength::Rival => [
                "Rufus", "Rosa", "Ravi", "Romy", "Ralf", "Rhea", "Remy", "Runa",
            ],
        }
    }
}

impl Seat {
    /// Who plays for an own player that cannot.
    pub const STANDS_IN: Strength = Strength::Casual;

    /// Seats an own player under its [name at a table](own_table_names), or with a number if that is taken: "Ann (2)".
    /// Where nobody knows the player, a computer plays.
    pub fn own_player(name: &str, taken: &[&str]) -> Seat {
        let numbered = (2..).map(|number: u32| format!("{name} ({number})"));
        let mut names = std::iter::once(name.to_owned()).chain(numbered);
        let free = names.find(|it| !taken.contains(&it.as_str()));
        Seat::computer(&free.unwrap_or_default(), Seat::STANDS_IN)
    }

    /// Returns the name at a table of the own player that sits here, if one does.
    pub fn own_player_name(&self) -> Option<&str> {
        let name = without_number(&self.name);
        let own = self.kind == SeatKind::Computer(Seat::STANDS_IN) && !is_reserved(name);
        own.then_some(name)
    }
}

/// Returns what own players with these names are called at a table, in the same order: names that fit, and that nobody
/// else has, neither another own player nor a computer of another kind. A player that comes later changes no name
/// before its own.
pub fn own_table_names(names: &[&str]) -> Vec<String> {
    /// Leaves room for the number of a seat.
    const MOST: usize = Seat::MAX_NAME - 4;
    let mut found: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let free = |it: &String| {
            !is_reserved(it) && without_number(it) == it.as_str() && !found.contains(it)
        };
        let name = numbered_names(name, MOST).find(free);
        found.push(name.unwrap_or_default());
    }
    found
}

/// Returns a name without the number of a seat: "Ann" of "Ann (2)".
fn without_number(name: &str) -> &str {
    let split = name.strip_suffix(')').and_then(|it| it.rsplit_once(" ("));
    let is_number = |it: &str| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit());
    split
        .filter(|(_, number)| is_number(number))
        .map_or(name, |(name, _)| name)
}

/// Whether a computer of the app may have this name, or a person who gave none.
fn is_reserved(name: &str) -> bool {
    let of = |it: Strength| it.names().contains(&name) || name.eq_ignore_ascii_case(it.id());
    name.is_empty() || is_default_name(name) || Strength::ALL.into_iter().any(of)
}
