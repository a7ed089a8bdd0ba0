//! Sharing a link.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Button, Weight, changing};
use crate::ui::announcer::use_announcer;
use crate::ui::browser::{self, Shared};

/// A button that shares a link, or copies it if the browser cannot share, and a line that says whether it was copied.
#[component]
pub fn LinkSharing(
    /// The title of the link.
    title: String,
    /// The link.
    address: String,
    /// What is copied if the browser cannot share.
    copies: String,
    /// What the line says: that the link was copied, or was not.
    says: [fn() -> String; 2],
    /// Whether the link appears below if it was not copied. Elsewhere it is on the screen anyway, in an element of the class
    /// `address`.
    #[prop(optional)]
    reveals: bool,
    /// How much the button stands out.
    #[prop(optional)]
    weight: Weight,
    /// The words of the button.
    children: Children,
) -> impl IntoView {
    // It says what the closed screen no longer says.
    let announcer = use_announcer();
    let [copied, not_copied] = says;
    let said = RwSignal::new(String::new());
    let revealed = RwSignal::new(false);
    let link = reveals.then(|| {
        view! {
            <p class="address" hidden=move || !revealed.get()>
                {address.clone()}
            </p>
        }
    });
    let send = move || {
        let (title, address, copies) = (title.clone(), address.clone(), copies.clone());
        spawn_local(async move {
            let words = match browser::share_link(&title, &address, copies).await {
                Shared::Copied => copied(),
                Shared::Done | Shared::Saved => String::new(),
                Shared::Failed => {
                    revealed.try_set(true);
                    // A link that was hidden can be selected only once it is shown.
                    request_animation_frame(|| browser::select_text(".address"));
                    not_copied()
                }
            };
            // The screen may be closed by now.
            if said.try_set(words.clone()).is_none() && !words.is_empty() {
                announcer.say(words);
            }
        });
    };
    view! {
        <div class="answers">
            <Button weight id="share-link" on_tap=send>
                {children()}
            </Button>
        </div>
        <p class="said" role="status" prop:textContent=changing(move || said.get())></p>
        {link}
    }
}
