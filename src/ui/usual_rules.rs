//! The rules that a player most likely wants.

use std::sync::Arc;

use super::browser;
use rollkeep_app::storage::Settings;
use rollkeep_rules::{RuleSet, catalogue};

/// The rules of the last game; before the first one, those that speakers of the player's language know best. The language
/// is the one that the player has chosen, or the browser's: it may be one that the page does not speak.
pub fn usual_rules(settings: &Settings) -> Arc<RuleSet> {
    let last = settings.rules.as_deref().and_then(catalogue::find);
    last.unwrap_or_else(|| catalogue::known_best(&language(settings)))
}

/// The language that the player has chosen, or the browser's.
pub fn language(settings: &Settings) -> String {
    let chosen = settings.language.clone();
    chosen
        .or_else(browser::preferred_language)
        .unwrap_or_default()
}
