//! How two saves of the same thing stand to each other.

/// The relation of one save to another of the same game, challenge or tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Both have the same.
    Same,
    /// The first continues the second and has all of it.
    Ahead,
    /// The second continues the first.
    Behind,
    /// Each has something that the other lacks.
    Fork,
}

impl Relation {
    /// From whether the first has all of the second, and whether the second has all of the first.
    pub const fn new(ahead: bool, behind: bool) -> Relation {
        match (ahead, behind) {
            (true, true) => Relation::Same,
            (true, false) => Relation::Ahead,
            (false, true) => Relation::Behind,
            (false, false) => Relation::Fork,
        }
    }

    /// The relation of two saves, where `goes_on` says whether the first of two has all of the second. What cannot be
    /// read has nothing in common with the other.
    pub fn of_read<T>(saves: [Option<T>; 2], goes_on: impl Fn(&T, &T) -> bool) -> Relation {
        match saves {
            [Some(a), Some(b)] => Relation::new(goes_on(&a, &b), goes_on(&b, &a)),
            _ => Relation::Fork,
        }
    }
}
