import { expect, type Page } from '@playwright/test';

/** What the script of a page may weigh at a first visit, as it is transferred, and in how many files and waves it comes. */
export const weightLimits = {
  'sign-in': { kib: 160, requests: 9, waves: 3 },
  dashboard: { kib: 285, requests: 18, waves: 3 },
  'live page': { kib: 265, requests: 18, waves: 3 },
  builder: { kib: 285, requests: 18, waves: 3 },
} as const;

export interface Weight {
  kib: number;
  requests: number;
  /** How often something had to be waited for before the page could show what it is about. */
  waves: number;
}

/** Far more than anything takes here by itself, so that what waits for something else can be told from what does not. */
const latencyMs = 400;

/** Opens a page as if for the first time, over a line as long as to another continent. */
export async function weigh(page: Page, address: string, isSeen: () => Promise<void>): Promise<Weight> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.clearBrowserCache');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const asked = new Map<string, { isScript: boolean; wave: number; bytes?: number }>();
  const addresses = new Map<string, string>();
  let isUseful = false;
  line.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Document') return;
    const { pathname } = new URL(request.url);
    const isScript = pathname.endsWith('.js');
    if (!isScript && !pathname.startsWith('/rpc') && !pathname.startsWith('/api')) return;
    const before = [...asked.values()].filter(({ bytes }) => bytes !== undefined);
    const wave = isUseful ? 0 : 1 + Math.max(0, ...before.map((one) => one.wave));
    addresses.set(requestId, request.url);
    // Asked for ahead and then used, it is told twice.
    if (!asked.has(request.url)) asked.set(request.url, { isScript, wave });
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(addresses.get(requestId) ?? '');
    if (one) one.bytes = (one.bytes ?? 0) + encodedDataLength;
  });
  await page.goto(address);
  await isSeen();
  isUseful = true;
  const wavesSoFar = [...asked.values()].filter(({ bytes }) => bytes !== undefined);
  const waves = Math.max(0, ...wavesSoFar.map(({ wave }) => wave));
  const scripts = [...asked.values()].filter(({ isScript }) => isScript);
  // What is asked for from here on was not needed for the first picture.
  await expect.poll(() => scripts.every((script) => script.bytes !== undefined)).toBe(true);
  await line.detach();
  const bytes = scripts.reduce((sum, script) => sum + (script.bytes ?? 0), 0);
  return { kib: bytes / 1024, requests: scripts.length, waves };
}
