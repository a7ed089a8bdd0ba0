//! Score cards as a table to read: those of one game, or of several games with the same dice.

use leptos::prelude::*;

use super::{DataRow, DataTable, Heads, Wide};
use rollkeep_rules::game::Game;
use rollkeep_rules::{Card, RuleSet, Slot, Totals};
use rollkeep_words::{categories, names, words};

/// All cards of a game. Marks the score that was written last.
#[component]
pub fn ScoreCards<'a>(
    /// The game.
    game: &'a Game,
) -> impl IntoView + use<> {
    let names = game.setup().seats().iter().map(|it| it.name.as_str());
    let columns: Vec<_> = names.zip(game.cards()).collect();
    let news = game.last_score().map(|it| (it.seat, it.slot));
    view! { <Cards rules=game.rules() columns=&columns news /> }
}

/// Cards of one rule set side by side.
#[component]
pub fn Cards<'a>(
    /// The rules.
    rules: &'a RuleSet,
    /// The names, and the cards.
    columns: &'a [(&'a str, &'a Card)],
    /// The column and the box of the score that is marked.
    #[prop(default = None)]
    news: Option<(usize, Slot)>,
) -> impl IntoView + use<> {
    let names = columns.iter();
    let names = names.map(|(name, _)| names::shown(name).into_owned());
    let heads = Heads::of_players(String::new(), names);
    let boxes = rules.slots().map(|slot| {
        let cells = columns.iter().enumerate().map(|(seat, (_, card))| {
            let class = (news == Some((seat, slot))).then_some("news");
            let points = card.points(slot).map(|points| points.to_string());
            view! { <td class=class>{points}</td> }
        });
        view! {
            <tr>
                <th scope="row">{categories::name(&rules.category(slot).id)}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    let boxes = boxes.collect_view();
    let sum = |name: String, of: fn(&Totals) -> u16| {
        let cells = columns.iter();
        let cells: Vec<_> = cells
            .map(|(_, card)| of(&card.totals(rules)).to_string())
            .collect();
        view! {
            <DataRow class=Some("sum") cells>
                {name}
            </DataRow>
        }
    };
    let bonus = rules.upper_bonus.is_some();
    let bonus = bonus.then(|| sum(words::bonus(), |totals| totals.upper_bonus));
    let extra = rules.extra_yahtzee.is_some();
    let extra = extra.then(|| sum(categories::extras(rules), |totals| totals.yahtzee_bonuses));
    let total = sum(words::total(), |totals| totals.grand());
    view! {
        <Wide name=words::score_cards()>
            <DataTable class="numbers cards" heads attr:aria-label=words::score_cards()>
                {boxes}
                {bonus}
                {extra}
                {total}
            </DataTable>
        </Wide>
    }
}
