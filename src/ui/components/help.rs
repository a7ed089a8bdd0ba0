//! How to play.

use leptos::prelude::*;

use super::explained;
use crate::ui::browser::{self, El, el};
use crate::ui::device::Device;
use rollkeep_core::rules::RuleSet;
use rollkeep_core::text::{first_turn, words};

/// The steps of a turn, and the keys if there is a keyboard.
pub fn how_to_play(rules: &RuleSet) -> Vec<El> {
    let steps = first_turn::how_to_play(rules);
    let steps: Vec<El> = steps.into_iter().map(|it| el("li").child(it)).collect();
    let mut parts = vec![el("ol.how-to-play").child(steps)];
    if browser::has_keyboard() {
        parts.push(el("h3").child(first_turn::keys()));
        let keys = words::keys().map(|(key, does)| explained(&key, &does));
        parts.push(el("dl.keys").child(keys));
        let on = (Device::here().settings).with_untracked(|settings| settings.shortcuts);
        if !on {
            parts.push(el("p").child(words::keys_off()));
        }
    }
    parts
}
