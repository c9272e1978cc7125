import type { Page } from '@playwright/test';

/** What the script of a page may weigh at a first visit, as it is transferred, and in how many files it comes. */
export const weightLimits = {
  'sign-in': { kib: 130, requests: 8 },
  dashboard: { kib: 208.5, requests: 15 },
  'live page': { kib: 229, requests: 16 },
  builder: { kib: 204.5, requests: 15 },
} as const;

export interface Weight {
  kib: number;
  requests: number;
}

/** The same of the live page, before it is known whether there are campaigns: what only a newcomer gets comes after that. */
export async function weighLivePage(
  page: Page,
  address: string,
  isSeen: () => Promise<void>,
): Promise<Weight> {
  const campaigns = '**/rpc/liveCampaigns/overview';
  // Never answered: the page is left before.
  await page.route(campaigns, () => undefined);
  const weight = await weigh(page, address, isSeen);
  await page.unroute(campaigns);
  return weight;
}

/** Opens a page as if for the first time, and weighs the scripts asked for until it is seen. */
export async function weigh(page: Page, address: string, isSeen: () => Promise<void>): Promise<Weight> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.clearBrowserCache');
  const scripts = new Map<string, { bytes?: number }>();
  const addresses = new Map<string, string>();
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!new URL(request.url).pathname.endsWith('.js')) return;
    addresses.set(requestId, request.url);
    // Asked for ahead and then used, it is told twice.
    if (!scripts.has(request.url)) scripts.set(request.url, {});
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(addresses.get(requestId) ?? '');
    if (script) script.bytes = (script.bytes ?? 0) + encodedDataLength;
  });
  await page.goto(address);
  await isSeen();
  const asked = [...scripts.values()];
  while (!asked.every(({ bytes }) => bytes !== undefined)) await page.waitForTimeout(50);
  await line.detach();
  const bytes = asked.reduce((sum, script) => sum + (script.bytes ?? 0), 0);
  return { kib: bytes / 1024, requests: asked.length };
}
