//! The colours of faces.

use super::{Pattern, RuleSet};
use crate::dice::Face;

impl RuleSet {
    /// The faces of each colour: those that a flush asks for. None if no pattern asks for one, or a face has two.
    pub fn colours(&self) -> Vec<&[Face]> {
        let mut found = Vec::new();
        for category in &self.categories {
            category.pattern.add_colours(&mut found);
        }
        let faces: usize = found.iter().map(|colour| colour.len()).sum();
        let every = Face::ALL.iter();
        let coloured = every.filter(|face| found.iter().any(|colour| colour.contains(face)));
        if coloured.count() < faces {
            found.clear();
        }
        found
    }

    /// The number of the colour of this face, if it has one.
    pub fn colour_of(&self, face: Face) -> Option<usize> {
        let mut colours = self.colours().into_iter();
        colours.position(|colour| colour.contains(&face))
    }
}

impl Pattern {
    fn add_colours<'a>(&'a self, found: &mut Vec<&'a [Face]>) {
        match self {
            Pattern::Among(faces) if !found.contains(&faces.as_slice()) => found.push(faces),
            Pattern::All(patterns) | Pattern::AnyOf(patterns) => {
                for pattern in patterns {
                    pattern.add_colours(found);
                }
            }
            _ => {}
        }
    }
}
