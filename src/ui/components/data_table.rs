//! Tables with a head for each column and each row.

use leptos::prelude::*;

/// The heads of the columns of a [`DataTable`].
pub struct Heads {
    words: Vec<String>,
    names: Vec<String>,
}

impl From<Vec<String>> for Heads {
    fn from(words: Vec<String>) -> Heads {
        Heads {
            words,
            names: Vec::new(),
        }
    }
}

impl<const N: usize> From<[String; N]> for Heads {
    fn from(words: [String; N]) -> Heads {
        words.to_vec().into()
    }
}

impl Heads {
    /// A column for each player. Above the heads of the rows is `corner`; nothing if it is empty.
    pub fn of_players(corner: String, names: impl Iterator<Item = String>) -> Heads {
        Heads {
            words: vec![corner],
            names: names.collect(),
        }
    }
}

/// A table of numbers.
#[component]
pub fn DataTable(
    /// Its class.
    #[prop(default = "numbers sums")]
    class: &'static str,
    /// What it is about.
    #[prop(optional, into)]
    caption: Option<String>,
    /// The heads of its columns.
    #[prop(into)]
    heads: Heads,
    /// Its rows.
    children: Children,
) -> impl IntoView {
    let words = heads.words.into_iter().map(|head| {
        if head.is_empty() {
            view! { <td></td> }.into_any()
        } else {
            view! { <th scope="col" prop:textContent=head></th> }.into_any()
        }
    });
    let names = heads.names.into_iter().map(|name| {
        view! {
            <th scope="col">
                <bdi translate="no" prop:textContent=name></bdi>
            </th>
        }
    });
    view! {
        <table class=class>
            {caption.map(|caption| view! { <caption>{caption}</caption> })} <thead>
                <tr>{words.collect_view()} {names.collect_view()}</tr>
            </thead> <tbody>{children()}</tbody>
        </table>
    }
}

/// A row of a [`DataTable`].
#[component]
pub fn DataRow(
    /// Its class.
    #[prop(default = None)]
    class: Option<&'static str>,
    /// Its numbers.
    #[prop(into)]
    cells: Vec<String>,
    /// Its head.
    children: Children,
) -> impl IntoView {
    let cells = cells.into_iter();
    view! {
        <tr class=class>
            <th scope="row">{children()}</th>
            {cells.map(|cell| view! { <td prop:textContent=cell></td> }).collect_view()}
        </tr>
    }
}
