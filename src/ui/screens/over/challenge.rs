//! The end of a challenge: links back to it.

use crate::ui::browser::{El, el};
use crate::ui::components::link;
use crate::ui::device::Device;
use crate::ui::route::Route;
use crate::ui::table::Table;
use rollkeep_core::game::Game;
use rollkeep_core::rules::catalogue;
use rollkeep_core::text::challenges as text;

use super::super::challenge::{Meeting, headline, totals};

/// The end of a challenge.
pub struct Challenged {
    /// Who wins, and all totals, if others have played.
    pub result: Option<(String, El)>,
    /// Links to send the game, and to all cards.
    pub ways: Vec<El>,
}

/// The end of a challenge's game; `None` for other games.
pub fn challenge(device: Device, table: Table, game: &Game) -> Option<Challenged> {
    let rules = catalogue::find(&game.rules().id)?;
    let dice = game.setup().shared_dice()?;
    dice.challenge()?;
    let meeting = Meeting::look(device, rules, dice, None);
    let others = meeting.other_names();
    let answered = !others.is_empty();
    let words = match answered {
        true => text::send_answer(&others),
        false => text::send(),
    };
    let send = link("a.strong", &Route::Share(table.id()));
    let compare = || {
        link("a.plain", &Route::Challenge(rules, dice))
            .id("compare")
            .child(text::compare())
    };
    let mut ways = vec![send.id("send").child(words)];
    ways.extend(answered.then(compare));
    let result = answered.then(|| {
        let totals = el("p.lead.totals").child(totals(&meeting));
        (headline(&meeting), totals)
    });
    Some(Challenged { result, ways })
}
