//! A table of people.

use leptos::prelude::*;

use super::{SumRow, SumTable, Wide};

/// The most people in a table; the list has everybody.
const MOST: usize = 40;

/// A table of the first people, with what each of them has.
#[component]
pub fn PeopleTable(
    /// What screen readers read.
    #[prop(into)]
    name: String,
    /// The heads of its columns.
    #[prop(into)]
    heads: Vec<String>,
    /// Everybody's name and numbers.
    rows: Vec<(String, [String; 4])>,
) -> impl IntoView {
    let rows = rows.into_iter().take(MOST).map(|(name, cells)| {
        view! {
            <SumRow cells>
                <bdi translate="no" prop:textContent=name></bdi>
            </SumRow>
        }
    });
    let rows = rows.collect_view();
    let table = view! { <SumTable heads>{rows}</SumTable> };
    view! { <Wide name>{table}</Wide> }
}
