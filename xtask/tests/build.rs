//! What the build does beside Trunk.

use std::fs;
use std::path::{Path, PathBuf};

use xtask::words::{self, Language};
use xtask::{Error, Template, archive, files, hash, licences, offline, program, sandbox, worker};

/// The project's folder.
fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A folder with these files, for one test.
fn folder(name: &str, contents: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // It may be left from an earlier run.
    let _ = fs::remove_dir_all(&folder);
    for (path, content) in contents {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, content).expect("a file");
    }
    folder
}

fn told<T>(result: Result<T, Error>) -> String {
    result.err().expect("an error").to_string()
}

#[test]
fn a_name_follows_from_contents() {
    assert_eq!(hash::name(["abc"]), "ba7816bf8f01cfea");
    assert_eq!(hash::name(["a", "bc"]), hash::name(["abc"]));
    assert_ne!(hash::name(["abd"]), hash::name(["abc"]));
}

#[test]
fn pages_allow_by_the_hash_that_browsers_compute() {
    let of_nothing = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
    assert_eq!(hash::integrity(""), of_nothing);
}

#[test]
fn a_placeholder_that_is_not_there_is_an_error() {
    let mut page = Template::new("page.html", "<p>__A__ and __A__");
    assert_eq!(told(page.fill("__B__", "b")), "page.html has no __B__");
    page.fill("__A__", "a").expect("it is there");
    assert_eq!(page.done().expect("all are filled"), "<p>a and a");
}

#[test]
fn a_placeholder_that_stays_is_an_error() {
    let page = Template::new("page.html", "a __proto__ of __LEFT_OVER__");
    assert_eq!(told(page.done()), "page.html: nothing fills __LEFT_OVER__");
    let page = Template::new("page.html", "import './__wasm_split.js'");
    assert!(page.done().is_ok());
}

#[test]
fn a_script_is_found_by_its_tag() {
    let page = Template::new("page.html", "<script>a</script><script async>b</script>");
    assert_eq!(
        page.between("<script async>", "</script>")
            .expect("it is there"),
        "b"
    );
    assert_eq!(
        told(page.between("<style>", "</style>")),
        "page.html has no <style>"
    );
}

#[test]
fn messages_lose_their_comments() {
    let source =
        "### File\n# $n: number\na = A { $n }\n    # no comment\n\nstart-scripts = Please\n";
    let english = Language::new("en", source).expect("plain");
    assert_eq!(
        english.messages,
        "a = A { $n }\n    # no comment\n\nstart-scripts = Please\n"
    );
    assert_eq!(
        english.start,
        [("start-scripts".to_owned(), "Please".to_owned())]
    );
}

#[test]
fn what_is_said_at_start_is_one_line_of_plain_text() {
    for source in [
        "start-lead = Hello { $name }",
        "start-lead = <b>Hello</b>",
        "start-lead = Hello\n    there",
        "start-lead = Say \"hello\"",
    ] {
        let error = told(Language::new("de", source));
        assert_eq!(error, "start-lead in de must be one line of plain text");
    }
}

#[test]
fn the_page_says_english_and_knows_the_others() {
    let en = "language-direction = ltr\nstart-lead = Hello\nstart-scripts = Please";
    let de = "language-direction = ltr\nstart-lead = Hallo\nstart-scripts = Bitte";
    let languages = [("de", de), ("en", en)];
    let languages = languages.map(|(code, source)| Language::new(code, source).expect("plain"));
    let mut page = Template::new("index.html", "{start-lead} __START_WORDS__ __NOSCRIPT__");
    words::say_at_start(&mut page, &languages).expect("all is there");
    let expected = "Hello \
        {\"de\":{\"language-direction\":\"ltr\",\"start-lead\":\"Hallo\",\"start-scripts\":\"Bitte\"},\
        \"en\":{\"language-direction\":\"ltr\",\"start-lead\":\"Hello\",\"start-scripts\":\"Please\"}} \
        <p class=plea lang=de>Bitte</p><p class=plea lang=en>Please</p>";
    assert_eq!(page.done().expect("all is filled"), expected);

    let silent = [Language::new("sv", "start-lead = Hej").expect("plain")];
    let mut page = Template::new("index.html", "__START_WORDS__ __NOSCRIPT__");
    let error = told(words::say_at_start(&mut page, &silent));
    assert_eq!(error, "locales/sv has no start-scripts");
}

