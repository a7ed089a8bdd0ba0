//! The rules of a game as they are written, not yet checked.

use serde::{Deserialize, Deserializer, Serialize};

use super::{Category, ExtraYahtzee, Fault, FaultKind, GivenName, Order};

/// The rules of a game, not yet checked. [`RuleSet::new`](super::RuleSet::new) checks them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// The name in saves and in programs, such as `yahtzee-official`.
    pub id: String,
    /// What players call it, if no language has a name for it.
    #[serde(default, skip_serializing_if = "GivenName::is_none")]
    pub name: GivenName,
    /// The number of dice, 1 to [`MAX_DICE`](crate::dice::MAX_DICE).
    pub dice: u8,
    /// The number of rolls in a turn, 1 to [`Spec::MAX_ROLLS`].
    #[serde(rename = "throws")]
    pub rolls: u8,
    /// Whether the rolls that a turn leaves may be used in a later turn of the same player.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub saved_rolls: bool,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats, at most [`Spec::MAX_SEATS`].
    pub max_seats: u8,
    /// The boxes of the card, top to bottom, at most [`Spec::MAX_CATEGORIES`].
    pub categories: Vec<Category>,
    /// The order in which the boxes are filled.
    #[serde(default, skip_serializing_if = "Order::is_free")]
    pub order: Order,
    /// The bonus for a high upper section.
    pub upper_bonus: Option<UpperBonus>,
    /// Bonuses for even higher upper sections, each with a higher threshold and more points than the one before, which it
    /// replaces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub higher_bonuses: Vec<UpperBonus>,
    /// What a further Yahtzee brings once the Yahtzee box is filled.
    pub extra_yahtzee: Option<ExtraYahtzee>,
}

/// Points for an upper section that reaches a threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpperBonus {
    /// The upper total that earns the bonus.
    pub threshold: u16,
    /// The bonus, in points.
    pub points: u16,
}

/// Five dice, three rolls, one to six seats, boxes in any order, no bonus: what most games have in common. The id and the boxes
/// are missing.
///
/// ```
/// use rollkeep_rules::{Category, Pattern, Points, RuleSet, Section, Spec};
///
/// let spec = Spec {
///     id: "chance-only".to_owned(),
///     categories: vec![Category::new("chance", Section::Lower, Pattern::Any, Points::Best(5))],
///     ..Spec::default()
/// };
/// assert!(RuleSet::new(spec).is_ok());
/// assert!(RuleSet::new(Spec::default()).is_err());
/// ```
impl Default for Spec {
    fn default() -> Spec {
        Spec {
            id: String::new(),
            name: GivenName::default(),
            dice: 5,
            rolls: 3,
            saved_rolls: false,
            min_seats: 1,
            max_seats: Self::MAX_SEATS,
            categories: Vec::new(),
            order: Order::Free,
            upper_bonus: None,
            higher_bonuses: Vec::new(),
            extra_yahtzee: None,
        }
    }
}

impl Spec {
    /// The most rolls of a turn.
    pub const MAX_ROLLS: u8 = 10;
    /// The longest rule set, in bytes of its JSON. A card of twenty boxes takes half of it.
    pub const MAX_LEN: usize = 4096;
    /// The longest id or name, in characters.
    pub const MAX_NAME: usize = 40;
    /// The most categories a card has.
    pub const MAX_CATEGORIES: usize = 20;
    /// The most patterns of all categories, also those within others.
    pub const MAX_PATTERNS: usize = 100;
    /// The most patterns, or points, that are nested in each other.
    pub const MAX_DEPTH: usize = 8;
    /// The most steps that it may take to compare all patterns with one roll, where a step is a pattern, or a face tried for one
    /// of its groups. The largest card of the catalogue takes a tenth of it.
    pub const MAX_WORK: usize = 4000;
    /// The most categories that need something of another one.
    pub const MAX_NEEDS: usize = 2;
    /// The most seats at a table.
    pub const MAX_SEATS: u8 = 8;
    /// The most points one box or bonus pays.
    pub const MAX_POINTS: u16 = 1000;
    /// The highest total: every box, the upper bonus and an extra Yahtzee in every box pay [`Spec::MAX_POINTS`]. It fits
    /// into 16 bits, and so do all sums of one card.
    pub const MAX_TOTAL: u16 = Self::MAX_POINTS * (2 * Self::MAX_CATEGORIES as u16 + 1);
    /// The most points of the upper section without its bonus, and the most that it must reach for one. The solver counts
    /// through all of them.
    pub const MAX_UPPER: u16 = 1200;

    /// Reads the form that `docs/RULES.md` describes.
    ///
    /// # Errors
    /// The first field that does not have this form.
    pub fn read<'de>(form: impl Deserializer<'de>) -> Result<Spec, Fault> {
        serde_path_to_error::deserialize(form).map_err(|error| Fault {
            path: error.path().to_string(),
            why: FaultKind::Form(error.into_inner().to_string()),
        })
    }

    /// Returns how many steps it takes at most to compare the patterns of all categories with one roll.
    pub fn work(&self) -> usize {
        self.categories.iter().map(|it| it.pattern.work()).sum()
    }
}
