//! Score cards to print: blank ones, those of finished games, and those for real dice.

use std::sync::Arc;

use leptos::prelude::*;

use crate::ui::browser;
use crate::ui::components::{
    Button, Labelled, MissingGame, MissingRecord, Page, Radio, SelectRules, Weight, Wide,
};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::route::Route;
use crate::ui::store::use_store;
use rollkeep_app::storage::{Record, RecordId};
use rollkeep_rules::game::{Game, Phase};
use rollkeep_rules::{Card, RuleSet, Section, Slot, Totals, catalogue};
use rollkeep_words::{categories, daily, names, paper as text, real_dice, rule_sets, table, words};

/// The most columns of a card: the most people at a table.
const MOST: usize = 6;

/// A blank card of any rule set.
#[component]
pub fn PaperScreen(
    /// The rules that are chosen at first; otherwise those of the catalogue's first game.
    rules: Option<Arc<RuleSet>>,
) -> impl IntoView {
    let first = rules.unwrap_or_else(catalogue::default);
    let rules = RwSignal::new(first.clone());
    let columns = RwSignal::new(MOST);
    let each = (1..=MOST).map(|number| {
        let (is_chosen, choose) = (move || columns.get() == number, move || columns.set(number));
        let number = number.to_string();
        view! {
            <Radio group="columns" value=number.clone() is_chosen choose>
                <span>{number}</span>
            </Radio>
        }
    });
    let each = each.collect::<Vec<_>>();
    let blank = move || {
        let rules = rules.get();
        let blank = vec![PaperColumn::default(); columns.get()];
        let title = view! { <strong>{rule_sets::name(&rules)}</strong> };
        sheet(&rules, title, &blank)
    };
    let parent = (LazyRoute::Rules(Some(first.clone())).into(), words::rules());
    view! {
        <Page screen="paper" title=text::paper() parent>
            <p class="lead">{text::about()}</p>
            <Labelled label=words::rules()>
                <SelectRules first choose=move |chosen| rules.set(chosen) />
            </Labelled>
            <fieldset class="columns">
                <legend>{text::columns()}</legend>
                <div>{each}</div>
                <p class="help">{text::columns_help()}</p>
            </fieldset>
            <PrintButton />
            {blank}
        </Page>
    }
}

/// The cards of a finished game.
#[component]
pub fn PaperGameScreen(
    /// The id of the game.
    id: RecordId,
) -> impl IntoView {
    let store = use_store();
    let Some(found) = store.read(|store| store.games().load(&id)) else {
        return view! { <MissingGame id /> }.into_any();
    };
    let found = Some(found).filter(|it| matches!(it.value.game.phase(), Phase::Over(_)));
    let content = match found {
        Some(found) => {
            let game = &found.value.game;
            let challengers = store.read(|store| store.challengers(game));
            let title = view! {
                <strong>{daily::title_and_rules(game, &challengers)}</strong>
                <span>{browser::date(found.value.touched)}</span>
            };
            view! {
                <PrintButton />
                {sheet(game.rules(), title, &columns(game))}
            }
            .into_any()
        }
        None => view! { <p class="lead">{text::no_game()}</p> }.into_any(),
    };
    view! {
        <Page
            screen="paper"
            title=text::print_game()
            parent=(Route::Game(id), words::back_to_game())
        >
            {content}
        </Page>
    }
    .into_any()
}

/// The cards of a game with real dice, in play or over.
#[component]
pub fn PaperRealScreen(
    /// The id of the game.
    id: RecordId,
) -> impl IntoView {
    let store = use_store();
    let found = store.read(|store| store.real_games().load(&id));
    let Some(found) = found else {
        let (record, title) = (Record::Real(id), real_dice::missing());
        return view! { <MissingRecord record title help=real_dice::missing_help() /> }.into_any();
    };
    let game = &found.value;
    let parent = (LazyRoute::RealGame(found.id).into(), text::back_to_card());
    let title = match game.is_over() {
        true => rule_sets::name(game.rules()),
        false => real_dice::progress(game),
    };
    let title = view! {
        <strong>{title}</strong>
        <span>{browser::date(game.touched())}</span>
    };
    let seats = game.setup().seats();
    let cards: Vec<Card> = (0..seats.len()).map(|seat| game.card(seat)).collect();
    let columns = seats.iter().zip(&cards);
    let columns: Vec<PaperColumn<'_>> = columns
        .map(|(seat, card)| PaperColumn(Some((&seat.name, card))))
        .collect();
    let sheet = sheet(game.rules(), title, &columns);
    view! {
        <Page screen="paper" title=text::print_game() parent>
            <PrintButton />
            {sheet}
        </Page>
    }
    .into_any()
}

