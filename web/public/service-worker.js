// What the app does in a browser where no page of it is open: it opens without a line, and tells what has come.
const kept = 'leads-without-a-line';
/** Enough for the page of the leads in two versions. */
const mostParts = 200;
/** Whoever waits longer has no line, whatever the telephone says. */
const patienceMs = 5000;
/** Of several within this time, one is heard. */
const quietMs = 60_000;
/** A window that says nothing by then sleeps, or shows something else. */
const answerMs = 500;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' && pathname === '/leads') event.respondWith(openPage(request));
  if (pathname.startsWith('/assets/')) event.respondWith(openPart(request));
});

self.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json() ?? {})));

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(show(action === 'call' ? notification.data.callUrl : notification.data.url));
});

// The browser has made another address for us: the old one is dead.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(join(event.oldSubscription?.options ?? event.newSubscription?.options));
});

/** The page as it is now, and what it is made of. */
async function keepPage() {
  const answer = await fetch('/leads', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The page answers ${answer.status}.`);
  const page = await answer.clone().text();
  const cache = await caches.open(kept);
  const named = [page, answer.headers.get('link') ?? ''].join(' ').match(/\/assets\/[\w.-]+/g) ?? [];
  await cache.addAll([...new Set(named)]);
  await cache.put('/leads', answer);
}

/** From the server, so that nobody sees an old version; as it was kept where the server does not answer. */
async function openPage(request) {
  const cache = await caches.open(kept);
  const before = await cache.match('/leads');
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok && !answer.redirected) await cache.put('/leads', answer.clone());
    return answer;
  });
  if (!before) return asked;
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs, before));
  return Promise.race([asked.catch(() => before), late]);
}

/** What has its version in its name never changes. */
async function openPart(request) {
  const cache = await caches.open(kept);
  const before = await cache.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const parts = (await cache.keys()).filter(({ url }) => url.includes('/assets/'));
    for (const old of parts.slice(0, -mostParts)) await cache.delete(old);
  }
  return answer;
}

async function tell({ title, body, tag, url, callUrl, call, see }) {
  const shown = await self.registration.getNotifications();
  const silent = shown.some(({ timestamp }) => Date.now() - timestamp < quietMs);
  await self.registration.showNotification(title ?? 'Adfjord', {
    body,
    tag,
    silent,
    renotify: Boolean(tag) && !silent,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: url ?? '/leads', callUrl },
    actions: callUrl
      ? [
          { action: 'call', title: call },
          { action: 'see', title: see },
        ]
      : [],
  });
}

/** In a window that has the leads of that workspace open, or in a new one: nobody is taken away from what they do. */
async function show(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const here = await Promise.any(windows.map((each) => ask(each, url))).catch(() => undefined);
  if (!here) return self.clients.openWindow(url);
  here.port.postMessage('open');
  return here.window.focus();
}

/** Only a page knows where it is: known here is the address it began at. */
function ask(window, url) {
  const { port1: port, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port.onmessage = () => resolve({ window, port });
    setTimeout(reject, answerMs);
    window.postMessage({ open: url }, [port2]);
  });
}

async function join(options) {
  if (!options) return;
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch('/api/leads/push-browsers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
