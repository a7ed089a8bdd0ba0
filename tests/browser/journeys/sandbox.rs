//! Own players, good and bad. Each runs in the real sandbox, opened from the app's page.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use super::player::Player;
use crate::page::Page;
use crate::server::Site;

/// A WebAssembly module whose function `f` counts to 100000 in a loop, and returns 5.
const COUNTS: &str = "new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0,
    10, 30, 1, 28, 1, 1, 127, 3, 64, 32, 0, 65, 1, 106, 34, 0, 65, 160, 141, 6, 73, 13, 0, 11, 32, 0, 65, 160, 156, 1, 110, 11])";

/// Players decide one question after the other, with random numbers that can be repeated.
pub async fn player_decides(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let source = "let before = 0;
        export const turn = async (view) => {
            view.dice.sort();
            await null;
            if (view.dice.length === 0) return view.rules.rows[1];
            if (view.dice.length === 1) return [0, 1, 2].map(() => Math.floor(Math.random() * 256));
            try { view.rules.rows.push('twos'); return 'changed'; } catch { return [++before, view.dice[0]]; }
        };";
    let kind = Player::open(page, site, "kind", source).await;
    kind.ask(11, 0, json!({ "dice": [6, 4] })).await;
    kind.ask(12, 0, json!({ "dice": [5, 3] })).await;
    kind.ask(13, 0, json!({ "dice": [] })).await;
    kind.ask(14, 99, json!({ "dice": [1] })).await;
    kind.ask(15, 98, json!({ "dice": [1] })).await;
    kind.ask(16, 99, json!({ "dice": [1] })).await;
    assert_eq!(kind.decision(0).await, json!({ "keep": [1, 4] }));
    assert_eq!(kind.decision(1).await, json!({ "keep": [2, 3] }));
    assert_eq!(kind.decision(2).await, json!({ "score": "chance" }));
    let rolled = kind.decision(3).await;
    assert_ne!(kind.decision(4).await, rolled);
    assert_eq!(kind.decision(5).await, rolled);
    assert_eq!(kind.look("states").await, json!([["ready"]]));
    let numbers = kind.look("answers.map((it) => it[0])").await;
    assert_eq!(numbers, json!([11, 12, 13, 14, 15, 16]));
    kind.drop().await;

    // The word `import` alone is no call: in names, in texts, and as a property.
    let source = "const important = { import: (it) => it, reimport(it) { return it; } };
        // This does not import anything; it only says `import`.
        const url = typeof import.meta.url;
        export const turn = () => important.import(5) === important.reimport(5) && url;";
    let important = Player::open(page, site, "important", source).await;
    important.is_ready().await;
    assert_eq!(important.decides().await, json!({ "score": "string" }));
    important.drop().await;
    assert_eq!(page.console_errors().await, [""; 0]);
}

/// Players may be written in anything that becomes WebAssembly.
pub async fn player_in_webassembly(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let source = format!(
        "const {{ module, instance }} = await WebAssembly.instantiate({COUNTS});
        const again = await WebAssembly.instantiate(module);
        const names = Object.keys(instance.exports).join();
        export const turn = () => names === 'f' ? [instance.exports.f(), again.exports.f()] : names;"
    );
    let foreign = Player::open(page, site, "foreign", &source).await;
    foreign.is_ready().await;
    assert_eq!(foreign.decides().await, json!({ "keep": [5, 5] }));

    // A whole program with all that compilers make: the app itself.
    let app = find(&site.folder(), "app-").expect("the app has a folder");
    let source = format!(
        "const module = await WebAssembly.compile(new Uint8Array({:?}));
        const imports = {{}};
        for (const {{ module: from, name }} of WebAssembly.Module.imports(module)) (imports[from] ??= {{}})[name] = () => 0;
        const {{ exports }} = new WebAssembly.Instance(module, imports);
        export const turn = () => exports.memory.buffer.byteLength > 65536 ? 'large' : 'small';",
        fs::read(app.join("rollkeep_bg.wasm")).expect("it can be read")
    );
    let program = Player::open(page, site, "program", &source).await;
    program.is_ready().await;
    assert_eq!(program.decides().await, json!({ "score": "large" }));
}

/// Returns the path in this folder whose name begins like this.
pub fn find(folder: &Path, beginning: &str) -> Option<PathBuf> {
    let mut entries = fs::read_dir(folder).ok()?.flatten();
    let found = entries.find(|it| it.file_name().to_string_lossy().starts_with(beginning))?;
    Some(found.path())
}

