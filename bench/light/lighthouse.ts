import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '#tests/journeys/browser.ts';
import { chromium } from '@playwright/test';

const lighthouse = 'lighthouse@13.5.0';
const run = promisify(execFile);
/** How many times slower than this computer its phone is. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const phoneSlowness = 4;

/** What a report is read for. https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<'largest-contentful-paint' | 'cumulative-layout-shift', { numericValue: number }>;
}

/**
 * A page as on Lighthouse's phone, however many times slower this computer is. It is fetched for this alone: without a way
 * to the registry there is no report.
 */
export async function askLighthouse(
  address: string,
  { headers = {}, pace = 1 }: { headers?: Record<string, string>; pace?: number } = {},
): Promise<Report | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'adfjord-lighthouse-'));
  const report = join(folder, 'report.json');
  const { executablePath = chromium.executablePath(), env } = await findChromium();
  const output = ['--output=json', `--output-path=${report}`, '--disable-full-page-screenshot'];
  const args = ['--yes', '--prefer-offline', lighthouse, address, '--quiet', ...output];
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const asked = [
    `--extra-headers=${JSON.stringify(headers)}`,
    `--throttling.cpuSlowdownMultiplier=${phoneSlowness / Math.max(1, pace)}`,
  ];
  try {
    await run('npx', [...args, flags, ...asked], {
      env: { ...process.env, ...env, CHROME_PATH: executablePath },
    });
    return JSON.parse(await readFile(report, 'utf8')) as Report;
  } catch (error) {
    console.log(`Lighthouse did not run: ${String(error).slice(0, 300)}`);
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
