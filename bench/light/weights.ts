import { findChromium } from '#tests/journeys/browser.ts';
import { weigh, weighLivePage, type Weight, weightLimits } from '#tests/journeys/page-weight.ts';
import { clearGround, makeGround, startProduct } from '#tests/journeys/run-product.ts';
import { chromium, type Page } from '@playwright/test';
import { visitProduct } from '../visit-product.ts';

type PageName = keyof typeof weightLimits;

interface WeightRow {
  page: PageName;
  weight: Weight;
  limit: Weight;
}

/** The script of the pages opened most at a first visit, weighed by a real browser, for somebody who has just joined. */
export async function benchWeights(): Promise<WeightRow[]> {
  const ground = await makeGround();
  const product = await startProduct(ground);
  const browser = await chromium.launch({
    ...(await findChromium()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const { url, open } = visitProduct(ground);
  const visitor = open();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const seen: Record<PageName, [address: string, is: (page: Page) => Promise<void>]> = {
      'sign-in': ['/auth', (at) => at.getByLabel(/^Password/).waitFor()],
      dashboard: [
        '/dashboard',
        (at) =>
          at
            .getByRole('button', { name: /Connect/ })
            .first()
            .waitFor(),
      ],
      'live page': ['/meta-ads', (at) => at.getByRole('main').getByRole('link').first().waitFor()],
      builder: ['/campaign/new', (at) => at.getByRole('textbox').first().waitFor()],
    };
    const rows: WeightRow[] = [];
    for (const name of Object.keys(seen) as PageName[]) {
      const [address, is] = seen[name];
      rows.push({
        page: name,
        weight: await (name === 'live page' ? weighLivePage : weigh)(page, `${url}${address}`, () =>
          is(page),
        ),
        limit: weightLimits[name],
      });
      if (name !== 'sign-in') continue;
      await visitor.join();
      await context.addCookies([...visitor.cookies].map(([key, value]) => ({ name: key, value, url })));
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
    await clearGround(ground);
  }
}
