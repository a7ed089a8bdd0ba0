//! A sum of a card on the page.

use crate::ui::browser::{El, el};
use rollkeep_core::game::Game;
use rollkeep_core::rules::RuleSet;
use rollkeep_core::text::{table as text, words};

/// The kind of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Foot {
    /// The upper section on the way to its bonus.
    Bonus,
    /// The bonuses for extra Yahtzees.
    Extra,
    /// The grand total.
    Total,
}

impl Foot {
    /// Its label on the card.
    pub(super) fn name(self, rules: &RuleSet) -> El {
        let name = el("span.what").child(match self {
            Foot::Bonus => words::bonus(),
            Foot::Extra => words::extra(),
            Foot::Total => words::total(),
        });
        match (self, rules.upper_bonus) {
            (Foot::Bonus, Some(bonus)) => name.child(el("small").child(text::plus(bonus.points))),
            _ => name,
        }
    }
}

/// A sum of one card.
pub(super) struct CardSum {
    seat: usize,
    foot: Foot,
    td: El,
    seen: El,
    aloud: El,
    bar: Option<El>,
    shown: Option<(u16, u16)>,
}

impl CardSum {
    /// An empty sum.
    pub(super) fn new(rules: &RuleSet, seat: usize, foot: Foot) -> CardSum {
        let seen = el("span");
        let td = el("td").attr("data-foot", seat.to_string());
        let (aloud, mut bar, mut td) = (el("span.aloud"), None, td.child(seen.clone()));
        if let (Foot::Bonus, Some(bonus)) = (foot, rules.upper_bonus) {
            let progress = el("progress.way")
                .attr("aria-hidden", "true")
                .attr("max", bonus.threshold.to_string());
            seen.set("aria-hidden", Some("true"));
            td = td.child(progress.clone()).child(aloud.clone());
            bar = Some(progress);
        }
        CardSum {
            seat,
            foot,
            td,
            seen,
            aloud,
            bar,
            shown: None,
        }
    }

    /// Its cell in the table.
    pub(super) fn td(&self) -> El {
        self.td.clone()
    }

    /// Writes what has changed.
    pub(super) fn show(&mut self, game: &Game) {
        let rules = game.rules();
        let totals = game.cards()[self.seat].totals(rules);
        let now = match self.foot {
            Foot::Bonus => (totals.upper, totals.upper_bonus),
            Foot::Extra => (totals.yahtzee_bonuses, 0),
            Foot::Total => (totals.grand(), 0),
        };
        if self.shown == Some(now) {
            return;
        }
        let before = self.shown.replace(now).map(|(points, _)| points);
        let (points, earned) = now;
        match (&self.bar, rules.upper_bonus) {
            (Some(bar), Some(bonus)) => {
                let way = points.min(bonus.threshold);
                bar.set("value", Some(&way.to_string()));
                self.td.set_class("earned", earned > 0);
                self.aloud
                    .set_text(&text::bonus_aloud(points, bonus.threshold, earned));
                self.seen.set_text(&match earned {
                    0 => text::of_goal(points, bonus.threshold),
                    earned => text::plus(earned),
                });
            }
            _ if self.foot == Foot::Extra && points == 0 => self.seen.set_text("–"),
            _ => self.seen.set_number(before, points),
        }
    }
}
