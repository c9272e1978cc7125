import { join } from 'node:path';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { findFaults } from '#tests/axe.ts';
import { clearGround, makeGround, startProduct } from './run-product.ts';

/** The product as it is built, running as somebody would run it, on a data folder of its own. */
export interface Product {
  url: string;
  sandboxUrl: string;
  /** Everything it has printed so far. */
  output(): string;
}

interface Ground {
  /** What its operator has set, for journeys through what few have. */
  settings: Record<string, string>;
  product: Product;
}

interface Tools {
  /** What the pages of this journey printed as errors. It must be empty at the end: take out what the journey expects. */
  pageErrors: string[];
  /** Takes a picture of the page; `npm run pictures` takes it for the docs. */
  takePicture(page: Page, name: string): Promise<void>;
}

export const test = base.extend<Tools, Ground>({
  settings: [{}, { scope: 'worker', option: true }],

  product: [
    async ({ settings }, provide) => {
      const ground = await makeGround();
      const { output, stop } = await startProduct(ground, settings);
      const url = `http://${settings['HOST'] ?? '127.0.0.1'}:${ground.port}`;
      const sandboxUrl = `http://127.0.0.1:${ground.sandboxPort}`;
      await provide({ url, sandboxUrl, output });
      await stop();
      await clearGround(ground);
    },
    // However busy the machine is: a start that fails ends the product, and that ends the wait.
    { scope: 'worker', timeout: 0 },
  ],

  pageErrors: [
    async ({ context, product }, provide, testInfo) => {
      const errors: string[] = [];
      context.on('console', (message) => message.type() === 'error' && errors.push(inFull(message)));
      context.on('weberror', (thrown) => errors.push(String(thrown.error().stack ?? thrown.error())));
      await provide(errors);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('what the product printed', {
          body: product.output(),
          contentType: 'text/plain',
        });
        for (const page of context.pages())
          await testInfo.attach('where a page stood', {
            body: await placeOf(page),
            contentType: 'text/plain',
          });
      }
      expect(errors, 'a page printed an error').toEqual([]);
    },
    { auto: true },
  ],

  baseURL: async ({ product }, provide) => provide(product.url),

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
  takePicture: async ({}, provide, testInfo) => {
    await provide(async (page, name) => {
      const isForDocs = process.env.ADFJORD_PICTURES === '1';
      const path = isForDocs ? join('docs', 'pictures', `${name}.png`) : testInfo.outputPath(`${name}.png`);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.screenshot({ path, animations: 'disabled' });
    });
  },
});

/** Where somebody is, what has the keyboard, and what is announced: in the few signs a report shows of an attachment. */
async function placeOf(page: Page): Promise<string> {
  const seen = page.evaluate(() => {
    const told = [...document.querySelectorAll('h1, [role=status], [role=alert]')].map(
      (place) => place.textContent,
    );
    const { tagName, textContent, id } = document.activeElement ?? document.body;
    return [`${tagName}#${id} ${textContent.slice(0, 30)}`, ...told.filter(Boolean)].join(' | ');
  });
  const { pathname, search } = new URL(page.url(), 'http://nowhere');
  return `${pathname}${search} ${await seen.catch(String)}`;
}

/** What was printed, with what it is about where something could not be loaded. */
function inFull(message: ConsoleMessage): string {
  const text = message.text();
  const { url } = message.location();
  const [question] = /\/rpc\/[a-zA-Z/]+/.exec(url) ?? [];
  return [text, question ?? (text.startsWith('Failed to load') && url)].filter(Boolean).join(' ');
}

export { expect };

/** Fails with the name, the place and the reason of everything axe finds on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findFaults(page), `axe on ${page.url()}`).toEqual([]);
}
