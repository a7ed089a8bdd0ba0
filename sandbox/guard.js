// Asks a player in the same worker. The player is not trusted and may change whatever it can reach. So everything that
// is used after its first line has run is held here, in a closure, and nothing is looked up again.
(() => {
  "use strict";
  const { apply, deleteProperty, getPrototypeOf, ownKeys } = Reflect;
  const { parse, stringify } = JSON;
  const { freeze, getOwnPropertyDescriptor } = Object;
  const { isArray } = Array;
  const { imul, round } = Math;
  const scope = self;
  const text = String;
  const method = (it) => (of, ...given) => apply(it, of, given);
  const dataOf = method(getOwnPropertyDescriptor(MessageEvent.prototype, "data").get);
  const post = method(MessagePort.prototype.postMessage);
  const say = method(postMessage);
  const cut = method("".slice);
  const find = method(RegExp.prototype.exec);
  const encode = method(TextEncoder.prototype.encode);
  const decode = method(TextDecoder.prototype.decode);
  const clock = method(performance.now);
  const getter = (of, name) => method(getOwnPropertyDescriptor(of.prototype, name).get);
  const hear = method(EventTarget.prototype.addEventListener);
  const prevent = method(Event.prototype.preventDefault);
  const fileOf = getter(ErrorEvent, "filename");
  const lineOf = getter(ErrorEvent, "lineno");
  const report = scope.reportError;
  const print = console.log;
  const [encoder, decoder, timer] = [new TextEncoder(), new TextDecoder(), performance];
  const { Module, Instance } = WebAssembly;

  // What a player can use: the language and a few of its helpers. Everything else that a browser may have is removed.
  // No timers, and no way to send anything.
  const GIVEN = new Set(
    `Object Function Array Number Boolean String Symbol BigInt Date Promise Proxy Reflect RegExp JSON Math Intl Atomics
    Map Set WeakMap WeakSet WeakRef Iterator Temporal WebAssembly
    Error AggregateError EvalError RangeError ReferenceError SuppressedError SyntaxError TypeError URIError
    ArrayBuffer SharedArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array
    Uint32Array BigInt64Array BigUint64Array Float16Array Float32Array Float64Array
    globalThis self Infinity NaN undefined eval isFinite isNaN parseFloat parseInt
    decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape
    atob btoa console queueMicrotask structuredClone TextDecoder TextEncoder`.split(/\s+/),
  );
  const clear = () => {
    for (let it = scope; it !== Object.prototype; it = getPrototypeOf(it)) {
      for (const name of ownKeys(it)) if (!GIVEN.has(name)) deleteProperty(it, name);
    }
    deleteProperty(Atomics, "waitAsync");
    // It is also an event target, which has events.
    scope.performance = freeze({ now: () => clock(timer) });
    // The browser would compile in another thread and call back when it is done.
    deleteProperty(WebAssembly, "compileStreaming");
    deleteProperty(WebAssembly, "instantiateStreaming");
    WebAssembly.compile = async (source) => new Module(source);
    WebAssembly.instantiate = async (source, imports) => {
      if (source instanceof Module) return new Instance(source, imports);
      const module = new Module(source);
      return { module, instance: new Instance(module, imports) };
    };
  };

  // A text that every reader accepts: short, and without half characters.
  const short = (it) => decode(decoder, encode(encoder, cut(it, 0, 200)));
  const quoted = (it) => stringify(short(it));
  const shown = (it) => {
    try {
      return (typeof it === "object" && stringify(it)) || text(it);
    } catch {
      return typeof it;
    }
  };
  // The line of the player's program, if the engine gives it: on the error, or in its stack.
  let program = "";
  const PLACE = /(blob:[^\s)]*?):(\d+):\d+/;
  const line = (it) => {
    try {
      const told = (it.lineNumber ?? it.line) >>> 0;
      const found = told ? null : find(PLACE, text(it.stack));
      return found && found[1] === program ? found[2] : told;
    } catch {
      return 0;
    }
  };
  // The same of a program that cannot be parsed. Chromium tells it only where the error is reported.
  const reported = (it) => {
    let at = 0;
    try {
      const note = (event) => {
        prevent(event);
        if (fileOf(event) === program) at = lineOf(event) >>> 0;
      };
      hear(scope, "error", note, { once: true });
      apply(report, scope, [it]);
    } catch {
      // A browser that cannot report gives no line.
    }
    return at;
  };
  const thrown = (it, at = line(it)) => {
    try {
      return at ? `${cut(text(it), 0, 180)} (line ${at})` : text(it);
    } catch {
      return typeof it;
    }
  };

  // For the author of a player, who reads the browser's console. The number of lines is limited, so that no player
  // floods it.
  let lines = 100;
  const log = (...things) => {
    if (lines === 0) return;
    lines -= 1;
    let line = "";
    for (let i = 0; i < things.length; i += 1) {
      line += `${typeof things[i] === "string" ? things[i] : shown(things[i])} `;
    }
    print(short(line));
  };

  // The same numbers for the same decision, so that a tournament can be repeated.
  let seed = 0;
  const random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let it = imul(seed ^ (seed >>> 15), seed | 1);
    it ^= it + imul(it ^ (it >>> 7), it | 61);
    return ((it ^ (it >>> 14)) >>> 0) / 2 ** 32;
  };

  const isByte = (it) => typeof it === "number" && it >>> 0 === it && it < 256;
  // A decision as JSON: `{"keep":[5,5]}` or `{"score":"full-house"}`, or `{"returned":"…"}` if it is neither.
  const decision = (it) => {
    if (typeof it === "string") return `{"score":${quoted(it)}}`;
    // Each value is read once: anything but a plain array may give another value each time.
    const size = isArray(it) ? +it.length : NaN;
    let faces = size <= 100 ? "" : null;
    for (let i = 0; faces !== null && i < size; i += 1) {
      const face = it[i];
      faces = isByte(face) ? `${faces}${i === 0 ? "" : ","}${face}` : null;
    }
    return faces === null ? `{"returned":${quoted(shown(it))}}` : `{"keep":[${faces}]}`;
  };

  // Frozen, because all decisions share it.
  const frozen = (it) => {
    if (typeof it === "object" && it !== null) Object.values(freeze(it)).forEach(frozen);
    return it;
  };

  // Questions without an answer yet. Not an array, because its methods and items can be changed from outside.
  const waiting = Object.create(null);
  let first = 0;
  let next = 0;

  // Only the player's own return value is awaited, because a player can change what promises do.
  const serve = async (port, turn, rules) => {
    while (first < next) {
      const ask = parse(waiting[first]);
      delete waiting[first];
      seed = ask[1];
      const since = clock(timer);
      let decided;
      try {
        decided = decision(await turn({ ...ask[2], rules }));
      } catch (error) {
        decided = `{"threw":${quoted(thrown(error))}}`;
      }
      const spent = round((clock(timer) - since) * 1000) / 1000;
      first += 1;
      post(port, `[${ask[0]},${decided},${spent}]`);
    }
  };

  onmessage = async ({ data: { player, rules: ruleSet }, ports: [port] }) => {
    const rules = frozen(parse(ruleSet));
    program = player;
    let turn = null;
    port.onmessage = (event) => {
      const idle = first === next;
      waiting[next] = dataOf(event);
      next += 1;
      if (turn && idle) serve(port, turn, rules);
    };

    Math.random = random;
    clear();
    self.console = freeze({ log, debug: log, info: log, warn: log, error: log });
    let found;
    try {
      ({ turn: found } = await import(player));
    } catch (error) {
      say(scope, `load ${short(thrown(error, line(error) || reported(error)))}`);
      return;
    }
    if (typeof found !== "function") {
      say(scope, `turn ${short(shown(found))}`);
      return;
    }
    turn = found;
    say(scope, "ready");
    serve(port, turn, rules);
  };
})();
