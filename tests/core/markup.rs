//! Checks that the names of elements and attributes in the source exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The elements of HTML that a page can use.
const HTML: &str = "a abbr address article aside b bdi bdo blockquote br button canvas caption cite code col colgroup data \
    datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup \
    hr i iframe img input ins kbd label legend li main map mark menu meter nav object ol optgroup option output p picture \
    pre progress q rp rt ruby s samp search section select slot small source span strong style sub summary sup table tbody \
    td template textarea tfoot th thead time tr u ul var video wbr";

/// The elements of SVG.
const SVG: &str = "circle clipPath defs desc ellipse filter foreignObject g image line linearGradient marker mask path \
    pattern polygon polyline radialGradient rect stop svg symbol text textPath title tspan use view";

const ATTRIBUTES: &str = "accept action alt aria-activedescendant aria-atomic aria-busy aria-checked aria-colcount \
    aria-colindex aria-colspan aria-controls aria-current aria-describedby aria-description aria-details aria-disabled \
    aria-errormessage aria-expanded aria-haspopup aria-hidden aria-invalid aria-keyshortcuts aria-label aria-labelledby \
    aria-level aria-live aria-modal aria-multiline aria-multiselectable aria-orientation aria-owns aria-placeholder \
    aria-posinset aria-pressed aria-readonly aria-relevant aria-required aria-roledescription aria-rowcount aria-rowindex \
    aria-rowspan aria-selected aria-setsize aria-sort aria-valuemax aria-valuemin aria-valuenow aria-valuetext \
    autocapitalize autocomplete autocorrect autofocus checked class closedby cols colspan contenteditable cx cy d datetime \
    dir disabled download draggable enterkeyhint fill for height hidden high href id inert inputmode label lang list loading \
    low max maxlength min minlength multiple name open optimum pathLength pattern placeholder points popover popovertarget \
    preserveAspectRatio r readonly rel required role rows rowspan rx ry sandbox scope selected size spellcheck src start \
    step stroke stroke-width style tabindex target text-anchor title transform translate type value viewBox width wrap x x1 \
    x2 y y1 y2";

/// The methods that set an attribute.
const GIVERS: [&str; 4] = [".attr", ".live_attr", ".flag", ".set"];

fn words(of: &str) -> BTreeSet<&str> {
    of.split_whitespace().collect()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The source of `ui`, by file and without comments.
fn sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../src/ui"),
        &mut found,
    );
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("text");
        let code = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        (
            path.display().to_string(),
            code.collect::<Vec<_>>().join("\n"),
        )
    };
    found.into_iter().map(read).collect()
}

/// The first argument of every call of this function, as written, and whether there is a second one.
fn first_arguments<'a>(code: &'a str, function: &str) -> Vec<(&'a str, bool)> {
    let call = format!("{function}(");
    let calls = code.match_indices(&call).map(|(at, call)| {
        let before = code[..at].chars().next_back();
        let inside = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let its_own = function.starts_with('.') || !before.is_some_and(inside);
        let defined = code[..at].trim_end().ends_with("fn");
        (its_own && !defined).then(|| argument(&code[at + call.len()..]))
    });
    calls.flatten().collect()
}

/// The text up to the comma or bracket that ends an argument, and whether it is a comma.
fn argument(rest: &str) -> (&str, bool) {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for (at, c) in rest.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ',' | ')' if depth == 0 => return (rest[..at].trim(), c == ','),
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    (rest, false)
}

/// The texts that an argument can have as its value, also inside `if` and `format!`.
fn texts(argument: &str) -> Vec<&str> {
    argument.split('"').skip(1).step_by(2).collect()
}

/// The functions besides `el` and `svg` whose argument is the kind of an element.
fn makers(sources: &[(String, String)]) -> BTreeSet<String> {
    let mut makers = BTreeSet::new();
    for (_, code) in sources {
        for (at, _) in code.match_indices("(kind: &str") {
            let name = code[..at].rsplit(' ').next().unwrap_or_default();
            makers.insert(name.to_owned());
        }
    }
    makers.remove("el");
    makers.remove("svg");
    makers
}

/// All mistakes in how this source makes elements.
fn faults(sources: &[(String, String)]) -> Vec<String> {
    let (html, svg, attributes) = (words(HTML), words(SVG), words(ATTRIBUTES));
    let makers = makers(sources);
    let mut faults = Vec::new();
    let mut asked = 0;
    for (file, code) in sources {
        let tags = |function: &str, known: &BTreeSet<&str>, faults: &mut Vec<String>| {
            let arguments = first_arguments(code, function);
            for (argument, _) in &arguments {
                let texts = texts(argument);
                if texts.is_empty() && *argument != "kind" {
                    faults.push(format!("{file}: {function}({argument}) cannot be checked"));
                }
                for text in texts {
                    let tag = text.split('.').next().unwrap_or_default();
                    if !known.contains(tag) {
                        faults.push(format!("{file}: there is no element {tag}"));
                    }
                }
            }
            arguments.len()
        };
        asked += tags("el", &html, &mut faults);
        asked += tags("svg", &svg, &mut faults);
        for maker in &makers {
            asked += tags(maker, &html, &mut faults);
        }
        // The library itself passes names on. `set` with one argument belongs to signals, with two to attributes.
        let library = file.contains("browser/el");
        for giver in GIVERS {
            for (argument, more) in first_arguments(code, giver) {
                if giver == ".set" && !more {
                    continue;
                }
                let texts = texts(argument);
                if texts.is_empty() && !(library && argument == "name") {
                    faults.push(format!("{file}: {giver}({argument}) cannot be checked"));
                }
                for text in texts {
                    if !attributes.contains(text) && !text.starts_with("data-") {
                        faults.push(format!("{file}: there is no attribute {text}"));
                    }
                }
            }
        }
    }
    if asked < 100 {
        faults.push("the source was not read".to_owned());
    }
    faults
}

#[test]
fn elements_and_attributes_exist() {
    let faults = faults(&sources());
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn what_does_not_exist_is_found() {
    let wrong = r#"
        fn notice(kind: &str, id: &str) -> El { el(kind) }
        el("buton.strong").attr("arialabel", "").child(el(if on { "p" } else { "pp" }));
        svg(&format!("rectangle.side-{n}")).live_attr("data-x", f).flag("dissabled", f);
        notice("sectoin.a", "b");
        el(anything); text.set("for a signal"); it.set("hiden", None);
    "#;
    let faults = faults(&[("wrong.rs".to_owned(), wrong.to_owned())]);
    for word in [
        "buton",
        "arialabel",
        "pp",
        "rectangle",
        "dissabled",
        "sectoin",
        "el(anything)",
        "hiden",
    ] {
        let found = faults.iter().any(|fault| fault.contains(word));
        assert!(found, "{word} is not among {faults:#?}");
    }
    // One of the faults is that there are too few sources.
    assert_eq!(faults.len(), 9, "{faults:#?}");
}
