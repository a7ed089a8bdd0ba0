//! A static file host, as simple as the real ones.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{fs, io};

use brotli::enc::BrotliEncoderParams;

use crate::deadline::Deadline;
use crate::tools;

/// The game is hosted below this path, because a host's root would hide mistakes.
const BASE: &str = "/play/rollkeep/";

/// The page, which also answers without its name.
const PAGE: &str = "/play/rollkeep/index.html";

/// How often a waiting request checks whether it may be answered.
const LOOK: Duration = Duration::from_millis(20);

/// How long a page may take until it asks for a file that it needs.
const ASKED: Duration = Duration::from_secs(20);

/// One host on one port, which serves a folder and can go down and come back.
pub struct Site {
    address: SocketAddr,
    state: Arc<Mutex<ServerState>>,
    /// The thread that answers, while there is one.
    thread: Mutex<Option<JoinHandle<()>>>,
}

/// A request that reached the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The path from the host's root, without the query.
    pub path: String,
    /// The status of the answer: 200, 301, 404 or 405.
    pub status: u16,
    /// The length of the answer as sent, without headers.
    pub bytes: usize,
}

/// A host that sends brotli to browsers that support it.
struct Packing {
    /// The effort: 0 to 11.
    effort: i32,
    /// The compressed files by path, with the originals.
    done: BTreeMap<String, (Vec<u8>, Vec<u8>)>,
}

/// Returns these bytes as brotli with this effort, from 0 to 11.
pub fn brotli(body: &[u8], effort: i32) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = BrotliEncoderParams {
        quality: effort,
        ..BrotliEncoderParams::default()
    };
    brotli::BrotliCompress(&mut &*body, &mut packed, &params)?;
    Ok(packed)
}

/// Returns whether brotli makes a file of this kind smaller. Pictures are already compressed.
pub fn can_be_packed(kind: &str) -> bool {
    !kind.starts_with("image/")
}

impl Packing {
    fn pack(&mut self, path: &str, body: &[u8]) -> io::Result<Vec<u8>> {
        if let Some((_, packed)) = self.done.get(path).filter(|(plain, _)| plain == body) {
            return Ok(packed.clone());
        }
        let packed = brotli(body, self.effort)?;
        let done = (body.to_vec(), packed.clone());
        self.done.insert(path.to_owned(), done);
        Ok(packed)
    }
}

/// What happens to a request that is not answered now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Silence {
    /// It is lost, as on a network that loses packets.
    Lost,
    /// It is answered once the host answers again.
    Late,
}

/// The state that the answering threads share.
struct ServerState {
    folder: PathBuf,
    /// A script that runs in the page before its own.
    before: Option<&'static str>,
    /// Whether clocks of workers run fast.
    hurries: bool,
    /// A part of the names of files that the host has lost.
    hidden: Option<&'static str>,
    /// A part of the names of files that are not sent.
    silence: Option<(&'static str, Silence)>,
    /// Whether somebody has asked for such a file since then.
    unanswered: bool,
    packing: Option<Packing>,
    /// Whether the page finds a service worker.
    keeps: bool,
    /// How long a program takes to arrive.
    slow: Option<Duration>,
    asked: Vec<Asked>,
    open: bool,
    /// Browsers open connections in advance; when the host goes down, these must close with it.
    connections: Vec<TcpStream>,
}

impl Site {
    /// Serves the built game on a free port.
    pub fn start() -> Self {
        let listener = fresh_port();
        let site = Self {
            address: listener.local_addr().expect("a listener has an address"),
            state: Arc::new(Mutex::new(ServerState {
                folder: dist(),
                before: None,
                hurries: false,
                hidden: None,
                silence: None,
                unanswered: false,
                packing: None,
                keeps: true,
                slow: None,
                asked: Vec::new(),
                open: false,
                connections: Vec::new(),
            })),
            thread: Mutex::new(None),
        };
        site.open(listener);
        site
    }

    /// The same in browsers without service workers: the page's own fetches every file once more for each site, and most
    /// journeys never need that.
    pub fn forgetful() -> Self {
        let site = Self::start();
        site.state().keeps = false;
        site
    }

