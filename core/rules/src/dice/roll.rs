//! Dice on the table.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use super::{Face, Keep, MAX_DICE, ParseFaceError};

/// Dice in their places, left to right; at most [`MAX_DICE`].
///
/// Two dice that show the same are still two dice: a [`Keep`] names places.
/// Scores never look at the places, only at the [`Counts`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    faces: [Face; MAX_DICE],
    len: u8,
}

/// How many dice show each face; index 0 counts the ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts(pub [u8; 6]);

/// More dice than [`MAX_DICE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} dice are more than {MAX_DICE}")]
pub struct TooManyDice(pub usize);

/// Why a text is no [`Dice`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseDiceError {
    /// The die at this place, counted from 1, shows no face.
    #[error("die {0}: {ParseFaceError}")]
    Face(usize),
    /// The text names too many dice.
    #[error(transparent)]
    TooMany(#[from] TooManyDice),
}

impl Dice {
    /// The dice that show `faces`, in this order.
    ///
    /// # Errors
    /// [`TooManyDice`] if there are more than [`MAX_DICE`].
    pub fn new(faces: &[Face]) -> Result<Dice, TooManyDice> {
        if faces.len() > MAX_DICE {
            return Err(TooManyDice(faces.len()));
        }
        let mut dice = Dice {
            faces: [Face::One; MAX_DICE],
            len: faces.len() as u8,
        };
        dice.faces[..faces.len()].copy_from_slice(faces);
        Ok(dice)
    }

    /// This many dice, at most [`MAX_DICE`], each with the face for its place.
    pub fn from_fn(dice: usize, mut face: impl FnMut(usize) -> Face) -> Dice {
        let Ok(dice) = Dice::try_from_fn(dice, |place| Ok::<Face, Infallible>(face(place)));
        dice
    }

    /// Like [`Dice::from_fn`], for faces that may be missing.
    ///
    /// # Errors
    /// That of the first face that is missing.
    pub fn try_from_fn<E>(
        dice: usize,
        mut face: impl FnMut(usize) -> Result<Face, E>,
    ) -> Result<Dice, E> {
        let len = dice.min(MAX_DICE);
        let mut faces = [Face::One; MAX_DICE];
        for (place, it) in faces[..len].iter_mut().enumerate() {
            *it = face(place)?;
        }
        Ok(Dice {
            faces,
            len: len as u8,
        })
    }

    /// What the dice show, in their places.
    pub fn faces(&self) -> &[Face] {
        &self.faces[..self.len()]
    }

    /// How many dice.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether there are no dice.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many dice show each face.
    pub fn counts(&self) -> Counts {
        self.kept(Keep::all(self.len()))
    }

    /// How many of the dice in `keep` show each face.
    pub fn kept(&self, keep: Keep) -> Counts {
        let mut counts = Counts::default();
        let dice = self.faces().iter().enumerate();
        for (_, face) in dice.filter(|(place, _)| keep.contains(*place)) {
            counts.0[face.index()] += 1;
        }
        counts
    }

    /// The dice in `keep` alone, left to right.
    pub fn only(&self, keep: Keep) -> Dice {
        let mut only = Dice {
            faces: [Face::One; MAX_DICE],
            len: 0,
        };
        for place in (0..self.len()).filter(|place| keep.contains(*place)) {
            only.faces[only.len()] = self.faces[place];
            only.len += 1;
        }
        only
    }

    /// The leftmost dice that show these faces, so far as there are such dice.
    pub fn places_of(&self, mut wanted: Counts) -> Keep {
        let mut bits = 0;
        for (place, face) in self.faces().iter().enumerate() {
            if wanted.of(*face) > 0 {
                wanted.0[face.index()] -= 1;
                bits |= 1 << place;
            }
        }
        Keep::from_bits(bits)
    }

    /// These dice after those not in `keep` were rolled again and now show `rolled`, in their places.
    ///
    /// `None` if `keep` names a die that is not there, or `rolled` is not one face for each die rolled.
    pub fn after(&self, keep: Keep, rolled: &Dice) -> Option<Dice> {
        if !keep.fits(self.len()) || keep.count() + rolled.len() != self.len() {
            return None;
        }
        let mut dice = *self;
        let places = (0..self.len()).filter(|&place| !keep.contains(place));
        for (place, &face) in places.zip(rolled.faces()) {
            dice.faces[place] = face;
        }
        Some(dice)
    }
}

impl Counts {
    /// Every roll that this many dice can show: 252 of five dice, 462 of six.
    pub fn every(dice: u8) -> impl Iterator<Item = Counts> {
        // Faces that never rise from left to right, counted down from all sixes to all ones.
        let mut next = Some(vec![Face::Six; usize::from(dice)]);
        std::iter::from_fn(move || {
            let mut faces = next.take()?;
            let mut counts = Counts::default();
            for face in &faces {
                counts.0[face.index()] += 1;
            }
            if let Some(place) = faces.iter().rposition(|&face| face != Face::One) {
                let lower = Face::ALL[faces[place].index() - 1];
                faces[place..].fill(lower);
                next = Some(faces);
            }
            Some(counts)
        })
    }

    /// How many dice show `face`: c(f) in the rules.
    pub const fn of(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    /// The sum of all dice.
    pub fn sum(&self) -> u16 {
        self.best(u8::MAX)
    }

    /// The sum of the `dice` highest dice.
    pub fn best(&self, dice: u8) -> u16 {
        self.sum_of_first(dice, Face::ALL.into_iter().rev())
    }

    /// The sum of the `dice` lowest dice.
    pub fn worst(&self, dice: u8) -> u16 {
        self.sum_of_first(dice, Face::ALL.into_iter())
    }

    fn sum_of_first(&self, dice: u8, faces: impl Iterator<Item = Face>) -> u16 {
        let mut left = dice;
        let mut sum = 0;
        for face in faces {
            let taken = self.of(face).min(left);
            left -= taken;
            sum += u16::from(taken) * u16::from(face.pips());
        }
        sum
    }

    /// The face most dice show; the highest of those that tie.
    pub fn most(&self) -> Face {
        Face::ALL
            .into_iter()
            .max_by_key(|&face| self.of(face))
            .unwrap_or(Face::Six)
    }
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(self.faces().iter().map(|face| face.pips()))
            .finish()
    }
}

/// Writes the faces from left to right: `2 2 5 6 6`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces: Vec<String> = self.faces().iter().map(Face::to_string).collect();
        f.pad(&faces.join(" "))
    }
}

impl FromStr for Dice {
    type Err = ParseDiceError;

    /// Reads faces with spaces between them. A text without any is no dice.
    fn from_str(text: &str) -> Result<Dice, ParseDiceError> {
        let faces = text.split_whitespace().zip(1..);
        let faces =
            faces.map(|(face, place)| face.parse().map_err(|_| ParseDiceError::Face(place)));
        let faces: Vec<Face> = faces.collect::<Result<_, _>>()?;
        Ok(Dice::new(&faces)?)
    }
}
