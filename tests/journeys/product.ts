import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** The product as it is built, running as somebody would run it, on a data folder of its own. */
export interface Product {
  url: string;
  sandboxUrl: string;
  /** Everything it has printed so far. */
  output(): string;
}

interface Ground {
  product: Product;
}

interface Tools {
  /** What the pages of this journey printed as errors. It must be empty at the end: take out what the journey expects. */
  pageErrors: string[];
  /** Takes a picture of the page; with ADFJORD_PICTURES=1 it is one for the docs. */
  takePicture(page: Page, name: string): Promise<void>;
}

export const test = base.extend<Tools, Ground>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
    async ({}, provide) => {
      const { stop, ...product } = await startProduct();
      await provide(product);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  pageErrors: [
    async ({ context, product }, provide, testInfo) => {
      const errors: string[] = [];
      context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      context.on('weberror', (thrown) => errors.push(String(thrown.error().stack ?? thrown.error())));
      await provide(errors);
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('what the product printed', {
          body: product.output(),
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
      await page.screenshot({ path, animations: 'disabled' });
    });
  },
});

export { expect };

/** Fails with the name, the place and the reason of everything axe finds on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

async function startProduct(): Promise<Product & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adfjord-journey-'));
  const [port, sandboxPort] = await findFreePorts();
  const child = spawn(process.execPath, ['--enable-source-maps', join('build', 'server', 'main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (words: string) => {
        printed += words;
        if (printed.includes('Adfjord is ready at')) resolve();
      });
    }
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The product did not start.\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    output: () => printed,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One port for the product, and one for the sandbox whose neighbour takes its letters. */
async function findFreePorts(): Promise<[port: number, sandboxPort: number]> {
  const port = await takePort(0);
  for (;;) {
    const sandboxPort = await takePort(0);
    const isPairFree = await takePort(sandboxPort + 1).then(
      (neighbour) => neighbour !== port && sandboxPort !== port,
      () => false,
    );
    if (isPairFree) return [port, sandboxPort];
  }
}

function takePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      probe.close(() => resolve(port));
    });
  });
}
