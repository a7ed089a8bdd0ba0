//! What can be wrong with the rules of a game, and in which field.

use crate::dice::MAX_DICE;

/// What is wrong with one field of a rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {why}", if path == "." { "the rule set" } else { path })]
pub struct Fault {
    /// The field, such as `categories[3].pattern.all[0]`; `.` is the whole rule set.
    pub path: String,
    /// What is wrong there.
    pub why: FaultKind,
}

/// Everything that is wrong with a rule set: at least one fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", sentences(.0))]
pub struct Faults(pub Vec<Fault>);

/// The faults as text, one a line.
fn sentences(faults: &[Fault]) -> String {
    let each: Vec<String> = faults.iter().map(Fault::to_string).collect();
    each.join("\n")
}

/// What can be wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// It does not have the form of this field; the text says what serde found.
    #[error("{0}")]
    Form(String),
    /// The number, or the most that the points can be, is outside its limits.
    #[error("{is} is not {least} to {most}")]
    Number {
        /// The number.
        is: usize,
        /// The lowest that is allowed.
        least: usize,
        /// The highest that is allowed.
        most: usize,
    },
    /// The text or list is too short or too long.
    #[error("a length of {is} is not {least} to {most}")]
    Length {
        /// The number of characters or entries; of the whole rule set, the bytes of its JSON.
        is: usize,
        /// The lowest that is allowed.
        least: usize,
        /// The highest that is allowed.
        most: usize,
    },
    /// The pattern asks for this many dice.
    #[error("{0} dice are not 1 to {MAX_DICE}")]
    Dice(usize),
    /// The list contains nothing.
    #[error("nothing is in it")]
    Empty,
    /// An entry before it in the list, or the id or face of another category, is the same.
    #[error("it is the same as one before it")]
    Repeated,
    /// It is nested more deeply than this.
    #[error("it is nested more than {0} deep")]
    Depth(usize),
    /// There are too many of these in all categories together.
    #[error("{is} {what} are more than {most}")]
    TooMany {
        /// What is counted.
        what: &'static str,
        /// How many there are.
        is: usize,
        /// The highest number that is allowed.
        most: usize,
    },
    /// The category is an upper one, and its pattern is not a face.
    #[error("a category of the upper section asks for one face")]
    NotAFace,
    /// The category and the one that it needs are not two of the lower section.
    #[error("this category and the one that it needs are not two of the lower section")]
    NeedsLower,
    /// A category needs another one, and there are extra Yahtzees.
    #[error("a category cannot need another one beside extra_yahtzee")]
    NeedsBesideExtra,
    /// A higher bonus has no lower one before it, no higher threshold, or no more points.
    #[error("this bonus is not above the one before")]
    NotHigher,
    /// The joker depends on which boxes are open, and the boxes are filled in an order.
    #[error("this joker needs boxes that are filled in any order")]
    OrderedJoker,
    /// Rolls are saved, and the box pays something else after another roll, or wins by one.
    #[error("with saved_rolls, all rolls of a turn must be alike")]
    SavedRolls,
}
