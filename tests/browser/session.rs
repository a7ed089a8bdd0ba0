//! A browser with its own profile, from start to end.

use std::fs::{self, File};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::json;
use thirtyfour::WebDriver;
use tokio::sync::OnceCell;

use crate::browser_limit::Permit;
use crate::browser_options::BrowserOptions;
use crate::deadline::{Deadline, within};
use crate::engine::{Engine, PROFILE};
use crate::error::Outcome;
use crate::process_group::ProcessGroup;
use crate::server::fresh_port;
use crate::tools;

/// How long a driver may take until it listens.
const DRIVER_LIMIT: Duration = Duration::from_secs(20);

/// How long a browser may take to start and to close.
const START: Duration = Duration::from_secs(60);
const CLOSE: Duration = Duration::from_secs(15);

/// The driver's crate gives up after a fixed time; the tests' own limit ends before, depending on the load.
const REQUEST: Duration = Duration::from_secs(1800);

/// A running browser. The fields are dropped in this order: first the programs stop, so that a browser that hangs is
/// not asked to close, then their folder is deleted, then the next browser may start.
pub struct Session {
    process_group: ProcessGroup,
    /// The connection to the browser.
    pub driver: WebDriver,
    /// The folder for downloads.
    pub downloads: PathBuf,
    _screen: Option<ProcessGroup>,
    folder: Folder,
    permit: Option<Permit>,
}

impl Session {
    /// Starts a driver and a browser with a new profile.
    pub async fn start(engine: Engine, options: BrowserOptions) -> Outcome<Self> {
        static LEFT: OnceCell<()> = OnceCell::const_new();
        let permit = Permit::wait();
        if engine == Engine::Firefox {
            let leave = async || {
                // Without it, browsers only take longer to start.
                let _ = Self::leave_profile(engine).await;
            };
            LEFT.get_or_init(leave).await;
        }
        Self::begin(engine, options, Some(permit)).await
    }

    /// Starts and closes a browser, so that others can start with its profile.
    async fn leave_profile(engine: Engine) -> Outcome<()> {
        let Some(wanted) = engine.used_profile().filter(|it| !it.exists()) else {
            return Ok(());
        };
        let session = Self::begin(engine, BrowserOptions::default(), None).await?;
        within(CLOSE, async { Ok(session.driver.clone().quit().await?) }).await?;
        let left = session.folder.0.join(PROFILE);
        Ok(fs::rename(&left, &wanted).map_err(|error| format!("{}: {error}", left.display()))?)
    }

    async fn begin(
        engine: Engine,
        options: BrowserOptions,
        permit: Option<Permit>,
    ) -> Outcome<Self> {
        let folder = Folder::new(engine)?;
        let downloads = folder.0.join("downloads");
        fs::create_dir(&downloads).map_err(|error| format!("{}: {error}", downloads.display()))?;

        let port = free_port();
        let mut launch = engine.launch(&folder.0, port, options)?;
        let log = folder.log();
        let (out, err) = open_log(&log).map_err(|error| format!("{}: {error}", log.display()))?;
        launch.driver.stdout(out).stderr(err);
        let process_group = ProcessGroup::start(launch.driver)
            .map_err(|error| format!("{engine}'s driver: {error}"))?;
        listening(port)
            .await
            .map_err(|why| told(engine, &why, &log))?;

        let address = format!("http://127.0.0.1:{port}");
        let driver = within(START, async {
            let browser = WebDriver::builder(address, launch.capabilities);
            let driver = browser.request_timeout(REQUEST).await?;
            if engine == Engine::Chromium {
                let options = json!({ "behavior": "allow", "downloadPath": downloads });
                let tools = driver.cdp();
                tools
                    .send_raw("Browser.setDownloadBehavior", options)
                    .await?;
            }
            Ok(driver)
        })
        .await
        .map_err(|fault| told(engine, &fault.0, &log))?;
        Ok(Self {
            process_group,
            driver,
            downloads,
            _screen: launch.screen,
            folder,
            permit,
        })
    }

    /// The process group of the driver and all its children.
    pub fn group(&self) -> u32 {
        self.process_group.group()
    }

    /// Returns the last output of the driver and the browser.
    pub fn log(&self) -> String {
        last_lines(&self.folder.log())
    }

    /// Lets another browser run while this one waits for its next journey.
    pub fn leave(&mut self) {
        self.permit = None;
    }

    /// Waits until this browser may run again.
    pub fn enter(&mut self) {
        self.permit.get_or_insert_with(Permit::wait);
    }

    /// Closes the browser normally.
    pub async fn quit(self) -> Outcome<()> {
        within(CLOSE, async { Ok(self.driver.clone().quit().await?) }).await
    }
}

/// The profile's folder, deleted with the session.
struct Folder(PathBuf);

impl Folder {
    fn new(engine: Engine) -> Result<Self, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = tools::scratch().join(format!("{engine}-{}-{number}", process::id()));
        SWEPT.call_once(sweep);
        fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self(path))
    }

    fn log(&self) -> PathBuf {
        self.0.join("driver.log")
    }
}

static SWEPT: Once = Once::new();

/// Deletes what ended runs have left: browsers that waited for another journey, and interrupted ones.
fn sweep() {
    let folders = fs::read_dir(tools::scratch())
        .into_iter()
        .flatten()
        .flatten();
    for folder in folders.map(|entry| entry.path()) {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let run = name.split('-').nth(1).and_then(|id| id.parse::<u32>().ok());
        let over = |id: u32| !Path::new("/proc").join(id.to_string()).exists();
        if folder.is_dir() && Path::new("/proc/self").exists() && run.is_some_and(over) {
            // Another run may be doing the same.
            let _ = fs::remove_dir_all(&folder);
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A browser that is just closing may still use a file; the folder is inside `target` anyway.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn open_log(path: &Path) -> std::io::Result<(File, File)> {
    let log = File::create(path)?;
    Ok((log.try_clone()?, log))
}

/// A port that was free a moment ago, and that nothing else in this run got.
fn free_port() -> u16 {
    let address = fresh_port().local_addr();
    address.expect("a listener has an address").port()
}

/// Waits until something listens on the port.
async fn listening(port: u16) -> Result<(), String> {
    let mut deadline = Deadline::new(DRIVER_LIMIT);
    let mut pulse = tokio::time::interval(Duration::from_millis(10));
    loop {
        pulse.tick().await;
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
            return Ok(());
        }
        if !deadline.lasts() {
            return Err(format!("nobody listens on its port {}", deadline.told()));
        }
    }
}

/// Describes why a session did not start, with the driver's last output.
fn told(engine: Engine, why: &str, log: &Path) -> String {
    let last = last_lines(log);
    format!("{engine} did not start: {why}\nits driver said:\n{last}")
}

fn last_lines(log: &Path) -> String {
    let log = fs::read_to_string(log).unwrap_or_default();
    let lines: Vec<&str> = log.lines().collect();
    lines[lines.len().saturating_sub(15)..].join("\n")
}