#[test]
fn each_language_has_a_file() {
    let languages = words::read(&project().join("locales")).expect("they can be read");
    let dist = folder("words", &[("index.html", "")]);
    for language in &languages {
        let name = language.write(&dist).expect("it can be written");
        assert!(
            name.starts_with(&format!("words-{}-", language.code)),
            "{name}"
        );
        let read = |name: &str| fs::read_to_string(dist.join(name)).expect("a file");
        assert_eq!(read(&name), language.messages);
    }
    assert!(languages.iter().any(|it| it.code == "en"));
    assert_eq!(
        files::below(&dist).expect("a folder").len(),
        languages.len() + 1
    );
}

#[test]
fn the_sandbox_is_one_page_that_allows_only_its_own_script() {
    let dist = folder("sandbox", &[("index.html", "")]);
    let name = sandbox::fold(&project().join("sandbox"), &dist).expect("it can be folded");
    let page = fs::read_to_string(dist.join(name)).expect("a page");
    let keeper = fs::read_to_string(project().join("sandbox/keeper.js")).expect("a script");
    let policy = format!("script-src '{}' blob:", hash::integrity(&keeper));
    // In the page and in its frame.
    assert_eq!(page.matches(&policy).count(), 2);
    assert!(page.contains(&keeper.replace('&', "&amp;").replace('"', "&quot;")));
    assert!(!page.contains("src=\""));
}

#[test]
fn no_script_of_the_sandbox_ends_itself() {
    let parts = |guard: &str, keeper: &str| sandbox::Parts {
        page: "__POLICY__ __FRAME__".to_owned(),
        frame: "__POLICY__ <script>__GUARD__</script> <script>__KEEPER__</script>".to_owned(),
        guard: guard.to_owned(),
        keeper: keeper.to_owned(),
    };
    assert!(sandbox::page(&parts("a", "b")).is_ok());
    for parts in [parts("</script>", "b"), parts("a", "'</script'")] {
        assert_eq!(
            told(sandbox::page(&parts)),
            "a script of the sandbox contains </script"
        );
    }
}

#[test]
fn a_worker_waits_for_its_program_in_a_folder_named_by_its_contents() {
    let shelved = |program: &str| {
        let files = [
            ("worker.js", "let wasm_bindgen"),
            ("worker_bg.wasm", program),
        ];
        let dist = folder("worker", &files);
        let script = worker::shelve(&dist, "worker").expect("both files are there");
        let code = fs::read_to_string(dist.join(&script)).expect("a script");
        assert!(code.starts_with("let wasm_bindgen\n;onmessage = ({ data }) => {"));
        assert_eq!(files::below(&dist).expect("a folder").len(), 2);
        script
    };
    assert_eq!(shelved("1"), shelved("1"));
    assert_ne!(shelved("1"), shelved("2"));
    let missing = told(worker::shelve(&folder("no-worker", &[("a", "")]), "worker"));
    assert!(missing.contains("worker.js"), "{missing}");
}

#[test]
fn the_program_has_a_folder_with_all_its_files() {
    let files = program::FILES.map(|name| (name, name));
    let from = folder("parts", &files);
    let dist = folder("dist", &[("index.html", "")]);
    let app = program::shelve(&from, &dist).expect("all are there");
    assert_eq!(app, format!("app-{}", hash::name(program::FILES)));
    assert_eq!(files::below(&dist.join(app)).expect("a folder").len(), 4);
    fs::remove_file(from.join("split_lazy.wasm")).expect("it was there");
    assert!(told(program::shelve(&from, &dist)).contains("split_lazy.wasm"));
}

