// Keeps the whole app on the device. `cargo xtask finish` fills in the version and the files.
const SCOPE = self.registration.scope;
// The scope is in the name, because two copies on one host share their storage.
const FAMILY = `rollkeep ${SCOPE} `;
const CACHE = FAMILY + "__VERSION__";
const FILES = [
__FILES__
];
// The messages of each language. English is among the files; the others are kept when somebody has chosen them.
const WORDS = {
__WORDS__
};
const PAGE = new URL("./", SCOPE).href;
const KEPT = new Set(FILES.map((file) => new URL(file, SCOPE).href));

// Names with a hash in them never change their contents, so the browser's own cache will do.
const hashIn = (file) => /-[0-9a-f]{8,16}(?=[._/])/.exec(file)?.[0];

const keep = async (cache, file) => {
  const address = new URL(file, SCOPE);
  const response = await fetch(address, {
    cache: hashIn(file) ? "default" : "no-cache",
    // A redirect leads to something else, such as the page of a hotel's network; and no browser
    // takes a redirected answer for a navigation.
    redirect: "error",
  });
  if (!response.ok) throw new Error(`${response.status} for ${file}`);
  await cache.put(address, response);
};

// The messages of the languages that earlier versions have kept.
const chosenWords = async () => {
  const kept = await Promise.all((await caches.keys()).filter((name) => name.startsWith(FAMILY)).map(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => /\/words-(.+)-[0-9a-f]+\.ftl$/.exec(url)?.[1]);
  }));
  const codes = new Set(kept.flat());
  return Object.keys(WORDS).filter((code) => codes.has(code)).map((code) => WORDS[code]);
};

// All files or none: a version that lacks one never gets to answer.
const install = async () => {
  const words = await chosenWords();
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.concat(words).map((file) => keep(cache, file)));
  // A host in the middle of an update may still hand out the page of the version before, which
  // asks for other files: then the next visit tries again.
  const page = await (await cache.match(PAGE)).text();
  const foreign = FILES.find((file) => hashIn(file) && !page.includes(hashIn(file)));
  if (foreign) throw new Error(`the page does not know ${foreign}`);
};

// Earlier versions go when no page is left that may be one of theirs. `coming` is a page that is only being opened.
const clearUp = async (coming) => {
  const names = await caches.keys();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.url.startsWith(SCOPE) && page.id !== coming)) return;
  // A version that is newer still may be filling its cache: it will clear up itself.
  if (self.registration.installing || self.registration.waiting) return;
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
};

const activate = async () => {
  await clearUp();
  await self.clients.claim();
};

// Where a request is answered from: the address of a kept file of this version or an earlier one, or nothing for
// what is not ours.
const keptAddress = ({ method, mode, url }) => {
  if (method !== "GET") return undefined;
  const { origin, pathname, search } = new URL(url);
  let address = origin + pathname;
  if (mode !== "navigate") address += search;
  else if (address === PAGE + "index.html") address = PAGE;
  const named = address.startsWith(SCOPE) && hashIn(address.slice(SCOPE.length));
  return named || KEPT.has(address) ? address : undefined;
};

const find = async (address) => {
  const cache = await caches.open(CACHE);
  // A page that was opened before an update goes on with the files that it knows.
  return (await cache.match(address)) ?? (await caches.match(address));
};

// The address that somebody has meant with a link whose # was encoded, which made the rest of the link a path; nothing for other
// addresses.
const mended = ({ mode, url }) => {
  if (mode !== "navigate" || !url.startsWith(SCOPE)) return undefined;
  const rest = /^(?:index\.html)?%(?:25)*23(.*)$/.exec(url.slice(SCOPE.length));
  return rest ? `${PAGE}#${rest[1]}` : undefined;
};

// Caches that cannot be read are no reason to keep anybody from the network. WebKit has failed to find a kept file in them, rarely
// and without a known cause; where there is no network either, they are asked once more.
const answer = async (address, request) => {
  const kept = await find(address).catch(() => undefined);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const again = await find(address);
    if (again) return again;
    throw error;
  }
};

// A language that somebody has chosen. Where it fails, the page asks again on the next visit.
const keepWords = async (words) => {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(new URL(words, SCOPE)))) await keep(cache, words);
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.waitUntil(clearUp(event.resultingClientId));
  const other = mended(event.request);
  if (other) return event.respondWith(Response.redirect(other));
  const address = keptAddress(event.request);
  if (address) event.respondWith(answer(address, event.request));
});

// A new version waits until the player wants it: it never comes in the middle of a game by itself.
self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
  const language = Object.keys(WORDS).find((code) => event.data === `keep ${code}`);
  if (language) event.waitUntil(keepWords(WORDS[language]));
});
