//! What a journey needs of the browser before it starts.

/// The user's system settings, and the size of their screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Wish {
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
    /// origin; Firefox with half of its frames.
    Frugal,
    /// The same with a process for each origin, which isolates programs of strangers.
    Isolated,
    /// As on any device.
    Whole,
}

impl Default for Wish {
    fn default() -> Self {
        Self {
            size: (1024, 768),
            theme: Theme::Light,
            motion: Motion::Full,
            storage: Storage::Open,
            heap: Heap::Usual,
            camera: Camera::None,
            browser: Browser::Frugal,
            language: "en",
        }
    }
}

impl Wish {
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

    /// With all movement of a complete browser.
    pub fn whole(self) -> Self {
        Self {
            browser: Browser::Whole,
            ..self
        }
    }

    /// Returns whether a browser that was started with the other wish fits: only the size can change later.
    pub fn fits(self, other: Self) -> bool {
        self.size(other.size.0, other.size.1) == other
    }

    /// With dark colours.
    pub fn dark(self) -> Self {
        Self {
            theme: Theme::Dark,
            ..self
        }
    }

    /// With reduced motion.
    pub fn reduced_motion(self) -> Self {
        Self {
            motion: Motion::Reduced,
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
