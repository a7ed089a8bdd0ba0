//! The end of a game.

mod ceremony;
mod challenge;
mod daily;
mod facts;
mod party;
mod personal;
mod podium;
mod share;

use std::sync::Arc;

use leptos::prelude::*;

use self::ceremony::Ceremony;
use self::challenge::challenge;
use self::daily::{AgainstPerfect, Compared, Ended, ToCalendar};
use self::facts::Facts;
use self::party::Party;
use self::personal::PersonalBests;
use self::podium::Podium;
use self::share::ShareSheet;
use super::live::{LiveProof, live_again};
use crate::ui::browser::{self, Key};
use crate::ui::components::{
    Button, DiceLog, HomeLink, Icon, InfoModal, Pad, PlayerBadge, Shape, Weight,
};
use crate::ui::lazy::{Lazy, parts};
use crate::ui::lazy_route::LazyRoute;
use crate::ui::review_answer::ReviewAnswer;
use crate::ui::room::Room;
use crate::ui::start::Starter;
use crate::ui::store::use_store;
use crate::ui::table::Table;
use rollkeep_app::storage::LinkGames;
use rollkeep_rules::game::{Action, Game, Phase, SeatKind};
use rollkeep_solver::coach::has_best_play;
use rollkeep_words::home::statistics;
use rollkeep_words::paper::print;
use rollkeep_words::{daily as daily_text, links, over as text, play, words};

/// The screen of a finished game: the result, and every card.
#[component]
pub fn Over(
    /// The room of the game.
    room: Room,
) -> impl IntoView {
    let table = room.table;
    let store = use_store();
    let name = table.game_untracked(|game| {
        daily_text::title(game, &store.read(|store| store.challengers(game)))
    });
    let unloaded = |again: AnyView| {
        browser::focus_heading();
        view! {
            <div class="result">
                <h1 tabindex="-1">{text::unloaded()}</h1>
                <p>{text::unloaded_help()}</p>
                <div class="answers">{again}</div>
            </div>
        }
        .into_any()
    };
    browser::on_key("keydown", move |event| {
        if browser::key_of(&event) == Some(Key::Undo) && untrack(|| table.can_undo()) {
            event.prevent_default();
            table.undo();
        }
    });
    let first = table.game_untracked(card_of);
    view! {
        <header class="bar">
            <HomeLink />
            <span class="what-game">{name}</span>
        </header>
        <Lazy load=parts::end_of_game unloaded let:end_of_game>
            {end_of_game(room)}
        </Lazy>
        <Pad room viewed_seat=RwSignal::new(first) />
    }
}

/// The seat whose card is shown first on a screen with room for one: the winner if it is a person, else the only
/// person. `None`: the card that the pad shows by itself.
fn card_of(game: &Game) -> Option<usize> {
    let seats = game.setup().seats();
    let person = |seat: &usize| seats[*seat].kind == SeatKind::Person;
    let ranked = game.ranking().into_iter().map(|place| place.seat);
    let mut people = ranked.clone().filter(person);
    let winner = ranked.clone().next().filter(person);
    winner.or_else(|| people.next().filter(|_| people.next().is_none()))
}

