// WebKit cannot stop WebAssembly that never calls JavaScript. So that a player's loop ends with its frame there too,
// every function and every loop is changed to count, and to call a JavaScript function now and then.
(() => {
  "use strict";
  if (!/AppleWebKit(?!.*Chrome)/.test(navigator.userAgent)) return;
  const { Module, Instance, CompileError, Table, validate } = WebAssembly;
  const { apply, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
  const { create, freeze } = Object;
  const Bytes = Uint8Array;
  const method = (it) => (of, ...given) => apply(it, of, given);
  const lengthOf = method(getOwnPropertyDescriptor(getPrototypeOf(Bytes.prototype), "length").get);
  const fill = method(Bytes.prototype.set);
  const part = method(Bytes.prototype.subarray);
  const setTable = method(Table.prototype.set);
  const exportsOf = method(getOwnPropertyDescriptor(Instance.prototype, "exports").get);
  const { exports: exportsOfModule, imports: importsOfModule, customSections } = Module;

  // (module (import "a" "b" (func)) (export "f" (func 0)))
  const PAUSE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 97, 1, 98, 0, 0, 7, 5, 1, 1, 102, 0, 0];
  // The loop must do something: WebKit checks from time to time where a worker is, and stops it only inside JavaScript.
  let idle = 0;
  const rest = () => {
    for (let i = 0; i < 2000; i += 1) idle = i;
  };
  const pause = new Instance(new Module(new Bytes(PAUSE)), { a: { b: rest } }).exports.f;

  // The sections of a module, in their order. These get one more entry each: a type, a table, a global and an export.
  const [TYPE, IMPORT, TABLE, GLOBAL, EXPORT, CODE] = [1, 2, 4, 6, 7, 10];
  const RANK = create(null);
  [TYPE, IMPORT, 3, TABLE, 5, 13, GLOBAL, EXPORT, 8, 9, 12, CODE, 11].forEach((id, rank) => { RANK[id] = rank; });
  // How far a module may count before there is a function to call, while it starts.
  const FIRST = 2 ** 24;
  // Instructions with one number after them.
  const NUMBERED = create(null);
  for (const op of [7, 8, 9, 12, 13, 16, 18, 20, 21, 24, 32, 33, 34, 35, 36, 37, 38, 63, 64, 65, 66]) NUMBERED[op] = true;
  for (const op of [0xd0, 0xd2, 0xd5, 0xd6]) NUMBERED[op] = true;
  // The table is exported, and then removed from the exports.
  const DOOR = "\u0001pause";
  const DOOR_BYTES = [1, 112, 97, 117, 115, 101];

  const rewritten = (source) => {
    const bytes = new Bytes(source);
    const end = lengthOf(bytes);
    let at = 0;
    let room = end * 2 + 256;
    let out = new Bytes(room);
    let to = 0;
    const counts = { __proto__: null, type: 0, table: 0, global: 0 };

    const fail = () => {
      throw new CompileError("this WebAssembly uses what cannot be stopped in this browser");
    };
    const put = (byte) => {
      if (to === room) {
        const more = new Bytes((room *= 2));
        fill(more, out);
        out = more;
      }
      out[to] = byte;
      to += 1;
    };
    const putNumber = (it) => {
      for (; it > 127; it >>>= 7) put((it & 127) | 128);
      put(it);
    };
    const byte = () => {
      if (at >= end) fail();
      at += 1;
      return bytes[at - 1];
    };
    const number = () => {
      let it = 0;
      for (let scale = 1; ; scale *= 128) {
        const next = byte();
        it += (next & 127) * scale;
        if (next < 128) return it;
        if (scale > 2 ** 28) fail();
      }
    };
    // The following functions copy what they read.
    const take = (count = 1) => {
      let it = 0;
      for (let i = 0; i < count; i += 1) put((it = byte()));
      return it;
    };
    const takeUntil = (stop) => {
      while (at < stop) take();
    };
    const takeNumber = () => {
      const it = number();
      putNumber(it);
      return it;
    };
    const takeNumbers = (count) => {
      for (let i = 0; i < count; i += 1) while (take() > 127);
    };
    const takeOne = () => takeNumbers(1);
    const takeMany = (one) => {
      for (let left = takeNumber(); left > 0; left -= 1) one();
    };
    const takeType = () => {
      const it = take();
      if (it === 0x63 || it === 0x64) takeOne();
    };
    const takeBlockType = () => {
      const it = take();
      if (it === 0x63 || it === 0x64 || it > 127) takeOne();
    };
    const takeAddress = () => {
      if (takeNumber() & 64) takeOne();
      takeOne();
    };
    const takeLimits = () => takeNumbers(take() & 1 ? 2 : 1);

    const sized = (write) => {
      const mark = to;
      for (let i = 0; i < 5; i += 1) put(0);
      write();
      const size = to - mark - 5;
      for (let i = 0; i < 5; i += 1) out[mark + i] = ((size >>> (7 * i)) & 127) | (i < 4 ? 128 : 0);
    };

    const putAll = (...all) => {
      for (let i = 0; i < all.length; i += 1) putNumber(all[i]);
    };
    // global -= cost; if (global < 0) { global = 65536; table[0]() }
    const count = (cost) => {
      const { type, table, global } = counts;
      putAll(0x23, global, 0x41, cost, 0x6b, 0x24, global, 0x23, global, 0x41, 0, 0x48, 0x04, 0x40);
      putAll(0x41, 65536, 0x24, global, 0x41, 0, 0x11, type, table, 0x0b);
    };

    const takeLocals = () => {
      takeOne();
      takeType();
    };
    const takeCatch = () => takeNumbers(take() < 2 ? 2 : 1);
    const takeBulk = (op, kind) => {
      // Each of these may move all of the memory.
      if (kind > 7 && kind !== 9 && kind !== 13 && kind < 18) count(4096);
      put(op);
      putNumber(kind);
      if (kind > 17) fail();
      takeNumbers(kind < 8 ? 0 : kind === 8 || kind === 10 || kind === 12 || kind === 14 ? 2 : 1);
    };
    const takeVector = (op, kind) => {
      put(op);
      putNumber(kind);
      if (kind < 12 || kind === 92 || kind === 93) takeAddress();
      else if (kind < 14) take(16);
      else if (kind > 20 && kind < 35) take();
      else if (kind > 83 && kind < 92) {
        takeAddress();
        take();
      }
    };
    const takeAtomic = (op, kind) => {
      put(op);
      putNumber(kind);
      if (kind === 3) take();
      else if (kind < 0x4f) takeAddress();
      else fail();
    };
    const takeStep = () => {
      const op = byte();
      if (op === 0xfc) return takeBulk(op, number());
      if (op === 0xfd) return takeVector(op, number());
      if (op === 0xfe) return takeAtomic(op, number());
      put(op);
      if (op >= 0x02 && op <= 0x04) takeBlockType();
      else if (op === 0x06 || op === 0x1f) takeBlockType();
      else if (op === 0x0e) takeMany(takeOne);
      else if (op === 0x11 || op === 0x13) takeNumbers(2);
      else if (op === 0x1c) takeMany(takeType);
      else if (op >= 0x28 && op <= 0x3e) takeAddress();
      else if (op === 0x43) take(4);
      else if (op === 0x44) take(8);
      else if (NUMBERED[op]) takeOne();
      else if (op > 0xd4 || (op > 0xc4 && op < 0xd0) || op === 0x27) fail();
      if (op === 0x03) count(1);
      else if (op === 0x0e) takeOne();
      else if (op === 0x1f) takeMany(takeCatch);
    };
    const takeFunction = () => {
      const stop = number() + at;
      sized(() => {
        takeMany(takeLocals);
        count(1);
        while (at < stop) takeStep();
      });
      if (at !== stop) fail();
    };

    const takeSignature = () => {
      if (take() !== 0x60) fail();
      takeMany(takeType);
      takeMany(takeType);
    };
    const takeImport = () => {
      take(takeNumber());
      take(takeNumber());
      const kind = take();
      if (kind === 1 || kind === 3) takeType();
      else if (kind === 4) take();
      if (kind === 0 || kind === 4) takeOne();
      else if (kind === 1 || kind === 2) takeLimits();
      else if (kind === 3) take();
      else fail();
      if (kind === 1) counts.table += 1;
      else if (kind === 3) counts.global += 1;
    };

    const own = (id) => {
      if (id === TYPE) putAll(0x60, 0, 0);
      else if (id === TABLE) putAll(0x70, 0, 1);
      else if (id === GLOBAL) putAll(0x7f, 1, 0x41, FIRST, 0x0b);
      else {
        putNumber(DOOR_BYTES.length);
        for (let i = 0; i < DOOR_BYTES.length; i += 1) put(DOOR_BYTES[i]);
        putAll(1, counts.table);
      }
    };
    const gain = (id, there) => {
      if (id === TYPE) counts.type += there;
      else if (id === TABLE) counts.table += there;
      else if (id === GLOBAL) counts.global += there;
    };
    // The next section to extend, if any is left.
    const NEXT = [TYPE, TABLE, GLOBAL, EXPORT, 0];
    let done = 0;
    const extend = (id, stop) => {
      done += 1;
      put(id);
      sized(() => {
        const there = stop === undefined ? 0 : number();
        putNumber(there + 1);
        gain(id, there);
        if (id === TYPE) for (let i = 0; i < there; i += 1) takeSignature();
        else if (there > 0) takeUntil(stop);
        own(id);
      });
    };
    take(8);
    while (at < end) {
      const id = byte();
      const stop = number() + at;
      if (id !== 0 && RANK[id] === undefined) fail();
      while (id !== 0 && NEXT[done] !== 0 && RANK[NEXT[done]] < RANK[id]) extend(NEXT[done]);
      if (id !== 0 && id === NEXT[done]) extend(id, stop);
      else {
        put(id);
        sized(() => {
          if (id === IMPORT) takeMany(takeImport);
          else if (id === CODE) takeMany(takeFunction);
          else takeUntil(stop);
        });
      }
      if (at !== stop) fail();
    }
    while (NEXT[done] !== 0) extend(NEXT[done]);
    return part(out, 0, to);
  };

  const compiled = (source) => new Module(rewritten(source));
  const started = (module, imports) => {
    const all = exportsOf(new Instance(module, imports));
    setTable(all[DOOR], 0, pause);
    // With this export a player could put another function into the table.
    const exports = create(null);
    const names = ownKeys(all);
    for (let i = 0; i < names.length; i += 1) if (names[i] !== DOOR) exports[names[i]] = all[names[i]];
    return freeze({ exports: freeze(exports) });
  };
  const isModule = (it) => {
    try {
      exportsOfModule(it);
      return true;
    } catch {
      return false;
    }
  };

  function MeteredModule(source) {
    return compiled(source);
  }
  function MeteredInstance(module, imports) {
    return started(module, imports);
  }
  MeteredModule.prototype = Module.prototype;
  MeteredModule.imports = importsOfModule;
  MeteredModule.customSections = customSections;
  MeteredModule.exports = (module) => {
    const all = exportsOfModule(module);
    // The last one is the meter's own.
    all.length -= 1;
    return all;
  };
  delete Module.prototype.constructor;
  delete Instance.prototype.constructor;
  const { Memory, Global, Tag, Exception, LinkError, RuntimeError } = WebAssembly;
  self.WebAssembly = {
    ...{ Memory, Table, Global, Tag, Exception },
    ...{ CompileError, LinkError, RuntimeError },
    Module: MeteredModule,
    Instance: MeteredInstance,
    compile: async (source) => compiled(source),
    async instantiate(source, imports) {
      if (isModule(source)) return started(source, imports);
      const module = compiled(source);
      return { module, instance: started(module, imports) };
    },
    validate: (source) => {
      try {
        return validate(rewritten(source));
      } catch {
        return false;
      }
    },
  };
})();
