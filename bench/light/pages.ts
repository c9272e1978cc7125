import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '#contract/people/people.ts';
import { clearGround, makeGround, startProduct } from '#tests/journeys/run-product.ts';
import { publicPages, publicPath } from '#web/features/public-pages/public-addresses.ts';
import type { Limit } from '../limits.ts';
import { notePace } from '../pace.ts';
import { askLighthouse } from './lighthouse.ts';

const mostGoes = 3;

interface PageScore {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  layoutShift: number;
}

const [frontPage, ...others] = publicPages;

/** Tells what Lighthouse says of the front page, in every language, and answers its paint and its least points beside their limits. */
export async function tellFrontPage(): Promise<Limit[]> {
  const rows = await tellScores(languages.map((language) => publicPath(frontPage!, language)));
  return [
    {
      // In seconds: the machine's pace is taken out already, and would widen what is told in ms once more.
      what: 'largest paint of the front page, s',
      measured: rows && Math.max(...rows.map(({ largestPaintMs }) => largestPaintMs / 1000)),
      toReach: 1,
      reached: 1.5,
    },
    ...pointsMissing('the front page', rows),
  ];
}

/** Tells what Lighthouse says of the other public pages, in English, since they are written out alike, and answers their least points. */
export async function tellPublicPages(): Promise<Limit[]> {
  return pointsMissing('other public pages', await tellScores(others.map((page) => publicPath(page, 'en'))));
}

async function tellScores(paths: string[]): Promise<PageScore[] | undefined> {
  const pages = await benchPages(paths);
  console.log(
    '\nPublic pages as Lighthouse sees them on a phone (limits: 100 of 100, performance 99; 15 KiB of script)\n',
  );
  if (pages)
    console.table(
      pages.rows.map(({ path, largestPaintMs, layoutShift, ...points }) => ({
        path,
        ...points,
        'largest paint, ms': Math.round(largestPaintMs),
        'layout shift': Number(layoutShift.toFixed(3)),
        'KiB of script': Number(pages.scriptKb.toFixed(1)),
      })),
    );
  return pages?.rows;
}

function pointsMissing(where: string, rows: PageScore[] | undefined): Limit[] {
  const worst = (of: (row: PageScore) => number) => rows && Math.max(...rows.map(of));
  return [
    {
      what: `${where}, missing points of accessibility, best practices or SEO`,
      measured: worst(
        ({ accessibility, bestPractices, seo }) => 100 - Math.min(accessibility, bestPractices, seo),
      ),
      toReach: 0,
    },
    {
      what: `${where}, missing points of performance`,
      measured: worst(({ performance }) => 100 - performance),
      toReach: 0,
      reached: 1,
    },
  ];
}

/** What Lighthouse says of these pages, as on a phone; and what their script weighs, packed. */
async function benchPages(paths: string[]): Promise<{ scriptKb: number; rows: PageScore[] } | undefined> {
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

/** The best of three goes, unless an earlier one lacks nothing: what else the machine does can only take points away. */
async function score(path: string, address: string): Promise<PageScore | undefined> {
  let best: PageScore | undefined;
  for (let go = 0; go < mostGoes && best?.performance !== 100; go += 1) {
    const row = await scoreOnce(path, address);
    if (!row) return best;
    if (!best || row.performance > best.performance) best = row;
  }
  return best;
}

async function scoreOnce(path: string, address: string): Promise<PageScore | undefined> {
  // Points fall faster than a machine slows down, so its pace is taken out before they are counted.
  const report = await askLighthouse(address, { pace: notePace() });
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
