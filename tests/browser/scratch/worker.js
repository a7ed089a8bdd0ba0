addEventListener('install', (event) => {
  event.waitUntil(caches.open('scratch').then((cache) => cache.addAll(['./', 'page.js', 'dot.svg'])));
});
addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
