//! A saved game in a list, and how it is deleted.

use leptos::prelude::*;

use crate::storage::{GameId, StoredGame};
use crate::text::{play, words};
use crate::ui::browser::{self, El, el};
use crate::ui::components::{Confirm, Shape, quiet};
use crate::ui::device::Device;

/// A saved game: the way to it, and a button that asks whether to delete it.
pub fn slip(way: El, game: &StoredGame, doomed: RwSignal<Option<GameId>>) -> El {
    let id = game.id.clone();
    let name = format!("{}: {}", words::DELETE, play::names(&game.saved.game));
    let delete = quiet(Shape::Cross, &name, move || doomed.set(Some(id.clone())));
    el("article.slip").child(way).child(delete)
}

/// Asks whether the doomed game is to be deleted; `gone` is told when it was.
pub fn delete_question(doomed: RwSignal<Option<GameId>>, gone: impl Fn(GameId) + 'static) -> El {
    let device = Device::here();
    let ask = Confirm {
        id: "delete",
        why: words::DELETE_GAME_WHY,
        yes: words::DELETE,
        no: words::CANCEL,
    };
    ask.ask(
        move || {
            let doomed = doomed.get();
            doomed.map(|_| words::DELETE_GAME_QUESTION.to_owned())
        },
        move |yes| {
            let id = doomed.get_untracked();
            doomed.set(None);
            if let (true, Some(id)) = (yes, id) {
                device.store(|store| store.delete(&id).ok());
                gone(id);
                focus_after_question();
            }
        },
    )
}

/// The button that asked is gone with what it was about. With the next frame the question closes.
pub fn focus_after_question() {
    request_animation_frame(|| {
        request_animation_frame(|| browser::focus_behind_dialogs("h1"));
    });
}
