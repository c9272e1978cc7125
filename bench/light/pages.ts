import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '#contract/people/people.ts';
import { clearGround, makeGround, startProduct } from '#tests/journeys/run-product.ts';
import { publicPages, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { askLighthouse } from './lighthouse.ts';

export interface PageScore {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  layoutShift: number;
}

/** The front page in every language, the others in English: they are written out alike. */
const paths = publicPages.flatMap((page, place) =>
  languages.slice(0, place === 0 ? undefined : 1).map((language) => publicPath(page, language)),
);

/** What Lighthouse says of the public pages, as on a phone; and what the front page's script weighs, packed. */
export async function benchPages(): Promise<{ scriptKb: number; rows: PageScore[] } | undefined> {
  const ground = await makeGround();
  const product = await startProduct(ground);
  try {
    const rows: PageScore[] = [];
    for (const path of paths) {
      const row = await score(path, `http://127.0.0.1:${ground.port}${path}`);
      if (!row) return undefined;
      rows.push(row);
    }
    const script = await readFile(join('build', 'web', 'client', 'public.js'));
    return { scriptKb: brotliCompressSync(script).length / 1024, rows };
  } finally {
    await product.stop();
    await clearGround(ground);
  }
}

async function score(path: string, address: string): Promise<PageScore | undefined> {
  const report = await askLighthouse(address);
  if (!report) return undefined;
  const { categories, audits } = report;
  const points = (name: keyof typeof categories) => Math.round(categories[name].score * 100);
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
