//! A table of numbers.

use leptos::prelude::*;

/// A table of numbers.
#[component]
pub fn SumTable(
    /// The heads of its columns.
    #[prop(into)]
    heads: Vec<String>,
    /// Its rows.
    children: Children,
) -> impl IntoView {
    let heads = heads.into_iter();
    view! {
        <table class="numbers sums">
            <thead>
                <tr>
                    {heads
                        .map(|head| view! { <th scope="col" prop:textContent=head></th> })
                        .collect_view()}
                </tr>
            </thead>
            <tbody>{children()}</tbody>
        </table>
    }
}

/// A row of a [`SumTable`].
#[component]
pub fn SumRow(
    /// Its numbers.
    #[prop(into)]
    cells: Vec<String>,
    /// Its head.
    children: Children,
) -> impl IntoView {
    let cells = cells.into_iter();
    view! {
        <tr>
            <th scope="row">{children()}</th>
            {cells.map(|cell| view! { <td prop:textContent=cell></td> }).collect_view()}
        </tr>
    }
}
