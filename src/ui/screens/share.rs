//! A game as a link: to send, to copy, and for the camera of another device.

mod naming;

use leptos::prelude::*;

use self::naming::naming;
use super::challenge::others_of;
use super::nowhere::missing;
use crate::ui::browser::{self, El, el};
use crate::ui::components::{answers, link, link_sharing, page, qr_code, strong};
use crate::ui::device::Device;
use crate::ui::route::Route;
use rollkeep_core::game::{Game, Phase, SharedDice};
use rollkeep_core::link::SharedGame;
use rollkeep_core::storage::RecordId;
use rollkeep_core::text::{challenges, links as text, play, words};

/// The screen with the link of a game on this device.
pub fn share_screen(id: &RecordId) -> El {
    let device = Device::here();
    let found = device.store(|store| store.games().load(id));
    device.note_troubles();
    let Some(found) = found else {
        return missing(&words::no_such_game(), &words::no_such_game_help());
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
        Some(SharedDice::Challenge(_)) => challenges::send(),
        Some(SharedDice::Daily(_)) | None => text::share_game(),
    };
    let screen = page("share", &title)
        .child(link("a", &Route::Game(id.clone())).child(words::back_to_game()))
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

/// The link, and the buttons that send it.
fn parts(device: Device, game: &Game, address: String) -> El {
    let is_over = matches!(game.phase(), Phase::Over(_));
    let shared_dice = game.setup().shared_dice();
    let title = match shared_dice {
        Some(dice) => challenges::link_title(game, dice),
        None => text::title(game),
    };
    let words: [fn() -> String; 2] = [text::copied, text::not_copied];
    let (send, said) = link_sharing(device, title, address.clone(), words);
    let send = match browser::can_share() {
        true => strong(&text::share_link(), send),
        false => strong(&text::copy_link(), send),
    };
    let others = others_of(device, game);
    let help = match (shared_dice, is_over) {
        (Some(_), true) if !others.is_empty() => challenges::answer_help(&others),
        (Some(_), false) if !others.is_empty() => challenges::answer_later(&others),
        (Some(_), _) => challenges::link_help(),
        (None, true) => text::to_look_at(),
        (None, false) => text::to_play_on(),
    };
    let code = match qr_code(&address, &text::qr_code()) {
        Some(code) => el("figure.scan")
            .child(code)
            .child(el("figcaption").child(text::scan())),
        None => el("p.help").child(text::no_qr_code()),
    };
    let ways = el("div.prose")
        .child(answers([send.id("share-link")]))
        .child(said);
    let more = el("div.prose")
        .child(el("p").child(help))
        .child(el("p.help").child(text::no_server()))
        .child(el("p.address").child(address));
    el("div.link-parts").child([ways, code, more])
}
