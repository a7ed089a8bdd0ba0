//! The camera of this device.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    CanvasRenderingContext2d, ConstrainLongRange, ContextAttributes2d, HtmlCanvasElement,
    MediaDevices, MediaStream, MediaStreamConstraints, MediaStreamTrack, MediaStreamTrackState,
    MediaTrackConstraints,
};

use super::navigator::navigator;
use super::page::document;
use super::thrown::name_of;

#[wasm_bindgen]
extern "C" {
    /// `MediaDevices`, which may lack the function for cameras.
    type Cameras;

    #[wasm_bindgen(method, getter = getUserMedia, catch)]
    fn get_user_media(this: &Cameras) -> Result<JsValue, JsValue>;
}

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCamera {
    /// The user or the browser does not allow it.
    Refused,
    /// The device has no camera.
    Missing,
    /// It does not start, or has stopped.
    Busy,
}

impl NoCamera {
    /// Reads the browser's error.
    fn of(error: &JsValue) -> NoCamera {
        match name_of(error).as_deref() {
            Some("NotAllowedError" | "SecurityError") => NoCamera::Refused,
            Some("NotFoundError" | "OverconstrainedError") => NoCamera::Missing,
            _ => NoCamera::Busy,
        }
    }
}

/// A camera that is on. Dropping it switches it off.
pub struct Camera(MediaStream);

impl Camera {
    /// Returns whether the browser gives access to cameras.
    pub fn is_possible() -> bool {
        devices().is_some()
    }

    /// Switches on the camera on the back, or else any other. The browser may ask the user first.
    ///
    /// # Errors
    /// Why there is no camera.
    pub async fn open() -> Result<Camera, NoCamera> {
        let devices = devices().ok_or(NoCamera::Missing)?;
        let picture = MediaTrackConstraints::new();
        picture.set_facing_mode_str("environment");
        picture.set_width_constrain_long_range(&ideal(1280));
        picture.set_height_constrain_long_range(&ideal(720));
        let wanted = MediaStreamConstraints::new();
        wanted.set_video(&picture);
        let asked = devices.get_user_media_with_constraints(&wanted);
        let asked = asked.map_err(|error| NoCamera::of(&error))?;
        let stream = JsFuture::from(asked).await;
        let stream = stream.map_err(|error| NoCamera::of(&error))?;
        Ok(Camera(stream.unchecked_into()))
    }

    /// Returns whether it still gives a picture. It may be unplugged, or used by another program.
    pub fn is_on(&self) -> bool {
        let mut tracks = self.tracks();
        tracks.any(|it| it.ready_state() == MediaStreamTrackState::Live)
    }

    fn tracks(&self) -> impl Iterator<Item = MediaStreamTrack> {
        let tracks = self.0.get_tracks().into_iter();
        tracks.map(|it| it.unchecked_into())
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        self.tracks().for_each(|it| it.stop());
    }
}

/// A square picture in grey values, row by row.
pub struct Frame {
    /// The length of a side, in pixels.
    pub side: usize,
    /// The grey values; 0 is black.
    pub grey: Vec<u8>,
}

/// Shows the middle square of a camera's picture.
pub struct Viewfinder {
    video: NodeRef<html::Video>,
    canvas: HtmlCanvasElement,
    on: CanvasRenderingContext2d,
}

impl Viewfinder {
    /// A viewfinder without a picture, on this video of the page. `None` if the browser cannot draw pictures.
    pub fn new(video: NodeRef<html::Video>) -> Option<Viewfinder> {
        let canvas = document()?.create_element("canvas").ok()?;
        let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
        let reads = ContextAttributes2d::new();
        reads.set_will_read_frequently(true);
        let on = canvas.get_context_with_context_options("2d", &reads);
        let on = on.ok()??.dyn_into().ok()?;
        Some(Viewfinder { video, canvas, on })
    }

    /// Shows this camera from now on.
    pub fn show(&self, camera: &Camera) {
        // The dialog may be closed by now.
        let Some(video) = self.video.try_get_untracked().flatten() else {
            return;
        };
        video.set_src_object(Some(&camera.0));
        if let Ok(playing) = video.play() {
            spawn_local(async move {
                // It fails if the dialog closes before the first picture.
                let _ = JsFuture::from(playing).await;
            });
        }
    }

    /// Returns the current picture, with sides of at most `most` pixels; `None` if there is no picture yet.
    pub fn frame(&self, most: usize) -> Option<Frame> {
        let video = self.video.try_get_untracked().flatten()?;
        let (width, height) = (video.video_width(), video.video_height());
        let seen = width.min(height);
        let side = seen.min(u32::try_from(most).ok()?);
        if side == 0 {
            return None;
        }
        if self.canvas.width() != side {
            self.canvas.set_width(side);
            self.canvas.set_height(side);
        }
        let middle = |length: u32| f64::from((length - seen) / 2);
        let (from, to) = (f64::from(seen), f64::from(side));
        let drawn = self
            .on
            .draw_image_with_html_video_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &video,
                middle(width),
                middle(height),
                from,
                from,
                0.0,
                0.0,
                to,
                to,
            );
        let seen = drawn.and_then(|()| self.on.get_image_data(0.0, 0.0, to, to));
        let colours = seen.ok()?.data();
        let (pixels, _) = colours.as_chunks::<4>();
        Some(Frame {
            side: side as usize,
            grey: pixels.iter().map(grey).collect(),
        })
    }
}

/// Returns the brightness of a colour.
fn grey([red, green, blue, _]: &[u8; 4]) -> u8 {
    let [red, green, blue] = [red, green, blue].map(|it| u32::from(*it));
    ((red * 77 + green * 150 + blue * 29) >> 8) as u8
}

/// Returns what gives access to cameras, if the browser has it.
fn devices() -> Option<MediaDevices> {
    let devices = navigator()?.media_devices().ok()??;
    let gives = devices.unchecked_ref::<Cameras>().get_user_media();
    gives.is_ok_and(|it| it.is_function()).then_some(devices)
}

fn ideal(length: i32) -> ConstrainLongRange {
    let range = ConstrainLongRange::new();
    range.set_ideal(length);
    range
}
