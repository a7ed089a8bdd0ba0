// Runs one player in a frame without an origin, and reports its state to the page. The page sends the player's source
// and the rules, with two ports: the first goes on to the player's worker, which gets its questions through it; the
// second gets `["ready"]` and `["dead", code, text]`, each at most once, and `["here"]` for each message from the page.
(() => {
  const address = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

  // Each call of `import` is work for the whole browser, even if it is refused, and it cannot be removed.
  const CALL = /(^|[^\w$#\\])import\s*(?=\(|\/[*/]|\.(?!\s*meta\b))/g;
  const importing = (source) => {
    for (const found of source.matchAll(CALL)) {
      const at = found.index + found[1].length;
      // A method with this name; but after three dots it is a spread call.
      const method = source[at - 1] === "." && source[at - 2] !== ".";
      if (!method) return source.slice(0, at).split("\n").length;
    }
    return 0;
  };

  const keep = ({ source, rules }, asks, page) => {
    const tell = (...words) => page.postMessage(JSON.stringify(words));
    // The page checks that the sandbox is still there.
    page.onmessage = () => tell("here");
    const line = importing(source);
    if (line) return tell("dead", "load", `import(…) is not allowed (line ${line})`);
    // Not a module, because Chromium runs none from a blob in a frame without an origin.
    const worker = new Worker(address(document.getElementById("guard").textContent));
    let alive = true;
    let heard = false;

    const end = (code, text) => {
      if (!alive) return;
      alive = false;
      worker.terminate();
      tell("dead", code, text.slice(0, 200));
    };

    // The guard sends one message, when the player is ready or has failed. All other messages come from the player.
    worker.onmessage = ({ data }) => {
      if (!alive) return;
      const said = heard || typeof data !== "string" ? null : /^(ready|load|turn)(?: ([^]*))?$/.exec(data);
      heard = true;
      if (!said) end("noisy", "");
      else if (said[1] === "ready") tell("ready");
      else end(said[1], said[2] ?? "");
    };
    worker.onmessageerror = () => end("noisy", "");
    worker.onerror = (event) => {
      event.preventDefault();
      end("crashed", event.message ?? "");
    };
    worker.postMessage({ player: address(source), rules }, [asks]);
  };

  addEventListener("message", function hear({ source, data, ports }) {
    if (source !== parent.parent) return;
    removeEventListener("message", hear);
    keep(data, ...ports);
  });
})();