#[test]
fn wasm_opt_tells_its_version() {
    assert_eq!(
        program::version("wasm-opt version 132 (version_132)\n"),
        Some(132)
    );
    assert_eq!(program::version("wasm-opt version 108"), Some(108));
    assert_eq!(program::version("command not found"), None);
}

#[test]
fn licences_name_what_is_in_the_page_and_nothing_else() {
    let text = licences::text(&project()).expect("licences");
    for inside in [
        "\nleptos 0",
        "\nfluent-syntax ",
        "\nqrcodegen ",
        "\nBitter, the font",
    ] {
        assert!(text.contains(inside), "{inside}");
    }
    // They run on developers' machines: natively, as a macro, in a test, in the build.
    for outside in ["\nleptos_macro ", "\nproptest ", "\nzip ", "\nrollkeep"] {
        assert!(!text.contains(outside), "{outside}");
    }
    assert!(text.contains("Permission is hereby granted, free of charge"));
}

#[test]
fn the_service_worker_keeps_what_playing_needs() {
    for kept in [
        "index.html",
        "app-1/rollkeep.js",
        "icons/icon.svg",
        "words-en-1.ftl",
        "fonts/a.woff2",
        "licences.txt",
    ] {
        assert!(offline::is_kept(kept), "{kept}");
    }
    for other in [
        "sw.js",
        "screenshots/a.png",
        "icons/icon-192.png",
        "words-de-1.ftl",
        "fonts/OFL.txt",
        ".nojekyll",
    ] {
        assert!(!offline::is_kept(other), "{other}");
    }
}

#[test]
fn the_service_worker_knows_version_files_and_languages() {
    let script = fs::read_to_string(project().join("public/sw.js")).expect("a script");
    let files = [
        ("sw.js", script.as_str()),
        ("index.html", "page"),
        ("app-1/rollkeep.js", "glue"),
        ("words-de-1.ftl", ""),
    ];
    let words = [("de".to_owned(), "words-de-1.ftl".to_owned())];
    let listed = |files: &[(&str, &str)]| {
        let dist = folder("offline", files);
        offline::list(&dist, &words).expect("it can be listed");
        fs::read_to_string(dist.join("sw.js")).expect("a script")
    };
    let now = listed(&files);
    assert!(
        now.contains("const FILES = [\n  \"app-1/rollkeep.js\",\n  \"./\",\n];"),
        "{now}"
    );
    assert!(
        now.contains("const WORDS = {\n  \"de\": \"words-de-1.ftl\",\n};"),
        "{now}"
    );
    assert_eq!(now, listed(&files));
    let mut changed = files;
    changed[1].1 = "another page";
    assert_ne!(now, listed(&changed));
    let empty = folder("no-places", &[("sw.js", "")]);
    assert_eq!(
        told(offline::list(&empty, &words)),
        "sw.js has no __VERSION__"
    );
}

#[test]
fn the_same_page_gives_the_same_zip() {
    let from = folder(
        "site",
        &[
            ("index.html", "page"),
            ("app-1/b.js", "b"),
            ("app-1/a.js", "a"),
        ],
    );
    let to = folder("zips", &[("old", "")]);
    for name in ["one.zip", "two.zip"] {
        archive::pack(&from, &to.join(name)).expect("it can be packed");
    }
    let read = |name: &str| fs::read(to.join(name)).expect("a zip");
    assert_eq!(read("one.zip"), read("two.zip"));
    let zip =
        zip::ZipArchive::new(fs::File::open(to.join("one.zip")).expect("a zip")).expect("a zip");
    let names = zip.file_names().collect::<Result<Vec<_>, _>>();
    let names = names.expect("names in UTF-8");
    assert_eq!(names, ["app-1/a.js", "app-1/b.js", "index.html"]);
}
