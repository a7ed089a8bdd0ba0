//! A bar for each kind of decision.

use leptos::prelude::*;

use super::{DataRow, DataTable, Wide};

/// A table with a number and a bar for each kind of decision.
#[component]
pub fn KindBars(
    /// What screen readers read first.
    #[prop(into)]
    name: String,
    /// The heads of its two columns.
    heads: [String; 2],
    /// The name of each kind, its number, and the length of its bar in percent.
    kinds: Vec<(String, String, f64)>,
) -> impl IntoView {
    let rows = kinds.into_iter().map(|(name, number, percent)| {
        let width = format!("{percent:.0}%");
        view! {
            <DataRow cells=[number]>
                <span prop:textContent=name></span>
                " "
                <span class="length" style:width=width></span>
            </DataRow>
        }
    });
    let rows = rows.collect_view();
    view! {
        <div id="kinds">
            <Wide name>
                <DataTable heads=heads>{rows}</DataTable>
            </Wide>
        </div>
    }
}
