//! Scans the code of another device with the camera.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::browser::{self, Camera, El, NoCamera, Viewfinder, el, follow};
use crate::ui::components::{Modal, answers, plain};
use crate::ui::live::is_code;
use rollkeep_core::live::{MAX_SIDE, scan};
use rollkeep_core::text::{live as text, words};

/// The time between two pictures.
const PAUSE: Duration = Duration::from_millis(120);

/// Uses the text of a code, or returns why it cannot.
type Take = dyn Fn(String) -> Result<(), String>;

/// A button that opens a dialog with the camera's picture; `None` if the browser has no access to cameras.
pub(super) fn scanner(take: Rc<Take>) -> Option<El> {
    if !Camera::is_possible() {
        return None;
    }
    let open = RwSignal::new(false);
    let button = plain(&text::scan(), move || open.set(true))
        .id("scan")
        .attr("type", "button");
    let close = move || open.set(false);
    let dialog = Modal::new("scanner", move || open.get(), close)
        .holds(text::scan_title, move || dialog(open, take.clone()));
    Some(el("div.scanning").child(button).child(dialog))
}

fn dialog(open: RwSignal<bool>, take: Rc<Take>) -> Vec<El> {
    let state = RwSignal::new(Sight::Waiting);
    let cancel = plain(&words::cancel(), move || open.set(false))
        .id("scan-cancel")
        .attr("type", "button");
    let told = el("p.told")
        .attr("role", "status")
        .live_text(move || state.get().words());
    let picture = Viewfinder::new(&text::camera()).map(|view| {
        let picture = el("figure.finder").child(view.el());
        look(open, state, view, take);
        picture.class_if("blind", move || matches!(state.get(), Sight::Blind(_)))
    });
    if picture.is_none() {
        state.set(Sight::Blind(NoCamera::Busy));
    }
    let stays = el("p.help").child(text::picture_stays());
    let mut parts: Vec<El> = picture.into_iter().collect();
    parts.extend([told, stays, answers([cancel])]);
    parts
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
