//! The results of one player under one rule set.

use super::{name, table};
use crate::ui::browser::{El, el};
use crate::ui::components::{answers, bars, link, wide};
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::start::{between, start};
use rollkeep_core::rules::RuleSet;
use rollkeep_core::statistics::{HeadToHead, Performance};
use rollkeep_core::text::{categories, statistics as text};

/// For how many opponents a rematch is offered: those with most games.
const REMATCHES: usize = 3;

/// A player's results, the totals beside perfect play, every box, and the opponents.
pub fn about(rules: &'static RuleSet, it: &Performance, against: &[HeadToHead]) -> Vec<El> {
    let mut parts = vec![numbers(rules, it)];
    if let Some(spread) = it.spread(rules) {
        let names = [text::player(&it.player), text::perfect()];
        let names = &names[..spread.counts.len().min(2)];
        parts.push(el("h2").child(text::totals()));
        parts.push(bars(names, &spread, &text::totals_help()));
    }
    if it.full_games() > 0 {
        parts.push(el("h2").child(text::boxes()));
        parts.push(wide(&text::boxes(), boxes(rules, it)));
    }
    if !against.is_empty() {
        parts.push(el("h2").child(text::against()));
        parts.push(wide(&text::against(), others(against)));
        parts.push(el("p.help").child(text::against_help()));
        let rematches = against.iter().take(REMATCHES);
        let rematches = rematches.filter_map(|it| rematch(rules, it));
        parts.push(answers(rematches.collect::<Vec<_>>()));
    }
    parts
}

fn numbers(rules: &RuleSet, it: &Performance) -> El {
    let row = |what: &str, value: El| el("div").child(el("dt").child(what)).child(value);
    let says = |value: String| el("dd").child(value);
    let best = it.best().map(|best| {
        let total = match &it.best_game {
            Some(game) => link("a", &Route::Game(game.clone())).child(best.to_string()),
            None => el("span").child(best.to_string()),
        };
        row(&text::best(), el("dd").child(total))
    });
    let yahtzee = rules.yahtzee_slot().map(|slot| {
        let name = categories::name(&rules.category(slot).id);
        row(&name, says(text::yahtzees(it)))
    });
    let bonus = rules.upper_bonus.map(|_| {
        let share = text::percent(it.upper_bonuses, it.full_games());
        row(&text::upper_bonus(), says(share))
    });
    let perfect =
        text::perfect_middle(rules).map(|it| row(&text::perfect_middle_title(), says(it)));
    el("dl")
        .id("numbers")
        .child(row(&text::games_title(), says(text::games(it))))
        .child(row(&text::won(), says(text::wins(it))))
        .child(row(&text::average(), says(text::maybe(it.mean()))))
        .child(best)
        .child(perfect)
        .child(yahtzee)
        .child(bonus)
}

fn boxes(rules: &RuleSet, it: &Performance) -> El {
    let rows = rules
        .categories
        .iter()
        .zip(&it.boxes)
        .map(|(category, count)| {
            let name = categories::name(&category.id);
            let struck = text::percent(count.struck, count.filled);
            el("tr")
                .child(el("th").attr("scope", "row").child(name))
                .child([text::maybe(count.mean()), struck].map(|cell| el("td").child(cell)))
        });
    table(&text::box_heads(), rows.collect())
}

/// A button that begins another game of these two.
fn rematch(rules: &'static RuleSet, it: &HeadToHead) -> Option<El> {
    let device = Device::here();
    let setup = between(rules, [&it.player, &it.other])?;
    let button = el("button.plain").child(text::rematch(it));
    Some(button.on_single_click(move || start(device, setup.clone())))
}

fn others(against: &[HeadToHead]) -> El {
    let rows = against.iter().map(|it| {
        let counts = [it.games, it.ahead, it.behind].map(text::grouped);
        el("tr")
            .child(name(&it.other))
            .child(counts.map(|cell| el("td").child(cell)))
            .child(el("td").child(text::margin(it)))
    });
    table(&text::against_heads(), rows.collect())
}