    /// The address of the game.
    #[track_caller]
    pub fn home(&self) -> String {
        let folder = self.folder();
        assert!(
            folder.join("index.html").is_file(),
            "there is no page in {}: `make dist` builds it, ROLLKEEP_DIST says where it is",
            folder.display()
        );
        self.url("")
    }

    /// The address of a file of the game.
    pub fn url(&self, file: &str) -> String {
        format!("http://{}{BASE}{file}", self.address)
    }

    /// Returns the name of the file that begins like this, for names with a hash.
    #[track_caller]
    pub fn named(&self, beginning: &str) -> String {
        let files = fs::read_dir(self.folder()).expect("the game is built");
        let names = files
            .flatten()
            .map(|file| file.file_name().to_string_lossy().into_owned());
        let mut named = names.filter(|name| name.starts_with(beginning));
        named.next().expect("there is such a file")
    }

    /// Returns an address with the game's origin, and so its storage, but without the game.
    pub fn outside(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves another folder from now on, as when a new version is put online.
    pub fn serve(&self, folder: impl Into<PathBuf>) {
        self.state().folder = folder.into();
    }

    /// The folder that is served now.
    pub fn folder(&self) -> PathBuf {
        self.state().folder.clone()
    }

    /// From now on the page finds its storage blocked: accessing it throws, from the first script on. Other browsers
    /// have a [setting](crate::browser_options::BrowserOptions) for it.
    pub fn block_storage(&self) {
        self.run_before(BLOCK_STORAGE);
    }

    /// From now on this script runs in the page before all others, like an extension's, or to remove what older
    /// browsers lack.
    pub fn run_before(&self, script: &'static str) {
        self.state().before = Some(script);
    }

    /// From now on the clocks of workers run a thousand times as fast, so that all that they do seems to take long.
    pub fn hurry_workers(&self) {
        self.state().hurries = true;
    }

    /// Loses the files with this in their paths, as if they had not been uploaded.
    pub fn hide(&self, part: &'static str) {
        self.state().hidden = Some(part);
    }

    /// Ignores requests for files with this in their paths: no answer, no error, though the connection stays open.
    pub fn swallow(&self, part: &'static str) {
        self.be_silent(part, Silence::Lost);
    }

    /// Lets requests for files with this in their paths wait.
    pub fn keep_waiting(&self, part: &'static str) {
        self.be_silent(part, Silence::Late);
    }

    fn be_silent(&self, part: &'static str, silence: Silence) {
        let mut state = self.state();
        (state.silence, state.unanswered) = (Some((part, silence)), false);
    }

    /// Answers everything again, also waiting requests. First waits until somebody has asked in vain: a page that asks
    /// late would not notice the silence.
    #[track_caller]
    pub fn answer_again(&self) {
        let mut deadline = Deadline::new(ASKED);
        loop {
            let mut state = self.state();
            if state.silence.is_none() || state.unanswered {
                (state.silence, state.hidden) = (None, None);
                return;
            }
            drop(state);
            assert!(
                deadline.lasts(),
                "nobody asks for what the host does not send"
            );
            thread::sleep(LOOK);
        }
    }

    /// From now on sends brotli with this effort (0 to 11), as good hosts do.
    pub fn pack(&self, effort: i32) {
        let done = BTreeMap::new();
        self.state().packing = Some(Packing { effort, done });
    }

    /// From now on programs take this long, as on a slow network.
    pub fn slow(&self, time: Duration) {
        self.state().slow = Some(time);
    }

    /// Returns all requests so far, oldest first.
    pub fn asked(&self) -> Vec<Asked> {
        self.state().asked.clone()
    }

    /// Takes the host down: connections close and new ones are refused.
    pub fn stop(&self) {
        let Some(thread) = self.thread().take() else {
            return;
        };
        {
            let mut state = self.state();
            state.open = false;
            for connection in state.connections.drain(..) {
                // The browser may have closed it already.
                let _ = connection.shutdown(Shutdown::Both);
            }
        }
        // Wakes the thread, which waits for a connection.
        let _ = TcpStream::connect(self.address);
        thread.join().expect("the host does not panic");
    }

    /// Brings the host back to the same port.
    pub fn restart(&self) {
        self.stop();
        self.open(TcpListener::bind(self.address).expect("the port is still free"));
    }

    fn open(&self, listener: TcpListener) {
        self.state().open = true;
        let state = Arc::clone(&self.state);
        *self.thread() = Some(thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let mut inside = lock(&state);
                if !inside.open {
                    break;
                }
                inside.connections.extend(connection.try_clone());
                let state = Arc::clone(&state);
                // If a browser closes the connection during an answer, the host ignores it.
                thread::spawn(move || answer(connection, &state).unwrap_or_default());
            }
        }));
    }

    fn state(&self) -> MutexGuard<'_, ServerState> {
        lock(&self.state)
    }

    fn thread(&self) -> MutexGuard<'_, Option<JoinHandle<()>>> {
        lock(&self.thread)
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Listens on a port that no site and no driver of this run has had: a browser may still have stored data for it, and a
/// driver that is about to listen must not find a site there.
pub fn fresh_port() -> TcpListener {
    static GIVEN: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    loop {
        let listener =
            TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("the machine has a free port");
        let port = listener.local_addr().expect("a listener has an address");
        if lock(&GIVEN).insert(port.port()) {
            return listener;
        }
    }
}

