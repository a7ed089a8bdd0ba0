//! Several games with the same dice side by side: the ranking, the first different decision, and the cards.

use leptos::prelude::*;

use super::costs::{Costs, CostsState};
use super::meeting::{Meeting, is_over};
use crate::ui::components::{Cards, DataTable, SmallDice, Wide, changing};
use rollkeep_app::challenge::{Parting, Standing, parting, standing};
use rollkeep_rules::game::Game;
use rollkeep_solver::coach::Decision;
use rollkeep_words::{advice, challenges as text, names, play, review};

/// The names, the games, and the ranking.
struct Compared {
    players: Vec<(String, Game)>,
    table: Vec<Standing>,
}

impl Compared {
    fn of(meeting: &Meeting) -> Compared {
        let players = meeting.players().into_iter();
        let players: Vec<(String, Game)> =
            players.map(|(name, game)| (name, game.clone())).collect();
        let games: Vec<&Game> = players.iter().map(|(_, game)| game).collect();
        let table = standing(&games);
        Compared { players, table }
    }

    fn name(&self, player: usize) -> &str {
        self.players.get(player).map_or("", |it| it.0.as_str())
    }
}

/// A heading that says who is ahead; between two, it speaks to the player here.
pub fn headline(meeting: &Meeting) -> String {
    if let Some((name, totals)) = meeting.two() {
        return text::duel(&name, totals);
    }
    let compared = Compared::of(meeting);
    let first = compared.table.iter().filter(|line| line.rank == Some(1));
    let winners: Vec<&str> = first.map(|line| compared.name(line.game)).collect();
    text::headline(&winners, compared.players.len())
}

/// All totals in one line.
pub fn totals(meeting: &Meeting) -> String {
    let compared = Compared::of(meeting);
    let line = |line: &Standing| {
        let name = compared.name(line.game).to_owned();
        (name, line.rank.map(|_| line.total))
    };
    text::result(&compared.table.iter().map(line).collect::<Vec<_>>())
}

/// The games of all who played these dice. The cost of the decisions appears once the solver has answered.
#[component]
pub fn Comparison(
    /// What is known about the challenge.
    meeting: Meeting,
) -> impl IntoView {
    let compared = Compared::of(&meeting);
    let several = compared.players.len() > 1;
    let costs = Costs::ask(compared.players.iter().map(|(_, game)| game));
    let columns = compared.table.iter().filter_map(|line| {
        let (name, game) = compared.players.get(line.game)?;
        Some((name.as_str(), game.cards().first()?))
    });
    let columns: Vec<_> = columns.collect();
    let has_mine = !meeting.mine.is_empty();
    view! {
        {ranking(&compared, costs)}
        {several.then(|| view! { <p class="help">{text::why_different()}</p> })}
        <CostsState costs />
        {several.then(|| parted(&compared, costs, has_mine))}
        <h2>{text::cards()}</h2>
        <Cards rules=&meeting.others.rules columns=&columns />
    }
}

fn ranking(compared: &Compared, costs: Costs) -> impl IntoView + use<> {
    let heads = [text::rank(), text::name(), text::total(), text::lost()];
    let rows = compared.table.iter().map(|line| {
        let rank = line.rank.map_or(String::new(), play::rank);
        let total = match line.rank {
            Some(_) => line.total.to_string(),
            None => text::in_play(),
        };
        let player = line.game;
        let lost = move || match costs.lost(player) {
            Some(lost) => advice::points(lost),
            None => text::unknown(),
        };
        view! {
            <tr>
                <td>{rank}</td>
                <th scope="row">
                    <bdi translate="no">{names::shown(compared.name(player)).into_owned()}</bdi>
                </th>
                <td>{total}</td>
                <td prop:textContent=changing(lost)></td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <Wide name=text::ranking()>
            <DataTable class="numbers same-dice" heads>
                {rows}
            </DataTable>
        </Wide>
    }
}

/// The first decisions that the player here and each of the others took differently; without one here, the best player and
/// each of the others.
fn parted(compared: &Compared, costs: Costs, has_mine: bool) -> Option<AnyView> {
    let mut order = compared.table.iter().map(|line| line.game);
    let one = if has_mine { 0 } else { order.next()? };
    let others: Vec<usize> = order.filter(|player| *player != one).collect();
    let game = |player: usize| compared.players.get(player).map(|it| &it.1);
    let first = game(one)?;
    let partings = others.iter().filter_map(|other| {
        let parting = parting(first, game(*other)?)?;
        Some(parted_from(compared, costs, [one, *other], &parting))
    });
    let partings: Vec<AnyView> = partings.collect();
    if partings.is_empty() {
        let mut all = std::iter::once(first).chain(others.iter().filter_map(|it| game(*it)));
        let never = || view! { <p>{text::never_parted()}</p> }.into_any();
        return all.all(is_over).then(never);
    }
    let title = match has_mine {
        true => text::parted(),
        false => text::they_parted(),
    };
    let shown = view! {
        <section class="parted">
            <h2>{title}</h2>
            {partings}
        </section>
    };
    Some(shown.into_any())
}

/// What these two players did, and what it was worth.
fn parted_from(
    compared: &Compared,
    costs: Costs,
    [one, other]: [usize; 2],
    parting: &Parting,
) -> AnyView {
    let did = |player: usize, decision: &Decision| {
        let number = parting.decision;
        let rules = compared.players.get(player).map(|it| it.1.rules());
        let worth = move || {
            let verdict = costs.verdict(player, number);
            verdict.as_ref().map(text::worth).unwrap_or_default()
        };
        view! {
            <li>
                <span>
                    <bdi translate="no">{names::shown(compared.name(player)).into_owned()}</bdi>
                    " "
                    {rules.map(|rules| text::did(rules, decision))}
                </span>
                <b prop:textContent=changing(worth)></b>
            </li>
        }
    };
    let first = compared.players.get(one).map(|it| &it.1);
    view! {
        <p class="moment">
            {first
                .map(|first| {
                    view! {
                        {review::when(first, &parting.one)}
                        <SmallDice rules=first.rules() shown=parting.one.dice />
                    }
                })}
        </p>
        <ul class="scores">{did(one, &parting.one)} {did(other, &parting.other)}</ul>
    }
    .into_any()
}
