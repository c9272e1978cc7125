import type { CDPSession, Page } from '@playwright/test';
import { ensureBuilt } from '../scripts/build.mjs';
import { openLivePage } from './live-page.ts';

const campaigns = 10_000;
const slowness = 4;
const times = 5;
const settledMs = 700;

interface TableRow {
  interaction: string;
  /** The longest the page could not answer, as the browser's own task list has it. */
  longestTaskMs: number;
  /** All its work together. */
  workMs: number;
}

/** Uses the live table of 10,000 campaigns on a computer four times slower than this one; the middle of five goes each. */
export async function benchTable(): Promise<TableRow[]> {
  if (!(await ensureBuilt())) throw new Error('It could not be built.');
  const { page, close } = await openLivePage(campaigns);
  const browser = await page.context().newCDPSession(page);
  // Time the page's own thread has worked, whatever else the computer does.
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await watchTasks(page);
  const find = page.getByPlaceholder('Find a campaign');
  const status = page.getByLabel('Status', { exact: true });
  const header = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').focus();
  const press = (key: string) => () => page.keyboard.press(key);
  const type = (text: string) => async () => {
    await find.fill(text);
    await find.focus();
  };
  const top = async () => {
    const frame = page.locator('section[tabindex="0"]');
    await frame.evaluate((element) => element.scrollTo(0, 0));
    await frame.focus();
  };
  const measured = (interaction: string, prepare: () => Promise<unknown>, run: () => Promise<unknown>) =>
    measureInteraction({ page, browser, interaction, prepare, run });

  const rows = [
    await measured('nothing at all', type(''), async () => {}),
    await measured('type the first letter into the filter', type(''), press('w')),
    await measured('type one more letter', type('w'), press('i')),
    await measured('clear the filter', type('w'), press('Backspace')),
    await measured('sort by spend', () => header('Spend'), press('Enter')),
    await measured('sort by name', () => header('Campaign'), press('Enter')),
    await measured('filter by status', () => status.focus(), press('ArrowDown')),
    await measured(
      'scroll by a page',
      () => page.locator('tbody').hover(),
      () => page.mouse.wheel(0, 600),
    ),
    await measured('scroll to the end', top, press('End')),
    await measured('open the choice of columns', () => openColumns(page), press('Enter')),
    await measured(
      'show or hide a column',
      () => page.getByRole('menuitemcheckbox', { name: 'Reach' }).focus(),
      press('Enter'),
    ),
  ];
  await close();
  return rows;
}

async function openColumns(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Columns' });
  if ((await button.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
  await button.focus();
}

interface Interaction {
  page: Page;
  browser: CDPSession;
  interaction: string;
  prepare: () => Promise<unknown>;
  run: () => Promise<unknown>;
}

async function measureInteraction({
  page,
  browser,
  interaction,
  prepare,
  run,
}: Interaction): Promise<TableRow> {
  const longest: number[] = [];
  const work: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await prepare();
    await page.waitForTimeout(settledMs);
    await page.evaluate(() => window.longTasks.splice(0));
    const before = await scriptTime(browser);
    await run();
    await page.waitForTimeout(settledMs);
    work.push((await scriptTime(browser)) - before);
    longest.push(Math.max(0, ...(await page.evaluate(() => window.longTasks))));
  }
  return { interaction, longestTaskMs: middle(longest), workMs: middle(work) };
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** The browser notes only tasks of 50 ms and more. */
function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

async function scriptTime(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