/// The button that prints the cards.
#[component]
fn PrintButton() -> impl IntoView {
    view! {
        <div class="answers">
            <Button weight=Weight::Strong id="print" on_tap=browser::print>
                {text::print()}
            </Button>
        </div>
    }
}

/// A column of a card: a name and a card, or blank.
#[derive(Clone, Default)]
struct PaperColumn<'a>(Option<(&'a str, &'a Card)>);

fn columns(game: &Game) -> Vec<PaperColumn<'_>> {
    let names = game.setup().seats().iter().map(|seat| seat.name.as_str());
    names
        .zip(game.cards())
        .map(|it| PaperColumn(Some(it)))
        .collect()
}

impl PaperColumn<'_> {
    fn name(&self) -> AnyView {
        match self.0 {
            Some((name, _)) => {
                let name = names::shown(name).into_owned();
                view! {
                    <th scope="col">
                        <bdi translate="no">{name}</bdi>
                    </th>
                }
                .into_any()
            }
            None => view! { <td></td> }.into_any(),
        }
    }

    fn points(&self, slot: Slot) -> Option<u16> {
        self.0.and_then(|(_, card)| card.points(slot))
    }

    fn sum(&self, rules: &RuleSet, of: fn(&Totals) -> u16) -> Option<u16> {
        self.0.map(|(_, card)| of(&card.totals(rules)))
    }
}

/// A row of a card.
#[component]
fn PaperRow(
    /// Whether it is a sum.
    #[prop(optional)]
    sum: bool,
    /// What it is for.
    #[prop(into)]
    name: String,
    /// What it pays.
    #[prop(into)]
    pays: String,
    /// The points in each column.
    cells: Vec<Option<u16>>,
) -> impl IntoView {
    let cells = cells.into_iter();
    let cells = cells.map(|points| view! { <td>{points.map(|points| points.to_string())}</td> });
    view! {
        <tr class=sum.then_some("sum")>
            <th scope="row">
                <span>{name}</span>
                <small>{pays}</small>
            </th>
            {cells.collect_view()}
        </tr>
    }
}

/// A card with these columns and a title. Only this part of the page is printed.
fn sheet<T: IntoView + 'static>(
    rules: &RuleSet,
    title: T,
    columns: &[PaperColumn<'_>],
) -> impl IntoView + use<T> {
    let sum = |name: String, pays: String, of: fn(&Totals) -> u16| {
        let cells = columns.iter().map(|column| column.sum(rules, of));
        view! { <PaperRow sum=true name pays cells=cells.collect() /> }
    };
    let boxes = |section: Section| {
        let slots = rules.slots();
        let slots = slots.filter(move |slot| rules.category(*slot).section == section);
        let rows = slots.map(|slot| {
            let category = rules.category(slot);
            let cells = columns.iter().map(|column| column.points(slot));
            let (name, pays) = (categories::name(&category.id), text::pays(rules, category));
            view! { <PaperRow name pays cells=cells.collect() /> }
        });
        rows.collect_view()
    };
    let bonus = rules.upper_bonus.map(|_| {
        view! {
            {sum(text::upper_total(), String::new(), |totals| totals.upper)}
            {sum(words::bonus(), text::bonus(rules), |it| it.upper_bonus)}
        }
    });
    let extra = rules.extra_yahtzee.filter(|extra| extra.bonus > 0);
    let extra = extra.map(|extra| {
        let pays = text::extra(extra.bonus);
        sum(categories::extras(rules), pays, |totals| {
            totals.yahtzee_bonuses
        })
    });
    // More rows are lower, so that the card stays on one page.
    let long = (rules.categories.len() > 15).then_some("long");
    let cards = view! {
        <table class=long>
            <thead>
                <tr>
                    <th scope="col">{text::name()}</th>
                    {columns.iter().map(PaperColumn::name).collect_view()}
                </tr>
            </thead>
            <tbody>{boxes(Section::Upper)} {bonus}</tbody>
            <tbody>
                {boxes(Section::Lower)} {extra}
                {sum(words::total(), String::new(), |totals| totals.grand())}
            </tbody>
        </table>
    };
    view! {
        <section class="paper">
            <p>{title} {table::order_of(rules).map(|order| view! { <span>{order}</span> })}</p>
            <Wide name=words::score_cards()>{cards}</Wide>
        </section>
    }
}
