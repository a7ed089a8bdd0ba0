//! What a program gets.

use std::collections::BTreeMap;

use serde::Serialize;

use rollkeep_solver::bots::View;

/// A [`View`] in a form that programs in other languages read: boxes by id, dice as pips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ProgramView<'a> {
    /// What the dice show, in their places.
    pub dice: Vec<u8>,
    /// How many more rolls there are, 0 after the last.
    #[serde(rename = "throwsLeft")]
    pub rolls_left: u8,
    /// The filled boxes and what they hold.
    pub card: BTreeMap<&'a str, u16>,
    /// The boxes that may be filled now, and what they would hold.
    pub legal: BTreeMap<&'a str, u16>,
    /// The bonuses for extra Yahtzees so far, in points.
    pub yahtzee_bonuses: u16,
    /// The totals of all players, also its own, lowest first.
    pub totals: Vec<u16>,
}

impl<'a> ProgramView<'a> {
    /// This view for a program.
    pub fn new(view: &'a View) -> ProgramView<'a> {
        let id = |slot| &*view.rules.category(slot).id;
        let filled = |slot| Some((id(slot), view.card.points(slot)?));
        let legal = view.legal.iter();
        ProgramView {
            dice: view.dice.faces().iter().map(|face| face.pips()).collect(),
            rolls_left: view.rolls_left,
            card: view.rules.slots().filter_map(filled).collect(),
            legal: legal.map(|&it| (id(it), view.points(it))).collect(),
            yahtzee_bonuses: view.card.yahtzee_bonuses(),
            totals: view.totals(),
        }
    }

    /// As JSON.
    pub fn to_json(&self) -> String {
        // Names and whole numbers always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}