/// A script for [`Site::run_before`] that translates the page as browsers do.
pub const TRANSLATOR: &str = include_str!("journeys/translator.js");

/// Whether all journeys go through pages that a browser translates (CONTRIBUTING.md).
pub fn translates() -> bool {
    env::var_os("ROLLKEEP_TRANSLATED").is_some()
}

/// The folder of the built page.
pub fn dist() -> PathBuf {
    match env::var_os("ROLLKEEP_DIST") {
        Some(folder) => folder.into(),
        None => tools::project().join("dist"),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Answers the one request of a connection.
fn answer(mut connection: TcpStream, state: &Mutex<ServerState>) -> io::Result<()> {
    let mut lines = BufReader::new(connection.try_clone()?).lines();
    let Some(request) = lines.next().transpose()? else {
        return Ok(());
    };
    let mut reads_brotli = false;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        reads_brotli |= line.starts_with("accept-encoding:") && line.contains("br");
    }
    let mut words = request.split(' ');
    let (method, target) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    let path = target.split('?').next().unwrap_or_default();

    let silence = || {
        let silence = lock(state).silence;
        silence.filter(|(part, _)| path.contains(part))
    };
    while let Some((_, silence)) = silence() {
        lock(state).unanswered = true;
        // The shelf has the connection too, so that it stays open.
        if silence == Silence::Lost || !lock(state).open {
            return Ok(());
        }
        thread::sleep(LOOK);
    }
    let (folder, before, hurries, hidden) = {
        let state = lock(state);
        let plain = [KEEP_NOTHING, UNEQUAL_DICE].map(|it| (!state.keeps).then_some(it));
        let translator = translates().then_some(TRANSLATOR);
        let before = plain
            .into_iter()
            .chain([state.before, translator])
            .flatten();
        let before = before.collect::<Vec<_>>().join("\n");
        (state.folder.clone(), before, state.hurries, state.hidden)
    };
    let found = file(&folder, path).filter(|_| !hidden.is_some_and(|part| path.contains(part)));
    let (status, kind, body) = match found {
        _ if method != "GET" => ("405 Method Not Allowed", "text/html", Vec::new()),
        _ if path == BASE.trim_end_matches('/') => {
            ("301 Moved Permanently", "text/html", Vec::new())
        }
        // Not in the sandbox's pages: their policy allows no file.
        Some((kind, body)) if !before.is_empty() && matches!(path, BASE | PAGE) => {
            ("200 OK", kind, with_script(&body))
        }
        Some((kind, body)) if hurries && path.contains("/worker") && path.ends_with(".js") => {
            ("200 OK", kind, [FAST_CLOCK.as_bytes(), &body].concat())
        }
        Some((kind, body)) => ("200 OK", kind, body),
        None if path.ends_with(BEFORE) => ("200 OK", "text/javascript", before.into_bytes()),
        // The host's own page, which has the game's origin and so its storage.
        None if path == "/" => (
            "200 OK",
            "text/html",
            b"<!doctype html><title>Host</title><link rel=icon href=data:,>".to_vec(),
        ),
        None => (
            "404 Not Found",
            "text/html",
            missing(&folder).unwrap_or_else(|| b"<!doctype html><title>Not found</title>".to_vec()),
        ),
    };
    let (encoding, body) = match &mut lock(state).packing {
        Some(packing) if reads_brotli && can_be_packed(kind) => {
            ("Content-Encoding: br\r\n", packing.pack(path, &body)?)
        }
        _ => ("", body),
    };
    // Before the answer goes out, so that a test that sees the answer also sees the request.
    lock(state).asked.push(Asked {
        path: path.to_owned(),
        status: status[..3]
            .parse()
            .expect("a status starts with its number"),
        bytes: body.len(),
    });

    let mut head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n{encoding}Content-Length: {}\r\n",
        body.len()
    );
    head += "Connection: close\r\n";
    if status.starts_with("301") {
        head += &format!("Location: {BASE}\r\n");
    }
    // Files that work without the host must not come from the browser's own cache.
    head += "Cache-Control: no-store\r\n";
    connection.write_all(format!("{head}\r\n").as_bytes())?;
    let slow = lock(state).slow.filter(|_| path.ends_with(".wasm"));
    let Some(time) = slow else {
        return connection.write_all(&body);
    };
    for part in body.chunks(body.len().div_ceil(PARTS as usize).max(1)) {
        thread::sleep(time / PARTS);
        connection.write_all(part)?;
    }
    Ok(())
}

