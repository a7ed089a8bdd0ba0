//! A table of people.

use leptos::prelude::*;

use super::{DataRow, DataTable, Wide};

/// The most people in a table; the list has everybody.
const MOST: usize = 40;

/// A table of the first people, with what each of them has.
#[component]
pub fn PeopleTable(
    /// What screen readers read.
    #[prop(into)]
    name: String,
    /// The heads of its columns.
    heads: [String; 5],
    /// Everybody's name and numbers.
    rows: Vec<(String, [String; 4])>,
) -> impl IntoView {
    let rows = rows.into_iter().take(MOST).map(|(name, cells)| {
        view! {
            <DataRow cells>
                <bdi translate="no" prop:textContent=name></bdi>
            </DataRow>
        }
    });
    let rows = rows.collect_view();
    let table = view! { <DataTable heads>{rows}</DataTable> };
    view! { <Wide name>{table}</Wide> }
}
