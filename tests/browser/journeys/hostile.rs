//! Malicious players. Where it matters, each attack runs twice: with the guard in the worker, which leaves a player
//! only the language, and without it, so that only the frame protects.

use std::fs;

use serde_json::{Value, json};

use super::player::Player;
use super::sandbox::find;
use crate::page::Page;
use crate::server::{Site, dist};

/// A player finds none of the names with which a worker can connect, store, communicate or stop.
pub async fn hostile_finds_nothing(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let source = "const names = `fetch XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport importScripts
            Worker SharedWorker BroadcastChannel MessageChannel MessagePort MessageEvent RTCPeerConnection
            indexedDB caches cookieStore localStorage sessionStorage navigator storage
            postMessage close reportError addEventListener dispatchEvent onmessage onerror
            setTimeout setInterval requestAnimationFrame crypto location origin name
            Blob File FileReaderSync URL Request Response Notification window parent top document`.split(/\\s+/);
        const found = new Set();
        const places = new Set([globalThis]);
        // An object also leads to what it was made from.
        for (const place of places) {
            for (const name of names) {
                if (place === globalThis ? name in place : false) found.add(name);
            }
            for (const key of Reflect.ownKeys(place)) {
                const { value, get } = Reflect.getOwnPropertyDescriptor(place, key);
                for (const it of [value, get]) {
                    if (it !== Object(it)) continue;
                    places.add(it);
                    if (typeof it === 'function' && names.includes(it.name) && key !== 'name') found.add(it.name);
                }
            }
            const behind = Reflect.getPrototypeOf(place);
            if (behind) places.add(behind);
        }
        export const turn = () => `${places.size > 500} ${[...found]}`;";
    let seeker = Player::open(page, site, "seeker", source).await;
    seeker.is_ready().await;
    assert_eq!(seeker.decides().await, json!({ "score": "true " }));
}

/// An import never leaves the device, neither at once nor later nor in generated code.
pub async fn hostile_imports(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let stolen = site.url("stolen.js");
    let at_once = format!("import '{stolen}?seen'; export const turn = () => [1]");
    let at_once = Player::open(page, site, "atOnce", &at_once).await;
    assert_eq!(at_once.state().await[1], "load");
    let from = format!("export * from '{stolen}?seen'; export const turn = () => [1]");
    let from = Player::open(page, site, "from", &from).await;
    assert_eq!(from.state().await[1], "load");

    // In a loop, even refused imports would keep the browser busy.
    for (name, call) in [
        ("called", format!("import('{stolen}?seen')")),
        // A method with this name may be called, but not with such a call inside.
        ("within", format!("turn.import(import('{stolen}?seen'))")),
    ] {
        let called = format!("export const turn = () => {call}");
        let called = Player::open(page, site, name, &called).await;
        assert_eq!(called.state().await[1], "load", "{call}");
    }

    let tries = format!(
        "const call = `im${{''}}port('{stolen}?seen')`;
        const tries = [
            () => eval(call),
            () => new Function(`return ${{call}}`)(),
            () => (async () => {{}}).constructor(`return ${{call}}`)(),
        ];
        let next = 0;
        export const turn = async () => {{ await tries[next++](); return 'reached'; }};"
    );
    let later = Player::open(page, site, "later", &tries).await;
    for _ in 0..3 {
        let decision = later.decides().await;
        assert!(decision["threw"].is_string(), "{decision}");
    }
    nothing_was_stolen(page, site).await;
}

/// Even with everything that browsers give to workers, there is no network, no storage, no other player and no page.
pub async fn hostile_without_guard(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let overhear = "window.heard = [];
        new BroadcastChannel('gossip').onmessage = ({ data }) => heard.push(data);";
    page.script(overhear, vec![]).await;
    let listener = "const heard = [];
        new BroadcastChannel('gossip').onmessage = ({ data }) => heard.push(data);
        export const turn = () => `heard ${heard}`;";
    let listener = Player::open_careless(page, site, "listener", listener).await;
    listener.is_ready().await;

    let tries = format!(
        "const address = '{}';
        const event = (it, good, bad = 'error') => new Promise((yes, no) => {{
            it.addEventListener(good, () => yes(it));
            it.addEventListener(bad, () => no(new Error(bad)));
        }});
        const nested = async (code) => {{
            const it = new Worker(URL.createObjectURL(new Blob([code])));
            const said = await new Promise((yes) => {{ it.onmessage = ({{ data }}) => yes(data); }});
            if (said === 'refused') throw said;
        }};
        const tries = {{
            fetch: () => fetch(address),
            post: () => fetch(address, {{ method: 'POST', body: 'dice', mode: 'no-cors', keepalive: true }}),
            xhr() {{ const it = new XMLHttpRequest(); it.open('GET', address); it.send(); return event(it, 'load'); }},
            socket: () => event(new WebSocket(address.replace('http', 'ws')), 'open'),
            events: () => event(new EventSource(address), 'open'),
            transport: () => new WebTransport(address.replace('http:', 'https:')).ready,
            // A nested worker may report what this one may not.
            module: () => nested(`im${{''}}port('${{address}}').then(() => postMessage('reached'), () => postMessage('refused'))`),
            script: () => importScripts(address),
            worker: () => event(new Worker(address), 'message'),
            shared: () => new SharedWorker(address),
            nested: () => nested(`fetch('${{address}}').then(() => postMessage('reached'), () => postMessage('refused'))`),
            image: () => createImageBitmap(address),
            database: () => event(indexedDB.open('dice'), 'success'),
            files: () => navigator.storage.getDirectory(),
            lock: () => navigator.locks.request('dice', () => 1),
            cookies: () => cookieStore.set('dice', '1'),
            local: () => localStorage.setItem('dice', '1'),
            push: () => self.registration.showNotification('dice'),
            page: () => parent.document,
            top: () => self.top.postMessage('dice', '*'),
        }};
        export const turn = async ({{ name }}) => {{
            if (name === undefined) return Object.keys(tries).join();
            await tries[name]();
            return 'reached';
        }};",
        site.url("stolen.js")
    );
    let thief = Player::open_careless(page, site, "thief", &tries).await;
    thief.is_ready().await;
    thief.ask(0, 0, json!({})).await;
    let names = thief.decision(0).await["score"].clone();
    let names = names.as_str().unwrap_or_default();
    assert!(names.starts_with("fetch,") && names.ends_with("top"));
    for (place, name) in names.split(',').enumerate() {
        thief.ask(1, 1, json!({ "name": name })).await;
        let decision = thief.decision(place + 1).await;
        assert!(decision["threw"].is_string(), "{name}: {decision}");
    }

    let gossip = "export const turn = async () => {
            new BroadcastChannel('gossip').postMessage('dice');
            // WebKit opens a cache for it that nobody else can see.
            await caches.open('dice');
            return 'told';
        }";
    let gossip = Player::open_careless(page, site, "gossip", gossip).await;
    gossip.is_ready().await;
    gossip.decides().await;
    assert_eq!(listener.decides().await, json!({ "score": "heard " }));
    let kept = page
        .promised("a look at what is kept", "caches.has('dice')")
        .await;
    assert_eq!(kept, json!(false));
    // Last, because gossip would come on another way than the answers.
    assert_eq!(page.script("return heard", vec![]).await, json!([]));
    nothing_was_stolen(page, site).await;
}

/// The sandbox uses nothing that a player can change, so the player neither sees nor sends more than in its turn.
pub async fn hostile_tampers(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let source = "const touched = [];
        const places = new Set([globalThis]);
        for (const place of places) {
            for (const key of Reflect.ownKeys(place)) {
                const { value, get } = Reflect.getOwnPropertyDescriptor(place, key);
                for (const it of [value, get]) if (it === Object(it)) places.add(it);
            }
            const behind = Reflect.getPrototypeOf(place);
            if (behind) places.add(behind);
        }
        const { apply, defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
        const { includes, join, push } = Array.prototype;
        const note = (key) => { apply(push, touched, [typeof key === 'symbol' ? 'symbol' : key]); };
        const all = [];
        apply(Set.prototype.forEach, places, [(it) => { all[all.length] = it; }]);
        let changed = 0;
        for (let i = 0; i < all.length; i += 1) {
            const keys = ownKeys(all[i]);
            for (let k = 0; k < keys.length; k += 1) {
                const key = keys[k];
                const before = getOwnPropertyDescriptor(all[i], key);
                if (!before.configurable || (typeof before.value !== 'function' && !before.get)) continue;
                const trap = function () { note(key); throw new Error('tampered'); };
                if (before.get) defineProperty(all[i], key, { get: trap, set: trap, configurable: true });
                else defineProperty(all[i], key, { value: trap, writable: true, configurable: true });
                changed += 1;
            }
        }
        const words = ['0', '1', '2', 'data', 'ports', 'rules', 'keep', 'score', 'threw', 'toJSON', 'length', 'turn'];
        for (let i = 0; i < words.length; i += 1) {
            const trap = function () { note(words[i]); throw new Error('tampered'); };
            defineProperty(Object.prototype, words[i], { get: trap, set: trap, configurable: true });
        }
        export const turn = (view) => {
            if (view.dice[0] === 0) return `${changed > 500} ${apply(join, touched, [' '])}`;
            return view.dice[0] === 1 ? 'x' : [view.dice[0]];
        };";
    let tamperer = Player::open(page, site, "tamperer", source).await;
    tamperer.is_ready().await;
    for (place, dice) in [(0, 5), (1, 1), (2, 6)] {
        tamperer.ask(place, 1, json!({ "dice": [dice] })).await;
    }
    assert_eq!(tamperer.decision(0).await, json!({ "keep": [5] }));
    assert_eq!(tamperer.decision(1).await, json!({ "score": "x" }));
    assert_eq!(tamperer.decision(2).await, json!({ "keep": [6] }));
    tamperer.ask(3, 1, json!({ "dice": [0] })).await;
    let told = tamperer.decision(3).await;
    assert_eq!(told, json!({ "score": "true " }));
    assert_eq!(tamperer.look("answers.length").await, json!(4));

    // Promises that never resolve, or resolve twice, harm only the player itself.
    let source = "Promise.prototype.then = function (yes) { yes([1]); yes([2]); };
        Object.defineProperty(Promise.prototype, 'constructor', { get() { return Array; } });
        export const turn = async () => [3];";
    let promiser = Player::open(page, site, "promiser", source).await;
    promiser.is_ready().await;
    let first = promiser.decides().await;
    assert!(first["keep"].is_array(), "{first}");
    assert_eq!(promiser.look("answers.length").await, json!(1));
}

/// Nothing wakes a player between two questions: what it has started ends with its answer.
pub async fn hostile_works_between_questions(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let source = format!(
        "const seen = [];
        const bytes = {NEVER};
        if (Atomics.waitAsync) seen.push('waitAsync');
        if (globalThis.FinalizationRegistry) seen.push('FinalizationRegistry');
        for (const name of ['compileStreaming', 'instantiateStreaming']) if (WebAssembly[name]) seen.push(name);
        for (let it = performance; it; it = Reflect.getPrototypeOf(it)) {{
            for (const name of Reflect.ownKeys(it)) if (/^on|Event|Observer|Timing/.test(String(name))) seen.push(name);
        }}
        for (let it = globalThis; it; it = Reflect.getPrototypeOf(it)) {{
            const own = Reflect.getOwnPropertyDescriptor(it, 'performance');
            if (own?.get) seen.push('getter');
        }}
        // Other tasks of the browser run only after all waiting promises.
        let turns = 0;
        const count = async () => {{ while (turns < 5000) {{ await null; turns += 1; }} }};
        export const turn = async () => {{
            const at = [];
            const wait = [
                WebAssembly.compile(bytes).then(() => at.push(turns)),
                WebAssembly.instantiate(bytes).then(() => at.push(turns)),
                WebAssembly.compile(new Uint8Array(3)).catch(() => at.push(turns)),
            ];
            await Promise.all([count(), ...wait]);
            if (!at.every((it) => it < 1000)) seen.push(`woken after ${{at}}`);
            return `saw ${{seen}}`;
        }};"
    );
    let waker = Player::open(page, site, "waker", &source).await;
    waker.is_ready().await;
    assert_eq!(waker.decides().await, json!({ "score": "saw " }));
}

/// Any message besides its answers ends the player, and the page gets one report.
pub async fn hostile_sends_messages(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let flood = "export const turn = () => { for (;;) postMessage('dice'.repeat(1000)); }";
    let flood = Player::open_careless(page, site, "flood", flood).await;
    flood.is_ready().await;
    flood.ask(1, 1, json!({})).await;
    is_dead(&flood, "noisy").await;

    let early = "postMessage('dice'); for (;;);";
    let early = Player::open_careless(page, site, "early", early).await;
    assert_eq!(early.state().await, json!(["dead", "noisy", ""]));

    let liar = "postMessage('ready'); postMessage('ready'); for (;;);";
    let liar = Player::open_careless(page, site, "liar", liar).await;
    is_dead(&liar, "noisy").await;

    let faults = "export const turn = () => {
            for (let i = 0; i < 1000; i += 1) queueMicrotask(() => { throw new Error('again') });
            return [1];
        }";
    let faults = Player::open(page, site, "faults", faults).await;
    faults.is_ready().await;
    faults.ask(1, 1, json!({})).await;
    is_dead(&faults, "crashed").await;

    let printer = "export const turn = () => {
            for (let i = 0; i < 1e6; i += 1) console.error('x'.repeat(1000), i);
            return [1];
        }";
    let printer = Player::open(page, site, "printer", printer).await;
    printer.is_ready().await;
    assert_eq!(printer.decides().await, json!({ "keep": [1] }));
    assert_eq!(printer.look("states.length").await, json!(1));
    page.click("#new-game").await;
    page.shown("main[data-screen=new]").await;
}

/// An endless loop delays nobody, and ends with its frame.
pub async fn hostile_never_ends(page: &Page, site: &Site) {
    // Without the app, there are no other workers.
    page.open(site.outside()).await;
    let mut loops = vec![
        "for (;;);".to_owned(),
        "export const turn = () => { for (;;); }".to_owned(),
        "export const turn = async () => { for (;;) await null; }".to_owned(),
        "export const turn = () => { const on = () => queueMicrotask(on); on(); return [1]; }".to_owned(),
        "export const turn = () => /(a+)+$/.test('a'.repeat(60) + 'b')".to_owned(),
        "export const turn = () => { const all = []; for (;;) { all.push(1); if (all.length > 1e6) all.length = 0; } }".to_owned(),
        // These also take all memory.
        "export const turn = () => { const all = []; for (;;) all.push(new Array(1e5).fill(Math.random())); }".to_owned(),
        "export const turn = () => { const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1)); }".to_owned(),
    ];
    // WebKit does not stop these itself; there, the sandbox stops them.
    loops.push(format!(
        "export const turn = async () => (await WebAssembly.instantiate({NEVER})).instance.exports.f()"
    ));
    loops.push(format!(
        "const bytes = {NEVER};
        const module = await WebAssembly.compile(bytes);
        const refuse = () => {{ throw 1 }};
        const {{ defineProperty, ownKeys }} = Reflect;
        const all = [Array, Uint8Array, Object.getPrototypeOf(Uint8Array), String, Function];
        for (let i = 0; i < all.length; i += 1) {{
            const keys = ownKeys(all[i].prototype);
            for (let k = 0; k < keys.length; k += 1) {{
                if (keys[k] !== 'length') defineProperty(all[i].prototype, keys[k], {{ value: refuse }});
            }}
        }}
        export const turn = () => {{
            try {{
                const Module = Object.getPrototypeOf(module).constructor;
                const once = new WebAssembly.Instance(new Module(bytes));
                const Instance = Object.getPrototypeOf(once).constructor;
                new Instance(new Module(bytes)).exports.f();
            }} catch {{ }}
            new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.f();
        }};"
    ));
    for source in &loops {
        page.wait("no worker", async || counts(page, 0).await).await;
        let looper = Player::open(page, site, "looper", source).await;
        looper.ask(1, 1, json!({})).await;
        page.wait("its worker", async || counts(page, 1).await)
            .await;
        if !source.starts_with("for") {
            looper.is_ready().await;
        }
        let frames = "new Promise((done) => { let left = 20; const next = () => left-- ? setTimeout(next) : done(true); next(); })";
        page.promised("twenty tasks of the page", frames).await;
        looper.drop().await;
        page.wait("its end", async || counts(page, 0).await).await;
    }
}

/// A player can neither leave silently nor look behind the guard.
pub async fn hostile_evades_the_guard(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let quitter = "export const turn = () => { self.close(); return [1]; }";
    let quitter = Player::open(page, site, "quitter", quitter).await;
    quitter.is_ready().await;
    let decision = quitter.decides().await;
    assert!(decision["threw"].is_string(), "{decision}");

    // The stack contains the guard's address and, in one engine, its functions.
    let spy = "Error.prepareStackTrace = (_, sites) => sites.flatMap((it) => [it.getThis(), it.getFunction()])
            .filter((it) => it !== undefined && it !== turn).length;
        export const turn = async (...given) => {
            if (given.length !== 1 || Object.keys(given[0]).join() !== 'dice,rules') return 'sees more';
            const { stack } = new Error();
            if (typeof stack === 'number') return `found ${stack}`;
            return 'found 0';
        };";
    let spy = Player::open(page, site, "spy", spy).await;
    spy.is_ready().await;
    assert_eq!(spy.decides().await, json!({ "score": "found 0" }));
    assert_eq!(spy.look("states").await, json!([["ready"]]));
}

/// A WebAssembly module whose function `f` never returns.
const NEVER: &str = "new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 9, 1, 7, 0, 3, 64, 12, 0, 11, 11])";

async fn counts(page: &Page, wanted: usize) -> Result<(), String> {
    match page.workers().await {
        count if count == wanted => Ok(()),
        count => Err(format!("there are {count} workers")),
    }
}

/// Waits until the second report says that it is dead, and checks that none follows.
async fn is_dead(player: &Player<'_>, code: &str) {
    let page = player.page();
    let end = format!("players.{}.states[1]", player.name());
    let end: Value = page.until("it is dead", &end).await;
    assert_eq!((&end[0], &end[1]), (&json!("dead"), &json!(code)));
    // Messages that were sent before arrive before the page's message to itself.
    let word = "new Promise((done) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => done(true); port2.postMessage(1); })";
    page.promised("a word of the page to itself", word).await;
    assert_eq!(player.look("states.length").await, json!(2));
}

/// After a request that arrives, checks that none of theirs did.
async fn nothing_was_stolen(page: &Page, site: &Site) {
    let before = site.asked().len();
    page.open(site.outside()).await;
    let asked = site.asked();
    assert!(asked.len() > before, "the host hears of requests");
    let stolen: Vec<_> = asked
        .iter()
        .filter(|it| it.path.contains("stolen"))
        .collect();
    assert!(stolen.is_empty(), "{stolen:?}");
}

/// The policies of the frames forbid everything else.
#[test]
fn policies() {
    let file = find(&dist(), "sandbox-").expect("the sandbox is built");
    let outer = fs::read_to_string(file).expect("it can be read");
    let (_, inner) = outer.split_once(" srcdoc=\"").expect("a frame in it");
    let inner = inner.replace("&quot;", "\"");
    for page in [&outer, &inner] {
        let (_, policy) = page
            .split_once("<meta http-equiv=\"Content-Security-Policy\" content=\"")
            .expect("a policy");
        let policy = policy.split('"').next().unwrap_or_default();
        for part in [
            "default-src 'none'",
            "base-uri 'none'",
            "form-action 'none'",
        ] {
            assert!(policy.split("; ").any(|it| it == part), "{policy}");
        }
    }
}