/// A program that is not a player gets one report, with the browser's own message.
pub async fn player_never_starts(page: &Page, site: &Site) {
    page.open(site.home()).await;
    for (source, code, text) in [
        ("export const turn = () => {", "load", "SyntaxError"),
        (
            "export const one = 1;\nexport const turn = ;",
            "load",
            "(line 2)",
        ),
        ("throw new Error('not today')", "load", "not today"),
        ("throw { toString() { throw 1 } }", "load", "object"),
        ("export const tern = () => [1]", "turn", "undefined"),
        ("export const turn = [5, 5]", "turn", "[5,5]"),
        ("throw 'x'.repeat(1e6)", "load", "xxx"),
        (
            "export const turn = () => {\n  for (;;) import('x'); }",
            "load",
            "import(…) is not allowed (line 2)",
        ),
        (
            "const all = [...import/* */('x')]; export const turn = () => all",
            "load",
            "import(…) is not allowed (line 1)",
        ),
        (
            "const early = import.defer('x'); export const turn = () => early",
            "load",
            "import(…) is not allowed (line 1)",
        ),
    ] {
        let stillborn = Player::open(page, site, "stillborn", source).await;
        let state = stillborn.state().await;
        assert_eq!((&state[0], &state[1]), (&json!("dead"), &json!(code)));
        let told = state[2].as_str().unwrap_or_default();
        assert!(told.contains(text) && told.len() <= 200, "{source}: {told}");
        stillborn.drop().await;
    }
    assert_eq!(page.console_errors().await, [""; 0]);
}

/// Whatever a player returns or throws becomes an answer that can be read.
pub async fn player_answers_rubbish(page: &Page, site: &Site) {
    page.open(site.home()).await;
    let rubbish = [
        ("undefined", json!({ "returned": "undefined" })),
        ("null", json!({ "returned": "null" })),
        ("5", json!({ "returned": "5" })),
        ("7n", json!({ "returned": "7" })),
        ("Symbol('x')", json!({ "returned": "Symbol(x)" })),
        ("{ keep: [5] }", json!({ "returned": "{\"keep\":[5]}" })),
        ("[5, 'x']", json!({ "returned": "[5,\"x\"]" })),
        ("[5.5]", json!({ "returned": "[5.5]" })),
        ("[256]", json!({ "returned": "[256]" })),
        ("[-1]", json!({ "returned": "[-1]" })),
        ("[,]", json!({ "returned": "[null]" })),
        ("[]", json!({ "keep": [] })),
        ("[-0]", json!({ "keep": [0] })),
        ("''", json!({ "score": "" })),
        ("'\\ud800\"'", json!({ "score": "\u{fffd}\"" })),
        ("'x'.repeat(1e7)", json!({ "score": "x".repeat(200) })),
        (
            "{ toJSON() { throw 1 }, toString: 1 }",
            json!({ "returned": "object" }),
        ),
        (
            "(() => { const it = {}; return it.it = it; })()",
            json!({ "returned": "object" }),
        ),
        (
            "new Proxy([], { get() { throw 'trap' } })",
            json!({ "threw": "trap" }),
        ),
        (
            "new Proxy([], { get: (_, name) => name === 'length' ? { valueOf: () => NaN } : undefined })",
            json!({ "returned": "[]" }),
        ),
        (
            // It has another value each time.
            "(() => { let asked = 0; return new Proxy([], { get: (_, name) => name !== 'length' ? 1 : asked++ ? 1e9 : 5 }) })()",
            json!({ "keep": [1, 1, 1, 1, 1] }),
        ),
        (
            "(() => { let asked = 0; const length = { valueOf: () => asked++ ? 1e9 : 2 }; return new Proxy([], { get: (_, name) => name === 'length' ? length : 1 }) })()",
            json!({ "keep": [1, 1] }),
        ),
        (
            "(() => { throw new RangeError('out') })()",
            // Each is in a line of its own.
            json!({ "threw": "RangeError: out (line 23)" }),
        ),
        (
            "(() => { throw { toString: null, valueOf: null } })()",
            json!({ "threw": "object" }),
        ),
        (
            "(() => { throw { get toString() { return () => 'y'.repeat(1e7) } } })()",
            json!({ "threw": "y".repeat(200) }),
        ),
        ("Promise.reject(null)", json!({ "threw": "null" })),
        (
            "{ then(yes) { yes([4]); yes([5]); throw 1 } }",
            json!({ "keep": [4] }),
        ),
    ];
    let cases: Vec<String> = rubbish
        .iter()
        .map(|(it, _)| format!("() => ({it})"))
        .collect();
    let source = format!(
        "const cases = [{}]; let next = 0; export const turn = () => cases[next++]()",
        cases.join(",\n")
    );
    let babbler = Player::open(page, site, "babbler", &source).await;
    babbler.is_ready().await;
    for (it, decision) in rubbish {
        assert_eq!(babbler.decides().await, decision, "{it}");
    }
    assert_eq!(babbler.look("states.length").await, json!(1));
}
