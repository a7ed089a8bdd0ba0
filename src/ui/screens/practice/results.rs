//! How practice has gone: a sentence and a picture, and more behind a tap.

use leptos::prelude::*;

use crate::ui::components::{Fold, KindBars};
use rollkeep_app::storage::PracticeResults;
use rollkeep_words::{practice as text, skill};

/// How often the best was chosen, in a sentence and with a bar for each kind of decision. Before the first decision, what
/// practice is.
pub(super) fn so_far(results: PracticeResults) -> AnyView {
    let Some(says) = text::how_often(results) else {
        return view! { <p class="lead">{text::help()}</p> }.into_any();
    };
    view! {
        <p class="state" id="how-often">
            {says}
        </p>
        {kinds(results)}
    }
    .into_any()
}

/// The share of best choices for each kind of decision; nothing if that was not noted yet.
fn kinds(results: PracticeResults) -> Option<impl IntoView> {
    let noted = results.by_roll.iter().any(|(_, all)| *all > 0);
    let kinds = results.by_roll.into_iter().zip(text::kinds());
    let kinds = kinds.filter(|((_, all), _)| *all > 0);
    let kinds = kinds.map(|((right, all), kind)| {
        let percent = f64::from(right) * 100.0 / f64::from(all.max(1));
        (kind, text::of(right, all), percent)
    });
    noted.then(|| {
        let [decision, _] = skill::kind_heads();
        let [_, _, _, best, _] = skill::people_heads();
        let kinds = kinds.collect();
        view! { <KindBars name=text::title() heads=[decision, best] kinds /> }
    })
}

/// How many are right in a row, and what counts; nothing before the first decision.
pub(super) fn results(results: PracticeResults) -> Option<impl IntoView> {
    (results.all > 0).then(|| {
        view! {
            <Fold title=text::more()>
                <p id="streak">{text::streak(results)}</p>
                <p class="help">{text::counted()}</p>
            </Fold>
        }
    })
}
