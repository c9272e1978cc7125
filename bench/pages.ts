import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '#contract/people/people.ts';
import { findChromium } from '#tests/journeys/browser.ts';
import { clearGround, makeGround, startProduct } from '#tests/journeys/run-product.ts';
import { publicPages, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { chromium } from '@playwright/test';

const lighthouse = 'lighthouse@13.5.0';
const run = promisify(execFile);

export interface PageScore {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  layoutShift: number;
}

/** What Lighthouse says of every public page, as on a phone; and what the front page's script weighs, packed. */
export async function benchPages(): Promise<{ scriptKb: number; rows: PageScore[] } | undefined> {
  const ground = await makeGround();
  const product = await startProduct(ground);
  const folder = await mkdtemp(join(tmpdir(), 'adfjord-lighthouse-'));
  try {
    const rows: PageScore[] = [];
    for (const path of publicPages.flatMap((page) =>
      languages.map((language) => publicPath(page, language)),
    )) {
      const row = await score(path, `http://127.0.0.1:${ground.port}${path}`, join(folder, 'report.json'));
      if (!row) return undefined;
      rows.push(row);
    }
    const script = await readFile(join('build', 'web', 'client', 'public.js'));
    return { scriptKb: brotliCompressSync(script).length / 1024, rows };
  } finally {
    await product.stop();
    await clearGround(ground);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lighthouse is fetched for this alone: without a way to the registry there are no scores. */
async function score(path: string, address: string, report: string): Promise<PageScore | undefined> {
  const { executablePath = chromium.executablePath(), env } = await findChromium();
  const args = ['--yes', lighthouse, address, '--quiet', '--output=json', `--output-path=${report}`];
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  try {
    await run('npx', [...args, flags], { env: { ...process.env, ...env, CHROME_PATH: executablePath } });
  } catch (error) {
    console.log(`Lighthouse did not run: ${String(error).slice(0, 300)}`);
    return undefined;
  }
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'));
  const points = (name: string) => Math.round(categories[name].score * 100);
  return {
    path,
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
  };
}
