// Says so when the app cannot start, or stops in the middle: a panic in Rust ends as an uncaught error.
// In the language of 2015, so that old browsers can say it too.
(() => {
  const root = document.documentElement;
  const wanted = [];

  // The colours that were chosen, before the app is there to set them. It sets them again, and knows what is damaged.
  try {
    const chosen = JSON.parse(localStorage.getItem("rollkeep/settings"));
    wanted.push(chosen.language);
    if (chosen.theme === "light" || chosen.theme === "dark") root.dataset.theme = chosen.theme;
    root.dataset.look = chosen.table_look || "paper";
  } catch (error) {
    // Nothing was chosen, or nobody may ask.
  }

  const home = new URL("./", document.baseURI).href;
  const app = document.getElementById("app");
  const trouble = document.getElementById("trouble");
  let started = false;

  // Fulfilled if the app has not started after 30 seconds: a network that loses packets reports no error. Beats count,
  // and not the clock, because a page that is asleep has not waited.
  const BEAT = 100;
  let beats = 300;
  const slow = new Promise((done) => {
    const wait = setInterval(() => {
      beats -= 1;
      const late = document.getElementById("late");
      if (late && beats > 0) return;
      clearInterval(wait);
      if (!late) return;
      late.hidden = false;
      done();
    }, BEAT);
  });

  const remove = (id) => {
    const part = document.getElementById(id);
    if (part) part.remove();
  };

  const tell = () => {
    if (!trouble.hidden) return;
    const now = started ? "play" : "start";
    trouble.querySelectorAll("[data-when]").forEach((part) => {
      part.hidden = part.dataset.when !== now;
    });
    trouble.hidden = false;
    remove("loading");
    // What is left of the app answers nobody, and an open dialog of it would lie over the message.
    remove("app");
    trouble.focus();
  };

  // The language: the one that was chosen, or the first of the browser's that there is, or English. The start script
  // waits for its words.
  const files = Object.create(null);
  app.dataset.words.split(",").forEach((word) => {
    files[word.split("=")[0]] = word.split("=")[1];
  });
  const tags = wanted.concat(navigator.languages || navigator.language).map(String);
  const codes = [].concat(...tags.map((tag) => [tag, tag.split("-")[0]]));
  const language = codes.filter((code) => code in files)[0] || "en";
  const say = (code) => {
    const says = JSON.parse(document.getElementById("start-words").textContent)[code];
    // A browser that translates the page changes its language, so the app does not read it there.
    app.dataset.language = code;
    root.lang = code;
    root.dir = says["language-direction"];
    root.translate = String(navigator.language).split("-")[0] !== code;
    document.querySelectorAll("[data-say]").forEach((part) => {
      part.textContent = says[part.dataset.say];
    });
    document.querySelectorAll("[data-label]").forEach((part) => {
      part.setAttribute("aria-label", says[part.dataset.label]);
    });
  };
  say(language);
  const wordsOf = (code) => fetch(files[code]).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} for ${files[code]}`);
    return answer.text();
  });

  // The page's policy lets nobody start a script by its address, unless it is one of these. Views write their constant
  // parts as HTML: it must hold nothing that runs.
  if (window.trustedTypes) {
    const { worker, workerPlain } = app.dataset;
    const scripts = [worker, workerPlain, "sw.js"];
    try {
      trustedTypes.createPolicy("default", {
        createScriptURL: (address) => scripts.includes(address) ? address : undefined,
        createHTML: (html) => /<(script|iframe|object|embed)|[\s\/"']on\w+\s*=|javascript:/i.test(html) ? undefined : html,
      });
    } catch (error) {
      // An extension has put one of its own there: then it decides.
    }
  }

  // Browser extensions put scripts of their own into pages; what fails there is none of ours.
  const ours = (text) => String(text).includes(home);
  const isFault = (error, file) =>
    error instanceof WebAssembly.RuntimeError || ours(file) || ours(error && error.stack);

  const reload = (event) => {
    event.preventDefault();
    const again = () => location.reload();
    // A newer version may have mended the fault, so it comes first where there is one.
    new Promise((done) => done(navigator.serviceWorker.getRegistration()))
      .then((registration) => {
        navigator.serviceWorker.addEventListener("controllerchange", again);
        registration.waiting.postMessage("activate");
      })
      .catch(again);
  };
  document.getElementById("reload").addEventListener("click", reload);
  document.querySelector("#late a").addEventListener("click", reload);

  const modules = "noModule" in HTMLScriptElement.prototype;
  const dialogs = "HTMLDialogElement" in window && "showModal" in HTMLDialogElement.prototype;
  if (typeof WebAssembly !== "object" || !modules || !dialogs) {
    tell();
    return;
  }

  // If the messages of the language do not load, or not in time, the page is in English. The first that come count.
  let come = false;
  const take = (code) => wordsOf(code).then((words) => {
    if (!come) say(code);
    come = true;
    return words;
  });
  const english = () => take("en");
  window.words = Promise.race([take(language).catch(english), slow.then(english)]);

  addEventListener("TrunkApplicationStarted", () => {
    started = true;
    remove("loading");
  });

  addEventListener("error", (event) => {
    if (event.target instanceof HTMLScriptElement) {
      if (!started && (!event.target.src || ours(event.target.src))) tell();
    } else if (event.error && isFault(event.error, event.filename)) {
      // Complaints that nobody threw, such as those of a ResizeObserver, carry no error.
      tell();
    }
  }, true);

  addEventListener("unhandledrejection", (event) => {
    const reason = event.reason;
    // A browser that refuses something, such as to keep the screen awake, has not stopped the game.
    if (!started || (isFault(reason) && !(reason instanceof DOMException))) tell();
  });
})();
