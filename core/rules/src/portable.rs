//! A rule set as it travels: in saves, links, live games and messages.

use std::sync::Arc;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Faults, GivenName, RuleSet, Spec, catalogue};

/// A rule set as it travels: the id of an entry of the catalogue, whose rules never change, or all rules, as
/// `docs/RULES.md` describes them. It comes from anywhere: [`PortableRules::rules`] checks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum PortableRules {
    /// An entry of the catalogue.
    Id(String),
    /// A rule set that is no entry.
    Whole(Box<Spec>),
}

/// Why a rule set that came from elsewhere cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRules {
    /// The catalogue has no entry with this id: a newer version has it.
    #[error("unknown rule set {0}")]
    Unknown(String),
    /// Nobody can play by it.
    #[error(transparent)]
    Faulty(Faults),
}

impl PortableRules {
    /// The form in which these rules travel: the id of an entry of the catalogue, else all of them.
    pub fn of(rules: &RuleSet) -> PortableRules {
        match catalogue::lists(rules) {
            true => PortableRules::Id(rules.id.clone()),
            false => PortableRules::Whole(Box::new(Spec::clone(rules))),
        }
    }

    /// Checks the rules. Those of an entry of the catalogue, sent as a whole, are that entry.
    ///
    /// # Errors
    /// [`BadRules`] says why they cannot be played.
    pub fn rules(&self) -> Result<Arc<RuleSet>, BadRules> {
        let spec = match self {
            PortableRules::Id(id) => {
                return catalogue::find(id).ok_or_else(|| BadRules::Unknown(id.clone()));
            }
            PortableRules::Whole(spec) => spec,
        };
        let rules = RuleSet::new(Spec::clone(spec)).map_err(BadRules::Faulty)?;
        let entry = catalogue::find(&rules.id).filter(|entry| **entry == rules);
        Ok(entry.unwrap_or_else(|| Arc::new(rules)))
    }

    /// Returns whether all rules are written, and not an id.
    pub const fn is_whole(&self) -> bool {
        matches!(self, PortableRules::Whole(_))
    }

    /// The rules in one text: the id, or all of them in JSON.
    pub fn text(&self) -> String {
        match self {
            PortableRules::Id(id) => id.clone(),
            // Names and whole numbers always have a JSON form.
            PortableRules::Whole(spec) => serde_json::to_string(spec).unwrap_or_default(),
        }
    }

    /// Reads what [`PortableRules::text`] has written; `None` if it is neither.
    pub fn of_text(text: &str) -> Option<PortableRules> {
        match text.starts_with('{') {
            true => serde_json::from_str(text).ok(),
            false => Some(PortableRules::Id(text.to_owned())),
        }
    }

    /// The rules as a part of an address: the id, or all of them in hexadecimal digits.
    pub fn address(rules: &RuleSet) -> String {
        match PortableRules::of(rules) {
            PortableRules::Id(id) => id,
            whole => hex::encode(whole.text()),
        }
    }

    /// Reads such a part of an address; any text is safe.
    pub fn at_address(text: &str) -> Option<Arc<RuleSet>> {
        if let Some(entry) = catalogue::find(text) {
            return Some(entry);
        }
        let whole = String::from_utf8(hex::decode(text).ok()?).ok()?;
        PortableRules::of_text(&whole)?.rules().ok()
    }

    /// A name that no other rules have: the id of an entry of the catalogue, else `v` and the first fourteen hexadecimal
    /// digits of the SHA-256 of the rules in JSON, without their name. Saves are found by it, and the dice of days depend
    /// on it.
    pub fn key(rules: &RuleSet) -> String {
        if catalogue::lists(rules) {
            return rules.id.clone();
        }
        let name = GivenName::default();
        let spec = Spec {
            name,
            ..Spec::clone(rules)
        };
        let digest = Sha256::digest(PortableRules::Whole(Box::new(spec)).text());
        let digits = digest.iter().take(7).map(|byte| format!("{byte:02x}"));
        digits.fold("v".to_owned(), |key, two| key + &two)
    }
}

impl From<&str> for PortableRules {
    /// An entry of the catalogue, by its id.
    fn from(id: &str) -> PortableRules {
        PortableRules::Id(id.to_owned())
    }
}

impl<'de> Deserialize<'de> for PortableRules {
    fn deserialize<D: Deserializer<'de>>(form: D) -> Result<PortableRules, D::Error> {
        match Value::deserialize(form)? {
            Value::String(id) => Ok(PortableRules::Id(id)),
            form => match Spec::read(form) {
                Ok(spec) => Ok(PortableRules::Whole(Box::new(spec))),
                Err(why) => Err(D::Error::custom(why)),
            },
        }
    }
}
