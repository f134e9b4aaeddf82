// The service worker that brings the page up without a network, and what is kept for it (public/worker.js).

/** Set it to work when the page has come to rest, and answer when it asks where that is. Browsers have none for pages
 * that came without encryption. */
export async function employ(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ ports }) => ports[0]?.postMessage(location.pathname));
  await new Promise((rested) => setTimeout(rested, 3_000));
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}

const KEPT = "ceiba-1";

/** What the server would answer now, for the day that it cannot be asked. */
export async function remember(path: string, answer: unknown): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const headers = { "Content-Type": "application/json" };
  await (await caches.open(KEPT)).put(`/api${path}`, new Response(JSON.stringify(answer), { headers }));
}
