//! The next game after a live one.

use super::connection::go_when_together;
use crate::ui::background::Background;
use crate::ui::browser::{El, el};
use crate::ui::components::{link, strong};
use crate::ui::device::Device;
use crate::ui::live::Live;
use crate::ui::route::Route;
use rollkeep_core::live::{Side, Stage};
use rollkeep_core::storage::RecordId;
use rollkeep_core::text::{live as text, words};

/// Lets the people of this live game play again; `None` if it is not live, or continued without the other device.
pub fn live_again(id: &RecordId) -> Option<El> {
    let (live, device) = (Background::here().live, Device::here());
    let side = live.find(id)?.live.side();
    go_when_together(live);
    let id = id.clone();
    let again = move |play: fn(Live) -> Result<(), String>| {
        let play = move || {
            if let Err(why) = play(live) {
                device.announce_now(why);
            }
        };
        strong(&words::play_again(), play).id("again")
    };
    let status = |words| el("p.help").attr("role", "status").child(words);
    let way = move |(stage, together)| match (stage, side) {
        (Stage::Together, Side::Host) if together => again(|live| live.begin_next()),
        (Stage::Together, Side::Guest) if together => status(text::they_begin()),
        (Stage::Invited, _) => again(sit_down_again),
        (Stage::Waiting, _) => status(text::next_waits()),
        _ => link("a.strong", &Route::Live)
            .id("again")
            .child(text::play_live()),
    };
    Some(el("div.again").live_by(move || (live.stage(), live.is_together(&id)), way))
}

/// Joins with the names that the players here have at the other device.
fn sit_down_again(live: Live) -> Result<(), String> {
    let invited = live.session(|session| session.invitation().cloned());
    let Some(table) = invited.flatten() else {
        return Err(text::cannot());
    };
    let all = table.setup().names();
    let mine = table.seats_of(Side::Guest);
    let names: Vec<String> = mine.filter_map(|seat| all.get(seat).cloned()).collect();
    live.join(&names)
}
