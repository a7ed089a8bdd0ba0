//! WebKit, the engine of every browser on an iPad: WebKitWebDriver drives WebKitGTK's MiniBrowser on a virtual screen.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::json;

use super::{Launch, capabilities};
use crate::browser_options::{BrowserOptions, Motion, Theme};
use crate::process_group::ProcessGroup;
use crate::tools;

/// MiniBrowser's toolbar would keep the window wider than a phone. This style sheet folds the toolbar, not the page:
/// the engine does not draw pages with GTK's style sheet.
const FOLDED_TOOLBAR: &str = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; \
                              font-size: 0; -gtk-icon-source: none; }\n";

pub fn launch(folder: &Path, port: u16, options: BrowserOptions) -> Result<Launch, String> {
    let browser = mini_browser()?;
    let (screen, display) = screen()?;
    let config = folder.join("config");
    furnish(&config, folder, options).map_err(|error| format!("{}: {error}", config.display()))?;

    let mut driver = ProcessGroup::command(&tools::find(&["WebKitWebDriver"])?);
    driver
        .arg(format!("--port={port}"))
        .env("DISPLAY", display)
        .env("GDK_BACKEND", "x11")
        // Without a graphics card, painting with a simulated one takes longer than painting without.
        .env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1")
        // Finds out only once, and not in every browser, which sounds the machine can play.
        .env("GST_REGISTRY", tools::scratch().join("gstreamer-registry"))
        .env("HOME", folder)
        .env("XDG_CONFIG_HOME", &config)
        .env("XDG_CACHE_HOME", folder.join("cache"))
        .env("XDG_DATA_HOME", folder.join("data"))
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("GTK_THEME");
    Ok(Launch {
        driver,
        screen: Some(screen),
        capabilities: capabilities(json!({
            "webkitgtk:browserOptions": { "binary": browser, "args": ["--automation"] },
        })),
    })
}

/// Starts a virtual screen for one browser, and returns its display.
fn screen() -> Result<(ProcessGroup, String), String> {
    let mut command = ProcessGroup::command(&tools::find(&["Xvfb"])?);
    command
        // Xvfb chooses a free display and prints its number once it is ready.
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "2600x2000x24",
            "-nolisten",
            "tcp",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut screen = ProcessGroup::start(command).map_err(|error| format!("Xvfb: {error}"))?;
    match screen.first_line() {
        Some(number) => Ok((screen, format!(":{number}"))),
        None => Err("Xvfb does not say which display it has".to_owned()),
    }
}

/// Writes the settings that GTK reads when the browser starts.
fn furnish(config: &Path, folder: &Path, options: BrowserOptions) -> io::Result<()> {
    let gtk = config.join("gtk-3.0");
    fs::create_dir_all(&gtk)?;
    let theme = match options.theme {
        Theme::Light => "Adwaita",
        Theme::Dark => "Adwaita-dark",
    };
    let animations = u8::from(options.motion == Motion::Full);
    fs::write(
        gtk.join("settings.ini"),
        format!("[Settings]\ngtk-theme-name={theme}\ngtk-enable-animations={animations}\n"),
    )?;
    fs::write(gtk.join("gtk.css"), FOLDED_TOOLBAR)?;
    let downloads = folder.join("downloads");
    fs::write(
        config.join("user-dirs.dirs"),
        format!("XDG_DOWNLOAD_DIR=\"{}\"\n", downloads.display()),
    )
}

/// Distributions put MiniBrowser in a folder that is not on PATH.
fn mini_browser() -> Result<PathBuf, String> {
    let libraries = ["/usr/lib", "/usr/lib64", "/usr/libexec"].map(Path::new);
    let below = libraries
        .iter()
        .filter_map(|folder| fs::read_dir(folder).ok())
        .flatten()
        .flatten();
    libraries
        .iter()
        .map(|folder| folder.to_path_buf())
        .chain(below.map(|entry| entry.path()))
        .map(|folder| folder.join("webkit2gtk-4.1/MiniBrowser"))
        .find(|program| program.is_file())
        .ok_or_else(|| "WebKitGTK's MiniBrowser is not below /usr/lib".to_owned())
}
