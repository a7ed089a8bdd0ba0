//! What a journey needs of the browser before it starts.

use crate::engine::Engine;

/// The user's system settings, and the size of their screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BrowserOptions {
    /// Width and height of the page's viewport, in CSS pixels.
    pub size: (u32, u32),
    /// The value of `prefers-color-scheme`.
    pub theme: Theme,
    /// The value of `prefers-reduced-motion`.
    pub motion: Motion,
    /// Whether pages may store anything. Not possible in WebKit.
    pub storage: Storage,
    /// How much memory the scripts of a page may take. Only possible in Chromium.
    pub heap: Heap,
    /// What the camera sees. Only Chromium can show a text; Firefox has its own pattern.
    pub camera: Camera,
    /// Which parts of the browser are switched off. Not possible in WebKit.
    pub browser: Browser,
    /// The code of the language that the browser asks for. Not possible in WebKit.
    pub language: &'static str,
    /// Whether the service worker keeps the page for use without the host. This is about the site, not about the browser.
    pub offline: bool,
}

/// The system's colour scheme.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
}

/// Whether the system asks for less movement.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    Full,
    Reduced,
}

/// Whether pages may store anything.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Storage {
    Open,
    Blocked,
}

/// How much memory the scripts of a page may take.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Heap {
    /// The engine's default.
    Usual,
    /// A hundred megabytes.
    Small,
}

/// What the camera sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Camera {
    /// There is no camera.
    None,
    /// This text as a QR code; the page needs no permission.
    Text(&'static str),
}

/// Which parts of the browser are switched off.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Browser {
    /// The engine with as little processor work as possible: Chromium without windows, settings and a process for each
    /// origin, which starts with a tenth of the work; Firefox with half of its frames.
    Frugal,
    /// The same with a process for each origin, which isolates programs of strangers.
    Isolated,
    /// As on any device.
    Whole,
}

impl Default for BrowserOptions {
    fn default() -> Self {
        Self {
            size: (1024, 768),
            theme: Theme::Light,
            motion: Motion::Reduced,
            storage: Storage::Open,
            heap: Heap::Usual,
            camera: Camera::None,
            browser: Browser::Frugal,
            language: "en",
            offline: false,
        }
    }
}

impl BrowserOptions {
    /// With a viewport of this size.
    pub fn size(self, width: u32, height: u32) -> Self {
        Self {
            size: (width, height),
            ..self
        }
    }

    /// With isolated programs.
    pub fn isolated(self) -> Self {
        Self {
            browser: Browser::Isolated,
            ..self
        }
    }

    /// With a complete browser.
    pub fn whole(self) -> Self {
        Self {
            browser: Browser::Whole,
            ..self
        }
    }

    /// Returns what makes a difference in this engine: only Chromium isolates on demand.
    pub fn in_engine(self, engine: Engine) -> Self {
        match (engine, self.browser) {
            (Engine::Firefox | Engine::WebKit, Browser::Isolated) => Self {
                browser: Browser::Frugal,
                ..self
            },
            _ => self,
        }
    }

    /// Returns whether a browser that was started with the other wish fits: its size can change later, and the service
    /// worker belongs to the site.
    pub fn fits(self, other: Self) -> bool {
        let (size, offline) = (other.size, other.offline);
        other
            == Self {
                size,
                offline,
                ..self
            }
    }

    /// With dark colours.
    pub fn dark(self) -> Self {
        Self {
            theme: Theme::Dark,
            ..self
        }
    }

    /// With movement, for journeys that look at it: painting it takes most of the processor.
    pub fn moving(self) -> Self {
        Self {
            motion: Motion::Full,
            ..self
        }
    }

    /// With a service worker that keeps the page for use without the host. That fetches every file once more, so only
    /// journeys that need it ask for it.
    pub fn offline(self) -> Self {
        Self {
            offline: true,
            ..self
        }
    }

    /// With blocked storage.
    pub fn blocked_storage(self) -> Self {
        Self {
            storage: Storage::Blocked,
            ..self
        }
    }

    /// With a camera that sees this text as a QR code.
    pub fn camera(self, text: &'static str) -> Self {
        Self {
            camera: Camera::Text(text),
            ..self
        }
    }

    /// With a browser in this language.
    pub fn language(self, language: &'static str) -> Self {
        Self { language, ..self }
    }

    /// With little memory for scripts.
    pub fn small_heap(self) -> Self {
        Self {
            heap: Heap::Small,
            ..self
        }
    }
}
