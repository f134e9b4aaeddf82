// Brings the page up without a network: what it has used before is kept, and the table as it was last seen. Whatever
// changes something goes to the server alone.
const KEPT = "ceiba-1";
const MARK = "x-ceiba-kept"; // on answers that are only remembered: the page says so
const MOST = 300; // answers and files that are kept; the oldest go first

const PATIENCE = 500; // milliseconds in which a page says where it is

// Where one was last: who one is, what can be played, a table, its log and talk.
const LOOKS = /^\/api\/(me|me\/tables|games|games\/[^/]+\/words\/\w+|tables|tables\/\w+(\/(log|talk))?)$/;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

// The page tells what it was made of: it had come before anyone was here to keep it.
self.addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));

async function keepAll(addresses) {
  const cache = await caches.open(KEPT);
  await Promise.all(
    addresses.map(async (address) => {
      const { pathname } = new URL(address, self.location.href);
      const isWanted = pathname.startsWith("/static/") || LOOKS.test(pathname);
      if (isWanted && !(await cache.match(address))) await cache.add(address).catch(() => {});
    }),
  );
  await cache.add("/").catch(() => {});
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === "/" || pathname.startsWith("/t/")) event.respondWith(fresh(request, "/"));
  } else if (pathname.startsWith("/static/assets/")) event.respondWith(forGood(request));
  else if (pathname.startsWith("/static/") || LOOKS.test(pathname)) event.respondWith(fresh(request, request));
});

/** Its name says what is in it: once is enough. */
async function forGood(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

/** From the server; without one, as it was last. */
async function fresh(request, key) {
  try {
    return await keep(key, await fetch(request));
  } catch (trouble) {
    const kept = await caches.match(key);
    if (!kept) throw trouble;
    const headers = new Headers(kept.headers);
    headers.set(MARK, "yes");
    return new Response(kept.body, { status: kept.status, headers });
  }
}

async function keep(key, answer) {
  if (!answer.ok) return answer;
  const cache = await caches.open(KEPT);
  await cache.put(key, answer.clone());
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)));
  return answer;
}

// Someone is told of a table that they are not looking at (docs/protocol.md). A newer word of it takes the older's place.
self.addEventListener("push", (event) => {
  const { title, text, path, tag } = event.data.json();
  const shown = self.registration.showNotification(title, { body: text, tag, icon: "/static/icon.svg", data: path });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.()]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** The page where it is open already, else a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = await Promise.all(pages.map(pathOf));
  const there = pages[paths.indexOf(path)];
  return there ? there.focus() : self.clients.openWindow(path);
}

/** Where a page is it knows itself: `url` is where it was when it was loaded. One that sleeps does not answer. */
function pathOf(page) {
  const { port1, port2 } = new MessageChannel();
  page.postMessage("where", [port2]);
  return new Promise((know) => {
    port1.onmessage = ({ data }) => know(data);
    setTimeout(know, PATIENCE, new URL(page.url).pathname);
  });
}
