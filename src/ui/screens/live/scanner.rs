//! Scans the code of another device with the camera.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::browser::{self, Camera, NoCamera, Viewfinder, follow};
use crate::ui::components::{Answers, Modal, changing};
use crate::ui::live::is_code;
use rollkeep_app::live::{MAX_SIDE, scan};
use rollkeep_words::{live as text, words};

/// The time between two pictures.
const PAUSE: Duration = Duration::from_millis(120);

/// Uses the text of a code, or returns why it cannot.
type Take = dyn Fn(String) -> Result<(), String>;

/// A button that opens a dialog with the camera's picture; nothing if the browser has no access to cameras.
#[component]
pub(super) fn Scanner(
    /// Uses the text of a code, or returns why it cannot.
    take: Rc<Take>,
) -> impl IntoView {
    if !Camera::is_possible() {
        return None;
    }
    let open = RwSignal::new(false);
    let close = move || open.set(false);
    let take = StoredValue::new_local(take);
    let act = move |_| {
        open.set(true);
    };
    Some(view! {
        <div class="scanning">
            <button class="plain" id="scan" type="button" data-once="" on:click=act>
                {text::scan()}
            </button>
            <Modal id="scanner" title=text::scan_title open on_close=close>
                <Finder open take=take.get_value() />
            </Modal>
        </div>
    })
}

/// The content of the dialog: the camera's picture, and what it shows.
#[component]
fn Finder(
    /// Whether the dialog is open.
    open: RwSignal<bool>,
    /// Uses the text of a code, or returns why it cannot.
    take: Rc<Take>,
) -> impl IntoView {
    let state = RwSignal::new(Sight::Waiting);
    let video = NodeRef::new();
    let view = Viewfinder::new(video);
    // If it is not muted and inline, iPhones show the video in full screen, or do not play it.
    let picture = view.is_some().then(|| {
        view! {
            <figure class="finder" class:blind=move || matches!(state.get(), Sight::Blind(_))>
                <video
                    node_ref=video
                    aria-label=text::camera()
                    playsinline=true
                    prop:muted=true
                ></video>
            </figure>
        }
    });
    match view {
        Some(view) => look(open, state, view, take),
        None => state.set(Sight::Blind(NoCamera::Busy)),
    }
    let cancel = move |_| {
        open.set(false);
    };
    view! {
        {picture}
        <p class="told" role="status" prop:textContent=changing(move || state.get().words())></p>
        <p class="help">{text::picture_stays()}</p>
        <Answers>
            <button class="plain" id="scan-cancel" type="button" data-once="" on:click=cancel>
                {words::cancel()}
            </button>
        </Answers>
    }
}

/// What the camera shows.
#[derive(Clone, PartialEq, Eq)]
enum Sight {
    /// It has not started.
    Waiting,
    /// It shows no code yet.
    Nothing,
    /// It shows a code that was refused for this reason.
    Refused(String),
    /// There is no camera.
    Blind(NoCamera),
}

impl Sight {
    fn words(self) -> String {
        match self {
            Sight::Waiting => text::camera_starts(),
            Sight::Nothing => text::aim(),
            Sight::Refused(why) => why,
            Sight::Blind(NoCamera::Refused) => text::camera_refused(),
            Sight::Blind(NoCamera::Missing) => text::camera_missing(),
            Sight::Blind(NoCamera::Busy) => text::camera_busy(),
        }
    }
}

/// Searches for a code while the dialog is open and the page is visible.
fn look(open: RwSignal<bool>, state: RwSignal<Sight>, view: Viewfinder, take: Rc<Take>) {
    let watch = Rc::new(Watch {
        open,
        state,
        view,
        take,
        camera: StoredValue::new_local(None),
        number: StoredValue::new(0),
        refused: RefCell::default(),
    });
    let in_sight = RwSignal::new(!browser::hidden());
    browser::on_window("visibilitychange", move |_| {
        in_sight.set(!browser::hidden());
    });
    follow(move || match in_sight.get() {
        true => watch.begin(),
        false => watch.end(),
    });
}

/// The search in the camera's pictures. When the dialog closes, its storage is freed, and the camera is switched off.
struct Watch {
    open: RwSignal<bool>,
    state: RwSignal<Sight>,
    view: Viewfinder,
    take: Rc<Take>,
    camera: StoredValue<Option<Camera>, LocalStorage>,
    /// Counts the cameras, to tell the current one from earlier ones.
    number: StoredValue<u32>,
    /// The text that was refused last.
    refused: RefCell<String>,
}

impl Watch {
    /// Switches the camera on.
    fn begin(self: &Rc<Self>) {
        let watch = self.clone();
        let number = self.number.get_value();
        spawn_local(async move {
            let camera = Camera::open().await;
            // If the dialog has closed meanwhile, the camera is switched off at once.
            if !watch.is_current(number) {
                return;
            }
            match camera {
                Err(why) => watch.state.set(Sight::Blind(why)),
                Ok(camera) => {
                    watch.view.show(&camera);
                    watch.camera.set_value(Some(camera));
                    watch.state.set(Sight::Nothing);
                    watch.look(number);
                }
            }
        });
    }

    /// Switches the camera off.
    fn end(&self) {
        self.number.update_value(|number| *number += 1);
        self.camera.set_value(None);
        self.state.set(Sight::Waiting);
    }

    /// Returns whether the dialog is still open and the page was visible all the time.
    fn is_current(&self, number: u32) -> bool {
        self.number.try_get_value() == Some(number)
    }

    /// Searches the current picture, and repeats after a pause until a code is accepted.
    fn look(self: &Rc<Self>, number: u32) {
        if !self.is_current(number) {
            return;
        }
        let on = |camera: &Option<Camera>| camera.as_ref().is_some_and(Camera::is_on);
        if !self.camera.try_with_value(on).unwrap_or_default() {
            return self.state.set(Sight::Blind(NoCamera::Busy));
        }
        let frame = self.view.frame(MAX_SIDE);
        let texts = frame.map(|it| scan(it.side, &it.grey)).unwrap_or_default();
        if texts.into_iter().any(|text| self.takes(text)) {
            return;
        }
        let watch = self.clone();
        set_timeout(move || watch.look(number), PAUSE);
    }

    fn takes(&self, text: String) -> bool {
        if *self.refused.borrow() == text {
            return false;
        }
        let taken = match is_code(&text) {
            true => (self.take)(text.clone()),
            false => Err(text::not_ours()),
        };
        match taken {
            Ok(()) => {
                // The screen and the dialog may be closed by now.
                self.open.try_set(false);
                true
            }
            Err(why) => {
                self.refused.replace(text);
                self.state.set(Sight::Refused(why));
                false
            }
        }
    }
}
