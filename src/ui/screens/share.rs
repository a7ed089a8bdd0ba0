//! A game as a link: to send, to copy, and for the camera of another device.

mod naming;

use leptos::prelude::*;

use self::naming::naming;
use super::challenge::others_of;
use super::nowhere::missing;
use crate::game::{Game, Phase, SharedDice};
use crate::link::SharedGame;
use crate::storage::RecordId;
use crate::text::{challenges, links as text, play, words};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{answers, link, link_sharing, page, qr_code, strong};
use crate::ui::device::Device;
use crate::ui::route::Route;

/// The link of a game that is on this device.
pub fn share_screen(id: &RecordId) -> El {
    let device = Device::here();
    let found = device.store(|store| store.games().load(id));
    device.note_troubles();
    let Some(found) = found else {
        return missing(words::NO_SUCH_GAME, words::NO_SUCH_GAME_HELP);
    };
    if naming::is_needed(&found.saved.game) {
        let (id, named) = (id.clone(), RwSignal::new(false));
        return el("div.whole").live_by(
            move || named.get(),
            move |named_now| match named_now {
                true => share_screen(&id),
                false => naming(device, found.clone(), named),
            },
        );
    }
    let shared = SharedGame::new(found.saved.game, found.saved.began);
    let game = &shared.game;
    let title = match game.setup().shared_dice() {
        Some(SharedDice::Challenge(_)) => challenges::SEND,
        Some(SharedDice::Daily(_)) | None => text::SHARE_GAME,
    };
    let screen = page("share", title)
        .child(link("a", &Route::Game(id.clone())).child(words::BACK_TO_GAME))
        .child(
            el("p.lead")
                .child(play::names(game))
                .child(" · ")
                .child(text::how_far(game)),
        );
    match shared.to_payload() {
        Ok(payload) => {
            let address = browser::address(&Route::Shared(payload).href());
            screen.child(parts(device, game, address))
        }
        Err(why) => screen.child(el("p.trouble").child(text::unshareable(why))),
    }
}

/// The link, and the ways it can go.
fn parts(device: Device, game: &Game, address: String) -> El {
    let is_over = matches!(game.phase(), Phase::Over(_));
    let shared_dice = game.setup().shared_dice();
    let title = match shared_dice {
        Some(dice) => challenges::link_title(game, dice),
        None => text::title(game),
    };
    let words = [text::COPIED, text::NOT_COPIED];
    let (send, said) = link_sharing(device, title, address.clone(), words);
    let send = match browser::can_share() {
        true => strong(text::SHARE_LINK, send),
        false => strong(text::COPY_LINK, send),
    };
    let others = others_of(device, game);
    let help = match (shared_dice, is_over) {
        (Some(_), true) if !others.is_empty() => challenges::answer_help(&others),
        (Some(_), false) if !others.is_empty() => challenges::answer_later(&others),
        (Some(_), _) => challenges::LINK_HELP.to_owned(),
        (None, true) => text::TO_LOOK_AT.to_owned(),
        (None, false) => text::TO_PLAY_ON.to_owned(),
    };
    let code = match qr_code(&address, text::QR_CODE) {
        Some(code) => el("figure.scan")
            .child(code)
            .child(el("figcaption").child(text::SCAN)),
        None => el("p.help").child(text::NO_QR_CODE),
    };
    let ways = el("div.prose")
        .child(answers([send.id("share-link")]))
        .child(said);
    let more = el("div.prose")
        .child(el("p").child(help))
        .child(el("p.help").child(text::NO_SERVER))
        .child(el("p.address").child(address));
    el("div.link-parts").child([ways, code, more])
}
