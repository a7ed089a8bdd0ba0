//! What Trunk cannot do for the page.
//!
//! Trunk compiles, calls wasm-bindgen, copies files and writes the page, and then calls [`finish()`] (a hook in `Trunk.toml`).
//! Each step of it is a file here:
//!
//! - [`program`]: splits the lazy part off the page's program, makes both smaller, and gives them a folder;
//! - [`worker`]: starts a worker, and gives it a folder;
//! - [`words`]: a file of messages for each language, and what the page says before it has them;
//! - [`sandbox`]: folds the sandbox into one page;
//! - [`licences`]: the licences of the crates inside the page;
//! - [`dev`]: the page while somebody works on it;
//! - [`offline`]: tells the service worker its files.
//!
//! All of them write into placeholders of a [`Template`]. Files and folders are [named by their contents](hash::name), so that
//! the pages of two versions can be open at the same time. [`archive`] packs the finished page into one file.

#![forbid(unsafe_code)]

pub mod archive;
pub mod dev;
mod error;
pub mod files;
mod finish;
pub mod hash;
pub mod licences;
pub mod offline;
pub mod program;
pub mod sandbox;
mod template;
pub mod words;
pub mod worker;

pub use error::Error;
pub use finish::finish;
pub use template::Template;