/// In how many parts a slow program is sent.
const PARTS: u32 = 40;

/// Accessing the storage throws.
const BLOCK_STORAGE: &str = "Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
});";

/// The clock runs fast.
const FAST_CLOCK: &str = "{
    const { now } = Performance.prototype;
    Performance.prototype.now = function () { return 1000 * now.call(this); };
}
";

/// The browser has no service workers.
const KEEP_NOTHING: &str = "delete Navigator.prototype.serviceWorker;";

/// No die shows the face of the one rolled before it. Of 1,296 rolls by chance one has all dice the same, and the page then
/// says something else than a journey expects.
const UNEQUAL_DICE: &str = "{
    const { getRandomValues } = Crypto.prototype;
    let rolled;
    Crypto.prototype.getRandomValues = function (into) {
        do getRandomValues.call(this, into); while (into.length === 1 && into[0] % 6 === rolled);
        if (into.length === 1) rolled = into[0] % 6;
        return into;
    };
}";

/// A script before the page's own is a file, because the page's security policy allows no other.
const BEFORE: &str = "before.js";

/// Returns the page with that script before all others.
fn with_script(page: &[u8]) -> Vec<u8> {
    let script = format!("<script src=\"{BEFORE}\"></script>");
    String::from_utf8_lossy(page)
        .replacen("<title>", &format!("{script}<title>"), 1)
        .into_bytes()
}

/// Returns the page of the game that static hosts answer with where there is no file.
fn missing(folder: &Path) -> Option<Vec<u8>> {
    fs::read(folder.join("404.html")).ok()
}

/// Returns the type and the content of the file at this path, if it is one of the game's.
pub fn file(folder: &Path, path: &str) -> Option<(&'static str, Vec<u8>)> {
    let name = match path.strip_prefix(BASE)? {
        "" => "index.html",
        name => name,
    };
    let name = Path::new(name);
    if !name
        .components()
        .all(|part| matches!(part, Component::Normal(_)))
    {
        return None;
    }
    let kind = match name.extension()?.to_str()? {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "wasm" => "application/wasm",
        "css" => "text/css",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    };
    Some((kind, fs::read(folder.join(name)).ok()?))
}
