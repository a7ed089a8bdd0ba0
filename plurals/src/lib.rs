//! The plurals of `fluent-bundle`, chosen by whoever knows the language: in the page that is the browser.
//!
//! `fluent-bundle` chooses plurals by the crate `intl_pluralrules`, and nothing but another crate of this name can take its
//! place. This one has no tables, and as much of the interface as `fluent-bundle` uses. [`choose_by`] tells it whom to ask.

#![forbid(unsafe_code)]

use std::cell::Cell;

use operands::PluralOperands;
use unic_langid::LanguageIdentifier;

/// Numbers whose plurals are asked for.
pub mod operands {
    /// What `fluent-bundle` says of a number.
    #[derive(Clone, Copy, Debug)]
    pub struct PluralOperands {
        /// The number itself.
        pub n: f64,
        /// How many decimals it is written with.
        pub v: usize,
        /// Its decimals as a whole number. Nobody reads them.
        pub f: u64,
    }

    impl From<f64> for PluralOperands {
        fn from(n: f64) -> PluralOperands {
            PluralOperands { n, v: 0, f: 0 }
        }
    }
}

/// Returns the plural of a number with so many decimals, by its name in Unicode's tables: "one", "few", "other".
pub type Choose = fn(f64, usize) -> Option<String>;

thread_local! {
    static CHOOSE: Cell<Choose> = const { Cell::new(|_, _| None) };
}

/// From now on, this function chooses the plurals of this thread. If it returns none, or a name that is none, that is
/// "other".
pub fn choose_by(choose: Choose) {
    CHOOSE.set(choose);
}

/// The plurals of Unicode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "their names are Unicode's")]
pub enum PluralCategory {
    ZERO,
    ONE,
    TWO,
    FEW,
    MANY,
    OTHER,
}

/// What is counted. The page counts with cardinals alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "their names are Unicode's")]
pub enum PluralRuleType {
    ORDINAL,
    CARDINAL,
}

/// Chooses plurals.
#[derive(Clone, Copy, Debug)]
pub struct PluralRules;

impl PluralRules {
    /// Whoever chooses knows the language.
    pub fn create(_: LanguageIdentifier, _: PluralRuleType) -> Result<Self, &'static str> {
        Ok(PluralRules)
    }

    /// No language needs to be looked up.
    pub fn get_locales(_: PluralRuleType) -> Vec<LanguageIdentifier> {
        Vec::new()
    }

    /// Returns the plural of this number.
    pub fn select<N: Into<PluralOperands>>(
        &self,
        number: N,
    ) -> Result<PluralCategory, &'static str> {
        let number = number.into();
        Ok(match CHOOSE.get()(number.n, number.v).as_deref() {
            Some("zero") => PluralCategory::ZERO,
            Some("one") => PluralCategory::ONE,
            Some("two") => PluralCategory::TWO,
            Some("few") => PluralCategory::FEW,
            Some("many") => PluralCategory::MANY,
            _ => PluralCategory::OTHER,
        })
    }
}
