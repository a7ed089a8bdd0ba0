// Keeps the whole app on the device. scripts/finish-dist.sh fills in the version and the files.
const SCOPE = self.registration.scope;
const FAMILY = `rollkeep ${SCOPE} `;
const CACHE = FAMILY + "__VERSION__";
const FILES = [
__FILES__
];

// Names with a hash in them never change their contents, so the browser's own cache will do.
const isHashed = (file) => /-[0-9a-f]{16}[._]/.test(file);

// Safari refuses a redirected answer to a navigation, so it is kept as a plain one.
const plain = (response) =>
  response.redirected
    ? new Response(response.body, { status: response.status, headers: response.headers })
    : response;

const fill = async () => {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(async (file) => {
    const address = new URL(file, SCOPE);
    const response = await fetch(address, { cache: isHashed(file) ? "default" : "no-cache" });
    if (!response.ok) throw new Error(`${response.status} for ${file}`);
    await cache.put(address, plain(response));
  }));
};

const dropOld = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? new URL("./", SCOPE) : request;
  return (await cache.match(wanted)) ?? fetch(request);
};

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(dropOld()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(SCOPE)) {
    event.respondWith(answer(request));
  }
});

// A new version waits until the player wants it: it never comes in the middle of a game by itself.
self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
});
