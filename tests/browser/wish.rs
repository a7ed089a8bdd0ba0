//! What a journey wants of the browser before it starts.

/// The wishes a person has set in their system, and the size of their screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Wish {
    /// Width and height of the page's viewport, in CSS pixels.
    pub size: (u32, u32),
    /// What `prefers-color-scheme` answers.
    pub theme: Theme,
    /// What `prefers-reduced-motion` answers.
    pub motion: Motion,
    /// Whether pages may store anything. WebKit cannot be told.
    pub storage: Storage,
    /// How much memory the scripts of a page may take. Only Chromium can be told.
    pub heap: Heap,
    /// What the camera sees. Only Chromium can be shown a text; Firefox has a pattern of its own.
    pub camera: Camera,
    /// How much of a browser it is. WebKit cannot be told.
    pub browser: Browser,
    /// The code of the language that the browser asks for. WebKit cannot be told.
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
    /// As much as the engine gives.
    Usual,
    /// A hundred megabytes.
    Small,
}

/// What the camera sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Camera {
    /// There is none.
    None,
    /// This text, as a QR code; whoever asks for the camera gets it.
    Text(&'static str),
}

/// How much of a browser it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Browser {
    /// The engine, with as little work for the processors as it can do with: Chromium without windows, settings and a
    /// process for each origin; Firefox with half of its frames.
    Frugal,
    /// The same with a process for each origin, as programs of strangers meet it.
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
    /// The same with a viewport of this size.
    pub fn size(self, width: u32, height: u32) -> Self {
        Self {
            size: (width, height),
            ..self
        }
    }

    /// The same where it matters that programs are kept apart.
    pub fn isolated(self) -> Self {
        Self {
            browser: Browser::Isolated,
            ..self
        }
    }

    /// The same where it matters how things move.
    pub fn whole(self) -> Self {
        Self {
            browser: Browser::Whole,
            ..self
        }
    }

    /// Whether a browser that was started with that other wish does: all but the size is set at the start.
    pub fn fits(self, other: Self) -> bool {
        self.size(other.size.0, other.size.1) == other
    }

    /// The same in the dark.
    pub fn dark(self) -> Self {
        Self {
            theme: Theme::Dark,
            ..self
        }
    }

    /// The same for someone who asked their system for less movement.
    pub fn reduced_motion(self) -> Self {
        Self {
            motion: Motion::Reduced,
            ..self
        }
    }

    /// The same for someone who has blocked all storage.
    pub fn blocked_storage(self) -> Self {
        Self {
            storage: Storage::Blocked,
            ..self
        }
    }

    /// The same with a camera that sees this text as a QR code.
    pub fn camera(self, text: &'static str) -> Self {
        Self {
            camera: Camera::Text(text),
            ..self
        }
    }

    /// The same for somebody whose browser is in this language.
    pub fn language(self, language: &'static str) -> Self {
        Self { language, ..self }
    }

    /// The same with little memory for scripts.
    pub fn small_heap(self) -> Self {
        Self {
            heap: Heap::Small,
            ..self
        }
    }
}
