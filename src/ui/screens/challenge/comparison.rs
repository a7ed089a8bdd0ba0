//! Several games with the same dice side by side: the ranking, the first different decision, and the cards.

use std::rc::Rc;

use super::costs::Costs;
use super::meeting::{Meeting, is_over};
use crate::ui::browser::{El, el};
use crate::ui::components::{cards, column_head, small_dice, wide};
use rollkeep_core::challenge::{Standing, parting, standing};
use rollkeep_core::coach::Decision;
use rollkeep_core::game::Game;
use rollkeep_core::text::{advice, challenges as text, names, play, review};

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

/// A heading that says who is ahead.
pub fn headline(meeting: &Meeting) -> String {
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
pub fn comparison(meeting: &Meeting) -> Vec<El> {
    let compared = Rc::new(Compared::of(meeting));
    let several = compared.players.len() > 1;
    let costs = Costs::ask(compared.players.iter().map(|(_, game)| game));
    let mut parts = vec![ranking(&compared, &costs)];
    if several {
        parts.push(el("p.help").child(text::why_different()));
    }
    parts.push(costs.state());
    if several {
        parts.extend(parted(&compared, &costs, !meeting.mine.is_empty()));
    }
    let columns = compared.table.iter().filter_map(|line| {
        let (name, game) = compared.players.get(line.game)?;
        Some((name.as_str(), game.cards().first()?))
    });
    let columns: Vec<_> = columns.collect();
    parts.push(el("h2").child(text::cards()));
    parts.push(cards(meeting.others.rules, &columns, |_, _| false));
    parts
}

fn ranking(compared: &Compared, costs: &Costs) -> El {
    let heads = [text::rank(), text::name(), text::total(), text::lost()];
    let heads = heads.map(column_head);
    let rows = compared.table.iter().map(|line| {
        let rank = line.rank.map_or(String::new(), play::rank);
        let total = match line.rank {
            Some(_) => line.total.to_string(),
            None => text::in_play(),
        };
        let (costs, player) = (*costs, line.game);
        let lost = move || match costs.lost(player) {
            Some(lost) => advice::points(lost),
            None => text::unknown(),
        };
        el("tr")
            .child(el("td").child(rank))
            .child(
                el("th")
                    .attr("scope", "row")
                    .child(el("bdi").child(names::shown(compared.name(player)))),
            )
            .child(el("td").child(total))
            .child(el("td").live_text(lost))
    });
    let table = el("table.numbers.same-dice")
        .child(el("thead").child(el("tr").child(heads)))
        .child(el("tbody").child(rows.collect::<Vec<_>>()));
    wide(&text::ranking(), table)
}

/// The first decision that two players took differently: the player here and the best of the others, or else the best
/// two.
fn parted(compared: &Rc<Compared>, costs: &Costs, has_mine: bool) -> Option<El> {
    let mut order = compared.table.iter().map(|line| line.game);
    let one = if has_mine { 0 } else { order.next()? };
    let other = order.find(|player| *player != one)?;
    let game = |player: usize| compared.players.get(player).map(|it| &it.1);
    let (first, second) = (game(one)?, game(other)?);
    let title = if has_mine {
        text::parted()
    } else {
        text::they_parted()
    };
    let section = el("section.parted").child(el("h2").child(title));
    let Some(parting) = parting(first, second) else {
        let alike = is_over(first) && is_over(second);
        return alike.then(|| section.child(el("p").child(text::never_parted())));
    };
    let costs = *costs;
    let did = |player: usize, decision: &Decision| {
        let number = parting.decision;
        let worth = move || {
            let verdict = costs.verdict(player, number);
            verdict.as_ref().map(text::worth).unwrap_or_default()
        };
        el("li")
            .child(
                el("span")
                    .child(el("bdi").child(names::shown(compared.name(player))))
                    .child(" ")
                    .child(text::did(first.rules(), decision)),
            )
            .child(el("b").live_text(worth))
    };
    let lines = [did(one, &parting.one), did(other, &parting.other)];
    Some(
        section
            .child(
                el("p.moment")
                    .child(review::when(first, &parting.one))
                    .child(small_dice(&parting.one.dice)),
            )
            .child(el("ul.scores").child(lines)),
    )
}
