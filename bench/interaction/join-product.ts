import { findChromium } from '#tests/journeys/browser.ts';
import { askAs } from '#tests/journeys/ask-as.ts';
import { connectFacebook } from '#tests/journeys/connect-facebook.ts';
import { join, newcomer } from '#tests/journeys/newcomer.ts';
import type { Product } from '#tests/journeys/product.ts';
import { clearGround, makeGround, startProduct } from '#tests/journeys/run-product.ts';
import type { Visitor } from '#tests/visitor.ts';
import { chromium, type Page } from '@playwright/test';
import { openMeasuring } from './interaction.ts';

export interface Joined {
  page: Page;
  /** What is done on that page. */
  measured: Awaited<ReturnType<typeof openMeasuring>>;
  product: Product;
  /** The same person, beside the page. */
  visitor: Pick<Visitor, 'ask' | 'fetch'>;
}

/** The built product in a real browser, for as long as somebody who has just joined and linked Facebook uses it. */
export async function joinProduct<Result>(run: (joined: Joined) => Promise<Result>): Promise<Result> {
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
    return await run({ page, measured: await openMeasuring(page), product, visitor });
  } finally {
    await browser.close();
    await running.stop();
    await clearGround(ground);
  }
}
