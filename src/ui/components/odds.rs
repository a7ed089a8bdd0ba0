//! How a turn may end.

use leptos::prelude::*;

use super::{DataRow, DataTable};
use rollkeep_rules::RuleSet;
use rollkeep_solver::coach::Odds;
use rollkeep_words::{advice, categories, words};

/// How often the turn ends with what the open boxes need: the cells of each row.
pub fn turn_ends(rules: &RuleSet, ends: &[Odds]) -> Vec<[String; 3]> {
    let rows = ends.iter().map(|&(slot, tried, shown)| {
        let name = categories::name(&rules.category(slot).id);
        [name, advice::percent(tried), advice::percent(shown)]
    });
    rows.collect()
}

/// A table under a keep.
#[component]
pub fn TurnEnds(
    /// The cells of each row.
    ends: Vec<[String; 3]>,
    /// How many columns the table around it has.
    columns: &'static str,
) -> impl IntoView {
    let heads = [
        words::box_it(),
        words::going_for_it(),
        words::playing_best(),
    ];
    let rows = ends.into_iter().map(|[name, tried, shown]| {
        view! { <DataRow cells=[tried, shown]>{name}</DataRow> }
    });
    let rows = rows.collect_view();
    view! {
        <tr>
            <td class="ends" colspan=columns>
                <DataTable class="turn-ends" caption=words::turn_ends_with() heads>
                    {rows}
                </DataTable>
            </td>
        </tr>
    }
}