/// The end of a game: who has won, facts about the game, and buttons for what is next.
#[component]
pub fn EndOfGame(
    /// The room of the game.
    room: Room,
) -> impl IntoView {
    let (store, starter) = (use_store(), Starter::new());
    let table = room.table;
    let game = Arc::new(table.game_untracked(Clone::clone));
    let (result, praise, winners) = match game.phase() {
        Phase::Over(outcome) => (
            play::headline(&game, outcome),
            text::praise(&game, outcome),
            outcome.winners.as_slice(),
        ),
        Phase::Starting(_) | Phase::Turn(_) => Default::default(),
    };
    let challenged = challenge(store, table, &game);
    let is_challenge = challenged.is_some();
    let (other, totals, ways) = match challenged {
        Some(it) => (it.headline, it.totals, Some(it.ways)),
        None => (None, None, None),
    };
    let ranking = game.ranking();
    let ceremony = Ceremony::begin(&room, &ranking);
    // The headline of one player is the total.
    let alone = match ranking[..] {
        [alone] if other.is_none() && !alone.out_of_time => Some(alone.total),
        _ => None,
    };
    let counted = move || Some(play::points_alone(ceremony.counted(alone?, 0)?));
    let headline = other.unwrap_or(result);
    browser::set_title(&format!("{headline} – {}", words::APP));
    browser::focus_heading();
    let dice = RwSignal::new(false);
    let judged = RwSignal::new(ReviewAnswer::Awaited);
    let ended = Ended::of(table, judged);
    // The game of a day is played only once, so there is no rematch: you can share the result. After a challenge, you
    // send an answer.
    let rematch = (game.setup().rematch()).filter(|_| ended.is_none() && !is_challenge);
    let starts = rematch.as_ref().and_then(text::next_start);
    let news = store.notes(LinkGames::read).has_news(&table.id(), &game);
    let send = news.then(|| {
        view! {
            <a class="strong" id="send" href=LazyRoute::Share(table.id()).to_string()>
                {links::send_result()}
            </a>
        }
    });
    let weight = if news { Weight::Plain } else { Weight::Strong };
    let again = rematch.map(|setup| {
        live_again(&table.id()).unwrap_or_else(|| {
            let again = move || starter.start(setup.clone());
            view! {
                <Button weight id="again" on_tap=again>
                    {words::play_again()}
                </Button>
            }
            .into_any()
        })
    });
    let sharing = RwSignal::new(false);
    let praise = Some(praise).filter(|it| !it.is_empty());
    let says = [
        ("praise", praise),
        ("rare", text::rare_total(&game)),
        ("played-on", game.played_on_from().map(text::played_from)),
    ];
    let says = says.into_iter().filter_map(|(id, says)| Some((id, says?)));
    let says: Vec<(&str, String)> = says.collect();
    let described_by = says.iter().map(|(id, _)| *id).collect::<Vec<_>>().join(" ");
    let says = says.into_iter().map(|(id, says)| {
        view! {
            <p class="lead" id=id>
                {says}
            </p>
        }
    });
    let badges = table.badges();
    let winners = winners.iter().filter(|_| ranking.len() > 1);
    let signs = winners.filter_map(|seat| badges.get(*seat).copied());
    let signs = signs
        .map(|badge| view! { <PlayerBadge badge /> })
        .collect_view();
    let told = match ended {
        Some(ended) => Signal::derive(move || ended.to_share()),
        None => Signal::stored(text::to_share(&game)),
    };
    let drawn = ended.is_none().then(|| game.clone());
    view! {
        <div class="lazy">
            <div class="result">
                <div
                    class="honours"
                    class:rises=move || ceremony.goes_on()
                    class:awaits=move || ceremony.awaits_winner()
                >
                    <Party room game=game.clone() badges=badges.clone() ended ceremony />
                    <h1
                        tabindex="-1"
                        aria-describedby=described_by
                        class:counts=alone.is_some()
                        data-now=counted
                    >
                        {signs}
                        {headline}
                    </h1>
                    {says.collect_view()}
                    {ended.map(|ended| view! { <AgainstPerfect ended /> })}
                    <PersonalBests room ceremony />
                    {totals.map(|totals| view! { <p class="lead totals">{totals}</p> })}
                    <Podium game=game.clone() badges ceremony />
                </div>
                <Wishes table ended sharing>
                    {ways}
                    {send}
                    {again}
                </Wishes>
                <Lesser table starts dice />
                {ended.map(|ended| view! { <Compared ended /> })}
                <Facts table game judged />
            </div>
            <Log table open=dice />
            <ShareSheet table open=sharing told game=drawn />
        </div>
    }
}

/// The buttons for what is next.
#[component]
fn Wishes(
    /// The table of the game.
    table: Table,
    /// The game of a day, if it is one.
    ended: Option<Ended>,
    /// Whether the dialog to share is open.
    sharing: RwSignal<bool>,
    /// The first buttons of a game that is not of a day.
    children: Children,
) -> impl IntoView {
    let share = |weight| {
        view! {
            <Button weight id="share" on_tap=move || sharing.set(true)>
                <Icon shape=Shape::Share />
                {text::share()}
            </Button>
        }
    };
    let is_solved = table.game_untracked(|game| has_best_play(game.rules()));
    let review = is_solved.then(|| {
        view! {
            <a class="plain" id="review" href=LazyRoute::Review(table.id(), None).to_string()>
                <Icon shape=Shape::Bulb />
                {words::review()}
            </a>
        }
    });
    let wishes = match ended {
        Some(ended) => view! {
            {share(Weight::Strong)}
            {review}
            <ToCalendar ended />
        }
        .into_any(),
        None => view! {
            {children()}
            {share(Weight::Plain)}
            {review}
        }
        .into_any(),
    };
    view! { <div class="answers">{wishes}</div> }
}

/// Buttons that are rarely used, out of reach of a thumb that slips.
#[component]
fn Lesser(
    /// The table of the game.
    table: Table,
    /// Who starts the next game.
    starts: Option<String>,
    /// Whether the list of all rolls is open.
    dice: RwSignal<bool>,
) -> impl IntoView {
    let rules = table.game_untracked(|game| Some(game.rules().clone()));
    view! {
        <div class="lesser">
            {starts.map(|starts| view! { <p class="help">{starts}</p> })}
            <a class="plain" id="statistics" href=LazyRoute::Statistics(rules).to_string()>
                {statistics()}
            </a> <a class="plain" href=LazyRoute::PaperGame(table.id()).to_string()>
                {print()}
            </a> <Button id="dice" on_tap=move || dice.set(true)>
                <Icon shape=Shape::Die />
                {words::rolls_so_far()}
            </Button> <Show when=move || table.can_undo()>
                <Button id="undo" on_tap=move || table.act(Action::Undo)>
                    <Icon shape=Shape::Undo />
                    {words::undo()}
                </Button>
            </Show>
        </div>
    }
}

/// The list of all rolls.
#[component]
fn Log(
    /// The table of the game.
    table: Table,
    /// Whether it is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let store = use_store();
    let close = move || open.set(false);
    let rolls = move || {
        let is_live = store.read(|store| store.is_live(&table.id()));
        table.game_untracked(|game| view! { <DiceLog game is_live /> })
    };
    view! {
        <InfoModal id="sheet" title=words::rolls_so_far open on_close=close>
            <LiveProof id=table.id() />
            {rolls()}
        </InfoModal>
    }
}
