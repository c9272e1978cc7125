import { prepareCampaign } from '#tests/campaigns.ts';
import { askAs } from '#tests/journeys/ask-as.ts';
import { findChromium } from '#tests/journeys/browser.ts';
import { connectFacebook } from '#tests/journeys/connect-facebook.ts';
import { join, newcomer } from '#tests/journeys/newcomer.ts';
import { clearGround, makeGround, startProduct } from '#tests/journeys/run-product.ts';
import { chromium, type Page } from '@playwright/test';
import { openMeasuring, type InteractionRow } from './interaction/interaction.ts';

/** Builds a campaign and turns between tabs on a computer four times slower than this one. */
export async function benchWizard(): Promise<InteractionRow[]> {
  const ground = await makeGround();
  const running = await startProduct(ground);
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const product = { url: at(ground.port), sandboxUrl: at(ground.sandboxPort), output: running.output };
  const browser = await chromium.launch({
    ...(await findChromium()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      baseURL: product.url,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      locale: 'en-GB',
    });
    await join(page, product, newcomer('Kari Nordmann'));
    await connectFacebook(page, product);
    const visitor = await askAs(page, product.url);
    const { id: draft } = await prepareCampaign(visitor);
    return await measureThem(page, draft);
  } finally {
    await browser.close();
    await running.stop();
    await clearGround(ground);
  }
}

async function measureThem(page: Page, draft: string) {
  const measured = await openMeasuring(page);
  const press = (key: string) => () => page.keyboard.press(key);
  const step = (number: number) => async () => {
    await page.goto(`/campaign/${draft}?step=${number}`);
    await page.getByRole('button', { name: 'Next' }).focus();
  };
  const rows: InteractionRow[] = [];
  for (const number of [1, 2, 3])
    rows.push(await measured(`on to step ${number + 1} of the wizard`, step(number), press('Enter')));
  rows.push(
    await measured(
      'open an ad in review',
      async () => {
        await page.goto(`/campaign/${draft}?step=5`);
        await page.getByRole('button', { name: 'Edit ad 1' }).focus();
      },
      press('Enter'),
    ),
    await measured(
      'another tab of the figures of calls',
      async () => {
        await page.goto('/dev/api-monitoring');
        await page.getByRole('tab').first().focus();
      },
      press('ArrowRight'),
    ),
  );
  return rows;
}
