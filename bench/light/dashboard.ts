import { setTimeout as wait } from 'node:timers/promises';
import { findChromium } from '#tests/journeys/browser.ts';
import { clearGround, makeGround, startProduct } from '#tests/journeys/run-product.ts';
import { chromium, type Page } from '@playwright/test';
import { visitProduct } from '../visit-product.ts';
import { askLighthouse } from './lighthouse.ts';

const campaigns = 50;
const lineMs = 400;
const weekCost = /in the last 7 days/i;

/**
 * The dashboard of somebody with 50 campaigns: its largest paint, which is its figures, on Lighthouse's phone, undefined
 * without Lighthouse; and in how many waves it asks before they are painted, over a line of 400 ms.
 */
export async function benchDashboard(): Promise<{ paintMs: number | undefined; waves: number }> {
  const ground = await makeGround();
  const product = await startProduct(ground);
  const browser = await chromium.launch({
    ...(await findChromium()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const { url, practice, open } = visitProduct(ground);
  const visitor = open();
  try {
    await practice.fill({ campaigns, adsPerCampaign: 2 });
    await visitor.join();
    await visitor.connect();
    await visitor.ask.connections.select({ adAccountId: 'act_2100000000000001', pageId: null });
    await visitor.ask.liveCampaigns.sync({ type: 'auto' });
    while ((await visitor.ask.liveCampaigns.overview()).sync.state !== 'synced') await wait(100);
    const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url }));
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    await context.addCookies(cookies);
    const waves = await countWaves(await context.newPage(), `${url}/dashboard`);
    const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    const report = await askLighthouse(`${url}/dashboard`, { headers });
    return { paintMs: report?.audits['largest-contentful-paint'].numericValue, waves };
  } finally {
    await browser.close();
    await product.stop();
    await clearGround(ground);
  }
}

/** A wave is what is asked for before the line could have brought anything of the one before. */
async function countWaves(page: Page, address: string): Promise<number> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: lineMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const asked: number[] = [];
  line.on('Network.requestWillBeSent', ({ timestamp }) => asked.push(timestamp * 1000));
  await page.goto(address);
  await page.getByRole('main').getByText(weekCost).first().waitFor();
  const [first = 0, ...later] = asked.toSorted((one, other) => one - other);
  let [waves, began] = [1, first];
  for (const at of later) if (at - began > lineMs * 0.75) [waves, began] = [waves + 1, at];
  return waves;
}
