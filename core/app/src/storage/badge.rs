//! Badges, which tell players apart: a sign and a colour, never a colour alone.

use serde::{Deserialize, Serialize};

/// A player's sign and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Badge {
    /// The sign.
    pub sign: Sign,
    /// The colour.
    pub colour: Colour,
}

/// A shape that differs from the others in black and white, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sign {
    /// A full circle.
    Disc,
    /// A triangle that points sideways.
    Triangle,
    /// A square.
    Square,
    /// A square on its corner.
    Diamond,
    /// A star with five points.
    Star,
    /// A cross with broad arms.
    Cross,
}

/// A colour; the style sheet has a shade of each for light and for dark.
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
    /// All signs, in the order of the seats.
    pub const ALL: [Sign; 6] = [
        Sign::Disc,
        Sign::Triangle,
        Sign::Square,
        Sign::Diamond,
        Sign::Star,
        Sign::Cross,
    ];

    /// The name in saves and in the page: the drawing has the id `sign-…`.
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
    /// All colours, in the order of the seats.
    pub const ALL: [Colour; 6] = [
        Colour::Blue,
        Colour::Red,
        Colour::Green,
        Colour::Amber,
        Colour::Violet,
        Colour::Teal,
    ];

    /// The name in saves and in the page.
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
    /// The badge of this seat, if its player has chosen none. Each of the first 36 is different.
    pub const fn of_seat(seat: usize) -> Badge {
        // After a round of all colours, each gets the next sign.
        let round = seat / Colour::ALL.len();
        Badge {
            sign: Sign::ALL[(seat + round) % Sign::ALL.len()],
            colour: Colour::ALL[seat % Colour::ALL.len()],
        }
    }

    /// Returns the badges at a table, from what each player has chosen. If there are enough, no two share a sign or a
    /// colour: the later player gets another. Those who have chosen come before those who have not.
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

/// Returns `wish` if it is free, else the first of `all` that is.
fn free<T: Copy>(wish: T, all: &[T], is_free: impl Fn(T) -> bool) -> T {
    let mut wishes = std::iter::once(wish).chain(all.iter().copied());
    wishes.find(|&it| is_free(it)).unwrap_or(wish)
}
