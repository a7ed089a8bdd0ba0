// Says so when the app cannot start, or stops in the middle. A panic in Rust ends as an uncaught error.
(() => {
  let started = false;

  const tell = () => {
    const trouble = document.getElementById("trouble");
    if (!trouble || !trouble.hidden) return;
    const now = started ? "play" : "start";
    for (const part of trouble.querySelectorAll("[data-when]")) {
      part.hidden = part.dataset.when !== now;
    }
    document.getElementById("loading")?.remove();
    trouble.hidden = false;
    trouble.focus();
  };

  // Errors of browser extensions carry an address of their own, and are none of ours.
  const ours = (text) => typeof text === "string" && text.includes(location.origin);

  addEventListener("TrunkApplicationStarted", () => {
    started = true;
    document.getElementById("loading")?.remove();
  });

  addEventListener("error", (event) => {
    const failedScript = event.target instanceof HTMLScriptElement;
    const thrown = event instanceof ErrorEvent && (ours(event.filename) || ours(event.error?.stack));
    if (failedScript || (thrown && !/ResizeObserver/.test(event.message))) tell();
  }, true);

  addEventListener("unhandledrejection", ({ reason }) => {
    if (!started || ours(reason?.stack)) tell();
  });

  addEventListener("DOMContentLoaded", () => {
    if (typeof WebAssembly !== "object") tell();
    document.getElementById("reload").addEventListener("click", (event) => {
      event.preventDefault();
      location.reload();
    });
  });
})();
