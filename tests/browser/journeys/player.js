// Opens players as the app does, and notes all that they report.
window.players ??= {};
window.openPlayer = (name, address, source, alone) => {
  const player = { states: [], answers: [] };
  players[name] = player;
  const [asks, states] = [new MessageChannel(), new MessageChannel()];
  asks.port1.onmessage = ({ data }) => player.answers.push(JSON.parse(data));
  states.port1.onmessage = ({ data }) => player.states.push(JSON.parse(data));
  player.ask = (number, random, view) => asks.port1.postMessage(JSON.stringify([number, random, view]));

  const outer = document.createElement("iframe");
  outer.hidden = true;
  outer.src = address;
  const rules = JSON.stringify({ id: "yatzy", rows: ["ones", "chance"] });
  const send = () => {
    outer.contentWindow.frames[0].postMessage({ source, rules }, "*", [asks.port2, states.port2]);
  };
  outer.onload = () => {
    if (!alone) return send();
    // The guard without its protection: only what the frame forbids protects.
    const inner = outer.contentDocument.querySelector("iframe");
    const careless = inner.srcdoc.replace("clear();", "");
    if (careless === inner.srcdoc) throw new Error("the guard does not clear up");
    inner.onload = send;
    inner.srcdoc = careless;
  };
  document.body.append(outer);

  player.drop = () => {
    outer.remove();
    asks.port1.close();
    states.port1.close();
  };
};
