//! What distinguishes players at a glance: a sign and a colour, never a colour alone.

use serde::{Deserialize, Serialize};

/// A player's sign and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Badge {
    /// The shape.
    pub sign: Sign,
    /// Its colour.
    pub colour: Colour,
}

/// A shape that differs from the others in black and white, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// A full circle.
    Disc,
    /// A triangle on its side.
    Triangle,
    /// A square.
    Square,
    /// A square on its corner.
    Diamond,
    /// A star of five points.
    Star,
    /// A cross with broad arms.
    Cross,
}

/// A colour; the page says which, by day and by night.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Blue.
    Blue,
    /// Red.
    Red,
    /// Green.
    Green,
    /// Amber.
    Amber,
    /// Violet.
    Violet,
    /// Teal.
    Teal,
}

impl Sign {
    /// All of them, the one of the first seat first.
    pub const ALL: [Sign; 6] = [
        Sign::Disc,
        Sign::Triangle,
        Sign::Square,
        Sign::Diamond,
        Sign::Star,
        Sign::Cross,
    ];

    /// Its name for programs: the drawing has the id `sign-…`.
    pub const fn id(self) -> &'static str {
        match self {
            Sign::Disc => "disc",
            Sign::Triangle => "triangle",
            Sign::Square => "square",
            Sign::Diamond => "diamond",
            Sign::Star => "star",
            Sign::Cross => "cross",
        }
    }
}

impl Colour {
    /// All of them, the one of the first seat first.
    pub const ALL: [Colour; 6] = [
        Colour::Blue,
        Colour::Red,
        Colour::Green,
        Colour::Amber,
        Colour::Violet,
        Colour::Teal,
    ];

    /// Its name for programs.
    pub const fn id(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Amber => "amber",
            Colour::Violet => "violet",
            Colour::Teal => "teal",
        }
    }
}

impl Badge {
    /// The badge of this seat, where nobody has chosen one.
    pub const fn of_seat(seat: usize) -> Badge {
        Badge {
            sign: Sign::ALL[seat % Sign::ALL.len()],
            colour: Colour::ALL[seat % Colour::ALL.len()],
        }
    }

    /// The badges at a table, from what each has chosen. No two share a sign or a colour, as long as there are as many
    /// as seats: what somebody before has is replaced. Those who have chosen come first.
    pub fn at_table(chosen: &[Option<Badge>]) -> Vec<Badge> {
        let mut badges: Vec<Option<Badge>> = vec![None; chosen.len()];
        let choosers = (0..chosen.len()).filter(|&seat| chosen[seat].is_some());
        let others = (0..chosen.len()).filter(|&seat| chosen[seat].is_none());
        for seat in choosers.chain(others) {
            let wish = chosen[seat].unwrap_or(Badge::of_seat(seat));
            let taken = || badges.iter().flatten();
            let sign = free(wish.sign, &Sign::ALL, |it| taken().all(|b| b.sign != it));
            let colour = free(wish.colour, &Colour::ALL, |it| {
                taken().all(|b| b.colour != it)
            });
            badges[seat] = Some(Badge { sign, colour });
        }
        badges.into_iter().flatten().collect()
    }
}

/// This one if it is free, or the first that is.
fn free<T: Copy>(wish: T, all: &[T], is_free: impl Fn(T) -> bool) -> T {
    let mut wishes = std::iter::once(wish).chain(all.iter().copied());
    wishes.find(|&it| is_free(it)).unwrap_or(wish)
}
