import type { PushAddress } from '#contract/people/push.ts';

/** Whether this browser can tell, and whether it does. On an iPhone only an app on the home screen can. */
export type Here = 'unsupported' | 'not-installed' | 'blocked' | 'off' | { address: PushAddress; id: string };

export async function lookHere(): Promise<Here> {
  if (!canPush()) return isApplePhone() ? 'not-installed' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? hereOf(subscription) : 'off';
}

/** Asks the person, then the browser. What the browser refuses is thrown. */
export async function subscribeHere(publicKey: string): Promise<Here> {
  if ((await Notification.requestPermission()) !== 'granted') return lookHere();
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // Left from another installation at this address, whose keys are others.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  return hereOf(subscription);
}

export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** What opens the leads without a line, and tells while no page is open. Where it cannot be had, the pages work without. */
export async function registerWorker(): Promise<void> {
  if ('serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}

async function hereOf(subscription: PushSubscription): Promise<Here> {
  const { endpoint, keys = {} } = subscription.toJSON();
  const bytes = new TextEncoder().encode(endpoint);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const id = btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
  return { id, address: { endpoint: endpoint!, keys: { p256dh: keys['p256dh']!, auth: keys['auth']! } } };
}

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** An iPad calls itself a Mac, and no Mac is touched. */
function isApplePhone(): boolean {
  return (
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
