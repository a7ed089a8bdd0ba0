// Keeps one player, in a frame without origin, and tells the page how it is. The page sends the player's source and
// the rules, with two ports: the first goes on to the player's worker, which is asked through it; the second hears
// `["ready"]` and `["dead", code, text]`, each at most once.
(() => {
  const address = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

  const keep = ({ source, rules }, asks, page) => {
    // No module, because Chromium runs none from a blob in a frame without origin.
    const worker = new Worker(address(document.getElementById("guard").textContent));
    let alive = true;
    let heard = false;

    const tell = (...words) => page.postMessage(JSON.stringify(words));
    const end = (code, text) => {
      if (!alive) return;
      alive = false;
      worker.terminate();
      tell("dead", code, text.slice(0, 200));
    };

    // The guard says one thing, when the player is there or cannot be. Whatever else is said, the player says.
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
